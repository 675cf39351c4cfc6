"""Published runs, the newest first, and what differs from one to the next."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, ClassVar

from sqlanon.report.sections import Column, Fact, Facts, Section, Table
from sqlanon.report.told import Told
from sqlanon.report.wording import measure, share
from sqlanon.wording import counted


@dataclass(frozen=True, slots=True)
class Change:
    """What differs from the run before.

    Attributes:
        what: Its name.
        before: What it was then; None where that run did not say.
        after: What it is in this run; None where this run does not say.
    """

    what: str
    before: str | int | float | None
    after: str | int | float | None


@dataclass(frozen=True, slots=True)
class PastModel:
    """A privacy model, what was required of it and what was reached."""

    name: str
    column: str | None
    required: float | int | str | None
    reached: float | int | str | None
    holds: bool


@dataclass(frozen=True, slots=True)
class PastRun:
    """A run as the ledger has it; None where its report, of an older version, does not say.

    Attributes:
        run_id: 12 hexadecimal digits.
        finished: When it was published, with its zone.
        source: The table that was read.
        target: The release.
        job_digest: SHA-256 of the job without connection and secrets.
        rows: Rows that were read.
        published: Rows of the release.
        suppressed: Rows that were suppressed.
        classes: Equivalence classes of the release.
        models: What was required and reached.
        ncp: What it cost, a share.
        seconds: How long it took.
        versions: Of sqlanon, Python, engine and driver, by name.
        user: The account that ran it.
        changes: What differs from the run before it for the same target; nothing for the first.
    """

    run_id: str
    finished: datetime
    source: str
    target: str
    job_digest: str
    rows: int | None
    published: int | None
    suppressed: int | None
    classes: int | None
    models: tuple[PastModel, ...]
    ncp: float | None
    seconds: float | None
    versions: dict[str, str | None]
    user: str | None
    changes: tuple[Change, ...]

    @classmethod
    def of(cls, entry: tuple[str, str, str, str, str], report: dict[str, Any]) -> PastRun:
        """A run of its entry in the ledger: id, time, source, target, digest; and its report."""
        run_id, finished, source, target, digest = entry
        rows, versions = report.get("rows", {}), report.get("versions", {})
        return cls(
            run_id=run_id,
            finished=datetime.fromisoformat(finished),
            source=source,
            target=target,
            job_digest=digest,
            rows=rows.get("source"),
            published=rows.get("published"),
            suppressed=rows.get("suppressed"),
            classes=report.get("classes", {}).get("count"),
            models=tuple(map(_model, report.get("models", ()))),
            ncp=report.get("loss", {}).get("ncp"),
            seconds=report.get("seconds", {}).get("total"),
            versions={name: None if one is None else str(one) for name, one in versions.items()},
            user=report.get("database", {}).get("user"),
            changes=(),
        )

    def since(self, before: PastRun) -> tuple[Change, ...]:
        """What differs from another run."""
        then, now = before.comparable(), self.comparable()
        return tuple(
            Change(what, then.get(what), now.get(what))
            for what in {**then, **now}
            if then.get(what) != now.get(what)
        )

    def comparable(self) -> dict[str, str | int | float | None]:
        """What is compared between runs, by name."""
        return {
            "job": self.job_digest,
            "source": self.source,
            "user": self.user,
            **self.versions,
            "rows read": self.rows,
            "rows published": self.published,
            "rows suppressed": self.suppressed,
            "classes": self.classes,
            "NCP": self.ncp,
            **{f"{_named(one)} required": one.required for one in self.models},
            **{f"{_named(one)} reached": one.reached for one in self.models},
        }


@dataclass(frozen=True, slots=True, repr=False)
class History(Told):
    """Published runs, as the ledger has them.

    Attributes:
        ledger: The ledger that was read.
        table: The target whose runs they are; None for all.
        runs: The runs, the newest first.
    """

    schema: ClassVar[str] = "urn:sqlanon:schema/history/1"

    ledger: str
    table: str | None
    runs: tuple[PastRun, ...]

    @property
    def title(self) -> str:
        """See Told."""
        of = f"of {self.table}" if self.table else f"in {self.ledger}"
        return f"History {of}: {counted(len(self.runs), 'run')}"

    def sections(self) -> tuple[Section, ...]:
        """See Told."""
        if not self.runs:
            return (Facts(None, (Fact("runs", f"none is entered in {self.ledger}"),)),)
        titles = ("published (UTC)", "run", *([] if self.table else ["target"]))
        numbers = ("rows", "suppressed", "classes", "NCP", "seconds")
        columns = (
            *(Column(title, cut=title != "target") for title in titles),
            *(Column(title, numeric=True) for title in numbers),
            Column("reached"),
        )
        changed = tuple(
            Fact(run.run_id, ", ".join(map(_change, run.changes)))
            for run in self.runs
            if run.changes
        )
        return (
            Table(
                "Published runs, the newest first",
                columns,
                tuple(self._row(run) for run in self.runs),
            ),
            *([Facts("What differs from the run before", changed)] if changed else []),
            Table(
                "With what they ran",
                tuple(map(Column, ("run", "by", "job", "sqlanon", "engine"))),
                tuple(_with(run) for run in self.runs),
                detail=True,
            ),
        )

    def _row(self, run: PastRun) -> tuple[str, ...]:
        return (
            f"{run.finished.astimezone(UTC):%Y-%m-%d %H:%M}",
            run.run_id,
            *([] if self.table else [run.target]),
            measure(run.published),
            measure(run.suppressed),
            measure(run.classes),
            share(run.ncp),
            measure(None if run.seconds is None else round(run.seconds, 1)),
            ", ".join(f"{_named(one)} {_cell(one.reached)}" for one in run.models),
        )


def _model(said: dict[str, Any]) -> PastModel:
    return PastModel(
        name=said["name"],
        column=said.get("column"),
        required=said.get("required"),
        reached=said.get("reached"),
        holds=bool(said.get("holds")),
    )


def _named(model: PastModel) -> str:
    return model.name if model.column is None else f"{model.name} of {model.column}"


def _with(run: PastRun) -> tuple[str, ...]:
    known = {name: version or "" for name, version in run.versions.items()}
    engine = f"{known.get('engine', '')} {known.get('engine_version', '')}".strip()
    return (run.run_id, run.user or "-", run.job_digest[:12], known.get("sqlanon", "-"), engine)


def _change(change: Change) -> str:
    if change.what == "job":
        return "the job"
    before, after = (_said(change.what, one) for one in (change.before, change.after))
    return f"{change.what} {before} → {after}"


def _said(what: str, value: str | float | None) -> str:
    return share(value) if what == "NCP" and isinstance(value, float) else _cell(value)


def _cell(value: str | float | None) -> str:
    return value if isinstance(value, str) else measure(value)
