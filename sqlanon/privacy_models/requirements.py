"""The joint requirements of a job's privacy models, and the data that the models read."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, NamedTuple, cast

from sqlanon.common.wording import inflect
from sqlanon.errors import InspectionError, JobError
from sqlanon.privacy_models.base import ModelInputs, Population, SensitiveColumn
from sqlanon.source.inspection import inspect, settle_kinds
from sqlanon.source.written_values import spell_values
from sqlanon.sql.dialects import Kind
from sqlanon.sql.statement import Sql, WorkTable

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from sqlanon.privacy_models.base import PrivacyModel
    from sqlanon.source.hierarchies.specification import HierarchySpecification
    from sqlanon.source.inspection import Column, Relation
    from sqlanon.sql.names import RelationName
    from sqlanon.sql.workspace import Workspace


# -- from the job ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ModelRequirements:
    """The joint requirements of a job's models, for search, release, verifier and report.

    There are three sizes, and they can differ. For k = 2, l = 5 and an average risk of 0.1, `k` is
    2, `needed` 5 and `sufficient` 10.

    Attributes:
        sensitive_as_quasi: Whether, for each model of a sensitive column, the sensitive columns of
            the other models count as quasi-identifiers.
    """

    models: tuple[PrivacyModel, ...]
    sensitive_as_quasi: bool = False

    @property
    def smallest_class(self) -> int:
        """Rows that a class needs at least to satisfy every model, 1 or more."""
        return max((model.class_size.needed for model in self.models), default=1)

    @property
    def sufficient(self) -> int:
        """Rows with which a class satisfies every condition on sizes, whatever others have."""
        return max((model.class_size.sufficient for model in self.models), default=1)

    @property
    def k(self) -> int:
        """The largest k of k-anonymity that is required; 1, which always holds, without one.

        The average class size is divided by it: the metric's k is the parameter of k-anonymity "as
        the job asks for it" (docs/definitions, "Average class size"). With k = 2 and an l-diversity
        of 5 it is 2, although no class has fewer than 5 rows.
        """
        return max((model.k_anonymous for model in self.models), default=1)

    @property
    def columns(self) -> tuple[str, ...]:
        """The measured columns that are no quasi-identifiers, each once."""
        read = (model.reads.column for model in self.models)
        return tuple(dict.fromkeys(column for column in read if column is not None))

    @property
    def sensitive(self) -> tuple[str, ...]:
        """The sensitive columns, each once."""
        read = (model.reads for model in self.models)
        return tuple(dict.fromkeys(r.name for r in read if isinstance(r, SensitiveColumn)))

    @property
    def persons(self) -> tuple[str, ...]:
        """The columns that identify persons, each once; empty if rows are counted."""
        told = (model.person_column for model in self.models)
        return tuple(dict.fromkeys(column for column in told if column is not None))

    @property
    def population(self) -> RelationName | None:
        """The population, of which a job has at most one."""
        read = (model.reads for model in self.models)
        return next((reads.public for reads in read if isinstance(reads, Population)), None)

    def list_separating_columns(self, column: str) -> tuple[str, ...]:
        """List sensitive columns that count as quasi-identifiers for models of this one."""
        if not self.sensitive_as_quasi:
            return ()
        return tuple(name for name in self.sensitive if name != column)

    def monotone(self, limit: int) -> bool:
        """Whether a generalization of what satisfies all models satisfies them too.

        With suppression, the number of rows in violating classes must not grow. Without, it is
        enough that classes which satisfy all models still do when they are merged. A model of the
        whole table together with others is not monotone with suppression: the rows that another
        model stops suppressing change its mean (docs/definitions, "Monotonicity").
        """
        flags = [model.monotone for model in self.models]
        if limit == 0:
            return all(generalization for generalization, _ in flags)
        mixed = len(self.models) > 1 and any(model.whole_table for model in self.models)
        return all(all(pair) for pair in flags) and not mixed


# -- from the tables -------------------------------------------------------------------------------
#
# The search reads staged inputs, and the verifier counts its own:
# an error in a relation of one cannot hide the same error from the other.


class ValueCounts(NamedTuple):
    """A relation of a column's values and their rows. A value may be in many rows.

    Attributes:
        table: Relation (v<place>, n).
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
    asked: ModelRequirements,
    renamed: Mapping[RelationName, RelationName] | None = None,
) -> dict[RelationName, Relation]:
    """Inspect every other table that the models name, by its name there.

    Args:
        measured: The table that the models are measured on, with its kinds resolved.
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
    asked: ModelRequirements,
    *,
    tables: Mapping[RelationName, Relation],
    counts: Callable[[Column], ValueCounts],
) -> tuple[ModelInputs, ...]:
    """Build the inputs of each model: the relations that its measurement reads.

    Only an `order`, a bounded `value` and a `hierarchy` need relations of the workspace; every
    other model is measured with SELECT alone.

    Args:
        measured: The table that the models are measured on, with its kinds resolved.
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
            # numbers of two types may be equal although their texts differ
            differing = {
                name for name in quasi if measured.column(name).type != public.column(name).type
            }
            by_value = frozenset(differing)
            made.append(ModelInputs(model, population=public.sql, by_value=by_value))
        elif isinstance(reads, SensitiveColumn):
            column = measured.column(reads.name).as_comparable(workspace.dialect)
            parts = [
                name for name in asked.list_separating_columns(reads.name) if name not in quasi
            ]
            inputs = ModelInputs(
                model,
                column.kind,
                parted_by=tuple((name, measured.column(name).kind) for name in parts),
                reference=None if reads.table is None else tables[reads.table].sql,
                listed=_list_values(workspace, model.name, column, reads),
            )
            made.append(_add_hierarchy(workspace, column, inputs, reads, counts))
        else:
            kind = None if reads.column is None else measured.column(reads.column).kind
            made.append(ModelInputs(model, kind))
    return tuple(made)


def _list_values(
    workspace: Workspace, model: str, column: Column, reads: SensitiveColumn
) -> WorkTable | None:
    """Build relation (item, position) of values that a model lists.

    Raises:
        JobError: one is no value of the column's type, or listed twice.
    """
    said = reads.order or reads.bounded
    if said is None:
        return None
    where = f"{model}: {'order' if reads.order else 'value'} of column {column.name!r}"
    values = spell_values(workspace.dialect, column, said, where, JobError)
    listed = workspace.table("listed", {"item": str, "position": int})
    workspace.insert(listed, [(item, place) for place, item in enumerate(values)])
    return listed


def _add_hierarchy(
    workspace: Workspace,
    column: Column,
    inputs: ModelInputs,
    reads: SensitiveColumn,
    counts: Callable[[Column], ValueCounts],
) -> ModelInputs:
    """Add the hierarchy, and refuse values that have no place in it or in the order."""
    model = inputs.model.name
    named = workspace.dialect.quote(column.name)
    references = [] if inputs.reference is None else [(inputs.reference, named)]
    if reads.hierarchy is not None:
        from sqlanon.source.hierarchies.build import hierarchy  # noqa: PLC0415

        said = cast("HierarchySpecification", reads.hierarchy)
        found = counts(column)
        tree = hierarchy(workspace, said, column, found.table, found.place)
        for values in references:
            _refuse_strays(workspace, model, column, values=values, places=tree.table, item="leaf")
        return replace(inputs, hierarchy=(tree.table, tree.height))
    if reads.order is not None and inputs.listed is not None:
        found = counts(column)
        for values in [(found.table.sql, found.value), *references]:
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
    """Refuse values that are not among the items of a relation."""
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
            f"{model}: {inflect(strays, 'value')} of column {column.name!r} without a place in its "
            f"{'order' if item == 'item' else 'hierarchy'}"
        )
