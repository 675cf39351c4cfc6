"""Where a job is searched, and why."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Literal, TypeAlias

from sqlanon.errors import TooManyCellsError
from sqlanon.sql.backends.duckdb import ONE_THREAD

if TYPE_CHECKING:
    from sqlanon.job.job import Job
    from sqlanon.sql.backends.base import Backend

Engine: TypeAlias = Literal["database", "embedded"]


class Beside(StrEnum):
    """What a search may read beside codes and counts: an embedded one is not handed it unasked."""

    DISTANCES = "distances between values"
    """How far numbers of a column are from the least one, and nodes of hierarchies from values."""

    LINKS = "links of persons"
    """Never carried: numbers in the place of keys hide nobody whose links are known."""

    SIGNATURES = "signatures of persons"
    """Never carried: they are stored by key, for later releases."""


@dataclass(frozen=True, slots=True)
class Choice:
    """Where a search runs.

    Attributes:
        engine: In the database where the table lies, or in an embedded DuckDB.
        because: Why there, as what follows on `because`.
        most: Rows that may be carried there; None where none are.
        few: Rows up to which the database is as quick, and searches, as it does where there are
            more than `most`; None where the job leaves no choice.
        limit: What `most` is.
    """

    engine: Engine
    because: str
    most: int | None = None
    few: int | None = None
    limit: str = "max_carried_cells"

    def for_cells(self, cells: int) -> Choice:
        """The choice where so many would be carried.

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
            # not how many: reports that are handed out say the reason
            because = f"its cells are more than the {self.most:,} of {self.limit}"
            return Choice("database", because)
        raise TooManyCellsError(
            f"the embedded search would take {cells:,} cells, and max_carried_cells is "
            f"{self.most:,}: say search_in: database, raise max_carried_cells where this "
            "machine has the memory, or give the quasi-identifiers fewer values"
        )


def engine_of(job: Job, backend: Backend, rows: int, *, scripted: bool = False) -> Choice:
    """Where a job is searched.

    Args:
        job: What it says.
        backend: Of the database where the table lies.
        rows: How many are searched.
        scripted: Whether the search has to be in the SQL of that database, for its own client.
    """
    dialect = backend.dialect
    if not dialect.searches_database:
        because = f"{dialect.name} has no dialect of its own"
        return Choice("embedded", because, job.max_carried_cells)
    if scripted:
        return Choice("database", "the script of a plan runs on the engine's own client")
    if job.search_in == "database":
        return Choice("database", "the job says so")
    if job.search_in == "embedded":
        return Choice("embedded", "the job says so", job.max_carried_cells)
    if (beside := job.algorithm.reads_beside) is not None:
        return Choice("database", f"{job.algorithm.name} reads {beside} there")
    return _quickest(job, backend, rows)


def _quickest(job: Job, backend: Backend, rows: int) -> Choice:
    """Where it is, where a job leaves it to us."""
    dialect = backend.dialect
    few = dialect.quick_to_search
    if few is not None:
        because = f"the many small statements of a search are slow on {dialect.name}"
        because += f" with more than {few:,} cells" if few else ""
        return Choice("embedded", because, job.max_carried_cells, few)
    at_once = job.algorithm.recurses and dialect.groups_in_recursion and rows <= ONE_THREAD
    if at_once and not backend.recurses:
        # its threads are not ours to set: the connection was lent, or settings are locked
        return _of_one_thread(job, dialect.name)
    return Choice("database", f"{dialect.name} is quick at the small statements of a search")


def _of_one_thread(job: Job, name: str) -> Choice:
    """An embedded DuckDB, whatever the engine is quick at, while it has one thread.

    So few rows are no sooner done by several. 100 rows of Adult take 0.4 CPU seconds of a search
    there and 0.7 in a database of two threads, 20 rows (k = 3) 0.36 and 0.47.
    """
    because = (
        f"{name} has several threads here, and with one the rounds of {job.algorithm.name} are one "
        "statement"
    )
    if job.max_carried_cells < ONE_THREAD:
        return Choice("embedded", because, job.max_carried_cells, few=0)
    return Choice("embedded", because, ONE_THREAD, few=0, limit="a search of one thread")
