"""What else is in the database neither stops a run nor is touched by it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from sqlanon.api import run as api
from sqlanon.errors import PublishError
from sqlanon.sql.workspace import Observer

if TYPE_CHECKING:
    from engines import Place

COLUMNS: dict[str, Any] = {"a": {"role": "quasi"}}


def release(place: Place, observer: Observer | None = None) -> None:
    """Release `people`, in place of an older release if there is one."""
    target = {"table": "released", "if_exists": "replace"}
    privacy = [{"k_anonymity": {"k": 3}}]
    api.anonymize(
        place.url, "people", columns=COLUMNS, privacy=privacy, target=target, observer=observer
    )


@pytest.mark.parametrize("backend", ["duckdb", "sqlite", "mariadb"], indirect=True)
def test_a_view_over_a_table_that_is_gone_stops_no_run(backend: Place) -> None:
    backend.load("people", {"a": "integer"}, [(place,) for place in range(6)])
    backend.load("gone", {"a": "integer"}, [])
    backend.run("CREATE VIEW broken AS SELECT * FROM gone", "DROP TABLE gone")

    release(backend)

    assert len(backend.records("released")) == 6


@pytest.mark.parametrize("backend", ["duckdb", "sqlite", "mariadb"], indirect=True)
def test_a_release_that_a_view_reads_is_replaced(backend: Place) -> None:
    backend.load("people", {"a": "integer"}, [(place,) for place in range(6)])
    release(backend)
    backend.run("CREATE VIEW reader AS SELECT * FROM released")

    release(backend)

    assert len(backend.records("reader")) == 6


@pytest.mark.parametrize("backend", ["postgresql"], indirect=True)
def test_a_release_that_a_view_reads_is_not_dropped_from_under_it(backend: Place) -> None:
    backend.load("people", {"a": "integer"}, [(place,) for place in range(6)])
    release(backend)
    backend.run("CREATE VIEW reader AS SELECT * FROM released")
    backend.run("CREATE MATERIALIZED VIEW counted AS SELECT COUNT(*) FROM released")
    phases: list[str] = []

    with pytest.raises(PublishError, match="materialized view counted; view reader"):
        release(backend, Observer(progress=lambda step: phases.append(step.phase)))

    assert not phases, "it was read before it was refused"
    assert len(backend.records("reader")) == 6
