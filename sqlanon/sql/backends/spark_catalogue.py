"""What Spark's catalogue knows and no statement of it tells on all that speak its protocol.

A template asks with a SELECT of names; the answer has the rows that other engines' catalogues give.
"""

from __future__ import annotations

import re
from functools import partial
from typing import TYPE_CHECKING, Any
from zoneinfo import available_timezones

from sqlanon.sql.backends.ended_runs import leftovers
from sqlanon.sql.names import RelationName
from sqlanon.sql.templates import render

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlanon.sql.dialects import Dialect
    from sqlanon.sql.statement import Query, Sql

_Rows = list[tuple[Any, ...]]


class Catalogue:
    """Answers the questions of templates."""

    def __init__(self, session: Any, dialect: Dialect) -> None:  # noqa: ANN401 - a SparkSession
        self._session = session
        self._dialect = dialect
        self._answers: dict[str, Callable[..., _Rows]] = {
            "inspect/exists": self._exists,
            "inspect/named": self._named,
            "inspect/rights": self._rights,
            "inspect/zone": self._zone,
            "inspect/leftovers": self._leftovers,
            "hierarchy/columns": self._hierarchies,
        }

    def answer(self, query: Query) -> Callable[[], _Rows] | None:
        """What answers a query; None where the engine does."""
        if query.name == "inspect/columns":
            return partial(self._columns, query.sql)
        if (answer := self._answers.get(query.name)) is None:
            return None
        return lambda: answer(*self._session.sql(query.sql).collect()[0])

    def home_of(self, name: str) -> str | None:
        """The schema of a name that says none; None of a temporary view."""
        found = self._found(self._dialect.quote(name))
        return None if found is not None and found.isTemporary else self._here()

    def _quoted(self, schema: str, name: str) -> Sql:
        return self._dialect.table(RelationName(schema, name))

    def _run(self, template: str, **names: Sql) -> _Rows:
        return [*self._session.sql(render(self._dialect, template, **names)).collect()]

    def _here(self) -> str:
        return str(self._session.catalog.currentDatabase())

    def _found(self, name: str) -> Any | None:  # noqa: ANN401 - a Table of the catalogue's
        catalog = self._session.catalog
        return catalog.getTable(name) if catalog.tableExists(name) else None

    def _columns(self, sql: str) -> _Rows:
        fields = self._session.sql(sql).schema.fields
        return [(f.name, f.dataType.simpleString(), "YES" if f.nullable else "NO") for f in fields]

    def _exists(self, schema: str | None, name: str) -> _Rows:
        found = self._found(self._quoted(schema or self._here(), name))
        if found is None:
            return []
        kinds = {"MANAGED": "BASE TABLE", "EXTERNAL": "BASE TABLE"}
        return [(kinds.get(str(found.tableType), str(found.tableType)),)]

    def _names(self, schema: str) -> list[str]:
        shown = self._run("inspect/tables", schema=self._dialect.quote(schema))
        return sorted(str(row[1]) for row in shown if not row[2])

    def _named(self, schema: str | None, pattern: str) -> _Rows:
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
            if "level_0" in (columns := self._session.table(self._quoted(home, name)).columns)
            for column in columns
        ]

    # -- leftovers ------------------------------------------------------------------------------

    def _leftovers(self, mark: str) -> _Rows:
        """Relations of runs that have ended, in all schemas; releases say so in their comment."""
        databases = (one.name.strip("`") for one in self._session.catalog.listDatabases())
        named = [(schema, name) for schema in databases for name in self._names(schema)]

        def shown(schema: str, target: str, run: str) -> bool:
            if self._says(schema, f"{target}__{run}") != mark:
                return True  # somebody else's
            view = self._quoted(schema, target)
            return self._found(view) is not None and any(
                run in str(row[0]) for row in self._run("publish/shown", target=view)
            )

        return leftovers(named, self._says, shown)

    def _says(self, schema: str, name: str) -> str:
        """A table's comment."""
        table = self._found(self._quoted(schema, name))
        return "" if table is None else table.description or ""
