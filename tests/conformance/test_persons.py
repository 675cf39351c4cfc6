"""Persons are counted by a key that the release may hash, empty or drop."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import oracle_models
import pytest

from sqlanon.api import run as api

if TYPE_CHECKING:
    from engines import Place

VISITS = {"id": "integer", "q": "text", "z": "text", "person": "text"}
PERSONS = [
    *[(n, "a", "1", f"p{n % 2}") for n in range(6)],
    *[(n, "b", "1", f"p{n % 3 + 4}") for n in range(6, 12)],
    *[(n, "b", None, None) for n in range(12, 16)],
    *[(n, None, "2", f"p{n}") for n in range(16, 19)],
    (19, None, "2", None),
]
ACTIONS: dict[str, dict[str, object]] = {
    "published": {"role": "keep"},
    "hashed": {"role": "identifier", "action": "hash", "key": "sixteen characters"},
    "null": {"role": "identifier", "action": "null"},
    "dropped": {"role": "drop"},
}


@pytest.mark.parametrize("action", ACTIONS)
def test_persons_are_counted_whatever_is_published_of_their_key(
    backend: Place, action: str
) -> None:
    backend.load("visits", VISITS, PERSONS)
    flat: dict[str, object] = {"role": "quasi", "hierarchy": {"flat": True}}
    columns: dict[str, Any] = {
        "id": {"role": "keep"},
        "q": flat,
        "z": flat,
        "person": ACTIONS[action],
    }
    source = {number: (q, z, person) for number, q, z, person in PERSONS}
    for algorithm in ("optimal", "mondrian", {"fixed": {"levels": {"q": 0, "z": 0}}}):
        report = api.anonymize(
            backend.url,
            "visits",
            columns=columns,
            privacy=[{"k_anonymity": {"k": 3, "person": "person"}}],
            target={"table": "released", "if_exists": "replace"},
            algorithm=algorithm,
            max_suppression=10,
        )
        records = backend.records("released")
        assert ("person" in records[0]) == (action != "dropped")
        rows = [{**row, "person": source[row["id"]][2]} for row in records]
        least = min(persons for _, persons in oracle_models.persons(rows, ["q", "z"], "person"))
        assert least >= 3
        assert report.models[0].reached == least
        assert report.rows.suppressed == len(PERSONS) - len(rows)
        if algorithm != "mondrian":
            assert report.rows.suppressed == 10, "the persons of 'a', and nobody's rows"
