"""The recoding of a run that was published, found again in the ledger instead of searched for."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from sqlanon.algorithms import Fixed
from sqlanon.errors import PublishError, UnsupportedError
from sqlanon.job.rules import hierarchy_of
from sqlanon.publish.ledger import entries
from sqlanon.publish.names import existing
from sqlanon.source.hierarchies.specification import EqualFrequency

if TYPE_CHECKING:
    from sqlanon.job.job import Job
    from sqlanon.sql.names import RelationName
    from sqlanon.sql.workspace import Workspace

LAST = "last"
"""What names the newest run of a target."""


def levels_of(
    workspace: Workspace, job: Job, target: RelationName, ledger: RelationName | None, wanted: str
) -> Fixed:
    """The level vector that a run has published.

    Args:
        workspace: Asks.
        job: The job of that run.
        target: Its target.
        ledger: Where it was entered; None for nowhere.
        wanted: Its id, or LAST.

    Raises:
        PublishError: it is not in the ledger, or was of another job.
        UnsupportedError: the ledger does not hold its recoding.
    """
    for name in job.quasi_identifiers:
        if isinstance(hierarchy_of(job, name), EqualFrequency):
            raise UnsupportedError(
                f"columns.{name}: the groups of equal_frequency are those of the rows of today, "
                "and not those of an earlier run; search again, without --from"
            )
    if ledger is None:
        raise PublishError(f"--from {wanted}: the job says ledger: false, so no run is known")
    known = entries(workspace, ledger) if existing(workspace, ledger) is not None else []
    runs = [
        (one, report)
        for one in known
        if one.target == str(target) and "script" not in (report := json.loads(one.report))
    ]
    found = [one for one in runs if wanted in {LAST, one[0].run_id}]
    if not found:
        named = "no run" if wanted == LAST else f"no run {wanted}"
        raise PublishError(
            f"--from {wanted}: {ledger} has {named} that published {target}; "
            "`sqlanon history` lists them"
        )
    run, report = found[-1]
    if run.job_digest != job.digest():
        raise PublishError(
            f"--from {wanted}: run {run.run_id} was of another job, whose levels may mean other "
            "things; run this one first, or search again, without --from"
        )
    recoding = report.get("recoding", {})
    if not recoding.get("levels"):
        raise UnsupportedError(
            f"--from {wanted}: the recoding of run {run.run_id} is {recoding.get('kind')}, and the "
            "ledger holds levels only; search again, without --from, or choose an algorithm that "
            "chooses levels, as `optimal`"
        )
    return Fixed(levels=recoding["levels"])
