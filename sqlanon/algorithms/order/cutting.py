"""The best cut of an order into classes, by dynamic programming over its positions.

Chunks of the order advance together, a block of k rows per statement: a class has k rows or more,
so that no cut of a block depends on another one of it. What a class would lose is found for all of
them at once, from runs of 1, 2, 4, … pieces that are put together two by two. Where there are
several chunks, a second pass makes the cuts around their ends anew, between cuts of the first pass
in the middle of chunks: how an order is cut far away hardly matters there.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sqlanon.algorithms.order.scored import BITS
from sqlanon.sql.workspace import Progress

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlanon.algorithms.order.scored import Scored
    from sqlanon.sql.statement import WorkTable
    from sqlanon.sql.workspace import Workspace

CHUNK = 24
"""Classes of k rows in a chunk."""
AROUND = 12
"""Classes of k rows on either side of where a chunk should end, to find the seam there."""


@dataclass(frozen=True, slots=True)
class _Level:
    """Runs of 2^level pieces."""

    level: int
    runs: WorkTable


@dataclass(frozen=True, slots=True)
class Cutting:
    """An order that is to be cut.

    Attributes:
        workspace: Runs the statements.
        attributes: The quasi-identifiers.
        k: Rows of a class at least.
    """

    workspace: Workspace
    attributes: Sequence[Scored]
    k: int

    @staticmethod
    def steps(k: int) -> int:
        """What losses are multiples of: more than the pieces of any class that is looked at."""
        return 2 * k

    def assignment(
        self, cells: WorkTable, order: WorkTable, *, relaxed: bool
    ) -> tuple[WorkTable, int]:
        """Relation (cell, class, n), and the rounds that it took."""
        workspace, k = self.workspace, self.k
        pieces = self._pieces(cells, order, relaxed=relaxed)
        total = workspace.count("order/total", pieces=pieces)
        spans = self._spans(pieces)
        seams, rounds = self._seams(pieces, spans, total)
        chunks = workspace.fragment("order/chunks", pieces=pieces, seams=seams)
        blocks = workspace.make("order/blocks", "blocks", chunks=chunks, k=k)
        way, more = self._way(spans, blocks)
        made = workspace.make("order/assignment", "assignment", pieces=pieces, way=way)
        workspace.drop(pieces, spans, blocks, way, *([] if seams is None else [seams]))
        return made, rounds + more

    def _seams(
        self, pieces: WorkTable, spans: WorkTable, total: int
    ) -> tuple[WorkTable | None, int]:
        """Relation (cut) of the cuts at which a long order falls into chunks, and the rounds."""
        workspace, k = self.workspace, self.k
        chunks = total // (CHUNK * k)
        if chunks <= 1:
            return None, 0
        windows = workspace.fragment(
            "order/windows", pieces=pieces, chunks=chunks, total=total, around=AROUND * k
        )
        blocks = workspace.make("order/blocks", "blocks", chunks=windows, k=k)
        way, rounds = self._way(spans, blocks)
        seams = workspace.make("order/seams", "seams", way=way, blocks=blocks)
        workspace.drop(blocks, way)
        return seams, rounds

    def _pieces(self, cells: WorkTable, order: WorkTable, *, relaxed: bool) -> WorkTable:
        """Relation (place, cell, n, c0, …, u0, u1, r0, r1)."""
        workspace, k = self.workspace, self.k
        numbers = None
        if relaxed:
            numbers = workspace.table("numbers", {"piece": int})
            workspace.insert(numbers, [(piece,) for piece in range(3 * k - 2)])
        return workspace.make(
            "order/pieces",
            "pieces",
            cells=cells,
            order=order,
            numbers=numbers,
            relaxed=relaxed,
            count=len(self.attributes),
            k=k,
        )

    def _spans(self, pieces: WorkTable) -> WorkTable:
        """Relation (first, last, loss)."""
        workspace, attributes, longest = self.workspace, self.attributes, 2 * self.k - 1
        sizes = workspace.table("sizes", {"pieces": int, "level": int, "ahead": int})
        powers = [(size, size.bit_length() - 1) for size in range(1, longest + 1)]
        workspace.insert(sizes, [(size, level, size - (1 << level)) for size, level in powers])
        runs = workspace.make("order/runs", "runs", pieces=pieces, attributes=attributes, bits=BITS)
        levels = [_Level(0, runs)]
        for level in range(1, longest.bit_length()):
            runs = workspace.make(
                "order/doubled", "runs", runs=runs, pieces=1 << (level - 1), attributes=attributes
            )
            levels.append(_Level(level, runs))
        news = None
        if any(attribute.counted for attribute in attributes):
            marked = workspace.make("order/marked", "marked", pieces=pieces, attributes=attributes)
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
        )
        workspace.drop(sizes, *(level.runs for level in levels), *([] if news is None else [news]))
        return spans

    def _way(self, spans: WorkTable, blocks: WorkTable) -> tuple[WorkTable, int]:
        """Relation (chunk, cut) of the best cuts, and the rounds to find them."""
        workspace = self.workspace
        columns = ("chunk", "block", "cut", "loss", "pieces")
        best = workspace.table("best", dict.fromkeys(columns, int))
        workspace.fill(best, "order/begun", blocks=blocks)
        last = workspace.count("order/last_block", blocks=blocks)
        for block in range(1, last + 1):
            workspace.progress(Progress("search", block))
            workspace.fill(
                best,
                "order/best",
                spans=spans,
                blocks=blocks,
                best=best,
                block=block,
                steps=self.steps(self.k),
            )
        workspace.analyze(best)
        way = workspace.make("order/way", "way", blocks=blocks, best=best)
        workspace.drop(best)
        return way, last
