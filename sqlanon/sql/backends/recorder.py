"""A backend that records the statements of a run, and runs only those that a plan may run.

A plan uses the same code as a run. The statements of its search are run and recorded. Statements
that would change anything but the run's own relations are only recorded:

- while it is `preparing`, queries are run and commands are not;
- while it is `writing`, nothing is run: the relations to read do not exist, so queries get no
  answer (see `Workspace.check`);
- while it is `measuring` a release that was not written, statements that do not name the release
  are run, and `Unwritten` answers queries about it.

The recorded statements are a script that the engine's own client can run.
"""

from __future__ import annotations

from contextlib import contextmanager
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from typing_extensions import override

from sqlanon.errors import UnsupportedError
from sqlanon.sql.backends.base import Backend, EngineVersion
from sqlanon.sql.statement import (
    Cell,
    Command,
    Insert,
    Load,
    Note,
    Query,
    Rename,
    Script,
    Sql,
    Statement,
)
from sqlanon.sql.templates import render

if TYPE_CHECKING:
    from collections.abc import Iterator
    from contextlib import AbstractContextManager

    from sqlanon.sql.names import RelationName

_MOST_ROWS = 500
"""Rows of one INSERT in a script: the longest statement stays far below every client's limit."""
_SECRET = "0" * 128
"""The placeholder of a padded key in a script."""
_Statement = TypeVar("_Statement", bound=Statement)


class Unwritten(Protocol):
    """A release that was not written, with the answers to queries about it.

    It is a protocol, because `sql` is below all packages that know a release.
    """

    def reads_release(self, statement: Statement) -> bool:
        """Whether a statement reads the release."""

    def names(self, query: Query) -> list[str]:
        """The names of the columns of a query about the release."""

    def rows_of(self, query: Query) -> list[tuple[Any, ...]]:
        """The rows of a query about the release."""

    def record_check(self, query: Query) -> list[Command]:
        """List the commands that a script runs after a query and a plan does not run."""


class Recorder(Backend):
    """Records every statement, and runs those without effects on another backend."""

    def __init__(self, backend: Backend, *, silent: bool = False) -> None:
        """Record the statements for `backend`, which its owner closes.

        Args:
            silent: Whether nobody reads the script, so that no statement is recorded.
        """
        self.dialect = backend.dialect
        self._backend = backend
        self._lines: list[Statement | Note] = []
        self._silent, self._brings = silent, False
        self._asks = True
        self._commands = True
        self._unwritten: Unwritten | None = None
        self._renamed: list[tuple[RelationName, RelationName]] = []

    @property
    @override
    def engine(self) -> EngineVersion:
        return self._backend.engine

    @property
    @override
    def server(self) -> str | None:
        return self._backend.server

    def script(self) -> Script:
        """Return the statements recorded so far as a script."""
        return Script(tuple(self._lines), self.dialect.client_stops)

    @override
    def expect(self, rows: int) -> None:
        self._backend.expect(rows)

    @property
    @override
    def recurses(self) -> bool:
        return self._backend.recurses

    # -- what is done, and what is only written down ------------------------------------------

    @contextmanager
    def preparing(self) -> Iterator[None]:
        """Run queries, and only record commands."""
        self._commands = False
        try:
            yield
        finally:
            self._commands = True

    @contextmanager
    def writing(self) -> Iterator[None]:
        """Only record statements, and run none."""
        self._asks = False
        try:
            with self.preparing():
                yield
        finally:
            self._asks = True

    @contextmanager
    def measuring(self, unwritten: Unwritten) -> Iterator[None]:
        """Record queries of the release without running them: `unwritten` has their answers."""
        self._unwritten = unwritten
        try:
            yield
        finally:
            self._unwritten = None

    @contextmanager
    @override
    def silent(self) -> Iterator[None]:
        """Run the statements inside without recording them: they belong to the plan alone."""
        before, self._silent = self._silent, True
        try:
            yield
        finally:
            self._silent = before

    def note(self, text: str) -> None:
        """Add a remark to the script."""
        self._lines.append(Note(text))

    @override
    def withholds(self, statement: Statement) -> bool:
        if self._unwritten is not None:
            return self._unwritten.reads_release(statement)
        return not (self._commands if isinstance(statement, Command) else self._asks)

    # -- statements -----------------------------------------------------------------------------

    @override
    def execute(self, command: Command) -> None:
        self._write_down(command)
        if not self.withholds(command):
            self._backend.execute(self._now(command))
        elif isinstance(command, Rename):
            self._renamed.append((command.new, command.old))

    @override
    def fetch(self, query: Query) -> list[tuple[Any, ...]]:
        """Return no rows while queries are not run."""
        self._write_down(query)
        if not self.withholds(query):
            return self._backend.fetch(self._now(query))
        if self._unwritten is None:
            return []
        for command in self._unwritten.record_check(query):
            self._write_down(command)
        return self._unwritten.rows_of(query)

    @override
    def names(self, query: Query) -> list[str]:
        """Return no names while queries are not run."""
        self._write_down(query)
        if not self.withholds(query):
            return self._backend.names(self._now(query))
        return [] if self._unwritten is None else self._unwritten.names(query)

    @override
    def insert(self, insert: Insert) -> None:
        """Record the values as literals, except keys."""
        if insert.secret:
            self.note(
                "the keys of hashed columns are not printed: the values that this script makes of "
                "those columns are not those of the run"
            )
        for first in range(0, 0 if self._silent else len(insert.rows), _MOST_ROWS):
            rows = insert.rows[first : first + _MOST_ROWS]
            text = render(
                self.dialect,
                "workspace/values",
                relation=insert.relation,
                columns=insert.columns,
                rows=[[self._literal(cell, insert) for cell in row] for row in rows],
            )
            self._write_down(Command(insert.name, text))
        if not self.withholds(insert):
            self._backend.insert(insert)

    @override
    def load(self, load: Load) -> None:
        """Run it: only a search in another database loads rows, and then there is no script."""
        self._write_down(load)
        self._backend.load(load)

    @override
    def stream(self, query: Query, held: list[object]) -> None:
        """Run it: as for `load`, there is no script."""
        self._write_down(query)
        self._backend.stream(query, held)

    def _literal(self, cell: Cell, insert: Insert) -> Sql | int:
        if insert.secret:
            return self.dialect.literal(_SECRET)
        match cell:
            case None:
                return Sql("NULL")
            case int():
                return cell
            case _:
                return self.dialect.literal(cell)

    def _write_down(self, statement: Statement) -> None:
        if self._silent:
            return
        brought = [one for one in self.dialect.session_functions if one in statement.sql]
        if brought and not self._brings:
            self._brings = True
            self.note(
                f"The next statement calls {' and '.join(brought)}, which only sqlanon's own "
                "sessions define: the engine's client has no such function and ends there, with "
                "nothing published. The rest is only for reading."
            )
        self._lines.append(statement)

    def _now(self, statement: _Statement) -> _Statement:
        """Return the statement with the old names, because renamings were only recorded."""
        text: str = statement.sql
        for new, old in self._renamed:
            for spelled in (self.dialect.literal, self.dialect.quote):
                text = text.replace(spelled(new.name), spelled(old.name))
        return replace(statement, sql=Sql(text))

    # -- transactions ---------------------------------------------------------------------------

    @property
    @override
    def holds_transaction_open(self) -> bool:
        return self._backend.holds_transaction_open

    @property
    @override
    def idle_limit(self) -> float | None:
        return self._backend.idle_limit

    @override
    def keep_alive(self) -> AbstractContextManager[None]:
        return self._backend.keep_alive()

    @override
    def begin(self, *, write: bool, alone: bool = False) -> None:
        """Record the opening of the run's transaction; the plan's own one writes nothing."""
        self._backend.begin(write=False, alone=alone)
        self.snapshot, self.nested = self._backend.snapshot, self._backend.nested
        self.work_schema = self._backend.work_schema
        for command in self._backend.opening(write=write, alone=alone):
            self._write_down(command)

    @override
    def opening(self, *, write: bool, alone: bool = False) -> list[Command]:
        return self._backend.opening(write=write, alone=alone)

    @override
    def commit(self) -> None:
        self._backend.commit()
        self._write_down(Command("workspace/commit", render(self.dialect, "workspace/commit")))

    @override
    def rollback(self) -> None:
        self._backend.rollback()

    @override
    def close(self) -> None:
        """Leave the other backend open: its owner closes it."""

    @override
    def companion(self) -> Backend:
        if not self._asks:
            raise UnsupportedError(
                f"mode: replace publishes over a second connection on {self.dialect.name}, which a "
                "plan has not; plan the job with a target table"
            )
        return _Second(self, self._backend)

    @override
    def bystander(self) -> Backend:
        return self._backend.bystander()

    @override
    def resolve(self, relation: RelationName) -> RelationName:
        return self._backend.resolve(relation)


class _Second(Backend):
    """A second connection of a run, for which a plan uses the first one.

    A script runs over one connection, so it has these queries as remarks.
    """

    def __init__(self, recorder: Recorder, backend: Backend) -> None:
        self.dialect = backend.dialect
        self._recorder = recorder
        self._backend = backend

    @override
    def execute(self, command: Command) -> None:
        raise UnsupportedError(f"a plan runs nothing over a second connection: {command.name}")

    @override
    def fetch(self, query: Query) -> list[tuple[Any, ...]]:
        self._recorder.note(f"over a second connection, {query.name}:\n{query.sql};")
        return self._backend.fetch(query)

    @override
    def names(self, query: Query) -> list[str]:
        raise UnsupportedError(f"a plan reads no header over a second connection: {query.name}")

    @override
    def insert(self, insert: Insert) -> None:
        raise UnsupportedError(f"a plan runs nothing over a second connection: {insert.name}")

    @override
    def load(self, load: Load) -> None:
        raise UnsupportedError(f"a plan runs nothing over a second connection: {load.name}")

    @override
    def begin(self, *, write: bool, alone: bool = False) -> None:
        """Refuse: this connection only runs queries."""
        del write, alone
        raise UnsupportedError("a plan begins nothing over a second connection")

    @override
    def opening(self, *, write: bool, alone: bool = False) -> list[Command]:
        return self._backend.opening(write=write, alone=alone)

    @override
    def commit(self) -> None:
        """There is nothing."""

    @override
    def rollback(self) -> None:
        """There is nothing."""

    @override
    def close(self) -> None:
        """Do nothing: it is the first connection."""
