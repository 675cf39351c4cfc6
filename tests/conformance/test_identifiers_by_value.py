"""Columns are left out of a proposal whose values name somebody, whatever they are called."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest
from made_identifiers import MADE, NOT_MADE, digits, luhn

import sqlanon

if TYPE_CHECKING:
    from engines import Place

    from sqlanon.report.proposal import ProposedColumn

ROWS, VALUES = 120, 30


def proposed(
    place: Place, columns: dict[str, list[object]], kind: str
) -> dict[str, ProposedColumn]:
    """What is proposed of columns of one kind, each of few values that repeat."""
    names = {f"c{number}": name for number, name in enumerate(columns)}
    rows = [
        (row % 7, *(values[row % len(values)] for values in columns.values()))
        for row in range(ROWS)
    ]
    place.load("t", {"flag": "integer", **dict.fromkeys(names, kind)}, rows)
    made = sqlanon.propose(place.url, "t")
    return {names[one.name]: one for one in made.columns if one.name in names}


def test_texts_that_name_somebody_are_left_out(backend: Place) -> None:
    rng = random.Random(7)  # noqa: S311 - test data
    columns: dict[str, list[object]] = {
        # one value of thirty is something else
        name: [*(make(rng) for _ in range(VALUES - 1)), "unknown"]
        for name, (make, _) in MADE.items()
    }
    found = proposed(backend, columns, "text")
    assert {name: one.role for name, one in found.items()} == dict.fromkeys(MADE, "drop")
    for name, (_, called) in MADE.items():
        assert "of its values look like" in found[name].why, name
        assert called in found[name].why, (name, found[name].why)


def test_texts_that_only_resemble_them_are_not(backend: Place) -> None:
    rng = random.Random(8)  # noqa: S311 - test data
    columns: dict[str, list[object]] = {
        name: [make(rng) for _ in range(VALUES)] for name, make in NOT_MADE.items()
    }
    # an identifier in four of five values only
    columns["some"] = [
        iban if n % 5 else "none" * n
        for n, iban in enumerate(MADE["iban"][0](rng) for _ in range(VALUES))
    ]
    found = proposed(backend, columns, "text")
    assert [name for name, one in found.items() if "look like" in one.why] == []


@pytest.mark.parametrize("kind", ["BIGINT", "decimal"])
def test_numbers_that_name_somebody_are_left_out(backend: Place, kind: str) -> None:
    rng = random.Random(9)  # noqa: S311 - test data
    names = ["ahv_plain", "steuer", "bsn", "pesel"]
    columns: dict[str, list[object]] = {
        name: [int(MADE[name][0](rng)) for _ in range(VALUES)] for name in names
    }
    columns["card"] = [int(luhn("4" + digits(rng, 14))) for _ in range(VALUES)]
    names.append("card")
    columns["phone"] = [790_000_000 + rng.randint(0, 10**7) for _ in range(VALUES)]
    columns["people"] = [int(10 ** rng.uniform(3, 9.9)) for _ in range(VALUES)]
    columns["moment"] = [1_600_000_000 + rng.randint(0, 10**7) for _ in range(VALUES)]
    if kind == "decimal":
        kind = "decimal(18, 2)"
    found = proposed(backend, columns, kind)
    looking = {name for name, one in found.items() if "look like" in one.why}
    assert looking == {*names, "phone"}
    assert {found[name].role for name in looking} == {"drop"}


def test_a_few_of_them_in_many_rows_are_found(backend: Place) -> None:
    """Sixty telephone numbers, and a word for none in two of three rows."""
    rng = random.Random(10)  # noqa: S311 - test data
    phones = [MADE["phone"][0](rng) for _ in range(60)]
    rows = [(row % 7, phones[row // 3] if row % 3 == 0 else "none") for row in range(180)]
    backend.load("t", {"flag": "integer", "reach": "text"}, rows)
    found = {one.name: one for one in sqlanon.propose(backend.url, "t").columns}
    assert found["reach"].role == "drop"
    assert "a telephone number" in found["reach"].why
