"""Compilation of a job to a script: a run up to its release, stored as tables and text instead."""

from __future__ import annotations

from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Literal, get_args

from sqlanon.errors import JobError, PublishError, UnsupportedError, together
from sqlanon.features import features_of, refuse_job
from sqlanon.features.reuse.feature import search_labels
from sqlanon.features.reuse.read_regions import read_regions
from sqlanon.features.reuse.stored_recoding import read_recoding
from sqlanon.job.columns import Drop, Identifier
from sqlanon.job.resolve import tables_read
from sqlanon.ledger.ledger import open_ledger
from sqlanon.ledger.names import existing, refuse_taken, resolve_target
from sqlanon.pipeline.run import Run
from sqlanon.pipeline.steps import build_release, find_recoding, inspect_source, stage_source
from sqlanon.privacy_models.base import Persons
from sqlanon.privacy_models.requirements import ValueCounts, model_inputs
from sqlanon.publish import ledger_of, publisher_of
from sqlanon.publish.preflight import Needs, refuse_unready
from sqlanon.publish.raw_values import default_grantees, refuse_open_schema, revoke_defaults
from sqlanon.report.assemble import build_context, build_initial_context
from sqlanon.source.hierarchies.specification import read_once
from sqlanon.source.inspection import inspect
from sqlanon.sql.backends import open_connection
from sqlanon.sql.names import RelationName
from sqlanon.sql.workspace import Observer, Workspace
from sqlanon.tools.compile.forms import project_files, refuse_taken_procedure, render_script
from sqlanon.tools.compile.recodings import (
    PersistentTables,
    find_compiled_tables,
    refuse_other_types,
    store_recoding,
)
from sqlanon.tools.compile.statements import Entry, ScriptContext, lasting_inputs
from sqlanon.verify.measure import value_counts
from sqlanon.verify.release import foreseen
from sqlanon.warnings import refuse_unaccepted, warnings_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from sqlanon.errors import SqlanonError
    from sqlanon.job.job import Job
    from sqlanon.pipeline.steps import Source, Staged
    from sqlanon.privacy_models.base import ModelInputs
    from sqlanon.release.recoding import Recoding
    from sqlanon.release.release import Release
    from sqlanon.source.inspection import Column
    from sqlanon.sql.backends import Connectable
    from sqlanon.sql.statement import Sql


# -- what cannot be compiled -----------------------------------------------------------------------


def refusals(job: Job, *, recalled: bool = False, form: str = "script") -> Iterator[SqlanonError]:
    """Yield what a script cannot do of a job, decided by the job alone.

    Args:
        job: The job.
        recalled: Whether the recoding is that of an earlier run, read from the ledger or the
            release.
        form: The form of the script.
    """
    yield from _of_target(job)
    reasons = [why for one in features_of(job) if (why := one.script_refusal) is not None]
    yield from map(UnsupportedError, reasons)
    if not reasons:
        yield from _of_recoding(job, recalled=recalled)
    yield from _of_columns(job)
    yield from _of_models(job, form)


def _of_target(job: Job) -> Iterator[SqlanonError]:
    target = job.target
    if target is None:
        yield JobError("the job names no target; set target to the table that the script fills")
    elif job.on_a_file:
        yield UnsupportedError(
            "a script is run in a database, and the job is on a file; load the file into one"
        )
    elif target.mode != "table":
        yield UnsupportedError(
            f"a script makes a table, and the job has mode: {target.mode}; set mode: table"
        )
    elif target.if_exists != "replace":
        yield JobError(
            "a script replaces the rows of its target each time it runs; set `if_exists: replace`"
        )
    elif job.aggregates:
        yield UnsupportedError(
            "aggregates: a script reads one table; use `sqlanon run`, or make the columns in a view"
        )
    elif job.release_guard is not None:
        yield UnsupportedError(
            "release_guard: a script does not compare its rows with other releases; leave it out, "
            "or use `sqlanon run`"
        )
    elif job.recoding is not None:
        yield UnsupportedError(
            "recoding: leave it out of the job; a script uses the recoding of a run with --from"
        )


def _of_recoding(job: Job, *, recalled: bool) -> Iterator[SqlanonError]:
    algorithm = job.algorithm
    if not algorithm.guarantees:
        yield UnsupportedError(
            f"a script fails where a model is not satisfied, and {algorithm.name} without "
            "guarantee publishes such classes; set a guarantee, or use `sqlanon run`"
        )
    if algorithm.publishes_quasi or algorithm.remembers:
        yield UnsupportedError(
            f"a script makes one table, and {algorithm.name} makes two, and later rows belong to "
            "none of its groups; use `sqlanon run`"
        )
    elif algorithm.splits_cells and not recalled:
        options = ("split: relaxed or by_value", "suppress_at_least_k")
        known = type(algorithm).model_fields
        said = "".join(f" with {one}" for one in options if one.partition(":")[0] in known)
        yield UnsupportedError(
            f"{algorithm.name}{said} treats rows of equal values differently, which cannot be "
            f"applied to other rows; {'leave that option out, or ' if said else ''}publish with "
            "`sqlanon run` and compile --from last"
        )
    elif algorithm.overlapping and not recalled:
        yield UnsupportedError(
            f"classes of {algorithm.name} overlap, so that other rows could belong to several of "
            "them; publish with `sqlanon run` and compile --from last, which has an order for "
            "that, or use mondrian with split: strict and without refine"
        )
    if not isinstance(job.least_rows, int):
        yield UnsupportedError(
            f"min_rows: {job.least_rows} is a share of the last release, and a script replaces its "
            "rows; set a count, as 1000"
        )
    if job.max_loss is not None:
        yield UnsupportedError(
            "max_loss: a script measures no loss; leave it out, or use `sqlanon run`"
        )
    if job.suppressed == "keep":
        yield UnsupportedError(
            "suppressed: keep is not supported in a script, which leaves small classes out; set "
            "suppressed: drop"
        )


def _of_columns(job: Job) -> Iterator[SqlanonError]:
    for name in job.missing:
        yield UnsupportedError(
            f"columns.{name}.missing: is not supported in a script; use `sqlanon run`, or let "
            f"the source be a view with NULLIF({name}, …)"
        )
    hashed = [name for name, said in job.identifiers.items() if said.action == "hash"]
    if hashed:
        yield UnsupportedError(
            f"columns.{', '.join(hashed)}: a script would have to hold the key of hashed columns "
            "for every reader to see; drop the column, or use `sqlanon run`"
        )
    for name, quasi in job.quasi_identifiers.items():
        if quasi.output != "interval":
            yield UnsupportedError(
                f"columns.{name}.output: {quasi.output} publishes values of a class, which "
                "other rows may not have; leave output out, or use `sqlanon run`"
            )


def _of_models(job: Job, form: str) -> Iterator[SqlanonError]:
    for model in job.privacy:
        if model.of_combinations:
            yield UnsupportedError(
                f"{model.title}: a script measures classes one by one, not combinations of a "
                "person's rows; use `sqlanon run`"
            )
        if (
            form == "dbt"
            and isinstance(model.reads, Persons)
            and not _is_published(job, model.reads.key)
        ):
            yield UnsupportedError(
                f"{model.title}: the key is not in the release, which is all that a test of dbt "
                "can count persons in; use --form script or procedure"
            )


def _is_published(job: Job, key: str) -> bool:
    said = job.columns.get(key)
    if said is None:
        return job.unlisted == "keep"
    if isinstance(said, Identifier):
        return said.action == "keep"
    return not isinstance(said, Drop)


# -- compilation -----------------------------------------------------------------------------------

Form = Literal["script", "procedure", "dbt"]
FORMS: tuple[Form, ...] = get_args(Form)
_COMMENT = "anonymized by a script that sqlanon compiled"


@dataclass(frozen=True, slots=True)
class Compiled:
    """A script, and what it needs.

    Attributes:
        text: The script for the engine's own client, or the dbt model. It contains names and
            thresholds, and `text:` values of the job, but no value of the source.
        files: All files of a dbt project by their path in it; none of other forms.
        tables: The tables that it reads beside the source; they hold raw values.
    """

    text: str
    dialect: str
    target: RelationName
    tables: tuple[RelationName, ...]
    files: Mapping[str, str]


@read_once()
def compile_job(
    job: Job,
    *,
    connection: Connectable | None = None,
    form: str = "script",
    dialect: str | None = None,
    from_run: str | None = None,
    observer: Observer | None = None,
) -> Compiled:
    """Find a recoding, store it, and write the SQL that applies it to whatever the source holds.

    The target is made, without rows, where it is not there yet; dbt makes it by itself.

    Args:
        job: The job.
        connection: Where, if not at the job's own `connection`.
        form: One of FORMS.
        dialect: The engine that the script should be for; None for the connection's.
        from_run: A published run of the job, by its id or as `last`, whose levels or classes are
            taken; None to search.
        observer: Is told of statements and progress.

    Raises:
        SqlanonError: one of its subclasses; no table was left behind.
    """
    if form not in FORMS:
        raise JobError(f"there is no form {form}; there are {', '.join(FORMS)}")
    refused = [*refusals(job, recalled=from_run is not None, form=form)]
    if refused:
        raise together(refused)
    publisher = publisher_of(job)
    features = refuse_job(job, publisher)
    with open_connection(_where(job, connection)) as backend:
        workspace = Workspace(backend, observer or Observer())
        _refuse_engine(workspace, form, dialect)
        with backend.transaction(write=True), workspace:
            target = _target(workspace, job)
            ledger = None if publisher is None else ledger_of(job).beside(target)
            known = None
            if from_run is not None:
                known = read_recoding(workspace, job, target, ledger, from_run)
            ledger = None if form == "dbt" else ledger
            _ready(workspace, job, target, ledger)
            if form == "procedure":
                refuse_taken_procedure(workspace, target)
            run = Run(job, workspace, features)
            source = inspect_source(run)
            if known is not None:
                source = known.extend(source, workspace.dialect)
            staged = stage_source(run, source)
            if known is not None and known.levels is None:
                cells, needed = staged.frequency_set, source.asked.smallest_class
                again = partial(
                    search_labels, workspace, cells, partial(_recoding, run, source, staged)
                )
                recoding: Recoding = read_regions(
                    workspace, job, cells, known, needed=needed, search_again=again
                )
            else:
                levels = None if known is None else known.levels
                recoding = find_recoding(run, source, staged, algorithm=levels).recoding
            release = build_release(run, source, staged, recoding)
            if job.strict:
                would_be = foreseen(workspace, release, guaranteed=True)
                seen = build_context(job, release, would_be, build_initial_context(job, source))
                refuse_unaccepted(warnings_of(seen, job.accept))
            inputs = _inputs(workspace, release)
            home = _home_of(workspace, job.source)
            lasting = replace(release, source=replace(source.table, sql=home))
            stored = PersistentTables(workspace, target, default_grantees(workspace, target))
            with _all_or_none(workspace, stored):
                made = ScriptContext(
                    job,
                    lasting,
                    store_recoding(workspace, lasting, stored),
                    tuple(lasting_inputs(lasting, stored.inputs(one)) for one in inputs),
                    workspace.dialect.table(target),
                    stored.turn,
                    _entry(workspace, job, lasting, target, ledger),
                )
                if form == "dbt":
                    files = project_files(workspace, made, target, stored.tables)
                    text = next(iter(files.values()))
                else:
                    _make_target(workspace, lasting, target, stored.default_grantees)
                    files, text = {}, render_script(workspace, made, form, target, stored.tables)
    return Compiled(text, backend.dialect.name, target, tuple(stored.tables), files)


def drop_compiled(
    job: Job, *, connection: Connectable | None = None, observer: Observer | None = None
) -> list[RelationName]:
    """Remove the tables of every script that was compiled for the job's target.

    Args:
        job: The job, which names the target.
        connection: Where, if not at the job's own `connection`.
        observer: Is told of statements.

    Returns:
        The removed tables. The scripts fail from now on, and the target stays unchanged.

    Raises:
        SqlanonError: one of its subclasses.
    """
    if job.target is None:
        raise JobError("the job names no target")
    with open_connection(_where(job, connection)) as backend:
        workspace = Workspace(backend, observer or Observer())
        with backend.transaction(write=True), workspace:
            target = resolve_target(workspace, job.target.table, job.source)
            found = find_compiled_tables(workspace, target)
            for table in found:
                workspace.run("publish/drop", table=workspace.dialect.table(table))
            return found


def _recoding(run: Run, source: Source, staged: Staged) -> Recoding:
    return find_recoding(run, source, staged).recoding


def _where(job: Job, connection: Connectable | None) -> Connectable:
    if connection is not None:
        return connection
    if job.connection is None:
        raise JobError("the job names no connection; add `connection: duckdb:///…` or --url")
    return job.connection.get_secret_value()


def _refuse_engine(workspace: Workspace, form: str, wanted: str | None) -> None:
    dialect = workspace.dialect
    if wanted is not None and wanted != dialect.name:
        raise UnsupportedError(
            f"the connection is one to {dialect.name}, and a script for {wanted} would find its "
            "recoding tables in no other database; connect to that one"
        )
    if not dialect.compiles:
        raise UnsupportedError(f"compiled scripts were never run on {dialect.name}")
    if form == "procedure" and not dialect.holds_procedures:
        raise UnsupportedError(f"{dialect.name} keeps no procedures; use --form script")
    if form == "dbt" and not dialect.built_by_dbt:
        raise UnsupportedError(
            f"models were never built by dbt on {dialect.name}; use --form script"
        )


def _target(workspace: Workspace, job: Job) -> RelationName:
    if job.target is None:
        raise JobError("the job names no target")
    return resolve_target(workspace, job.target.table, *tables_read(job))


def _entry(
    workspace: Workspace,
    job: Job,
    release: Release,
    target: RelationName,
    ledger: RelationName | None,
) -> Entry | None:
    """Return the ledger entry of a script, with a new ledger if needed; None without a ledger."""
    if ledger is None:
        return None
    named = open_ledger(workspace, ledger)
    return Entry(named, str(job.source), str(target), job.digest(), release)


def _ready(
    workspace: Workspace, job: Job, target: RelationName, ledger: RelationName | None
) -> None:
    """Refuse what is in the way of a script."""
    dialect = workspace.dialect
    found = refuse_taken(workspace, target, replace=True)
    if found not in {None, "BASE TABLE"}:
        raise PublishError(f"{target} is a {found}; a script replaces the rows of a table")
    others = [model.reads.table for model in job.privacy if model.reads.table is not None]
    for read in dict.fromkeys([job.source, *others]):
        named = workspace.backend.resolve(read)
        temporary = workspace.rows(
            "inspect/temporary",
            name=dialect.literal(named.name),
            qualified=dialect.literal(dialect.table(named)),
        )
        if temporary[0][0]:
            raise UnsupportedError(f"{read} is temporary: a script would not find it")
    home = str(target.schema)
    needs = Needs(tables_read(job), home, ledger=ledger, allow_row_security=job.allow_row_security)
    refuse_unready(workspace, needs, refuse_open_schema(workspace, home, job.source, "a script"))


def _home_of(workspace: Workspace, table: RelationName) -> Sql:
    """Return the qualified name of a table, which is valid from any schema of its database."""
    name = workspace.backend.resolve(table)
    home = str(workspace.rows("inspect/home")[0][0])
    return workspace.dialect.table(RelationName(name.schema or home, name.name))


def _inputs(workspace: Workspace, release: Release) -> tuple[ModelInputs, ...]:
    """The models with what they are given; what they are compared with is counted by the script."""
    source = release.source

    def counts(column: Column) -> ValueCounts:
        return ValueCounts(value_counts(workspace, source.sql, column.name, column.kind), 0)

    quasi = [attribute.name for attribute in release.frequency_set.attributes]
    public = release.asked.population
    if public is not None:
        refuse_other_types(release, release.other_tables[public])
    lasting = {
        name: replace(table, sql=_home_of(workspace, name))
        for name, table in release.other_tables.items()
    }
    return model_inputs(workspace, source, quasi, release.asked, tables=lasting, counts=counts)


def _make_target(
    workspace: Workspace, release: Release, target: RelationName, others: Sequence[Sql]
) -> None:
    """Make the target without rows, or refuse one that is there and does not fit.

    Raises:
        PublishError: it has other columns, or keeps what a transaction that fails wrote.
    """
    dialect = workspace.dialect
    named = dialect.table(target)
    if existing(workspace, target) is None:
        comment = dialect.literal(_COMMENT)
        workspace.run("publish/create", target=named, columns=release.columns, mark=comment)
        if dialect.keeps_comments and dialect.ddl_rolls_back:
            workspace.run("publish/comment", target=named, comment=comment)
        revoke_defaults(workspace, target, others)
    there = [column.name for column in inspect(workspace, target).columns]
    if there != [column.name for column in release.columns]:
        raise PublishError(
            f"{target} has other columns than the release; remove it, or publish to another name"
        )
    schema, name = dialect.literal(str(target.schema)), dialect.literal(target.name)
    if not workspace.count("compiled/undone", schema=schema, name=name):
        raise PublishError(
            f"the storage engine of {target} keeps what a transaction that fails wrote; make it "
            "InnoDB"
        )


@contextmanager
def _all_or_none(workspace: Workspace, stored: PersistentTables) -> Iterator[None]:
    """Remove what was made if not all of it is, where DDL does not roll back."""
    try:
        yield
    except BaseException:
        if not workspace.dialect.ddl_rolls_back:
            for table in stored.tables:
                workspace.run("publish/drop_if_there", table=workspace.dialect.table(table))
        raise
