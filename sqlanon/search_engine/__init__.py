"""The choice of the engine that searches.

The data engine is the source's database. A search reads only integers, so it can run in another
engine: an embedded DuckDB, which is faster at the many small statements of a search.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from contextlib import closing, contextmanager
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Literal, TypeAlias

from typing_extensions import override

from sqlanon.errors import TooManyCellsError
from sqlanon.sql.backends.duckdb import ONE_THREAD, open_embedded
from sqlanon.sql.workspace import Workspace

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sqlanon.algorithms.conditions import Domain
    from sqlanon.privacy_models.job_facts import JobFacts
    from sqlanon.release.recoding import Recoding
    from sqlanon.release.shapes import Elsewhere
    from sqlanon.source.frequency_set import FrequencySet
    from sqlanon.sql.backends.base import Backend


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
        scripted: Whether the search must be in the SQL of the source's database, for its client.
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


class SearchEngine(ABC):
    """Where a search runs."""

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
        scripted: See `engine_of`.

    Raises:
        TooManyCellsError: there is more than may be copied. Nothing was.
    """
    choice = engine_of(job, data.backend, staged.rows, scripted=scripted)
    beside = job.algorithm.reads_beside
    many = data.dialect.keeps_dropped and staged.rows > ONE_THREAD
    many = many and not scripted and beside is None
    if choice.most is None and not many:
        yield _Database(choice, data)
        return
    from sqlanon.search_engine.transfer import Embedded, list_cells  # noqa: PLC0415 - for copies

    cells = []
    if choice.most is not None:
        cells = list_cells(staged, data)
        choice = choice.for_cells(sum(numbers.rows for numbers in cells))
    if choice.engine == "embedded":
        with open_embedded(sum(numbers.rows for numbers in cells)) as backend:
            workspace = Workspace(backend, data.observer, data.run_id)
            yield Embedded(choice, workspace, data, cells, far=beside is Beside.DISTANCES)
    elif many:
        # each round would keep another copy of the cells: 1.7 to 3.5 GB for 1,000,000 cells
        with closing(data.backend.bystander()) as backend:
            workspace = Workspace(backend, data.observer, data.run_id)
            yield Embedded(choice, workspace, data, list_cells(staged, data), far=False)
    else:
        yield _Database(choice, data)


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
