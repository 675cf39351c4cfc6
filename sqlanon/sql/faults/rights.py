"""Which right a statement needs, and on what: said where the engine refuses it.

Known from the statement itself; the engine's own words may hold more than names.
"""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping

TEMPORARY = (
    "the right to make temporary tables in the database (TEMPORARY on PostgreSQL, CREATE TEMPORARY "
    "TABLES on MariaDB), and SELECT on every column of the tables that the job names"
)
"""What a relation of the workspace needs."""
_OWNER = "the ownership of {table} (on MariaDB DROP and ALTER on it)"
_CREATE = "the right to CREATE in the schema of {target}"
_RIGHTS = {
    "base/table": TEMPORARY,
    "base/insert": "the right to INSERT into {relation}",
    "inspect/header": "USAGE on the schema of {table}, and SELECT on every column of it",
    "ledger/create": "the right to CREATE {ledger} in its schema",
    "ledger/previous": "SELECT on the ledger {ledger}, which another user made",
    "publish/create": _CREATE,
    "publish/fill": "the right to INSERT into {target}",
    "publish/view": _CREATE.replace("CREATE", "CREATE (on MariaDB CREATE VIEW)"),
    "publish/keep": _CREATE,
    "publish/rename": "the ownership of {staged}, and CREATE in its schema",
    "publish/exchange": "DROP and ALTER on {target}, and CREATE and INSERT beside it",
    "publish/drop": _OWNER,
    "publish/drop_view": _OWNER,
    "publish/drop_if_there": _OWNER,
    "publish/drop_view_if_there": _OWNER,
    "publish/comment": "the ownership of {target}",
    "publish/lock": "the ownership of {table}, to lock it",
}


def needed(template: str, values: Mapping[str, Any]) -> str:
    """The right that the statement of a template needs; empty where nothing can be said.

    Args:
        template: Its name.
        values: What it prints; the objects are among them.
    """
    if (said := _RIGHTS.get(template)) is None:
        return ""
    return said.format_map(
        defaultdict(lambda: "the object", {k: str(v) for k, v in values.items()})
    )
