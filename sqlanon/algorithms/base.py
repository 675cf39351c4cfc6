"""What every algorithm is to the rest of the house."""

from __future__ import annotations

from typing import ClassVar

from sqlanon.parameters import Parameters


class Algorithm(Parameters):
    """A way to find a Recoding; an instance holds the options that a job gives.

    Attributes:
        name: The key of the algorithm in a job file.
        reference: The paper, and the section, that defines it.
    """

    name: ClassVar[str]
    reference: ClassVar[str]
