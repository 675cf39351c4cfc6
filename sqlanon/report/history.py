"""Runs, the newest first: how they ended, and what differs from one release to the next."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC
from typing import ClassVar

from typing_extensions import override

from sqlanon.common.wording import counted, whole
from sqlanon.metrics import REPORTED
from sqlanon.privacy_models.person_anonymity import PersonAnonymity
from sqlanon.report.data import ReleaseChanges
from sqlanon.report.past_run import Change, PastRun
from sqlanon.report.sections import Column, Fact, Facts, Section, Table
from sqlanon.report.told import Told
from sqlanon.report.wording import measure, share

_OF_A_FILE = (
    "beside a file there is no ledger: what `sqlanon run --json` printed tells what a run reached, "
    "and `sqlanon check FILE --certificate` measures the file anew"
)
_SHARES = {one.title for one in REPORTED.values() if one.share}


@dataclass(frozen=True, slots=True, repr=False)
class History(Told):
    """Runs, as the ledger and the attempts beside it have them.

    Attributes:
        ledger: The ledger that was read; empty of a file, beside which there is none.
        table: The target whose runs they are; None for all.
        runs: The runs, the newest first.
    """

    schema: ClassVar[str] = "urn:sqlanon:schema/history/2"

    ledger: str
    table: str | None
    runs: tuple[PastRun, ...]

    @property
    @override
    def title(self) -> str:
        of = f"of {self.table}" if self.table else f"in {self.ledger}"
        return f"History {of}: {counted(len(self.runs), 'run')}"

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
        reached = tuple(Fact(run.run_id, _reached(run)) for run in self.runs if run.models)
        changed = tuple(
            Fact(run.run_id, ", ".join(map(_change, run.changes)))
            for run in self.runs
            if run.changes
        )
        details = tuple(
            Fact(run.run_id, ", ".join(run.details)) for run in self.runs if run.details
        )
        resumed = tuple(
            Fact(run.run_id, f"{run.resumed.run_id}, {counted(run.resumed.came, 'row')} had come")
            for run in self.runs
            if run.resumed is not None
        )
        reused = tuple(Fact(run.run_id, run.reused) for run in self.runs if run.reused)
        unguarded = tuple(
            Fact(run.run_id, "guard: off", "warn") for run in self.runs if run.guard == "off"
        )
        seen = tuple(
            Fact(run.run_id, str(run.afterwards)) for run in self.runs if run.afterwards is not None
        )
        moved = tuple(
            Fact(run.run_id, _moved(run, run.came_and_went))
            for run in self.runs
            if run.came_and_went is not None
        )
        gone = tuple(
            Fact(run.run_id, f"{run.retired.astimezone(UTC):%Y-%m-%d %H:%M} (UTC)")
            for run in self.runs
            if run.retired is not None
        )
        ended = tuple(Fact(run.run_id, _end(run)) for run in self.runs if not run.shown)
        return (
            *(
                Table(
                    f"Runs to make {target}, the newest first",
                    columns,
                    tuple(_row(run) for run in self.runs if run.target == target),
                )
                for target in targets
            ),
            *([Facts("What they reached", reached)] if reached else []),
            *([Facts("What differs from the release before", changed)] if changed else []),
            *([Facts("Who came and who went", moved)] if moved else []),
            *([Facts("Detail tables that were published with it", details)] if details else []),
            *([Facts("Whose labels they went on from", resumed)] if resumed else []),
            *([Facts("Whose recoding they reused", reused)] if reused else []),
            *([Facts("Not measured together with others", unguarded)] if unguarded else []),
            *([Facts("What readers saw when they had ended", seen)] if seen else []),
            *([Facts("Retired since, and known to who had them", gone)] if gone else []),
            *([Facts("What ended without a release", ended)] if ended else []),
            Table(
                "With what they ran",
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
        measure(run.published),
        measure(run.suppressed),
        measure(run.classes),
        share(run.ncp),
    )


def _moved(run: PastRun, said: ReleaseChanges) -> str:
    """Who came and went: persons of a run, rows of a table in place and of most refreshes."""
    persons = any(one.name == PersonAnonymity.name for one in run.models)
    rows = said.went is None if run.refreshed is None else not persons
    what = " rows" if rows else ""
    return (
        f"{said.moved(what)} since {said.before}, in "
        f"{counted(said.groups, 'group')}, {whole(said.small_groups)} of fewer than {said.k}"
    )


def _end(run: PastRun) -> str:
    """How a run without a release ended."""
    began = "" if run.started is None else f", began {run.started.astimezone(UTC):%Y-%m-%d %H:%M}"
    why = run.error or ("" if run.state == "running" else "its session is gone")
    code = "" if run.exit_code is None else f", exit code {run.exit_code}"
    return ": ".join(filter(None, [f"{run.state}{began}", f"{why}{code}"]))


def _reached(run: PastRun) -> str:
    """What was reached of each model, and what was required."""
    return ", ".join(
        f"{one.said} {_cell(one.reached)} (required {_cell(one.required)})" for one in run.models
    )


def _with(run: PastRun) -> tuple[str, ...]:
    known = {name: version or "" for name, version in run.versions.items()}
    engine = f"{known.get('engine', '')} {known.get('engine_version', '')}".strip()
    seconds = measure(None if run.seconds is None else round(run.seconds, 1))
    digest = run.job_digest[:12]
    by = run.user if run.script is None else f"script {run.script}"
    return (run.run_id, seconds, by or "-", digest, known.get("sqlanon", "-"), engine)


def _change(change: Change) -> str:
    if change.what == "job":
        return "the job"
    before, after = (_said(change.what, one) for one in (change.before, change.after))
    return f"{change.what} {before} → {after}"


def _said(what: str, value: str | float | None) -> str:
    return share(value) if what in _SHARES and isinstance(value, float) else _cell(value)


def _cell(value: str | float | None) -> str:
    return value if isinstance(value, str) else measure(value)
