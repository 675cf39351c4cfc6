"""Generalization hierarchies: sources, builders, validation and storage."""
