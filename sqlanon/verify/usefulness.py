"""What a release is worth for one use; see docs/definitions.md, "What a release is for"."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from sqlanon.release.release import ByEqualValues
from sqlanon.sql.dialects import Kind
from sqlanon.verify.figures import DIGITS
from sqlanon.verify.query_errors import boxes_of, query_errors

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlanon.release.release import Release
    from sqlanon.sql.statement import Sql
    from sqlanon.sql.workspace import Workspace
    from sqlanon.verify.query_errors import QueryError

_WAYS = 2
"""Columns of the random counts whose error is told."""


@dataclass(frozen=True, slots=True)
class Usefulness:
    """How good a release is for what the job says that it is for.

    Attributes:
        query_error: Half of the answers to random counts by two columns (by one, of one column) are
            off by no more than this share; None where they were not asked for, or cannot be.
        column: The column that a classifier guesses; None where none is asked for.
        accuracy: The share of the source's rows, in [0, 1], whose value most of the other rows of
            their class have; None where no column is guessed, or classes are numbers.
        unaided: The same where all published rows are one class.
    """

    query_error: float | None = None
    column: str | None = None
    accuracy: float | None = None
    unaided: float | None = None


class _Guessed(NamedTuple):
    """A row of `figures/guessed`."""

    whole: int
    guessed: int


def typical_error(errors: Sequence[QueryError]) -> float | None:
    """The median error of counts by two columns, or of those by one; None without any."""
    told = [one for one in errors if one.columns <= _WAYS]
    return told[-1].median if told else None


def counts_answered(workspace: Workspace, release: Release) -> Usefulness:
    """Ask random counts of the labels that would be published."""
    if not isinstance(release.classes, ByEqualValues):
        return Usefulness()  # a group's number says nothing of the quasi-identifiers
    with workspace.phase("figures"):
        boxes = boxes_of(workspace, release)
        errors = query_errors(workspace, release, boxes)
        workspace.drop(boxes)
        return Usefulness(query_error=typical_error(errors))


def values_guessed(
    workspace: Workspace, release: Release, relation: Sql, column: str
) -> Usefulness:
    """Guess a column of each row by the other rows of its class.

    Args:
        workspace: Runs the statement.
        release: What is, or would be, published.
        relation: It has the columns of the release's first table.
        column: The column, which is published as it is.
    """
    rows = release.frequency_set.rows
    kinds = {c.name: c.kind for c in release.columns if c.inner is not None and not c.quasi}
    if not isinstance(release.classes, ByEqualValues) or column not in kinds or not rows:
        return Usefulness(column=column)
    dialect, long = workspace.dialect, {Kind.TEXT, Kind.OTHER}
    quasi = [(dialect.quote(one.name), one.kind) for one in release.classes.columns]
    with workspace.phase("figures"):
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
    guessed = {one.whole: one.guessed for one in answer}
    accuracy, unaided = (round(guessed.get(whole, 0) / rows, DIGITS) for whole in (0, 1))
    return Usefulness(column=column, accuracy=accuracy, unaided=unaided)
