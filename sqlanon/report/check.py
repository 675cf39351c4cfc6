"""What `check` measured of a relation."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING, ClassVar

from sqlanon.report import sections
from sqlanon.report.circumstances import circumstances
from sqlanon.report.data import ClassSizes, ColumnRisk, Database, Risk, Versions
from sqlanon.report.sections import Fact, Facts
from sqlanon.report.told import Told
from sqlanon.verify.measure import ModelResult
from sqlanon.warnings import ReleaseWarning, Seen, warnings_of
from sqlanon.wording import counted

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sqlanon.source.inspection import Relation
    from sqlanon.sql.workspace import Workspace
    from sqlanon.verify import measure
    from sqlanon.verify.known_columns import KnownColumn


@dataclass(frozen=True, slots=True, repr=False)
class CheckReport(Told):
    """Classes and risk of a relation, and each model with its measured value.

    Attributes:
        run_id: 12 hexadecimal digits.
        table: The relation.
        quasi: Its quasi-identifiers.
        rows: Its rows.
        classes: Its equivalence classes.
        k: Rows of the smallest class; None without rows.
        models: Each model that it should satisfy.
        risk: Its re-identification risk by the quasi-identifiers.
        other_columns: Each other column, with the risk if it is known as well.
        warnings: What readers of it could do that the models say nothing of.
        holds: Whether every model holds.
        started: When the measuring began, with its zone.
        ended: When it was done, with its zone.
        versions: Of sqlanon, Python, the engine and the driver.
        database: Where it was done, and as whom.
    """

    schema: ClassVar[str] = "urn:sqlanon:schema/check/1"

    run_id: str
    table: str
    quasi: tuple[str, ...]
    rows: int
    classes: ClassSizes
    k: int | None
    models: tuple[ModelResult, ...]
    risk: Risk
    other_columns: dict[str, ColumnRisk]
    warnings: tuple[ReleaseWarning, ...]
    holds: bool
    started: datetime
    ended: datetime
    versions: Versions
    database: Database

    @classmethod
    def of(
        cls,
        workspace: Workspace,
        table: Relation,
        quasi: Sequence[str],
        sizes: measure.MeasuredClasses,
        results: Sequence[ModelResult],
        *,
        columns: Sequence[KnownColumn],
        others: Iterable[Relation],
    ) -> CheckReport:
        """A report of measured classes and columns."""
        seen = Seen(
            job=None,
            source=table,
            sizes=sizes,
            columns=tuple(columns),
            others=tuple(others),
            source_rows=sizes.rows,
        )
        return cls(
            run_id=workspace.run_id,
            table=str(table.name),
            quasi=tuple(quasi),
            rows=sizes.rows,
            classes=ClassSizes.of(sizes),
            k=sizes.smallest,
            models=tuple(results),
            risk=Risk.of(sizes.count, sizes.smallest, sizes.rows, sizes.unique),
            other_columns={column.name: ColumnRisk.of(column) for column in columns},
            warnings=warnings_of(seen),
            holds=all(result.holds for result in results),
            started=workspace.started,
            ended=datetime.now(UTC),
            versions=Versions.of(workspace.backend.engine),
            database=Database.of(workspace),
        )

    def counts(self) -> dict[str, object]:
        """What logs say of it."""
        return {
            "rows": self.rows,
            "classes": self.classes.count,
            "holds": self.holds,
            "warnings": [one.code for one in self.warnings],
        }

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
            *sections.column_risks(self.other_columns),
            *sections.warning_facts(self.warnings),
            *([sections.model_table(self.models)] if self.models else []),
            circumstances(self.run_id, self.started, self.ended, self.versions, self.database),
        )
