"""Refinement of classes that there are, whichever algorithm made them, and what it scores."""
