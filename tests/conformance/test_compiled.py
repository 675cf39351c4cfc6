"""Compiled scripts, run by the engines' own clients, on rows that came after they were compiled."""

from __future__ import annotations

import datetime as dt
from typing import TYPE_CHECKING, Any

import oracle
import pytest
from clients import go_on, outcome, replay
from compiled_people import (
    CITIES,
    COLUMNS,
    ILL,
    QUASI,
    ROLES,
    classes,
    entered,
    insert,
    job_of,
    people,
)

import sqlanon
from sqlanon.errors import (
    JobError,
    PublishError,
    UnacceptedWarningsError,
    UnsupportedError,
)

if TYPE_CHECKING:
    from engines import Place

FLAT: dict[str, dict[str, Any]] = {"age": {"role": "quasi"}, "city": {"role": "quasi"}}
CASES: dict[str, dict[str, Any]] = {
    "optimal": {},
    "top_down": {"algorithm": "top_down"},
    "bottom_up": {"algorithm": "bottom_up"},
    "datafly": {"algorithm": "datafly", "max_suppression": 0.5},
    "mondrian": {"algorithm": "mondrian"},
    "ranges and sets": {"algorithm": "mondrian", "columns": FLAT},
    "listed": {
        "algorithm": {"mondrian": {"split": "strict", "cut": "median"}},
        "columns": {
            "age": {"role": "quasi"},
            "zip": {"role": "quasi", "order": sorted({row[3] for row in people(0, 200)})},
        },
    },
    "as they are": {"columns": {"age": {**ROLES["age"], "max_level": 0}}, "max_suppression": 0.9},
}


@pytest.mark.parametrize("algorithm", CASES)
def test_a_script_makes_the_release_of_a_run_on_the_same_rows(
    backend: Place, algorithm: str
) -> None:
    backend.load("people", COLUMNS, people(0, 200))
    job = job_of(**CASES[algorithm])
    made = sqlanon.compile_job(job, connection=backend.url)
    assert backend.records("released") == []
    replay(backend, made.text)
    by_script = classes(backend, *QUASI, "illness")
    report = sqlanon.run(job, connection=backend.url)
    assert by_script == classes(backend, *QUASI, "illness")
    assert by_script.total() == report.rows.published
    assert len(by_script) > 10


@pytest.mark.parametrize("algorithm", CASES)
def test_what_is_published_holds_what_stood_in_the_row(backend: Place, algorithm: str) -> None:
    columns = {**COLUMNS, "illness": "integer"}  # it tells whose row it is
    backend.load("people", columns, [(*row[:4], row[0]) for row in people(0, 200)])
    said = CASES[algorithm]
    job = job_of(**said)
    made = sqlanon.compile_job(job, connection=backend.url)
    later = [
        (n, 19 + n * 3 % 50, (*CITIES, "Xanten")[n % 5], f"0{n % 7}{n % 3}", n)
        for n in range(300, 360)
    ]
    backend.load("more", columns, later)
    backend.run("INSERT INTO people SELECT * FROM more", "DROP TABLE more")
    replay(backend, made.text)
    source = {row["id"]: row for row in backend.records("people")}
    trees = {
        "city": [("Aachen", "w"), ("Bonn", "w"), ("Celle", "n")],
        "zip": [
            (z, *(z[: 3 - cut] + "*" * cut for cut in (1, 2)))
            for z in {r["zip"] for r in source.values()}
        ],
    }
    order = sorted({row[3] for row in people(0, 200)})
    released = backend.records("released")
    for row in released:
        for name in QUASI:
            value = source[row["illness"]][name]
            told = None if value is None else str(value)
            label = None if row[name] is None else str(row[name])
            assert oracle.generalizes(
                label, told, order if name == "zip" else None, trees.get(name)
            )
    assert min(classes(backend).values()) >= 5
    assert len({row["illness"] for row in released}) == len(released)
    assert any(row["illness"] >= 300 for row in released)


def test_rows_that_come_later_keep_every_class_at_k(backend: Place) -> None:
    backend.load("people", COLUMNS, people(0, 200))
    made = sqlanon.compile_job(job_of(), connection=backend.url)
    insert(backend, people(200, 40))
    for _ in range(2):  # each time anew
        replay(backend, made.text)
        found = classes(backend)
        assert min(found.values()) >= 5
        assert 0.7 * 240 <= found.total() <= 240
        assert found.total() > 200


@pytest.mark.parametrize("unknown", ["root", "suppress"])
def test_values_that_are_new_become_the_root_or_are_left_out(backend: Place, unknown: str) -> None:
    backend.load("people", COLUMNS, people(0, 200))
    job = job_of(on_new_value=unknown)
    made = sqlanon.compile_job(job, connection=backend.url)
    replay(backend, made.text)
    before = classes(backend, "city")
    assert before[("*",)] == 0
    insert(backend, [(n, 20, "Xanten", "000", "flu") for n in range(1000, 1006)])
    replay(backend, made.text)
    assert classes(backend, "city")[("*",)] == (6 if unknown == "root" else 0)
    insert(backend, [(n, 20, "Ypern", "111", "flu") for n in range(2000, 2004)])
    replay(backend, made.text)  # four are too few to be shown, whatever they become
    assert not any("Ypern" in str(row) for row in backend.records("released"))
    assert min(classes(backend).values()) >= 5


def test_the_rule_of_a_hierarchy_knows_values_that_did_not_occur(backend: Place) -> None:
    columns = {**COLUMNS, "born": "date"}
    backend.load("people", columns, [(*row, dt.date(2020, 1, 1)) for row in people(0, 200)])
    levels = {"age": 1, "city": 2, "zip": 1, "born": 1}
    job = job_of(
        columns={"born": {"role": "quasi", "hierarchy": {"dates": ["month", "year"]}}},
        algorithm={"fixed": {"levels": levels}},
        max_suppression=0.9,
        on_new_value="suppress",
    )
    made = sqlanon.compile_job(job, connection=backend.url)
    later = [(n, 80, None, "77x", "flu", dt.date(2024, 2, n - 990)) for n in range(1000, 1006)]
    backend.load("more", columns, later)
    backend.run("INSERT INTO people SELECT * FROM more", "DROP TABLE more")
    replay(backend, made.text)
    found = classes(backend, "age", "zip", "born")
    assert found[("[80-89]", "77*", "2024-02")] == 6


def test_a_strict_job_is_compiled_without_warnings_only(backend: Place) -> None:
    backend.load("people", COLUMNS, [(n % 50, *row[1:]) for n, row in enumerate(people(0, 200))])
    told = {"id": {"role": "keep"}}
    with pytest.raises(UnacceptedWarningsError):
        sqlanon.compile_job(job_of(columns=told, strict=True), connection=backend.url)
    assert backend.tables() == ["people"]


def test_a_script_does_not_empty_its_target(backend: Place) -> None:
    backend.load("people", COLUMNS, people(0, 200))
    silent = {"accept": {"W11": "a quiet night"}}
    made, silenced = (
        sqlanon.compile_job(job_of(**said), connection=backend.url).text for said in ({}, silent)
    )
    replay(backend, made)
    before = classes(backend, *QUASI, "illness")
    assert before
    backend.run("DELETE FROM people")
    code, said = outcome(backend, made)
    assert code != 0
    assert "fewer_rows_than_min_rows" in said
    assert classes(backend, *QUASI, "illness") == before
    replay(backend, silenced)
    assert not classes(backend, *QUASI, "illness")


def test_classes_are_looked_at_in_parts_where_the_job_says_so(backend: Place) -> None:
    columns = {**COLUMNS, "job": "text"}
    rows = [
        (*row[:4], row[4] or "none", "abc"[n * n % 7 % 3]) for n, row in enumerate(people(0, 300))
    ]
    backend.load("people", columns, rows)
    job = job_of(
        columns={"job": {"role": "sensitive"}},
        privacy=[
            {"l_diversity": {"column": "illness", "l": 2}},
            {"l_diversity": {"column": "job", "l": 2}},
        ],
        sensitive_as_quasi=True,
        algorithm={"fixed": {"levels": {"age": 1, "city": 1, "zip": 2}}},
        max_suppression=0.95,
    )
    made = sqlanon.compile_job(job, connection=backend.url)
    replay(backend, made.text)
    by_script = classes(backend, *QUASI, "illness", "job")
    sqlanon.run(job, connection=backend.url)
    assert by_script == classes(backend, *QUASI, "illness", "job")
    assert by_script


def test_a_script_that_would_lose_too_much_fails_and_leaves_the_release(backend: Place) -> None:
    backend.load("people", COLUMNS, people(0, 200))
    job = job_of(on_new_value="suppress")
    made = sqlanon.compile_job(job, connection=backend.url)
    replay(backend, made.text)
    before = classes(backend, *QUASI, "illness")
    insert(backend, [(n, 20, f"X{n}", "000", "flu") for n in range(1000, 1100)])
    code, said = outcome(backend, made.text)
    assert code != 0
    assert "suppressed_beyond_the_limit" in said
    assert "X10" not in said
    assert classes(backend, *QUASI, "illness") == before
    backend.run("DELETE FROM people WHERE id >= 1000")
    replay(backend, made.text)
    assert classes(backend, *QUASI, "illness") == before


@pytest.mark.parametrize(
    ("said", "what"),
    [
        ({"algorithm": "mu_argus"}, "cell_suppression"),
        (
            {"algorithm": {"mondrian": {"split": "relaxed", "cut": "median"}}},
            "split: relaxed",
        ),
        (
            {"algorithm": {"order_and_cut": {"split": "strict"}}},
            "classes of order_and_cut overlap",
        ),
        ({"algorithm": {"mondrian": {"refine": True}}}, "classes of mondrian overlap"),
        ({"target": {"if_exists": "error"}}, "if_exists: replace"),
        ({"target": {"mode": "view"}}, "mode: view"),
        ({"suppressed": "keep"}, "suppressed: keep"),
        (
            {
                "columns": {
                    "id": {"role": "identifier", "action": "hash", "key": "0123456789abcdef"}
                }
            },
            "columns.id",
        ),
        (
            {"release_guard": {"action": "warn"}},
            "release_guard: a script does not compare its rows",
        ),
    ],
)
def test_what_cannot_be_compiled_is_refused(
    backend: Place, said: dict[str, Any], what: str
) -> None:
    backend.load("people", COLUMNS, people(0, 100))
    with pytest.raises((UnsupportedError, JobError), match=what):
        sqlanon.compile_job(job_of(**said), connection=backend.url)
    assert backend.tables() == ["people"]


def test_a_target_with_other_columns_is_refused(backend: Place) -> None:
    backend.load("people", COLUMNS, people(0, 100))
    backend.load("released", {"age": "text"}, [("mine",)])
    with pytest.raises(PublishError, match="other columns"):
        sqlanon.compile_job(job_of(), connection=backend.url)
    assert backend.tables() == ["people", "released"]


def test_a_script_holds_no_value_and_its_tables_can_be_dropped(backend: Place) -> None:
    rows = [(*row[:3], f"postcode{row[3]}", row[4]) for row in people(0, 100)]  # no hex digits
    backend.load("people", COLUMNS, rows)
    first, second = (sqlanon.compile_job(job_of(), connection=backend.url) for _ in range(2))
    told = [*CITIES[:3], *ILL[:3], *(row[3] for row in rows)]
    assert not [value for value in told if str(value) in first.text]
    names = sorted(table.name for table in (*first.tables, *second.tables))
    assert len(names) == 6
    assert backend.tables() == sorted(["people", "released", *names])
    assert sqlanon.clean(backend.url) == []
    dropped = sqlanon.drop_compiled(job_of(), connection=backend.url)
    assert sorted(table.name for table in dropped) == names
    assert backend.tables() == ["people", "released"]
    assert outcome(backend, first.text)[0] != 0


def test_procedures_fill_the_target_or_fail_where_the_engine_keeps_them(backend: Place) -> None:
    backend.load("people", COLUMNS, people(0, 200))
    job = job_of(on_new_value="suppress")
    if backend.name not in {"postgresql", "mariadb"}:
        with pytest.raises(UnsupportedError, match="keeps no procedures"):
            sqlanon.compile_job(job, connection=backend.url, form="procedure")
        assert backend.tables() == ["people"]
        return
    made = sqlanon.compile_job(job, connection=backend.url, form="procedure")
    replay(backend, made.text)
    assert backend.records("released") == []
    call = "CALL refresh_released();"
    replay(backend, f"SET search_path TO {backend.schema}; {call}" if backend.mark == '"' else call)
    before = classes(backend, *QUASI, "illness")
    assert min(classes(backend).values()) >= 5
    insert(backend, [(n, 20, f"X{n}", "000", "flu") for n in range(1000, 1100)])
    for _ in range(2):
        with pytest.raises(Exception, match="suppressed_beyond_the_limit"):
            backend.run(call)
        assert classes(backend, *QUASI, "illness") == before
    (only,) = entered(backend)  # the first CALL, and none that failed
    assert only.rows is not None
    assert (only.state, only.rows.source) == ("published", 200)
    assert only.rows.published == before.total()


@pytest.mark.parametrize("backend", ["postgresql", "mariadb"], indirect=True)
def test_a_procedure_of_somebody_elses_is_not_replaced(backend: Place) -> None:
    backend.load("people", COLUMNS, people(0, 100))
    job, call = job_of(), "CALL refresh_released()"
    first, second = (
        sqlanon.compile_job(job, connection=backend.url, form="procedure").text for _ in range(2)
    )
    body = {"postgresql": "LANGUAGE plpgsql AS 'BEGIN {}; END'", "mariadb": "BEGIN {}; END"}
    create = f"CREATE PROCEDURE refresh_released() {body[backend.name]}"
    theirs = "DELETE FROM people WHERE age > 0"
    backend.run(create.format(theirs))
    with pytest.raises(PublishError, match=r"refresh_released is a procedure .* drop it first"):
        sqlanon.compile_job(job, connection=backend.url, form="procedure")
    code, said = outcome(backend, first)
    assert code != 0
    assert "refresh_released is a procedure that sqlanon did not make; drop it first" in said
    go_on(backend, first)
    backend.run(call)
    assert backend.rows("SELECT COUNT(*) FROM people") == [(0,)]  # it is still theirs
    backend.run("DROP PROCEDURE refresh_released")
    for text in (first, second):  # ours gives way to ours
        replay(backend, text)
        sqlanon.compile_job(job, connection=backend.url, form="procedure")


def test_a_form_that_is_not_there_is_refused(backend: Place) -> None:
    backend.load("people", COLUMNS, people(0, 100))
    with pytest.raises(JobError, match="no form notebook"):
        sqlanon.compile_job(job_of(), connection=backend.url, form="notebook")
    with pytest.raises(UnsupportedError, match="connect to that one"):
        sqlanon.compile_job(job_of(), connection=backend.url, dialect="spark")
    assert backend.tables() == ["people"]
