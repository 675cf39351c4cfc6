"""A Dagster asset: an anonymous release, with what was measured of it as metadata.

The environment of Dagster need not have sqlanon: SQLANON names the command, SQLANON_JOB the job.
"""

import json
import os
import subprocess

import dagster as dg

TRY_AGAIN = 75
"""The exit code after which the same may go through later."""


@dg.asset(deps=["people"])
def people_anonymous() -> dg.MaterializeResult:
    """The release of the job; retried only where that can help."""
    command = [os.environ.get("SQLANON", "sqlanon"), "run", os.environ["SQLANON_JOB"]]
    done = subprocess.run([*command, "--strict", "--json"], check=False, stdout=subprocess.PIPE)
    if done.returncode == TRY_AGAIN:
        raise dg.RetryRequested(max_retries=3, seconds_to_wait=600)
    if done.returncode:
        raise dg.Failure(f"sqlanon ended with exit code {done.returncode}", allow_retries=False)
    report = json.loads(done.stdout)
    return dg.MaterializeResult(
        metadata={
            "rows": report["rows"]["published"],
            "classes": report["classes"]["count"],
            "smallest class": report["classes"]["min"],
        }
    )


every_night = dg.ScheduleDefinition(
    name="every_night",
    target=dg.AssetSelection.assets("people_anonymous"),
    cron_schedule="30 2 * * *",
)
defs = dg.Definitions(assets=[people_anonymous], schedules=[every_night])
