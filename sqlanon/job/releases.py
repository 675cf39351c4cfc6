"""Moments, and words for what is done with releases that came before."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated, Literal, TypeAlias

from pydantic import AfterValidator, BeforeValidator

from sqlanon.errors import JobError

_MUST_BE = "must be a moment, as in 2026-01-31 or 2026-01-31T22:00:00Z"

Guard: TypeAlias = Literal["refuse", "warn", "off"]
"""What is done where releases together fall short; off: nothing is measured."""


def moment(said: str | datetime, where: str) -> datetime:
    """A moment that somebody says elsewhere than in a job, in UTC.

    Args:
        said: It, as a job has it.
        where: What says it.

    Raises:
        JobError: it is none.
    """
    try:
        found = _moment(said)
        if isinstance(found, datetime):
            return _in_utc(found)
    except ValueError:
        pass
    raise JobError(f"{where}: {_MUST_BE}")


def _moment(value: object) -> object:
    """A moment as a job file has it: text in the form of ISO 8601."""
    if not isinstance(value, str):
        return value
    try:
        return datetime.fromisoformat(value)
    except ValueError as error:
        raise ValueError(_MUST_BE) from error


def _in_utc(value: datetime) -> datetime:
    """A moment without a zone is one of UTC."""
    try:
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)
    except OverflowError as error:  # the first or the last day of all
        raise ValueError(_MUST_BE) from error


Moment: TypeAlias = Annotated[datetime, BeforeValidator(_moment), AfterValidator(_in_utc)]
"""A moment of a job, in UTC."""
