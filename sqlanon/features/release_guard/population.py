"""The class that a release would give each of a population, stored with releases that count.

Models of a population count the persons of it who may be in a class. Those who may be in a joint
class are the persons whom each of its releases would have in its class. So the class in which each
release would have them is stored, by their quasi-identifiers. docs/definitions, "A population and
several releases".
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlanon.features.release_guard.keys import (
    build_stored_column,
    create_stored_table,
    has_same_spelling,
)
from sqlanon.ledger.names import existing, same_relation
from sqlanon.privacy_models.base import TOLERANCE, ModelInputs
from sqlanon.privacy_models.delta_presence import DeltaPresence
from sqlanon.publish.raw_values import keep_private
from sqlanon.release.release import lookups
from sqlanon.release.store import PREFIX, PUBLIC
from sqlanon.report.joint import JointPopulation
from sqlanon.sql.dialects import Kind
from sqlanon.sql.names import RelationName
from sqlanon.sql.statement import Sql
from sqlanon.verify.measure import ModelResult, judge

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sqlanon.privacy_models import PrivacyModel
    from sqlanon.release.release import Release
    from sqlanon.source.inspection import Relation
    from sqlanon.sql.statement import WorkTable
    from sqlanon.sql.workspace import Workspace


@dataclass(frozen=True, slots=True)
class _Level:
    """An attribute at the level of a recoding, as the template sees it."""

    index: int
    tree: WorkTable
    level: int


def public_of(schema: str | None, run_id: str) -> RelationName:
    """Return the table of a run's stored population."""
    return RelationName(schema, f"{PREFIX}{run_id}{PUBLIC}")


def store_public(
    workspace: Workspace,
    release: Release,
    *,
    schema: str | None,
    ledger: RelationName,
    default_grantees: tuple[Sql, ...],
) -> Sql | None:
    """Store in which class the release would have each of the population that its models name.

    Returns:
        The table (place, held, v0, v1, …): the values in the quasi-identifiers, in the order of
        their names, as texts; how many have them, and the place of the class, NULL for none. None
        where no model names a population.

    Raises:
        PublishError: another user may read it.
    """
    population = _population(release)
    if population is None:
        return None
    dialect, said = workspace.dialect, _build_template_values(workspace, release, population)
    into, texts = public_of(schema, workspace.run_id), range(len(said["values"]))
    name = create_stored_table(
        workspace,
        into,
        ledger,
        build_stored_column("place", dialect.integer_type, 0, Kind.INTEGER),
        build_stored_column("held", dialect.integer_type, 1, Kind.INTEGER),
        *(build_stored_column(f"v{n}", dialect.text_type, n + 2, Kind.TEXT) for n in texts),
    )
    workspace.run("release_guard/store_public", target=name, **said)
    keep_private(workspace, into, default_grantees)
    return name


def foreseen_public(workspace: Workspace, release: Release) -> WorkTable | None:
    """Build the stored population of a planned release, in a relation of the workspace."""
    population = _population(release)
    if population is None:
        return None
    said = _build_template_values(workspace, release, population)
    types: dict[str, type[int | str]] = {"place": int, "held": int}
    types |= {f"v{place}": str for place in range(len(said["values"]))}
    table = workspace.table("public", types)
    workspace.fill(table, "release_guard/public", **said)
    return table


def find_stored_population(
    workspace: Workspace,
    report: Mapping[str, Any],
    keys: RelationName,
    population: RelationName,
    kinds: Mapping[str, str],
) -> RelationName | None:
    """Find the stored population of an earlier release; None if absent, or of other columns.

    Args:
        kinds: By quasi-identifier, the kind of its values: other kinds are spelled otherwise.
    """
    told = read_population(report)
    if told is None or told.kinds.keys() != kinds.keys():
        return None
    alike = all(has_same_spelling(told.kinds[name], kind) for name, kind in kinds.items())
    if not alike or not same_relation(workspace, RelationName.parse(told.table), population):
        return None
    return None if existing(workspace, keys) is None else keys


def read_population(report: Mapping[str, Any]) -> JointPopulation | None:
    """Read the population of an earlier release; None where it has none, or it is not recorded."""
    told = (report.get("together") or {}).get("population")
    return None if told is None else JointPopulation(told["table"], told["kinds"])


def population_of(release: Release) -> JointPopulation | None:
    """The population that the models of a release name."""
    population = _population(release)
    if population is None:
        return None
    names = sorted(one.name for one in release.frequency_set.attributes)
    kinds = {name: population.column(name).kind.value for name in names}
    return JointPopulation(str(release.asked.population), kinds)


def _population(release: Release) -> Relation | None:
    """The population that the models of a release name."""
    named = release.asked.population
    return None if named is None else release.other_tables[named]


def _build_template_values(
    workspace: Workspace, release: Release, population: Relation
) -> dict[str, Any]:
    """Build the values of templates.

    Raises:
        TypeError: the release has no levels, which the recoding of a population needs.
    """
    dialect, levels = workspace.dialect, release.recoding.level_vector
    if levels is None:
        raise TypeError("a population is recoded by levels")
    attributes = release.frequency_set.attributes
    columns = [population.column(name) for name in sorted(one.name for one in attributes)]
    return {
        "population": population.sql,
        "values": [dialect.key_text(dialect.column("s", one.name), one.kind) for one in columns],
        "attributes": lookups(workspace, release.frequency_set),
        "levels": [
            _Level(one.index, one.tree, levels[one.name])
            for one in attributes
            if one.tree is not None
        ],
        "map": release.labels.map,
    }


class _Presence(NamedTuple):
    """The row of release_guard/joint_presence."""

    kinds: int
    below: int
    above: int
    least: float | None
    greatest: float | None
    infinite: int


def measure_population(
    workspace: Workspace,
    joint: Sql,
    number: str,
    public: Sequence[Sql],
    models: Sequence[PrivacyModel],
    *,
    columns: int,
) -> list[ModelResult]:
    """Measure the joint classes by models of a population.

    Args:
        joint: Relation (number, place_0, …) of each row that is in any of the releases.
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
                least=float(model.min) - TOLERANCE,
                most=float(model.max) + TOLERANCE,
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


def number_classes(
    workspace: Workspace, joint: Sql, places: Sequence[Sql], number: str
) -> WorkTable:
    """Number the joint classes of rows by their places in releases.

    Args:
        joint: Relation (place_0, …) of rows.
    """
    return workspace.make(
        "release_guard/joint_numbers", "numbered", classes=joint, places=places, joint=Sql(number)
    )
