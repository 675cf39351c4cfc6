"""Searches beside the source, and relations of numbers copied in texts of many rows.

Drivers have different interfaces for many rows, and one row at a time is slow in all of them. A
database can write thousands of rows into one text and read them from one. Such texts are
transferred, in statements that any driver runs (measured in benchmarks/README.md).
"""

from __future__ import annotations

import sys
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, NamedTuple

from typing_extensions import override

from sqlanon.errors import DatabaseError, UnsupportedError
from sqlanon.release.shapes import Elsewhere
from sqlanon.search_engine import Choice, SearchEngine
from sqlanon.sql.dialects.expressions import row_text
from sqlanon.sql.faults import TEMPORARY
from sqlanon.sql.statement import PARAMETER, Sql, Take, WorkTable
from sqlanon.sql.templates import render

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sqlanon.algorithms.conditions import Domain
    from sqlanon.release.recoding import Recoding
    from sqlanon.source.frequency_set import Attribute, FrequencySet
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


# -- the engine that searches the copies --------------------------------------------------------


def list_cells(staged: FrequencySet, data: Workspace) -> list[Numbers]:
    """Return the relations that have a row per cell or more, counted."""
    codes = ("cell", *(str(attribute.code) for attribute in staged.attributes))
    tables: list[tuple[WorkTable, tuple[str, ...], tuple[str, ...]]] = [
        (staged.cells, codes, ("n",))
    ]
    if staged.population is not None:
        tables.append((staged.population, codes, ("n",)))
    for subject in staged.subjects.values():
        counts = ("others", "n") if subject.others else ("n",)
        tables.append((subject.held, ("cell", "s"), counts))
    return [Numbers.with_key(data, *table) for table in tables]


class _Ends(NamedTuple):
    """A row of search_engine/ends."""

    half: float | None


class Embedded(SearchEngine):
    """Codes and counts go there, numbers of classes come back: no value, no label.

    That is an embedded DuckDB, or a second connection to the database.
    With `far` how far numbers are from the least one of their column goes, too, and how many steps
    nodes of a hierarchy are above a value.
    """

    def __init__(
        self,
        choice: Choice,
        workspace: Workspace,
        data: Workspace,
        cells: list[Numbers],
        *,
        far: bool,
    ) -> None:
        self.choice, self.workspace = choice, workspace
        self._data, self._cells, self._far = data, cells, far
        self._attributes = 0

    @override
    def load_cells(
        self, staged: FrequencySet, domains: Sequence[Domain | None]
    ) -> tuple[FrequencySet, list[Domain | None]]:
        self._attributes = len(staged.attributes)
        carried = {numbers.table.name: self._carry(numbers) for numbers in self._cells}
        dictionaries = self._dictionaries(staged.attributes)
        population = staged.population
        taken = replace(
            staged,
            cells=carried[staged.cells.name],
            attributes=tuple(
                self._attribute(attribute, dictionaries.get(attribute.index))
                for attribute in staged.attributes
            ),
            subjects={
                name: replace(subject, held=carried[subject.held.name])
                for name, subject in staged.subjects.items()
            },
            population=None if population is None else carried[population.name],
        )
        return taken, [None if one is None else self._domain(one) for one in domains]

    def _dictionaries(self, attributes: Sequence[Attribute]) -> dict[int, WorkTable]:
        """Copy the codes and counts of values together, by the places of their columns.

        Columns are left out if the search reads their distances too.
        """
        together = [one for one in attributes if not self._measures(one)]
        if not together:
            return {}
        merged = self._data.fragment("search_engine/dictionaries", attributes=together)
        rows = sum(one.distinct for one in together)
        table = replace(together[0].dictionary, sql=merged)
        carried = self._carry(Numbers(table, ("place", "code"), ("n",), "code", rows))
        part = self.workspace.part
        return {
            one.index: part(
                carried, "search_engine/one_dictionary", dictionaries=carried, index=one.index
            )
            for one in together
        }

    def _measures(self, attribute: Attribute) -> bool:
        return self._far and attribute.tree is None and attribute.request.column.kind.numeric

    def _attribute(self, attribute: Attribute, dictionary: WorkTable | None) -> Attribute:
        codes, rows = ("code",), attribute.distinct
        if dictionary is None:
            distances = self._distances(attribute)
            numbers = Numbers(distances, codes, ("n",), "code", rows, doubles=("value",))
            return replace(attribute, dictionary=self._carry(numbers))
        tree = attribute.tree
        if tree is None:
            return replace(attribute, dictionary=dictionary)
        levels = range(attribute.height + 1)
        if self._far:
            height = attribute.height
            tree = self._data.make("search_engine/climbed", "climbed", tree=tree, height=height)
        names = [f"{letter}{level}" for letter in ("kl" if self._far else "k") for level in levels]
        leaves = tuple(f"s{level}" for level in levels)
        tree = self._carry(Numbers(tree, (*codes, *names), leaves, "code", rows))
        return replace(attribute, dictionary=dictionary, tree=tree)

    def _distances(self, attribute: Attribute) -> WorkTable:
        """Build relation (code, n, value) with the distance of each value from the column's least.

        Raises:
            UnsupportedError: that is more than a double holds.
        """
        dictionary = attribute.dictionary
        ends = self._data.ask_one("search_engine/ends", _Ends, dictionary=dictionary)
        if ends.half is not None and ends.half > sys.float_info.max / 2:
            raise UnsupportedError(
                f"columns.{attribute.name}: the values are too far apart for distances in double "
                "precision, which an embedded search uses; scale them in a view, and use it as "
                "the source"
            )
        return self._data.make("search_engine/distances", "distances", dictionary=dictionary)

    def _domain(self, domain: Domain) -> Domain:
        counted = Numbers.with_key(self._data, domain.table, domain.codes, domain.counts)
        return replace(domain, table=self._carry(replace(counted, keys=None, nulls=True)))

    def _carry(self, numbers: Numbers) -> WorkTable:
        return carry(numbers, self._data, self.workspace)

    @override
    def store_result(self, found: Recoding) -> Recoding:
        return found.move(self._back, self._attributes)

    @override
    def elsewhere(self, taken: FrequencySet, found: Recoding) -> Elsewhere | None:
        return Elsewhere(self.workspace, taken, found, self._back, self._there)

    def _there(self, table: WorkTable, columns: tuple[str, ...], keys: WorkTable) -> WorkTable:
        numbers = Numbers.with_key(self.workspace, keys, (), columns)
        return self._carry(replace(numbers, table=table))

    def _back(self, table: WorkTable, columns: tuple[str, ...]) -> WorkTable:
        numbers = Numbers.with_key(self.workspace, table, (), columns)
        return carry(numbers, self.workspace, self._data)
