"""Classes that are in a table already, and the rows added since, which are left to search.

Each class of an earlier run is one cell now, since its rows read the same. Its rows stay together.
An added row within the labels of such a class joins it. The others are searched for classes of
their own, by the job's algorithm. A class that violates a model now, because rows were removed or
because of rows that would join it, is searched with them where its labels can be generalized.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, TypeAlias

from sqlanon.algorithms.conditions import Conditions, violating_classes
from sqlanon.common.integers import exact_scales
from sqlanon.common.wording import inflect
from sqlanon.errors import UnsatisfiableError
from sqlanon.release.recoding import Recoding, Regions, TreeCut
from sqlanon.source.frequency_set import restrict_to
from sqlanon.sql.statement import Sql, WorkTable

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sqlanon.algorithms.base import Algorithm
    from sqlanon.algorithms.budget import SuppressionBudget
    from sqlanon.algorithms.conditions import Domain
    from sqlanon.privacy_models.base import ModelInputs
    from sqlanon.privacy_models.requirements import ModelRequirements
    from sqlanon.source.class_labels import StoredClasses
    from sqlanon.source.frequency_set import FrequencySet
    from sqlanon.source.inspection import Relation
    from sqlanon.sql.workspace import Workspace


@dataclass(frozen=True, slots=True)
class ClassCells:
    """Cells that classes of an earlier run publish.

    Attributes:
        cells: Relation (cell).
    """

    cells: WorkTable
    count: int
    rows: int


def standing_in(workspace: Workspace, staged: FrequencySet, stored: StoredClasses) -> ClassCells:
    """Find the cells whose values are all labels of one class of an earlier run.

    Where a copy locks its source, their numbers are read and sent back: the table of classes has
    those of other runs too, which would wait to record theirs until this one ends.
    """
    published = _build_label_query(workspace, stored, [one.name for one in staged.attributes])
    shape = {"published": published, "attributes": staged.attributes, "cells": staged.cells}
    if workspace.dialect.copying_locks_rows:
        cells = workspace.table("standing", {"cell": int})
        workspace.insert(cells, workspace.rows("rerun_in_place/cells", **shape))
    else:
        cells = workspace.make("rerun_in_place/cells", "standing", **shape)
    count = workspace.count("rerun_in_place/count", some=cells)
    rows = workspace.count("rerun_in_place/rows", cells=staged.cells, some=cells)
    return ClassCells(cells, count, rows)


def count_class_rows(workspace: Workspace, source: Relation, stored: StoredClasses) -> int:
    """Count the rows of a source that read as a class of an earlier run, whatever the job."""
    there = {column.name for column in source.columns}
    if not {*stored.kinds} <= there:
        return 0
    dialect = workspace.dialect
    columns = [source.column(name) for name in stored.kinds]
    values = [(one, dialect.exact(dialect.column("s", one.name), one.kind)) for one in columns]
    published = _build_label_query(workspace, stored, [*stored.kinds])
    return workspace.count(
        "rerun_in_place/told",
        source=source.sql,
        published=published,
        labels=[one.text(dialect, value) for one, value in values],
    )


def _build_label_query(workspace: Workspace, stored: StoredClasses, names: Sequence[str]) -> Sql:
    """Build a query (class, l0, l1, …), its labels in the order of these columns."""
    query = workspace.fragment(
        "rerun_in_place/published",
        ledger=stored.table,
        run=stored.run,
        places=[[*stored.kinds].index(name) for name in names],
    )
    return Sql(f"({query})")


def rows_that_came(workspace: Workspace, staged: FrequencySet) -> int:
    """Count the rows with a value that is no label of the level of its column's labels."""
    labelled = [one for one in staged.attributes if one.hierarchy and one.hierarchy.least]
    if not labelled:
        return 0
    return workspace.count("stage/came", cells=staged.cells, attributes=labelled)


@dataclass(frozen=True, slots=True)
class _Tree:
    """A quasi-identifier with a hierarchy, as the templates see it.

    Attributes:
        tree: Relation (code, l0, k0, s0, …).
        scale: Whole units that a row loses for each leaf below what is published.
        above: Relation (code, above): a code, and a present label above it.
    """

    index: int
    tree: WorkTable
    scale: int
    above: WorkTable


Search: TypeAlias = "Callable[[FrequencySet, SuppressionBudget], Recoding]"
"""What finds a Recoding of some cells within a budget."""


@dataclass(frozen=True, slots=True)
class StandingClasses:
    """The classes that an earlier run has published, as classes of the cells.

    Attributes:
        state: Relation (cell, class, n, came) of cells that are in such a class.
        rising: Whether the labels in the table can be generalized: each is a node of a hierarchy. A
            set of values, or a value for others, is only a value of its own: merged with an added
            row, it would identify that row. Nor can they if the algorithm assigns the rows of one
            cell to several classes, since it would split classes.
        lost: Rows of classes that violate a model now and cannot be generalized.
    """

    workspace: Workspace
    staged: FrequencySet
    state: WorkTable
    rest: FrequencySet
    rising: bool
    lost: int

    def extend_classes(
        self, algorithm: Algorithm, budget: SuppressionBudget, search: Search
    ) -> Recoding:
        """Find a Recoding of all cells that splits no standing class.

        1. Search the rest by itself. 2. If that has no answer, mostly because too few rows were
        added, and labels can be generalized, search all cells together: each standing class is a
        cell, and stays whole. 3. If that has no answer either, suppress the rest if allowed.

        Raises:
            UnsatisfiableError: there is none within the budget.
        """
        before = self.workspace.statements
        if self.lost and not (budget.fits(self.lost) and not budget.kept):
            raise UnsatisfiableError(
                f"{inflect(self.lost, 'row')} that an earlier run published "
                f"{'is' if self.lost == 1 else 'are'} in "
                "classes that no longer satisfy the models, because rows were removed or the "
                f"job asks for more, and {budget.words}; raise max_suppression, ask for less, or "
                "load the raw table again"
            )
        left = budget.with_limit(budget.limit - self.lost)
        found, suppressed = None, self.lost
        if self.rest.rows:
            try:
                found = search(self.rest, left)
                suppressed += found.suppressed
            except UnsatisfiableError as error:
                if self.rising:
                    with suppress(UnsatisfiableError):
                        return search(self.staged, budget)
                if budget.kept or not left.fits(self.rest.rows):
                    raise self._no_class_error(left) from error
                suppressed += self.rest.rows
        spent = self.workspace.statements - before
        return replace(self._unite(found, algorithm, spent), suppressed=suppressed)

    def _no_class_error(self, budget: SuppressionBudget) -> UnsatisfiableError:
        """Return the error that added rows get no class."""
        rows = self.rest.rows
        lie, have = ("lies", "has") if rows == 1 else ("lie", "have")
        return UnsatisfiableError(
            f"{inflect(rows, 'row')}, new or of a class that no longer exists, {lie} in "
            f"no class of the table, and {have} no class of their own that satisfies the "
            f"models; {budget.words}: wait for more rows, raise max_suppression, or ask for less"
        )

    def _unite(self, found: Recoding | None, algorithm: Algorithm, spent: int) -> Recoding:
        """Unite the standing classes and those found for the rest in one Recoding.

        Args:
            found: The Recoding of the rest; None where nothing was left to search.
        """
        # classes that are found are numbered from 0, standing ones as their cells are, from 1
        workspace, first = self.workspace, self.staged.cell_count + 1
        assignment = workspace.make(
            "rerun_in_place/united",
            "assignment",
            state=self.state,
            found=None if found is None else found.assignment,
            first=first,
        )
        levels = None
        if algorithm.needs_hierarchies:
            levels = workspace.make(
                "rerun_in_place/levels",
                "class_levels",
                state=self.state,
                cells=self.staged.cells,
                attributes=self.staged.attributes,
                found=None if found is None else found.levels_of_class,
                first=first,
            )
        if found is not None:
            return found.with_classes(assignment, levels)
        summary = algorithm.summary(rounds=0, statements=spent)
        summary = replace(summary, because="nothing was left to search")
        if levels is None:
            return Regions(assignment=assignment, search=summary)
        return TreeCut(
            kind=algorithm.recoding, assignment=assignment, search=summary, levels_of_class=levels
        )


def standing_classes(
    workspace: Workspace,
    staged: FrequencySet,
    standing: ClassCells,
    *,
    algorithm: Algorithm,
    asked: ModelRequirements,
    inputs: Sequence[ModelInputs],
    domains: Sequence[Domain | None],
) -> StandingClasses:
    """Split the cells into the classes that are in a table already, and the rest.

    Args:
        domains: The result of `domains_of` for them.
    """
    attributes = staged.attributes
    # losses of one row are compared, and all rows of a standing class lose the same
    scales = exact_scales([(a.request.weight, a.divisor) for a in attributes], 1)
    trees = [
        _Tree(
            a.index,
            a.tree,
            scale,
            workspace.make("rerun_in_place/above", "above", tree=a.tree, height=a.height),
        )
        for a, scale in zip(attributes, scales, strict=True)
        if a.tree is not None
    ]
    shape = {"cells": staged.cells, "attributes": attributes, "trees": trees}
    classes = workspace.make("rerun_in_place/classes", "classes", standing=standing.cells, **shape)
    state = workspace.make("rerun_in_place/state", "state", classes=classes, **shape)
    workspace.drop(classes, *(one.above for one in trees))
    conditions = Conditions.of(workspace, staged, asked, inputs, domains)
    rising = not algorithm.splits_cells and all(
        a.tree is not None and not a.request.keeps_type for a in attributes
    )
    # rows that would violate a class do not join it; one that violates a model even so is dissolved
    violating = violating_classes(workspace, conditions, state)
    alone = workspace.make(
        "rerun_in_place/without", "state", state=state, violating=violating, stay=True
    )
    workspace.drop(state, violating)
    violating = violating_classes(workspace, conditions, alone)
    shape = {"state": alone, "violating": violating}
    fallen = workspace.make("rerun_in_place/fallen", "fallen", rising=rising, **shape)
    state = workspace.make("rerun_in_place/without", "state", stay=False, **shape)
    lost = workspace.count("rerun_in_place/rows", cells=staged.cells, some=fallen)
    rest = _rest(workspace, staged, state, fallen)
    workspace.drop(alone, violating, fallen)
    return StandingClasses(workspace, staged, state, rest, rising, lost)


def _rest(
    workspace: Workspace, staged: FrequencySet, state: WorkTable, fallen: WorkTable
) -> FrequencySet:
    """The cells that are in no class, as a frequency set of their own."""
    cells = workspace.make(
        "rerun_in_place/rest",
        "cells",
        cells=staged.cells,
        state=state,
        fallen=fallen,
        count=len(staged.attributes),
    )
    return restrict_to(workspace, staged, cells)
