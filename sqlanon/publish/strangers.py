"""Who may read a new relation without having been granted it by hand, and how he no longer may."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlanon.sql.statement import Sql

if TYPE_CHECKING:
    from collections.abc import Collection

    from sqlanon.sql.names import RelationName
    from sqlanon.sql.workspace import Workspace


def strangers(workspace: Workspace, target: RelationName) -> tuple[Sql, ...]:
    """Roles that default privileges give rights on whatever the user makes in the target's schema.

    Returns:
        Their names in quotes, or PUBLIC.
    """
    dialect = workspace.dialect
    if not dialect.grants_by_default:
        return ()
    rows = workspace.rows("inspect/default_grantees", schema=dialect.looked_up(target).schema)
    return tuple(Sql("PUBLIC") if role is None else dialect.quote(str(role)) for (role,) in rows)


def shut(workspace: Workspace, relation: RelationName, roles: Collection[Sql]) -> None:
    """Take away what default privileges gave on a relation that was just made."""
    for role in roles:
        workspace.run("publish/revoke", table=workspace.dialect.table(relation), grantee=role)
