"""The requirements of a run in the database, checked before anything is read: rights, rows.

The engine lists missing rights (`inspect/rights`), with the statement that an authorized user could
grant them with. All of them are reported at once.

A run also checks how many rows a release needs, so that a source that failed to load replaces no
good release.

Some engines list grants and cannot answer whether a user has a right. A grant is on everything, on
the databases that a pattern names, or on one table. Roles whose own grants are not listed may grant
anything: nothing is reported as missing then.
"""

from __future__ import annotations

import re
from contextlib import suppress
from dataclasses import dataclass, replace
from fractions import Fraction
from math import ceil
from typing import TYPE_CHECKING, NamedTuple

from sqlanon.common.wording import inflect, whole
from sqlanon.errors import DatabaseError, RightsError, UnsatisfiableError, together
from sqlanon.ledger.ledger import releases_of
from sqlanon.ledger.names import existing
from sqlanon.sql.faults import kinds
from sqlanon.sql.names import RelationName
from sqlanon.sql.workspace import PREFIX, Workspace

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from sqlanon.errors import SqlanonError
    from sqlanon.pipeline.run import Run
    from sqlanon.sql.backends.base import Backend
    from sqlanon.sql.statement import CatalogueName, Sql


@dataclass(frozen=True, slots=True)
class Needs:
    """The access to the database that a run needs.

    Attributes:
        home: The schema that it creates tables in; None where it publishes nothing.
        thinned: Tables that it deletes rows of.
        classes: The table of classes of the ledger, if it exists; rows are read and deleted.
        enters_classes: Whether it creates that table, and inserts rows.
        allow_row_security: Whether it may read tables of which the user sees only some rows.
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
    allow_row_security: bool = False


class MissingRight(NamedTuple):
    """A row of `inspect/rights`.

    Attributes:
        remedy: The statement that gives it, where there is one.
    """

    right: str
    remedy: str | None


class ChangedRows(NamedTuple):
    """A table whose rows a run changes, and the right to that as a literal."""

    table: CatalogueName
    right: Sql


def lookup_name(workspace: Workspace, name: RelationName) -> CatalogueName:
    """Resolve a relation that a job names, for templates that read a catalogue."""
    return workspace.dialect.lookup_name(workspace.backend.resolve(name))


def refuse_unready(workspace: Workspace, needs: Needs, others: Iterable[SqlanonError] = ()) -> None:
    """Refuse what the database would refuse later, after everything was read."""
    rights = (_error(one) for one in missing(workspace, needs))
    found = [*rights, *_filter_refusals(workspace, needs), *others]
    if found:
        raise together(found)


def refuse_read_only(backend: Backend, target: RelationName) -> None:
    """Refuse a file that is open for reading only, where the engine does not say so itself.

    It comes before the run's own transaction: in that of a plan it would keep others from writing.
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


def missing(workspace: Workspace, needs: Needs) -> list[MissingRight]:
    """Find the rights that the user lacks."""
    dialect = workspace.dialect
    rows = workspace.rows(
        "inspect/rights",
        reads=[lookup_name(workspace, name) for name in needs.reads],
        home=None if needs.home is None else dialect.literal(needs.home),
        ledger=None if needs.ledger is None else dialect.lookup_name(needs.ledger),
        classes=None if needs.classes is None else dialect.lookup_name(needs.classes),
        enters_classes=needs.enters_classes,
        replaced=[lookup_name(workspace, name) for name in needs.replaced],
        written=[
            ChangedRows(lookup_name(workspace, name), dialect.literal(right))
            for right, names in (("UPDATE", needs.updated), ("DELETE", needs.thinned))
            for name in names
        ],
    )
    found = [
        MissingRight(str(right), None if remedy is None else str(remedy)) for right, remedy in rows
    ]
    return [*found, *(_by_grants(workspace, needs) if dialect.lists_grants else ())]


def _filter_refusals(workspace: Workspace, needs: Needs) -> Iterator[RightsError]:
    """Refuse tables with hidden rows: a release of some rows looks like one of all rows."""
    if not workspace.dialect.filters_rows or needs.allow_row_security:
        return
    reads = [lookup_name(workspace, name) for name in needs.reads]
    for (table,) in workspace.rows("inspect/filtered", reads=reads):
        yield RightsError(
            f"row-level security may show this user only some rows of {table}: run the job as a "
            "role that sees all of them (BYPASSRLS), or set `allow_row_security: true` to release "
            "those"
        )


def _by_grants(workspace: Workspace, needs: Needs) -> Iterator[MissingRight]:
    """Yield the rights that the listed grants do not cover."""
    dialect = workspace.dialect
    here, _, folds = workspace.rows("inspect/home")[0]
    fold = str.lower if folds else str
    rights_to = dialect.rights_to
    wanted = [
        RequiredRights(rights_to["read"], fold(name.schema or str(here)), fold(name.name))
        for name in needs.reads
    ]
    for right, names in (("update", needs.updated), ("delete", needs.thinned)):
        wanted += [
            RequiredRights(rights_to[right], fold(name.schema or str(here)), fold(name.name))
            for name in names
        ]
    wanted.append(RequiredRights(rights_to["stage"], str(here)))
    if needs.home is not None:
        making = (*rights_to["publish"], *(rights_to["view"] if needs.views else ()))
        wanted.append(RequiredRights(making, fold(needs.home)))
    if needs.ledger is not None and needs.ledger.schema not in {None, needs.home}:
        making = (*rights_to["read"], *rights_to["publish"])
        wanted.append(RequiredRights(tuple(dict.fromkeys(making)), fold(str(needs.ledger.schema))))
    if needs.classes is not None:
        there = existing(workspace, needs.classes) is not None
        if there or needs.enters_classes:
            home = fold(needs.classes.schema or str(here))
            wanted.append(
                RequiredRights(rights_to["delete"], home, fold(needs.classes.name), there)
            )
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
        yield MissingRight(f"{rights} on {said}", f"GRANT {given} ON {where} TO {who}")


def _error(one: MissingRight) -> RightsError:
    advice = "" if one.remedy is None else f"; ask an administrator for: {one.remedy}"
    return RightsError(f"missing: {one.right}{advice}")


def refuse_too_few_rows(run: Run, rows: int, what: str) -> None:
    """Refuse a source or a release with fewer rows than `min_rows` asks for.

    Args:
        run: The run, prepared; its workspace asks the ledger, where the job names a share of the
            last release.
        what: The owner of the rows, for the message.
    """
    least, of = _least_rows(run)
    if rows >= least:
        return
    kept = "" if run.publisher is None else f", and {run.publisher.target.table} is unchanged"
    advice = "set a smaller min_rows" if rows else "set min_rows: 0 if it may be empty"
    raise UnsatisfiableError(
        f"{what} has {inflect(rows, 'row')}, and min_rows is {whole(least)}{of}: nothing is "
        f"published{kept}; check the source (rows that are left out do not count), or {advice}"
    )


def _replaces(run: Run) -> bool:
    """Whether the release takes the place of an earlier one: an empty one must not, by default.

    A table that is published in place is its own source, and has no fewer rows than that.
    """
    target = run.job.target
    if target is None or run.publisher is None or target.if_exists != "replace":
        return False
    if target.mode == "replace" or run.job.on_a_file:
        return target.mode != "replace"
    with run.workspace.backend.silent():
        return existing(run.workspace, run.target) is not None


def _least_rows(run: Run) -> tuple[int, str]:
    """Return the rows that are needed, and what they are a share of, for the message."""
    if run.job.min_rows is None and not _replaces(run):
        return 0, ""
    least = run.job.least_rows
    if isinstance(least, int):
        return least, ""
    if run.publisher is None:
        return 1, ""
    with run.workspace.backend.silent():
        before = releases_of(run.workspace, run.target, run.ledger_name)
    rows = next((one.rows for one in reversed(before) if one.rows is not None), None)
    if rows is None:
        return 1, ""
    share = f" ({least:%} of the {inflect(rows, 'row')} of the last release)"
    return max(ceil(Fraction(least) * rows), 1), share


_NAME = r"`(?:[^`]|``)*`|'(?:[^']|'')*'|\w+"
_GRANT = re.compile(
    rf"GRANT (?P<rights>.+?) ON (?:TABLE )?(?P<home>\*|{_NAME})\.(?P<table>\*|{_NAME}) "
    rf"TO (?P<grantee>(?:{_NAME})(?:@(?:{_NAME}))?)(?P<rest>.*)",
    re.DOTALL,
)
_ROLE = re.compile(rf"GRANT (?P<role>(?:{_NAME})(?:@(?:{_NAME}))?) TO (?P<grantee>.+)", re.DOTALL)
_ONE_RIGHT = re.compile(r"[^,(]+(?:\([^)]*\))?")
_ALL = "ALL PRIVILEGES"


@dataclass(frozen=True, slots=True)
class RequiredRights:
    """Rights on a table, or on all tables of a database.

    Attributes:
        rights: In the engine's words.
        table: The table; None for all.
        there: Whether the table is there already.
    """

    rights: tuple[str, ...]
    home: str
    table: str | None = None
    there: bool = True


@dataclass(frozen=True, slots=True)
class _Grant:
    rights: frozenset[str]
    homes: re.Pattern[str] | None
    table: str | None
    grantee: str

    def covers(self, wanted: RequiredRights) -> bool:
        """Whether its rights hold for all that is wanted."""
        if self.homes is not None and not self.homes.fullmatch(wanted.home):
            return False
        return self.table is None or self.table == wanted.table


def lacking(
    lines: Iterable[str], wanted: Iterable[RequiredRights]
) -> Iterator[tuple[RequiredRights, str]]:
    """Yield the wanted rights that no grant covers.

    Args:
        lines: The output of SHOW GRANTS.

    Yields:
        The missing rights, each `wanted` once, and the grantee that lacks them as SQL.
    """
    said = [*lines]
    grants = [_read(found) for line in said if (found := _GRANT.fullmatch(line))]
    known = {grant.grantee for grant in grants}
    roles = [found["role"] for line in said if (found := _ROLE.fullmatch(line))]
    if not grants or not known.issuperset(roles):
        return
    for one in wanted:
        held = {right for grant in grants if grant.covers(one) for right in grant.rights}
        missing = tuple(right for right in one.rights if right not in held)
        if missing and _ALL not in held:
            yield replace(one, rights=missing), grants[0].grantee


def _read(found: re.Match[str]) -> _Grant:
    home, table = found["home"], found["table"]
    rights = frozenset(right.strip() for right in _ONE_RIGHT.findall(found["rights"]))
    if home == "*":
        return _Grant(rights, None, None, found["grantee"])
    if table == "*":
        return _Grant(rights, _like(_plain(home)), None, found["grantee"])
    homes = re.compile(re.escape(_plain(home)))
    return _Grant(rights, homes, _plain(table), found["grantee"])


def _plain(name: str) -> str:
    mark = name[0]
    return name[1:-1].replace(mark * 2, mark) if mark in "`'" else name


def _like(pattern: str) -> re.Pattern[str]:
    """A database's name in a grant is a pattern: `_` and `%` stand for others unless escaped."""
    words = {"_": ".", "%": ".*"}
    parts = re.findall(r"\\.|.", pattern, re.DOTALL)
    return re.compile("".join(words.get(part, re.escape(part[-1])) for part in parts), re.DOTALL)
