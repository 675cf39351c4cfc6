"""The interface of optional features of a run: hooks, whose defaults do nothing.

A feature is a frozen object, made from the job alone. It keeps no state: the result of `prepare`
goes into `Run.parts`, and its findings go into `Source.parts` and `Staged.parts`, under its name.
So several searches of one source may share a feature. Hooks are called in the order in which they
are defined here, for each feature in the order of `features/__init__`.
"""

from __future__ import annotations

from abc import ABC
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
    """A query of `measure`, as the script of a plan runs it.

    Attributes:
        fails: The name of the check that ends the script where rows are wrong; None where the
            answer is no count of wrong rows.
        width: The number of counts in its answer.
    """

    fails: str | None = None
    width: int = 1


class NamedTable(NamedTuple):
    """A table that a feature publishes beside the release's own.

    Attributes:
        where: The key of the job that asks for it, for messages: `tables.visits`.
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
    """Rows of the source that a release must leave out.

    Attributes:
        persons: Relation (person) with `Source.key` of these rows as text.
        part: The feature's record of all rows that it has left out so far.
    """

    persons: WorkTable
    part: object


@dataclass(frozen=True, slots=True)
class Feature(ABC):
    """One feature of one job.

    Attributes:
        name: Its name in `parts`, in reports, and as a package.
        in_scripts: Whether the queries of `measure` are in the script of a plan, and in the
            measurements of a strict run before it writes.
    """

    name: ClassVar[str]
    checks: ClassVar[Mapping[str, Check]] = {}
    in_scripts: ClassVar[bool] = True

    job: Job

    # -- what the job alone says -------------------------------------------------------------------

    @property
    def label(self) -> str:
        """The key of the job, or the option, that switches it on."""
        return self.name

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

    def preflight(self, run: Run) -> None:
        """Refuse what can only be checked before the run's transaction begins."""
        del run

    def prepare(self, run: Run) -> object | None:
        """Look at what earlier runs have left, and refuse the run if it cannot be done.

        Returns:
            The feature's entry of `Run.parts`.
        """
        del run
        return None

    def source_refusals(self, source: Relation, run: Run) -> Iterator[SqlanonError]:
        """Yield an error for each reason why this source or engine does not support it."""
        del source, run
        yield from ()

    # -- reading and searching ---------------------------------------------------------------------

    def extend(self, source: Source, run: Run) -> Source:
        """Add to the source what the feature reads: columns, tables, and a part of its own."""
        del run
        return source

    def extend_again(self, source: Source, run: Run) -> Source:
        """Extend a source again after rows were left out of the one that `extend` has returned."""
        del run
        return source

    def stage(self, staged: Staged, source: Source, run: Run) -> Staged:
        """Add to the staged source what the feature finds in it."""
        del source, run
        return staged

    def search(self, task: SearchTask, run: Run, search: Search) -> Recoding:
        """Run `search`, or another search in its place, or add steps before and after it.

        Args:
            search: The next search to call, with this task or one made from it.
        """
        del run
        return search(task)

    def exclude(self, release: Release, run: Run) -> Exclusion | None:
        """Find rows that the release must leave out, after which it is searched for again."""
        del release, run
        return None

    def tables(self, release: Release, run: Run) -> Release:
        """Add tables to the release, change the key of its classes, or refuse it.

        Tables named after the target are in `Release.tables`, tables that the job names in
        `Release.beside`.
        """
        del run
        return release

    # -- writing and publishing --------------------------------------------------------------------

    def store(self, release: Release, relations: tuple[Sql, ...], run: Run) -> Stored | None:
        """Store what later runs need, before anything is verified."""
        del release, relations, run
        return None

    def measure(
        self, release: Release, rows: Sql, written: Written | None, run: Run
    ) -> Mapping[str, object] | None:
        """Measure its part of a release with SQL of its own.

        Args:
            release: The release that is, or would be, published.
            written: The written release; None for a plan.

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
        """Record the entries of a release that has just been published."""
        del release, run

    def cleanup_tables(self, run: Run) -> Iterator[RelationName]:
        """Tables that an abandoned run may leave where DDL does not roll back."""
        del run
        yield from ()
