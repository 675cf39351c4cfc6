"""W12: a column of a detail table tells persons apart."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, ClassVar

from typing_extensions import override

from sqlanon.warnings.base import Finding, Seen, WarningKind
from sqlanon.wording import counted

if TYPE_CHECKING:
    from collections.abc import Iterator


class DetailIdentifies(WarningKind):
    """Whoever knows one value of a person's detail rows finds the person."""

    code = "W12"
    name = "detail-identifies"
    meaning = (
        "More than 1 % of the persons have a value in this column of a detail table that nobody "
        "else of their class has; of a sensitive column, that nobody else has at all; of one that "
        "is km_anonymous, a combination of as many values as m. Who knows it and the "
        "quasi-identifiers finds the person, and with her number all her other rows, in every "
        "table of the release. The privacy models say nothing of such a reader."
    )
    remedy = (
        "Drop the column, publish it coarser from a view, or accept the warning with the reason "
        "why nobody can know it of a person."
    )
    most: ClassVar[Fraction] = Fraction(1, 100)

    @classmethod
    @override
    def found(cls, seen: Seen) -> Iterator[Finding]:
        for detail in seen.details:
            items = detail.items
            for column in detail.columns if detail.persons else ():
                where, unique = f"{detail.source}.{column.name}", column.unique / detail.persons
                if items is not None and items.column == column.name:
                    unique = items.unique / detail.persons
                    if unique > cls.most:
                        yield Finding(
                            where,
                            f"{unique:.2%} of the persons are found by {counted(items.m, 'value')} "
                            f"of {where} and the quasi-identifiers, though {items.k} persons or "
                            "more have the same",
                            {"unique": unique},
                        )
                    continue
                alone = column.alone / detail.persons
                if (alone if column.name in detail.sensitive else unique) > cls.most:
                    yield Finding(
                        where,
                        f"{unique:.2%} of the persons are found by one value of {where} and the "
                        f"quasi-identifiers, {alone:.2%} by one value of it alone",
                        {"unique": unique, "unique_alone": alone},
                    )
