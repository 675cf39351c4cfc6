"""W01: a column that stays as it is tells people apart."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, ClassVar

from typing_extensions import override

from sqlanon.common.wording import counted
from sqlanon.warnings.base import Finding, Seen, WarningKind, listed

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sqlanon.verify.known_columns import KnownColumn
    from sqlanon.warnings.base import ReleaseWarning


class InsensitiveIdentifies(WarningKind):
    """Whoever knows a published column beside the quasi-identifiers finds single rows."""

    code = "W01"
    name = "insensitive-identifies"
    meaning = (
        "More than 1 % of the rows become unique for a reader who knows this column as well as the "
        "quasi-identifiers; of a sensitive column, which nobody is presumed to know, more than 1 % "
        "are unique by its value alone. The privacy models say nothing of such a reader."
    )
    remedy = (
        "Drop the column, make it a quasi-identifier, publish it coarser from a view, or accept "
        "the warning with the reason why nobody can know it of a person."
    )
    most: ClassVar[Fraction] = Fraction(1, 100)

    @classmethod
    @override
    def found(cls, seen: Seen) -> Iterator[Finding]:
        for column in seen.columns:
            role = seen.role(column.name)
            by_it = column.alone if role == "sensitive" else column.unique - seen.sizes.unique
            if role != "identifier" and by_it > cls.most * column.rows:
                yield _finding(column)

    @classmethod
    @override
    def together(cls, found: Sequence[ReleaseWarning]) -> str:
        columns = listed(found, "unique", lambda seen: f"{seen['unique']:.2%}")
        return (
            f"{len(found)} columns make rows unique, each for who knows it as well as the "
            f"quasi-identifiers: {columns}"
        )


def _finding(column: KnownColumn) -> Finding:
    unique, alone = column.unique / column.rows, column.alone / column.rows
    return Finding(
        column.name,
        f"{unique:.2%} of the rows are unique if {column.name} is known as well as the "
        f"quasi-identifiers, {alone:.2%} by {column.name} alone "
        f"({counted(column.values, 'value')})",
        {"unique": unique, "unique_alone": alone, "values": column.values},
    )
