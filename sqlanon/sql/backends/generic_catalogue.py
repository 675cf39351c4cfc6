"""What SQLAlchemy's inspector tells of an engine, in the rows that other catalogues give.

A template asks with a SELECT of names.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import sqlalchemy
from sqlalchemy import types as said
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.sql import quoted_name

from sqlanon.errors import UnsupportedError
from sqlanon.sql.backends.ended_runs import leftovers
from sqlanon.sql.dialects.kinds import BYTES, DOCUMENT, MANY, Kind
from sqlanon.sql.names import RelationName
from sqlanon.sql.templates import render

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy.engine import Connection, Inspector
    from sqlalchemy.types import TypeEngine

    from sqlanon.sql.dialects.generic import Generic
    from sqlanon.sql.statement import Query

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
    """Answers the questions of templates."""

    def __init__(self, connection: Connection, dialect: Generic) -> None:
        self._connection = connection
        self._dialect = dialect
        self._answers: dict[str, Callable[..., _Rows]] = {
            "inspect/columns": self.columns,
            "inspect/exists": self._exists,
            "inspect/named": self._named,
            "inspect/home": self._home,
            "inspect/leftovers": self._leftovers,
            "publish/shown": self._text,
            "hierarchy/columns": self._hierarchies,
            "session/who": self._who,
        }

    def answer(self, query: Query) -> Callable[[], _Rows] | None:
        """What answers a query; None where the engine does."""
        if (answer := self._answers.get(query.name)) is None:
            return None
        return lambda: answer(*self._run(query.sql)[0])

    def _run(self, sql: str) -> _Rows:
        found = self._connection.exec_driver_sql(sql, execution_options={"no_parameters": True})
        return [tuple(row) for row in found]

    def _inspector(self) -> Inspector:
        """Anew each time: what it has seen it never looks at again."""
        return sqlalchemy.inspect(self._connection)

    # -- columns --------------------------------------------------------------------------------

    def columns(self, schema: str | None, name: str) -> _Rows:
        """Name, type, whether it may be NULL, kind, and why it has none; of each column."""
        found = self._inspector().get_columns(name, schema=schema)
        told = self._told(schema, name)
        return [
            (
                self._cased(column["name"]),
                *self._typed(column["name"], column["type"], told),
                "YES" if column.get("nullable", True) else "NO",
            )
            for column in found
        ]

    def _cased(self, name: str) -> str:
        if self._only_in_quotes(name):
            raise UnsupportedError(
                f"the column {name} is written in lower case, which SQLAlchemy takes for a "
                f"name without case on {self._dialect.name}; rename it in a view"
            )
        return str(name)

    def _only_in_quotes(self, name: str) -> bool:
        """Whether a name was made in lower case where names without quotes are in upper case."""
        if not isinstance(name, quoted_name) or not name.quote or name.lower() != name:
            return False
        preparer: Any = self._dialect.words
        return not preparer.reserved(str(name)) and name[:1].isalpha()

    def _told(self, schema: str | None, name: str) -> dict[str, tuple[Any, Any]]:
        """Precision and scale of columns, as the driver tells them of a query."""
        table = self._dialect.table(RelationName(schema, name))
        sql = render(self._dialect, "inspect/header", table=table)
        result = self._connection.exec_driver_sql(sql, execution_options={"no_parameters": True})
        cursor = result.cursor
        described = [] if cursor is None else cursor.description
        names = [*result.keys()]
        result.close()
        return {str(key): (one[4], one[5]) for key, one in zip(names, described, strict=True)}

    def _typed(
        self,
        name: str,
        type_: TypeEngine[Any],
        told: dict[str, tuple[Any, Any]],
    ) -> tuple[str, str, str]:
        """A type's name, the kind of its values, and why they have none."""
        if isinstance(type_, said.Numeric) and not isinstance(type_, said.Float):
            type_ = self._scaled(type_, *told.get(str(name), (None, None)))
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

    def _scaled(self, type_: Any, precision: Any, scale: Any) -> Any:  # noqa: ANN401
        """A decimal with its places, which some inspectors leave out and the driver tells."""
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
        """All tables and views, but for those that are found by no name as SQLAlchemy writes it."""
        inspector = self._inspector()
        names = [*inspector.get_table_names(schema=schema), *inspector.get_view_names(schema)]
        return sorted({str(one) for one in names if not self._only_in_quotes(one)})

    def _named(self, schema: str | None, pattern: str) -> _Rows:
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
        """The text of a view, in lower case: of a name without case the engine keeps another."""
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
        """Relations of runs that have ended, in all schemas."""
        schemas = self._schemas(self._inspector())
        named = [(schema, name) for schema in schemas for name in self._names(schema)]
        return leftovers(named, self._begun, self._shown)

    def _begun(self, schema: str | None, marker: str) -> str:
        """The row of a marker."""
        table = self._dialect.table(RelationName(schema, marker))
        rows = self._run(render(self._dialect, "inspect/marker", table=table))
        return str(rows[0][0]) if len(rows) == 1 else ""

    def _shown(self, schema: str | None, target: str, run: str) -> bool:
        """Whether a view of a target's name reads the release of a run."""
        return any(run in str(row[0]) for row in self._text(schema, target))
