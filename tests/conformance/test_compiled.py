"""Compiled scripts, run by the engines' own clients, on rows that came after they were compiled."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest
from clients import outcome, replay

import sqlanon
from sqlanon.errors import JobError, PublishError, UnsupportedError
from sqlanon.job.job import Job

if TYPE_CHECKING:
    from engines import Place

COLUMNS = {"id": "integer", "age": "integer", "city": "text", "zip": "text", "illness": "text"}
CITIES = ("Aachen", "Bonn", "Celle", None)
ILL = ("flu", "cold", "cough", None)


def people(first: int, count: int) -> list[tuple[Any, ...]]:
    return [
        (n, 20 + n * 7 % 40, CITIES[n % 4], f"0{n % 6}{n % 3}", ILL[n * 5 % 17 % 4])
        for n in range(first, first + count)
    ]


ROLES: dict[str, dict[str, Any]] = {
    "id": {"role": "identifier"},
    "age": {"role": "quasi", "hierarchy": {"intervals": [10, 20]}},
    "city": {"role": "quasi", "hierarchy": {"taxonomy": {"w": ["Aachen", "Bonn"], "n": ["Celle"]}}},
    "zip": {"role": "quasi", "hierarchy": {"mask": {"steps": [1, 2]}}},
    "illness": {"role": "sensitive"},
}
QUASI = ("age", "city", "zip")
K5 = {"k_anonymity": {"k": 5}}


def job_of(**said: Any) -> Job:
    target = {"table": "released", "if_exists": "replace", **said.pop("target", {})}
    columns = {**ROLES, **said.pop("columns", {})}
    usual = {"privacy": [K5], "algorithm": "optimal", "max_suppression": 0.3}
    return Job.from_mapping(
        {"source": "people", "target": target, "columns": columns, **usual, **said}
    )


def insert(place: Place, rows: list[tuple[Any, ...]]) -> None:
    place.load("more", COLUMNS, rows)
    place.run("INSERT INTO people SELECT * FROM more", "DROP TABLE more")


def classes(place: Place, *columns: str) -> Counter[tuple[object, ...]]:
    names = columns or QUASI
    return Counter(tuple(row[name] for name in names) for row in place.records("released"))


@pytest.mark.each_engine
def test_a_script_makes_the_release_of_a_run_on_the_same_rows(backend: Place) -> None:
    backend.load("people", COLUMNS, people(0, 200))
    job = job_of()
    made = sqlanon.compile_job(job, connection=backend.url)
    assert backend.records("released") == []
    replay(backend, made.text)
    by_script = classes(backend, *QUASI, "illness")
    report = sqlanon.run(job, connection=backend.url)
    assert by_script == classes(backend, *QUASI, "illness")
    assert by_script.total() == report.rows.published
    assert len(by_script) > 10


@pytest.mark.each_engine
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


@pytest.mark.each_engine
@pytest.mark.parametrize("unknown", ["root", "suppress"])
def test_values_that_are_new_become_the_root_or_are_left_out(backend: Place, unknown: str) -> None:
    backend.load("people", COLUMNS, people(0, 200))
    job = job_of(target={"unknown": unknown})
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


@pytest.mark.each_engine
def test_a_script_that_would_lose_too_much_fails_and_leaves_the_release(backend: Place) -> None:
    backend.load("people", COLUMNS, people(0, 200))
    job = job_of(target={"unknown": "suppress"})
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


MODELS: dict[str, dict[str, Any]] = {
    "l_diversity": {"column": "illness", "l": 2},
    "t_closeness": {"column": "illness", "t": 0.4},
    "alpha_k": {"column": "illness", "k": 3, "alpha": 0.8},
    "beta_likeness": {"column": "illness", "beta": 3},
    "m_uniqueness": {"column": "id", "m": 3},
    "person_anonymity": {"k": 3, "person": "id"},
    "average_risk": {"threshold": 0.2},
    "sample_uniqueness": {"threshold": 0.1},
}


@pytest.mark.parametrize("model", MODELS)
def test_every_model_is_measured_by_the_script(backend: Place, model: str) -> None:
    rows = [(n, age, city, zip_, ill or "none") for n, age, city, zip_, ill in people(0, 200)]
    backend.load("people", COLUMNS, rows)
    said: dict[str, Any] = {"privacy": [K5, {model: MODELS[model]}]}
    if "id" in MODELS[model].values():
        said["columns"] = {"id": {"role": "sensitive"}}
    job = job_of(**said, max_suppression=0)
    made = sqlanon.compile_job(job, connection=backend.url)
    assert f"{model}_violated" in made.text
    replay(backend, made.text)
    before = classes(backend, *QUASI, "illness")
    assert min(classes(backend).values()) >= 5
    if "column" not in MODELS[model]:
        return
    # a class of its own, in which all share what the model looks at
    age, _, zip_, _ = people(0, 1)[0][1:]
    same = "id" in MODELS[model].values()
    spoilt = [(7 if same else n, age, "Xanten", zip_, "plague") for n in range(1000, 1400)]
    insert(backend, spoilt)
    code, said_ = outcome(backend, made.text)
    assert code != 0
    assert f"{model}_violated" in said_
    assert "plague" not in said_
    assert classes(backend, *QUASI, "illness") == before


@pytest.mark.parametrize(
    ("said", "what"),
    [
        ({"algorithm": "mondrian", "columns": {"age": {"role": "quasi"}}}, "multidimensional"),
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
        ({"privacy": [K5, {"person_anonymity": {"k": 2, "person": "id"}}]}, "key is not in"),
        ({"privacy": [K5, {"k_map": {"population": "people", "k": 2}}]}, "population"),
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


@pytest.mark.each_engine
def test_a_script_holds_no_value_and_its_tables_can_be_dropped(backend: Place) -> None:
    backend.load("people", COLUMNS, people(0, 100))
    first, second = (sqlanon.compile_job(job_of(), connection=backend.url) for _ in range(2))
    told = [*CITIES[:3], *ILL[:3], *(row[3] for row in people(0, 100))]
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
    job = job_of(target={"unknown": "suppress"})
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


def test_a_form_that_is_not_there_is_refused(backend: Place) -> None:
    backend.load("people", COLUMNS, people(0, 100))
    with pytest.raises(JobError, match="no form notebook"):
        sqlanon.compile_job(job_of(), connection=backend.url, form="notebook")
    with pytest.raises(UnsupportedError, match="connect to that one"):
        sqlanon.compile_job(job_of(), connection=backend.url, dialect="spark")
    assert backend.tables() == ["people"]
