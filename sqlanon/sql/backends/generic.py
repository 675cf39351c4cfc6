"""Backend of an engine without a dialect of its own, over SQLAlchemy, without transactions."""

from __future__ import annotations

import re
import warnings
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

import sqlalchemy
from sqlalchemy import types as said
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.sql import quoted_name
from typing_extensions import override

from sqlanon.errors import DatabaseError, UnsupportedError
from sqlanon.sql.backends.orphans import leftovers
from sqlanon.sql.backends.probe import probe_dialect
from sqlanon.sql.backends.sqlalchemy import SqlAlchemyBackend
from sqlanon.sql.dialects.column_types import BYTES, DOCUMENT, MANY, Kind
from sqlanon.sql.dialects.generic import Generic
from sqlanon.sql.dialects.spellings import DROPS, IF_NOT_THERE, IF_THERE
from sqlanon.sql.names import RelationName
from sqlanon.sql.statement import Command, Insert, Load, Make, Query, Sql, TableColumn
from sqlanon.sql.templates import refuse_incomplete, render

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sqlalchemy.engine import Connection, Engine, Inspector
    from sqlalchemy.types import TypeEngine

    from sqlanon.sql.backends.base import Backend
    from sqlanon.sql.statement import Statement


# -- the catalogue ---------------------------------------------------------------------------------
#
# A template of a catalogue query is a SELECT of names.

_Rows = list[tuple[Any, ...]]

_KINDS: tuple[tuple[type[Any], Kind, str], ...] = (
    (said.Boolean, Kind.BOOLEAN, ""),
    (said.Integer, Kind.INTEGER, ""),
    (said.Float, Kind.REAL, ""),
    (said.Numeric, Kind.DECIMAL, ""),
    (said.JSON, Kind.OTHER, DOCUMENT),
    (said.ARRAY, Kind.OTHER, MANY),
    (said._Binary, Kind.OTHER, BYTES),  # noqa: SLF001 - the base of all that are bytes
    (said.String, Kind.TEXT, ""),
    (said.Date, Kind.DATE, ""),
    (said.DateTime, Kind.TIMESTAMP, ""),
    (said.Time, Kind.TIME, ""),
)
"""Kinds by SQLAlchemy's types, the most specific first."""


class Catalogue:
    """Answers the catalogue queries of templates by SQLAlchemy's inspector."""

    def __init__(self, connection: Connection, dialect: Generic) -> None:
        self._connection = connection
        self._dialect = dialect
        self._answers: dict[str, Callable[..., _Rows]] = {
            "inspect/columns": self.columns,
            "inspect/exists": self._exists,
            "inspect/named": self._find_name,
            "inspect/home": self._home,
            "inspect/leftovers": self._leftovers,
            "publish/shown": self._text,
            "hierarchy/columns": self._hierarchies,
            "workspace/who": self._who,
        }

    def answer(self, query: Query) -> Callable[[], _Rows] | None:
        """Return the function that answers a query; None where the engine answers it itself."""
        if (answer := self._answers.get(query.name)) is None:
            return None
        return lambda: answer(*self._run(query.sql)[0])

    def _run(self, sql: str) -> _Rows:
        found = self._connection.exec_driver_sql(sql, execution_options={"no_parameters": True})
        return [tuple(row) for row in found]

    def _inspector(self) -> Inspector:
        """A new inspector each time, because it caches what it has read."""
        return sqlalchemy.inspect(self._connection)

    # -- columns --------------------------------------------------------------------------------

    def columns(self, schema: str | None, name: str) -> _Rows:
        """List the columns: name, type, nullability, kind, and why it has none."""
        found = self._inspector().get_columns(name, schema=schema)
        told = self._read_described_precision(schema, name)
        return [
            (
                self._fold_case(column["name"]),
                *self._read_type(column["name"], column["type"], told),
                "YES" if column.get("nullable", True) else "NO",
            )
            for column in found
        ]

    def _fold_case(self, name: str) -> str:
        if self._only_in_quotes(name):
            raise UnsupportedError(
                f"the column {name} is written in lower case, which SQLAlchemy takes for a "
                f"name without case on {self._dialect.name}; rename it in a view"
            )
        return str(name)

    def _only_in_quotes(self, name: str) -> bool:
        """Whether a name is in lower case where names without quotes are in upper case."""
        if not isinstance(name, quoted_name) or not name.quote or name.lower() != name:
            return False
        preparer: Any = self._dialect.words
        return not preparer.reserved(str(name)) and name[:1].isalpha()

    def _read_described_precision(
        self, schema: str | None, name: str
    ) -> dict[str, tuple[Any, Any]]:
        """Return precision and scale of columns, as the driver reports them for a query."""
        table = self._dialect.table(RelationName(schema, name))
        sql = render(self._dialect, "inspect/header", table=table)
        result = self._connection.exec_driver_sql(sql, execution_options={"no_parameters": True})
        cursor = result.cursor
        described = [] if cursor is None else cursor.description
        names = [*result.keys()]
        result.close()
        return {str(key): (one[4], one[5]) for key, one in zip(names, described, strict=True)}

    def _read_type(
        self, name: str, type_: TypeEngine[Any], told: dict[str, tuple[Any, Any]]
    ) -> tuple[str, str, str]:
        """Return a type's name, the kind of its values, and why they have none."""
        if isinstance(type_, said.Numeric) and not isinstance(type_, said.Float):
            type_ = self._complete_scale(type_, *told.get(str(name), (None, None)))
        try:
            spelled = str(type_.compile(dialect=self._connection.dialect))
        except SQLAlchemyError:
            return "", Kind.OTHER.value, ""
        for known, kind, why in _KINDS:
            if isinstance(type_, known):
                if getattr(type_, "timezone", False):
                    return spelled, Kind.INSTANT.value, ""
                return spelled, kind.value, why
        return spelled, Kind.OTHER.value, ""

    def _complete_scale(self, type_: Any, precision: Any, scale: Any) -> Any:  # noqa: ANN401
        """Complete a decimal with its scale by the driver, because some inspectors omit it."""
        if type_.precision is not None or self._dialect.words.bare_decimals or scale is None:
            return type_
        return sqlalchemy.Numeric(precision or 38, abs(scale))

    # -- relations ------------------------------------------------------------------------------

    def _here(self) -> str | None:
        return self._connection.dialect.default_schema_name

    def _home(self, *_: object) -> _Rows:
        return [(self._here(), self._here(), 1)]

    def _who(self, *_: object) -> _Rows:
        url = self._connection.engine.url
        return [(url.database, url.username)]

    def _exists(self, schema: str | None, name: str) -> _Rows:
        inspector, home = self._inspector(), schema or self._here()
        if name in self._views(inspector, home):
            return [("VIEW",)]
        return [("BASE TABLE",)] if name in inspector.get_table_names(schema=home) else []

    def _views(self, inspector: Inspector, schema: str | None) -> list[str]:
        return [str(name) for name in inspector.get_view_names(schema=schema)]

    def _names(self, schema: str | None) -> list[str]:
        """List tables and views, except those that SQLAlchemy's spelling of names cannot find."""
        inspector = self._inspector()
        names = [*inspector.get_table_names(schema=schema), *inspector.get_view_names(schema)]
        return sorted({str(one) for one in names if not self._only_in_quotes(one)})

    def _find_name(self, schema: str | None, pattern: str) -> _Rows:
        like = "".join({"%": ".*", "_": "."}.get(one, re.escape(one)) for one in pattern)
        names = self._names(schema or self._here())
        return [(name,) for name in names if re.fullmatch(like, name, re.DOTALL)]

    def _hierarchies(self, schema: str | None) -> _Rows:
        home, inspector = schema or self._here(), self._inspector()
        found = []
        for name in self._names(home):
            columns = [str(one["name"]) for one in inspector.get_columns(name, schema=home)]
            if "level_0" in columns:
                found += [(name, column) for column in columns]
        return found

    def _text(self, schema: str | None, name: str) -> _Rows:
        """Return the text of a view in lower case, because engines change the case of names."""
        inspector, home = self._inspector(), schema or self._here()
        if name not in self._views(inspector, home):
            return []
        return [(str(inspector.get_view_definition(name, schema=home)).lower(),)]

    def _schemas(self, inspector: Inspector) -> list[str | None]:
        try:
            return [*inspector.get_schema_names()]
        except NotImplementedError:  # an engine without schemas
            return [None]

    # -- leftovers ------------------------------------------------------------------------------

    def _leftovers(self, *_: object) -> _Rows:
        """Find the orphans of ended runs, in all schemas."""
        schemas = self._schemas(self._inspector())
        named = [(schema, name) for schema in schemas for name in self._names(schema)]
        return leftovers(named, self._read_marker, self._view_reads_release)

    def _read_marker(self, schema: str | None, marker: str) -> str:
        table = self._dialect.table(RelationName(schema, marker))
        rows = self._run(render(self._dialect, "inspect/marker", table=table))
        return str(rows[0][0]) if len(rows) == 1 else ""

    def _view_reads_release(self, schema: str | None, target: str, run: str) -> bool:
        """Whether the view with a target's name reads the release of a run."""
        return any(run in str(row[0]) for row in self._text(schema, target))


# -- the backend -----------------------------------------------------------------------------------

_Result = TypeVar("_Result")

_ROWS = 10_000
"""Rows that the driver gets at once."""


class GenericBackend(SqlAlchemyBackend):
    """A backend that commits after each statement, and keeps no transaction open.

    Engines differ too much in what a transaction may do after it has made a table.
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
            dialect: The dialect by earlier test queries; None to run them.
            kind: An external dialect, with the spellings that are known already.

        Raises:
            UnsupportedError: the engine lacks a spelling that sqlanon always needs, or the
                connection has a transaction open.
        """
        if connection.in_transaction():
            raise UnsupportedError(
                "the connection has a transaction open, and without a dialect of its engine each "
                "statement is committed: commit or roll back first, or pass the Engine"
            )
        dialect = dialect or probe_dialect(connection, kind)
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
            # the workspace also drops a relation that could not be made, so it may not exist
            if command.name != "workspace/drop" or self._there(command.sql.removeprefix(DROPS)):
                raise

    def _needless(self, command: Command) -> bool:
        """Whether a statement is skipped, because its object exists, or does not exist."""
        there = IF_THERE.get(command.name)
        if there is not None:
            return not self._there(command.sql.removeprefix(there))
        made = IF_NOT_THERE.get(command.name)
        return made is not None and self._there(command.sql.removeprefix(made).partition(" (\n")[0])

    def _there(self, relation: str) -> bool:
        try:
            self.names(
                Query("inspect/header", render(self.dialect, "inspect/header", table=Sql(relation)))
            )
        except DatabaseError as error:
            if error.fault is not None and error.fault.retry:
                raise
            return False
        return True

    def _make(self, made: Make) -> None:
        """Run CREATE TABLE … AS, or else make a table like a view of the query, and fill it."""
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
        for template, values in (
            ("workspace/table", {}),
            ("workspace/fill", {"query": made.query}),
        ):
            sql = render(self.dialect, template, table=table, **values)
            self._now(replace(made, sql=sql), partial(self._ask, sql))

    def _columns(self, made: Make) -> tuple[TableColumn, ...]:
        """Return names and types of a query's columns, by a view of it."""
        name = RelationName(self.work_schema, f"{made.table.name}_shape")
        view = self.dialect.table(name)
        sql = render(self.dialect, "workspace/shape", table=view, query=made.query)
        self._now(replace(made, sql=sql), lambda: self._ask(sql))
        try:
            found = self._now(made, lambda: self._catalogue.columns(name.schema, name.name))
        finally:
            dropped = render(self.dialect, "publish/drop_view", table=view)
            self._now(replace(made, sql=dropped), lambda: self._ask(dropped))
        return tuple(TableColumn(self.dialect.quote(row[0]), Sql(row[1])) for row in found)

    @override
    def fetch(self, query: Query) -> list[tuple[Any, ...]]:
        """Ask SQLAlchemy's inspector where there is no portable statement."""
        if (answer := self._catalogue.answer(query)) is not None:
            return self._now(query, answer)
        return self._now(query, lambda: self._rows(query.sql))

    def _rows(self, sql: str) -> list[tuple[Any, ...]]:
        return [tuple(map(_whole, row)) for row in self._ask(sql)]

    @override
    def names(self, query: Query) -> list[str]:
        """Return the names by SQLAlchemy's rules of upper and lower case."""
        return self._now(query, lambda: [*map(str, self._ask(query.sql).keys())])

    def _ask(self, sql: str) -> Any:  # noqa: ANN401 - a result of SQLAlchemy's
        return self._connection.exec_driver_sql(sql, execution_options={"no_parameters": True})

    @property
    @override
    def holds_transaction_open(self) -> bool:
        return False

    @override
    def _send_alone(self, sql: str) -> None:
        try:
            self._ask(sql).close()
        finally:  # no transaction is open between two statements
            self._connection.rollback()

    def _now(self, statement: Statement, action: Callable[[], _Result]) -> _Result:
        """Run an action and commit it, or roll it back on an error."""

        def commit() -> _Result:
            with warnings.catch_warnings():  # a driver's may quote a statement
                warnings.simplefilter("ignore")
                result = action()
                self._connection.commit()
                return result

        try:
            return self.translate_errors(statement.name, commit, needs=statement.needs)
        except BaseException:
            self._undo_statement()
            raise

    def _undo_statement(self) -> None:
        try:
            self.translate_errors("rollback", self._connection.rollback)
        except DatabaseError:  # the connection is lost, so the engine rolls back
            return

    @override
    def insert(self, insert: Insert) -> None:
        if insert.rows:
            marks, keys = self._marks(len(insert.columns))
            sql = render(
                self.dialect,
                "workspace/insert",
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
            "workspace/insert",
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
        """Return the placeholders of parameters, and their names where they have some."""
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
        """Spell a name in a statement with parameters."""
        doubles = self._connection.dialect.paramstyle in {"format", "pyformat"}
        return Sql(name.replace("%", "%%")) if doubles else name

    # -- transactions ---------------------------------------------------------------------------

    @override
    def begin(self, *, write: bool, alone: bool = False) -> None:
        """Begin no transaction."""
        del write
        if alone:
            raise UnsupportedError(f"nobody is kept from writing to a table on {self.dialect.name}")

    @override
    def opening(self, *, write: bool, alone: bool = False) -> list[Command]:
        del write, alone
        return []

    @override
    def commit(self) -> None:
        """Do nothing: each statement was committed."""

    @override
    def rollback(self) -> None:
        """Do nothing: statements cannot be undone, and the workspace drops its relations."""

    @override
    def resolve(self, relation: RelationName) -> RelationName:
        return replace(relation, schema=relation.schema or self.work_schema)

    @override
    def companion(self) -> Backend:
        opened = self.translate_errors("connect", self._connection.engine.connect)
        return GenericBackend(opened, owned=True, dialect=self._spoken)


def _whole(cell: Any) -> Any:  # noqa: ANN401 - what drivers return
    """Return a cell, read completely if it is a long text that the driver reads in pieces."""
    return cell.read() if hasattr(cell, "read") else cell
