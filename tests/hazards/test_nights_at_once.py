"""Two runs to one target at once: neither is compared with what the other one replaces."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import sqlanon
from sqlanon.errors import PublishError

if TYPE_CHECKING:
    from collections.abc import Callable

    from engines import Place

    from sqlanon.sql.statement import Statement

ROWS = [(number, 20 + number % 2, "abc"[number % 3]) for number in range(12)]


def published(place: Place, target: str, said: str, does: Callable[[], None]) -> int:
    """Publish the people of today; `does` happens before the source is read."""
    done: list[str] = []

    def told(statement: Statement) -> None:
        if statement.name == "stage/combinations" and not done:
            done.append(statement.name)
            does()

    return sqlanon.anonymize(
        place.url,
        "people",
        columns={
            "id": {"role": "drop"},
            "age": {"role": "quasi", "hierarchy": {"flat": True}},
            "ill": {"role": "sensitive"},
        },
        privacy=[{"k_anonymity": {"k": 3}}],
        algorithm={"fixed": {"levels": {"age": 0}}},
        target={"table": target, "if_exists": "replace", "key": "id"},
        release_guard={"action": said, "compare": "previous"},
        observer=sqlanon.Observer(statement=told),
    ).rows.published


def nothing() -> None:
    """Nobody else is there."""


# SQLite lets one write at a time
@pytest.mark.parametrize("backend", ["duckdb", "postgresql", "mariadb"], indirect=True)
@pytest.mark.parametrize("said", ["refuse", "suppress", "warn"])
def test_of_two_runs_to_one_target_the_later_one_is_refused(backend: Place, said: str) -> None:
    """Both would be compared with the night before, and tell each other's newcomer together."""
    backend.load("people", {"id": "integer", "age": "integer", "ill": "text"}, ROWS)
    published(backend, "released", said, nothing)
    backend.run(*(f"INSERT INTO people VALUES ({number}, 20, 'a')" for number in (12, 13, 14)))
    refused: list[Any] = []

    def later() -> None:
        backend.run("INSERT INTO people VALUES (15, 20, 'c')")
        words = r"release_guard: run [0-9a-f]{12} to .*released is still running, and"
        with pytest.raises(PublishError, match=words) as caught:
            published(backend, "released", said, nothing)
        refused.append(caught.value)
        assert published(backend, "another", said, nothing) == 16

    assert published(backend, "released", said, later) in {15, 16}  # 10.11 reads the latest there
    assert refused
    assert len(sqlanon.history(backend.url, "released").runs) == 3
