"""What large tables are searched by finds the classes that small ones get, ties included."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import sqlanon
from sqlanon.sql.workspace import Observer

if TYPE_CHECKING:
    from engines import Place

COLUMNS = {"id": "integer", "a": "integer", "b": "integer", "c": "integer", "s": "text"}
ROWS = [
    (number, number * 7919 % 61, number * 104729 % 37, number * 31 % 5, "xyz"[number % 3])
    for number in [*range(150), *range(0, 150, 4)]  # some combinations have two rows
]
ALGORITHMS: dict[str, dict[str, Any]] = {
    "loss": {"mondrian": {"cut": "loss"}},
    "median": {"mondrian": {"cut": "median"}},
    "order": {"order_and_cut": {"order": "tree"}},
}


def released(
    place: Place, algorithm: dict[str, Any], privacy: list[dict[str, Any]]
) -> tuple[list[tuple[Any, ...]], set[str]]:
    """The release, and the statements that made it."""
    names: set[str] = set()
    sqlanon.anonymize(
        place.url,
        "numbers",
        columns={
            **{name: {"role": "quasi"} for name in "abc"},
            "id": {"role": "keep"},
            "s": {"role": "sensitive"},
        },
        privacy=privacy,
        algorithm=algorithm,
        target={"table": "released", "if_exists": "replace"},
        search_in="database",
        observer=Observer(statement=lambda statement: names.add(statement.name)),
    )
    return place.rows("SELECT * FROM released ORDER BY id, a, b, c"), names


@pytest.mark.parametrize("few", [0, 60])
@pytest.mark.parametrize("name", ALGORITHMS)
def test_cells_in_order_are_cut_as_counted_ones(
    backend: Place, monkeypatch: pytest.MonkeyPatch, name: str, few: int
) -> None:
    backend.load("numbers", COLUMNS, ROWS)
    algorithm, k = ALGORITHMS[name], [{"k_anonymity": {"k": 4}}]
    monkeypatch.setattr("sqlanon.algorithms.order.orders.MANY", 0)  # the tree's rounds
    counted, _ = released(backend, algorithm, k)
    for place in ("source.frequency_set", "algorithms.partition.mondrian"):
        monkeypatch.setattr(f"sqlanon.{place}.MANY", few)
    monkeypatch.setattr("sqlanon.source.frequency_set._ROWS", 2)
    found, names = released(backend, algorithm, k)
    assert found == counted
    assert ("mondrian/widest" in names) == (name == "median")
    assert "mondrian/at_once" not in names


@pytest.mark.gate
@pytest.mark.parametrize("name", ["loss", "median"])
@pytest.mark.parametrize("backend", ["duckdb"], indirect=True)
def test_all_rounds_at_once_find_what_rounds_find(
    backend: Place, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    backend.load("numbers", COLUMNS, ROWS)
    k = [{"k_anonymity": {"k": 4}}]
    at_once, names = released(backend, ALGORITHMS[name], k)
    assert "mondrian/at_once" in names
    monkeypatch.setattr("sqlanon.algorithms.partition.mondrian._FEW", 0)
    rounds, names = released(backend, ALGORITHMS[name], k)
    assert "mondrian/at_once" not in names
    assert at_once == rounds


@pytest.mark.parametrize("name", ALGORITHMS)
@pytest.mark.parametrize("backend", ["duckdb"], indirect=True)
def test_a_connection_of_its_own_finds_the_same(
    backend: Place, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    backend.load("numbers", COLUMNS, ROWS)
    models: list[dict[str, Any]] = [
        {"k_anonymity": {"k": 4}},
        {"l_diversity": {"column": "s", "l": 2}},
    ]
    privacy = models if name != "order" else models[:1]
    here, names = released(backend, ALGORITHMS[name], privacy)
    assert "workspace/take" not in names
    monkeypatch.setattr("sqlanon.search_engine.ONE_THREAD", 0)
    beside, names = released(backend, ALGORITHMS[name], privacy)
    assert "workspace/take" in names
    assert here == beside
