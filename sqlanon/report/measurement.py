"""The record of what was measured, in every report, and the record of a release.

`Report`, `Plan`, `CheckReport` and `ReleaseComparison` add what is their own; `PastRun` has the
parts that the ledger keeps. A part has one name in Python and in JSON, and one way to be printed.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from math import isclose
from typing import TYPE_CHECKING, Any, Self

from typing_extensions import override

from sqlanon.job.fingerprint import Fingerprint
from sqlanon.job.redaction import HIDDEN
from sqlanon.release.recoding import SearchSummary
from sqlanon.report import external, sections
from sqlanon.report.data import (
    NO_RISK,
    ClassSizes,
    ColumnRisk,
    Database,
    Fate,
    RecodingSummary,
    ReleaseChanges,
    ResumedRun,
    RiskChange,
    Rows,
    Versions,
)
from sqlanon.report.details import MeasuredDetail
from sqlanon.report.joint import JointClasses
from sqlanon.report.loss import Losses
from sqlanon.report.network import MeasuredNetwork
from sqlanon.report.renderable import Renderable
from sqlanon.verify.figures import Figures
from sqlanon.verify.measure import ModelResult
from sqlanon.warnings import ReleaseWarning

if TYPE_CHECKING:
    from sqlanon.report.sections import Chart, Facts, Section, Table
    from sqlanon.sql.workspace import Workspace


@dataclass(frozen=True, slots=True, repr=False, kw_only=True)
class Measured(Renderable):
    """The figures of a table, of a release or of several, and when, where and with what.

    Attributes:
        rows: Rows read, published, suppressed; of a comparison the persons of all releases, of a
            plan those that would be.
        classes: Equivalence classes; of a comparison joint classes.
        models: Each privacy model: what was required, what was reached. A plan has those that the
            algorithm does not guarantee.
        other_columns: Each column that is published and not generalized, with the risk if it is
            known as well.
        changes: Added and removed persons since the replaced release, or since a view was last
            filled; None where the two were not compared.
        started: When the run began, or the search of a plan, with its zone.
    """

    run_id: str
    rows: Rows
    classes: ClassSizes
    models: tuple[ModelResult, ...]
    risk: RiskChange = NO_RISK
    other_columns: dict[str, ColumnRisk] = field(default_factory=dict)
    warnings: tuple[ReleaseWarning, ...] = ()
    changes: ReleaseChanges | None = None
    figures: Figures | None = None
    started: datetime
    ended: datetime
    versions: Versions
    database: Database

    @property
    def k(self) -> int | None:
        """Rows of the smallest class, or persons of a joint class; None without any."""
        return self.classes.min

    @property
    @override
    def audience(self) -> str | None:
        return None if self.figures is None else self.figures.audience

    @override
    def charts(self) -> tuple[Chart | Table, ...]:
        if self.figures is None:
            return ()
        from sqlanon.report.charts import (  # noqa: PLC0415 - for pages
            hierarchy_charts,
            risk_charts,
            utility_charts,
        )

        risks = risk_charts(self.figures, self.risk.persons)
        return (*risks, *utility_charts(self.figures), *hierarchy_charts(self.figures))

    def circumstances(self, digest: str | None = None) -> Facts:
        """Return the facts on user, time and versions; `digest` is that of a job."""
        return sections.circumstances(
            self.run_id, self.started, self.ended, self.versions, self.database, digest=digest
        )


def build_measurement_fields(
    workspace: Workspace, database: Database | None = None
) -> dict[str, Any]:
    """Build the fields of `Measured` for user, time and versions; it may query the database."""
    return {
        "run_id": workspace.run_id,
        "started": workspace.started,
        "ended": datetime.now(UTC),
        "versions": Versions.of(workspace.backend.engine),
        "database": Database.of(workspace) if database is None else database,
    }


@dataclass(frozen=True, slots=True, repr=False, kw_only=True)
class MeasuredRelease(Measured):
    """The figures of a release that is, or would be, published, and how it was made.

    Attributes:
        unraised: Codes of warnings that the job accepts and that were not raised.
        search: Algorithm, whether proved optimal, rounds or nodes, statements.
        seconds: Wall-clock seconds of each phase, of a run also in total.
        together: The result of reading it with earlier releases of its source; None where the job
            does not request that.
        resumed: The run in place whose labels were in the source, and the number of rows added
            since; None where there were none.
        network: Its masked network with its loss; None where it has none.
        notes: Consequences of the way of publishing, and events during the run.
        fingerprint: The job by its parts, hierarchies and columns, which decide the release; None
            in a report for external readers.
    """

    source: str
    unraised: tuple[str, ...]
    loss: Losses
    recoding: RecodingSummary
    columns: dict[str, Fate]
    search: SearchSummary
    seconds: dict[str, float]
    job: dict[str, Any]
    job_digest: str
    together: JointClasses | None
    resumed: ResumedRun | None
    details: tuple[MeasuredDetail, ...]
    network: MeasuredNetwork | None
    notes: tuple[str, ...]
    fingerprint: Fingerprint | None

    @property
    def sensitive(self) -> list[str]:
        """The columns that the job calls sensitive."""
        roles = self.job.get("columns", {}).items()
        return [
            n for n, said in roles if isinstance(said, dict) and said.get("role") == "sensitive"
        ]

    @property
    def guard(self) -> str | None:
        """The action of the job's release guard; None without one."""
        said = self.job.get("release_guard")
        return said.get("action") if isinstance(said, dict) else None

    @property
    def unchanged(self) -> list[str]:
        """The quasi-identifiers that no row has less exact; none where the report does not say."""
        if self.audience == "external":
            return []
        if self.recoding.levels is not None:
            return [name for name, level in self.recoding.levels.items() if level == 0]
        # a suppressed row loses all
        read, lost = self.rows.source, self.rows.suppressed
        if not read or lost is None:
            return []
        losses = self.loss.attributes.items()
        return [n for n, one in losses if one.lm is not None and isclose(one.lm, lost / read)]

    def how(self) -> tuple[Section, ...]:
        """Return the facts on its search, its job, the user, time and versions."""
        return (
            sections.search_facts(self.recoding, self.search),
            sections.job_lines(self.job),
            self.circumstances(self.job_digest),
        )

    @override
    def external(self) -> Self:
        return replace(
            self,
            rows=Rows(None, self.rows.published, None, None),
            models=external.models_of_release(self.models, self.columns),
            loss=external.NO_LOSSES,
            risk=external.risk_of_release(self.risk, self.recoding.kind),
            warnings=external.warnings_of_release(self.warnings),
            unraised=external.filter_unraised(self.unraised),
            recoding=external.recoding_of_release(self.recoding),
            search=external.search_of_job(self.search),
            seconds={},
            changes=None,
            together=None,
            resumed=None,
            details=external.details_of_release(self.details),
            network=external.network_of_release(self.network),
            job=external.job_of_readers(self.job),
            # a seed that is easy to guess could be tried against the digest
            job_digest=HIDDEN if "seed" in self.job else self.job_digest,
            notes=(),
            fingerprint=None,
        )
