"""No value of the table is in an error, a report, a log, the ledger or a name."""

from __future__ import annotations

import traceback
from typing import TYPE_CHECKING, Any

import pytest

import sqlanon
from sqlanon.api import run as api
from sqlanon.errors import (
    ConnectionFailedError,
    SqlanonError,
    UnsupportedError,
)
from sqlanon.sql.backends import connect

if TYPE_CHECKING:
    from engines import Place


import io
import json
import logging
from contextlib import redirect_stderr, redirect_stdout
from typing import TYPE_CHECKING

from sqlanon.job.job import Job
from sqlanon.sql.workspace import Observer, Progress

if TYPE_CHECKING:
    from engines import Place

    from sqlanon.sql.statement import Statement

CANARY = "Kanarienvogel"
NUMBER = 777_000_776_158_940
ROWS = [
    (f"{CANARY} id {place}", NUMBER + place, f"{CANARY}{place % 3}", f"{CANARY} ill")
    for place in range(9)
]
KINDS = {"name": "text", "age": "integer", "town": "text", "illness": "text"}
SAID: dict[str, Any] = {
    "name": {"role": "drop"},
    "age": {"role": "quasi"},
    "town": {"role": "quasi"},
    "illness": {"role": "sensitive"},
}
K3: list[Any] = [{"k_anonymity": {"k": 3}}]


def told(error: BaseException) -> str:
    """All that a program could print of an error: itself, its chain, its notes, its state."""
    parts: list[str] = []
    seen: set[int] = set()
    waiting: list[BaseException | None] = [error]
    while waiting:
        one = waiting.pop()
        if one is None or id(one) in seen:
            continue
        seen.add(id(one))
        waiting += [one.__cause__, one.__context__ if not one.__suppress_context__ else None]
        parts += [str(one), repr(one), repr(one.args), repr(vars(one))]
    parts += traceback.format_exception(error)
    return "\n".join(parts)


def canaries(text: str) -> list[str]:
    """Values of the table that a text gives away."""
    return [word for word in (CANARY, str(NUMBER)[:12]) if word in text]


def fails(place: Place, **options: Any) -> None:
    """A run that must fail, and must say nothing of the values."""
    arguments: dict[str, Any] = {"columns": SAID, "privacy": K3, "target": "released", **options}
    steps: list[str] = []
    output = io.StringIO()
    handler = logging.StreamHandler(output)
    root = logging.getLogger()
    level = root.level
    root.addHandler(handler)
    root.setLevel(logging.DEBUG)
    observer = Observer(statement=lambda step: steps.append(step.sql))
    try:
        with (
            redirect_stdout(output),
            redirect_stderr(output),
            pytest.raises(SqlanonError) as caught,
        ):
            api.anonymize(place.url, "people", observer=observer, **arguments)
    finally:
        root.removeHandler(handler)
        root.setLevel(level)

    assert canaries(told(caught.value)) == []
    assert canaries(output.getvalue()) == []
    assert canaries("\n".join(steps)) == []


@pytest.mark.parametrize(
    ("column", "said"),
    [
        ("town", {"hierarchy": {"taxonomy": {"A": ["x"], "B": ["y"]}}}),
        ("town", {"hierarchy": {"rows": [[f"{CANARY}0", "A", "*"], [f"{CANARY}0", "B", "*"]]}}),
        ("town", {"hierarchy": {"rows": [[f"{CANARY}0", f"{CANARY}1", "*"]]}}),
        ("town", {"hierarchy": {"intervals": [5]}}),
        ("town", {"hierarchy": {"dates": ["month"]}}),
        ("town", {"order": [f"{CANARY}0", f"{CANARY}1"]}),
        ("town", {"output": "mean"}),
        ("town", {"output": "median"}),
        ("age", {"hierarchy": {"dates": ["month"]}}),
        ("age", {"hierarchy": {"table": "people"}}),
        ("age", {"hierarchy": {"table": "missing"}}),
        ("age", {"order": ["1"]}),
    ],
)
def test_an_unfit_column_is_reported_without_its_values(
    backend: Place, column: str, said: dict[str, object]
) -> None:
    backend.load("people", KINDS, ROWS)

    fails(backend, columns={**SAID, column: {"role": "quasi", **said}})


@pytest.mark.parametrize(
    "options",
    [
        {"privacy": [{"k_anonymity": {"k": 100}}]},
        {"target": "people2"},
        {"target": "missing_schema.released"},
        {"target": "t" * 300},
        {"columns": {**SAID, "unknown": {"role": "quasi"}}},
        {"columns": {"age": {"role": "quasi"}}},
    ],
)
def test_a_refused_run_says_nothing_of_the_values(
    backend: Place, options: dict[str, object]
) -> None:
    if backend.name in {"duckdb", "sqlite"} and options.get("target") == "t" * 300:
        pytest.skip("names have no limit here")
    backend.load("people", KINDS, ROWS)
    backend.load("people2", KINDS, ROWS)

    fails(backend, **options)


def test_a_view_that_fails_on_a_value_does_not_give_it_away(backend: Place) -> None:
    # the engines' own messages quote the value that cannot be cast
    backend.load("everyone", KINDS, ROWS)
    cast = {
        "duckdb": "CAST(town AS INTEGER)",
        "sqlite": "json_extract(town, '$')",
        "postgresql": "CAST(town AS INTEGER)",
        "mariadb": "(SELECT town FROM everyone)",
    }[backend.name]
    backend.run(f"CREATE VIEW people AS SELECT name, age, {cast} AS town, illness FROM everyone")

    fails(backend)


@pytest.mark.parametrize("backend", ["postgresql"], indirect=True)
def test_a_target_that_its_reader_depends_on_is_reported_without_values(backend: Place) -> None:
    backend.load("people", KINDS, ROWS)
    backend.load("released", KINDS, ROWS)
    backend.run("CREATE VIEW reader AS SELECT * FROM released")

    fails(backend, target={"table": "released", "if_exists": "replace"})


@pytest.mark.parametrize("backend", ["postgresql"], indirect=True)
def test_a_missing_permission_is_reported_without_values(backend: Place) -> None:
    backend.load("people", KINDS, ROWS)
    role = f"{backend.schema}_reader"
    backend.run(f"CREATE ROLE {role} LOGIN", f"GRANT USAGE ON SCHEMA {backend.schema} TO {role}")
    reader = backend.url.replace("postgres@", f"{role}@", 1)
    try:
        for grants in ([], [f"GRANT SELECT ON people TO {role}"]):
            backend.run(*grants)
            with pytest.raises(
                SqlanonError, match=r"permission denied|may not read|missing: "
            ) as caught:
                api.anonymize(reader, "people", columns=SAID, privacy=K3, target="released")
            assert canaries(told(caught.value)) == []
        assert backend.tables() == ["people"]
    finally:
        backend.run(f"DROP OWNED BY {role}", f"DROP ROLE {role}")


def test_a_successful_run_tells_nobody_a_value(backend: Place) -> None:
    backend.load("people", KINDS, ROWS)
    steps: list[Statement] = []
    progress: list[Progress] = []
    output = io.StringIO()
    observer = Observer(statement=steps.append, progress=progress.append)

    with redirect_stdout(output), redirect_stderr(output):
        report = api.anonymize(
            backend.url,
            "people",
            columns=SAID,
            privacy=K3,
            target="released",
            figures="internal",
            observer=observer,
        )

    said = [
        report.to_json(),
        json.dumps(report.to_dict()),
        repr(report),
        str(report),
        report._repr_html_(),
        report.to_html(),
        report.sentence(),
        repr(steps),
        repr(progress),
        output.getvalue(),
        repr(backend.records("sqlanon_runs")),
        repr(backend.tables()),
    ]
    assert canaries("\n".join(said)) == []


def test_a_page_tells_of_listed_values_how_many_there_are(backend: Place) -> None:
    """Its invented rows have the label of a group, and no value that the job lists for it."""
    backend.load("people", KINDS, ROWS)
    groups = {"East": [f"{CANARY}{place}" for place in range(3)], "West": [f"{CANARY}3"]}
    town = {"role": "quasi", "hierarchy": {"taxonomy": groups}}
    report = api.anonymize(
        backend.url,
        "people",
        columns={**SAID, "town": town},
        privacy=[{"k_anonymity": {"k": 9}}],
        target="released",
        figures="internal",
    )

    page = report.to_html()
    assert "one of 3 values → East" in page
    assert canaries(f"{page}{report.to_json()}{report}") == []


@pytest.mark.parametrize("by", ["update", "swap"])
@pytest.mark.parametrize("backend", ["postgresql"], indirect=True)
def test_the_statistics_of_a_published_table_hold_what_it_holds(backend: Place, by: str) -> None:
    """Whoever may read a column may read them."""
    key = "INTEGER PRIMARY KEY" if by == "update" else "integer"
    rows = [(place, *row) for place, row in enumerate(ROWS * 30)]
    backend.load("people", {"id": key, **KINDS}, rows)
    backend.run("ANALYZE people")
    shown_values = "attname, most_common_vals, histogram_bounds"
    read = f"SELECT {shown_values} FROM pg_stats WHERE tablename = 'people'"
    assert canaries(repr(backend.rows(read)))

    api.anonymize(
        backend.url,
        "people",
        columns={
            "id": {"role": "identifier", "action": "keep"} if by == "update" else {"role": "keep"},
            "name": {"role": "identifier", "action": "mask", "value": "nobody"},
            "age": {"role": "quasi", "output": "mean"},
            "town": {"role": "identifier", "action": "mask", "value": "some town"},
            "illness": {"role": "identifier", "action": "null"},
        },
        privacy=K3,
        target={"mode": "replace", "by": by},
        in_place=True,
    )

    shown = {row[0]: repr(row[1:]) for row in backend.rows(read)}
    assert not [name for name, said in shown.items() if CANARY in said]
    assert by == "swap" or shown["town"]
    detail = "ARRAY_LENGTH(CAST(CAST(histogram_bounds AS TEXT) AS TEXT[]), 1)"
    bounds = f"SELECT {detail} FROM pg_stats WHERE tablename = 'people' AND attname = 'id'"
    assert by == "swap" or backend.rows(bounds)[0][0] > 100, "as coarse as those of a work table"


def test_a_key_of_a_hash_stands_in_no_statement_report_or_ledger(backend: Place) -> None:
    backend.load("people", KINDS, ROWS)
    key = "a very secret key"
    steps: list[str] = []
    hashed = {"role": "identifier", "action": "hash", "key": key}

    report = api.anonymize(
        backend.url,
        "people",
        columns={**SAID, "name": hashed},
        privacy=K3,
        target="released",
        observer=Observer(statement=lambda step: steps.append(step.sql)),
    )

    inner = bytes(byte ^ 0x36 for byte in key.encode()).hex()
    said = "\n".join([*steps, report.to_json(), repr(backend.records("sqlanon_runs"))])
    assert key not in said
    assert inner not in said


def test_a_plan_and_a_check_hold_no_value(backend: Place) -> None:
    backend.load("people", KINDS, ROWS)
    job = Job.from_mapping(
        {"source": "people", "target": "released", "columns": SAID, "privacy": K3}
    )

    plan = api.plan(job, connection=backend.url)
    check = sqlanon.check(backend.url, "people", quasi=["age", "town"], k=3)

    assert canaries(json.dumps(plan.to_dict()) + repr(plan) + repr(check)) == []
    assert backend.tables() == ["people"]


def test_a_failed_cast_leaves_no_value_in_the_chain_of_errors(backend: Place) -> None:
    if backend.name in {"sqlite", "mariadb"}:
        pytest.skip("a bad cast is no error here")
    backend.load("t", {"a": "text"}, [("SSN-CANARY",)])
    backend.run("CREATE VIEW w AS SELECT CAST(a AS INTEGER) AS v FROM t")
    with pytest.raises(SqlanonError) as caught:
        api.anonymize(
            backend.url,
            "w",
            columns={"v": {"role": "quasi"}},
            privacy=[{"k_anonymity": {"k": 2}}],
            target="rel",
        )
    error: BaseException | None = caught.value
    while error is not None:
        assert "CANARY" not in "".join(traceback.format_exception_only(error))
        error = error.__cause__ or error.__context__


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://user:p@ss/w0rdSECRET@127.0.0.1:1/db",
        "postgresql://user:p@ssSECRET@127.0.0.1:1/db",
        "mysql://user:SECRET@127.0.0.1:1/x?foo=1",
        "mysql://user:SECRET@127.0.0.1:1/x?charset=nope",
        "mysql://user:SECRET@127.0.0.1:1/x?connect_timeout=abc",
        "duckdb://[/SECRET",
        "nosuch://user:SECRET@host/x",
    ],
)
def test_no_part_of_a_password_is_shown(url: str) -> None:
    with pytest.raises((ConnectionFailedError, UnsupportedError)) as caught:
        connect(url)
    error: BaseException | None = caught.value
    while error is not None:
        assert "SECRET" not in str(error)
        error = error.__cause__ or error.__context__
