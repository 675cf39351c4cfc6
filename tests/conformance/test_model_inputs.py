"""What measuring a model reads: each side its own, and the source no more often for a tree."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest

import sqlanon

if TYPE_CHECKING:
    from engines import Place

    from sqlanon.sql.statement import Statement

COLUMNS = {"town": "text", "job": "text", "pay": "integer"}
ROWS = [("ab"[n % 2], ("nurse", "smith", "clerk")[n % 3], n % 5) for n in range(60)]
ROLES: dict[str, dict[str, Any]] = {
    "town": {"role": "quasi", "hierarchy": {"flat": True}},
    "job": {"role": "sensitive"},
    "pay": {"role": "sensitive"},
}
LEAVES = [["clerk", "office", "*"], ["nurse", "hands", "*"], ["smith", "hands", "*"]]
DISTANCES: dict[str, dict[str, Any]] = {
    "listed": {"column": "job", "distance": "ordered", "order": ["clerk", "nurse", "smith"]},
    "rows": {"column": "job", "distance": "hierarchical", "hierarchy": {"rows": LEAVES}},
    "built": {"column": "pay", "distance": "hierarchical", "hierarchy": {"intervals": [2]}},
}
WORK_RELATION = re.compile(r"_sqlanon_[0-9a-f]{12}_\d+_\w+")


def statements(place: Place, model: dict[str, Any]) -> dict[str, list[tuple[str, str]]]:
    """Name and text of each statement of a run, by phase."""
    found: dict[str, list[tuple[str, str]]] = {}
    phase = ["begin"]

    def remember(statement: Statement) -> None:
        found.setdefault(phase[0], []).append((statement.name, str(statement.sql)))

    report = sqlanon.anonymize(
        place.url,
        "people",
        columns=ROLES,
        privacy=[{"t_closeness": {"t": 0.9, **model}}],
        target={"table": "released", "if_exists": "replace"},
        algorithm="optimal",
        observer=sqlanon.Observer(
            statement=remember, progress=lambda told: phase.__setitem__(0, told.phase)
        ),
    )
    assert all(result.holds for result in report.models)
    return found


def readings(place: Place, made: dict[str, list[tuple[str, str]]]) -> list[str]:
    """The statements that read the source, by name, or the copy that MariaDB's runs read."""
    source, copy = re.escape(place.quote("people")), r"\S_sqlanon_\w+_copy\S"
    reads = re.compile(rf"(FROM|JOIN) (\S+\.)?({source}|{copy})")
    return [
        name
        for phase in made.values()
        for name, sql in phase
        for _ in reads.findall(sql)
        if not name.startswith("inspect/")
    ]


@pytest.mark.parametrize("distance", DISTANCES)
def test_a_tree_or_an_order_costs_no_reading_of_the_source(backend: Place, distance: str) -> None:
    backend.load("people", COLUMNS, ROWS)
    plain = readings(backend, statements(backend, {"column": DISTANCES[distance]["column"]}))
    placed = readings(backend, statements(backend, DISTANCES[distance]))
    assert len(placed) == len(plain) >= 3, (plain, placed)


@pytest.mark.parametrize("distance", DISTANCES)
def test_search_and_verifier_share_no_relation(backend: Place, distance: str) -> None:
    """Neither the order nor the tree that the search used is read again by the verifier."""
    backend.load("people", COLUMNS, ROWS)
    made = statements(backend, DISTANCES[distance])
    used = {
        phase: {name for _, sql in made[phase] for name in WORK_RELATION.findall(sql)}
        for phase in ("stage", "search", "verify")
    }
    measured = [sql for name, sql in made["verify"] if name == "verify/violations"]
    read = {name for sql in measured for name in WORK_RELATION.findall(sql)}
    assert any(name.endswith(("_listed", "_hierarchy", "_relation", "_counts")) for name in read)
    assert not read & (used["stage"] | used["search"])


def test_persons_may_be_asked_for_by_either_name(backend: Place) -> None:
    backend.load("people", COLUMNS, ROWS)
    said: list[dict[str, Any]] = [
        {"k_anonymity": {"k": 5, "person": "pay"}},
        {"person_anonymity": {"k": 5, "person": "pay"}},
    ]
    short, own = (sqlanon.check(backend.url, "people", quasi=["town"], privacy=[m]) for m in said)
    assert short.models == own.models
    assert [(result.name, result.column, result.reached) for result in own.models] == [
        ("person_anonymity", "pay", 5)
    ]
    made = sqlanon.KAnonymity(k=5, person="pay")
    assert sqlanon.check(backend.url, "people", quasi=["town"], privacy=[made]).models == own.models
