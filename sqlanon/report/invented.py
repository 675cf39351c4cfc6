"""Invented rows, and their form in a release: for readers who see no row.

They are made of published labels and of the rules of the job. No row of the source is read for
them, so they disclose no more than the release. No value of the table is among them: labels that
are values or end in values are left out, and for a group of listed values only their number is
shown.
"""

from __future__ import annotations

import re
from datetime import date, timedelta
from decimal import ROUND_FLOOR, Decimal
from typing import TYPE_CHECKING

from sqlanon.job.rules import hierarchy_of
from sqlanon.report.data import InventedCell
from sqlanon.source.hierarchies.specification import (
    Cuts,
    Dates,
    Intervals,
    Mask,
    read_declared_rows,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sqlanon.job.columns import Quasi
    from sqlanon.job.job import Job
    from sqlanon.source.hierarchies.specification import HierarchySpecification
    from sqlanon.sql.dialects import Kind
    from sqlanon.verify.release import Examples

MOST = 3
"""Rows that are shown."""
_ROOT = "*"


def invent_rows(
    job: Job, examples: Examples, kinds: Mapping[str, Kind]
) -> tuple[dict[str, InventedCell], ...]:
    """Return a row, by column, for each of the largest classes of which a label can be shown.

    Args:
        examples: Classes of the release.
    """
    names = [job.quasi_by_release_column[shown] for shown in examples.columns]
    hierarchies = {name: hierarchy_of(job, name) for name in names}
    made = []
    for one in examples.rows:
        labels = zip(names, one.labels, strict=True)
        row = {
            name: cell_of(label, job.quasi_identifiers[name], hierarchies[name], kinds[name])
            for name, label in labels
        }
        if any(cell.value is not None or cell.of is not None for cell in row.values()):
            made.append(row)
    return tuple(made[:MOST])


def cell_of(
    label: str | None, said: Quasi, hierarchy: HierarchySpecification | None, kind: Kind
) -> InventedCell:
    """Return what can be shown of a label.

    Args:
        label: The published label; None for NULL.
        hierarchy: Its hierarchy; None for ranges and sets.
    """
    if label is None or said.output != "interval":
        return InventedCell()
    if label == _ROOT:
        return InventedCell(label=label)
    rows = None if hierarchy is None else read_declared_rows(hierarchy)
    if rows is not None:
        leaves = {row[0] for row in rows if label in row[1:]}
        is_group = leaves and label not in {row[0] for row in rows}
        return InventedCell(of=len(leaves), label=label) if is_group else InventedCell()
    value: str | None = None
    match hierarchy:
        case Mask(mask=mask) if (
            mask.steps is not None
            and mask.character in label
            and not mask.character.isalnum()  # which may be of the value itself
        ):
            shown = label.replace(mask.character, "")
            value = label.replace(mask.character, "0") if shown.isdigit() else None
        case Intervals() | Cuts() if kind.numeric:
            value = _number(label)
        case Dates() if kind.has_date:
            value = _day(label)
        case None if said.range is not None:  # else its ends are values
            value = _number(label) if kind.numeric else _day(label)
    return InventedCell() if value is None else InventedCell(value, label=label)


# -- numbers ---------------------------------------------------------------------------------------

_NUMBER = r"-?\d{1,38}(?:\.\d{1,38})?"
_RANGE = re.compile(rf"\[({_NUMBER})(?:-|\.\.)({_NUMBER})[\])]")
_END = re.compile(rf"(<|>=)({_NUMBER})")


def _number(label: str) -> str | None:
    """The middle of a range, or a number beside the end of an open one; None of a number."""
    if (ends := _RANGE.fullmatch(label)) is not None:
        low, high = Decimal(ends[1]), Decimal(ends[2])
        if low == high:  # the label has one value, which rows have
            return None
        finer = Decimal(1).scaleb(min(_exponent(low), _exponent(high)))
        return f"{((low + high) / 2).quantize(finer, ROUND_FLOOR):f}"
    if (end := _END.fullmatch(label)) is not None:
        number = Decimal(end[2])
        return f"{number - 1 if end[1] == '<' else number:f}"
    return None


def _exponent(number: Decimal) -> int:
    """The exponent of the last digit."""
    exponent = number.as_tuple().exponent
    return exponent if isinstance(exponent, int) else 0


# -- dates -----------------------------------------------------------------------------------------

_SPAN = re.compile(r"\[(\S+)\.\.(\S+)\]")
_UNIT = re.compile(r"(\d{4})(s|-Q[1-4]|-\d\d)?")


def _day(label: str) -> str | None:
    """The middle day of a month or a longer part of the calendar, or of a range of them."""
    span = _SPAN.fullmatch(label)
    parts = [_days(one) for one in ((label,) if span is None else (span[1], span[2]))]
    known = [one for one in parts if one is not None]
    if len(known) < len(parts):
        return None
    first, last = known[0][0], known[-1][1]
    return (first + timedelta(days=(last - first).days // 2)).isoformat()


def _days(label: str) -> tuple[date, date] | None:
    """The first and the last day of `2020s`, `2020`, `2020-Q1` or `2020-03`; None of a day."""
    found = _UNIT.fullmatch(label)
    if found is None:
        return None
    year, part = int(found[1]), found[2] or ""
    if part.startswith("-Q"):
        month, months = 3 * int(part[2]) - 2, 3
    elif part.startswith("-"):
        month, months = int(part[1:]), 1
    else:
        month, months = 1, 120 if part else 12
    behind = year * 12 + month - 1 + months
    try:
        first = date(year, month, 1)
        return first, date(behind // 12, behind % 12 + 1, 1) - timedelta(days=1)
    except ValueError:
        return None
