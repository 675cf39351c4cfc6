"""A view's rows, written again from the present source, under the recoding of its last run.

An attacker who reads a view before and after a refresh can subtract one from the other. So added
and removed rows are counted by class, and recorded in the ledger with the measured figures.

One transaction deletes the shown rows and writes the present ones: readers see all old or all new
rows. Rows with values that the recoding lacks, and classes that have become smaller than the models
need, are left out. The new rows are measured before the transaction ends. Where models count
persons, the stored rows have a column with the person's key, which no view shows.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sqlanon.errors import PublishError, TransientDatabaseError
from sqlanon.ledger.ledger import Entry, entries, record
from sqlanon.ledger.names import LEDGER, existing, same_target
from sqlanon.privacy_models.k_anonymity import KAnonymity
from sqlanon.privacy_models.person_anonymity import PersonAnonymity
from sqlanon.privacy_models.requirements import ModelRequirements
from sqlanon.release.store import COUNTS, LIVE
from sqlanon.release.store import PREFIX as RECODING
from sqlanon.report.data import REFRESHED, Side, changes_of
from sqlanon.source.inspection import inspect, refuse_absent_view, settle_kinds
from sqlanon.sql.dialects import Kind
from sqlanon.sql.names import RelationName

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sqlanon.privacy_models.base import PrivacyModel
    from sqlanon.report.check import CheckReport
    from sqlanon.report.data import ReleaseChanges
    from sqlanon.sql.workspace import Workspace


@dataclass(frozen=True, slots=True)
class RefreshableView:
    """A view that follows its source by refreshes, by its last run.

    Attributes:
        rows: The table that it shows.
        map: The classes of the stored recoding.
        asked: The requirements of its models, persons identified by their column of `rows`.
        hidden: That column, where the view does not show it; None where rows are counted, too.
        last: The id of the last run or refresh, which wrote the present rows.
    """

    view: RelationName
    rows: RelationName
    live: RelationName
    map: RelationName
    quasi: tuple[str, ...]
    asked: ModelRequirements
    hidden: str | None
    run: Entry
    last: str
    ledger: RelationName

    @property
    def k(self) -> int:
        """Rows, or persons, that each of its classes has."""
        return self.asked.smallest_class

    @property
    def persons(self) -> str | None:
        """The column of `rows` that identifies persons; None where rows are counted."""
        return next(iter(self.asked.persons), None)

    def counts(self) -> str:
        """Return the unit that its classes count, for messages."""
        return "rows" if self.persons is None else "persons"


def read_view(
    workspace: Workspace, view: RelationName, ledger: RelationName | None
) -> RefreshableView:
    """Read a view and its last run.

    Args:
        ledger: The ledger of its runs; None for the one in its schema.
    """
    found = workspace.backend.resolve(view)
    home = found.schema or str(workspace.rows("inspect/home")[0][0])
    name = RelationName(home, found.name)
    said = ledger or RelationName(home, LEDGER)
    beside = said if said.schema is not None else RelationName(home, said.name)
    kind = existing(workspace, name)
    if kind is None:
        refuse_absent_view(workspace, name)
    if kind != "VIEW":
        raise PublishError(
            f"{view} is not a view but a {kind.lower()}, which `sqlanon run` publishes again; "
            "only a view can be refreshed"
        )
    runs = entries(workspace, beside) if existing(workspace, beside) is not None else []
    ours = [
        (run, json.loads(run.report)) for run in runs if same_target(workspace, run.target, name)
    ]
    for run, report in reversed(ours):
        if REFRESHED not in report:
            stem = f"{RECODING}{run.run_id}"
            rows, live, counts, codes = (
                RelationName(home, f"{stem}{end}") for end in ("_rows", LIVE, COUNTS, "_map")
            )
            if existing(workspace, counts) is not None:
                raise PublishError(
                    f"{view} is not refreshed: its rows are in groups drawn at random, and no "
                    "later row belongs to any; run its job again"
                )
            if existing(workspace, rows) is None or existing(workspace, live) is None:
                break
            fates = report["columns"].items()
            quasi = tuple(column for column, fate in fates if fate == "quasi-identifier")
            hidden = _find_hidden_column(workspace, name, rows)
            asked = ModelRequirements(tuple(_model(model, hidden) for model in report["models"]))
            last = ours[-1][0].run_id
            return RefreshableView(name, rows, live, codes, quasi, asked, hidden, run, last, beside)
    raise PublishError(
        f"{view} is not refreshed: no run in {beside} made it a view with `follows: refresh`"
    )


def _find_hidden_column(workspace: Workspace, view: RelationName, rows: RelationName) -> str | None:
    """Find the column that identifies the persons of a view and is not shown, or None."""
    shown, there = (
        workspace.names("inspect/header", table=workspace.dialect.table(one))
        for one in (view, rows)
    )
    return next((name for name in there if name not in shown), None)


def _model(said: Mapping[str, Any], hidden: str | None) -> PrivacyModel:
    """A model as the run's report has it; no view has others."""
    k = int(said["required"])
    if said["name"] == PersonAnonymity.name:
        return PersonAnonymity(k=k, person=hidden or said["column"])
    return KAnonymity(k=k)


def write_anew(workspace: Workspace, shown: RefreshableView) -> ReleaseChanges:
    """Replace the shown rows by the present ones.

    Returns:
        The added and removed rows, as a reader sees them, or the persons behind these.

    Raises:
        TransientDatabaseError: another refresh has written since this transaction began. MariaDB
            deletes committed rows and continues to read the old ones (10.11), so that the rows of
            both would be measured as one release.
    """
    dialect = workspace.dialect
    rows, live = dialect.table(shown.rows), dialect.table(shown.live)
    found = settle_kinds(workspace, inspect(workspace, shown.rows), shown.asked.persons)
    there = [one for one in found.columns if one.name != shown.hidden]
    said: dict[str, Any] = {
        "values": [
            dialect.exact(dialect.distinct_text(dialect.quote(one.name), one.kind), Kind.TEXT)
            for one in there
        ]
    }
    template, changed = "publish/shown_before", "publish/rows_changed"
    if shown.persons is not None:
        person = found.column(shown.persons)
        read = [dialect.sort_key(f"v{place}", long=True) for place in range(len(there))]
        said |= {"person": dialect.exact(dialect.quote(person.name), person.kind), "read": read}
        said["long"] = person.kind.long
        template, changed = "publish/shown_persons_before", "publish/persons_changed"
    before = workspace.make(template, "before", rows=rows, **said)
    columns = [dialect.quote(name) for name in workspace.names("inspect/header", table=rows)]
    if workspace.backend.snapshot and not workspace.count("publish/rows_left", rows=rows):
        # where nothing is taken away, nothing keeps two refreshes from writing the rows of both:
        # DuckDB 2.0 and PostgreSQL 15 showed each row twice; MariaDB reads what is committed here
        for _ in ("there", "and back"):
            workspace.run("publish/overtake", map=dialect.table(shown.map))
    workspace.run("publish/forget", rows=rows)
    if workspace.count("publish/rows_left", rows=rows):
        raise TransientDatabaseError(
            f"{shown.view} was refreshed by another run at the same time; run it again"
        )
    workspace.run("publish/admit", rows=rows, live=live, columns=columns)
    sides = workspace.ask(
        changed,
        Side,
        before=before,
        rows=rows,
        quasi=[place for place, one in enumerate(there) if one.name in shown.quasi],
        k=shown.k,
        **said,
    )
    workspace.drop(before)
    return changes_of(shown.last, sides, shown.k)


def enter(workspace: Workspace, shown: RefreshableView, measured: CheckReport) -> None:
    """Enter the refresh in the ledger: names, counts and measures, never a value."""
    report = json.loads(measured.to_json())
    kept = ("rows", "models", "classes", "versions", "database", "started", "changes")
    said = {
        REFRESHED: shown.run.run_id,
        "seconds": {"total": sum(workspace.seconds.values())},
        "recoding": json.loads(shown.run.report)["recoding"],
        **{name: report[name] for name in kept},
    }
    record(
        workspace,
        workspace.dialect.table(shown.ledger),
        source=shown.run.source,
        target=shown.run.target,
        digest=shown.run.job_digest,
        report=json.dumps(said),
    )
