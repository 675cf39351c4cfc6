"""Algorithms that recode single cells."""
