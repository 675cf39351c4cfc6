"""The way of the data, from a job to a published and measured release.

job · source · staged · found (a Recoding) · release · written · verified · published · report:
each a value with one function that makes it, in this order (`steps.py`, `publish/`, `verify/`).
"""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import replace
from typing import TYPE_CHECKING, Any, overload

from sqlanon.api.frames import (
    FrameT,
    as_frame,
    as_handed_over,
    frame_job,
    is_frame,
    loaded,
    released,
)
from sqlanon.common.events import Act, acting
from sqlanon.errors import JobError, LateInterrupt
from sqlanon.features import refuse_job
from sqlanon.job.asking import connection_of
from sqlanon.job.files import IsFile, SourceFile, path_meant, source_in
from sqlanon.job.job import Job
from sqlanon.job.keywords import job_of
from sqlanon.ledger.attempts import attempted
from sqlanon.ledger.holding import over
from sqlanon.ledger.outcome import explained, known_outcome
from sqlanon.ledger.own_ledger import refuse_shared_ledger
from sqlanon.pipeline.larger_k import refuse_without_larger_k
from sqlanon.pipeline.planned import planned
from sqlanon.pipeline.searched import searched
from sqlanon.pipeline.steps import source_of
from sqlanon.publish import publication_of
from sqlanon.publish.enough_rows import refuse_too_few_rows
from sqlanon.publish.preflight import refuse_read_only
from sqlanon.report.assemble import assemble, seen_before, seen_of
from sqlanon.source.hierarchies.sources import read_once
from sqlanon.sql.backends import Connectable, connected
from sqlanon.sql.workspace import Observer, Workspace, new_run_id
from sqlanon.verify.figures import audience_of
from sqlanon.verify.release import foreseen, verified
from sqlanon.warnings import refuse_unaccepted, warnings_of

if TYPE_CHECKING:
    from typing import Unpack

    from sqlanon.job.keywords import JobOptions, SaidTarget
    from sqlanon.pipeline.feature import Feature
    from sqlanon.publish import Publication
    from sqlanon.report.plan import Plan
    from sqlanon.report.run import Report
    from sqlanon.sql.names import RelationName, TableLike
    from sqlanon.verify.figures import Audience


@overload
def anonymize(
    connection: Connectable,
    table: TableLike,
    *,
    target: SaidTarget,
    in_place: bool = False,
    figures: Audience | None = None,
    observer: Observer | None = None,
    **options: Unpack[JobOptions],
) -> Report: ...


@overload
def anonymize(
    connection: IsFile,
    *,
    target: SaidTarget,
    figures: Audience | None = None,
    observer: Observer | None = None,
    **options: Unpack[JobOptions],
) -> Report: ...


@overload
def anonymize(
    connection: FrameT,
    *,
    figures: Audience | None = None,
    observer: Observer | None = None,
    **options: Unpack[JobOptions],
) -> tuple[FrameT, Report]: ...


def anonymize(
    connection: Any,
    table: TableLike | None = None,
    *,
    target: SaidTarget | None = None,
    in_place: bool = False,
    figures: Audience | None = None,
    observer: Observer | None = None,
    **options: Any,
) -> Any:
    """Anonymize a table over a connection that the caller has, a file, or a data frame.

    Args:
        connection: A URL, an Engine or Connection of SQLAlchemy, or one of DuckDB, psycopg,
            sqlite3 or PyMySQL; dbt-duckdb's cursor too. A connection of the caller's is neither
            closed nor, where it has a transaction open, committed, and keeps its settings. Or a
            CSV or Parquet file, as a Path or a SourceFile; or a DataFrame of pandas or Polars, a
            LazyFrame, a Table or RecordBatch of Arrow, a relation of DuckDB or a table of Ibis,
            alone: an embedded DuckDB reads these.
        table: The source: `table`, `schema.table`, a RelationName, or a Table or a mapped class of
            SQLAlchemy.
        target: Where the release goes: a name, or a Target; of a file a Path, or `{"file": …}`.
        in_place: Confirms a target with `mode: replace`.
        figures: For whom what charts show is measured too, external or internal; None for nobody.
        observer: Who is told of statements and progress.
        options: `columns` and `privacy`, and what else a job says; see JobOptions.

    Returns:
        What was done and measured; of a frame the release before it, a frame of the same kind with
        its rows in random order. An index of pandas is no column, and is not in the release.

    Raises:
        SqlanonError: one of its subclasses; nothing was published, but for an UnknownOutcomeError.
        LateInterrupt: Ctrl-C came when the release was published already; it has the report.
    """
    if is_frame(connection):
        if table is not None or target is not None or in_place:
            raise JobError("a frame has no table, target or in_place: its release is returned")
        job = frame_job(**options)
        frame = as_frame(connection)
        with loaded(frame, job) as database:
            report = run(job, connection=database, figures=figures, observer=observer)
            return as_handed_over(released(database, frame, job), connection), report
    source = source_in(connection, table)
    if source is None or target is None:
        raise JobError(
            "anonymize needs the table and the target, unless it is handed a frame"
            f"{path_meant(connection)}"
        )
    where = None if isinstance(source, SourceFile) else connection
    job = job_of(source, target, **options)
    return run(job, connection=where, in_place=in_place, figures=figures, observer=observer)


def run(
    job: Job,
    *,
    connection: Connectable | None = None,
    in_place: bool = False,
    strict: bool = False,
    figures: Audience | None = None,
    observer: Observer | None = None,
) -> Report:
    """Run a job: search, write, verify and publish.

    Args:
        job: What to do.
        connection: Where, if not at the job's own `connection`.
        in_place: Confirms a target with `mode: replace`.
        strict: Whether it is as if the job said `strict: true`.
        figures: For whom what charts show is measured too, external or internal; None for nobody.
        observer: Who is told of statements and progress.

    Returns:
        What was done and measured.

    Raises:
        SqlanonError: one of its subclasses; nothing was published, but for an UnknownOutcomeError.
        LateInterrupt: Ctrl-C came when the release was published already; it has the report.
    """
    try:
        report = run_exact(
            job,
            connection=connection,
            in_place=in_place,
            strict=strict,
            figures=figures,
            observer=observer,
        )
    except LateInterrupt as late:
        raise LateInterrupt(late.report.handed_out()) from None
    return report.handed_out()


def run_exact(
    job: Job,
    *,
    connection: Connectable | None = None,
    in_place: bool = False,
    strict: bool = False,
    figures: Audience | None = None,
    observer: Observer | None = None,
) -> Report:
    """Run a job as `run` does; its report has exact figures, for external readers not rounded yet.

    A terminal is shown these, and a page is written of `handed_out`.

    Raises:
        SqlanonError: see `run`, as for a LateInterrupt.
    """
    with acting(_act("run", job.source, job)) as act, read_once():
        published = publication_of(job)
        if published is None:
            raise JobError("the job names no target to publish to")
        if published.target.mode == "replace" and not in_place:
            raise JobError(
                "mode: replace overwrites the source for good; confirm it with --in-place "
                "(in_place=True in Python)"
            )
        features = refuse_job(job, published)
        where, told = connection_of(job, connection), act.observer(observer or Observer())
        audience, strict = audience_of(figures), strict or job.strict
        try:
            report = _published(
                job,
                published,
                where,
                told,
                act.run_id,
                features=features,
                strict=strict,
                audience=audience,
            )
        except KeyboardInterrupt:
            if not published.late:
                raise
            act.finished(**published.concluded.counts())
            raise LateInterrupt(published.concluded) from None
        act.finished(**report.counts())
        return report


def _act(command: str, source: RelationName | str, job: Job | None = None) -> Act:
    """A command that is told of under a run's new id."""
    target = None if job is None or job.target is None else job.target.named
    return Act(command, new_run_id(), str(source), target)


def _published(
    job: Job,
    published: Publication,
    where: Connectable,
    observer: Observer,
    run_id: str,
    *,
    features: tuple[Feature, ...],
    strict: bool,
    audience: Audience | None,
) -> Report:
    """The steps of a run."""
    with connected(where) as backend:
        workspace = Workspace(backend, observer, run_id)
        refuse_read_only(backend, published.target.table)
        refuse_shared_ledger(workspace, published, job)
        with attempted(published, workspace, job), explained(published):
            return _steps(job, published, features, workspace, strict=strict, audience=audience)


def _steps(
    job: Job,
    published: Publication,
    features: tuple[Feature, ...],
    workspace: Workspace,
    *,
    strict: bool,
    audience: Audience | None,
) -> Report:
    """Those after which a run is there in its history, whatever becomes of it."""
    published.survey(workspace, job)
    with (
        ExitStack() as publishing,
        known_outcome(published, workspace, job),
        workspace.backend.transaction(write=True, alone=published.alone),
        workspace,
        published.prepared(workspace, job),
    ):
        source = source_of(job, workspace, published, features)
        before = seen_before(job, source)
        if strict:  # what is known by now
            refuse_unaccepted(warnings_of(before, job.accept))
        release = searched(job, source, workspace, published).release
        if strict:
            would_be = foreseen(workspace, release, guaranteed=job.algorithm.guarantees)
            seen = seen_of(job, release, would_be, before)
            refuse_unaccepted(warnings_of(seen, job.accept))
        written = published.written(workspace, release)
        verdict = verified(workspace, written, required=job.algorithm.guarantees, audience=audience)
        left = verdict.sizes.rows - verdict.release.counterfeits
        refuse_too_few_rows(workspace, job, published, left, "the release")
        report = assemble(
            job,
            workspace,
            verdict,
            before,
            target=published.told(),
            notes=published.notes(job),
            changes=published.changes,
            together=published.together,
            resumed=published.resumed,
        )
        if strict:
            refuse_unaccepted(report.warnings)
        publishing.enter_context(workspace.phase("publish"))  # until it is committed
        published.conclude(workspace, job, report)
    published.late = True  # whatever comes now
    over(workspace)
    published.follow(workspace)
    seconds = {**workspace.seconds, "total": sum(workspace.seconds.values())}
    return replace(published.concluded, seconds=seconds)


@overload
def plan(
    job: Job,
    /,
    *,
    connection: Connectable | None = None,
    solutions: int = 5,
    larger_k: bool = False,
    script: bool = True,
    figures: Audience | None = None,
    observer: Observer | None = None,
) -> Plan: ...


@overload
def plan(
    connection: Connectable | IsFile,
    table: TableLike | None = None,
    /,
    *,
    target: SaidTarget | None = None,
    solutions: int = 5,
    larger_k: bool = False,
    script: bool = True,
    figures: Audience | None = None,
    observer: Observer | None = None,
    **options: Unpack[JobOptions],
) -> Plan: ...


def plan(
    job: Job | Connectable | IsFile,
    table: TableLike | None = None,
    /,
    *,
    connection: Connectable | None = None,
    target: SaidTarget | None = None,
    solutions: int = 5,
    larger_k: bool = False,
    script: bool = True,
    figures: Audience | None = None,
    observer: Observer | None = None,
    **options: Any,
) -> Plan:
    """Search as `run` and `anonymize` do, and stop before anything is written.

    It takes what `run` takes, `plan(job, connection=…)`, or what `anonymize` takes,
    `plan(connection, "people", columns=…, privacy=…)`.

    Args:
        job: What to do; or a connection, as for `anonymize`.
        table: The source, after a connection.
        connection: Where, if not at the job's own `connection`.
        target: Where the release would go, after a connection; without it the plan says nothing of
            publishing.
        solutions: How many level vectors to compare, where the algorithm chooses one; or 0.
        larger_k: Whether to search for two, five and ten times the job's k, too; of algorithms that
            choose no levels.
        script: Whether the plan has the SQL of a run. The search is in it, so it is in the database
            then, whatever the job says of `search_in`; the classes are the same.
        figures: For whom what charts show is measured too, external or internal; None for nobody.
        observer: Who is told of statements and progress.
        options: After a connection, as for `anonymize`; see JobOptions.

    Returns:
        What the release would be, and the SQL that made and would write it.

    Raises:
        SqlanonError: one of its subclasses.
    """
    if not isinstance(job, Job):
        shown: dict[str, Any] = {
            "solutions": solutions,
            "larger_k": larger_k,
            "script": script,
            "figures": figures,
        }
        source = source_in(job, table)
        if source is None:
            hint = path_meant(job)
            if is_frame(job):
                hint = "; register a frame with a DuckDB connection, and name it there"
            raise JobError(f"plan takes a Job, a connection and a table, or a file{hint}")
        where: Any = None if isinstance(source, SourceFile) else job
        said = job_of(source, target, **options)
        return plan(said, connection=where, observer=observer, **shown)
    made = plan_exact(
        job,
        connection=connection,
        solutions=solutions,
        larger_k=larger_k,
        script=script,
        figures=figures,
        observer=observer,
    )
    return made.handed_out()


def plan_exact(
    job: Job,
    *,
    connection: Connectable | None = None,
    solutions: int = 5,
    larger_k: bool = False,
    script: bool = True,
    figures: Audience | None = None,
    observer: Observer | None = None,
) -> Plan:
    """Plan a job as `plan` does; with exact figures, as `run_exact` has them.

    Raises:
        SqlanonError: see `plan`.
    """
    with acting(_act("plan", job.source, job)) as act, read_once():
        if solutions < 0:
            raise JobError("the number of solutions must not be negative")
        published = publication_of(job)
        features = refuse_job(job, published)
        if larger_k:
            refuse_without_larger_k(job)
        where, told = connection_of(job, connection), act.observer(observer or Observer())
        found = planned(
            job,
            published,
            where,
            told,
            act.run_id,
            features=features,
            audience=audience_of(figures),
            solutions=solutions,
            with_larger_k=larger_k,
            script=script,
        )
        act.finished(**found.counts())
        return found
