"""Known answers of series of releases, by the definition of Xiao, Tao (SIGMOD 2007), section 3."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from signed_nights import BEFORE, FIRST, KINDS, SECOND, publish

import sqlanon

if TYPE_CHECKING:
    from engines import Place

STORED: dict[str, Any] = {"release_guard": {"action": "store"}}
NAIVE = {
    "first": {"bob": 1, "alice": 1, "andy": 2, "david": 2, "gary": 3, "helen": 3},
    "second": {"bob": 1, "emily": 1, "david": 2, "gary": 2, "mary": 3, "nora": 3},
}
"""The classes of two releases that nobody has kept together; each of two different values."""


def test_a_counterfeit_keeps_the_signature_of_bob(backend: Place) -> None:
    """Alice has gone; a counterfeit has her value, and all who stay have two values to guess."""
    publish(backend, BEFORE, 2)
    runs = [publish(backend, rows, 2, **STORED).run_id for rows in (FIRST, SECOND)]
    diverse = {"l_diversity": {"column": "ill", "l": 1}}
    report = sqlanon.compare(backend.url, *runs, m_invariance={"ill": 2}, privacy=[diverse])
    found, left = report.invariance["ill"], report.candidates["ill"]
    assert (found.unique, found.staying, found.changed) == ((2, 2), 3, 0)
    assert (found.reached, found.holds) == (2, True)
    assert (left.together, left.learnt) == (2, 0)
    assert len(backend.records("nightly_counterfeits")) == 1


def test_without_it_bob_is_learnt_by_intersection(backend: Place) -> None:
    """{bronchitis, dyspepsia} and {dyspepsia, flu} have but dyspepsia in common."""
    ills = {person: ill for person, (_, ill) in (FIRST | SECOND).items()} | {"nora": "flu"}
    backend.load("patients", {**KINDS, "age": "integer"}, [])
    runs = []
    for classes in NAIVE.values():
        backend.run("DELETE FROM patients")
        for person, group in classes.items():
            backend.run(f"INSERT INTO patients VALUES ('{person}', '-', {group}, '{ills[person]}')")
        published = sqlanon.anonymize(
            backend.url,
            "patients",
            columns={
                "id": {"role": "drop"},
                "age": {"role": "quasi", "hierarchy": {"flat": True}},
                "ill": {"role": "sensitive"},
            },
            unlisted="drop",
            privacy=[{"m_uniqueness": {"column": "ill", "m": 2}}],
            algorithm={"fixed": {"levels": {"age": 0}}},
            target={"table": "naive", "if_exists": "replace", "key": "id"},
            release_guard={"action": "warn"},
        )
        runs.append(published.run_id)
    diverse = {"l_diversity": {"column": "ill", "l": 1}}
    said: dict[str, Any] = {"m_invariance": {"ill": 2}, "privacy": [diverse], "key": "id"}
    report = sqlanon.compare(backend.url, *runs, **said)
    found, left = report.invariance["ill"], report.candidates["ill"]
    assert (found.unique, found.reached, found.holds) == ((2, 2), 0, False)
    assert (left.alone, left.together) == (2, 1)
    assert left.learnt == 1
