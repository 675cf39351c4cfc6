"""Refinement of classes: pairs of near ones are divided again, and kept if they lose less.

A round is a fixed number of statements for all classes:

1. Sort the classes by a row that represents each: by the half of an attribute that it is in, then
   by the half of the next attribute, and so on. Cut the order into blocks. Each round has another
   order, because the first attribute becomes the last of the next round.
2. For each cell of a class, and each other class of its block, compute the loss that is saved if
   the cell's rows move there, whatever the sizes of classes.
3. Match classes by that gain, the greatest first, but not pairs that were divided again without
   success and have not changed since.
4. Sort the rows of a matched pair by each of its outermost cells, the seeds, and cut them in two.
   Or exchange two of its cells, of those whose moves would save most.
5. Replace the pair by the division that loses least, if that is less than before, and if both
   classes satisfy every model.

Step 1: a class is represented by its cell whose values occur in most of its cells. Its first bit
is the half of all classes that its value of the first column is in. The next bit is the same for
the next column, among classes with the same bits so far.

Step 2: a cell of n rows that moves from C to D gains
(loss(C) - loss(C less cell)) (|C| - n) - (loss(D and cell) - loss(D)) (|D| + n), whatever sizes
result. A pair's gain is that of its best move in either direction. A pair that was divided again
without success has none until one of its classes changes.

Step 3: each is the other's best, ties by number, four times in all.

Step 4: rows are sorted by loss({cell, seed}), ties by cell. They are cut after a cell, or
(`relaxed`) after k rows or before the last k. The loss is linear in the rows divided, so another
cut within a cell loses no less. A swap exchanges two cells with all their rows, if both classes
keep k rows. Candidates are the four of each class with the greatest
(loss(C) - loss(C less cell)) |C| - (loss(D and cell) - loss(D)) |D|, so 16 swaps at most.

Step 5: ties go to the swap whose moves save more, then by seed, then to the shorter first side. By
value, rows of each value are sorted by distance from the seed, ties by cell, then by value. Of C's
or D's number of rows, ties go by seed, then to C's.

The loss never grows, and each class keeps k rows and still satisfies the models. The kind of
refinement defines the loss of classes, and with it the order in step 4: for `spanned` it is that of
their spans.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from time import monotonic
from typing import TYPE_CHECKING, NamedTuple

from sqlanon.algorithms.conditions import violating_classes
from sqlanon.sql.workspace import Progress

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlanon.algorithms.base import Problem
    from sqlanon.sql.statement import Fragment, WorkTable
    from sqlanon.sql.workspace import Workspace


# -- blocks of near classes ------------------------------------------------------------------------

AT_ONCE = 10
"""Attributes that a statement ranks or halves by, each in a query around that of those before it:
with more than 12 SQLite's parser runs out of stack (3.40.1)."""


def blocks_of(
    workspace: Workspace, medoids: WorkTable, listed: Sequence[int], block: int
) -> WorkTable:
    """Divide classes into blocks, as relation (class, block).

    Args:
        listed: The attributes, the one that halves first at the front.
        block: Classes of a block; the last one has those that are left.
    """
    halving = medoids
    left = [*listed]
    while len(left) > AT_ONCE:
        first, left = left[:AT_ONCE], left[AT_ONCE:]
        begun = halving is not medoids
        before, halving = (
            halving,
            workspace.make(
                "refine/parts", "parts", medoids=halving, listed=first, left=left, begun=begun
            ),
        )
        if begun:
            workspace.drop(before)
    blocks = workspace.make(
        "refine/blocks",
        "blocks",
        medoids=halving,
        listed=left,
        left=[],
        begun=halving is not medoids,
        block=block,
    )
    if halving is not medoids:
        workspace.drop(halving)
    return blocks


# -- rounds ----------------------------------------------------------------------------------------

BLOCK = 100
"""Classes of a block. On Adult blocks of 60 lose 0.02 % more; time grows with rows x classes."""
SEEDS = 20
"""Maximum number of outermost cells of a pair that its rows are sorted by. On Adult, k = 50, all
cells lose 0.08 % less, in twice the time."""
SWAPS = 4
"""Cells of either class of a pair that can be exchanged with one of the other. On Adult, k = 10,
sets lose 3.53 % without swaps, and no less with 8."""
MATCHINGS = 4
"""Matchings in a round. Each one matches the classes that the former ones left."""


class ClassesView(NamedTuple):
    """The classes of a round.

    Attributes:
        alone: Relation (cell, c0 or x0, …): each cell by itself.
        members: Relation of the rows of a cell in a class.
        classes: Relation (class, size, lost, …), `lost` what all of its rows lose.
        medoids: Relation (cell, c0, …): a class as `cell`, and the codes of its representative row.
    """

    assignment: WorkTable
    alone: WorkTable
    members: WorkTable
    classes: WorkTable
    medoids: WorkTable
    beside: tuple[WorkTable, ...] = ()


class Ways(NamedTuple):
    """The possible new divisions of pairs.

    Attributes:
        around: Relation of the rows of a pair in the order that a seed puts them in.
        sides: Relation (pair, seed, near, lost): what each way loses, or either side of it.
        swaps: Relation (pair, way, leaving, coming) of cells that change places, which is a way
            whose `near` is less than 0; None where none do.
    """

    around: WorkTable
    sides: WorkTable
    used: tuple[WorkTable, ...] = ()
    swaps: WorkTable | None = None


@dataclass(frozen=True, slots=True)
class Refinement(ABC):
    """Classes of cells, and the steps of their refinement."""

    workspace: Workspace
    problem: Problem

    @property
    def by_value(self) -> bool:
        """Whether rows of a cell differ by a value s, which is a column of the classes too."""
        return False

    def refine(
        self, assignment: WorkTable, rounds: int, seconds: float | None = None
    ) -> tuple[WorkTable, int]:
        """Refine classes as relation (cell, class, n), and return the number of rounds.

        It ends earlier if no order of classes improves anything. It begins no round after the time
        limit, so that with a limit the result depends on the machine.

        Args:
            assignment: The same of classes that satisfy every model, dropped.
            seconds: Time limit of all rounds; None without a limit.
        """
        workspace = self.workspace
        end = None if seconds is None else monotonic() + seconds
        alone = self.alone()
        listed = [attribute.index for attribute in self.problem.frequency_set.attributes]
        tried = workspace.table("tried", {"class": int, "other": int})
        taken = idle = 0
        while taken < rounds and idle < len(listed):
            if end is not None and monotonic() >= end:
                break
            workspace.progress(Progress("search", taken))
            turn = taken % len(listed)
            dealt, found, better = self._round(
                assignment, tried, alone, listed[turn:] + listed[:turn]
            )
            workspace.drop(assignment, tried)
            assignment, tried = dealt, found
            taken += 1
            idle = 0 if better else idle + 1
        workspace.drop(alone, tried)
        return assignment, taken

    @abstractmethod
    def alone(self) -> WorkTable:
        """`Seen.alone`, for all rounds."""

    @abstractmethod
    def view_classes(self, assignment: WorkTable, alone: WorkTable) -> ClassesView:
        """Build the relations of classes that a round reads."""

    @abstractmethod
    def moves(self, seen: ClassesView, blocks: WorkTable, tried: WorkTable) -> WorkTable:
        """Build relation (class, other, gain): two classes, and the largest gain of a move."""

    @abstractmethod
    def pool(self, pairs: WorkTable, seen: ClassesView) -> WorkTable:
        """Build relation (pair, number, cell, n, …) of the rows of each pair, its edges first."""

    @abstractmethod
    def ways(self, pairs: WorkTable, pool: WorkTable, seen: ClassesView, seeds: int) -> Ways:
        """Return the ways in which the rows of each pair are dealt, to choose from.

        Args:
            pairs: Relation (class, other).
            seeds: Cells of a pair by which its rows are put in order, at most.
        """

    def select_division(self, better: WorkTable, ways: Ways, seen: ClassesView) -> Fragment:
        """Return a SELECT of the rows of pairs in their new division, as columns of classes."""
        return self.workspace.fragment(
            "refine/dealt",
            better=better,
            around=ways.around,
            swaps=ways.swaps,
            members=seen.members,
            by_value=self.by_value,
        )

    def _round(
        self, assignment: WorkTable, tried: WorkTable, alone: WorkTable, listed: Sequence[int]
    ) -> tuple[WorkTable, WorkTable, int]:
        """Run a round, and return the classes and the number of changed pairs."""
        workspace = self.workspace
        seen = self.view_classes(assignment, alone)
        blocks = blocks_of(workspace, seen.medoids, listed, BLOCK)
        moves = self.moves(seen, blocks, tried)
        pairs = workspace.table("pairs", {"class": int, "other": int})
        for matching in range(MATCHINGS):
            workspace.fill(pairs, "refine/pairs", moves=moves, pairs=pairs, paired=matching > 0)
        workspace.drop(seen.medoids, blocks, moves)
        pool = self.pool(pairs, seen)
        ways = self.ways(pairs, pool, seen, SEEDS)
        better = workspace.make(
            "refine/better", "better", sides=ways.sides, pairs=pairs, classes=seen.classes
        )
        better = self._sound(better, ways, seen)
        made = workspace.make(
            "refine/assignment",
            "assignment",
            assignment=assignment,
            better=better,
            dealt=self.select_division(better, ways, seen),
            by_value=self.by_value,
        )
        found = workspace.make("refine/tried", "tried", pairs=pairs, tried=tried, better=better)
        number = workspace.count("refine/number", better=better)
        workspace.drop(seen.members, seen.classes, *seen.beside)
        workspace.drop(pairs, pool, ways.around, ways.sides, *ways.used, better)
        workspace.drop(*([] if ways.swaps is None else [ways.swaps]))
        return made, found, number

    def _sound(self, better: WorkTable, ways: Ways, seen: ClassesView) -> WorkTable:
        """Keep the pairs whose two new classes satisfy every model, and drop the others."""
        workspace, conditions = self.workspace, self.problem.conditions
        if not conditions.subjects:
            return better
        dealt = workspace.make(
            "refine/new", "dealt", dealt=self.select_division(better, ways, seen)
        )
        violating = violating_classes(workspace, conditions, dealt, by_value=self.by_value)
        sound = workspace.make("refine/sound", "better", better=better, violating=violating)
        workspace.drop(better, dealt, violating)
        return sound
