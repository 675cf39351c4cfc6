"""Refinement of the classes of any algorithm, and the losses that it scores."""
