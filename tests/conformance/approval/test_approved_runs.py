"""A run that is bound to an approval publishes that and nothing else, and says what has changed."""

from __future__ import annotations

import json
from contextlib import closing
from typing import TYPE_CHECKING, Any

import pytest

import sqlanon
from sqlanon.errors import JobError, NotApprovedError

if TYPE_CHECKING:
    from pathlib import Path

    from engines import Place

KINDS = {"id": "integer", "age": "integer", "zip": "text", "pay": "integer"}
ROWS = [(n, 20 + n % 12, f"z{n % 4}", n % 5) for n in range(96)]
LEVELS = {"level_0": "text", "level_1": "text", "level_2": "text"}
PATHS = [(f"z{n}", f"y{n // 2}", "*") for n in range(4)]
NODES = [("z0", "y0"), ("z1", "y0"), ("z2", "y1"), ("z3", "y1"), ("y0", None), ("y1", None)]
KEY = "0123456789abcdef"
COLUMNS: dict[str, Any] = {
    "id": {"role": "identifier", "action": "hash", "key": KEY},
    "age": {"role": "quasi"},
    "zip": {"role": "quasi", "hierarchy": {"table": "areas"}},
    "pay": {"role": "sensitive"},
}


def load(place: Place, key: str = "integer") -> None:
    place.load("people", {**KINDS, "id": key}, ROWS)
    place.load("areas", LEVELS, PATHS)


def said(**more: Any) -> dict[str, Any]:
    target = {"table": "released", "if_exists": "replace"}
    return {"source": "people", "target": target, "columns": COLUMNS, "k": 4, **more}


def job(**more: Any) -> sqlanon.Job:
    return sqlanon.Job.from_mapping(said(**more))


def approval(place: Place, approved: sqlanon.Job, **more: Any) -> sqlanon.Approval:
    plan = sqlanon.plan(approved, connection=place.url, script=False, solutions=0)
    return sqlanon.approve(approved, plan.to_dict(), **more)


def refused(
    place: Place, now: sqlanon.Job, approved: sqlanon.Approval, **more: Any
) -> tuple[str, ...]:
    """The changes for which a run publishes nothing."""
    before = sorted(place.tables())
    with pytest.raises(NotApprovedError) as told:
        sqlanon.run(now, connection=place.url, approved=approved, **more)
    assert told.value.exit_code == 1
    assert all(f"- {line}" in str(told.value) for line in told.value.changes)
    assert {one for one in place.tables() if "attempts" not in one} == {
        one for one in before if "attempts" not in one
    }
    return told.value.changes


def test_what_was_approved_is_published_and_told(backend: Place) -> None:
    load(backend)
    approved = approval(backend, job(k=12), by="Jane")
    first = sqlanon.run(job(k=12), connection=backend.url, approved=approved)
    assert first.approval == approved.to_record()
    assert first.drift is not None
    assert first.drift.before is None
    assert "Compared with the approved" in str(first)
    backend.run("DELETE FROM people WHERE age = 20")
    second = sqlanon.run(job(k=12), connection=backend.url, approved=approved)
    assert f"{approved.digest()[:12]}, given" in str(second)
    told = {one.what: one for one in second.drift.figures} if second.drift else {}
    rows = told["rows published"]
    assert (rows.approved, rows.before, rows.now) == (96, 96, 88)
    assert told["NCP"].approved == first.loss.ncp
    assert (told["values of age"].before, told["values of age"].now) == (12, 11)
    assert (told["smallest class"].approved, told["smallest class"].now) == (first.k, second.k)
    past = sqlanon.history(backend.url, "released")
    assert [run.approval for run in past.runs] == [approved.to_record()] * 2
    assert "by Jane on the report of run" in str(past)
    differs = {one.what: (one.before, one.after) for one in past.runs[0].differs}
    assert differs["values of age"] == (12, 11)
    assert differs["NCP of age"] == (told["NCP of age"].before, told["NCP of age"].now)
    assert "approval" not in differs


def test_a_column_a_hierarchy_and_k_are_each_named(backend: Place) -> None:
    load(backend)
    approved = approval(backend, job())
    backend.run("UPDATE areas SET level_1 = 'y0' WHERE level_0 = 'z2'")
    backend.run("ALTER TABLE people ADD COLUMN income INTEGER")
    now = job(k=3, columns={**COLUMNS, "income": {"role": "sensitive"}})
    assert set(refused(backend, now, approved)) == {
        "columns.income is new",
        "columns.zip: hierarchy changed",
        "k_anonymity: k was 4, now 3",
        "source people: column income is new",
    }


def test_a_new_column_is_named_whatever_the_job_says_of_it(backend: Place) -> None:
    load(backend)
    for unlisted in ("error", "drop", "keep"):
        approved = approval(backend, job(unlisted=unlisted))
        name = f"new_{unlisted}"
        backend.run(f"ALTER TABLE people ADD COLUMN {name} INTEGER")
        told = refused(backend, job(unlisted=unlisted), approved)
        assert told == (f"source people: column {name} is new",)
        backend.run(f"ALTER TABLE people DROP COLUMN {name}")


def test_a_type_that_changed_is_named(backend: Place) -> None:
    load(backend)
    approved = approval(backend, job())
    backend.run("DROP TABLE people")
    backend.load("people", {**KINDS, "pay": "text"}, [(*row[:3], str(row[3])) for row in ROWS])
    (told,) = refused(backend, job(), approved)
    assert told.startswith("source people: column pay was ")


@pytest.mark.parametrize("nodes", [False, True])
def test_a_hierarchy_in_the_database_counts_by_its_rows(backend: Place, *, nodes: bool) -> None:
    load(backend)
    backend.load("tree", {"child": "text", "parent": "text"}, NODES)
    hierarchy: dict[str, Any] = {"table": "areas"}
    table, where = "areas", "level_0 = 'z3'"
    if nodes:
        hierarchy = {"table": "tree", "child": "child", "parent": "parent"}
        table, where = "tree", "child = 'z3'"
    now = job(columns={**COLUMNS, "zip": {"role": "quasi", "hierarchy": hierarchy}})
    approved = approval(backend, now)
    copy = f"CREATE TABLE other AS SELECT * FROM {table} ORDER BY 1 DESC"
    backend.run(copy, f"DELETE FROM {table}", f"INSERT INTO {table} SELECT * FROM other")
    sqlanon.run(now, connection=backend.url, approved=approved)  # in another order
    backend.run(f"UPDATE {table} SET {'parent' if nodes else 'level_1'} = 'y0' WHERE {where}")
    assert refused(backend, now, approved) == ("columns.zip: hierarchy changed",)


def test_a_hierarchy_file_counts_by_its_rows(backend: Place, tmp_path: Path) -> None:
    load(backend)
    file, moved = tmp_path / "areas.csv", tmp_path / "moved.csv"
    lines = [";".join(path) + "\n" for path in PATHS]
    file.write_text("".join(lines))
    moved.write_text("".join(reversed(lines)))
    read = {path: {"role": "quasi", "hierarchy": {"file": str(path)}} for path in (file, moved)}
    now = job(columns={**COLUMNS, "zip": read[file]})
    approved = approval(backend, now)
    same = job(columns={**COLUMNS, "zip": read[moved]})
    sqlanon.run(same, connection=backend.url, approved=approved)
    file.write_text("".join(lines).replace("z2;y1", "z2;y0"))
    assert refused(backend, now, approved) == ("columns.zip: hierarchy changed",)
    with pytest.raises(JobError, match=r"(?s)of another job:\n- columns\.zip: hierarchy changed"):
        sqlanon.approve(now, sqlanon.run(same, connection=backend.url).to_dict())


def test_another_database_is_named(backend: Place) -> None:
    load(backend)
    approved = approval(backend, job())
    said = approved.to_dict()
    for part, other in (("name", "another"), ("schema", "another"), ("server", "another:1")):
        said["fingerprint"]["database"] = {**said["fingerprint"]["database"], part: other}
        (told,) = refused(backend, job(), sqlanon.Approval.of(said))
        assert told.startswith(f"database: {part} was another")
        said = approved.to_dict()
    (told,) = refused(backend, job(target={"table": "elsewhere", "if_exists": "replace"}), approved)
    assert told == "target: table was released, now elsewhere"


def test_another_table_of_the_same_name_is_named(backend: Place) -> None:
    """A temporary one stands before it, and one of an earlier schema of the search path."""
    if backend.name == "mariadb":
        return  # its catalogue tells nothing of temporary tables, and a name has one schema
    load(backend)
    approved = approval(backend, job())
    with closing(backend.connect()) as connection:
        connection.execute("CREATE TEMPORARY TABLE people AS SELECT * FROM people")
        connection.commit()
        with pytest.raises(NotApprovedError, match=r"schema of people was \w+, now a temp"):
            sqlanon.run(job(), connection=connection, approved=approved)
    if backend.name != "postgresql":
        return
    with closing(backend.connect()) as connection:
        cursor = connection.cursor()
        ((home,),) = cursor.execute("SELECT CURRENT_SCHEMA()").fetchall()
        before = f"{home}_before"
        cursor.execute(f"CREATE SCHEMA {before}")
        cursor.execute(f"SET search_path = {before}, {home}")
        connection.commit()
        try:
            plan = sqlanon.plan(job(), connection=connection, script=False, solutions=0)
            approved = sqlanon.approve(job(), plan)
            cursor.execute(f"CREATE TABLE {before}.people AS SELECT * FROM {home}.people")
            connection.commit()
            with pytest.raises(NotApprovedError) as told:
                sqlanon.run(job(), connection=connection, approved=approved)
            assert told.value.changes == (f"database: schema of people was {home}, now {before}",)
        finally:
            connection.rollback()
            cursor.execute(f"DROP SCHEMA {before} CASCADE")
            connection.commit()


def test_another_version_is_named(backend: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    load(backend)
    approved = approval(backend, job())
    monkeypatch.setattr("sqlanon.job.fingerprint.installed_version", lambda: "9.9.9")
    (told,) = refused(backend, job(), approved)
    assert told.endswith(", now 9.9.9")


@pytest.mark.gate
def test_what_the_environment_says_is_named_and_not_told(backend: Place, tmp_path: Path) -> None:
    load(backend)
    file = tmp_path / "job.json"
    columns = {**COLUMNS, "id": {**COLUMNS["id"], "key": "${KEY}"}}
    target = {"table": "${TARGET}", "if_exists": "replace"}
    file.write_text(json.dumps(said(target=target, columns=columns)))
    before = {"KEY": KEY, "TARGET": "released"}
    read = sqlanon.Job.from_file(file, environment=before)
    approved = approval(backend, read)
    text = approved.to_json()
    assert KEY not in text
    assert "released" not in text
    sqlanon.run(read, connection=backend.url, approved=approved)
    other = {"KEY": KEY[::-1], "TARGET": "elsewhere"}
    now = sqlanon.Job.from_file(file, environment=other)
    assert set(refused(backend, now, approved)) == {
        "columns.id: key changed",
        "target: table changed",
    }


def test_a_view_of_a_view_is_bound(backend: Place) -> None:
    load(backend)
    backend.run("CREATE VIEW shown AS SELECT age, zip FROM people")
    columns = {name: {"role": "quasi"} for name in ("age", "zip")}
    target = {"table": "released", "mode": "view", "if_exists": "replace"}
    now = job(source="shown", target=target, columns=columns, unlisted="keep")
    approved = approval(backend, now)
    sqlanon.run(now, connection=backend.url, approved=approved)
    drop = ["DROP VIEW shown"] if backend.name == "sqlite" else []
    anew = "CREATE VIEW" if drop else "CREATE OR REPLACE VIEW"
    backend.run(*drop, f"{anew} shown AS SELECT age, zip, pay FROM people")
    assert refused(backend, now, approved) == ("source shown: column pay is new",)
    assert len(backend.records("released")) == len(ROWS)


@pytest.mark.parametrize("by", ["update", "swap"])
def test_a_table_in_place_is_bound(backend: Place, by: str) -> None:
    if (backend.name, by) == ("mariadb", "swap"):
        pytest.skip("it is refused there")
    load(backend, "integer" if by == "swap" else "INTEGER PRIMARY KEY NOT NULL")
    columns = {**COLUMNS, "id": {"role": "identifier", "action": "keep"}}
    columns["age"] = {"role": "quasi", "output": "median"}
    if by == "swap":
        columns["id"] = {"role": "drop"}
        columns["age"] = {"role": "quasi"}
    now = job(target={"mode": "replace", "by": by}, columns=columns, k=5)
    approved = approval(backend, now)
    weaker = job(target={"mode": "replace", "by": by}, columns=columns)
    rows = sorted(map(repr, backend.records("people")))
    told = refused(backend, weaker, approved, in_place=True)
    assert told == ("k_anonymity: k was 5, now 4",)
    assert sorted(map(repr, backend.records("people"))) == rows
    done = sqlanon.run(now, connection=backend.url, in_place=True, approved=approved)
    assert done.approval == approved.to_record()
    assert sqlanon.history(backend.url, "people").runs[0].approval == approved.to_record()
    if by == "swap":  # its columns are other ones by now
        told = refused(backend, now, approved, in_place=True)
        assert any(one.startswith("source people: column age was ") for one in told)
