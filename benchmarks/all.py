"""All figures in one table, each beside what a database cannot do without, and the last ones.

Run `python benchmarks/all.py [--only duckdb distinct …] [--share 0.1] [--peers PYTHON] [--store]`.
It needs what `pip install -e '.[all]' --group test` installs, 8 GB of memory, and servers of
PostgreSQL and MariaDB where these are asked for. `--peers` is the Python of an environment with the
tools of peers.py.

Every figure is in CPU seconds, of this machine's processes and of the server's process that serves
the connection, so that others who use the machine change it little. A ratio is taken within one
run. The limits are a plain copy of the table, one GROUP BY over the quasi-identifiers, and one join
of every row to its group (limits.py). Ratios that are a fifth above those of ratios.json are
marked; `--store` writes them there. `--share` takes a part of the rows of each table: good for a
look, not to be stored.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import subprocess
import sys
import time
from dataclasses import dataclass, replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

import adult_like
import check
import distinct
import duckdb
import optimal
import peers
import startup
from limits import limits, made_table
from run import job as mondrian_job
from search_in import load, measure, place, server_of, ticks

import sqlanon
from sqlanon.job.job import Job

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

STORED = Path(__file__).with_name("ratios.json")
WORSE = 1.2
_LIMITS = ("copy", "group", "join")


@dataclass(frozen=True, slots=True)
class Figure:
    """A thing that is measured.

    Attributes:
        name: What, and on how many rows.
        seconds: CPU seconds of it.
        limits: CPU seconds of what it stands beside, by name.
        goal: The limit and the ratio to it that it should not exceed; None without one.
        peak: Peak memory of its process in MiB; None where it was not measured.
    """

    name: str
    seconds: float
    limits: dict[str, float]
    goal: tuple[str, float] | None = None
    peak: float | None = None

    @property
    def ratios(self) -> dict[str, float]:
        """How many times each limit it took."""
        return {name: self.seconds / limit for name, limit in self.limits.items() if limit}


def spent_by(command: list[str]) -> tuple[float, float | None]:
    """CPU seconds of a process, from its start to its end, and its peak memory in MiB.

    A child begins with the peak of its parent, so a smaller one is not known: None.
    """
    own = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    if status:
        raise SystemExit(f"{' '.join(command)} ended with {os.waitstatus_to_exitcode(status)}")
    peak = usage.ru_maxrss / 1024 if usage.ru_maxrss > own else None
    return usage.ru_utime + usage.ru_stime, peak


def ran(folder: Path, said: dict[str, Any]) -> tuple[float, float | None]:
    """CPU seconds of the whole process of `sqlanon run`, and its peak memory in MiB."""
    file = folder / "job.json"
    file.write_text(json.dumps(said))
    return spent_by([sys.executable, "-m", "sqlanon", "run", str(file), "--json"])


def limits_of(
    database: Path, table: str = adult_like.TABLE, quasi: tuple[str, ...] = adult_like.QUASI
) -> dict[str, float]:
    """The limits in a DuckDB file."""
    with duckdb.connect(str(database)) as connection:
        return limits(connection.execute, time.process_time, table, quasi)


def in_duckdb(rows: int, folder: Path) -> Iterator[Figure]:
    """Whole run, whole process; and a check with every model."""
    database = made_table(rows, folder)
    beside = limits_of(database)
    seconds, peak = ran(folder, mondrian_job(f"duckdb:///{database}", 10))
    yield Figure(f"DuckDB, run, {rows:,} rows", seconds, beside, ("copy", 6), peak)
    begin = time.process_time()
    models = check.models("hours_per_week")
    sqlanon.check(f"duckdb:///{database}", adult_like.TABLE, quasi=adult_like.QUASI, privacy=models)
    seconds = time.process_time() - begin
    yield Figure(f"DuckDB, check with every model, {rows:,} rows", seconds, beside)


def optimum(rows: int, folder: Path) -> Iterator[Figure]:
    """`optimal`, whole process."""
    database = made_table(rows, folder)
    said = optimal.job(f"duckdb:///{database}", optimal.paths(database), "optimal")
    seconds, peak = ran(folder, said)
    yield Figure(f"DuckDB, optimal, {rows:,} rows", seconds, limits_of(database), None, peak)


def many_combinations(rows: int, folder: Path) -> Iterator[Figure]:
    """Runs on rows that nearly all differ, with a birth date and a postcode among the columns."""
    database = folder / "distinct.duckdb"
    distinct.write(database, rows)
    beside = limits_of(database, distinct.TABLE, distinct.QUASI) | {"1 s": 1.0}
    for algorithm, goal in (
        ({"mondrian": {"cut": "loss"}}, 24),
        ({"mondrian": {"cut": "median"}}, 24),
        ({"order_and_cut": {}}, 32),
    ):
        url = f"duckdb:///{database}"
        said = mondrian_job(url, 10, algorithm, "distinct")
        said["target"] = {"table": said["target"], "if_exists": "replace"}
        seconds, peak = ran(folder, said)
        name = f"DuckDB, {json.dumps(algorithm)}, {rows:,} distinct rows"
        yield Figure(name, seconds, beside, ("1 s", goal), peak)


def proposed(rows: int, folder: Path) -> Iterator[Figure]:
    """The job that `init` proposes, and the same without hierarchies; all choices of a part."""
    database = folder / "distinct.duckdb"
    distinct.write(database, rows)
    url = f"duckdb:///{database}"
    said = {**sqlanon.propose(url, distinct.TABLE).job, "connection": url}
    said["target"] = {"table": "proposed", "if_exists": "replace"}
    bare = json.loads(json.dumps(said))
    for column in bare["columns"].values():
        column.pop("hierarchy", None)
    without, _ = ran(folder, bare)
    seconds, peak = ran(folder, said)
    name = f"DuckDB, the job of init, {rows:,} rows"
    yield Figure(name, seconds, {"bare": without}, ("bare", 2), peak)
    part = rows * 646 // 10_000
    with duckdb.connect(str(database)) as connection:
        connection.execute(f"CREATE TABLE part AS FROM {distinct.TABLE} LIMIT {part}")
    file = folder / "part.json"
    file.write_text(json.dumps({**said, "source": "part"}))
    command = [sys.executable, "-m", "sqlanon", "plan", str(file), "--compare", "algorithms"]
    seconds, peak = spent_by(command)
    name = f"DuckDB, all algorithms compared, {part:,} rows"
    yield Figure(name, seconds, {"1 s": 1.0}, ("1 s", 25), peak)


def one_of_many(rows: int, folder: Path) -> Iterator[Figure]:
    """The second and later runs of a process that anonymizes many small tables."""
    database = made_table(rows, folder)
    said = mondrian_job(f"duckdb:///{database}", 10)
    said["target"] = {"table": said["target"], "if_exists": "replace"}
    job, spent = Job.from_mapping(said), []
    for _ in range(21):
        begin = time.process_time()
        sqlanon.run(job)
        spent.append(time.process_time() - begin)
    median = sorted(spent[1:])[10]
    yield Figure(f"DuckDB, a later run of {rows:,} rows", median, {"1 s": 1.0}, ("1 s", 0.15))


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
    imports = sorted(spent_by(startup.IMPORTS)[0] for _ in range(3))[1]
    process = sorted(ran(folder, said)[0] for _ in range(3))[1]
    yield Figure(f"DuckDB, run, {file.name}", process, {"imports": imports}, ("imports", 2))


def others(python: str, folder: Path) -> Iterator[Figure]:
    """Other tools on the table of the small job, beside sqlanon's whole process."""
    file, quasi = startup.source()
    database = folder / "peers.duckdb"
    with duckdb.connect(str(database)) as connection:
        connection.read_csv(str(file), header=True).create("loaded")
    ours, _ = ran(folder, startup.job(f"duckdb:///{database}", quasi))
    script = str(Path(peers.__file__))
    for tool in peers.TOOLS:
        seconds, peak = spent_by([python, script, tool, str(file), "--quasi", *quasi])
        yield Figure(f"{tool}, {file.name}", seconds, {"sqlanon": ours}, None, peak)


WHAT: dict[str, tuple[Callable[..., Iterator[Figure]], int]] = {
    "small": (small, 0),
    "many_small": (one_of_many, 500),
    "duckdb": (in_duckdb, 3_000_000),
    "distinct": (many_combinations, 1_000_000),
    "proposed": (proposed, 1_000_000),
    "optimal": (optimum, 30_000),
    "sqlite": (on_server("sqlite", None), 30_000),
    "postgresql": (on_server("postgresql", ("copy", 20)), 300_000),
    "mariadb": (on_server("mariadb", None), 30_000),
}
"""What can be measured, and the rows of its table."""
HEAD = """\
| | CPU s | peak MiB | × copy | × group | × join | × other | goal | worse than the last |
|---|---|---|---|---|---|---|---|---|"""


def line(figure: Figure, stored: dict[str, float]) -> str:
    """Return the row of a figure in the table."""
    ratios = figure.ratios
    cells = [figure.name, f"{figure.seconds:.2f}"]
    cells.append("" if figure.peak is None else f"{figure.peak:,.0f}")
    cells += [f"{ratios.pop(name):.1f}" if name in ratios else "" for name in _LIMITS]
    ratios.pop("1 s", None)
    cells.append(", ".join(f"{ratio:.1f} {name}" for name, ratio in ratios.items()))
    if figure.goal is None:
        cells.append("")
    else:
        name, most = figure.goal
        met = "met" if figure.ratios[name] <= most else "NOT MET"
        cells.append(f"{most:g} {'s' if name == '1 s' else f'× {name}'}: {met}")
    worse = [
        f"{name}: was {stored[name]:.1f}"
        for name, ratio in figure.ratios.items()
        if name in stored and ratio > WORSE * stored[name]
    ]
    return f"| {' | '.join([*cells, ', '.join(worse)])} |"


def main() -> None:
    """Measure, print and compare."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", nargs="+", choices=[*WHAT], default=[*WHAT])
    parser.add_argument("--share", type=float, default=1.0, help="of the rows of each table")
    parser.add_argument("--peers", metavar="PYTHON", help="runs the tools of peers.py, too")
    parser.add_argument("--store", action="store_true", help="write the ratios to ratios.json")
    asked = parser.parse_args()
    stored = json.loads(STORED.read_text()) if STORED.exists() else {}
    print(HEAD)
    for name in asked.only:
        figures, rows = WHAT[name]
        with TemporaryDirectory(prefix="sqlanon-benchmark-") as folder:
            for figure in figures(int(rows * asked.share), Path(folder)):
                shown = figure if asked.share == 1 else replace(figure, goal=None)
                print(line(shown, stored.get(figure.name, {})), flush=True)
                stored[figure.name] = {key: round(of, 2) for key, of in figure.ratios.items()}
    if asked.peers:
        with TemporaryDirectory(prefix="sqlanon-benchmark-") as folder:
            for figure in others(asked.peers, Path(folder)):
                print(line(figure, {}), flush=True)
    if asked.store:
        STORED.write_text(json.dumps(stored, indent=2) + "\n")


if __name__ == "__main__":
    main()
