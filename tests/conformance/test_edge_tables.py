"""A hierarchy in a table with a row per node: `{table: geo, child: id, parent: parent_id}`."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest

import sqlanon
from sqlanon.errors import HierarchyError, JobError, SqlanonError

if TYPE_CHECKING:
    from engines import Place

CITIES = ["Oslo", "Bergen", "Kyoto", "Nara", "Rome", "Milan"]
EDGES = [("Oslo", "Norway"), ("Bergen", "Norway"), ("Kyoto", "Japan"), ("Nara", "Japan")]
EDGES += [("Rome", "Italy"), ("Milan", "Italy"), ("Norway", "Europe"), ("Italy", "Europe")]
WORLD: list[tuple[str | None, str | None]] = [*EDGES, ("Japan", "World"), ("Europe", "World")]
GEO = {"table": "geo", "child": "id", "parent": "parent_id"}


def published(place: Place, level: int, **said: Any) -> Counter[object]:
    place.run("DROP TABLE IF EXISTS people")
    place.load("people", {"city": "text"}, [(city,) for city in [*CITIES, *CITIES]])
    sqlanon.anonymize(
        place.url,
        "people",
        columns={"city": {"role": "quasi", "hierarchy": said or GEO}},
        privacy=[sqlanon.KAnonymity(k=2)],
        algorithm={"fixed": {"levels": {"city": level}}},
        target=sqlanon.Target(table="released", if_exists="replace"),
    )
    return Counter(row["city"] for row in place.records("released"))


def load(place: Place, rows: list[tuple[str | None, str | None]], kind: str = "text") -> None:
    place.run("DROP TABLE IF EXISTS geo")
    named = [(child, "a note", parent) for child, parent in rows]
    place.load("geo", {"id": kind, "note": "text", "parent_id": kind}, named)


def test_paths_of_unequal_length_end_in_one_root(backend: Place) -> None:
    load(backend, [*WORLD, ("World", None)])
    # Japan has no continent: its cities are repeated at the bottom
    assert published(backend, 1) == {"Norway": 4, "Italy": 4, "Kyoto": 2, "Nara": 2}
    assert published(backend, 2) == {"Europe": 8, "Japan": 4}
    assert published(backend, 3) == {"World": 12}


@pytest.mark.parametrize(
    "tops", [[], [("Europe", None), ("Japan", "")], [("Europe", "*"), ("Japan", "*")]]
)
def test_above_several_the_root_is_implied(
    backend: Place, tops: list[tuple[str | None, str | None]]
) -> None:
    load(backend, [*EDGES, *tops])
    assert published(backend, 2) == {"Europe": 8, "Japan": 4}
    assert published(backend, 3) == {"*": 12}


def test_numbers_are_found_among_numbers(backend: Place) -> None:
    rows: list[Any] = [(1, 10), (2, 10), (3, 20), (10, 30), (20, 30), (30, 30)]
    load(backend, rows, "integer")
    backend.load("people", {"city": "integer"}, [(n % 3 + 1,) for n in range(9)])
    sqlanon.anonymize(
        backend.url,
        "people",
        columns={"city": {"role": "quasi", "hierarchy": GEO}},
        privacy=[sqlanon.KAnonymity(k=3)],
        algorithm={"fixed": {"levels": {"city": 1}}},
        target="released",
    )
    assert Counter(row["city"] for row in backend.records("released")) == {"10": 6, "20": 3}


@pytest.mark.parametrize(
    ("rows", "message"),
    [
        ([("Oslo", "Norway"), ("Norway", "Europe"), ("Europe", "Norway")], "form a cycle"),
        ([*WORLD, ("a", "b"), ("b", "a")], "the parents of 2 nodes form a cycle"),
        ([*WORLD, ("Oslo", "Italy")], "1 leaf stands in more than one row"),
        ([*WORLD, ("Norway", "Asia")], "2 leaves stand in more than one row"),
        ([(city, None) for city in CITIES[:1]], "no row has a parent"),
        (WORLD[1:], "lacks 1 value that occurs"),
    ],
)
def test_what_is_no_tree_is_refused(
    backend: Place, rows: list[tuple[str | None, str | None]], message: str
) -> None:
    load(backend, rows)
    with pytest.raises(HierarchyError, match=message) as caught:
        published(backend, 1)
    assert "Oslo" not in str(caught.value)
    assert "released" not in backend.tables()


def test_columns_are_named_both_and_are_of_one_type(backend: Place) -> None:
    with pytest.raises(JobError, match="set child and parent, or neither"):
        published(backend, 1, table="geo", child="id")
    backend.run("DROP TABLE IF EXISTS geo")
    backend.load("geo", {"id": "integer", "parent_id": "real"}, [(1, 2.0), (2, None)])
    with pytest.raises(HierarchyError, match=r"of two types.*cast one of them in a view"):
        published(backend, 1)
    with pytest.raises(SqlanonError, match="parent"):
        published(backend, 1, **{**GEO, "parent": "parent_ib"})
    with pytest.raises(HierarchyError, match=r"set child and parent in the job"):
        published(backend, 1, table="geo")
