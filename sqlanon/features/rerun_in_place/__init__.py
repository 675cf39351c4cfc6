"""Anonymizing again a table that is anonymous already and to which rows were added."""
