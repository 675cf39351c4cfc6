"""Measure the usefulness of a release for one purpose (docs/definitions, "What a release is for").

Counts of queries are spread evenly over all sets of columns, or 28 of them, each column with a run
of neighbouring values. An error is measured in the same counts for every algorithm and engine. A
guess takes, of equally frequent values of the other rows of a class, the one that is more frequent
in all other rows. If both are equal, it is wrong. A row alone in its class is guessed from all
others. Agreement is the accuracy of a guess by any one other row of the class. It favours neither
small nor large classes.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from sqlanon.release.release import ByEqualValues
from sqlanon.sql.dialects import Kind
from sqlanon.verify.figures import DIGITS
from sqlanon.verify.query_errors import COMPARED, boxes_of, query_errors, typical_error

if TYPE_CHECKING:
    from sqlanon.release.release import Release
    from sqlanon.sql.statement import Sql
    from sqlanon.sql.workspace import Workspace


@dataclass(frozen=True, slots=True)
class Guesses:
    """How far classes tell a column that is published as it is; all are shares in [0, 1].

    Attributes:
        agreement: The chance that another row of the class, drawn at random, has the row's value:
            the mean over the source's rows.
        by_chance: The same where all published rows are one class.
        accuracy: Rows of the source whose value most of the other rows of their class have.
        commonest: Rows of the source that have the most frequent published value: what is guessed
            right by one who looks at no quasi-identifier.
    """

    agreement: float
    by_chance: float
    accuracy: float
    commonest: float

    @property
    def better(self) -> bool:
        """Whether classes guess more rows than the most frequent value does, in either way."""
        return max(self.agreement, self.accuracy) > self.commonest


@dataclass(frozen=True, slots=True)
class Usefulness:
    """How good a release is for what the job says that it is for.

    Attributes:
        query_error: How far answers to 500 random counts by two columns and as many by three are
            off: the mean of the two medians, or the median of fewer columns; None where they were
            not asked for, or cannot be.
        column: The column that a classifier guesses; None where none is asked for.
        guesses: How far classes tell it; None where none is asked for, or classes are numbers.
    """

    query_error: float | None = None
    column: str | None = None
    guesses: Guesses | None = None


class _Guessed(NamedTuple):
    """A row of `figures/guessed`."""

    whole: int
    agreed: float
    most: int
    guessed: int
    alone: int


def usefulness_of(
    workspace: Workspace,
    release: Release,
    relation: Sql,
    *,
    counts: bool,
    column: str | None,
) -> Usefulness | None:
    """Measure what is asked for; None where nothing is.

    Where classes are told by a number nothing is known: that says nothing of the quasi-identifiers.

    Args:
        relation: It has the columns of the release's first table.
        counts: Whether random counts are asked.
        column: A column that is published as it is, and guessed.
    """
    if not counts and column is None:
        return None
    if not isinstance(release.classes, ByEqualValues):
        return Usefulness(column=column)
    with workspace.phase("figures"):
        return Usefulness(
            _counts_answered(workspace, release) if counts else None,
            column,
            None if column is None else _guesses(workspace, release, relation, column),
        )


def _counts_answered(workspace: Workspace, release: Release) -> float | None:
    """Ask random counts of the labels that would be published."""
    boxes = boxes_of(workspace, release)
    errors = query_errors(workspace, release, boxes, COMPARED)
    workspace.drop(boxes)
    return typical_error(errors)


def _guesses(workspace: Workspace, release: Release, relation: Sql, column: str) -> Guesses | None:
    """How far the classes of a relation tell a column; None where it is not in it."""
    rows = release.frequency_set.rows
    kinds = {c.name: c.kind for c in release.columns if c.inner is not None and not c.quasi}
    if column not in kinds or not rows:
        return None
    dialect, long = workspace.dialect, {Kind.TEXT, Kind.OTHER}
    quasi = [(dialect.quote(one.name), one.kind) for one in release.classes.columns]
    answer = workspace.ask(
        "figures/guessed",
        _Guessed,
        relation=relation,
        quasi=[dialect.as_published(name, kind) for name, kind in quasi],
        quasi_long=[kind in long for _, kind in quasi],
        column=dialect.exact(dialect.quote(column), kinds[column]),
        column_long=kinds[column] in long,
        reference=None,
        reference_counts=None,
        domain=None,
        keyed=False,
    )
    found = {one.whole: one for one in answer}
    if not found:
        return None
    apart, whole = found[0], found[1]
    # who is alone has no class to learn from, and is guessed as all are
    right = apart.guessed + (apart.alone if whole.guessed else 0)
    shares = (apart.agreed, whole.agreed, right, whole.most)
    return Guesses(*(round(float(one) / rows, DIGITS) for one in shares))
