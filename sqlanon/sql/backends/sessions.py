"""Sessions of single engines: transactions, settings, and functions of sqlanon."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from typing import TYPE_CHECKING, Any, ClassVar, Protocol, TypeVar

from typing_extensions import override

from sqlanon.errors import UnsupportedError
from sqlanon.sql.dialects.mariadb import SORTED, SORTING
from sqlanon.sql.dialects.sqlite import HMAC
from sqlanon.sql.statement import Command, Query, Sql
from sqlanon.sql.templates import render

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from sqlalchemy.engine import Connection, Transaction

    from sqlanon.sql.dialects import Dialect
    from sqlanon.sql.names import RelationName


# -- all engines -----------------------------------------------------------------------------------

_Result = TypeVar("_Result")


class Speaker(Protocol):
    """A backend that runs statements; a protocol, because its module imports this one."""

    dialect: Dialect

    def execute(self, command: Command) -> None:
        """Run a statement that returns nothing."""

    def fetch(self, query: Query) -> list[tuple[Any, ...]]:
        """Return all rows of a query."""

    def translate_errors(self, name: str, action: Callable[[], _Result]) -> _Result:
        """Call the driver, and translate its errors."""


class Session:
    """The transaction of one connection, with its settings.

    Attributes:
        opens: Templates of the commands by which another client opens such a transaction.
        isolates: Templates of the commands after which all reads see one state.
        settings: Settings of the session while a transaction is open, and their values in SQL.
        ends_idle: Settings with the seconds after which the server ends an idle transaction.
        ends_long: Settings with the seconds that a statement, or a transaction, may take.
        snapshot: Whether all reads of the open transaction see one state of the database.
        limits: The seconds of both kinds of settings, where they are a limit.
    """

    opens: ClassVar[tuple[str, ...]] = ("workspace/begin",)
    isolates: ClassVar[tuple[str, ...]] = ()
    settings: ClassVar[Mapping[str, str]] = {}
    ends_idle: ClassVar[tuple[str, ...]] = ()
    ends_long: ClassVar[tuple[str, ...]] = ()
    snapshot: bool = True

    def __init__(self, connection: Connection, speaker: Speaker) -> None:
        """Make the session of a connection, which runs statements through its backend."""
        self._connection = connection
        self._speaker = speaker
        self._transaction: Transaction | None = None
        self._restore: dict[str, Any] = {}
        self.limits: dict[str, float] = {}

    @property
    def _driver(self) -> Any:  # noqa: ANN401 - the driver's own connection
        return self._connection.connection.driver_connection

    @property
    def idle_limits(self) -> dict[str, float]:
        """Seconds after which the server ends an idle transaction, by the setting."""
        return {name: self.limits[name] for name in self.ends_idle if name in self.limits}

    # -- transactions ---------------------------------------------------------------------------

    def begin(self, *, write: bool, nested: bool, isolate: bool) -> None:
        """Open a transaction and set the settings of the session.

        Args:
            nested: Whether the caller has a transaction open, in which a savepoint is set.
            isolate: Whether all reads must see one state, where the engine supports that.
        """
        self._open(write=write, nested=nested)
        self._prepare(isolate=isolate)
        self._set()
        if names := [*self.ends_idle, *self.ends_long]:
            literal = self._speaker.dialect.literal
            told = self._query("workspace/limits", names=[(literal(n), Sql(n)) for n in names])
            self.limits = {str(name): float(seconds) for name, seconds in told if seconds}

    def opening(self, *, isolate: bool) -> list[Command]:
        """List the commands by which another client gets where `begin` leads to."""
        dialect = self._speaker.dialect
        templates = [*self.opens, *(self.isolates if isolate else ())]
        return [
            *(Command(template, render(dialect, template)) for template in templates),
            *(
                Command(
                    "workspace/write_settings",
                    render(dialect, "workspace/write_settings", settings=[(Sql(name), Sql(value))]),
                )
                for name, value in self.settings.items()  # one by one: a procedure lists them
            ),
        ]

    def _open(self, *, write: bool, nested: bool) -> None:
        del write
        begin = self._connection.begin_nested if nested else self._connection.begin
        self._transaction = self._speaker.translate_errors("begin", begin)

    def _prepare(self, *, isolate: bool) -> None:
        """Run the statements that must come before the settings."""

    def commit(self) -> None:
        """Restore the settings, and commit the work since `begin`."""
        self._settle()
        if self._transaction is not None:
            self._speaker.translate_errors("commit", self._transaction.commit)
        self._after_transaction()

    def rollback(self) -> None:
        """Undo the work since `begin`, including the settings."""
        try:
            self._settle_before_rollback()
        finally:
            self._roll_back()
            self._after_transaction()

    def _roll_back(self) -> None:
        """Roll back, also after a failed COMMIT.

        SQLAlchemy considers its transaction ended then, and sends no ROLLBACK, although the
        engine's transaction is still open. So a second one is begun and rolled back.
        """
        transaction, connection = self._transaction, self._connection
        if transaction is None:
            return
        if transaction.is_active:
            self._speaker.translate_errors("rollback", transaction.rollback)
        elif not connection.invalidated and not connection.in_transaction():
            if (left := connection.get_transaction()) is not None:
                self._speaker.translate_errors("rollback", left.rollback)
            self._speaker.translate_errors("rollback", lambda: connection.begin().rollback())

    def _settle_before_rollback(self) -> None:
        self._settle()

    def _after_transaction(self) -> None:
        """Clean up after the transaction, whether it was committed or rolled back."""
        self._restore.clear()

    # -- settings -------------------------------------------------------------------------------

    def _set(self) -> None:
        """Read all settings at once, and change them at once: one by one took a third of a run."""
        if self.settings:
            self._restore = dict(zip(self.settings, self._values(*self.settings), strict=True))
            self._write({name: Sql(value) for name, value in self.settings.items()})

    def _settle(self) -> None:
        if self._restore:
            self._write({name: self._literal(value) for name, value in self._restore.items()})
        self._restore.clear()

    def _values(self, *names: str) -> tuple[Any, ...]:
        """Read the values of settings, each a text or a number."""
        return self._query("workspace/read_settings", names=[Sql(name) for name in names])[0]

    def _write(self, settings: Mapping[str, Sql]) -> None:
        """Change settings to values in SQL."""
        pairs = [(Sql(name), value) for name, value in settings.items()]
        self._command("workspace/write_settings", settings=pairs)

    def _literal(self, value: Any) -> Sql:  # noqa: ANN401 - a text or a number
        if isinstance(value, int):
            return Sql(value)
        return self._speaker.dialect.literal(str(value))

    # -- the rest -------------------------------------------------------------------------------

    def resolve(self, relation: RelationName) -> RelationName:
        """Return the relation as named. An engine may add the schema of a bare name."""
        return relation

    def _query(self, template: str, **values: Any) -> list[tuple[Any, ...]]:  # noqa: ANN401
        return self._speaker.fetch(
            Query(template, render(self._speaker.dialect, template, **values))
        )

    def _command(self, template: str, **values: Any) -> None:  # noqa: ANN401
        self._speaker.execute(Command(template, render(self._speaker.dialect, template, **values)))


# -- MariaDB ---------------------------------------------------------------------------------------

_SHARED = {
    "sql_mode": "'STRICT_ALL_TABLES,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION'",
    # a TIMESTAMP is shown in this time zone
    "time_zone": "'+00:00'",
    "group_concat_max_len": "1073741824",
    "max_sort_length": str(SORTED),
    "sort_buffer_size": SORTING,
    "lock_wait_timeout": "10",
    "innodb_lock_wait_timeout": "10",
}


class MariaDBSession(Session):
    """MariaDB: errors instead of silent conversions, uncut aggregates, hash joins."""

    opens: ClassVar[tuple[str, ...]] = ("workspace/names", "workspace/begin")
    ends_idle: ClassVar[tuple[str, ...]] = (
        "wait_timeout",
        "idle_transaction_timeout",
        "idle_write_transaction_timeout",
        "idle_readonly_transaction_timeout",
    )
    ends_long: ClassVar[tuple[str, ...]] = ("max_statement_time",)
    settings: ClassVar[Mapping[str, str]] = {
        **_SHARED,
        "join_cache_level": "8",
        "check_constraint_checks": "1",
        "tx_isolation": "'REPEATABLE-READ'",
    }
    snapshot = False


class MySQLSession(MariaDBSession):
    """MySQL: no setting for hash joins, another name of the isolation, and fewer limits."""

    ends_idle: ClassVar[tuple[str, ...]] = ("wait_timeout",)
    ends_long: ClassVar[tuple[str, ...]] = ()
    settings: ClassVar[Mapping[str, str]] = {
        **_SHARED,
        "transaction_isolation": "'REPEATABLE-READ'",
    }


# -- PostgreSQL ------------------------------------------------------------------------------------


class PostgreSQLSession(Session):
    """PostgreSQL: one snapshot, names resolve to pg_catalog only, and text forms are fixed.

    Settings end with the transaction, also with a rollback.
    """

    isolates: ClassVar[tuple[str, ...]] = ("workspace/isolate",)
    ends_idle: ClassVar[tuple[str, ...]] = ("idle_in_transaction_session_timeout",)
    ends_long: ClassVar[tuple[str, ...]] = ("statement_timeout", "transaction_timeout")
    settings: ClassVar[Mapping[str, str]] = {
        "search_path": "pg_catalog, pg_temp",
        "datestyle": "'ISO, YMD'",
        "intervalstyle": "'postgres'",
        "extra_float_digits": "1",
        "synchronize_seqscans": "off",
        "max_parallel_workers_per_gather": "0",
        "jit": "off",
        "work_mem": "'64MB'",
        # the planner (15) assumes that only one of several codes of a hash join distinguishes rows,
        # and sorts both sides: writing 300,000 rows by 8 codes took 3.3 CPU seconds, not 1.3
        "enable_mergejoin": "off",
        # statistics of 3,000 rows suffice for relations of the workspace, in a fifth of the time of
        # 30,000; permanent tables keep their own target (in_place/own_statistics)
        "default_statistics_target": "10",
        "lock_timeout": "'10s'",
        # types are recognized by their names, which the catalogue would quote otherwise
        "quote_all_identifiers": "off",
    }

    def __init__(self, connection: Connection, speaker: Speaker) -> None:
        """Make the session of a connection before its transaction."""
        super().__init__(connection, speaker)
        self._schemas: list[str] = []

    @override
    def _prepare(self, *, isolate: bool) -> None:
        if isolate:
            self._command("workspace/isolate")
        (level,) = self._values("transaction_isolation")
        self.snapshot = level in {"repeatable read", "serializable"}
        self._schemas = [str(row[0]) for row in self._query("workspace/schemas")]

    @override
    def _settle_before_rollback(self) -> None:
        """Do nothing: a failed transaction runs no statement, and a rollback restores settings."""

    @override
    def _write(self, settings: Mapping[str, Sql]) -> None:
        """Call a function for several settings, with values as texts; SET LOCAL sets only one."""
        literal = self._speaker.dialect.literal
        pairs = [
            (Sql(name), value if value.startswith("'") else literal(value))
            for name, value in settings.items()
        ]
        self._query("workspace/set_settings", settings=pairs)

    @override
    def resolve(self, relation: RelationName) -> RelationName:
        """Add the schema in which the caller's search_path finds the name.

        A name that does not exist yet gets the schema in which it would be created.
        """
        if relation.schema is not None:
            return relation
        name = self._speaker.dialect.literal(relation.name)
        homes = {str(row[0]) for row in self._query("inspect/schemas", name=name)}
        found = [schema for schema in self._schemas if schema in homes]
        created = [name for name in self._schemas if not name.startswith("pg_")]
        if not found and not created:
            raise UnsupportedError(
                "search_path leads to no schema that is there and that this user may use: write "
                f"schema.{relation.name}, or ask for USAGE on the schema"
            )
        return replace(relation, schema=(found or created)[0])


# -- SQLite ----------------------------------------------------------------------------------------


class SQLiteSession(Session):
    """SQLite: its driver commits implicitly unless sqlanon sends BEGIN itself."""

    settings: ClassVar[Mapping[str, str]] = {
        # without it a rename checks every view of the file, and one broken view stops the run
        "legacy_alter_table": "ON"
    }

    def __init__(self, connection: Connection, speaker: Speaker) -> None:
        """Register the hash function that SQLite lacks."""
        super().__init__(connection, speaker)
        self._isolation_level: str | None = None
        self._driver.create_function(HMAC, 3, _hmac_sha256, deterministic=True)

    @override
    def _open(self, *, write: bool, nested: bool) -> None:
        driver, guarded = self._driver, self._speaker.translate_errors
        self._isolation_level = driver.isolation_level
        self._transaction = None if nested else guarded("begin", self._connection.begin)
        if guarded("begin", lambda: driver.in_transaction):
            self._transaction = guarded("begin", self._connection.begin_nested)
            return
        driver.isolation_level = None
        self._speaker.execute(Command("begin", Sql("BEGIN IMMEDIATE" if write else "BEGIN")))
        if nested:
            self._transaction = guarded("begin", self._connection.begin_nested)

    @override
    def _after_transaction(self) -> None:
        super()._after_transaction()
        if self._isolation_level is not None:
            # it is None already, and setting it would commit
            level, self._isolation_level = self._isolation_level, None
            self._speaker.translate_errors(
                "end", lambda: setattr(self._driver, "isolation_level", level)
            )


def _hmac_sha256(inner: str, outer: str, message: bytes | None) -> str | None:
    """Compute HMAC-SHA256 (RFC 2104) from padded keys in hexadecimal."""
    if message is None:
        return None
    first = hashlib.sha256(bytes.fromhex(inner) + message).digest()
    return hashlib.sha256(bytes.fromhex(outer) + first).hexdigest()


# -- the registry ----------------------------------------------------------------------------------

SESSIONS: dict[str, type[Session]] = {
    "sqlite": SQLiteSession,
    "postgresql": PostgreSQLSession,
    "mariadb": MariaDBSession,
    "mysql": MySQLSession,
}
"""Sessions by the name of their dialect; other engines only begin and end transactions."""

__all__ = ["SESSIONS", "Session", "Speaker", "session_of"]


def session_of(dialect: Dialect) -> type[Session]:
    """Return the session of a dialect, or that of its parent."""
    of_parent = SESSIONS.get(dialect.parent or "", Session)
    return SESSIONS.get(dialect.name, of_parent)
