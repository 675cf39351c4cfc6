"""Merging of classes that violate a model with near ones, until none does.

A class C may join D if D satisfies the models, or if C * 2654435761 mod 2^32 is greater than that
of D. It joins D if D itself joins no class, and if C costs least of all classes that may join D.
The mixed order breaks rings and chains of classes that prefer each other. A block has 100 classes,
or more if one class would be left alone.

A round is a fixed number of statements for all classes:

1. Test every class on every model.
2. Sort the classes, in another order in each round, and cut them into blocks, as in a refinement.
3. For each class that violates a model, find the class of its block whose union with it adds least
   loss.
4. Merge it with that class, if the latter satisfies the models or is earlier in the mixed order,
   and does not join another class itself. If several classes would join one, the one that adds
   least loss does.

At least one class of a block joins another, so there are fewer classes after each round. If all
rows as one class satisfy the models, the search ends. It does not assume that a class which
satisfies the models still does after others join: every class is tested again.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import count
from typing import TYPE_CHECKING

from typing_extensions import override

from sqlanon.algorithms.conditions import violating_classes
from sqlanon.algorithms.refinement import Refinable
from sqlanon.algorithms.refinement.refining import BLOCK, blocks_of
from sqlanon.algorithms.refinement.scored import BITS, as_range
from sqlanon.algorithms.refinement.spanned import SpanRefinement
from sqlanon.privacy_models.base import Population
from sqlanon.sql.workspace import Progress

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlanon.algorithms.base import Problem
    from sqlanon.algorithms.refinement.scored import Scored
    from sqlanon.privacy_models import PrivacyModel
    from sqlanon.sql.statement import WorkTable
    from sqlanon.sql.workspace import Workspace


# -- classes that are put together -----------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Merging:
    """Classes of whole cells, and the models that they must satisfy.

    Attributes:
        attributes: The quasi-identifiers; hierarchies are taken for ranges in their order.
    """

    workspace: Workspace
    problem: Problem
    attributes: Sequence[Scored]

    def merge(self, assignment: WorkTable) -> tuple[WorkTable, int]:
        """Merge classes until they satisfy every model, as relation (cell, class, n); count rounds.

        Args:
            assignment: The same of classes that are large enough, dropped.
        """
        workspace, conditions = self.workspace, self.problem.conditions
        if not self.problem.frequency_set.rows or not conditions.subjects:
            return assignment, 0
        conditions.refuse_hopeless(workspace)
        rounds = 0
        while True:
            violating = violating_classes(workspace, conditions, assignment)
            left = workspace.count("merge/count", classes=violating)
            if not left:
                workspace.drop(violating)
                return assignment, rounds
            workspace.progress(Progress("search", rounds, left))
            merged = self._put_together(assignment, violating, rounds)
            workspace.drop(assignment, violating)
            assignment, rounds = merged, rounds + 1

    def _put_together(self, assignment: WorkTable, violating: WorkTable, turn: int) -> WorkTable:
        """Merge some of the classes that violate a model with others."""
        workspace = self.workspace
        near = [as_range(attribute) for attribute in self.attributes]
        shape = {"attributes": near, "guess": workspace.fragment("order/loss", attributes=near)}
        cells = self.problem.frequency_set.cells
        members, blocks = neighbours(workspace, cells, assignment, near, turn)
        classes = workspace.make("merge/classes", "classes", members=members, bits=BITS, **shape)
        pairs = workspace.make(
            "merge/near", "near", classes=classes, blocks=blocks, violating=violating, **shape
        )
        willing = workspace.make("merge/willing", "willing", near=pairs)
        moves = workspace.make("merge/moves", "moves", willing=willing)
        merged = workspace.make(
            "merge/assignment", "assignment", assignment=assignment, moves=moves
        )
        workspace.drop(members, classes, blocks, pairs, willing, moves)
        return merged


def neighbours(
    workspace: Workspace,
    cells: WorkTable,
    assignment: WorkTable,
    attributes: Sequence[Scored],
    turn: int,
) -> tuple[WorkTable, WorkTable]:
    """Return members of classes, and relation (class, block) of classes that are compared.

    Args:
        assignment: Relation (cell, class, n) of two classes or more.
        turn: The round: in each one another attribute is the first that they are put in order by.
    """
    listed = [attribute.index for attribute in attributes]
    turn %= len(listed)
    members = workspace.make(
        "refine/members", "members", assignment=assignment, cells=cells, attributes=attributes
    )
    medoids = workspace.make("refine/medoids", "medoids", members=members, attributes=attributes)
    number = workspace.count("merge/count", classes=medoids)
    # no class is left alone in the last block
    block = next(block for block in count(BLOCK) if number % block != 1)
    blocks = blocks_of(workspace, medoids, listed[turn:] + listed[:turn], block)
    workspace.drop(medoids)
    return members, blocks


# -- the options -----------------------------------------------------------------------------------


class Mergeable(Refinable):
    """Base of algorithms that build classes of k rows and merge those that violate other models.

    Near classes are merged (Merging), so cells must stay whole: `split: strict`. A refinement
    continues from the merged classes.
    """

    @property
    @override
    def overlapping(self) -> bool:
        """Classes are near cells, and no disjoint regions."""
        return True

    @property
    def keeps_values(self) -> bool:
        """Whether rows are dealt by their sensitive value, and classes are tested by all models."""
        return False

    @override
    def refuses(self, model: PrivacyModel) -> str | None:
        """Refuse models that merged classes may violate."""
        if model.counts_rows_only:
            return None
        if isinstance(model.reads, Population):
            return f"rows of a population cannot be assigned to classes of {self.name}"
        if not model.monotone[0]:
            way = (
                "divides classes that satisfy the models" if self.keeps_values else "merges classes"
            )
            return f"{self.name} {way}, which may break this model"
        if self.splits_cells and not self.keeps_values and model.reads.column is not None:
            return (
                f"{self.name} with split: relaxed assigns rows of equal values at random; set "
                "split: strict"
            )
        return None

    def sound(
        self,
        workspace: Workspace,
        problem: Problem,
        attributes: Sequence[Scored],
        assignment: WorkTable,
    ) -> tuple[WorkTable, int]:
        """Build relation (cell, class, n) of classes that satisfy all models, and count the rounds.

        Args:
            attributes: The quasi-identifiers, their losses multiples of `Cutting.steps(k)`.
            assignment: Relation (cell, class, n) of classes of k rows or more, dropped.
        """
        merged, rounds = Merging(workspace, problem, attributes).merge(assignment)
        refinement = SpanRefinement(workspace, problem, attributes, relaxed=self.splits_cells)
        refined, more = self.refine_classes(refinement, merged)
        return refined, rounds + more
