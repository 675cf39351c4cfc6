"""Sessions of PostgreSQL (read on 15)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from typing_extensions import override

from sqlanon.errors import UnsupportedError
from sqlanon.sql.backends.sessions.base import Session, Speaker
from sqlanon.sql.statement import Sql

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sqlalchemy.engine import Connection

    from sqlanon.sql.names import RelationName


class PostgreSQLSession(Session):
    """One snapshot for the transaction; names resolve to pg_catalog only; text forms are fixed.

    Settings hold until the transaction ends, and go with a rollback.
    """

    isolates: ClassVar[tuple[str, ...]] = ("session/isolate",)
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
        # of a hash over several codes the planner (15) believes that only one tells rows apart, and
        # sorts both sides instead: writing 300,000 rows by 8 codes took 3.3 CPU seconds, not 1.3
        "enable_mergejoin": "off",
        # of relations of the workspace 3,000 rows tell enough, for a fifth of the time that 30,000
        # take; a table that lasts is told of as ever (in_place/own_statistics)
        "default_statistics_target": "10",
        "lock_timeout": "'10s'",
        # types are known by their names, which come from the catalogue in quotes otherwise
        "quote_all_identifiers": "off",
    }

    def __init__(self, connection: Connection, speaker: Speaker) -> None:
        """A session over a connection, before its transaction."""
        super().__init__(connection, speaker)
        self._schemas: list[str] = []

    @override
    def _prepare(self, *, isolate: bool) -> None:
        if isolate:
            self._command("session/isolate")
        (level,) = self._values("transaction_isolation")
        self.snapshot = level in {"repeatable read", "serializable"}
        self._schemas = [str(row[0]) for row in self._query("session/schemas")]

    @override
    def _settle_before_rollback(self) -> None:
        """Nothing runs in a transaction that has failed; the settings go with it."""

    @override
    def _write(self, settings: Mapping[str, Sql]) -> None:
        """By a function, which takes each value as a text; SET LOCAL takes one setting."""
        literal = self._speaker.dialect.literal
        pairs = [
            (Sql(name), value if value.startswith("'") else literal(value))
            for name, value in settings.items()
        ]
        self._query("session/set", settings=pairs)

    @override
    def resolve(self, relation: RelationName) -> RelationName:
        """Add the schema in which the caller's search_path finds the name.

        A name that is not there yet gets the schema in which it would be created.
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
