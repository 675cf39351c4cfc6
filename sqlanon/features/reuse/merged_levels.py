"""The levels of an earlier run, and coarser ones for who is in classes that do not hold there."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from typing_extensions import override

from sqlanon.algorithms import Fixed
from sqlanon.algorithms.conditions import violating_classes
from sqlanon.algorithms.full_domain.counter import limits
from sqlanon.errors import UnsatisfiableError
from sqlanon.release.recoding import MergedLevels

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sqlanon.algorithms.base import Problem
    from sqlanon.release.recoding import Recoding
    from sqlanon.source.frequency_set import Attribute
    from sqlanon.sql.statement import WorkTable
    from sqlanon.sql.workspace import Workspace


class MergingLevels(Fixed):
    """Classes that hold at the levels stay; the rows of all others are merged as they rise.

    docs/definitions.md, "Merged classes". Where the columns have risen as far as the job lets them,
    what still does not hold is suppressed, within the limit.
    """

    @override
    def search(self, problem: Problem, workspace: Workspace) -> Recoding:
        before = workspace.statements
        staged, budget = problem.frequency_set, problem.budget
        attributes = staged.attributes
        steps = _most_steps(attributes)
        left: list[WorkTable] = []
        held: list[tuple[tuple[int, ...], WorkTable]] = []
        suppressed = failed = staged.rows
        step = 0
        for step, levels in enumerate(_rising(attributes, self.levels)):
            placed = workspace.make(
                "reuse/leveled",
                "placed",
                cells=staged.cells,
                left=left,
                attributes=[*zip(attributes, levels, strict=True)],
                step=step,
                steps=steps,
            )
            violating = violating_classes(workspace, problem.conditions, placed)
            whole = workspace.make("reuse/held", "held", placed=placed, violating=violating)
            rest = workspace.make("reuse/left", "left", placed=placed, violating=violating)
            workspace.drop(placed, violating, *left)
            left = [rest]
            rows = workspace.count("reuse/rows_placed", placed=whole)
            if rows:
                held.append((levels, whole))
            else:
                workspace.drop(whole)
            suppressed -= rows
            if not step:
                failed = suppressed
            if not suppressed:
                break
        workspace.drop(*left)
        if not failed:
            workspace.drop(*(one for _, one in held))
            found = super().search(problem, workspace)
            return replace(found, search=replace(found.search, merged=0))
        if not budget.allows(suppressed):
            raise UnsatisfiableError(
                f"{suppressed} of {staged.rows} rows are in classes that do not hold at the levels "
                f"of that run, nor merged at coarser ones; {budget.words}: raise max_suppression "
                "or a max_level, or leave `recoding` out, to search again"
            )
        assignment = workspace.make("reuse/merged", "assignment", held=[one for _, one in held])
        levels_of_class = workspace.make("reuse/merged_levels", "class_levels", held=held)
        workspace.drop(*(one for _, one in held))
        summary = self.summary(rounds=step + 1, statements=workspace.statements - before)
        return MergedLevels(
            assignment=assignment,
            search=replace(summary, merged=failed - suppressed),
            suppressed=suppressed,
            levels_of_class=levels_of_class,
        )


def _rising(attributes: Sequence[Attribute], levels: dict[str, int]) -> Iterator[tuple[int, ...]]:
    """The level vectors from the given one upwards, each a level above the one before.

    The column rises that has least of its hierarchy below it then, times its weight; of several
    the first of the job.
    """
    # the root stands for levels above it: see `counter.limits`
    now = [min(levels[one.name], one.height) for one in attributes]
    yield tuple(now)
    while free := [one for one in attributes if now[one.index] < limits(one)[1]]:
        lowest = min(
            free,
            key=lambda one: ((now[one.index] + 1) * one.request.weight / one.height, one.index),
        )
        now[lowest.index] += 1
        yield tuple(now)


def _most_steps(attributes: Sequence[Attribute]) -> int:
    """As many level vectors as there can be on the way, or more."""
    return 1 + sum(one.height for one in attributes)
