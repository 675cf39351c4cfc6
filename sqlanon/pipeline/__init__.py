"""The steps of a run, a plan and a check, each a value and the function that makes it."""
