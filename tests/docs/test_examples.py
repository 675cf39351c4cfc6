"""Each example of `examples/` runs, as far as what it is for is installed here.

Airflow, Dagster and dbt have environments of their own: SQLANON_AIRFLOW and SQLANON_DAGSTER name
the Python of one, SQLANON_DBT the program.
"""

from __future__ import annotations

import configparser
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import duckdb
import pytest
import yaml

HOUSE = Path(__file__).parents[2]
EXAMPLES = HOUSE / "examples"
AIRFLOW = """
import sys
from airflow.dag_processing.dagbag import DagBag
bag = DagBag(sys.argv[1])
assert not bag.import_errors, bag.import_errors
(dag,) = bag.dags.values()
(task,) = dag.tasks
assert (dag.dag_id, task.task_id, task.retries) == ("anonymize_people", "release", 3)
try:
    task.python_callable()
except Exception as error:
    print(type(error).__name__)
"""
DAGSTER = """
import sys
sys.path.insert(0, sys.argv[1])
import dagster
import assets
assert assets.defs.resolve_schedule_def("every_night").cron_schedule == "30 2 * * *"
with dagster.DagsterInstance.ephemeral() as instance:
    done = dagster.materialize([assets.people_anonymous], instance=instance, raise_on_error=False)
    if done.success:
        (made,) = done.asset_materializations_for_node("people_anonymous")
        assert made.metadata["smallest class"].value >= 5
    else:
        print("failed")
"""


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """A copy of the examples, with the table that the job reads and a command `sqlanon`."""
    folder = tmp_path / "sqlanon"
    shutil.copytree(EXAMPLES, folder)
    with duckdb.connect(str(folder / "people.duckdb")) as database:
        people = HOUSE / "fixtures" / "people.csv"
        database.execute(
            f"CREATE TABLE people AS FROM read_csv('{people}', header = true, "
            "types = {'zip': 'VARCHAR'}) LIMIT 3000"
        )
    command = tmp_path / "bin" / "sqlanon"
    command.parent.mkdir()
    command.write_text(f'#!/bin/sh\nPYTHONPATH="{HOUSE}" exec "{sys.executable}" -m sqlanon "$@"\n')
    command.chmod(0o755)
    return folder


def run(place: Path, *command: str, **environment: str) -> subprocess.CompletedProcess[str]:
    paths = f"{place.parent / 'bin'}:{os.environ['PATH']}"
    return subprocess.run(
        command,
        cwd=place,
        env={**os.environ, "PATH": paths, "HOME": str(place.parent), **environment},
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )


def smallest(place: Path) -> int:
    """Rows of the smallest class of the release."""
    with duckdb.connect(str(place / "people.duckdb")) as database:
        found = database.execute(
            "SELECT COUNT(*) FROM people_anonymous GROUP BY age, sex, zip, education ORDER BY 1"
        ).fetchone()
    assert found is not None
    return int(found[0])


@pytest.mark.gate
def test_the_line_for_cron_runs(place: Path) -> None:
    (line,) = [
        line for line in (place / "cron" / "crontab").read_text().splitlines() if line[:1] != "#"
    ]
    *when, command = line.split(maxsplit=5)
    assert all(re.fullmatch(r"\*|\d+", part) for part in when)
    assert "%" not in command  # cron ends the command there
    done = run(place, "/bin/sh", "-c", command)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert smallest(place) >= 5


@pytest.mark.gate  # as for cron
def test_the_service_runs_and_its_timer_is_one(place: Path) -> None:
    service = configparser.ConfigParser(strict=False, interpolation=None)
    service.optionxform = str  # type: ignore[assignment, method-assign]
    service.read(place / "systemd" / "sqlanon.service")
    words = shlex.split(service["Service"]["ExecStart"])
    assert words[0] == "/usr/local/bin/sqlanon"
    done = run(place, "sqlanon", *words[1:])
    assert done.returncode == 0, done.stderr
    assert smallest(place) >= 5
    again = {int(code) for code in service["Service"]["RestartPreventExitStatus"].split()}
    assert again == {1, 2, 70}
    if shutil.which("systemd-analyze") is None:
        pytest.skip("systemd-analyze is not here to look at the timer")
    checked = run(place, "systemd-analyze", "calendar", "*-*-* 02:30:00")
    timer = (place / "systemd" / "sqlanon.timer").read_text()
    assert "OnCalendar=*-*-* 02:30:00" in timer
    assert checked.returncode == 0


@pytest.mark.gate
@pytest.mark.parametrize(
    ("variable", "program", "folder"),
    [("SQLANON_AIRFLOW", AIRFLOW, "airflow"), ("SQLANON_DAGSTER", DAGSTER, "dagster")],
)
def test_orchestrators_run_the_job_and_see_it_fail(
    place: Path, variable: str, program: str, folder: str
) -> None:
    python = os.environ.get(variable)
    if python is None:
        pytest.skip(f"{variable} names no Python")
    said = {
        "SQLANON": str(place.parent / "bin" / "sqlanon"),
        "SQLANON_JOB": str(place / "job.yaml"),
        "AIRFLOW_HOME": str(place.parent / "airflow"),
        "AIRFLOW__CORE__LOAD_EXAMPLES": "False",
        "DAGSTER_HOME": "",
        "PYTHONPATH": "",
    }
    done = run(place, python, "-c", program, str(place / folder), **said)
    assert done.returncode == 0, done.stderr
    assert smallest(place) >= 5
    said["SQLANON_JOB"] = str(place / "missing.yaml")
    done = run(place, python, "-c", program, str(place / folder), **said)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1] in {"AirflowFailException", "failed"}


@pytest.mark.gate
def test_the_dbt_project_builds_what_is_compiled_into_it(place: Path) -> None:
    dbt = os.environ.get("SQLANON_DBT")
    if dbt is None:
        pytest.skip("SQLANON_DBT names no dbt")
    made = run(place, "sqlanon", "compile", "job.yaml", "--form", "dbt", "-o", "dbt")
    assert made.returncode == 0, made.stderr
    done = subprocess.run(
        [dbt, "build"],
        cwd=place / "dbt",
        env={**os.environ, "DBT_SEND_ANONYMOUS_USAGE_STATS": "false", "PYTHONPATH": ""},
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, done.stdout
    assert smallest(place) >= 5


@pytest.mark.gate
def test_the_workflow_fails_below_k(place: Path) -> None:
    said = yaml.safe_load((place / "github" / "anonymous.yml").read_text())
    (job,) = said["jobs"].values()
    install, check = [step["run"] for step in job["steps"] if "run" in step]
    assert install == 'pip install "sqlanon[postgresql]"'
    assert job["env"] == {"DATABASE_URL": "${{ secrets.DATABASE_URL }}"}
    assert run(place, "sqlanon", "run", "job.yaml").returncode == 0
    url = {"DATABASE_URL": "duckdb:///people.duckdb"}
    done = run(place, "bash", "-e", "-c", check, **url)
    assert done.returncode == 0, done.stderr
    with duckdb.connect(str(place / "people.duckdb")) as database:
        database.execute(
            "INSERT INTO people_anonymous (age, sex, zip, education, diagnosis) "
            "VALUES ('30', 'X', '0', 'Master', 'Asthma')"
        )
    done = run(place, "bash", "-e", "-c", check, **url)
    assert done.returncode == 1
    assert "k_anonymity  required 5, reached 1" in done.stdout
