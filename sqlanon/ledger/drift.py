"""Differences between a run and the run before it of the same target, for its report."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import TYPE_CHECKING

from sqlanon.ledger.ledger import last_entry
from sqlanon.ledger.names import existing
from sqlanon.report.drift import Drift, drift_of
from sqlanon.report.history import PastRun

if TYPE_CHECKING:
    from sqlanon.report.run import Report
    from sqlanon.sql.names import RelationName
    from sqlanon.sql.workspace import Workspace


def add_drift(
    workspace: Workspace, target: RelationName, ledger: RelationName | None, report: Report
) -> Report:
    """Add to a report the differences from the release before and from what was approved.

    Args:
        workspace: Runs the statements.
        target: The target of the run.
        ledger: The ledger; None for none.
        report: The report.
    """
    with workspace.backend.silent():
        before = None if ledger is None else _last(workspace, ledger, target)
    if before is None and report.approval is None:
        return report
    said = replace(report, figures=None).to_dict()
    entry = (report.run_id, said["ended"], report.source, str(target), report.job_digest)
    return replace(report, drift=_drift(PastRun.of(entry, said), before, report))


def _drift(now: PastRun, before: PastRun | None, report: Report) -> Drift:
    approved = {} if report.approval is None else report.approval.figures()
    then = {} if before is None else before.figures()
    return drift_of(None if before is None else before.run_id, then, now.figures(), approved)


def _last(workspace: Workspace, ledger: RelationName, target: RelationName) -> PastRun | None:
    """The release before."""
    if existing(workspace, ledger) is None:
        return None
    last = last_entry(workspace, ledger, target)
    if last is None:
        return None
    entry = (last.run_id, last.finished_at, last.source, last.target, last.job_digest)
    return PastRun.of(entry, json.loads(last.report))
