"""Full-domain algorithms reproduce published and hand-computed level vectors on every engine."""

from __future__ import annotations

import csv
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

import duckdb
import pytest
from lattice_cases import Case, levels, solutions

import sqlanon
from sqlanon.errors import UnsatisfiableError, UnsupportedError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engines import Place
    from oracle_lattice import Node

    from sqlanon.report.run import Report

# slides.*: Kantarcioglu's slides after Sweeney 2002
ZIPS = (
    ("02138", "0213*", "021**"),
    ("02139", "0213*", "021**"),
    ("02141", "0214*", "021**"),
    ("02142", "0214*", "021**"),
)
SLIDES = Case(
    [(race, path[0]) for race in ("Black", "White") for path in ZIPS],
    {"race": (("Black", "Person"), ("White", "Person")), "zip": ZIPS},
)
A = (("a1", "a12", "*"), ("a2", "a12", "*"), ("a3", "a34", "*"), ("a4", "a34", "*"))
B = (("b1", "b12", "*"), ("b2", "b12", "*"), ("b3", "b34", "*"), ("b4", "b34", "*"))


def pairs(text: str) -> Case:
    """A table of the columns A and B: `41 22` are the rows (a4, b1) and (a2, b2)."""
    return Case([(f"a{pair[0]}", f"b{pair[1]}") for pair in text.split()], {"A": A, "B": B})


# incognito.patients, ola.patients: in the style of LeFevre et al. 2005, figure 1
PATIENTS = Case(
    [
        ("M", "20", "53715"),
        ("F", "25", "53715"),
        ("M", "30", "53703"),
        ("M", "38", "53703"),
        ("F", "20", "53706"),
        ("F", "25", "53706"),
    ],
    {
        "sex": (("M", "*"), ("F", "*")),
        "age": (
            ("20", "20-29", "*"),
            ("25", "20-29", "*"),
            ("30", "30-39", "*"),
            ("38", "30-39", "*"),
        ),
        "zip": (
            ("53715", "5371*", "537**"),
            ("53710", "5371*", "537**"),
            ("53706", "5370*", "537**"),
            ("53703", "5370*", "537**"),
        ),
    },
)


def ages(*numbers: str) -> tuple[tuple[str, ...], ...]:
    """Ages in intervals of 25 and 50 under one root."""
    return tuple(
        (text, f"{n // 25 * 25}-{n // 25 * 25 + 24}", f"{n // 50 * 50}-{n // 50 * 50 + 49}", "0-99")
        for text in dict.fromkeys(numbers)
        for n in [int(text)]
    )


def masked(*codes: str) -> tuple[tuple[str, ...], ...]:
    """Codes masked from the right, under one root."""
    return tuple(
        (*(code[: len(code) - hidden] + "*" * hidden for hidden in range(len(code))), "*")
        for code in dict.fromkeys(codes)
    )


# datafly.seed_run.*: the table of seed 003
SEED_ROWS = [
    ("M", "23", "20180"),
    ("M", "24", "20181"),
    ("F", "27", "20180"),
    ("F", "31", "20182"),
    ("M", "52", "20190"),
    ("F", "53", "20190"),
    ("M", "58", "20191"),
    ("F", "61", "20195"),
    ("M", "23", "20180"),
]


def seed(rows: list[tuple[str, str, str]]) -> Case:
    _, age, code = zip(*rows, strict=True)
    sexes = (("M", "*"), ("F", "*"))
    return Case(rows, {"sex": sexes, "age": ages(*age), "postcode": masked(*code)})


# arx.tiny.*: TestAnonymization.java and DataProvider.java of ARX
TINY = Case(
    [
        ("34", "male", "81667"),
        ("45", "female", "81675"),
        ("66", "male", "81925"),
        ("70", "female", "81931"),
        ("34", "female", "81931"),
        ("70", "male", "81931"),
        ("45", "male", "81931"),
    ],
    {
        "age": (("34", "<50", "*"), ("45", "<50", "*"), ("66", ">=50", "*"), ("70", ">=50", "*")),
        "gender": (("male", "*"), ("female", "*")),
        "zipcode": (
            ("81667", "8166*", "816**", "81***", "8****", "*****"),
            ("81675", "8167*", "816**", "81***", "8****", "*****"),
            ("81925", "8192*", "819**", "81***", "8****", "*****"),
            ("81931", "8193*", "819**", "81***", "8****", "*****"),
        ),
    },
)


@pytest.mark.parametrize(
    ("node", "k", "classes", "lm_sum", "squares"),
    [
        ((0, 1), 2, 4, 1 / 3, 16),
        ((1, 0), 2, 4, 1, 16),
        ((0, 2), 4, 2, 1, 32),
        ((1, 1), 4, 2, 4 / 3, 32),
        ((1, 2), 8, 1, 2, 64),
    ],
)
def test_every_level_vector_of_the_slides_has_its_classes_and_loss(
    backend: Place, *, node: Node, k: int, classes: int, lm_sum: float, squares: int
) -> None:
    SLIDES.load(backend)

    report = SLIDES.run(backend.url, SLIDES.pinned(node), k)

    assert (report.classes.count, report.classes.min) == (classes, k)
    assert report.loss.lm == pytest.approx(lm_sum / 2, abs=1e-9)
    assert report.loss.discernibility == squares
    with pytest.raises(UnsatisfiableError, match="at these levels 8 of 8 rows"):
        SLIDES.run(backend.url, SLIDES.pinned(node), k + 1)


@pytest.mark.parametrize(
    ("algorithm", "found"),
    [
        ("mingen", [(0, 1)]),
        ("samarati", [(0, 1), (1, 0)]),
        ("ola", [(0, 1), (1, 0)]),
        ("incognito", [(0, 1), (1, 0)]),
        ("optimal", []),
    ],
)
def test_the_slides_minimal_generalizations_are_found(
    backend: Place, algorithm: str, found: list[Node]
) -> None:
    SLIDES.load(backend)

    report = SLIDES.run(backend.url, algorithm, 2)

    assert levels(report) == (0, 1)
    assert solutions(report) == found
    assert report.search.minimal_height in {1, None}


@pytest.mark.parametrize(
    ("case", "limit", "height", "nodes"),
    [
        (pairs("41 31 42 32 23 13"), 0, 1, [(1, 0)]),  # samarati.seed_loop.height_not_minimal
        (pairs("41 12 14 12 12 34"), 0, 3, [(1, 2), (2, 1)]),  # …order_dependent
        (pairs("11 11 12 12 33"), 0, 4, [(2, 2)]),  # samarati.maxsup
        (pairs("11 11 12 12 33"), 1, 0, [(0, 0)]),
        (PATIENTS, 0, 2, [(1, 1, 0)]),  # incognito.patients
    ],
)
def test_samarati_finds_all_solutions_of_least_height(
    backend: Place, case: Case, limit: int, height: int, nodes: list[Node]
) -> None:
    case.load(backend)

    report = case.run(backend.url, "samarati", 2, limit)

    assert report.search.minimal_height == height
    assert solutions(report) == nodes
    assert levels(report) in nodes


@pytest.mark.parametrize("algorithm", ["ola", "incognito"])
@pytest.mark.parametrize(
    ("limit", "nodes"),
    [
        (0, [(0, 2, 2), (1, 1, 0)]),
        (1, [(0, 1, 2), (1, 1, 0)]),
        (2, [(0, 1, 0), (1, 0, 2)]),
    ],
)
def test_all_minimal_generalizations_of_the_patients_are_found(
    backend: Place, algorithm: str, limit: int, nodes: list[Node]
) -> None:
    PATIENTS.load(backend)

    assert solutions(PATIENTS.run(backend.url, algorithm, 2, limit)) == nodes


@pytest.mark.parametrize("algorithm", ["ola", "incognito"])
@pytest.mark.parametrize(
    ("columns", "nodes"),
    [
        (("sex",), [(0,)]),
        (("age",), [(1,)]),
        (("zip",), [(0,)]),
        (("sex", "age"), [(0, 2), (1, 1)]),
        (("sex", "zip"), [(0, 2), (1, 0)]),
        (("age", "zip"), [(1, 0)]),
    ],
)
def test_subsets_of_the_patients_survive_as_published(
    backend: Place, algorithm: str, columns: tuple[str, ...], nodes: list[Node]
) -> None:
    places = [list(PATIENTS.hierarchies).index(column) for column in columns]
    rows = [tuple(row[place] for place in places) for row in PATIENTS.rows]
    case = Case(rows, {column: PATIENTS.hierarchies[column] for column in columns})
    case.load(backend)

    assert solutions(case.run(backend.url, algorithm, 2)) == nodes


@pytest.mark.parametrize(
    ("case", "k", "limit", "found", "suppressed"),
    [
        (seed(SEED_ROWS), 2, 0, (0, 1, 1), 0),  # datafly.seed_run.k2
        (seed(SEED_ROWS), 3, 0, (1, 2, 1), 0),  # datafly.seed_run.k3
        (seed([*SEED_ROWS, ("F", "88", "90195")]), 2, 1, (0, 1, 1), 1),  # …with_suppression.k2
        (Case([("x",)] * 3 + [("y",)] * 2, {"q": None}), 3, 2, (0,), 2),  # …at_most_k_rows
    ],
)
def test_datafly_stops_where_the_seed_stops(
    backend: Place, *, case: Case, k: int, limit: int, found: Node, suppressed: int
) -> None:
    case.load(backend)

    report = case.run(backend.url, "datafly", k, limit)

    assert levels(report) == found
    assert report.rows.suppressed == suppressed


def test_datafly_loses_no_row_where_a_label_is_its_own_parent(backend: Place) -> None:
    """datafly.seed.identity_step_loses_rows: the seed lost both rows of `a`."""
    paths = (
        ("a", "a", "*"),
        ("b", "bc", "*"),
        ("c", "bc", "*"),
        ("d", "de", "*"),
        ("e", "de", "*"),
    )
    case = Case([(value,) for value in "aabcde"], {"x": paths})
    case.load(backend)

    report = case.run(backend.url, {"datafly": {"suppress_up_to": "limit"}}, 2)

    assert levels(report) == (1,)
    assert sorted(str(record["x"]) for record in backend.records("released")) == [
        *["a", "a", "bc", "bc", "de", "de"]
    ]


def test_datafly_ends_at_the_root_of_a_forest(backend: Place) -> None:
    """datafly.seed.forest: the seed went past the top and failed."""
    codes = [f"{first}0000" for first in range(1, 7)]
    case = Case(
        [("M", "23", code) for code in codes],
        {"sex": (("M", "*"), ("F", "*")), "age": ages("23"), "postcode": masked(*codes)},
    )
    case.load(backend)

    report = case.run(backend.url, "datafly", 2)

    assert (levels(report), report.classes.count) == ((0, 0, 5), 1)


def test_step_4_of_datafly_suppresses_k_rows_or_none(backend: Place) -> None:
    """datafly.seed_run.with_suppression.k2: one row is suppressed, Sweeney wants one more."""
    case = seed([*SEED_ROWS, ("F", "88", "90195")])
    case.load(backend)
    said = {"datafly": {"suppress_at_least_k": True}}

    report = case.run(backend.url, said, 2, 2)

    assert (levels(report), report.rows.suppressed) == ((0, 1, 1), 2)
    assert report.classes.min == 2
    with pytest.raises(UnsatisfiableError, match="1 rows and 1 more"):
        case.run(backend.url, said, 2, 1)


def test_arx_tiny_example_is_published_as_arx_publishes_it(backend: Place) -> None:
    """arx.tiny.k2.output."""
    TINY.load(backend)

    TINY.run(backend.url, TINY.pinned((1, 1, 2)), 2)

    records = sorted(backend.records("released"), key=lambda record: int(record["id"]))
    assert [(r["age"], r["gender"], r["zipcode"]) for r in records] == [
        ("<50", "*", "816**"),
        ("<50", "*", "816**"),
        (">=50", "*", "819**"),
        (">=50", "*", "819**"),
        ("<50", "*", "819**"),
        (">=50", "*", "819**"),
        ("<50", "*", "819**"),
    ]


def test_a_generalized_class_holds_the_rows_of_the_finer_ones(backend: Place) -> None:
    """mono.rollup_counts."""
    SLIDES.load(backend)
    SLIDES.run(backend.url, SLIDES.pinned((0, 2)), 4)

    found = [(record["race"], record["zip"]) for record in backend.records("released")]

    assert sorted(found) == [("Black", "021**")] * 4 + [("White", "021**")] * 4


# -- ARX on Adult ---------------------------------------------------------------------------------

DATA = Path(os.environ.get("SQLANON_DATA", Path(__file__).parents[3] / "shared" / "data")) / "adult"
EIGHT = (
    "sex,age,race,marital-status,education,native-country,workclass,occupation".split(",")  # noqa: SIM905
)
NINE = [*EIGHT, "salary-class"]
OTHERS = [*EIGHT[:7], "salary-class"]


@pytest.fixture(scope="module")
def adult() -> Iterator[duckdb.DuckDBPyConnection]:
    """A database with the table `adult` in ARX's names."""
    if not (DATA / "adult.csv").is_file():
        pytest.skip("no Adult data; set SQLANON_DATA")
    with (DATA / "adult.csv").open(newline="") as file:
        first = next(csv.reader(file))
    names = ", ".join(
        f'"{name}" AS "{"salary-class" if name == "salary" else name.replace("_", "-")}"'
        for name in first
    )
    with duckdb.connect() as connection:
        connection.execute(
            f"CREATE TABLE adult AS SELECT {names} FROM "
            f"read_csv('{DATA / 'adult.csv'}', header = true, all_varchar = true)"
        )
        yield connection


def released(
    connection: duckdb.DuckDBPyConnection,
    algorithm: Any,
    k: int,
    limit: float,
    columns: list[str] = EIGHT,
) -> Report:
    folder = DATA / "hierarchies"
    quasi: dict[str, dict[str, Any]] = {
        name: {"role": "quasi", "hierarchy": {"file": str(folder / f"{name}.csv")}}
        for name in columns
    }
    return sqlanon.anonymize(
        connection,
        "adult",
        columns=quasi,
        unlisted="drop",
        privacy=[{"k_anonymity": {"k": k}}],
        algorithm=algorithm,
        max_suppression=limit,
        target={"table": "released", "if_exists": "replace"},
    )


@pytest.mark.parametrize(
    ("k", "limit", "found", "loss", "suppressed", "classes"),
    [
        (5, 0.02, (0, 3, 0, 1, 2, 1, 1, 2), 0.331440, 552, 233),
        *(
            pytest.param(*answer, marks=pytest.mark.gate)  # 2 s each
            for answer in (
                (10, 0.01, (0, 3, 0, 2, 3, 1, 1, 2), 0.474108, 297, 82),
                (5, 0.04, (0, 3, 0, 0, 2, 1, 1, 2), 0.290244, 1038, None),
                (5, 0.0, (0, 4, 0, 2, 3, 2, 2, 1), 0.660842, 0, 30),
            )
        ),
    ],
)
def test_the_least_loss_on_adult_is_proved(
    adult: duckdb.DuckDBPyConnection,
    *,
    k: int,
    limit: float,
    found: Node,
    loss: float,
    suppressed: int,
    classes: int | None,
) -> None:
    report = released(adult, "optimal", k, limit)

    assert levels(report) == found
    assert report.loss.lm == pytest.approx(loss, abs=1e-6)
    assert report.rows.suppressed == suppressed
    assert classes is None or report.classes.count == classes
    assert report.search.optimal
    assert 0 < (report.search.nodes_checked or 0) <= 650


@pytest.mark.parametrize(
    ("columns", "k", "limit", "node", "suppressed"),
    [
        (NINE, 5, 0.04, (1, 0, 1, 1, 3, 2, 2, 0, 1), 906),
        (OTHERS, 5, 0.05, (0, 0, 1, 1, 2, 2, 2, 0), 889),
        *(
            pytest.param(*answer, marks=pytest.mark.gate)  # 1 s each
            for answer in (
                (NINE, 5, 0.0, (1, 2, 1, 1, 3, 2, 2, 1, 1), 0),
                (NINE, 5, 1.0, (0, 3, 0, 0, 2, 1, 1, 1, 0), 2553),
                (NINE, 5, 1.0, (0, 3, 0, 0, 0, 0, 0, 0, 0), 11182),
                (NINE, 5, 0.04, (0, 3, 0, 1, 1, 1, 1, 2, 0), 1178),
                (NINE, 100, 0.04, (1, 1, 1, 1, 3, 2, 2, 1, 1), 866),
                (NINE, 100, 0.0, (0, 4, 1, 1, 3, 2, 2, 1, 1), 0),
                (NINE, 100, 1.0, (1, 0, 1, 2, 3, 2, 2, 1, 1), 2126),
                (OTHERS, 5, 0.0, (1, 1, 1, 1, 3, 2, 2, 1), 0),
            )
        ),
    ],
)
def test_arx_level_vectors_of_adult_suppress_as_many_rows(
    adult: duckdb.DuckDBPyConnection,
    *,
    columns: list[str],
    k: int,
    limit: float,
    node: Node,
    suppressed: int,
) -> None:
    said = {"fixed": {"levels": dict(zip(columns, node, strict=True))}}

    report = released(adult, said, k, limit, columns)

    assert report.rows.suppressed == suppressed


@pytest.mark.gate  # 7 s
@pytest.mark.parametrize("algorithm", ["incognito", "ola"])
def test_all_minimal_generalizations_of_adult_contain_its_optimum(
    adult: duckdb.DuckDBPyConnection, algorithm: str
) -> None:
    report = released(adult, algorithm, 5, 0.02)

    assert levels(report) == (0, 3, 0, 1, 2, 1, 1, 2)
    assert len(solutions(report)) == 447
    assert report.search.minimal_height == 9
    assert report.search.optimal


def test_mingen_refuses_a_lattice_that_is_too_large(adult: duckdb.DuckDBPyConnection) -> None:
    with pytest.raises(UnsupportedError, match="6,480 level vectors"):
        released(adult, {"mingen": {"max_nodes": 6479}}, 5, 0.02)
