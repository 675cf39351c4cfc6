"""What sessions of all engines share: transactions, savepoints, settings that are put back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Protocol, TypeVar

from sqlanon.sql.statement import Command, Query, Sql
from sqlanon.sql.templates import render

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from sqlalchemy.engine import Connection, Transaction

    from sqlanon.sql.dialects import Dialect
    from sqlanon.sql.names import RelationName


_Result = TypeVar("_Result")


class Speaker(Protocol):
    """Runs statements over a connection; the backend that a session belongs to."""

    dialect: Dialect

    def execute(self, command: Command) -> None:
        """Run a statement that returns nothing."""

    def fetch(self, query: Query) -> list[tuple[Any, ...]]:
        """All rows of a query."""

    def guarded(self, name: str, action: Callable[[], _Result]) -> _Result:
        """Do something with the driver, its errors translated."""


class Session:
    """One connection's transaction, and what has to be so while it is open.

    Attributes:
        opens: Templates of what another client runs to open a transaction like this one's.
        isolates: Templates of what it runs for all reads to see one state.
        settings: Settings of the session while a transaction is open, and their values in SQL.
        ends_idle: Settings that say after how many seconds the server ends an idle transaction.
        ends_long: Those that say how long a statement, or a transaction, may take.
        snapshot: Whether all reads of the open transaction see one state of the database.
        limits: Of both kinds of settings the seconds that they are, where they are a limit.
    """

    opens: ClassVar[tuple[str, ...]] = ("session/begin",)
    isolates: ClassVar[tuple[str, ...]] = ()
    settings: ClassVar[Mapping[str, str]] = {}
    ends_idle: ClassVar[tuple[str, ...]] = ()
    ends_long: ClassVar[tuple[str, ...]] = ()
    snapshot: bool = True

    def __init__(self, connection: Connection, speaker: Speaker) -> None:
        """Belong to a connection and speak to it through its backend."""
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
        """Open a transaction and prepare the session for what it will run.

        Args:
            write: Whether it may write outside its own temporary relations.
            nested: Whether the caller has one open, so that a savepoint is set in it.
            isolate: Whether all its reads have to see one state, where the engine can be asked.
        """
        self._open(write=write, nested=nested)
        self._prepare(isolate=isolate)
        self._set()
        if names := [*self.ends_idle, *self.ends_long]:
            literal = self._speaker.dialect.literal
            told = self._query("session/limits", names=[(literal(n), Sql(n)) for n in names])
            self.limits = {str(name): float(seconds) for name, seconds in told if seconds}

    def opening(self, *, isolate: bool) -> list[Command]:
        """What another client of this engine runs to be where `begin` leads to."""
        dialect = self._speaker.dialect
        templates = [*self.opens, *(self.isolates if isolate else ())]
        return [
            *(Command(template, render(dialect, template)) for template in templates),
            *(
                Command(
                    "session/write",
                    render(dialect, "session/write", settings=[(Sql(name), Sql(value))]),
                )
                for name, value in self.settings.items()  # one by one: a procedure lists them
            ),
        ]

    def _open(self, *, write: bool, nested: bool) -> None:
        del write
        begin = self._connection.begin_nested if nested else self._connection.begin
        self._transaction = self._speaker.guarded("begin", begin)

    def _prepare(self, *, isolate: bool) -> None:
        """What comes before the settings."""

    def commit(self) -> None:
        """Put the settings back and make permanent what happened since `begin`."""
        self._settle()
        if self._transaction is not None:
            self._speaker.guarded("commit", self._transaction.commit)
        self._ended()

    def rollback(self) -> None:
        """Undo what happened since `begin`, the settings included."""
        try:
            self._settle_before_rollback()
        finally:
            self._roll_back()
            self._ended()

    def _roll_back(self) -> None:
        """Roll back; after a COMMIT that failed too.

        SQLAlchemy takes that for the end, and sends nothing more: its transaction is put away, and
        a second one rolled back, since the engine's is open.
        """
        transaction, connection = self._transaction, self._connection
        if transaction is None:
            return
        if transaction.is_active:
            self._speaker.guarded("rollback", transaction.rollback)
        elif not connection.invalidated and not connection.in_transaction():
            if (left := connection.get_transaction()) is not None:
                self._speaker.guarded("rollback", left.rollback)
            self._speaker.guarded("rollback", lambda: connection.begin().rollback())

    def _settle_before_rollback(self) -> None:
        self._settle()

    def _ended(self) -> None:
        """What comes when the transaction is over, one way or the other."""
        self._restore.clear()

    # -- settings -------------------------------------------------------------------------------

    def _set(self) -> None:
        """Read and change all settings, each at once: one by one they were a third of a run."""
        if self.settings:
            self._restore = dict(zip(self.settings, self._values(*self.settings), strict=True))
            self._write({name: Sql(value) for name, value in self.settings.items()})

    def _settle(self) -> None:
        """Put the settings back."""
        if self._restore:
            self._write({name: self._literal(value) for name, value in self._restore.items()})
        self._restore.clear()

    def _values(self, *names: str) -> tuple[Any, ...]:
        """What settings are: each a text or a number."""
        return self._query("session/read", names=[Sql(name) for name in names])[0]

    def _write(self, settings: Mapping[str, Sql]) -> None:
        """Change settings to values in SQL."""
        pairs = [(Sql(name), value) for name, value in settings.items()]
        self._command("session/write", settings=pairs)

    def _literal(self, value: Any) -> Sql:  # noqa: ANN401 - a text or a number
        """A setting's value as SQL."""
        if isinstance(value, int):
            return Sql(value)
        return self._speaker.dialect.literal(str(value))

    # -- the rest -------------------------------------------------------------------------------

    def resolve(self, relation: RelationName) -> RelationName:
        """The relation as named; an engine may add what a bare name leaves open."""
        return relation

    def _query(self, template: str, **values: Any) -> list[tuple[Any, ...]]:  # noqa: ANN401
        return self._speaker.fetch(
            Query(template, render(self._speaker.dialect, template, **values))
        )

    def _command(self, template: str, **values: Any) -> None:  # noqa: ANN401
        self._speaker.execute(Command(template, render(self._speaker.dialect, template, **values)))
