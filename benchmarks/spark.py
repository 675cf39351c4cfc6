"""CPU seconds and Spark jobs of a run on Spark, beside pure copies there and the run on DuckDB.

Run `python benchmarks/spark.py [--rows 30162 300000 3000000] [--algorithm mondrian optimal]
[--k 10] [--statements] [--cluster] [--memory 2g]` in an environment with pyspark (`pip install
-e . --group test --group real-spark`), on a machine with a Java runtime. 30,162 rows are Adult
itself where $SQLANON_DATA or ../shared/data holds adult/adult.csv; all others are those of
adult_like.py. Spark is a classic session in one JVM, `local[2]`; with `--cluster` a standalone
cluster on this machine, a master and two workers of one core each, processes of their own. DuckDB
has two threads. CPU seconds of Spark are those of every process below this one, read from /proc,
and in brackets those of the JVM's compilers, of its garbage collector, and of tasks; a first run
warms the JVM, and is not shown unless with `--cold`. The releases on Spark and on DuckDB are
compared row by row, each as often as it is there. `--statements` adds the jobs and CPU seconds of
each statement, by its template's name; to read them takes some CPU seconds itself.
"""

from __future__ import annotations

import argparse
import os
import socket
import subprocess
import time
from collections import Counter, defaultdict
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

import duckdb
import pyspark
from adult_like import TABLE
from limits import limits, made_table
from optimal import job as optimal_job
from optimal import paths
from pyspark.sql import SparkSession
from run import job as mondrian_job
from startup import source

import sqlanon
from sqlanon.sql.workspace import Observer

if TYPE_CHECKING:
    from collections.abc import Iterator

HOST = "127.0.0.1"
ADULT = 30_162
_TICKS = os.sysconf("SC_CLK_TCK")


def below() -> float:
    """CPU seconds so far of all processes below this one."""
    fields: dict[int, list[str]] = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # it has ended
            fields[int(stat.parent.name)] = stat.read_text().rpartition(")")[2].split()
    parents = {number: int(said[1]) for number, said in fields.items()}

    def ours(number: int) -> bool:
        above = parents.get(number, 0)
        return above == os.getpid() or (above > 1 and ours(above))

    return sum((int(f[11]) + int(f[12])) / _TICKS for n, f in fields.items() if ours(n))


def by_kind() -> Counter[str]:
    """CPU seconds so far of the JVMs' threads that compile, collect garbage, or run tasks."""
    kinds = {"C1 ": "compiling", "C2 ": "compiling", "G1 ": "garbage", "GC ": "garbage"}
    kinds |= {"VM ": "garbage", "Exe": "tasks"}
    spent: Counter[str] = Counter()
    for stat in Path("/proc").glob("[0-9]*/task/[0-9]*/stat"):
        with suppress(OSError):  # it has ended
            name, fields = stat.read_text().partition("(")[2].rsplit(")", 1)
            if (kind := kinds.get(name[:3])) is not None:
                spent[kind] += sum(map(int, fields.split()[11:13]))
    return Counter({kind: ticks / _TICKS for kind, ticks in spent.items()})


def free_port() -> int:
    """A port that nobody has now."""
    with socket.create_server((HOST, 0)) as taken:
        return int(taken.getsockname()[1])


@contextmanager
def cluster(folder: Path, memory: str) -> Iterator[str]:
    """The URL of a master with two workers of one core each."""
    home = Path(pyspark.__file__).parent
    url = f"spark://{HOST}:{free_port()}"
    log = (folder / "cluster.log").open("w")
    deploy = "org.apache.spark.deploy"
    where = ["--host", HOST, "--webui-port", "0"]
    worker = [f"{deploy}.worker.Worker", *where, "--cores", "1", "--memory", memory]
    worker += ["--work-dir", str(folder), url]
    commands = [[f"{deploy}.master.Master", *where, "--port", url.rpartition(":")[2]]]
    commands += [worker, worker]
    started = []
    try:
        for command in commands:
            said = [str(home / "bin" / "spark-class"), *command]
            environment = {**os.environ, "SPARK_HOME": str(home)}
            started.append(subprocess.Popen(said, env=environment, stdout=log, stderr=log))
        yield url
    finally:
        for process in started:
            process.terminate()
        for process in started:
            process.wait()
        log.close()


@contextmanager
def session(master: str, folder: Path, memory: str) -> Iterator[SparkSession]:
    """A session, and its tables in a folder."""
    conf = {
        "spark.driver.memory": memory,
        "spark.executor.memory": memory,
        "spark.driver.host": HOST,
        "spark.sql.warehouse.dir": str(folder / "warehouse"),
        "spark.ui.enabled": "false",
        "spark.ui.showConsoleProgress": "false",
        # as docs/spark.md advises: a run needs 300 classes, and 100 are kept by default
        "spark.sql.codegen.cache.maxEntries": "1000",
    }
    builder = SparkSession.builder.master(master)
    for name, value in conf.items():
        builder = builder.config(name, value)
    made = builder.getOrCreate()
    made.sparkContext.setLogLevel("OFF")
    try:
        yield made
    finally:
        made.stop()


def executors(spark: SparkSession) -> int:
    """How many processes work for it, besides its own."""
    return int(spark.sparkContext._jsc.sc().getExecutorMemoryStatus().size()) - 1  # noqa: SLF001 - said nowhere else


def jobs_of(spark: SparkSession) -> int:
    """How many jobs it has had."""
    return int(spark.sparkContext._jsc.sc().dagScheduler().numTotalJobs())  # noqa: SLF001 - as above


class Costs:
    """Jobs and CPU seconds of statements by name, each until the next one begins."""

    def __init__(self, spark: SparkSession) -> None:
        """Count those of a session."""
        self._spark = spark
        self._last = ("before the first", jobs_of(spark), below())
        self.jobs: Counter[str] = Counter()
        self.seconds: defaultdict[str, float] = defaultdict(float)
        self.times: Counter[str] = Counter()

    def begin(self, name: str) -> None:
        """End the last statement, and begin one."""
        last, jobs, seconds = self._last
        self._last = (name, jobs_of(self._spark), below())
        self.jobs[last] += self._last[1] - jobs
        self.seconds[last] += self._last[2] - seconds
        self.times[last] += 1

    def lines(self) -> Iterator[str]:
        """A line per name, those with most jobs first."""
        self.begin("after the last")
        for name, jobs in self.jobs.most_common():
            taken = f"{jobs} jobs, {self.seconds[name]:.1f} CPU s"
            yield f"    {name}, {self.times[name]} times: {taken}"


def made(rows: int, folder: Path) -> Path:
    """A DuckDB file with the table: Adult, or one like it."""
    file, _ = source()
    if rows != ADULT or file.name != "adult.csv":
        return made_table(rows, folder)
    database = folder / "adult_like.duckdb"
    with duckdb.connect(str(database)) as connection:
        adult = connection.read_csv(str(file), header=True)
        adult.project("*, ROW_NUMBER() OVER () AS person_id").create(TABLE)
    return database


def counted(spark: SparkSession, database: Path, table: str) -> bool:
    """Whether a release on Spark has the rows, each as often, of that on DuckDB."""
    folder = database.parent / f"release_{time.monotonic_ns()}"
    spark.table(table).write.parquet(folder.as_uri())
    with duckdb.connect(str(database)) as connection:
        columns = [row[0] for row in connection.execute(f"DESCRIBE {table}").fetchall()]
        texts = ", ".join(f"CAST({name} AS VARCHAR)" for name in columns)
        ours = f"SELECT {texts} FROM {table}"
        theirs = f"SELECT {texts} FROM '{folder}/*.parquet'"
        for one, other in ((ours, theirs), (theirs, ours)):
            found = connection.execute(f"SELECT COUNT(*) FROM ({one} EXCEPT ALL {other})")
            if found.fetchall() != [(0,)]:
                return False
    return True


def measure(
    spark: SparkSession, database: Path, algorithm: str, k: int, *, statements: bool = False
) -> dict[str, Any]:
    """One run there and one on DuckDB."""
    if algorithm == "mondrian":
        said = mondrian_job("", k)
    else:
        said = optimal_job("", paths(database), algorithm)
        said["privacy"] = [{"k_anonymity": {"k": k}}]
    del said["connection"]
    job = sqlanon.Job.from_mapping(
        {**said, "target": {"table": "adult_anonymous", "if_exists": "replace"}}
    )
    costs = Costs(spark)
    observer = Observer(statement=lambda one: costs.begin(one.name)) if statements else Observer()
    kinds = by_kind()
    own, server, wall, jobs = time.process_time(), below(), time.perf_counter(), jobs_of(spark)
    report = sqlanon.run(job, connection=spark, observer=observer)
    found: dict[str, Any] = {
        "client": time.process_time() - own,
        "server": below() - server,
        "wall": time.perf_counter() - wall,
        "jobs": jobs_of(spark) - jobs,
        "statements": report.statements,
        "steps": report.search.rounds or report.search.nodes_checked,
        "classes": report.classes.count,
        "costs": [*costs.lines()] if statements else [],
    }
    kinds = by_kind() - kinds
    found["kinds"] = ", ".join(f"{kind} {taken:.1f}" for kind, taken in kinds.most_common())
    own, wall = time.process_time(), time.perf_counter()
    sqlanon.run(job, connection=f"duckdb:///{database}?threads=2")
    found["duckdb"], found["duckdb wall"] = time.process_time() - own, time.perf_counter() - wall
    found["same"] = counted(spark, database, "adult_anonymous")
    return found


def main() -> None:
    """Print a line per run."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rows", type=int, nargs="+", default=[ADULT, 300_000, 3_000_000])
    parser.add_argument("--algorithm", nargs="+", default=["mondrian"])
    parser.add_argument("--k", type=int, nargs="+", default=[10])
    parser.add_argument("--statements", action="store_true", help="what each statement takes")
    parser.add_argument("--cluster", action="store_true", help="a master and two workers")
    parser.add_argument("--memory", default="2g", help="of the driver, and of each executor")
    parser.add_argument("--cold", action="store_true", help="count the first run of the JVM")
    asked = parser.parse_args()
    with TemporaryDirectory(prefix="sqlanon-benchmark-") as name:
        folder = Path(name)
        if asked.cluster:
            with cluster(folder, asked.memory) as master:
                told(master, folder, asked)
        else:
            told("local[2]", folder, asked)


def told(master: str, folder: Path, asked: argparse.Namespace) -> None:
    """Measure what the command line asks for."""
    os.environ["SPARK_LOCAL_IP"] = HOST
    with session(master, folder, asked.memory) as spark:
        warm = asked.cold
        for rows in asked.rows:
            place = folder / str(rows)
            place.mkdir()
            database = made(rows, place)
            with duckdb.connect(str(database)) as connection:
                connection.table(TABLE).write_parquet(str(place / "table.parquet"))
            spark.sql(f"DROP TABLE IF EXISTS {TABLE}")
            spark.sql(f"CREATE TABLE {TABLE} AS SELECT * FROM parquet.`{place}/table.parquet`")
            if not warm:
                measure(spark, database, "mondrian", asked.k[0])
                warm = True
            limit = limits(lambda sql: spark.sql(sql).collect(), below)
            words = ", ".join(f"{name} {taken:.1f}" for name, taken in limit.items())
            where = f"{master}, {executors(spark)} executors, {rows:,} rows"
            print(f"{where}: CPU s of Spark's {words}", flush=True)
            for algorithm in asked.algorithm:
                for k in asked.k:
                    found = measure(spark, database, algorithm, k, statements=asked.statements)
                    print(
                        f"  {algorithm}, k = {k}: Spark {found['server']:.1f} "
                        f"({found['kinds']}) + client {found['client']:.1f} CPU s, "
                        f"{found['wall']:.0f} s, {found['jobs']} jobs "
                        f"of {found['statements']} statements, {found['steps']} rounds or nodes, "
                        f"{found['classes']:,} classes; DuckDB {found['duckdb']:.1f} CPU s, "
                        f"{found['duckdb wall']:.0f} s; "
                        f"{'the same release' if found['same'] else 'RELEASES DIFFER'}",
                        flush=True,
                    )
                    for line in found["costs"]:
                        print(line, flush=True)


if __name__ == "__main__":
    main()
