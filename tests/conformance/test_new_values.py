"""A value that a hierarchy lacks refuses the job, is a leaf below the root, or is suppressed."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest

import sqlanon
from sqlanon.errors import HierarchyError, UnsatisfiableError, UnsupportedError

if TYPE_CHECKING:
    from engines import Place

KINDS = {"city": "text", "age": "integer", "ill": "text"}
KNOWN = [("Aachen", "w", "*"), ("Bonn", "w", "*"), ("Celle", "n", "*")]
ROWS = [(KNOWN[n % 3][0], 30, "abc"[n % 3]) for n in range(30)]
NEW = [("Xanten", 30, "d"), ("Ypern", 30, "e"), (None, 30, "a")]


def job(**said: Any) -> sqlanon.Job:
    columns = {
        "city": {"role": "quasi", "hierarchy": {"rows": KNOWN}},
        "age": {"role": "quasi"},
        "ill": {"role": "sensitive"},
    }
    return sqlanon.Job.from_mapping(
        {
            "source": "people",
            "target": {"table": "released", "if_exists": "replace"},
            "columns": columns,
            "privacy": [{"k_anonymity": {"k": 3}}],
            **said,
        }
    )


def cities(place: Place) -> Counter[object]:
    return Counter(row["city"] for row in place.records("released"))


def test_new_values_are_refused_published_as_the_root_or_suppressed(backend: Place) -> None:
    backend.load("people", KINDS, [*ROWS, *NEW])
    lacks = "lacks 2 values that occur, in 2 rows.*set on_new_value: root or suppress"
    for act in (sqlanon.plan, sqlanon.run):
        with pytest.raises(HierarchyError, match=lacks):
            act(job(), connection=backend.url)
    assert backend.tables() == ["people"]

    # two new values and NULL are one class below the root, and no other row is generalized for them
    report = sqlanon.run(job(on_new_value="root"), connection=backend.url)
    assert cities(backend) == {"*": 3, "Aachen": 10, "Bonn": 10, "Celle": 10}
    assert "the hierarchy of city lacks 2 values, in 2 rows: leaves directly" in report.notes[-1]

    said: dict[str, Any] = {"on_new_value": "suppress"}
    with pytest.raises(UnsatisfiableError, match="2 rows have values that the hierarchy of city"):
        sqlanon.run(job(**said, max_suppression=1), connection=backend.url)
    backend.run("DELETE FROM people WHERE city IS NULL")
    report = sqlanon.run(job(**said, max_suppression=2), connection=backend.url)
    assert cities(backend) == {"Aachen": 10, "Bonn": 10, "Celle": 10}
    assert (report.rows.source, report.rows.suppressed) == (32, 2)
    plan = sqlanon.plan(job(**said, max_suppression=2), connection=backend.url)
    assert plan.rows.suppressed == 2
    assert report.notes[-1] in plan.notes


@pytest.mark.parametrize(
    "algorithm", ["optimal", "top_down", "mu_argus", "order_and_cut", "cell_suppression"]
)
def test_every_kind_of_search_takes_them(backend: Place, algorithm: str) -> None:
    backend.load("people", KINDS, [*ROWS, *NEW])
    sqlanon.run(job(algorithm=algorithm, on_new_value="root"), connection=backend.url)
    assert min(Counter(map(str, backend.records("released"))).values()) >= 1
    assert cities(backend).total() == 33
    assert not {"Xanten", "Ypern"} & {*cities(backend)}

    said: dict[str, Any] = {"on_new_value": "suppress", "max_suppression": 5}
    report = sqlanon.run(job(algorithm=algorithm, **said), connection=backend.url)
    assert not {"Xanten", "Ypern"} & {*cities(backend)}
    assert report.rows.suppressed == 33 - report.rows.published >= 2
    assert min(cities(backend).values()) >= 3


def test_diverse_classes_are_counted_without_suppressed_rows(backend: Place) -> None:
    """The illnesses of suppressed rows are in no class."""
    backend.load("people", KINDS, [*ROWS, *NEW])
    report = sqlanon.run(
        job(
            on_new_value="suppress",
            max_suppression=3,
            privacy=[{"k_anonymity": {"k": 3}}, {"l_diversity": {"column": "ill", "l": 2}}],
        ),
        connection=backend.url,
    )
    assert all(model.holds for model in report.models)
    classes: dict[object, set[object]] = {}
    for row in backend.records("released"):
        classes.setdefault((row["city"], row["age"]), set()).add(row["ill"])
    assert min(map(len, classes.values())) >= 2
    assert not {"d", "e"} & {row["ill"] for row in backend.records("released")}


@pytest.mark.parametrize(
    "said",
    [
        {"suppressed": "keep"},
        {"recoding": {"reuse": "last"}},
        {"target": {"table": "people", "mode": "replace"}},
    ],
)
def test_suppressing_is_refused_where_rows_cannot_go(backend: Place, said: dict[str, Any]) -> None:
    backend.load("people", KINDS, ROWS)
    with pytest.raises(UnsupportedError, match="on_new_value: suppress is not supported with"):
        sqlanon.run(
            job(on_new_value="suppress", **said), connection=backend.url, in_place="target" in said
        )
