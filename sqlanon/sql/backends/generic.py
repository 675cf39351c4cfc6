"""An engine without a dialect of its own, over SQLAlchemy: each statement is permanent at once."""

from __future__ import annotations

import warnings
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from typing_extensions import override

from sqlanon.errors import DatabaseError, UnsupportedError
from sqlanon.sql.backends.asking import asked
from sqlanon.sql.backends.generic_catalogue import Catalogue
from sqlanon.sql.backends.sqlalchemy import SqlAlchemyBackend
from sqlanon.sql.dialects.generic import Generic
from sqlanon.sql.dialects.spellings import DROPS, IF_NOT_THERE, IF_THERE
from sqlanon.sql.names import RelationName
from sqlanon.sql.statement import Command, Insert, Load, Make, Query, Sql, TableColumn
from sqlanon.sql.templates import refuse_incomplete, render

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sqlalchemy.engine import Connection, Engine

    from sqlanon.sql.backends.base import Backend
    from sqlanon.sql.statement import Statement

_Result = TypeVar("_Result")

_ROWS = 10_000
"""Rows that a driver is given at once."""


class GenericBackend(SqlAlchemyBackend):
    """Commits after each statement, and keeps nothing open in between.

    Engines differ too much in what they let a transaction do that has made a table.
    """

    snapshot = False
    dialect: Generic

    def __init__(
        self,
        connection: Connection,
        *,
        owned: bool,
        dispose: Engine | None = None,
        dialect: Generic | None = None,
        kind: type[Generic] = Generic,
    ) -> None:
        """Wrap a connection; see SqlAlchemyBackend.

        Args:
            connection: The connection.
            owned: Whether it is closed in the end.
            dispose: The engine that is disposed of then.
            dialect: What the engine was asked before; None where that is still to be done.
            kind: A dialect of somebody's that says what is known of the engine already.

        Raises:
            UnsupportedError: the engine lacks a word that nothing can be done without, or the
                connection has a transaction open.
        """
        if connection.in_transaction():
            raise UnsupportedError(
                "the connection has a transaction open, and without a dialect of its engine each "
                "statement is committed: commit or roll back first, or hand over the Engine"
            )
        dialect = dialect or asked(connection, kind)
        refuse_incomplete(dialect)
        super().__init__(connection, owned=owned, dispose=dispose, dialect=dialect)
        self._spoken = dialect
        self._catalogue = Catalogue(connection, dialect)
        self._selects: bool | None = None
        self.work_schema = connection.dialect.default_schema_name

    # -- statements -----------------------------------------------------------------------------

    @override
    def execute(self, command: Command) -> None:
        if self._needless(command):
            return
        if isinstance(command, Make):
            self._make(command)
            return
        try:
            self._now(command, lambda: self._ask(command.sql))
        except DatabaseError:
            # what could not be made is among the relations of a run, and need not be dropped
            if command.name != "base/drop" or self._there(command.sql.removeprefix(DROPS)):
                raise

    def _needless(self, command: Command) -> bool:
        """Whether a statement that asks for it is left out."""
        there = IF_THERE.get(command.name)
        if there is not None:
            return not self._there(command.sql.removeprefix(there))
        made = IF_NOT_THERE.get(command.name)
        return made is not None and self._there(command.sql.removeprefix(made).partition(" (\n")[0])

    def _there(self, relation: str) -> bool:
        try:
            self.names(
                Query(
                    "inspect/header",
                    render(self.dialect, "inspect/header", table=Sql(relation)),
                )
            )
        except DatabaseError as error:
            if error.fault is not None and error.fault.retry:
                raise
            return False
        return True

    def _make(self, made: Make) -> None:
        """CREATE TABLE … AS; where there is none, a table like a view of the query, and a fill."""
        if self._selects is not False:
            try:
                self._now(made, lambda: self._ask(made.sql))
            except DatabaseError as error:
                if self._selects or (error.fault is not None and error.fault.retry):
                    raise
            else:
                self._selects = True
                return
        table = replace(made.table, columns=self._columns(made))
        if self._selects is None:
            self._selects = False
        for template, values in (("base/table", {}), ("base/fill", {"query": made.query})):
            sql = render(self.dialect, template, table=table, **values)
            self._now(replace(made, sql=sql), partial(self._ask, sql))

    def _columns(self, made: Make) -> tuple[TableColumn, ...]:
        """Names and types of a query's columns, which a view of it has."""
        name = RelationName(self.work_schema, f"{made.table.name}_shape")
        view = self.dialect.table(name)
        sql = render(self.dialect, "base/shape", table=view, query=made.query)
        self._now(replace(made, sql=sql), lambda: self._ask(sql))
        try:
            found = self._now(made, lambda: self._catalogue.columns(name.schema, name.name))
        finally:
            dropped = render(self.dialect, "publish/drop_view", table=view)
            self._now(replace(made, sql=dropped), lambda: self._ask(dropped))
        return tuple(TableColumn(self.dialect.quote(row[0]), Sql(row[1])) for row in found)

    @override
    def fetch(self, query: Query) -> list[tuple[Any, ...]]:
        """What has no portable statement, SQLAlchemy's inspector answers."""
        if (answer := self._catalogue.answer(query)) is not None:
            return self._now(query, answer)
        return self._now(query, lambda: self._rows(query.sql))

    def _rows(self, sql: str) -> list[tuple[Any, ...]]:
        return [tuple(map(_whole, row)) for row in self._ask(sql)]

    @override
    def names(self, query: Query) -> list[str]:
        """As SQLAlchemy understands upper and lower case."""
        return self._now(query, lambda: [*map(str, self._ask(query.sql).keys())])

    def _ask(self, sql: str) -> Any:  # noqa: ANN401 - a result of SQLAlchemy's
        return self._connection.exec_driver_sql(sql, execution_options={"no_parameters": True})

    @property
    @override
    def held_open(self) -> bool:
        return False

    @override
    def _send_alone(self, sql: str) -> None:
        try:
            self._ask(sql).close()
        finally:  # nothing is open between two statements
            self._connection.rollback()

    def _now(self, statement: Statement, action: Callable[[], _Result]) -> _Result:
        """Do something and commit it; undo what is left of it where it fails."""

        def commit() -> _Result:
            with warnings.catch_warnings():  # a driver's may quote a statement
                warnings.simplefilter("ignore")
                result = action()
                self._connection.commit()
                return result

        try:
            return self.guarded(statement.name, commit, needs=statement.needs)
        except BaseException:
            self._undo_statement()
            raise

    def _undo_statement(self) -> None:
        try:
            self.guarded("rollback", self._connection.rollback)
        except DatabaseError:  # it is lost: the engine undoes it
            return

    @override
    def insert(self, insert: Insert) -> None:
        if insert.rows:
            marks, keys = self._marks(len(insert.columns))
            sql = render(
                self.dialect,
                "base/insert",
                relation=self._bound(insert.relation),
                columns=[self._bound(column) for column in insert.columns],
                marks=marks,
            )
            self._put(insert, sql, keys, insert.rows)

    @override
    def load(self, load: Load) -> None:
        marks, keys = self._marks(len(load.columns))
        sql = render(
            self.dialect,
            "base/insert",
            relation=self._bound(load.relation),
            columns=[self._bound(column.name) for column in load.columns],
            marks=marks,
        )
        lines = load.packed.split(";")
        rows = [[int(cell) if cell else None for cell in line.split(",")] for line in lines]
        self._put(load, sql, keys, rows)

    def _put(
        self,
        statement: Statement,
        sql: str,
        keys: Sequence[str] | None,
        rows: Sequence[Sequence[Any]],
    ) -> None:
        for begin in range(0, len(rows), _ROWS):
            some = rows[begin : begin + _ROWS]
            cells: list[Any] = (
                [tuple(row) for row in some]
                if keys is None
                else [dict(zip(keys, row, strict=True)) for row in some]
            )
            self._now(statement, partial(self._connection.exec_driver_sql, sql, cells))

    def _marks(self, number: int) -> tuple[list[Sql], list[str] | None]:
        """What stands for parameters, and their names where they have some."""
        keys = [f"p{place}" for place in range(number)]
        match self._connection.dialect.paramstyle:
            case "qmark":
                return [Sql("?")] * number, None
            case "format":
                return [Sql("%s")] * number, None
            case "numeric":
                return [Sql(f":{place + 1}") for place in range(number)], None
            case "numeric_dollar":
                return [Sql(f"${place + 1}") for place in range(number)], None
            case "named":
                return [Sql(f":{key}") for key in keys], keys
        return [Sql(f"%({key})s") for key in keys], keys

    def _bound(self, name: Sql) -> Sql:
        """A name in a statement with parameters."""
        doubles = self._connection.dialect.paramstyle in {"format", "pyformat"}
        return Sql(name.replace("%", "%%")) if doubles else name

    # -- transactions ---------------------------------------------------------------------------

    @override
    def begin(self, *, write: bool, alone: bool = False) -> None:
        """Nothing is begun."""
        del write
        if alone:
            raise UnsupportedError(f"nobody is kept from writing to a table on {self.dialect.name}")

    @override
    def opening(self, *, write: bool, alone: bool = False) -> list[Command]:
        del write, alone
        return []

    @override
    def commit(self) -> None:
        """Everything is permanent already."""

    @override
    def rollback(self) -> None:
        """Nothing can be undone; whoever made relations removes them."""

    @override
    def resolve(self, relation: RelationName) -> RelationName:
        return replace(relation, schema=relation.schema or self.work_schema)

    @override
    def companion(self) -> Backend:
        opened = self.guarded("connect", self._connection.engine.connect)
        return GenericBackend(opened, owned=True, dialect=self._spoken)


def _whole(cell: Any) -> Any:  # noqa: ANN401 - what drivers return
    """A cell; a long text that a driver would have read piece by piece."""
    return cell.read() if hasattr(cell, "read") else cell
