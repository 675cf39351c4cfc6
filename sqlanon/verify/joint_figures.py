"""Figures of several releases of one source, read together: sizes, values left, who was regrouped.

They are of those who may see the source: whoever compares releases reads who is in which class.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from sqlanon.verify.figures import VARIETIES, SizeBand, between, size_bands

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlanon.sql.statement import Sql, WorkTable
    from sqlanon.sql.workspace import Workspace
    from sqlanon.verify.series import Series

MOST = 20
"""Joint classes of fewer than k that are listed."""


class Placed(NamedTuple):
    """Rows by the places of their classes.

    Attributes:
        relation: The rows.
        places: Its columns of places.
        counted: Whether a row is of as many as its column `persons` says, and not of one.
    """

    relation: Sql
    places: Sequence[Sql]
    counted: bool


class Step(NamedTuple):
    """From a release to the next: the columns of the places in both."""

    before: Sql
    after: Sql


@dataclass(frozen=True, slots=True)
class CandidateBand:
    """How many persons of all releases may have about as many values.

    Attributes:
        values: Values that are left for each of them at least.
        values_most: Values that are left at most; None where nothing bounds them.
        together: Persons to whom so many are left by all releases together.
        alone: Those to whom the one release leaves so many that leaves fewest.
    """

    values: int
    values_most: int | None
    together: int
    alone: int


@dataclass(frozen=True, slots=True)
class SmallClass:
    """A joint class of fewer than k.

    Attributes:
        places: Its class in each release, as the tables of keys number them; None for none.
        persons: Its persons, or where these have several rows, its rows.
    """

    places: tuple[int | None, ...]
    persons: int


@dataclass(frozen=True, slots=True)
class Regrouped:
    """Who is in a release and in the one before it, in other company: their classes were redrawn.

    Attributes:
        persons: Those of both whose class had other persons of both, or has others now.
        groups: The pairs of classes that they were and are in.
        small_groups: Those of fewer than k.
    """

    persons: int
    groups: int
    small_groups: int


class _Banded(NamedTuple):
    """The row of compare/candidate_bands."""

    band: int
    together: int
    alone: int


class _Pairs(NamedTuple):
    """A row of compare/regrouped; see `Regrouped`."""

    later: int
    persons: int
    groups: int
    small: int


@dataclass(frozen=True, slots=True)
class JointSizes:
    """Classes of releases and their joint ones, by size.

    Attributes:
        alone: The bands of each release that have classes.
        together: Those of the joint classes.
        smallest: Joint classes of fewer than k, the smallest first: `MOST` at the most.
    """

    alone: tuple[tuple[SizeBand, ...], ...]
    together: tuple[SizeBand, ...]
    smallest: tuple[SmallClass, ...]

    @classmethod
    def of(
        cls,
        workspace: Workspace,
        alone: Sequence[Placed],
        together: Placed,
        k: int,
    ) -> JointSizes:
        """Measure them.

        Args:
            workspace: Runs the statements.
            alone: The rows of each release.
            together: Those of whoever is in any of them.
            k: What a joint class needs.
        """
        sizes = [
            workspace.make("compare/class_sizes", "sizes", **one._asdict())
            for one in (*alone, together)
        ]
        *bands, joint = size_bands(workspace, [one.sql for one in sizes])
        rows = workspace.rows(
            "compare/smallest", sizes=sizes[-1], places=together.places, k=k, most=MOST
        )
        workspace.drop(*sizes)
        smallest = [
            SmallClass(tuple(None if at is None else int(at) for at in row[:-1]), int(row[-1]))
            for row in rows
        ]
        return cls(tuple(bands), joint, tuple(smallest))


def candidate_bands(workspace: Workspace, left: WorkTable) -> tuple[CandidateBand, ...]:
    """The bands that have persons.

    Args:
        workspace: Asks.
        left: See compare/left.
    """
    found = workspace.ask("compare/candidate_bands", _Banded, left=left, edges=[*VARIETIES])
    return tuple(
        CandidateBand(*between(one.band, VARIETIES), one.together, one.alone)
        for one in sorted(found)
    )


def regrouped(series: Series, steps: Sequence[Step], k: int) -> tuple[Regrouped, ...]:
    """Who was regrouped from each release to the next, where each row is a person."""
    if not steps:  # a series of one
        return ()
    found = series.workspace.ask(
        "compare/regrouped", _Pairs, classes=series.classes, steps=steps, k=k
    )
    return tuple(Regrouped(*one[1:]) for one in sorted(found))
