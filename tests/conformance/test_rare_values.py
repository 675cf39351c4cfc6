"""`hierarchy: {rare: …}`: values of few rows are put together, and never fewer than k rows."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest
from clients import replay

import sqlanon
from sqlanon.errors import HierarchyError, SqlanonError, UnsatisfiableError, UnsupportedError
from sqlanon.job.job import Job

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engines import Place

KINDS = {"place": "text", "old": "integer", "id": "integer"}
SIZES = {"Ulm": 30, "Bonn": 12, "Öhringen": 9, "Mölln": 4, "it's": 1, None: 6}
RARE = ("Öhringen", "Mölln", "it's")
ROWS = [
    (town, n % 2, 100 * place + n)
    for place, (town, size) in enumerate(SIZES.items())
    for n in range(size)
]
OTHER = {"rare": {"below": 10, "as": "Somewhere else"}}


def job_of(**said: Any) -> Job:
    usual: dict[str, Any] = {
        "source": "people",
        "target": {"table": "released", "if_exists": "replace"},
        "columns": {
            "place": {"role": "quasi", "hierarchy": OTHER},
            "old": {"role": "quasi", "hierarchy": {"flat": True}},
        },
        "unlisted": "keep",
        "privacy": [{"k_anonymity": {"k": 3}}],
        "algorithm": "optimal",
    }
    return Job.from_mapping({**usual, **said})


def released(place: Place) -> Counter[tuple[Any, ...]]:
    return Counter((town, str(old)) for town, old in place.rows("SELECT place, old FROM released"))


def by_hand(rows: Sequence[tuple[Any, ...]], below: int, label: str) -> Counter[tuple[Any, ...]]:
    """What level 1 of `place` makes of rows, `old` as it is."""
    sizes = Counter(town for town, *_ in rows)

    def shown(town: str | None) -> str:
        if town is None:
            return "*"
        return label if sizes[town] < below else town

    return Counter((shown(town), str(old)) for town, old, *_ in rows)


@pytest.mark.parametrize("below", [2, 9, 10, 31])
def test_values_of_fewer_rows_are_one_label(backend: Place, below: int) -> None:
    backend.load("people", KINDS, ROWS)
    said = {"place": {"role": "quasi", "hierarchy": {"rare": {"below": below, "as": "else"}}}}
    columns = {**said, "old": {"role": "quasi", "hierarchy": {"flat": True}}}
    expected = by_hand(ROWS, below, "else")
    job = job_of(columns=columns, algorithm={"fixed": {"levels": {"place": 1, "old": 0}}})
    if min(expected.values()) < 3:
        with pytest.raises(UnsatisfiableError):
            sqlanon.run(job, connection=backend.url)
        return
    report = sqlanon.run(job, connection=backend.url)
    assert released(backend) == expected
    assert report.classes.min == min(expected.values())


def test_the_label_itself_reaches_k_or_gives_way_to_the_root(backend: Place) -> None:
    backend.load("people", KINDS, ROWS)
    report = sqlanon.run(job_of(), connection=backend.url)
    assert report.recoding.levels == {"place": 1, "old": 0}
    others = sum(SIZES[town] for town in RARE)
    assert sum(n for row, n in released(backend).items() if row[0] == "Somewhere else") == others

    # k = 15 is one more row than all rare values have
    large = {"privacy": [{"k_anonymity": {"k": others + 1}}]}
    report = sqlanon.run(job_of(**large), connection=backend.url)
    assert report.recoding.levels is not None
    assert report.recoding.levels["place"] == 2
    assert {row[0] for row in released(backend)} == {"*"}
    report = sqlanon.run(job_of(**large, max_suppression=40), connection=backend.url)
    assert all(n > others for n in released(backend).values())
    assert "Somewhere else" not in {row[0] for row in released(backend)}


def test_a_value_of_that_name_is_refused(backend: Place) -> None:
    backend.load("people", KINDS, ROWS)
    said = {"role": "quasi", "hierarchy": {"rare": {"below": 10, "as": "Mölln"}}}
    before = backend.tables()
    with pytest.raises(HierarchyError, match=r"columns.place.hierarchy.rare.as: a value of the"):
        sqlanon.run(job_of(columns={"place": said}), connection=backend.url)
    assert backend.tables() == before


def test_numbers_are_counted_too(backend: Place) -> None:
    backend.load("people", KINDS, [("a", n if n < 4 else 9, n) for n in range(20)])
    said = {"old": {"role": "quasi", "hierarchy": {"rare": {"below": 2, "as": "else"}}}}
    sqlanon.run(job_of(columns=said, unlisted="drop"), connection=backend.url)
    assert Counter(backend.rows("SELECT old FROM released")) == {("else",): 4, ("9",): 16}


REFUSED: dict[str, tuple[dict[str, Any], str]] = {
    "regions": ({"algorithm": "mondrian"}, "mondrian publishes several levels of one column"),
    "cuts": ({"algorithm": "top_down"}, "top_down publishes several levels of one column"),
    "cells": (
        {"algorithm": {"mu_argus": {}}},
        "mu_argus publishes several levels of one column",
    ),
    "in place": ({"target": {"table": "people", "mode": "replace"}}, "needs a new table or"),
}


@pytest.mark.parametrize("why", REFUSED)
def test_what_it_does_not_go_with_is_refused(why: str) -> None:
    said, message = REFUSED[why]
    with pytest.raises(SqlanonError, match=message) as told:
        sqlanon.run(job_of(**said), connection="duckdb://", in_place=True)
    assert "sqlanon hierarchy build" in str(told.value)


def test_reports_and_logs_count_and_do_not_name(
    backend: Place, caplog: pytest.LogCaptureFixture
) -> None:
    backend.load("people", KINDS, ROWS)
    caplog.set_level("DEBUG")
    report = sqlanon.run(job_of(), connection=backend.url, figures="external")
    plan = sqlanon.plan(job_of(), connection=backend.url, script=False)
    note = "3 values of place, in 14 rows, are rare: one label stands for them at level 1"
    assert note in report.notes
    assert note in plan.notes
    said = str(report) + report.to_json() + report.to_html() + str(plan) + caplog.text
    ledger = str(backend.rows("SELECT * FROM sqlanon_runs"))
    assert not [town for town in RARE if town in said + ledger]


def test_a_script_keeps_the_list_of_its_day(backend: Place) -> None:
    backend.load("people", KINDS, ROWS)
    fixed = {"algorithm": {"fixed": {"levels": {"place": 1, "old": 0}}}, "max_suppression": 0.5}
    script = sqlanon.compile_job(job_of(**fixed), connection=backend.url).text
    replay(backend, script)
    assert released(backend) == by_hand(ROWS, 10, "Somewhere else")

    # Mölln is no rare value any more, and Celle was none of that day's
    more = [("Mölln", n % 2, 1000 + n) for n in range(20)] + [("Celle", 0, n) for n in range(5)]
    backend.load("more", KINDS, more)
    backend.run("INSERT INTO people SELECT * FROM more", "DROP TABLE more")
    replay(backend, script)
    found = released(backend)
    assert sum(n for row, n in found.items() if row[0] == "Somewhere else") == 14 + 20
    assert {row[0] for row in found} == {"Ulm", "Bonn", "Somewhere else", "*"}
    assert min(found.values()) >= 3


def lists(place: Place) -> list[str]:
    return [name for name in place.tables() if name.endswith("_common")]


def listed(place: Place) -> set[tuple[Any, ...]]:
    (name,) = lists(place)
    return set(place.rows(f"SELECT name, value FROM {name}"))


COMMON = {("place", "Ulm"), ("place", "Bonn")}


def test_the_values_that_are_not_rare_are_stored_with_each_release(backend: Place) -> None:
    backend.load("people", KINDS, ROWS)
    plan = sqlanon.plan(job_of(), connection=backend.url)
    assert "sqlanon_recoding_RUN_common" in " ".join(plan.notes)
    assert lists(backend) == []
    first = sqlanon.run(job_of(), connection=backend.url)
    assert lists(backend) == [f"sqlanon_recoding_{first.run_id}_common"]
    assert lists(backend)[0] in " ".join(first.notes)
    assert listed(backend) == COMMON

    # a run that counts anew has a list of its own
    backend.load("more", KINDS, [("Mölln", n % 2, 1000 + n) for n in range(20)])
    backend.run("INSERT INTO people SELECT * FROM more")
    second = sqlanon.run(job_of(), connection=backend.url)
    assert lists(backend) == [f"sqlanon_recoding_{second.run_id}_common"]
    assert listed(backend) == {*COMMON, ("place", "Mölln")}

    # one that fails after it was stored leaves the last
    with pytest.raises(UnsatisfiableError, match="max_loss"):
        sqlanon.run(job_of(max_loss=0.0001), connection=backend.url)
    assert lists(backend) == [f"sqlanon_recoding_{second.run_id}_common"]

    assert sqlanon.clean(backend.url) == []
    backend.run("DROP TABLE released")
    assert [name.name for name in sqlanon.clean(backend.url)] == [
        f"sqlanon_recoding_{second.run_id}_common"
    ]
    assert lists(backend) == []


def change(place: Place) -> Counter[str]:
    """Bonn becomes rare, Mölln is no more, Celle is new; what the labels of before make of it."""
    more = [("Mölln", n % 2, 1000 + n) for n in range(20)]
    more += [("Celle", n % 2, 2000 + n) for n in range(14)]
    place.load("more", KINDS, more)
    place.run(
        "INSERT INTO people SELECT * FROM more",
        "DELETE FROM people WHERE place = 'Bonn' AND id > 107",
    )
    return Counter({"Ulm": 30, "Bonn": 8, "*": 6, "Somewhere else": 14 + 20 + 14})


def places(place: Place) -> Counter[str]:
    return Counter(town for town, _ in released(place).elements())


def test_a_run_that_reuses_a_recoding_gives_the_same_values_the_label(backend: Place) -> None:
    backend.load("people", KINDS, ROWS)
    first = sqlanon.run(job_of(), connection=backend.url)
    expected = change(backend)
    note = "4 values of place, in 48 rows, are rare: one label stands for them at level 1"
    for _ in range(2):
        report = sqlanon.run(job_of(recoding={"reuse": "last"}), connection=backend.url)
        assert report.search.reused == first.run_id
        assert places(backend) == expected
        assert note in report.notes
        assert listed(backend) == COMMON

    # a class that has become too small is suppressed as any other
    backend.run("DELETE FROM people WHERE place = 'Bonn' AND id > 103")
    less = job_of(recoding={"reuse": "last"}, max_suppression=0.5)
    report = sqlanon.run(less, connection=backend.url)
    assert report.rows.suppressed == 4
    assert places(backend) == expected - Counter({"Bonn": 8})
    assert listed(backend) == COMMON


def test_a_script_from_a_run_gives_the_same_values_the_label(backend: Place) -> None:
    backend.load("people", KINDS, ROWS)
    sqlanon.run(job_of(), connection=backend.url)
    expected = change(backend)
    replay(backend, sqlanon.compile_job(job_of(), connection=backend.url, from_run="last").text)
    assert places(backend) == expected


def test_a_list_that_is_not_there_is_not_reused(backend: Place) -> None:
    backend.load("people", KINDS, ROWS)
    sqlanon.run(job_of(), connection=backend.url)
    backend.run(f"DROP TABLE {lists(backend)[0]}")
    for call in (
        lambda: sqlanon.run(job_of(recoding={"reuse": "last"}), connection=backend.url),
        lambda: sqlanon.compile_job(job_of(), connection=backend.url, from_run="last"),
    ):
        with pytest.raises(UnsupportedError, match="stored no list of the values") as told:
            call()
        assert "sqlanon hierarchy build" in str(told.value)


def test_without_a_ledger_no_list_is_stored(backend: Place) -> None:
    backend.load("people", KINDS, ROWS)
    report = sqlanon.run(job_of(ledger=False), connection=backend.url)
    assert "no list of the values of place that are not rare is stored" in " ".join(report.notes)
    assert lists(backend) == []


def test_a_list_of_the_job_is_kept_in_a_table(backend: Place) -> None:
    backend.load("people", KINDS, ROWS)
    sqlanon.build_hierarchy(backend.url, "people", "place", OTHER, "places")
    columns = {"place": {"role": "quasi", "hierarchy": {"table": "places"}}}
    sqlanon.run(job_of(columns=columns), connection=backend.url)
    backend.load("more", KINDS, [("Mölln", 0, 1000 + n) for n in range(20)])
    backend.run("INSERT INTO people SELECT * FROM more")
    sqlanon.run(job_of(columns=columns, recoding={"reuse": "last"}), connection=backend.url)
    assert Counter(backend.rows("SELECT place FROM released"))["Somewhere else",] == 14 + 20
