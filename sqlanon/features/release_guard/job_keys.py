"""Settings for earlier releases of the source: `release_guard`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, Self

from pydantic import Field, model_validator

from sqlanon.common.options import Parameters
from sqlanon.job.releases import REFUSING, Action, Duration, Moment, duration

if TYPE_CHECKING:
    from datetime import datetime


class ReleaseGuard(Parameters):
    """The comparison of a release with earlier ones."""

    action: Action = Field(
        description="if several releases show that a person is one of fewer than k, or has one of"
        " too few values: publish and warn, refuse, or suppress rows; `store` "
        "compares nothing and stores the persons",
    )
    compare: Literal["previous", "all"] = Field(
        default="all",
        description="with all releases of the source, whose joint classes must satisfy the job's "
        "models, or with the replaced one, by added and removed persons",
    )
    since: Moment | None = Field(
        default=None,
        description="compare all: nobody has releases from before this moment (UTC without a zone)",
    )
    keep_for: Duration | None = Field(
        default=None,
        description="compare all: 365d or 52w: the next publication drops what is stored of older"
        " releases, which are no longer compared",
    )

    @model_validator(mode="after")
    def _times_are_of_all(self) -> Self:
        if self.compare == "previous" and (self.since or self.keep_for):
            raise ValueError(
                "since and keep_for need compare: all; with previous, keys are stored only as "
                "long as the release is there"
            )
        return self

    @property
    def refuses(self) -> bool:
        """Whether a release that violates a model is not published."""
        return self.action in REFUSING

    def compute_retention_start(self, now: datetime) -> datetime | None:
        """Return the moment before which stored memberships are dropped; None for never.

        Raises:
            ValueError: `keep_for` goes back to before the first day of all.
        """
        return None if self.keep_for is None else now - duration(self.keep_for)

    def counts_since(self, now: datetime) -> datetime | None:
        """Return the moment from which releases count; None for all."""
        said = [one for one in (self.since, self.compute_retention_start(now)) if one is not None]
        return max(said, default=None)
