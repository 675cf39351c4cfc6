"""The interface of optional features of a run: hooks, whose defaults do nothing.

A feature is a frozen object, made of the job alone. What it prepares goes into `Run.parts`, and
what it finds into `Source.parts` and `Staged.parts`, under its name; a release has what it found.
So several searches of one source may share a feature. Hooks are asked in the order in which they
stand here, of each feature in the order of `features/__init__`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, NamedTuple, Protocol, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from sqlanon.algorithms import Problem
    from sqlanon.errors import SqlanonError
    from sqlanon.job.job import Job
    from sqlanon.ledger.ledger import LedgerTable
    from sqlanon.pipeline.run import Run
    from sqlanon.pipeline.steps import SearchTask, Source, Staged
    from sqlanon.release.recoding import Recoding
    from sqlanon.release.release import Release, Written
    from sqlanon.source.inspection import Relation
    from sqlanon.sql.names import RelationName
    from sqlanon.sql.statement import Sql, WorkTable
    from sqlanon.sql.workspace import Workspace

    Algorithmic: TypeAlias = Callable[[Problem, Workspace], Recoding]
    Search: TypeAlias = Callable[[SearchTask], Recoding]


class Check(NamedTuple):
    """A question of `measure`, as the script of a plan asks it.

    Attributes:
        fails: What the check is called that ends the script where rows are wrong; None where the
            answer is no count of wrong rows.
        width: How many counts answer it.
    """

    fails: str | None = None
    width: int = 1


class NamedTable(NamedTuple):
    """A table that a feature publishes beside the release's own.

    Attributes:
        where: What the job has of it, for messages: `tables.visits`.
        name: The name that it gets, as the job says it.
        source: The table that it is made of.
    """

    where: str
    name: RelationName
    source: RelationName


class Stored(Protocol):
    """Tables that a feature has stored beside a release."""

    @property
    def relations(self) -> tuple[Sql, ...]:
        """The tables that `measure` reads."""


class Exclusion(NamedTuple):
    """Rows of the source that a release has to do without.

    Attributes:
        persons: Relation (person) with `Source.key` of these rows as text.
        part: What the feature knows of all that it has left out by now.
    """

    persons: WorkTable
    part: object


@dataclass(frozen=True, slots=True)
class Feature(ABC):
    """One feature of one job.

    Attributes:
        name: What it is called in `parts`, in reports, and as a package.
        checks: The statements of `measure`, by their names.
        in_scripts: Whether the script of a plan, and what a strict run foresees, has what `measure`
            asks.
        job: The job.
    """

    name: ClassVar[str]
    checks: ClassVar[Mapping[str, Check]] = {}
    in_scripts: ClassVar[bool] = True

    job: Job

    # -- what the job alone says -------------------------------------------------------------------

    @property
    @abstractmethod
    def label(self) -> str:
        """The key of the job that switches it on."""

    @property
    def script_refusal(self) -> str | None:
        """Why `compile` refuses it; None where it does not."""
        return None

    @property
    def ends_scripts(self) -> bool:
        """Whether a run refuses what a plan's script cannot measure, so that the script ends."""
        return False

    @property
    def ledger_tables(self) -> tuple[LedgerTable, ...]:
        """The tables that it keeps beside the ledger."""
        return ()

    @property
    def tables_read(self) -> tuple[RelationName, ...]:
        """The tables that it reads beside the source, those that its hierarchies name too."""
        return ()

    @property
    def extra_tables(self) -> tuple[NamedTable, ...]:
        """The tables that it publishes under names of their own: `Release.beside` has them."""
        return ()

    def refusals(self) -> Iterator[SqlanonError]:
        """Yield an error for each part of the job that the feature cannot be combined with."""
        yield from ()

    # -- before anything is read -------------------------------------------------------------------

    def survey(self, run: Run) -> None:
        """Refuse what can only be asked before the run's transaction begins."""
        del run

    def prepare(self, run: Run) -> object | None:
        """Look at what earlier runs left, and refuse what cannot be done.

        Args:
            run: The run; its publisher knows its target.

        Returns:
            What goes into `Run.parts`.

        Raises:
            SqlanonError: something is missing or in the way.
        """
        del run
        return None

    def misfits(self, source: Relation, run: Run) -> Iterator[SqlanonError]:
        """Yield an error for each reason why this source or engine does not support it."""
        del source, run
        yield from ()

    # -- reading and searching ---------------------------------------------------------------------

    def extend(self, source: Source, run: Run) -> Source:
        """The source with what the feature reads beside it: columns, tables, a part of its own."""
        del run
        return source

    def extend_again(self, source: Source, run: Run) -> Source:
        """The same when rows were left out of a source that `extend` has returned."""
        del run
        return source

    def stage(self, staged: Staged, source: Source, run: Run) -> Staged:
        """Add to the staged source what the feature finds in it."""
        del source, run
        return staged

    def search(self, task: SearchTask, run: Run, search: Search) -> Recoding:
        """Run `search`, or another search in its place, or add steps before and after it.

        Args:
            task: What to search, and by which algorithm.
            run: The run.
            search: Goes on, with this task or one that is made of it.
        """
        del run
        return search(task)

    def exclude(self, release: Release, run: Run) -> Exclusion | None:
        """Rows that the release has to do without; it is searched for again then."""
        del release, run
        return None

    def tables(self, release: Release, run: Run) -> Release:
        """The release with tables of its own, or another way to tell classes; refuse.

        Tables that have their names behind the target's are among `Release.tables`, those that the
        job names among `Release.beside`.
        """
        del run
        return release

    # -- writing and publishing --------------------------------------------------------------------

    def store(self, release: Release, relations: tuple[Sql, ...], run: Run) -> Stored | None:
        """Store what later runs need, before anything is verified.

        Args:
            release: What is written.
            relations: It, as it was written: one for each of its tables.
            run: The run.

        Returns:
            What goes into `Written.stored`.
        """
        del release, relations, run
        return None

    def measure(
        self, release: Release, rows: Sql, written: Written | None, run: Run
    ) -> Mapping[str, object] | None:
        """Measure its part of a release with SQL of its own.

        Args:
            release: What is, or would be, published.
            rows: The rows of its first table, as they were or would be written.
            written: It as it was written; None of a plan.
            run: The run.

        Returns:
            Fields of reports; see `FeatureResults`.

        Raises:
            VerificationError: something is not as it should be; nothing is published.
        """
        del release, rows, written, run
        return None

    def notes(self, release: Release, run: Run) -> Iterator[str]:
        """Yield the notes on the feature for readers of the report."""
        del release, run
        yield from ()

    def tables_to_drop(self, run: Run) -> Iterator[RelationName]:
        """Tables of earlier runs that are dropped when the release is published."""
        del run
        yield from ()

    def finish(self, release: Release, run: Run) -> None:
        """Enter what belongs to the release, now that it is published."""
        del release, run

    def remains(self, run: Run) -> Iterator[RelationName]:
        """Tables that an abandoned run may leave where DDL does not roll back."""
        del run
        yield from ()
