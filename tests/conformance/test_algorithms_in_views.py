"""Every algorithm in mode view: it publishes one that holds, or is refused for a stated reason."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import sqlanon
from sqlanon import UnsupportedError
from sqlanon.algorithms import ALGORITHMS

if TYPE_CHECKING:
    from engines import Place

TREE = {"north": ["a", "b"], "south": ["c", "d"]}
ROWS = [(n, 20 + n * 7 % 12, "abcd"[n * 5 % 4], f"ill{n % 4}") for n in range(96)]
KINDS = {"id": "integer", "age": "integer", "town": "text", "illness": "text"}
IDENTIFIER: dict[str, Any] = {"role": "drop"}
COLUMNS: dict[str, Any] = {
    "id": IDENTIFIER,
    "age": {"role": "quasi", "hierarchy": {"intervals": [4]}},
    "town": {"role": "quasi", "hierarchy": {"taxonomy": TREE}},
    "illness": {"role": "sensitive"},
}
K = 4
DIVIDES = "treats rows of equal values differently, which a view cannot do"
DOCUMENTED = (Path(__file__).parents[2] / "docs/publishing.md").read_text()

SHOWN: dict[str, list[dict[str, Any]]] = {
    "anatomy": [{}],
    "bottom_up": [{}],
    "cell_suppression": [{}],
    "datafly": [{}],
    "fixed": [{"levels": {"age": 1, "town": 1}}],
    "heuristic": [{}],
    "incognito": [{}],
    "k_member": [{"split": "strict"}],
    "mingen": [{}],
    "mondrian": [{}, {"cut": "median"}, {"refine": True}],
    "mu_argus": [{}],
    "oka": [{"split": "strict"}],
    "ola": [{}],
    "optimal": [{}],
    "order_and_cut": [{"split": "strict"}],
    "samarati": [{}],
    "sangreea": [{"split": "strict"}],
    "top_down": [{}],
}
"""Options with which an algorithm makes a view."""
RELAXED = "split: relaxed"
REFUSED: dict[str, list[tuple[dict[str, Any], str, str]]] = {
    "apriori": [({}, "use mode: table", "apriori")],
    "datafly": [({"suppress_at_least_k": True}, DIVIDES, "suppress_at_least_k")],
    "k_member": [({}, DIVIDES, RELAXED)],
    "m_invariance": [({}, "publishes 2 tables, and mode: view supports one; use", "m_invariance")],
    "microaggregation": [({}, DIVIDES, "microaggregation")],
    "mondrian": [({"split": "relaxed"}, DIVIDES, RELAXED)],
    "mu_argus": [
        ({"guarantee": "none"}, "without guarantee publishes; use mode: table", "guarantee: none")
    ],
    "oka": [({}, DIVIDES, RELAXED)],
    "order_and_cut": [({}, DIVIDES, RELAXED), ({"refine": True}, DIVIDES, RELAXED)],
    "sangreea": [({}, DIVIDES, RELAXED)],
}
"""Options with which it does not, why, and the word that the page of ways has for it."""


def said(name: str, options: dict[str, Any]) -> dict[str, Any]:
    """What a job says that the algorithm honours otherwise."""
    columns: dict[str, Any] = COLUMNS
    privacy: list[dict[str, Any]] = [{"k_anonymity": {"k": K}}]
    plain = COLUMNS | {name: {"role": "quasi"} for name in ("age", "town")}
    match name:
        case "anatomy":
            columns, privacy = plain, [{"l_diversity": {"column": "illness", "l": K}}]
        case "m_invariance":
            columns, privacy = plain, [{"m_uniqueness": {"column": "illness", "m": 2}}]
        case "microaggregation":
            columns = COLUMNS | {"town": IDENTIFIER, "age": {"role": "quasi", "output": "mean"}}
        case "apriori":
            columns = COLUMNS | {"age": IDENTIFIER}
            privacy = [{"km_anonymity": {"k": 2, "m": 2, "person": "id"}}]
    return {
        "columns": columns,
        "privacy": privacy,
        "algorithm": {name: options},
        "max_suppression": 0.5,
        "target": {"table": "released", "mode": "view"},
    }


def test_every_algorithm_is_in_one_of_the_two_tables() -> None:
    assert {*ALGORITHMS} == {*SHOWN, *REFUSED}


@pytest.mark.parametrize(
    ("name", "options"), [(name, one) for name, all_of in SHOWN.items() for one in all_of]
)
def test_a_view_of_an_algorithm_holds(backend: Place, name: str, options: dict[str, Any]) -> None:
    backend.load("people", KINDS, ROWS)
    report = sqlanon.anonymize(backend.url, "people", **said(name, options))
    rows = backend.records("released")
    assert len(rows) == report.rows.published > 0
    if name == "anatomy":
        return  # what it promises is looked at elsewhere
    sizes = Counter((row["age"], row["town"]) for row in rows)
    assert min(sizes.values()) == report.classes.min
    assert min(sizes.values()) >= K


@pytest.mark.parametrize(
    ("name", "options", "reason", "word"),
    [(name, *one) for name, all_of in REFUSED.items() for one in all_of],
)
def test_what_no_view_can_be_is_refused_before_anything_is_connected_to(
    name: str, options: dict[str, Any], reason: str, word: str
) -> None:
    with pytest.raises(UnsupportedError, match=re.escape(reason)) as refused:
        sqlanon.anonymize("duckdb:////no/such/folder/at.all", "people", **said(name, options))
    assert "mode: table" in str(refused.value)
    (row,) = (line for line in DOCUMENTED.splitlines() if line.startswith("| `view` |"))
    assert f"`{word}`" in row
