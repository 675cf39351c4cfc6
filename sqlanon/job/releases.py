"""What a job says of the releases that came before: those of its source, and of its target."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated, Literal, TypeAlias

from pydantic import AfterValidator, BeforeValidator, Field

from sqlanon.common.options import Parameters
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


class Releases(Parameters):
    """How a release is measured together with those that were published before."""

    guard: Guard = Field(
        description="what to do where the classes that all releases of the source have in common "
        "do not satisfy the job's models; `off`: they are not measured, and it is only stored who "
        "is in the release, so that later ones can be read together with it"
    )
    models: Literal["same"] = Field(
        default="same",
        description="what these classes have to satisfy: the same models as the release",
    )
    withhold: bool = Field(
        default=False,
        description="leave persons out, within max_suppression, so that no such class has fewer "
        "than k: newcomers wait, and with fewer than k who have gone others go, by lot",
    )
    since: Annotated[datetime, BeforeValidator(_moment), AfterValidator(_in_utc)] | None = Field(
        default=None,
        description="moment, of UTC without a zone: nobody has releases any more that were "
        "published before",
    )


class Reuse(Parameters):
    """Which earlier release has the recoding that the next one is published by."""

    reuse: Annotated[str, Field(min_length=1)] = Field(
        description="`last`, or the id of a run that published the target: its levels or classes "
        "are taken instead of searching for some"
    )
    violating: Literal["suppress", "merge"] = Field(
        default="suppress",
        description="what becomes of classes that are too small by now or violate another model: "
        "their rows are suppressed, or merged: with each other at coarser levels, or where the "
        "algorithm chooses none with near classes",
    )
