"""Views that follow their source by refreshes: the way in."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Literal

from sqlanon.common.events import Command, acting
from sqlanon.common.wording import inflect
from sqlanon.errors import JobError, UnsupportedError, VerificationError
from sqlanon.job.job import Job
from sqlanon.pipeline.checking import measure_relation
from sqlanon.publish.preflight import Needs, refuse_unready
from sqlanon.publish.refresh import enter, read_view, write_anew
from sqlanon.sql.backends import Connectable, open_connection
from sqlanon.sql.names import RelationName
from sqlanon.sql.workspace import Observer, Workspace, new_run_id

if TYPE_CHECKING:
    from sqlanon.report.check import CheckReport


def refresh(
    connection: Connectable,
    view: str | RelationName | Job,
    *,
    ledger: str | RelationName | None = None,
    release_guard: Literal["warn", "refuse"] = "warn",
    observer: Observer | None = None,
) -> CheckReport:
    """Let a view show the present rows, under the recoding of its last run.

    Values that the recoding does not know, and classes that have become too small, are left out;
    `run` makes a new recoding.

    Args:
        connection: See `anonymize`.
        view: A view that was published with `follows: refresh`, or the job that published it,
            whose `min_rows` is the number of rows that it needs; without a job it needs one.
        ledger: The ledger, where the job names one of its own.
        release_guard: The action if fewer than k rows were added to a class or removed from one
            since the view was last filled: report it, or leave the view as it is.
        observer: Is told of statements and progress.

    Returns:
        The figures of the rows, measured before they are shown, with added and removed rows.

    Raises:
        VerificationError: they violate a model; the view is unchanged.
        SqlanonError: one of its subclasses.
    """
    said = RelationName.parse(ledger) if isinstance(ledger, str) else ledger
    least = 1
    if isinstance(view, Job):
        if view.target is None:
            raise JobError("the job names no target to refresh")
        if not isinstance(view.least_rows, int):
            raise UnsupportedError(
                f"min_rows: {view.least_rows} is a share of the last release, which a refresh "
                "does not support; set a count, as 1000"
            )
        if view.max_loss is not None:
            raise UnsupportedError(
                "max_loss: a refresh does not measure the loss; run the job again, or refresh "
                "the view by its name"
            )
        least = view.least_rows
        said = said or view.ledger_table
        view = view.target.table
    if release_guard not in ("warn", "refuse"):
        raise JobError(
            "release_guard: must be warn or refuse: a refresh compares with the rows that the "
            "view shows now"
        )
    name = RelationName.parse(view) if isinstance(view, str) else view
    with acting(Command("refresh", new_run_id(), str(name), str(name))) as act:
        with open_connection(connection) as backend:
            workspace = Workspace(backend, act.observer(observer or Observer()), act.run_id)
            with backend.transaction(write=True), workspace:
                report = _refresh(
                    workspace, name, said, refuses=release_guard == "refuse", least=least
                )
        act.finish(**report.counts())
        return report


def _refresh(
    workspace: Workspace,
    name: RelationName,
    ledger: RelationName | None,
    *,
    refuses: bool,
    least: int,
) -> CheckReport:
    """The steps of a refresh."""
    with workspace.phase("inspect"):
        shown = read_view(workspace, name, ledger)
        refuse_unready(workspace, Needs((shown.rows,), ledger=shown.ledger))
    with workspace.phase("write"):
        changes = write_anew(workspace, shown)
    with workspace.phase("verify"):
        report = measure_relation(
            workspace, shown.rows, shown.quasi, shown.asked, hidden=shown.hidden
        )
    for one in report.models:
        if not one.holds:
            what = "rows" if one.column is None else "persons"
            raise VerificationError(
                f"{name} is not refreshed: with the current rows a class has {one.reached} "
                f"{what}, and {one.required} are required; the view is unchanged"
            )
    rows = report.rows.published
    if rows < least:
        raise VerificationError(
            f"{name} is not refreshed: it would have {inflect(rows, 'row')}, and min_rows is "
            f"{least}; the view is unchanged. Check the source, or set a smaller min_rows in the "
            "job"
        )
    if refuses and changes.small_groups:
        raise VerificationError(
            f"{name} is not refreshed: fewer than {shown.k} {shown.counts()} were added to or "
            f"removed from {inflect(changes.small_groups, 'class', 'classes')} since "
            f"{shown.last}, and earlier readers could identify them; the view is unchanged, "
            "refresh it when more has changed"
        )
    report = replace(report, run_id=workspace.run_id, table=str(name), changes=changes)
    enter(workspace, shown, report)
    return report
