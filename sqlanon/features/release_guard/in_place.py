"""Who has come to a table in place, which is told by values that are no labels."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar

from typing_extensions import override

from sqlanon.errors import UnsupportedError
from sqlanon.features.rerun_in_place.feature import RerunInPlace
from sqlanon.pipeline.feature import Feature
from sqlanon.privacy_models.requirements import Asked
from sqlanon.publish.in_place.last_run import UNSEEN, newcomers, refuse_small

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from sqlanon.errors import SqlanonError
    from sqlanon.pipeline.run import Run
    from sqlanon.release.release import Release, Written


@dataclass(frozen=True, slots=True)
class GuardInPlace(Feature):
    """`target: {mode: replace, on_small_change: …}`."""

    name: ClassVar[str] = "release_guard"
    in_scripts: ClassVar[bool] = False

    @property
    @override
    def ends_scripts(self) -> bool:
        return self._refuses

    @property
    def _refuses(self) -> bool:
        return self.job.target is not None and self.job.target.on_small_change == "refuse"

    @override
    def refusals(self) -> Iterator[SqlanonError]:
        if self.job.ledger is False:
            yield UnsupportedError(
                "ledger: false: what stands in the table is told by what the ledger says of the "
                "run before; leave it, or on_small_change, out"
            )
        if persons := Asked(self.job.privacy).persons:
            yield UnsupportedError(
                f"target.on_small_change: in place it counts rows, and the models count persons by "
                f"{', '.join(persons)}; leave it out, or use mode: table"
            )

    @override
    def tables(self, release: Release, run: Run) -> Release:
        """Refuse before anything is written: in place nobody can wait, and what came stays raw."""
        standing = RerunInPlace.found_in(release)
        if standing is None:
            return release
        found = newcomers(run.workspace, release, standing.resumed, standing.standing)
        if found is not None and self._refuses and not run.planned:
            refuse_small(found)
        return replace(release, parts={**release.parts, self.name: found})

    @override
    def measure(self, release: Release, written: Written | None, run: Run) -> Mapping[str, object]:
        return {"changes": release.parts.get(self.name)}

    @override
    def notes(self, release: Release, run: Run) -> Iterator[str]:
        nothing = "nobody is counted as come: no labels of a run before this one stand there"
        yield nothing if RerunInPlace.found_in(release) is None else UNSEEN
