"""Releases are not compared by values of a source whose key has come to be none."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import sqlanon

if TYPE_CHECKING:
    from engines import Place

KINDS = {"id": "text", "who": "text", "age": "integer", "ill": "text"}
ROWS = [(f"R{n}", f"P{n}", 20 + 20 * (n % 2), "flu") for n in range(8)]
DIVERSE: dict[str, Any] = {"privacy": [{"l_diversity": {"column": "ill", "l": 2}}]}
REPEATED = r"key: \S*people now has 1 value of it twice"


def published_twice(place: Place, **said: Any) -> tuple[str, str]:
    place.load("people", KINDS, ROWS)
    runs = [
        sqlanon.anonymize(
            place.url,
            "people",
            columns={
                "id": {"role": "drop"},
                "who": {"role": "drop"},
                "age": {"role": "quasi"},
                "ill": {"role": "sensitive"},
            },
            privacy=[{"k_anonymity": {"k": 2}}],
            target={"table": f"out{n}", "key": "id"},
            release_guard={"action": "warn"},
            **said,
        ).run_id
        for n in range(2)
    ]
    return runs[0], runs[1]


def come(place: Place, *rows: tuple[str | None, str, int, str]) -> None:
    place.run("DROP TABLE people")
    place.load("people", KINDS, [*ROWS, *rows])


def test_a_key_that_two_rows_have_by_now_is_refused(backend: Place) -> None:
    runs = published_twice(backend)
    come(backend, ("r0", "P9", 20, "gout"), ("R0 ", "P9", 20, "gout"), (None, "P9", 20, "gout"))
    report = sqlanon.compare(backend.url, *runs, key="id", **DIVERSE)
    assert (report.persons, report.k, report.models[0].reached) == (8, 4, 1)

    come(backend, ("R0", "P9", 20, "gout"))
    with pytest.raises(sqlanon.JobError, match=REPEATED) as refused:
        sqlanon.compare(backend.url, *runs, key="id", **DIVERSE)
    assert "R0" not in str(refused.value)
    assert sqlanon.compare(backend.url, *runs, k=4).k == 4


def test_one_that_is_somebody_elses_too_is_of_another_row(backend: Place) -> None:
    runs = published_twice(backend, person="who")
    come(backend, ("R0", "P9", 20, "gout"))
    report = sqlanon.compare(backend.url, *runs, key="id", **DIVERSE)
    assert (report.persons, report.k, report.models[0].reached) == (8, 4, 1)

    come(backend, ("R0", "P0", 20, "gout"))
    with pytest.raises(sqlanon.JobError, match=REPEATED):
        sqlanon.compare(backend.url, *runs, key="id", **DIVERSE)
