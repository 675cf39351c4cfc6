"""The choice of the engine that searches, and the transfer of codes and counts.

The data engine is the source's database. A search reads only integers, so it can run in another
engine: an embedded DuckDB, which is faster at the many small statements of a search.
"""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from contextlib import closing, contextmanager
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

from typing_extensions import override

from sqlanon.errors import TooManyCellsError, UnsupportedError
from sqlanon.release.shapes import Elsewhere
from sqlanon.search_engine.transfer import Numbers, carry
from sqlanon.sql.backends.duckdb import ONE_THREAD, open_embedded
from sqlanon.sql.workspace import Workspace

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sqlanon.algorithms.conditions import Domain
    from sqlanon.privacy_models.job_facts import JobFacts
    from sqlanon.release.recoding import Recoding
    from sqlanon.source.frequency_set import Attribute, FrequencySet
    from sqlanon.sql.backends.base import Backend
    from sqlanon.sql.statement import WorkTable


# -- the choice ------------------------------------------------------------------------------------

Engine: TypeAlias = Literal["database", "embedded"]


class Beside(StrEnum):
    """Data that a search may read in addition to codes and counts.

    It is not copied to an embedded engine by default.
    """

    DISTANCES = "distances between values"
    """Distances of numbers from the least one in a column, and of nodes from values."""

    LINKS = "links of persons"
    """Never copied: numbers instead of keys hide no person whose links are known."""

    SIGNATURES = "signatures of persons"
    """Never copied: they are stored by key, for later releases."""


@dataclass(frozen=True, slots=True)
class Choice:
    """Where a search runs.

    Attributes:
        engine: The source's database, or an embedded DuckDB.
        because: The reason, as a clause after `because`.
        most: Rows that may be copied there; None if none are copied.
        few: Rows up to which the database is as fast, and searches, as it does if there are more
            than `most`; None if the job sets the engine.
        limit: A description of `most`.
    """

    engine: Engine
    because: str
    most: int | None = None
    few: int | None = None
    limit: str = "max_transfer_cells"

    def for_cells(self, cells: int) -> Choice:
        """Return the choice if this many rows would be copied.

        Raises:
            TooManyCellsError: they are too many, and the job leaves no choice.
        """
        if self.most is None:
            return self
        if self.few is not None and cells <= self.few:
            because = f"up to {self.few:,} cells it is as quick as an embedded DuckDB"
            return Choice("database", because)
        if cells <= self.most:
            return self
        if self.few is not None:
            # without the number of rows: shared reports show the reason
            because = f"its cells are more than the {self.most:,} of {self.limit}"
            return Choice("database", because)
        raise TooManyCellsError(
            f"the embedded search would take {cells:,} cells, and max_transfer_cells is "
            f"{self.most:,}: set search_in: database, raise max_transfer_cells where this "
            "machine has the memory, or give the quasi-identifiers fewer values"
        )


def engine_of(job: JobFacts, backend: Backend, rows: int, *, scripted: bool = False) -> Choice:
    """Choose the engine that searches a job.

    Args:
        backend: The backend of the source's database.
        rows: Rows that are searched.
        scripted: Whether the search must be in the SQL of that database, for its own client.
    """
    dialect = backend.dialect
    if not dialect.searches_database:
        because = f"{dialect.name} has no dialect of its own"
        return Choice("embedded", because, job.max_transfer_cells)
    if scripted:
        return Choice("database", "the script of a plan runs on the engine's own client")
    if job.search_in == "database":
        return Choice("database", "the job says so")
    if job.search_in == "embedded":
        return Choice("embedded", "the job says so", job.max_transfer_cells)
    if (beside := job.algorithm.reads_beside) is not None:
        return Choice("database", f"{job.algorithm.name} reads {beside} there")
    return _quickest(job, backend, rows)


def _quickest(job: JobFacts, backend: Backend, rows: int) -> Choice:
    """Choose the faster engine if the job leaves the choice open."""
    dialect = backend.dialect
    few = dialect.quick_to_search
    if few is not None:
        because = f"the many small statements of a search are slow on {dialect.name}"
        because += f" with more than {few:,} cells" if few else ""
        return Choice("embedded", because, job.max_transfer_cells, few)
    at_once = job.algorithm.recurses and dialect.groups_in_recursion and rows <= ONE_THREAD
    if at_once and not backend.recurses:
        # its threads cannot be set: the caller owns the connection, or settings are locked
        return _of_one_thread(job, dialect.name)
    return Choice("database", f"{dialect.name} is quick at the small statements of a search")


def _of_one_thread(job: JobFacts, name: str) -> Choice:
    """Choose an embedded DuckDB with one thread.

    Several threads do not make a search of so few rows faster. 100 rows of Adult take 0.4 CPU
    seconds there and 0.7 in a database of two threads, 20 rows (k = 3) 0.36 and 0.47.
    """
    because = (
        f"{name} has several threads here, and with one the rounds of {job.algorithm.name} are one "
        "statement"
    )
    if job.max_transfer_cells < ONE_THREAD:
        return Choice("embedded", because, job.max_transfer_cells, few=0)
    return Choice("embedded", because, ONE_THREAD, few=0, limit="a search of one thread")


# -- the places ------------------------------------------------------------------------------------


class _Ends(NamedTuple):
    """A row of search_engine/ends."""

    half: float | None


class SearchEngine(ABC):
    """Where a search runs.

    Attributes:
        choice: Which engine it is, and why.
        workspace: Runs its statements.
    """

    choice: Choice
    workspace: Workspace

    @abstractmethod
    def load_cells(
        self, staged: FrequencySet, domains: Sequence[Domain | None]
    ) -> tuple[FrequencySet, list[Domain | None]]:
        """Copy the staged relations that a search reads, and no others, to this engine."""

    @abstractmethod
    def store_result(self, found: Recoding) -> Recoding:
        """Copy the found recoding to the database of the source."""

    def elsewhere(self, taken: FrequencySet, found: Recoding) -> Elsewhere | None:
        """Return the copies to measure in this engine; None if the source is in it."""
        del taken, found
        return None


@contextmanager
def searching(
    job: JobFacts, staged: FrequencySet, data: Workspace, *, scripted: bool
) -> Iterator[SearchEngine]:
    """Open the engine that searches a job, and drop its relations at the end.

    Args:
        staged: The relations that would be copied.
        data: Runs statements in the source's database.
        scripted: Whether the search must be among these.

    Raises:
        TooManyCellsError: there is more than may be copied. Nothing was.
    """
    choice, cells = engine_of(job, data.backend, staged.rows, scripted=scripted), []
    if choice.most is not None:
        cells = _cells(staged, data)
        choice = choice.for_cells(sum(numbers.rows for numbers in cells))
    beside = job.algorithm.reads_beside
    if choice.engine == "embedded":
        with open_embedded(sum(numbers.rows for numbers in cells)) as backend:
            workspace = Workspace(backend, data.observer, data.run_id)
            yield _Embedded(choice, workspace, data, cells, far=beside is Beside.DISTANCES)
        return
    many = data.dialect.keeps_dropped and staged.rows > ONE_THREAD
    if not many or scripted or beside is not None:
        yield _Database(choice, data)
        return
    # each round would keep another copy of the cells: 1.7 to 3.5 GB for 1,000,000 cells
    with closing(data.backend.bystander()) as backend:
        workspace = Workspace(backend, data.observer, data.run_id)
        yield _Embedded(choice, workspace, data, _cells(staged, data), far=False)


def _cells(staged: FrequencySet, data: Workspace) -> list[Numbers]:
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


class _Database(SearchEngine):
    """Search in the source's database: nothing is copied."""

    def __init__(self, choice: Choice, workspace: Workspace) -> None:
        self.choice, self.workspace = choice, workspace

    @override
    def load_cells(
        self, staged: FrequencySet, domains: Sequence[Domain | None]
    ) -> tuple[FrequencySet, list[Domain | None]]:
        return staged, list(domains)

    @override
    def store_result(self, found: Recoding) -> Recoding:
        return found


class _Embedded(SearchEngine):
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
