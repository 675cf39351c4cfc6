"""Leftovers of killed runs and dropped views, and their removal; nothing else is ever touched.

A name alone is no evidence: the comment of a relation names its run, or the ledger in its schema
knows the run.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from sqlanon.errors import DatabaseError, JobError
from sqlanon.ledger.attempts import attempts
from sqlanon.ledger.ledger import entries
from sqlanon.ledger.names import BEHIND_VIEW, LEDGER, existing
from sqlanon.release.release import BEHIND, MARK
from sqlanon.release.store import (
    COMMON,
    FORGED,
    ITEMS,
    KEYS,
    KEYS_MARK,
    KNOWN,
    LIVE,
    PUBLIC,
    SIGNATURES,
)
from sqlanon.release.store import MARK as RECODING_MARK
from sqlanon.release.store import PREFIX as RECODING
from sqlanon.sql.backends import Connectable, connect
from sqlanon.sql.backends.orphans import left, left_beside, remove_left, remove_left_beside
from sqlanon.sql.faults.kinds import INVALID_VIEW, MISSING_OBJECT
from sqlanon.sql.names import RelationName
from sqlanon.sql.workspace import LEFTOVER, PREFIX, Observer, Workspace

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from pathlib import Path

    from sqlanon.sql.backends import Backend

_OURS = re.compile(
    rf"{LEFTOVER.pattern}|{BEHIND_VIEW.pattern}"
    rf"|{RECODING}[0-9a-f]{{12}}"
    r"_([0-9]+(_items)?|map|rows|counts|live|keys|common|known|forged|public|signatures)"
)

_PUT_ASIDE = re.compile(rf"{PREFIX}([0-9a-f]{{12}})_old[0-9]*")
"""The name of a replaced table until the run drops it."""

_OF_RUNS = (KEYS, COMMON, KNOWN, FORGED, ITEMS, PUBLIC, SIGNATURES)
"""How names end of what says itself which ledger has its run."""

_LOOKS = 4
"""How often in a row relations may go away that others drop while they are looked at."""


class _Candidate(NamedTuple):
    """A row of `inspect/leftovers`.

    Attributes:
        says: 1 if its comment names its run.
        ledger: The ledger of its release, by the comment of a table of keys.
    """

    schema: str | None
    name: str
    says: int
    ledger: str | None


def leftovers(
    connection: Connectable,
    *,
    ledger: str | RelationName | None = None,
    observer: Observer | None = None,
) -> list[RelationName]:
    """List the relations that sqlanon created and that are not needed any more.

    These are recoding tables without their view, and keys without their release. On MariaDB, where
    DDL commits, they are also relations of killed runs in the connection's own database, and on
    Spark in any schema. On other engines killed runs leave nothing.

    Args:
        connection: See `anonymize`.
        ledger: The ledger, where jobs say that it is another one than `sqlanon_runs`.
        observer: Is told of statements.

    Returns:
        Their names, in order.

    Raises:
        SqlanonError: one of its subclasses.
    """
    backend = connect(connection)
    try:
        return _steadily(lambda: _find_leftovers(backend, ledger, observer))
    finally:
        backend.close()


def clean(
    connection: Connectable,
    *,
    ledger: str | RelationName | None = None,
    observer: Observer | None = None,
) -> list[RelationName]:
    """Remove the tables that `leftovers` lists, and what searches left as `folders` lists it.

    Args:
        connection: See `anonymize`.
        ledger: The ledger, where jobs say that it is another one than `sqlanon_runs`.
        observer: Is told of statements.

    Returns:
        What was removed.

    Raises:
        SqlanonError: one of its subclasses.
    """
    remove_left()
    backend = connect(connection)
    try:
        return _steadily(lambda: _remove_leftovers(backend, ledger, observer))
    finally:
        backend.close()


def folders(places: Iterable[Path] = ()) -> list[Path]:
    """Folders that killed runs of this user left on this machine.

    Args:
        places: Where releases were to be files: folders, or the files themselves.

    Raises:
        JobError: there is no such folder.
    """
    return [*left(), *(one for place in _places(places) for one in left_beside(place))]


def remove_folders(places: Iterable[Path] = ()) -> list[Path]:
    """Remove what `folders` would list, and return it; it raises the same."""
    found = _places(places)
    return [*remove_left(), *(one for place in found for one in remove_left_beside(place))]


def _places(places: Iterable[Path]) -> list[Path]:
    """The folders that are meant, each once; what is no folder is a file in one."""
    found = dict.fromkeys(one if one.is_dir() else one.parent for one in places)
    for place in found:
        if not place.is_dir():
            raise JobError(f"there is no folder {place}; name the folder of the files, or a file")
    return [*found]


def _steadily(look: Callable[[], list[RelationName]]) -> list[RelationName]:
    """Search again where a schema of the search was dropped meanwhile."""
    for _ in range(_LOOKS - 1):
        try:
            return look()
        except DatabaseError as error:
            if error.fault not in {INVALID_VIEW, MISSING_OBJECT}:
                raise
    return look()


def _find_leftovers(
    backend: Backend, ledger: str | RelationName | None, observer: Observer | None
) -> list[RelationName]:
    with backend.transaction(write=False):
        return _leftovers(backend, ledger, observer)


def _remove_leftovers(
    backend: Backend, ledger: str | RelationName | None, observer: Observer | None
) -> list[RelationName]:
    with backend.transaction(write=True), Workspace(backend, observer or Observer()) as found:
        names = _leftovers(backend, ledger, observer)
        for name in sorted(names, key=lambda one: not one.name.endswith(LIVE)):
            kind = "drop_view_if_there" if existing(found, name) == "VIEW" else "drop_if_there"
            found.run(f"publish/{kind}", table=backend.dialect.table(name))
        return names


def _leftovers(
    backend: Backend, ledger: str | RelationName | None, observer: Observer | None
) -> list[RelationName]:
    """Candidates by SQL's LIKE, where `_` matches any character; the regex decides."""
    said = RelationName.parse(ledger) if isinstance(ledger, str) else ledger
    with Workspace(backend, observer or Observer()) as workspace:
        dialect = backend.dialect
        rows = workspace.ask(
            "inspect/leftovers",
            _Candidate,
            pattern=dialect.literal(f"{PREFIX}%"),
            mark=dialect.literal(MARK),
            recoding=dialect.literal(RECODING_MARK),
            keys=dialect.literal(KEYS_MARK),
            behind=dialect.literal(BEHIND),
        )
        ours = [row for row in rows if _OURS.fullmatch(row.name)]
        # a view says nothing itself; what was made in the same run does
        saying = {(row.schema, _run_of(row.name)) for row in ours if row.says}

        def ledger_of(row: _Candidate) -> RelationName:
            if row.ledger is not None:
                return RelationName.parse(row.ledger)
            return said or RelationName(row.schema, LEDGER)

        asked = {ledger_of(row) for row in ours if not row.says or row.name.endswith(_OF_RUNS)}
        entered = {ledger: _find_run_targets(workspace, ledger) for ledger in asked}
        aside = {ledger_of(row) for row in ours if _PUT_ASIDE.fullmatch(row.name)}
        begun = {ledger: {one.run_id for one in attempts(workspace, ledger)} for ledger in aside}

        def needless(row: _Candidate) -> bool:
            if put_aside := _PUT_ASIDE.fullmatch(row.name):
                # where another run has taken the place of the one that was killed
                return bool(row.says) or put_aside[1] in begun[ledger_of(row)]
            run, known = _run_of(row.name), entered.get(ledger_of(row))
            if not row.name.endswith(_OF_RUNS):
                return bool(row.says) or (row.schema, run) in saying or run in (known or ())
            if known is None or row.name.endswith(SIGNATURES):
                return False  # it is not known whether the release exists, and who has it
            if run not in known:
                return bool(row.says) and not dialect.ddl_rolls_back
            if row.name.endswith((KNOWN, FORGED, ITEMS, PUBLIC)):
                return False  # readers may keep copies of a dropped release
            return existing(workspace, RelationName.parse(known[run])) is None

        names = {RelationName(row.schema, row.name) for row in ours if needless(row)}
    return sorted(names, key=str)


def _find_run_targets(workspace: Workspace, home: RelationName) -> dict[str, str] | None:
    """Return the runs of a ledger with their targets; None where there is no such ledger."""
    if existing(workspace, home) is None:
        return None
    return {entry.run_id: entry.target for entry in entries(workspace, home)}


def _run_of(recoding: str) -> str:
    """The id of the run that made a recoding table."""
    return recoding.removeprefix(RECODING).partition("_")[0]
