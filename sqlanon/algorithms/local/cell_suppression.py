"""Local suppression: single cells of the least important columns, until every class holds k."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from pydantic import Field
from typing_extensions import override

from sqlanon.algorithms.base import Algorithm, Problem
from sqlanon.algorithms.local.shared import (
    Crowd,
    Level,
    build_recoding,
    classes_of,
    level_state,
    list_allowed_levels,
    several_units,
)
from sqlanon.common.options import MaybeMany
from sqlanon.errors import JobError, SqlanonError, UnsatisfiableError, UnsupportedError
from sqlanon.privacy_models.person_anonymity import PersonAnonymity
from sqlanon.release.recoding import RecodingKind, TreeCut
from sqlanon.sql.names import ColumnName
from sqlanon.sql.workspace import Progress

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from sqlanon.privacy_models import PrivacyModel
    from sqlanon.privacy_models.job_facts import JobFacts, QuasiFacts
    from sqlanon.source.frequency_set import Attribute, Request
    from sqlanon.sql.statement import WorkTable
    from sqlanon.sql.workspace import Workspace

_MOST = 12
"""Columns of which cells may be suppressed, at most: each set of them is a pattern."""


class _Values(NamedTuple):
    """The number of values of an attribute at its level."""

    attribute: int
    n: int


class _Published(NamedTuple):
    """Rows of all classes; None without any."""

    rows: int | None


@dataclass(frozen=True, slots=True)
class _Column(Level):
    """An attribute at its level.

    Attributes:
        rank: 1 for the least important one of which cells may be suppressed, 2 for the next, 4, …;
            0 where none may be, or nothing is left of it anyway.
    """

    rank: int = 0


class CellSuppression(Algorithm):
    """Suppression of single values, the fewest of a row, and of the least important columns.

    Each attribute is published at its `min_level`, 0 by default, or suppressed, `*`. A pattern is a
    set of attributes that are suppressed in a row. All patterns are tried: those of fewer
    attributes first, and among equal numbers those whose most important attribute is less
    important. Each pattern takes the rows without a pattern of which k or more are equal in the
    other attributes. If persons are counted, these rows must be those of k persons.

    At the end fewer than k rows are open. If `min_level` and `max_level` pin a column, fewer than k
    are open for each of its values. All cells of equal values then join the class for which the
    fewest further cells are suppressed, in them and in it. Only rows that agree with no class in
    the pinned columns are left out, within `max_suppression`.

    The n rows of values c join the class C, equal in the pinned columns, of least
    n |S'| + |C| |S' less S_C|. S_C is the pattern of C, and S' is S_C and the columns in which c
    and C differ. Ties go by the sum of 2^place over S', then to the first class. A class that
    several join gets the union. The cost counts rows, also if persons are counted. With one row
    per person, the release is the same as by rows.

    Rows of a class look equal to a reader: `*` is a value of its own, and a row of another pattern
    is not counted. So the classes have k rows by GROUP BY. sdcMicro, whose localSuppression is the
    model, lets a suppressed cell match every value (docs/definitions, "Local suppression").

    If no cell is open at the end, no suppressed cell could keep its value with k rows in each
    class, because no class has the values that its row would then show.
    """

    name: ClassVar[str] = "cell_suppression"
    reference: ClassVar[str] = (
        "P. Samarati, L. Sweeney, Protecting Privacy when Disclosing Information: k-Anonymity and "
        "Its Enforcement through Generalization and Suppression, SRI-CSL-98-04, 1998; M. Templ, A. "
        "Kowarik, B. Meindl, Statistical Disclosure Control for Micro-Data Using the R Package "
        "sdcMicro, J. Stat. Softw. 67(4) 2015, section 4.2 (local suppression); A. Hundepool et "
        "al., Statistical Disclosure Control, Wiley 2012, section 3.2"
    )
    needs_hierarchies: ClassVar[bool] = True
    recoding: ClassVar[RecodingKind] = "cell_suppression"
    settled: ClassVar[frozenset[str]] = frozenset({"importance"})

    importance: MaybeMany[ColumnName] = Field(
        default=None,
        validate_default=True,
        description="all quasi-identifiers, the most important first; by default those with the "
        "fewest values",
    )

    @override
    def refuses(self, model: PrivacyModel) -> str | None:
        """Refuse all models except sizes, which grow with each row that joins a class."""
        return None if isinstance(model, PersonAnonymity) else super().refuses(model)

    @override
    def refusals(self, job: JobFacts) -> Iterator[SqlanonError]:
        """Also refuse an importance of other columns than the job's, and too many patterns."""
        yield from super().refusals(job)
        yield from several_units(self, job)
        quasi = job.quasi_identifiers
        if self.importance is not None and sorted(self.importance) != sorted(quasi):
            yield JobError(
                f"algorithm.cell_suppression.importance must name {', '.join(quasi)}, each once, "
                "and no other"
            )
        free = sum(not _is_pinned(one) for one in quasi.values())
        if free > _MOST:
            yield UnsupportedError(
                f"cell_suppression supports at most {_MOST} columns with suppressed values, and "
                f"the job has {free}; set max_level to min_level for columns in which nothing "
                "may be suppressed, or use mondrian"
            )

    @override
    def level_refusals(self, job: JobFacts, heights: Mapping[str, int]) -> Iterator[SqlanonError]:
        """Refuse levels between the least one and the root, at which no cell is published."""
        yield from super().level_refusals(job, heights)
        for name, quasi in job.quasi_identifiers.items():
            top = quasi.max_level
            if top is not None and not _is_pinned(quasi) and top < heights.get(name, top):
                yield UnsupportedError(
                    f"columns.{name}.max_level: cell_suppression publishes a value at min_level "
                    "or suppresses it; set max_level to min_level to suppress nothing in the "
                    "column, or leave max_level out"
                )

    @override
    def search(self, problem: Problem, workspace: Workspace) -> TreeCut:
        frequency_set, k = problem.frequency_set, problem.requirements.smallest_class
        problem.refuse_too_few(k)
        before = workspace.statements
        if (crowd := Crowd.of(problem)) is not None:
            crowd.refuse_too_few(workspace)
        attributes = frequency_set.attributes
        settled = self._with_importance(workspace, attributes)
        columns = _columns(attributes, settled.importance or ())
        chosen, left, tried = _by_patterns(workspace, frequency_set.cells, columns, k, crowd)
        if left is not None:
            chosen = _join_classes(workspace, chosen, left, columns)
        classes = classes_of(workspace, chosen, columns)
        rows = frequency_set.rows
        kept = workspace.ask_one("cell_suppression/published", _Published, classes=classes)
        suppressed = rows - (kept.rows or 0)
        if not problem.budget.allows(suppressed):
            raise UnsatisfiableError(
                f"{suppressed} of {rows} rows are in classes of {_fewer(k, crowd)}, formed by "
                "the columns in which the job allows no suppression (max_level); "
                f"{problem.budget.words}: raise max_suppression or the level of such a column, "
                "or leave its max_level out"
            )
        workspace.drop(chosen)
        assignment, levels = build_recoding(workspace, classes, len(columns), k)
        return TreeCut(
            kind=self.recoding,
            assignment=assignment,
            search=settled.summary(rounds=tried, statements=workspace.statements - before),
            suppressed=suppressed,
            levels_of_class=levels,
        )

    def _with_importance(
        self, workspace: Workspace, attributes: tuple[Attribute, ...]
    ) -> CellSuppression:
        """Return the algorithm with its default importance, so that reports show it."""
        if self.importance is not None:
            return self
        levels = [list_allowed_levels(attribute)[0] for attribute in attributes]
        found = workspace.ask("cell_suppression/values", _Values, attributes=levels)
        order = [one.attribute for one in sorted(found, key=lambda one: (one.n, one.attribute))]
        return self.model_copy(update={"importance": tuple(attributes[at].name for at in order)})


def _columns(
    attributes: tuple[Attribute, ...], importance: Sequence[ColumnName]
) -> tuple[_Column, ...]:
    """Return the attributes at their levels, in the job's order, with their importance."""
    levels = [list_allowed_levels(attribute)[0] for attribute in attributes]
    places = {attribute.name: attribute.index for attribute in attributes}
    order = [places[name] for name in importance]
    free = [
        place
        for place in reversed(order)
        if not _is_pinned(attributes[place].request) and levels[place].level < levels[place].height
    ]
    ranks = {place: 1 << at for at, place in enumerate(free)}
    return tuple(
        _Column(one.index, one.level, one.height, one.tree, one.dictionary, ranks.get(one.index, 0))
        for one in levels
    )


def _fewer(k: int, crowd: Crowd | None) -> str:
    """Describe a class that is too small."""
    return f"fewer than {k}" if crowd is None else f"fewer than {crowd.k} persons"


def _is_pinned(quasi: QuasiFacts | Request) -> bool:
    """Whether a job lets nothing of a column be suppressed."""
    return quasi.max_level is not None and quasi.max_level == (quasi.min_level or 0)


def _patterns(columns: Sequence[_Column]) -> Iterator[list[tuple[int, ...]]]:
    """Yield sets of columns that are suppressed together, in the order of trial."""
    free = sorted((one for one in columns if one.rank), key=lambda one: one.rank)
    for size in range(len(free) + 1):
        # the sum of ranks orders patterns by their most important column, then by the next one
        of_size = sorted(combinations(free, size), key=lambda some: sum(one.rank for one in some))
        yield [tuple(one.index for one in some) for some in of_size]


def _by_patterns(
    workspace: Workspace, cells: WorkTable, columns: Sequence[_Column], k: int, crowd: Crowd | None
) -> tuple[WorkTable, WorkTable | None, int]:
    """Choose for each cell a pattern that k rows or more, and enough persons, have in common.

    Returns:
        Relation (cell, n, g0, s0, g1, …) of the cells that have a pattern, the same of those that
        have none, None where there are none, and how many patterns were tried.
    """
    names = [f"{letter}{one.index}" for one in columns for letter in "gs"]
    chosen = workspace.table("chosen", dict.fromkeys(["cell", "n", *names], int))
    left, tried = level_state(workspace, cells, columns), 0
    for patterns in _patterns(columns):
        number = workspace.count("cell_suppression/number", open=left)
        if not number:
            break
        workspace.progress(Progress("search", tried, number))
        for pattern in patterns:
            shown = [
                one.index for one in columns if one.index not in pattern and one.level < one.height
            ]
            workspace.fill(
                chosen,
                "cell_suppression/chosen",
                open=left,
                chosen=chosen,
                attributes=columns,
                pattern=pattern,
                shown=shown,
                k=k,
                crowd=crowd,
            )
        tried += len(patterns)
        workspace.analyze(chosen)
        rest = workspace.make("cell_suppression/open", "open", open=left, chosen=chosen)
        workspace.drop(left)
        left = rest
    if workspace.count("cell_suppression/number", open=left):
        return chosen, left, tried
    workspace.drop(left)
    return chosen, None, tried


def _join_classes(
    workspace: Workspace, chosen: WorkTable, left: WorkTable, columns: Sequence[_Column]
) -> WorkTable:
    """Join the cells that are left to the classes of others.

    Args:
        chosen: Relation (cell, n, g0, s0, g1, …) of the cells that have a pattern, dropped.
        left: The same of those that have none, dropped.
    """
    free = [one for one in columns if one.rank]
    if not free:
        workspace.drop(left)
        return chosen
    common = {"attributes": columns, "open": left, "chosen": chosen}
    classes = classes_of(workspace, chosen, columns)
    joined = workspace.make(
        "cell_suppression/joined",
        "joined",
        classes=classes,
        free=free,
        pinned=[one for one in columns if not one.rank and one.level < one.height],
        **common,
    )
    widened = workspace.make(
        "cell_suppression/widened", "widened", attributes=columns, joined=joined
    )
    settled = workspace.make(
        "cell_suppression/settled",
        "settled",
        classes=classes,
        joined=joined,
        widened=widened,
        **common,
    )
    workspace.drop(chosen, left, classes, joined, widened)
    return settled
