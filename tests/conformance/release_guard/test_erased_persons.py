"""Somebody is erased from what is stored of releases: the guard counts her as one who has gone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from blocks import HOUSE, blocks

import sqlanon
from sqlanon.api import run as api

if TYPE_CHECKING:
    from engines import Place

KINDS = {"id": "text", "race": "text", "ill": "text"}
PEOPLE = [(f"P{n}", "bw"[n % 2], ("flu", "gout", "mumps")[n % 3]) for n in range(12)]
JOB: dict[str, Any] = {
    "columns": {
        "id": {"role": "identifier"},
        "race": {"role": "quasi", "hierarchy": {"flat": True}},
        "ill": {"role": "sensitive"},
    },
    "privacy": [{"k_anonymity": {"k": 2}}],
    "algorithm": {"fixed": {"levels": {"race": 0}}},
    "target": {"table": "out", "if_exists": "replace", "key": "id"},
    "releases": {"guard": "refuse"},
}


def publish(place: Place) -> sqlanon.Report:
    return api.anonymize(place.url, "people", **JOB)


def known(place: Place) -> list[str]:
    return [name for name in place.tables() if name.endswith("_known")]


def erase(place: Place, person: str) -> None:
    """As the page says it."""
    page = (HOUSE / "docs" / "publishing.md").read_text(encoding="utf-8")
    (said,) = (block.text.strip() for block in blocks(page) if block.language == "sql")
    example, whose = "sqlanon_recoding_0123456789ab_known", "'4711'"
    assert said.count(example) == said.count(whose) == 1
    statement = said.replace(whose, f"'{person}'")
    place.run(*(statement.replace(example, table) for table in known(place)))


def test_rows_that_are_deleted_by_hand_are_told_from_others(backend: Place) -> None:
    backend.load("people", KINDS, PEOPLE)
    publish(backend)
    (table,) = known(backend)
    backend.run(f"DELETE FROM {table} WHERE person = 'P4'", "DELETE FROM people WHERE id = 'P4'")
    with pytest.raises(sqlanon.PublishError, match=f"stored rows were deleted.*{table}.*erase"):
        publish(backend)


@pytest.mark.parametrize("others", [(), ("P2",)])
def test_who_is_erased_counts_as_gone(backend: Place, others: tuple[str, ...]) -> None:
    """Alone she would be told by what is missing; with another one of her class she is not."""
    backend.load("people", KINDS, PEOPLE)
    for _ in range(2):
        publish(backend)
    for person in ("P4", *others):
        backend.run(f"DELETE FROM people WHERE id = '{person}'")
    told: list[object] = []
    for erased in (False, True):
        if erased:
            erase(backend, "P4")
        try:
            together = publish(backend).together
            assert together is not None
            told.append(together.classes)
        except sqlanon.VerificationError as error:
            told.append(str(error))
    assert told[0] == told[1]
    assert isinstance(told[0], int) is bool(others)
    kept = [str(row["person"]) for table in known(backend) for row in backend.records(table)]
    assert "P4" not in kept
    assert kept.count("erased 5f0c9a71e6") == 2
