"""Items of detail tables from night to night: whether they are found again, or told not to be.

Of several quasi-identifiers, beside tables without any and persons who are left out; where columns
have moved, or are other ones by now, a release is not read together with those before it.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import oracle_km
import pytest
from clients import outcome

import sqlanon
from sqlanon import Job, PublishError, VerificationError, plan, run

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engines import Place

PEOPLE = [(n, 50 if n > 8 else n % 2) for n in range(1, 10)]
"""Each with an age; that of the last one is hers alone, and she is left out."""
Buy = tuple[int, int, str, str]
"""A row's own number, whose it is, the item, the day."""
BUYS: list[Buy] = [
    *((n, n, "ax", "m1") for n in range(1, 10)),
    *((n + 10, n, "bx", "m2") for n in range(1, 10)),
]
FLAT = {"role": "quasi", "hierarchy": {"flat": True}}


def load(place: Place, buys: Sequence[Buy], kinds: dict[str, str] | None = None) -> None:
    for name in ("people", "notes", "buys"):
        if name in place.named():
            place.run(f"DROP TABLE {name}")
    place.load("people", {"id": "integer", "age": "integer"}, PEOPLE)
    place.load("notes", {"whose": "integer", "note": "text"}, [(1, "told")])
    columns = kinds or {"row_id": "integer", "person": "integer", "item": "text", "day": "text"}
    place.load("buys", columns, buys)


def job(place: Place, guard: str = "refuse", m: int = 1, **more: Any) -> Job:
    buys: dict[str, Any] = {
        "source": "buys",
        "target": "buys_out",
        "key": "person",
        "columns": {"row_id": {"role": "keep"}, "item": FLAT, "day": FLAT},
        "privacy": [{"km_anonymity": {"k": 2, "m": m}}],
    }
    notes = {
        "source": "notes",
        "target": "notes_out",
        "key": "whose",
        "columns": {"note": {"role": "drop"}},
    }
    said: dict[str, Any] = {
        "connection": place.url,
        "source": "people",
        "target": {"table": "people_out", "if_exists": "replace", "key": "id"},
        "columns": {
            "id": {"role": "identifier", "action": "renumber"},
            "age": {"role": "quasi", "hierarchy": {"flat": True}},
        },
        "privacy": [{"k_anonymity": {"k": 2}}],
        "algorithm": "optimal",
        "max_suppression": 0.2,
        "tables": [notes, {k: v for k, v in (buys | more.pop("buys", {})).items() if v}],
        "release_guard": {"action": guard},
        **more,
    }
    return Job.from_mapping(said)


def labels(place: Place, buys: Sequence[Buy]) -> Counter[tuple[Any, ...]]:
    """Rows by person and label."""
    whose = {row[0]: row[1] for row in buys}
    rows = place.records("buys_out")
    return Counter((whose[row["row_id"]], row["item"], row["day"]) for row in rows)


def test_columns_may_move_and_persons_be_left_out(backend: Place) -> None:
    load(backend, BUYS)
    first = run(job(backend, m=2))
    assert {who for who, *_ in labels(backend, BUYS)} == {*range(1, 9)}, "without the ninth"
    moved = {"day": "text", "item": "text", "person": "integer", "row_id": "integer"}
    load(backend, [row[::-1] for row in BUYS], moved)  # type: ignore[misc]
    run(job(backend, m=2))
    (items,) = (
        name for name in backend.named() if name == f"sqlanon_recoding_{first.run_id}_1_items"
    )
    assert len(backend.records(items)) == 16
    # who is left out tells nothing by her rows, and whose row is gone does
    load(backend, [row for row in BUYS if row[0] != 9])
    run(job(backend, m=2))
    fewer = [row for row in BUYS if row[0] != 3]
    load(backend, fewer)
    with pytest.raises(
        VerificationError, match="too few persons have the same row, or the"
    ) as short:
        run(job(backend, m=2))
    for refused in ("suppress", "added persons"):
        assert refused not in str(short.value)
    assert sqlanon.compare(backend.url, "people_out").holds
    third = run(job(backend, "warn", m=2))
    assert third.together is not None
    gone = [(n, "both" if n != 3 else "gone") for n in range(1, 9)]
    rare = oracle_km.supports([*gone, *((n, "other") for n in range(1, 9))], 2)
    assert sum(one.classes for one in third.together.short) == sum(n < 2 for n in rare.values())


RAW = {"columns": {"row_id": {"role": "keep"}, "item": {"role": "keep"}, "day": FLAT}}
ALL_RAW = {
    "columns": {name: {"role": "keep"} for name in ("row_id", "item", "day")},
    "privacy": None,
}


@pytest.mark.parametrize("night", ["fewer columns", "raw", "no items"])
def test_other_columns_are_not_read_together(backend: Place, night: str) -> None:
    """A row that goes in each of two nights would be told, if one of them were passed over."""
    load(backend, BUYS)
    run(job(backend))
    said = {"fewer columns": RAW, "raw": ALL_RAW, "no items": None}[night]
    if said is None:
        (notes, _) = job(backend).to_mapping()["tables"]
        run(job(backend, "store", tables=[notes]))
        run(job(backend))  # nothing was told of items
        return
    run(job(backend, "store", buys=said))
    with pytest.raises(PublishError, match="or the items of buys by their quasi-identifiers"):
        run(job(backend))


def test_values_of_another_kind_are_not_read_together(backend: Place) -> None:
    """They are written otherwise, so that each row would have gone, and another one come."""
    dated = {"row_id": "integer", "person": "integer", "item": "text", "day": "date"}
    load(backend, [(*row[:3], "2020-01-01") for row in BUYS], dated)
    run(job(backend))
    load(backend, BUYS)
    with pytest.raises(PublishError, match="or the items of buys"):
        run(job(backend))


def test_what_is_not_stored_any_more_is_not_passed_over(backend: Place) -> None:
    load(backend, BUYS)
    first = run(job(backend))
    backend.run(f"DROP TABLE sqlanon_recoding_{first.run_id}_1_items")
    with pytest.raises(PublishError, match="or the items of buys"):
        run(job(backend))
    with pytest.raises(sqlanon.InspectionError, match="the items of the releases"):
        sqlanon.compare(backend.url, "people_out")


def test_another_key_of_persons_is_not_read_together(backend: Place) -> None:
    load(backend, BUYS)
    run(job(backend))
    kinds = {"row_id": "integer", "whose": "integer", "item": "text", "day": "text"}
    load(backend, BUYS, kinds)
    with pytest.raises(PublishError, match="or the items of buys"):
        run(job(backend, buys={"key": "whose"}))


def test_a_key_with_a_name_of_ours_is_one_like_others(backend: Place) -> None:
    kinds = {"row_id": "integer", "sqlanon_item": "integer", "item": "text", "day": "text"}
    load(backend, BUYS, kinds)
    for _ in range(2):
        told = run(job(backend, buys={"key": "sqlanon_item"})).together
        assert told is not None
        assert told.short == ()


def test_labels_that_do_not_hold_any_more_are_searched_for(backend: Place) -> None:
    """Before anything is written, and by the plan too."""
    buys: list[Buy] = [(n, n, "a", "m") for n in (1, 2, 3, 4)]
    buys += [(n + 10, n, "b", "m") for n in (1, 2, 5, 6)]
    load(backend, buys)
    run(job(backend, "warn", m=2))
    backend.run("DELETE FROM buys WHERE row_id = 12")
    said = job(backend, "warn", m=2, recoding={"reuse": "last"})
    for make in (plan, run):
        with pytest.raises(
            sqlanon.UnsatisfiableError, match="1 combination is now of fewer than 2 persons"
        ) as refused:
            make(said)
        assert "leave `recoding` out" in str(refused.value)


def test_labels_are_of_the_table_that_the_job_replaces(backend: Place) -> None:
    load(backend, BUYS)
    run(job(backend))
    again: dict[str, Any] = {"recoding": {"reuse": "last"}}
    with pytest.raises(PublishError, match=r"published buys as .*buys_out, which is not there"):
        run(job(backend, buys={"target": "other_out"}, **again))
    backend.run("DROP TABLE buys_out")
    with pytest.raises(PublishError, match=r"published buys as .*buys_out, which is not there"):
        run(job(backend, **again))
    grouped = {
        "columns": {
            "row_id": {"role": "keep"},
            "item": FLAT,
            "day": {"role": "quasi", "hierarchy": {"equal_frequency": {"groups": 2}}},
        }
    }
    with pytest.raises(sqlanon.SqlanonError, match="equal_frequency"):
        run(job(backend, buys=grouped, **again))


def test_a_script_publishes_nothing_that_a_run_would_compare(backend: Place) -> None:
    load(backend, BUYS)
    run(job(backend))
    shown = labels(backend, BUYS)
    backend.run("DELETE FROM buys WHERE row_id = 3")
    script = plan(job(backend)).script.text()
    assert "not_compared_with_other_releases" in script
    code, told = outcome(backend, script)
    assert code != 0
    assert "not_compared_with_other" in told
    assert labels(backend, BUYS) == shown
