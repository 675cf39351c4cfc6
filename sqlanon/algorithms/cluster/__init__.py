"""Greedy clustering of cells, in blocks that advance together, and what its members share."""
