"""Local recoding along one order of all cells, and what its members share."""
