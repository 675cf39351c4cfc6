"""W04: suppression is at its limit."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, ClassVar

from typing_extensions import override

from sqlanon.common.wording import counted
from sqlanon.warnings.base import Finding, Seen, WarningKind

if TYPE_CHECKING:
    from collections.abc import Iterator


class SuppressionUsedUp(WarningKind):
    """Nearly as many rows are suppressed as the job allows."""

    code = "W04"
    name = "suppression-used-up"
    meaning = (
        "At least 95 % of the rows that `max_suppression` allows are suppressed. Who is rare is "
        "missing, and with slightly other data the same job generalizes more, or finds no release."
    )
    remedy = (
        "Look at `sqlanon plan`, which compares other answers; raise the limit, generalize more, "
        "or drop the quasi-identifier that makes rows rare."
    )
    least: ClassVar[Fraction] = Fraction(95, 100)

    @classmethod
    @override
    def found(cls, seen: Seen) -> Iterator[Finding]:
        limit = 0 if seen.job is None else seen.job.suppression_limit(seen.source_rows or 0)
        if limit and seen.suppressed >= cls.least * limit:
            yield Finding(
                None,
                f"{counted(seen.suppressed, 'row is', 'rows are')} suppressed, and the job "
                f"allows {limit:,}",
                {"suppressed": seen.suppressed, "limit": limit},
            )
