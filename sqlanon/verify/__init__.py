"""Measures what was written, with SQL of its own."""
