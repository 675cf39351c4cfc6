"""Distributions before and after, counted slowly here from the rows of source and release."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import TYPE_CHECKING, Any

import pytest
from few_people import COLUMNS, release

import sqlanon

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from engines import Place

    from sqlanon.report.run import Report
    from sqlanon.verify.figures import Distribution, Figures, PairDistance

QUASI = ("q", "age")
ROWS: list[tuple[Any, ...]] = [
    *((n, "abcd"[n * n % 7 % 4], n * n % 23, "xyz"[n % 3], n % 5) for n in range(90)),
    *((90 + n, "abcd"[n % 4], None, "xyz"[n % 3], n % 5) for n in range(12)),
    *((102 + n, "e", 40 + n, "xyz"[n % 3], n % 5) for n in range(3)),
]
ENOUGH = 10
FEW = 12
Row = dict[str, Any]
Value = Any
Parts = dict[str, dict[Value, dict[Value, float]]]
"""For each column and label, the share of its rows that a reader expects at each value."""


def interval(width: int) -> Callable[[int], str]:
    """The label of a value in intervals."""
    return lambda value: f"[{value // width * width}-{value // width * width + width - 1}]"


AGES = {"age": {"role": "quasi", "hierarchy": {"intervals": [4, 12]}}}
FLAT = {"q": {"role": "quasi", "hierarchy": {"flat": True}}}
WAYS: dict[str, dict[str, Any]] = {
    "regions": {},
    "steps": {"columns": {"age": {"role": "quasi", "range": {"step": 5}}}},
    "trees": {"columns": AGES},
    "cells": {"columns": AGES | FLAT, "algorithm": "cell_suppression"},
    "subtrees": {"columns": AGES | FLAT, "algorithm": "top_down"},
    "outputs": {
        "columns": {
            "age": {"role": "quasi", "output": "median"},
            "q": {"role": "quasi", "output": "mode"},
        }
    },
    "few out": {"columns": AGES | FLAT, "algorithm": "optimal", "max_suppression": 9},
    "roots": {
        "columns": AGES | FLAT,
        "algorithm": "optimal",
        "privacy": [{"k_anonymity": {"k": 40}}],
    },
    "many out": {
        "columns": AGES | FLAT,
        "algorithm": {"fixed": {"levels": {"q": 0, "age": 0}}},
        "max_suppression": 90,
        "privacy": [{"k_anonymity": {"k": 3}}],
    },
    "kept": {
        "columns": AGES | FLAT,
        "algorithm": "optimal",
        "max_suppression": 50,
        "suppressed": "keep",
    },
}


LOCAL = {"regions", "steps", "trees", "cells", "outputs"}
"""A bin would lie across classes there, and tell how many of their rows are on either side."""


class Slow:
    """The rows of a source and its release, and what can be counted of them."""

    def __init__(self, source: Sequence[Row], released: Sequence[Row], report: Report) -> None:
        """Suppressed rows are those that are gone, or are all stars and in no class."""
        self.report = report
        self.enough = max(ENOUGH, *(int(model.required) for model in report.models), 0)
        self.source = {row["id"]: row for row in source}
        self.released = {row["id"]: row for row in released}
        self.apart = report.recoding.kind in {"full_domain", "subtree"}
        self.pinned = "fixed" in report.search.algorithm
        kept = report.rows.published == report.rows.source and report.rows.suppressed
        self.gone = {
            one
            for one in self.source
            if one not in self.released
            or (kept and all(self.released[one][name] == "*" for name in QUASI))
        }
        assert len(self.gone) == report.rows.suppressed
        self.compared = {*self.source}
        if 0 < len(self.gone) < self.enough:
            self.compared -= self.gone
        self.order: dict[str, list[Value]] = {}
        for name in QUASI:
            counts = Counter(row[name] for row in source)
            known = sorted(counts.keys() - {None})
            if name == "q" and "hierarchy" not in self.asked(name):
                known.sort(key=lambda value: -counts[value])
            self.order[name] = [*known, *([None] if None in counts else [])]

    def held(self, name: str, values: Sequence[Value]) -> set[int]:
        """The rows that are compared and have one of the values."""
        return {one for one in self.compared if self.source[one][name] in values}

    def few(self, name: str, values: Sequence[Value]) -> bool:
        """Whether their count, or what the release lacks of it, is of a few rows."""
        held = self.held(name, values)
        return len(held) < self.enough or 0 < len(held & self.gone) < self.enough

    def bins(self, name: str, groups: Sequence[list[Value]], aim: int) -> list[list[Value]]:
        """Values together until nobody learns of a few rows."""
        found: list[list[Value]] = []
        for group in groups:
            null = group == [None]
            full = not found or (null or len(self.held(name, found[-1])) >= aim)
            if found and (not full or self.few(name, found[-1])):
                found[-1] = [*found[-1], *group]
            else:
                found.append([*group])
        while len(found) > 1 and self.few(name, found[-1]):
            last = found.pop()
            found[-1] = [*found[-1], *last]
        return found

    def shares_of(self, name: str, steps: int | None) -> dict[Value, dict[Value, float]]:
        """For each label, the share of its rows that a reader expects at each value."""
        order = self.order[name]
        seen: dict[Value, set[int]] = defaultdict(set)
        for one, row in self.released.items():
            seen[row[name]].add(order.index(self.source[one][name]))
        found: dict[Value, dict[Value, float]] = {}
        tree = "hierarchy" in self.asked(name)
        for label, codes in seen.items():
            inside = {*codes}
            if steps is not None and len(inside) > 1:
                held = {order[code] // steps for code in inside if order[code] is not None}
                inside |= {
                    code
                    for code, value in enumerate(order)
                    if value is not None and value // steps in held
                }
            if name == "age" or tree:
                inside = {*range(min(inside), max(inside) + 1)}
            found[label] = {order[code]: 1 / len(inside) for code in inside}
        return found

    def asked(self, name: str) -> Mapping[str, Any]:
        """What the job says of a column."""
        said: Mapping[str, Any] = self.report.job["columns"][name]
        return said

    def named(self, name: str) -> int | None:
        """The level of its hierarchy whose labels bins have, if one has more than one node."""
        if "hierarchy" not in self.asked(name):
            return None
        level = self.report.recoding.levels[name] if self.report.recoding.levels else 1
        if name == "age":  # its values are too many
            level = max(level, 1)
        return level if level < {"q": 1, "age": 3}[name] else None

    def tenths(self, name: str) -> list[list[Value]]:
        """The values in bins of a tenth of the rows, or each by itself where they are few."""
        every, rows = [[value] for value in self.order[name]], len(self.compared)
        single = len(every) - ([None] in every) <= FEW
        return self.bins(name, every, self.enough if single else max(self.enough, rows // 10))

    def fifths(self, name: str) -> list[list[Value]]:
        """The values in bins of a fifth of the rows."""
        every = [[value] for value in self.order[name]]
        return self.bins(name, every, max(self.enough, len(self.compared) // 5))

    def shown(self, name: str) -> tuple[list[list[Value]], Callable[[Value], str]]:
        """The bins that are shown, and what says the label of a value."""
        label: Callable[[Value], str] = str
        level = self.named(name)
        if name != "age" or level is None:
            return self.tenths(name), label
        label = interval((4, 12)[level - 1])
        groups: dict[str, list[Value]] = defaultdict(list)
        for value in self.order[name]:
            groups["none" if value is None else label(value)].append(value)
        return self.bins(name, [*groups.values()], self.enough), label


def check_levels(slow: Slow, figures: Figures) -> None:
    """Each published label stands on a level of its hierarchy, which has so many of them."""
    levels = slow.report.recoding.levels
    assert [*figures.hierarchies] == [
        name for name in QUASI if "hierarchy" in slow.asked(name) and not slow.pinned
    ]
    for name, told in figures.hierarchies.items():
        labels: list[Callable[[Value], str]] = [str, lambda _: "*"]
        if name == "age":
            labels[1:1] = [interval(4), interval(12)]
        root = len(labels) - 1
        shown: dict[int, list[Value]] = defaultdict(list)
        for one, row in slow.released.items():
            value, label = slow.source[one][name], row[name]
            of = [levels[name], root] if levels else [*range(len(labels))]
            if label is None:
                level = 0
            elif value is None:
                level = root if levels is None or one in slow.gone else levels[name]
            else:
                level = next(level for level in of if labels[level](value) == str(label))
            shown[level].append(label)
        assert [one.rows for one in told] == [len(shown[level]) for level in range(root + 1)]
        assert [one.labels for one in told] == [len({*shown[n]}) for n in range(root + 1)]
        known = {row[name] for row in slow.source.values()} - {None}
        null = len(slow.order[name]) - len(known)
        counts = [len({label(value) for value in known}) + null for label in labels]
        counts[root] = 1
        assert [one.nodes for one in told] == counts


def apart(before: Mapping[Any, float], after: Mapping[Any, float]) -> float:
    """Half the sum of the differences between shares."""
    whole, told = sum(before.values()), sum(after.values())
    keys = {*before, *after}
    return sum(abs(before.get(k, 0) / whole - after.get(k, 0) / told) for k in keys) / 2


def check_names(slow: Slow, name: str, told: Distribution) -> None:
    """Bins are called by what the release or a hierarchy has, of enough rows of the release."""
    shown, label = slow.shown(name)
    for one, values in zip(told.bins, shown, strict=True):
        assert one.null == (values == [None])
        inside = slow.held(name, values) - slow.gone
        if slow.named(name) is not None:
            known = [slow.source[row][name] for row in inside]
            counted = Counter(label(value) for value in known if value is not None)
            assert [*one.labels] == sorted(
                (k for k, n in counted.items() if n >= slow.enough),
                key=[label(value) for value in values if value is not None].index,
            )
        elif one.labels:
            (only,) = values
            assert {*one.labels} <= {
                str(slow.released[row][name])
                for row in inside
                if str(slow.released[row][name]) == str(only)
            }


def expected_in(slow: Slow, name: str, values: Sequence[Value], parts: Parts) -> float:
    """The rows of the release that its reader expects to have one of the values."""
    rows = slow.released.values()
    return sum(parts[name][row[name]].get(value, 0.0) for row in rows for value in values)


def check_bins(slow: Slow, name: str, told: Distribution, parts: Parts) -> None:
    """What is told of a column's bins is what their rows say."""
    shown, _ = slow.shown(name)
    assert len(shown) > 1
    assert not any(slow.few(name, values) for values in shown)
    held = [len(slow.held(name, values)) for values in shown]
    assert [one.rows_before for one in told.bins] == held
    assert [one.rows for one in told.bins] == pytest.approx(
        [expected_in(slow, name, values, parts) for values in shown], abs=1e-5
    )


def check_single(slow: Slow, name: str, told: Distribution, parts: Parts) -> None:
    """How far a column is off is what its rows say."""
    tenths = slow.tenths(name)
    before = {n: len(slow.held(name, values)) for n, values in enumerate(tenths)}
    after = {n: expected_in(slow, name, values, parts) for n, values in enumerate(tenths)}
    assert told.distance == pytest.approx(apart(before, after), abs=0.0051)


def check_pair(slow: Slow, told: PairDistance, parts: Parts) -> None:
    """What is told of both columns together."""
    places = [
        {value: n for n, values in enumerate(slow.fifths(name)) for value in values}
        for name in QUASI
    ]
    both = Counter(
        tuple(place[slow.source[one][name]] for name, place in zip(QUASI, places, strict=True))
        for one in slow.compared
    )
    expected: dict[Any, float] = defaultdict(float)
    for row in slow.released.values():
        for first, share in parts["q"][row["q"]].items():
            for second, other in parts["age"][row["age"]].items():
                expected[places[0][first], places[1][second]] += share * other
    assert told.columns == QUASI
    assert told.distance == pytest.approx(apart(both, expected), abs=0.0051)


@pytest.mark.parametrize("way", WAYS)
def test_distributions_are_those_of_the_rows(backend: Place, way: str) -> None:
    backend.load("people", COLUMNS, ROWS)
    more = {**WAYS[way]}
    columns = {"id": {"role": "keep"}, **more.pop("columns", {})}
    report = release(backend, columns, figures="internal", **more)
    figures = report.figures
    assert figures is not None
    slow = Slow(backend.records("people"), backend.records("released"), report)
    assert (len(slow.gone) >= slow.enough) == (way == "many out")
    assert (len(slow.gone) > 0) == (way in {"many out", "few out", "kept"})
    check_levels(slow, figures)
    assert [*figures.distributions] == [*QUASI]
    parts = {name: slow.shares_of(name, 5 if way == "steps" else None) for name in QUASI}
    for name, told in figures.distributions.items():
        if way not in LOCAL:
            check_names(slow, name, told)
            check_bins(slow, name, told, parts)
        check_single(slow, name, told, parts)
    (pair,) = figures.pairs
    check_pair(slow, pair, parts)
    # the page and JSON say the same
    page, plain = report.to_html(), report.to_dict()["figures"]
    assert "How far distributions are off" in page
    for name, one in figures.distributions.items():
        assert (f"Distribution of {name}" in page) == bool(one.bins) == (way not in LOCAL)
        assert plain["distributions"][name]["distance"] == one.distance
        assert [bin_["rows_before"] for bin_ in plain["distributions"][name]["bins"]] == [
            bin_.rows_before for bin_ in one.bins
        ]


def test_nothing_is_told_where_bins_could_be_of_few(backend: Place) -> None:
    backend.load("people", COLUMNS, ROWS)
    few: Any = {"privacy": [{"k_anonymity": {"k": 60}}], "figures": "internal"}
    nothing = release(backend, target="few", **few).figures
    persons: Any = [{"person_anonymity": {"k": 2, "person": "person"}}]
    of_persons = release(
        backend, {"person": {"role": "drop"}}, privacy=persons, figures="internal"
    ).figures
    for one in (nothing, of_persons):
        assert one is not None
        assert one.subsets
        assert one.distributions == {}
        assert one.pairs == ()


def test_no_bin_is_called_by_values_that_the_release_keeps_back(backend: Place) -> None:
    greatest = 987_654
    rows = [
        (greatest if i == 99 else 20_000 + i * 7_919 % 40_000, f"z{i % 25:02}") for i in range(100)
    ]
    backend.load("earners", {"income": "integer", "zip": "text"}, rows)
    report = sqlanon.anonymize(
        backend.url,
        "earners",
        columns={
            "income": {"role": "quasi", "hierarchy": {"equal_frequency": [4, 2]}},
            "zip": {"role": "quasi", "weight": 100, "hierarchy": {"mask": {"steps": [1, 2]}}},
        },
        privacy=[{"k_anonymity": {"k": 10}}],
        algorithm="cell_suppression",
        max_suppression=0.2,
        target={"table": "kept_back", "if_exists": "replace"},
        figures="internal",
    )
    assert {row["income"] for row in backend.records("kept_back")} == {"*"}
    assert str(greatest) not in report.to_html() + report.to_json()
