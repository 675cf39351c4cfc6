"""Quasi-identifiers stay as they are, and groups link them to sensitive values in another table."""
