"""Local recoding along one order of all cells, and common code of its algorithms."""
