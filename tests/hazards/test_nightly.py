"""The same job night after night: whoever reads the release sees new rows, and nothing else."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import pytest
import sqlalchemy
from ledgers import SMALLEST_CLASS
from users import user

from sqlanon.api import run as api

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engines import Place

SAID: dict[str, Any] = {
    "columns": {"age": {"role": "quasi"}, "ward": {"role": "quasi"}, "ill": {"role": "sensitive"}},
    "privacy": [{"k_anonymity": {"k": 3}}],
    "target": {"table": "rel", "if_exists": "replace"},
}


def night(number: int) -> list[tuple[int, str, str]]:
    """What the source holds in one night: rows come and go, and values with them."""
    return [
        (20 + (row * 7 + number) % (10 + number), "xyz"[row % (1 + number % 3)], f"i{row % 5}")
        for row in range(number, number + 24 + 3 * (number % 4))
    ]


@pytest.mark.gate
def test_ten_nights_change_nothing_but_the_rows(backend: Place) -> None:
    kinds = {"age": "integer", "ward": "text", "ill": "text"}
    backend.load("people", kinds, night(0))
    smallest = [anonymized(backend)]
    part = "(8)" if backend.name == "mariadb" else ""
    backend.run(f"CREATE INDEX rel_ill ON rel (ill{part})")
    first = (backend.types_of("rel"), backend.tables())
    with readers(backend) as url:
        for number in range(1, 10):
            rows = ", ".join(str(row) for row in night(number))
            backend.run("DELETE FROM people", f"INSERT INTO people VALUES {rows}")
            smallest.append(anonymized(backend))
            assert (backend.types_of("rel"), backend.tables()) == first
            if url is not None:
                read = read_as(url, f"SELECT * FROM {backend.schema}.rel")
                assert len(read) == len(night(number))
    assert sorted(int(row[0]) for row in backend.rows(SMALLEST_CLASS[backend.name])) == sorted(
        smallest
    )
    assert min(smallest) >= 3


def anonymized(place: Place) -> int:
    """Run the job; the rows of its smallest class."""
    return api.anonymize(place.url, "people", **SAID).classes.min or 0


@contextmanager
def readers(place: Place) -> Iterator[str | None]:
    """Who was granted the release once, on an engine on which grants go with a table."""
    if place.name != "postgresql":
        yield None
        return
    with user(place) as (name, url):
        place.run(
            f"GRANT USAGE ON SCHEMA {place.schema} TO {name}", f"GRANT SELECT ON rel TO {name}"
        )
        yield url


def read_as(url: str, query: str) -> list[Any]:
    """The rows that another user gets."""
    engine = sqlalchemy.create_engine(url)
    try:
        with engine.connect() as connection:
            return list(connection.exec_driver_sql(query))
    finally:
        engine.dispose()
