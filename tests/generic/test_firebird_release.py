"""On an engine without a dialect a release is that of DuckDB, or it is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from engines import DuckDBPlace
from spark_people import COLUMNS, ROWS, SAID, job

import sqlanon
from sqlanon.errors import InspectionError, SourceChangedError, UnsupportedError

if TYPE_CHECKING:
    from pathlib import Path

    from firebird_place import FirebirdPlace

    from sqlanon.sql.statement import Statement

UNTOUCHED = ["people", "sqlanon_runs"]
QUASI = [name for name, said in SAID.items() if said["role"] == "quasi"]


def loaded(place: Any, rows: list[tuple[Any, ...]] = ROWS) -> Any:
    """A place with the table `people`."""
    place.load("people", COLUMNS, rows)
    return place


def rows_of(place: Any, table: str = "released") -> list[str]:
    """All rows of a release, sorted, as texts that both engines write alike."""
    return sorted(str([str(row[name]) for name in sorted(row)]) for row in place.records(table))


def test_every_command_works_and_the_release_is_duckdbs(
    firebird: FirebirdPlace, tmp_path: Path
) -> None:
    loaded(firebird)
    planned = sqlanon.plan(job(), connection=firebird.url)
    assert firebird.tables() == ["people"]
    first = sqlanon.run(job(), connection=firebird.url)
    assert planned.generalization == first.loss.attributes
    other = loaded(DuckDBPlace(tmp_path))
    sqlanon.run(job(), connection=other.url)
    assert rows_of(firebird) == rows_of(other)
    checks = [sqlanon.check(place.url, "released", quasi=QUASI, k=5) for place in (firebird, other)]
    assert checks[0].classes == checks[1].classes
    assert checks[0].holds

    second = sqlanon.run(job(privacy=[{"k_anonymity": {"k": 9}}]), connection=firebird.url)
    assert f"released__{first.run_id}" in second.notes[0], "who is reading it goes on"
    third = sqlanon.run(job(), connection=firebird.url)
    behind = {f"released__{one.run_id}" for one in (second, third)}
    assert set(firebird.tables()) == {*behind, "people", "released", "sqlanon_runs"}
    told = sqlanon.history(firebird.url, "released")
    assert [one.run_id for one in told.runs] == [one.run_id for one in (third, second, first)]
    assert sqlanon.leftovers(firebird.url) == []


@pytest.mark.parametrize(
    ("said", "words"),
    [
        ({"search_in": "database"}, "search_in: database is not supported on firebird"),
        ({"target": {"table": "released", "mode": "view"}}, "mode: view is not supported"),
        ({"target": {"table": "people", "mode": "replace"}}, "mode: replace is not supported"),
        (
            {
                "columns": {
                    **SAID,
                    "id": {"role": "identifier", "action": "hash", "key": "0123456789abcdef"},
                }
            },
            "hash is not supported on firebird",
        ),
    ],
    ids=["search", "view", "replace", "hash"],
)
def test_what_cannot_be_promised_is_refused(
    firebird: FirebirdPlace, said: dict[str, Any], words: str
) -> None:
    loaded(firebird, ROWS[:20])
    columns = {**SAID, "id": {"role": "identifier", "action": "null"}}
    with pytest.raises(UnsupportedError, match=words):
        sqlanon.run(job(**{"columns": columns, **said}), connection=firebird.url, in_place=True)
    assert firebird.tables() == UNTOUCHED


@pytest.mark.parametrize(
    ("kind", "values"),
    [
        ("VARCHAR(20)", ("a", "a ")),
        ("VARCHAR(600)", ("a" * 501, "b")),
        ("DOUBLE PRECISION", (0.5, 1.5)),
    ],
    ids=["padded", "long", "doubles"],
)
def test_values_that_the_engine_confuses_are_refused(
    firebird: FirebirdPlace, kind: str, values: tuple[Any, Any]
) -> None:
    firebird.load("people", {"town": kind}, [(one,) for one in values * 6])
    said = job(columns={"town": {"role": "quasi"}})
    with pytest.raises(InspectionError, match="town"):
        sqlanon.run(said, connection=firebird.url)
    assert firebird.tables() == UNTOUCHED


def test_values_are_compared_by_their_bytes_whatever_their_column_says(
    firebird: FirebirdPlace,
) -> None:
    kind = "VARCHAR(20) CHARACTER SET UTF8 COLLATE UNICODE_CI_AI"
    values = ["a", "A", "\xe1"]
    firebird.load("people", {"town": kind}, [(one,) for one in values * 5])
    report = sqlanon.run(job(columns={"town": {"role": "quasi"}}), connection=firebird.url)
    assert (report.classes.count, report.classes.min) == (3, 5)
    assert sorted({row["town"] for row in firebird.records("released")}) == sorted(values)


def test_a_source_that_changes_meanwhile_is_found(firebird: FirebirdPlace) -> None:
    loaded(firebird)

    def change(statement: Statement) -> None:
        if statement.name == "publish/create":
            firebird.run("INSERT INTO people SELECT * FROM people WHERE id = 3")

    with pytest.raises(SourceChangedError, match="210 rows were staged, 211 are there now"):
        sqlanon.run(job(), connection=firebird.url, observer=sqlanon.Observer(statement=change))
    assert firebird.tables() == UNTOUCHED


@pytest.mark.parametrize(
    "said",
    [
        {"hierarchy": {"intervals": [5.5]}, "max_level": 1},
        {"range": {"step": 2.5}},
        {"range": "cut"},
    ],
)
def test_fractions_at_the_ends_of_labels_are_duckdbs(
    firebird: FirebirdPlace, tmp_path: Path, said: dict[str, Any]
) -> None:
    """Firebird writes doubles with 14 digits behind the point."""
    columns = {"weight": "NUMERIC(9, 2)", "ill": "integer"}
    weights = [place * 37 % 100 - 40 + place % 7 / 4 for place in range(60)]
    rows = [(weight, place % 4) for place, weight in enumerate(weights)]
    found = []
    for place in (firebird, DuckDBPlace(tmp_path)):
        place.load("people", columns, rows)
        sqlanon.anonymize(
            place.url,
            "people",
            columns={"weight": {"role": "quasi", **said}, "ill": {"role": "keep"}},
            privacy=[{"k_anonymity": {"k": 3}}],
            algorithm="optimal" if "hierarchy" in said else "mondrian",
            target="released",
            max_suppression=0.3,
        )
        found.append(rows_of(place))
    assert found[0] == found[1]
    assert any("." in row for row in found[0])


@pytest.mark.parametrize(
    ("table", "column", "told"),
    [
        ('"people"', "age", "there is no table or view people that this user can see"),
        ("people", '"age"', "the column age is written in lower case"),
        ('"People"', '"Age"', ""),
    ],
)
def test_names_that_only_quotes_make_are_refused_before_anything_is_written(
    firebird: FirebirdPlace, table: str, column: str, told: str
) -> None:
    """A table that is not found was told to be the view of something that is gone."""
    firebird.run(f"CREATE TABLE {table} ({column} BIGINT)")
    firebird.run(*[f"INSERT INTO {table} VALUES ({number % 2})" for number in range(8)])
    said: dict[str, Any] = {
        "columns": {column.strip('"'): sqlanon.Quasi()},
        "privacy": [sqlanon.KAnonymity(k=4)],
        "target": "released",
    }
    if not told:
        sqlanon.anonymize(firebird.url, table.strip('"'), **said)
        assert firebird.rows("SELECT COUNT(*) FROM released") == [(8,)]
        return
    with pytest.raises((InspectionError, UnsupportedError), match=told):
        sqlanon.anonymize(firebird.url, table.strip('"'), **said)
    assert "released" not in firebird.tables()
