"""A job against the table as it is: every column accounted for, every name spelled exactly."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import TYPE_CHECKING

from sqlanon.errors import InspectionError, UnsupportedError
from sqlanon.frequency import Order, Request
from sqlanon.hierarchies.specification import Flat
from sqlanon.inspection import inspect, refuse_unusable, settle_kinds
from sqlanon.job import Identifier, QuasiIdentifier

if TYPE_CHECKING:
    from sqlanon.hierarchies.specification import HierarchySpecification
    from sqlanon.inspection import Column, Relation
    from sqlanon.job import Job
    from sqlanon.names import RelationName
    from sqlanon.publish.columns import Action
    from sqlanon.workspace import Workspace


def refuse_unsupported(job: Job) -> None:
    """Refuse what the job's parts do not offer together.

    Raises:
        UnsupportedError: an option would be ignored.
    """
    if job.suppressed == "keep" and job.algorithm.full_domain:
        raise UnsupportedError(
            f"suppressed: keep is not offered by {job.algorithm.name}: its suppressed rows are "
            "left out; say suppressed: drop, or use mondrian, which suppresses none"
        )


def inspected(job: Job, workspace: Workspace, held: RelationName | None = None) -> Relation:
    """The source, fit for the job.

    Raises:
        InspectionError: a column is missing or not classified, or its type does not suit its role.
    """
    source = replace(inspect(workspace, held or job.source), name=job.source)
    for name in job.columns:
        source.column(name)
    source = settle_kinds(workspace, source, job.quasi_identifiers)
    unlisted = [column.name for column in source.columns if column.name not in job.columns]
    if unlisted and job.unlisted == "error":
        raise InspectionError(
            f"{source.name} has columns that the job does not classify: {', '.join(unlisted)}; add "
            "them to `columns`, or say `unlisted: drop` or `unlisted: insensitive`"
        )
    columns = [source.column(name) for name in job.quasi_identifiers]
    refuse_unusable(workspace, source, columns)
    return source


def actions(job: Job, source: Relation) -> dict[str, Action]:
    """What happens to each column that stays and is no quasi-identifier."""
    made: dict[str, Action] = {}
    for column in source.columns:
        said = job.columns.get(column.name)
        if isinstance(said, QuasiIdentifier):
            continue
        if isinstance(said, Identifier):
            if said.action != "drop":
                made[column.name] = said.action
        elif said is not None or job.unlisted == "insensitive":
            made[column.name] = "keep"
    return made


def hash_keys(job: Job, source: Relation) -> list[str]:
    """The keys of the hashed columns, in the source's order of columns."""
    return [
        said.key.get_secret_value()
        for column in source.columns
        if isinstance(said := job.columns.get(column.name), Identifier) and said.key is not None
    ]


def requests(job: Job, source: Relation) -> list[Request]:
    """What the job asks of each quasi-identifier, in the job's order."""
    return [_request(source.column(name), quasi) for name, quasi in job.quasi_identifiers.items()]


def hierarchy_of(job: Job, request: Request) -> HierarchySpecification | None:
    """What the job says of an attribute's hierarchy, or the flat one that its algorithm needs."""
    said = job.quasi_identifiers[request.column.name].hierarchy
    return Flat(flat=True) if said is None and job.algorithm.full_domain else said


def _request(column: Column, quasi: QuasiIdentifier) -> Request:
    ranked = column.kind.ordered
    order: Order | tuple[str, ...]
    if quasi.order is None or quasi.order == "hierarchy":
        order = "value" if ranked else "frequency"
    else:
        order = quasi.order
    return Request(
        column=column,
        order=order,
        weight=Fraction(quasi.weight),
        output=quasi.output,
        ranged=order == "value" or isinstance(order, tuple),
    )
