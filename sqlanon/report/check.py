"""What `check` measured of a relation."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from sqlanon.report import sections
from sqlanon.report.data import ClassSizes, Risk, Versions
from sqlanon.report.sections import Fact, Facts
from sqlanon.report.told import Told
from sqlanon.report.wording import counted
from sqlanon.verify.measure import ModelResult

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlanon.sql.names import RelationName
    from sqlanon.sql.workspace import Workspace
    from sqlanon.verify import measure


@dataclass(frozen=True, slots=True, repr=False)
class CheckReport(Told):
    """Classes and risk of a relation, and each model with its measured value.

    Attributes:
        table: The relation.
        quasi: Its quasi-identifiers.
        rows: Its rows.
        classes: Its equivalence classes.
        k: Rows of the smallest class; None without rows.
        models: Each model that it should satisfy.
        risk: Its re-identification risk by the quasi-identifiers.
        holds: Whether every model holds.
        started: When the measuring began, with its zone.
        ended: When it was done, with its zone.
        versions: Of sqlanon, the engine and the driver.
    """

    table: str
    quasi: tuple[str, ...]
    rows: int
    classes: ClassSizes
    k: int | None
    models: tuple[ModelResult, ...]
    risk: Risk
    holds: bool
    started: datetime
    ended: datetime
    versions: Versions

    @classmethod
    def of(
        cls,
        workspace: Workspace,
        table: RelationName,
        quasi: Sequence[str],
        sizes: measure.ClassSizes,
        results: Sequence[ModelResult],
    ) -> CheckReport:
        """A report of measured classes."""
        return cls(
            table=str(table),
            quasi=tuple(quasi),
            rows=sizes.rows,
            classes=ClassSizes.of(sizes),
            k=sizes.smallest,
            models=tuple(results),
            risk=Risk.of(sizes.count, sizes.smallest, sizes.rows, sizes.unique),
            holds=all(result.holds for result in results),
            started=workspace.started,
            ended=datetime.now(UTC),
            versions=Versions.of(workspace.backend.engine),
        )

    @property
    def title(self) -> str:
        """See Told."""
        verdict = "holds" if self.holds else "DOES NOT HOLD"
        return f"Check of {self.table}{f': {verdict}' if self.models else ''}"

    def sections(self) -> tuple[sections.Section, ...]:
        """See Told."""
        facts = (
            Fact("table", f"{self.table}, {counted(self.rows, 'row')}"),
            Fact("quasi", ", ".join(self.quasi)),
            *sections.class_facts(self.classes),
            *([] if self.risk.highest is None else [sections.risk_fact(self.risk)]),
            *sections.model_facts(self.models),
        )
        return (
            Facts(None, facts),
            *([sections.model_table(self.models)] if self.models else []),
            sections.circumstances(self.started, self.ended, self.versions),
        )
