"""Detail tables as they are, and the source with new numbers in place of the key they refer to."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from sqlanon.errors import InspectionError, JobError, UnsupportedError
from sqlanon.job.columns import Identifier
from sqlanon.job.detail_tables import person_key
from sqlanon.job.settled import needed
from sqlanon.release.columns import key_relation, published_columns
from sqlanon.release.details import Detail, Linked
from sqlanon.source.inspection import inspect, refuse_unusable, settle_kinds
from sqlanon.sql.dialects import Kind
from sqlanon.sql.statement import Sql

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sqlanon.job.detail_tables import DetailTable
    from sqlanon.job.job import Job
    from sqlanon.release.columns import Action, Published
    from sqlanon.source.inspection import Column, Relation
    from sqlanon.sql.workspace import Workspace


def linked_source(
    job: Job, workspace: Workspace, source: Relation, kept: Mapping[str, Action]
) -> tuple[Relation, Linked]:
    """The source as a copy that has new numbers in place of its key, and the detail tables.

    Where no snapshot holds all reads together, the detail tables are copied too, while the rows of
    the source are locked by the statement that has copied these: all show one state.

    Args:
        job: What to do.
        workspace: Runs the statements.
        source: The source, inspected.
        kept: What happens to each column of it that stays and is no quasi-identifier.

    Raises:
        InspectionError: a table or column is missing, not classified, or of no type that tells
            persons apart.
        JobError: the key tells no persons apart, or a detail table has keys of another kind.
        UnsupportedError: the tables could not be read in one state.
    """
    dialect, name = workspace.dialect, person_key(job)
    backend = workspace.backend
    if not backend.snapshot and (backend.nested or not dialect.copying_locks_rows):
        raise UnsupportedError(
            "tables: this connection does not show several tables in one state; use a connection "
            "of its own, or a transaction at REPEATABLE READ, on an engine that has that"
        )
    source = settle_kinds(workspace, source, [name])
    key = source.column(name)
    refuse_unusable(workspace, source, [key])
    found = [_inspected(workspace, said, key) for said in job.details]
    numbers = workspace.make(
        "release/numbers",
        "numbers",
        source=source.sql,
        old=_old(workspace, key),
        lot=workspace.fragment("publish/lot"),
    )
    if workspace.count("release/no_key", numbers=numbers):
        raise JobError(
            f"columns.{name}.action: {name} is no key of {source.name}, to whose rows detail "
            "tables could refer: it has NULL, or a value twice"
        )
    quoted = dialect.quote(name)
    copy = workspace.make(
        "release/numbered",
        "persons",
        source=source.sql,
        columns=[one for one in needed(job, dialect, source, kept, None) if one != quoted],
        numbers=numbers,
        old=_old(workspace, key),
        person=quoted,
    )
    if not backend.snapshot:
        found = [
            replace(one, sql=_copied(workspace, said, one))
            for said, one in zip(job.details, found, strict=True)
        ]
        workspace.run("stage/free_rows")
    number = replace(key, type=dialect.integer_type, kind=Kind.INTEGER, nullable=False)
    columns = tuple(number if one.name == name else one for one in source.columns)
    details = tuple(
        _detail(workspace, said, one) for said, one in zip(job.details, found, strict=True)
    )
    return replace(source, sql=copy.sql, columns=columns), Linked(name, numbers, details)


def _old(workspace: Workspace, key: Column) -> Sql:
    """The key of a row `s` as keys of other tables are compared with it."""
    dialect = workspace.dialect
    value = dialect.column("s", key.name)
    if key.kind is Kind.INTEGER:
        return value
    return dialect.exact(key.text(dialect, value), Kind.TEXT)


def _inspected(workspace: Workspace, said: DetailTable, key: Column) -> Relation:
    """A detail table, fit for the job."""
    table = replace(inspect(workspace, said.source), name=said.source)
    table.refuse_missing([said.key, *said.columns])
    table = settle_kinds(workspace, table, [said.key])
    own = table.column(said.key)
    if own.kind is not key.kind:
        raise JobError(
            f"tables.{said.source}.key: {said.key} holds {own.kind} values and the key of the "
            f"source, {key.name}, {key.kind} values; use a view that casts one of them"
        )
    refuse_unusable(workspace, table, [own])
    unlisted = [one.name for one in table.columns if one.name not in {said.key, *said.columns}]
    if unlisted and said.unlisted == "error":
        raise InspectionError(
            f"{said.source} has columns that the job does not classify: {', '.join(unlisted)}; add "
            "them to its `columns`, or say `unlisted: drop` or `unlisted: insensitive`"
        )
    return table


def _actions(said: DetailTable, table: Relation) -> dict[str, Action]:
    """What happens to each column of a detail table that stays, the key among them."""
    made: dict[str, Action] = {}
    for column in table.columns:
        role = said.columns.get(column.name)
        if isinstance(role, Identifier):
            match role.action:
                case "drop" | "renumber":
                    continue
                case stays:
                    made[column.name] = stays
        elif role is not None or column.name == said.key or said.unlisted == "insensitive":
            made[column.name] = "keep"
    return made


def _copied(workspace: Workspace, said: DetailTable, table: Relation) -> Sql:
    """A copy of a detail table with the columns that are read."""
    read = [n for n, action in _actions(said, table).items() if action in {"keep", "hash"}]
    columns = [workspace.dialect.quote(name) for name in read]
    return workspace.make("stage/copy", "details", source=table.sql, columns=columns).sql


def _detail(workspace: Workspace, said: DetailTable, table: Relation) -> Detail:
    identifiers = said.identifiers
    keys = [
        one.key.get_secret_value()
        for column in table.columns
        if (one := identifiers.get(column.name)) is not None and one.key is not None
    ]
    masks = {name: one.text for name, one in identifiers.items() if one.text is not None}
    columns = published_columns(workspace, table, (), (), _actions(said, table), masks=masks)
    return Detail(
        target=said.target,
        source=table,
        key=said.key,
        old=_old(workspace, table.column(said.key)),
        columns=tuple(_number(workspace, c) if c.name == said.key else c for c in columns),
        sensitive=tuple(n for n, one in said.columns.items() if one.role == "sensitive"),
        hashed=key_relation(workspace, keys),
    )


def _number(workspace: Workspace, key: Published) -> Published:
    """The key of a detail table, which is the person's number."""
    type_ = workspace.dialect.integer_type
    return replace(key, inner=Sql("n.new"), type=type_, kind=Kind.INTEGER, nullable=False)
