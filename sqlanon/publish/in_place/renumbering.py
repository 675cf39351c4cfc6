"""New numbers for a key and its foreign keys, as far as job, table and engine allow them.

The statements are in `moved_keys`.
"""

from __future__ import annotations

from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlanon.common.wording import inflect
from sqlanon.errors import (
    DatabaseError,
    PublishError,
    SqlanonError,
    UnsupportedError,
    VerificationError,
)
from sqlanon.ledger.names import existing
from sqlanon.publish.attachments import TIME_OF_CHANGE, Attachment, find_attachments, row_key
from sqlanon.publish.in_place.dependents import PARTITIONING, ColumnRemoval, hindrances
from sqlanon.source.inspection import inspect
from sqlanon.sql.dialects import Kind, Moving, RowOrdering
from sqlanon.sql.names import ColumnOf, RelationName
from sqlanon.sql.statement import Sql

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from sqlanon.job.job import Job
    from sqlanon.job.target import Target
    from sqlanon.release.release import Release
    from sqlanon.source.inspection import Relation
    from sqlanon.sql.dialects import Dialect
    from sqlanon.sql.statement import WorkTable
    from sqlanon.sql.workspace import Workspace


# -- statements ------------------------------------------------------------------------------------
#
# The database creates the relation of old and new numbers, from its own random numbers. Nothing
# reads it, no statement holds a number, and it is dropped with the workspace.


@dataclass(frozen=True, slots=True)
class Counter:
    """The source of the next key, on engines that count in an object of its own.

    Attributes:
        sequence: The sequence, as the engine's text; None where there is none, or none is needed.
        guarded: Whether the engine refuses other keys.
    """

    sequence: str | None
    guarded: bool

    @classmethod
    def of(cls, workspace: Workspace, table: RelationName, column: str) -> Counter:
        """The counter of a key."""
        dialect = workspace.dialect
        if not dialect.keys_from_sequences:
            return cls(None, guarded=False)
        rows = workspace.rows(
            "inspect/next_key",
            **dialect.lookup_name(table)._asdict(),
            qualified=dialect.literal(dialect.table(table)),
            column=dialect.literal(column),
        )
        for sequence, guarded in rows:
            return cls(None if sequence is None else str(sequence), guarded=bool(guarded))
        return cls(None, guarded=False)


@dataclass(frozen=True, slots=True)
class RenumberedTable:
    """A table whose columns get the new numbers, as the templates see it.

    Attributes:
        columns: The columns; in the table of the key the key is first.
        kept: Columns that would record the time of the change, and are set to their own values.
        told: The other columns that identify its rows, and must not change.
    """

    table: Sql
    columns: tuple[Sql, ...]
    kept: tuple[Sql, ...]
    told: tuple[Sql, ...]


@dataclass(frozen=True, slots=True)
class KeyRenumbering:
    """A key on its way to new numbers.

    Attributes:
        columns: All columns of the source that can be written to.
        largest: The greatest number that it accepts.
    """

    source: RenumberedTable
    others: tuple[RenumberedTable, ...]
    columns: tuple[Sql, ...]
    index: str
    largest: int
    counter: Counter

    def write(self, workspace: Workspace) -> None:
        """Draw the numbers, write them, and measure what was written.

        Raises:
            PublishError: the key's type has no numbers beyond the present ones.
            VerificationError: a row has no new number, or something points elsewhere than before.
        """
        key, table = self.source.columns[0], self.source.table
        moved = (self.source, *self.others)
        holding = [(one.table, column) for one in moved for column in one.columns]
        numbers = workspace.make(
            "in_place/new_keys",
            "numbers",
            table=table,
            key=key,
            lot=workspace.fragment("publish/lot"),
            holding=holding,
        )
        workspace.check("in_place/largest_key", self._refuse_full, numbers=numbers)
        before = [workspace.make("in_place/held", "held", one=one) for one in moved]
        if self.counter.guarded:
            workspace.run("in_place/guard_key", table=table, column=key, word=Sql("BY DEFAULT"))
        self._move(workspace, numbers)
        if self.counter.guarded:
            workspace.run("in_place/guard_key", table=table, column=key, word=Sql("ALWAYS"))
        self._lay(workspace, key)
        if self.counter.sequence is not None:
            name = workspace.dialect.literal(self.counter.sequence)
            workspace.rows("in_place/next_key", table=table, key=key, sequence=name)
        workspace.check(
            "in_place/misdirected",
            _refuse_misdirected,
            numbers=numbers,
            tables=[
                (one, held, one is self.source) for one, held in zip(moved, before, strict=True)
            ],
        )
        workspace.drop(numbers, *before)

    def _refuse_full(self, answer: list[tuple[Any, ...]]) -> None:
        rows, greatest = answer[0]
        if greatest is not None and int(greatest) > self.largest:
            raise PublishError(
                f"the type of the key cannot hold {inflect(int(rows), 'new number')} beyond the "
                "present ones; nothing was published. Use a wider type, or keep the key"
            )

    def _move(self, workspace: Workspace, numbers: WorkTable) -> None:
        """Write the numbers: to what points to the key first, and to the key last."""
        if workspace.dialect.moving is Moving.ONE_STATEMENT:
            changes = [
                workspace.fragment(
                    "in_place/point_rows", table=one.table, columns=one.columns, numbers=numbers
                )
                for one in (*self.others, self.source)
            ]
            workspace.run("in_place/point_all", changes=changes)
            workspace.run("in_place/settle")
            return
        own = [(self.source, column) for column in reversed(self.source.columns)]
        pointing = [(one, column) for one in self.others for column in one.columns]
        with _put_off(workspace):
            for one, column in [*pointing, *own]:
                workspace.run(
                    "in_place/point", table=one.table, column=column, kept=one.kept, numbers=numbers
                )

    def _lay(self, workspace: Workspace, key: Sql) -> None:
        """Store the rows in the order of the new numbers, where they would not be so."""
        table = self.source.table
        match workspace.dialect.lying:
            case RowOrdering.CLUSTERED:
                index = workspace.dialect.quote(self.index)
                rows = workspace.rows(
                    "inspect/clustered", qualified=workspace.dialect.literal(table)
                )
                workspace.run("in_place/cluster", table=table, index=index)
                before = [workspace.dialect.quote(str(name)) for (name,) in rows]
                workspace.run("in_place/uncluster", table=table, before=before)
            case RowOrdering.REWRITTEN:
                kept = workspace.make("in_place/whole", "kept", table=table, columns=self.columns)
                workspace.run("in_place/empty", table=table)
                workspace.run(
                    "in_place/refill", table=table, columns=self.columns, kept=kept, key=key
                )
                workspace.drop(kept)


@contextmanager
def _put_off(workspace: Workspace) -> Iterator[None]:
    """Foreign keys are looked at later, if the engine can put that off; and then they are."""
    if workspace.dialect.moving is not Moving.PUT_OFF:
        yield
        return
    workspace.run("in_place/put_off")
    try:
        yield
    except BaseException:
        with suppress(DatabaseError):  # the first error is the one to report
            workspace.run("in_place/put_on")
        raise
    workspace.run("in_place/put_on")


def _refuse_misdirected(answer: list[tuple[Any, ...]]) -> None:
    rows = sum(int(cell) for cell in answer[0])
    if rows:
        raise VerificationError(
            f"the new numbers of the key match {inflect(rows, 'row')} more or fewer than the old "
            "ones did; nothing was published"
        )


# -- what is allowed -------------------------------------------------------------------------------

_BINDING = (
    "unique expression",
    "check",
    "foreign key",
    "exclusion",
    "constraint",
    "generated column",
)
"""What may refuse, or follow, another number of the key; that it is unique does neither."""
TABLES = {"BASE TABLE", "LOCAL TEMPORARY"}
"""Not views, and not tables that show old rows too (MariaDB: SYSTEM VERSIONED)."""


class ForeignKeyColumn(NamedTuple):
    """A column of a foreign key, by the catalogue."""

    column: ColumnOf
    to: str
    width: int


def pointing_to(workspace: Workspace, table: RelationName) -> Iterator[ForeignKeyColumn]:
    """The foreign keys that point to a table, in the order of their tables and columns."""
    dialect = workspace.dialect
    rows = workspace.rows(
        "inspect/references",
        **dialect.lookup_name(table)._asdict(),
        catalog=None if table.schema is None else dialect.quote(table.schema),
        qualified=dialect.literal(dialect.table(table)),
    )
    for schema, other, pointing, to, width in rows:
        found = RelationName(None if schema is None else str(schema), str(other))
        yield ForeignKeyColumn(ColumnOf(found, str(pointing)), str(to), int(width))


class Renumbering:
    """The key of one table, and the columns of it and others that hold it too.

    Attributes:
        tables: The tables of `references`, each once, as the connection finds them.
    """

    def __init__(self, job: Job, target: Target) -> None:
        said = {n: one for n, one in job.identifiers.items() if one.action == "renumber"}
        self.columns = tuple(said)
        self._dropped = ColumnRemoval(job).columns
        self.references = tuple(ref for one in said.values() for ref in one.references)
        self.tables: tuple[RelationName, ...] = ()
        self._resolved: dict[RelationName, RelationName] = {}
        self._target = target
        self._attached: dict[RelationName, tuple[Attachment, ...]] = {}
        self._keys: dict[RelationName, tuple[str, ...]] = {}
        self._pointing: tuple[ForeignKeyColumn, ...] = ()
        self._counter = Counter(None, guarded=False)

    def examine(
        self, workspace: Workspace, table: RelationName, attached: tuple[Attachment, ...]
    ) -> Iterator[str]:
        """Look at what points to the key.

        Yields:
            Half sentences on what is in the way; see Way.examine.

        Raises:
            SqlanonError: a reference is not there, of no table, or holds no whole numbers.
        """
        if not self.columns:
            return
        self.table, self._attached[table] = table, attached
        self._home = str(workspace.rows("inspect/home")[0][0])
        held = list(dict.fromkeys(reference.table for reference in self.references))
        for name in held:
            _refuse_unfit(workspace, name, [r.column for r in self.references if r.table == name])
        self._resolved = {name: workspace.backend.resolve(name) for name in held}
        for name, resolved in self._resolved.items():
            if (kind := existing(workspace, resolved)) not in TABLES:
                raise PublishError(
                    f"{name}, which refers to it, is {kind}; only rows of a table get new numbers"
                )
        others = dict.fromkeys(self._resolved.values())
        self.tables = tuple(one for one in others if self._identity(one) != self._identity(table))
        for name in self.tables:
            self._attached[name] = find_attachments(workspace, name)
            self._keys[name] = row_key(self._attached[name], inspect(workspace, name))
            found = hindrances(self._attached[name], self._target, workspace.dialect, pauses=False)
            yield from (f"{name}, which refers to it, {one}" for one in found)
            if any(one.kind == PARTITIONING for one in self._attached[name]):
                yield f"{name}, which refers to it, is partitioned: its rows may have to move"
        held_in = [(table, self.columns[0])]
        held_in += [(self._resolved[ref.table], ref.column) for ref in self.references]
        self._pointing = tuple(
            one
            for name, column in held_in
            for one in pointing_to(workspace, name)
            if one.to.lower() == column.lower()
        )
        self._counter = Counter.of(workspace, table, self.columns[0])

    def _identity(self, name: RelationName) -> tuple[str, str]:
        return (name.schema or self._home).lower(), name.name.lower()

    def _is_reference(self, column: ColumnOf) -> bool:
        named = {
            (*self._identity(self._resolved[ref.table]), ref.column.lower())
            for ref in self.references
        }
        return (*self._identity(column.table), column.column.lower()) in named

    def source_refusals(
        self, source: Relation, key: Sequence[str], touched: Sequence[str], dialect: Dialect
    ) -> Iterator[SqlanonError]:
        """Yield what cannot be renumbered; see Publisher.source_refusals."""
        if not self.columns:
            return
        attached = self._attached[self.table]
        keys = [one.columns for one in attached if one.kind == "primary key"]
        where = f"columns.{', '.join(self.columns)}.action"
        if self.columns != tuple(key) or not keys or source.column(key[0]).kind is not Kind.INTEGER:
            yield UnsupportedError(
                f"{where}: renumber is for the primary key of the table, of one column of whole "
                "numbers; use hash, null or mask"
            )
            return
        if self._pointing and dialect.moving is None:
            listed = ", ".join(dict.fromkeys(str(one.column) for one in self._pointing))
            yield UnsupportedError(
                f"{where}: on {dialect.name} a key cannot change while a foreign key refers to "
                f"it: {listed}; drop the constraint, or keep the key"
            )
            return
        for one in self._pointing:
            if not self._is_reference(one.column):
                yield PublishError(
                    f"{where}: {one.column} refers to it and would refer to no row; name it in "
                    "`references`"
                )
            elif one.width > 1:
                yield PublishError(
                    f"{where}: {one.column} refers to it together with other columns; drop "
                    "the constraint, or keep the key"
                )
        yield from self._bound(where, touched)

    def _bound(self, where: str, touched: Sequence[str]) -> Iterator[SqlanonError]:
        """Yield the objects of the source itself that depend on the columns that change."""
        own = {r.column.lower() for r in self.references if self._resolve_table(r) == self.table}
        written = [name for name in touched if name.lower() in own]
        if written:
            yield PublishError(
                f"{where}: {', '.join(written)} refers to it and is generalized; keep "
                "the key, or give the column another role"
            )
        found = [
            str(one)
            for one in self._attached[self.table]
            if one.kind in _BINDING and one.about(self.columns)
        ]
        if found:
            yield PublishError(
                f"{where}: {'; '.join(found)} depends on it; remove it, or keep the key"
            )

    def objects(self) -> Iterator[tuple[Attachment, str]]:
        """The columns that hold the key, and what becomes of them; see Way.objects."""
        for name in self.columns:
            yield Attachment("key", name), "gets new numbers in random order"
        for reference in self.references:
            yield Attachment("reference", str(reference)), "refers to the new numbers"

    def write(self, workspace: Workspace, release: Release) -> None:
        """Give out the new numbers, and see that everybody has theirs."""
        source, key, dialect = release.source, self.columns[0], workspace.dialect
        told = [
            dialect.exact(column.sql, column.kind)
            for column in release.columns
            if column.kind is not Kind.OTHER and (column.quasi or column.name in release.sensitive)
        ]
        attached = self._attached[self.table]
        generated = {one.name.lower() for one in attached if one.kind == "generated column"}
        gone = {*generated, *(name.lower() for name in self._dropped)}
        columns = [c.name for c in source.columns if c.name.lower() not in gone]
        KeyRenumbering(
            source=self._build_move(workspace, self.table, [key], told),
            others=tuple(
                self._build_move(workspace, name, [], map(dialect.quote, self._keys[name]))
                for name in self.tables
            ),
            columns=tuple(map(dialect.quote, columns)),
            index=next(one.name for one in attached if one.kind == "primary key"),
            largest=_largest(str(source.column(key).type), dialect),
            counter=self._counter,
        ).write(workspace)

    def _build_move(
        self, workspace: Workspace, table: RelationName, first: list[str], told: Iterable[Sql]
    ) -> RenumberedTable:
        dialect = workspace.dialect
        columns = [*first, *(r.column for r in self.references if self._resolve_table(r) == table)]
        holding = tuple(map(dialect.quote, columns))
        kept = [
            dialect.quote(column)
            for one in self._attached[table]
            if one.kind == TIME_OF_CHANGE
            for column in one.columns
            if column not in columns
        ]
        apart = tuple(one for one in told if one not in holding)
        return RenumberedTable(dialect.table(table), holding, tuple(kept), apart)

    def _resolve_table(self, reference: ColumnOf) -> RelationName:
        """Return the table of a reference, as the connection resolves it."""
        identity = self._identity(self._resolved[reference.table])
        return next(t for t in (self.table, *self.tables) if self._identity(t) == identity)


def _refuse_unfit(workspace: Workspace, table: RelationName, columns: Sequence[str]) -> None:
    relation = inspect(workspace, table)
    relation.refuse_missing(columns)
    for column in columns:
        if relation.column(column).kind is not Kind.INTEGER:
            raise PublishError(f"{ColumnOf(table, column)}: holds no whole numbers, as a key does")


_BITS = {"TINYINT": 8, "SMALLINT": 16, "MEDIUMINT": 24, "INT": 32, "INTEGER": 32}
_BITS |= {"UTINYINT": 8, "USMALLINT": 16, "UINTEGER": 32}


def _largest(type_name: str, dialect: Dialect) -> int:
    """The largest number that a key of this type takes everywhere; unsigned ones take more."""
    first = type_name.upper().partition("(")[0].split()[0]
    bits = _BITS.get(first, 64) if dialect.checks_types else 64
    return (1 << bits - 1) - 1
