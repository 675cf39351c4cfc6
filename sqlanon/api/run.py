"""`run`, `anonymize` and `plan`; `run_job` is the main path of the product."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, overload

from sqlanon.common.events import Command, acting
from sqlanon.errors import JobError, LateInterrupt
from sqlanon.features import refuse_job, with_approval
from sqlanon.job.arguments import connection_of
from sqlanon.job.files import IsFile, SourceFile, path_meant, source_in
from sqlanon.job.job import Job
from sqlanon.ledger.attempts import record_attempt
from sqlanon.ledger.outcome import Conclusion, add_explanations
from sqlanon.pipeline.publishing import (
    build_report,
    follow_up,
    open_run,
    preflight,
    publish_release,
    refuse_foreseen,
    refuse_target,
    refuse_warned,
    take_fingerprint,
    verify_release,
    write_release,
)
from sqlanon.pipeline.run import Run
from sqlanon.pipeline.steps import find_release, inspect_source
from sqlanon.publish import ledger_of, publisher_of
from sqlanon.report.assemble import build_initial_context
from sqlanon.source.hierarchies.specification import read_once
from sqlanon.sql.backends import Connectable, open_connection
from sqlanon.sql.workspace import Observer, Workspace, new_run_id
from sqlanon.verify.figures import audience_of

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path
    from typing import TypeAlias, Unpack

    from sqlanon.api.frames import FrameT, IsFrame
    from sqlanon.features.approval.feature import Approval
    from sqlanon.job.keywords import JobOptions, SaidTarget
    from sqlanon.report.plan import Plan
    from sqlanon.report.run import Report
    from sqlanon.sql.names import RelationName, TableLike
    from sqlanon.verify.figures import Audience

    SaidApproval: TypeAlias = Approval | Path | str | Mapping[str, Any]


@overload
def anonymize(
    connection: Connectable,
    table: TableLike,
    *,
    target: SaidTarget,
    in_place: bool = False,
    approved: SaidApproval | None = None,
    figures: Audience | None = None,
    observer: Observer | None = None,
    **options: Unpack[JobOptions],
) -> Report: ...


@overload
def anonymize(
    connection: IsFile,
    *,
    target: SaidTarget,
    approved: SaidApproval | None = None,
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
    approved: SaidApproval | None = None,
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
        approved: The result of `approve`, or its file: nothing else is published.
        figures: For whom what charts show is measured too, external or internal; None for nobody.
        observer: Is told of statements and progress.
        options: `columns` and `privacy`, and what else a job says; see JobOptions.

    Returns:
        What was done and measured; of a frame the release before it, a frame of the same kind with
        its rows in random order. An index of pandas is no column, and is not in the release.

    Raises:
        SqlanonError: one of its subclasses; nothing was published, but for an UnknownOutcomeError.
        LateInterrupt: Ctrl-C came when the release was published already; it has the report.
    """
    from sqlanon.api import frames  # noqa: PLC0415 - no run of a job needs them

    if frames.is_frame(connection):
        if table is not None or target is not None or in_place or approved is not None:
            raise JobError(
                "a frame has no table, target, in_place or approved: its release is returned"
            )
        job = frames.frame_job(**options)
        frame = frames.as_frame(connection)
        with frames.load_frame(frame, job) as database:
            report = run(job, connection=database, figures=figures, observer=observer)
            found = frames.read_release(database, frame, job)
            return frames.as_handed_over(found, connection), report
    source = source_in(connection, table)
    if source is None or target is None:
        raise JobError(
            f"anonymize needs a table and a target, unless it gets a frame{path_meant(connection)}"
        )
    where = None if isinstance(source, SourceFile) else connection
    from sqlanon.job.keywords import job_of  # noqa: PLC0415

    job = job_of(source, target, **options)
    return run(
        job,
        connection=where,
        in_place=in_place,
        approved=approved,
        figures=figures,
        observer=observer,
    )


def run(
    job: Job,
    *,
    connection: Connectable | None = None,
    in_place: bool = False,
    strict: bool = False,
    approved: SaidApproval | None = None,
    figures: Audience | None = None,
    observer: Observer | None = None,
) -> Report:
    """Run a job: search, write, verify and publish.

    Args:
        job: The job.
        connection: Where, if not at the job's own `connection`.
        in_place: Confirms a target with `mode: replace`.
        strict: Whether it is as if the job said `strict: true`.
        approved: The result of `approve`, or its file: nothing else is published.
        figures: For whom what charts show is measured too, external or internal; None for nobody.
        observer: Is told of statements and progress.

    Returns:
        What was done and measured.

    Raises:
        SqlanonError: one of its subclasses; nothing was published, but for an UnknownOutcomeError.
        LateInterrupt: Ctrl-C came when the release was published already; it has the report.
    """
    with acting(_act("run", job.source, job)) as act, read_once():
        publisher = publisher_of(job)
        if publisher is None:
            raise JobError("the job names no target to publish to")
        if publisher.target.mode == "replace" and not in_place:
            raise JobError(
                "mode: replace overwrites the source for good; confirm it with --in-place "
                "(in_place=True in Python)"
            )
        features = with_approval(refuse_job(job, publisher), job, read_approval(approved))
        where, told = connection_of(job, connection), act.observer(observer or Observer())
        conclusion, audience = Conclusion(), audience_of(figures)
        try:
            with open_connection(where) as backend:
                workspace = Workspace(backend, told, act.run_id)
                run = Run(
                    job,
                    workspace,
                    features,
                    publisher,
                    ledger_of(job),
                    strict=strict or job.strict,
                    audience=audience,
                )
                report = run_job(run, conclusion)
        except KeyboardInterrupt:
            if not conclusion.late:
                raise
            act.finish(**conclusion.final_report.counts())
            raise LateInterrupt(conclusion.final_report) from None
        act.finish(**report.counts())
        return report


def read_approval(said: SaidApproval | None) -> Approval | None:
    """Return the approval that was passed to a run; None without one."""
    if said is None:
        return None
    from sqlanon.features.approval.feature import Approval  # noqa: PLC0415 - few runs have one

    return Approval.read(said)


def run_job(run: Run, conclusion: Conclusion) -> Report:
    """The main path: from a job to a published and measured release.

    Args:
        run: The run; its features and its publisher are those of the job.
        conclusion: The state of the publication, once a statement is sent that may publish the
            release.
    """
    refuse_target(run)
    with record_attempt(run, conclusion), add_explanations(run.publisher):
        preflight(run)
        with open_run(run, conclusion) as opened:
            source, fingerprint = inspect_source(opened), take_fingerprint(opened)
            before = build_initial_context(opened.job, source)
            refuse_warned(opened, before)
            release = find_release(opened, source).release
            refuse_foreseen(opened, release, before)
            written = write_release(opened, release)
            verified = verify_release(opened, written)
            report = build_report(opened, verified, before, fingerprint)
            publish_release(opened, written, report, conclusion)
        return follow_up(run, conclusion)


def _act(command: str, source: RelationName | str, job: Job | None = None) -> Command:
    """Log a command under a run's new id."""
    target = None if job is None or job.target is None else job.target.display_name
    return Command(command, new_run_id(), str(source), target)


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


@overload
def plan(
    frame: IsFrame,
    /,
    *,
    solutions: int = 5,
    larger_k: bool = False,
    script: bool = True,
    figures: Audience | None = None,
    observer: Observer | None = None,
    **options: Unpack[JobOptions],
) -> Plan: ...


def plan(
    job: Job | Connectable | IsFile | IsFrame,
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
    `plan(connection, "people", columns=…, privacy=…)`, `plan(frame, columns=…, privacy=…)`.

    Args:
        job: The job; or a connection, a file or a frame, as for `anonymize`.
        table: The source, after a connection.
        connection: Where, if not at the job's own `connection`.
        target: Where the release would go, after a connection; without it the plan says nothing of
            publishing.
        solutions: The number of level vectors to compare, where the algorithm chooses one; or 0.
        larger_k: Whether to search for two, five and ten times the job's k, too; of algorithms that
            choose no levels.
        script: Whether the plan has the SQL of a run. The search is in it, so it is in the database
            then, whatever the job says of `search_in`; the classes are the same.
        figures: For whom what charts show is measured too, external or internal; None for nobody.
        observer: Is told of statements and progress.
        options: After a connection, as for `anonymize`; see JobOptions.

    Returns:
        What the release would be, and the SQL that made and would write it.

    Raises:
        SqlanonError: one of its subclasses.
    """
    if isinstance(job, Job) and (table is not None or target is not None or options):
        given = ["a table"] * (table is not None) + ["target"] * (target is not None) + [*options]
        raise JobError(f"plan(job) takes the job as it is; leave {', '.join(given)} out")
    if not isinstance(job, Job):
        if connection is not None:
            raise JobError("connection is for plan(job, connection=…): leave it out")
        from sqlanon.api import frames  # noqa: PLC0415 - as above

        shown: dict[str, Any] = {
            "solutions": solutions,
            "larger_k": larger_k,
            "script": script,
            "figures": figures,
        }
        if frames.is_frame(job):
            if table is not None or target is not None:
                raise JobError("a frame has no table and no target: leave them out")
            said = frames.frame_job(**options)
            with frames.load_frame(frames.as_frame(job), said) as database:
                return plan(said, connection=database, observer=observer, **shown)
        source = source_in(job, table)
        if source is None:
            raise JobError(
                f"plan takes a Job, a frame, a file, or a connection and a table{path_meant(job)}"
            )
        where: Any = None if isinstance(source, SourceFile) else job
        from sqlanon.job.keywords import job_of  # noqa: PLC0415

        said = job_of(source, target, **options)
        return plan(said, connection=where, observer=observer, **shown)
    return plan_job(
        job,
        connection,
        observer,
        solutions=solutions,
        larger_k=larger_k,
        script=script,
        audience=audience_of(figures),
    )


def plan_job(
    job: Job,
    connection: Connectable | None,
    observer: Observer | None,
    *,
    solutions: int = 0,
    larger_k: bool = False,
    script: bool = False,
    audience: Audience | None = None,
    counts: bool = False,
) -> Plan:
    """Plan a job; see `plan`. With `counts`, random counts are measured without figures, too."""
    from sqlanon.pipeline.planned import (  # noqa: PLC0415 - of plans alone
        plan_run,
        refuse_without_larger_k,
    )

    with acting(_act("plan", job.source, job)) as act, read_once():
        if solutions < 0:
            raise JobError("the number of solutions must not be negative")
        publisher = publisher_of(job)
        features = refuse_job(job, publisher)
        if larger_k:
            refuse_without_larger_k(job)
        where, told = connection_of(job, connection), act.observer(observer or Observer())
        with open_connection(where) as backend:
            workspace = Workspace(backend, told, act.run_id)
            found = plan_run(
                Run(job, workspace, features, publisher, ledger_of(job), audience=audience),
                solutions=solutions,
                with_larger_k=larger_k,
                script=script,
                counts=counts,
            )
        act.finish(**found.counts())
        return found
