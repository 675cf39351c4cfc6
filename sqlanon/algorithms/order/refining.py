"""Refinement of classes: pairs of near ones are dealt anew, and stay so where they lose less.

A round looks at all classes at once. 1. They are put in an order by the cell of each that is most
like its others: by the half of an attribute in which it lies, the half of the next one there, and
so on; and the order is cut into blocks. It is another one in each round, because the attribute that
came first goes last in the next. 2. For each cell of a class, and each
other class of its block, it is known what all rows would lose less if the cell's rows went there,
whatever this did to the sizes. 3. Classes are matched by that, the greatest first, but not
those that were dealt anew in vain and have not changed since. 4. The rows of a
matched pair are put in order around each of its cells, the seeds, and cut in two, by the seed and
the place after which they lose least. 5. The pair stays so if that is less than before.

Nothing is ever lost by it, and each class keeps k rows or more. A round is a fixed number of
statements. Hierarchies, and sets of very many values, are taken for ranges in 2 and in the order of
4; what decides is what their rows really lose.
"""

from __future__ import annotations

from dataclasses import dataclass
from time import monotonic
from typing import TYPE_CHECKING

from sqlanon.algorithms.order.neighbours import blocks_of
from sqlanon.algorithms.order.scored import BITS, as_range
from sqlanon.sql.workspace import Progress

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlanon.algorithms.order.scored import Scored
    from sqlanon.sql.statement import WorkTable
    from sqlanon.sql.workspace import Workspace

ROUNDS = 12
"""Rounds at most, unless a job says so. On Adult, k = 10, sets lose 3.97 % before, 3.71 % after 8
and 3.67 % after 12."""
BLOCK = 100
"""Classes of a block. On Adult blocks of 60 lose 0.02 % more; time grows with rows x classes."""
SEEDS = 20
"""Cells of a pair that its rows are put in order around, at most: those at its edges. On Adult,
k = 50, all of them lose 0.08 % less, in twice the time."""
MATCHINGS = 4
"""Times that classes are matched in a round: those that are left when better pairs are made."""


@dataclass(frozen=True, slots=True)
class Refinement:
    """Classes of cells, and how they are refined.

    Attributes:
        workspace: Runs the statements.
        attributes: The quasi-identifiers.
        cells: The cells.
        k: Rows of a class at least.
        relaxed: Whether rows of a cell may be dealt to both classes of a pair.
    """

    workspace: Workspace
    attributes: Sequence[Scored]
    cells: WorkTable
    k: int
    relaxed: bool

    def refined(
        self, assignment: WorkTable, rounds: int, seconds: float | None = None
    ) -> tuple[WorkTable, int]:
        """Relation (cell, class, n) after so many rounds, and how many it took.

        It ends before where no order of classes shows anything better, and begins no round after
        so many seconds: then it depends on the machine how far it comes.
        """
        workspace = self.workspace
        end = None if seconds is None else monotonic() + seconds
        near = [as_range(attribute) for attribute in self.attributes]
        alone = workspace.make(
            "refine/alone", "alone", cells=self.cells, attributes=near, bits=BITS
        )
        listed = [attribute.index for attribute in self.attributes]
        tried = workspace.table("tried", {"class": int, "other": int})
        taken = idle = 0
        while taken < rounds and idle < len(listed):
            if end is not None and monotonic() >= end:
                break
            workspace.progress(Progress("search", taken))
            turn = taken % len(listed)
            dealt, found, better = self._dealt(
                assignment, tried, alone, near, listed[turn:] + listed[:turn]
            )
            workspace.drop(assignment, tried)
            assignment, tried = dealt, found
            taken += 1
            idle = 0 if better else idle + 1
        workspace.drop(alone, tried)
        return assignment, taken

    def _dealt(
        self,
        assignment: WorkTable,
        tried: WorkTable,
        alone: WorkTable,
        near: Sequence[Scored],
        listed: Sequence[int],
    ) -> tuple[WorkTable, WorkTable, int]:
        """The classes after a round, and how many pairs of them are others."""
        workspace = self.workspace
        exact = {
            "attributes": self.attributes,
            "bits": BITS,
            "lost": workspace.fragment("order/loss", attributes=self.attributes),
        }
        guessed = {
            "attributes": near,
            "guess": workspace.fragment("order/loss", attributes=near),
            "alone": alone,
        }
        members = workspace.make(
            "refine/members",
            "members",
            assignment=assignment,
            cells=self.cells,
            attributes=near,
        )
        classes = workspace.make(
            "refine/classes", "classes", members=members, guessed=guessed["guess"], **exact
        )
        pairs = self._pairs(members, classes, tried, guessed, listed)
        pool = workspace.make(
            "refine/pool", "pool", pairs=pairs, classes=classes, members=members, alone=alone
        )
        around = workspace.make("refine/around", "around", pool=pool, seeds=SEEDS, **guessed)
        cuts = workspace.make(
            "refine/cuts",
            "cuts",
            around=around,
            pool=pool,
            relaxed=self.relaxed,
            k=self.k,
            seeds=SEEDS,
        )
        sides = workspace.make("refine/sides", "sides", around=around, cuts=cuts, **exact)
        better = workspace.make(
            "refine/better", "better", sides=sides, pairs=pairs, classes=classes
        )
        made = workspace.make(
            "refine/assignment", "assignment", assignment=assignment, better=better, around=around
        )
        found = workspace.make("refine/tried", "tried", pairs=pairs, tried=tried, better=better)
        number = workspace.count("refine/number", better=better)
        workspace.drop(members, classes, pairs, pool, around, cuts, sides, better)
        return made, found, number

    def _pairs(
        self,
        members: WorkTable,
        classes: WorkTable,
        tried: WorkTable,
        guessed: dict[str, object],
        listed: Sequence[int],
    ) -> WorkTable:
        """Relation (class, other) of classes that may gain by each other's rows, each once."""
        workspace = self.workspace
        medoids = workspace.make("refine/medoids", "medoids", members=members, **guessed)
        blocks = blocks_of(workspace, medoids, listed, BLOCK)
        moves = workspace.make(
            "refine/moves",
            "moves",
            members=members,
            classes=classes,
            blocks=blocks,
            tried=tried,
            **guessed,
        )
        pairs = workspace.table("pairs", {"class": int, "other": int})
        for matching in range(MATCHINGS):
            workspace.fill(pairs, "refine/pairs", moves=moves, pairs=pairs, paired=matching > 0)
        workspace.drop(medoids, blocks, moves)
        return pairs
