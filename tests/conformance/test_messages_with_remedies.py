"""Mistakes that are named with their place and with what to do."""

from __future__ import annotations

import json
import re
from decimal import Decimal
from pathlib import Path
from typing import TYPE_CHECKING, Any

import duckdb
import pytest

import sqlanon
from sqlanon.cli.app import main
from sqlanon.errors import ConnectionFailedError, JobError
from sqlanon.job.job import Job

if TYPE_CHECKING:
    from collections.abc import Callable

    from engines import Place

SAID: dict[str, Any] = {
    "source": "people",
    "target": "released",
    "columns": {"age": {"role": "quasi"}},
    "unlisted": "drop",
    "privacy": [{"k_anonymity": {"k": 2}}],
}
HUGE: dict[str, dict[str, Any]] = {
    "a seed": {"seed": "HUGE"},
    "a k": {"privacy": [{"k_anonymity": {"k": "HUGE"}}]},
    "a step": {"columns": {"age": {"role": "quasi", "hierarchy": {"intervals": ["HUGE"]}}}},
}
TABS = [
    "source: a\n\ttarget: b\n",
    "columns:\n\tage: {role: quasi}\n",
    "columns:\n  age:\n \trole: quasi\n",
    "source: a\ntarget:\tb\n",
    "source: a\ntarget: [\n\tb]\n",
]


@pytest.mark.parametrize("name", HUGE)
@pytest.mark.parametrize("digits", [101, 5000])
@pytest.mark.parametrize("suffix", ["json", "yaml"])
def test_a_huge_number_is_too_large(
    tmp_path: Path, name: str, digits: int, suffix: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / f"job.{suffix}"
    text = json.dumps({**SAID, **HUGE[name]}, indent=2).replace('"HUGE"', "9" * digits)
    file.write_text(text)
    line = next(n for n, row in enumerate(text.splitlines(), 1) if "99999" in row)
    assert main(["plan", str(file)]) == 2
    told = capsys.readouterr().err
    assert told.startswith(f"sqlanon: error: {file}:{line}: the number is too large")
    assert "9999" not in told.replace(str(file), "")
    assert told.count("\n") == 1


@pytest.mark.parametrize("text", TABS)
def test_a_tab_is_named_with_its_line(text: str, tmp_path: Path) -> None:
    file = tmp_path / "job.yaml"
    file.write_text(text)
    line = next(n for n, row in enumerate(text.split("\n"), 1) if "\t" in row)
    told = f"{re.escape(str(file))}:{line}: holds a tab where YAML has none: indent with spaces"
    with pytest.raises(JobError, match=told):
        Job.from_file(file)


@pytest.mark.parametrize("model", ["k_anonymity", "person_anonymity", "unit"])
def test_a_k_of_one_is_refused(model: str) -> None:
    models: dict[str, Any] = {
        "k_anonymity": {"k_anonymity": {"k": 1}},
        "person_anonymity": {"person_anonymity": {"k": 1, "person": "id"}},
        "unit": {"k_anonymity": {"k": 1, "person": "id"}},
    }
    with duckdb.connect() as database:
        database.execute("CREATE TABLE people AS SELECT range AS id, 1 AS age FROM range(5)")
        job = Job.from_mapping({**SAID, "privacy": [models[model]]})
        for act in (sqlanon.plan, sqlanon.run):
            with pytest.raises(JobError, match=r"_anonymity\.k: 1 protects nobody.* 2 or more"):
                act(job, connection=database)
        assert sqlanon.check(database, "people", quasi=["age"], k=1).holds


@pytest.mark.parametrize(
    ("said", "share"), [("5%", "0.05"), ("0.5 %", "0.005"), ("100%", "1"), ("0%", "0")]
)
def test_a_percentage_is_a_share(said: str, share: str, tmp_path: Path) -> None:
    file = tmp_path / "job.yaml"
    text = json.dumps(SAID)[1:-1]
    file.write_text(f"{{{text}, max_suppression: {said}, min_rows: {said}}}")
    job = Job.from_file(file)
    assert job.max_suppression == job.min_rows == Decimal(share)
    assert not isinstance(job.max_suppression, int)
    for wrong in ("101%", "-5%", "5%%", "%", "5 percent"):
        with pytest.raises(JobError, match=r"max_suppression: (must be a number|a fraction)"):
            Job.from_mapping({**SAID, "max_suppression": wrong})


def test_only_models_that_fail_are_listed(backend: Place) -> None:
    rows = [(n, n % 6, f"v{n % 2}") for n in range(18)]
    backend.load("t", {"age": "integer", "person": "integer", "s": "text"}, rows)
    said: dict[str, Any] = {
        "target": "r",
        "person": "person",
        "columns": {
            "age": {"role": "quasi"},
            "s": {"role": "sensitive"},
            "person": {"role": "drop"},
        },
    }
    diverse = {"l_diversity": {"column": "s", "l": 2}}
    with pytest.raises(sqlanon.UnsatisfiableError, match="all rows as one class") as refused:
        sqlanon.anonymize(backend.url, "t", privacy=[{"k_anonymity": {"k": 7}}, diverse], **said)
    assert "person_anonymity of 'person' is 6" in str(refused.value)
    assert "l_diversity" not in str(refused.value)


@pytest.mark.parametrize(
    ("url", "package"),
    [
        ("snowflake://u:sesame@account/db", "snowflake-sqlalchemy"),
        ("bigquery://project", "sqlalchemy-bigquery"),
        ("redshift+psycopg2://u:sesame@host/db", "sqlalchemy-redshift"),
        ("trino://u:sesame@host/db", "trino[sqlalchemy]"),
    ],
)
def test_a_dialect_that_is_missing_is_named(url: str, package: str) -> None:
    with pytest.raises(ConnectionFailedError) as refused:
        sqlanon.check(url, "people", quasi=["age"], k=2)
    assert str(refused.value).endswith(
        f"is not installed, or not its driver: pip install '{package}'"
    )
    assert "sesame" not in str(refused.value)


AGAIN: dict[str, dict[str, Any]] = {
    "levels": {"age": {"role": "quasi", "hierarchy": {"intervals": [10]}}},
    "ranges": {"age": {"role": "quasi"}},
    "a column that is gone": {
        "age": {"role": "quasi", "output": "median"},
        "name": {"role": "drop"},
    },
}


@pytest.mark.parametrize("name", AGAIN)
def test_a_second_run_in_place_tells_of_the_first(backend: Place, name: str) -> None:
    if backend.name in {"mariadb", "sqlite"} and name != "a column that is gone":
        pytest.skip("the first run asks for an `output` there")
    rows = [(20 + n % 6, f"n{n}") for n in range(12)]
    backend.load("people", {"age": "integer", "name": "text"}, rows)
    by = {} if backend.name in {"duckdb", "postgresql"} else {"by": "swap"}
    job = Job.from_mapping({**SAID, "target": {"mode": "replace", **by}, "columns": AGAIN[name]})
    try:
        first = sqlanon.run(job, connection=backend.url, in_place=True)
    except sqlanon.UnsupportedError:
        pytest.skip("no table is exchanged there")
    again: list[Callable[[], object]] = [
        lambda: sqlanon.plan(job, connection=backend.url),
        lambda: sqlanon.run(job, connection=backend.url, in_place=True),
    ]
    for act in again:
        with pytest.raises(sqlanon.SqlanonError) as refused:
            act()
        (note,) = refused.value.__notes__
        assert re.search(
            rf"run {first.run_id} has anonymized \S*people in place already, at 20\d\d-\d\d-\d\d "
            r"\d\d:\d\d \(UTC\)",
            note,
        )


def test_errors_in_place_name_the_whole_way(backend: Place) -> None:
    backend.run("CREATE TABLE people (id INTEGER PRIMARY KEY, age INTEGER)")
    backend.run(f"INSERT INTO people VALUES {', '.join(f'({n}, {20 + n % 3})' for n in range(9))}")
    age = {"role": "quasi", "output": "median"}
    in_place = {**SAID, "target": {"mode": "replace", "by": "update"}}

    def told(**columns: Any) -> str:
        with pytest.raises(sqlanon.SqlanonError) as refused:
            sqlanon.plan(Job.from_mapping({**in_place, "columns": columns}), connection=backend.url)
        return str(refused.value)

    assert "renumber (new numbers for a primary key" in told(id={"role": "identifier"}, age=age)
    dropped = told(id={"role": "drop"}, age=age)
    assert "columns.id: {role: identifier, action: renumber}" in dropped
    emptied = told(id={"role": "identifier", "action": "mask", "value": "0"}, age=age)
    assert "columns.id: {role: identifier, action: renumber}" in emptied
    kept = {"role": "identifier", "action": "keep"}
    if backend.name != "mariadb":  # which changes no type there
        assert "`retype: true` under columns.age" in told(id=kept, age={"role": "quasi"})


def test_the_history_of_a_file_says_that_there_is_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("people.csv").write_text("age\n" + "1\n" * 4)
    job = {**SAID, "source": {"file": "people.csv"}, "target": {"file": "released.csv"}}
    Path("job.json").write_text(json.dumps(job))
    assert main(["run", "job.json"]) == 0
    capsys.readouterr()
    for said in ("released.csv", "job.json"):
        assert main(["history", said]) == 0
        assert "this file is in no ledger: set `ledger: runs.jsonl`" in capsys.readouterr().out
        assert main(["history", said, "--json"]) == 0
        told = json.loads(capsys.readouterr().out)
        assert (told["table"], told["runs"]) == ("released.csv", [])
