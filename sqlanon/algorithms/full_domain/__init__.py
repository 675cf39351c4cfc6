"""Algorithms that choose one level per attribute, and how they count lattice nodes."""
