"""Items of persons in several releases, measured together before another one is published.

An item in all releases is the label that each of them has for it, or that the person has no such
row there. Whoever has all releases knows no more of a person's rows than the labels in each; that
is one release of such items, and has to be k^m-anonymous: docs/definitions.md, "Items in several
releases".
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from sqlanon.privacy_models.base import ModelInputs
from sqlanon.report.joint import JointShortfall
from sqlanon.sql.dialects import Kind
from sqlanon.sql.statement import Sql
from sqlanon.verify.measure import judge

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sqlanon.features.release_guard.known import KnownRelease
    from sqlanon.features.release_guard.known_items import StoredItems
    from sqlanon.privacy_models import KMAnonymity
    from sqlanon.release.details import Linked
    from sqlanon.sql.workspace import Workspace
    from sqlanon.verify.measure import ModelResult

_ITEM = "sqlanon_item"
"""The column of an item's number."""
_PERSON = "sqlanon_person"
"""That of the person's, whatever the detail table calls it."""


class _Release(NamedTuple):
    """The items of a release.

    Attributes:
        keys: See `StoredItems`.
        values: Its columns, in an order that is common to all releases.
    """

    keys: Sql
    values: Sequence[Sql]


def short_items(
    workspace: Workspace,
    linked: Linked | None,
    own: Mapping[int, StoredItems],
    before: Sequence[KnownRelease],
) -> list[JointShortfall]:
    """What falls short of the models of detail tables, by the releases before and the new one.

    Args:
        workspace: Runs the statements.
        linked: The detail tables of the new one; None where there are none.
        own: What it has of their items, by their places.
        before: The releases before.
    """
    short = []
    for number, detail in enumerate(() if linked is None else linked.details):
        releases = [one.beside.items[number] for one in before if number in one.beside.items]
        if detail.items is None or not releases:
            continue
        found = measured_items(workspace, [*releases, own[number]], detail.items.model)
        if not found.holds:
            column = f"{detail.source.name}.{detail.key}"
            short.append(JointShortfall(found.name, None, column, found.violating_classes))
    return short


def measured_items(
    workspace: Workspace, releases: Sequence[StoredItems], model: KMAnonymity
) -> ModelResult:
    """How anonymous the items of all releases together are.

    Args:
        workspace: Runs the statements.
        releases: What is stored of the items of each.
        model: What they should satisfy.
    """
    columns = releases[-1].columns
    read = [
        _Release(one.keys, [Sql(f"v{one.columns.index(name)}") for name in columns])
        for one in releases
    ]
    held = workspace.make("release_guard/items_together", "held", releases=read)
    items = workspace.make(
        "release_guard/joint_items",
        "items",
        releases=read,
        held=held,
        m=model.m,
        joint=Sql(_ITEM),
        key=Sql(_PERSON),
    )
    workspace.drop(held)
    inputs = [ModelInputs(model.model_copy(update={"person": _PERSON}), Kind.INTEGER)]
    (found,) = judge(workspace, items.sql, [(_ITEM, Kind.INTEGER)], inputs)
    workspace.drop(items)
    return found
