"""Releases with detail tables are read together with those before them, by their persons."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest
from detail_people import BUYS, found, job, load

from sqlanon import Job, Report, UnsupportedError, VerificationError, compare, plan, run

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engines import Place

K = 3
PEOPLE = [(n, 20 + n % 2, "north", f"name {n}") for n in range(24)]
OURS = [(n, price, f"note {n}") for n in range(24) for price in range(n % 3)]
REPLACED = {"table": "people_out", "if_exists": "replace", "key": "id"}


def said(place: Place, **more: Any) -> Job:
    columns = {**job(place)["columns"], "name": {"role": "drop"}}
    asked: dict[str, Any] = {
        "columns": columns,
        "target": REPLACED,
        "release_guard": {"action": "refuse"},
        "max_suppression": 0.5,
    }
    return Job.from_mapping(job(place, **(asked | more)))


def shown(place: Place) -> Counter[tuple[Any, ...]]:
    return found(place.records("people_out"), place.records("buys_out"))


def as_found(
    people: Sequence[tuple[int, int, str, str]], buys: Sequence[tuple[int, int, str]]
) -> Counter[tuple[Any, ...]]:
    return Counter(
        (str(age), town, tuple(sorted(price for who, price, _ in buys if who == person)))
        for person, age, town, _ in people
    )


def nobody_is_left(place: Place, report: Report) -> None:
    """Persons' keys are stored beside the target, and nothing else of the tables."""
    more = [name for name in place.tables() if name.startswith("sqlanon_")]
    kept = {"sqlanon_runs", "sqlanon_runs_attempts"}
    assert f"sqlanon_recoding_{report.run_id}_known" in more
    assert all(name in kept or name.endswith("_known") for name in more)


def test_who_goes_alone_stops_the_series_and_takes_others_along(backend: Place) -> None:
    load(backend, PEOPLE, OURS)
    first = run(said(backend))
    assert shown(backend) == as_found(PEOPLE, OURS)
    assert [*first.columns] == ["id", "age", "town", "name"]
    nobody_is_left(backend, first)
    # detail rows of who stays are no matter of the guard
    backend.run("DELETE FROM buys WHERE person = 5", "INSERT INTO buys VALUES (0, 77, 'new')")
    buys = [one for one in OURS if one[0] != 5] + [(0, 77, "new")]
    again = run(said(backend))
    assert shown(backend) == as_found(PEOPLE, buys)
    assert again.together is not None
    assert (again.together.before, again.together.classes) == ((first.run_id,), 2)
    backend.run("DELETE FROM buys WHERE person = 2", "DELETE FROM people WHERE id = 2")
    planned = plan(said(backend))
    assert planned.together is not None
    assert [str(one) for one in planned.together.short] == ["k_anonymity in 1 joint class"]
    with pytest.raises(VerificationError, match="1 of removed persons"):
        run(said(backend))
    assert shown(backend) == as_found(PEOPLE, buys)
    withheld = run(said(backend, release_guard={"action": "suppress"}))
    assert withheld.rows.published == len(PEOPLE) - K
    left = shown(backend)
    # no gap tells how many have gone
    assert {one["id"] for one in backend.records("people_out")} == {*range(1, len(PEOPLE) - K + 1)}
    assert left.total() == len(PEOPLE) - K
    assert left < as_found(PEOPLE, buys)
    assert {age for age, *_ in (as_found(PEOPLE, buys) - left)} == {"20"}, "they go with her"
    compared = compare(backend.url, first.run_id, withheld.run_id, k=K)
    assert compared.holds


def test_newcomers_wait_with_their_detail_rows(backend: Place) -> None:
    load(backend, PEOPLE, OURS)
    run(said(backend))
    backend.run("INSERT INTO people VALUES (90, 20, 'north', 'new')")
    backend.run("INSERT INTO buys VALUES (90, 5, 'new')")
    waits = said(backend, release_guard={"action": "suppress"})
    run(waits)
    assert shown(backend) == as_found(PEOPLE, OURS)
    assert max(one["id"] for one in backend.records("people_out")) == len(PEOPLE)
    more = [(91, 20, "north", "new"), (92, 20, "north", "new")]
    for person, age, town, name in more:
        backend.run(f"INSERT INTO people VALUES ({person}, {age}, '{town}', '{name}')")
    run(waits)
    everybody = [*PEOPLE, (90, 20, "north", "new"), *more]
    assert shown(backend) == as_found(everybody, [*OURS, (90, 5, "new")])


@pytest.mark.parametrize("name", ["sqlanon_key", "SQLANON_KEY"])
def test_a_column_of_a_name_of_ours_is_refused(backend: Place, name: str) -> None:
    kinds = {"id": "integer", "age": "integer", "town": "text", name: "integer"}
    backend.load("people", kinds, [(*one[:3], 1000 + one[0]) for one in PEOPLE])
    backend.load("buys", {"person": "integer", "price": "integer", "note": "text"}, OURS)
    columns = {**job(backend)["columns"], name: {"role": "keep"}}
    del columns["name"]
    for more in ({}, {"release_guard": {"action": "warn"}, "tables": None}):
        asked = {key: one for key, one in (job(backend) | more).items() if one is not None}
        if more:
            columns["id"] = {"role": "drop"}
        else:
            asked["release_guard"] = {"action": "refuse"}
        asked |= {"columns": columns, "target": REPLACED}
        with pytest.raises(UnsupportedError, match="rename the column in a view"):
            run(Job.from_mapping(asked))
    assert "people_out" not in backend.tables()


def test_items_are_no_matter_of_who_came_and_went(backend: Place) -> None:
    """The guard looks at both: tests/conformance/release_guard/test_guarded_detail_items.py."""
    load(backend, PEOPLE, BUYS)
    (table,) = job(backend)["tables"]
    table |= {
        "columns": {"price": {"role": "quasi"}, "note": {"role": "drop"}},
        "privacy": [{"km_anonymity": {"k": 2, "m": 1}}],
    }
    guard = {"action": "refuse", "compare": "previous"}
    asked = job(backend, tables=[table], target=REPLACED, release_guard=guard)
    with pytest.raises(UnsupportedError, match="items of km_anonymity"):
        run(Job.from_mapping(asked))
    assert "people_out" not in backend.tables()
