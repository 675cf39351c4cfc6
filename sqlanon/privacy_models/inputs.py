"""What measuring the models of a job reads, made by one function for each side that measures.

The search makes its inputs from what was staged, the verifier its own from what it counts itself:
what is wrong in a relation of the one cannot hide the same mistake from the other.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple, cast

from sqlanon.common.wording import counted
from sqlanon.errors import InspectionError, JobError
from sqlanon.privacy_models.base import ModelInputs
from sqlanon.privacy_models.reads import Population, SensitiveColumn
from sqlanon.source.hierarchies.build import hierarchy
from sqlanon.source.inspection import inspect, settle_kinds
from sqlanon.source.written_values import spelled_values
from sqlanon.sql.dialects import Kind
from sqlanon.sql.statement import Sql, WorkTable

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from sqlanon.privacy_models.asked import Asked
    from sqlanon.source.hierarchies.specification import HierarchySpecification
    from sqlanon.source.inspection import Column, Relation
    from sqlanon.sql.names import RelationName
    from sqlanon.sql.workspace import Workspace


class ValueCounts(NamedTuple):
    """Where a column's values are, each with its rows; a value may stand in many rows.

    Attributes:
        table: Relation (v<place>, n).
        place: See there.
    """

    table: WorkTable
    place: int

    @property
    def value(self) -> Sql:
        """The column of the values."""
        return Sql(f"v{self.place}")


def other_tables(
    workspace: Workspace,
    measured: Relation,
    quasi: Sequence[str],
    asked: Asked,
    renamed: Mapping[RelationName, RelationName] | None = None,
) -> dict[RelationName, Relation]:
    """Every other table that the models name, inspected, by the name that they give it.

    Args:
        workspace: Runs the statements.
        measured: The table that the models are asked of, its kinds settled.
        quasi: Its quasi-identifiers.
        asked: The models.
        renamed: Tables that have another name for the time of a run.

    Raises:
        InspectionError: a table or column is missing, or of another type than its counterpart.
    """
    found: dict[RelationName, Relation] = {}
    for model in asked.models:
        reads = model.reads
        if reads.table is None:
            continue
        name = (renamed or {}).get(reads.table, reads.table)
        shared = [*quasi] if reads.column is None else [reads.column]
        other = found.get(reads.table) or inspect(workspace, name)
        found[reads.table] = settle_kinds(workspace, other, shared)
        for column in shared:
            kind, counterpart = measured.column(column).kind, found[reads.table].column(column).kind
            if kind is not counterpart and not (kind.numeric and counterpart.numeric):
                raise InspectionError(
                    f"column {column!r} is {counterpart} in {name} and {kind} in {measured.name}; "
                    "give both the same type"
                )
    return found


def model_inputs(
    workspace: Workspace,
    measured: Relation,
    quasi: Sequence[str],
    asked: Asked,
    *,
    tables: Mapping[RelationName, Relation],
    counts: Callable[[Column], ValueCounts],
) -> tuple[ModelInputs, ...]:
    """Each model with the relations that its measurement reads.

    Only an `order`, a bounded `value` and a `hierarchy` need relations of the workspace; every
    other model is measured with SELECT alone.

    Args:
        workspace: Runs the statements.
        measured: What the models are asked of, its kinds settled.
        quasi: Its quasi-identifiers.
        asked: The models.
        tables: What `other_tables` found.
        counts: The values of a column of `measured`; called only where they are needed.

    Raises:
        InspectionError: a value has no place in the order of its column.
        HierarchyError: a hierarchy is malformed or leaves values out.
    """
    made: list[ModelInputs] = []
    for model in asked.models:
        reads = model.reads
        if isinstance(reads, Population):
            public = tables[reads.public]
            # numbers of two types are written in two ways, and mean the same all the same
            differing = {
                name for name in quasi if measured.column(name).type != public.column(name).type
            }
            by_value = frozenset(differing)
            made.append(ModelInputs(model, population=public.sql, by_value=by_value))
        elif isinstance(reads, SensitiveColumn):
            column = measured.column(reads.name).compared(workspace.dialect)
            parts = [name for name in asked.parted_by(reads.name) if name not in quasi]
            inputs = ModelInputs(
                model,
                column.kind,
                parted_by=tuple((name, measured.column(name).kind) for name in parts),
                reference=None if reads.table is None else tables[reads.table].sql,
                listed=_listed(workspace, model.name, column, reads),
            )
            made.append(_placed(workspace, column, inputs, reads, counts))
        else:
            kind = None if reads.column is None else measured.column(reads.column).kind
            made.append(ModelInputs(model, kind))
    return tuple(made)


def _listed(
    workspace: Workspace, model: str, column: Column, reads: SensitiveColumn
) -> WorkTable | None:
    """Relation (item, position) of values that a model lists.

    Raises:
        JobError: one is no value of the column's type, or listed twice.
    """
    said = reads.order or reads.bounded
    if said is None:
        return None
    where = f"{model}: {'order' if reads.order else 'value'} of column {column.name!r}"
    values = spelled_values(workspace.dialect, column, said, where, JobError)
    listed = workspace.table("listed", {"item": str, "position": int})
    workspace.insert(listed, [(item, place) for place, item in enumerate(values)])
    return listed


def _placed(
    workspace: Workspace,
    column: Column,
    inputs: ModelInputs,
    reads: SensitiveColumn,
    counts: Callable[[Column], ValueCounts],
) -> ModelInputs:
    """Add the hierarchy, and refuse values that have no place in it or in the order."""
    model = inputs.model.name
    named = workspace.dialect.quote(column.name)
    strangers = [] if inputs.reference is None else [(inputs.reference, named)]
    if reads.hierarchy is not None:
        said = cast("HierarchySpecification", reads.hierarchy)
        found = counts(column)
        tree = hierarchy(workspace, said, column, found.table, found.place)
        for values in strangers:
            _refuse_strays(workspace, model, column, values=values, places=tree.table, item="leaf")
        return replace(inputs, hierarchy=(tree.table, tree.height))
    if reads.order is not None and inputs.listed is not None:
        found = counts(column)
        for values in [(found.table.sql, found.value), *strangers]:
            _refuse_strays(
                workspace, model, column, values=values, places=inputs.listed, item="item"
            )
    return inputs


def _refuse_strays(
    workspace: Workspace,
    model: str,
    column: Column,
    *,
    values: tuple[Sql, Sql],
    places: WorkTable,
    item: str,
) -> None:
    """Refuse values that are not among the items of a relation.

    Args:
        workspace: Runs the statement.
        model: The model's name, for the message.
        column: The column, for the message.
        values: The relation that has them, and its column.
        places: The relation of the items.
        item: Its column.
    """
    table, value = values
    dialect = workspace.dialect
    strays = workspace.count(
        "search/strays",
        relation=table,
        column=value,
        label=dialect.exact(column.text(dialect, value), Kind.TEXT),
        listed=places,
        item=Sql(item),
    )
    if strays:
        raise InspectionError(
            f"{model}: {counted(strays, 'value')} of column {column.name!r} without a place in its "
            f"{'order' if item == 'item' else 'hierarchy'}"
        )
