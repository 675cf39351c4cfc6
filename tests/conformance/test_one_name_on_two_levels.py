"""A city named like its state: fine where one level is published, else refused with a way out."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest

import sqlanon
from sqlanon.errors import HierarchyError

if TYPE_CHECKING:
    from engines import Place

LEVELS = [
    *(("New York", "New York", "US"), ("Buffalo", "New York", "US"), ("Albany", "New York", "US")),
    *(("Boston", "Massachusetts", "US"), ("Salem", "Massachusetts", "US")),
    *(("Luxembourg", "Luxembourg", "EU"), ("Esch", "Luxembourg", "EU")),
]
ROWS = {"New York": 4, "Buffalo": 1, "Albany": 1, "Boston": 2, "Salem": 1, "Luxembourg": 2}
STATES = {"New York": 6, "Massachusetts": 3, "Luxembourg": 3}
FULL_DOMAIN = ["optimal", "heuristic", "ola", "incognito", "samarati", "datafly", "mingen"]
OTHERS = ["mondrian", "order_and_cut", "top_down", "bottom_up", "k_member", "mu_argus"]
WAY_OUT = r"give the upper one another name, such as `NAME \(LEVEL\)`, or publish one level"


def load(place: Place) -> None:
    cities = [city for city, rows in {**ROWS, "Esch": 1}.items() for _ in range(rows)]
    rows = [(n, city, "ab"[n % 2]) for n, city in enumerate(cities)]
    place.load("people", {"id": "integer", "city": "text", "ill": "text"}, rows)


def publish(place: Place, algorithm: Any, root: str = "*", **said: Any) -> sqlanon.Report:
    asked: dict[str, Any] = {
        "columns": {
            "id": {"role": "drop"},
            "city": {"role": "quasi", "hierarchy": {"rows": [[*row, root] for row in LEVELS]}},
            "ill": {"role": "sensitive"},
        },
        "privacy": [{"k_anonymity": {"k": 3}}],
        "target": {"table": "released", "if_exists": "replace"},
    }
    return sqlanon.anonymize(place.url, "people", algorithm=algorithm, **asked | said)


def cities(place: Place) -> Counter[object]:
    return Counter(row["city"] for row in place.records("released"))


@pytest.mark.parametrize("algorithm", [*FULL_DOMAIN, {"fixed": {"levels": {"city": 1}}}])
@pytest.mark.parametrize("search_in", ["database", "embedded"])
def test_one_level_of_a_column_has_one_meaning(
    backend: Place, algorithm: Any, search_in: str
) -> None:
    load(backend)
    publish(backend, algorithm, search_in=search_in)
    assert cities(backend) == STATES


def test_values_themselves_are_published_too(backend: Place) -> None:
    load(backend)
    report = publish(
        backend,
        {"fixed": {"levels": {"city": 0}}},
        max_suppression=9,
        target={"table": "released", "mode": "view"},
    )
    assert report.rows.suppressed == 8
    assert cities(backend) == {"New York": 4}
    backend.run("INSERT INTO people VALUES (90, 'Buffalo', 'a'), (91, 'New York', 'b')")
    sqlanon.refresh(backend.url, "released")
    assert cities(backend) == {"New York": 5}


@pytest.mark.parametrize("algorithm", OTHERS)
def test_levels_that_mix_need_another_name(backend: Place, algorithm: str) -> None:
    load(backend)
    with pytest.raises(HierarchyError, match=rf"2 labels on two levels .*{WAY_OUT}") as caught:
        publish(backend, algorithm)
    assert "Luxembourg" not in str(caught.value)
    assert backend.tables() == ["people"]


def test_labels_that_are_read_again_need_another_name(backend: Place) -> None:
    backend.run("CREATE TABLE people (id INTEGER PRIMARY KEY NOT NULL, city VARCHAR(20), ill TEXT)")
    backend.run("INSERT INTO people VALUES (1, 'New York', 'a'), (2, 'Buffalo', 'a')")
    columns = {
        "id": {"role": "identifier", "action": "keep"},
        "city": {"role": "quasi", "hierarchy": {"rows": [[*row, "*"] for row in LEVELS]}},
        "ill": {"role": "sensitive"},
    }
    in_place: dict[str, Any] = {"target": {"mode": "replace", "by": "update"}, "in_place": True}
    with pytest.raises(HierarchyError, match=WAY_OUT):
        publish(backend, "optimal", columns=columns, **in_place)
    with pytest.raises(HierarchyError, match=WAY_OUT):
        sqlanon.import_hierarchy(backend.url, {"rows": [[*row, "*"] for row in LEVELS]}, "levels")


def test_the_root_has_one_meaning_always(backend: Place) -> None:
    # a NULL is published as the root, whatever the level
    load(backend)
    for root in ("New York", "Luxembourg"):
        with pytest.raises(HierarchyError, match=WAY_OUT):
            publish(backend, "optimal", root=root)


def test_a_release_by_an_earlier_recoding_needs_another_name(backend: Place) -> None:
    load(backend)
    publish(backend, "optimal")
    backend.run("INSERT INTO people VALUES (90, 'Salem', 'a')")
    with pytest.raises(HierarchyError, match=WAY_OUT):
        publish(backend, "optimal", recoding={"reuse": "last"})
