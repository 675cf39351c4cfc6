"""A job as reports show it: as it was written, without secrets and without values of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlanon.job.urls import HIDDEN, VARIABLE, as_written

if TYPE_CHECKING:
    from collections.abc import Mapping

_NAMED = {"columns", "levels", "groups"}
"""Mappings whose keys are names of columns, not options."""
_VALUES = {"taxonomy", "rows", "value"}
"""Options that list values of the table."""


def shown(said: Mapping[str, Any]) -> dict[str, Any]:
    """What a job says, for others to read.

    Variables of the environment stay as `${NAME}`. Keys of hashes, passwords and values of the
    table that the job lists are `***`.

    Args:
        said: The job as plain data, its variables not replaced.
    """
    told = _options(said)
    if "connection" in told:
        told["connection"] = as_written(str(told["connection"]))
    return told


def _options(said: Mapping[str, Any]) -> dict[str, Any]:
    return {key: _option(key, value) for key, value in said.items()}


def _option(key: str, value: object) -> object:
    match value:
        case _ if key in _VALUES:
            return HIDDEN
        case list() if key == "order":
            return HIDDEN
        case str() if key == "key":
            return value if VARIABLE.fullmatch(value) else HIDDEN
        case dict() if key == "target":  # whose key is a column
            return {**_options(value), **{n: v for n, v in value.items() if n == "key"}}
        case dict() if key in _NAMED:
            return {name: _plain(one) for name, one in value.items()}
    return _plain(value)


def _plain(value: object) -> object:
    match value:
        case dict():
            return _options(value)
        case list():
            return [_plain(one) for one in value]
    return value
