"""The ledger: one row per published run, beside the target."""

from __future__ import annotations

import json
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from sqlanon.ledger.names import LEDGER, existing, same_target
from sqlanon.report.data import REFRESHED
from sqlanon.report.drift import Drift, drift_of
from sqlanon.source.class_labels import StoredLevel
from sqlanon.sql.names import RelationName
from sqlanon.sql.statement import Sql

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sqlanon.job.job import Job
    from sqlanon.report.history import PastRun
    from sqlanon.report.run import Report
    from sqlanon.sql.workspace import Workspace


_LATER = timedelta(microseconds=1)


class Entry(NamedTuple):
    """A row of ledger/entries: a published run, with its report as JSON."""

    run_id: str
    finished_at: str
    source: str
    target: str
    job_digest: str
    report: str


class LedgerTable(NamedTuple):
    """A table that is kept beside a ledger.

    Attributes:
        suffix: The suffix of its name after the ledger's.
    """

    suffix: str
    template: str

    def beside(self, ledger: RelationName) -> RelationName:
        """Its name."""
        return RelationName(ledger.schema, f"{ledger.name}{self.suffix}")

    def open(self, workspace: Workspace, ledger: RelationName) -> None:
        """Make it, where it is not there yet."""
        named = self.beside(ledger)
        if existing(workspace, named) is None:
            open_ledger(workspace, named, self.template)


CLASSES = LedgerTable("_classes", "classes_table")
"""What the classes of the last release in place of each table publish."""


class RunLedger:
    """The ledger that one run is entered in.

    Attributes:
        said: Where the job wants it, False for nowhere; None for beside the target.
    """

    def __init__(self, said: RelationName | Literal[False] | None) -> None:
        self.said = said
        self._opened: Sql | None = None

    @property
    def has_attempts(self) -> bool:
        """Whether a run is entered when it begins, so that one that dies is known."""
        return self.said is not False

    def beside(self, target: RelationName) -> RelationName | None:
        """Its name, as the job says it or in the schema of the target; None where it wants none."""
        said = self.said
        if said is False:
            return None
        if said is None:
            return RelationName(target.schema, LEDGER)
        return said if said.schema is not None else RelationName(target.schema, said.name)

    def open(self, workspace: Workspace, target: RelationName) -> None:
        """Create the table if it does not exist.

        Where DDL commits this is done early; elsewhere late, because another run that creates it
        too waits until this one's transaction ends.
        """
        named = self.beside(target)
        if named is not None and self._opened is None:
            self._opened = open_ledger(workspace, named)

    def enter(self, workspace: Workspace, target: RelationName, job: Job, report: Report) -> None:
        """Enter a run that has published; the ledger is open, or is not wanted."""
        if self._opened is not None:
            record(
                workspace,
                self._opened,
                source=report.source,
                target=str(target),
                digest=job.digest(),
                report=report.to_ledger_json(),
            )

    def has_run(self, workspace: Workspace, target: RelationName) -> bool:
        """Whether the workspace's run is entered."""
        home = self.beside(target)
        if home is None or existing(workspace, home) is None:
            return False
        dialect, run = workspace.dialect, workspace.dialect.literal(workspace.run_id)
        return workspace.count("ledger/entered", ledger=dialect.table(home), run=run) > 0


def open_ledger(workspace: Workspace, named: RelationName, table: str = "table") -> Sql:
    """Return a ledger, or the related table of that name; it is created if it does not exist.

    Only its owner has privileges on it, whatever the default privileges: others who record runs
    need a grant.
    """
    ledger = workspace.dialect.table(named)
    made = workspace.fragment(f"ledger/{table}", ledger=ledger)
    workspace.run("ledger/create", table=made, ledger=ledger)
    return ledger


def record(
    workspace: Workspace, ledger: Sql, *, source: str, target: str, digest: str, report: str
) -> None:
    """Add the run: names, counts and measures, never a value.

    Its moment is later than those of all recorded runs, whatever the clock of this machine, because
    these moments decide the order of a target's releases.
    """
    with workspace.backend.silent():
        entered = workspace.rows("ledger/moments", ledger=ledger)
    moments = [datetime.fromisoformat(moment) + _LATER for (moment,) in entered]
    finished = max([datetime.now(UTC), *moments]).isoformat(timespec="microseconds")
    row = Entry(workspace.run_id, finished, source, target, digest, report)
    workspace.insert_into(ledger, [Sql(name) for name in Entry._fields], [row])


def amend(workspace: Workspace, ledger: Sql, report: str) -> None:
    """Give the run the report that it has when all is over."""
    amended = workspace.table("amended", {"report": str})
    workspace.insert(amended, [[report]])
    run = workspace.dialect.literal(workspace.run_id)
    workspace.run("ledger/amend", ledger=ledger, run=run, amended=amended)
    workspace.drop(amended)


def entries(workspace: Workspace, ledger: RelationName) -> list[Entry]:
    """All runs that a ledger has, the oldest first."""
    there = workspace.dialect.table(ledger)
    found = workspace.ask("ledger/entries", Entry, ledger=there, run=None)
    return sorted(found, key=lambda entry: (datetime.fromisoformat(entry.finished_at), entry))


def runs_of(workspace: Workspace, ledger: Sql, target: RelationName) -> list[str]:
    """The runs that published under a target's name."""
    found = workspace.rows("ledger/previous", ledger=ledger)
    return [str(run) for run, said, _ in found if same_target(workspace, str(said), target)]


def last_entry(workspace: Workspace, ledger: RelationName, target: RelationName) -> Entry | None:
    """The last run that published under a target's name; None where there is none."""
    there = workspace.dialect.table(ledger)
    found = workspace.rows("ledger/previous", ledger=there)
    runs = [
        (datetime.fromisoformat(str(entered)), str(run))
        for run, said, entered in found
        if same_target(workspace, str(said), target)
    ]
    if not runs:
        return None
    run = workspace.dialect.literal(max(runs)[1])
    return workspace.ask_one("ledger/entries", Entry, ledger=there, run=run)


# -- differences from the run before ---------------------------------------------------------------


def add_drift(
    workspace: Workspace, target: RelationName, ledger: RelationName | None, report: Report
) -> Report:
    """Add to a report the differences from the release before and from what was approved."""
    with workspace.backend.silent():
        before = None if ledger is None else _last(workspace, ledger, target)
    if before is None and report.approval is None:
        return report
    from sqlanon.report.history import PastRun  # noqa: PLC0415 - of targets with a past

    said = replace(report, figures=None).to_dict()
    entry = (report.run_id, said["ended"], report.source, str(target), report.job_digest)
    return replace(report, drift=_drift(PastRun.of(entry, said), before, report))


def _drift(now: PastRun, before: PastRun | None, report: Report) -> Drift:
    approved = {} if report.approval is None else report.approval.figures()
    then = {} if before is None else before.figures()
    return drift_of(None if before is None else before.run_id, then, now.figures(), approved)


def _last(workspace: Workspace, ledger: RelationName, target: RelationName) -> PastRun | None:
    if existing(workspace, ledger) is None:
        return None
    last = last_entry(workspace, ledger, target)
    if last is None:
        return None
    from sqlanon.report.history import PastRun  # noqa: PLC0415

    entry = (last.run_id, last.finished_at, last.source, last.target, last.job_digest)
    return PastRun.of(entry, json.loads(last.report))


# -- releases of a target --------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class EnteredRelease:
    """A release, as recorded in the ledger.

    Attributes:
        mode: The mode of publication; None for a compiled script's release and for a refresh of a
            view.
        recoding: The kind of its recoding, as a report calls it; None where no run made it.
        levels: By attribute the level at which it was published; empty where none was chosen.
        shape: The digest of the quasi-identifiers and hierarchies; None where no run made it.
        reused: The run that searched for its recoding, where it was not this one.
        details: The published names of detail tables, by the table that was read.
        rows: Its rows; None where the ledger does not have them.
        finished: When it was published, in UTC as ISO 8601.
    """

    run_id: str
    job_digest: str
    mode: str | None
    recoding: str | None
    levels: Mapping[str, StoredLevel]
    shape: str | None = None
    reused: str | None = None
    details: Mapping[str, str] = field(default_factory=dict)
    rows: int | None = None
    finished: str = ""


def releases_of(
    workspace: Workspace, target: RelationName, ledger: RelationName | None
) -> list[EnteredRelease]:
    """The releases of a target, the oldest first; none where there is no ledger."""
    if ledger is None or existing(workspace, ledger) is None:
        return []
    entered = entries(workspace, ledger)
    return [release_of(one) for one in entered if same_target(workspace, one.target, target)]


def release_of(entry: Entry) -> EnteredRelease:
    """A release as its run was entered."""
    report: dict[str, Any] = json.loads(entry.report)
    rows = report.get("rows", {}).get("published")
    if {"script", REFRESHED} & report.keys():
        return EnteredRelease(
            entry.run_id, entry.job_digest, None, None, {}, rows=rows, finished=entry.finished_at
        )
    recoding = report["recoding"]
    levels = {
        name: StoredLevel(level, recoding["attributes"][name]["hierarchy_height"])
        for name, level in (recoding.get("levels") or {}).items()
    }
    mode = report["target"]["mode"]
    return EnteredRelease(
        entry.run_id,
        entry.job_digest,
        mode,
        recoding["kind"],
        levels,
        shape=recoding.get("shape"),
        reused=report["search"].get("reused"),
        details={one["source"]: one["target"] for one in report.get("details", ())},
        rows=rows,
        finished=entry.finished_at,
    )


def last_in_place(
    workspace: Workspace, table: RelationName, ledger: RelationName | None
) -> EnteredRelease | None:
    """Return the run that published a table in place, if no later run did."""
    releases = releases_of(workspace, table, ledger)
    return releases[-1] if releases and releases[-1].mode == "replace" else None


def minute(release: EnteredRelease) -> str:
    """Return when a release was published."""
    return f"{datetime.fromisoformat(release.finished).astimezone(UTC):%Y-%m-%d %H:%M} (UTC)"


def already_anonymized(table: RelationName, last: EnteredRelease) -> str:
    """Return the sentence on the run whose labels are in a table."""
    return (
        f"run {last.run_id} has anonymized {table} in place already, at {minute(last)}: its "
        "columns have labels, not raw values; load the raw table again, or use a job that "
        "continues from the labels (docs/in-place.md)"
    )
