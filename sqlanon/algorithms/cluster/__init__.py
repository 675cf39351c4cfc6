"""Greedy clustering of cells in blocks that advance together, and common code."""
