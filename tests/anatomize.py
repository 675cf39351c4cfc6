"""A toy of Anatomy: an algorithm whose release has two tables, grouped in Python."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import TYPE_CHECKING, ClassVar

from sqlanon.algorithms import Algorithm
from sqlanon.release.recoding import Buckets, Recoding
from sqlanon.sql.statement import Query, Sql

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlanon.algorithms.base import Problem
    from sqlanon.privacy_models import PrivacyModel
    from sqlanon.sql.workspace import Workspace

L = 3
"""Different sensitive values in a group."""


class Anatomize(Algorithm):
    """Groups of L different sensitive values, from the most frequent ones; in Python, for tests."""

    name: ClassVar[str] = "anatomize"
    reference: ClassVar[str] = "X. Xiao, Y. Tao, Anatomy, VLDB 2006, section 4"

    @property
    def table_suffixes(self) -> tuple[str, ...]:
        """The second table has the sensitive column."""
        return "", Buckets.suffix("illness")

    def refuses(self, model: PrivacyModel) -> str | None:
        """Any model will do for a test."""
        del model
        return None

    def search(self, problem: Problem, workspace: Workspace) -> Recoding:
        """See Algorithm."""
        counts = problem.frequency_set.subjects["illness"].held
        asked = Query("test", Sql(f"SELECT s, cell, n FROM {counts} ORDER BY s, cell"))
        heaps: defaultdict[int, list[int]] = defaultdict(list)
        for s, cell, n in workspace.backend.fetch(asked):
            heaps[int(s)] += [int(cell)] * int(n)
        table = workspace.table("assignment", {"cell": int, "s": int, "class": int, "n": int})
        rows = sum(map(len, heaps.values()))
        dealt = [(*key, n) for key, n in Counter(grouped(heaps)).items()]
        workspace.insert(table, [(cell, s, group, n) for group, s, cell, n in dealt])
        return Buckets(
            assignment=table,
            splits_cells=True,
            suppressed=rows - sum(n for *_, n in dealt),
            sensitive="illness",
            search=self.summary(rounds=1, statements=0),
        )


def grouped(heaps: dict[int, list[int]]) -> Sequence[tuple[int, int, int]]:
    """(group, sensitive code, cell) of every row but those of which each group has one."""
    made: list[tuple[int, int, int]] = []
    groups = 0
    while sum(map(bool, heaps.values())) >= L:
        fullest = sorted(heaps, key=lambda s: (-len(heaps[s]), s))[:L]
        made += [(groups, s, heaps[s].pop()) for s in fullest]
        groups += 1
    for s, cells in heaps.items():
        for cell in cells:
            free = [g for g in range(groups) if all((g, s) != one[:2] for one in made)]
            made += [(group, s, cell) for group in free[:1]]
    return made
