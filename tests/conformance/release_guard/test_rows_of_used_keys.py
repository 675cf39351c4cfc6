"""A key that was somebody else's in an earlier release is of another row."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from rows_of_persons import FIRST, KINDS, WARN, columns, come, publish

import sqlanon

if TYPE_CHECKING:
    from engines import Place

STORED = columns(ill={"role": "sensitive"})


def used_again(place: Place) -> None:
    """Rows 4 of P2 and 8 of P5 went from u, and P8 came with the number 4."""
    place.run("DELETE FROM visits WHERE id IN (4, 8)")
    come(place, (4, "P8", "u", "rare"))


def test_a_comparison_takes_it_for_another_row(backend: Place) -> None:
    backend.load("visits", KINDS, FIRST)
    first = publish(backend, columns=STORED)
    used_again(backend)
    second = publish(backend, columns=STORED, release_guard=WARN)

    found = sqlanon.compare(
        backend.url, first.run_id, second.run_id, key="id", m_invariance={"ill": 1}
    )
    assert (found.persons, found.in_all) == (7, 5), "P1, p1, P3, P4 and P5 have rows in both"
    assert found.invariance["ill"].staying == 7
    found = sqlanon.compare(backend.url, first.run_id, second.run_id)
    assert found.models[0].reached == 1, "who came to have a number is alone with it"
    (change,) = found.moved
    assert (change.came, change.went, change.small_groups) == (1, 2, 2)


@pytest.mark.parametrize("other", ["'p2'", "NULL"])
def test_who_has_it_today_says_nothing_of_who_had_it(backend: Place, other: str) -> None:
    backend.load("visits", KINDS, FIRST)
    first = publish(backend)
    second = publish(backend, release_guard=WARN)
    asked: dict[str, Any] = {"key": "id", "m_invariance": {"ill": 1}}
    assert sqlanon.compare(backend.url, first.run_id, second.run_id, **asked).persons == 6

    backend.run(f"UPDATE visits SET who = {other} WHERE id = 4")

    with pytest.raises(sqlanon.InspectionError, match=r"2 values of ill .* cannot be known"):
        sqlanon.compare(backend.url, first.run_id, second.run_id, **asked)


def test_newcomers_with_it_wait(backend: Place) -> None:
    more = [(30 + n, f"Q{n}", "u", "flu") for n in range(3)]
    backend.load("visits", KINDS, [*FIRST, *more])
    waiting = {"action": "suppress"}
    publish(backend, release_guard=waiting)
    # three persons go from u, and two come with numbers of theirs
    backend.run("DELETE FROM visits WHERE id <= 4")
    come(backend, (3, "P8", "u", "flu"), (4, "P9", "u", "flu"))

    publish(backend, release_guard=waiting)
    left = {5, 6, 7, 8, 9, 30, 31, 32}
    assert {row["id"] for row in backend.records("out")} == left

    come(backend, (10, "P7", "u", "flu"))
    publish(backend, release_guard=waiting)
    assert {row["id"] for row in backend.records("out")} == left | {3, 4, 10}
