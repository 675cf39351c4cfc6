"""The way of the data, from a job to a published and measured release.

job · source · staged · found (a Recoding) · release · written · verified · published · report:
each a value with one function that makes it, in this order (`steps.py`, `publish/`, `verify/`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, overload

from sqlanon.errors import JobError, LateInterrupt
from sqlanon.events import Act, acting
from sqlanon.job import rules
from sqlanon.job.job import Job, models_of
from sqlanon.job.keywords import job_of
from sqlanon.job.settled import tables_read
from sqlanon.privacy_models import KAnonymity, PrivacyModel
from sqlanon.privacy_models.asked import Asked
from sqlanon.publish import publication_of
from sqlanon.publish.attempts import attempted
from sqlanon.publish.holding import hold, over
from sqlanon.publish.outcome import known_outcome
from sqlanon.publish.preflight import Needs, refuse_read_only, refuse_unready
from sqlanon.publish.rehearsal import HEAD, SEARCHED, rehearse
from sqlanon.report.assemble import assemble, seen_before, seen_of
from sqlanon.report.data import Database
from sqlanon.report.plan import Plan
from sqlanon.sql.backends import Connectable, connected
from sqlanon.sql.backends.recorder import Recorder
from sqlanon.sql.names import RelationName
from sqlanon.sql.statement import Script
from sqlanon.sql.workspace import Observer, Workspace, new_run_id
from sqlanon.steps import checked, searched, source_of
from sqlanon.verify.release import foreseen, verified
from sqlanon.warnings import refuse_unaccepted, warnings_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Unpack

    from sqlanon.job.keywords import JobOptions, SaidTarget
    from sqlanon.publish import Publication
    from sqlanon.report.check import CheckReport
    from sqlanon.report.run import Report


def anonymize(
    connection: Connectable,
    table: str | RelationName,
    *,
    target: SaidTarget,
    in_place: bool = False,
    observer: Observer | None = None,
    **options: Unpack[JobOptions],
) -> Report:
    """Anonymize a table over a connection that the caller has.

    Args:
        connection: A URL, an Engine or Connection of SQLAlchemy, or one of DuckDB, psycopg,
            sqlite3 or PyMySQL; dbt-duckdb's cursor too. A connection of the caller's is neither
            closed nor, where it has a transaction open, committed, and keeps its settings.
        table: The source: `table`, `schema.table` or a RelationName.
        target: Where the release goes: a name, or a Target.
        in_place: Confirms a target with `mode: replace`.
        observer: Who is told of statements and progress.
        options: `columns` and `privacy`, and what else a job says; see JobOptions.

    Returns:
        What was done and measured.

    Raises:
        SqlanonError: one of its subclasses; nothing was published, but for an UnknownOutcomeError.
        LateInterrupt: Ctrl-C came when the release was published already; it has the report.
    """
    job = job_of(table, target, **options)
    return run(job, connection=connection, in_place=in_place, observer=observer)


def run(
    job: Job,
    *,
    connection: Connectable | None = None,
    in_place: bool = False,
    strict: bool = False,
    observer: Observer | None = None,
) -> Report:
    """Run a job: search, write, verify and publish.

    Args:
        job: What to do.
        connection: Where, if not at the job's own `connection`.
        in_place: Confirms a target with `mode: replace`.
        strict: Whether it is as if the job said `strict: true`.
        observer: Who is told of statements and progress.

    Returns:
        What was done and measured.

    Raises:
        SqlanonError: one of its subclasses; nothing was published, but for an UnknownOutcomeError.
        LateInterrupt: Ctrl-C came when the release was published already; it has the report.
    """
    with acting(_act("run", job.source, job)) as act:
        published = publication_of(job)
        if published is None:
            raise JobError("the job names no target to publish to")
        if published.target.mode == "replace" and not in_place:
            raise JobError(
                "mode: replace overwrites the source for good; confirm it with --in-place "
                "(in_place=True in Python)"
            )
        rules.refuse(job, published)
        where, told = _where(job, connection), act.observer(observer or Observer())
        try:
            report = _published(
                job, published, where, told, act.run_id, strict=strict or job.strict
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
    target = None if job is None or job.target is None else str(job.target.table)
    return Act(command, new_run_id(), str(source), target)


def _published(
    job: Job,
    published: Publication,
    where: Connectable,
    observer: Observer,
    run_id: str,
    *,
    strict: bool,
) -> Report:
    """The steps of a run."""
    with connected(where) as backend:
        workspace = Workspace(backend, observer, run_id)
        refuse_read_only(backend, published.target.table)
        with attempted(published, workspace, job):
            return _steps(job, published, workspace, strict=strict)


def _steps(job: Job, published: Publication, workspace: Workspace, *, strict: bool) -> Report:
    """Those after which a run is there in its history, whatever becomes of it."""
    published.survey(workspace, job)
    with (
        known_outcome(published, workspace, job),
        workspace.backend.transaction(write=True, alone=published.alone),
        workspace,
        published.prepared(workspace, job),
    ):
        source = source_of(job, workspace, published)
        if strict:  # what is known by now
            refuse_unaccepted(warnings_of(seen_before(job, source), job.accept))
        release = searched(job, source, workspace, published).release
        if strict:
            would_be = foreseen(workspace, release, guaranteed=job.algorithm.guarantees)
            seen = seen_of(job, release, would_be, source.identifiers)
            refuse_unaccepted(warnings_of(seen, job.accept))
        written = published.written(workspace, release)
        measured = verified(workspace, written, required=job.algorithm.guarantees)
        report = assemble(
            job,
            workspace,
            measured,
            source.identifiers,
            target=published.told(),
            notes=published.notes(job),
            changes=published.changes,
            resumed=published.resumed,
        )
        if strict:
            refuse_unaccepted(report.warnings)
        published.conclude(workspace, job, report)
    published.late = True  # whatever comes now
    over(workspace)
    return published.concluded


@overload
def plan(
    job: Job,
    /,
    *,
    connection: Connectable | None = None,
    solutions: int = 5,
    script: bool = True,
    observer: Observer | None = None,
) -> Plan: ...


@overload
def plan(
    connection: Connectable,
    table: str | RelationName,
    /,
    *,
    target: SaidTarget | None = None,
    solutions: int = 5,
    script: bool = True,
    observer: Observer | None = None,
    **options: Unpack[JobOptions],
) -> Plan: ...


def plan(
    job: Job | Connectable,
    table: str | RelationName | None = None,
    /,
    *,
    connection: Connectable | None = None,
    target: SaidTarget | None = None,
    solutions: int = 5,
    script: bool = True,
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
        script: Whether the plan has the SQL of a run. The search is in it, so it is in the database
            then, whatever the job says of `search_in`; the classes are the same.
        observer: Who is told of statements and progress.
        options: After a connection, as for `anonymize`; see JobOptions.

    Returns:
        What the release would be, and the SQL that made and would write it.

    Raises:
        SqlanonError: one of its subclasses.
    """
    if not isinstance(job, Job):
        if table is None:
            raise JobError("plan takes a Job, or a connection and a table")
        said = job_of(table, target, **options)
        return plan(said, connection=job, solutions=solutions, script=script, observer=observer)
    with acting(_act("plan", job.source, job)) as act:
        if solutions < 0:
            raise JobError("the number of solutions must not be negative")
        published = publication_of(job)
        rules.refuse(job, published)
        where, told = _where(job, connection), act.observer(observer or Observer())
        planned = _planned(
            job, published, where, told, act.run_id, solutions=solutions, script=script
        )
        act.finished(**planned.counts())
        return planned


def _planned(
    job: Job,
    published: Publication | None,
    where: Connectable,
    observer: Observer,
    run_id: str,
    *,
    solutions: int,
    script: bool,
) -> Plan:
    """The steps of a plan."""
    with connected(where) as backend:
        recorder = Recorder(backend)
        workspace = Workspace(recorder, observer, run_id)
        recorder.note(HEAD)
        alone = published is not None and published.alone
        if published is not None:
            refuse_read_only(backend, published.target.table)
            published.survey(workspace, job)
        with recorder.transaction(write=True, alone=alone), workspace:
            if published is None:
                needs = Needs(tables_read(job), visible_rows=job.visible_rows)
                refuse_unready(workspace, needs)
            else:
                with recorder.preparing():
                    published.prepare(workspace, job)
                with recorder.writing():
                    hold(workspace)
            recorder.note(SEARCHED)
            source = source_of(job, workspace, published)
            made = searched(job, source, workspace, published, scripted=script, solutions=solutions)
            release = made.release
            with recorder.silent():
                database = Database.of(workspace)
                would_be = foreseen(workspace, release, guaranteed=job.algorithm.guarantees)
            if published is not None:
                rehearse(recorder, workspace, published, release)
        return Plan.of(
            job,
            release,
            workspace,
            made.found.compared,
            script=recorder.script() if script else Script(),
            database=database,
            foreseen=would_be,
            identifiers=source.identifiers,
            constrained=published is None or published.constrains,
            in_place=None if published is None else published.planned(),
            notes=() if published is None else tuple(published.notes(job)),
            resumed=None if published is None else published.resumed,
        )


def check(
    connection: Connectable,
    table: str | RelationName,
    *,
    quasi: Sequence[str],
    privacy: Sequence[PrivacyModel | Mapping[str, object]] = (),
    k: int | None = None,
    others_as_quasi: bool = False,
    observer: Observer | None = None,
) -> CheckReport:
    """Measure any table or view.

    It needs nothing but SELECT, and TEMPORARY tables for a t-closeness with an `order` or a
    `hierarchy` and an (alpha, k)-anonymity with a `value`.

    Args:
        connection: See `anonymize`.
        table: What to measure.
        quasi: Its quasi-identifiers.
        privacy: Models that it should satisfy, as objects or as in a job file.
        k: Short for the model KAnonymity(k=k).
        others_as_quasi: Whether, for each model of a sensitive column, the sensitive columns of the
            other models count as quasi-identifiers (as pyCANON has it by default).
        observer: Who is told of statements.

    Returns:
        Classes, risk, each model with its measured value, and what the other columns tell.

    Raises:
        SqlanonError: one of its subclasses.
    """
    if not quasi:
        raise JobError("name at least one quasi-identifier")
    if len(set(quasi)) < len(quasi):
        raise JobError("a quasi-identifier is named twice")
    if k is not None and not (isinstance(k, int) and k >= 1):
        raise JobError("k must be a whole number, 1 or more")
    name = RelationName.parse(table) if isinstance(table, str) else table
    models = (*models_of(privacy), *([] if k is None else [KAnonymity(k=k)]))
    with acting(_act("check", name)) as act:
        asked = Asked(models, others_as_quasi)
        told = act.observer(observer or Observer())
        report = _checked(connection, name, quasi, asked, observer=told, run_id=act.run_id)
        act.finished(**report.counts())
        return report


def _checked(
    connection: Connectable,
    name: RelationName,
    quasi: Sequence[str],
    asked: Asked,
    *,
    observer: Observer,
    run_id: str,
) -> CheckReport:
    """The steps of a check."""
    with connected(connection) as backend:
        workspace = Workspace(backend, observer, run_id)
        with backend.transaction(write=False), workspace:
            return checked(workspace, name, quasi, asked)


def _where(job: Job, connection: Connectable | None) -> Connectable:
    if connection is not None:
        return connection
    if job.connection is None:
        raise JobError("the job names no connection; add `connection: duckdb:///…` or --url")
    return job.connection.get_secret_value()
