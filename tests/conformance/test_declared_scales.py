"""Decimals are published with the digits behind the point that their type declares."""

from __future__ import annotations

from collections import Counter
from decimal import Decimal
from typing import TYPE_CHECKING, Any

import pytest

import sqlanon

if TYPE_CHECKING:
    from engines import Place

ROWS = [("2.50", "a"), ("2.50", "b"), ("3", "a"), ("3", "b"), ("10.1", "a"), ("10.1", "b")]
TREE = {"taxonomy": {"low": ["2.5", 3], "high": ["10.10"]}}
LABELS: dict[str, tuple[dict[str, Any], int, dict[str, int]]] = {
    "values": ({}, 2, {"2.50": 2, "3.00": 2, "10.10": 2}),
    "leaves": ({"hierarchy": TREE}, 2, {"2.50": 2, "3.00": 2, "10.10": 2}),
    "ranges": ({}, 6, {"[2.50-10.10]": 6}),
    "ordered": ({"order": [3, "2.5", "10.10"]}, 6, {"3.00..10.10": 6}),
}


def load(backend: Place, rows: list[tuple[str, str]], kind: str = "DECIMAL(8, 2)") -> None:
    backend.load("people", {"paid": kind, "town": "text"}, rows)


def released(backend: Place, k: int, said: dict[str, Any], **more: Any) -> Counter[Any]:
    sqlanon.anonymize(
        backend.url,
        "people",
        target={"table": "released", "if_exists": "replace"},
        columns={"paid": {"role": "quasi", **said}, "town": {"role": "keep"}},
        privacy=[{"k_anonymity": {"k": k}}],
        **more,
    )
    return Counter(record["paid"] for record in backend.records("released"))


@pytest.mark.parametrize("name", LABELS)
def test_labels_have_the_scale(backend: Place, name: str) -> None:
    said, k, expected = LABELS[name]
    load(backend, ROWS)
    assert released(backend, k, said) == expected


def test_means_have_the_scale(backend: Place) -> None:
    load(backend, [(paid, "a") for paid in ("2", "3", "3", "20", "21", "21.50")])
    found = released(backend, 3, {"output": "mean"}, algorithm="microaggregation")
    assert {Decimal(str(one)): n for one, n in found.items()} == {
        Decimal("2.67"): 3,
        Decimal("20.83"): 3,
    }


def test_values_beyond_the_scale_stay_apart(backend: Place) -> None:
    """SQLite keeps any digits under any type."""
    if backend.name != "sqlite":
        pytest.skip("the others keep no such value")
    rows = ["2.505", "2.5", "-0.001", "0", "-2", "9007199254740993"]
    load(backend, [(paid, "a") for paid in rows for _ in range(2)])
    expected = ["2.505", "2.50", "-0.001", "0.00", "-2.00", "9007199254740993"]
    assert released(backend, 2, {}) == dict.fromkeys(expected, 2)
