"""Cuts by value: the rows of each sensitive value are halved by themselves, and sides are alike.

A cut between values of a quasi-identifier also separates sensitive values that correlate with it,
so t-closeness soon allows no further cut. If the rows of each sensitive value are cut at a median
of their own, each side has half of every value, up to whole rows, and the distribution does not
change. SABRE draws its equivalence classes from buckets in this way (J. Cao, P. Karras, P. Kalnis,
K.-L. Tan, *SABRE: a Sensitive Attribute Bucketization and REdistribution framework for
t-closeness*, VLDB Journal 20, 2011, phase of redistribution). Here a bucket is a value, and the
dimension that loses least decides which of its rows go to which side.

All parts are cut at once, each round by a fixed number of statements.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

from sqlanon.algorithms.conditions import histograms
from sqlanon.common.integers import exact_scales
from sqlanon.errors import UnsupportedError
from sqlanon.privacy_models.base import exact_ratio
from sqlanon.privacy_models.requirements import ModelRequirements
from sqlanon.privacy_models.t_closeness import TCloseness
from sqlanon.release.recoding import Regions, RowKey
from sqlanon.sql.statement import Sql
from sqlanon.sql.workspace import Progress

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sqlanon.algorithms.base import Problem
    from sqlanon.errors import SqlanonError
    from sqlanon.privacy_models.job_facts import JobFacts
    from sqlanon.release.recoding import SearchSummary
    from sqlanon.source.frequency_set import Attribute
    from sqlanon.sql.statement import WorkTable
    from sqlanon.sql.workspace import Workspace

NOTE = (
    "classes depend on sensitive values (split: by_value): somebody who knows the "
    "quasi-identifiers of all persons may find persons with the same value; split: strict "
    "avoids this"
)
"""A note for readers of the report."""
_SIDE = [Sql("part"), Sql("side")]


class _Dimension(NamedTuple):
    """An attribute as the templates see it: a range of codes, also of sets and of hierarchies.

    Attributes:
        scale: Exact weight of one unit of its loss.
        divisor: Units that it loses at most.
    """

    place: int
    scale: int
    divisor: int


class _Cuts(NamedTuple):
    """The cuts that a round found.

    Attributes:
        dealt: Relation (part, dim, cell, s, n, c0, …, lefts): `lefts` of n rows go to the left.
        cuts: Relation (part, dim, child) of the parts that are cut.
    """

    dealt: WorkTable
    cuts: WorkTable


class _State(NamedTuple):
    """The parts of a round: their number, their rows, and the first unused part number."""

    number: int
    rows: int
    next: int


def refusals(job: JobFacts) -> Iterator[SqlanonError]:
    """Explain why rows cannot be divided by a sensitive value."""
    said, asked = f"{job.algorithm.name}: split: by_value", ModelRequirements(job.privacy)
    if asked.persons:
        yield UnsupportedError(
            f"{said} assigns single rows to classes, and several rows can belong to one person; "
            "set split: strict"
        )
    elif len(asked.sensitive) != 1 or asked.columns != asked.sensitive:
        found = ", ".join(asked.columns)
        advice = "use split: strict" if found else "leave split out"
        yield UnsupportedError(
            f"{said} needs models of exactly one sensitive column, and the models refer to "
            f"{found or 'no column'}; {advice}"
        )
    if job.sensitive_as_quasi and job.algorithm.sensitive_as_quasi:
        yield UnsupportedError(
            f"{said} supports one sensitive column; leave sensitive_as_quasi out, or set split: "
            "strict"
        )


def cut_by_value(
    problem: Problem, workspace: Workspace, assignment: WorkTable
) -> tuple[WorkTable, int]:
    """Build relation (cell, s, class, n), and count the rounds.

    A class is n rows of each cell with the sensitive code s. All have `sufficient` rows, and they
    satisfy every model if the classes that are cut did.

    Args:
        assignment: Relation (cell, class, n) of whole cells, dropped.
    """
    staged = problem.frequency_set
    (sensitive,) = problem.requirements.sensitive
    attributes = _dimensions(staged.attributes, staged.rows)
    parts = workspace.make(
        "by_value/open",
        "open",
        assignment=assignment,
        held=staged.subjects[sensitive].held,
        cells=staged.cells,
        count=len(attributes),
        width=width(problem),
    )
    workspace.drop(assignment)
    by_value = workspace.table("by_value", {"cell": int, "s": int, "class": int, "n": int})
    rounds = 0
    while True:
        state = workspace.ask_one("by_value/state", _State, open=parts)
        if not state.number:
            break
        workspace.progress(Progress("search", rounds, state.number, 1 - state.rows / staged.rows))
        cuts = _cuts(problem, workspace, attributes, parts, state.next)
        # parts that have no cut are classes, the others become two
        workspace.fill(by_value, "by_value/finished", open=parts, cuts=cuts.cuts)
        halves = workspace.make(
            "by_value/halves", "open", dealt=cuts.dealt, cuts=cuts.cuts, count=len(attributes)
        )
        workspace.drop(parts, cuts.dealt, cuts.cuts)
        parts, rounds = halves, rounds + 1
    workspace.drop(parts)
    workspace.analyze(by_value)
    return by_value, rounds


def regions(
    problem: Problem, workspace: Workspace, dealt: WorkTable, search: SearchSummary
) -> Regions:
    """Return the recoding of classes by value."""
    (sensitive,) = problem.requirements.sensitive
    return Regions(
        assignment=workspace.make("by_value/assignment", "assignment", by_value=dealt),
        row_key=RowKey(sensitive, dealt, divided=True),
        splits_cells=True,
        search=search,
    )


def _cuts(
    problem: Problem,
    workspace: Workspace,
    attributes: Sequence[_Dimension],
    parts: WorkTable,
    first: int,
) -> _Cuts:
    """Find the best allowed cut of each part. Its sides are numbered from `first`."""
    k, common = problem.requirements.sufficient, {"attributes": attributes}
    # 1. how many rows of each value would go to the left
    strata = workspace.make("by_value/strata", "strata", open=parts, k=k)
    # 2. the rows in each dimension, and the dimension that removes most loss
    dealt = workspace.make("by_value/dealt", "dealt", open=parts, strata=strata, **common)
    best = workspace.make("by_value/best", "best", dealt=dealt, first=first, **common)
    # 3. the cuts whose halves satisfy the models
    sides = workspace.make("by_value/sides", "sides", dealt=dealt, best=best)
    looked_at = {subject.column.name: sides for subject in problem.conditions.subjects}
    histogram = histograms(workspace, looked_at, _SIDE)
    verdicts = problem.conditions.class_conditions(workspace, _SIDE, histogram)
    cuts = workspace.make("by_value/sound", "cuts", sides=sides, best=best, verdicts=verdicts, k=k)
    workspace.drop(strata, best, sides)
    return _Cuts(dealt, cuts)


def width(problem: Problem) -> int:
    """Return the number of consecutive values that are halved as one.

    If only the order of values counts, neighbours are interchangeable: values within a share 2 t of
    the order are halved as one. In a column of almost unique values, each half would otherwise get
    every second row, whatever the dimension (decision 14).
    """
    widths = [
        math.ceil(2 * exact_ratio(one.model.t) * one.values["places"])
        for one in problem.conditions.beyond_size
        if isinstance(one.model, TCloseness)
        and one.model.distance == "ordered"
        and one.model.order is None
    ]
    return max(min(widths, default=1), 1)


def _dimensions(attributes: Sequence[Attribute], rows: int) -> list[_Dimension]:
    """Make the losses of attributes comparable."""
    shares = [(attribute.request.weight, attribute.divisor) for attribute in attributes]
    return [
        _Dimension(attribute.index, scale, attribute.divisor)
        for attribute, scale in zip(attributes, exact_scales(shares, rows), strict=True)
    ]
