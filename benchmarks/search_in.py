"""CPU seconds of a run that searches in its database, beside one whose search is embedded.

Run `python benchmarks/search_in.py [--rows 30000] [--engine sqlite postgresql mariadb]
[--algorithm mondrian optimal] [--where database embedded]`. The table is that of adult_like.py;
Mondrian has k = 10 and `cut: loss`, `optimal` the hierarchies of optimal.py. CPU seconds are those
of this process and of the server's thread or process that serves it, read from /proc: the server
has to be on this machine (SQLANON_POSTGRESQL_URL, SQLANON_MARIADB_URL), and PostgreSQL is told to
have no parallel workers, which would not be seen. The release of both is compared row by row.
"""

from __future__ import annotations

import argparse
import os
import secrets
import subprocess
import sys
import time
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

import duckdb
import sqlalchemy
from adult_like import TABLE
from optimal import job as optimal_job
from optimal import paths
from run import POSTGRESQL
from run import job as mondrian_job

import sqlanon

if TYPE_CHECKING:
    from collections.abc import Iterator

MARIADB = "mysql+pymysql://root@127.0.0.1:3306/test?charset=utf8mb4&ssl_disabled=true"
SESSION = {
    "postgresql": "SELECT pg_backend_pid()",
    "mariadb": "SELECT tid FROM information_schema.processlist WHERE id = CONNECTION_ID()",
}
"""What asks for the process, or thread, that serves a connection."""
TYPES = {"postgresql": {"TINYINT": "SMALLINT", "DOUBLE": "DOUBLE PRECISION"}}
_TICKS = os.sysconf("SC_CLK_TCK")


@contextmanager
def place(engine: str, folder: Path) -> Iterator[sqlalchemy.Engine]:
    """An engine over one connection, which stays open, to a database of its own."""
    name = f"sqlanon_benchmark_{secrets.token_hex(4)}"
    if engine == "sqlite":
        yield sqlalchemy.create_engine(f"sqlite:///{folder / 'place.sqlite'}", pool_size=1)
        return
    if engine == "postgresql":
        url = os.environ.get("SQLANON_POSTGRESQL_URL", POSTGRESQL)
        made, gone = f"CREATE SCHEMA {name}", f"DROP SCHEMA {name} CASCADE"
        inside = f"{url}?options=-csearch_path%3D{name}%20-cmax_parallel_workers_per_gather%3D0"
    else:
        url = os.environ.get("SQLANON_MARIADB_URL", MARIADB)
        made, gone = f"CREATE DATABASE {name}", f"DROP DATABASE {name}"
        inside = sqlalchemy.make_url(url).set(database=name).render_as_string(hide_password=False)
    server = sqlalchemy.create_engine(url, isolation_level="AUTOCOMMIT")
    with server.connect() as connection:
        connection.exec_driver_sql(made)
        opened = sqlalchemy.create_engine(inside, pool_size=1, max_overflow=1)
        try:
            yield opened
        finally:
            opened.dispose()
            connection.exec_driver_sql(gone)


def load(engine: sqlalchemy.Engine, database: Path) -> None:
    """Bring the table in from the DuckDB file that adult_like.py wrote."""
    with duckdb.connect(str(database)) as source, engine.begin() as connection:
        columns = source.execute(f"DESCRIBE {TABLE}").fetchall()
        types = TYPES.get(engine.dialect.name, {"VARCHAR": "VARCHAR(60)"})
        defined = ", ".join(f"{name} {types.get(kind, kind)}" for name, kind, *_ in columns)
        connection.exec_driver_sql(f"CREATE TABLE {TABLE} ({defined})")
        mark = "?" if engine.dialect.paramstyle == "qmark" else "%s"
        filled = f"INSERT INTO {TABLE} VALUES ({', '.join([mark] * len(columns))})"
        rows = source.execute(f"SELECT * FROM {TABLE}")
        while block := rows.fetchmany(50_000):
            connection.exec_driver_sql(filled, block)


def server_of(engine: sqlalchemy.Engine, name: str) -> Path | None:
    """Where /proc tells what the process, or thread, that serves the engine's connection spends."""
    if name not in SESSION:
        return None
    with engine.connect() as connection:
        number = connection.exec_driver_sql(SESSION[name]).scalar_one()
        connection.rollback()
    # not /proc/{number}: of a thread's number it tells what the whole server spends
    return next(iter(Path("/proc").glob(f"*/task/{number}/stat")))


def ticks(stat: Path) -> float:
    """CPU seconds so far."""
    fields = stat.read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / _TICKS


def served(engine: sqlalchemy.Engine, name: str) -> float:
    """CPU seconds so far of what serves the engine's connection."""
    stat = server_of(engine, name)
    return 0.0 if stat is None else ticks(stat)


def measure(engine: sqlalchemy.Engine, name: str, said: dict[str, Any]) -> dict[str, Any]:
    """One run."""
    job = sqlanon.Job.from_mapping(said)
    client, server, wall = time.process_time(), served(engine, name), time.perf_counter()
    report = sqlanon.run(job, connection=engine)
    return {
        "client": time.process_time() - client,
        "server": served(engine, name) - server,
        "wall": time.perf_counter() - wall,
        "statements": report.statements,
        "phases": report.seconds,
        "classes": report.classes.count,
    }


def main() -> None:
    """Print a line per run."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rows", type=int, default=30_000)
    parser.add_argument("--engine", nargs="+", default=["sqlite", "postgresql", "mariadb"])
    parser.add_argument("--algorithm", nargs="+", default=["mondrian", "optimal"])
    parser.add_argument("--where", nargs="+", default=["database", "embedded"])
    asked = parser.parse_args()
    with TemporaryDirectory(prefix="sqlanon-benchmark-") as folder:
        database = Path(folder, "adult_like.duckdb")
        make = Path(__file__).with_name("adult_like.py")
        subprocess.run(
            [sys.executable, str(make), str(asked.rows), str(database)],
            check=True,
            capture_output=True,
        )
        jobs = {
            "mondrian": mondrian_job("", 10),
            "optimal": optimal_job("", paths(database), "optimal"),
        }
        for name in asked.engine:
            with place(name, Path(folder)) as engine:
                load(engine, database)
                for algorithm in asked.algorithm:
                    said = jobs[algorithm]
                    said.pop("connection", None)
                    releases = set()
                    for where in asked.where:
                        target = {"table": f"{algorithm}_{where}"}
                        found = measure(
                            engine, name, {**said, "target": target, "search_in": where}
                        )
                        with engine.connect() as connection:
                            rows = connection.exec_driver_sql(f"SELECT * FROM {target['table']}")
                            releases.add(hash(tuple(sorted(map(repr, rows)))))
                        phases = ", ".join(f"{k} {v:.2f}" for k, v in found["phases"].items())
                        print(
                            f"{name:10} {algorithm:8} {where:8} {asked.rows:>9,} rows: client "
                            f"{found['client']:.2f} + server {found['server']:.2f} CPU s, "
                            f"{found['wall']:.2f} s, {found['statements']} statements ({phases})",
                            flush=True,
                        )
                    print("  the same release" if len(releases) == 1 else "  RELEASES DIFFER")


if __name__ == "__main__":
    main()
