"""Refinement of classes: pairs of near ones are dealt anew, and stay so where they lose less.

A round looks at all classes at once. 1. They are put in an order by the cell of each that is most
like its others: by the half of an attribute in which it lies, the half of the next one there, and
so on; and the order is cut into blocks. It is another one in each round, because the attribute that
came first goes last in the next. 2. For each cell of a class, and each
other class of its block, it is known what all rows would lose less if the cell's rows went there,
whatever this did to the sizes. 3. Classes are matched by that, the greatest first, but not
those that were dealt anew in vain and have not changed since. 4. The rows of a
matched pair are put in order around each of its cells, the seeds, and cut in two, by the seed and
the place after which they lose least. 5. The pair stays so if that is less than before, and both of
its classes satisfy every model.

Nothing is ever lost by it, and each class keeps k rows and goes on satisfying the models. A round
is a fixed number of statements. Hierarchies, and sets of very many values, are taken for ranges in
2 and in the order of 4; what decides is what their rows really lose.
"""

from __future__ import annotations

from dataclasses import dataclass
from time import monotonic
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from sqlanon.algorithms.order.neighbours import blocks_of
from sqlanon.algorithms.order.scored import BITS, as_range
from sqlanon.algorithms.standing_classes import violating_classes
from sqlanon.sql.workspace import Progress

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlanon.algorithms.base import Problem
    from sqlanon.algorithms.order.scored import Scored
    from sqlanon.sql.statement import Fragment, WorkTable
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
MOST = 100
"""Cells of a class, or 2k, beyond which it stays as it is: each cut of a pair is tried, and where
other models than k have made classes large that would be millions."""


class Ways(NamedTuple):
    """How pairs could be dealt anew.

    Attributes:
        around: Relation of the rows of a pair in the order of their distance from each seed.
        sides: Relation (pair, seed, near, lost), a row for either side of each way.
        used: What was made on the way.
    """

    around: WorkTable
    sides: WorkTable
    used: tuple[WorkTable, ...]


@dataclass(frozen=True, slots=True)
class Refinement:
    """Classes of cells, and how they are refined.

    Attributes:
        workspace: Runs the statements.
        problem: The cells, and what all classes satisfy.
        attributes: The quasi-identifiers; losses of all rows are whole numbers of 64 bits.
        relaxed: Whether rows of a cell may be dealt to both classes of a pair.
    """

    by_value: ClassVar[bool] = False

    workspace: Workspace
    problem: Problem
    attributes: Sequence[Scored]
    relaxed: bool

    def refined(
        self, assignment: WorkTable, rounds: int, seconds: float | None = None
    ) -> tuple[WorkTable, int]:
        """Relation (cell, class, n) after so many rounds, and how many it took.

        It ends before where no order of classes shows anything better, and begins no round after
        so many seconds: then it depends on the machine how far it comes.

        Args:
            assignment: The same of classes that satisfy every model, dropped.
            rounds: Rounds at most.
            seconds: Of all rounds, at most; None without a limit.
        """
        workspace = self.workspace
        end = None if seconds is None else monotonic() + seconds
        near = [as_range(attribute) for attribute in self.attributes]
        cells = self.problem.frequency_set.cells
        alone = workspace.make("refine/alone", "alone", cells=cells, attributes=near, bits=BITS)
        listed = [attribute.index for attribute in self.attributes]
        tried = workspace.table("tried", {"class": int, "other": int})
        taken = idle = 0
        while taken < rounds and idle < len(listed):
            if end is not None and monotonic() >= end:
                break
            workspace.progress(Progress("search", taken))
            turn = taken % len(listed)
            dealt, found, better = self._round(
                assignment, tried, alone, near, listed[turn:] + listed[:turn]
            )
            workspace.drop(assignment, tried)
            assignment, tried = dealt, found
            taken += 1
            idle = 0 if better else idle + 1
        workspace.drop(alone, tried)
        return assignment, taken

    def of_cells(self, assignment: WorkTable) -> WorkTable:
        """Relation (cell, class, n) of the classes."""
        return assignment

    def ways(
        self,
        assignment: WorkTable,
        pairs: WorkTable,
        pool: WorkTable,
        guessed: dict[str, Any],
        exact: dict[str, Any],
    ) -> Ways:
        """The ways in which the rows of each pair are dealt, to choose from.

        Args:
            assignment: The classes.
            pairs: Relation (class, other).
            pool: The cells of each pair, those at its edges first.
            guessed: How far cells lie from each other.
            exact: What sides really lose.
        """
        del assignment, pairs
        workspace, k = self.workspace, self.problem.asked.sufficient
        around = workspace.make("refine/around", "around", pool=pool, seeds=SEEDS, **guessed)
        cuts = workspace.make(
            "refine/cuts", "cuts", around=around, pool=pool, relaxed=self.relaxed, k=k, seeds=SEEDS
        )
        sides = workspace.make("refine/sides", "sides", around=around, cuts=cuts, **exact)
        return Ways(around, sides, (cuts,))

    def dealt(self, better: WorkTable, around: WorkTable) -> Fragment:
        """A SELECT of the rows of pairs as they are dealt anew, in the columns of the classes."""
        return self.workspace.fragment("refine/dealt", better=better, around=around)

    def _round(
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
        of_cells = self.of_cells(assignment)
        members = workspace.make(
            "refine/members",
            "members",
            assignment=of_cells,
            cells=self.problem.frequency_set.cells,
            attributes=near,
        )
        classes = workspace.make(
            "refine/classes", "classes", members=members, guessed=guessed["guess"], **exact
        )
        pairs = self._pairs(members, classes, tried, guessed, listed)
        pool = workspace.make("refine/pool", "pool", pairs=pairs, members=members, alone=alone)
        ways = self.ways(assignment, pairs, pool, guessed, exact)
        better = workspace.make(
            "refine/better", "better", sides=ways.sides, pairs=pairs, classes=classes
        )
        better = self._sound(better, ways.around)
        made = workspace.make(
            "refine/assignment",
            "assignment",
            assignment=assignment,
            better=better,
            dealt=self.dealt(better, ways.around),
            by_value=self.by_value,
        )
        found = workspace.make("refine/tried", "tried", pairs=pairs, tried=tried, better=better)
        number = workspace.count("refine/number", better=better)
        workspace.drop(members, classes, pairs, pool, ways.around, ways.sides, *ways.used, better)
        if of_cells is not assignment:
            workspace.drop(of_cells)
        return made, found, number

    def _sound(self, better: WorkTable, around: WorkTable) -> WorkTable:
        """Those pairs both of whose new classes satisfy every model; the others are dropped."""
        workspace, conditions = self.workspace, self.problem.conditions
        if not conditions.subjects:
            return better
        dealt = workspace.make("refine/new", "dealt", dealt=self.dealt(better, around))
        violating = violating_classes(workspace, conditions, dealt, by_value=self.by_value)
        sound = workspace.make("refine/sound", "better", better=better, violating=violating)
        workspace.drop(better, dealt, violating)
        return sound

    def _pairs(
        self,
        members: WorkTable,
        classes: WorkTable,
        tried: WorkTable,
        guessed: dict[str, Any],
        listed: Sequence[int],
    ) -> WorkTable:
        """Relation (class, other) of classes that may gain by each other's rows, each once."""
        workspace = self.workspace
        large = bool(self.problem.conditions.subjects) and not self.by_value
        medoids = workspace.make("refine/medoids", "medoids", members=members, **guessed)
        blocks = blocks_of(workspace, medoids, listed, BLOCK)
        moves = workspace.make(
            "refine/moves",
            "moves",
            members=members,
            classes=classes,
            blocks=blocks,
            tried=tried,
            most=max(MOST, 2 * self.problem.asked.sufficient) if large else None,
            **guessed,
        )
        pairs = workspace.table("pairs", {"class": int, "other": int})
        for matching in range(MATCHINGS):
            workspace.fill(pairs, "refine/pairs", moves=moves, pairs=pairs, paired=matching > 0)
        workspace.drop(medoids, blocks, moves)
        return pairs
