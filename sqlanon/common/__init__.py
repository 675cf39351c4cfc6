"""Helpers for all packages: options of jobs, wording of counts, logs, and output files."""
