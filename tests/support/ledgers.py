"""The ledger as people read it who have nothing but the database."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from engines import Place

SMALLEST_CLASS = {
    "duckdb": "SELECT report -> 'classes' ->> 'min' FROM sqlanon_runs",
    "sqlite": "SELECT report -> 'classes' ->> 'min' FROM sqlanon_runs",
    "postgresql": "SELECT report -> 'classes' ->> 'min' FROM sqlanon_runs",
    "mariadb": "SELECT JSON_VALUE(report, '$.classes.min') FROM sqlanon_runs",
}
"""The smallest class of each run, as the database's own operators read it in the ledger."""


def reports(place: Place) -> list[dict[str, Any]]:
    """The report of each run; psycopg reads JSON itself."""
    kept = [entry["report"] for entry in place.records("sqlanon_runs")]
    return [one if isinstance(one, dict) else json.loads(one) for one in kept]
