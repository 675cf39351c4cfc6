"""Algorithms that partition the space of the quasi-identifiers."""
