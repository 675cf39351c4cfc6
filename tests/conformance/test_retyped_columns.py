"""In place, `retype: true` makes a column text that its labels do not fit, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from customers import COLUMNS, PEOPLE, catalogue, customers, update
from oracle import generalizes

import sqlanon
from sqlanon.api import run as api
from sqlanon.errors import JobError, PublishError, SqlanonError, UnsupportedError, VerificationError

if TYPE_CHECKING:
    from engines import Place

AGE: dict[str, Any] = {"age": {"role": "quasi", "retype": True}}
ABLE = pytest.mark.parametrize("backend", ["duckdb", "sqlite", "postgresql"], indirect=True)


def plainer(place: Place) -> None:
    """The customers, and nothing that depends on their age."""
    customers(place)
    place.run("DROP VIEW rich", "CREATE VIEW rich AS SELECT id, pay FROM people WHERE pay > 50")
    if place.name == "duckdb":  # which alters no table that has an index or is referred to
        place.run("DROP INDEX people_pay", "DROP INDEX people_second", "DROP TABLE orders")


@ABLE
def test_the_column_becomes_text_and_all_else_stays(backend: Place) -> None:
    plainer(backend)
    before, types = catalogue(backend), backend.types_of("people")
    plan = api.plan(backend.url, "people", **said())
    assert plan.in_place is not None
    fates = {(one.kind, one.name): one.fate for one in plan.in_place.objects}
    assert fates["column", "age"].startswith("becomes text")
    assert backend.types_of("people") == types

    update(backend, columns={**COLUMNS, **AGE})

    text = [(name, {"age": "text"}.get(name, type_)) for name, type_ in types]
    if backend.name == "duckdb":
        text = [(name, "varchar" if name == "age" else type_) for name, type_ in text]
    assert backend.types_of("people") == text
    told = {(column.name, column.type.lower()) for column in plan.tables[0].columns}
    assert told >= set(text[3:4])
    for was, now in zip(before, catalogue(backend), strict=True):
        assert [row for row in now if row not in was and "age" not in str(row)] == []
        assert len(now) == len(was)
    ages = dict(backend.rows("SELECT id, age FROM people"))
    assert all(generalizes(ages[row[0]], str(row[3])) for row in PEOPLE)
    assert any("-" in label for label in ages.values())
    quasi = ["sex", "age", "zip"]
    assert sqlanon.check(backend.url, "people", quasi=quasi, k=3).holds


def said() -> dict[str, Any]:
    """A job that retypes the age."""
    privacy = [{"k_anonymity": {"k": 3}}, {"l_diversity": {"column": "pay", "l": 2}}]
    return {"columns": {**COLUMNS, **AGE}, "privacy": privacy, "target": {"mode": "replace"}}


@pytest.mark.parametrize("backend", ["duckdb", "postgresql"], indirect=True)
@pytest.mark.parametrize(
    ("made", "told"),
    [
        ("CREATE VIEW young AS SELECT age FROM people", "young"),
        ("CREATE INDEX people_age ON people (age)", "people_age"),
        ("ALTER TABLE people ALTER age SET DEFAULT 18", "default"),
    ],
)
def test_what_depends_on_the_column_is_named_and_refused(
    backend: Place, made: str, told: str
) -> None:
    plainer(backend)
    backend.run(made)
    before = catalogue(backend)
    with pytest.raises(PublishError, match=f"age cannot become text .*{told}"):
        update(backend, columns={**COLUMNS, **AGE})
    assert catalogue(backend) == before


@pytest.mark.parametrize("backend", ["mariadb"], indirect=True)
def test_engines_that_cannot_say_so(backend: Place) -> None:
    customers(backend)
    before = catalogue(backend)
    with pytest.raises(UnsupportedError, match=r"columns\.age\.retype: .* changes no type"):
        update(backend, columns={**COLUMNS, **AGE})
    assert catalogue(backend) == before


@ABLE
def test_what_does_not_hold_is_taken_back_with_the_type(
    backend: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    plainer(backend)
    before = catalogue(backend)

    def fails(*_: object, **__: object) -> None:
        raise VerificationError("it does not hold")

    monkeypatch.setattr("sqlanon.verify.release.refuse_failed", fails)
    with pytest.raises(VerificationError):
        update(backend, columns={**COLUMNS, **AGE})
    assert catalogue(backend) == before
    assert sorted(backend.rows("SELECT id, age FROM people")) == [(p[0], p[3]) for p in PEOPLE]


@pytest.mark.parametrize(
    ("column", "target", "told"),
    [
        (AGE["age"], "released", "retype is for a table in place"),
        (AGE["age"], {"mode": "replace", "by": "swap"}, "retype needs by: update"),
        ({**AGE["age"], "output": "median"}, {"mode": "replace"}, "output: median keeps the type"),
    ],
)
def test_a_job_that_says_more_than_one_thing_is_refused(
    column: dict[str, Any], target: Any, told: str
) -> None:
    with pytest.raises(SqlanonError, match=told) as caught:
        sqlanon.anonymize(
            "duckdb://",
            "people",
            columns={**COLUMNS, "age": column},
            privacy=[{"k_anonymity": {"k": 3}}],
            target=target,
            in_place=True,
        )
    assert isinstance(caught.value, JobError)
