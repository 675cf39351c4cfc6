"""The plan of a run: the release that it would publish."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Annotated, ClassVar, Self

from pydantic import PlainValidator, WithJsonSchema
from typing_extensions import override

from sqlanon.algorithms.full_domain.comparison import Solution, TradeOff
from sqlanon.common.wording import inflect
from sqlanon.release.recoding import SearchSummary
from sqlanon.report import sections
from sqlanon.report.assemble import release_fields, schema
from sqlanon.report.data import Database, InPlacePlan, TableSchema
from sqlanon.report.details import detail_sections
from sqlanon.report.external import LEFT_OUT
from sqlanon.report.joint import build_change_facts, together_facts
from sqlanon.report.loss import ColumnLosses, generalization_loss, lossy
from sqlanon.report.measurement import MeasuredRelease
from sqlanon.report.network import network_facts
from sqlanon.report.sections import Chapter, Chart, Fact, Facts, Table, example_table
from sqlanon.report.trade_offs import LargerK, frontier_charts, larger_k_charts, solution_table
from sqlanon.report.wording import describe_origin, share
from sqlanon.sql.statement import Script
from sqlanon.verify.release import Examples
from sqlanon.verify.usefulness import Usefulness

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sqlanon.algorithms.full_domain.comparison import Comparison
    from sqlanon.job.fingerprint import Fingerprint
    from sqlanon.job.job import Job
    from sqlanon.release.release import Release
    from sqlanon.sql.workspace import Workspace
    from sqlanon.verify.release import PlannedMeasures
    from sqlanon.warnings import WarningContext


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
        seconds: The seconds that it stays open before the release is written.
        idle: The seconds among them that it waits for a search that runs elsewhere; 0 for one that
            runs in the database.
        limit: Seconds of waiting from which on a search in the database is the safer one.
    """

    seconds: float
    idle: float
    limit: float

    @classmethod
    def of(cls, job: Job, workspace: Workspace, search: SearchSummary) -> Self | None:
        """Estimate the transaction from the plan's seconds; None if no server keeps one open."""
        backend = workspace.backend
        if not backend.holds_transaction_open:
            return None
        seconds = sum(workspace.seconds.get(phase, 0.0) for phase in _PHASES)
        # a plan with a script searches in the database, whatever the job says
        elsewhere = "embedded" in {search.engine, job.search_in}
        idle = workspace.seconds.get("search", 0.0) if elsewhere else 0.0
        return cls(seconds, idle, min(LONG, backend.idle_limit or LONG))

    def note(self) -> str:
        """Describe it for people, with a remedy where it is long."""
        told = (
            f"the run's transaction will be open for {_about(self.seconds)}, and while the release "
            "is written"
        )
        if self.idle:
            told += f"; idle for {_about(self.idle)} of that, but for a statement now and then"
        if self.idle > self.limit:
            told += (
                f". More than {self.limit:g} s, after which the server or a proxy may end it: set "
                "`search_in: database`"
            )
        return told


def _about(seconds: float) -> str:
    return "less than a second" if seconds < 1 else f"about {seconds:.0f} s"


# -- the plan --------------------------------------------------------------------------------------

_LOST = ", of all rows: suppressed rows lose all"
"""The rows of the loss of a release, beside that of the published rows alone."""
_NEXT = (
    "`--compare k=2..50` or `--compare algorithms` draws loss and risk of other choices, `--sql` "
    "prints the statements, `sqlanon run` publishes"
)


def _uses(found: Usefulness | None) -> Iterable[Fact]:
    """Yield the facts on its usefulness for the purpose in the job."""
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


@dataclass(frozen=True, slots=True, repr=False, kw_only=True)
class Plan(MeasuredRelease):
    """The release that a run would publish; nothing was written.

    Attributes:
        generalization: The loss of each column by generalization, without suppressed rows.
        refusal: Why a run would be refused for its loss; None where it would not.
        in_place: The publication of its source in place; None for a release of its own.
        tables: Its tables with their columns' types, as the catalogue will say them after a run.
        solutions: The level vectors of least loss, the best first, where the algorithm chooses one
            and they were compared; else none.
        solutions_proved: Whether no other costs less than the last of them; None without any.
        solutions_metric: The metric by which they were compared; None without any.
        level_labels: For each quasi-identifier with a hierarchy, the most frequent label of each
            level, None for values; none without solutions.
        frontier: The best solution, and what more suppression would save: level vectors that were
            counted, each of which loses less than the one before. None without solutions.
        larger_k: The releases of larger k, where these are requested: this release first.
        script: Every statement: one of each kind that staging and searching ran, then those that
            would write and publish. Empty where it was not requested.
        examples: Rows as they would be published, one of each of the ten largest classes; None
            where figures are not for those who may see the source.
        usefulness: The usefulness of the release for the purpose in the job (`for`) and, for
            internal readers, for random counts; None where neither is requested.
    """

    schema: ClassVar[str] = "urn:sqlanon:schema/plan/2"

    generalization: dict[str, ColumnLosses]
    refusal: str | None
    in_place: InPlacePlan | None
    tables: tuple[TableSchema, ...]
    solutions: tuple[Solution, ...]
    solutions_proved: bool | None
    solutions_metric: str | None
    level_labels: dict[str, tuple[str | None, ...]]
    frontier: tuple[TradeOff, ...]
    larger_k: tuple[LargerK, ...]
    script: Annotated[Script, PlainValidator(Script), WithJsonSchema({"type": "string"})]
    examples: Examples | None
    usefulness: Usefulness | None

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
        foreseen: PlannedMeasures,
        before: WarningContext,
        constrained: bool,
        fingerprint: Fingerprint,
        in_place: InPlacePlan | None = None,
        larger_k: tuple[LargerK, ...] = (),
        notes: tuple[str, ...] = (),
    ) -> Plan:
        """A plan of what was found; `before` as for `build_context`, `constrained` for `schema`."""
        staged, recoding = release.frequency_set, release.recoding
        fields = release_fields(job, workspace, release, foreseen, before=before, database=database)
        return cls(
            **fields,
            fingerprint=fingerprint,
            refusal=lossy(job, fields["loss"]),
            notes=notes,
            generalization=generalization_loss(staged, recoding, release.labels, release.asked.k),
            in_place=in_place,
            tables=schema(job, release, constrained=constrained),
            solutions=() if compared is None else compared.solutions,
            solutions_proved=None if compared is None else compared.proved,
            solutions_metric=None if compared is None else compared.metric,
            level_labels={} if compared is None else compared.labels,
            frontier=() if compared is None else compared.frontier,
            larger_k=larger_k,
            script=script,
            examples=foreseen.examples,
            usefulness=foreseen.usefulness,
        )

    @override
    def external(self) -> Self:
        return replace(
            MeasuredRelease.external(self),
            generalization={},
            refusal=None,
            in_place=None,
            solutions=(),
            solutions_proved=None,
            solutions_metric=None,
            level_labels={},
            frontier=(),
            larger_k=(),
            script=Script(),
            examples=None,
            usefulness=None,
        )

    def counts(self) -> dict[str, object]:
        """Return the figures for logs."""
        return {
            "rows": self.rows.source,
            "suppressed": self.rows.suppressed,
            "warnings": [one.code for one in self.warnings],
        }

    @property
    @override
    def title(self) -> str:
        lost = "" if self.rows.source is None else f", NCP {share(self.loss.ncp)}"
        return f"Plan for {self.source}: {self.recoding.kind}{lost}"

    @override
    def charts(self) -> tuple[Chart | sections.Table, ...]:
        return (*self._choice_charts(), *MeasuredRelease.charts(self))  # slots: no bare super

    @override
    def terminal_sections(self) -> tuple[sections.Section | Chart, ...]:
        told = self.sections()
        short, more = ([one for one in told if one.detail == detail] for detail in (False, True))
        return (*short, *self._choice_charts(), *more)

    @override
    def chapters(self) -> tuple[Chapter, ...]:
        return (Chapter(None, sections=(*self.terminal_sections(), *MeasuredRelease.charts(self))),)

    def _choice_charts(self) -> tuple[Chart, ...]:
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
                Fact("source", f"{self.source}, {inflect(self.rows.source, 'row')}"),
                Fact("suppressed", inflect(self.rows.suppressed or 0, "row")),
            )
        facts = (
            *rows,
            *([Fact("a run", f"is refused: {self.refusal}", "warn")] if self.refusal else []),
            Fact("recoding", f"{self.recoding.kind}, {describe_origin(self.search)}"),
            *([Fact("dropped", ", ".join(dropped))] if dropped else []),
            *sections.in_place_facts(self.in_place),
            *sections.loss_facts(self.loss, of=_LOST if self.rows.suppressed else ""),
            *_uses(self.usefulness),
            sections.risk_fact(self.risk),
            *together_facts(self.together),
            *build_change_facts(self.changes),
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
            *(
                sections.schema_table(table, self.generalization, self.sensitive)
                for table in self.tables
            ),
            *solutions,
            *self._examples(),
            *sections.column_risks(self.other_columns),
            *detail_sections(self.details),
            *network_facts(self.network),
            *sections.warning_facts(self.warnings, self.unraised),
            sections.column_table(
                self.columns,
                self.recoding,
                self.loss,
                (self.rows.source or 0) - (self.rows.suppressed or 0),
                sensitive=self.sensitive,
            ),
            *sections.loss_sections(self.loss),
            *self.how(),
        )
