"""What an optional feature of a run is to its steps: hooks, whose defaults do nothing.

A feature is a frozen object, made of the job alone. What it finds goes into `Source.parts` under
its name, and from there into its results; so several searches of one source may share it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from sqlanon.algorithms import Problem
    from sqlanon.errors import SqlanonError
    from sqlanon.job.job import Job
    from sqlanon.pipeline.steps import Source
    from sqlanon.publish import Publication
    from sqlanon.release.recoding import Recoding
    from sqlanon.release.release import Release, Written
    from sqlanon.source.inspection import Relation
    from sqlanon.sql.dialects import Dialect
    from sqlanon.sql.workspace import Workspace

    Search: TypeAlias = Callable[[Problem, Workspace], Recoding]


class Check(NamedTuple):
    """A question of `measure`, as the script of a plan asks it.

    Attributes:
        fails: What the check is called that ends the script where rows are wrong; None where the
            answer is no count of wrong rows.
        width: How many counts answer it.
    """

    fails: str | None = None
    width: int = 1


@dataclass(frozen=True, slots=True)
class Feature:
    """One feature of one job.

    Attributes:
        name: What it is called in `Source.parts`, in reports, and as a package.
        copies: Whether `extend` makes the copy of the source that the run reads.
        reads_copy: Whether `extend` wants a copy of the source.
        checks: The statements of `measure`, by their names.
        job: The job.
    """

    name: ClassVar[str]
    copies: ClassVar[bool] = False
    reads_copy: ClassVar[bool] = False
    checks: ClassVar[Mapping[str, Check]] = {}

    job: Job

    @property
    def uncompiled(self) -> str | None:
        """Why `compile` refuses it; None where it does not."""
        return None

    def refusals(self) -> Iterator[SqlanonError]:
        """What the job cannot have beside it, decided by the job alone."""
        yield from ()

    def misfits(self, source: Relation, dialect: Dialect) -> Iterator[SqlanonError]:
        """What it cannot be on this source and this engine."""
        del source, dialect
        yield from ()

    def extend(self, source: Source, workspace: Workspace, published: Publication | None) -> Source:
        """The source with what the feature reads beside it: columns, tables, a part of its own.

        Args:
            source: The source.
            workspace: Runs the statements.
            published: How the release is published; it knows keys and earlier releases.
        """
        del workspace, published
        return source

    def around_search(self, source: Source, search: Search) -> Search:
        """What searches instead, or before and after it."""
        del source
        return search

    def tables(self, release: Release, workspace: Workspace) -> Release:
        """The release with its own tables, or another way to tell classes."""
        del workspace
        return release

    def measure(
        self, release: Release, written: Written | None, workspace: Workspace
    ) -> object | None:
        """Measure its part of a release with SQL of its own.

        Args:
            release: What is, or would be, published.
            written: It as it was written; None of a plan.
            workspace: Runs the statements.

        Raises:
            VerificationError: something is not as it should be; nothing is published.
        """
        del release, written, workspace
        return None
