"""On an engine without a dialect: runs under every style of parameters, leftovers, refusals."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from importlib import invalidate_caches
from typing import TYPE_CHECKING, Any

import pytest
from engines import DuckDBPlace, Place, SQLitePlace
from unknown_engine import unknown

import sqlanon
from sqlanon.errors import DatabaseError, UnsupportedError
from sqlanon.sql.backends.orphans import here
from sqlanon.sql.dialects import Dialect, find_external_dialect

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    import sqlalchemy

COLUMNS = {"age": "BIGINT", "town": "VARCHAR", "illness": "VARCHAR"}
ROWS = [(20 + n * 7 % 30, ("Ulm", "Bern", "it's")[n % 3], f"i{n % 4}") for n in range(120)]
SENSITIVE = sqlanon.Sensitive()
DISTRIBUTION = "Metadata-Version: 2.1\nName: {0}\nVersion: 1\n"


@pytest.fixture
def place(tmp_path: Path) -> Place:
    made = SQLitePlace(tmp_path)
    made.load("people", COLUMNS, ROWS)
    return made


@pytest.fixture
def engine(place: Place) -> Iterator[sqlalchemy.Engine]:
    made = unknown(place.url.removeprefix("sqlite:///"))
    yield made
    made.dispose()


def published(connection: Any, **said: Any) -> sqlanon.Report:
    return sqlanon.anonymize(
        connection,
        "people",
        **{
            "columns": {"age": sqlanon.Quasi(), "town": sqlanon.Quasi(), "illness": SENSITIVE},
            "privacy": [sqlanon.KAnonymity(k=5)],
            "target": sqlanon.Target(table="released"),
            **said,
        },
    )


def rows_of(place: Place) -> list[tuple[Any, ...]]:
    return sorted(place.rows("SELECT age, town, illness FROM released"))


@pytest.mark.gate
@pytest.mark.parametrize("style", ["qmark", "numeric", "named"])
def test_a_release_is_duckdbs_however_parameters_are_marked(
    place: Place, tmp_path: Path, style: str
) -> None:
    engine = unknown(place.url.removeprefix("sqlite:///"), paramstyle=style)
    report = published(engine)
    assert report.search.engine == "embedded"
    other = DuckDBPlace(tmp_path)
    other.load("people", COLUMNS, ROWS)
    published(other.url)
    assert rows_of(place) == rows_of(other)
    other.let_go()
    names = {"people", "released", f"released__{report.run_id}", "sqlanon_runs"}
    assert set(place.named()) == {*names, "sqlanon_runs_attempts"}
    told = sqlanon.history(engine, "released")
    assert [one.run_id for one in told.runs] == [report.run_id]
    engine.dispose()


def test_where_a_view_cannot_be_replaced_the_release_before_stays(
    place: Place, engine: sqlalchemy.Engine
) -> None:
    target = sqlanon.Target(table="released", if_exists="replace")
    first = published(engine, target=target)
    before = rows_of(place)
    with pytest.raises(DatabaseError, match="publish/"):  # SQLite has no CREATE OR REPLACE VIEW
        published(engine, target=target, privacy=[sqlanon.KAnonymity(k=9)])
    assert rows_of(place) == before
    left = set(place.named()) - {"people", "released", f"released__{first.run_id}"}
    assert left == {"sqlanon_runs", "sqlanon_runs_attempts"}


def test_an_open_transaction_is_not_committed_for_its_owner(
    place: Place, engine: sqlalchemy.Engine
) -> None:
    with engine.connect() as connection, connection.begin():
        with pytest.raises(UnsupportedError, match="has a transaction open"):
            published(connection)
        assert connection.in_transaction()
    assert place.named() == ["people"]


@pytest.mark.parametrize(
    ("begun", "age", "needless"),
    [
        ("{host}:999999999", timedelta(), True),  # no process has such a number
        ("{here}", timedelta(days=9), False),
        ("far.away:1", timedelta(hours=23), False),
        ("far.away:1", timedelta(hours=25), True),  # nobody can ask for it: a day is enough
        ("", timedelta(), False),  # it does not say whose it is
    ],
    ids=["dead", "alive", "elsewhere", "elsewhere and old", "unsaid"],
)
def test_clean_takes_what_runs_left_that_are_over(
    place: Place, engine: sqlalchemy.Engine, begun: str, age: timedelta, *, needless: bool
) -> None:
    report = published(engine)
    who = begun.format(here=here(), host=here().rpartition(":")[0])
    since = (datetime.now(UTC) - age).isoformat(timespec="seconds")
    says = f"sqlanon: {who} since {since}" if who else "anything"
    run = "0123456789ab"
    left = [f"_sqlanon_{run}_1_cells", f"_sqlanon_{run}_begun", f"other__{run}"]
    place.run(
        f"CREATE TABLE {left[0]} (a INTEGER)",
        f"CREATE TABLE {left[1]} AS SELECT '{says}' AS begun",
        f"CREATE TABLE {left[2]} (a INTEGER)",  # a release whose view has never been made
    )
    expected = sorted(left) if needless else []
    assert sorted(name.name for name in sqlanon.leftovers(engine)) == expected
    assert sorted(name.name for name in sqlanon.clean(engine)) == expected
    assert set(left) & set(place.named()) == set(left) - set(expected)
    assert f"released__{report.run_id}" in place.named()
    assert len(rows_of(place)) == len(ROWS)


@pytest.mark.parametrize(
    ("entries", "words"),
    [
        ({"one": "unknown_dialect:Fine"}, None),
        ({"one": "unknown_dialect:Fine", "two": "unknown_dialect:Fine"}, "several dialects"),
        ({"one": "unknown_dialect:Misnamed"}, "is not a dialect of that name"),
        ({"one": "unknown_dialect:odd"}, "is not a dialect of that name"),
    ],
    ids=["one", "two", "another name", "no class"],
)
def test_a_dialect_is_brought_by_one_package(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, entries: dict[str, str], words: str | None
) -> None:
    source = "from sqlanon.sql.dialects.sqlite import SQLite\n\nodd = 'odd'\n"
    for kind, name in (("Fine", "odd"), ("Misnamed", "even")):
        source += f"\n\nclass {kind}(SQLite):\n    name = {name!r}\n"
    (tmp_path / "unknown_dialect.py").write_text(source)
    for package, entry in entries.items():
        info = tmp_path / f"{package}-1.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(DISTRIBUTION.format(package))
        (info / "entry_points.txt").write_text(f"[sqlanon.dialects]\nodd = {entry}\n")
    assert find_external_dialect("odd") is None
    monkeypatch.syspath_prepend(tmp_path)
    invalidate_caches()
    if words is not None:
        with pytest.raises(UnsupportedError, match=words):
            find_external_dialect("odd")
        return
    found = find_external_dialect("odd")
    assert found is not None
    assert issubclass(found, Dialect)
    assert (found.__name__, found.name) == ("Fine", "odd")


def test_hierarchies_are_stored_and_found(place: Place, engine: sqlalchemy.Engine) -> None:
    rows = [["Ulm", "North", "*"], ["Bern", "South", "*"], ["it's", "South", "*"]]
    sqlanon.import_hierarchy(engine, rows, "towns")
    assert sorted(place.rows("SELECT level_0, level_1 FROM towns")) == [
        ("Bern", "South"),
        ("Ulm", "North"),
        ("it's", "South"),
    ]
    told = [(one.name, one.height, one.leaves) for one in sqlanon.list_hierarchies(engine)]
    assert told == [("towns", 2, 3)]


def test_keys_are_not_hashed(place: Place, engine: sqlalchemy.Engine) -> None:
    columns = {
        "age": sqlanon.Quasi(),
        "town": {"role": "identifier", "action": "hash", "key": "0123456789abcdef"},
        "illness": sqlanon.Sensitive(),
    }
    with pytest.raises(UnsupportedError, match="hash is not supported on odd"):
        published(engine, columns=columns)
    assert set(place.named()) <= {"people", "sqlanon_runs", "sqlanon_runs_attempts"}
