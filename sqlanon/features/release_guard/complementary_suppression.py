"""Complementary suppression: rows left out so that no joint class has fewer than k persons.

Added persons who are too few wait. Rows of removed persons cannot be kept. If they are fewer than k
of a joint class, others of it are left out with them at random, so that k are missing:
complementary suppression, as of the cells of a table whose sums are published (L. H. Cox,
*Suppression Methodology and Statistical Disclosure Control*, Journal of the American Statistical
Association 75, 1980, section 2). The same is done if fewer than k of a joint class have changed to
another class. docs/publishing.md describes the cost.

For each joint class J of earlier releases and class b of the new one, J∩b are its rows that b would
have. o rows of J are out: removed, suppressed, left out already, or in a J∩b of fewer than k rows.
If 0 < o < k, others of J are left out: k - o of those that its J∩b have beyond k rows, from the
largest first, or if they are fewer the whole smallest J∩b. So k are out or nobody is in. Both are
the fewest that suffice for the classes found. The rows are determined by the job's seed and the
order of all keys. Where models count persons, k and o count the persons of the rows, and persons
are chosen with all their rows of J∩b.

If all joint classes have k rows and some violate a model of values, in those of any release, those
J∩b are left out. If the rows that are out violate it, as many more of J as are out are left out, of
those beyond k, or where there are none the smallest J∩b.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from sqlanon.common.wording import inflect
from sqlanon.errors import UnsatisfiableError
from sqlanon.features.release_guard.changes import list_stored_values
from sqlanon.features.release_guard.joint_classes import (
    JOINT,
    MeasuredJointClasses,
    ReleaseRows,
    joint_classes_of,
)
from sqlanon.features.release_guard.keys import owner_of, place_rows
from sqlanon.release.dealing import Mixing
from sqlanon.sql.statement import Sql, WorkTable

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sqlanon.features.release_guard.earlier_releases import ReleaseHistory
    from sqlanon.job.job import Job
    from sqlanon.pipeline.run import Run
    from sqlanon.release.release import Release
    from sqlanon.sql.workspace import Workspace

_JOINT = Sql("joint")


class _Counts(NamedTuple):
    """The row of release_guard/withheld_counts."""

    were_there: int
    newcomers: int


@dataclass(frozen=True, slots=True)
class Suppression:
    """The rows that are left out of one release.

    Attributes:
        were_there: The number of rows of earlier releases that are left out so far, besides
            suppressed ones.
        newcomers: The number of left out rows that were in no earlier release; where persons are
            compared with those of the previous release, the number of persons.
        before: Relation (person, joint): the joint classes of the releases before.
    """

    were_there: int = 0
    newcomers: int = 0
    of_persons: bool = False
    before: WorkTable | None = None

    @property
    def waiting(self) -> int:
        """The number of newcomers who wait, where each row is a person."""
        return 0 if self.of_persons else self.newcomers

    def report_count(self, k: int) -> int | None:
        """Return the number of rows of earlier releases that are left out; None of some.

        Some means fewer than k, or rows of persons with several: k rows may be of fewer than k of
        them.
        """
        few = self.of_persons or self.were_there < k
        return None if self.were_there and few else self.were_there

    def notes(self, k: int) -> Iterator[str]:
        """Yield notes on the rows that are left out, for readers of the report."""
        if self.of_persons and self.newcomers:
            yield (
                "some rows of added persons are suppressed until each joint class has rows of "
                "k persons"
            )
        if self.were_there:
            yield (
                f"release_guard.action: suppress: {self.number(k)} of earlier releases are left "
                f"out, so that none or at least {k} of each joint class are missing; these "
                "counts do not include them"
            )

    def number(self, k: int) -> str:
        """Describe the number of rows that are left out; see `told`."""
        told = self.report_count(k)
        few = "some rows" if self.of_persons else f"fewer than {k} rows"
        return few if told is None else inflect(told, "row")


def withhold(
    run: Run, release: Release, releases: ReleaseHistory, key: str, until_now: Suppression
) -> tuple[WorkTable | None, Suppression]:
    """Choose further rows to leave out of a release that was found.

    Args:
        release: The release without the rows that are left out already.

    Returns:
        Relation (person, was_there), keys as text, None where nothing has to be left out; and all
        rows that are left out then.

    Raises:
        JobError: the column is no key.
        UnsatisfiableError: they would be more than the job allows to suppress.
    """
    job, workspace = run.job, run.workspace
    if not releases.known:
        return None, until_now
    table, k = workspace.dialect.table, release.asked.smallest_class
    known = [ReleaseRows(table(one.keys), one.columns, one.run_id) for one in releases.known]
    columns = list_stored_values(release)
    before = until_now.before or _together(workspace, release, known, _JOINT)
    placed = place_rows(workspace, release, key, columns)
    own = ReleaseRows(placed.sql, columns, workspace.run_id)
    of_persons = bool(release.asked.persons)
    withheld = workspace.make(
        "release_guard/withheld_rows" if of_persons else "release_guard/withheld",
        "withheld",
        before=before,
        joint=_JOINT,
        after=placed,
        owner=owner_of(workspace, release, columns),
        k=k,
        mixing=Mixing.of(job.seed),
    )
    found = workspace.ask_one("release_guard/withheld_counts", _Counts, withheld=withheld)
    if not found.were_there + found.newcomers:
        uniform = _uniform(run, release, before, [*known, own])
        if uniform is not None:
            workspace.drop(withheld)
            withheld = uniform
            found = workspace.ask_one("release_guard/withheld_counts", _Counts, withheld=withheld)
    workspace.drop(placed)
    rows = release.frequency_set.rows - found.newcomers + until_now.were_there
    now = Suppression(
        until_now.were_there + found.were_there,
        until_now.newcomers + found.newcomers,
        of_persons,
        before,
    )
    if found.were_there + found.newcomers:
        _refuse_many(job, now, rows, 0, k)
        return withheld, now
    workspace.drop(withheld)
    _refuse_many(job, now, rows, release.recoding.suppressed, k)
    return None, now


def _uniform(
    run: Run, release: Release, before: WorkTable, together: Sequence[ReleaseRows]
) -> WorkTable | None:
    """Choose the rows to leave out if joint classes violate a model of values, else return None."""
    workspace = run.workspace
    joint = _together(workspace, release, together, Sql(JOINT))
    measured = MeasuredJointClasses(workspace, release, joint)
    violating = [found for one in together for found in measured.violating(one)]
    if not violating:
        workspace.drop(joint)
        return None
    own = together[-1]
    withheld = workspace.make(
        "release_guard/withheld_uniform",
        "withheld",
        before=before,
        joint=_JOINT,
        after=own.keys,
        owner=owner_of(workspace, release, own.columns),
        classes=joint,
        number=Sql(JOINT),
        violating=violating,
        k=release.asked.smallest_class,
        mixing=Mixing.of(run.job.seed),
    )
    workspace.drop(joint, *violating)
    return withheld


def _refuse_many(job: Job, withheld: Suppression, rows: int, suppressed: int, k: int) -> None:
    """Stop where more are left out than the job allows to suppress."""
    limit = job.suppression_limit(rows)
    if withheld.were_there and withheld.were_there + suppressed > limit:
        also = f", beside {suppressed:,} that are suppressed" if suppressed else ""
        reuse = (
            "" if job.recoding else "set `recoding: {reuse: last}`, which keeps classes unchanged, "
        )
        raise UnsatisfiableError(
            f"release_guard.action: suppress: {withheld.number(k)} of {rows:,} would be "
            f"suppressed so that k of each joint class are missing{also}; at most {limit:,} may "
            f"be: {reuse}raise max_suppression, publish less often, or set `since` if nobody has "
            "earlier releases any more"
        )


def _together(
    workspace: Workspace, release: Release, releases: Sequence[ReleaseRows], joint: Sql
) -> WorkTable:
    """Relation (person, joint) of releases; see `joint_classes_of`."""
    whose = [owner_of(workspace, release, one.columns) for one in releases]
    owners = [one for one in whose if one is not None]
    return joint_classes_of(workspace, [one.keys for one in releases], joint, owners)
