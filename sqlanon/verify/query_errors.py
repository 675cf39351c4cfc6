"""How far answers to random count queries are off, asked of a release instead of its source.

A reader of a release who counts rows does not know where in a label's range they are, and spreads
them evenly (LeFevre, DeWitt, Ramakrishnan, Mondrian, ICDE 2006, section 5.3). Queries and answers
are in codes: neither a value nor a label leaves the database.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from random import Random
from statistics import median
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlanon.release.release import Release
    from sqlanon.source.frequency_set import Attribute
    from sqlanon.sql.statement import WorkTable
    from sqlanon.sql.workspace import Workspace

_SEED = 20
_WAYS = 3
"""Columns that a query looks at, at most."""
_FEWEST, _MOST = 10, 100
"""Queries of each number of columns."""
_AFFORDED = 1_000_000
"""Pairs of a query and a cell or class that are looked at, about."""
_LEAST_SHARE = 1000
"""Answers of less than one row in so many are taken as that: errors of nothing have no size."""
_ALL = 2**31 - 1
_DIGITS = 6


@dataclass(frozen=True, slots=True)
class QueryError:
    """Relative errors of count queries over as many columns.

    Attributes:
        columns: Quasi-identifiers that each query looks at.
        queries: How many were asked.
        median: Half of the answers are off by no more than this share of the true one.
        worst: 95 of 100 answers are off by no more than this.
    """

    columns: int
    queries: int
    median: float
    worst: float


@dataclass(frozen=True, slots=True)
class Read:
    """An attribute as templates see it: `values` of it, and whether its labels list members.

    `steps` is its relation of steps, where its ranges are in whole ones.
    """

    index: int
    values: int
    listed: bool
    steps: WorkTable | None = None


class _Limit(NamedTuple):
    """A range of codes that a query looks at, and the place of its attribute."""

    place: int
    first: int
    last: int


class _Answer(NamedTuple):
    """A row of `figures/answers`."""

    side: int
    query: int
    held: float | None


def boxes_of(workspace: Workspace, release: Release) -> WorkTable:
    """What a reader knows of each combination of labels: relation (n, lo0, hi0, l0, lo1, …)."""
    attributes = [read(one) for one in release.frequency_set.attributes]
    return workspace.make("figures/boxes", "boxes", map=release.labels.map, attributes=attributes)


def query_errors(
    workspace: Workspace, release: Release, boxes: WorkTable
) -> tuple[QueryError, ...]:
    """Ask the same queries of the frequency set and of the release's labels.

    Args:
        workspace: Runs the statements: queries and their answers.
        release: What is, or would be, published; its classes are told by the quasi-identifiers.
        boxes: What `boxes_of` made of it.

    Returns:
        Errors of queries over one column, two and three; none where nothing can be asked.
    """
    staged, labels = release.frequency_set, release.labels
    attributes = [read(one) for one in staged.attributes]
    looked_at = staged.cell_count + labels.sums.count
    asked = _asked(attributes, looked_at)
    if not asked or not staged.rows:
        return ()
    names = {f"{end}{one.index}": int for one in attributes for end in "az"}
    queries = workspace.table("queries", {"query": int, **names})
    workspace.insert(queries, [(place, *ranges) for place, (_, ranges) in enumerate(asked)])
    answers: list[dict[int, float]] = [{}, {}]
    for one in workspace.ask(
        "figures/answers",
        _Answer,
        queries=queries,
        boxes=boxes,
        map=labels.map,
        cells=staged.cells,
        attributes=attributes,
        few=_limits(attributes, asked) if len(asked) <= _WAYS * _FEWEST else [],
    ):
        answers[one.side][one.query] = float(one.held or 0.0)
    workspace.drop(queries)
    least = staged.rows / _LEAST_SHARE
    errors: dict[int, list[float]] = {}
    for place, (ways, _) in enumerate(asked):
        true, told = (side.get(place, 0.0) for side in answers)
        errors.setdefault(ways, []).append(abs(told - true) / max(true, least, 1.0))
    return tuple(_summed(ways, found) for ways, found in sorted(errors.items()))


def read(attribute: Attribute) -> Read:
    """An attribute as its labels are read."""
    listed = attribute.tree is None and not attribute.request.ranged
    return Read(attribute.index, attribute.distinct, listed, attribute.steps)


def _asked(attributes: Sequence[Read], looked_at: int) -> list[tuple[int, list[int]]]:
    """Queries: how many columns each looks at, and the first and last code of every column."""
    random = Random(_SEED)  # noqa: S311 - the same queries each time, not secrets
    varied = [one for one in attributes if one.values > 1]
    ways = min(_WAYS, len(varied))
    each = _AFFORDED // (_WAYS * max(looked_at, 1))
    each = min(max(each, _FEWEST), _MOST)
    asked: list[tuple[int, list[int]]] = []
    for columns in range(1, ways + 1):
        for _ in range(each):
            chosen = {one.index for one in random.sample(varied, columns)}
            ranges: list[int] = []
            for one in attributes:
                if one.index not in chosen:
                    ranges += [-1, _ALL]
                    continue
                width = random.randint(1, max(one.values // 2, 1))
                first = random.randint(0, one.values - width)
                ranges += [first, first + width - 1]
            asked.append((columns, ranges))
    return asked


def _limits(
    attributes: Sequence[Read], asked: Sequence[tuple[int, list[int]]]
) -> list[list[_Limit]]:
    """What each query looks at."""
    return [
        [
            _Limit(one.index, first, last)
            for one, first, last in zip(attributes, ranges[::2], ranges[1::2], strict=True)
            if first >= 0
        ]
        for _, ranges in asked
    ]


def _summed(columns: int, errors: Sequence[float]) -> QueryError:
    found = sorted(errors)
    worst = found[math.ceil(0.95 * len(found)) - 1]
    return QueryError(columns, len(found), round(median(found), _DIGITS), round(worst, _DIGITS))
