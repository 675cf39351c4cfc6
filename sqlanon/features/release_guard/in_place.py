"""New rows of a table in place, recognized by values that are no labels.

An attacker who saw the table before sees which rows were added to a class, with their sensitive
values. A few of them are identified by that. In place nobody can wait, since waiting rows stay raw
in the table.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, NamedTuple

from typing_extensions import override

from sqlanon.common.wording import inflect
from sqlanon.errors import UnsupportedError
from sqlanon.features.release_guard.changes import PREVIOUS, Guard, refusal_of_mode, refuse_short
from sqlanon.features.rerun_in_place.feature import RerunInPlace
from sqlanon.privacy_models.requirements import ModelRequirements
from sqlanon.report.data import ReleaseChanges
from sqlanon.sql.workspace import as_rows

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from sqlanon.errors import SqlanonError
    from sqlanon.features.rerun_in_place.standing_classes import ClassCells
    from sqlanon.pipeline.run import Run
    from sqlanon.release.release import Release, Written
    from sqlanon.report.data import ResumedRun
    from sqlanon.sql.statement import Sql
    from sqlanon.sql.workspace import Workspace


UNSEEN = (
    "added rows are those with values that are not labels: added rows that equal a class are not"
    " counted, and neither are removed rows"
)
"""What is not seen in place."""


class _Newcomers(NamedTuple):
    """The row of standing/newcomers."""

    rows: int
    classes: int
    small: int


def newcomers(
    workspace: Workspace, release: Release, resumed: ResumedRun, standing: ClassCells | None
) -> ReleaseChanges | None:
    """Count the added rows, and the classes that have some.

    Args:
        standing: The cells that classes of the resumed run publish; None where it chose levels.

    Returns:
        The counts; None in a plan, which has no release. A group of newcomers needs as many rows
        as a class.
    """
    k = release.asked.smallest_class
    attributes = release.frequency_set.attributes
    labelled = [one for one in attributes if one.hierarchy and one.hierarchy.least]
    if standing is None and not labelled:
        return ReleaseChanges(resumed.run_id, 0, None, 0, 0, k)
    found: list[ReleaseChanges] = []

    def count(rows: list[tuple[Any, ...]]) -> None:
        (seen,) = as_rows(_Newcomers, rows)
        found.append(ReleaseChanges(resumed.run_id, seen.rows, None, seen.classes, seen.small, k))

    workspace.check(
        "release_guard/newcomers_in_place",
        count,
        k=k,
        map=release.labels.map,
        cells=release.frequency_set.cells,
        standing=None if standing is None else standing.cells,
        all=attributes,
        attributes=labelled,
    )
    return found[0] if found else None


def refuse_small(changes: ReleaseChanges) -> None:
    """Refuse a release that adds too few rows to a class."""
    if changes.small_groups:
        classes = inflect(changes.small_groups, "class", "classes")
        refuse_short(
            f"run {changes.before}",
            f"fewer than {changes.k} rows were added to {classes}: readers of the earlier table "
            "could identify them",
            "The added rows stay raw: run again after more rows were added, or set action: warn",
        )


@dataclass(frozen=True, slots=True)
class GuardInPlace(Guard):
    """`release_guard` of a table in place: `compare: previous`."""

    @override
    def refusals(self) -> Iterator[SqlanonError]:
        said, target = self._guard_options, self.job.target
        if target is not None and (
            said.compare != "previous" or said.action not in {"warn", "refuse"}
        ):
            yield refusal_of_mode(target)
        if self.job.ledger is False:
            yield UnsupportedError(
                "ledger: false: release_guard needs the ledger, which has the labels of the "
                "table; leave one of the two out"
            )
        if persons := ModelRequirements(self.job.privacy).persons:
            yield UnsupportedError(
                f"release_guard: in place it counts rows, and the models count persons by "
                f"{', '.join(persons)}; leave it out, or use mode: table"
            )

    @override
    def tables(self, release: Release, run: Run) -> Release:
        """Refuse before anything is written: in place nobody can wait, and added rows stay raw."""
        standing = RerunInPlace.find_labels(release)
        if standing is None:
            return release
        found = newcomers(run.workspace, release, standing.resumed, standing.standing)
        if found is not None and self._guard_options.refuses and not run.planned:
            refuse_small(found)
        return replace(release, parts={**release.parts, self.name: found})

    @override
    def measure(
        self, release: Release, rows: Sql, written: Written | None, run: Run
    ) -> Mapping[str, object]:
        return {"changes": release.parts.get(self.name)}

    @override
    def notes(self, release: Release, run: Run) -> Iterator[str]:
        nothing = "no added rows are counted: the table has no labels of an earlier run"
        yield nothing if RerunInPlace.find_labels(release) is None else UNSEEN
        yield PREVIOUS
