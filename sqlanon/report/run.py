"""The report of a run: counts, shares and names, never a value of the table."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar, Self

from typing_extensions import override

from sqlanon.common.wording import whole
from sqlanon.report import sections
from sqlanon.report.data import CODES, GivenApproval, InventedCell, ReleaseTarget, SeenAfterwards
from sqlanon.report.details import detail_sections
from sqlanon.report.drift import Drift, drift_tables
from sqlanon.report.external import LEFT_OUT, models_of_release
from sqlanon.report.joint import build_change_facts, together_facts
from sqlanon.report.measurement import MeasuredRelease
from sqlanon.report.network import network_facts
from sqlanon.report.reasons import Reasons
from sqlanon.report.sections import Chapter, Fact, Facts, FirstPage, Table
from sqlanon.report.wording import counterfeits, describe_origin, model_phrase, rows_line
from sqlanon.warnings.columns import EXACT_RANGE_ENDS

if TYPE_CHECKING:
    from sqlanon.report.limits import Circumstances

MEASURED = (
    "after its rows had been written and before they were published, by queries that share "
    "nothing with the search."
)
CERTIFIES = (
    "Keep the JSON of this report: `sqlanon check --certificate report.json` measures the table "
    "anew, and says whether it still is what is described here."
)


@dataclass(frozen=True, slots=True, repr=False, kw_only=True)
class Report(MeasuredRelease):
    """The report of a run.

    Attributes:
        statements: Statements of the whole run, without those of an embedded search; None where the
            number is left out.
        afterwards: The table after a run in place, with rows that others wrote; None for other
            runs, and where it could not be read any more, which a note says.
        drift: Its differences from the release before and from what was approved; None where there
            is neither.
        invented: Invented rows, by column, and their form in the release: up to three, and only for
            readers who may see the source.
    """

    schema: ClassVar[str] = "urn:sqlanon:schema/report/2"

    target: ReleaseTarget
    statements: int | None
    afterwards: SeenAfterwards | None
    approval: GivenApproval | None = None
    drift: Drift | None = None
    invented: tuple[dict[str, InventedCell], ...] = ()

    @override
    def external(self) -> Self:
        return replace(
            MeasuredRelease.external(self),
            statements=None,
            afterwards=None,
            approval=None,
            drift=None,
            invented=(),
        )

    def to_ledger_json(self) -> str:
        """Return the JSON for the ledger, without drift, which the history measures itself."""
        return replace(self, figures=None, fingerprint=None, drift=None, invented=()).to_json()

    def counts(self) -> dict[str, object]:
        """Return the figures for logs."""
        return {
            "rows": self.rows.source,
            "published": self.rows.published,
            "suppressed": self.rows.suppressed,
            "classes": self.classes.count,
            "warnings": [one.code for one in self.warnings],
        }

    @property
    @override
    def title(self) -> str:
        rows, source = self.rows, self.rows.source
        part = source is not None and self.guard != "suppress"  # its rows left out are in neither
        told = f"{whole(rows.real)} of {whole(source or 0)}" if part else whole(rows.real)
        return f"Release {self.target.table}: {told} rows of {self.source}{counterfeits(rows)}"

    def sentence(self) -> str:
        """Return a line for the release's comment in the database, which its readers see."""
        models = ", ".join(map(model_phrase, models_of_release(self.models, self.columns)))
        return (
            f"anonymized by sqlanon, run {self.run_id}: {models} reached; "
            f"{whole(self.rows.published)} rows in {whole(self.classes.count)} classes"
        )

    @override
    def sections(self) -> tuple[sections.Section, ...]:
        from sqlanon.report.first_page import answers_of, verdict_of  # noqa: PLC0415 - of texts
        from sqlanon.report.limits import guarantee_table  # noqa: PLC0415

        reasons = Reasons.of(self.job)
        return (
            Facts(None, (verdict_of(self), *answers_of(self))),
            self.summary(),
            *([Facts("Why so", reasons.facts())] if reasons.facts() else []),
            *sections.column_risks(self.other_columns),
            *sections.warning_facts(self.warnings, self.unraised),
            *([sections.risk_table(self.risk)] if self._risk_told else []),
            *detail_sections(self.details),
            *network_facts(self.network),
            guarantee_table(self.models, reasons),
            self._column_table(),
            *sections.loss_sections(self.loss),
            *drift_tables(self.drift),
            *self.how(),
        )

    @override
    def chapters(self) -> tuple[Chapter, ...]:
        from sqlanon.report import charts  # noqa: PLC0415 - of pages alone
        from sqlanon.report.limits import done, guarantee_table, list_limits  # noqa: PLC0415

        table = self.target.table
        found, *asked = self.how()
        return (
            Chapter(
                "What was done",
                done(
                    self.rows,
                    self.source,
                    table,
                    self.columns,
                    self.models,
                    unchanged=self.unchanged,
                    guard=self.guard,
                ),
                (
                    self.summary(),
                    *sections.warning_facts(self.warnings, self.unraised),
                    *drift_tables(self.drift),
                ),
            ),
            Chapter(
                "Guarantee",
                (f"What follows was measured on {table} {MEASURED}", CERTIFIES),
                (guarantee_table(self.models, Reasons.of(self.job)),),
            ),
            Chapter(
                "Risk",
                sections=(
                    *([sections.risk_table(self.risk)] if self._risk_told else []),
                    *(
                        []
                        if self.figures is None
                        else charts.risk_charts(self.figures, self.risk.persons)
                    ),
                    *sections.column_risks(self.other_columns),
                    *detail_sections(self.details),
                    *network_facts(self.network),
                ),
            ),
            Chapter(
                "Utility",
                sections=(
                    *sections.loss_sections(self.loss),
                    *([] if self.figures is None else charts.utility_charts(self.figures)),
                    self._column_table(),
                ),
            ),
            Chapter("Limits", points=list_limits(self._build_circumstances())),
            Chapter(
                "How",
                sections=(
                    found,
                    *([] if self.figures is None else charts.hierarchy_charts(self.figures)),
                    *asked,
                ),
            ),
        )

    @override
    def first_page(self) -> FirstPage:
        from sqlanon.report.first_page import first_page  # noqa: PLC0415 - of pages alone

        return first_page(self, self._build_circumstances())

    def _column_table(self) -> Table:
        return sections.column_table(
            self.columns,
            self.recoding,
            self.loss,
            self.rows.published,
            self.classes.count,
            reasons=Reasons.of(self.job).columns,
            sensitive=self.sensitive,
        )

    def _build_circumstances(self) -> Circumstances:
        from sqlanon.report.limits import Circumstances  # noqa: PLC0415

        together, rows = self.together, self.rows
        left_out = 0 if rows.source is None else rows.source - rows.real
        bounded = [one.column for one in self.warnings if one.code == EXACT_RANGE_ENDS]
        return Circumstances(
            models=self.models,
            sensitive=self.sensitive,
            kept={
                name: one.risk.unique
                for name, one in self.other_columns.items()
                if self.columns.get(name) not in CODES
            },
            exact_bounds=[name for name in bounded if name],
            as_they_are="quasi-identifier as it is" in self.columns.values(),
            merged=self.search.merged or 0,
            reused=self.search.reused,
            left_out=left_out,
            at_root=0 if left_out else rows.suppressed or 0,
            compared=0 if together is None or together.classes is None else len(together.before),
            guard=self.guard,
            withheld=0 if together is None else together.withheld,
            resumed=self.resumed,
        )

    @property
    def _risk_told(self) -> bool:
        """Whether there is a risk to report, or no row that has one."""
        return self.risk.after.average is not None or not self.rows.published

    def summary(self, title: str | None = None) -> Facts:
        """Return the most important facts."""
        target = self.target
        left = "; not counted: rows that the guard left out" if self.guard == "suppress" else ""
        facts = (
            Fact("release", f"{target}, from {self.source}"),
            Fact("rows", f"{rows_line(self.rows)}{left}"),
            *sections.class_facts(self.classes),
            *sections.model_facts(self.models),
            *sections.loss_facts(self.loss),
            *([sections.risk_fact(self.risk)] if self._risk_told else []),
            *([LEFT_OUT] if self.rows.source is None else []),
            *([] if self.approval is None else [Fact("approval", str(self.approval))]),
            *([Fact("recoding", describe_origin(self.search))] if self.search.reused else []),
            *build_change_facts(self.changes),
            *together_facts(self.together),
            *_build_afterwards_facts(self.afterwards),
            *sections.seconds_facts(self.seconds, self.statements),
            *(Fact("note", note) for note in self.notes),
        )
        return Facts(title, facts)


def _build_afterwards_facts(afterwards: SeenAfterwards | None) -> tuple[Fact, ...]:
    """Build the fact on the table at the end of a run in place."""
    if afterwards is None:
        return ()
    others = afterwards.came or afterwards.below_k
    return (Fact("seen at the end", str(afterwards), "warn" if others else "plain"),)
