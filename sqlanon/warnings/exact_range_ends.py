"""W05: the ends of published ranges are values of single persons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from typing_extensions import override

from sqlanon.common.wording import counted
from sqlanon.source.hierarchies.specification import EqualFrequency
from sqlanon.warnings.base import Finding, Seen, WarningKind, listed

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from sqlanon.job.job import Job
    from sqlanon.source.inspection import Column
    from sqlanon.warnings.base import ReleaseWarning

_TOLD = {
    "interval": "as a range whose ends are values of rows",
    "lower": "as the least of their values, which is that of rows",
    "upper": "as the greatest of their values, which is that of rows",
}
"""What is published of the ends, by the column's output."""


class ExactRangeEnds(WarningKind):
    """A number or a date is published as the range from the least to the greatest that occurs."""

    code = "W05"
    name = "exact-range-ends"
    meaning = (
        "Without a hierarchy a class publishes the range of its own values, as `[26-28]`, and "
        "groups of equal frequency do too; `output: lower` or `upper` publishes one end of it. The "
        "ends are exact values of somebody in the class: the oldest, the richest, the first."
    )
    remedy = (
        "Widen the ranges to whole steps, `range: {step: 10}` or `{step: month}`, or let them end "
        "at cuts, `range: cut` (numbers, `mondrian`), or give the column a hierarchy whose bounds "
        "do not come from the data: `intervals`, `cuts`, `dates`."
    )

    @classmethod
    @override
    def found(cls, seen: Seen) -> Iterator[Finding]:
        for name, classes in seen.generalized.items():
            if classes and seen.job and _ranged(seen.job, seen.source.column(name)):
                output = seen.job.quasi_identifiers[name].output
                yield Finding(
                    name,
                    f"{counted(classes, 'class publishes', 'classes publish')} {name} "
                    f"{_TOLD[output]}",
                    {"classes": classes},
                )

    @classmethod
    @override
    def together(cls, found: Sequence[ReleaseWarning]) -> str:
        def classes(seen: Mapping[str, float]) -> str:
            return counted(int(seen["classes"]), "class", "classes")

        return (
            f"{len(found)} columns are published with ends of ranges that are values of rows: "
            f"{listed(found, 'classes', classes)}"
        )


def _ranged(job: Job, column: Column) -> bool:
    said = job.quasi_identifiers[column.name]
    if said.hierarchy is not None:
        return isinstance(said.hierarchy, EqualFrequency)
    if said.range is not None:
        return False
    by_value = column.kind.ordered and said.ranged_over(column)
    return by_value and said.output in _TOLD and not job.algorithm.needs_hierarchies
