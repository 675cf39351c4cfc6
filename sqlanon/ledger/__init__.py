"""The ledger and related records: attempts, history, names, recovery, cleanup."""
