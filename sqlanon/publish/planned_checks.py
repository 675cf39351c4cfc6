"""Checks that let the script of a plan fail where a run would refuse what it has written.

The source may have changed since it was planned. A run finds that by the answers of the verifier,
but a client only prints them. So a script has checks after them.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from sqlanon.sql.statement import Command, Sql, WorkTable

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sqlanon.pipeline.feature import Check
    from sqlanon.release.release import Release, Written
    from sqlanon.sql.statement import Query
    from sqlanon.sql.workspace import Workspace

PLACE = re.compile(r"\bSELECT (\d+) AS place, ")
"""Where a query of the verifier begins to count for a condition, or a column."""


@dataclass(slots=True)
class PlannedChecks:
    """Statements of a script that fail where an answer is not as it should be.

    Attributes:
        required: Whether a run refuses a release that violates a model.
        ends: The checks at which the script ends in any case: what a run does and it cannot.
    """

    workspace: Workspace
    required: bool
    ends: Sequence[str]
    asked: Mapping[str, Check]
    _made: int = field(default=0, init=False)

    @property
    def possible(self) -> bool:
        """Whether scripts fail by a check on this engine."""
        return self.workspace.dialect.checks_plans

    def sizes(self, release: Release, written: Written) -> list[Command]:
        """Fail where the source, or what was written, has other rows than were planned.

        Also in any case, where a run does what a script cannot.
        """
        sizes = [
            (release.source.sql, release.frequency_set.rows),
            (written.relations[0], release.row_count),
        ]
        query = self.workspace.fragment("publish/planned_sizes", sizes=sizes)
        guards = self._build_guard(["other_source_than_planned", "other_rows_than_planned"], query)
        fails = self.workspace.fragment("publish/planned_end")
        return [*(step for name in self.ends for step in self._build_guard([name], fails)), *guards]

    def after(self, query: Query) -> list[Command]:
        """Fail where a question of the verifier is not answered as it should be."""
        own = self.asked.get(query.name)
        if own is not None and own.fails is not None:
            asked = self.workspace.fragment("publish/planned_answer", query=query.sql)
            return self._build_guard([own.fails], asked)
        if not (self.required and query.name == "verify/violations"):
            return []
        places = range(len(PLACE.findall(query.sql)))
        return self._build_guard([f"model_violated_{place}" for place in places], query.sql)

    def _build_guard(self, names: Sequence[str], query: Sql) -> list[Command]:
        if not self.possible:
            return []
        workspace, columns = self.workspace, [Sql(name) for name in names]
        name = f"_sqlanon_{workspace.run_id}_guard_{self._made}"
        self._made += 1
        guard = WorkTable(name, workspace.dialect.quote(name))
        steps = (
            workspace.command("compiled/guard", guard=guard, columns=columns, noted=[]),
            workspace.command(
                "compiled/guarded", guard=guard, columns=columns, query=query, noted=[]
            ),
            workspace.command("workspace/drop", tables=[guard]),
        )
        return [Command(f"plan/{step.name.rpartition('/')[2]}", step.sql) for step in steps]
