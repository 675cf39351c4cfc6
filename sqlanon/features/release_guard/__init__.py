"""Compares a release with those of its source before it (complementary release attack)."""
