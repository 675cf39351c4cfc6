"""Where the CPU seconds of one run go, statement by statement.

Run `python benchmarks/by_statement.py [--engine duckdb|sqlite|postgresql|mariadb] [--rows N]
[--algorithm mondrian|optimal|JSON] [--most 20]`. The table is that of adult_like.py, the jobs those
of run.py and optimal.py, or run.py's with another algorithm: '{"order_and_cut": {}}'. What is
between a statement and the next one counts to the first: on an embedded engine that is its own
time, on a server the thread or process that serves the connection is read from /proc as well, so it
has to be on this machine. Parallel workers of a server are not seen, so PostgreSQL is told to have
none.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

import duckdb
from limits import made_table
from optimal import job as optimal_job
from optimal import paths
from run import job as mondrian_job
from search_in import load, place, server_of, ticks

import sqlanon
from sqlanon.sql.workspace import Observer

if TYPE_CHECKING:
    import sqlalchemy

    from sqlanon.sql.statement import Statement

ROWS = {"duckdb": 3_000_000, "sqlite": 30_000, "postgresql": 300_000, "mariadb": 30_000}


class Spent:
    """CPU seconds by the name of a statement, here and in the server."""

    def __init__(self, engine: sqlalchemy.Engine | None, name: str) -> None:
        """Begin; the server's thread or process is found once."""
        self._server = None if engine is None else server_of(engine, name)
        self._name = "(before the first)"
        self.client: dict[str, float] = {}
        self.server: dict[str, float] = {}
        self.times: Counter[str] = Counter()
        self._last = self._now()

    def _now(self) -> tuple[float, float]:
        return time.process_time(), 0.0 if self._server is None else ticks(self._server)

    def tell(self, statement: Statement | None) -> None:
        """A statement begins, or, without one, all have ended."""
        now = self._now()
        for spent, at in ((self.client, 0), (self.server, 1)):
            spent[self._name] = spent.get(self._name, 0.0) + now[at] - self._last[at]
        self.times[self._name] += 1
        self._last = now
        self._name = "" if statement is None else statement.name


def measured(
    connection: Any,  # noqa: ANN401 - whatever sqlanon.run takes
    said: dict[str, Any],
    *,
    served: tuple[sqlalchemy.Engine, str] | None = None,
) -> Spent:
    """One run."""
    engine, name = served or (None, "")
    said = {key: value for key, value in said.items() if key != "connection"}
    spent = Spent(engine, name)
    job = sqlanon.Job.from_mapping(said)
    sqlanon.run(job, connection=connection, observer=Observer(statement=spent.tell))
    spent.tell(None)
    return spent


def lines(spent: Spent, most: int) -> str:
    """The statements that took most, and the sum of all."""
    both = {name: taken + spent.server[name] for name, taken in spent.client.items()}
    total = sum(both.values())
    first = sorted(both.items(), key=lambda one: -one[1])[:most]
    said = [
        f"{seconds:7.2f} s {seconds / total:6.1%} {spent.times[name]:5} x {name}"
        for name, seconds in first
    ]
    here, there = sum(spent.client.values()), sum(spent.server.values())
    return "\n".join(
        [*said, f"{total:7.2f} s in all, {here:.2f} here and {there:.2f} in the server"]
    )


def main() -> None:
    """Run once and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--engine", choices=sorted(ROWS), default="duckdb")
    parser.add_argument("--rows", type=int)
    parser.add_argument("--algorithm", default="mondrian")
    parser.add_argument("--most", type=int, default=20)
    asked = parser.parse_args()
    with TemporaryDirectory(prefix="sqlanon-benchmark-") as folder:
        database = made_table(asked.rows or ROWS[asked.engine], Path(folder))
        said = mondrian_job("", 10)
        if asked.algorithm == "optimal":
            said = optimal_job("", paths(database), "optimal")
        elif asked.algorithm != "mondrian":
            said["algorithm"] = json.loads(asked.algorithm)
        if asked.engine == "duckdb":
            with duckdb.connect(str(database)) as connection:
                print(lines(measured(connection, said), asked.most))
            return
        with place(asked.engine, Path(folder)) as engine:
            load(engine, database)
            spent = measured(engine, said, served=(engine, asked.engine))
            print(lines(spent, asked.most))


if __name__ == "__main__":
    main()
