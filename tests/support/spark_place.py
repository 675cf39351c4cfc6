"""Places on Sail, a server that speaks Spark's protocol, in this process."""

from __future__ import annotations

import os
import secrets
import shutil
import sys
import uuid
from typing import TYPE_CHECKING, Any, ClassVar

from engines import ATTEMPTS, Place
from typing_extensions import override

from sqlanon.sql.backends import open_connection

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from engines import Rows


class _Session:
    """A Spark session as tests speak to drivers."""

    def __init__(self, session: Any) -> None:
        self._session = session
        self._frame: Any = None

    def cursor(self) -> _Session:
        """Itself."""
        return self

    def execute(self, sql: str) -> None:
        """Run a statement; its rows are fetched where they are asked for."""
        self._frame = self._session.sql(sql)

    def fetchall(self) -> list[tuple[Any, ...]]:
        """All rows of the last statement."""
        return [tuple(row) for row in self._frame.collect()]

    @property
    def description(self) -> list[tuple[str]]:
        """The names of its columns."""
        return [(name,) for name in self._frame.columns]

    def close(self) -> None:
        """The place ends it."""


class SparkPlace(Place):
    """A database of its own in a session of its own on Sail, whose catalogue is the session's.

    A server that is named is another one, whose catalogue belongs to all sessions.

    Attributes:
        session: It.
        folder: Where the server keeps its files; it sees the same disk.
    """

    name = "spark"
    mark = "`"
    types = ("BIGINT", "DECIMAL(18, 2)", "DOUBLE", "STRING", "DATE", "TIMESTAMP_NTZ", "BOOLEAN")
    _server: ClassVar[Any] = None

    def __init__(self, folder: Path, server: str | None = None) -> None:
        self.folder = folder / "spark"
        # where the program is no file, as in xdist's processes, the client expects doctests
        sys.modules["__main__"].__dict__.setdefault("__file__", __file__)
        from pyspark.sql.connect.session import SparkSession  # noqa: PLC0415 - an extra

        self.url = f"{server or self._sail()}/;session_id={uuid.uuid4()}"
        self.session = SparkSession.Builder().remote(self.url).create()
        self.schema = f"sqlanon_test_{secrets.token_hex(4)}"
        self._made()

    @classmethod
    def _sail(cls) -> str:
        """A server of this process, which ends with it; or the one that SQLANON_SAIL names."""
        if named := os.environ.get("SQLANON_SAIL"):
            return named
        if cls._server is None:
            from pysail.spark import SparkConnectServer  # noqa: PLC0415 - an extra

            cls._server = SparkConnectServer("127.0.0.1", 0)
            cls._server.start(background=True)
        host, port = cls._server.listening_address
        return f"sc://{host}:{port}"

    @property
    def is_sail(self) -> bool:
        """Whether the server is Sail, and not a Spark that SQLANON_SAIL names."""
        with open_connection(self.session) as backend:
            return backend.dialect.name == "sail"

    def _made(self) -> None:
        self.session.sql(f"CREATE DATABASE {self.schema} LOCATION '{self.folder.as_uri()}'")
        self.session.catalog.setCurrentDatabase(self.schema)

    @override
    def empty(self) -> None:
        self.session.catalog.setCurrentDatabase("default")
        self.session.sql(f"DROP DATABASE {self.schema} CASCADE")
        shutil.rmtree(self.folder)
        self._made()

    @override
    def connect(self) -> Any:
        return _Session(self.session)

    @override
    def load(self, table: str, columns: Mapping[str, str], rows: Rows) -> None:
        defined = ", ".join(f"{self.quote(name)} {self.type(k)}" for name, k in columns.items())
        self.run(f"CREATE TABLE {self.quote(table)} ({defined})")
        if rows:
            schema = self.session.sql(f"SELECT * FROM {self.quote(table)}").schema
            frame = self.session.createDataFrame([list(row) for row in rows], schema)
            frame.createOrReplaceTempView("loaded")
            self.run(f"INSERT INTO {self.quote(table)} SELECT * FROM loaded")
            self.session.catalog.dropTempView("loaded")

    @override
    def tables(self) -> list[str]:
        found = sorted(row[1] for row in self.rows(f"SHOW TABLES IN {self.schema}"))
        return [name for name in found if name != ATTEMPTS]

    @override
    def types_of(self, table: str) -> list[tuple[str, str]]:
        return [(name, type_) for name, type_, _ in self.catalogue(table)]

    @override
    def catalogue(self, table: str) -> list[tuple[str, str, bool]]:
        fields = self.session.sql(f"SELECT * FROM {self.quote(table)}").schema.fields
        return [(f.name, f.dataType.simpleString(), bool(f.nullable)) for f in fields]

    def close(self) -> None:
        """Remove the place."""
        self.session.catalog.setCurrentDatabase("default")
        self.session.sql(f"DROP DATABASE IF EXISTS {self.schema} CASCADE")
        self.session.stop()
