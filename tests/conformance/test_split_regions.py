"""Classes that have grown are cut where readers of earlier releases learn nothing by it."""

from __future__ import annotations

import random
from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest
from compiled_people import COLUMNS, K5, QUASI, insert, job_of, people

import sqlanon

if TYPE_CHECKING:
    from engines import Place

Labels = tuple[Any, ...]
SPLIT = {"reuse": "last", "violating": "merge", "grown": "split"}
SAID: dict[str, Any] = {
    "algorithm": "mondrian",
    "columns": {
        "id": {"role": "insensitive"},
        "age": {"role": "quasi"},
        "city": {"role": "quasi"},
        "zip": {"role": "quasi", "hierarchy": {"mask": {"steps": [1, 2]}}},
    },
    "privacy": [K5, {"l_diversity": {"column": "illness", "l": 2}}],
    "target": {"key": "id", "on_small_change": "delay"},
    "releases": {"guard": "refuse"},
}


def said(**more: Any) -> sqlanon.Job:
    return job_of(**{name: value for name, value in {**SAID, **more}.items() if value is not None})


def comers(night: int) -> list[tuple[Any, ...]]:
    """A hundred more, of any illness."""
    chance = random.Random(night)  # noqa: S311 - the same in each run
    return [
        (number, age + chance.randint(-2, 2), city, code, chance.choice(["flu", "cold", "gout"]))
        for number, age, city, code, _ in people(night * 100, 100)
    ]


def published(place: Place) -> dict[int, Labels]:
    return {int(row["id"]): tuple(row[name] for name in QUASI) for row in place.records("released")}


def nights(place: Place) -> tuple[list[dict[int, Labels]], list[sqlanon.Report]]:
    """What is published of whom in three nights, and the reports; the first classes are large."""
    place.run("DROP TABLE IF EXISTS people", "DROP TABLE IF EXISTS released")
    place.load("people", COLUMNS, comers(0))
    large = said(privacy=[{"k_anonymity": {"k": 12}}])
    reports = [sqlanon.run(large, connection=place.url)]
    found = [published(place)]
    for night in (1, 2):
        insert(place, comers(night))
        reports.append(sqlanon.run(said(recoding=SPLIT), connection=place.url))
        found.append(published(place))
    return found, reports


def test_parts_hold_enough_of_everybody_whom_readers_can_tell(backend: Place) -> None:
    series, reports = nights(backend)
    assert reports[1].search.reused == reports[2].search.reused == reports[0].run_id
    parts = 0
    for before, after, report in zip(series[:-1], series[1:], reports[1:], strict=True):
        assert before.keys() <= after.keys()
        assert report.together is not None
        assert not report.together.short
        came = Counter((before.get(person), after[person]) for person in after)
        assert min(came.values()) >= 5
        # somebody of one class of the night before is in two now
        whole = {labels for labels, _ in came if labels is not None}
        parts += len([1 for labels, _ in came if labels is not None]) - len(whole)
        assert report.search.split is not None
        words = " ".join(str(report).split())
        assert ("split" in words) == (report.search.split > 0)
    ill = {row["id"]: row["illness"] for row in backend.records("people")}
    everybody = {person for one in series for person in one}
    joint: dict[Any, set[Any]] = {}
    sizes = Counter(tuple(one.get(person) for one in series) for person in everybody)
    for person in everybody:
        joint.setdefault(tuple(one.get(person) for one in series), set()).add(ill[person])
    assert min(sizes.values()) >= 5
    assert min(map(len, joint.values())) >= 2
    assert parts > 0
    assert sum(report.search.split or 0 for report in reports) > 0


@pytest.mark.full
def test_engines_split_the_same_classes(places: list[Place]) -> None:
    found = [nights(place)[0] for place in places]
    assert all(one == found[0] for one in found)


NESTED: list[tuple[int, int]] = [
    *((x, 5) for x in (1, 3, 5, 7, 9)),
    *((8, 4), (10, 6), (10, 4), (1, 1), (1, 2), (2, 1)),
]
"""Five who lie in a long box, and six around it in two groups, of which one spans some of it."""


@pytest.mark.parametrize("inner", [True, False])
def test_parts_and_a_class_that_lies_within_keep_their_rows(
    backend: Place,
    inner: bool,  # noqa: FBT001
) -> None:
    """By its labels alone a row of the box would be read in the part, which is narrower."""
    rows = [(n, x, y) for n, (x, y) in enumerate(NESTED[0 if inner else 5 :])]
    backend.load("points", {"id": "integer", "x": "integer", "y": "integer"}, rows)

    def job(k: int, **more: Any) -> sqlanon.Job:
        return sqlanon.Job.from_mapping(
            {
                "source": "points",
                "target": {"table": "released", "if_exists": "replace", "key": "id"},
                "columns": {"x": {"role": "quasi"}, "y": {"role": "quasi"}},
                "unlisted": "drop",
                "privacy": [{"k_anonymity": {"k": k}}],
                "algorithm": "mondrian",
                "releases": {"guard": "warn"},
                **more,
            }
        )

    sqlanon.run(job(len(rows)), connection=backend.url)
    within = ["INSERT INTO released (x, y) VALUES ('[1-9]', '5')"] if inner else []
    backend.run("UPDATE released SET x = '[1-10]', y = '[1-6]'", *within)
    report = sqlanon.run(
        job(3, recoding={"reuse": "last", "grown": "split"}), connection=backend.url
    )
    shown = Counter((row["x"], row["y"]) for row in backend.records("released"))
    box = {("[1-9]", "5"): 5} if inner else {}
    assert shown == {("[8-10]", "[4-6]"): 3, ("[1-2]", "[1-2]"): 3, **box}
    assert report.search.split == 1
    sqlanon.run(job(3, recoding={"reuse": "last", "grown": "split"}), connection=backend.url)
    assert shown == Counter((row["x"], row["y"]) for row in backend.records("released"))


def test_parts_that_would_read_the_same_stay_whole(backend: Place) -> None:
    """Two classes of the same zone overlap at 5, and what is 5 of each would be one class."""
    rows = [
        (6 * number + n, east, zones[n % 3])
        for number, (zones, ends) in enumerate({"abc": (1, 5), "def": (5, 9)}.items())
        for n, east in enumerate(sorted(3 * ends))
    ]
    backend.load("points", {"id": "integer", "x": "integer", "zone": "text"}, rows)
    asked: dict[str, Any] = {
        "columns": {
            "x": {"role": "quasi"},
            "zone": {"role": "quasi", "hierarchy": {"rows": [[one, "z", "*"] for one in "abcdef"]}},
        },
        "unlisted": "drop",
        "privacy": [{"k_anonymity": {"k": 6}}],
        "algorithm": "mondrian",
        "target": {"table": "released", "if_exists": "replace", "key": "id"},
        "releases": {"guard": "refuse"},
    }
    whole = {("[1-5]", "z"): 6, ("[5-9]", "z"): 6}
    for number in range(3):
        again: dict[str, Any] = {"privacy": [{"k_anonymity": {"k": 3}}]} if number else {}
        again |= {"recoding": {"reuse": "last", "grown": "split"}} if number else {}
        report = sqlanon.anonymize(backend.url, "points", **asked | again)
        assert Counter((row["x"], row["zone"]) for row in backend.records("released")) == whole
        assert report.search.split == (0 if number else None)


ON = pytest.mark.parametrize("backend", ["duckdb"], indirect=True)


@ON
def test_a_plan_says_it_and_what_is_kept_stays_whole(backend: Place) -> None:
    series, _ = nights(backend)
    insert(backend, comers(3))
    kept = said(recoding={**SPLIT, "grown": "keep"})
    plan = sqlanon.plan(said(recoding=SPLIT), connection=backend.url)
    assert plan.search.split is not None
    assert published(backend) == series[-1]
    report = sqlanon.run(kept, connection=backend.url)
    assert report.search.split is None
    now = published(backend)
    classes = {series[-1][person] for person in series[-1]}
    assert len({(series[-1][person], now[person]) for person in series[-1]}) == len(classes)


REFUSED: dict[str, tuple[dict[str, Any], str]] = {
    "another algorithm": ({"algorithm": "top_down"}, "as mondrian does it"),
    "dealt": ({"algorithm": {"mondrian": {"split": "relaxed"}}, "privacy": [K5]}, "split: strict"),
    "refined": ({"algorithm": {"mondrian": {"refine": True}}}, "and without refine"),
    "nothing stored": ({"releases": None}, r"say `releases: {guard: refuse}`"),
    "parts of parts": ({"others_as_quasi": True}, "not offered with others_as_quasi"),
}


@ON
@pytest.mark.parametrize("why", REFUSED)
def test_what_cannot_be_split_is_refused(backend: Place, why: str) -> None:
    more, message = REFUSED[why]
    with pytest.raises(sqlanon.SqlanonError, match=message):  # there is no table people
        sqlanon.run(said(recoding=SPLIT, **more), connection=backend.url)
