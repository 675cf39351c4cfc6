"""A dialect is added by a file, its templates and a line; this one is SQLite under another name."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING, Any

import pytest
import sqlalchemy
from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite

from sqlanon.api import run as api
from sqlanon.errors import UnsupportedError
from sqlanon.sql import dialects, templates
from sqlanon.sql.dialects.abilities import ALWAYS
from sqlanon.sql.dialects.sqlite import SQLite
from sqlanon.sql.workspace import Observer

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from sqlanon.sql.statement import Statement

SAID: dict[str, Any] = {
    "columns": {"id": {"role": "keep"}, "v": {"role": "quasi"}},
    "privacy": [{"k_anonymity": {"k": 3}}],
    "target": {"table": "released"},
}


class ToyDriver(SQLiteDialect_pysqlite):
    """What SQLAlchemy knows an engine by."""

    name = "toy"
    supports_statement_cache = True


class Toy(SQLite):
    """The file of the dialect: what it does unlike its parent."""

    name = "toy"
    parent = "sqlite"


class Hermit(SQLite):
    """A dialect without a parent whose templates stand in, and one ability more."""

    name = "toy"
    parent = None
    named_locks = True


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder of the toy's templates, beside the others'."""
    root = tmp_path / "sql_templates"
    shutil.copytree(templates.resource("sql_templates"), root)
    monkeypatch.setattr(templates, "resource", tmp_path.joinpath)
    sqlalchemy.dialects.registry.register("toy", __name__, "ToyDriver")
    (root / "toy").mkdir()
    yield root / "toy"
    templates._environment.cache_clear()  # it would keep the folder


@pytest.fixture
def url(tmp_path: Path) -> str:
    """A database of the toy's with a table."""
    file = tmp_path / "toy.db"
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE people (id INTEGER, v INTEGER)")
        rows = [(place, place % 4) for place in range(12)]
        connection.executemany("INSERT INTO people VALUES (?, ?)", rows)
        connection.commit()
    return f"toy:///{file}"


def register(monkeypatch: pytest.MonkeyPatch, dialect: type[dialects.Dialect]) -> None:
    """The line in the registry."""
    monkeypatch.setattr(dialects, "DIALECTS", {**dialects.DIALECTS, dialect.name: dialect})


def test_a_dialect_is_a_file_its_templates_and_a_line(
    folder: Path, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    register(monkeypatch, Toy)
    portable = templates.blocks(folder.parent / "base/publish.sql.j2")["row_source"]
    own = f"-- name: row_source\n/* toy */ {portable.text}"
    (folder / "publish.sql.j2").write_text(own)
    ran: dict[str, str] = {}

    def remember(step: Statement) -> None:
        ran[step.name] = step.sql

    report = api.anonymize(url, "people", observer=Observer(remember), **SAID)

    assert report.rows.published == 12
    assert "/* toy */" in ran["publish/fill"], "a fragment that others include is its own"
    assert ran["publish/create"].startswith("CREATE TABLE"), "others are the portable ones"
    with closing(sqlite3.connect(url.removeprefix("toy:///"))) as connection:
        assert connection.execute("SELECT COUNT(*) FROM released").fetchone() == (12,)


def test_an_engine_without_a_dialect_is_worked_on_with_portable_words(
    folder: Path, url: str
) -> None:
    assert folder.is_dir()
    engine = sqlalchemy.create_engine(url, poolclass=sqlalchemy.pool.QueuePool)
    said = {**SAID, "target": {"table": "lent"}}
    for connection, asked in ((url, SAID), (engine, said)):
        report = api.anonymize(connection, "people", **asked)
        assert report.versions.engine == "toy"
        assert report.rows.published == 12
    assert engine.pool.checkedout() == 0, "the connection was given back"  # type: ignore[attr-defined]
    engine.dispose()
    with closing(sqlite3.connect(url.removeprefix("toy:///"))) as file:
        assert file.execute("SELECT COUNT(*) FROM released").fetchone() == (12,)
        (lent,) = file.execute("SELECT type FROM sqlite_master WHERE name = 'lent'")
    assert lent == ("view",), "a table behind a view that shows it"


def test_an_engine_without_templates_that_it_needs_is_refused_before_anything_runs(
    folder: Path, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not [*folder.iterdir()]
    register(monkeypatch, Hermit)
    ran: list[str] = []

    with pytest.raises(UnsupportedError) as refused:
        api.anonymize(url, "people", observer=Observer(lambda step: ran.append(step.name)), **SAID)

    said = str(refused.value)
    assert "the dialect toy is not complete" in said
    assert all(f"{template} (for every engine)" in said for template in ALWAYS)
    assert "publish/hold (for named_locks = True)" in said
    assert "inspect/storage (for checks_types = False)" in said
    assert not ran


def test_a_file_for_one_template_is_refused(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A package whose templates are in the form of before would run the portable ones unseen."""

    class Brought(Toy):
        templates = tmp_path / "brought"

    sqlalchemy.dialects.registry.register("toy", __name__, "ToyDriver")
    (tmp_path / "brought/publish").mkdir(parents=True)
    (tmp_path / "brought/publish/lot.sql.j2").write_text("RANDOM()")
    register(monkeypatch, Brought)
    with pytest.raises(UnsupportedError, match=r"put it into publish\.sql\.j2, below a line"):
        api.anonymize(url, "people", **SAID)


def test_a_template_that_nobody_has_is_an_error_of_ours() -> None:
    with pytest.raises(UnsupportedError, match=r"sqlite has no template no/such$"):
        templates.render(SQLite(), "no/such")
