"""Rows of a release with the key of the person behind each and the place of its class."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlanon.errors import JobError
from sqlanon.release.columns import Published
from sqlanon.release.release import lookups
from sqlanon.release.store import KEYS_MARK
from sqlanon.sql.dialects import Kind
from sqlanon.sql.statement import Sql

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlanon.release.release import Release
    from sqlanon.sql.names import RelationName
    from sqlanon.sql.statement import WorkTable
    from sqlanon.sql.workspace import Workspace


def placed_rows(
    workspace: Workspace, release: Release, key: str, told_by: Sequence[str] = ()
) -> WorkTable:
    """The same as `placed_keys`, by a key of rows.

    Raises:
        JobError: the column is no key.
    """
    placed = placed_keys(workspace, release, key, told_by)
    if workspace.count("publish/no_key", keys=placed):
        raise no_key(release, key)
    return placed


def placed_keys(
    workspace: Workspace, release: Release, key: str, told_by: Sequence[str]
) -> WorkTable:
    """Relation (person, place, v0) of each row of a release, which need not be written yet.

    Args:
        workspace: Runs the statements.
        release: What would be published.
        key: What `person` is.
        told_by: What v0 is, and so on.
    """
    owners = value_columns(workspace, release, told_by)
    # as the keys of the release before are stored: not with the collation of the source's column
    types: dict[str, type[int | str] | Sql] = {"person": str, "place": int}
    types |= {one.name: one.type for one in owners}
    placed = workspace.table("placed", types)
    workspace.fill(
        placed,
        "publish/rows",
        columns=(*person_columns(workspace, release, key), *owners),
        dealing=release.dealing_of_persons,
        keys=None,
        map=release.labels.map,
        source=release.source.sql,
        attributes=lookups(workspace, release.frequency_set, release.recoding),
    )
    workspace.analyze(placed)
    return placed


def person_columns(workspace: Workspace, release: Release, key: str) -> tuple[Published, ...]:
    """The key of a row as text, and the place of its class."""
    dialect = workspace.dialect
    column = release.source.column(key)
    value = dialect.key_text(dialect.column("s", column.name), column.kind)  # in UTC: Column.key
    return (
        _stored("person", dialect.text_type, 0, value, Sql("r.o0")),
        _stored("place", dialect.integer_type, 1, None, Sql("m.place")),
    )


def value_columns(workspace: Workspace, release: Release, names: Sequence[str]) -> list[Published]:
    """Values of a row as the source has them."""
    columns = [release.source.column(name) for name in names]
    return [
        Published(
            f"v{number}",
            Sql(f"v{number}"),
            column.type,
            column.kind,
            nullable=True,
            place=number + 2,  # behind the key and the place of the class
            inner=workspace.dialect.column("s", column.name),
            outer=Sql(f"r.o{number + 2}"),
            quasi=False,
        )
        for number, column in enumerate(columns)
    ]


def no_key(release: Release, key: str) -> JobError:
    """That a column does not tell the rows of a source apart."""
    return JobError(
        f"target.key: {key} is no key of {release.source.name}: it has NULL, or a value twice"
    )


def written_alike(was: str, now: str) -> bool:
    """Whether stored texts of values of one kind are those of equal values of another kind.

    Doubles have an exponent from 1e16 on and below 0.0001, other numbers have none.
    """
    return was == now or {Kind(was), Kind(now)} == {Kind.INTEGER, Kind.DECIMAL}


def stored_column(name: str, type_: Sql, place: int, kind: Kind) -> Published:
    """A column of a table that is made and filled by a statement of its own."""
    return Published(name, Sql(name), type_, kind, True, place, None, Sql(name), quasi=False)


def stored_table(
    workspace: Workspace, into: RelationName, ledger: RelationName, *columns: Published
) -> Sql:
    """An empty table whose comment says where its run is entered."""
    dialect = workspace.dialect
    name, mark = dialect.table(into), dialect.literal(f"{KEYS_MARK}{ledger}")
    workspace.run("publish/create", target=name, columns=columns, mark=mark)
    if dialect.keeps_comments and dialect.ddl_rolls_back:  # elsewhere it was made with it
        workspace.run("publish/comment", target=name, comment=mark)
    return name


def _stored(name: str, type_: Sql, place: int, inner: Sql | None, outer: Sql) -> Published:
    """A column of the table of keys; one with NULL is found when it is there."""
    kind = Kind.TEXT if inner else Kind.INTEGER
    return Published(name, Sql(name), type_, kind, True, place, inner, outer, quasi=False)
