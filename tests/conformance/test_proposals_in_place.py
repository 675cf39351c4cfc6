"""What `init --in-place` proposes is a job that `plan` and `run` take as it is, on each engine."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from proposed_customers import as_written, load

import sqlanon
from sqlanon.errors import JobError, PublishError, SqlanonError
from sqlanon.job.job import Job

if TYPE_CHECKING:
    from pathlib import Path

    from engines import Place


def test_customers_of_orders_are_planned_and_published(backend: Place, tmp_path: Path) -> None:
    duckdb = backend.name == "duckdb"
    load(backend, email="VARCHAR(200)" if duckdb else "VARCHAR(200) UNIQUE")
    made = sqlanon.propose(backend.url, "customers", in_place=True)
    said = made.job["columns"]
    assert made.job["target"] == {"table": "customers", "mode": "replace", "by": "update"}
    if duckdb:
        assert said["id"] == {"role": "identifier", "action": "keep"}
        assert said["email"]["action"] == "null"
    else:
        assert said["id"] == {
            "role": "identifier",
            "action": "renumber",
            "references": ["orders.customer"],
        }
        assert said["email"]["action"] == "hash"
    assert said["name"] == {"role": "identifier", "action": "mask", "value": "*"}
    assert said["phone"] == {"role": "identifier", "action": "null"}
    typed = {"retype": True} if backend.name in {"sqlite", "postgresql"} else {"output": "median"}
    assert typed.items() <= said["age"].items()
    assert "foreign key of another table orders" in made.text
    plan = sqlanon.plan(as_written(backend, made, tmp_path), connection=backend.url)
    assert plan.rows.source == 60
    report = sqlanon.run(as_written(backend, made, tmp_path), connection=backend.url, in_place=True)
    assert report.rows.published == 60
    joined = "SELECT COUNT(*) FROM orders JOIN customers ON customers.id = orders.customer"
    assert backend.rows(joined) == [(120,)]


def test_a_key_of_a_hash_is_nowhere_in_a_proposal(backend: Place) -> None:
    if backend.name == "duckdb":
        pytest.skip("a unique column under a foreign key is refused there")
    load(backend)
    made = sqlanon.propose(backend.url, "customers", in_place=True)
    assert 'key: "${SQLANON_HASH_KEY}"' in made.text
    with pytest.raises(JobError, match="key"):
        Job.from_mapping(made.job)


def test_what_no_job_in_place_can_do_is_refused_at_once(backend: Place) -> None:
    load(backend, email="VARCHAR(50) UNIQUE")
    if backend.name == "sqlite":
        pytest.skip("a text of any length fits there")
    with pytest.raises(SqlanonError) as refused:
        sqlanon.propose(backend.url, "customers", in_place=True)
    assert "email" in str(refused.value)


def test_a_foreign_key_of_the_table_itself_stays(backend: Place, tmp_path: Path) -> None:
    load(backend)
    made = sqlanon.propose(backend.url, "orders", in_place=True)
    assert made.job["columns"]["customer"]["action"] == "keep"
    assert made.job["columns"]["id"]["action"] == "keep"
    assert (
        sqlanon.plan(as_written(backend, made, tmp_path), connection=backend.url).rows.source == 120
    )


def test_a_view_and_a_file_are_refused(backend: Place, tmp_path: Path) -> None:
    load(backend)
    backend.run("CREATE VIEW seen AS SELECT * FROM customers")
    with pytest.raises(PublishError, match="only a table"):
        sqlanon.propose(backend.url, "seen", in_place=True)
    with pytest.raises(JobError, match="leave in_place out"):
        sqlanon.propose(tmp_path / "people.csv", in_place=True)


def test_a_constrained_quasi_identifier_stays_as_it_is(backend: Place, tmp_path: Path) -> None:
    backend.run(
        "CREATE TABLE people (id INTEGER PRIMARY KEY, sex VARCHAR(1) CHECK (sex IN ('f', 'm')), "
        "age INTEGER)",
        "INSERT INTO people VALUES "
        + ", ".join(f"({n}, '{'fm'[n % 2]}', {20 + n % 40})" for n in range(60)),
    )
    if backend.name == "mariadb":  # no algorithm has levels of the sex and `output` of the age
        with pytest.raises(SqlanonError, match=r"check .* depends on sex"):
            sqlanon.propose(backend.url, "people", in_place=True)
        return
    made = sqlanon.propose(backend.url, "people", in_place=True)
    assert made.job["columns"]["sex"] == {"role": "quasi", "max_level": 0}
    assert made.job["columns"]["id"]["action"] == "keep"
    report = sqlanon.run(as_written(backend, made, tmp_path), connection=backend.url, in_place=True)
    assert report.rows.published == 60
    assert {row["sex"] for row in backend.records("people")} == {"f", "m"}


def test_a_table_without_a_key_is_swapped_where_that_is_known(
    backend: Place, tmp_path: Path
) -> None:
    rows = [(f"p{n}", 20 + n % 40, "fm"[n % 2]) for n in range(60)]
    backend.load("people", {"name": "text", "age": "integer", "sex": "text"}, rows)
    if backend.name == "mariadb":
        with pytest.raises(SqlanonError, match="has no key that stays"):
            sqlanon.propose(backend.url, "people", in_place=True)
        return
    made = sqlanon.propose(backend.url, "people", in_place=True)
    assert made.job["target"]["by"] == "swap"
    report = sqlanon.run(as_written(backend, made, tmp_path), connection=backend.url, in_place=True)
    assert report.rows.published == 60


def test_references_are_found_through_other_tables(backend: Place, tmp_path: Path) -> None:
    if backend.name == "duckdb":
        pytest.skip("a key that foreign keys refer to stays there")
    load(backend)
    backend.run(
        "CREATE TABLE cards (customer INTEGER PRIMARY KEY, "
        "FOREIGN KEY (customer) REFERENCES customers (id))",
        "CREATE TABLE visits (id INTEGER PRIMARY KEY, customer INTEGER, "
        "FOREIGN KEY (customer) REFERENCES cards (customer))",
        "INSERT INTO cards VALUES (3), (4)",
        "INSERT INTO visits VALUES (1, 3), (2, 3)",
    )
    made = sqlanon.propose(backend.url, "customers", in_place=True)
    found = made.job["columns"]["id"]["references"]
    assert sorted(found) == ["cards.customer", "orders.customer", "visits.customer"]
    assert (
        sqlanon.plan(as_written(backend, made, tmp_path), connection=backend.url).rows.source == 60
    )
