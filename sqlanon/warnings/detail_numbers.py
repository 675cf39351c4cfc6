"""W13: the number of detail rows tells persons apart."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, ClassVar

from typing_extensions import override

from sqlanon.warnings.base import Finding, Seen, WarningKind

if TYPE_CHECKING:
    from collections.abc import Iterator


class DetailNumbers(WarningKind):
    """Whoever knows how many rows a person has in a detail table finds the person."""

    code = "W13"
    name = "detail-numbers"
    meaning = (
        "More than 1 % of the persons have as many rows in a detail table as nobody else of their "
        "class. The number of a person's rows is published with them, whatever becomes of their "
        "columns: who knows it and the quasi-identifiers finds the person."
    )
    remedy = (
        "Publish the same number of rows of each person from a view, or a number of rows in steps "
        "as a quasi-identifier of the person instead of the table (`aggregates`); or accept the "
        "warning with the reason why nobody can know it."
    )
    most: ClassVar[Fraction] = Fraction(1, 100)

    @classmethod
    @override
    def found(cls, seen: Seen) -> Iterator[Finding]:
        for detail in seen.details:
            if detail.unique > cls.most * detail.persons:
                unique = detail.unique / detail.persons
                yield Finding(
                    detail.source,
                    f"{unique:.2%} of the persons are the only ones of their class with as many "
                    f"rows in {detail.source}; {detail.few:,} of {detail.persons:,} have as many "
                    f"as fewer than {detail.k} persons of the whole release",
                    {"unique": unique, "few": detail.few, "persons": detail.persons},
                )
