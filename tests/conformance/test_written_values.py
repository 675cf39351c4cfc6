"""Values that a user writes are values of the column's type, however they are spelled."""

from __future__ import annotations

import datetime as dt
from decimal import Decimal
from typing import TYPE_CHECKING, Any
from uuid import UUID

import pytest

import sqlanon
from sqlanon.errors import HierarchyError, JobError, UnsatisfiableError

if TYPE_CHECKING:
    from pathlib import Path

    from engines import Place

MIDNIGHT = dt.datetime.fromisoformat("2020-01-05")
LATER = dt.datetime.fromisoformat("2020-01-05T08:15:00.5")
KINDS = {
    "i": "integer",
    "d": "decimal",
    "r": "real",
    "b": "boolean",
    "day": "date",
    "moment": "timestamp",
    "t": "text",
}
MORE = {
    "duckdb": {"u": "UUID", "e": "DECIMAL(9, 4)", "o": "TIME"},
    "sqlite": {"e": "DECIMAL(9, 4)", "o": "TIME"},
    "postgresql": {"u": "UUID", "e": "NUMERIC", "o": "TIME", "c": "CHAR(4)"},
    "mariadb": {
        "moment": "DATETIME(3)",
        "u": "UUID",
        "e": "DECIMAL(9, 4)",
        "o": "TIME(2)",
        "c": "CHAR(4)",
        "z": "DECIMAL(9, 4) ZEROFILL",
    },
}
VALUES: dict[str, list[Any]] = {
    "i": [17, -3],
    "d": [Decimal("17.00"), Decimal("0.50")],
    "r": [17.0, 0.25],
    "b": [True, False],
    "day": [dt.date(2020, 1, 5), dt.date(1999, 12, 31)],
    "moment": [MIDNIGHT, LATER],
    "t": ["17", "17.0"],
    "u": ["0a0eebc9-9c0b-4ef8-bb6d-6bb9bd380a11", "0a0eebc9-9c0b-4ef8-bb6d-6bb9bd380a12"],
    "e": [Decimal("17.0000"), Decimal("0.5000")],
    "o": ["08:15:00", "23:00:00.5"],
    "c": ["ab", "cd"],
    "z": [Decimal("17.0000"), Decimal("0.5000")],
}
WRITTEN: dict[str, list[list[Any]]] = {
    "i": [["17.0", "017", 17, "+17", "1.7e1", " 17"], ["-3", -3.0, "-03"]],
    "d": [["17", 17, "17.0", "1.7e1", Decimal("17.000")], ["0.5", ".5", 0.5, "0.500"]],
    "r": [["17", "17.0", 17, "1.7e1"], ["0.25", ".250", 0.25]],
    "b": [[True, "TRUE", "t", "yes", 1, "on"], [False, "false", "F", "no", "0"]],
    "day": [["2020-1-5", dt.date(2020, 1, 5), "2020-01-05T00:00:00"], ["1999-12-31"]],
    "moment": [
        ["2020-01-05", "2020-01-05T00:00", MIDNIGHT],
        ["2020-01-05T08:15:00.50", "2020-01-05 08:15:00.500000"],
    ],
    "t": [["17"], ["17.0"]],
    "u": [["0A0EEBC9-9C0B-4EF8-BB6D-6BB9BD380A11"], [UUID("0a0eebc99c0b4ef8bb6d6bb9bd380a12")]],
    "e": [["17", 17], [0.5, "0.50"]],
    "o": [["8:15", dt.time(8, 15), "08:15:00.0"], ["23:00:00.500"]],
    "c": [["ab  ", "ab"], ["cd"]],
    "z": [["17", 17], [0.5, "0.50"]],
}
"""By column: spellings of its first value, and of its second."""


def people(place: Place, *names: str) -> list[str]:
    kinds = {**KINDS, **MORE[place.name]}
    kinds = {name: kinds[name] for name in names or kinds}
    rows = [[n, *(VALUES[name][n % 2] for name in kinds)] for n in range(4)]
    bound = [[cell if place.name != "sqlite" else stored(cell) for cell in row] for row in rows]
    place.run("DROP TABLE IF EXISTS people")
    place.load("people", {"id": "integer", **kinds}, bound)
    return [*kinds]


def stored(cell: object) -> object:
    """As SQLite has it."""
    return float(cell) if isinstance(cell, Decimal) else cell


def released(place: Place, columns: dict[str, Any], k: int = 2, **job: Any) -> list[Any]:
    target = {"table": "released", "if_exists": "replace"}
    said = {"id": {"role": "keep"}, **columns}
    privacy = job.pop("privacy", [{"k_anonymity": {"k": k}}])
    if any("min_level" in one or "max_level" in one for one in said.values()):
        job["algorithm"] = "optimal"
    job = {"privacy": privacy, "target": target, "unlisted": "drop", **job}
    sqlanon.anonymize(place.url, "people", columns=said, **job)
    return place.rows(f"SELECT {', '.join(columns)} FROM released ORDER BY id")


def quasi(**said: Any) -> dict[str, Any]:
    return {"role": "quasi", **said}


def spelled(name: str, which: int) -> tuple[Any, Any]:
    """One spelling of each of the two values."""
    first, second = WRITTEN[name]
    return first[which % len(first)], second[which % len(second)]


@pytest.mark.parametrize("which", range(3))
def test_leaves_are_values_of_their_column(backend: Place, which: int, tmp_path: Path) -> None:
    names = people(backend)
    columns = {}
    for place, name in enumerate(names):
        first, second = spelled(name, which)
        tree: dict[str, Any] = {"taxonomy": {"one": [first], "two": [second]}}
        if (place + which) % 3 == 1:
            tree = {"rows": [[first, "one", "*"], [second, "two", "*"]]}
        if (place + which) % 3 == 2:
            path = tmp_path / f"{name}.csv"
            path.write_text(
                "".join(f'"{leaf}";{to};*\n' for leaf, to in ((first, "one"), (second, "two")))
            )
            tree = {"file": str(path)}
        columns[name] = quasi(hierarchy=tree, min_level=1, max_level=1)
    told = released(backend, columns)
    assert told == [tuple([("one", "two")[n % 2]] * len(names)) for n in range(4)]


def test_what_is_published_is_what_the_engine_writes(backend: Place) -> None:
    names = people(backend, "i", "d", "r", "day", "moment")
    trees = {name: {"taxonomy": {"all": [*spelled(name, 1)]}} for name in names}
    shown = released(backend, {name: quasi(hierarchy=trees[name]) for name in names})
    assert shown == released(backend, {name: quasi() for name in names})
    # a leaf on a shorter branch is that value on each level
    tree = {"taxonomy": {"a": {"b": ["9.5"]}, "c": ["17", "0.5"]}}
    ragged = released(backend, {"d": quasi(hierarchy=tree, min_level=1, max_level=1)})
    assert ragged == released(backend, {"d": quasi()})


def test_a_table_of_the_database_is_read_by_value(backend: Place) -> None:
    people(backend)
    names = [name for name in {**KINDS, **MORE[backend.name]} if name != "z"]
    columns = {}
    for name in names:
        table = f"tree_{name}"
        kind = "integer" if name in {"d", "r", "e"} else "text"
        first, second = (_text(WRITTEN[name][n][0]) for n in (0, 1))
        if name in {"i", "day", "o"}:  # without zeros in front
            first, second = (str(value) for value in VALUES[name])
        rows: list[tuple[object, ...]] = [(first, "one", "*"), (second, "two", "*")]
        if kind == "integer":
            rows = [(17, "one", "*")]
        backend.load(table, {"level_0": kind, "level_1": "text", "level_2": "text"}, rows)
        if kind == "text":
            columns[name] = quasi(hierarchy={"table": table}, min_level=1, max_level=1)
    told = released(backend, columns)
    assert told == [tuple([("one", "two")[n % 2]] * len(columns)) for n in range(4)]
    backend.run("DELETE FROM people WHERE id % 2 = 1")
    numbers = [name for name in names if name not in columns]
    said = {name: quasi(hierarchy={"table": f"tree_{name}"}, min_level=1) for name in numbers}
    assert released(backend, said) == [tuple(["one"] * len(said))] * 2


def _text(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def test_orders_and_bounded_values_are_read_by_value(backend: Place) -> None:
    names = people(backend)
    for which in range(3):
        columns = {name: quasi(order=[*spelled(name, which)]) for name in names}
        told = released(backend, columns, k=4)
        plain = released(backend, {name: quasi() for name in names})
        firsts = {name: [row[n] for row in plain[:2]] for n, name in enumerate(names)}
        assert told == [tuple("..".join(map(str, firsts[name])) for name in names)] * 4
    for name in names:
        first, second = spelled(name, 1)
        asked: dict[str, Any] = {"column": name, "t": 0, "distance": "ordered"}
        for value in (first, second):
            bounded = {"alpha_k": {"column": name, "alpha": 0.25, "value": value}}
            ordered = {"t_closeness": {**asked, "order": [second, first]}}
            privacy = [bounded, ordered]
            found = sqlanon.check(backend.url, "people", quasi=["id"], privacy=privacy)
            reached = [one.reached for one in found.models if one.name != "k_anonymity"]
            assert reached == [1, 1, 0.5], name
        columns = {"id": quasi(), name: {"role": "sensitive"}}
        model = {"alpha_k": {"column": name, "alpha": 0.25, "value": second}}
        with pytest.raises(UnsatisfiableError):
            released(backend, columns, privacy=[model])


@pytest.mark.parametrize(
    ("name", "values", "told"),
    [
        ("i", ["17", "x"], r"'x' is no value of its type, \w+.*; write it as 17"),
        ("i", ["17", "17.5", "a", "b", "c"], "'17.5', 'a', 'b' and 1 more are no values of its"),
        ("d", ["17", "17.00000001"], "'17.00000001' is no value"),
        ("d", ["17", "17,5"], "'17,5' is no value"),
        ("b", ["true", "maybe"], "'maybe' is no value"),
        ("day", ["2020-01-05", "01.02.2020"], "'01.02.2020' is no value .* as 2020-01-31"),
        ("day", ["2020-02-30"], "'2020-02-30' is no value"),
        ("moment", ["2020-01-05 08:15:00Z"], "'2020-01-05 08:15:00Z' is no value"),
        ("i", ["17", "17.0"], "'17' and '17.0' are one value of its type"),
        ("b", ["true", "TRUE"], "'true' and 'TRUE' are one value"),
    ],
)
def test_what_the_type_cannot_read_is_named(
    backend: Place, name: str, values: list[str], told: str
) -> None:
    if backend.name == "sqlite" and "00001" in values[-1]:
        pytest.skip("its decimals have no scale")
    people(backend)
    before = backend.tables()
    rows = [[value, f"group {n}", "*"] for n, value in enumerate(values)]
    with pytest.raises(HierarchyError, match=f"the hierarchy of column '{name}': {told}"):
        released(backend, {name: quasi(hierarchy={"rows": rows})})
    with pytest.raises(JobError, match=rf"columns\.{name}\.order: {told}"):
        released(backend, {name: quasi(order=values)})
    assert backend.tables() == before


def test_two_spellings_with_the_same_labels_are_one_leaf(backend: Place) -> None:
    people(backend, "d")
    rows = [["17", "a", "*"], ["17.0", "a", "*"], ["0.5", "a", "*"]]
    assert released(backend, {"d": quasi(hierarchy={"rows": rows}, min_level=1)}) == [("a",)] * 4
