"""On MySQL a release is DuckDB's, what cannot be promised is refused, kills leave old or new."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
import sqlalchemy
from engines import ATTEMPTS, CLASSES, LEDGER, DuckDBPlace
from spark_people import ROWS, SAID, job, loaded, rows_of
from sweeping import Runner

import sqlanon
from sqlanon.errors import SourceChangedError, UnsupportedError

if TYPE_CHECKING:
    from pathlib import Path

    from mysql_place import MySQLPlace

    from sqlanon.sql.statement import Statement

FEW = [row for row in ROWS if row[0] < 120]
QUASI = [name for name, said in SAID.items() if said["role"] == "quasi"]
OURS = {LEDGER, ATTEMPTS, CLASSES}


def tables(place: MySQLPlace) -> set[str]:
    return set(place.tables()) - OURS


def test_every_command_works_and_the_release_is_duckdbs(mysql: MySQLPlace, tmp_path: Path) -> None:
    loaded(mysql, FEW)
    planned = sqlanon.plan(job(), connection=mysql.url)
    assert mysql.tables() == ["people"]
    ran = sqlanon.run(job(), connection=mysql.url)
    assert planned.generalization == ran.loss.attributes
    other = loaded(DuckDBPlace(tmp_path), FEW)
    sqlanon.run(job(), connection=other.url)
    assert rows_of(mysql) == rows_of(other)
    checks = [sqlanon.check(place.url, "released", quasi=QUASI, k=5) for place in (mysql, other)]
    assert checks[0].classes == checks[1].classes
    assert checks[0].holds
    shown = job(target={"table": "shown", "mode": "view"})
    sqlanon.run(shown, connection=mysql.url)
    assert rows_of(mysql, "shown") == rows_of(other)
    told = sqlanon.history(mysql.url, "released")
    assert [one.run_id for one in told.runs] == [ran.run_id]
    assert sqlanon.leftovers(mysql.url) == []


@pytest.mark.parametrize(
    ("said", "words"),
    [
        ({"target": {"mode": "replace"}}, "mode: replace is not supported on mysql"),
        (
            {
                "columns": {
                    **SAID,
                    "id": {"role": "identifier", "action": "hash", "key": "0123456789abcdef"},
                }
            },
            "hash is not supported on mysql",
        ),
        (
            {"target": {"mode": "replace", "by": "swap"}},
            "mode: replace is not supported on mysql",
        ),
        (
            {
                "columns": {**SAID, "id": {"role": "identifier", "action": "renumber"}},
                "tables": [
                    {
                        "source": "buys",
                        "target": "bought",
                        "key": "id",
                        "columns": {"n": {"role": "keep"}},
                    }
                ],
            },
            "does not show several tables in one state",
        ),
    ],
    ids=["replace", "hash", "swap", "tables"],
)
def test_what_cannot_be_promised_there_is_refused(
    mysql: MySQLPlace, said: dict[str, Any], words: str
) -> None:
    loaded(mysql, FEW)
    mysql.load("buys", {"id": "integer", "n": "integer"}, [(1, 1)])
    before = mysql.records("people")
    with pytest.raises(UnsupportedError, match=words):
        sqlanon.run(job(**said), connection=mysql.url, in_place=True)
    assert tables(mysql) == {"buys", "people"}
    assert mysql.records("people") == before


def test_no_script_is_compiled_there(mysql: MySQLPlace) -> None:
    loaded(mysql, FEW)
    with pytest.raises(UnsupportedError, match="mysql"):
        sqlanon.compile_job(job(), connection=mysql.url)
    assert tables(mysql) == {"people"}


@pytest.mark.parametrize("command", [sqlanon.plan, sqlanon.run])
def test_a_transaction_of_the_callers_is_not_committed(mysql: MySQLPlace, command: Any) -> None:
    loaded(mysql, FEW)
    engine = sqlalchemy.create_engine(mysql.url)
    with engine.connect() as connection:
        connection.exec_driver_sql("DELETE FROM people")
        with pytest.raises(UnsupportedError, match="commits it with the first CREATE TABLE"):
            command(job(), connection=connection)
        connection.rollback()
    engine.dispose()
    assert len(mysql.records("people")) == len(FEW)


@pytest.mark.parametrize("mode", ["table", "view"])
def test_a_source_that_changes_while_it_is_read_is_found(mysql: MySQLPlace, mode: str) -> None:
    loaded(mysql, FEW)

    changed: list[str] = []

    def change(statement: Statement) -> None:
        if statement.name == "publish/create" and not changed:
            changed.append(statement.name)
            mysql.run("INSERT INTO people SELECT * FROM people WHERE id = 3")

    with pytest.raises(SourceChangedError, match="120 rows were staged, 121 are there now"):
        sqlanon.run(
            job(target={"table": "released", "mode": mode}),
            connection=mysql.url,
            observer=sqlanon.Observer(statement=change),
        )
    assert tables(mysql) == {"people"}


def test_what_a_target_carries_is_carried_on(mysql: MySQLPlace) -> None:
    loaded(mysql, FEW)
    kept = {**SAID, "pay": {"role": "keep"}}
    sqlanon.run(job(columns=kept), connection=mysql.url)
    mysql.run(
        "ALTER TABLE released MODIFY age VARCHAR(40) COMMENT 'it''s `his`', "
        "MODIFY pay DECIMAL(18, 2) COMMENT 'a month'",
        "CREATE INDEX pays ON released (pay DESC)",
        "CREATE INDEX sizes ON released ((ABS(pay)))",
    )
    sqlanon.run(job(columns=kept), connection=mysql.url)
    ((_, made),) = mysql.rows("SHOW CREATE TABLE released")
    for words in (
        "COMMENT 'it''s `his`'",
        "COMMENT 'a month'",
        "`pays` (`pay` DESC)",
        "abs(`pay`)",
    ):
        assert words in made
    mysql.run("ALTER TABLE released ADD CONSTRAINT paid CHECK (pay >= 0)")
    with pytest.raises(sqlanon.PublishError, match="check paid"):
        sqlanon.run(job(columns=kept), connection=mysql.url)


def test_clean_leaves_a_run_that_goes_on_and_removes_what_a_killed_one_left(
    mysql: MySQLPlace, tmp_path: Path
) -> None:
    loaded(mysql, FEW)
    seen: list[list[Any]] = []

    def look(statement: Statement) -> None:
        if statement.name in {"stage/cells", "release/labels", "publish/create"}:
            assert [name for name in tables(mysql) if name.startswith("_sqlanon_")]
            seen.append(sqlanon.clean(mysql.url))

    sqlanon.run(job(), connection=mysql.url, observer=sqlanon.Observer(statement=look))
    assert len(seen) >= 2
    assert not any(seen)
    old, whole = rows_of(mysql), {"people", "released"}
    assert tables(mysql) == whole
    path = tmp_path / "job.json"
    said = job(privacy=[{"k_anonymity": {"k": 40}}]).model_dump_json(exclude_unset=True)
    path.write_text(said.replace("${", "$${"))
    words = ["run", str(path), "--url", mysql.url]
    with Runner() as runner:
        for at in ("stage/cells", "publish/fill", "publish/exchange"):
            ended = runner.run(words, at=at, happens="before")
            assert ended["status"] < 0, ended
            assert rows_of(mysql) == old
            assert tables(mysql) > whole, "nothing was left: it was killed too early"
            assert sqlanon.clean(mysql.url)
            assert tables(mysql) == whole
