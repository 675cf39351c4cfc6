"""Values that merge, vanish or pass for something else in one engine or another."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import pytest
import sqlalchemy
from expected import Quasi, Table, run, text

import sqlanon
from sqlanon.api import run as api
from sqlanon.errors import InspectionError, UnsatisfiableError

if TYPE_CHECKING:
    from engines import Place

WEIRD = [
    "",
    " ",
    "a",
    "A",
    "a ",
    "á",
    "a\u0301",
    "ss",
    "ß",
    "it's",
    'say "x"',
    "back\\slash",
    "\\",
    "\\'",
    "`tick`",
    "%s %% :x {y} {{ z }}",
    "a, b",
    "{a, b}",
    "[1-2]",
    "a..b",
    "*",
    "NULL",
    "null",
    "0",
    "-0",
    "1e5",
    "tab\t",
    "line\nbreak\r\n",
    "🙂",
    "👩‍👩‍👧",
    "\u200b",
    "\u202eright to left",
    "\x01\x7f",
    "x" * 300,
]
K2: list[Any] = [{"k_anonymity": {"k": 2}}]
VALUE: dict[str, Any] = {"v": {"role": "quasi"}, "id": {"role": "keep"}}


def pairs(place: Place, type_: str, cells: list[Any]) -> dict[str | None, int]:
    """Release a column with each cell twice and k = 2; how often each value is published."""
    place.load("people", {"id": "integer", "v": type_}, list(enumerate([*cells, *cells])))

    report = api.anonymize(place.url, "people", columns=VALUE, privacy=K2, target="released")

    published: dict[str | None, int] = {}
    for record in place.records("released"):
        label = text(record["v"])
        published[label] = published.get(label, 0) + 1
        assert label == text([*cells, *cells][int(record["id"])])
    assert report.classes.count == len(cells)
    return published


def test_texts_that_differ_in_one_byte_stay_apart(backend: Place) -> None:
    assert pairs(backend, "text", WEIRD) == dict.fromkeys(WEIRD, 2)


def test_weird_texts_are_released_as_the_oracle_says(backend: Place) -> None:
    order = tuple(sorted(WEIRD, key=str.encode))
    rows = [(WEIRD[i * 5 % 34], WEIRD[i * 7 % 34], WEIRD[i % 34]) for i in range(68)]
    quasi = {"a": Quasi("text"), "b": Quasi("text", order="alphabetical")}
    table = Table({**quasi, "c": Quasi("text", order=order)}, rows)
    table.load(backend)

    run(backend, table, 5)

    assert table.released(backend) == table.release(5)


@pytest.mark.parametrize(
    ("backend", "type_"),
    [
        ("duckdb", "VARCHAR COLLATE NOCASE"),
        ("duckdb", "VARCHAR COLLATE NOACCENT"),
        ("sqlite", "TEXT COLLATE NOCASE"),
        ("sqlite", "TEXT COLLATE RTRIM"),
        ("postgresql", "TEXT COLLATE loose"),
        ("mariadb", "VARCHAR(400) COLLATE utf8mb4_general_ci"),
        ("mariadb", "VARCHAR(400) COLLATE utf8mb4_bin"),
        ("mariadb", "VARCHAR(400) CHARACTER SET latin1"),
    ],
    indirect=["backend"],
)
def test_a_columns_collation_merges_nothing(backend: Place, type_: str) -> None:
    cells = ["a", "A", "a ", "á", "Ä", "ä", "ss", "ß", ""]
    if backend.name == "postgresql":
        backend.run(
            "CREATE COLLATION loose (provider = icu, locale = 'und-u-ks-level1', "
            "deterministic = false)"
        )

    assert pairs(backend, type_, cells) == dict.fromkeys(cells, 2)


def test_one_lonely_row_is_not_hidden_by_a_collation(backend: Place) -> None:
    # MariaDB's default collation calls these three equal: k = 3 certified, k = 1 in truth
    backend.load("people", {"id": "integer", "v": "text"}, [(0, "a"), (1, "A"), (2, "a ")])

    measured = sqlanon.check(backend.url, "people", quasi=["v"], k=3)
    report = api.anonymize(
        backend.url, "people", columns=VALUE, privacy=[{"k_anonymity": {"k": 3}}], target="released"
    )

    assert (measured.classes.count, measured.models[0].reached) == (3, 1)
    assert report.classes.count == 1
    assert {record["v"] for record in backend.records("released")} == {"{A, a, a }"}


@pytest.mark.parametrize("backend", ["postgresql"], indirect=True)
def test_a_linguistic_collation_of_the_database_changes_no_label(backend: Place) -> None:
    name = f"{backend.schema}_en"
    url = sqlalchemy.make_url(backend.url).set(database=name, query={})
    backend.run(f"CREATE DATABASE {name} TEMPLATE template0 LOCALE_PROVIDER icu ICU_LOCALE 'en-US'")
    try:
        engine = sqlalchemy.create_engine(url)
        with engine.begin() as connection:
            connection.exec_driver_sql("CREATE TABLE people (id BIGINT, v TEXT, n BIGINT)")
            for i, word in enumerate(["b", "B", "a", "A", "_", "-1"]):
                connection.exec_driver_sql(
                    f"INSERT INTO people VALUES ({i}, '{word}', {[-1, 10, 9, -20, 3, 1][i]})"
                )
        columns = {**VALUE, "n": {"role": "quasi", "order": "alphabetical"}}
        privacy = [{"k_anonymity": {"k": 6}}]
        api.anonymize(engine, "people", columns=columns, privacy=privacy, target="released")
        with engine.connect() as connection:
            found = connection.exec_driver_sql("SELECT DISTINCT v, n FROM released").all()
        engine.dispose()
    finally:
        backend.run(f"DROP DATABASE {name} WITH (FORCE)")

    assert [tuple(row) for row in found] == [("{-1, A, B, _, a, b}", "{-1, -20, 1, 10, 3, 9}")]


@pytest.mark.parametrize("number", [math.nan, math.inf, -math.inf])
def test_nan_and_infinity_are_refused_with_the_column_and_the_count(
    backend: Place, number: float
) -> None:
    if backend.name == "mariadb" or (backend.name == "sqlite" and math.isnan(number)):
        pytest.skip("the engine cannot hold it")
    backend.load("people", {"id": "integer", "v": "real"}, [(0, number), (1, 1.0), (2, number)])

    with pytest.raises(InspectionError, match=r"'v' holds NaN or infinity in 2 rows"):
        api.anonymize(backend.url, "people", columns=VALUE, privacy=K2, target="released")

    assert backend.tables() == ["people"]


def test_nan_that_should_tell_persons_apart_is_said_to_tell_nobody(backend: Place) -> None:
    if backend.name == "mariadb":
        pytest.skip("the engine cannot hold it")
    backend.load("people", {"id": "real", "v": "integer"}, [(math.inf, 1), (1.0, 1), (2.0, 1)])
    columns = VALUE | {"id": {"role": "drop"}}
    with pytest.raises(InspectionError, match=r"'id' holds NaN .* they distinguish no persons"):
        api.anonymize(
            backend.url, "people", columns=columns, privacy=K2, target="released", person="id"
        )


@pytest.mark.parametrize("backend", ["postgresql"], indirect=True)
@pytest.mark.parametrize("type_", ["DATE", "NUMERIC"])
def test_infinite_dates_and_numerics_of_postgresql_are_refused(backend: Place, type_: str) -> None:
    backend.load("people", {"id": "integer", "v": type_}, [])
    backend.run("INSERT INTO people VALUES (1, 'infinity'), (2, 'infinity')")

    with pytest.raises(InspectionError, match=r"infinity.* in 2 rows"):
        api.anonymize(backend.url, "people", columns=VALUE, privacy=K2, target="released")


@pytest.mark.parametrize("backend", ["mariadb"], indirect=True)
@pytest.mark.parametrize("type_", ["DATE", "DATETIME", "TIMESTAMP"])
def test_zero_dates_of_mariadb_are_refused(backend: Place, type_: str) -> None:
    """A session may allow them; those of a TIMESTAMP have no month either."""
    zero = "2020-00-00" if type_ == "DATE" else "0000-00-00"
    backend.load("people", {"id": "integer", "v": f"{type_} NULL"}, [])
    backend.run("SET sql_mode = ''", f"INSERT INTO people VALUES (1, '{zero}'), (2, NULL)")

    with pytest.raises(InspectionError, match=r"'v' holds .*zero dates.* in 1 row;"):
        api.anonymize(backend.url, "people", columns=VALUE, privacy=K2, target="released")


@pytest.mark.parametrize("backend", ["sqlite"], indirect=True)
def test_values_of_two_kinds_in_one_column_of_sqlite_are_refused(backend: Place) -> None:
    for type_ in ("INTEGER", "TEXT", "REAL", "", "DATE"):
        backend.run("DROP TABLE IF EXISTS people", f"CREATE TABLE people (id INTEGER, v {type_})")
        backend.run("INSERT INTO people VALUES (1, 'x'), (2, x'00'), (3, 7.5)")

        with pytest.raises(InspectionError, match="one kind of value"):
            api.anonymize(backend.url, "people", columns=VALUE, privacy=K2, target="released")


@pytest.mark.parametrize("backend", ["sqlite"], indirect=True)
def test_a_column_of_sqlite_without_a_type_is_what_it_holds(backend: Place) -> None:
    backend.run("CREATE TABLE people (id INTEGER, v)")
    backend.run("INSERT INTO people VALUES (0, 9), (1, 10), (2, 100), (3, NULL)")
    privacy = [{"k_anonymity": {"k": 3}}]
    backend.run("DELETE FROM people WHERE v IS NULL")

    api.anonymize(backend.url, "people", columns=VALUE, privacy=privacy, target="released")

    assert {record["v"] for record in backend.records("released")} == {"[9-100]"}


def test_integers_beyond_2_to_the_53_are_not_merged(backend: Place) -> None:
    numbers = [2**53, 2**53 + 1, 2**63 - 1, 2**63 - 2, -(2**63), -(2**63) + 1]

    assert pairs(backend, "integer", numbers) == {str(number): 2 for number in numbers}


def test_huge_integers_stand_exactly_in_an_interval(backend: Place) -> None:
    numbers = [2**53 + 1, 2**63 - 1, -(2**63)]
    backend.load("people", {"id": "integer", "v": "integer"}, list(enumerate(numbers)))
    privacy = [{"k_anonymity": {"k": 3}}]

    api.anonymize(backend.url, "people", columns=VALUE, privacy=privacy, target="released")

    label = "[-9223372036854775808..9223372036854775807]"
    assert {record["v"] for record in backend.records("released")} == {label}


def test_negative_zero_is_zero(backend: Place) -> None:
    rows = [(0, 0.0), (1, -0.0), (2, -0.0), (3, 5.5), (4, 5.5)]
    backend.load("people", {"id": "integer", "v": "real"}, rows)

    api.anonymize(backend.url, "people", columns=VALUE, privacy=K2, target="released")

    found = [float(record["v"]) for record in backend.records("released")]
    assert sorted(found) == [0.0, 0.0, 0.0, 5.5, 5.5]
    assert not any(math.copysign(1, number) < 0 for number in found)


def test_strings_of_100_kilobytes_are_told_apart_by_their_last_byte(backend: Place) -> None:
    cells = ["x" * 100_000 + last for last in "abc"]

    assert pairs(backend, "text", cells) == dict.fromkeys(cells, 2)


def test_long_strings_are_published_whole_in_a_set(backend: Place) -> None:
    cells = ["x" * 100_000 + last for last in "abc"]
    backend.load("people", {"id": "integer", "v": "text"}, list(enumerate(cells)))
    privacy = [{"k_anonymity": {"k": 3}}]

    api.anonymize(backend.url, "people", columns=VALUE, privacy=privacy, target="released")

    label = "{" + ", ".join(cells) + "}"
    assert [record["v"] for record in backend.records("released")] == [label] * 3


def test_a_value_that_looks_like_a_label_keeps_every_class_at_k(backend: Place) -> None:
    cells = ["{a, b}", "{a, b}", "a", "b", "*", "*", None, "z"]
    backend.load("people", {"id": "integer", "v": "text"}, list(enumerate(cells)))

    report = api.anonymize(backend.url, "people", columns=VALUE, privacy=K2, target="released")

    assert report.models[0].holds
    assert report.rows.published == len(cells)


def test_null_and_the_empty_text_are_two_values(backend: Place) -> None:
    backend.load("people", {"id": "integer", "v": "text"}, [(0, ""), (1, ""), (2, None), (3, None)])

    report = api.anonymize(backend.url, "people", columns=VALUE, privacy=K2, target="released")

    assert report.classes.count == 2
    found = {int(record["id"]): record["v"] for record in backend.records("released")}
    assert found == {0: "", 1: "", 2: None, 3: None}


@pytest.mark.parametrize("backend", ["postgresql", "mariadb"], indirect=True)
def test_fixed_length_texts_of_postgresql_and_mariadb_are_released(backend: Place) -> None:
    backend.load("people", {"id": "integer", "v": "CHAR(5)"}, [(0, "ab"), (1, "ab"), (2, "c")])

    report = api.anonymize(
        backend.url, "people", columns=VALUE, privacy=[{"k_anonymity": {"k": 3}}], target="released"
    )

    assert report.classes.count == 1


def test_fewer_rows_than_k_are_an_error_that_says_so(backend: Place) -> None:
    backend.load("people", {"id": "integer", "v": "text"}, [(0, "a")])

    with pytest.raises(UnsatisfiableError, match="holds only 1"):
        api.anonymize(backend.url, "people", columns=VALUE, privacy=K2, target="released")


def test_an_empty_table_is_released_as_an_empty_table(backend: Place) -> None:
    backend.load("people", {"id": "integer", "v": "text"}, [])

    report = api.anonymize(backend.url, "people", columns=VALUE, privacy=K2, target="released")

    assert (report.rows.published, report.classes.count) == (0, 0)
    assert backend.records("released") == []


def test_a_mask_may_cover_a_text_of_one_character(backend: Place) -> None:
    cells = ["", "7", "10", "11"]
    backend.load("people", {"id": "integer", "v": "text"}, list(enumerate(cells)))
    mask = {"role": "quasi", "hierarchy": {"mask": {"steps": [1]}}}

    api.anonymize(
        backend.url, "people", columns={**VALUE, "v": mask}, privacy=K2, target="released"
    )
