"""What `init --schema` proposes for tables that refer to each other is planned as it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

import duckdb
import pytest
from proposed_customers import as_written, load

import sqlanon
from sqlanon.cli.app import main
from sqlanon.errors import InspectionError, JobError, UnsupportedError
from sqlanon.sql.dialects.duckdb import DuckDB

if TYPE_CHECKING:
    from pathlib import Path

    from engines import Place


def schema_of(place: Place) -> str:
    """The schema's name as a user says it."""
    return "main" if place.name == "sqlite" else place.schema


def load_shop(place: Place) -> None:
    """Customers with orders and their items; products, and a view."""
    load(place)
    place.run(
        "CREATE TABLE items (id INTEGER PRIMARY KEY, order_id INTEGER, amount INTEGER, "
        "FOREIGN KEY (order_id) REFERENCES orders (id))",
        "CREATE TABLE products (id INTEGER PRIMARY KEY, title VARCHAR(20))",
        "CREATE TABLE transfers (id INTEGER PRIMARY KEY, payer INTEGER, receiver INTEGER, "
        "FOREIGN KEY (payer) REFERENCES customers (id), "
        "FOREIGN KEY (receiver) REFERENCES customers (id))",
        "CREATE VIEW seen AS SELECT * FROM customers",
        "INSERT INTO transfers VALUES " + ", ".join(f"({n}, {n}, {n + 1})" for n in range(50)),
    )


def test_customers_and_what_refers_to_them_are_one_job(backend: Place, tmp_path: Path) -> None:
    load_shop(backend)
    made = sqlanon.propose(backend.url, schema=schema_of(backend))
    assert made.job["source"].split(".")[-1] == "customers"
    assert made.job["columns"]["id"] == {"role": "identifier", "action": "renumber"}
    tables = {one["source"].split(".")[-1]: one for one in made.job["tables"]}
    assert {name: one["key"] for name, one in tables.items()} == {
        "orders": "customer",
        "transfers": "payer",
    }
    assert tables["orders"]["columns"]["id"] == {"role": "drop"}
    assert tables["orders"]["columns"]["price"]["role"] == "quasi"
    assert tables["transfers"]["columns"]["receiver"] == {"role": "drop"}
    assert dict(made.left_out) == {
        "items": "it refers to orders, and to customers by no foreign key of its own",
        "products": "it refers to customers by no foreign key",
        "seen": "it is a view",
    }
    assert "#   products: it refers to customers by no foreign key" in made.text
    job = as_written(backend, made, tmp_path)
    assert sqlanon.plan(job, connection=backend.url).rows.source == 60
    report = sqlanon.run(job, connection=backend.url)
    assert report.rows.published == 60


def test_two_tables_of_persons_are_named(
    backend: Place, capsys: pytest.CaptureFixture[str]
) -> None:
    load_shop(backend)
    backend.run("CREATE TABLE staff_members (id INTEGER PRIMARY KEY, age INTEGER)")
    schema = schema_of(backend)
    with pytest.raises(InspectionError) as refused:
        sqlanon.propose(backend.url, schema=schema)
    assert "customers, staff_members" in str(refused.value)
    assert f"sqlanon init TABLE --schema {schema}" in str(refused.value)
    assert main(["init", "customers", "--schema", schema, "--url", backend.url]) == 0
    assert "tables:" in capsys.readouterr().out


def test_other_schemas_and_sources_are_refused(backend: Place, tmp_path: Path) -> None:
    load(backend)
    with pytest.raises(InspectionError, match="there is no schema elsewhere with tables"):
        sqlanon.propose(backend.url, schema="elsewhere")
    with pytest.raises(InspectionError, match="has no table nobody"):
        sqlanon.propose(backend.url, "nobody", schema=schema_of(backend))
    with pytest.raises(JobError, match="only a database has schemas"):
        sqlanon.propose(tmp_path / "people.csv", schema="main")
    with pytest.raises(JobError, match="leave schema out"):
        sqlanon.propose(backend.url, schema="main", in_place=True)


def test_a_schema_without_persons_is_refused(backend: Place) -> None:
    backend.load("products", {"id": "integer", "title": "text"}, [(1, "a")])
    with pytest.raises(InspectionError, match="seems to hold persons"):
        sqlanon.propose(backend.url, schema=schema_of(backend))


def test_persons_are_seen_by_columns_and_alone(backend: Place) -> None:
    rows = [(20 + n % 40, "fm"[n % 2]) for n in range(60)]
    backend.load("answers", {"age": "integer", "sex": "text"}, rows)
    made = sqlanon.propose(backend.url, schema=schema_of(backend))
    assert made.table.split(".")[-1] == "answers"
    assert "tables" not in made.job


def test_engines_without_foreign_keys_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = f"duckdb:///{tmp_path / 'people.duckdb'}"
    with duckdb.connect(str(tmp_path / "people.duckdb")) as database:
        database.execute("CREATE TABLE people AS SELECT 20 + i AS age FROM range(40) AS t (i)")
    monkeypatch.setattr(DuckDB, "updating", None)
    with pytest.raises(UnsupportedError, match="foreign keys are not known"):
        sqlanon.propose(url, schema="main")
    with pytest.raises(UnsupportedError, match="mode: replace is not supported"):
        sqlanon.propose(url, "people", in_place=True)


@pytest.mark.parametrize("backend", ["duckdb"], indirect=True)
def test_what_each_person_has_once_is_no_key(backend: Place) -> None:
    """More books than members; no member has lent a book twice."""
    backend.run(
        "CREATE TABLE members (id INTEGER PRIMARY KEY, age INTEGER)",
        "INSERT INTO members SELECT range, range % 40 FROM range(40)",
        "CREATE TABLE loans (member INTEGER, book VARCHAR, "
        "FOREIGN KEY (member) REFERENCES members)",
        "INSERT INTO loans SELECT m.range, 'B' || (m.range * 3 + b.range * 7) % 60 "
        "FROM range(40) AS m, range(12) AS b",
    )
    made = sqlanon.propose(backend.url, schema=schema_of(backend))
    (loans,) = made.job["tables"]
    assert loans["columns"]["book"]["role"] == "quasi"
