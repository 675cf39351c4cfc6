"""Time a whole `sqlanon run` beside a plain CREATE TABLE AS SELECT of the same table.

Run `python benchmarks/run.py [--rows 3000000] [--engine duckdb|postgresql] [--k 10] [--json]
[--memory-limit 1GB] [--algorithm '{"order_and_cut": {"measure": "span"}}'] [--table distinct]`. The
table is that of adult_like.py, or of distinct.py, whose rows nearly all differ: eight
quasi-identifiers, k = 10, Mondrian with `cut: loss` unless said. On DuckDB
everything is in a file in a temporary folder; on PostgreSQL in a schema of its own, which is
dropped (SQLANON_POSTGRESQL_URL says which server). Seconds of `sqlanon run` are those of the
process, from start to exit; its CPU seconds and its peak memory are the client's, which in DuckDB
are also the database's.
"""

from __future__ import annotations

import argparse
import json
import os
import secrets
import statistics
import subprocess
import sys
import time
from abc import ABC, abstractmethod
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import adult_like
import distinct
import duckdb
from typing_extensions import override

ROWS = {"duckdb": 3_000_000, "postgresql": 300_000}
TABLES = {"adult_like": adult_like, "distinct": distinct}
POSTGRESQL = "postgresql+psycopg://postgres@127.0.0.1:5432/test"
COPIES = 3


class Engine(ABC):
    """A place that holds the table."""

    url: str

    def __init__(self, table: str = adult_like.TABLE) -> None:
        """A place for a table of this name."""
        self.table = table

    @abstractmethod
    def load(self, database: Path) -> None:
        """Bring the table in from the DuckDB file that it was written to."""

    @abstractmethod
    def copy(self) -> float:
        """Seconds of one CREATE TABLE AS SELECT *."""

    @abstractmethod
    def close(self) -> None:
        """Leave nothing behind."""


class DuckDB(Engine):
    """The DuckDB file itself."""

    @override
    def load(self, database: Path) -> None:
        self.database = database
        self.url = f"duckdb:///{database}"

    @override
    def copy(self) -> float:
        with duckdb.connect(str(self.database)) as connection:
            begin = time.perf_counter()
            connection.execute(f"CREATE TABLE copied AS SELECT * FROM {self.table}")
            taken = time.perf_counter() - begin
            connection.execute("DROP TABLE copied")
        return taken

    @override
    def close(self) -> None:
        """The temporary folder goes with all in it."""


class PostgreSQL(Engine):
    """A schema of its own on a server."""

    def __init__(self, table: str = adult_like.TABLE) -> None:
        import psycopg  # noqa: PLC0415 - an extra

        super().__init__(table)
        self.schema = f"sqlanon_benchmark_{secrets.token_hex(4)}"
        server = os.environ.get("SQLANON_POSTGRESQL_URL", POSTGRESQL)
        self.url = f"{server}?options=-csearch_path%3D{self.schema}"
        self.connection = psycopg.connect(
            server.replace("+psycopg", ""), autocommit=True, options=f"-csearch_path={self.schema}"
        )
        self._run(f"CREATE SCHEMA {self.schema}")

    def _run(self, sql: str) -> None:
        self.connection.execute(sql.encode())

    @override
    def load(self, database: Path) -> None:
        file = database.with_suffix(".csv")
        with duckdb.connect(str(database)) as source:
            source.execute(f"COPY {self.table} TO '{file}' (HEADER false)")
            columns = source.execute(f"DESCRIBE {self.table}").fetchall()
        types = {"TINYINT": "SMALLINT", "DOUBLE": "DOUBLE PRECISION"}
        defined = ", ".join(f"{name} {types.get(kind, kind)}" for name, kind, *_ in columns)
        self._run(f"CREATE TABLE {self.table} ({defined})")
        with (
            file.open("rb") as rows,
            self.connection.cursor() as cursor,
            cursor.copy(f"COPY {self.table} FROM STDIN (FORMAT csv)".encode()) as copy,
        ):
            while block := rows.read(1 << 20):
                copy.write(block)
        self._run(f"VACUUM ANALYZE {self.table}")

    @override
    def copy(self) -> float:
        begin = time.perf_counter()
        self._run(f"CREATE TABLE copied AS SELECT * FROM {self.table}")
        taken = time.perf_counter() - begin
        self._run("DROP TABLE copied")
        return taken

    @override
    def close(self) -> None:
        self._run(f"DROP SCHEMA {self.schema} CASCADE")
        self.connection.close()


MONDRIAN = {"mondrian": {"split": "strict", "cut": "loss"}}


def job(
    url: str, k: int, algorithm: dict[str, Any] = MONDRIAN, table: str = "adult_like"
) -> dict[str, Any]:
    """The job that is timed."""
    return {
        "connection": url,
        "source": TABLES[table].TABLE,
        "target": "adult_anonymous",
        "columns": {
            **{name: {"role": "quasi"} for name in TABLES[table].QUASI},
            "person_id": {"role": "drop"},
        },
        "unlisted": "keep",
        "privacy": [{"k_anonymity": {"k": k}}],
        "algorithm": algorithm,
    }


def timed_run(file: Path) -> tuple[dict[str, Any], float, float, float]:
    """Report, seconds, CPU seconds and peak MiB of `sqlanon run` in a process of its own."""
    out = file.with_suffix(".out")
    with out.open("w") as stream:
        begin = time.perf_counter()
        command = [sys.executable, "-m", "sqlanon", "run", str(file), "--json"]
        process = subprocess.Popen(command, stdout=stream)
        _, status, usage = os.wait4(process.pid, 0)
        taken = time.perf_counter() - begin
    if status:
        raise SystemExit(f"sqlanon run ended with {os.waitstatus_to_exitcode(status)}")
    report: dict[str, Any] = json.loads(out.read_text())
    return report, taken, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def measure(
    engine: str,
    rows: int,
    k: int,
    memory_limit: str | None = None,
    algorithm: dict[str, Any] = MONDRIAN,
    *,
    table: str = "adult_like",
) -> dict[str, Any]:
    """One measurement, ready for JSON."""
    with TemporaryDirectory(prefix="sqlanon-benchmark-") as folder:
        database = Path(folder, f"{table}.duckdb")
        make = Path(__file__).with_name(f"{table}.py")
        subprocess.run(
            [sys.executable, str(make), str(rows), str(database)], check=True, capture_output=True
        )
        place: Engine = {"duckdb": DuckDB, "postgresql": PostgreSQL}[engine](TABLES[table].TABLE)
        try:
            place.load(database)
            copy = statistics.median(place.copy() for _ in range(COPIES))
            file = Path(folder, "job.json")
            url = place.url
            if memory_limit is not None:
                url += f"?memory_limit={memory_limit}"
            file.write_text(json.dumps(job(url, k, algorithm, table)))
            report, taken, cpu, peak = timed_run(file)
        finally:
            place.close()
    return {
        "engine": engine,
        "rows": rows,
        "k": k,
        "seconds": {"copy": copy, "process": taken, **report["seconds"]},
        "cpu": cpu,
        "ratio_to_copy": taken / copy,
        "peak_mib": peak,
        "classes": report["classes"],
        "ncp": report["loss"]["ncp"],
        "ncp_set": report["loss"]["ncp_set"],
        "rounds": report["search"]["rounds"],
        "statements": report["statements"],
    }


def lines(found: dict[str, Any]) -> str:
    """A measurement for people."""
    seconds = found["seconds"]
    phases = ", ".join(f"{name} {taken:.2f}" for name, taken in seconds.items() if name != "copy")
    classes = found["classes"]
    return "\n".join(
        [
            f"{found['engine']}, {found['rows']:,} rows, k = {found['k']}",
            f"  CREATE TABLE AS SELECT *   {seconds['copy']:.2f} s (median of {COPIES})",
            f"  sqlanon run, whole process {seconds['process']:.2f} s, {found['cpu']:.2f} CPU s",
            f"  ratio                      {found['ratio_to_copy']:.1f}",
            f"  of which seconds           {phases}",
            f"  peak memory                {found['peak_mib']:,.0f} MiB",
            f"  classes                    {classes['count']:,}, {classes['min']} rows at least",
            f"  NCP                        {found['ncp']:.3%}, {found['ncp_set']:.3%} by set size",
            f"  statements                 {found['statements']}, {found['rounds']} rounds",
        ]
    )


def main() -> None:
    """Measure what the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rows", type=int, help="3,000,000 on DuckDB, 300,000 on PostgreSQL")
    parser.add_argument("--engine", choices=sorted(ROWS), default="duckdb")
    parser.add_argument("--k", type=int, default=10)
    parser.add_argument("--memory-limit", help="of DuckDB, such as 1GB: what is more is spilled")
    parser.add_argument("--algorithm", type=json.loads, default=MONDRIAN, help="as in a job, JSON")
    parser.add_argument("--table", choices=sorted(TABLES), default="adult_like")
    parser.add_argument("--json", action="store_true", help="print JSON")
    said = parser.parse_args()
    if said.memory_limit is not None and said.engine != "duckdb":
        parser.error("--memory-limit is DuckDB's")
    found = measure(
        said.engine,
        said.rows or ROWS[said.engine],
        said.k,
        said.memory_limit,
        said.algorithm,
        table=said.table,
    )
    print(json.dumps(found, indent=2) if said.json else lines(found))


if __name__ == "__main__":
    main()
