"""What several releases tell together, on every engine, against a count in plain Python."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from typing import TYPE_CHECKING, Any

import pytest
from typer.testing import CliRunner

import sqlanon
from sqlanon.api import run as api
from sqlanon.cli.app import app

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from engines import Place

Row = tuple[str, int, str, str | None]
KINDS = {"id": "text", "age": "integer", "sex": "text", "ill": "text"}
ILLS = ("flu", "FLU", "gout", "asthma", None)
"""Two are equal where case is ignored; one is none."""
PEOPLE: list[Row] = [
    # keys that are equal where case is ignored, too
    (f"{'Pp'[n % 2]}{n // 2}", 20 + n * 7 % 40, "fm"[n % 3 % 2], ILLS[n * n % 11 % 5])
    for n in range(64)
]
LATER: list[Row] = [("q1", 20, "f", "rare"), ("q2", 33, "m", "flu"), ("q3", 33, "f", "flu")]
GONE = ("P0", "p0", "P7", "p7")

TARGET = {"if_exists": "replace", "key": "id"}
STORED = {"action": "store", "compare": "previous"}
BY_DECADE: dict[str, int] = {"age": 2, "sex": 0}
BY_FIVE_YEARS: dict[str, int] = {"age": 1, "sex": 1}


DUCKDB = pytest.mark.parametrize("backend", ["duckdb"], indirect=True)


def by_decade(row: Row) -> object:
    return (row[1] // 10, row[2])


def by_five_years(row: Row) -> object:
    return row[1] // 5


def publish(place: Place, table: str, levels: dict[str, int], **said: Any) -> sqlanon.Report:
    asked: dict[str, Any] = {
        "columns": {
            "id": {"role": "drop"},
            "age": {"role": "quasi", "hierarchy": {"intervals": [5, 10]}},
            "sex": {"role": "quasi", "hierarchy": {"flat": True}},
            "ill": {"role": "sensitive"},
        },
        "privacy": [{"k_anonymity": {"k": 2}}],
        "algorithm": {"fixed": {"levels": levels}},
        "target": {**TARGET, "table": table},
        "release_guard": STORED,
    }
    asked = {name: one for name, one in {**asked, **said}.items() if one is not None}
    return api.anonymize(place.url, "people", **asked)


def expected(
    releases: list[tuple[list[Row], Callable[[Row], object]]], today: list[Row]
) -> dict[str, Any]:
    """What a reader finds who has the releases, by dictionaries of Python."""
    classes = [{row[0]: by(row) for row in rows} for rows, by in releases]
    ill = {row[0]: row[3] for row in today}
    everybody = set.union(*(set(one) for one in classes))
    everywhere = set.intersection(*(set(one) for one in classes))
    # whoever is in none of a release is there by that alone
    all_joint = Counter(tuple(one.get(person) for one in classes) for person in everybody)
    joint = Counter(tuple(one[person] for one in classes) for person in everywhere)
    members = defaultdict(set)
    for person in everybody:
        members[tuple(one.get(person) for one in classes)].add(ill.get(person))
    shown: list[defaultdict[object, set[str]]] = [defaultdict(set) for _ in classes]
    for number, one in enumerate(classes):
        for person, place in one.items():
            if (value := ill.get(person)) is not None:
                shown[number][place].add(value)
    left = {
        places: set.intersection(*(shown[n][place] for n, place in enumerate(places)))
        for places in joint
    }
    left = {places: values for places, values in left.items() if values}
    single = [places for places, values in left.items() if len(values) == 1]
    return {
        "persons": len(everybody),
        "in_all": len(everywhere),
        "not_known": len(everybody - ill.keys()),
        "classes": len(all_joint),
        "k": min(all_joint.values()),
        "l": min(len(values - {None}) for values in members.values()),
        "alone": min(len(values) for one in shown for values in one.values()),
        "together": min(map(len, left.values())),
        "learnt": sum(joint[places] for places in single),
        "learnt_alone": sum(
            joint[places]
            for places in single
            if any(len(shown[n][place]) == 1 for n, place in enumerate(places))
        ),
    }


def found(report: sqlanon.ReleaseComparison) -> dict[str, Any]:
    (left,) = report.candidates.values()
    diversity = next(one for one in report.models if one.name == "l_diversity")
    return {
        "persons": report.persons,
        "in_all": report.in_all,
        "not_known": left.not_known,
        "classes": report.classes.count,
        "k": report.k,
        "l": diversity.reached,
        "alone": left.alone,
        "together": left.together,
        "learnt": left.learnt,
        "learnt_alone": left.learnt_alone,
    }


def test_three_releases_tell_together_what_python_counts(backend: Place) -> None:
    place = backend
    place.load("people", KINDS, PEOPLE)
    publish(place, "decades", BY_DECADE)
    publish(place, "fives", BY_FIVE_YEARS)
    gone = ", ".join(f"'{key}'" for key in GONE)
    place.run(f"DELETE FROM people WHERE id IN ({gone})")
    place.run(*(f"INSERT INTO people VALUES ('{i}', {a}, '{s}', '{v}')" for i, a, s, v in LATER))
    today = [row for row in PEOPLE if row[0] not in GONE] + LATER
    publish(place, "later", BY_DECADE)
    of = {"decades": (PEOPLE, by_decade), "fives": (PEOPLE, by_five_years)}
    of["later"] = (today, by_decade)
    asked: dict[str, Any] = {"privacy": [{"l_diversity": {"column": "ill", "l": 2}}], "k": 2}
    held, before = set(), place.named()
    for names in (("decades", "fives"), ("fives", "later"), ("decades", "fives", "later")):
        report = sqlanon.compare(place.url, *names, key="id", **asked)
        want = expected([of[name] for name in names], today)
        assert found(report) == want, names
        assert report.holds == (want["k"] >= 2 and want["l"] >= 2)
        held.add(report.holds)
        assert [one.table for one in report.releases] == list(names)
        assert [one.persons for one in report.releases] == [len(of[name][0]) for name in names]
    assert held == {False}
    # one release with itself a night later: who came and who went
    report = sqlanon.compare(place.url, "decades", "later")
    (change,) = report.moved
    assert (change.came, change.went) == (len(LATER), len(GONE))
    assert not report.holds  # the same classes, but a newcomer comes to one alone
    assert [one.required for one in report.models] == [2]
    # who moves from classes of decades to those of five years is in other company
    report = sqlanon.compare(place.url, "decades", "fives", k=4)
    pairs = Counter((by_decade(row), by_five_years(row)) for row in PEOPLE)
    (moved,) = report.regrouped
    assert (moved.persons, moved.groups) == (len(PEOPLE), len(pairs))
    assert moved.small_groups == sum(n < 2 for n in pairs.values())
    small = sorted(n for n in pairs.values() if n < 4)[:20]
    assert [one.persons for one in report.sizes.smallest] == small
    assert len({one.places for one in report.sizes.smallest}) == len(small)
    assert all(None not in one.places for one in report.sizes.smallest)
    assert place.named() == before


@DUCKDB
def test_the_command_prints_it_and_fails_where_it_does_not_hold(
    backend: Place, tmp_path: Path
) -> None:
    duck = backend
    duck.load("people", KINDS, PEOPLE)
    publish(duck, "decades", BY_DECADE)
    publish(duck, "fives", BY_FIVE_YEARS)
    words = ["compare", "decades", "fives", "--url", duck.url]
    asked = ["--k", "4", "--model", "l_diversity: {column: ill, l: 2}", "--key", "id"]
    done = CliRunner().invoke(app, [*words, *asked, "--json"])
    assert done.exit_code == 1, done.output
    told = json.loads(done.stdout)
    assert told["schema"] == "urn:sqlanon:schema/comparison/2"
    assert told["candidates"]["ill"]["learnt"] > 0
    text = CliRunner().invoke(app, [*words, *asked]).output
    assert "DOES NOT HOLD" in text
    assert "by one release" in text
    assert "regrouped, in" in text
    assert "Joint classes of fewer than k" in text
    CliRunner().invoke(app, [*words, *asked, "--html", str(tmp_path / "page.html")])
    page = (tmp_path / "page.html").read_text(encoding="utf-8")
    for chart in ("look alike", "Values of ill that a person may have", "From one release to the"):
        assert chart in page


REFUSED: dict[str, tuple[tuple[str, ...], dict[str, Any], str]] = {
    "none": ((), {}, "two releases or more"),
    "twice": (("decades", "decades"), {}, "named twice"),
    "unknown": (("decades", "nowhere"), {}, "no run that made"),
    "without keys": (("decades", "keyless"), {}, "stored no keys"),
    "another source": (("decades", "others"), {}, "not of one source"),
    "population": (
        ("decades", "fives"),
        {"privacy": [{"k_map": {"population": "people", "k": 2}}]},
        "classes of persons of people",
    ),
    "no column": (
        ("decades", "fives"),
        {"privacy": [{"l_diversity": {"column": "il", "l": 2}}], "key": "id"},
        "has no column 'il'",
    ),
    "another key": (
        ("decades", "fives"),
        {"privacy": [{"l_diversity": {"column": "ill", "l": 2}}], "key": "age"},
        "values of it twice",
    ),
}


@DUCKDB
def test_releases_by_other_keys_are_not_compared(backend: Place) -> None:
    rows = [(*row, 100 - number) for number, row in enumerate(PEOPLE)]
    backend.load("people", {**KINDS, "code": "integer"}, rows)
    publish(backend, "decades", BY_DECADE, unlisted="drop")
    target = {**TARGET, "table": "fives", "key": "code"}
    publish(backend, "fives", BY_FIVE_YEARS, unlisted="drop", target=target)
    with pytest.raises(
        sqlanon.JobError, match=r"decades .* identified by id, .* fives .* by code: they"
    ):
        sqlanon.compare(backend.url, "decades", "fives")


@DUCKDB
def test_what_cannot_be_compared_is_refused(backend: Place) -> None:
    duck = backend
    duck.load("people", KINDS, PEOPLE)
    duck.load("more_people", KINDS, PEOPLE)
    publish(duck, "decades", BY_DECADE)
    publish(duck, "fives", BY_FIVE_YEARS)
    publish(duck, "keyless", BY_DECADE, target={"table": "keyless"}, release_guard=None)
    sqlanon.anonymize(
        duck.url,
        "more_people",
        columns={"age": {"role": "quasi"}, "id": {"role": "drop"}},
        unlisted="drop",
        privacy=[{"k_anonymity": {"k": 2}}],
        target={**TARGET, "table": "others"},
        release_guard=STORED,
    )
    for why, (names, said, message) in REFUSED.items():
        with pytest.raises(sqlanon.SqlanonError) as refused:
            sqlanon.compare(duck.url, *names, **said)
        assert message in str(refused.value), why


@pytest.mark.parametrize("backend", ["duckdb", "sqlite"], indirect=True)
def test_a_release_is_found_in_either_case(backend: Place) -> None:
    """Where an engine takes both names for one table, its runs are of one release."""
    backend.load("people", KINDS, PEOPLE)
    publish(backend, "one", BY_DECADE)
    publish(backend, "other", BY_FIVE_YEARS)
    report = sqlanon.compare(backend.url, "ONE", "other")
    assert report.persons == len(PEOPLE)
    publish(backend, "ONE", BY_FIVE_YEARS)
    assert len([name for name in backend.named() if name.endswith("_keys")]) == 2
    assert len(sqlanon.history(backend.url, "One").runs) == 2


@pytest.mark.parametrize("backend", ["duckdb", "sqlite"], indirect=True)
def test_letters_beyond_ascii_tell_names_apart_by_their_case(backend: Place) -> None:
    """So these engines say: KÖLN and köln are two tables, KÖLN and kÖLN one."""
    backend.load("people", KINDS, PEOPLE)
    publish(backend, "KÖLN", BY_DECADE)
    publish(backend, "köln", BY_FIVE_YEARS)
    keys = [name for name in backend.named() if name.endswith("_keys")]
    assert len(keys) == 2
    for name in ("KÖLN", "köln"):
        assert len(sqlanon.history(backend.url, name).runs) == 1
    report = sqlanon.compare(backend.url, "KÖLN", "köln")
    assert len({one.run_id for one in report.releases}) == 2
    publish(backend, "kÖLN", BY_DECADE)
    assert len([name for name in backend.named() if name.endswith("_keys")]) == 2
    assert len(sqlanon.history(backend.url, "KÖLN").runs) == 2
    assert len(sqlanon.history(backend.url, "köln").runs) == 1


@pytest.mark.parametrize("backend", ["postgresql"], indirect=True)
def test_a_name_in_another_case_is_another_release_where_the_engine_says_so(backend: Place) -> None:
    backend.load("people", KINDS, PEOPLE)
    publish(backend, "one", BY_DECADE)
    for _ in range(2):  # the second one replaces what the first one stored, and nothing else
        publish(backend, "ONE", BY_FIVE_YEARS)
        assert len([name for name in backend.named() if name.endswith("_keys")]) == 2
    assert len(sqlanon.history(backend.url, "one").runs) == 1
    report = sqlanon.compare(backend.url, "one", "ONE")
    assert report.persons == len(PEOPLE)
