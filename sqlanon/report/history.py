"""Runs as the ledger has them, the newest first, and what differs from one to the next."""

from __future__ import annotations

from dataclasses import MISSING, asdict, dataclass, fields, replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, ClassVar, Literal, TypeAlias, TypeVar, cast

from typing_extensions import override

from sqlanon.common.wording import inflect, whole
from sqlanon.job.releases import Action
from sqlanon.metrics import REPORTED
from sqlanon.privacy_models.person_anonymity import PersonAnonymity
from sqlanon.report.data import (
    REFRESHED,
    ClassSizes,
    Database,
    GeneralizedColumn,
    GivenApproval,
    RecodingSummary,
    ReleaseChanges,
    ResumedRun,
    Rows,
    SeenAfterwards,
    Versions,
)
from sqlanon.report.drift import LOSS, OF_COLUMN, ROWS, SMALLEST
from sqlanon.report.loss import Losses, losses_of
from sqlanon.report.renderable import Renderable
from sqlanon.report.sections import Column, Fact, Facts, Section, Table
from sqlanon.report.wording import measure, share
from sqlanon.verify.measure import ModelResult

if TYPE_CHECKING:
    from collections.abc import Mapping

# -- one run ---------------------------------------------------------------------------------------

State: TypeAlias = Literal["published", "refreshed", "failed", "running", "interrupted"]
"""The state of a run; refreshed: a view shows rows that are later than its run."""


@dataclass(frozen=True, slots=True)
class Change:
    """A difference from the run before.

    Attributes:
        before: Its value in the earlier run; None where that run has none.
        after: Its value in this run; None where this run has none.
    """

    what: str
    before: str | int | float | None
    after: str | int | float | None


@dataclass(frozen=True, slots=True)
class PastRun:
    """A run as the ledger has it; None where it published nothing, or an old report does not say.

    Attributes:
        run_id: 12 hexadecimal digits.
        state: published, failed, running, or interrupted: by a signal, or it died and said nothing;
            refreshed: no run, but a view was filled again.
        started: When it began, with its zone; None of a run of an older version.
        finished: When it was published or failed, with its zone; None where not known.
        resumed: The run in place whose labels were in the source, and the number of added rows.
        changes: Additions to classes and removals from them since the release before: of persons
            where a run compared them, of rows in a refresh whose models count these; None where
            nothing was compared.
        script: The `sqlanon compile` that made the script which ran; None of a run of sqlanon.
        reused: The run whose recoding it published by, instead of searching.
        guard: The job's action where it violates a model together with earlier releases; store:
            that was not measured. None where it was not read together with all of them.
        refreshed: The run whose recoding a refresh used; None for a run.
        retired: Since when its release is no longer shared, with its zone; None for a release that
            may be. Readers may have kept it, so it counts for `release_guard` as any other.
        differs: The differences from the release before it of the same target; nothing for the
            first.
    """

    run_id: str
    state: State
    started: datetime | None
    finished: datetime | None
    error: str | None
    exit_code: int | None
    source: str
    target: str
    details: tuple[str, ...]
    job_digest: str
    rows: Rows | None
    classes: ClassSizes | None
    models: tuple[ModelResult, ...]
    loss: Losses | None
    recoding: RecodingSummary | None
    seconds: dict[str, float]
    versions: Versions | None
    database: Database | None
    resumed: ResumedRun | None
    changes: ReleaseChanges | None
    afterwards: SeenAfterwards | None
    approval: GivenApproval | None
    script: str | None
    reused: str | None
    guard: Action | None
    refreshed: str | None
    retired: datetime | None
    differs: tuple[Change, ...]

    @classmethod
    def of(
        cls,
        entry: tuple[str, str, str, str, str],
        report: dict[str, Any],
        began: str | None = None,
        retired: str | None = None,
    ) -> PastRun:
        """A published run.

        Args:
            entry: Its id, time, source, target and digest in the ledger.
            began: When it began, where its report does not say it.
        """
        run_id, finished, source, target, digest = entry
        models = report.get("models", ())
        return cls(
            run_id=run_id,
            state="refreshed" if REFRESHED in report else "published",
            started=_time(report.get("started") or began),
            finished=_time(finished),
            error=None,
            exit_code=None,
            source=source,
            target=target,
            details=tuple(one["target"] for one in report.get("details") or ()),
            job_digest=digest,
            rows=_read(Rows, report.get("rows")),
            classes=_read(ClassSizes, report.get("classes")),
            models=tuple(filter(None, (_read(ModelResult, one) for one in models))),
            loss=losses_of(report.get("loss")),
            recoding=_recoding(report.get("recoding")),
            seconds=report.get("seconds", {}),
            versions=_read(Versions, report.get("versions")),
            database=_read(Database, report.get("database")),
            resumed=_read(ResumedRun, report.get("resumed")),
            changes=_read(ReleaseChanges, report.get("changes")),
            afterwards=_read(SeenAfterwards, report.get("afterwards")),
            approval=_approval(report.get("approval")),
            script=report.get("script"),
            reused=report.get("search", {}).get("reused"),
            guard=(report.get("together") or {}).get("action"),
            refreshed=report.get(REFRESHED),
            retired=_time(retired),
            differs=(),
        )

    @classmethod
    def without_release(
        cls,
        entry: tuple[str, str, str, str],
        *,
        state: str,
        started: str,
        finished: str | None,
        error: str | None,
        exit_code: int | None,
    ) -> PastRun:
        """Build a run without a release; `entry` is its id, source, target and digest."""
        run_id, source, target, digest = entry
        bare = cls.of((run_id, started, source, target, digest), {}, started)
        return replace(
            bare,
            state=cast("State", state),
            finished=_time(finished),
            error=error,
            exit_code=exit_code,
        )

    @property
    def is_released(self) -> bool:
        """Whether its rows were published."""
        return self.state in {"published", "refreshed"}

    def since(self, before: PastRun) -> tuple[Change, ...]:
        """Return the differences from another run; of a refresh, only what both runs recorded."""
        then, now = before.comparable(), self.comparable()
        if self.refreshed or before.refreshed:
            both = [what for what in now if None not in {then.get(what), now[what]}]
            then, now = ({what: one[what] for what in both} for one in (then, now))
        return tuple(
            Change(what, then.get(what), now.get(what))
            for what in {**then, **now}
            if then.get(what) != now.get(what)
        )

    def figures(self) -> dict[str, int | float | None]:
        """Rows, classes and losses, by name; what an old report does not say is not there."""
        rows = self.rows
        attributes = {} if self.recoding is None else self.recoding.attributes
        losses = {} if self.loss is None else self.loss.attributes
        return {
            "rows read": None if rows is None else rows.source,
            ROWS: None if rows is None else rows.published,
            "rows suppressed": None if rows is None else rows.suppressed,
            "classes": None if self.classes is None else self.classes.count,
            SMALLEST: None if self.classes is None else self.classes.min,
            LOSS: None if self.loss is None else self.loss.ncp,
            **{
                f"{OF_COLUMN}{name}": one.ncp for name, one in losses.items() if "ncp" in one.values
            },
            **{f"values of {name}": one.values for name, one in attributes.items()},
            **{
                f"new values of {name}": one.new_values
                for name, one in attributes.items()
                if one.new_values is not None
            },
        }

    def comparable(self) -> dict[str, str | int | float | None]:
        """Return the values that are compared between runs, by name."""
        recoding = self.recoding
        levels = {} if recoding is None else recoding.levels or {}
        attributes = {} if recoding is None else recoding.attributes
        return {
            "job": self.job_digest,
            "source": self.source,
            "user": None if self.database is None else self.database.user,
            **({} if self.versions is None else asdict(self.versions)),
            **self.figures(),
            "approval": None if self.approval is None else self.approval.digest[:12],
            "guard": self.guard,
            **({} if recoding is None else {"recoding": recoding.kind}),
            **{f"level of {name}": level for name, level in levels.items()},
            **{
                f"classes that generalize {name}": one.classes_generalized
                for name, one in attributes.items()
            },
            **{f"{_of(one)} required": one.required for one in self.models},
            **{f"{_of(one)} reached": one.reached for one in self.models},
        }


def _of(model: ModelResult) -> str:
    """A model's name, and what it is of."""
    return model.name if model.column is None else f"{model.name} of {model.column}"


_T = TypeVar("_T")


def _read(kind: type[_T], said: Mapping[str, Any] | None) -> _T | None:
    """A part of a report from its JSON; None where it is not there, or lacks something."""
    known = {one.name: one for one in fields(cast("Any", kind))}
    given = {name: value for name, value in (said or {}).items() if name in known}
    needed = {name for name, one in known.items() if one.default is MISSING}
    return kind(**given) if needed <= given.keys() else None


def _time(text: str | None) -> datetime | None:
    return None if text is None else datetime.fromisoformat(text)


def _approval(said: Mapping[str, Any] | None) -> GivenApproval | None:
    if said is None:
        return None
    moment = datetime.fromisoformat(said["approved_at"])
    return _read(GivenApproval, {**said, "approved_at": moment})


def _recoding(said: Mapping[str, Any] | None) -> RecodingSummary | None:
    """Read the recoding of a report; that of a script has fewer keys."""
    if not said:
        return None
    columns = ((n, _read(GeneralizedColumn, one)) for n, one in said.get("attributes", {}).items())
    attributes = {name: one for name, one in columns if one is not None}
    return RecodingSummary(said["kind"], attributes, said.get("shape", ""), said.get("levels"))


# -- the history -----------------------------------------------------------------------------------

_OF_A_FILE = (
    "this file is in no ledger: set `ledger: runs.jsonl` in its job, or name the file of runs with "
    "--ledger; `sqlanon check FILE --certificate` measures the file anew"
)
_SHARES = {one.title for one in REPORTED.values() if one.share}


@dataclass(frozen=True, slots=True, repr=False)
class History(Renderable):
    """Runs, as the ledger and the attempts beside it have them.

    Attributes:
        ledger: The ledger that was read; empty of a file that is in none.
        table: The target whose runs they are; None for all.
    """

    schema: ClassVar[str] = "urn:sqlanon:schema/history/3"

    ledger: str
    table: str | None
    runs: tuple[PastRun, ...]

    @property
    @override
    def title(self) -> str:
        of = f"of {self.table}" if self.table else f"in {self.ledger}"
        return f"History {of}: {inflect(len(self.runs), 'run')}"

    @override
    def sections(self) -> tuple[Section, ...]:
        if not self.ledger:
            return (Facts(None, (Fact("runs", _OF_A_FILE),)),)
        if not self.runs:
            other = "" if self.table is None else "; `sqlanon history` shows the runs of all tables"
            return (Facts(None, (Fact("runs", f"none is entered in {self.ledger}{other}"),)),)
        columns = (
            *(Column(title, cut=True) for title in ("ended (UTC)", "run", "state")),
            *(Column(title, numeric=True) for title in ("rows", "suppressed", "classes", "NCP")),
        )
        targets = dict.fromkeys(run.target for run in self.runs)
        reached = tuple(Fact(run.run_id, _describe_models(run)) for run in self.runs if run.models)
        changed = tuple(
            Fact(run.run_id, ", ".join(map(_change, run.differs)))
            for run in self.runs
            if run.differs
        )
        details = tuple(
            Fact(run.run_id, ", ".join(run.details)) for run in self.runs if run.details
        )
        resumed = tuple(
            Fact(run.run_id, f"{run.resumed.run_id}, {inflect(run.resumed.came, 'row')} added")
            for run in self.runs
            if run.resumed is not None
        )
        reused = tuple(Fact(run.run_id, run.reused) for run in self.runs if run.reused)
        unguarded = tuple(
            Fact(run.run_id, "action: store", "warn") for run in self.runs if run.guard == "store"
        )
        seen = tuple(
            Fact(run.run_id, str(run.afterwards)) for run in self.runs if run.afterwards is not None
        )
        moved = tuple(
            Fact(run.run_id, _describe_changes(run, run.changes))
            for run in self.runs
            if run.changes is not None
        )
        gone = tuple(
            Fact(run.run_id, f"{run.retired.astimezone(UTC):%Y-%m-%d %H:%M} (UTC)")
            for run in self.runs
            if run.retired is not None
        )
        approved = tuple(
            Fact(run.run_id, str(run.approval)) for run in self.runs if run.approval is not None
        )
        ended = tuple(Fact(run.run_id, _end(run)) for run in self.runs if not run.is_released)
        return (
            *(
                Table(
                    f"Runs for {target}, the newest first",
                    columns,
                    tuple(_row(run) for run in self.runs if run.target == target),
                )
                for target in targets
            ),
            *([Facts("What they reached", reached)] if reached else []),
            *([Facts("Differences from the previous release", changed)] if changed else []),
            *([Facts("Added and removed persons", moved)] if moved else []),
            *([Facts("Detail tables that were published with it", details)] if details else []),
            *([Facts("Earlier runs in place that they continued", resumed)] if resumed else []),
            *([Facts("Reused recodings", reused)] if reused else []),
            *([Facts("Not compared with other releases", unguarded)] if unguarded else []),
            *([Facts("The tables after the runs had ended", seen)] if seen else []),
            *([Facts("Bound to an approval", approved)] if approved else []),
            *([Facts("Retired since, and known to earlier readers", gone)] if gone else []),
            *([Facts("Runs that ended without a release", ended)] if ended else []),
            Table(
                "Versions of the runs",
                tuple(map(Column, ("run", "seconds", "by", "job", "sqlanon", "engine"))),
                tuple(_with(run) for run in self.runs),
                detail=True,
            ),
        )


def _row(run: PastRun) -> tuple[str, ...]:
    return (
        "-" if run.finished is None else f"{run.finished.astimezone(UTC):%Y-%m-%d %H:%M}",
        run.run_id,
        run.state if run.retired is None else "retired",
        measure(None if run.rows is None else run.rows.published),
        measure(None if run.rows is None else run.rows.suppressed),
        measure(None if run.classes is None else run.classes.count),
        share(None if run.loss is None else run.loss.ncp),
    )


def _describe_changes(run: PastRun, said: ReleaseChanges) -> str:
    """Describe added and removed persons of a run, or rows in place and in most refreshes."""
    persons = any(one.name == PersonAnonymity.name for one in run.models)
    rows = said.went is None if run.refreshed is None else not persons
    what = " rows" if rows else ""
    return (
        f"{said.describe_moves(what)} since {said.before}, in "
        f"{inflect(said.groups, 'group')}, {whole(said.small_groups)} of fewer than {said.k}"
    )


def _end(run: PastRun) -> str:
    """Describe how a run without a release ended."""
    began = "" if run.started is None else f", began {run.started.astimezone(UTC):%Y-%m-%d %H:%M}"
    why = run.error or ("" if run.state == "running" else "its session has ended")
    code = "" if run.exit_code is None else f", exit code {run.exit_code}"
    return ": ".join(filter(None, [f"{run.state}{began}", f"{why}{code}"]))


def _describe_models(run: PastRun) -> str:
    """Describe the reached and the required value of each model."""
    return ", ".join(
        f"{_of(one)} {_cell(one.reached)} (required {_cell(one.required)})" for one in run.models
    )


def _with(run: PastRun) -> tuple[str, ...]:
    of = run.versions
    engine = "" if of is None else f"{of.engine} {of.engine_version or ''}".strip()
    seconds = run.seconds.get("total")
    told = measure(None if seconds is None else round(seconds, 1))
    digest = run.job_digest[:12]
    user = None if run.database is None else run.database.user
    by = user if run.script is None else f"script {run.script}"
    return (run.run_id, told, by or "-", digest, "-" if of is None else of.sqlanon, engine)


def _change(change: Change) -> str:
    if change.what == "job":
        return "the job"
    before, after = (_format_value(change.what, one) for one in (change.before, change.after))
    return f"{change.what} {before} → {after}"


def _format_value(what: str, value: str | float | None) -> str:
    shared = what in _SHARES or what.startswith(OF_COLUMN)
    return share(value) if shared and isinstance(value, float) else _cell(value)


def _cell(value: str | float | None) -> str:
    return value if isinstance(value, str) else measure(value)
