"""W20: a quasi-identifier without a hierarchy has nearly a value of its own in each row."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, ClassVar

from typing_extensions import override

from sqlanon.common.wording import counted
from sqlanon.warnings.base import Finding, Seen, WarningKind, listed

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sqlanon.warnings.base import ReleaseWarning


class NearlyDistinct(WarningKind):
    """Nine of ten rows with a value have one that differs from all others."""

    code = "W20"
    name = "nearly-distinct"
    meaning = (
        "At least 90 % of the rows with a value of this quasi-identifier have a different one, and "
        "it has neither a hierarchy nor ranges: its values say which row is whose, as names and "
        "numbers of persons do, and classes can only list them or leave nothing of them."
    )
    remedy = (
        "Say `role: identifier`, which leaves the column out, give it a hierarchy (`mask`, a "
        "table), or accept the warning where the values name nobody."
    )
    of_source = True
    least: ClassVar[Fraction] = Fraction(9, 10)
    fewest: ClassVar[int] = 10

    @classmethod
    @override
    def found(cls, seen: Seen) -> Iterator[Finding]:
        """Of fewer than ten values nothing is said: any few rows may differ."""
        asked = {} if seen.job is None else seen.job.quasi_identifiers
        for one in seen.named:
            distinct = one.values >= cls.fewest and one.values >= cls.least * one.filled
            if distinct and asked[one.name].hierarchy is None:
                yield Finding(
                    one.name,
                    f"{one.name} has {counted(one.values, 'value')} in "
                    f"{counted(one.filled, 'row')}, and no hierarchy",
                    {"values": one.values, "rows": one.filled},
                )

    @classmethod
    @override
    def together(cls, found: Sequence[ReleaseWarning]) -> str:
        columns = listed(found, "values", lambda seen: counted(int(seen["values"]), "value"))
        return f"{len(found)} columns without a hierarchy have nearly a value per row: {columns}"
