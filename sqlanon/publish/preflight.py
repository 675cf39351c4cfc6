"""What a run will need of the database, asked before anything is read: rights, places, limits.

The engine says what is missing (`inspect/rights`), and with which statement somebody who may could
give it. All of it is said at once.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, NamedTuple

from sqlanon.errors import DatabaseError, RightsError, together
from sqlanon.ledger.names import existing
from sqlanon.publish.grants import Wanted, lacking
from sqlanon.sql.faults import kinds
from sqlanon.sql.names import RelationName
from sqlanon.sql.workspace import PREFIX, Workspace

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from sqlanon.errors import SqlanonError
    from sqlanon.sql.backends.base import Backend
    from sqlanon.sql.statement import CatalogueName, Sql


@dataclass(frozen=True, slots=True)
class Needs:
    """What a run does with the database.

    Attributes:
        reads: Tables that it reads.
        home: The schema that it makes tables in; None where it publishes nothing.
        replaced: What it drops.
        updated: Tables whose rows it changes.
        thinned: Tables that it deletes rows of.
        views: Whether it makes a view.
        ledger: The ledger that it is entered in.
        classes: The table beside it that it reads, and takes rows out of, where it is there.
        enters_classes: Whether it makes that table, and enters rows in it.
        visible_rows: Whether it may read tables of which the user sees only some rows.
    """

    reads: tuple[RelationName, ...]
    home: str | None = None
    replaced: tuple[RelationName, ...] = ()
    updated: tuple[RelationName, ...] = ()
    thinned: tuple[RelationName, ...] = ()
    views: bool = False
    ledger: RelationName | None = None
    classes: RelationName | None = None
    enters_classes: bool = False
    visible_rows: bool = False


class Missing(NamedTuple):
    """A row of `inspect/rights`.

    Attributes:
        right: What the user lacks, and on which object.
        remedy: The statement that gives it, where there is one.
    """

    right: str
    remedy: str | None


class ChangedRows(NamedTuple):
    """A table whose rows a run changes, and the right to that as a literal."""

    table: CatalogueName
    right: Sql


def looked_up(workspace: Workspace, name: RelationName) -> CatalogueName:
    """A relation that a job names, for templates that look into a catalogue."""
    return workspace.dialect.looked_up(workspace.backend.resolve(name))


def refuse_unready(workspace: Workspace, needs: Needs, others: Iterable[SqlanonError] = ()) -> None:
    """Refuse what the database would refuse later, after everything was read.

    Args:
        workspace: Asks.
        needs: What the run will do.
        others: What else is in the way, to be said together with it.

    Raises:
        SqlanonError: a line for each thing that is missing or in the way.
    """
    rights = (_error(one) for one in missing(workspace, needs))
    found = [*rights, *_filtered(workspace, needs), *others]
    if found:
        raise together(found)


def refuse_read_only(backend: Backend, target: RelationName) -> None:
    """Refuse a file that is open for reading only, where the engine does not say so itself.

    It comes before the run's own transaction: in that of a plan it would keep others from writing.

    Raises:
        RightsError: the file of the target cannot be written to.
    """
    if backend.dialect.tells_read_only:
        return
    workspace = Workspace(backend)
    tried = replace(target, name=f"{PREFIX}{workspace.run_id}_tried")
    read_only = False
    try:
        backend.begin(write=True)
        if not backend.nested:  # in the caller's transaction it would keep others from writing
            workspace.run("inspect/try_writing", table=backend.dialect.table(tried))
    except DatabaseError as error:  # whatever else it is, the run will say
        read_only = error.fault is kinds.READ_ONLY
    finally:
        with suppress(DatabaseError):  # nothing was begun
            backend.rollback()
    if read_only:
        raise RightsError(
            f"missing: a database that can be written to: the file of the target {target} is open "
            "for reading only; make the file and its folder writable, or open it for writing"
        )


def missing(workspace: Workspace, needs: Needs) -> list[Missing]:
    """What the user lacks for it."""
    dialect = workspace.dialect
    rows = workspace.rows(
        "inspect/rights",
        reads=[looked_up(workspace, name) for name in needs.reads],
        home=None if needs.home is None else dialect.literal(needs.home),
        ledger=None if needs.ledger is None else dialect.looked_up(needs.ledger),
        classes=None if needs.classes is None else dialect.looked_up(needs.classes),
        enters_classes=needs.enters_classes,
        replaced=[looked_up(workspace, name) for name in needs.replaced],
        written=[
            ChangedRows(looked_up(workspace, name), dialect.literal(right))
            for right, names in (("UPDATE", needs.updated), ("DELETE", needs.thinned))
            for name in names
        ],
    )
    found = [Missing(str(right), None if remedy is None else str(remedy)) for right, remedy in rows]
    return [*found, *(_by_grants(workspace, needs) if dialect.lists_grants else ())]


def _filtered(workspace: Workspace, needs: Needs) -> Iterator[RightsError]:
    """A release of some rows looks like one of all: its counts are those of the rows seen."""
    if not workspace.dialect.filters_rows or needs.visible_rows:
        return
    reads = [looked_up(workspace, name) for name in needs.reads]
    for (table,) in workspace.rows("inspect/filtered", reads=reads):
        yield RightsError(
            f"row-level security may show this user only some rows of {table}: run the job as a "
            "role that sees all of them (BYPASSRLS), or say `visible_rows: true` to release those"
        )


def _by_grants(workspace: Workspace, needs: Needs) -> Iterator[Missing]:
    """What the grants that the engine lists do not cover."""
    dialect = workspace.dialect
    here, _, folds = workspace.rows("inspect/home")[0]
    fold = str.lower if folds else str
    rights_to = dialect.rights_to
    wanted = [
        Wanted(rights_to["read"], fold(name.schema or str(here)), fold(name.name))
        for name in needs.reads
    ]
    for right, names in (("update", needs.updated), ("delete", needs.thinned)):
        wanted += [
            Wanted(rights_to[right], fold(name.schema or str(here)), fold(name.name))
            for name in names
        ]
    wanted.append(Wanted(rights_to["stage"], str(here)))
    if needs.home is not None:
        making = (*rights_to["publish"], *(rights_to["view"] if needs.views else ()))
        wanted.append(Wanted(making, fold(needs.home)))
    if needs.ledger is not None and needs.ledger.schema not in {None, needs.home}:
        making = (*rights_to["read"], *rights_to["publish"])
        wanted.append(Wanted(tuple(dict.fromkeys(making)), fold(str(needs.ledger.schema))))
    if needs.classes is not None:
        there = existing(workspace, needs.classes) is not None
        if there or needs.enters_classes:
            home = fold(needs.classes.schema or str(here))
            wanted.append(Wanted(rights_to["delete"], home, fold(needs.classes.name), there))
    lines = [str(row[0]) for row in workspace.rows("inspect/grants")]
    for one, who in lacking(lines, wanted):
        rights, home = ", ".join(one.rights), dialect.quote(one.home)
        # no grant is taken on a table that is not there, unless it lets the user make it
        given = rights if one.there else f"CREATE, {rights}"
        if one.table is None:
            where, said = f"{home}.*", f"database {one.home}"
        else:
            where = dialect.table(RelationName(one.home, one.table))
            said = str(RelationName(one.home, one.table))
        yield Missing(f"{rights} on {said}", f"GRANT {given} ON {where} TO {who}")


def _error(one: Missing) -> RightsError:
    advice = "" if one.remedy is None else f"; ask an administrator for: {one.remedy}"
    return RightsError(f"missing: {one.right}{advice}")
