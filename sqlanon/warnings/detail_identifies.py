"""W12: a column of a detail table tells persons apart."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, ClassVar

from typing_extensions import override

from sqlanon.common.wording import counted
from sqlanon.warnings.base import Finding, Seen, WarningKind

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sqlanon.warnings.base import DetailItems


class DetailIdentifies(WarningKind):
    """Whoever knows one value of a person's detail rows finds the person."""

    code = "W12"
    name = "detail-identifies"
    meaning = (
        "More than 1 % of the persons have a value in this column of a detail table that nobody "
        "else of their class has; of a sensitive column, that nobody else has at all; of those "
        "that are km_anonymous, a combination of as many rows as m. Who knows it and the "
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
            if not detail.persons:
                continue
            items = detail.items
            generalized = () if items is None else items.columns
            if items is not None and items.unique / detail.persons > cls.most:
                yield _of_items(detail.source, items, items.unique / detail.persons)
            for column in detail.columns:
                if column.name in generalized:
                    continue
                where, unique = f"{detail.source}.{column.name}", column.unique / detail.persons
                alone = column.alone / detail.persons
                if (alone if column.name in detail.sensitive else unique) > cls.most:
                    yield Finding(
                        where,
                        f"{unique:.2%} of the persons are found by one value of {where} and the "
                        f"quasi-identifiers, {alone:.2%} by one value of it alone",
                        {"unique": unique, "unique_alone": alone},
                    )


def _of_items(source: str, items: DetailItems, unique: float) -> Finding:
    """What columns that are generalized together tell of so large a share of the persons."""
    where = f"{source}.{', '.join(items.columns)}"
    known = (
        f"{counted(items.m, 'value')} of {where}"
        if len(items.columns) == 1
        else f"what {counted(items.m, 'row')} of theirs show in {where},"
    )
    return Finding(
        where,
        f"{unique:.2%} of the persons are found by {known} and the quasi-identifiers, though "
        f"{items.k} persons or more have the same",
        {"unique": unique},
    )
