"""Scripts of recodings that have no levels: their classes are read from the release of a run."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest
from clients import replay
from compiled_people import CITIES, COLUMNS, QUASI, classes, entered, insert, job_of, people
from read_classes import ORDER, narrowest, says

import sqlanon
from sqlanon.errors import UnsatisfiableError, UnsupportedError

if TYPE_CHECKING:
    from engines import Place

AGE, CITY = {"role": "quasi"}, {"role": "quasi"}
FLAT: dict[str, Any] = {"age": AGE, "city": CITY}
APART: dict[str, dict[str, Any]] = {
    "mondrian": {"algorithm": "mondrian"},
    "ranges and sets": {"algorithm": "mondrian", "columns": {**FLAT, "zip": {"role": "quasi"}}},
    "a listed order": {
        "algorithm": "mondrian",
        "columns": {"age": AGE, "zip": {"role": "quasi", "order": ORDER}},
    },
    "top_down": {"algorithm": "top_down"},
    "mu_argus": {"algorithm": "mu_argus"},
    "cell_suppression": {"algorithm": "cell_suppression"},
}
"""Recodings in whose releases a row of equal values reads alike."""
OVERLAPPING: dict[str, dict[str, Any]] = {
    "mondrian": {"algorithm": "mondrian", "columns": {"zip": {"role": "quasi"}}},
    "order_and_cut": {"algorithm": {"order_and_cut": {"split": "strict"}}, "columns": FLAT},
    "k_member": {"algorithm": {"k_member": {"split": "strict"}}, "columns": FLAT},
}
"""Recodings of which labels of several classes contain the same rows."""
SPLIT: dict[str, dict[str, Any]] = {
    "order_and_cut": {"algorithm": "order_and_cut", "columns": FLAT},
    "k_member": {"algorithm": "k_member", "columns": FLAT},
    "relaxed": {
        "algorithm": {"mondrian": {"split": "relaxed", "cut": "median"}},
        "columns": FLAT,
    },
}
"""Recodings in which rows of equal values are in several classes."""


def scattered(first: int, count: int) -> list[tuple[Any, ...]]:
    """People of whom hardly two are alike, so that hierarchies are cut between siblings."""
    return [
        (n, 20 + n * n * 7 % 41, CITIES[n * 5 % 7 % 4], ORDER[n * n % 13 % len(ORDER)], n)
        for n in range(first, first + count)
    ]


def published(place: Place) -> dict[int, tuple[object, ...]]:
    """What is published of each person; the illness tells whose row it is."""
    return {
        int(row["illness"]): tuple(row[name] for name in QUASI) for row in place.records("released")
    }


@pytest.mark.parametrize("case", APART)
def test_a_script_repeats_the_release_and_takes_rows_that_come_later(
    backend: Place, case: str
) -> None:
    said = {"algorithm": "mondrian", **APART[case], "max_suppression": 0.5}
    columns = {**COLUMNS, "illness": "integer"}  # it tells whose row it is
    backend.load("people", columns, [(*row[:4], row[0]) for row in people(0, 200)])
    job = job_of(**said)
    run = sqlanon.run(job, connection=backend.url)
    before = backend.records("released")
    made = sqlanon.compile_job(job, connection=backend.url, from_run="last")
    replay(backend, made.text)
    rows = sorted(backend.records("released"), key=lambda row: int(row["illness"]))
    assert rows == sorted(before, key=lambda row: int(row["illness"]))
    labels = set(classes(backend))
    assert len(labels) > 8

    backend.load("more", columns, [(*row[:4], row[0]) for row in people(200, 57)])
    backend.run("INSERT INTO people SELECT * FROM more", "DROP TABLE more")
    replay(backend, made.text)
    source = {row["id"]: row for row in backend.records("people")}
    released = backend.records("released")
    for row in released:
        assert says(tuple(row[name] for name in QUASI), source[row["illness"]], said)
    assert min(classes(backend).values()) >= 5
    assert set(classes(backend)) <= labels | {("*", "*", "*")}
    assert sum(int(row["illness"]) >= 200 for row in released) > 40
    assert entered(backend)[0].run_id == run.run_id


@pytest.mark.parametrize("case", OVERLAPPING)
def test_each_row_gets_its_own_class_back_where_labels_overlap(backend: Place, case: str) -> None:
    """Rows went to the narrowest class that contains them, and the wider ones fell short."""
    backend.load("people", {**COLUMNS, "illness": "integer"}, scattered(0, 150))
    said = {**OVERLAPPING[case], "max_suppression": 0}
    sqlanon.run(job_of(**said), connection=backend.url)
    before = published(backend)
    labels = {*before.values()}
    source = {row["id"]: row for row in backend.records("people")}
    several = [
        person
        for person, row in source.items()
        if sum(says(one, row, OVERLAPPING[case]) for one in labels) > 1
    ]
    assert len(several) > 5

    made = sqlanon.compile_job(job_of(**said), connection=backend.url, from_run="last")
    replay(backend, made.text)
    assert published(backend) == before

    sqlanon.run(job_of(**said), connection=backend.url)
    again = sqlanon.run(job_of(**said, recoding={"reuse": "last"}), connection=backend.url)
    assert published(backend) == before
    assert again.rows.suppressed == 0

    # some rows go: those that stay are in classes that contain them, and most in their own
    backend.run("DELETE FROM people WHERE id > 2 AND id < 9")
    easy = job_of(**{**said, "max_suppression": 0.9}, recoding={"reuse": "last"})
    sqlanon.run(easy, connection=backend.url)
    after = published(backend)
    assert {*after.values()} <= labels
    assert all(says(one, source[person], OVERLAPPING[case]) for person, one in after.items())
    assert min(Counter(after.values()).values()) >= 5
    assert len(after) > 100


@pytest.mark.parametrize("case", SPLIT)
def test_rows_of_split_cells_are_together_in_a_class_that_contains_them(
    backend: Place, case: str
) -> None:
    backend.load("people", COLUMNS, people(0, 200))
    job = job_of(**SPLIT[case], max_suppression=0.9)
    sqlanon.run(job, connection=backend.url)
    before = [*classes(backend)]
    source = backend.records("people")
    made = sqlanon.compile_job(job, connection=backend.url, from_run="last")
    replay(backend, made.text)
    after = classes(backend)
    assert {*after} <= {*before, ("*", "*", "*")}
    assert min(after.values()) >= 5
    assert after.total() >= narrowest(source, before, SPLIT[case]).total() > 100


def test_the_error_names_split_where_cells_were_split(backend: Place) -> None:
    backend.load("people", COLUMNS, people(0, 60))
    job = job_of(algorithm="order_and_cut", columns=FLAT, max_suppression=0)
    sqlanon.run(job, connection=backend.url)
    backend.run("DELETE FROM people WHERE id < 30")
    with pytest.raises(UnsatisfiableError, match="publish with `split: strict`"):
        sqlanon.compile_job(job, connection=backend.url, from_run="last")


def test_a_row_in_no_class_is_the_roots_or_left_out(backend: Place) -> None:
    backend.load("people", COLUMNS, people(0, 200))
    said: dict[str, Any] = {"algorithm": "mondrian", "columns": FLAT, "max_suppression": 0.5}
    for unknown in ("root", "suppress"):
        job = job_of(**said, on_new_value=unknown)
        sqlanon.run(job, connection=backend.url)
        made = sqlanon.compile_job(job, connection=backend.url, from_run="last")
        insert(backend, [(n, 97, "Xanten", "000", "flu") for n in range(1000, 1006)])
        replay(backend, made.text)
        rooted = classes(backend)[("*", "*", "*")]
        assert rooted == (6 if unknown == "root" else 0)
        backend.run("DELETE FROM people WHERE id >= 1000")


def test_ranges_whose_ends_are_gone_are_not_read(backend: Place) -> None:
    backend.load("people", COLUMNS, people(0, 400))
    job = job_of(algorithm="mondrian", columns=FLAT, max_suppression=0.0)
    sqlanon.run(job, connection=backend.url)
    ranges = sorted({str(row["age"]) for row in backend.records("released")})
    low = next(one for one in ranges if one.startswith("["))[1:3]
    backend.run(f"DELETE FROM people WHERE age = {low}")
    with pytest.raises(UnsatisfiableError, match="fit no class of run"):
        sqlanon.compile_job(job, connection=backend.url, from_run="last")
    easy = job_of(algorithm="mondrian", columns=FLAT, max_suppression=0.8)
    sqlanon.run(easy, connection=backend.url)
    made = sqlanon.compile_job(easy, connection=backend.url, from_run="last")
    replay(backend, made.text)
    assert min(classes(backend).values()) >= 5


def test_a_label_that_can_be_read_in_two_ways_is_read_in_none(backend: Place) -> None:
    """`a..b..c` is from a to b..c, or from a..b to c."""
    order = ["a", "a..b", "b", "b..c", "c"]
    columns = {"word": "text", "illness": "integer"}
    backend.load("people", columns, [(order[n % 5], n) for n in range(20)])
    job = sqlanon.Job.from_mapping(
        {
            "source": "people",
            "target": {"table": "released", "if_exists": "replace"},
            "on_new_value": "suppress",
            "columns": {
                "word": {"role": "quasi", "order": order},
                "illness": {"role": "sensitive"},
            },
            "privacy": [{"k_anonymity": {"k": 8}}],
            "max_suppression": 0.9,
        }
    )
    sqlanon.run(job, connection=backend.url)
    backend.run("UPDATE released SET word = 'a..c'")
    replay(backend, sqlanon.compile_job(job, connection=backend.url, from_run="last").text)
    assert Counter(row["word"] for row in backend.records("released")) == {"a..c": 20}
    sqlanon.run(job, connection=backend.url)
    backend.run("UPDATE released SET word = 'a..b..c'")
    with pytest.raises(UnsatisfiableError, match="20 of 20 rows fit no class"):
        sqlanon.compile_job(job, connection=backend.url, from_run="last")


def test_what_stands_in_the_target_has_to_be_that_runs(backend: Place) -> None:
    backend.load("people", COLUMNS, people(0, 200))
    job = job_of(algorithm="mondrian")
    first = sqlanon.run(job, connection=backend.url)
    second = sqlanon.run(job, connection=backend.url)
    with pytest.raises(UnsupportedError, match=r"these are of a later run or script"):
        sqlanon.compile_job(job, connection=backend.url, from_run=first.run_id)
    made = sqlanon.compile_job(job, connection=backend.url, from_run=second.run_id)
    replay(backend, made.text)
    with pytest.raises(UnsupportedError, match=r"these are of a later run or script"):
        sqlanon.compile_job(job, connection=backend.url, from_run="last")
