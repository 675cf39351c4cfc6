"""More releases are compared than an engine joins relations (MariaDB 61, SQLite 64)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import sqlanon

if TYPE_CHECKING:
    from engines import Place

NIGHTS = 70
KEYS = "sqlanon_recoding_%s_known"
ROWS = [(number, number % 5, "abc"[number % 3]) for number in range(30)]


def copied(place: Place, run: str) -> list[str]:
    """The release of a run as if it had been published every night, by as many runs."""
    runs = [f"{number:012x}" for number in range(NIGHTS)]
    entered = place.quote("sqlanon_runs")
    names = [name for name in place.records("sqlanon_runs")[0] if name != "run_id"]
    columns = ", ".join(place.quote(name) for name in names)
    for one in runs:
        place.run(
            f"INSERT INTO {entered} (run_id, {columns}) SELECT '{one}', {columns} FROM {entered} "
            f"WHERE run_id = '{run}'",
            f"CREATE TABLE {KEYS % one} AS SELECT * FROM {KEYS % run}",
        )
    return runs


@pytest.mark.parametrize("model", ["k_anonymity", "person_anonymity"])
def test_seventy_nights_are_compared(backend: Place, model: str) -> None:
    place = backend
    place.load("people", {"id": "integer", "age": "integer", "ill": "text"}, ROWS)
    asked: dict[str, Any] = {"k": 3} | ({"person": "id"} if model == "person_anonymity" else {})
    persons = model == "person_anonymity"
    target: dict[str, Any] = {"table": "nightly", "if_exists": "replace", "key": "id"}
    stored: dict[str, Any] = {"release_guard": {"action": "store"}}
    if persons:
        stored["release_guard"]["compare"] = "previous"
    report = sqlanon.anonymize(
        place.url,
        "people",
        columns={
            "id": {"role": "drop"},
            "age": {"role": "quasi"},
            "ill": {"role": "sensitive"},
        },
        privacy=[{model: asked}],
        target=target,
        **stored,
    )
    if persons:
        named = f"sqlanon_recoding_{report.run_id}_keys"
        place.run(f"CREATE TABLE {KEYS % report.run_id} AS SELECT * FROM {named}")
    runs = copied(place, report.run_id)
    said: dict[str, Any] = {"k": 3} if persons else {"m_invariance": {"ill": 1}, "key": "id"}
    found = sqlanon.compare(place.url, *runs, **said)
    assert (found.persons, len(found.releases)) == (len(ROWS), NIGHTS)
    assert found.classes.count == report.classes.count
    assert len(found.moved) == NIGHTS - 1
