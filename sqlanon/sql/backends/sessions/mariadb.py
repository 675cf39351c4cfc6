"""Sessions of MariaDB (read on 10.11) and MySQL, with PyMySQL."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sqlanon.sql.backends.sessions.base import Session
from sqlanon.sql.dialects.mariadb import SORTED, SORTING

if TYPE_CHECKING:
    from collections.abc import Mapping

_SHARED = {
    "sql_mode": "'STRICT_ALL_TABLES,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION'",
    # a TIMESTAMP shows what clocks of this zone showed
    "time_zone": "'+00:00'",
    "group_concat_max_len": "1073741824",
    "max_sort_length": str(SORTED),
    "sort_buffer_size": SORTING,
    "lock_wait_timeout": "10",
    "innodb_lock_wait_timeout": "10",
}


class MariaDBSession(Session):
    """Errors instead of silent conversions, whole aggregates, hash joins."""

    opens: ClassVar[tuple[str, ...]] = ("session/names", "session/begin")
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
    """MySQL has no hash joins to ask for, another word for the isolation, and fewer limits."""

    ends_idle: ClassVar[tuple[str, ...]] = ("wait_timeout",)
    ends_long: ClassVar[tuple[str, ...]] = ()
    settings: ClassVar[Mapping[str, str]] = {
        **_SHARED,
        "transaction_isolation": "'REPEATABLE-READ'",
    }
