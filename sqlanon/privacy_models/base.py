"""What every privacy model is to the rest of the house."""

from __future__ import annotations

from typing import ClassVar

from sqlanon.parameters import Parameters


class PrivacyModel(Parameters):
    """A condition that every equivalence class of the release must satisfy.

    An instance holds the thresholds that a job asks for. The class attributes say what a search
    may assume of it (SPEC.md, B0).

    Attributes:
        name: The key of the model in a job file.
        reference: The paper, and the section, that defines it.
    """

    name: ClassVar[str]
    reference: ClassVar[str]

    @property
    def minimal_class_size(self) -> int:
        """Rows that a class needs at the least, whatever else the model asks."""
        return 1
