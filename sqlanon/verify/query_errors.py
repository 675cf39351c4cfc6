"""Measure the errors of random count queries on a release instead of its source.

A reader who counts rows of a release does not know where in a label's range they are, and assumes
an even distribution (LeFevre, DeWitt, Ramakrishnan, Mondrian, ICDE 2006, section 5.3). Queries and
answers are in codes: neither a value nor a label leaves the database.
"""

from __future__ import annotations

import math
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from itertools import combinations
from random import Random
from statistics import fmean, median
from typing import TYPE_CHECKING, NamedTuple

from sqlanon.verify.figures import QueryError

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterator, Mapping, Sequence

    from sqlanon.release.release import Release
    from sqlanon.source.frequency_set import Attribute, FrequencySet
    from sqlanon.sql.statement import WorkTable
    from sqlanon.sql.workspace import Workspace

REPORTED = 60
"""Queries for each number of columns in a report."""
COMPARED = 500
"""Queries for each number of columns when choices are compared."""
_SEED = 20
_WAYS = 3
"""The most columns of a query."""
_SETS = 28
"""The most sets of the same number of columns: all pairs of eight columns."""
_OF_A_SET = 12
"""About the queries of one set of columns, where there are not enough for all sets."""
_TOGETHER = 14
"""The most sets of columns in one statement."""
_LEAST_SHARE = 1000
"""True answers below one row in so many are set to that, because the error of 0 is undefined."""
_NOBODYS = -1
_DIGITS = 6


@dataclass(frozen=True, slots=True)
class Read:
    """An attribute for templates: its `values`, and whether its labels list members.

    `steps` is its relation of steps, where its ranges consist of whole steps.
    """

    index: int
    values: int
    listed: bool
    steps: WorkTable | None = None


class Query(NamedTuple):
    """A query: the attributes of its columns, and the range of codes of each."""

    columns: tuple[int, ...]
    ranges: tuple[tuple[int, int], ...]


class _Column(NamedTuple):
    """A column of a query: its place in it, its attribute, and whether labels list members."""

    place: int
    attribute: int
    listed: bool


class _Set(NamedTuple):
    """The set of columns of the queries with its number."""

    number: int
    columns: list[_Column]


_TRUE: ContextVar[dict[Hashable, dict[int, float]] | None] = ContextVar("true", default=None)
"""True answers that were counted since `true_answers_once`, by what was staged."""


@contextmanager
def true_answers_once() -> Iterator[None]:
    """Count the true answers once while this lasts, for all releases of the same staged source."""
    outer = _TRUE.set({})
    try:
        yield
    finally:
        _TRUE.reset(outer)


def _describe_staged(staged: FrequencySet, each: int) -> Hashable:
    """Return what distinguishes the true answers of two searches of a job: values, and codes."""
    codes = (
        # the order of codes is that of the hierarchy, which some algorithms give to every column
        (one.request, one.tree is None, one.height, one.leaves, one.distinct, one.null_code)
        for one in staged.attributes
    )
    return each, staged.rows, staged.cell_count, staged.smallest, staged.unique, *codes


class _Answer(NamedTuple):
    """A row of `figures/answers`."""

    side: int
    query: int
    held: float | None


def boxes_of(workspace: Workspace, release: Release) -> WorkTable:
    """Make the boxes of combinations of labels: relation (place, n, lo0, hi0, i0, …)."""
    attributes = [read(one) for one in release.frequency_set.attributes]
    common = {"map": release.labels.map, "attributes": attributes}
    published = workspace.make("figures/published", "published", **common)
    boxes = workspace.make("figures/boxes", "boxes", published=published, **common)
    workspace.drop(published)
    return boxes


def read(attribute: Attribute) -> Read:
    """Describe an attribute, for templates that read its labels."""
    listed = attribute.tree is None and not attribute.request.ranged
    return Read(attribute.index, attribute.distinct, listed, attribute.steps)


def query_errors(
    workspace: Workspace, release: Release, boxes: WorkTable, each: int
) -> tuple[QueryError, ...]:
    """Run the same queries on the frequency set and on the release's labels.

    Args:
        release: The release that is, or would be, published, with classes of equal labels.
        boxes: The result of `boxes_of` for it.
        each: The number of queries over one column, over two, and over three.

    Returns:
        Errors of queries over one column, two and three; empty where no query is possible.
    """
    staged = release.frequency_set
    attributes = [read(one) for one in staged.attributes]
    asked = draw_queries(attributes, each)
    if not asked or not staged.rows:
        return ()
    ranges = {one: number for number, one in enumerate(_ranges(asked))}
    told = workspace.table("ranges", dict.fromkeys(("number", "attribute", "a", "z"), int))
    workspace.insert(told, [(number, *one) for one, number in ranges.items()])
    listed = [one for one in attributes if one.listed]
    parts = None
    if listed:
        parts = workspace.make(
            "figures/parts",
            "parts",
            ranges=told,
            map=release.labels.map,
            boxes=boxes,
            attributes=listed,
        )
    sets_of_members = {one.index for one in listed}
    sets = [
        _Set(number, [_Column(n, it, it in sets_of_members) for n, it in enumerate(columns)])
        for number, columns in enumerate(dict.fromkeys(one.columns for one in asked))
    ]
    numbered = {tuple(it.attribute for it in one.columns): one.number for one in sets}
    places = range(max(len(one.columns) for one in asked))
    queries = workspace.table(
        "queries", {"query": int, "asked": int, **{f"{of}{n}": int for n in places for of in "raz"}}
    )
    workspace.insert(
        queries,
        [
            (place, numbered[one.columns], *_pad_ranges(one, ranges, len(places)))
            for place, one in enumerate(asked)
        ],
    )
    counted, key = _TRUE.get(), _describe_staged(staged, each)
    known = None if counted is None else counted.get(key)
    answers: list[dict[int, float]] = [known or {}, {}]
    for start in range(0, len(sets), _TOGETHER):
        for one in workspace.ask(
            "figures/answers",
            _Answer,
            queries=queries,
            boxes=boxes,
            cells=staged.cells,
            parts=parts,
            sets=sets[start : start + _TOGETHER],
            counted=known is not None,
        ):
            answers[one.side][one.query] = float(one.held or 0.0)
    if counted is not None:
        counted[key] = answers[0]
    workspace.drop(queries, told, *([] if parts is None else [parts]))
    least = max(staged.rows / _LEAST_SHARE, 1.0)
    errors: dict[int, list[float]] = {}
    for place, query in enumerate(asked):
        true, held = (side.get(place, 0.0) for side in answers)
        errors.setdefault(len(query.columns), []).append(abs(held - true) / max(true, least))
    return tuple(_sum_counts(columns, found) for columns, found in errors.items())


def typical_error(errors: Sequence[QueryError]) -> float | None:
    """The mean of the medians over two columns and three, else the one over one; None without."""
    several = [one.median for one in errors if one.columns > 1]
    told = several or [one.median for one in errors]
    return round(fmean(told), _DIGITS) if told else None


def draw_queries(attributes: Sequence[Read], each: int) -> list[Query]:
    """Draw random queries, fewest columns first. The same attributes always give the same ones.

    Each counts a run of neighbouring values in each of its columns, up to half of the column's
    values. Queries are spread evenly over all sets of columns, or over some of very many.

    Args:
        attributes: The attributes. Those with one value are not queried.
    """
    random = Random(_SEED)  # noqa: S311 - the same queries each time, not secrets
    values = {one.index: one.values for one in attributes if one.values > 1}
    asked: list[Query] = []
    for columns in range(1, min(_WAYS, len(values)) + 1):
        sets = [*combinations(values, columns)]
        most = min(_SETS, math.ceil(each / _OF_A_SET))
        if len(sets) > most:
            sets = sorted(random.sample(sets, most))
        for place in range(each):
            chosen = sets[place % len(sets)]
            asked.append(Query(chosen, tuple(_draw_range(random, values[one]) for one in chosen)))
    return asked


def _draw_range(random: Random, values: int) -> tuple[int, int]:
    """Draw the first and the last code of a run of values."""
    width = random.randint(1, max(values // 2, 1))
    first = random.randint(0, values - width)
    return first, first + width - 1


def _ranges(asked: Sequence[Query]) -> list[tuple[int, int, int]]:
    """List the ranges of all queries: attribute, first and last code."""
    said = (
        (index, *ends) for one in asked for index, ends in zip(one.columns, one.ranges, strict=True)
    )
    return [*dict.fromkeys(said)]


def _pad_ranges(query: Query, ranges: Mapping[tuple[int, int, int], int], places: int) -> list[int]:
    """List the number and codes of each column's range, padded with a range that nothing has."""
    said = [
        number
        for index, ends in zip(query.columns, query.ranges, strict=True)
        for number in (ranges[index, *ends], *ends)
    ]
    return said + [_NOBODYS] * (3 * places - len(said))


def _sum_counts(columns: int, errors: Sequence[float]) -> QueryError:
    found = sorted(errors)
    worst = found[math.ceil(0.95 * len(found)) - 1]
    return QueryError(columns, len(found), round(median(found), _DIGITS), round(worst, _DIGITS))
