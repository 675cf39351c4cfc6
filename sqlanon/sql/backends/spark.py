"""Spark through a SparkSession: classic, Connect, Databricks Connect; and Sail."""

from __future__ import annotations

import logging
import re
import secrets
import sys
import warnings
from concurrent.futures import Future, wait
from contextlib import contextmanager, suppress
from dataclasses import replace
from functools import partial
from importlib.util import find_spec
from threading import Lock, Thread
from time import monotonic
from typing import TYPE_CHECKING, Any, TypeVar
from zoneinfo import available_timezones

from typing_extensions import override

from sqlanon.errors import ConnectionFailedError, UnsupportedError
from sqlanon.sql.backends.base import Backend, EngineVersion, load_statement
from sqlanon.sql.backends.orphans import leftovers
from sqlanon.sql.faults import statement_failure
from sqlanon.sql.faults.connecting import connection_failure, driver_missing
from sqlanon.sql.names import RelationName
from sqlanon.sql.statement import Command, Insert, Load, Make, Query, SecretRows, Sql, TableColumn
from sqlanon.sql.templates import dialect_named, render

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from sqlanon.sql.dialects import Dialect


# -- calls that end on the server ------------------------------------------------------------------

_Result = TypeVar("_Result")

PATIENCE = 60.0
"""Seconds to wait for an interrupted statement to end on the server."""
_PAUSE = 0.5
"""Seconds after which an interrupt is repeated, because the statement may arrive later."""


class Calls:
    """Calls to a session, one at a time.

    A statement does not end with the client that waits for it: a CREATE TABLE … AS would go on, and
    make its table after the clean-up. So each call runs in a thread of its own, under a tag. If the
    caller is interrupted while waiting, the tag's operations are interrupted and awaited.
    """

    def __init__(self, session: Any) -> None:  # noqa: ANN401 - of another package
        """Tag calls of a session, if its client has tags."""
        self._session = session
        self._context: Any = getattr(session, "sparkContext", None)  # of a classic session
        self._tag = f"sqlanon-{secrets.token_hex(6)}"
        self._tags = hasattr(self._context, "addJobTag") or hasattr(session, "addTag")

    @property
    def classic(self) -> bool:
        """Whether the session drives a JVM, and is no client of Spark Connect."""
        return self._context is not None

    def done(self, action: Callable[[], _Result]) -> _Result:
        """Call the session, with no other call at the same time.

        Raises:
            KeyboardInterrupt: the caller was interrupted. The server has ended the statement, or
                has not within `PATIENCE`, or the caller was interrupted again.
        """
        if not self._tags:
            return action()
        ended: Future[_Result] = Future()
        tagged = self._tagging()

        def call() -> None:
            try:
                with suppress(Exception):  # the action itself fails then, with an error
                    tagged()
                ended.set_result(action())
            except BaseException as error:  # noqa: BLE001 - is raised where it is waited for
                ended.set_exception(error)

        Thread(target=call, name="sqlanon-spark", daemon=True).start()
        try:
            return ended.result()
        except KeyboardInterrupt:
            last = monotonic() + PATIENCE
            while not ended.done() and monotonic() < last:
                self.interrupt()
                wait([ended], timeout=_PAUSE)
            raise

    def interrupt(self) -> None:
        """Let the server end the statements of these calls, if it can be reached."""
        with suppress(Exception):  # gRPC and py4j have their own
            if self._tags and self._context is not None:
                # in a classic session only the thread that has set a tag knows it
                self._context.cancelJobsWithTag(self._tag)
            elif self._tags:
                self._session.interruptTag(self._tag)

    def _tagging(self) -> Callable[[], None]:
        """Return a function that gives a thread the tag, and tags or properties of the caller."""
        if (context := self._context) is not None:
            java = context._jsc.sc()  # noqa: SLF001 - as pyspark.inheritable_thread_target
            properties = java.getLocalProperties().clone()

            def classic() -> None:
                java.setLocalProperties(properties)
                context.addJobTag(self._tag)

            return classic
        tags = {*self._session.getTags(), self._tag}

        def remote() -> None:
            for tag in tags:
                self._session.addTag(tag)

        return remote


# -- the catalogue ---------------------------------------------------------------------------------
#
# A template of a catalogue query is a SELECT of names. Answers have the rows of other engines'
# catalogues.

_Rows = list[tuple[Any, ...]]


class Catalogue:
    """Answers the catalogue queries of templates by the catalogue of the session."""

    def __init__(self, session: Any, dialect: Dialect) -> None:  # noqa: ANN401 - a SparkSession
        self._session = session
        self._dialect = dialect
        self._answers: dict[str, Callable[..., _Rows]] = {
            "inspect/exists": self._exists,
            "inspect/named": self._find_name,
            "inspect/rights": self._rights,
            "inspect/zone": self._zone,
            "inspect/leftovers": self._leftovers,
            "hierarchy/columns": self._hierarchies,
        }

    def answer(self, query: Query) -> Callable[[], _Rows] | None:
        """Return the function that answers a query; None where the engine answers it itself."""
        if query.name == "inspect/columns":
            return partial(self._columns, query.sql)
        if (answer := self._answers.get(query.name)) is None:
            return None
        return lambda: answer(*self._session.sql(query.sql).collect()[0])

    def home_of(self, name: str) -> str | None:
        """Return the schema of a name without one; None for a temporary view."""
        found = self._find(self._dialect.quote(name))
        return None if found is not None and found.isTemporary else self._here()

    def _quote(self, schema: str, name: str) -> Sql:
        return self._dialect.table(RelationName(schema, name))

    def _run(self, template: str, **names: Sql) -> _Rows:
        return [*self._session.sql(render(self._dialect, template, **names)).collect()]

    def _here(self) -> str:
        return str(self._session.catalog.currentDatabase())

    def _find(self, name: str) -> Any | None:  # noqa: ANN401 - a Table of the catalogue's
        catalog = self._session.catalog
        return catalog.getTable(name) if catalog.tableExists(name) else None

    def _columns(self, sql: str) -> _Rows:
        fields = self._session.sql(sql).schema.fields
        return [(f.name, f.dataType.simpleString(), "YES" if f.nullable else "NO") for f in fields]

    def _exists(self, schema: str | None, name: str) -> _Rows:
        found = self._find(self._quote(schema or self._here(), name))
        if found is None:
            return []
        kinds = {"MANAGED": "BASE TABLE", "EXTERNAL": "BASE TABLE"}
        return [(kinds.get(str(found.tableType), str(found.tableType)),)]

    def _names(self, schema: str) -> list[str]:
        shown = self._run("inspect/tables", schema=self._dialect.quote(schema))
        return sorted(str(row[1]) for row in shown if not row[2])

    def _find_name(self, schema: str | None, pattern: str) -> _Rows:
        like = "".join({"%": ".*", "_": "."}.get(one, re.escape(one)) for one in pattern)
        names = self._names(schema or self._here())
        return [(name,) for name in names if re.fullmatch(like, name, re.DOTALL)]

    def _rights(self, home: str | None) -> _Rows:
        if home is None or self._session.catalog.databaseExists(home):
            return []
        return [
            (
                f"the schema {home} of the target",
                render(self._dialect, "inspect/no_schema", schema=self._dialect.quote(home)),
            )
        ]

    def _zone(self, zone: str) -> _Rows:
        return [(int(zone in available_timezones()),)]

    def _hierarchies(self, schema: str | None) -> _Rows:
        home = schema or self._here()
        return [
            (name, column)
            for name in self._names(home)
            if "level_0" in (columns := self._session.table(self._quote(home, name)).columns)
            for column in columns
        ]

    # -- leftovers ------------------------------------------------------------------------------

    def _leftovers(self, mark: str) -> _Rows:
        """Find the orphans of ended runs, in all schemas; the comment marks releases."""
        databases = (one.name.strip("`") for one in self._session.catalog.listDatabases())
        named = [(schema, name) for schema in databases for name in self._names(schema)]

        def show(schema: str, target: str, run: str) -> bool:
            if self._says(schema, f"{target}__{run}") != mark:
                return True  # it belongs to another program
            view = self._quote(schema, target)
            return self._find(view) is not None and any(
                run in str(row[0]) for row in self._run("publish/shown", target=view)
            )

        return leftovers(named, self._says, show)

    def _says(self, schema: str, name: str) -> str:
        table = self._find(self._quote(schema, name))
        return "" if table is None else table.description or ""


# -- the backend -----------------------------------------------------------------------------------

SETTINGS = {
    # errors instead of NULL where a cast or a sum fails, and exact texts of decimals
    "spark.sql.ansi.enabled": "true",
    "spark.sql.storeAssignmentPolicy": "ANSI",
    "spark.sql.session.timeZone": "UTC",
    # texts of a statement are taken literally, without substitution of variables
    "spark.sql.variable.substitute": "false",
    "spark.sql.parser.escapedStringLiterals": "false",
    # tables are of the session's own format; Spark 3.5 wants Hive for them otherwise
    "spark.sql.legacy.createHiveTableByDefault": "false",
    # small relations are shuffled into few parts, whatever spark.sql.shuffle.partitions says
    "spark.sql.adaptive.enabled": "true",
    "spark.sql.adaptive.coalescePartitions.enabled": "true",
    "spark.sql.adaptive.coalescePartitions.parallelismFirst": "false",
}
"""Settings of the session during a run, which are restored after it."""

_AT_ONCE = {"spark.sql.adaptive.enabled": "false", "spark.sql.shuffle.partitions": "8"}
"""Settings for statements of `_OF_CODES`.

Adaptive execution runs each part of a plan as a job of its own, and plans again after it: 30,162
rows of Adult took 141 jobs and 77 CPU seconds with it in all statements, 93 and 61 without it.
"""
_OF_CODES = frozenset(
    {"ledger", "measure", "recoding", "search_engine", "shapes", "workspace"}
    | {"stage/domains", "stage/totals"}
)
"""Statements, or families of them, that read no rows, but codes, labels and classes, in files of
known size. Parts of all others may be much smaller than they look before they have run."""

_TELLING = ("SQLQueryContextLogger", "pyspark.sql.connect.logging")
"""Loggers of the client that print statements and messages, which quote values."""
_RETRIES = 4
"""The most retries of a call."""
_BACKOFF = 2_000
"""The most milliseconds between two retries."""


class _Silence:
    """Silences loggers of the client during calls of sqlanon."""

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
    """A SparkSession. There are no transactions: each statement is permanent when it has run.

    Relations of the workspace are tables of the current schema of the session.
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
            url: The URL for another connection to the session.

        Raises:
            DatabaseError: the session does not answer.
        """
        self._session, self._calls = session, Calls(session)
        self._url, self._owned = url, owned
        self._before: dict[str, str | None] = {}
        self._at_once = False
        self.dialect: Dialect = dialect_named("spark")
        asked = render(self.dialect, "workspace/version")
        said = str(self._translate_errors("connect", lambda: self._rows(asked))[0][0])
        # the version of Spark itself includes its commit
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
        """Run a command, which runs on the call; its rows, a count, are never fetched."""
        if isinstance(command, Make) and not self.dialect.types_queries:
            self._translate_errors(command.name, lambda: self._make(command), needs=command.needs)
            return
        self._translate_errors(
            command.name, lambda: self._session.sql(command.sql), needs=command.needs
        )

    def _make(self, made: Make) -> None:
        """Make a relation with whole numbers of 64 bits, and insert the rows of its query."""
        fields = self._session.sql(made.query).schema.fields
        columns = tuple(
            TableColumn(
                self.dialect.quote(f.name), self._declare_columns(f.dataType.simpleString())
            )
            for f in fields
        )
        table = replace(made.table, columns=columns)
        self._session.sql(render(self.dialect, "workspace/table", table=table))
        self._session.sql(render(self.dialect, "workspace/fill", table=table, query=made.query))

    def _declare_columns(self, type_name: str) -> Sql:
        return self.dialect.integer_type if type_name == "int" else Sql(type_name)

    @override
    def fetch(self, query: Query) -> list[tuple[Any, ...]]:
        """Ask the catalogue where Spark has no statement."""
        if (answer := self._catalogue.answer(query)) is not None:
            return self._translate_errors(query.name, answer, needs=query.needs)
        return self._translate_errors(query.name, lambda: self._rows(query.sql), needs=query.needs)

    def _rows(self, sql: str) -> list[tuple[Any, ...]]:
        return [tuple(row) for row in self._session.sql(sql).collect()]

    @override
    def names(self, query: Query) -> list[str]:
        return self._translate_errors(
            query.name, lambda: list(self._session.sql(query.sql).columns), needs=query.needs
        )

    @override
    def insert(self, insert: Insert) -> None:
        """Send the rows as Arrow, in no statement's text."""
        if isinstance(insert, SecretRows):
            self._translate_errors(insert.name, lambda: self._hold(insert))
        elif insert.rows:
            self._translate_errors(insert.name, lambda: self._insert(insert), needs=insert.needs)

    @override
    def load(self, load: Load) -> None:
        self._translate_errors(load.name, lambda: self._load(load), needs=load.needs)

    def _load(self, load: Load) -> None:
        with self._send_rows([[load.packed]], f"packed {self.dialect.text_type}") as sent:
            self._session.sql(load_statement(self.dialect, load, sent))

    def _hold(self, held: SecretRows) -> None:
        """Keep rows in the session for statements, and in no file."""
        said = ", ".join(f"{column} {self.dialect.text_type}" for column in held.columns)
        frame = self._frame([list(row) for row in held.rows], said)
        frame.createOrReplaceTempView(held.relation.strip("`"))

    def _insert(self, insert: Insert) -> None:
        words = {"relation": insert.relation, "columns": insert.columns}
        into = render(self.dialect, "workspace/into", **words)
        rows = [list(row) for row in insert.rows]
        with self._send_rows(rows, self._session.sql(into).schema) as sent:
            self._session.sql(render(self.dialect, "workspace/insert_sent", sent=sent, **words))

    @contextmanager
    def _send_rows(self, rows: list[list[Any]], schema: Any) -> Iterator[Sql]:  # noqa: ANN401
        """Make a relation of the session with these rows, for one statement."""
        name = f"_sqlanon_sent_{secrets.token_hex(6)}"
        self._frame(rows, schema).createOrReplaceTempView(name)
        try:
            yield self.dialect.quote(name)
        finally:
            self._session.catalog.dropTempView(name)

    def _frame(self, rows: list[list[Any]], schema: Any) -> Any:  # noqa: ANN401
        """Make a data frame of rows.

        A classic session takes Arrow, where that is installed: lists would start Python processes
        on the executors.
        """
        if self._calls.classic and find_spec("pyarrow"):
            from pyarrow import (  # type: ignore[import-untyped] # noqa: PLC0415 - an extra
                array,
                table,
            )
            from pyspark.sql.types import StructType  # noqa: PLC0415 - an extra

            struct = StructType.fromDDL(schema) if isinstance(schema, str) else schema
            columns = [array(column) for column in zip(*rows, strict=True)]
            return self._session.createDataFrame(table(columns, names=struct.names), struct)
        return self._session.createDataFrame(rows, schema)

    def _translate_errors(
        self, name: str, action: Callable[[], _Result], *, needs: str = ""
    ) -> _Result:
        """Call the client without its messages, and translate its error."""

        def planned() -> _Result:
            self._plan(name)
            return action()

        try:
            with quiet():
                return self._calls.done(planned)
        except Exception as error:  # noqa: BLE001 - gRPC, Arrow and py4j have their own
            failure = statement_failure(self.dialect.name, name, error, family="spark", needs=needs)
        with quiet():
            self._calls.interrupt()  # perhaps the client has failed, and the statement still runs
        raise failure

    # -- transactions ---------------------------------------------------------------------------

    @override
    def begin(self, *, write: bool, alone: bool = False) -> None:
        """Set the settings; there is no transaction."""
        del write
        if alone:
            raise UnsupportedError(f"{self.dialect.name} keeps nobody from writing to a table")
        self._translate_errors("begin", self._set)
        here = self._translate_errors("begin", self._session.catalog.currentDatabase)
        self.work_schema = str(here)

    def _set(self) -> None:
        conf = self._session.conf
        for name in (*SETTINGS, *_AT_ONCE):
            if name not in self._before:
                self._before[name] = conf.get(name, None)
        for name, value in SETTINGS.items():
            conf.set(name, value)

    def _plan(self, name: str) -> None:
        """Set how Spark plans a statement of a run, if the last one was of another kind."""
        named = {name, name.partition("/")[0]}
        at_once = bool(self._before) and not named.isdisjoint(_OF_CODES)
        if at_once is not self._at_once:
            for setting, value in _AT_ONCE.items():
                usual = SETTINGS.get(setting, self._before.get(setting))
                self._change(setting, value if at_once else usual)
            self._at_once = at_once

    @override
    def opening(self, *, write: bool, alone: bool = False) -> list[Command]:
        del write, alone
        return [
            Command(
                "workspace/write_settings",
                render(
                    self.dialect, "workspace/write_settings", settings=[(Sql(name), Sql(value))]
                ),
            )
            for name, value in SETTINGS.items()
        ]

    @override
    def commit(self) -> None:
        """Everything is permanent already."""
        self._translate_errors("commit", self._put_back)

    @override
    def rollback(self) -> None:
        """Undo nothing: there are no transactions, and the workspace drops its relations."""
        self._translate_errors("rollback", self._put_back)

    def _put_back(self) -> None:
        while self._before:
            self._change(*self._before.popitem())

    def _change(self, setting: str, value: str | None) -> None:
        if value is None:
            self._session.conf.unset(setting)
        else:
            self._session.conf.set(setting, value)

    # -- the session ----------------------------------------------------------------------------

    @override
    def resolve(self, relation: RelationName) -> RelationName:
        """Return the relation with its schema, which a temporary view does not have."""
        if relation.schema is not None:
            return relation
        schema = self._translate_errors("resolve", lambda: self._catalogue.home_of(relation.name))
        return RelationName(schema, relation.name)

    @override
    def companion(self) -> Backend:
        """Open another connection to the same session: a new session has other temporary names."""
        if self._url is None:
            return super().companion()
        return open_remote(self._url, session_id=str(self._session.session_id))

    @override
    def close(self) -> None:
        if self._owned:
            with quiet(), suppress(Exception):  # a lost session ends by itself
                self._session.stop()


def open_remote(url: str, *, session_id: str | None = None) -> SparkBackend:
    """Open a session at `sc://host:port/;option=value`.

    Args:
        url: The URL. With a `session_id` in it, the caller's session is joined, and not ended.
        session_id: The session to join, if the URL has none.

    Raises:
        ConnectionFailedError: the server does not answer, or the client is missing.
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
        with warnings.catch_warnings(), _set_main_file():
            warnings.simplefilter("ignore")  # about packages that the client was not tested with
            from pyspark.sql.connect.client.retries import DefaultPolicy  # noqa: PLC0415
            from pyspark.sql.connect.session import SparkSession  # noqa: PLC0415

        with quiet():
            session = SparkSession.Builder().remote(url).create()
            # the client itself would try for ten minutes
            policy = DefaultPolicy(max_retries=_RETRIES, max_backoff=_BACKOFF)
            session.client.set_retry_policies([policy])
            session.release_session_on_close = not joined and session_id is None
            session.sql(render(dialect_named("spark"), "workspace/version")).collect()
        return SparkBackend(session, url=url, owned=True)
    except ImportError as error:
        failure = driver_missing("spark", None, error)
    except Exception as error:  # noqa: BLE001 - of gRPC, and of the client's for its URL
        failure = connection_failure(error, engine="spark", place=place, options=[])
    if session is not None:
        with quiet(), suppress(Exception):  # the server is not there
            session.client.close()
    raise failure


@contextmanager
def _set_main_file() -> Iterator[None]:
    """Mark the process as interactive, so that it can import the client without a main file.

    pyspark 4.2 takes such a process (`python -c`, a worker of execnet) for its own doctests, looks
    for an installed Spark and ends the process without one: connect/utils.py,
    `check_dependencies`. It does not in an interactive session, which has `sys.ps1`.
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
    """Silence the client's messages on failed statements, settings and package versions."""
    with _SILENCE, warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield
