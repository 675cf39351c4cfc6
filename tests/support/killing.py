"""Runs commands to which something happens at one of their statements; a program of its own.

It reads a line of JSON per command and runs each in a forked process, so that nothing is imported
twice: `words` of the command line, `at` the number of the statement (0: none) or the name of the
first of a kind, and what happens there:

- `before`: the process is killed before the statement is sent;
- `during`: it is killed some fractions of a millisecond after that;
- `wait`: it makes the file `reached` and goes on when there is a file `go`.

Every statement counts, also those that begin, commit and ask over a second connection. Where
`writes` is a list of INSERT, another thread of the process runs them on the DuckDB file of `file`,
and the numbers of those that were acknowledged are part of the answer. The answer is a line of
JSON: `status` as `subprocess` counts it, the `steps` that were begun, what the command `said` on
stdout and stderr, and `written`.
"""

from __future__ import annotations

import json
import os
import random
import signal
import sys
import threading
import time
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryFile
from typing import IO, TYPE_CHECKING, Any, TypeVar

import duckdb
import sqlalchemy.dialects.mysql
import sqlalchemy.dialects.postgresql
import sqlalchemy.dialects.sqlite  # noqa: F401 - imported once here, not in every child

from sqlanon.api import run as api  # noqa: F401 - as above
from sqlanon.cli.app import main
from sqlanon.sql.backends.duckdb import DuckDBBackend
from sqlanon.sql.backends.spark import SparkBackend
from sqlanon.sql.backends.sqlalchemy import SqlAlchemyBackend

if TYPE_CHECKING:
    from collections.abc import Callable

for _module in ("psycopg", "pymysql", "rich.console", "rich.table"):
    with suppress(ModuleNotFoundError):  # drivers are extras
        import_module(_module)  # as above: 0.15 CPU seconds of each child

_Made = TypeVar("_Made")


class Fate:
    """What happens to this process at one of its statements."""

    def __init__(self, said: dict[str, Any], steps: int) -> None:
        self._said = said
        self._steps = steps
        self._begun = 0

    def reach(self, name: str) -> None:
        """Tell that a statement is about to be sent; if it is the one, meet with it."""
        self._begun += 1
        os.write(self._steps, f"{name}\n".encode())
        if self._said["at"] not in (self._begun, name):
            return
        match self._said["happens"]:
            case "before":
                os.kill(os.getpid(), signal.SIGKILL)
            case "during":
                signal.signal(signal.SIGALRM, signal.SIG_DFL)  # which ends it as SIGKILL does
                signal.setitimer(signal.ITIMER_REAL, random.uniform(2e-5, 2e-3))  # noqa: S311
            case _:
                Path(self._said["reached"]).touch()
                while not Path(self._said["go"]).exists():
                    time.sleep(0.002)

    def meet(self) -> None:
        """Let all backends tell before each statement."""
        guarded, run = SqlAlchemyBackend.translate_errors, DuckDBBackend._run
        called = SparkBackend._translate_errors

        def of_sqlalchemy(
            backend: SqlAlchemyBackend, name: str, action: Callable[[], _Made], *, needs: str = ""
        ) -> _Made:
            self.reach(name)
            return guarded(backend, name, action, needs=needs)

        def of_duckdb(backend: DuckDBBackend, name: str, *sql: Any) -> Any:
            self.reach(name)
            return run(backend, name, *sql)

        def of_spark(
            backend: SparkBackend, name: str, action: Callable[[], _Made], *, needs: str = ""
        ) -> _Made:
            self.reach(name)
            return called(backend, name, action, needs=needs)

        SparkBackend._translate_errors = of_spark  # type: ignore[method-assign, assignment]
        SqlAlchemyBackend.translate_errors = of_sqlalchemy  # type: ignore[method-assign, assignment]
        DuckDBBackend._run = of_duckdb  # type: ignore[method-assign, assignment]


def _write(said: dict[str, Any], acknowledged: int) -> None:
    """Insert what another user of the same DuckDB file writes meanwhile."""
    with duckdb.connect(said["file"]) as connection:
        for number, insert in enumerate(said["writes"]):
            try:
                connection.execute(insert)
            except duckdb.Error:  # not acknowledged
                time.sleep(0.002)
            else:
                os.write(acknowledged, f"{number}\n".encode())
            time.sleep(0.004)


def _work(said: dict[str, Any], steps: int, acknowledged: int, told: IO[bytes]) -> int:
    for stream in (1, 2):
        os.dup2(told.fileno(), stream)
    Fate(said, steps).meet()
    if said.get("writes"):
        threading.Thread(target=_write, args=(said, acknowledged), daemon=True).start()
    return main(said["words"])


def _ran(said: dict[str, Any]) -> dict[str, Any]:
    """What became of a command in a forked process, after it ended."""
    (reading, steps), (hearing, acknowledged) = os.pipe(), os.pipe()
    with TemporaryFile() as told:
        child = os.fork()
        if child == 0:
            os._exit(_work(said, steps, acknowledged, told))
        os.close(steps)
        os.close(acknowledged)
        with os.fdopen(reading) as begun, os.fdopen(hearing) as written:
            heard: list[str] = []
            listening = threading.Thread(target=lambda: heard.extend(written.read().split()))
            listening.start()  # neither pipe may fill up
            names = begun.read().split()
            listening.join()
        _, status = os.waitpid(child, 0)
        told.seek(0)
        return {
            "status": os.waitstatus_to_exitcode(status),
            "steps": names,
            "said": told.read().decode(errors="replace"),
            "written": [int(number) for number in heard],
        }


if __name__ == "__main__":
    for line in sys.stdin:
        print(json.dumps(_ran(json.loads(line))), flush=True)  # noqa: T201 - the answer
