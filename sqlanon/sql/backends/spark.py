"""Spark, driven through a SparkSession: classic, Connect, Databricks Connect; and Sail."""

from __future__ import annotations

import logging
import secrets
import sys
import warnings
from contextlib import contextmanager, suppress
from dataclasses import replace
from threading import Lock
from typing import TYPE_CHECKING, Any, TypeVar

from typing_extensions import override

from sqlanon.errors import ConnectionFailedError, UnsupportedError
from sqlanon.sql.backends.base import Backend, EngineVersion, load_statement
from sqlanon.sql.backends.spark_calls import Calls
from sqlanon.sql.backends.spark_catalogue import Catalogue
from sqlanon.sql.faults import statement_failure
from sqlanon.sql.faults.connecting import connection_failure, driver_missing
from sqlanon.sql.names import RelationName
from sqlanon.sql.statement import (
    Command,
    Held,
    Insert,
    Load,
    Make,
    Query,
    Sql,
    TableColumn,
)
from sqlanon.sql.templates import dialect_named, render

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from sqlanon.sql.dialects import Dialect

_Result = TypeVar("_Result")

SETTINGS = {
    # errors instead of NULL where a cast or a sum fails, and exact texts of decimals
    "spark.sql.ansi.enabled": "true",
    "spark.sql.storeAssignmentPolicy": "ANSI",
    "spark.sql.session.timeZone": "UTC",
    # no text of a statement is anything but itself
    "spark.sql.variable.substitute": "false",
    "spark.sql.parser.escapedStringLiterals": "false",
    # tables are of the session's own format; Spark 3.5 wants Hive for them otherwise
    "spark.sql.legacy.createHiveTableByDefault": "false",
    # small relations are shuffled into few parts, whatever spark.sql.shuffle.partitions says
    "spark.sql.adaptive.enabled": "true",
    "spark.sql.adaptive.coalescePartitions.enabled": "true",
    "spark.sql.adaptive.coalescePartitions.parallelismFirst": "false",
}
"""Settings of the session during a run, put back after it."""

_TELLING = ("SQLQueryContextLogger", "pyspark.sql.connect.logging")
"""Loggers of the client that print statements and messages, which quote values."""
_RETRIES = 4
"""Times that a call is sent again."""
_BACKOFF = 2_000
"""Milliseconds that are waited in between at most."""


class _Silence:
    """Loggers of the client's that say nothing while a call of ours is under way."""

    def __init__(self) -> None:
        self._lock, self._calls = Lock(), 0
        self._before: dict[str, bool] = {}

    def __enter__(self) -> None:
        with self._lock:
            self._calls += 1
            if self._calls == 1:
                self._before = {name: logging.getLogger(name).disabled for name in _TELLING}
                for name in _TELLING:
                    logging.getLogger(name).disabled = True

    def __exit__(self, *_: object) -> None:
        with self._lock:
            self._calls -= 1
            if not self._calls:
                for name, disabled in self._before.items():
                    logging.getLogger(name).disabled = disabled


_SILENCE = _Silence()


class SparkBackend(Backend):
    """A SparkSession. Each statement is permanent when it has run: there are no transactions.

    Relations of the workspace are tables of the schema that the session is in.
    """

    snapshot = False

    def __init__(
        self,
        session: Any,  # noqa: ANN401 - of another package
        *,
        url: str | None = None,
        owned: bool = False,
    ) -> None:
        """Wrap a session.

        Args:
            session: It.
            url: Where another connection to it can be opened.
            owned: Whether it is ended in the end.

        Raises:
            DatabaseError: it answers nothing.
        """
        self._session, self._calls = session, Calls(session)
        self._url, self._owned = url, owned
        self._before: dict[str, str | None] = {}
        self.dialect: Dialect = dialect_named("spark")
        asked = render(self.dialect, "session/version")
        said = str(self._guarded("connect", lambda: self._rows(asked))[0][0])
        # Spark's own says of which commit it is
        self._engine_version, _, commit = said.partition(" ")
        if not commit:
            self.dialect = dialect_named("sail")
        self._catalogue = Catalogue(session, self.dialect)

    @property
    @override
    def engine(self) -> EngineVersion:
        import pyspark  # noqa: PLC0415 - an extra

        return EngineVersion(
            self.dialect.name, self._engine_version, "pyspark", str(pyspark.__version__)
        )

    # -- statements -----------------------------------------------------------------------------

    @override
    def execute(self, command: Command) -> None:
        """A command runs when it is said; its rows, a count, are never fetched."""
        if isinstance(command, Make) and not self.dialect.types_queries:
            self._guarded(command.name, lambda: self._make(command), needs=command.needs)
            return
        self._guarded(command.name, lambda: self._session.sql(command.sql), needs=command.needs)

    def _make(self, made: Make) -> None:
        """Make a relation with whole numbers of 64 bits, and put the rows of its query into it."""
        fields = self._session.sql(made.query).schema.fields
        columns = tuple(
            TableColumn(self.dialect.quote(f.name), self._declared(f.dataType.simpleString()))
            for f in fields
        )
        table = replace(made.table, columns=columns)
        self._session.sql(render(self.dialect, "base/table", table=table))
        self._session.sql(render(self.dialect, "base/fill", table=table, query=made.query))

    def _declared(self, type_name: str) -> Sql:
        return self.dialect.integer_type if type_name == "int" else Sql(type_name)

    @override
    def fetch(self, query: Query) -> list[tuple[Any, ...]]:
        """What Spark has no statement for, its catalogue answers."""
        if (answer := self._catalogue.answer(query)) is not None:
            return self._guarded(query.name, answer, needs=query.needs)
        return self._guarded(query.name, lambda: self._rows(query.sql), needs=query.needs)

    def _rows(self, sql: str) -> list[tuple[Any, ...]]:
        return [tuple(row) for row in self._session.sql(sql).collect()]

    @override
    def names(self, query: Query) -> list[str]:
        return self._guarded(
            query.name, lambda: list(self._session.sql(query.sql).columns), needs=query.needs
        )

    @override
    def insert(self, insert: Insert) -> None:
        """The rows go as Arrow, in no statement's text."""
        if isinstance(insert, Held):
            self._guarded(insert.name, lambda: self._hold(insert))
        elif insert.rows:
            self._guarded(insert.name, lambda: self._insert(insert), needs=insert.needs)

    @override
    def load(self, load: Load) -> None:
        self._guarded(load.name, lambda: self._load(load), needs=load.needs)

    def _load(self, load: Load) -> None:
        with self._sent([[load.packed]], f"packed {self.dialect.text_type}") as sent:
            self._session.sql(load_statement(self.dialect, load, sent))

    def _hold(self, held: Held) -> None:
        """Rows that statements read and no file has."""
        said = ", ".join(f"{column} {self.dialect.text_type}" for column in held.columns)
        frame = self._session.createDataFrame([list(row) for row in held.rows], said)
        frame.createOrReplaceTempView(held.relation.strip("`"))

    def _insert(self, insert: Insert) -> None:
        words = {"relation": insert.relation, "columns": insert.columns}
        into = render(self.dialect, "session/into", **words)
        rows = [list(row) for row in insert.rows]
        with self._sent(rows, self._session.sql(into).schema) as sent:
            self._session.sql(render(self.dialect, "session/insert", sent=sent, **words))

    @contextmanager
    def _sent(self, rows: list[list[Any]], schema: Any) -> Iterator[Sql]:  # noqa: ANN401
        """A relation of the session with these rows, while a statement reads them."""
        name = f"_sqlanon_sent_{secrets.token_hex(6)}"
        self._session.createDataFrame(rows, schema).createOrReplaceTempView(name)
        try:
            yield self.dialect.quote(name)
        finally:
            self._session.catalog.dropTempView(name)

    def _guarded(self, name: str, action: Callable[[], _Result], *, needs: str = "") -> _Result:
        """Do something with the client, which says nothing itself; its error is not passed on."""
        try:
            with quiet():
                return self._calls.done(action)
        except Exception as error:  # noqa: BLE001 - gRPC, Arrow and py4j have their own
            failure = statement_failure(self.dialect.name, name, error, family="spark", needs=needs)
        with quiet():
            self._calls.interrupt()  # the client may have failed, and not the statement
        raise failure

    # -- transactions ---------------------------------------------------------------------------

    @override
    def begin(self, *, write: bool, alone: bool = False) -> None:
        """Nothing is begun but the settings."""
        del write
        if alone:
            raise UnsupportedError(f"{self.dialect.name} keeps nobody from writing to a table")
        self._guarded("begin", self._set)
        here = self._guarded("begin", self._session.catalog.currentDatabase)
        self.work_schema = str(here)

    def _set(self) -> None:
        conf = self._session.conf
        for name, value in SETTINGS.items():
            if name not in self._before:
                self._before[name] = conf.get(name, None)
            conf.set(name, value)

    @override
    def opening(self, *, write: bool, alone: bool = False) -> list[Command]:
        del write, alone
        return [
            Command(
                "session/write",
                render(self.dialect, "session/write", settings=[(Sql(name), Sql(value))]),
            )
            for name, value in SETTINGS.items()
        ]

    @override
    def commit(self) -> None:
        """Everything is permanent already."""
        self._guarded("commit", self._put_back)

    @override
    def rollback(self) -> None:
        """Nothing can be undone; whoever made relations removes them."""
        self._guarded("rollback", self._put_back)

    def _put_back(self) -> None:
        while self._before:
            name, value = self._before.popitem()
            if value is None:
                self._session.conf.unset(name)
            else:
                self._session.conf.set(name, value)

    # -- the session ----------------------------------------------------------------------------

    @override
    def resolve(self, relation: RelationName) -> RelationName:
        """A temporary view of the session has no schema."""
        if relation.schema is not None:
            return relation
        schema = self._guarded("resolve", lambda: self._catalogue.home_of(relation.name))
        return RelationName(schema, relation.name)

    @override
    def companion(self) -> Backend:
        """Another connection to the same session: another one has its own names."""
        if self._url is None:
            return super().companion()
        return opened(self._url, session_id=str(self._session.session_id))

    @override
    def close(self) -> None:
        if self._owned:
            with quiet(), suppress(Exception):  # a session that is lost ends by itself
                self._session.stop()


def is_session(target: object) -> bool:
    """Whether this is a SparkSession, of whatever package."""
    return any(
        kind.__name__ == "SparkSession" and kind.__module__.partition(".")[0] == "pyspark"
        for kind in type(target).__mro__
    )


def opened(url: str, *, session_id: str | None = None) -> SparkBackend:
    """A backend over a session of its own at `sc://host:port/;option=value`.

    Args:
        url: Where; a `session_id` in it joins a session of the caller's, which is not ended.
        session_id: The session to join, where the URL names none.

    Raises:
        ConnectionFailedError: nothing answers there, or the client is missing.
    """
    place, _, options = url.partition("/;")
    joined = "session_id=" in options
    if session_id is not None and not joined:
        url = (
            f"{url.rstrip('/;')}/;session_id={session_id}"
            if not options
            else (f"{url.rstrip(';')};session_id={session_id}")
        )
    failure: ConnectionFailedError
    session: Any = None
    try:
        with warnings.catch_warnings(), _taken_for_a_program():
            warnings.simplefilter("ignore")  # of packages that the client was not tried with
            from pyspark.sql.connect.client.retries import DefaultPolicy  # noqa: PLC0415
            from pyspark.sql.connect.session import SparkSession  # noqa: PLC0415

        with quiet():
            session = SparkSession.Builder().remote(url).create()
            # the client itself would try for ten minutes
            policy = DefaultPolicy(max_retries=_RETRIES, max_backoff=_BACKOFF)
            session.client.set_retry_policies([policy])
            session.release_session_on_close = not joined and session_id is None
            session.sql(render(dialect_named("spark"), "session/version")).collect()
        return SparkBackend(session, url=url, owned=True)
    except ImportError as error:
        failure = driver_missing("spark", None, error)
    except Exception as error:  # noqa: BLE001 - of gRPC, and of the client's for its URL
        failure = connection_failure(error, engine="spark", place=place, options=[])
    if session is not None:
        with quiet(), suppress(Exception):  # nobody is there to be told
            session.client.close()
    raise failure


@contextmanager
def _taken_for_a_program() -> Iterator[None]:
    """Lets the client be imported where the main module has no file.

    pyspark 4.2 takes such a process (`python -c`, a worker of execnet's) for its own doctests,
    looks for an installed Spark and ends the process where there is none: connect/utils.py,
    `check_dependencies`. In an interactive session, which this names, it does not.
    """
    told = hasattr(sys.modules["__main__"], "__file__") or hasattr(sys, "ps1")
    if not told:
        sys.ps1 = ""
    try:
        yield
    finally:
        if not told:
            del sys.ps1


@contextmanager
def quiet() -> Iterator[None]:
    """Without what the client says: of statements that fail, of settings, of packages' versions."""
    with _SILENCE, warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield
