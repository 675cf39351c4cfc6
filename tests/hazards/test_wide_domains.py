"""Attributes of many values: what a leaf costs times the leaves is more than 32 bits hold."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest
from lattice_cases import Case

from sqlanon.api import run as api

if TYPE_CHECKING:
    from engines import Place

ROWS = 900
NAMES = ("name", "breed", "zip", "owner", "street", "vet", "chip", "fee")
PRIMES = (401, 397, 389, 383, 379, 373, 367, 359)


def licences(wide: int) -> Case:
    """Licences of pets: a column of two species, and so many of one value more than a prime.

    A value costs a share of the values beside it: what all rows lose is whole in no unit greater
    than one over the product of the primes. Each value has one row, or two.
    """
    columns = [[f"{number % (prime + 1)}" for number in range(ROWS)] for prime in PRIMES[:wide]]
    for column in columns:
        Random(17).shuffle(column)  # noqa: S311 - a table, no secret
    rows = zip(["cat", "dog"] * (ROWS // 2), *columns, strict=True)
    weights = dict.fromkeys(NAMES[1:wide], 1000)
    return Case(list(rows), dict.fromkeys(("species", *NAMES[:wide])), weights)


@pytest.mark.parametrize("algorithm", ["optimal", "heuristic", "top_down"])
@pytest.mark.parametrize("wide", [4, 8], ids=["beyond 32 bits", "beyond 64 bits"])
def test_columns_of_many_values(backend: Place, wide: int, algorithm: str) -> None:
    case = licences(wide)
    case.load(backend)

    report = case.run(backend.url, algorithm, 5)

    assert report.rows.published == ROWS
    released = [tuple(record.values()) for record in backend.records("released")]
    assert {row[1:] for row in released} == {(one, *"*" * wide) for one in ("cat", "dog")}
    weight = 1 + 1000 * (wide - 1)  # of all but the species
    assert report.loss.lm == pytest.approx(weight / (1 + weight), abs=1e-12)


@pytest.mark.parametrize(
    "algorithm",
    [
        {"order_and_cut": {"order": "tree", "measure": "span"}},
        {"order_and_cut": {"order": "sort", "measure": "set"}},
        {"sangreea": {"measure": "span"}},
    ],
    ids=["tree", "sort", "clusters"],
)
def test_an_order_of_many_values(backend: Place, algorithm: dict[str, object]) -> None:
    """What a span loses, in units of one over the product of two columns' values."""
    rows = [(number, number * 7919 % 2999, number % 5) for number in range(2500)]
    kinds = dict.fromkeys(("first", "second", "third"), "integer")
    backend.load("people", kinds, rows)

    report = api.anonymize(
        backend.url,
        "people",
        columns={name: {"role": "quasi", "weight": 1 + 999 * (name == "second")} for name in kinds},
        privacy=[{"k_anonymity": {"k": 5}}],
        algorithm=algorithm,
        target="released",
    )

    assert report.rows.published == len(rows)
    assert report.classes.min is not None
    assert report.classes.min >= 5
