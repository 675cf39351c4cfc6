"""Replacement of one person's keys in all data that are stored of a source's releases.

Stored rows are not deleted: readers of the releases see that a person was removed, and the guard
has to count that. A new key that matches no person counts as a removed person.
docs/threat-model.md, "Erasing a person".
"""

from __future__ import annotations

import json
import re
import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple
from uuid import uuid4

from typing_extensions import override

from sqlanon.common.wording import inflect
from sqlanon.errors import JobError, PublishError, UnsupportedError
from sqlanon.features.release_guard.earlier_releases import (
    columns_of,
    find_stored_tables,
    of_source,
    run_of,
)
from sqlanon.features.release_guard.keys import read_stored_key
from sqlanon.features.release_guard.other_runs import refuse_runs_over
from sqlanon.features.release_guard.stored_release import owner_among
from sqlanon.ledger.ledger import entries
from sqlanon.ledger.names import LEDGER, existing, same_target
from sqlanon.release.store import ITEMS, KEYS, KNOWN, SIGNATURES
from sqlanon.report.data import NUMBERED
from sqlanon.source.inspection import Column, inspect, settle_kinds
from sqlanon.sql.backends import Connectable, open_connection
from sqlanon.sql.dialects import Kind
from sqlanon.sql.names import RelationName
from sqlanon.sql.statement import Sql
from sqlanon.sql.workspace import Observer, Workspace

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlanon.ledger.ledger import Entry
    from sqlanon.sql.statement import WorkTable


@dataclass(frozen=True, slots=True)
class Forgotten:
    """The result of replacing a person's keys.

    Attributes:
        column: The column of the source that the key is of.
        runs: The runs of the releases that had the key, the oldest first.
        others: Columns by which other releases of the source identify persons. These releases were
            not searched.
    """

    source: str
    column: str
    runs: tuple[str, ...]
    others: tuple[str, ...]

    @override
    def __str__(self) -> str:
        number = inflect(len(self.runs), "release")
        told = (
            f"forgotten in {number} of {self.source}, by {self.column}: later runs count the "
            "person as removed for ever. If a row of the source still has this key, the next "
            "release counts it as a new person: delete it first."
        )
        if not self.others:
            return told
        return (
            f"{told} Other releases of {self.source} identify persons by "
            f"{' and by '.join(self.others)}, and were not searched: name one of them."
        )


class _KeyTable(NamedTuple):
    """A table with keys of persons.

    Attributes:
        column: The source's column that the keys are of.
        owned: Whether they are in v0, and `person` has the keys of their rows.
    """

    run_id: str
    name: RelationName
    column: str
    owned: bool


class _KeyLocation(NamedTuple):
    """A table with keys of persons, as statements see it.

    Attributes:
        who: The person's key of a row, as text.
        owner: The column with that key, where `person` has the keys of rows; else None.
    """

    run_id: str
    table: Sql
    who: Sql
    owner: Column | None


def forget(
    connection: Connectable,
    person: str,
    table: str | RelationName | None = None,
    *,
    ledger: str | RelationName | None = None,
    observer: Observer | None = None,
) -> Forgotten:
    """Replace the key of one person in all data that are stored of a source's releases.

    The new key is random, and the same one in all tables. The person counts as removed for ever, so
    delete the person from the source first. It needs SELECT and UPDATE on the stored tables.

    Args:
        connection: See `anonymize`.
        person: The key, as text: a moment in UTC, a number in plain digits.
        table: A release, or the id of a run, which determines the source and the column of keys.
            Not needed where a ledger has only one source and one column.
        ledger: The ledger, where jobs say that it is another one than `sqlanon_runs`.
        observer: Is told of statements.

    Returns:
        The releases in which the key was found.

    Raises:
        JobError: no release has it, or several sources or columns could be meant.
        PublishError: a run over the source is active, or there is no ledger.
        SqlanonError: one of its subclasses.
    """
    target = RelationName.parse(table) if isinstance(table, str) else table
    said = RelationName.parse(ledger) if isinstance(ledger, str) else ledger
    with open_connection(connection) as backend:
        workspace = Workspace(backend, observer or Observer())
        with backend.transaction(write=True), workspace:
            schema = None if target is None else target.schema
            beside = said or RelationName(schema, LEDGER)
            home = backend.resolve(RelationName(beside.schema or schema, beside.name))
            if existing(workspace, home) is None:
                raise PublishError(f"nothing to forget: there is no ledger {home}")
            entered = entries(workspace, home)
            stored = _find_key_tables(workspace, entered)
            source, column = _resolve_source(workspace, entered, stored, target, home)
            refuse_runs_over(workspace, source, home)
            runs = {one.run_id for one in of_source(workspace, source, entered)}
            beside_it = [one for one in stored if one.run_id in runs]
            found = _replace(workspace, person, [one for one in beside_it if one.column == column])
            if not found:
                raise JobError(
                    f"nothing to forget: no release of {source} has this key in {column}"
                )
    others = dict.fromkeys(one.column for one in beside_it if one.column != column)
    having = tuple(one.run_id for one in entered if one.run_id in found)
    return Forgotten(str(source), column, having, tuple(others))


def _find_key_tables(workspace: Workspace, entered: Sequence[Entry]) -> list[_KeyTable]:
    """Find the tables with keys of persons that the runs of a ledger stored."""
    by_run = {one.run_id: one for one in entered}
    place = {run_id: number for number, run_id in enumerate(by_run)}
    runs = [(RelationName.parse(one.target).schema, one.run_id) for one in entered]
    found = []
    names = find_stored_tables(workspace, runs, (KEYS, KNOWN, ITEMS, SIGNATURES))
    for name in sorted(names, key=lambda one: (place[run_of(one)], one.name)):
        run_id = run_of(name)
        report = json.loads(by_run[run_id].report)
        owner = owner_among(report, columns_of(report, name))
        key = read_stored_key(report)
        column = owner or (None if key is None else key.column)
        if name.name.endswith(SIGNATURES):
            column = report["search"]["options"]["persons"]
        if name.name.endswith(ITEMS):
            (column,) = (one for one, fate in report["columns"].items() if fate == NUMBERED)
        if column is not None:
            found.append(_KeyTable(run_id, name, column, owned=owner is not None))
    return found


def _resolve_source(
    workspace: Workspace,
    entered: Sequence[Entry],
    stored: Sequence[_KeyTable],
    said: RelationName | None,
    home: RelationName,
) -> tuple[RelationName, str]:
    """Return the source, and the column that identifies its persons."""
    runs = [one for one in entered if said is None or _is_of(workspace, one, said)]
    columns = {one.run_id: one.column for one in stored}
    named = [
        (RelationName.parse(one.source), columns[one.run_id])
        for one in runs
        if one.run_id in columns
    ]
    if not named:
        of = home if said is None else said
        raise JobError(
            f"nothing to forget: no release of {of} has stored persons; `sqlanon history` lists "
            "the releases"
        )
    if said is None and len(set(named)) > 1:
        told = ", ".join(dict.fromkeys(f"{source} by {column}" for source, column in named))
        raise JobError(
            f"{home} has releases whose persons are identified in several ways ({told}), and a "
            "key can be another person's in each; name one of the releases, or a run"
        )
    return named[-1]


def _is_of(workspace: Workspace, entry: Entry, said: RelationName) -> bool:
    if entry.run_id == str(said):
        return True
    target = RelationName.parse(entry.target)
    asked = said if said.schema is not None else RelationName(target.schema, said.name)
    return same_target(workspace, entry.target, asked)


_NEW = Sql("k.new_owner")
"""The new key of a person, as text, where a person has several rows."""


def _replace(workspace: Workspace, person: str, stored: Sequence[_KeyTable]) -> set[str]:
    """Put another key in the place of a person's; return the runs that had it."""
    placed = [_locate(workspace, one) for one in stored]
    key = _key(workspace, person, placed)
    having = [
        one for one in placed if workspace.count("release_guard/forgotten_count", at=one, key=key)
    ]
    owned = [one for one in having if one.owner is not None]
    rows = None
    if owned:
        said = {"placed": owned, "key": key, "integer": Kind.INTEGER}
        rows = workspace.make("release_guard/forgotten_rows", "rows", **said)
    for one in having:
        workspace.run("release_guard/forget", at=one, key=key, rows=rows, value=_NEW)
    return {one.run_id for one in having}


def _locate(workspace: Workspace, one: _KeyTable) -> _KeyLocation:
    dialect, who, owner = workspace.dialect, Sql("person"), None
    if one.owned:
        owner = settle_kinds(workspace, inspect(workspace, one.name), ["v0"]).column("v0")
        who = dialect.key_text(Sql("v0"), owner.kind)
    return _KeyLocation(one.run_id, dialect.table(one.name), dialect.exact(who, Kind.TEXT), owner)


def _key(workspace: Workspace, person: str, placed: Sequence[_KeyLocation]) -> WorkTable:
    """Relation (old_key, new_key, new_owner) of one row; nothing that is stored has the new ones.

    Raises:
        UnsupportedError: there is no new key of the column's type.
    """
    owned = [one for one in placed if one.owner is not None]
    columns = [one.owner for one in placed if one.owner is not None]
    for _ in range(_DRAWS):
        new = f"forgotten-{secrets.token_hex(16)}"
        owner = _random(columns) if columns else ""
        said = {"old_key": person, "new_key": new, "new_owner": owner}
        key = workspace.hold("forgotten", said)
        if not any(
            workspace.count("release_guard/owner_count", at=one, key=key, value=_NEW)
            for one in owned
        ):
            return key
        workspace.drop(key)
    raise _undrawable(columns[0])


_DRAWS = 100
"""How often a value is drawn that may be there already."""


def _random(columns: Sequence[Column]) -> str:
    """A random value that fits all of some columns of one kind, as text."""
    kinds = {one.kind for one in columns}
    types = [str(one.bare_type).upper() for one in columns]
    if kinds == {Kind.TEXT} and "UUID" in types:
        return str(uuid4())
    if kinds == {Kind.TEXT} and not any(one.declared for one in columns):
        lengths = (re.search(r"\((\d+)\)", one) for one in types)
        return secrets.token_hex(16)[: min((int(one[1]) for one in lengths if one), default=32)]
    if kinds <= {Kind.INTEGER, Kind.DECIMAL, Kind.REAL}:
        number = secrets.randbelow(2 ** min(map(_bits, columns, types)) - 1) + 1
        unsigned = any(one.is_unsigned for one in columns)
        return f"{number}" if unsigned else f"-{number}"
    raise _undrawable(columns[0])


def _bits(column: Column, type_name: str) -> int:
    if column.kind is Kind.REAL:
        return 24
    if column.kind is Kind.DECIMAL:
        found = re.search(r"\(\s*(\d+)", type_name)
        digits = 15 if found is None else int(found[1]) - max(column.scale or 0, 0)
        return max(1, int(min(digits, 18) * 3.3))
    return min(column.bits, 63)


def _undrawable(column: Column) -> UnsupportedError:
    return UnsupportedError(
        f"sqlanon cannot generate a new key of type {column.display_type}: replace the person's "
        "key by hand with another value, the same one in all tables (docs/threat-model.md, "
        '"Erasing a person")'
    )
