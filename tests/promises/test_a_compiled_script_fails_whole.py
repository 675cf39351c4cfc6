"""A compiled script that finds a model broken leaves the release before, whatever runs it."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING

import pytest
from clients import go_on, outcome, replay

import sqlanon

if TYPE_CHECKING:
    from engines import Place

COLUMNS = {"id": "integer", "age": "integer", "illness": "text"}
JOB = {
    "source": "people",
    "target": {"table": "released", "if_exists": "replace"},
    "columns": {
        "id": {"role": "identifier"},
        "age": {"role": "quasi", "hierarchy": {"intervals": [10]}},
        "illness": {"role": "sensitive"},
    },
    "privacy": [{"k_anonymity": {"k": 5}}, {"l_diversity": {"column": "illness", "l": 2}}],
    "algorithm": {"fixed": {"levels": {"age": 1}}},
    "max_suppression": 0.5,
}


def released(place: Place) -> Counter[tuple[object, ...]]:
    return Counter(tuple(row.values()) for row in place.records("released"))


@pytest.mark.each_engine
def test_clients_that_go_on_after_an_error_publish_nothing(backend: Place) -> None:
    rows = [(n, 20 + n % 40, ("flu", "cold")[n * n % 5 % 2]) for n in range(100)]
    backend.load("people", COLUMNS, rows)
    text = sqlanon.compile_job(sqlanon.Job.from_mapping(JOB), connection=backend.url).text
    replay(backend, text)
    before = released(backend)
    backend.load("more", COLUMNS, [(n, 90, "hiv") for n in range(200, 220)])
    backend.run("INSERT INTO people SELECT * FROM more", "DROP TABLE more")
    careless = re.sub(r"/\* compiled/suppress \*/[^;]*;", "", text)  # only the guard is left
    go_on(backend, careless)
    assert released(backend) == before
    assert outcome(backend, careless)[0] != 0
    assert released(backend) == before
    backend.run("DELETE FROM people WHERE id >= 203")  # a class of three, were it let in
    small = text.replace("WHERE size >= 5", "WHERE size >= 1")
    assert small != text
    go_on(backend, small)
    assert released(backend) == before
    assert "violated" in outcome(backend, re.sub(r"/\* compiled/suppress \*/[^;]*;", "", small))[1]
    assert released(backend) == before
    replay(backend, text)
    assert released(backend) == before


def test_what_is_not_measured_does_not_hold(backend: Place) -> None:
    rows = [(n, 20 + n % 40, ("flu", "cold")[n * n % 5 % 2]) for n in range(100)]
    backend.load("people", COLUMNS, rows)
    text = sqlanon.compile_job(sqlanon.Job.from_mapping(JOB), connection=backend.url).text
    measured = text.split("/* compiled/guarded */")
    for number in range(1, len(measured)):
        silent = measured[number].replace(") AS measured;", ") AS measured WHERE place < 0;", 1)
        assert silent != measured[number]
        parts = [*measured[:number], silent, *measured[number + 1 :]]
        assert outcome(backend, "/* compiled/guarded */".join(parts))[0] != 0
    assert released(backend) == Counter()
