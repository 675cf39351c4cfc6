"""Classes that are cut on by sensitive value, on every engine, as the documentation has it."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest

import sqlanon

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engines import Place

KINDS = {"id": "integer", "age": "integer", "ill": "text"}


def released(
    place: Place, rows: Sequence[tuple[int, int, str | None]], split: str, model: dict[str, Any]
) -> Counter[tuple[str, str | None]]:
    """The rows of a release: the range of ages, and the value."""
    if "people" not in place.tables():
        place.load("people", KINDS, rows)
    sqlanon.anonymize(
        place.url,
        "people",
        columns={
            "id": {"role": "drop"},
            "age": {"role": "quasi"},
            "ill": {"role": "sensitive"},
        },
        privacy=[{"k_anonymity": {"k": 2}}, model],
        algorithm={"mondrian": {"split": split}},
        target={"table": "released", "if_exists": "replace"},
    )
    return Counter((str(one["age"]), one["ill"]) for one in place.records("released"))


def test_each_half_has_half_of_each_value(backend: Place) -> None:
    close = {"t_closeness": {"column": "ill", "t": 0.1}}
    rows = [(1, 20, "flu"), (2, 25, "flu"), (3, 40, "gout"), (4, 50, "gout")]
    found = released(backend, rows, "by_value", close)
    assert found == Counter(
        [("[20-40]", "flu"), ("[20-40]", "gout"), ("[25-50]", "flu"), ("[25-50]", "gout")]
    )


def test_values_that_are_odd_have_the_row_more_on_either_side_by_turns(backend: Place) -> None:
    # NULL is a value, the last in the order: the first and the third have two rows on the left
    values: tuple[str | None, ...] = ("a", "b", None)
    rows = [
        (3 * place + age, 20 + 10 * place + age, value)
        for place, value in enumerate(values)
        for age in range(3)
    ]
    close = {"t_closeness": {"column": "ill", "t": 0.2}}
    found = released(backend, rows, "by_value", close)
    assert found == Counter(
        {
            ("[20-41]", "a"): 2,
            ("[20-41]", "b"): 1,
            ("[20-41]", None): 2,
            ("[22-42]", "b"): 2,
            ("[22-42]", "a"): 1,
            ("[22-42]", None): 1,
        }
    )


@pytest.mark.parametrize("backend", ["duckdb"], indirect=True)
def test_where_a_cut_at_a_value_is_allowed_it_is_taken(backend: Place) -> None:
    rows = [(number, 20 + number, ("flu", "gout")[number % 2]) for number in range(16)]
    diverse = {"l_diversity": {"column": "ill", "l": 2}}
    ways = [released(backend, rows, split, diverse) for split in ("strict", "by_value")]
    assert ways[0] == ways[1]
    assert len({label for label, _ in ways[0]}) == 8
