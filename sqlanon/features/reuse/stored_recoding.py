"""The recoding of a run that was published, found in the ledger or the release instead."""

from __future__ import annotations

import sys
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from sqlanon.algorithms.full_domain.fixed import Fixed
from sqlanon.errors import PublishError, UnsupportedError
from sqlanon.features.detail_tables.refusals import item_jobs, item_shapes
from sqlanon.features.release_guard.earlier_releases import keys_of
from sqlanon.job.fingerprint import shape_digest
from sqlanon.job.rules import hierarchy_of
from sqlanon.ledger.ledger import releases_of
from sqlanon.ledger.names import existing
from sqlanon.release.store import COMMON
from sqlanon.source.hierarchies.specification import EqualFrequency
from sqlanon.source.inspection import inspect
from sqlanon.sql.names import RelationName

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from sqlanon.job.job import Job
    from sqlanon.ledger.ledger import EnteredRelease
    from sqlanon.pipeline.run import Run
    from sqlanon.pipeline.steps import Source
    from sqlanon.sql.dialects import Dialect
    from sqlanon.sql.workspace import Workspace

LAST = "last"
"""What names the newest run of a target."""


@dataclass(frozen=True, slots=True)
class ReuseRequest:
    """The run whose recoding is requested, and the words of the request.

    Attributes:
        run: Its id, or LAST.
        otherwise: The advice where there is no such recoding.
        first: The advice where no run has published the target yet.
    """

    run: str
    said: str
    otherwise: str
    first: str


@dataclass(frozen=True, slots=True)
class EarlierRecoding:
    """The recoding of a run: either its levels, or the table with its classes.

    Attributes:
        levels: The level vector, which applies to other rows too; None where there is none.
        classes: The table whose rows have the labels of its classes; None where there are levels.
        merges: Whether classes that violate a model are merged, with each other or near ones.
        read_of: The run whose release has these rows; None where there are levels.
        common: The table of values that are not rare; None where the job has no rare values.
    """

    run_id: str
    asked: ReuseRequest
    levels: Fixed | None
    classes: RelationName | None
    merges: bool = False
    read_of: str | None = None
    home: str | None = None
    common: RelationName | None = None

    def extend(self, source: Source, dialect: Dialect) -> Source:
        """Return the source with the list of values that are not rare."""
        return source if self.common is None else replace(source, common=dialect.table(self.common))

    def of_table(self, name: RelationName) -> EarlierRecoding:
        """Return the table with the labels of a detail table that is published with the release."""
        stands = RelationName(self.home, name.name)
        return EarlierRecoding(self.run_id, self.asked, None, stands)


def read_recoding(
    workspace: Workspace, job: Job, target: RelationName, ledger: RelationName | None, run: str
) -> EarlierRecoding:
    """Read the recoding of a run of the same job.

    Raises:
        PublishError: it is not in the ledger, or was of another job.
        UnsupportedError: neither the ledger nor the target has its recoding.
    """
    asked = ReuseRequest(
        run, f"--from {run}", "search again, without --from", "run the job first, or omit --from"
    )
    found, releases = _find_run(workspace, job, target, ledger, asked)
    shape = shape_digest(job, inspect(workspace, job.source).columns, item_shapes(job))
    if found.job_digest != job.digest() or found.shape not in {None, shape}:
        raise PublishError(
            f"{asked.said}: run {found.run_id} was of another job, or another order of a type, "
            f"so that its labels may mean other things; run this one first, or {asked.otherwise}"
        )
    return _load_recoding(workspace, target, found, releases, asked, has_rare=bool(job.rare))


def read_reused_recoding(run: Run) -> EarlierRecoding | None:
    """Read the recoding that a job reuses; None where it reuses none.

    The job's quasi-identifiers and their hierarchies must be those that the recoding was found for.
    Its other settings may differ.

    Raises:
        PublishError: the run is not in the ledger, or recoded something else.
        UnsupportedError: neither the ledger nor the target holds its recoding.
    """
    job, workspace, target = run.job, run.workspace, run.target
    if job.recoding is None:
        return None
    named = job.recoding.reuse
    asked = ReuseRequest(
        named,
        f"recoding.reuse: {named}",
        "leave `recoding` out, to search again",
        "leave `recoding` out of the first run, which searches, and set it from the second run on",
    )
    found, releases = _find_run(workspace, job, target, run.ledger_name, asked)
    source = inspect(workspace, job.source)
    if found.shape != shape_digest(job, source.columns, item_shapes(job)):
        raise PublishError(
            f"{asked.said}: run {found.run_id} recoded other quasi-identifiers, or by other "
            "hierarchies, levels or orders, than the job has now, so that its labels may mean "
            "other things; give new values rows in a hierarchy that is a table of the database "
            f"(hierarchy: {{table: …}}), which may grow, or {asked.otherwise}"
        )
    kind = job.algorithm.recoding
    searched = next((one for one in releases if one.run_id == found.reused), found)
    if searched.recoding != kind:
        raise PublishError(
            f"{asked.said}: the recoding of run {searched.run_id} is {searched.recoding}, and "
            f"{job.algorithm.name} makes {kind} ones; name the algorithm of that run, or "
            f"{asked.otherwise}"
        )
    held, home = (
        _load_recoding(workspace, target, found, releases, asked, has_rare=bool(job.rare)),
        target.schema,
    )
    for detail in job.details:
        if detail.models:
            stands = RelationName(home, detail.target.name)
            _refuse_passed(releases, found, stands, asked)
            wrote = RelationName.parse(found.details[str(detail.source)])
            if wrote.name != stands.name or existing(workspace, stands) is None:
                raise PublishError(
                    f"{asked.said}: run {found.run_id} published {detail.source} as {wrote}, which "
                    f"is not there, or not what the job replaces; {asked.otherwise}"
                )
    return replace(held, merges=job.recoding.violating == "merge", home=home)


def _refuse_passed(
    releases: list[EnteredRelease], run: EnteredRelease, target: RelationName, asked: ReuseRequest
) -> None:
    """Refuse to read labels from a table whose rows are of another run."""
    if releases[-1] is not run:
        raise UnsupportedError(
            f"{asked.said}: the recoding of run {run.run_id} is read from the rows of {target}, "
            f"and these are of a later run or script; run the job first, or {asked.otherwise}"
        )


def _hierarchies(job: Job) -> Iterator[tuple[str, object]]:
    """Yield every hierarchy of the job and its detail tables, with its place."""
    for name in job.quasi_identifiers:
        yield f"columns.{name}", hierarchy_of(job, name)
    for detail, items in item_jobs(job):
        for name in items.quasi_identifiers:
            yield f"tables.{detail.source}.columns.{name}", hierarchy_of(items, name)


def _find_run(
    workspace: Workspace,
    job: Job,
    target: RelationName,
    ledger: RelationName | None,
    asked: ReuseRequest,
) -> tuple[EnteredRelease, list[EnteredRelease]]:
    """Find the run, and all releases of the target, the oldest first."""
    for name, said in _hierarchies(job):
        if isinstance(said, EqualFrequency):
            raise UnsupportedError(
                f"{name}: the groups of equal_frequency follow the current rows, and "
                "differ from those of an earlier run; store them with `sqlanon hierarchy build` "
                f"and set {{table: …}}, or {asked.otherwise}"
            )
    if ledger is None:
        raise PublishError(
            f"{asked.said}: the job has ledger: false, so no run is known; {asked.otherwise}"
        )
    releases = releases_of(workspace, target, ledger)
    published = [one for one in releases if one.mode is not None]
    if not published:
        raise PublishError(
            f"{asked.said}: {ledger} has no run that published {target}; {asked.first}"
        )
    found = [one for one in published if asked.run in {LAST, one.run_id}]
    if not found:
        raise PublishError(
            f"{asked.said}: {ledger} has no run {asked.run} that published {target}; "
            f"`sqlanon history` lists the runs; {asked.otherwise}"
        )
    return found[-1], releases


def _load_recoding(
    workspace: Workspace,
    target: RelationName,
    run: EnteredRelease,
    releases: list[EnteredRelease],
    asked: ReuseRequest,
    *,
    has_rare: bool,
) -> EarlierRecoding:
    """Read the recoding of a run from the ledger or the target."""
    searched = run.reused or run.run_id
    # of a run that merged classes the ledger has no levels: they are those of the one that searched
    origin = next((one for one in releases if one.run_id == searched), run)
    if levels_of_run := run.levels or origin.levels:
        # a root stays the root, whatever its level in this run: see `Fixed.search`
        levels = {
            name: sys.maxsize if stored.level == stored.root else stored.level
            for name, stored in levels_of_run.items()
        }
        common = None
        if has_rare:  # each run by a recoding copies its list
            by_it = [one.run_id for one in releases if searched in {one.run_id, one.reused}]
            common = _find_list(workspace, target, reversed(by_it), asked)
        return EarlierRecoding(searched, asked, Fixed(levels=levels), None, common=common)
    _refuse_passed(releases, run, target, asked)
    if existing(workspace, target) is None:
        raise PublishError(f"{asked.said}: {target} no longer exists; {asked.otherwise}")
    return EarlierRecoding(searched, asked, None, target, read_of=run.run_id)


def _find_list(
    workspace: Workspace, target: RelationName, runs: Iterable[str], asked: ReuseRequest
) -> RelationName:
    """Find the first list of values that are not rare that one of these runs has stored."""
    for table in (keys_of(target.schema, run, COMMON) for run in runs):
        if existing(workspace, table) is not None:
            return table
    raise UnsupportedError(
        f"{asked.said}: that run stored no list of the values that are not rare, or it was "
        "dropped with its release; keep one with `sqlanon hierarchy build` and set {table: …}, or "
        f"{asked.otherwise}"
    )
