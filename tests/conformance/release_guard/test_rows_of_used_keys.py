"""A key that was somebody else's in an earlier release is of another row: compared, and delayed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from rows_of_persons import FIRST, KINDS, WAITING, WARN, columns, come, publish

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
    second = publish(backend, columns=STORED, releases=WARN)

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
    second = publish(backend, releases=WARN)
    asked: dict[str, Any] = {"key": "id", "m_invariance": {"ill": 1}}
    assert sqlanon.compare(backend.url, first.run_id, second.run_id, **asked).persons == 6

    backend.run(f"UPDATE visits SET who = {other} WHERE id = 4")

    with pytest.raises(sqlanon.InspectionError, match=r"2 values of ill .* cannot be known"):
        sqlanon.compare(backend.url, first.run_id, second.run_id, **asked)


def test_newcomers_with_it_wait(backend: Place) -> None:
    more = [(30 + n, f"Q{n}", "u", "flu") for n in range(3)]
    backend.load("visits", KINDS, [*FIRST, *more])
    publish(backend, target=WAITING)
    # three persons go from u, and two come with numbers of theirs
    backend.run("DELETE FROM visits WHERE id <= 4")
    come(backend, (3, "P8", "u", "flu"), (4, "P9", "u", "flu"))

    report = publish(backend, target=WAITING)
    left = {5, 6, 7, 8, 9, 30, 31, 32}
    assert {row["id"] for row in backend.records("out")} == left
    assert report.changes is not None
    assert (report.changes.came, report.changes.went, report.changes.delayed) == (0, 3, None)

    come(backend, (2, "P2", "u", "flu"))
    report = publish(backend, target=WAITING)
    assert {row["id"] for row in backend.records("out")} == left | {2, 3, 4}
    assert report.changes is not None
    assert (report.changes.came, report.changes.went, report.changes.delayed) == (3, 0, 0)
