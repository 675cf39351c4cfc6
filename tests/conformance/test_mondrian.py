"""Mondrian finds the oracle's classes on every engine, and the published ones."""

from __future__ import annotations

import datetime as dt
import random
from decimal import Decimal
from typing import TYPE_CHECKING, Any

import pytest
from expected import Cells, Quasi, Table, plain, run, searched

import sqlanon

if TYPE_CHECKING:
    from engines import Place
    from oracle_mondrian import Cut, Path, Split

NUMBERS = Table(
    {"a": Quasi("integer"), "b": Quasi("integer"), "c": Quasi("decimal")},
    [(place % 7, (place * place) % 11 - 5, Decimal(place * 37 % 23) / 4) for place in range(40)],
)
WORDS = [None, "", "a", "A", "a ", "á", "b", "b", "ä", "o'b", "x, y", "{x}", "*x", "a"]


def words(order: str | tuple[str, ...] | None) -> Table:
    """A table of awkward texts and a number, ordered by a rule."""
    rows = [(WORDS[place * 5 % 14], WORDS[place % 9], place % 4) for place in range(45)]
    texts = Quasi("text", order=order)
    return Table({"w": texts, "v": texts, "n": Quasi("integer", order="frequency")}, rows)


LISTED = ("b", "a ", "A", "á", "", "a", "o'b", "ä", "x, y", "{x}", "*x", "never there")
NULLS = Table(
    {"a": Quasi("integer"), "b": Quasi("text"), "c": Quasi("date"), "d": Quasi("integer")},
    [
        (
            None if place % 3 else place % 5,
            None if place % 4 == 0 else "xyz"[place % 3],
            None if place % 7 == 0 else dt.date(2020, 1, 1) + dt.timedelta(days=place * 11 % 60),
            None,
        )
        for place in range(36)
    ],
)

TREE: dict[str, object] = {
    "Europe": {"North": ["Sweden", "Norway", "Iceland"], "South": ["Italy", "Malta"]},
    "Asia": {"East": ["Japan", "Korea"]},
    "Nowhere": {"None": ["Atlantis"]},
}
TREE_PATHS: tuple[Path, ...] = (
    ("Sweden", "North", "Europe", "*"),
    ("Norway", "North", "Europe", "*"),
    ("Iceland", "North", "Europe", "*"),
    ("Italy", "South", "Europe", "*"),
    ("Malta", "South", "Europe", "*"),
    ("Japan", "East", "Asia", "*"),
    ("Korea", "East", "Asia", "*"),
    ("Atlantis", "None", "Nowhere", "*"),
)
COUNTRIES = ["Sweden", "Malta", None, "Japan", "Norway", "Sweden", "Italy", "Korea"]
ZIPS = ["10115", "10117", "10999", "80331", "80333", "1011", "22"]


def _masked(value: str, count: int) -> str:
    return "*" * count if len(value) <= count else value[:-count] + "*" * count


DAYS = [dt.date(2019, 12, 31), dt.date(2020, 1, 1), dt.date(2020, 2, 29), dt.date(2020, 7, 4)]
HIERARCHIES = Table(
    {
        "country": Quasi("text", hierarchy={"taxonomy": TREE}, paths=TREE_PATHS),
        "age": Quasi(
            "integer",
            hierarchy={"intervals": [5, 20], "origin": 0},
            paths=tuple(
                (
                    str(age),
                    f"[{age // 5 * 5}-{age // 5 * 5 + 4}]",
                    f"[{age // 20 * 20}-{age // 20 * 20 + 19}]",
                    "*",
                )
                for age in sorted({place * 7 % 60 - 12 for place in range(64)})
            ),
        ),
        "zip": Quasi(
            "text",
            hierarchy={"mask": {"steps": [1, 3]}},
            paths=tuple((z, _masked(z, 1), _masked(z, 3), "*") for z in ZIPS),
        ),
        "born": Quasi(
            "date",
            hierarchy={"dates": ["month", "quarter", "year"]},
            paths=tuple(
                (
                    day.isoformat(),
                    f"{day:%Y-%m}",
                    f"{day.year}-Q{(day.month + 2) // 3}",
                    str(day.year),
                    "*",
                )
                for day in DAYS
            ),
        ),
        "plain": Quasi("integer"),
    },
    [
        (
            COUNTRIES[place % 8],
            place * 7 % 60 - 12,
            ZIPS[place * 3 % 7],
            DAYS[place // 3 % 4],
            place % 5,
        )
        for place in range(64)
    ],
)
WEIGHTS = Table(
    {
        "a": Quasi("integer", weight=1),
        "b": Quasi("integer", weight=7),
        "c": Quasi("text", weight=3),
    },
    [(place % 8, place * 3 % 8, "pqrst"[place % 5]) for place in range(40)],
)
SHUFFLED = random.Random(1)  # noqa: S311 - a table, no secret
MANY = Table(
    {"a": Quasi("integer"), "b": Quasi("text"), "c": Quasi("integer")},
    [
        (SHUFFLED.randrange(30), SHUFFLED.choice("aabbbcdefgh"), SHUFFLED.randrange(4))
        for _ in range(300)
    ],
)
TABLES = {
    "numbers": NUMBERS,
    "frequency": words("frequency"),
    "alphabetical": words("alphabetical"),
    "appearance": words("appearance"),
    "list": Table({"w": Quasi("text", order=LISTED)}, [row[:1] for row in words(None).rows]),
    "nulls": NULLS,
    "hierarchies": HIERARCHIES,
    "weights": WEIGHTS,
    "many": MANY,
}


@pytest.mark.parametrize("cut", ["median", "loss"])
@pytest.mark.parametrize("split", ["strict", "relaxed"])
@pytest.mark.parametrize("name", TABLES)
def test_every_engine_finds_the_classes_of_the_oracle(
    backend: Place, name: str, split: Split, cut: Cut
) -> None:
    table = TABLES[name]
    table.load(backend)

    found = searched(backend.url, table.job(3, split, cut))

    assert found == table.cells(3, split, cut)


GAPS = random.Random(13)  # noqa: S311 - a table, no secret
RARE_NULLS = Table(
    {"w": Quasi("text"), "n": Quasi("integer")},
    [(GAPS.choice("pqrstuvw") if place % 10 else None, GAPS.randrange(7)) for place in range(80)],
)
SETS = {name: TABLES[name] for name in ("frequency", "many", "nulls", "hierarchies")}
SETS |= {"rare nulls": RARE_NULLS, "all null": Table(RARE_NULLS.quasi, [(None, 1), (None, 2)] * 6)}


@pytest.mark.parametrize("split", ["strict", "relaxed"])
@pytest.mark.parametrize("name", SETS)
def test_every_engine_scores_sets_by_their_values(backend: Place, name: str, split: Split) -> None:
    """Of categories without order a cut counts the values; NULL beside others loses everything."""
    table = SETS[name]
    table.load(backend)

    found = searched(
        backend.url, table.job(3, algorithm={"mondrian": {"split": split, "measure": "set"}})
    )

    assert found == table.cells(3, split, sets=True)
    if name in {"frequency", "rare nulls"}:
        assert found != table.cells(3, split)


# mondrian_test.py of qiyuangong/Mondrian, known_answers.json mondrian.partitions.*, lower median
TEST1 = [(6, 1), (6, 1), (8, 2), (8, 2), (4, 1), (4, 2), (4, 3), (4, 4)]
TEST2 = [(6, 1), (8, 1), (8, 1), (8, 1), (8, 1), (4, 1), (4, 2), (4, 3), (4, 4)]


@pytest.mark.parametrize(
    ("rows", "split", "answer"),
    [
        (TEST1, "strict", [[(4, 1), (4, 2)], [(4, 3), (4, 4)], [(6, 1)] * 2, [(8, 2)] * 2]),
        (TEST1, "relaxed", [[(4, 1), (4, 2)], [(4, 3), (4, 4)], [(6, 1)] * 2, [(8, 2)] * 2]),
        (TEST2, "strict", [[(4, 1), (4, 2), (6, 1)], [(4, 3), (4, 4)], [(8, 1)] * 4]),
        (
            TEST2,
            "relaxed",
            [[(4, 1), (4, 2)], [(4, 3), (4, 4)], [(6, 1), (8, 1)], [(8, 1)] * 3],
        ),
    ],
)
def test_the_published_partitions_of_two_numbers_come_out(
    backend: Place, rows: list[tuple[int, int]], split: Split, answer: list[list[tuple[int, int]]]
) -> None:
    # the paper's code orders by value; values of one column are neighbours here, spans differ
    table = Table({"a": Quasi("integer"), "b": Quasi("integer")}, rows)
    table.load(backend)

    found = searched(backend.url, table.job(2, split, "median"))

    assert rows_of(found) == sorted(answer)


def rows_of(cells: Cells) -> list[list[Any]]:
    """Classes of numbers as sorted lists of rows."""
    return sorted(
        sorted(tuple(int(v or "") for v in labels) for labels, n in members for _ in range(n))
        for members in cells
    )


LEAVES: tuple[Path, ...] = tuple(
    (str(leaf), "1,5" if leaf <= 5 else "6,10", "*") for leaf in range(1, 11)
)
BASIC1 = [("6", 1), ("6", 1), ("8", 2), ("8", 2), ("4", 1), ("4", 2), ("4", 3), ("4", 4)]
BASIC2 = [("6", 1), ("6", 1), ("8", 2), ("8", 2), ("4", 1), ("4", 1), ("1", 1), ("2", 1)]


@pytest.mark.parametrize(
    ("rows", "answer"),
    [  # mondrian.basic_mondrian.test1.classes and test2.classes
        (BASIC1, [("6", "1"), ("8", "2"), ("4", "[1-2]"), ("4", "[3-4]")]),
        (BASIC2, [("6", "1"), ("8", "2"), ("1,5", "1"), ("1,5", "1")]),
    ],
)
def test_basic_mondrian_publishes_its_known_classes(
    backend: Place, rows: list[tuple[str, int]], answer: list[tuple[str, str]]
) -> None:
    tree = {"1,5": ["1", "2", "3", "4", "5"], "6,10": ["6", "7", "8", "9", "10"]}
    quasi = {"cat": Quasi("text", hierarchy={"taxonomy": tree}), "num": Quasi("integer")}
    table = Table(quasi, rows)
    table.load(backend)

    run(backend, table, 2, cut="median")

    records = sorted(backend.records("released"), key=lambda record: int(record["id"]))
    assert [(plain(r["cat"]), plain(r["num"])) for r in records[::2]] == answer


@pytest.mark.parametrize("values", [[1] * 9 + [2], [1] * 5 + [2]])
def test_a_cut_that_leaves_one_row_alone_is_not_taken(backend: Place, values: list[int]) -> None:
    # mondrian.basic_mondrian_k_violation.*: Basic_Mondrian's code publishes a class of one row
    table = Table({"a": Quasi("integer")}, [(value,) for value in values])
    table.load(backend)

    for cut in ("median", "loss"):
        assert len(searched(backend.url, table.job(2, cut=cut))) == 1


def test_a_search_takes_as_many_statements_for_many_partitions_as_for_few(backend: Place) -> None:
    few = Table(MANY.quasi, MANY.rows[:150])
    many = Table(MANY.quasi, [*MANY.rows] * 8, name="more", target="more_released")
    few.load(backend)
    many.load(backend)

    first, second = run(backend, few, 3).search, run(backend, many, 3).search

    per_round = [((r.statements or 0) - 5) / (r.rounds or 0) for r in (first, second)]
    assert max(per_round) - min(per_round) < 1


@pytest.mark.parametrize("cut", ["loss", "median"])
def test_a_part_is_cut_first_where_its_models_allow_it(backend: Place, cut: Cut) -> None:
    """The best cut is tried, also where no cut of the part was tried before."""
    rows = [(1, 1, "x"), (1, 2, "x"), (5, 1, "x"), (5, 2, "y"), (9, 3, "x"), (9, 3, "y")]
    backend.load("people", {"a": "integer", "b": "integer", "s": "text"}, rows)
    report = sqlanon.anonymize(
        backend.url,
        "people",
        target="released",
        columns={"a": "quasi", "b": "quasi", "s": "sensitive"},
        privacy=[{"l_diversity": {"column": "s", "l": 1}}],
        algorithm={"mondrian": {"cut": cut}},
    )
    assert report.classes.count == 5
