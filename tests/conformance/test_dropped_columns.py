"""In place, `role: drop` takes a column away with the run, and comes back where that fails."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from customers import COLUMNS, PEOPLE, SAID, catalogue, customers, update

import sqlanon
from sqlanon.api import run as api
from sqlanon.errors import PublishError, UnsupportedError, VerificationError

if TYPE_CHECKING:
    from engines import Place

NAMELESS: dict[str, Any] = {**COLUMNS, "name": {"role": "drop"}}
ABLE = pytest.mark.parametrize("backend", ["duckdb", "sqlite", "postgresql"], indirect=True)


def plainer(place: Place) -> None:
    """The customers, and nothing that depends on their names but indexes of them alone."""
    customers(place)
    if place.name == "duckdb":  # which alters no table that has an index or is referred to
        place.run("DROP INDEX people_second", "DROP INDEX people_pay", "DROP TABLE orders")
    else:
        place.run("CREATE UNIQUE INDEX people_third ON people (name)")


def attributes(place: Place) -> list[str]:
    return [name for name, _ in place.types_of("people")]


@ABLE
def test_the_column_goes_and_all_else_stays(backend: Place) -> None:
    plainer(backend)
    before, types = catalogue(backend), backend.types_of("people")
    plan = api.plan(backend.url, "people", **{k: v for k, v in said().items() if k != "in_place"})
    assert plan.in_place is not None
    fates = {(one.kind, one.name): one.fate for one in plan.in_place.objects}
    assert fates["column", "name"] == "is dropped"
    if backend.name != "duckdb":
        assert fates["index", "people_second"] == "is dropped with its column"
        assert fates["unique", "people_third"] == "is dropped with its column"
    assert {fate for (_, name), fate in fates.items() if "pay" in name} == {"stays"}
    assert "in_place/drop_column" in {statement.name for statement in plan.script}
    assert backend.types_of("people") == types

    report = update(backend, columns=NAMELESS)

    assert report.columns["name"] == "dropped"
    assert backend.types_of("people") == [one for one in types if one[0] != "name"]
    if backend.name != "duckdb":  # where the number of columns, and places in the list, are told
        for was, now in zip(before, catalogue(backend), strict=True):
            assert [row for row in now if row not in was and "name" not in str(was)] == []
            assert len(was) - len(now) == sum("(name)" in str(row) for row in was)
    rows = sorted(backend.rows("SELECT id, pay FROM people"))
    assert rows == [(row[0], row[5]) for row in PEOPLE]
    assert sqlanon.check(backend.url, "people", quasi=["sex", "age", "zip"], k=3).holds
    assert len(backend.rows("SELECT age, pay FROM rich")) == 10
    if backend.name != "duckdb":
        assert len(backend.rows("SELECT pay FROM orders JOIN people ON id = person")) == 3


def said() -> dict[str, Any]:
    """A job that drops the names."""
    return {**SAID, "columns": NAMELESS}


@ABLE
def test_a_table_that_lies_anew_under_new_keys_lacks_it_too(backend: Place) -> None:
    plainer(backend)
    pointing = {"references": ["orders.person"]} if backend.name != "duckdb" else {}
    key = {"role": "identifier", "action": "renumber", **pointing}
    update(backend, columns={**NAMELESS, "id": key})
    assert "name" not in attributes(backend)
    assert len(backend.rows("SELECT id FROM people WHERE id > 60")) == 60


DEPENDING = {
    "duckdb": (
        "CREATE INDEX names ON people (name)",
        "CREATE VIEW named AS SELECT name FROM people",
    ),
    "sqlite": (
        "CREATE INDEX names ON people (name, pay)",
        "CREATE INDEX names ON people (name) WHERE pay > 5",
        "CREATE UNIQUE INDEX names ON people (LOWER(name))",
        "CREATE VIEW named AS SELECT * FROM people",
        """CREATE TRIGGER named AFTER INSERT ON orders BEGIN
        UPDATE people SET name = 'x' WHERE id = NEW.person; END""",
    ),
    "postgresql": (
        "CREATE INDEX names ON people (pay) INCLUDE (name)",
        "CREATE UNIQUE INDEX names ON people (name) WHERE pay > 5",
        "ALTER TABLE people ADD CONSTRAINT names UNIQUE (name)",
        "CREATE VIEW named AS SELECT name FROM people",
        "CREATE POLICY named ON people USING (name <> 'x')",
        "CREATE STATISTICS named ON name, pay FROM people",
        "ALTER TABLE people ADD COLUMN named TEXT GENERATED ALWAYS AS (UPPER(name)) STORED",
    ),
}


@pytest.mark.parametrize(
    ("backend", "made"),
    [(engine, made) for engine, all_made in DEPENDING.items() for made in all_made],
    indirect=["backend"],
)
def test_what_depends_on_it_is_named_and_refused(backend: Place, made: str) -> None:
    plainer(backend)
    backend.run(made)
    before = catalogue(backend)
    columns = dict(NAMELESS)
    if "ADD COLUMN" in made:
        columns["named"] = {"role": "keep"}
    with pytest.raises(PublishError, match=r"\b(names|named)\b"):
        update(backend, columns=columns, target={"mode": "replace", "triggers": "fire"})
    assert catalogue(backend) == before
    assert "name" in attributes(backend)


@pytest.mark.parametrize("backend", ["mariadb"], indirect=True)
def test_where_ddl_commits_it_is_refused(backend: Place) -> None:
    customers(backend)
    with pytest.raises(
        UnsupportedError, match=r"columns\.name: on mariadb dropping a column commits the"
    ):
        update(backend, columns=NAMELESS)
    assert "name" in attributes(backend)


@ABLE
def test_what_does_not_hold_brings_it_back(backend: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    plainer(backend)
    before = catalogue(backend)

    def fails(*_: object, **__: object) -> None:
        raise VerificationError("it does not hold")

    monkeypatch.setattr("sqlanon.verify.release.refuse_failed", fails)
    with pytest.raises(VerificationError):
        update(backend, columns=NAMELESS)
    assert catalogue(backend) == before
    names = sorted(backend.rows("SELECT id, name FROM people"))
    assert names == [(row[0], row[1]) for row in PEOPLE]
