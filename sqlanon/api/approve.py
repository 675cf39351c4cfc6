"""`approve`: what a report says, bound to its job and the tables that it was made of."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from sqlanon.common.options import UNSTORABLE, storable
from sqlanon.errors import JobError
from sqlanon.features.approval.feature import Approval, ApprovedFigures, fingerprint_in, json_of
from sqlanon.job.fingerprint import Fingerprint
from sqlanon.report.plan import Plan
from sqlanon.report.run import Report
from sqlanon.source.hierarchies.specification import read_once

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from sqlanon.job.job import Job

_AGAIN = "run `sqlanon plan JOB --json > report.json`, and approve that"


def approve(
    job: Job, report: Report | Plan | Path | str | Mapping[str, Any], *, by: str | None = None
) -> Approval:
    """Approve what a report says of a job: `run(job, approved=…)` publishes nothing else.

    No database is queried: the report has the tables as they were.

    Args:
        job: The job.
        report: The report of its plan, or of a run: `plan --json`, `run --json`, the file of one,
            or `to_dict()`.
        by: The name of the approver, for the ledger.

    Raises:
        JobError: it is no such report, or of another job.
    """
    if by is not None and not storable(by):
        raise JobError(f"by: the name must not hold {UNSTORABLE}")
    said = report.to_dict() if isinstance(report, Report | Plan) else json_of(report, "a report")
    if said.get("schema") not in {Report.schema, Plan.schema}:
        raise JobError(
            "this is not a report: `sqlanon plan --json` and `sqlanon run --json` print one, "
            f"with schema {Plan.schema!r} or {Report.schema!r}; {_AGAIN}"
        )
    if job.target is None:
        raise JobError("the job names no target to publish to; add `target` before it is approved")
    if said.get("fingerprint") is None:
        raise JobError(
            "the report has no fingerprint of its job: it is for external readers, or of an older "
            f"version; {_AGAIN}"
        )
    if said.get("refusal"):
        raise JobError(f"a run of this plan is refused, {said['refusal']}; change the job first")
    try:
        seen = fingerprint_in(said["fingerprint"])
        figures = ApprovedFigures(
            said["rows"]["published"], said["classes"]["min"], said["loss"]["ncp"]
        )
        run_id = str(said["run_id"])
        warned = [str(one["code"]) for one in said["warnings"] if one["accepted"] is None]
    except (KeyError, TypeError, ValueError):
        raise JobError(
            f"the report is incomplete: keys are missing or have values of other types; {_AGAIN}"
        ) from None
    if job.strict and warned:
        raise JobError(
            f"the job is strict, and a run is refused for {', '.join(dict.fromkeys(warned))}; "
            "change the job, or accept each warning with a reason, as `accept: {W01: reason}`"
        )
    with read_once():
        now = Fingerprint.of(job, seen.salt)
        found = seen.of_job(job).job_changes(now)
        unknown = seen.lacks(job)
    if found:
        listed = "\n".join(f"- {line}" for line in found)
        raise JobError(f"the report is of another job:\n{listed}\nTo approve this one, {_AGAIN}")
    if unknown:
        raise JobError(
            f"{unknown[0]}: this engine computes no digest of a hierarchy table, so a later "
            "change of it would not be noticed; export it with `sqlanon hierarchy export`, and "
            "set `hierarchy: {file: …}`"
        )
    moment = datetime.now(UTC).replace(microsecond=0)
    return Approval(moment, by, run_id, figures, seen)
