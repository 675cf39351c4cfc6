"""Models under hazards: odd names and values of columns, tables of one value or of no rows."""

from __future__ import annotations

from decimal import Decimal
from typing import TYPE_CHECKING, Any

import oracle_models
import pytest
from engines import ENGINES
from four_people import COLUMNS, FLAT, KEPT, PUBLIC, SENSITIVE, S, release

import sqlanon
from sqlanon.errors import SqlanonError, UnsatisfiableError

if TYPE_CHECKING:
    from engines import Place
    from oracle_search import Asked

# -- columns with odd names -----------------------------------------------------------------------

NAMES = [
    "two words",
    'double "quotes"',
    "back`tick",
    "100% %s %(x)s",
    ":x",
    "{{ x }}",
    "Größe 表",
    "order",
    *["s", "n", "c", "v", "p", "class", "cell", "part", "k", "place", "value", "code", "label"],
    *["members", "side", "choice", "dim", "s0_0", "k0_0", "c0", "l0", "d0", "level", "measure"],
    *["violates", "position", "item", "own", "known", "token", "rows_held", "share", "below"],
]
ODD = 8
"""Of them, the first, are odd; statements use the others themselves."""
BOTH = {"s", "part", "100% %s %(x)s"}


@pytest.mark.gate
@pytest.mark.parametrize("first", range(0, len(NAMES), ODD))
def test_sensitive_columns_of_any_name_are_looked_at(backend: Place, first: int) -> None:
    """Odd names on every engine; names that statements use on SQLite and in turn on another."""
    rows = [(n, "abc"[n % 3], "xy"[n // 3 % 2], n % 4) for n in range(24)]
    turn = (
        0 if backend.name == "sqlite" else ("duckdb", "postgresql", "mariadb").index(backend.name)
    )
    step = 1 if first == 0 or backend.name == "sqlite" else 3
    for name in NAMES[first : first + ODD][turn % step :: step]:
        columns = {"#id": "integer", "#q": "text", name: "text", f"{name}#": "integer"}
        table, target = f"t {name}"[:40], f"r {name}"[:40]
        backend.load(table, columns, rows)
        models: list[Asked] = [
            {"l_diversity": {"column": name, "l": 2, "c": 2, "variant": "recursive"}},
            {"t_closeness": {"column": f"{name}#", "t": 0.5, "distance": "ordered"}},
            {
                "t_closeness": {
                    "column": name,
                    "t": 0.5,
                    "distance": "hierarchical",
                    "hierarchy": {"flat": True},
                }
            },
            {"alpha_k": {"column": name, "alpha": 0.9, "value": "x"}},
            {"beta_likeness": {"column": name, "beta": 3, "variant": "enhanced"}},
            {"k_anonymity": {"k": 2, "person": "#id"}},
        ]
        said = {"#id": KEPT, "#q": FLAT, name: SENSITIVE, f"{name}#": SENSITIVE}
        for algorithm in ("mondrian", "optimal") if name in BOTH else ("optimal",):
            report = sqlanon.anonymize(
                backend.url,
                sqlanon.RelationName(None, table),
                columns=said,
                privacy=models,
                target={"table": sqlanon.RelationName(None, target), "if_exists": "replace"},
                algorithm=algorithm,
            )
            assert report.rows.published == 24
            assert {model.column for model in report.models} == {"#id", name, f"{name}#"}


def test_a_quasi_identifier_and_a_population_may_have_names_of_the_house(backend: Place) -> None:
    columns = {"n": "text", "members": "text", "s": "text", "class": "integer"}
    rows = [("ab"[n % 2], "uv"[n // 2 % 2], "xyz"[n % 3], n) for n in range(24)]
    backend.load("cell", columns, rows)
    backend.load("part", columns, [*rows, *rows])
    report = sqlanon.anonymize(
        backend.url,
        "cell",
        columns={"n": FLAT, "members": FLAT, "s": SENSITIVE, "class": KEPT},
        privacy=[
            {"k_map": {"population": "part", "k": 4}},
            {"delta_presence": {"population": "part", "min": 0.5, "max": 0.5}},
            {"average_risk": {"population": "part", "threshold": 0.2}},
            {"k_anonymity": {"k": 3, "person": "class"}},
            {"l_diversity": {"column": "s", "l": 3}},
        ],
        target="n",
        algorithm="optimal",
    )
    assert [model.reached for model in report.models] == [12, 0.5, 0.5, pytest.approx(1 / 12), 6, 3]


# -- sensitive values -----------------------------------------------------------------------------

LONG = "y" * 1500
FAMILIES: dict[str, list[str]] = {
    "quotes": ["it's", 'say "x"', "back\\slash", "semi;colon --", "%s", "{{ x }}", ":x", "a`b"],
    "unicode": ["ä", "a\u0308", "表", "🙂", "🙃", "ß", "ss", "İ", "i"],
    "case and blanks": ["a", "A", "a ", " a", "á", "", " ", "a\t", "a\n"],
    "long": [LONG, f"{LONG}a", f"{LONG}b", f"{LONG}A", f"{LONG} ", f"{LONG}ab"],
    "numbers": ["1", "1.0", "01", "1e0", " 1", "+1", "NaN", "NULL", "null"],
}


@pytest.mark.parametrize("name", FAMILIES)
def test_sensitive_values_that_nearly_agree_are_as_many_values(backend: Place, name: str) -> None:
    values = FAMILIES[name]
    count = len(values)
    half = count // 2
    rows = [
        *[(n, "both", value) for n, value in enumerate(values)],
        *[(n, "low", value) for n, value in enumerate(values[:half], 100)],
        *[(n, "high", value) for n, value in enumerate(values[half:], 200)],
    ]
    backend.load("people", {"id": "integer", "q": "text", "s": "text"}, rows)
    leaves = [[value, "low" if n < half else "high", "*"] for n, value in enumerate(values)]
    tree = {"distance": "hierarchical", "hierarchy": {"rows": leaves}}
    source = [dict(zip(("id", "q", "s"), row, strict=True)) for row in rows]
    ordered = {"distance": "ordered", "order": values}
    q = {"role": "quasi", "hierarchy": {"flat": True}, "max_level": 0}
    distances: dict[str, Any] = {
        "equal": oracle_models.equal_distance,
        "ordered": lambda x, p: oracle_models.ordered_distance(x, p, values),
        "hierarchical": lambda x, p: oracle_models.hierarchical_distance(
            x, p, {leaf: tuple(path) for leaf, *path in leaves}
        ),
    }
    reached = {
        kind: max(m for _, m in oracle_models.t_closeness(source, ["q"], "s", emd, nulls=True))
        for kind, emd in distances.items()
    }
    models: list[Asked] = [
        {"l_diversity": {**S, "l": half}},
        {"l_diversity": {**S, "l": half, "variant": "entropy"}},
        {"m_uniqueness": {**S, "m": half}},
        {"alpha_k": {**S, "alpha": float(1 / half) + 1e-8}},
        {"alpha_k": {**S, "alpha": float(1 / half) + 1e-8, "value": values[1]}},
        {"t_closeness": {**S, "t": float(reached["equal"])}},
        {"t_closeness": {**S, "t": float(reached["ordered"]), **ordered}},
        {"t_closeness": {**S, "t": float(reached["hierarchical"]), **tree}},
    ]
    columns = {"id": KEPT, "q": q, "s": SENSITIVE}

    report = sqlanon.anonymize(
        backend.url, "people", columns=columns, privacy=models, target="released", algorithm="ola"
    )

    assert report.classes.count == 3
    by_variant = {(m.name, m.variant): m.reached for m in report.models}
    assert by_variant["l_diversity", "distinct"] == half
    assert by_variant["l_diversity", "entropy"] == pytest.approx(half)
    assert by_variant["m_uniqueness", None] == half
    for kind, distance in reached.items():
        assert by_variant["t_closeness", kind] == pytest.approx(float(distance))
    assert sorted(map(str, (r["s"] for r in backend.records("released")))) == sorted(values * 2)
    for wanted in ({"l": half + 1}, {"l": half + 0.01, "variant": "entropy"}):
        with pytest.raises(UnsatisfiableError):
            sqlanon.anonymize(
                backend.url,
                "people",
                columns=columns,
                privacy=[{"l_diversity": {**S, **wanted}}],
                target="never",
                algorithm="mingen",
            )


EVERY: list[Asked] = [
    {"k_anonymity": {"k": 2, "person": "s"}},
    {"l_diversity": {**S, "l": 2}},
    {"l_diversity": {**S, "l": 2, "variant": "entropy"}},
    {"l_diversity": {**S, "l": 2, "c": 9, "variant": "recursive"}},
    {"m_uniqueness": {**S, "m": 2}},
    {"t_closeness": {**S, "t": 0}},
    {"t_closeness": {**S, "t": 0, "distance": "ordered", "order": ["x"]}},
    {"t_closeness": {**S, "t": 0, "distance": "hierarchical", "hierarchy": {"rows": [["x", "*"]]}}},
    {"alpha_k": {**S, "alpha": 0.5}},
    {"alpha_k": {**S, "alpha": 0.5, "value": "x"}},
    {"beta_likeness": {**S, "beta": 0.5}},
    {"beta_likeness": {**S, "beta": 0.5, "variant": "enhanced"}},
    {"delta_disclosure": {**S, "delta": 0.5}},
]


def sound(value: str | None) -> list[Asked]:
    """The models that hold where all rows have the one value, or NULL."""
    of_null = [EVERY[9]] if value is None else []
    return [*EVERY[5:8], *EVERY[10:], *of_null]


@pytest.mark.parametrize("value", ["x", None])
def test_a_column_of_one_value_or_of_none(backend: Place, value: str | None) -> None:
    rows = [(n, "ab"[n % 2], value, n, n) for n in range(8)]
    target = {"table": "released", "if_exists": "replace"}
    turn = ENGINES.index(backend.name)
    backend.load("people", COLUMNS, rows)
    for algorithm in ("optimal", "mondrian"):
        report = release(backend, sound(value), algorithm, target=target)
        assert report.classes.count == 2
    for number, asked in enumerate(asked for asked in EVERY if asked not in sound(value)):
        if backend.name != "sqlite" and number % len(ENGINES) != turn:
            continue  # all on SQLite, the fastest; in turn on the others
        algorithm = "mondrian" if number % 2 and "m_uniqueness" not in asked else "optimal"
        with pytest.raises(UnsatisfiableError):
            release(backend, [asked], algorithm, target=target)


def test_a_column_of_none_where_null_is_left_out(backend: Place) -> None:
    rows = [(n, "ab"[n % 2], None, n, n) for n in range(8)]
    left_out: list[Asked] = [
        {name: {**said, "null_sensitive": "none"}}
        for asked in EVERY[5:]
        for name, said in asked.items()
    ]
    backend.load("people", COLUMNS, rows)
    report = release(backend, left_out)
    assert report.classes.count == 2


def test_a_table_without_rows_satisfies_every_model(backend: Place) -> None:
    public: dict[str, Any] = {"population": "everybody"}
    over_all: list[Asked] = [
        {"k_map": {**public, "k": 5}},
        {"average_risk": {"threshold": 0.1}},
        {"average_risk": {**public, "threshold": 0.1}},
        {"sample_uniqueness": {"threshold": 0}},
        {"sample_uniqueness": {**public, "threshold": 0}},
        {"delta_presence": {**public, "min": 0, "max": 0.5}},
    ]
    target = {"table": "released", "if_exists": "replace"}
    backend.load("people", COLUMNS, [])
    backend.load("everybody", COLUMNS, PUBLIC)
    for models, algorithm in (
        ([*EVERY, *over_all[:2], over_all[5]], "optimal"),
        ([over_all[2]], "samarati"),
        ([over_all[4]], "incognito"),
        ([asked for asked in EVERY if "m_uniqueness" not in asked], "mondrian"),
    ):
        report = release(backend, models, algorithm, target=target, min_rows=0)
        assert report.rows.published == 0
        assert all(model.holds for model in report.models)


def test_a_minimum_of_presence_fails_on_an_empty_table(backend: Place) -> None:
    asked: Asked = {"delta_presence": {"population": "everybody", "min": 0.1, "max": 0.5}}
    backend.load("people", COLUMNS, [])
    backend.load("everybody", COLUMNS, PUBLIC)
    with pytest.raises(SqlanonError):
        release(backend, [asked])
    assert {*backend.tables()} <= {"people", "everybody", "sqlanon_runs"}


# -- a population with other types ----------------------------------------------------------------


def test_numbers_of_a_population_may_be_decimals(backend: Place) -> None:
    here = {"id": "integer", "age": "integer", "s": "integer"}
    there = {"id": "integer", "age": "decimal", "s": "decimal"}
    rows = [(n, (20, 21, None)[n % 3], n % 2) for n in range(12)]
    public = [(n, None if a is None else Decimal(a), Decimal(s)) for n, a, s in rows * 2]
    backend.load("people", here, rows)
    backend.load("everybody", there, [*public, (99, Decimal("20.5"), Decimal("0.5"))])
    backend.load("others", there, public)

    report = sqlanon.anonymize(
        backend.url,
        "people",
        columns={"id": KEPT, "age": {**FLAT, "max_level": 0}, "s": SENSITIVE},
        privacy=[
            {"k_map": {"population": "everybody", "k": 8}},
            {"delta_presence": {"population": "everybody", "min": 0, "max": 0.5}},
            {"t_closeness": {**S, "t": 0, "reference": "others"}},
            {"t_closeness": {**S, "t": 0, "reference": "others", "distance": "ordered"}},
            {"beta_likeness": {**S, "beta": 0.1, "reference": "others"}},
        ],
        target="released",
        algorithm="optimal",
    )

    assert [model.reached for model in report.models] == [8, 0, 0.5, 0, 0, 0]
