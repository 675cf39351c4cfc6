"""All ratios, each beside what a database cannot do without, and beside the last ones.

Run `python benchmarks/all.py [--only duckdb postgresql …] [--share 0.1] [--store]`. Every figure is
in CPU seconds, of this machine's processes and of the server's process that serves the connection,
so that others who use the machine change it little; a ratio is taken within one run. The limits are
a plain copy of the table, one GROUP BY over the quasi-identifiers, and one join of every row to its
group (limits.py); of a small job, importing the libraries that it stands on. Ratios that are a
fifth above those of ratios.json are marked; `--store` writes them there. `--share` takes a part of
the rows of each table: good for a look, not to be stored.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from dataclasses import dataclass, replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

import check
import duckdb
import optimal
import startup
from adult_like import QUASI, TABLE
from limits import limits, made_table
from run import job as mondrian_job
from search_in import load, measure, place, server_of, ticks

import sqlanon

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

STORED = Path(__file__).with_name("ratios.json")
WORSE = 1.2


@dataclass(frozen=True, slots=True)
class Figure:
    """A thing that is measured.

    Attributes:
        name: What, and on how many rows.
        seconds: CPU seconds of it.
        limits: CPU seconds of what it stands beside, by name.
        goal: The limit and the ratio to it that it should not exceed; None without one.
    """

    name: str
    seconds: float
    limits: dict[str, float]
    goal: tuple[str, float] | None = None

    @property
    def ratios(self) -> dict[str, float]:
        """How many times each limit it took."""
        return {name: self.seconds / limit for name, limit in self.limits.items() if limit}


def spent_by(command: list[str]) -> float:
    """CPU seconds of a process, from its start to its end."""
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    if status:
        raise SystemExit(f"{' '.join(command)} ended with {os.waitstatus_to_exitcode(status)}")
    return usage.ru_utime + usage.ru_stime


def ran(folder: Path, said: dict[str, Any]) -> float:
    """CPU seconds of the whole process of `sqlanon run`."""
    file = folder / "job.json"
    file.write_text(json.dumps(said))
    return spent_by([sys.executable, "-m", "sqlanon", "run", str(file), "--json"])


def limits_of(database: Path) -> dict[str, float]:
    """The limits in a DuckDB file."""
    with duckdb.connect(str(database)) as connection:
        return limits(connection.execute, time.process_time)


def in_duckdb(rows: int, folder: Path) -> Iterator[Figure]:
    """Whole run, whole process; and a check with every model."""
    database = made_table(rows, folder)
    beside = limits_of(database)
    seconds = ran(folder, mondrian_job(f"duckdb:///{database}", 10))
    yield Figure(f"DuckDB, run, {rows:,} rows", seconds, beside, ("copy", 6))
    begin = time.process_time()
    models = check.models("hours_per_week")
    sqlanon.check(f"duckdb:///{database}", TABLE, quasi=QUASI, privacy=models)
    seconds = time.process_time() - begin
    yield Figure(f"DuckDB, check with every model, {rows:,} rows", seconds, beside)


def optimum(rows: int, folder: Path) -> Iterator[Figure]:
    """`optimal`, whole process."""
    database = made_table(rows, folder)
    said = optimal.job(f"duckdb:///{database}", optimal.paths(database), "optimal")
    yield Figure(f"DuckDB, optimal, {rows:,} rows", ran(folder, said), limits_of(database))


def on_server(name: str, goal: tuple[str, float] | None) -> Callable[..., Iterator[Figure]]:
    """A run in a database that is not DuckDB, by its name; the search where `auto` has it."""

    def figures(rows: int, folder: Path) -> Iterator[Figure]:
        database = made_table(rows, folder)
        said = mondrian_job("", 10)
        del said["connection"]
        with place(name, folder) as engine:
            load(engine, database)
            stat = server_of(engine, name)

            def execute(sql: str) -> None:
                with engine.begin() as connection:
                    answer = connection.exec_driver_sql(sql)
                    if answer.returns_rows:
                        answer.fetchall()

            def spent() -> float:
                return time.process_time() + (0.0 if stat is None else ticks(stat))

            beside = limits(execute, spent)
            found = measure(engine, name, said)
            both = found["client"] + found["server"]
            yield Figure(f"{name}, run, {rows:,} rows", both, beside, goal)

    return figures


def small(rows: int, folder: Path) -> Iterator[Figure]:
    """A small job, whole process."""
    del rows
    file, quasi = startup.source()
    database = folder / "small.duckdb"
    with duckdb.connect(str(database)) as connection:
        connection.read_csv(str(file), header=True).create("loaded")
    said = startup.job(f"duckdb:///{database}", quasi)
    ran(folder, said)  # both have been read from disk once
    imports = sorted(spent_by(startup.IMPORTS) for _ in range(3))[1]
    process = sorted(ran(folder, said) for _ in range(3))[1]
    yield Figure(f"DuckDB, run, {file.name}", process, {"imports": imports}, ("imports", 2))


WHAT: dict[str, tuple[Callable[..., Iterator[Figure]], int]] = {
    "small": (small, 0),
    "duckdb": (in_duckdb, 3_000_000),
    "optimal": (optimum, 30_000),
    "sqlite": (on_server("sqlite", None), 30_000),
    "postgresql": (on_server("postgresql", ("copy", 20)), 300_000),
    "mariadb": (on_server("mariadb", None), 30_000),
}
"""What can be measured, and the rows of its table."""


def lines(figure: Figure, stored: dict[str, float]) -> Iterator[str]:
    """A figure for people, a line per limit."""
    yield f"{figure.name}: {figure.seconds:.2f} CPU s"
    for name, ratio in figure.ratios.items():
        said = f"  {ratio:8.1f} x {name:8} ({figure.limits[name]:.3f} s)"
        if figure.goal is not None and figure.goal[0] == name:
            met = "met" if ratio <= figure.goal[1] else "NOT MET"
            said += f", goal {figure.goal[1]:g}: {met}"
        if name in stored:
            said += f", was {stored[name]:.1f}"
            said += ": WORSE" if ratio > WORSE * stored[name] else ""
        yield said


def main() -> None:
    """Measure, print and compare."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", nargs="+", choices=[*WHAT], default=[*WHAT])
    parser.add_argument("--share", type=float, default=1.0, help="of the rows of each table")
    parser.add_argument("--store", action="store_true", help="write the ratios to ratios.json")
    asked = parser.parse_args()
    stored = json.loads(STORED.read_text()) if STORED.exists() else {}
    for name in asked.only:
        figures, rows = WHAT[name]
        with TemporaryDirectory(prefix="sqlanon-benchmark-") as folder:
            for figure in figures(int(rows * asked.share), Path(folder)):
                shown = figure if asked.share == 1 else replace(figure, goal=None)
                print("\n".join(lines(shown, stored.get(figure.name, {}))), flush=True)
                stored[figure.name] = {key: round(of, 2) for key, of in figure.ratios.items()}
    if asked.store:
        STORED.write_text(json.dumps(stored, indent=2) + "\n")


if __name__ == "__main__":
    main()
