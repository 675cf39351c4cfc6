"""Measure the usefulness of a release for one purpose (docs/definitions, "What a release is for").

Random count queries are spread evenly over all sets of columns, or 28 of them, with a run of
neighbouring values in each column. They are the same for every algorithm and engine. A guess is the
most frequent value of the other rows of the class. A tie is decided by the frequency in all other
rows, and counts as wrong if that is equal too. A row alone in its class is guessed from all other
rows. Agreement is the accuracy of a guess by any one other row of the class. It favours neither
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
    """How well classes predict a column that is published unchanged; all are shares in [0, 1].

    Attributes:
        agreement: The probability that another random row of the class has the row's value: the
            mean over the source's rows.
        by_chance: The same where all published rows are one class.
        accuracy: Rows of the source whose value most of the other rows of their class have.
        commonest: Rows of the source that have the most frequent published value: the accuracy
            of a guess without quasi-identifiers.
    """

    agreement: float
    by_chance: float
    accuracy: float
    commonest: float

    @property
    def better(self) -> bool:
        """Whether agreement or accuracy is better than guessing the most frequent value."""
        return max(self.agreement, self.accuracy) > self.commonest


@dataclass(frozen=True, slots=True)
class Usefulness:
    """How good a release is for the purpose that the job gives.

    Attributes:
        query_error: The relative error of 500 random counts by two columns and as many by three:
            the mean of the two medians, or the median of fewer columns; None where counts were not
            requested, or are impossible.
        column: The column that a classifier predicts; None where none is requested.
        guesses: How well classes predict it; None without `column`, or if classes are numbers.
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
    workspace: Workspace, release: Release, relation: Sql, *, counts: bool, column: str | None
) -> Usefulness | None:
    """Measure the requested usefulness; None where nothing is requested.

    Where a number identifies classes nothing is measured: it carries no quasi-identifiers.

    Args:
        relation: A relation with the columns of the release's first table.
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
    """Measure the errors of random counts on the labels that would be published."""
    boxes = boxes_of(workspace, release)
    errors = query_errors(workspace, release, boxes, COMPARED)
    workspace.drop(boxes)
    return typical_error(errors)


def _guesses(workspace: Workspace, release: Release, relation: Sql, column: str) -> Guesses | None:
    """Measure how well classes predict a column; None where the relation lacks it."""
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
    # a row alone in its class has no others to learn from, and is guessed from all rows
    right = apart.guessed + (apart.alone if whole.guessed else 0)
    shares = (apart.agreed, whole.agreed, right, whole.most)
    return Guesses(*(round(float(one) / rows, DIGITS) for one in shares))
