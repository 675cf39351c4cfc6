"""Rows that never were, and what a release would show of them: for readers who see no row.

They are made of labels that the release publishes and of what the job says of hierarchies. No row
of the source is read for them, so that they tell no more than the release does. Values of a
hierarchy are of its domain: only readers who may see the source have them.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import date, timedelta
from decimal import ROUND_FLOOR, Decimal
from typing import TYPE_CHECKING

from sqlanon.job.rules import hierarchy_of
from sqlanon.source.hierarchies.specification import (
    Cuts,
    Dates,
    EqualFrequency,
    Flat,
    Intervals,
    Mask,
    declared_rows,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sqlanon.job.job import Job
    from sqlanon.source.hierarchies.specification import HierarchySpecification
    from sqlanon.sql.dialects import Kind
    from sqlanon.verify.release import Examples

MOST = 3
"""Rows that are shown."""


@dataclass(frozen=True, slots=True)
class InventedRow:
    """A row that nobody has, before and after.

    Attributes:
        before: A value of each quasi-identifier; None where none can be chosen.
        after: What a class of the release shows for it; None for NULL.
    """

    before: dict[str, str | None]
    after: dict[str, str | None]


def invent_rows(
    job: Job, examples: Examples | None, kinds: Mapping[str, Kind]
) -> tuple[InventedRow, ...]:
    """Return a row for each of the largest classes that generalize one of their values.

    Args:
        job: What was to be done.
        examples: Classes of the release; None where none can be shown.
        kinds: Of what kind the values of each quasi-identifier are.
    """
    if examples is None:
        return ()
    made = []
    hierarchies = {name: hierarchy_of(job, name) for name in examples.columns}
    for one in examples.rows:
        after = dict(zip(examples.columns, one.labels, strict=True))
        before = {
            name: None
            if label is None or job.quasi_identifiers[name].output != "interval"
            else value_of(label, hierarchies[name], kinds[name])
            for name, label in after.items()
        }
        if any(value not in {None, after[name]} for name, value in before.items()):
            made.append(InventedRow(before, after))
    return tuple(made[:MOST])


def value_of(label: str, hierarchy: HierarchySpecification | None, kind: Kind) -> str | None:
    """Return a value that has a label; None where the label and the job do not tell one.

    Args:
        label: What is published; a value that is published as it is stands for itself.
        hierarchy: How the column generalizes; None for ranges and sets.
        kind: Of what kind its values are.
    """
    rows = None if hierarchy is None else declared_rows(hierarchy)
    if rows is not None:
        return next((row[0] for row in rows if label in row), None)
    match hierarchy:
        case Mask(mask=mask) if mask.steps is not None:
            shown = label.replace(mask.character, "")
            return label.replace(mask.character, "0") if shown.isdigit() else None
        case None | Intervals() | Cuts() | EqualFrequency() if kind.numeric:
            return _number(label)
        case None | Dates() | EqualFrequency() if kind.dated:
            return _day(label)
        case None | Flat() if not label.startswith("{") and ".." not in label and label != "*":
            return label
    return None


# -- numbers ---------------------------------------------------------------------------------------

_NUMBER = r"-?\d{1,38}(?:\.\d{1,38})?"
_RANGE = re.compile(rf"\[({_NUMBER})(?:-|\.\.)({_NUMBER})[\])]")
_END = re.compile(rf"(<|>=)({_NUMBER})")


def _number(label: str) -> str | None:
    """The middle of a range, a number beside the end of an open one, or the number itself."""
    if (ends := _RANGE.fullmatch(label)) is not None:
        low, high = Decimal(ends[1]), Decimal(ends[2])
        finer = min(_places(low), _places(high))
        return f"{((low + high) / 2).quantize(Decimal(1).scaleb(finer), ROUND_FLOOR):f}"
    if (end := _END.fullmatch(label)) is not None:
        number = Decimal(end[2])
        return f"{number - 1 if end[1] == '<' else number:f}"
    return label if re.fullmatch(_NUMBER, label) else None


def _places(number: Decimal) -> int:
    """The exponent of the last digit."""
    exponent = number.as_tuple().exponent
    return exponent if isinstance(exponent, int) else 0


# -- dates -----------------------------------------------------------------------------------------

_SPAN = re.compile(r"\[(.+)\.\.(.+)\]")
_UNIT = re.compile(r"(\d{4})(s|-Q[1-4]|-\d\d(?:-\d\d)?)?(?:[ T].*)?")


def _day(label: str) -> str | None:
    """The middle day of a part of the calendar, or of a range of them."""
    span = _SPAN.fullmatch(label)
    parts = [_days(one) for one in ((label,) if span is None else (span[1], span[2]))]
    known = [one for one in parts if one is not None]
    if len(known) < len(parts):
        return None
    first, last = known[0][0], known[-1][1]
    return (first + timedelta(days=(last - first).days // 2)).isoformat()


def _days(label: str) -> tuple[date, date] | None:
    """The first and the last day of `2020s`, `2020`, `2020-Q1`, `2020-03` or a day."""
    found = _UNIT.fullmatch(label)
    if found is None:
        return None
    year, part = int(found[1]), found[2] or ""
    try:
        if part.startswith("-Q"):
            months = 3 * int(part[2]) - 2, 3
        elif part.count("-") == 1:
            months = int(part[1:]), 1
        elif part.count("-") > 1:
            day = date.fromisoformat(f"{year:04d}{part}")
            return day, day
        else:
            months = 1, 120 if part == "s" else 12
        first = date(year, months[0], 1)
        behind = year * 12 + months[0] - 1 + months[1]
        return first, date(behind // 12, behind % 12 + 1, 1) - timedelta(days=1)
    except ValueError:
        return None
