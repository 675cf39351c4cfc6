"""Ranges of numbers below zero have one reading: `[-5..-1]`, `[-5..4]`, and `[0-4]` as ever."""

from __future__ import annotations

import re
from decimal import Decimal
from typing import TYPE_CHECKING, Any

import pytest

import sqlanon

if TYPE_CHECKING:
    from engines import Place

NUMBERS = [-100, -93, -12, -10, -9, -1, 0, 3, 8, 25]
LABEL = re.compile(r"\[(-?[0-9.]+?)(-|\.\.)(-?[0-9.]+)[\])]|[<>]=?-?[0-9.]+|-?[0-9.]+|\*")
HIERARCHIES: dict[str, tuple[dict[str, Any], dict[str, list[str]]]] = {
    "intervals": (
        {"intervals": [5, 10, 100]},
        {
            "-100": ["[-100..-96]", "[-100..-91]", "[-100..-1]"],
            "-1": ["[-5..-1]", "[-10..-1]", "[-100..-1]"],
            "0": ["[0-4]", "[0-9]", "[0-99]"],
        },
    ),
    "an origin": (
        {"intervals": [10], "origin": -5},
        {"-9": ["[-15..-6]"], "-1": ["[-5..4]"], "8": ["[5-14]"]},
    ),
    "fractions": (
        {"intervals": [0.5, 7.5]},
        {"-1": ["[-1..-0.5)", "[-7.5..0)"], "0": ["[0-0.5)", "[0-7.5)"]},
    ),
    "cuts": (
        {"cuts": [[-95, -10, 0, 10], [-10, 10]]},
        {
            "-100": ["<-95", "<-10"],
            "-93": ["[-95..-11]", "<-10"],
            "-10": ["[-10..-1]", "[-10..9]"],
            "3": ["[0-9]", "[-10..9]"],
        },
    ),
    "equal_frequency": (
        {"equal_frequency": [5]},
        {"-100": ["[-100..-93]"], "-9": ["[-9..-1]"], "3": ["[0-3]"], "25": ["[8-25]"]},
    ),
}


def read(label: str) -> None:
    """Tell the ends as any reader can: the first hyphen that is no sign, or the dots."""
    found = LABEL.fullmatch(label)
    assert found, label
    assert "--" not in label
    low, between, high, *_ = found.groups()
    if low is not None:
        assert between == (".." if low.startswith("-") else "-")
        assert Decimal(low) <= Decimal(high)


@pytest.mark.parametrize("name", HIERARCHIES)
def test_hierarchies_of_numbers(backend: Place, name: str) -> None:
    specification, expected = HIERARCHIES[name]
    backend.load("t", {"n": "integer"}, [(n,) for n in NUMBERS])
    sqlanon.build_hierarchy(backend.url, "t", "n", specification, "levels")
    rows = {str(row[0]): [*row[1:-1]] for row in sqlanon.hierarchy_rows(backend.url, "levels")}
    for labels in rows.values():
        for label in labels:
            read(str(label))
    assert {value: rows[value] for value in expected} == expected


@pytest.mark.parametrize("kind", ["integer", "decimal", "real"])
@pytest.mark.parametrize("said", [{}, {"range": {"step": 5}}, {"range": "cut"}])
def test_ranges_of_classes(backend: Place, kind: str, said: dict[str, Any]) -> None:
    numbers = NUMBERS if kind == "integer" else [Decimal(n) / 4 for n in NUMBERS]
    backend.load("t", {"n": kind}, [(n,) for n in numbers])
    sqlanon.anonymize(
        backend.url,
        "t",
        columns={"n": {"role": "quasi", **said}},
        privacy=[sqlanon.KAnonymity(k=2)],
        target="released",
    )
    labels = {str(row["n"]) for row in backend.records("released")}
    assert len(labels) > 2
    assert any(label.startswith("[-") for label in labels)
    for label in labels:
        read(label)


@pytest.mark.parametrize("older", [False, True])
@pytest.mark.parametrize("said", [{}, {"range": {"step": 5}}])
def test_labels_are_read_again(backend: Place, said: dict[str, Any], *, older: bool) -> None:
    backend.load("t", {"id": "integer", "n": "integer"}, list(enumerate([*NUMBERS, *NUMBERS])))
    asked: dict[str, Any] = {
        "columns": {"id": {"role": "drop"}, "n": {"role": "quasi", **said}},
        "privacy": [sqlanon.KAnonymity(k=4)],
        "target": sqlanon.Target(table="released", if_exists="replace"),
    }
    sqlanon.anonymize(backend.url, "t", **asked)
    before = sorted(str(row["n"]) for row in backend.records("released"))
    if older:  # as releases were before: a hyphen behind a minus sign
        backend.run("UPDATE released SET n = REPLACE(n, '..', '-')")
        before = [label.replace("..", "-") for label in before]
    sqlanon.anonymize(backend.url, "t", recoding={"reuse": "last"}, **asked)
    assert sorted(str(row["n"]) for row in backend.records("released")) == sorted(before)


def test_tables_are_read_together_by_such_labels(backend: Place) -> None:
    for table, labels in {
        "one": ["[-5..-1]", "[0-4]", "[-9.5..-5)"],
        "two": ["[-5..4]", "[-3.5..0)", "[-9--6]"],
    }.items():
        backend.load(table, {"n": "text"}, [(label,) for label in labels])
    report = sqlanon.compare_tables(backend.url, "one", "two", quasi=["n"], k=1)
    # [-5..-1] with [-5..4] and [-3.5..0), [0-4] with [-5..4], [-9.5..-5) with [-9--6]
    assert report.couples[0].couples.pairs == 4
