"""Algorithms that choose one level per attribute, and the counting of lattice nodes."""
