"""Runs jobs and kills them: a program that the hazard tests start once per engine.

It reads a line of JSON per job: url, job, n, in_place. Each job runs in a forked process, which
kills itself before its n-th statement (never, where n is 0). The answer is a line of JSON: its exit
status as `subprocess` counts it, and the names of the steps that it began.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import traceback
from typing import TYPE_CHECKING, Any

import sqlalchemy.dialects.mysql
import sqlalchemy.dialects.postgresql
import sqlalchemy.dialects.sqlite  # noqa: F401 - imported once here, not in every child

import sqlanon.sql.backends.sqlalchemy  # noqa: F401 - as above
from sqlanon import api
from sqlanon.job.job import Job
from sqlanon.sql.workspace import Observer

if TYPE_CHECKING:
    from sqlanon.sql.statement import Statement


def work(said: dict[str, Any], steps: int) -> None:
    """Run the job in this process; tell each step, and die before the n-th."""
    begun = 0

    def before(step: Statement) -> None:
        nonlocal begun
        begun += 1
        os.write(steps, f"{step.name}\n".encode())
        if begun == said["n"]:
            os.kill(os.getpid(), signal.SIGKILL)

    job = Job.from_mapping(said["job"])
    observer = Observer(statement=before)
    api.run(job, connection=said["url"], in_place=said["in_place"], observer=observer)


def killed(said: dict[str, Any]) -> dict[str, Any]:
    """What became of a forked run, after it ended."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        try:
            work(said, writing)
        except BaseException:  # noqa: BLE001 - the parent tells
            traceback.print_exc()
            os._exit(1)
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading) as told:
        steps = told.read().split()
    _, status = os.waitpid(child, 0)
    return {"status": os.waitstatus_to_exitcode(status), "steps": steps}


if __name__ == "__main__":
    for line in sys.stdin:
        print(json.dumps(killed(json.loads(line))), flush=True)  # noqa: T201 - the answer
