"""What tables tell that are matched by their labels, on every engine, against brute force."""

from __future__ import annotations

import json
import random
from dataclasses import asdict
from fractions import Fraction
from itertools import combinations, permutations
from typing import TYPE_CHECKING, Any

import oracle_overlaps as oracle
import pytest
from typer.testing import CliRunner

import sqlanon
from sqlanon.cli.app import app

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable
    from pathlib import Path

    from engines import Place

Said = dict[str | None, "Callable[[Any], bool]"]


def within(low: float, high: float, *, below: bool = False) -> Callable[[Any], bool]:
    """Numbers between two, the upper one not among them where `below`."""
    return lambda v: v is not None and low <= v and (v < high if below else v <= high)


def begins(*parts: str, size: int | None = None) -> Callable[[Any], bool]:
    return lambda v: v is not None and v.startswith(parts) and (size is None or len(v) == size)


def one_of(*values: str) -> Callable[[Any], bool]:
    return lambda v: v in values


def anything(_: object) -> bool:
    return True


def anything_known(value: object) -> bool:
    return value is not None


AGES = [None, *(Fraction(n, 2) for n in range(-10, 200))]
AGE: Said = {
    None: lambda v: v is None,
    "*": anything,
    "17": within(17, 17),
    "17.5": within(17.5, 17.5),
    "-3": within(-3, -3),
    "[17-25]": within(17, 25),
    "[17-25)": within(17, 25, below=True),
    "[25-30)": within(25, 30, below=True),
    "[25-26.5]": within(25, 26.5),
    "[-5..-1]": within(-5, -1),
    "[-1.5..-0.5)": within(-1.5, -0.5, below=True),
    "[-1..17]": within(-1, 17),
    "[-1..17.5)": within(-1, 17.5, below=True),
    # of older releases
    "[-5--1]": within(-5, -1),
    "[-1-17]": within(-1, 17),
    "<17": within(-99, 17, below=True),
    ">=25": within(25, 999),
    "2*": lambda v: v is not None and str(float(v)).startswith("2"),
    "{17, 30}": lambda v: v in {17, 30},
    "{25, 17.5, -3}": lambda v: v in {25, 17.5, -3},
}
DAYS = [
    None,
    *(f"{y}-{m:02d}-{d:02d}" for y in (2019, 2020) for m in range(1, 13) for d in (1, 15, 31)),
]
DAY: Said = {
    None: lambda v: v is None,
    "*": anything,
    "2020-01-15": begins("2020-01-15"),
    "2020-01": begins("2020-01"),
    "2020-Q1": begins("2020-01", "2020-02", "2020-03"),
    "2020-Q4": begins("2020-10", "2020-11", "2020-12"),
    "2020": begins("2020"),
    "2010s": begins("2019"),
    "2020-0*-**": begins("2020-0"),
    "2019*": begins("2019"),
    "2020-0*": begins("2020-0"),
    "[2020-01..2020-03]": begins("2020-01", "2020-02", "2020-03"),
    "[2019-Q4..2020-Q1]": begins("2019-1", "2020-01", "2020-02", "2020-03"),
    "[2019..2020]": anything_known,
    "[2020s..2030s]": begins("2020"),
    "[2019-12-31..2020-01-15]": lambda v: v is not None and "2019-12-31" <= v <= "2020-01-15",
    "[2020-02-15..2020-10-01]": lambda v: v is not None and "2020-02-15" <= v <= "2020-10-01",
}
ZIPS = [
    *("021", "022", "031", "0211", "0221", "021121", "Köln", "köln", "a b", "*a", None),
    *("{021}", "a, b", "{a, b}", "b", "a", "{a, b}, c"),
]
ZIP: Said = {
    None: lambda v: v is None,
    "*": anything,
    "021": one_of("021"),
    "02*": begins("02"),
    "0211*": begins("0211"),
    "0**": begins("0", size=3),
    "02**": begins("02", size=4),
    "*21": lambda v: v is not None and v.endswith("21"),
    "*1": lambda v: v is not None and v.endswith("1"),
    "**1": lambda v: v is not None and len(v) == 3 and v.endswith("1"),
    "****": anything,
    "{021, Köln}": one_of("021", "Köln"),
    "{022, 031, köln, a b}": one_of("022", "031", "köln", "a b"),
    "köln": one_of("köln"),
    "Köln": one_of("Köln"),
    # values that look like sets or have commas of their own: what is in doubt is not excluded
    "{021}": one_of("021", "{021}"),
    "{{021}, a b}": one_of("{021}", "a b"),
    "a, b": one_of("a, b"),
    "{a b, a, b, köln}": one_of("a b", "a", "b", "a, b", "köln"),
    "{a, b}": one_of("a", "b", "a, b", "{a, b}"),
    "{{a, b}, c, Köln}": one_of("{a, b}", "{a, b}, c", "Köln"),
}
JOBS = ["nurse", "doctor", "clerk", None]
ROWS: list[list[str | None]] = [
    ["nurse", "care", "work", "*"],
    ["doctor", "care", "work", "*"],
    ["clerk", "office", "work", "*"],
    [None, "unknown", "other", "*"],
]
JOB: Said = {
    "*": anything,
    None: lambda v: v is None,
    "unknown": lambda v: v is None,
    "nurse": one_of("nurse"),
    "care": one_of("nurse", "doctor"),
    "office": one_of("clerk"),
    "work": one_of("nurse", "doctor", "clerk"),
}
COLUMNS: dict[str, tuple[Said, list[Any]]] = {
    "age": (AGE, AGES),
    "day": (DAY, DAYS),
    "zip": (ZIP, ZIPS),
    "job": (JOB, JOBS),
}
ILLS = ["flu", "FLU", "gout", None]


def says(number: int, label: str | None) -> set[Hashable]:
    """The values that a label may stand for."""
    meant, domain = [*COLUMNS.values()][number]
    return {value for value in domain if meant[label](value)}


def drawn(chance: random.Random, columns: int, rows: int) -> list[oracle.Row]:
    """A table of few classes."""
    labels = [
        tuple(chance.choice([*said]) for said, _ in [*COLUMNS.values()][:columns]) for _ in range(6)
    ]
    return [(chance.choice(labels), chance.choice(ILLS)) for _ in range(rows)]


def loaded(place: Place, name: str, rows: list[oracle.Row], columns: int) -> None:
    names = [*COLUMNS][:columns]
    place.load(name, dict.fromkeys([*names, "ill"], "text"), [[*label, ill] for label, ill in rows])


def measured(place: Place, tables: dict[str, list[oracle.Row]], columns: int, **said: Any) -> Any:
    for name, rows in tables.items():
        loaded(place, name, rows, columns)
    names = [*COLUMNS][:columns]
    if "job" in names:
        said["hierarchies"] = {"job": {"rows": ROWS}}
    return sqlanon.compare_tables(place.url, *tables, quasi=names, sensitive=["ill"], k=3, **said)


def expect(report: sqlanon.Bounds, tables: dict[str, list[oracle.Row]]) -> None:
    """That a report says what brute force does."""
    classes = [oracle.table_of(rows) for rows in tables.values()]
    names = [*tables]
    pairs = {
        (n, m): oracle.overlapping(classes[n], classes[m], says)
        for n, m in permutations(range(len(classes)), 2)
    }
    assert [(one.table, one.other) for one in report.overlaps] == [
        (names[n], names[m]) for n, m in pairs
    ]
    assert [asdict(one.overlap) for one in report.overlaps] == [
        oracle.overlap(classes[n], classes[m], found, 3) for (n, m), found in pairs.items()
    ]
    assert [asdict(one.couples) for one in report.couples] == [
        oracle.couples(classes[n], classes[m], pairs[n, m], 3)
        for n, m in combinations(range(len(classes)), 2)
    ]
    assert [
        [(one.values, one.rows, one.alone, one.exposed) for one in values.left]
        for values in report.values
    ] == [oracle.values_left(n, classes, pairs) for n in range(len(classes))]


@pytest.mark.parametrize(
    ("came", "went", "holds"),
    [(0, 0, True), (1, 0, False), (2, 0, False), (3, 0, True), (0, 1, False), (0, 3, True)],
)
def test_few_who_came_or_went_are_more_than_each_table_tells(
    backend: Place, came: int, went: int, *, holds: bool
) -> None:
    """The classes are the same in both tables, and each is of more than three rows."""
    kinds = {"age": "text", "ill": "text"}
    rows = [[f"{n % 2}*", f"ill {n % 4}"] for n in range(16)]
    backend.load("one", kinds, rows)
    backend.load("two", kinds, [*rows[went * 2 :: 2], *rows[1::2], *[["0*", "ill 0"]] * came])
    report = sqlanon.compare_tables(backend.url, "one", "two", quasi=["age"], k=3)
    assert report.holds is holds
    few = 0 if holds else 1
    assert [one.couples.small for one in report.couples] == [few]
    assert sum(one.overlap.small for one in report.overlaps) == few


def test_labels_overlap_where_they_share_a_value(backend: Place) -> None:
    """Every label of each column with every other one: a class each."""
    for number, (name, (said, _)) in enumerate(COLUMNS.items()):
        rows = [[label, f"ill {place}"] for place, label in enumerate(said)]
        for table in ("a", "b"):
            backend.load(f"{table}_{name}", {name: "text", "ill": "text"}, rows)
        hierarchies = {"job": {"rows": ROWS}} if name == "job" else None
        report = sqlanon.compare_tables(
            backend.url, f"a_{name}", f"b_{name}", quasi=[name], hierarchies=hierarchies
        )
        want = {
            one: sum(bool(says(number, one) & says(number, other)) for other in said)
            for one in said
        }
        assert report.couples[0].couples.pairs == sum(want.values()), name
        if backend.name != "sqlite":
            continue
        # each label by itself, so that two errors cannot even out
        for one, count in want.items():
            backend.run("DROP TABLE IF EXISTS alone")
            backend.load("alone", {name: "text", "ill": "text"}, [[one, "x"]])
            alone = sqlanon.compare_tables(
                backend.url, "alone", f"b_{name}", quasi=[name], hierarchies=hierarchies
            )
            assert alone.couples[0].couples.pairs == count, (name, one)


@pytest.mark.parametrize("seed", range(4))
def test_tables_tell_together_what_brute_force_finds(backend: Place, seed: int) -> None:
    chance = random.Random(seed)  # noqa: S311 - to draw tables
    columns, count = 1 + seed % 4, 2 + seed % 2
    tables = {f"t{n}": drawn(chance, columns, 8 + 4 * n) for n in range(count)}
    before = backend.named()
    report = measured(backend, tables, columns)
    expect(report, tables)
    assert backend.named() == sorted([*before, *tables])


def many(count: int, label: str, ill: str) -> list[oracle.Row]:
    return [((label,), ill)] * count


def test_of_the_same_persons_few_may_be_certain_in_common(backend: Place) -> None:
    """Seven in one class, five of them alone in another: the other two are told."""
    first = [*many(7, "[17-25]", "flu"), *many(4, ">=25", "gout")]
    second = [*many(5, "17", "flu"), *many(6, "*", "gout")]
    report = measured(backend, {"one": first, "two": second}, 1, same_persons=True)
    (found,) = report.couples
    assert found.joint is not None
    # who is not 17 of the seven (2, fewer than 3), who is 17, and who is older
    assert asdict(found.joint) == {
        "empty": 0,
        "certain": 3,
        "small": 1,
        "small_persons": 2,
        "impossible": 0,
    }
    assert not report.holds
    for rows, why in (
        ([*second, *many(1, "17", "flu")], "different numbers of rows"),
        ([*many(8, "17", "flu"), *many(3, "*", "gout")], "fit no class of"),
    ):
        backend.run(f"DROP TABLE {backend.quote('two')}", f"DROP TABLE {backend.quote('one')}")
        with pytest.raises(sqlanon.InspectionError, match=why):
            measured(backend, {"one": first, "two": rows}, 1, same_persons=True)


SQLITE = pytest.mark.parametrize("backend", ["sqlite"], indirect=True)


@SQLITE
@pytest.mark.parametrize("seed", range(12))
def test_bounds_hold_whoever_the_persons_are(backend: Place, seed: int) -> None:
    """Persons in two tables: whatever arrangement is true, it is within the bounds."""
    chance = random.Random(seed)  # noqa: S311 - to draw tables
    labels = [["[17-25]", "<17", ">=25", "*"], ["17", "[25-30)", "[-1-17]", "*"]]
    domain = [0, 17, 20, 25, 40]
    rows: list[list[oracle.Row]] = [[], []]
    for _ in range(7):
        age = chance.choice(domain)
        for number, said in enumerate(labels):
            fitting = [label for label in said if AGE[label](age)]
            rows[number].append(((chance.choice(fitting),), None))
    report = measured(backend, {"one": rows[0], "two": rows[1]}, 1, same_persons=True)
    one, two = map(oracle.table_of, rows)
    pairs = oracle.overlapping(one, two, says)
    want = oracle.bounds(one.sizes, two.sizes, pairs)
    ways = [*oracle.arrangements(one.sizes, two.sizes, pairs)]
    assert ways
    assert all(want[pair][0] <= way[pair] <= want[pair][1] for way in ways for pair in pairs)
    few = [least for least, most in want.values() if least and most < 3]
    joint = report.couples[0].joint
    assert joint is not None
    assert asdict(joint) == {
        "empty": sum(most == 0 for _, most in want.values()),
        "certain": sum(least > 0 for least, _ in want.values()),
        "small": len(few),
        "small_persons": sum(few),
        "impossible": 0,
    }


@SQLITE
@pytest.mark.parametrize(
    ("label", "column"),
    [
        ("[a-b]", "age"),
        ("low..high", "zip"),
        ("10.0.0.0/8", "zip"),
        ("<=5", "age"),
        ("2020-10-25 02:30:00+02:00", "day"),
    ],
)
def test_ranges_that_cannot_be_read_are_refused(backend: Place, label: str, column: str) -> None:
    for name in ("one", "two"):
        backend.load(name, {column: "text"}, [[label], ["5"]])
    with pytest.raises(sqlanon.UnsupportedError, match=rf"{column}: 1 label .*--hierarchy"):
        sqlanon.compare_tables(backend.url, "one", "two", quasi=[column])
    rows = [["5", "*"]]
    with pytest.raises(sqlanon.HierarchyError, match="1 label"):
        sqlanon.compare_tables(
            backend.url, "one", "two", quasi=[column], hierarchies={column: {"rows": rows}}
        )
    rows = [["5", label, "*"]]
    report = sqlanon.compare_tables(
        backend.url, "one", "two", quasi=[column], hierarchies={column: {"rows": rows}}
    )
    assert report.couples[0].couples.pairs == 4


REFUSED: dict[str, tuple[tuple[str, ...], dict[str, Any], str]] = {
    "one": (("one",), {"quasi": ["age"]}, "two tables or more"),
    "twice": (("one", "one"), {"quasi": ["age"]}, "named twice"),
    "no quasi": (("one", "two"), {"quasi": []}, "at least one quasi"),
    "column": (("one", "two"), {"quasi": ["age"], "sensitive": ["age"]}, "column is named twice"),
    "missing": (("one", "two"), {"quasi": ["agee"]}, "no column 'agee'"),
    "k": (("one", "two"), {"quasi": ["age"], "k": 0}, "1 or more"),
    "made": (
        ("one", "two"),
        {"quasi": ["age"], "hierarchies": {"age": {"intervals": [5]}}},
        "read by their form",
    ),
    "of another": (
        ("one", "two"),
        {"quasi": ["age"], "hierarchies": {"ill": {"table": "h"}}},
        "is not a quasi-identifier",
    ),
}


@SQLITE
@pytest.mark.parametrize("why", REFUSED)
def test_what_cannot_be_matched_is_refused(backend: Place, why: str) -> None:
    names, said, message = REFUSED[why]
    for name in ("one", "two"):
        backend.load(name, {"age": "text", "ill": "text"}, [["5", "flu"]])
    with pytest.raises(sqlanon.SqlanonError, match=message):
        sqlanon.compare_tables(backend.url, *names, **said)


@SQLITE
def test_the_command_matches_tables_by_a_hierarchy_file(backend: Place, tmp_path: Path) -> None:
    file = tmp_path / "jobs.csv"
    file.write_text("\n".join(";".join(cell or "" for cell in row) for row in ROWS))
    backend.load("one", {"job": "text", "ill": "text"}, [["care", "flu"], ["care", "gout"]])
    backend.load("two", {"job": "text", "ill": "text"}, [["nurse", "flu"], ["office", "gout"]])
    words = ["compare", "one", "two", "--url", backend.url, "--quasi", "job"]
    asked = ["--sensitive", "ill", "--hierarchy", f"job={file}"]
    done = CliRunner().invoke(app, [*words, *asked, "--json"])
    assert done.exit_code == 1, done.output
    told = json.loads(done.stdout)
    assert told["schema"] == "urn:sqlanon:schema/bounds/1"
    assert told["values"][0]["left"] == [{"values": 1, "rows": 2, "alone": 0, "exposed": 2}]
    page = tmp_path / "page.html"
    assert "TELL MORE" in CliRunner().invoke(app, [*words, *asked, "--html", str(page)]).output or (
        "TELL MORE" in page.read_text()
    )
    for wrong in (["--quasi", "job", "--key", "id"], ["--sensitive", "ill"]):
        failed = CliRunner().invoke(app, ["compare", "one", "two", "--url", backend.url, *wrong])
        assert isinstance(failed.exception, sqlanon.JobError), failed.output


@SQLITE
def test_units_of_the_clock_overlap_as_their_moments_do(backend: Place) -> None:
    first = ["02:30:15", "02:30", "02h", "[02:00..02:29]", "2020-10-25 02h", "2020-10-25 02:30"]
    second = ["[02h..05h]", "02:15:00", "[2020-10-25 01h..2020-10-25 03h]", "2020-10-25"]
    first += ["2020-10-25 02:30:00+00:00", "[2020-10-25 00:00:00+00:00..2020-10-25 00:59:00+00:00]"]
    want = [1, 1, 2, 2, 2, 2, 2, 1]
    for place, label in enumerate(first):
        for name, labels in (("one", [label]), ("two", second)):
            backend.run(f"DROP TABLE IF EXISTS {name}")
            backend.load(name, {"at": "text"}, [[one] for one in labels])
        report = sqlanon.compare_tables(backend.url, "one", "two", quasi=["at"])
        assert report.couples[0].couples.pairs == want[place], label
