"""Tables of every kind of attribute, whose cells are put in an order and cut into classes."""

from __future__ import annotations

import datetime as dt
import random
from collections import Counter
from fractions import Fraction
from typing import TYPE_CHECKING, Any

import duckdb
from expected import Quasi, Table, searched, text
from oracle_mondrian import encode
from oracle_refine import lost

if TYPE_CHECKING:
    from collections.abc import Sequence

    from expected import Cells
    from oracle_mondrian import Attribute, Classes, Codes, Path

WORDS = [None, "", "a", "A", "a ", "á", "b", "b", "ä", "o'b", "x, y", "{x}", "*x", "a"]
TREE: dict[str, object] = {
    "Europe": {"North": ["Sweden", "Norway"], "South": ["Italy", "Malta"]},
    "Asia": {"East": ["Japan", "Korea"]},
}
PATHS: tuple[Path, ...] = (
    ("Sweden", "North", "Europe", "*"),
    ("Norway", "North", "Europe", "*"),
    ("Italy", "South", "Europe", "*"),
    ("Malta", "South", "Europe", "*"),
    ("Japan", "East", "Asia", "*"),
    ("Korea", "East", "Asia", "*"),
)
MANY = {"one": ["a", "b"], "two": ["c", *(f"d{n}" for n in range(30))], "three": ["e", "f"]}
"""A taxonomy of which few leaves occur."""
OF_MANY: tuple[Path, ...] = tuple(
    (leaf, parent, "*") for parent, leaves in MANY.items() for leaf in leaves
)
COUNTRIES = ["Sweden", "Malta", None, "Japan", "Norway", "Sweden", "Italy", "Korea"]
SHUFFLED = random.Random(3)  # noqa: S311 - a table, no secret
EQUAL = [(1, "x")] * 21 + [(2, "x")] * 2 + [(2, "y"), (5, "y"), (5, "z")] + [(9, "z")] * 12
TABLES = {
    "numbers": Table(
        {"a": Quasi("integer"), "b": Quasi("integer", weight=3), "c": Quasi("integer")},
        [(place % 7, (place * place) % 11 - 5, place * 37 % 23) for place in range(40)],
    ),
    "words": Table(
        {"w": Quasi("text"), "v": Quasi("text", order="alphabetical"), "n": Quasi("integer")},
        [(WORDS[place * 5 % 14], WORDS[place % 9], place % 4) for place in range(45)],
    ),
    "nulls": Table(
        {"a": Quasi("integer"), "b": Quasi("text"), "c": Quasi("date"), "d": Quasi("integer")},
        [
            (
                None if place % 3 else place % 5,
                None if place % 4 == 0 else "xyz"[place % 3],
                None
                if place % 7 == 0
                else dt.date(2020, 1, 1) + dt.timedelta(days=place * 11 % 60),
                None,
            )
            for place in range(36)
        ],
    ),
    "hierarchies": Table(
        {
            "country": Quasi("text", hierarchy={"taxonomy": TREE}, paths=PATHS),
            "sex": Quasi("text"),
            "age": Quasi("integer"),
        },
        [(COUNTRIES[place % 8], "mf"[place // 3 % 2], place * 7 % 30) for place in range(48)],
    ),
    "equal": Table({"a": Quasi("integer"), "b": Quasi("text")}, EQUAL),
    "one column": Table({"a": Quasi("integer")}, [(value,) for value in (1, 1, 2, 2, 2, 9, 9)]),
    "many values": Table(
        {"a": Quasi("text"), "b": Quasi("integer")},
        [(None if n % 50 == 7 else f"v{n * n % 263}", n % 4) for n in range(420)],
    ),
}
RARE = Table(
    {
        "word": Quasi("text", hierarchy={"taxonomy": MANY}, paths=OF_MANY),
        "age": Quasi("integer"),
        "sex": Quasi("text"),
    },
    [("abcef"[place * 3 % 5], place * 7 % 9, "mf"[place % 2]) for place in range(50)],
)
"""Leaves that do not occur count in what classes lose, and are nowhere on a curve."""
WIDER = Table(
    {f"q{number}": Quasi("integer") for number in range(23)},
    [tuple(row * (number + 3) % 7 % 3 for number in range(23)) for row in range(40)],
)
"""More columns than one statement ranks."""
LARGE = Table(
    {"a": Quasi("integer"), "b": Quasi("text"), "c": Quasi("integer")},
    [
        (SHUFFLED.randrange(30), SHUFFLED.choice("aabbbcdefgh"), SHUFFLED.randrange(4))
        for _ in range(1200)
    ],
)

WIDE = Table(
    {
        "a": Quasi("text", weight=1000),
        "b": Quasi("text"),
        "c": Quasi("integer", weight=1000),
        "d": Quasi("integer", weight=Fraction(1, 4)),
    },
    [
        (f"v{n * n % 397}", f"w{n % 199}", n * 7919 % 1009, SHUFFLED.randrange(800))
        for n in range(800)
    ],
)
"""Sets of four words of bits, whose counts must not overflow, as must not what a unit of `d` weighs
times its steps: 2^31 is between the two for k = 2."""

FOUR = Table(
    {"a": Quasi("integer"), "b": Quasi("text"), "c": Quasi("integer"), "d": Quasi("integer")},
    [
        (
            SHUFFLED.randrange(9),
            SHUFFLED.choice("abcd"),
            SHUFFLED.randrange(17),
            SHUFFLED.randrange(2),
        )
        for _ in range(60)
    ],
)

OF_SETS = {
    "of sets": Table(
        {
            "a": Quasi("text", weight=2),
            "b": Quasi("integer"),
            "c": Quasi("text"),
            "d": Quasi("integer"),
        },
        [
            (
                SHUFFLED.choice("aaaabbcde"),
                None if place % 9 == 0 else SHUFFLED.randrange(20),
                SHUFFLED.choice(["u", "u", "v", "w", None]),
                SHUFFLED.randrange(3),
            )
            for place in range(78)
        ],
    ),
    "few sets of many values": Table(
        {"a": Quasi("text"), "b": Quasi("text"), "c": Quasi("integer")},
        [
            (f"v{place * place % 71}", "xxyz"[SHUFFLED.randrange(4)], SHUFFLED.randrange(5))
            for place in range(78)
        ],
    ),
    "a light range with gaps": Table(
        {
            "a": Quasi("integer", weight=Fraction(1, 1024)),
            "b": Quasi("text", weight=1000),
            "c": Quasi("text", weight=1000),
        },
        [
            (SHUFFLED.choice([0, 78, place]), "bcd"[place % 3], "xy"[place % 2])
            for place in range(78)
        ],
    ),
}
"""Tables of which half of the attributes or more are sets, in one chunk for k = 2."""

TAILS = Table(
    {
        "kind": Quasi("text"),
        "breed": Quasi("text"),
        "name": Quasi("text"),
        "zip": Quasi("integer"),
    },
    [
        (
            SHUFFLED.choice("dddddddcccca"),
            f"b{int(SHUFFLED.paretovariate(1)) % 60}",
            f"n{int(SHUFFLED.paretovariate(0.3)) % 5000}",
            int(SHUFFLED.paretovariate(0.7)) % 90,
        )
        for _ in range(1000)
    ],
)
"""Some breeds, names and places are of many rows, most of few."""


def cells(table: Table, classes: Classes | None) -> Cells:
    """Classes as sorted lists of (values as text, rows)."""
    texts = [tuple(text(cell) for cell in row) for row in table.rows]
    found = [Counter(texts[row] for row in members) for members in classes or []]
    return sorted((sorted(one.items(), key=repr) for one in found), key=repr)


def coded(table: Table, attributes: Sequence[Attribute]) -> dict[tuple[str | None, ...], Codes]:
    """The codes of each row as it reads, in the first columns, which these are."""
    count = len(attributes)
    codes = encode([row[:count] for row in table.oracle_rows()], attributes)
    return {
        tuple(map(text, row[:count])): code for row, code in zip(table.rows, codes, strict=True)
    }


def whole_loss(
    table: Table, found: Cells, attributes: Sequence[Attribute], *, sets: bool
) -> Fraction:
    """What all rows lose in classes as `searched` gives them."""
    of_row = coded(table, attributes)
    classes = [Counter({of_row[values]: n for values, n in one}) for one in found]
    return sum((lost(one, attributes, sets=sets) for one in classes), Fraction(0))


def on_duckdb(table: Table, job_: Any) -> Cells:
    """What the search finds on DuckDB, in memory."""
    types = {"integer": "BIGINT", "text": "VARCHAR", "date": "DATE"}
    columns = ["id BIGINT", *(f"{name} {types[q.kind]}" for name, q in table.quasi.items())]
    rows = [(number, *row) for number, row in enumerate(table.rows)]
    with duckdb.connect() as connection:
        connection.execute(f"CREATE TABLE people ({', '.join(columns)})")
        marks = ", ".join("?" * len(columns))
        connection.executemany(f"INSERT INTO people VALUES ({marks})", rows)
        return searched(connection, job_)
