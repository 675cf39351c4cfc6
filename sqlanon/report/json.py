"""A report for programs: plain data, ready for JSON."""

from __future__ import annotations

import math
from dataclasses import fields, is_dataclass
from datetime import datetime
from typing import Any, cast

from sqlanon.report.data import RecodingSummary, RiskChange
from sqlanon.report.loss import ColumnLosses
from sqlanon.sql.statement import Script
from sqlanon.verify.measure import ModelResult


def as_plain(schema: str, told: object) -> dict[str, Any]:
    """The fields of a report as plain data, under the name of their schema."""
    return {"schema": schema, **plain(told)}


def plain(value: object) -> Any:  # noqa: ANN401 - whatever JSON knows
    """A value as plain data; JSON has no infinity and no time, so they are texts.

    What does not apply is left out: levels where none were chosen, the risk of persons where rows
    are counted, what a model does not have, and its violating classes and rows where it holds.
    """
    match value:
        case float() if math.isinf(value):
            return "Infinity"
        case Script():
            return value.text()
        case datetime():
            return value.isoformat(timespec="seconds")
        case list() | tuple():
            return [plain(one) for one in value]
        case dict():
            return {key: plain(one) for key, one in value.items()}
    return _record(value) if is_dataclass(value) else value


def _record(value: object) -> dict[str, Any]:
    made = {one.name: plain(getattr(value, one.name)) for one in fields(cast("Any", value))}
    empty: set[str] = set()
    match value:
        case ColumnLosses():
            made = {**made.pop("values"), **made}
        case RecodingSummary(levels=None):
            empty = {"levels"}
        case RiskChange(persons=None):
            empty = {"persons"}
        case ModelResult(holds=holds, untold=untold):
            empty = {key for key in ("column", "variant", "reference") if made[key] is None}
            empty |= {"violating_classes", "violating_rows"} if holds else set()
            empty |= set() if untold else {"untold"}
    return {key: one for key, one in made.items() if key not in empty}
