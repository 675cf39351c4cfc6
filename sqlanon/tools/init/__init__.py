"""A job proposed from a table: its catalogue and counts say what each column may be, and why.

Nobody but the owner knows what others know of a person, so what is proposed is a start: each line
of the job file has its reason behind it, in counts, and nothing is published as it is without a
model that looks at it.
"""

from sqlanon.tools.init.proposing import propose

__all__ = ["propose"]
