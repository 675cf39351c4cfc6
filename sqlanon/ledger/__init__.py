"""The ledger and what stands beside it: attempts, history, names, recovery, cleanup."""
