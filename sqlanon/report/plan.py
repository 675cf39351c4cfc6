"""What a run would publish."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

from sqlanon.report.assemble import described, fates
from sqlanon.report.loss import Loss, total_loss

if TYPE_CHECKING:
    from sqlanon.algorithms import Comparison
    from sqlanon.job.job import Job
    from sqlanon.release.release import Content
    from sqlanon.sql.statement import Script
    from sqlanon.sql.workspace import Workspace


@dataclass(frozen=True, slots=True)
class Plan:
    """What a run would publish; nothing was written.

    Attributes:
        source: The table that was read.
        rows: Rows read, rows that would be suppressed.
        loss: NCP, NCP with set sizes, and LM per column, each in [0, 1].
        total: What all columns and rows lose, by every metric.
        recoding: Its kind, and what describes it.
        columns: What would become of each column.
        search: How it was found.
        comparison: The level vectors of least loss, where the algorithm chooses one.
        seconds: Wall-clock seconds of each phase.
        script: Every statement: one of each kind that staging and searching ran, then those that
            would write and publish.
    """

    source: str
    rows: dict[str, int]
    loss: dict[str, dict[str, float]]
    total: Loss
    recoding: dict[str, Any]
    columns: dict[str, str]
    search: dict[str, Any]
    comparison: Comparison | None
    seconds: dict[str, float]
    script: Script

    @classmethod
    def of(
        cls,
        job: Job,
        content: Content,
        workspace: Workspace,
        comparison: Comparison | None,
        script: Script,
    ) -> Plan:
        """A plan of what was found."""
        return cls(
            str(job.source),
            {"source": content.frequency_set.rows, "suppressed": content.recoding.suppressed},
            {
                loss.name: {
                    "ncp": float(loss.ncp),
                    "ncp_set": float(loss.ncp_set),
                    "lm": float(loss.lm),
                }
                for loss in content.classes.losses
            },
            total_loss(content.frequency_set, content.recoding, content.classes, content.asked.k),
            described(content),
            fates(job, content),
            asdict(content.recoding.search),
            comparison,
            dict(workspace.seconds),
            script,
        )

    def to_dict(self) -> dict[str, Any]:
        """The plan as plain data, ready for JSON; the script as one text.

        `solutions` lists the level vectors that were compared, `solutions_proved` says whether no
        other costs less than the last of them; without a comparison they are empty and None.
        """
        apart = {"script", "comparison"}
        made = {name: getattr(self, name) for name in self.__slots__ if name not in apart}
        compared = self.comparison
        return {
            **made,
            "total": asdict(self.total),
            "solutions": [] if compared is None else [asdict(one) for one in compared.solutions],
            "solutions_proved": None if compared is None else compared.proved,
            "script": self.script.text(),
        }
