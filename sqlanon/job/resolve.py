"""A job against its table: the treatment of every column, and every name in its exact spelling.

The hierarchies of a job's quasi-identifiers, built for the values that were read.
"""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import TYPE_CHECKING

from sqlanon.algorithms.base import FullDomain
from sqlanon.errors import InspectionError, JobError
from sqlanon.job.columns import Drop, Identifier, Quasi
from sqlanon.job.rules import hierarchy_of, refuse_levels
from sqlanon.privacy_models.base import SensitiveColumn
from sqlanon.privacy_models.requirements import ModelRequirements
from sqlanon.source.frequency_set import Request
from sqlanon.source.hierarchies.lengths import longest_label, longest_of_table
from sqlanon.source.hierarchies.specification import HierarchyTable
from sqlanon.source.inspection import inspect, refuse_unusable, set_zones, settle_kinds
from sqlanon.source.reading import pin_version
from sqlanon.source.words import names_persons
from sqlanon.source.written_values import read_column, spell_values, with_missing
from sqlanon.sql.dialects import Kind

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sqlanon.job.job import Job
    from sqlanon.release.columns import Action
    from sqlanon.source.class_labels import EarlierRun
    from sqlanon.source.hierarchies.relation import HierarchyRelation
    from sqlanon.source.inspection import Column, Relation
    from sqlanon.source.reading import Reading
    from sqlanon.sql.dialects import Dialect
    from sqlanon.sql.names import RelationName
    from sqlanon.sql.statement import Sql, WorkTable
    from sqlanon.sql.workspace import Workspace


def inspect_source(job: Job, workspace: Workspace, held: RelationName | None = None) -> Relation:
    """Inspect the source, and refuse it where it does not fit the job.

    Raises:
        InspectionError: a column is missing or not classified, or its type does not suit its role.
    """
    source = pin_version(workspace, inspect(workspace, held or job.source))
    source = replace(source, name=job.source)
    if job.aggregates:
        from sqlanon.source.aggregate_columns import add_aggregates  # noqa: PLC0415

        read = {*job.columns, *subjects(job)} if job.unlisted == "drop" else None
        source = add_aggregates(workspace, job.aggregates, source, read)
    source.refuse_missing(job.columns)
    measured = dict.fromkeys([*job.quasi_identifiers, *subjects(job), *job.missing])
    source = settle_kinds(workspace, source, measured)
    zones = {name: quasi.zone for name, quasi in job.quasi_identifiers.items() if quasi.zone}
    source = set_zones(workspace, source, zones)
    unlisted = [column.name for column in source.columns if column.name not in job.columns]
    if unlisted and job.unlisted == "error":
        raise InspectionError(
            f"{source.name} has columns that the job does not classify: {', '.join(unlisted)}; add "
            "them to `columns`, or set `unlisted: drop` or `unlisted: keep`"
        )
    columns = [source.column(name) for name in measured]
    refuse_unusable(workspace, source, columns, ModelRequirements(job.privacy).persons)
    full = [name for name in job.missing if not source.column(name).nullable]
    if full and job.target is not None and job.target.mode == "replace":
        raise JobError(
            f"columns.{full[0]}.missing: the column is NOT NULL, and NULL is published in place of "
            "such values; leave missing out, or let the column hold NULL"
        )
    return with_missing(workspace.dialect, source, job.missing, of_cells=job.on_a_csv_file)


def tables_read(job: Job) -> tuple[RelationName, ...]:
    """The tables that the job names to be read, but those of features; the source first."""
    said = [quasi.hierarchy for quasi in job.quasi_identifiers.values()]
    models = [model.reads for model in job.privacy]
    said += [reads.hierarchy for reads in models if isinstance(reads, SensitiveColumn)]  # type: ignore[misc]
    named = [one.table for one in said if isinstance(one, HierarchyTable)]
    others = [reads.table for reads in models if reads.table is not None]
    others += [one.table for said in job.identifiers.values() for one in said.references]
    others += [one.source for one in job.aggregates or ()]
    if (links := job.algorithm.links) is not None:
        others.append(links.table)
    return tuple(dict.fromkeys([job.source, *named, *others]))


def subjects(job: Job) -> list[str]:
    """Columns that the models and the algorithm look at beside the quasi-identifiers, each once."""
    named = ModelRequirements(job.privacy).columns
    return list(dict.fromkeys([*named, *job.algorithm.extra_columns]))


def population(
    job: Job,
    workspace: Workspace,
    asked: ModelRequirements,
    source: Relation,
    tables: Mapping[RelationName, Relation],
) -> Relation | None:
    """The population that models name, where one does; its own columns may have other types."""
    if asked.population is None:
        return None
    found = tables[asked.population]
    refuse_unusable(workspace, found, [found.column(name) for name in job.quasi_identifiers])
    return replace(source, sql=found.sql)


def actions(job: Job, source: Relation) -> dict[str, Action]:
    """Return the action for each column that stays and is no quasi-identifier."""
    made: dict[str, Action] = {}
    for column in source.columns:
        said = job.columns.get(column.name)
        if isinstance(said, Quasi | Drop):
            continue
        if isinstance(said, Identifier):  # new numbers come after its rows are written
            made[column.name] = "keep" if said.action == "renumber" else said.action
        elif said is not None or job.unlisted == "keep":
            made[column.name] = "keep"
    return made


def keys_of_persons(job: Job, source: Relation) -> tuple[str, ...]:
    """Return the columns that may identify persons: identifiers, and others of such a name."""
    direct = (*job.columns_left_out, *job.identifiers)
    named = [
        column.name
        for column in source.columns
        if column.name not in {*direct, *job.quasi_identifiers}
        and column.kind is not Kind.OTHER
        and names_persons(column.name, key=False)
    ]
    return (*direct, *named)


def list_renumbered_keys(job: Job) -> frozenset[str]:
    """Return the keys that get new numbers at random."""
    return frozenset(name for name, one in job.identifiers.items() if one.action == "renumber")


def copy_source(
    job: Job,
    workspace: Workspace,
    source: Relation,
    kept: Mapping[str, Action],
    *,
    key: str | None = None,
    locked: bool = False,
) -> Relation:
    """Copy the source into the workspace, so that all statements read the same state.

    Only the columns that the release needs are copied. MariaDB locks the rows that such a statement
    reads until the transaction ends, so it is ended at once. Temporary relations outlive it. A
    transaction of the caller goes on and keeps the locks, as does one that has locked the source in
    order to write to it.
    """
    dialect = workspace.dialect
    kept_columns = list_copy_columns(job, dialect, source, kept, key)
    copy = workspace.make("stage/copy", "copy", source=source.sql, columns=kept_columns)
    if dialect.copying_locks_rows and not (workspace.backend.nested or locked):
        workspace.run("stage/free_rows")
    return replace(source, sql=copy.sql)


def list_copy_columns(
    job: Job, dialect: Dialect, source: Relation, kept: Mapping[str, Action], key: str | None
) -> list[Sql]:
    """List the columns of `s` for a copy of the source, with the key that compares releases."""
    return [
        read_column(dialect, column)
        for column in source.columns
        if column.name
        in {*job.quasi_identifiers, *subjects(job), *ModelRequirements(job.privacy).persons, key}
        or kept.get(column.name) in {"keep", "hash"}
    ]


def without(
    job: Job,
    workspace: Workspace,
    source: Relation,
    kept: Mapping[str, Action],
    *,
    persons: WorkTable,
    key: str | None,
) -> Relation:
    """A copy of the source that lacks the rows of some persons.

    Args:
        job: The job.
        workspace: Runs the statement.
        source: The source.
        kept: See `copied`.
        persons: Relation (person), the keys as text.
        key: The source's key.
    """
    if key is None:
        raise ValueError("persons are left out of a source without a key")
    dialect, column = workspace.dialect, source.column(key)
    copy = workspace.make(
        "stage/without",
        "admitted",
        source=source.sql,
        columns=list_copy_columns(job, dialect, source, kept, key),
        persons=persons,
        person=column.key(dialect, dialect.column("s", key)),
    )
    return replace(source, sql=copy.sql)


def hash_keys(job: Job, source: Relation) -> list[str]:
    """The keys of the hashed columns, in the source's order of columns."""
    return [
        said.key.get_secret_value()
        for column in source.columns
        if isinstance(said := job.columns.get(column.name), Identifier) and said.key is not None
    ]


def masks(job: Job) -> dict[str, str]:
    """The text of each column that is published as one text."""
    return {name: said.value for name, said in job.identifiers.items() if said.value is not None}


def own_types(job: Job, source: Relation) -> list[str]:
    """Columns of a source in place whose types stay."""
    retyped = {name for name, quasi in job.quasi_identifiers.items() if quasi.retype}
    return [column.name for column in source.columns if column.name not in retyped]


def requests(job: Job, source: Relation, dialect: Dialect) -> list[Request]:
    """Build the request for each quasi-identifier, in the job's order."""
    beside_root = job.suppressed == "keep" and bool(job.max_suppression)
    pinned = job.algorithm.fixed_levels
    made = []
    for name, quasi in job.quasi_identifiers.items():
        column = source.column(name)
        asked = request(dialect, column, quasi)
        made.append(
            replace(
                asked,
                unchanged=not beside_root and 0 in {quasi.max_level, pinned.get(name)},
                longest=longest_label(
                    dialect,
                    column,
                    hierarchy_of(job, name),
                    asked.order,
                    ranged=asked.ranged,
                    stepped=asked.step is not None,
                ),
            )
        )
    return made


def measure_requests(job: Job, source: Relation, workspace: Workspace) -> list[Request]:
    """Build the requests, with the lengths of labels that are in tables of the database."""
    return [
        replace(one, longest=longest_of_table(workspace, said))
        if isinstance(said := hierarchy_of(job, one.column.name), HierarchyTable)
        else one
        for one in requests(job, source, workspace.dialect)
    ]


def request(dialect: Dialect, column: Column, quasi: Quasi) -> Request:
    """Build the request for one quasi-identifier that has this column.

    Raises:
        JobError: a listed value is none of the column's type, or listed twice.
    """
    order = quasi.order_over(column)
    if isinstance(quasi.order, tuple):
        where = f"columns.{column.name}.order"
        order = spell_values(dialect, column, quasi.order, where, JobError)
    return Request(
        column=column,
        order=order,
        weight=Fraction(quasi.weight),
        output=quasi.output,
        ranged=quasi.is_ordinal(column),
        min_level=quasi.min_level,
        max_level=quasi.max_level,
        step=quasi.range,
    )


def build_hierarchies(
    job: Job,
    workspace: Workspace,
    requests: list[Request],
    reading: Reading,
    labels: EarlierRun | None,
    *,
    common: Sql | None = None,
) -> tuple[list[HierarchyRelation | None], list[Request]]:
    """Read or build the hierarchies, and look for labels of an earlier release among the values.

    Args:
        job: The job.
        workspace: Runs the statements.
        requests: The request for each quasi-identifier.
        reading: Their values.
        labels: The labels that an earlier release may have left among them; None where they are
            raw.
        common: See `hierarchy`.

    Returns:
        One for each request, None where it has none; and the requests, with the levels that are
        among the values as their least levels.

    Raises:
        HierarchyError: a hierarchy is malformed or leaves values out.
        JobError: the job names a level above a root.
    """
    if all(hierarchy_of(job, one.column.name) is None for one in requests):
        return [None] * len(requests), requests
    from sqlanon.source.hierarchies.build import hierarchy  # noqa: PLC0415

    stored = {} if labels is None else labels.levels
    nodes = labels is not None and labels.classes is not None
    found = [
        None
        if (said := hierarchy_of(job, one.column.name)) is None
        else hierarchy(
            workspace,
            said,
            one.column,
            reading.materialize(index),
            index,
            stored=stored.get(one.column.name),
            nodes=nodes,
            takes_new_values=job.on_new_value != "error",
            one_level=_publishes_one_level(job),
            common=common,
        )
        for index, one in enumerate(requests)
    ]
    heights = {
        request.column.name: one.height
        for request, one in zip(requests, found, strict=True)
        if one is not None
    }
    refuse_levels(job, heights)
    if nodes or not any(one is not None and one.standing for one in found):
        return found, requests
    limited = [
        request if one is None else request.at_least(one.least)
        for request, one in zip(requests, found, strict=True)
    ]
    return found, limited


def _publishes_one_level(job: Job) -> bool:
    """Return whether neither the release nor a later run reads labels of several levels."""
    in_place = job.target is not None and job.target.mode == "replace"
    return isinstance(job.algorithm, FullDomain) and not in_place and job.recoding is None
