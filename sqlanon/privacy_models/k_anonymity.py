"""k-anonymity: every equivalence class holds at least k rows."""

from __future__ import annotations

from typing import ClassVar

from pydantic import Field

from sqlanon.privacy_models.base import PrivacyModel


class KAnonymity(PrivacyModel):
    """Every combination of quasi-identifier values in the release is shared by at least k rows.

    NULL is a value like any other: a row with NULL is in a class with rows that have NULL in the
    same place, and only with those (SPEC.md C1).

    Attributes:
        k: Smallest number of rows allowed in an equivalence class, 1 or more.
    """

    name: ClassVar[str] = "k_anonymity"
    reference: ClassVar[str] = (
        "P. Samarati, Protecting Respondents' Identities in Microdata Release, TKDE 2001, "
        "section 2; L. Sweeney, k-Anonymity, IJUFKS 2002, definition 3"
    )

    k: int = Field(ge=1, description="smallest number of rows allowed in an equivalence class")

    @property
    def minimal_class_size(self) -> int:
        """K: a smaller class violates the model by definition."""
        return self.k
