"""An Airflow DAG that makes an anonymous release every night.

The environment of Airflow need not have sqlanon: SQLANON names the command, SQLANON_JOB the job.
"""

from __future__ import annotations

import os
import subprocess
from datetime import UTC, datetime, timedelta

from airflow.sdk import dag, task
from airflow.sdk.exceptions import AirflowException, AirflowFailException

TRY_AGAIN = 75
"""The exit code after which the same may go through later."""


@dag(
    schedule="30 2 * * *",
    start_date=datetime(2025, 1, 1, tzinfo=UTC),
    catchup=False,
    max_active_runs=1,
    tags=["sqlanon"],
)
def anonymize_people() -> None:
    """One task: search, write, verify, publish."""

    @task(retries=3, retry_delay=timedelta(minutes=10))
    def release() -> None:
        """Run the job; retried only where that can help."""
        command = [os.environ.get("SQLANON", "sqlanon"), "run", os.environ["SQLANON_JOB"]]
        done = subprocess.run([*command, "--strict"], check=False)
        if done.returncode == TRY_AGAIN:
            raise AirflowException("the database is not ready; tried again later")
        if done.returncode:
            raise AirflowFailException(f"sqlanon ended with exit code {done.returncode}")

    release()


anonymize_people()
