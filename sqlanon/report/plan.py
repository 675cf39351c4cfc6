"""What a run would publish."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Self

from pydantic import PlainValidator, WithJsonSchema
from typing_extensions import override

from sqlanon.algorithms import Solution, TradeOff
from sqlanon.common.wording import counted
from sqlanon.release.recoding import SearchSummary
from sqlanon.report import sections
from sqlanon.report.assemble import described, fates, of_features, risk_change, schema, seen_of
from sqlanon.report.data import (
    ColumnRisk,
    Database,
    Fate,
    InPlacePlan,
    PlannedRows,
    RecodingSummary,
    ReleaseChanges,
    ResumedRun,
    RiskChange,
    TableSchema,
    Versions,
)
from sqlanon.report.details import MeasuredDetail, detail_sections
from sqlanon.report.external import (
    LEFT_OUT,
    NO_LOSSES,
    details_of_release,
    network_of_release,
    recoding_of_release,
    risk_of_release,
    search_of_job,
    unraised_of_release,
    warnings_of_release,
)
from sqlanon.report.joint import JointClasses, changed_facts, together_facts
from sqlanon.report.loss import ColumnLosses, Losses, generalization_loss, total_loss
from sqlanon.report.network import MeasuredNetwork, network_facts
from sqlanon.report.sections import (
    Chapter,
    Chart,
    Fact,
    Facts,
    Table,
    circumstances,
    example_table,
    job_lines,
)
from sqlanon.report.told import Told
from sqlanon.report.trade_offs import (
    LargerK,
    frontier_charts,
    larger_k_charts,
    solution_table,
)
from sqlanon.report.wording import found_by, share
from sqlanon.sql.statement import Script
from sqlanon.verify.figures import Figures
from sqlanon.verify.release import Examples
from sqlanon.verify.usefulness import Usefulness
from sqlanon.warnings import ReleaseWarning, unraised, warnings_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sqlanon.algorithms import Comparison
    from sqlanon.job.job import Job
    from sqlanon.release.release import Release
    from sqlanon.sql.workspace import Workspace
    from sqlanon.verify.release import Foreseen
    from sqlanon.warnings import Seen


# -- how long a transaction is open ----------------------------------------------------------------

LONG = 60.0
"""Seconds that a proxy before a server leaves an idle connection alone, as far as one can count on:
that is the least that proxies in use are set to."""
_PHASES = ("inspect", "stage", "search", "release")
"""What a plan does as its run will; it writes nothing."""


@dataclass(frozen=True, slots=True)
class OpenTransaction:
    """The transaction of a run on a server.

    Attributes:
        seconds: How long it stays open before the release is written.
        idle: How long of these it waits for a search that runs elsewhere; 0 for one that runs in
            the database.
        limit: Seconds of waiting from which on a search in the database is the safer one.
    """

    seconds: float
    idle: float
    limit: float

    @classmethod
    def of(cls, job: Job, workspace: Workspace, search: SearchSummary) -> Self | None:
        """What the plan's own seconds foretell; None where no server holds a transaction."""
        backend = workspace.backend
        if not backend.held_open:
            return None
        seconds = sum(workspace.seconds.get(phase, 0.0) for phase in _PHASES)
        # a plan with a script searches in the database, whatever the job says
        elsewhere = "embedded" in {search.engine, job.search_in}
        idle = workspace.seconds.get("search", 0.0) if elsewhere else 0.0
        return cls(seconds, idle, min(LONG, backend.idle_limit or LONG))

    def note(self) -> str:
        """The same for people, with what to do where it is long."""
        told = (
            f"the run's transaction will be open for {_about(self.seconds)}, and while the release "
            "is written"
        )
        if self.idle:
            told += f"; idle for {_about(self.idle)} of that, but for a statement now and then"
        if self.idle > self.limit:
            told += (
                f". More than {self.limit:g} s, after which the server or a proxy may end it: say "
                "`search_in: database`"
            )
        return told


def _about(seconds: float) -> str:
    return "less than a second" if seconds < 1 else f"about {seconds:.0f} s"


# -- the plan --------------------------------------------------------------------------------------

_NEXT = (
    "`--compare k=2..50` or `--compare algorithms` draws loss and risk of other choices, `--sql` "
    "prints the statements, `sqlanon run` publishes"
)


def _uses(found: Usefulness | None) -> Iterable[Fact]:
    """How good it is for what the job says that it is for."""
    if found is None:
        return
    if found.query_error is not None or found.column is None:
        error = "not known" if found.query_error is None else f"off by {share(found.query_error)}"
        yield Fact("for queries", f"random counts: {error}")
    if found.column is None:
        return
    if (told := found.guesses) is None:
        yield Fact("for a model", f"{found.column}: not known, since classes are numbers")
    else:
        better = "" if told.better else ": no better"
        yield Fact(
            "for a model",
            f"{found.column}: two rows of a class agree in {told.agreement:.1%}, of all rows in "
            f"{told.by_chance:.1%}; classes guess {told.accuracy:.1%} of rows, the commonest value "
            f"{told.commonest:.1%}{better}",
        )


@dataclass(frozen=True, slots=True, repr=False)
class Plan(Told):
    """What a run would publish; nothing was written.

    Attributes:
        run_id: 12 hexadecimal digits.
        source: The table that was read.
        rows: Rows read, rows that would be suppressed.
        loss: What generalization costs each column, suppressed rows left out.
        total: What all columns and rows lose, by every metric.
        recoding: Its kind, and what it does to each quasi-identifier.
        risk: Before and after, by the quasi-identifiers.
        other_columns: Each column that would be published and not generalized, with the risk if it
            is known as well.
        warnings: What a run would warn of.
        unraised: Codes of warnings that the job accepts and that are not raised.
        columns: What would become of each column.
        in_place: How its source would be published in place; None for a release of its own.
        tables: Its tables with their columns' types, as the catalogue will say them after a run.
        search: How it was found.
        solutions: The level vectors of least loss, the best first, where the algorithm chooses one
            and they were compared; else none.
        solutions_proved: Whether no other costs less than the last of them; None without any.
        solutions_metric: The metric by which they were compared; None without any.
        level_labels: Of each quasi-identifier with a hierarchy, the label of each level that most
            rows have, None of values; none without solutions, and for readers of the release.
        frontier: The best solution, and what more suppression would save: level vectors that were
            counted, each of which loses less than the one before. None without solutions.
        larger_k: What the algorithm would make of a larger k, where that is asked for: this
            release first.
        seconds: Wall-clock seconds of each phase.
        script: Every statement: one of each kind that staging and searching ran, then those that
            would write and publish. Empty where it was not asked for.
        started: When the search began, with its zone.
        ended: When it was done, with its zone.
        versions: Of sqlanon, Python, the engine and the driver.
        database: Where it was done, and as whom.
        job: What was asked, as it was written, without secrets and values of the table.
        job_digest: SHA-256 of the job without connection and secrets.
        resumed: The run in place whose labels stand in the source, and how many rows came since;
            None where there are none.
        changes: Who would come and go since the release that it would replace; None where the two
            are not compared.
        together: It with the releases of its source before it, where the job asks for that.
        details: Its detail tables: what would become of their rows, and what these tell of persons.
        network: Its masked network, and what it would lose; None where it has none.
        figures: What charts show; None where they were not asked for.
        examples: Rows as they would be published, one of each of the ten largest classes; None
            where figures are not for those who may see the source.
        usefulness: How good the release would be for what the job says that it is for (`for`), and
            for internal readers for random counts; None where neither is asked for.
        notes: What would follow from how it is published.
    """

    schema: ClassVar[str] = "urn:sqlanon:schema/plan/1"

    run_id: str
    source: str
    rows: PlannedRows
    loss: dict[str, ColumnLosses]
    total: Losses
    recoding: RecodingSummary
    risk: RiskChange
    other_columns: dict[str, ColumnRisk]
    warnings: tuple[ReleaseWarning, ...]
    unraised: tuple[str, ...]
    columns: dict[str, Fate]
    in_place: InPlacePlan | None
    tables: tuple[TableSchema, ...]
    search: SearchSummary
    solutions: tuple[Solution, ...]
    solutions_proved: bool | None
    solutions_metric: str | None
    level_labels: dict[str, tuple[str | None, ...]]
    frontier: tuple[TradeOff, ...]
    larger_k: tuple[LargerK, ...]
    seconds: dict[str, float]
    script: Annotated[Script, PlainValidator(Script), WithJsonSchema({"type": "string"})]
    started: datetime
    ended: datetime
    versions: Versions
    database: Database
    job: dict[str, Any]
    job_digest: str
    resumed: ResumedRun | None
    changes: ReleaseChanges | None
    together: JointClasses | None
    details: tuple[MeasuredDetail, ...]
    network: MeasuredNetwork | None
    figures: Figures | None
    examples: Examples | None
    usefulness: Usefulness | None
    notes: tuple[str, ...]

    @classmethod
    def of(
        cls,
        job: Job,
        release: Release,
        workspace: Workspace,
        compared: Comparison | None,
        *,
        script: Script,
        database: Database,
        foreseen: Foreseen,
        before: Seen,
        constrained: bool,
        in_place: InPlacePlan | None = None,
        larger_k: tuple[LargerK, ...] = (),
        notes: tuple[str, ...] = (),
    ) -> Plan:
        """A plan of what was found; `before` as for `seen_of`, `constrained` for `schema`."""
        staged, recoding = release.frequency_set, release.recoding
        loss = total_loss(staged, recoding, release.labels, release.asked.k, foreseen.sizes)
        sizes, exposure = foreseen.sizes, foreseen.exposure
        seen = seen_of(job, release, foreseen, before)
        parts = of_features(foreseen.parts)
        warnings = warnings_of(seen, job.accept)
        return cls(
            run_id=workspace.run_id,
            source=str(job.source),
            rows=PlannedRows(staged.rows, recoding.suppressed),
            loss=generalization_loss(staged, recoding, release.labels, release.asked.k),
            total=loss,
            recoding=described(job, release, parts.shapes),
            risk=risk_change(release, sizes),
            other_columns={column.name: ColumnRisk.of(column) for column in exposure.columns},
            warnings=warnings,
            unraised=unraised(job.accept, warnings),
            columns=fates(job, release),
            in_place=in_place,
            tables=schema(job, release, constrained=constrained),
            search=recoding.search,
            solutions=() if compared is None else compared.solutions,
            solutions_proved=None if compared is None else compared.proved,
            solutions_metric=None if compared is None else compared.metric,
            level_labels={} if compared is None else compared.labels,
            frontier=() if compared is None else compared.frontier,
            larger_k=larger_k,
            seconds=dict(workspace.seconds),
            script=script,
            started=workspace.started,
            ended=datetime.now(UTC),
            versions=Versions.of(workspace.backend.engine),
            database=database,
            job=job.shown(),
            job_digest=job.digest(),
            resumed=parts.resumed,
            changes=parts.changes,
            together=parts.together,
            details=parts.details,
            network=parts.network,
            figures=foreseen.figures,
            examples=foreseen.examples,
            usefulness=foreseen.usefulness,
            notes=notes,
        )

    @override
    def external(self) -> Plan:
        return replace(
            self,
            rows=PlannedRows(None, None),
            loss={},
            total=NO_LOSSES,
            recoding=recoding_of_release(self.recoding),
            risk=risk_of_release(self.risk),
            warnings=warnings_of_release(self.warnings),
            unraised=unraised_of_release(self.unraised),
            in_place=None,
            search=search_of_job(self.search),
            solutions=(),
            solutions_proved=None,
            solutions_metric=None,
            level_labels={},
            frontier=(),
            larger_k=(),
            seconds={},
            script=Script(),
            resumed=None,
            changes=None,
            together=None,
            details=details_of_release(self.details),
            network=network_of_release(self.network),
            examples=None,
            usefulness=None,
            notes=(),
        )

    def counts(self) -> dict[str, object]:
        """What logs say of it."""
        return {
            "rows": self.rows.source,
            "suppressed": self.rows.suppressed,
            "warnings": [one.code for one in self.warnings],
        }

    @property
    @override
    def person_risk(self) -> float | None:
        return self.risk.persons

    @property
    @override
    def title(self) -> str:
        lost = "" if self.rows.source is None else f", NCP {share(self.total.ncp)}"
        return f"Plan for {self.source}: {self.recoding.kind}{lost}"

    @override
    def charts(self) -> tuple[Chart | sections.Table, ...]:
        return (*self._drawn(), *Told.charts(self))  # slots: no bare super

    @override
    def printed(self) -> tuple[sections.Section | Chart, ...]:
        told = self.sections()
        short, more = ([one for one in told if one.detail == detail] for detail in (False, True))
        return (*short, *self._drawn(), *more)

    @override
    def chapters(self) -> tuple[Chapter, ...]:
        return (Chapter(None, sections=(*self.printed(), *Told.charts(self))),)

    def _drawn(self) -> tuple[Chart, ...]:
        """What other choices would cost."""
        rows = self.rows.source or 0
        return (*frontier_charts(self.frontier, rows), *larger_k_charts(self.larger_k, rows))

    def _examples(self) -> tuple[Table, ...]:
        """Rows as they would be published."""
        if self.examples is None:
            return ()
        rows = ((one.labels, one.rows) for one in self.examples.rows)
        return (example_table(self.examples.columns, rows),)

    @override
    def sections(self) -> tuple[sections.Section, ...]:
        dropped = [column for column, fate in self.columns.items() if fate == "dropped"]
        rows: tuple[Fact, ...] = (Fact("source", self.source),)
        if self.rows.source is not None:
            rows = (
                Fact("source", f"{self.source}, {counted(self.rows.source, 'row')}"),
                Fact("suppressed", counted(self.rows.suppressed or 0, "row")),
            )
        facts = (
            *rows,
            Fact("recoding", f"{self.recoding.kind}, {found_by(self.search)}"),
            *([Fact("dropped", ", ".join(dropped))] if dropped else []),
            *sections.in_place_facts(self.in_place),
            *sections.loss_facts(self.total),
            *_uses(self.usefulness),
            sections.risk_fact(self.risk.before, self.risk.after, persons=self.risk.persons),
            *together_facts(self.together),
            *changed_facts(self.changes),
            *([LEFT_OUT] if self.rows.source is None else []),
            *sections.seconds_facts(self.seconds),
            *(Fact("note", note) for note in self.notes),
            Fact("next", _NEXT),
        )
        solutions = []
        if self.solutions:
            table = solution_table(
                self.solutions,
                proved=self.solutions_proved,
                metric=self.solutions_metric,
                chosen=self.recoding.levels,
                labels=self.level_labels,
                rows=self.rows.source or 0,
            )
            solutions.append(table)
        return (
            Facts(None, facts),
            *(sections.object_tables(self.in_place)),
            *(sections.schema_table(table, self.loss) for table in self.tables),
            *solutions,
            *self._examples(),
            *sections.column_risks(self.other_columns),
            *detail_sections(self.details),
            *network_facts(self.network),
            *sections.warning_facts(self.warnings, self.unraised),
            sections.column_table(
                self.columns,
                self.recoding,
                self.total,
                (self.rows.source or 0) - (self.rows.suppressed or 0),
            ),
            *sections.loss_sections(self.total),
            sections.search_facts(self.recoding, self.search),
            job_lines(self.job),
            circumstances(
                self.run_id,
                self.started,
                self.ended,
                self.versions,
                self.database,
                digest=self.job_digest,
            ),
        )
