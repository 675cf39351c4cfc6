"""A run as the ledger has it, and what differs from the one before."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any, Literal, TypeAlias, cast

from sqlanon.job.releases import Guard
from sqlanon.report.data import ReleaseChanges, ResumedRun, SeenAfterwards

State: TypeAlias = Literal["published", "refreshed", "failed", "running", "interrupted"]
"""How a run ended, or that it goes on; refreshed: a view shows rows of a later day."""
REFRESHED = "refreshed"
"""The key of a report under which a refresh names the run whose recoding it used."""


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

    @property
    def said(self) -> str:
        """Its name, and what it is of."""
        return self.name if self.column is None else f"{self.name} of {self.column}"


@dataclass(frozen=True, slots=True)
class PastRun:
    """A run as the ledger has it; None where it published nothing, or an old report does not say.

    Attributes:
        run_id: 12 hexadecimal digits.
        state: published, failed, running, or interrupted: by a signal, or it died and said nothing;
            refreshed: no run, but a view was filled anew.
        started: When it began, with its zone; None of a run of an older version.
        finished: When it was published or failed, with its zone; None where nobody says.
        error: The class of the error that ended it.
        exit_code: What the command line ended with, where an error ended it.
        source: The table that was read.
        target: The release.
        details: Its detail tables, as they were published.
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
        script: The `sqlanon compile` that made the script which ran; None of a run of sqlanon.
        recoding: Its kind, levels, and by column the classes that were generalized.
        resumed: The run in place whose labels stood in the source, and how many rows had come.
        reused: The run whose recoding it published by, instead of searching.
        guard: What its job says is done where it falls short together with releases before it; off:
            that was not measured. None where the job says nothing of them.
        afterwards: What readers saw when a run in place had ended.
        refreshed: The run whose recoding a refresh used; None of a run.
        retired: Since when its release is handed out no more, with its zone; None of one that may
            be. Who had it may have kept it, so that it counts for `releases` as any other.
        came_and_went: Who came to which class and went from it since the release before, in persons
            where a run compared them, in rows of a refresh whose models count these; None where
            nothing was compared.
        changes: What differs from the release before it of the same target; nothing for the first.
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
    rows: int | None
    published: int | None
    suppressed: int | None
    classes: int | None
    models: tuple[PastModel, ...]
    ncp: float | None
    seconds: float | None
    versions: dict[str, str | None]
    user: str | None
    script: str | None
    recoding: dict[str, str | int]
    resumed: ResumedRun | None
    reused: str | None
    guard: Guard | None
    afterwards: SeenAfterwards | None
    refreshed: str | None
    retired: datetime | None
    came_and_went: ReleaseChanges | None
    changes: tuple[Change, ...]

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
            report: What it reported.
            began: When it began, where its report does not say it.
            retired: Since when its release is retired.
        """
        run_id, finished, source, target, digest = entry
        rows, versions = report.get("rows", {}), report.get("versions", {})
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
            rows=rows.get("source"),
            published=rows.get("published"),
            suppressed=rows.get("suppressed"),
            classes=report.get("classes", {}).get("count"),
            models=tuple(map(_model, report.get("models", ()))),
            ncp=report.get("loss", {}).get("ncp"),
            seconds=report.get("seconds", {}).get("total"),
            versions={name: None if one is None else str(one) for name, one in versions.items()},
            user=report.get("database", {}).get("user"),
            script=report.get("script"),
            recoding=_recoding(report.get("recoding", {})),
            resumed=None if not (said := report.get("resumed")) else ResumedRun(**said),
            reused=report.get("search", {}).get("reused"),
            guard=(report.get("together") or {}).get("guard"),
            afterwards=None if not (said := report.get("afterwards")) else SeenAfterwards(**said),
            refreshed=report.get(REFRESHED),
            retired=_time(retired),
            came_and_went=None if not (said := report.get("changes")) else ReleaseChanges(**said),
            changes=(),
        )

    @classmethod
    def unpublished(
        cls,
        entry: tuple[str, str, str, str],
        *,
        state: str,
        started: str,
        finished: str | None,
        error: str | None,
        exit_code: int | None,
    ) -> PastRun:
        """A run of which there is no release; `entry` is its id, source, target and digest."""
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
    def shown(self) -> bool:
        """Whether its rows were released."""
        return self.state in {"published", "refreshed"}

    def since(self, before: PastRun) -> tuple[Change, ...]:
        """What differs from another run; of a refresh, what both of them say."""
        then, now = before.comparable(), self.comparable()
        if self.refreshed or before.refreshed:
            both = [what for what in now if None not in {then.get(what), now[what]}]
            then, now = ({what: one[what] for what in both} for one in (then, now))
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
            "guard": self.guard,
            **self.recoding,
            **{f"{one.said} required": one.required for one in self.models},
            **{f"{one.said} reached": one.reached for one in self.models},
        }


def _model(said: dict[str, Any]) -> PastModel:
    return PastModel(
        name=said["name"],
        column=said.get("column"),
        required=said.get("required"),
        reached=said.get("reached"),
        holds=bool(said.get("holds")),
    )


def _time(text: str | None) -> datetime | None:
    return None if text is None else datetime.fromisoformat(text)


def _recoding(said: dict[str, Any]) -> dict[str, str | int]:
    """What a report says of its recoding, by names that a reader understands."""
    found: dict[str, str | int] = {}
    if "kind" in said:
        found["recoding"] = said["kind"]
    found |= {f"level of {name}": level for name, level in said.get("levels", {}).items()}
    for name, column in said.get("attributes", {}).items():
        found[f"classes that generalize {name}"] = column["classes_generalized"]
    return found
