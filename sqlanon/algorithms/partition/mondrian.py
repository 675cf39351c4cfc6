"""Mondrian multidimensional partitioning, all open partitions at once.

The recursion of the paper is turned on its side: a round cuts every open partition with a fixed
number of statements, whatever their number, and only counts come back. Partitions are independent
of each other, so the classes are those of the recursion (docs/definitions, "Mondrian").
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import ceil, log2
from typing import TYPE_CHECKING, Any, ClassVar, Literal, NamedTuple

from pydantic import Field
from typing_extensions import override

from sqlanon.algorithms.conditions import histograms
from sqlanon.algorithms.refinement import Refinable
from sqlanon.algorithms.refinement.scored import score_attributes
from sqlanon.common.integers import exact_scales
from sqlanon.errors import UnsupportedError
from sqlanon.privacy_models.base import Population
from sqlanon.release.recoding import CutBounds, Regions
from sqlanon.source.frequency_set import MANY, are_looked_at, hardly_repeated
from sqlanon.sql.statement import Fragment, Sql, WorkTable, name_in_statement
from sqlanon.sql.workspace import Progress

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from sqlanon.algorithms.base import Problem
    from sqlanon.errors import SqlanonError
    from sqlanon.privacy_models import PrivacyModel
    from sqlanon.privacy_models.job_facts import JobFacts
    from sqlanon.source.frequency_set import Attribute
    from sqlanon.sql.workspace import Workspace


# -- where partitions begin and end ----------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Bounds:
    """The bounds of all partitions, closed ones too, which one statement a round updates.

    Attributes:
        parts: Relation (part, lo…, hi…): their least and greatest code by the cuts so far.
    """

    workspace: Workspace
    indexes: tuple[int, ...]
    parts: WorkTable

    @classmethod
    def begin(cls, workspace: Workspace, attributes: Sequence[Attribute]) -> Bounds | None:
        """Build the bounds of partition 0, which holds all rows; None if no range ends at a cut."""
        cut = [a for a in attributes if a.cut]
        if not cut:
            return None
        columns = [f"{end}{a.index}" for a in cut for end in ("lo", "hi")]
        parts = workspace.table("bounds", dict.fromkeys(["part", *columns], int))
        ends = [end for a in cut for end in (0, max(a.distinct - 1, 0))]
        workspace.insert(parts, [(0, *ends)])
        return cls(workspace, tuple(a.index for a in cut), parts)

    def after(self, cuts: WorkTable, children: WorkTable | None, shape: dict[str, Any]) -> Bounds:
        """Build the bounds of the next round.

        Args:
            cuts: Relation (part, dim, v, …) of the cuts that are made.
            children: Relation (part, dim, v, child, …) of what goes to which part; None where cuts
                are in two and number their parts one after another.
        """
        workspace = self.workspace
        sides = workspace.fragment("mondrian/sides_of_cuts", cuts=cuts, children=children, **shape)
        parts = workspace.make(
            "mondrian/bounds", "bounds", bounds=self.parts, sides=sides, indexes=self.indexes
        )
        workspace.drop(self.parts)
        return replace(self, parts=parts)


# -- dimensions ------------------------------------------------------------------------------------


def dimensions_of(
    workspace: Workspace, attributes: Sequence[Attribute], sets: Sequence[int], rows: int
) -> WorkTable:
    """Build relation (dim, divisor, scale), which makes losses of attributes comparable.

    Where sets are scored, with the code of NULL, of what has none -1.
    """
    columns = ("dim", "divisor", "scale", *(["null_code"] if sets else []))
    dimensions = workspace.table("dimensions", dict.fromkeys(columns, int))
    scales = exact_scales(
        [(attribute.request.weight, attribute.divisor) for attribute in attributes], rows
    )
    workspace.insert(
        dimensions,
        [
            (
                *(attribute.index, attribute.divisor, scale),
                *([-1 if attribute.null_code is None else attribute.null_code] if sets else []),
            )
            for attribute, scale in zip(attributes, scales, strict=True)
        ],
    )
    return dimensions


# -- the algorithm ---------------------------------------------------------------------------------

_FEW = 100_000
"""Open cells up to which an engine may count all dimensions in one query (`mondrian/counts`), and
do all rounds in one: of 30,000 rows like Adult's these take 0.14 CPU seconds so and not 0.30, of
100,000 0.24 and 0.46."""


@dataclass(frozen=True, slots=True)
class _Tree:
    """An attribute with a hierarchy, as the templates see it."""

    index: int
    relation: WorkTable
    height: int


class _State(NamedTuple):
    """The partitions of a round: those large enough to be cut, and the first number above all.

    `rows` are those of the partitions that are large enough.
    """

    divisible: int
    rows: int
    next: int


_TAIL = 1.5
"""Rounds, each as long as the last ones, that remain when a partition has 1.5 k rows on average."""


def _progress(rounds: int, state: _State, k: int, rows: int) -> Progress:
    """Estimate the progress of a search that halves partitions down to fewer than 2 k rows.

    On 300,000 distinct cells (k = 10, both cuts, 9 and 13 s) the predicted time was 0.8 to 1.1
    times the remaining time, from a third of the search until its last second.
    """
    halvings = max(0.0, log2(state.rows / state.divisible / (1.5 * k)))
    open_rows = state.rows / rows
    return Progress(
        "search",
        rounds,
        state.divisible,
        1 - open_rows,
        rounds=rounds + ceil(halvings) + 2,
        left=(halvings + _TAIL) * open_rows,
    )


class Mondrian(Refinable):
    """Greedy top-down partitioning of the quasi-identifiers' space.

    `cut: median` is the paper's: the widest dimension (normalized, weighted) is cut at its lower
    median, the next dimension is tried when that cut is not allowed. An attribute with a hierarchy
    is cut into all children of the node that its values share, as Basic Mondrian does.
    `cut: loss` compares all allowed cuts of all dimensions and takes the one that removes most
    loss, rows x NCP before minus after. An attribute with a hierarchy is cut anywhere in the
    hierarchy's depth-first order, and its loss is that of the lowest common ancestor. Categories
    without order lose by `measure: span` a span of ranks, as in the papers' figures, and by
    `measure: set` the number of values, which is published.

    With `set`, a cut of p rows with `below` up to it, and m values of which q are up to it, gains
    p (m - 1) - below (q - 1) - (p - below) (m - q - 1), times the weight over the divisor. Both
    measures cut categories in the order of their ranks.

    `split: strict` keeps rows of one value together. `split: relaxed` deals the rows of the median
    value so that the halves differ by one row at the most. Classes may then overlap. `split:
    by_value` continues when no other cut is allowed: it halves the rows of each sensitive value
    separately, so that both halves have its distribution (`partition/by_value`). Classes overlap.

    `refine: true` continues in rounds, in which pairs of near classes are divided again if that
    loses less and satisfies every model (`refinement/`). With `by_value` rows are exchanged with
    rows of the same value. Classes may then overlap.

    Other models join the test of a cut (docs/definitions, "Models in Mondrian"): both halves
    must satisfy all of them, else the next best cut is tried. A bound on the whole table's mean
    risk is reached by classes that are large enough, each by itself.

    Ties are broken by the attribute's place in the job, then by the smaller value. All scores are
    exact integers, so every engine takes the same cuts.
    """

    name: ClassVar[str] = "mondrian"
    sensitive_as_quasi: ClassVar[bool] = True
    reference: ClassVar[str] = (
        "K. LeFevre, D. DeWitt, R. Ramakrishnan, Mondrian Multidimensional K-Anonymity, ICDE 2006, "
        "section 4"
    )

    split: Literal["strict", "relaxed", "by_value"] = Field(
        default="strict",
        description="rows of one value stay together, or are dealt to both sides, by_value so "
        "that both have the same sensitive values",
    )
    cut: Literal["median", "loss"] = Field(
        default="loss",
        description="cut where most loss is removed, or the widest dimension at its median",
    )
    measure: Literal["span", "set"] = Field(
        default="span",
        description="cut: loss scores categories without order by their ranks, or by their values",
    )

    @property
    @override
    def splits_cells(self) -> bool:
        """Rows of the median value, or of each sensitive value, are dealt to both sides."""
        return self.split != "strict"

    @property
    @override
    def notes(self) -> tuple[str, ...]:
        """A note that classes depend on sensitive values, with `split: by_value`."""
        if self.split != "by_value":
            return ()
        from sqlanon.algorithms.partition import by_value  # noqa: PLC0415

        return (by_value.NOTE,)

    @property
    @override
    def makes_regions(self) -> bool:
        """Neither halves by value nor refined classes are between cuts."""
        return self.split != "by_value" and not self.refine

    @property
    @override
    def overlapping(self) -> bool:
        """Classes overlap if rows of a cell are dealt, or pairs of classes."""
        return self.splits_cells or self.refine

    @override
    def refusals(self, job: JobFacts) -> Iterator[SqlanonError]:
        """Also refuse a measure that a cut at the median would ignore."""
        yield from super().refusals(job)
        if self.cut == "median" and self.measure == "set" and not self.refine:
            yield UnsupportedError(
                "mondrian: measure: set is not used with cut: median; leave measure out, or set "
                "cut: loss"
            )
        if self.split == "by_value":
            from sqlanon.algorithms.partition import by_value  # noqa: PLC0415

            yield from by_value.refusals(job)
            if self.cut == "median":
                yield UnsupportedError(
                    "mondrian: split: by_value always cuts where most loss is removed; leave "
                    "cut out"
                )

    @override
    def refuses(self, model: PrivacyModel) -> str | None:
        """Refuse models that a cut cannot be tested on.

        A cut of a partition is allowed when its halves satisfy every model. That is sound if a
        union of classes that satisfy a model satisfies it too: a partition without an allowed cut
        has none later.
        """
        if isinstance(model.reads, Population):
            return "rows of a population cannot be assigned to regions of mondrian"
        if not model.monotone[0]:
            return "mondrian divides regions that satisfy the models, which may break this model"
        if self.split == "relaxed" and model.reads.column is not None:
            return (
                "mondrian with split: relaxed assigns rows of equal values at random; set "
                "split: strict"
            )
        return None

    @override
    def search(self, problem: Problem, workspace: Workspace) -> Regions:
        before, staged = workspace.statements, problem.frequency_set
        lost = score_attributes(staged.attributes, self.measure, staged.rows, 1)
        if self.split == "by_value":
            from sqlanon.algorithms.partition import by_value  # noqa: PLC0415
            from sqlanon.algorithms.refinement.spanned import Exchange  # noqa: PLC0415

            dealt, rounds = self._cut_by_value(problem, workspace)
            width = by_value.width(problem)
            exchange = Exchange(workspace, problem, lost, relaxed=True, width=width)
            dealt, more = self.refine_classes(exchange, dealt)
            search = self.summary(rounds=rounds + more, statements=workspace.statements - before)
            return by_value.regions(problem, workspace, dealt, search)
        opened = self._whole(problem, workspace)
        bounds = Bounds.begin(workspace, staged.attributes)
        assignment, rounds, bounds = self._partition(problem, workspace, opened, bounds)
        more = 0
        if self.refine:
            from sqlanon.algorithms.refinement.spanned import SpanRefinement  # noqa: PLC0415

            refinement = SpanRefinement(workspace, problem, lost, relaxed=self.splits_cells)
            assignment, more = self.refine_classes(refinement, assignment)
        return Regions(
            assignment=assignment,
            bounds=None if bounds is None else CutBounds(bounds.parts, bounds.indexes),
            splits_cells=self.splits_cells,
            search=self.summary(rounds=rounds + more, statements=workspace.statements - before),
        )

    def _cut_by_value(self, problem: Problem, workspace: Workspace) -> tuple[WorkTable, int]:
        """Build relation (cell, s, class, n) of classes by value, and count the rounds.

        First cuts at values use stricter bounds, so that further cuts by value are possible.
        """
        from sqlanon.algorithms.partition import by_value  # noqa: PLC0415

        room = replace(problem, conditions=problem.conditions.leaving_room())
        opened = self._whole(problem, workspace)
        assignment, rounds, _ = self._partition(room, workspace, opened)
        dealt, more = by_value.cut_by_value(problem, workspace, assignment)
        return dealt, rounds + more

    def _whole(self, problem: Problem, workspace: Workspace) -> WorkTable:
        """Build one partition of all rows, which must satisfy all models."""
        staged = problem.frequency_set
        problem.refuse_too_few(problem.requirements.sufficient)
        if staged.rows:
            problem.conditions.refuse_hopeless(workspace)
        return workspace.make(
            "mondrian/root",
            "open",
            cells=staged.cells,
            rows=staged.rows,
            count=len(staged.attributes),
        )

    def _partition(
        self,
        problem: Problem,
        workspace: Workspace,
        opened: WorkTable,
        bounds: Bounds | None = None,
    ) -> tuple[WorkTable, int, Bounds | None]:
        """Build relation (cell, class, n), the rounds that it took, and the bounds of the classes.

        Args:
            opened: Relation (cell, part, size, n, c0, …) of the partitions at the beginning.
            bounds: Their bounds, where ranges end at cuts.
        """
        attributes, k = problem.frequency_set.attributes, problem.requirements.sufficient
        sets = [a.index for a in attributes if self._is_scored_by_set(a)]
        dimensions = dimensions_of(workspace, attributes, sets, problem.frequency_set.rows)
        count = len(attributes)
        trees = [_Tree(a.index, a.tree, a.height) for a in attributes if a.tree is not None]
        in_two = self.split != "relaxed" and (self.cut == "loss" or not trees)
        shape: dict[str, Any] = {
            "count": count,
            "k": k,
            "relaxed": self.split == "relaxed",
            "in_two": in_two,
            "gains": in_two and self.cut == "loss",
            "dimensions": dimensions,
            "ranged": [a.index for a in attributes if a.tree is None and a.index not in sets],
            "sets": sets,
            "trees": trees,
            "widest": False,
        }
        small = problem.frequency_set.cell_count <= _FEW and workspace.backend.recurses
        plain = in_two and bounds is None and not problem.conditions.subjects
        if small and plain and not are_looked_at(problem.frequency_set):
            return *self._at_once(workspace, opened, shape), None
        assignment = workspace.table("assignment", {"cell": int, "class": int, "n": int})
        tried = None
        if problem.conditions.subjects:
            tried = workspace.table("tried", {"part": int, "tried": int})
        rounds, first = 0, 0
        state = workspace.ask_one("mondrian/state", _State, open=opened, k=k)
        while state.divisible:
            workspace.progress(_progress(rounds, state, k, problem.frequency_set.rows))
            rounds, first = rounds + 1, max(first, state.next)
            found = hardly_repeated(problem.frequency_set, state.divisible, state.rows)
            ordered = [index for index in found if in_two and index not in sets]
            counted = [a.index for a in attributes if a.index not in ordered]
            few = not ordered and min(state.rows, problem.frequency_set.cell_count) <= _FEW
            shape.update(open=opened, first=first, few=few, ordered=ordered, counted=counted)
            # 1. running counts of every code in every dimension of every open partition
            shape["running"], made = self._running(workspace, shape, workspace.make)
            # 2. the best allowed cut of each partition
            if self.cut == "median" and ordered and tried is None:
                cuts = self._median_cuts(workspace, shape)
            else:
                cuts, tried = self._cuts(problem, workspace, tried, shape)
            # 3. partitions without a cut, or too small for one, become classes
            workspace.fill(assignment, "mondrian/finished", open=opened, cuts=cuts, tried=tried)
            # 4. children of the others, numbered from where the last round stopped
            children = None
            if in_two:
                split = workspace.make("mondrian/halves", "open", cuts=cuts, tried=tried, **shape)
            else:
                children = workspace.make("mondrian/children", "children", cuts=cuts, **shape)
                split = workspace.make(
                    "mondrian/split", "open", cuts=cuts, children=children, tried=tried, **shape
                )
                made.append(children)
            if bounds is not None:
                bounds = bounds.after(cuts, children, shape)
            if in_two and tried is None:
                state = workspace.ask_one("mondrian/halved", _State, cuts=cuts, **shape)
            else:
                state = workspace.ask_one("mondrian/state", _State, open=split, k=k)
            workspace.drop(opened, *made, cuts)
            opened = split
        workspace.fill(assignment, "mondrian/classes", open=opened)
        workspace.drop(opened, dimensions, *([] if tried is None else [tried]))
        workspace.analyze(assignment)
        return assignment, rounds, bounds

    def _at_once(
        self, workspace: Workspace, opened: WorkTable, shape: dict[str, Any]
    ) -> tuple[WorkTable, int]:
        """Build relation (cell, class, n, turn) in one statement for all rounds, and count them.

        Most of what rounds of few cells take is planning.
        """
        divisible, queries = name_in_statement("divisible"), list[tuple[WorkTable, Fragment]]()
        every = {"ordered": [], "counted": [*range(shape["count"])], "few": True}
        first = workspace.dialect.code(workspace.fragment("mondrian/first_of_turn"))
        shape = {**shape, **every, "open": divisible, "first": first}

        def column_name(template: str, label: str, /, **values: Any) -> WorkTable:  # noqa: ANN401
            queries.append((name_in_statement(label), workspace.fragment(template, **values)))
            return name_in_statement(label)

        shape["running"], _ = self._running(workspace, shape, column_name)
        template = f"mondrian/{self.cut}_cut"
        cuts = column_name(template, "cuts", tried=None, constrained=False, **shape)
        column_name("mondrian/halves", "halves", cuts=cuts, tried=None, **shape)
        common = {"k": shape["k"], "dimensions": shape["dimensions"]}
        assignment = workspace.make(
            "mondrian/at_once", "assignment", open=opened, queries=queries, **common
        )
        workspace.drop(opened, shape["dimensions"])
        return assignment, workspace.count("mondrian/turns", assignment=assignment)

    def _running(
        self, workspace: Workspace, shape: dict[str, Any], make: Callable[..., WorkTable]
    ) -> tuple[WorkTable | Fragment, list[WorkTable]]:
        """Return running counts, and the relations made for them: none if they are read once."""
        readers = len(shape["trees"]) + bool(shape["ranged"]) + bool(shape["sets"])
        if shape["in_two"] and readers == 1:
            return workspace.fragment("mondrian/running_inside", **shape), []
        made = make("mondrian/running", "running", **shape)
        return made, [made]

    def _median_cuts(self, workspace: Workspace, shape: dict[str, Any]) -> WorkTable:
        """The cut of each partition, of many cells: of its dimensions the widest is looked at.

        Only where that has no allowed cut the next one is, and of few cells all that are left.
        """
        said = {"tried": None, "constrained": False}
        columns = ("part", "dim", "v", "level", "below", "total")
        cuts = workspace.table("cuts", dict.fromkeys(columns, int))
        left, cells = shape["open"], 0
        for place in range(1, shape["count"] + 1):
            widest = workspace.make(
                "mondrian/widest", "widest", place=place, **{**shape, "open": left}
            )
            one = {**shape, "open": widest, "ordered": [0], "counted": [], "widest": True}
            one["running"] = workspace.fragment("mondrian/running_inside", **one)
            workspace.fill(cuts, "mondrian/median_cut", **one, **said)
            uncut = workspace.make("mondrian/uncut", "uncut", cuts=cuts, **{**shape, "open": left})
            workspace.drop(widest, *([] if left is shape["open"] else [left]))
            left, cells = uncut, workspace.count("mondrian/uncut_cells", uncut=uncut)
            if cells <= MANY:
                break
        if cells:
            every = {"ordered": [], "counted": [*range(shape["count"])], "few": cells <= _FEW}
            rest = {**shape, "open": left, **every}
            rest["running"] = workspace.fragment("mondrian/running_inside", **rest)
            workspace.fill(cuts, "mondrian/median_cut", **rest, **said)
        workspace.drop(left)
        return cuts

    def _is_scored_by_set(self, attribute: Attribute) -> bool:
        """Whether cuts are scored by the number of its values, which a set loses."""
        published = attribute.tree is None and not attribute.request.ranged
        return self.cut == "loss" and self.measure == "set" and published

    def _cuts(
        self, problem: Problem, workspace: Workspace, tried: WorkTable | None, shape: dict[str, Any]
    ) -> tuple[WorkTable, WorkTable | None]:
        """Find the cut of each partition, and the partitions with further candidates.

        Without models of other columns the best cut is chosen. With such models the best one is
        tried in a partition's first round, and the next 4, 16, 64 … in later ones, until the sides
        of one satisfy the models or none is left. So there are few statements if the first cut is
        allowed, and few rounds if none is.
        """
        template = f"mondrian/{self.cut}_cut"
        if tried is None:
            cuts = workspace.make(template, "cuts", tried=None, constrained=False, **shape)
            return cuts, None
        candidates = workspace.make(template, "candidates", tried=tried, constrained=True, **shape)
        sides: dict[str, WorkTable] = {}
        for subject in problem.conditions.subjects:
            values = workspace.make(
                "mondrian/values",
                "values",
                candidates=candidates,
                held=subject.held,
                others=subject.others,
                **shape,
            )
            sides[subject.column.name] = workspace.make(
                "mondrian/sides",
                "sides",
                candidates=candidates,
                values=values,
                others=subject.others,
                ranges_only=self.cut == "loss",
                **shape,
            )
            workspace.drop(values)

        keys = [Sql("part"), Sql("choice"), Sql("side")]
        histogram = histograms(workspace, sides, keys)
        verdicts = problem.conditions.class_conditions(workspace, keys, histogram)
        cuts = workspace.make(
            "mondrian/allowed", "cuts", candidates=candidates, verdicts=verdicts, **shape
        )
        left = workspace.make("mondrian/tried", "tried", candidates=candidates, cuts=cuts)
        workspace.drop(candidates, tried, *sides.values())
        return cuts, left
