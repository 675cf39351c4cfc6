"""Settings for the reuse of an earlier release's recoding: `recoding`."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from sqlanon.common.options import Parameters


class Reuse(Parameters):
    """The reuse of the recoding of an earlier release."""

    reuse: Annotated[str, Field(min_length=1)] = Field(
        description="`last`, or the id of a run that published the target: its levels or classes"
        " are used instead of a new search"
    )
    violating: Literal["suppress", "merge"] = Field(
        default="suppress",
        description="what becomes of classes that are now too small or violate another model: "
        "their rows are suppressed, or the classes are merged: at coarser levels, or"
        " with near classes where the algorithm chooses no levels",
    )
