"""Settings about earlier releases: actions, moments and durations."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta
from typing import Annotated, Literal, TypeAlias

from pydantic import AfterValidator, BeforeValidator, Field

from sqlanon.errors import JobError

_MUST_BE = "must be a moment, as in 2026-01-31 or 2026-01-31T22:00:00Z"

_DURATION = re.compile(r"([1-9][0-9]{0,4})([dw])")

Action: TypeAlias = Literal["store", "warn", "refuse", "suppress"]
"""The action if releases together violate a model; store: nothing is measured."""
REFUSING = frozenset({"refuse", "suppress"})
"""The actions with which no release that violates a model is published."""


def moment(said: str | datetime, where: str) -> datetime:
    """Return a moment that is given elsewhere than in a job, in UTC.

    Args:
        said: The duration, as in a job.
        where: The key that sets it, for messages.

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


def duration(said: str) -> timedelta:
    """Return the days or weeks that a job says.

    Raises:
        ValueError: it says none.
    """
    found = _DURATION.fullmatch(said)
    if found is None:
        raise ValueError("must be days or weeks, as in 365d or 52w")
    return timedelta(days=int(found[1]) * (7 if found[2] == "w" else 1))


def _is_duration(said: str) -> str:
    duration(said)
    return said


Duration: TypeAlias = Annotated[
    str,
    AfterValidator(_is_duration),
    Field(json_schema_extra={"pattern": f"^{_DURATION.pattern}$"}),
]
"""Days or weeks of a job, as it says them."""
