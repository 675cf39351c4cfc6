"""Reports of a run, a plan or a check, as data and as text."""
