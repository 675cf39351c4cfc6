"""Relations of numbers, copied from one engine to another in texts of many rows.

Drivers have different interfaces for many rows, and one row at a time is slow in all of them. A
database can write thousands of rows into one text and read them from one. Such texts are
transferred, in statements that any driver runs (measured in benchmarks/README.md).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from sqlanon.errors import DatabaseError
from sqlanon.sql.dialects.expressions import row_text
from sqlanon.sql.faults import TEMPORARY
from sqlanon.sql.statement import PARAMETER, Sql, Take, WorkTable
from sqlanon.sql.templates import render

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sqlanon.sql.workspace import Workspace

_KEYS = 500_000
"""Keys whose rows one statement reads. The database and Python keep their texts in memory."""


class _Extent(NamedTuple):
    """A row of search_engine/extent."""

    number: int
    least: int | None
    greatest: int | None


class _Block(NamedTuple):
    """A row of search_engine/packed."""

    number: int
    packed: str


@dataclass(frozen=True, slots=True)
class Numbers:
    """A relation of numbers that is to be copied.

    Attributes:
        table: The relation.
        codes: Its columns of integers of 32 bits.
        counts: Its columns of integers of 64 bits.
        doubles: Its columns of doubles, which the driver returns as numbers: engines do not write
            all of their digits into texts.
        key: The column that spreads its rows over texts.
        rows: Approximate number of its rows.
        keys: The least key and the greatest, none of them NULL; None if one statement is enough.
        nulls: Whether NULL may be among the numbers.
    """

    table: WorkTable
    codes: tuple[str, ...]
    counts: tuple[str, ...]
    key: str
    rows: int
    keys: tuple[int, int] | None = None
    nulls: bool = False
    doubles: tuple[str, ...] = ()

    @classmethod
    def with_key(
        cls, workspace: Workspace, table: WorkTable, codes: tuple[str, ...], counts: tuple[str, ...]
    ) -> Numbers:
        """Build one for a relation whose first column is its key."""
        key = (*codes, *counts)[0]
        extent = workspace.ask_one("search_engine/extent", _Extent, relation=table, key=Sql(key))
        keys = (extent.least or 0, extent.greatest or 0)
        return cls(table, codes, counts, key, extent.number, keys)

    @property
    def columns(self) -> tuple[str, ...]:
        """Names of all its columns."""
        return (*self.codes, *self.counts, *self.doubles)


def carry(numbers: Numbers, source: Workspace, destination: Workspace) -> WorkTable:
    """Copy the rows to a relation of another workspace.

    Raises:
        DatabaseError: rows were lost on the way.
    """
    dialect = destination.dialect
    types = {
        **dict.fromkeys(numbers.codes, dialect.code_type),
        **dict.fromkeys(numbers.counts, dialect.integer_type),
        **dict.fromkeys(numbers.doubles, dialect.double_type),
    }
    label = numbers.table.name.rpartition("_")[2]
    table = destination.table(label, types)
    if source.dialect.streams_rows and dialect.streams_rows:
        _stream(numbers, source, destination, table)
        destination.analyze(table)
        return table
    for block in _pack_rows(numbers, source, dialect.numbers_of_text):
        # each row ends with `;`, because an engine that truncates a text only warns
        if block.packed.count(";") != block.number or not block.packed.endswith(";"):
            raise DatabaseError(
                f"{source.dialect.name}: a text of {block.number} rows came cut short "
                "(search_engine/packed); raise max_allowed_packet, or set search_in: database"
            )
        destination.load(table, block.packed[:-1])
    destination.analyze(table)
    return table


def _stream(numbers: Numbers, source: Workspace, destination: Workspace, table: WorkTable) -> None:
    """Copy without texts: Adult's cells take 0.01 CPU seconds, in texts 0.05."""
    held: list[object] = []
    sql = render(destination.dialect, "workspace/take", relation=table.sql, mark=PARAMETER)
    take = Take("workspace/take", sql, table.sql, held, needs=TEMPORARY)
    try:
        source.stream(held, "search_engine/streamed", relation=numbers.table, columns=table.columns)
        destination.execute(take)
    finally:
        # frames of an error keep the stream alive, and its connection would refuse other statements
        held.clear()


def _pack_rows(numbers: Numbers, source: Workspace, most: int) -> Iterator[_Block]:
    """Read all rows in texts of about so many numbers at most."""
    first, last = numbers.keys or (0, 0)
    begins = range(first, last + 1, _KEYS)
    rows = numbers.rows // len(begins) * len(numbers.columns) // most
    for begin in begins:
        if numbers.doubles or not source.dialect.packs_rows:
            until = None if len(begins) == 1 else begin + _KEYS
            yield from _row_by_row(numbers, source, begin, until, most)
            continue
        yield from source.ask(
            "search_engine/packed",
            _Block,
            relation=numbers.table,
            row=row_text(
                source.dialect, [Sql(name) for name in numbers.columns], nulls=numbers.nulls
            ),
            key=Sql(numbers.key),
            first=begin,
            until=None if len(begins) == 1 else begin + _KEYS,
            parts=rows + 1,
        )


def _row_by_row(
    numbers: Numbers, source: Workspace, first: int, until: int | None, most: int
) -> Iterator[_Block]:
    """Read rows of some keys, and build the texts from them in Python."""
    rows = source.rows(
        "search_engine/rows",
        relation=numbers.table,
        columns=[source.dialect.quote(name) for name in numbers.columns],
        key=Sql(numbers.key),
        first=first,
        until=until,
    )
    each = max(most // len(numbers.columns), 1)
    kinds = [float if name in numbers.doubles else int for name in numbers.columns]
    for begin in range(0, len(rows), each):
        some = rows[begin : begin + each]
        lines = (
            ",".join(
                "" if cell is None else repr(kind(cell))
                for kind, cell in zip(kinds, row, strict=True)
            )
            + ";"
            for row in some
        )
        yield _Block(len(some), "".join(lines))
