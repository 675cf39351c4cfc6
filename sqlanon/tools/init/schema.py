"""The table of a schema that holds persons, and the tables with their rows, by foreign keys."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from sqlanon.errors import DatabaseError, InspectionError, UnsupportedError
from sqlanon.ledger.names import existing
from sqlanon.publish.in_place.renumbering import ForeignKeyColumn, pointing_to
from sqlanon.source.inspection import inspect
from sqlanon.source.words import Meaning, meanings, names_persons_table
from sqlanon.sql.faults import kinds
from sqlanon.sql.names import RelationName
from sqlanon.sql.workspace import PREFIX

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlanon.sql.workspace import Workspace

_OWN = (PREFIX, "sqlanon_")
"""How names of tables begin that runs make."""
_OF_PERSONS = {
    *(Meaning.PERSON_NAME, Meaning.CONTACT, Meaning.OFFICIAL),
    *(Meaning.BIRTH, Meaning.AGE, Meaning.SEX),
}
"""Meanings of columns that persons have; a table with two of them seems to hold some."""
ANY_TABLE = RelationName(None, "*")
"""The placeholder for the table of persons where none is named."""
_TABLES = {"BASE TABLE", "PARTITIONED TABLE"}


class DetailOf(NamedTuple):
    """A table whose rows belong to persons.

    Attributes:
        key: Its column that refers to the key of the persons.
        others: Its further columns that refer to it.
    """

    table: RelationName
    key: str
    others: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Persons:
    """The table of persons of a schema, and what is around it.

    Attributes:
        key: Its column that others refer to; None if none does.
        own: Its further columns that refer to that.
        left_out: Every other relation of the schema, with the reason.
    """

    table: RelationName
    key: str | None
    own: tuple[str, ...]
    details: tuple[DetailOf, ...]
    left_out: tuple[tuple[str, str], ...]


def find_persons(workspace: Workspace, schema: str, chosen: RelationName) -> Persons:
    """Find the table of persons of a schema, and the tables that refer to it.

    Args:
        workspace: Reads the catalogue, and no row.
        schema: The schema; `main` on SQLite.
        chosen: The table of persons, or ANY_TABLE.

    Raises:
        InspectionError: the schema has no table of this name, or no table that seems to hold
            persons, or several.
        UnsupportedError: foreign keys of the engine are not known.
    """
    if workspace.dialect.updating is None:
        raise UnsupportedError(
            f"--schema is not supported on {workspace.dialect.name}, whose foreign keys are not "
            "known; propose a job for one table, and add detail tables by hand"
        )
    relations = _relations(workspace, schema)
    tables = [name for name, kind in relations.items() if kind in _TABLES]
    if not tables:
        raise InspectionError(f"there is no schema {schema} with tables that this user can see")
    home = str(workspace.rows("inspect/home")[0][0]).lower()
    said = None if schema.lower() == home else schema
    pointing = {
        name: [
            one
            for one in pointing_to(workspace, RelationName(schema, name))
            if (one.column.table.schema or schema).lower() == schema.lower()
        ]
        for name in tables
    }
    spelled = {name.lower(): name for name in tables}
    if chosen == ANY_TABLE:
        persons = _only(_candidates(workspace, schema, tables, pointing), schema)
    elif chosen.name.lower() in spelled and (chosen.schema or schema).lower() == schema.lower():
        persons = spelled[chosen.name.lower()]
    else:
        raise InspectionError(f"schema {schema} has no table {chosen}, but {', '.join(tables)}")
    return _around(persons, said, relations, pointing)


def _relations(workspace: Workspace, schema: str) -> dict[str, str]:
    """Tables and views of a schema but those that runs make, with their kinds; none without it."""
    try:
        return _list_relations(workspace, schema)
    except DatabaseError as error:
        if error.fault is not kinds.MISSING_OBJECT:
            raise
    return {}


def _list_relations(workspace: Workspace, schema: str) -> dict[str, str]:
    literal = workspace.dialect.literal
    rows = workspace.rows("inspect/named", pattern=literal("%"), schema=literal(schema))
    names = [str(name) for (name,) in rows if not str(name).startswith(_OWN)]
    found = {name: existing(workspace, RelationName(schema, name)) for name in names}
    return {name: kind for name, kind in found.items() if kind is not None}


def _candidates(
    workspace: Workspace,
    schema: str,
    tables: Sequence[str],
    pointing: dict[str, list[ForeignKeyColumn]],
) -> list[str]:
    """Tables that seem to hold persons, by their names, or else by their columns.

    One that refers to another of them holds rows of its persons.
    """
    found = [name for name in tables if names_persons_table(name)]
    if not found:
        for name in tables:
            columns = inspect(workspace, RelationName(schema, name)).columns
            said = {meaning for one in columns for meaning, _ in meanings(one.name)}
            if len(said & _OF_PERSONS) > 1:
                found.append(name)
    referring = {
        one.column.table.name.lower()
        for name in found
        for one in pointing[name]
        if one.column.table.name.lower() != name.lower()
    }
    return [name for name in found if name.lower() not in referring]


def _only(found: Sequence[str], schema: str) -> str:
    say = f"run `sqlanon init TABLE --schema {schema}`"
    if not found:
        raise InspectionError(f"no table of schema {schema} seems to hold persons; {say}")
    if len(found) > 1:
        raise InspectionError(
            f"several tables of schema {schema} seem to hold persons: {', '.join(found)}; {say}, "
            "with one of them for TABLE"
        )
    return found[0]


def _around(
    persons: str,
    schema: str | None,
    relations: dict[str, str],
    pointing: dict[str, list[ForeignKeyColumn]],
) -> Persons:
    """Return the treatment of each relation of the schema."""
    single = [one for one in pointing[persons] if one.width == 1]
    keys = [one.to for one in single if one.column.table.name.lower() != persons.lower()]
    key = keys[0] if keys else None
    details: list[DetailOf] = []
    left_out: list[tuple[str, str]] = []
    columns: dict[str, list[str]] = {}
    for one in single:
        if key is not None and one.to.lower() == key.lower():
            columns.setdefault(one.column.table.name.lower(), []).append(one.column.column)
    for name, kind in relations.items():
        if name == persons:
            continue
        held = columns.get(name.lower(), [])
        if kind not in _TABLES:
            left_out.append((name, f"it is a {kind.lower()}"))
        elif held:
            details.append(DetailOf(RelationName(schema, name), held[0], tuple(held[1:])))
        else:
            left_out.append((name, _reason(name, persons, pointing)))
    own = tuple(columns.get(persons.lower(), ()))
    return Persons(RelationName(schema, persons), key, own, tuple(details), tuple(left_out))


def _reason(name: str, persons: str, pointing: dict[str, list[ForeignKeyColumn]]) -> str:
    def refers(to: str) -> bool:
        return any(one.column.table.name.lower() == name.lower() for one in pointing[to])

    if refers(persons):
        return f"it refers to {persons} by several columns, or by another column than the others"
    others = [to for to in pointing if to != name and refers(to)]
    if others:
        return f"it refers to {', '.join(others)}, and to {persons} by no foreign key of its own"
    return f"it refers to {persons} by no foreign key"
