"""Ranges that end at the cuts of their region: rows lie in their labels, and no end is theirs."""

from __future__ import annotations

import random
import re
from bisect import bisect_left
from collections import Counter
from decimal import Decimal
from fractions import Fraction
from functools import cache
from itertools import combinations, pairwise
from typing import TYPE_CHECKING, Any

import pytest

import sqlanon
from sqlanon import UnsupportedError, anonymize

if TYPE_CHECKING:
    from engines import Place

K = 8
KINDS = {"id": "integer", "age": "integer", "pay": "integer", "score": "decimal", "town": "text"}
CUT: dict[str, Any] = {"role": "quasi", "range": "cut"}
COLUMNS: dict[str, Any] = {
    "id": {"role": "keep"},
    **dict.fromkeys(("age", "pay", "score"), CUT),
    "town": {"role": "quasi"},
}
RANGE = re.compile(r"\[(-?[\d.]+?)(?:-|\.\.)(-?[\d.]+)([\])])")
LARGEST = 18


def made_rows() -> list[tuple[Any, ...]]:
    """Persons whose pay is nobody else's, and whose age is that of many."""
    drawn = random.Random(11)  # noqa: S311 - a table, no secret
    return [
        (
            n,
            drawn.randrange(17, 91),
            None if n % 40 == 3 else drawn.randrange(-300, 99_000),
            Decimal(drawn.randrange(-2_000, 7_000)) / 100,
            drawn.choice("xyz"),
        )
        for n in range(240)
    ]


ROWS = made_rows()
VALUES: dict[str, list[Any]] = {
    column: sorted({row[place] for row in ROWS if row[place] is not None})
    for place, column in enumerate(KINDS)
    if column in {"age", "pay", "score"}
}
STEP: dict[str, Fraction | int] = {"age": 1, "pay": 1, "score": Fraction(1, 10_000)}


def release(place: Place, **changes: Any) -> sqlanon.Report:
    if "people" not in place.named():
        place.load("people", KINDS, ROWS)
    said: dict[str, Any] = {
        "columns": COLUMNS,
        "privacy": [{"k_anonymity": {"k": K}}],
        "algorithm": "mondrian",
        "target": {"table": "released", "if_exists": "replace"},
    }
    return anonymize(place.url, "people", **(said | changes))


def ends(label: str) -> tuple[Fraction, Fraction]:
    """Where a range begins, and the least number behind it."""
    found = RANGE.fullmatch(label)
    if found is None:
        return Fraction(label), Fraction(label)
    low, high, closing = found.groups()
    return Fraction(low), Fraction(high) + (1 if closing == "]" else 0)


def holds(label: str, value: Any) -> bool:
    """Whether a reader takes a value to be one of those that a label stands for."""
    if label == "*" or value is None:
        return label == "*" or (value is None and label is None)
    low, beyond = ends(label)
    return bool(low == value or low <= value < beyond)


def roundest(low: Fraction, high: Fraction, step: Fraction) -> Fraction:
    """What is told of a cut between two values.

    The greatest multiple of the largest power of ten that has one between them, which is neither of
    them, and of whole numbers does not follow the lower one: that would be told as the end before.
    """
    first = low + step * (2 if step == 1 else 1)
    for power in range(LARGEST, 0, -1):
        unit = 10**power * step
        multiple: Fraction = (high - step) // unit * unit
        if multiple >= first:
            return multiple
    return low + (high - low + first - low) // (2 * step) * step


@cache
def allowed(column: str) -> frozenset[Fraction]:
    """Where a range of a column may begin, or what may be the least number behind it."""
    step = Fraction(STEP[column])
    # what only later digits tell apart is in one step
    values = sorted({Fraction(one) // step * step for one in VALUES[column]})
    found = {roundest(low, high, step) for low, high in pairwise(values)}
    beyond = next(10**n * step for n in range(1, 19) if values[-1] < 10**n * step)
    before = next(-(10**n) * step for n in range(1, 19) if values[0] >= -(10**n) * step)
    return frozenset(found | {Fraction(beyond), Fraction(before if values[0] < 0 else 0)})


def boxes(place: Place) -> list[tuple[Any, ...]]:
    return sorted(
        Counter(
            (row["age"], row["pay"], row["score"], row["town"]) for row in place.records("released")
        ).items(),
        key=repr,
    )


@pytest.mark.parametrize("search_in", ["database", "embedded"])
@pytest.mark.parametrize("split", ["strict", "relaxed"])
@pytest.mark.parametrize("cut", ["loss", "median"])
def test_every_row_lies_in_its_label_and_labels_end_at_cuts(
    backend: Place, cut: str, split: str, search_in: str
) -> None:
    report = release(
        backend, algorithm={"mondrian": {"cut": cut, "split": split}}, search_in=search_in
    )

    found = {row["id"]: row for row in backend.records("released")}
    lost = Fraction(0)
    for number, *values in ROWS:
        for column, value in zip(("age", "pay", "score"), values, strict=False):
            label = found[number][column]
            assert holds(label, value)
            if label is not None and RANGE.fullmatch(label):
                low, beyond = ends(label)
                assert {low, beyond} <= allowed(column)
    sizes = [n for _, n in boxes(backend)]
    assert min(sizes) == report.classes.min
    assert min(sizes) >= K
    for column in ("age", "pay", "score"):
        known = VALUES[column]
        nulls = any(row[[*KINDS].index(column)] is None for row in ROWS)
        divisor = max(len(known) - 1, 1 if nulls else 0)
        spans = [
            divisor
            if label == "*"
            else 0
            if label is None or not RANGE.fullmatch(label)
            else bisect_left(known, ends(label)[1]) - bisect_left(known, ends(label)[0]) - 1
            for label in (row[column] for row in found.values())
        ]
        assert report.columns[column]
        lost += Fraction(sum(spans), divisor * len(ROWS))
    sets = [row["town"] for row in found.values()]
    lost += Fraction(sum(len(one.strip("{}").split(", ")) - 1 for one in sets), 2 * len(ROWS))
    assert report.loss.values["ncp_set"] == pytest.approx(float(lost / 4))


def test_regions_of_strict_cuts_do_not_overlap(backend: Place) -> None:
    columns = {**COLUMNS, "town": {"role": "drop"}}
    rows = [row for row in ROWS if row[2] is not None]
    backend.load("people", KINDS, rows)
    release(backend, columns=columns)
    made = {(row["age"], row["pay"], row["score"]) for row in backend.records("released")}
    regions = [[ends(label) for label in one] for one in made]
    assert len(regions) > 10
    for one, other in combinations(regions, 2):
        pairs = zip(one, other, strict=True)
        assert any(a[1] <= b[0] or b[1] <= a[0] for a, b in pairs)


@pytest.mark.gate
def test_classes_and_labels_are_the_same_on_every_engine(places: list[Place]) -> None:
    made = []
    for place in places:
        release(place)
        made.append(boxes(place))
    assert all(one == made[0] for one in made)


def test_hardly_an_end_is_the_value_of_a_person(backend: Place) -> None:
    """Where values are far apart: of ends of tight ranges all are."""
    exact = {}
    for said in ("tight", "cut"):
        columns = {**COLUMNS, "pay": {"role": "quasi", "range": said}}
        release(backend, columns=columns)
        labels = {row["pay"] for row in backend.records("released")} - {None, "*"}
        told = [end for label in labels for end in (ends(label)[0], ends(label)[1] - 1)]
        exact[said] = sum(end in VALUES["pay"] for end in told) / len(told)
    assert exact["tight"] == 1
    assert exact["cut"] < 0.1


@pytest.mark.parametrize("between", [3, 4, 10, 20], ids="{} apart".format)
def test_no_end_is_a_value_where_there_is_room_between_values(backend: Place, between: int) -> None:
    """141 and 144 are cut at 143, 40 and 60 at 50: at 144 and 60 a class would tell its least."""
    rows: list[tuple[Any, ...]] = [(141 + n * between, Decimal(n) / 50) for n in range(60)]
    rows += [(-140 - n * between, Decimal(-n) / 50) for n in range(60)]
    backend.load("people", {"age": "integer", "score": "decimal"}, rows)
    privacy = [{"k_anonymity": {"k": 4}}]
    for place, column in enumerate(("age", "score")):
        release(backend, columns={column: CUT}, unlisted="drop", privacy=privacy)
        told = {row[column] for row in backend.records("released")}
        assert len(told) > 10
        values = {row[place] for row in rows} - {0}
        for label in told:
            found = RANGE.fullmatch(label)
            assert found
            assert not {Decimal(found[1]), Decimal(found[2])} & values


def test_one_value_stays_itself_and_the_outermost_ends_are_nobodys(backend: Place) -> None:
    scores = (0.12345, 0.12349)
    rows: list[tuple[Any, ...]] = [(30, scores[n % 2]) for n in range(9)]
    rows += [(47 + n % 3, scores[n % 2]) for n in range(9)]
    backend.load("people", {"age": "integer", "score": "real"}, rows)
    columns = {"age": CUT | {"weight": 5}, "score": CUT}
    report = release(backend, columns=columns, privacy=[{"k_anonymity": {"k": 9}}])
    assert "W05" not in {one.code for one in report.warnings}
    found = {(row["age"], row["score"]) for row in backend.records("released")}
    assert found == {("30", "[0-1)"), ("[40-99]", "[0-1)")}


def test_a_value_too_large_for_whole_ends_is_refused_by_its_number(backend: Place) -> None:
    backend.load("people", {"age": "bigint"}, [(n,) for n in (*range(20), 5 * 10**17)])
    with pytest.raises(
        UnsupportedError, match=r"columns\.age\.range: 1 value, in 1 row, too large"
    ):
        release(backend, columns={"age": CUT})


REFUSED: dict[str, tuple[dict[str, Any], str]] = {
    "chunks": ({"algorithm": "order_and_cut"}, "order_and_cut are not regions between cuts; set"),
    "clusters": ({"algorithm": "sangreea"}, "of sangreea are not regions between cuts; set range"),
    "levels": ({"algorithm": "optimal"}, "ranges are not published by optimal"),
    "recoding": ({"recoding": {"reuse": "last"}}, "with recoding classes are read from labels"),
    "in place": ({"target": {"mode": "replace"}}, "with mode: replace classes are read from"),
    "an output": ({"columns": {"age": CUT | {"output": "mean"}}}, "publishes no range"),
    "a hierarchy": (
        {"columns": {"age": CUT | {"hierarchy": {"intervals": [5]}}}},
        "publishes its labels; leave range out",
    ),
    "another word": ({"columns": {"age": CUT | {"range": "wide"}}}, "cut, between the cuts of its"),
}


@pytest.mark.parametrize("case", REFUSED)
def test_what_has_no_cuts_is_refused_before_anything_is_connected_to(case: str) -> None:
    changes, reason = REFUSED[case]
    said: dict[str, Any] = {
        "columns": {"age": CUT},
        "privacy": [{"k_anonymity": {"k": K}}],
        "target": {"table": "released", "if_exists": "replace"},
        **changes,
    }
    with pytest.raises(sqlanon.SqlanonError, match=re.escape(reason)):
        anonymize("duckdb:////no/such/folder/at.all", "people", in_place=case == "in place", **said)


@pytest.mark.parametrize(
    ("column", "changes", "reason"),
    [
        ("town", {}, "range: cut is for numbers"),
        ("born", {}, "for dates and times set"),
        ("age", {"order": "frequency"}, "values in their own order"),
    ],
)
def test_columns_without_numbers_in_their_order_are_refused(
    backend: Place, column: str, changes: dict[str, Any], reason: str
) -> None:
    kinds = {"age": "integer", "town": "text", "born": "date"}
    backend.load("people", kinds, [(n, "x", f"2020-01-{n + 10}") for n in range(20)])
    with pytest.raises(UnsupportedError, match=re.escape(reason)):
        release(backend, columns={column: CUT | changes}, unlisted="drop")
