"""A partitioned table in place: each row changes in its partition, and all partitions count."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from users import user

from sqlanon.api import run as api
from sqlanon.errors import PublishError, RightsError, SqlanonError, UnsupportedError
from sqlanon.sql.workspace import Observer

if TYPE_CHECKING:
    from engines import Place

    from sqlanon.report.run import Report
    from sqlanon.sql.statement import Statement

PARTITIONED = pytest.mark.parametrize("backend", ["postgresql", "mariadb"], indirect=True)
POSTGRESQL = pytest.mark.parametrize("backend", ["postgresql"], indirect=True)
COLUMNS: dict[str, dict[str, Any]] = {
    "id": {"role": "identifier", "action": "keep"},
    "day": {"role": "keep"},
    "age": {"role": "quasi", "output": "median"},
    "name": {"role": "identifier", "action": "mask", "value": "nobody"},
}
PARTS = {"early": 10, "middle": 20, "late": 30}
"""Partitions, and the first day that is no more in each."""
RAW = 700_100
"""Ages begin here, so that none is told by chance."""


def load(place: Place) -> None:
    """48 rows in three partitions."""
    columns = "id INT, day INT, age INT, name VARCHAR(40), PRIMARY KEY (id, day)"
    create = f"CREATE TABLE people ({columns}) PARTITION BY RANGE (day)"
    begin = [0, *PARTS.values()]
    if place.name == "postgresql":
        place.run(create)
        for (name, end), first in zip(PARTS.items(), begin, strict=False):
            values = f"FROM ({first}) TO ({end})"
            deeper = "" if name != "late" else " PARTITION BY HASH (id)"
            place.run(f"CREATE TABLE {name} PARTITION OF people FOR VALUES {values}{deeper}")
        for rest in range(2):
            bounds = f"WITH (MODULUS 2, REMAINDER {rest})"
            place.run(f"CREATE TABLE late_{rest} PARTITION OF late FOR VALUES {bounds}")
    else:
        parts = ", ".join(f"PARTITION {name} VALUES LESS THAN ({n})" for name, n in PARTS.items())
        place.run(f"{create} ({parts})")
    rows = (f"({n}, {n % 30}, {RAW + n % 16}, 'Kanarienvogel {n}')" for n in range(48))
    place.run(f"INSERT INTO people VALUES {', '.join(rows)}")


def run(place: Place, url: str | None = None, **said: Any) -> Report:
    """Update it in place."""
    columns = {**COLUMNS, **said.pop("columns", {})}
    target = {"mode": "replace", **said.pop("target", {"by": "update"})}
    given = {"columns": columns, "target": target, "privacy": [{"k_anonymity": {"k": 4}}], **said}
    return api.anonymize(url or place.url, "people", in_place=True, algorithm="mondrian", **given)


def by_partition(place: Place) -> dict[str, list[tuple[Any, ...]]]:
    """Keys by partition."""
    word = "{}" if place.name == "postgresql" else "people PARTITION ({})"
    parts = [*PARTS, *(["late_0", "late_1"] if place.name == "postgresql" else [])]
    return {
        part: place.rows(f"SELECT id, day FROM {word.format(part)} ORDER BY id") for part in parts
    }


@PARTITIONED
@pytest.mark.parametrize("by", ["update", None])
def test_each_row_is_changed_where_it_lies(backend: Place, by: str | None) -> None:
    load(backend)
    before = by_partition(backend)
    target = {} if by is None else {"by": by}
    planned = api.plan(
        backend.url,
        "people",
        columns=COLUMNS,
        target={"mode": "replace", **target},
        privacy=[{"k_anonymity": {"k": 4}}],
        algorithm="mondrian",
    )
    assert planned.in_place is not None
    fates = {(one.kind, one.name): one.fate for one in planned.in_place.objects}
    assert fates["partitioning", "people"] == "stays, and so does each row in its partition"
    if backend.name == "postgresql":
        kinds = [kind for kind, _ in fates]
        assert kinds.count("partition") == 5
    report = run(backend, target=target)
    assert report.target.by == "update"
    assert str(report.afterwards) == "48 rows, as they were written"
    assert by_partition(backend) == before
    sizes = backend.rows("SELECT COUNT(*) FROM people GROUP BY age, name")
    assert sum(size for (size,) in sizes) == 48
    assert min(size for (size,) in sizes) >= 4
    assert backend.rows("SELECT DISTINCT name FROM people") == [("nobody",)]
    came = ", ".join(f"({n}, {n - 895}, {RAW + n}, 'Kanarienvogel {n}')" for n in range(900, 908))
    backend.run(f"INSERT INTO people VALUES {came}")
    run(backend, target=target)
    assert backend.rows("SELECT DISTINCT name FROM people") == [("nobody",)]
    sizes = backend.rows("SELECT COUNT(*) FROM people GROUP BY age")
    assert min(size for (size,) in sizes) >= 4


@PARTITIONED
def test_nobody_else_writes_to_any_partition_meanwhile(backend: Place) -> None:
    load(backend)
    waits = {
        "postgresql": ["SET lock_timeout = '50ms'"],
        "mariadb": ["SET innodb_lock_wait_timeout = 1"],
    }[backend.name]
    table = "late_0" if backend.name == "postgresql" else "people"
    writes = (f"DELETE FROM {table} WHERE day >= 25", f"UPDATE {table} SET age = 1 WHERE day >= 25")
    kept_out: list[str] = []

    def write(statement: Statement) -> None:
        if statement.name == "in_place/update":
            for sql in writes:
                with pytest.raises(Exception, match=r"lock timeout|Lock wait timeout"):
                    backend.run(*waits, sql)
                kept_out.append(sql)

    run(backend, observer=Observer(statement=write))
    assert len(kept_out) == 2


@POSTGRESQL
def test_statistics_of_each_partition_are_those_of_the_release(backend: Place) -> None:
    load(backend)
    backend.run("ANALYZE people", "ANALYZE early", "ANALYZE late_0")
    told = (
        "SELECT most_common_vals::text, histogram_bounds::text FROM pg_stats "
        f"WHERE schemaname = '{backend.schema}' AND attname IN ('age', 'name')"
    )
    assert "Kanarienvogel" in str(backend.rows(told))
    run(backend)
    assert "Kanarienvogel" not in str(backend.rows(told))
    ages = {str(age) for (age,) in backend.rows("SELECT DISTINCT age FROM people")}
    raw = {str(RAW + n) for n in range(16)} - ages
    assert not [age for age in raw if age in str(backend.rows(told))]


_LOOKS = (
    "CREATE TRIGGER looks AFTER UPDATE ON early FOR EACH ROW EXECUTE FUNCTION "
    "suppress_redundant_updates_trigger()"
)
REFUSED: dict[str, tuple[str, dict[str, Any], str]] = {
    "trigger": (_LOOKS, {}, "trigger looks: it reads every raw"),
    "check": ("ALTER TABLE early ADD CONSTRAINT own CHECK (age > 0)", {}, "own depends on age"),
    "unique": ("CREATE UNIQUE INDEX own ON early (id, age)", {}, "expression own depends"),
    "key": ("ALTER TABLE middle ADD CONSTRAINT own UNIQUE (id, age)", {}, "unique expression own"),
    "materialized view": ("CREATE MATERIALIZED VIEW kept AS SELECT * FROM late_1", {}, "view kept"),
    "rule": ("CREATE RULE own AS ON UPDATE TO late_0 DO INSTEAD NOTHING", {}, "rule own"),
    "hold": (
        _LOOKS,
        {"target": {"by": "update", "triggers": "hold"}},
        "hold is not supported for a partitioned table",
    ),
    "guard": (
        "SELECT 1",
        {"target": {"by": "update", "write_guard": True}},
        "write_guard: true is not supported",
    ),
    "retype": (
        "SELECT 1",
        {"columns": {"age": {"role": "quasi", "retype": True}}},
        "columns.age: retype: true is not supported for a partitioned",
    ),
    "drop": (
        "SELECT 1",
        {"columns": {"name": {"role": "drop"}}},
        "columns.name: drop is not supported for a partitioned table",
    ),
    "swap": ("SELECT 1", {"target": {"by": "swap"}}, "set `by: update`, or publish to a new table"),
}


@POSTGRESQL
@pytest.mark.parametrize("why", REFUSED)
def test_what_a_partition_has_of_its_own_counts(backend: Place, why: str) -> None:
    load(backend)
    statement, said, told = REFUSED[why]
    backend.run(statement)
    before = backend.records("people")
    with pytest.raises(SqlanonError, match=told):
        run(backend, **said)
    assert backend.records("people") == before


@PARTITIONED
def test_a_renumbered_key_and_a_swap_are_refused(backend: Place) -> None:
    load(backend)
    numbered = {"id": {"role": "identifier", "action": "renumber"}}
    with pytest.raises(
        PublishError, match=r"id: action: renumber is not supported for a partitioned"
    ):
        run(backend, columns=numbered)
    with pytest.raises((PublishError, UnsupportedError), match="et `by: update`"):
        run(backend, target={"by": "swap"})


@PARTITIONED
def test_one_without_a_key_is_sent_to_a_new_table(backend: Place) -> None:
    parts = "PARTITION early VALUES LESS THAN (10)" if backend.name == "mariadb" else ""
    backend.run(
        f"CREATE TABLE people (day INT, age INT) PARTITION BY RANGE (day) {parts and f'({parts})'}"
    )
    columns = {"day": {"role": "keep"}, "age": {"role": "quasi", "output": "median"}}
    with pytest.raises(UnsupportedError, match="rows cannot be identified; use a new table"):
        api.anonymize(
            backend.url,
            "people",
            columns=columns,
            privacy=[{"k_anonymity": {"k": 4}}],
            target={"mode": "replace", "by": "update"},
            in_place=True,
        )


@POSTGRESQL
def test_a_partition_by_itself_is_refused_by_name(backend: Place) -> None:
    load(backend)
    told = {
        "update": r"partition of .*people: .* name that table as the source",
        "swap": r"partitioning table\. Remove these first, or publish",
    }
    for by, match in told.items():
        target = {"mode": "replace", "by": by}
        said: dict[str, Any] = {"columns": COLUMNS, "target": target, "in_place": True}
        with pytest.raises(PublishError, match=match):
            api.anonymize(backend.url, "early", privacy=[{"k_anonymity": {"k": 4}}], **said)


@POSTGRESQL
def test_partitions_of_others_keep_their_statistics_and_so_refuse(backend: Place) -> None:
    load(backend)
    with user(backend) as (name, url):
        backend.run(
            f"GRANT USAGE, CREATE ON SCHEMA {backend.schema} TO {name}",
            *(f"ALTER TABLE {one} OWNER TO {name}" for one in ("people", "early", "late")),
        )
        with pytest.raises(RightsError) as refused:
            run(backend, url)
        lines = str(refused.value).splitlines()
        owned = [line.partition(": only")[0].rpartition(".")[2] for line in lines]
        assert sorted(owned) == ["late_0", "late_1", "middle"]
        backend.run(*(f"ALTER TABLE {one} OWNER TO {name}" for one in owned))
        assert run(backend, url).rows.published == 48
