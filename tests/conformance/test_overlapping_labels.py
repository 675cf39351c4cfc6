"""A series whose labels overlap is held back with the reason; one whose labels do not goes on."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest

import sqlanon

if TYPE_CHECKING:
    from engines import Place

TOWNS = [f"{region}{number}" for region in "xyz" for number in range(4)]
BY_REGION = {"rows": [[town, town[0], "*"] for town in TOWNS]}
SEED = 0
"""One of those with whom somebody is read in another class."""
Row = tuple[int, int, str, str]


def people(chance: random.Random, first: int, number: int) -> list[Row]:
    return [
        (person, chance.randrange(20, 60), chance.choice(TOWNS), chance.choice(("flu", "gout")))
        for person in range(first, first + number)
    ]


def nights(place: Place, cut: str, **again: Any) -> None:
    """Three nights, on each of which others have come."""
    said: dict[str, Any] = {"recoding": {"reuse": "last", "violating": "merge", **again}}
    chance, table = random.Random(SEED), f"people_{cut}"  # noqa: S311 - the same in each run
    rows = people(chance, 0, 60)
    for number in range(3):
        if number:
            rows += people(chance, 1000 * number, 20)
            place.run(f"DROP TABLE {table}")
        kinds = {"id": "integer", "age": "integer", "town": "text", "ill": "text"}
        place.load(table, kinds, rows)
        sqlanon.anonymize(
            place.url,
            table,
            columns={
                "id": {"role": "identifier"},
                "age": {"role": "quasi"},
                "town": {"role": "quasi", "hierarchy": BY_REGION},
                "ill": {"role": "sensitive"},
            },
            privacy=[{"k_anonymity": {"k": 4}}],
            algorithm={"mondrian": {"split": "strict", "cut": cut}},
            max_suppression=0.5,
            target={
                "table": f"{table}_out",
                "if_exists": "replace",
                "key": "id",
                "on_small_change": "delay",
            },
            releases={"guard": "refuse"},
            **(said if number else {}),
        )


@pytest.mark.each_engine
def test_a_series_of_overlapping_labels_is_held_back_with_the_reason(backend: Place) -> None:
    with pytest.raises(sqlanon.VerificationError, match="Columns town: labels of a hierarchy over"):
        nights(backend, "loss")
    nights(backend, "median")


@pytest.mark.parametrize("backend", ["duckdb"], indirect=True)
def test_so_is_one_whose_classes_are_split(backend: Place) -> None:
    with pytest.raises(sqlanon.VerificationError, match="begin a series with cut: median"):
        nights(backend, "loss", grown="split")
    nights(backend, "median", grown="split")
