"""Models of a population, measured of the joint classes of several releases.

Who may be in a joint class are those of the population whom each release in which it is would have
in its class there. docs/definitions.md, "A population and several releases".
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

from sqlanon.privacy_models import DeltaPresence
from sqlanon.privacy_models.base import TOLERANCE, ModelInputs
from sqlanon.sql.dialects import Kind
from sqlanon.sql.statement import Sql
from sqlanon.verify.measure import ModelResult, judge

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlanon.privacy_models import PrivacyModel
    from sqlanon.sql.statement import WorkTable
    from sqlanon.sql.workspace import Workspace


class _Presence(NamedTuple):
    """The row of release_guard/joint_presence."""

    kinds: int
    below: int
    above: int
    least: float | None
    greatest: float | None
    infinite: int


def measured_public(
    workspace: Workspace,
    joint: Sql,
    number: str,
    public: Sequence[Sql],
    models: Sequence[PrivacyModel],
    *,
    columns: int,
) -> list[ModelResult]:
    """What models of a population measure of joint classes.

    Args:
        workspace: Runs the statements.
        joint: Relation (number, place_0, …) of each row that is in any of the releases.
        number: What the number of its joint class is called there.
        public: What is stored of the population with each release.
        models: The models; all of one population.
        columns: How many quasi-identifiers these have.
    """
    said = {"releases": public, "joint": Sql(number)}
    values = [Sql(f"v{place}") for place in range(columns)]
    kinds = workspace.make("release_guard/public_kinds", "kinds", values=values, releases=public)
    sizes = workspace.make("release_guard/joint_sizes", "sizes", classes=joint, **said)
    matched = workspace.make(
        "release_guard/public_matched", "matched", sizes=sizes, kinds=kinds, **said
    )
    members = workspace.make("release_guard/public_members", "members", matched=matched, **said)
    inputs = [
        ModelInputs(model, population=members.sql, population_rows=Sql("members"))
        for model in models
        if not isinstance(model, DeltaPresence)
    ]
    results = [*judge(workspace, joint, [(number, Kind.INTEGER)], inputs)] if inputs else []
    for model in models:
        if isinstance(model, DeltaPresence):
            found = workspace.ask_one(
                "release_guard/joint_presence",
                _Presence,
                least=float(model.minimum) - TOLERANCE,
                most=float(model.maximum) + TOLERANCE,
                kinds=kinds,
                sizes=sizes,
                matched=matched,
                members=members,
                **said,
            )
            results += _presence(model, found)
    workspace.drop(kinds, sizes, matched, members)
    return results


def _presence(model: DeltaPresence, found: _Presence) -> list[ModelResult]:
    """Both conditions of the model."""
    least, most = model.conditions
    greatest = math.inf if found.infinite else found.greatest
    reached = {least.variant: (found.least, found.below), most.variant: (greatest, found.above)}
    return [
        ModelResult(
            model.name,
            condition.required,
            reached[condition.variant][0],
            holds=not reached[condition.variant][1],
            variant=condition.variant,
            violating_classes=reached[condition.variant][1],
        )
        for condition in (least, most)
    ]


def numbered(workspace: Workspace, joint: Sql, places: Sequence[Sql], number: str) -> WorkTable:
    """Rows by their places in releases, with the number of the joint class.

    Args:
        workspace: Runs the statement.
        joint: Relation (place_0, …) of rows.
        places: Those columns.
        number: What the number is called.
    """
    return workspace.make(
        "release_guard/joint_numbers", "numbered", classes=joint, places=places, joint=Sql(number)
    )
