"""Who came and went from each of several releases to the next."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from sqlanon.errors import InspectionError, JobError
from sqlanon.ledger.names import same_relation
from sqlanon.publish.changes import Side, came_and_went, changes_of
from sqlanon.publish.joint_items import measured_items
from sqlanon.publish.joint_public import measured_public, numbered
from sqlanon.publish.known_items import StoredItems
from sqlanon.publish.known_public import known_public, public_of, told_population
from sqlanon.publish.owners import Owners
from sqlanon.sql.statement import Sql
from sqlanon.verify.joint_figures import Step

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlanon.privacy_models.base import PrivacyModel
    from sqlanon.publish.known_items import ToldItems
    from sqlanon.publish.stored_release import StoredRelease
    from sqlanon.report.data import ReleaseChanges
    from sqlanon.source.inspection import Relation
    from sqlanon.sql.names import RelationName
    from sqlanon.sql.workspace import Workspace
    from sqlanon.verify.measure import ModelResult
    from sqlanon.verify.series import Series


_JOINT = "sqlanon_joint"
"""What the number of a joint class is called."""


class _Moved(NamedTuple):
    """A row of compare/moved: a side of a release and the one before it; see `Side`."""

    later: int
    side: int
    persons: int
    classes: int
    small: int


def changes_between(
    workspace: Workspace,
    found: Sequence[StoredRelease],
    series: Series | None,
    k: int,
    source: Relation,
) -> tuple[ReleaseChanges, ...]:
    """Who came and went from each release to the next."""
    if series is None or found[0].owner is not None:
        return tuple(_moved(workspace, one, k, source) for one in pairwise(found))
    steps = steps_of(series)
    if not steps:  # a series of one
        return ()
    rows = workspace.ask("compare/moved", _Moved, classes=series.classes, steps=steps, k=k)
    return tuple(
        changes_of(
            before.run_id,
            [Side(*one[1:]) for one in rows if one.later == number],
            k,
        )
        for number, before in enumerate(found[:-1], 1)
    )


def steps_of(series: Series) -> list[Step]:
    """From each release to the next."""
    return [Step(*one) for one in pairwise(series.places)]


def items_between(workspace: Workspace, found: Sequence[StoredRelease]) -> list[ModelResult]:
    """How anonymous the items of each detail table are in all releases that have some together.

    Each is measured by the model of the last of these releases, whose column of persons is told
    behind the table.

    Args:
        workspace: Runs the statements.
        found: The releases, the oldest first.

    Raises:
        InspectionError: what items a release has is not stored any more, or they were told by other
            columns than the last one's.
    """
    tables: dict[RelationName, list[ToldItems]] = {}
    for told in (one for release in found for one in release.items if one.model is not None):
        known = (name for name in tables if same_relation(workspace, name, told.source))
        tables.setdefault(next(known, told.source), []).append(told)
    results = []
    for name, items in tables.items():
        last, stored = items[-1], list[StoredItems]()
        model = last.model
        if model is None:
            continue
        for one in items:
            kinds = dict(zip(last.columns, last.kinds, strict=True))
            if one.keys is None or not one.alike(kinds, model.person):
                raise InspectionError(
                    f"{name}: which items the releases have cannot be compared: it is not stored "
                    "any more, or they were told by other columns; name the runs that can be "
                    "read together"
                )
            stored.append(one.stored(workspace, one.keys))
        result = measured_items(workspace, stored, model)
        results.append(replace(result, column=f"{name}.{model.person}"))
    return results


def of_population(
    workspace: Workspace,
    found: Sequence[StoredRelease],
    joint: Sql,
    models: Sequence[PrivacyModel],
) -> list[ModelResult]:
    """What models of a population measure of the joint classes; nothing where there are none.

    Args:
        workspace: Runs the statements.
        found: The releases, the oldest first.
        joint: Relation (place_0, …) of each row that is in any of them.
        models: The models.

    Raises:
        JobError: they name several populations.
        InspectionError: it is not stored in which class a release would have each of it.
    """
    named = list(dict.fromkeys(one.reads.table for one in models if one.reads.table is not None))
    if not named:
        return []
    if len(named) > 1:
        raise JobError(f"the models name {' and '.join(map(str, named))}; ask of one population")
    told, public = told_population(found[-1].report), list[Sql]()
    kinds = {} if told is None else told.kinds
    for one in found:
        keys = public_of(one.keys.schema, one.run_id)
        stored = known_public(workspace, one.report, keys, named[0], kinds)
        if stored is None:
            raise InspectionError(
                f"{one.name} cannot be compared by {models[0].name}: it is not stored in which of "
                f"its classes those of {named[0]} would be; runs of jobs with `releases` and a "
                "model of that population store it, if their quasi-identifiers are the same"
            )
        public.append(workspace.dialect.table(stored))
    places = [Sql(f"place_{number}") for number in range(len(found))]
    numbers = numbered(workspace, joint, places, _JOINT)
    results = measured_public(workspace, numbers.sql, _JOINT, public, models, columns=len(kinds))
    workspace.drop(numbers)
    return results


def stored_owner(workspace: Workspace, one: StoredRelease, source: Relation) -> Sql | None:
    """Whose a row of its keys is; None where each row is a person, or keys are persons'."""
    if one.owner is None:
        return None
    kind = source.column(one.owner).kind
    return workspace.dialect.exact(Sql(f"v{one.columns.index(one.owner)}"), kind)


def _moved(
    workspace: Workspace, pair: tuple[StoredRelease, StoredRelease], k: int, source: Relation
) -> ReleaseChanges:
    """Who of persons with several rows came and went from one release to the next."""
    before, after = pair
    was, is_now = (stored_owner(workspace, one, source) for one in pair)
    owners = None if was is None or is_now is None else Owners(was, is_now)
    keys = workspace.dialect.table(after.keys)
    moved = came_and_went(workspace, before.keys, keys, k, persons=before.persons, owners=owners)
    if moved is None:
        raise InspectionError(f"{after.name} could not be compared with {before.name}")
    return moved
