"""A job against the table as it is: every column accounted for, every name spelled exactly."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import TYPE_CHECKING

from sqlanon.errors import InspectionError
from sqlanon.job.columns import Identifier, Quasi
from sqlanon.privacy_models import KAnonymity, TCloseness
from sqlanon.privacy_models.base import Demand
from sqlanon.source.frequency_set import Request, combinations
from sqlanon.source.hierarchies.build import hierarchy
from sqlanon.source.inspection import inspect, refuse_unusable, settle_kinds
from sqlanon.sql.dialects import Kind
from sqlanon.sql.statement import Sql

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sqlanon.job.job import Job
    from sqlanon.privacy_models import PrivacyModel
    from sqlanon.release.columns import Action
    from sqlanon.source.inspection import Column, Relation
    from sqlanon.sql.names import RelationName
    from sqlanon.sql.workspace import Workspace


def inspected(job: Job, workspace: Workspace, held: RelationName | None = None) -> Relation:
    """The source, fit for the job.

    Raises:
        InspectionError: a column is missing or not classified, or its type does not suit its role.
    """
    source = replace(inspect(workspace, held or job.source), name=job.source)
    for name in job.columns:
        source.column(name)
    source = settle_kinds(workspace, source, [*job.quasi_identifiers, *subjects(job)])
    unlisted = [column.name for column in source.columns if column.name not in job.columns]
    if unlisted and job.unlisted == "error":
        raise InspectionError(
            f"{source.name} has columns that the job does not classify: {', '.join(unlisted)}; add "
            "them to `columns`, or say `unlisted: drop` or `unlisted: insensitive`"
        )
    names = dict.fromkeys([*job.quasi_identifiers, *subjects(job)])
    columns = [source.column(name) for name in names]
    refuse_unusable(workspace, source, columns)
    return source


def subjects(job: Job) -> list[str]:
    """Columns that the models and the algorithm look at beside the quasi-identifiers, each once."""
    named = [model.subject for model in job.privacy if model.subject is not None]
    return list(dict.fromkeys([*named, *job.algorithm.extra_columns]))


def sensitive(models: Sequence[PrivacyModel]) -> list[str]:
    """The sensitive columns that models name, each once."""
    return list(dict.fromkeys(c for model in models if (c := getattr(model, "column", None))))


def population(
    job: Job, workspace: Workspace, source: Relation, held: RelationName | None = None
) -> Relation | None:
    """The population that models name, where one does; its own columns may have other types."""
    named = [m.other_table for m in job.privacy if m.subject is None and m.other_table is not None]
    if not named:
        return None
    name = held if held is not None and named[0] == job.source else named[0]
    found = settle_kinds(workspace, inspect(workspace, name), job.quasi_identifiers)
    refuse_unusable(workspace, found, [found.column(name) for name in job.quasi_identifiers])
    return replace(source, sql=found.sql)


def actions(job: Job, source: Relation) -> dict[str, Action]:
    """What happens to each column that stays and is no quasi-identifier."""
    made: dict[str, Action] = {}
    for column in source.columns:
        said = job.columns.get(column.name)
        if isinstance(said, Quasi):
            continue
        if isinstance(said, Identifier):
            if said.action != "drop":
                made[column.name] = said.action
        elif said is not None or job.unlisted == "insensitive":
            made[column.name] = "keep"
    return made


def copied(
    job: Job, workspace: Workspace, source: Relation, kept: Mapping[str, Action]
) -> Relation:
    """The source as a relation of the workspace: one statement reads one state of it.

    Only the columns that the release needs are copied. MariaDB locks the rows that such a statement
    reads until the transaction ends, so that ends at once; temporary relations outlive it. A
    transaction of the caller's goes on, and keeps them.
    """
    dialect = workspace.dialect
    needed = [
        dialect.quote(column.name)
        for column in source.columns
        if column.name in {*job.quasi_identifiers, *subjects(job)}
        or kept.get(column.name) in {"keep", "hash"}
    ]
    copy = workspace.make("stage/copy", "copy", source=source.sql, columns=needed)
    if dialect.copying_locks_rows and not workspace.backend.nested:
        workspace.run("stage/free_rows")
    return replace(source, sql=copy.sql)


def hash_keys(job: Job, source: Relation) -> list[str]:
    """The keys of the hashed columns, in the source's order of columns."""
    return [
        said.key.get_secret_value()
        for column in source.columns
        if isinstance(said := job.columns.get(column.name), Identifier) and said.key is not None
    ]


def requests(job: Job, source: Relation) -> list[Request]:
    """What the job asks of each quasi-identifier, in the job's order."""
    return [request(source.column(name), quasi) for name, quasi in job.quasi_identifiers.items()]


def request(column: Column, quasi: Quasi) -> Request:
    """What is asked of one quasi-identifier that has this column."""
    return Request(
        column=column,
        order=quasi.order_over(column.kind),
        weight=Fraction(quasi.weight),
        output=quasi.output,
        ranged=quasi.ranged_over(column.kind),
        min_level=quasi.min_level,
        max_level=quasi.max_level,
    )


# -- what models are measured with ----------------------------------------------------------------


def demands(
    workspace: Workspace,
    relation: Relation,
    quasi: Sequence[str],
    models: Sequence[PrivacyModel],
    *,
    others_as_quasi: bool = False,
    renamed: Mapping[RelationName, RelationName] | None = None,
) -> list[Demand]:
    """Each model with the tables and lists that its measurement reads.

    Only an `order`, a designated `value` and a `hierarchy` need relations of the workspace; every
    other model is measured with SELECT alone.

    Args:
        workspace: Runs the statements.
        relation: What is measured, with the kinds of the models' columns settled.
        quasi: Its quasi-identifiers.
        models: The models.
        others_as_quasi: Whether the sensitive columns of the other models count as
            quasi-identifiers for a model that has one.
        renamed: Tables that have another name for the time of a run.

    Raises:
        InspectionError: a table or column is missing, or of another type than its counterpart.
        HierarchyError: a hierarchy is malformed or leaves values out.
    """
    columns = sensitive(models)
    made: list[Demand] = []
    for model in models:
        demand = Demand(model)
        if model.subject is not None:
            demand = _with_column(workspace, relation, demand, model.subject)
        if others_as_quasi and model.subject in columns and not isinstance(model, KAnonymity):
            also = [name for name in columns if name not in {model.subject, *quasi}]
            demand = replace(demand, also=tuple((n, relation.column(n).kind) for n in also))
        if model.other_table is not None:
            other = (renamed or {}).get(model.other_table, model.other_table)
            demand = _with_table(workspace, relation, quasi, demand, other)
        if isinstance(model, TCloseness):
            demand = _with_distances(workspace, relation, demand, model)
        made.append(demand)
    return made


def _with_column(workspace: Workspace, relation: Relation, demand: Demand, name: str) -> Demand:
    """Add the kind of the model's column, and the values that it lists."""
    model, column = demand.model, relation.column(name)
    listed = None
    if model.listed is not None:
        listed = workspace.table("listed", {"item": str, "position": int})
        workspace.insert(listed, [(item, place) for place, item in enumerate(model.listed)])
    return replace(demand, kind=column.kind, listed=listed)


def _with_table(
    workspace: Workspace,
    relation: Relation,
    quasi: Sequence[str],
    demand: Demand,
    name: RelationName,
) -> Demand:
    """Add the population, or the table of the reference distribution."""
    shared = [*quasi] if demand.model.subject is None else [demand.model.subject]
    other = settle_kinds(workspace, inspect(workspace, name), shared)
    for column in shared:
        kind, counterpart = relation.column(column).kind, other.column(column).kind
        if kind is not counterpart and not (kind.numeric and counterpart.numeric):
            raise InspectionError(
                f"column {column!r} is {counterpart} in {name} and {kind} in {relation.name}; give "
                "both the same type"
            )
    if demand.model.subject is None:
        differing = {
            name for name in shared if relation.column(name).type != other.column(name).type
        }
        return replace(demand, population=other.sql, by_value=frozenset(differing))
    return replace(demand, reference=other.sql)


def _with_distances(
    workspace: Workspace, relation: Relation, demand: Demand, model: TCloseness
) -> Demand:
    """Add the hierarchy, and refuse values that have no place in it or in the order."""
    column = relation.column(model.column)
    if model.hierarchy is not None:
        request = Request(column, "frequency", Fraction(1), "interval", ranged=False)
        combined = combinations(workspace, relation, [request])
        tree = hierarchy(workspace, model.hierarchy, column, combined, 0)
        workspace.drop(combined)
        demand = replace(demand, hierarchy=(tree.table, tree.height))
    places = demand.listed if demand.hierarchy is None else demand.hierarchy[0]
    if places is None:
        return demand
    dialect = workspace.dialect
    quoted = dialect.quote(column.name)
    for table in (relation.sql, demand.reference):
        if table is None:
            continue
        count = workspace.rows(
            "verify/unlisted",
            relation=table,
            column=quoted,
            label=dialect.exact(dialect.text(quoted, column.kind), Kind.TEXT),
            listed=places,
            item=Sql("item" if demand.hierarchy is None else "leaf"),
        )[0][0]
        if count:
            raise InspectionError(
                f"{model.name}: {int(count)} values of column {column.name!r} have no place in "
                f"its {'order' if demand.hierarchy is None else 'hierarchy'}"
            )
    return demand
