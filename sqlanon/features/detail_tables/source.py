"""Detail tables as they are, and the source with new numbers in place of the key they refer to."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from sqlanon.errors import InspectionError, JobError, together
from sqlanon.features.detail_tables.refusals import item_job, of_table, person_key
from sqlanon.features.detail_tables.tables import Detail, LinkedDetails
from sqlanon.job import rules
from sqlanon.job.columns import Drop, Identifier, Keep, Quasi, Sensitive
from sqlanon.job.resolve import list_copy_columns
from sqlanon.release.columns import key_relation, list_release_columns
from sqlanon.source.aggregate_columns import (
    build_key_sql,
    is_compared_as_text,
    refuse_several_states,
)
from sqlanon.source.inspection import inspect, refuse_unusable, set_zones, settle_kinds
from sqlanon.source.written_values import read_column, with_missing
from sqlanon.sql.dialects import Kind
from sqlanon.sql.statement import Sql
from sqlanon.verify.direct_identifiers import free_texts

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sqlanon.features.detail_tables.job_keys import DetailTable
    from sqlanon.job.job import Job
    from sqlanon.release.columns import Action, Published
    from sqlanon.source.frequency_set import Attribute
    from sqlanon.source.inspection import Column, Relation
    from sqlanon.sql.workspace import Workspace
    from sqlanon.verify.direct_identifiers import FreeText


KEY = "sqlanon_key"
"""The column of the copy that has the source's key where that has become a number."""


def link_source(
    job: Job,
    workspace: Workspace,
    source: Relation,
    kept: Mapping[str, Action],
    *,
    compared_by: str | None,
) -> tuple[Relation, LinkedDetails]:
    """Copy the source with new numbers in place of its key, and inspect the detail tables.

    Without a snapshot for all reads, the detail tables are copied too, while the statement that
    copied the source locks its rows, so that all show one state.

    Args:
        kept: The action for each column of it that stays and is no quasi-identifier.
        compared_by: The column by which releases are compared; None where they are not. The copy
            has it unchanged, and as `KEY` where it is the one that gets new numbers.

    Raises:
        InspectionError: a table or column is missing, not classified, or of a type that cannot
            identify persons.
        JobError: the key does not identify persons, or a detail table has keys of another kind.
        UnsupportedError: the tables could not be read in one state.
    """
    dialect, name = workspace.dialect, person_key(job)
    backend = workspace.backend
    refuse_several_states(workspace, "tables")
    source = settle_kinds(workspace, source, [name])
    key = source.column(name)
    refuse_unusable(workspace, source, [key], {key.name})
    found = [_inspect_detail(workspace, job, said, key) for said in job.details]
    numbers = workspace.make(
        "release/numbers",
        "numbers",
        source=source.sql,
        old=build_key_sql(dialect, key, "s"),
        lot=workspace.fragment("publish/lot"),
    )
    if workspace.count("release/no_key", numbers=numbers):
        raise JobError(
            f"columns.{name}.action: {name} is not a key of {source.name}: it has NULL, or a "
            "value twice, so detail tables cannot refer to its rows"
        )
    own = dialect.column("s", name)
    copy = workspace.make(
        "release/numbered",
        "persons",
        source=source.sql,
        columns=[
            one for one in list_copy_columns(job, dialect, source, kept, compared_by) if one != own
        ],
        numbers=numbers,
        old=build_key_sql(dialect, key, "s"),
        textual=is_compared_as_text(key),
        person=dialect.quote(name),
        kept=Sql(KEY) if compared_by == name else None,
    )
    found = [
        one
        if backend.snapshot and not said.missing
        else replace(one, sql=_copy_detail(workspace, said, one))
        for said, one in zip(job.details, found, strict=True)
    ]
    if not backend.snapshot:
        workspace.run("stage/free_rows")
    number = replace(key, type=dialect.integer_type, kind=Kind.INTEGER, nullable=False)
    columns = tuple(number if one.name == name else one for one in source.columns)
    if compared_by == name:
        columns += (replace(key, name=KEY, added=True),)
    details = tuple(
        _detail(workspace, said, one) for said, one in zip(job.details, found, strict=True)
    )
    return replace(source, sql=copy.sql, columns=columns), LinkedDetails(name, numbers, details)


def renumber(
    job: Job,
    workspace: Workspace,
    source: Relation,
    linked: LinkedDetails,
    kept: Mapping[str, Action],
    *,
    compared_by: str | None,
) -> tuple[Relation, LinkedDetails]:
    """Copy the rows that are left of such a copy, under consecutive numbers.

    A gap would show how many rows are left out, which reports do not tell if they are few.

    Args:
        source: The rows that are left.
    """
    dialect = workspace.dialect
    person = dialect.quote(linked.person)
    columns = list_copy_columns(job, dialect, source, kept, compared_by)
    numbers = workspace.make(
        "release/renumbered", "numbers", numbers=linked.numbers, source=source.sql, person=person
    )
    copy = workspace.make(
        "release/renumbered_rows",
        "persons",
        source=source.sql,
        columns=[one for one in columns if one != dialect.column("s", linked.person)],
        numbers=numbers,
        person=person,
    )
    return replace(source, sql=copy.sql), replace(linked, numbers=numbers)


def _inspect_detail(workspace: Workspace, job: Job, said: DetailTable, key: Column) -> Relation:
    """Inspect a detail table, and refuse it where it does not fit the job."""
    table = replace(inspect(workspace, said.source), name=said.source)
    table.refuse_missing([said.key, *said.columns])
    quasi = said.quasi_identifiers
    measured = dict.fromkeys([*quasi, *said.missing])
    table = settle_kinds(workspace, table, [said.key, *measured])
    table = set_zones(workspace, table, {name: q.zone for name, q in quasi.items() if q.zone})
    own = table.column(said.key)
    if own.kind is not key.kind:
        raise JobError(
            f"tables.{said.source}.key: {said.key} holds {own.kind} values and the key of the "
            f"source, {key.name}, {key.kind} values; use a view that casts one of them"
        )
    refuse_unusable(workspace, table, [own, *(table.column(name) for name in measured)])
    unlisted = [one.name for one in table.columns if one.name not in {said.key, *said.columns}]
    if unlisted and said.unlisted == "error":
        raise InspectionError(
            f"{said.source} has columns that the job does not classify: {', '.join(unlisted)}; add "
            "them to its `columns`, or set `unlisted: drop` or `unlisted: keep`"
        )
    if (items := item_job(job, said)) is not None:
        found = [*of_table(said, rules.source_refusals(items, table, workspace.dialect))]
        if found:
            raise together(found)
    return with_missing(workspace.dialect, table, said.missing, of_cells=False)


def _actions(said: DetailTable, table: Relation) -> dict[str, Action]:
    """Return the action for each column that stays and is no quasi-identifier, with the key."""
    made: dict[str, Action] = {}
    for column in table.columns:
        role = said.columns.get(column.name)
        if isinstance(role, Quasi | Drop):
            continue
        if isinstance(role, Identifier):
            match role.action:
                case "renumber":
                    continue
                case stays:
                    made[column.name] = stays
        elif role is not None or column.name == said.key or said.unlisted == "keep":
            made[column.name] = "keep"
    return made


def _copy_detail(workspace: Workspace, said: DetailTable, table: Relation) -> Sql:
    """Copy the columns of a detail table that are read."""
    read = [n for n, action in _actions(said, table).items() if action in {"keep", "hash"}]
    columns = [
        read_column(workspace.dialect, table.column(name))
        for name in (*said.quasi_identifiers, *read)
    ]
    return workspace.make("stage/copy", "details", source=table.sql, columns=columns).sql


def _detail(workspace: Workspace, said: DetailTable, table: Relation) -> Detail:
    identifiers = said.identifiers
    keys = [
        one.key.get_secret_value()
        for column in table.columns
        if (one := identifiers.get(column.name)) is not None and one.key is not None
    ]
    return Detail(
        target=said.target,
        source=table,
        key=said.key,
        old=build_key_sql(workspace.dialect, table.column(said.key), "s"),
        textual=is_compared_as_text(table.column(said.key)),
        columns=detail_columns(workspace, said, table),
        sensitive=tuple(n for n, one in said.columns.items() if one.role == "sensitive"),
        hashed=key_relation(workspace, keys),
    )


def detail_columns(
    workspace: Workspace,
    said: DetailTable,
    table: Relation,
    attributes: Sequence[Attribute] = (),
    native: Sequence[bool] = (),
) -> tuple[Published, ...]:
    """The columns that are published of a detail table, in its order.

    Args:
        attributes: Its quasi-identifiers, once they are generalized; they are left out before.
    """
    masks = {name: one.value for name, one in said.identifiers.items() if one.value is not None}
    actions = _actions(said, table)
    made = list_release_columns(workspace, table, attributes, native, actions, masks=masks)
    return tuple(_number(workspace, one) if one.name == said.key else one for one in made)


def _number(workspace: Workspace, key: Published) -> Published:
    """The key of a detail table, which is the person's number."""
    type_ = workspace.dialect.integer_type
    return replace(key, inner=Sql("n.new"), type=type_, kind=Kind.INTEGER, nullable=False)


def free_texts_kept(workspace: Workspace, job: Job) -> tuple[FreeText, ...]:
    """Find the columns of free text that are published of detail tables as they are."""
    found: list[FreeText] = []
    for said in job.details:
        table = inspect(workspace, said.source)
        kept = [column for column in table.columns if _is_kept(said, column.name)]
        found += free_texts(workspace, table.sql, kept, f"{said.source}.")
    return tuple(found)


def _is_kept(said: DetailTable, column: str) -> bool:
    role = said.columns.get(column)
    if role is None:
        return column != said.key and said.unlisted == "keep"
    return isinstance(role, Keep | Sensitive)
