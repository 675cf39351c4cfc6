"""The columns of the release: the source's columns that are kept, and their form."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Literal

from sqlanon.sql.dialects import Kind
from sqlanon.sql.statement import Sql, WorkTable

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping, Sequence

    from sqlanon.source.frequency_set import Attribute
    from sqlanon.source.inspection import Column, Relation
    from sqlanon.sql.dialects import Dialect
    from sqlanon.sql.workspace import Workspace

Action = Literal["keep", "hash", "null", "mask"]
_HASHED = 64
"""Hexadecimal digits of an HMAC-SHA256."""
_BLOCK = 64
"""Bytes of a block of SHA-256."""


@dataclass(frozen=True, slots=True)
class Published:
    """A column of the release.

    Attributes:
        name: Its name, that of the source's column but for `made_of`.
        type: Its type, fit for CREATE TABLE.
        place: Its place, 0 for the first.
        inner: Expression over a row `s` of the source (and the keys `k`), or None.
        outer: Expression over that (`r.o<place>`) and the map `m`.
        made_of: The source's column, where it is called otherwise; None where it is not.
    """

    name: str
    sql: Sql
    type: Sql
    kind: Kind
    nullable: bool
    place: int
    inner: Sql | None
    outer: Sql
    quasi: bool
    made_of: str | None = None

    @property
    def of_source(self) -> str:
        """The name of the source's column."""
        return self.made_of or self.name


def list_release_columns(
    workspace: Workspace,
    source: Relation,
    attributes: Sequence[Attribute],
    native: Sequence[bool],
    actions: Mapping[str, Action],
    *,
    masks: Mapping[str, str],
    own_types: Collection[str] = (),
    ends: Mapping[str, tuple[int, int]] = MappingProxyType({}),
) -> tuple[Published, ...]:
    """Return the release's columns in the source's order; a column without an action is dropped.

    Args:
        native: Whether their classes publish values of their own types; see Labels.
        actions: The action on each other column that stays: kept as it is, replaced by its
            keyed hash or by one text, or emptied.
        own_types: Columns of the source whose own types the published values get.
        ends: The labels of the ends of quasi-identifiers that are two columns; see Labels.

    If a row would be too long for an engine, generated texts have a type without a length.
    """
    quasi = {attribute.name: attribute for attribute in attributes}
    hashed = [name for name, action in actions.items() if action == "hash"]
    dialect = workspace.dialect
    made: list[Published] = []
    for column in source.columns:
        place = len(made)
        raw = dialect.column("s", column.name)
        inner: Sql | None = raw
        outer, type_, kind, nullable = Sql(f"r.o{place}"), column.type, column.kind, column.nullable
        if column.name in ends:
            made += _both_ends(workspace, column, place, ends[column.name])
            continue
        if column.name in quasi:
            index = quasi[column.name].index
            inner, outer = None, Sql(f"m.l{index}")
            if native[index]:
                outer = dialect.restore(outer, column.type)
            else:
                type_, kind = dialect.label_type(quasi[column.name].request.longest), Kind.TEXT
        elif actions.get(column.name) == "hash":
            key = hashed.index(column.name)
            message = column.message(dialect, raw)
            inner = dialect.hmac_sha256(Sql(f"k.inner{key}"), Sql(f"k.outer{key}"), message)
            type_, kind = dialect.label_type(_HASHED), Kind.TEXT
        elif actions.get(column.name) == "null":
            inner, outer, nullable = None, Sql("NULL"), True
        elif column.name in masks:
            inner, outer = None, dialect.text_literal(masks[column.name])
            type_, kind = dialect.label_type(len(masks[column.name])), Kind.TEXT
            nullable = False
        elif column.name not in actions:
            continue
        made.append(
            Published(
                column.name,
                dialect.quote(column.name),
                type_,
                kind,
                nullable,
                place,
                inner,
                outer,
                column.name in quasi,
            )
        )
    if own_types:
        return tuple(_in_place(one, source.column(one.name), own_types) for one in made)
    return _in_one_row(dialect, source, made)


def _in_one_row(
    dialect: Dialect, source: Relation, made: Sequence[Published]
) -> tuple[Published, ...]:
    """Remove the length of generated text columns if they would not fit into a row."""
    if dialect.in_one_row(column.type for column in made):
        return tuple(made)
    return tuple(
        replace(one, type=dialect.label_type(None))
        if one.type != source.column(one.of_source).type
        else one
        for one in made
    )


def _both_ends(
    workspace: Workspace, column: Column, place: int, labels: tuple[int, int]
) -> Iterator[Published]:
    """Yield the two columns of a quasi-identifier: the lower and the upper ends of its ranges."""
    dialect = workspace.dialect
    for number, (end, label) in enumerate(zip(("low", "high"), labels, strict=True)):
        name = f"{column.name}_{end}"
        yield Published(
            name,
            dialect.quote(name),
            column.type,
            column.kind,
            column.nullable,
            place + number,
            None,
            dialect.restore(Sql(f"m.l{label}"), column.type),
            quasi=True,
            made_of=column.name,
        )


def source_column(
    workspace: Workspace, source: Relation, name: str, place: int, called: str | None = None
) -> Published:
    """Return a column of the source as it is, for relations that its readers alone may read.

    Args:
        place: A place that no column of the release has.
        called: Its name there; None for its own.
    """
    dialect, column, there = workspace.dialect, source.column(name), called or name
    quoted, raw, outer = dialect.quote(there), dialect.column("s", name), Sql(f"r.o{place}")
    return Published(there, quoted, column.type, column.kind, True, place, raw, outer, quasi=False)


def _in_place(published: Published, column: Column, own_types: Collection[str]) -> Published:
    """Give a column of the release the type of the source's column."""
    type_ = column.type if column.name in own_types else published.type
    return replace(published, type=type_, nullable=column.nullable)


def key_relation(workspace: Workspace, keys: Sequence[str]) -> WorkTable | None:
    """Relation of one row with the padded keys of HMAC (RFC 2104), or None without keys.

    Keys reach the database only by bind parameters. A server may log these too, so it gets them
    mixed with random digits that it has made itself: the sum of both is in no log.
    """
    if not keys:
        return None
    row: dict[str, str] = {}
    for place, key in enumerate(keys):
        raw = key.encode()
        block = (hashlib.sha256(raw).digest() if len(raw) > _BLOCK else raw).ljust(_BLOCK, b"\0")
        for word, pad in (("inner", 0x36), ("outer", 0x5C)):
            row[f"{word}{place}"] = bytes(byte ^ pad for byte in block).hex()
    if not workspace.dialect.logs_statements:
        return workspace.hold("keys", row)
    columns = [workspace.dialect.quote(name) for name in row]
    made = workspace.make("release/pad", "pad", columns=columns)
    (padding,) = workspace.rows("release/padding", columns=columns, pad=made)
    mixed = {
        name: f"{int(said, 16) ^ int(str(random), 16):0{2 * _BLOCK}x}"
        for (name, said), random in zip(row.items(), padding, strict=True)
    }
    sent = workspace.hold("sent", mixed)
    return workspace.make("release/keys", "keys", columns=columns, sent=sent, pad=made)
