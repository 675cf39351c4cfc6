"""What a run did and measured: counts, shares and names, never a value of the table."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any, ClassVar

from typing_extensions import override

from sqlanon.common.wording import whole
from sqlanon.release.recoding import Buckets, SearchSummary
from sqlanon.report import sections
from sqlanon.report.charts import hierarchy_charts, risk_charts, utility_charts
from sqlanon.report.data import (
    ClassSizes,
    ColumnRisk,
    Database,
    Fate,
    RecodingSummary,
    ReleaseChanges,
    ReleaseTarget,
    ResumedRun,
    RiskChange,
    Rows,
    SeenAfterwards,
    Versions,
)
from sqlanon.report.details import MeasuredDetail, detail_sections
from sqlanon.report.external import (
    LEFT_OUT,
    NO_LOSSES,
    details_of_release,
    models_of_release,
    network_of_release,
    recoding_of_release,
    risk_of_release,
    search_of_job,
    unraised_of_release,
    warnings_of_release,
)
from sqlanon.report.joint import JointClasses, changed_facts, together_facts
from sqlanon.report.limits import Circumstances, done, guarantee_table, list_limits
from sqlanon.report.loss import Losses
from sqlanon.report.network import MeasuredNetwork, network_facts
from sqlanon.report.sections import Chapter, Fact, Facts, circumstances, job_lines
from sqlanon.report.told import Told
from sqlanon.report.wording import counterfeits, found_by, model_phrase, rows_line
from sqlanon.verify.figures import Figures
from sqlanon.verify.measure import ModelResult
from sqlanon.warnings import ReleaseWarning
from sqlanon.warnings.columns import EXACT_RANGE_ENDS

MEASURED = (
    "after its rows had been written and before they were published, by queries that share "
    "nothing with the search."
)
CERTIFIES = (
    "Keep the JSON of this report: `sqlanon check --certificate report.json` measures the table "
    "anew, and says whether it still is what is described here."
)


@dataclass(frozen=True, slots=True, repr=False)
class Report(Told):
    """What a run did.

    Attributes:
        run_id: 12 hexadecimal digits; also in the ledger.
        source: The table that was read.
        target: Where the release is, and how it got there.
        rows: Rows read, published, suppressed.
        classes: Equivalence classes, as measured on the release.
        models: Each privacy model: what was required, what was reached.
        loss: What it cost.
        risk: Before and after, by the quasi-identifiers.
        other_columns: Each published column that is not generalized, with the risk if it is known
            as well.
        warnings: What its owner should know before others have it.
        unraised: Codes of warnings that the job accepts and that were not raised.
        recoding: Its kind, and what it does to each quasi-identifier.
        columns: What became of each column of the source.
        search: Algorithm, whether proved optimal, rounds or nodes, statements.
        seconds: Wall-clock seconds of each phase and in total.
        statements: Statements of the whole run, but for those of an embedded search; None where
            that is not told.
        started: When the run began, with its zone.
        ended: When the release had been verified, with its zone.
        versions: Of sqlanon, Python, the engine and the driver.
        database: Where it was done, and as whom.
        job: What was asked, as it was written, without secrets and values of the table.
        job_digest: SHA-256 of the job without connection and secrets; also in the ledger.
        changes: Who came and went since the release that it replaces; None where the two were not
            compared.
        together: The release read together with those of its source before it; None where the job
            does not ask for that.
        resumed: The run in place whose labels stood in the source, and how many rows came since;
            None where there were none.
        details: Its detail tables: what became of their rows, and what these tell of persons.
        network: Its masked network, and what it loses; None where it has none.
        figures: What charts show; None where they were not asked for.
        afterwards: What readers saw when a run in place had ended, rows of others too; None of
            other runs, and where it could not be asked any more, which a note says.
        notes: What follows from how it is published; and what happened meanwhile, which is not in
            the ledger.
    """

    schema: ClassVar[str] = "urn:sqlanon:schema/report/1"

    run_id: str
    source: str
    target: ReleaseTarget
    rows: Rows
    classes: ClassSizes
    models: tuple[ModelResult, ...]
    loss: Losses
    risk: RiskChange
    other_columns: dict[str, ColumnRisk]
    warnings: tuple[ReleaseWarning, ...]
    unraised: tuple[str, ...]
    recoding: RecodingSummary
    columns: dict[str, Fate]
    search: SearchSummary
    seconds: dict[str, float]
    statements: int | None
    started: datetime
    ended: datetime
    versions: Versions
    database: Database
    job: dict[str, Any]
    job_digest: str
    changes: ReleaseChanges | None
    together: JointClasses | None
    resumed: ResumedRun | None
    details: tuple[MeasuredDetail, ...]
    network: MeasuredNetwork | None
    figures: Figures | None
    afterwards: SeenAfterwards | None
    notes: tuple[str, ...]

    @override
    def external(self) -> Report:
        return replace(
            self,
            rows=Rows(None, self.rows.published, None, None),
            models=models_of_release(self.models, self.columns),
            loss=NO_LOSSES,
            risk=risk_of_release(self.risk),
            warnings=warnings_of_release(self.warnings),
            unraised=unraised_of_release(self.unraised),
            recoding=recoding_of_release(self.recoding),
            search=search_of_job(self.search),
            seconds={},
            statements=None,
            changes=None,
            together=None,
            resumed=None,
            details=details_of_release(self.details),
            network=network_of_release(self.network),
            afterwards=None,
            notes=(),
        )

    def counts(self) -> dict[str, object]:
        """What logs say of it."""
        return {
            "rows": self.rows.source,
            "published": self.rows.published,
            "suppressed": self.rows.suppressed,
            "classes": self.classes.count,
            "warnings": [one.code for one in self.warnings],
        }

    @property
    @override
    def person_risk(self) -> float | None:
        return self.risk.persons

    @property
    @override
    def title(self) -> str:
        rows, source = self.rows, self.rows.source
        told = whole(rows.real) if source is None else f"{whole(rows.real)} of {whole(source)}"
        return f"Release {self.target.table}: {told} rows of {self.source}{counterfeits(rows)}"

    def sentence(self) -> str:
        """One line for the release's comment in the database, which its readers see."""
        models = ", ".join(map(model_phrase, models_of_release(self.models, self.columns)))
        return (
            f"anonymized by sqlanon, run {self.run_id}: {models} reached; "
            f"{whole(self.rows.published)} rows in {whole(self.classes.count)} classes"
        )

    @override
    def sections(self) -> tuple[sections.Section, ...]:
        return (
            self.summary(),
            *sections.column_risks(self.other_columns),
            *sections.warning_facts(self.warnings, self.unraised),
            sections.risk_table(self.risk),
            *detail_sections(self.details),
            *network_facts(self.network),
            guarantee_table(self.models),
            sections.column_table(
                self.columns,
                self.recoding,
                self.loss,
                self.rows.published,
                self.classes.count,
            ),
            *sections.loss_sections(self.loss),
            sections.search_facts(self.recoding, self.search),
            job_lines(self.job),
            self._circumstances(),
        )

    @override
    def chapters(self) -> tuple[Chapter, ...]:
        table = self.target.table
        return (
            Chapter(
                "What was done",
                done(self.rows, self.source, table, self.columns, self.models),
                (self.summary(), *sections.warning_facts(self.warnings, self.unraised)),
            ),
            Chapter(
                "Guarantee",
                (f"What follows was measured on {table} {MEASURED}", CERTIFIES),
                (guarantee_table(self.models),),
            ),
            Chapter(
                "Risk",
                sections=(
                    sections.risk_table(self.risk),
                    *([] if self.figures is None else risk_charts(self.figures, self.person_risk)),
                    *sections.column_risks(self.other_columns),
                    *detail_sections(self.details),
                    *network_facts(self.network),
                ),
            ),
            Chapter(
                "Utility",
                sections=(
                    *sections.loss_sections(self.loss),
                    *([] if self.figures is None else utility_charts(self.figures)),
                    sections.column_table(
                        self.columns,
                        self.recoding,
                        self.loss,
                        self.rows.published,
                        self.classes.count,
                    ),
                ),
            ),
            Chapter(
                "Limits",
                points=list_limits(self._seen_by_limits()),
            ),
            Chapter(
                "How",
                sections=(
                    sections.search_facts(self.recoding, self.search),
                    *([] if self.figures is None else hierarchy_charts(self.figures)),
                    job_lines(self.job),
                    self._circumstances(),
                ),
            ),
        )

    def _seen_by_limits(self) -> Circumstances:
        columns = self.job.get("columns", {})
        roles = {name: said.get("role") for name, said in columns.items() if isinstance(said, dict)}
        together, rows = self.together, self.rows
        left_out = 0 if rows.source is None else rows.source - rows.real
        bounded = [one.column for one in self.warnings if one.code == EXACT_RANGE_ENDS]
        return Circumstances(
            models=self.models,
            sensitive=[name for name, role in roles.items() if role == "sensitive"],
            kept={name: one.risk.unique for name, one in self.other_columns.items()},
            exact_bounds=[name for name in bounded if name],
            as_they_are=self.recoding.kind == Buckets.kind,
            merged=self.search.merged or 0,
            reused=self.search.reused,
            left_out=left_out,
            at_root=0 if left_out else rows.suppressed or 0,
            compared=0 if together is None or together.classes is None else len(together.before),
            resumed=self.resumed,
        )

    def _circumstances(self) -> Facts:
        return circumstances(
            self.run_id,
            self.started,
            self.ended,
            self.versions,
            self.database,
            digest=self.job_digest,
        )

    def summary(self, title: str | None = None) -> Facts:
        """What everybody wants to know first."""
        target = self.target
        facts = (
            Fact("release", f"{target}, from {self.source}"),
            Fact("rows", rows_line(self.rows)),
            *sections.class_facts(self.classes),
            *sections.model_facts(self.models),
            *sections.loss_facts(self.loss),
            sections.risk_fact(self.risk.before, self.risk.after, persons=self.risk.persons),
            *([LEFT_OUT] if self.rows.source is None else []),
            *_reused(self.search),
            *changed_facts(self.changes),
            *together_facts(self.together),
            *_seen(self.afterwards),
            *sections.seconds_facts(self.seconds, self.statements),
            *(Fact("note", note) for note in self.notes),
        )
        return Facts(title, facts)


def _reused(search: SearchSummary) -> tuple[Fact, ...]:
    """Whose recoding it is, where none was searched for."""
    return () if search.reused is None else (Fact("recoding", found_by(search)),)


def _seen(afterwards: SeenAfterwards | None) -> tuple[Fact, ...]:
    """What readers saw at the end."""
    if afterwards is None:
        return ()
    others = afterwards.came or afterwards.below_k
    return (Fact("seen at the end", str(afterwards), "warn" if others else "plain"),)
