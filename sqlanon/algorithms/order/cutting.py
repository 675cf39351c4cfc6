"""The best cut of an order into classes, by dynamic programming over the places of cuts.

1. What a row of a class loses depends on its first and its last cell only: it is found for all of
these at once, from runs of 1, 2, 4, … cells that are put together two by two. 2. Where the rows of
a cell may be dealt to several classes, cuts are possible inside it too, but few of them can be part
of a best cut (`order/points`, `order/dealt`). 3. Chunks of the order advance together, a block of
k rows per statement: a class has k rows or more, so that no cut of a block depends on another one
of it. Where there are several chunks, the order is cut around their ends first, and a cut behind a
cell is a seam: how an order is cut far away hardly matters there.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sqlanon.algorithms.refinement.scored import BITS
from sqlanon.sql.workspace import Progress

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlanon.algorithms.refinement.scored import Scored
    from sqlanon.sql.statement import Fragment, WorkTable
    from sqlanon.sql.workspace import Workspace

CHUNK = 20
"""Classes of k rows in a chunk: longer ones take more rounds, of shorter ones more is cut twice."""
AROUND = 6
"""Classes of k rows on either side of where a chunk should end, to find the seam there; with less
than 5 there may be no class of whole cells between two large ones. On 3,000,000 rows like Adult's
12 lose 0.3 % less, and a run takes an eighth more CPU."""
GRAINS = 25
"""Places for a cut inside cells that are looked at in k rows. On Adult, k = 50, every second row
is, which takes a twelfth less of the search and loses 0.05 % more; k = 100 0.1 % more."""
AT_ONCE = 1_000_000
"""Classes to choose from up to which all blocks are one statement, where an engine can: Adult's
300,000 (k = 10) take 0.05 CPU seconds so, and 0.11 by rounds, mostly planning; ten times as many
0.45 and 0.57, a hundred times 3.8 and 2.9. They are held in memory, which DuckDB does not spill:
of 200,000 rows and k = 50 300 MB did not do, and does by rounds."""


def longest(k: int) -> int:
    """Return the maximum units of a class of dealt rows: 2k - 1, or fewer for k above 10.

    A class of 2k units or more could be cut in two. Few classes of a best cut are longer than this
    limit, but most candidates are: on Adult, k = 50, it leaves 500,000 classes to choose from, not
    1,500,000, at the price of 0.8 % more loss.
    """
    return k + min(k - 1, max(9, 3 * k // 10))


@dataclass(frozen=True, slots=True)
class _Level:
    """Runs of 2^level cells."""

    level: int
    runs: WorkTable


@dataclass(frozen=True, slots=True)
class Cutting:
    """An order that is to be cut."""

    workspace: Workspace
    attributes: Sequence[Scored]
    k: int

    @staticmethod
    def steps(k: int) -> int:
        """Return the common divisor of all losses: more than the units of any class considered."""
        return 3 * k

    def assignment(
        self, cells: WorkTable, order: WorkTable, *, relaxed: bool
    ) -> tuple[WorkTable, int]:
        """Build relation (cell, class, n), and return it and the number of rounds."""
        workspace, k = self.workspace, self.k
        line = workspace.make(
            "order/line",
            "line",
            cells=cells,
            order=order,
            relaxed=relaxed,
            count=len(self.attributes),
            k=k,
        )
        total = workspace.count("order/total", line=line)
        most = 2 * k - 1 if relaxed else 3 * k - 2
        spans = self._spans(line, total, most=most, longest=longest(k) if relaxed else most)
        points = None
        if relaxed:
            points, classes = self._cut_relaxed(line, spans, total)
        else:
            classes = workspace.make("order/whole", "classes", line=line, spans=spans)
        workspace.drop(spans)
        seams, rounds = self._seams(line, classes, total)
        chunks = workspace.fragment("order/chunks", line=line, seams=seams)
        way, reach, more = self._way(classes, chunks, total)
        made = workspace.make(
            "order/assignment", "assignment", line=line, way=way, points=points, k=k
        )
        used = [line, classes, way, reach, points, seams]
        workspace.drop(*(table for table in used if table is not None))
        return made, rounds + more

    def _seams(
        self, line: WorkTable, classes: WorkTable, total: int
    ) -> tuple[WorkTable | None, int]:
        """Build relation (cut) of the cuts of a long order into chunks, and count the rounds."""
        workspace, k = self.workspace, self.k
        chunks = total // (CHUNK * k)
        if chunks <= 1:
            return None, 0
        windows = workspace.fragment(
            "order/windows", line=line, chunks=chunks, total=total, around=AROUND * k
        )
        way, reach, rounds = self._way(classes, windows, total)
        seams = workspace.make("order/seams", "seams", way=way, line=line, reach=reach)
        workspace.drop(way, reach)
        return seams, rounds

    def _spans(self, line: WorkTable, total: int, *, most: int, longest: int) -> WorkTable:
        """Build relation (first, last, loss) of classes of so many units at most.

        None of 2k cells or more is looked at: its first k could be a class by themselves.
        """
        workspace, attributes, cells = self.workspace, self.attributes, 2 * self.k - 1
        sizes = workspace.table("sizes", {"cells": int, "level": int, "ahead": int})
        powers = [(size, size.bit_length() - 1) for size in range(1, cells + 1)]
        workspace.insert(sizes, [(size, level, size - (1 << level)) for size, level in powers])
        runs = workspace.make("order/runs", "runs", line=line, attributes=attributes, bits=BITS)
        levels = [_Level(0, runs)]
        for level in range(1, cells.bit_length()):
            runs = workspace.make(
                "order/doubled",
                "runs",
                runs=runs,
                cells=1 << (level - 1),
                attributes=attributes,
                most=most,
            )
            levels.append(_Level(level, runs))
        news = None
        if any(attribute.counted for attribute in attributes):
            marked = workspace.make("order/marked", "marked", line=line, attributes=attributes)
            news = workspace.make(
                "order/news", "news", marked=marked, sizes=sizes, attributes=attributes
            )
            workspace.drop(marked)
        spans = workspace.make(
            "order/spans",
            "spans",
            levels=levels,
            sizes=sizes,
            news=news,
            attributes=attributes,
            k=self.k,
            most=most,
            longest=longest,
            total=total,
            cells=cells,
        )
        workspace.drop(sizes, *(level.runs for level in levels), *([] if news is None else [news]))
        return spans

    def _cut_relaxed(
        self, line: WorkTable, spans: WorkTable, total: int
    ) -> tuple[WorkTable, WorkTable]:
        """Build relations (u, ends, begins, most) of cuts, (starts, cut, ends, loss) of classes."""
        workspace, k = self.workspace, self.k
        numbers = workspace.table("numbers", {"number": int})
        workspace.insert(numbers, [(number,) for number in range(1, 3 * k)])
        points = workspace.make(
            "order/points",
            "points",
            line=line,
            numbers=numbers,
            k=k,
            longest=longest(k),
            grain=max(k // GRAINS, 1),
            total=total,
        )
        classes = workspace.make(
            "order/dealt", "classes", points=points, numbers=numbers, spans=spans, k=k
        )
        workspace.drop(numbers)
        return points, classes

    def _way(
        self, classes: WorkTable, chunks: Fragment, total: int
    ) -> tuple[WorkTable, WorkTable, int]:
        """Build relations (chunk, cut) of best cuts, (chunk, start, finish), and the rounds."""
        workspace, k = self.workspace, self.k
        reach = workspace.make("order/reach", "reach", chunks=chunks)
        rounds = -(-workspace.count("order/longest", reach=reach) // k)
        if total * (longest(k) - k + 1) <= AT_ONCE and workspace.backend.recurses:
            best = workspace.make(
                "order/best_at_once", "best", reach=reach, classes=classes, k=k, steps=self.steps(k)
            )
        else:
            best = self._by_blocks(classes, chunks, reach, rounds)
        way = workspace.make("order/way", "way", reach=reach, best=best)
        workspace.drop(best)
        return way, reach, rounds

    def _by_blocks(
        self, classes: WorkTable, chunks: Fragment, reach: WorkTable, rounds: int
    ) -> WorkTable:
        """Build relation (chunk, block, cut, loss, units) of possible last cuts of a best one."""
        workspace, k = self.workspace, self.k
        possible = workspace.make(
            "order/steps", "steps", classes=classes, chunks=chunks, reach=reach, k=k
        )
        columns = ("chunk", "block", "cut", "loss", "units")
        best = workspace.table("best", dict.fromkeys(columns, int))
        workspace.fill(best, "order/begun", reach=reach)
        for block in range(1, rounds + 1):
            workspace.progress(Progress("search", block))
            workspace.fill(
                best, "order/best", possible=possible, best=best, block=block, steps=self.steps(k)
            )
        workspace.analyze(best)
        workspace.drop(possible)
        return best
