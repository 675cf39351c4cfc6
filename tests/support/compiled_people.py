"""People, jobs over them, and what compiled scripts have made of them."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import sqlanon
from sqlanon.job.job import Job

if TYPE_CHECKING:
    from engines import Place

COLUMNS = {"id": "integer", "age": "integer", "city": "text", "zip": "text", "illness": "text"}
CITIES = ("Aachen", "Bonn", "Celle", None)
ILL = ("flu", "cold", "cough", None)


def people(first: int, count: int) -> list[tuple[Any, ...]]:
    return [
        (n, 20 + n * 7 % 40, CITIES[n % 4], f"0{n % 6}{n % 3}", ILL[n * 5 % 17 % 4])
        for n in range(first, first + count)
    ]


ROLES: dict[str, dict[str, Any]] = {
    "id": {"role": "drop"},
    "age": {"role": "quasi", "hierarchy": {"intervals": [10, 20]}},
    "city": {"role": "quasi", "hierarchy": {"taxonomy": {"w": ["Aachen", "Bonn"], "n": ["Celle"]}}},
    "zip": {"role": "quasi", "hierarchy": {"mask": {"steps": [1, 2]}}},
    "illness": {"role": "sensitive"},
}
QUASI = ("age", "city", "zip")
K5 = {"k_anonymity": {"k": 5}}


def job_of(**said: Any) -> Job:
    target = {"table": "released", "if_exists": "replace", **said.pop("target", {})}
    columns = {**ROLES, **said.pop("columns", {})}
    usual = {"privacy": [K5], "algorithm": "optimal", "max_suppression": 0.3}
    return Job.from_mapping(
        {"source": "people", "target": target, "columns": columns, **usual, **said}
    )


def insert(place: Place, rows: list[tuple[Any, ...]]) -> None:
    place.load("more", COLUMNS, rows)
    place.run("INSERT INTO people SELECT * FROM more", "DROP TABLE more")


def classes(place: Place, *columns: str) -> Counter[tuple[object, ...]]:
    names = columns or QUASI
    return Counter(tuple(row[name] for name in names) for row in place.records("released"))


def entered(place: Place) -> list[sqlanon.report.history.PastRun]:
    """What the history says of `released`, the oldest first."""
    return [*reversed(sqlanon.history(place.url, "released").runs)]
