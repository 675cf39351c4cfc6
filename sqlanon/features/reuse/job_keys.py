"""Settings for the reuse of an earlier release's recoding: `recoding`."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from sqlanon.common.options import Parameters


class Reuse(Parameters):
    """The reuse of the recoding of an earlier release."""

    reuse: Annotated[str, Field(min_length=1)] = Field(
        description="`last`, or the id of a run of the target: its levels or classes are used, "
        "without a search"
    )
    violating: Literal["suppress", "merge"] = Field(
        default="suppress",
        description="classes that now violate a model are suppressed, or merged, at coarser "
        "levels or with near classes",
    )
