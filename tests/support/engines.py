"""Fresh, empty places in the four databases for tests to write to, and plain ways to look inside.

A place speaks to its database with the bare driver, never through sqlanon.
"""

from __future__ import annotations

import contextlib
import datetime as dt
import os
import secrets
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from decimal import Decimal
from typing import TYPE_CHECKING, Any, ClassVar, NoReturn
from urllib.parse import quote as percent

import duckdb
import pytest
import sqlalchemy
from typing_extensions import override

if TYPE_CHECKING:
    from pathlib import Path

ENGINES = ("duckdb", "sqlite", "postgresql", "mariadb")
POSTGRESQL = "postgresql+psycopg://postgres@127.0.0.1:5432/test"
MARIADB = "mysql+pymysql://root@127.0.0.1:3306/test?charset=utf8mb4&ssl_disabled=true"
_KINDS = ("integer", "decimal", "real", "text", "date", "timestamp", "boolean")
LEDGER = "sqlanon_runs"
ATTEMPTS = "sqlanon_runs_attempts"
CLASSES = "sqlanon_runs_classes"
Rows = Sequence[Sequence[object]]


class UnreachableError(Exception):
    """The server does not answer, or its driver is not installed."""


class Place(ABC):
    """An empty database, or schema of one, that one test has for itself.

    Attributes:
        name: The engine.
        url: What sqlanon connects to.
        schema: The schema's name as information_schema knows it.
    """

    name: ClassVar[str]
    mark: ClassVar[str] = '"'
    placeholder: ClassVar[str] = "?"
    types: ClassVar[tuple[str, ...]]
    catalogue_query: ClassVar[str] = (
        "SELECT column_name, data_type, is_nullable FROM information_schema.columns "
        "WHERE table_schema = '{schema}' AND table_name = '{table}' ORDER BY ordinal_position"
    )
    url: str
    schema: str

    @abstractmethod
    def connect(self) -> Any:
        """A connection of the driver's that commits each statement."""

    @abstractmethod
    def empty(self) -> None:
        """Drop all that is in it."""

    def let_go(self) -> None:  # noqa: B027 - most places keep nothing
        """Keep nothing open from now on: another process will open it."""

    def quote(self, name: str) -> str:
        """The name in quotes."""
        return self.mark + name.replace(self.mark, self.mark * 2) + self.mark

    def type(self, kind: str) -> str:
        """The engine's type of a kind; any other text is a type already."""
        return self.types[_KINDS.index(kind)] if kind in _KINDS else kind

    def load(self, table: str, columns: Mapping[str, str], rows: Rows) -> None:
        """Make a table and fill it.

        Args:
            table: Its name, not quoted.
            columns: Its columns: a kind (integer, decimal, real, text, date, timestamp, boolean)
                or a type of the engine's.
            rows: Its rows.
        """
        defined = ", ".join(f"{self.quote(name)} {self.type(k)}" for name, k in columns.items())
        marks = ", ".join([self.placeholder] * len(columns))
        target = self.quote(table)
        with contextlib.closing(self.connect()) as connection:
            cursor = connection.cursor()
            cursor.execute(f"CREATE TABLE {target} ({defined})")
            if rows:
                bound = [tuple(self.bound(cell) for cell in row) for row in rows]
                target = target.replace("%", "%%") if self.placeholder == "%s" else target
                cursor.execute("BEGIN")
                cursor.executemany(f"INSERT INTO {target} VALUES ({marks})", bound)
                cursor.execute("COMMIT")

    def bound(self, cell: object) -> object:
        """A value as the driver takes it."""
        return cell

    def run(self, *statements: str) -> None:
        """Run statements."""
        with contextlib.closing(self.connect()) as connection:
            for statement in statements:
                connection.cursor().execute(statement)

    def rows(self, sql: str) -> list[tuple[Any, ...]]:
        """All rows of a query."""
        with contextlib.closing(self.connect()) as connection:
            cursor = connection.cursor()
            cursor.execute(sql)
            return [tuple(row) for row in cursor.fetchall()]

    def records(self, table: str, *, schema: str | None = None) -> list[dict[str, Any]]:
        """All rows of a table by column, in the order in which the engine gives them."""
        named = self.quote(table) if schema is None else f"{self.quote(schema)}.{self.quote(table)}"
        with contextlib.closing(self.connect()) as connection:
            cursor = connection.cursor()
            cursor.execute(f"SELECT * FROM {named}")
            names = [str(column[0]) for column in cursor.description]
            return [dict(zip(names, row, strict=True)) for row in cursor.fetchall()]

    def tables(self) -> list[str]:
        """Tables and views of the place, sorted, but for those that a run makes when it begins.

        The ledger is one as soon as a run is entered in it, and the classes beside it with theirs.
        """
        found = self.named()
        beside = {LEDGER, CLASSES} & {*found}
        empty = {one for one in beside if self.rows(f"SELECT COUNT(*) FROM {one}") == [(0,)]}
        return [name for name in found if name not in {ATTEMPTS, *empty}]

    def named(self) -> list[str]:
        """All its tables and views, sorted: a catalogue has no order."""
        sql = "SELECT table_name FROM information_schema.tables WHERE table_schema = "
        return sorted(str(row[0]) for row in self.rows(f"{sql}'{self.schema}'"))

    def types_of(self, table: str) -> list[tuple[str, str]]:
        """Each column of a table and its type, in order."""
        named = table.replace("'", "''").replace("\\", "\\" * (1 + (self.name == "mariadb")))
        sql = (
            "SELECT column_name, data_type FROM information_schema.columns "
            f"WHERE table_schema = '{self.schema}' AND table_name = '{named}' "
            "ORDER BY ordinal_position"
        )
        return [(str(name), str(type_).lower()) for name, type_ in self.rows(sql)]

    def catalogue(self, table: str) -> list[tuple[str, str, bool]]:
        """Each column of a table or view in the catalogue: name, whole type, whether nullable."""
        found = self.rows(self.catalogue_query.format(schema=self.schema, table=table))
        return [(str(name), str(type_), nullable == "YES") for name, type_, nullable in found]


class DuckDBPlace(Place):
    """A DuckDB file.

    It is kept open from the first connection on: to open it anew, and to fill its catalogue, takes
    30 ms of CPU, an eighth of a small run and most of a look inside.
    """

    name = "duckdb"
    types = ("BIGINT", "DECIMAL(18, 2)", "DOUBLE", "VARCHAR", "DATE", "TIMESTAMP", "BOOLEAN")
    schema = "main"

    def __init__(self, folder: Path) -> None:
        self.file = folder / "place.duckdb"
        self.url = f"duckdb:///{self.file}"
        self._kept: duckdb.DuckDBPyConnection | None = duckdb.connect(str(self.file))

    @override
    def empty(self) -> None:
        keeps = self._kept is not None
        self.let_go()
        for file in (self.file, self.file.with_suffix(".duckdb.wal")):
            file.unlink(missing_ok=True)
        kept = duckdb.connect(str(self.file))
        if keeps:
            self._kept = kept
        else:
            kept.close()

    @override
    def let_go(self) -> None:
        if self._kept is not None:
            self._kept.close()
            self._kept = None

    @override
    def connect(self) -> Any:
        return duckdb.connect(str(self.file))


class SQLitePlace(Place):
    """A SQLite file."""

    name = "sqlite"
    mark = "`"
    types = ("INTEGER", "DECIMAL(18, 2)", "REAL", "TEXT", "DATE", "TIMESTAMP", "BOOLEAN")
    catalogue_query = (
        """SELECT name, type, CASE "notnull" WHEN 0 THEN 'YES' ELSE 'NO' END """
        "FROM pragma_table_info('{table}') ORDER BY cid"
    )
    schema = "main"

    def __init__(self, folder: Path) -> None:
        self.file = folder / "place.sqlite"
        self.file.touch()
        self.url = f"sqlite:///{self.file}"

    @override
    def empty(self) -> None:
        for suffix in ("", "-journal", "-wal", "-shm"):
            self.file.with_suffix(f".sqlite{suffix}").unlink(missing_ok=True)
        self.file.touch()

    @override
    def connect(self) -> Any:
        return sqlite3.connect(self.file, isolation_level=None)

    @override
    def bound(self, cell: object) -> object:
        match cell:
            case dt.datetime():
                return cell.isoformat(" ")
            case dt.date():
                return cell.isoformat()
            case Decimal():
                return float(cell)
        return cell

    @override
    def named(self) -> list[str]:
        sql = "SELECT name FROM sqlite_master WHERE type IN ('table', 'view')"
        return sorted(str(row[0]) for row in self.rows(sql))

    @override
    def types_of(self, table: str) -> list[tuple[str, str]]:
        named = table.replace("'", "''")
        found = self.rows(f"SELECT name, type FROM pragma_table_info('{named}') ORDER BY cid")
        return [(str(name), str(type_).lower()) for name, type_ in found]


class _ServerPlace(Place):
    """A schema or database of its own on a server; `close` removes it."""

    placeholder = "%s"

    def __init__(self, server: str) -> None:
        self.server = sqlalchemy.make_url(server)
        self.schema = f"sqlanon_test_{secrets.token_hex(4)}"

    @abstractmethod
    def close(self) -> None:
        """Remove the place."""


class PostgreSQLPlace(_ServerPlace):
    """A schema of its own, first in the search path."""

    name = "postgresql"
    types = ("BIGINT", "DECIMAL(18, 2)", "DOUBLE PRECISION", "TEXT", "DATE", "TIMESTAMP", "BOOLEAN")
    catalogue_query = (
        "SELECT attname, format_type(atttypid, atttypmod), "
        "CASE WHEN attnotnull THEN 'NO' ELSE 'YES' END FROM pg_attribute "
        "WHERE attrelid = '{schema}.{table}'::regclass AND attnum > 0 ORDER BY attnum"
    )

    def __init__(self, server: str) -> None:
        super().__init__(server)
        options = percent(f"-csearch_path={self.schema}")
        whole = self.server.render_as_string(hide_password=False)
        self.url = f"{whole}{'&' if self.server.query else '?'}options={options}"
        self.run(f"CREATE SCHEMA {self.schema}")

    @override
    def empty(self) -> None:
        self.run(f"DROP SCHEMA {self.schema} CASCADE", f"CREATE SCHEMA {self.schema}")

    @override
    def connect(self) -> Any:
        import psycopg  # noqa: PLC0415 - an extra

        url = self.server
        try:
            return psycopg.connect(
                host=url.host,
                port=url.port,
                user=url.username,
                password=url.password,
                dbname=url.database,
                options=f"-csearch_path={self.schema}",
                autocommit=True,
                connect_timeout=30,  # a busy machine; one that is down refuses at once
            )
        except psycopg.OperationalError as error:
            raise UnreachableError(str(error)) from None

    @override
    def close(self) -> None:
        self.run(f"DROP SCHEMA {self.schema} CASCADE")


class MariaDBPlace(_ServerPlace):
    """A database of its own whose collation takes 'a', 'A', 'á' and 'a ' for one."""

    name = "mariadb"
    mark = "`"
    types = ("BIGINT", "DECIMAL(18, 2)", "DOUBLE", "LONGTEXT", "DATE", "DATETIME", "BOOLEAN")
    catalogue_query = (
        "SELECT column_name, CONCAT(column_type, COALESCE(CONCAT(' COLLATE ', collation_name), '"
        "')), is_nullable FROM information_schema.columns "
        "WHERE table_schema = '{schema}' AND table_name = '{table}' ORDER BY ordinal_position"
    )

    def __init__(self, server: str) -> None:
        super().__init__(server)
        self._database = self.server.database
        self._create = (
            f"CREATE DATABASE {self.schema} CHARACTER SET utf8mb4 COLLATE utf8mb4_general_ci"
        )
        self.run(self._create)
        self._database = self.schema
        inside = self.server.set(database=self.schema)
        self.url = inside.render_as_string(hide_password=False)

    @override
    def empty(self) -> None:
        self.run(f"DROP DATABASE {self.schema}", self._create)

    @override
    def connect(self) -> Any:
        import pymysql  # noqa: PLC0415 - an extra

        url = self.server
        try:
            return pymysql.connect(
                host=url.host,
                port=url.port or 3306,
                user=url.username,
                password=url.password or "",
                database=self._database,
                charset="utf8mb4",
                ssl_disabled=bool(url.query.get("ssl_disabled")),  # 0.2 s to read certificates
                autocommit=True,
                connect_timeout=30,
            )
        except pymysql.err.OperationalError as error:
            raise UnreachableError(str(error)) from None

    @override
    def close(self) -> None:
        self.run(f"DROP DATABASE {self.schema}")


@contextlib.contextmanager
def fresh_place(engine: str, folder: Path) -> Iterator[Place]:
    """An empty place of an engine; it is gone afterwards.

    Raises:
        UnreachableError: there is no such server here.
    """
    if engine in {"duckdb", "sqlite"}:
        embedded = DuckDBPlace(folder) if engine == "duckdb" else SQLitePlace(folder)
        try:
            yield embedded
        finally:
            embedded.let_go()
        return
    place: _ServerPlace
    try:
        if engine == "postgresql":
            place = PostgreSQLPlace(os.environ.get("SQLANON_POSTGRESQL_URL", POSTGRESQL))
        else:
            place = MariaDBPlace(os.environ.get("SQLANON_MARIADB_URL", MARIADB))
    except ModuleNotFoundError as error:
        raise UnreachableError(f"the driver {error.name} is not installed") from None
    try:
        yield place
    finally:
        place.close()


@contextlib.contextmanager
def own_database() -> Iterator[None]:
    """A database of PostgreSQL's for the places of this process, where there is a server.

    `clean` looks at all schemas of a database: two processes of tests in one would find, and
    remove, each other's leftovers.
    """
    server = os.environ.get("SQLANON_POSTGRESQL_URL", POSTGRESQL)
    name = f"sqlanon_test_{secrets.token_hex(4)}"
    try:
        home = PostgreSQLPlace(server)
    except (UnreachableError, ModuleNotFoundError):  # tests that need it skip, or fail, and say so
        yield
        return
    try:
        home.run(f"CREATE DATABASE {name}")
        url = home.server.set(database=name).render_as_string(hide_password=False)
        os.environ["SQLANON_POSTGRESQL_URL"] = url
        try:
            yield
        finally:
            os.environ["SQLANON_POSTGRESQL_URL"] = server
            home.run(f"DROP DATABASE {name} WITH (FORCE)")
    finally:
        home.close()


def unreachable(engine: str, error: UnreachableError) -> NoReturn:
    """Skip the test, or fail where SQLANON_REQUIRE says that the engine must be there."""
    if required(engine):
        pytest.fail(f"{engine} is required and cannot be reached: {error}")
    pytest.skip(f"{engine} cannot be reached")


def required(engine: str) -> bool:
    """Whether SQLANON_REQUIRE says that an engine must be there."""
    return engine in os.environ.get("SQLANON_REQUIRE", "").replace(" ", "").split(",")
