"""Tables with raw values of a release: only readers of the source may read them.

Default privileges on new tables are revoked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlanon.errors import PublishError
from sqlanon.publish.preflight import lookup_name
from sqlanon.sql.statement import Sql

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from sqlanon.sql.names import RelationName
    from sqlanon.sql.workspace import Workspace


def refuse_open_schema(
    workspace: Workspace, home: str, source: RelationName, whose: str
) -> Iterator[PublishError]:
    """Refuse a schema whose tables all are visible to roles that cannot read the source."""
    found = workspace.rows(
        "inspect/overlookers",
        home=workspace.dialect.literal(home),
        source=lookup_name(workspace, source),
    )
    if found:
        who = ", ".join(str(name) for (name,) in found)
        yield PublishError(
            f"{who} can read every table in {home}, and the recoding tables of {whose} hold raw "
            "values; publish to a schema that only this user reads, and grant the release alone"
        )


def keep_private(workspace: Workspace, table: RelationName, roles: Collection[Sql]) -> None:
    """Revoke the default privileges on a table of raw values, and refuse remaining ones.

    Args:
        roles: Roles that default privileges give rights; see `default_grantees`.

    Raises:
        PublishError: another user may still read it.
    """
    revoke_defaults(workspace, table, roles)
    dialect = workspace.dialect
    qualified = dialect.literal(dialect.table(table))
    workspace.check("publish/readers", _refuse, qualified=qualified)


def _refuse(readers: list[tuple[Any, ...]]) -> None:
    if readers[0][0]:
        raise PublishError(
            "default privileges let others read new tables of the target's schema, and the "
            "recoding tables hold raw values; publish to another schema"
        )


def default_grantees(workspace: Workspace, target: RelationName) -> tuple[Sql, ...]:
    """Roles that default privileges give rights on whatever the user makes in the target's schema.

    Returns:
        Their names in quotes, or PUBLIC.
    """
    dialect = workspace.dialect
    if not dialect.grants_by_default:
        return ()
    rows = workspace.rows("inspect/default_grantees", schema=dialect.lookup_name(target).schema)
    return tuple(Sql("PUBLIC") if role is None else dialect.quote(str(role)) for (role,) in rows)


def revoke_defaults(workspace: Workspace, relation: RelationName, roles: Collection[Sql]) -> None:
    """Take away what default privileges gave on a relation that was just made."""
    for role in roles:
        workspace.run("publish/revoke", table=workspace.dialect.table(relation), grantee=role)
