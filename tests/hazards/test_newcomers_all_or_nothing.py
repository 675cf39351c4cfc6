"""A run in place that watches newcomers and breaks leaves what stood and what came as they were."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pytest
from customers import PEOPLE, breaking, catalogue, customers, update

import sqlanon

if TYPE_CHECKING:
    from engines import Place

CAME = [(n, f"Newcomer {n}", "x", 30 + n % 5, "99999", n) for n in range(201, 206)]
CASES = [
    ("sqlite", "warn"),
    ("sqlite", "refuse"),
    ("postgresql", "refuse"),
    ("mariadb", "warn"),
]
"""Both words differ after the count alone, so that the cheapest engine takes both."""


@pytest.mark.gate  # a run per statement
@pytest.mark.no_cover  # a run per statement
@pytest.mark.parametrize(("backend", "word"), CASES, indirect=["backend"])
def test_a_run_that_watches_newcomers_breaks_whole(backend: Place, word: str) -> None:
    customers(backend)
    first = update(backend)
    forced = "OVERRIDING SYSTEM VALUE " if backend.name == "postgresql" else ""
    rows = ", ".join(map(str, CAME))
    backend.run(f"INSERT INTO people (id, name, sex, age, zip, pay) {forced}VALUES {rows}")
    asked = "SELECT id, name, sex, age, zip, pay FROM people ORDER BY id"
    held, before = backend.rows(asked), catalogue(backend)
    assert held[-5:] == CAME
    guard = {"action": word, "compare": "previous"}
    again = partial(update, backend, target={"mode": "replace"}, release_guard=guard)
    for statement in breaking(
        lambda observer: again(observer=observer), "release_guard/newcomers_in_place"
    ):
        assert backend.rows(asked) == held, statement
        assert catalogue(backend) == before, statement
    after = backend.rows(asked)
    assert after[: len(PEOPLE)] == held[: len(PEOPLE)]
    assert {row[1:5] for row in after[len(PEOPLE) :]} == {("it's \\ nobody", "x", 32, "99999")}
    assert [(row[0], row[5]) for row in after] == [(row[0], row[5]) for row in (*PEOPLE, *CAME)]
    last, *broken = sqlanon.history(backend.url, "people").runs
    assert last.state == "published"
    changes = last.changes
    assert changes is not None
    assert (changes.before, changes.came, changes.groups, changes.small_groups) == (
        first.run_id,
        len(CAME),
        1,
        0,
    )
    assert {one.state for one in broken[:-1]} == {"failed"}
