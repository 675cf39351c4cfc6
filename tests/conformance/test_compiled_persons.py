"""Compiled scripts count persons whose key is not published, and show nothing of it."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from typing import TYPE_CHECKING, Any

import pytest
from clients import outcome, replay

import sqlanon
from sqlanon.errors import UnsupportedError
from sqlanon.job.job import Job

if TYPE_CHECKING:
    from engines import Place

KINDS = {"who": "text", "age": "integer", "town": "text", "ill": "text"}
ILL = ("flu", "cold", "gout")
AGES = {"role": "quasi", "hierarchy": {"intervals": [10, 40]}}
LEVELS = {"fixed": {"levels": {"age": 1, "town": 0}}}


def visits(first: int, count: int) -> list[tuple[Any, ...]]:
    """Persons with one to five rows, some in two classes, some rows nobody's; `P1` is not `p1`."""
    return [
        (
            None if n % 29 == 0 else f"{'Pp'[n % 2]}{n * n % 53}",
            20 + n * n % 53 % 4 * 10 + (10 if n % 31 == 0 else 0),
            "uvw"[n * n % 53 % 3],
            ILL[n * 5 % 17 % 3],
        )
        for n in range(first, first + count)
    ]


def job_of(who: dict[str, Any], **said: Any) -> Job:
    usual = {
        "source": "visits",
        "target": {"table": "released", "if_exists": "replace"},
        "columns": {
            "who": {"role": "identifier", **who} if who else {"role": "drop"},
            "age": AGES,
            "town": {"role": "quasi", "hierarchy": {"flat": True}},
            "ill": {"role": "sensitive"},
        },
        "person": "who",
        "privacy": [{"k_anonymity": {"k": 4}}, {"l_diversity": {"column": "ill", "l": 2}}],
        "algorithm": LEVELS,
        "max_suppression": "0.95",
    }
    return Job.from_mapping({**usual, **said})


def change(place: Place, rows: list[tuple[Any, ...]]) -> None:
    """Let the table have these rows and no others."""
    place.run("DROP TABLE visits")
    place.load("visits", KINDS, rows)


def held(place: Place) -> Counter[tuple[Any, ...]]:
    return Counter((row["age"], row["town"], row["ill"]) for row in place.records("released"))


def expected(place: Place) -> Counter[tuple[Any, ...]]:
    """The rows of classes that have four persons and two illnesses, by a count of our own."""
    classes = defaultdict(list)
    for row in place.records("visits"):
        age = f"[{row['age'] // 10 * 10}-{row['age'] // 10 * 10 + 9}]"
        classes[age, row["town"]].append(row)
    return Counter(
        (*shown, row["ill"])
        for shown, rows in classes.items()
        if len({row["who"] for row in rows} - {None}) >= 4 and len({r["ill"] for r in rows}) >= 2
        for row in rows
    )


@pytest.mark.parametrize(
    "who", [{}, {"action": "null"}, {"action": "mask", "value": "x"}], ids=["drop", "null", "mask"]
)
def test_classes_are_those_of_k_persons_whenever_it_runs(
    backend: Place, who: dict[str, Any]
) -> None:
    backend.load("visits", KINDS, visits(0, 200))
    made = sqlanon.compile_job(job_of(who), connection=backend.url)
    replay(backend, made.text)
    before = set(backend.tables())
    assert held(backend) == expected(backend)
    assert len(held(backend)) > 5
    one = [("Q", 21, "new", ILL[n % 2]) for n in range(9)]  # nine rows of one person
    three = [(f"R{n % 3}", 31, "new", ILL[n % 2]) for n in range(9)]
    four = [(f"S{n % 4}", 41, "new", ILL[n % 3]) for n in range(9)]
    nobody = [(None, 51, "new", ILL[n % 3]) for n in range(9)]
    alike = [(f"T{n}", 31, "more", "flu") for n in range(9)]
    change(backend, visits(30, 200) + one + three + four + nobody + alike)
    replay(backend, made.text)
    assert held(backend) == expected(backend)
    assert {(age, town) for age, town, _ in held(backend) if town not in "uvw"} == {
        ("[40-49]", "new")
    }
    shown = {row.get("who") for row in backend.records("released")}
    assert shown == {{"null": None, "mask": "x"}.get(who.get("action", ""))}
    assert set(backend.tables()) == before
    (last, *_) = sqlanon.history(backend.url, "released").runs
    assert last.models is not None


def test_the_guard_counts_persons_by_itself(backend: Place) -> None:
    backend.load("visits", KINDS, visits(0, 200))
    made = sqlanon.compile_job(
        job_of({}, privacy=[{"k_anonymity": {"k": 4}}]), connection=backend.url
    )
    replay(backend, made.text)
    before = held(backend)
    one = [("Q", 21, "new", "flu") for _ in range(9)]
    change(backend, visits(0, 200) + one)
    careless = re.sub(r"/\* compiled/suppress \*/[^;]*;", "", made.text)
    code, said = outcome(backend, careless)
    assert code != 0
    assert "_violated_" in said
    # a target that is not filled from the rows in which persons were counted
    fill = re.search(r"/\* compiled/fill \*/[^;]*;", made.text)
    assert fill is not None
    code, said = outcome(backend, made.text.replace(fill[0], fill[0] + fill[0]))
    assert code != 0
    assert "counted" in said or "suppressed_beyond" in said
    assert held(backend) == before


@pytest.mark.parametrize("algorithm", ["mondrian", "order_and_cut"])
def test_classes_of_a_run_go_on_as_those_of_persons(backend: Place, algorithm: str) -> None:
    backend.load("visits", KINDS, visits(0, 200))
    job = job_of(
        {}, algorithm={algorithm: {"split": "strict"}}, privacy=[{"k_anonymity": {"k": 4}}]
    )
    sqlanon.run(job, connection=backend.url)
    of_run = held(backend)
    made = sqlanon.compile_job(job, connection=backend.url, from_run="last")
    replay(backend, made.text)
    if algorithm == "mondrian":
        assert held(backend) == of_run
    change(backend, [(f"{n % 3}", *row[1:]) for n, row in enumerate(visits(0, 200))])
    published = held(backend)
    code, said = outcome(backend, made.text)
    assert code != 0
    assert "suppressed_beyond_the_limit" in said  # three persons are in no class of four
    assert held(backend) == published


@pytest.mark.parametrize("backend", ["postgresql", "mariadb"], indirect=True)
def test_a_procedure_counts_them_too(backend: Place) -> None:
    backend.load("visits", KINDS, visits(0, 200))
    made = sqlanon.compile_job(job_of({}), connection=backend.url, form="procedure")
    replay(backend, made.text)
    for first in (0, 30):
        change(backend, visits(first, 200) + [("Q", 21, "new", "flu")] * 9)
        backend.run("CALL refresh_released()")
        assert held(backend) == expected(backend)


def test_a_test_of_dbt_could_not_count_them(backend: Place) -> None:
    backend.load("visits", KINDS, visits(0, 20))
    with pytest.raises(UnsupportedError, match="key is not in the release"):
        sqlanon.compile_job(job_of({}), connection=backend.url, form="dbt")
    assert backend.tables() == ["visits"]
