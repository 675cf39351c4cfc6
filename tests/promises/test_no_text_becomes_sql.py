"""Odd names of tables and columns survive every driver, or are refused in so many words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import sqlanon
from sqlanon.api import run as api
from sqlanon.errors import InspectionError, PublishError, SqlanonError, UnsupportedError
from sqlanon.sql.names import RelationName

if TYPE_CHECKING:
    from engines import Place

K = [{"k_anonymity": {"k": 2}}]
NAMES = [
    "two words",
    " padded",
    'double "quotes"',
    "single 'quotes'",
    "back`ticks``",
    "order",
    "Group",
    "select",
    "100%",
    "%s %(name)s %%",
    ":x",
    "?",
    "{} {0}",
    "{{ x }}{% if %}",
    "a.b",
    "1st",
    "x'; DROP TABLE people;--",
    "back\\slash\\",
    "naïve таблица 表",
    "/* comment",
    "a" * 63,
    "ü" * 31,
    "o0",
    "k0",
    "turn",
    "value",
    "label",
    "n",
    "cell",
]
BEYOND = ["🙂 emoji", "new\nline", "tab\t", "trailing "]
"""MariaDB takes none of these as a name."""
ROWS = [(place % 3, "v", place, None) for place in range(6)]


@pytest.mark.parametrize("name", [*NAMES, *BEYOND])
def test_tables_and_columns_of_any_name_are_released_under_it(backend: Place, name: str) -> None:
    if backend.name == "mariadb" and name in BEYOND:
        pytest.skip("no name on MariaDB")
    second, kept, hashed, target = (f"{name[:20]}#{place}" for place in (2, 3, 4, 5))
    columns: dict[str, Any] = {
        name: {"role": "quasi"},
        second: {"role": "quasi"},
        kept: {"role": "keep"},
        hashed: {"role": "identifier", "action": "hash", "key": "a key of the test"},
    }
    kinds = ["integer", "text", "integer", "text"]
    backend.load(name, dict(zip(columns, kinds, strict=True)), ROWS)
    backend.load(target, {name: "integer"}, [])

    api.anonymize(
        backend.url,
        RelationName(None, name),
        columns=columns,
        privacy=K,
        target={"table": RelationName(None, target), "if_exists": "replace"},
        algorithm={"mondrian": {"split": "relaxed"}},
    )

    assert [column for column, _ in backend.types_of(target)] == list(columns)
    records = backend.records(target)
    assert sorted(int(record[kept]) for record in records) == list(range(6))
    assert {int(record[name]) for record in records} == {0, 1, 2}
    assert set(backend.tables()) == {name, target, "sqlanon_runs"}


@pytest.mark.parametrize("length", [63, 64, 65, 200])
def test_a_name_that_the_engine_would_cut_is_refused(backend: Place, length: int) -> None:
    longest = {"postgresql": 63, "mariadb": 64}.get(backend.name, 10**6)
    backend.load("people", {"a": "integer"}, [(1,), (1,)])
    arguments: dict[str, Any] = {"columns": {"a": {"role": "quasi"}}, "privacy": K}
    target = "t" * length

    if length <= longest:
        api.anonymize(backend.url, "people", target=target, **arguments)
        assert target in backend.tables()
        return
    with pytest.raises(UnsupportedError, match=f"has {length} (bytes|characters)"):
        api.anonymize(backend.url, "people", target=target, **arguments)
    assert backend.tables() == ["people"]


def test_bytes_are_counted_and_not_characters(backend: Place) -> None:
    backend.load("people", {"a": "integer"}, [(1,), (1,)])
    arguments: dict[str, Any] = {"columns": {"a": {"role": "quasi"}}, "privacy": K}
    target = "ü" * 33

    if backend.name == "postgresql":
        with pytest.raises(UnsupportedError, match="has 66 bytes"):
            api.anonymize(backend.url, "people", target=target, **arguments)
    else:
        api.anonymize(backend.url, "people", target=target, **arguments)
        assert target in backend.tables()


@pytest.mark.parametrize("backend", ["postgresql"], indirect=True)
def test_columns_that_differ_only_in_case_are_two_columns(backend: Place) -> None:
    backend.load("people", {"a": "integer", "A": "integer"}, [(p % 2, p // 2) for p in range(8)])
    columns: dict[str, Any] = {"a": {"role": "quasi"}, "A": {"role": "keep"}}

    api.anonymize(backend.url, "people", columns=columns, privacy=K, target="released")

    found = sorted((int(r["a"]), int(r["A"])) for r in backend.records("released"))
    assert found == sorted((place % 2, place // 2) for place in range(8))


def test_a_column_spelled_in_another_case_is_no_column(backend: Place) -> None:
    backend.load("people", {"age": "integer"}, [(1,), (1,)])
    columns: dict[str, Any] = {"Age": {"role": "quasi"}}

    with pytest.raises(InspectionError, match="did you mean age"):
        api.anonymize(backend.url, "people", columns=columns, privacy=K, target="released")


def test_a_misspelt_column_is_no_text_constant(backend: Place) -> None:
    # SQLite reads a misspelt "x" as a string, which put the whole table into one class
    backend.load("people", {"a": "integer"}, [(1,), (2,)])

    with pytest.raises(InspectionError, match="no column 'b'"):
        sqlanon.check(backend.url, "people", quasi=["b"], k=2)


@pytest.mark.parametrize("spelled", ["{schema}.people", "PEOPLE", "{SCHEMA}.People"])
def test_the_source_is_never_replaced_under_another_spelling(backend: Place, spelled: str) -> None:
    backend.load("people", {"a": "integer"}, [(place,) for place in range(4)])
    spelled = spelled.format(schema=backend.schema, SCHEMA=backend.schema.upper())
    target = {"table": spelled, "if_exists": "replace"}
    columns: dict[str, Any] = {"a": {"role": "quasi"}}

    if backend.name in {"duckdb", "sqlite"} or spelled.endswith("people"):
        with pytest.raises(PublishError, match="is the source"):
            api.anonymize(backend.url, "people", columns=columns, privacy=K, target=target)
    elif "." in spelled:
        with pytest.raises(SqlanonError):
            api.anonymize(backend.url, "people", columns=columns, privacy=K, target=target)
    else:
        api.anonymize(backend.url, "people", columns=columns, privacy=K, target=target)

    assert sorted(backend.rows("SELECT a FROM people")) == [(0,), (1,), (2,), (3,)]


@pytest.mark.parametrize("backend", ["duckdb"], indirect=True)
def test_a_duckdb_source_named_by_its_catalogue_is_not_replaced(backend: Place) -> None:
    backend.load("people", {"a": "integer"}, [(place,) for place in range(4)])
    target = {"table": "people", "if_exists": "replace"}
    columns: dict[str, Any] = {"a": {"role": "quasi"}}

    with pytest.raises(PublishError, match="is the source"):
        api.anonymize(backend.url, "place.people", columns=columns, privacy=K, target=target)

    assert len(backend.rows("SELECT a FROM people")) == 4
