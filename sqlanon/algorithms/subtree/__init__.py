"""Algorithms that choose a cut through each hierarchy."""
