"""A job proposed from a table: its catalogue and counts say what each column may be, and why.

Only the owner knows what others know of a person, so the proposal is a start: each line of the job
file has its reason behind it, in counts, and nothing is published unchanged without a model that
measures it.
"""

from sqlanon.tools.init.proposal import propose

__all__ = ["propose"]
