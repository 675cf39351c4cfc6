"""What a job says of the releases of its source that came before: `releases`."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from sqlanon.common.options import Parameters
from sqlanon.job.releases import Guard, Moment


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
    since: Moment | None = Field(
        default=None,
        description="moment, of UTC without a zone: nobody has releases any more that were "
        "published before",
    )
