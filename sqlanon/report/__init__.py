"""What a run, a plan or a check reports, as data and as text."""
