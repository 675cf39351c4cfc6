"""The result of `check` on a relation, and its comparison with a report of the release."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar, Self, TypeAlias

from typing_extensions import override

from sqlanon.common.wording import inflect, whole
from sqlanon.privacy_models.person_anonymity import PersonAnonymity
from sqlanon.report import sections
from sqlanon.report.charts import risk_charts
from sqlanon.report.data import (
    NO_RISK,
    ClassSizes,
    ColumnRisk,
    ReleaseChanges,
    Risk,
    RiskChange,
    Rows,
)
from sqlanon.report.external import models_of_release
from sqlanon.report.limits import Circumstances, guarantee_table, list_limits
from sqlanon.report.measurement import Measured, build_measurement_fields
from sqlanon.report.network import MaskedNetwork, build_masked_facts
from sqlanon.report.sections import Chapter, Column, Fact, Facts, Table
from sqlanon.report.wording import measure
from sqlanon.verify.measure import MeasuredClasses, ModelResult
from sqlanon.warnings import WarningContext, warnings_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from sqlanon.report.sections import Section
    from sqlanon.source.inspection import Relation
    from sqlanon.sql.workspace import Workspace
    from sqlanon.verify.figures import Figures
    from sqlanon.verify.known_columns import KnownColumn


@dataclass(frozen=True, slots=True, repr=False, kw_only=True)
class CheckReport(Measured):
    """Classes and risk of a relation, and each model with its measured value.

    Attributes:
        drawn: Columns that are left out of `other_columns`: the last run assigned their numbers at
            random, so that attackers cannot know them.
        certificate: The figures of a report of it beside these; None where there was none.
        groups: The groups by which models of values in a second table are measured; None without
            one.
        network: The masked network that the rows belong to; None where none was named.
    """

    schema: ClassVar[str] = "urn:sqlanon:schema/check/2"

    table: str
    quasi: tuple[str, ...]
    drawn: tuple[str, ...]
    certificate: CertificateComparison | None
    holds: bool
    groups: ClassSizes | None
    network: MaskedNetwork | None

    @classmethod
    def of(
        cls,
        workspace: Workspace,
        table: Relation,
        quasi: Sequence[str],
        sizes: MeasuredClasses,
        results: Sequence[ModelResult],
        *,
        columns: Sequence[KnownColumn],
        others: Iterable[Relation],
        figures: Figures | None = None,
        groups: MeasuredClasses | None = None,
        drawn: Iterable[str] = (),
        persons: Sequence[KnownColumn] = (),
        network: MaskedNetwork | None = None,
    ) -> CheckReport:
        """A report of measured classes and columns, those of persons among them."""
        seen = WarningContext(
            job=None,
            source=table,
            sizes=sizes,
            columns=tuple(columns),
            others=tuple(others),
            source_rows=sizes.rows,
            persons=tuple(persons),
            network=network,
        )
        risk = Risk.of(sizes.count, sizes.smallest, sizes.rows, sizes.unique)
        return cls(
            **build_measurement_fields(workspace),
            table=str(table.name),
            quasi=tuple(quasi),
            rows=Rows(None, sizes.rows, None, None),
            classes=ClassSizes.of(sizes),
            models=tuple(results),
            risk=RiskChange(NO_RISK.before, risk, _of_persons(results)),
            other_columns={column.name: ColumnRisk.of(column) for column in columns},
            drawn=tuple(drawn),
            warnings=warnings_of(seen),
            certificate=None,
            figures=figures,
            holds=all(result.holds for result in results),
            groups=None if groups is None else ClassSizes.of(groups),
            network=network,
        )

    @override
    def external(self) -> Self:
        return replace(self, models=models_of_release(self.models), changes=None)

    def counts(self) -> dict[str, object]:
        """Return the figures for logs."""
        return {
            "rows": self.rows.published,
            "classes": self.classes.count,
            "holds": self.holds,
            "warnings": [one.code for one in self.warnings],
        }

    @property
    @override
    def title(self) -> str:
        verdict = "holds" if self.holds else "DOES NOT HOLD"
        return f"Check of {self.table}{f': {verdict}' if self.models else ''}"

    @override
    def sections(self) -> tuple[sections.Section, ...]:
        facts = (
            Fact("table", f"{self.table}, {inflect(self.rows.published, 'row')}"),
            Fact("quasi", ", ".join(self.quasi)),
            *sections.class_facts(self.classes),
            *([] if self.groups is None else sections.class_facts(self.groups, "groups")),
            *([] if self.risk.after.highest is None else [sections.risk_fact(self.risk)]),
            *sections.model_facts(self.models),
            *([Fact("drawn by lot", ", ".join(self.drawn))] if self.drawn else []),
            *_build_change_facts(self.changes, self.models),
        )
        return (
            Facts(None, facts),
            *_build_network_facts(self.network),
            *_certificate_sections(self.certificate),
            *sections.column_risks(self.other_columns),
            *sections.warning_facts(self.warnings),
            *([guarantee_table(self.models)] if self.models else []),
            self.circumstances(),
        )

    @override
    def chapters(self) -> tuple[Chapter, ...]:
        summary, *rest = self.sections()
        figures = self.figures
        charts = () if figures is None else tuple(risk_charts(figures, self.risk.persons))
        guarded = guarantee_table(self.models).title
        measured = [one for one in rest if one.title == guarded]
        certified = [*_build_network_facts(self.network), *_certificate_sections(self.certificate)]
        risks = sections.column_risks(self.other_columns)
        told = {one.title for one in (*measured, *certified, *risks)}
        kept = {name: one.risk.unique for name, one in self.other_columns.items()}
        return (
            Chapter("What was found", sections=(summary, *certified)),
            Chapter("Guarantee", sections=tuple(measured)),
            Chapter("Risk", sections=(*charts, *risks)),
            Chapter("Limits", points=list_limits(Circumstances(models=self.models, kept=kept))),
            Chapter("How", sections=tuple(one for one in rest if one.title not in told)),
        )


def _build_network_facts(network: MaskedNetwork | None) -> tuple[Facts, ...]:
    return () if network is None else (Facts("Masked network", build_masked_facts(network)),)


def _of_persons(models: Iterable[ModelResult]) -> float | None:
    """The highest risk of a person; None where rows are counted, or there are none."""
    fewest = [one.reached for one in models if one.name == PersonAnonymity.name and one.reached]
    return 1 / min(fewest) if fewest else None


def _build_change_facts(
    changes: ReleaseChanges | None, models: Iterable[ModelResult]
) -> tuple[Fact, ...]:
    """Build the fact on rows, or persons, added and removed since the view was last filled."""
    if changes is None:
        return ()
    what = "persons" if any(one.name == PersonAnonymity.name for one in models) else "rows"
    text = (
        f"{changes.describe_moves()} since {changes.before}, in "
        f"{inflect(changes.groups, 'group')}, {whole(changes.small_groups)} of fewer than "
        f"{changes.k}"
    )
    return (Fact(f"changed {what}", text, "warn" if changes.small_groups else "plain"),)


# -- figures of a report, and the same measured again ----------------------------------------------

Stated: TypeAlias = int | float | bool | str | None
"""A figure as JSON has it."""
_NEAR = 1e-9
"""Figures that are no whole numbers are the same to so many parts of them."""


@dataclass(frozen=True, slots=True)
class CertifiedFigure:
    """A figure of a report, and the same measured again."""

    name: str
    certified: Stated
    measured: Stated
    agrees: bool


@dataclass(frozen=True, slots=True)
class CertificateComparison:
    """A report's figures beside those of the table now.

    Attributes:
        ended: When its release was verified.
        not_compared: Models that the release alone does not show, and detail tables, and why.
    """

    run_id: str
    ended: str
    job_digest: str
    agrees: bool
    figures: tuple[CertifiedFigure, ...]
    not_compared: dict[str, str]


def compare_figures(
    certified: Mapping[str, Stated], measured: Mapping[str, Stated]
) -> tuple[CertifiedFigure, ...]:
    """Pair the figures of both sides, in the order of the first; None where a side lacks one."""
    return tuple(
        CertifiedFigure(
            name, certified.get(name), measured.get(name), _same(name, certified, measured)
        )
        for name in dict.fromkeys([*certified, *measured])
    )


def _same(name: str, certified: Mapping[str, Stated], measured: Mapping[str, Stated]) -> bool:
    if (name in certified) != (name in measured):
        return False
    one, other = certified[name], measured[name]
    if isinstance(one, float) and isinstance(other, float | int):
        return math.isclose(one, other, rel_tol=_NEAR, abs_tol=_NEAR)
    return type(one) is type(other) and one == other


def _certificate_sections(found: CertificateComparison | None) -> Iterable[Section]:
    """Yield the agreements, differences and gaps of a certificate; nothing without one."""
    if found is None:
        return
    wrong = [one for one in found.figures if not one.agrees]
    total = inflect(len(found.figures), "figure")
    verdict = f"all {total} agree" if found.agrees else f"DOES NOT AGREE in {len(wrong)} of {total}"
    facts = [
        Fact("certificate", f"of run {found.run_id}, {found.ended}: job {found.job_digest[:12]}…"),
        Fact("verdict", verdict, "good" if found.agrees else "bad"),
        *(Fact("not compared", f"{name}: {why}") for name, why in found.not_compared.items()),
    ]
    yield Facts("Certificate", tuple(facts))
    for title, shown, detail in (
        ("Figures that differ", wrong, False),
        ("Figures that agree", [one for one in found.figures if one.agrees], True),
    ):
        if shown:
            yield Table(
                title,
                (
                    Column("figure"),
                    Column("certified", numeric=True),
                    Column("measured", numeric=True),
                ),
                tuple(
                    (one.name, _format_value(one.certified), _format_value(one.measured))
                    for one in shown
                ),
                detail,
            )


def _format_value(value: Stated) -> str:
    if isinstance(value, bool | str):
        return str(value)
    return measure(value)
