"""Measure any table or view, for `check`, `refresh` and `compare`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from sqlanon.errors import InspectionError, JobError, UnsupportedError
from sqlanon.job import rules
from sqlanon.privacy_models.base import ModelInputs, Persons, Population, SensitiveColumn
from sqlanon.privacy_models.requirements import (
    ModelRequirements,
    ValueCounts,
    model_inputs,
    other_tables,
)
from sqlanon.release.groups import COUNT, GROUP
from sqlanon.report.check import CheckReport
from sqlanon.source.inspection import inspect, refuse_long_texts, settle_kinds
from sqlanon.source.reading import is_column_store
from sqlanon.verify.figures import figures_of
from sqlanon.verify.known_columns import measure_known_columns
from sqlanon.verify.measure import class_sizes, judge, measure, value_counts
from sqlanon.verify.two_tables import TwoTables

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from sqlanon.source.inspection import Column, Relation
    from sqlanon.sql.dialects import Kind
    from sqlanon.sql.names import RelationName
    from sqlanon.sql.statement import Sql
    from sqlanon.sql.workspace import Workspace
    from sqlanon.verify.figures import Audience
    from sqlanon.verify.measure import MeasuredClasses, ModelResult


@dataclass(frozen=True, slots=True)
class Apart:
    """Sensitive values that are in a second table, counted by group, as Anatomy publishes them.

    Attributes:
        group: The column that both tables share.
    """

    table: RelationName
    group: str


class Beside(Protocol):
    """Tables that belong to a checked one. Features implement this, in a package above."""

    @property
    def group(self) -> str:
        """The column of the checked table that identifies classes too."""

    def measure(self, workspace: Workspace, rows: Relation) -> Mapping[str, Any]:
        """Measure the tables, for fields of a CheckReport."""


def measure_relation(
    workspace: Workspace,
    name: RelationName,
    quasi: Sequence[str],
    asked: ModelRequirements,
    audience: Audience | None = None,
    *,
    apart: Apart | None = None,
    beside: Beside | None = None,
    drawn: Collection[str] = (),
    hidden: str | None = None,
) -> CheckReport:
    """Measure any table or view, with figures for charts if there is an audience.

    Args:
        audience: The readers of charts; None without charts.
        apart: The second table that has the sensitive columns, whose models are measured by group.
        beside: The tables that belong to it. Classes then are rows with equal quasi-identifiers in
            one of their groups.
        drawn: Its columns of random numbers, which are no knowledge about a person.
        hidden: Its column that readers do not see; None where they see all columns.

    Raises:
        InspectionError: the table or a column does not exist, or it has texts of which the engine
            compares the beginning only.
        UnsupportedError: a model cannot be measured on its columns.
        VerificationError: the tables do not belong together.
    """
    if apart is not None:
        return _measure_by_group(
            workspace, name, quasi, asked, apart=apart, audience=audience, drawn=drawn
        )
    groups = () if beside is None else (beside.group,)
    named = list(dict.fromkeys([*quasi, *groups, *asked.columns]))
    found = inspect(workspace, name)
    _refuse_first_alone(found, asked)
    relation = settle_kinds(workspace, found, named)
    refuse_long_texts(workspace, relation, named)
    fields = {} if beside is None else beside.measure(workspace, relation)
    told = [*dict.fromkeys([*quasi, *groups])]
    measured = measure_table(workspace, relation, told, asked)
    kinds = [(column, relation.column(column).kind) for column in told]
    others = [(c.name, c.kind) for c in relation.columns if c.name not in {*told, *drawn, hidden}]
    stored = is_column_store(workspace, relation)
    known = measure_known_columns(workspace, relation.sql, kinds, others, keys=True, stored=stored)
    kept = [(name, relation.column(name).kind) for name in asked.persons]
    persons = measure_known_columns(workspace, relation.sql, kinds, kept, known=True)
    figures = None
    if audience is not None:
        looked_at = [(one, kind) for one, kind in others if one in asked.sensitive]
        figures = figures_of(workspace, relation.sql, kinds, looked_at, audience=audience)
    return CheckReport.of(
        workspace,
        relation,
        quasi,
        measured.sizes,
        measured.results,
        columns=known,
        others=measured.others,
        figures=figures,
        drawn=[one.name for one in relation.columns if one.name in drawn],
        persons=persons,
        **fields,
    )


def _refuse_first_alone(relation: Relation, asked: ModelRequirements) -> None:
    """Refuse the first table of two, if models read columns of the second one."""
    there = {column.name for column in relation.columns}
    apart = [name for name in asked.columns if name not in there]
    if apart and GROUP in there:
        raise InspectionError(
            f"{relation.name} has no column {apart[0]!r}, and numbers groups in {GROUP}: a "
            "release of anatomy has such values in its second table; name it with --values "
            "(values in Python)"
        )


@dataclass(frozen=True, slots=True)
class MeasuredTable:
    """A table or view whose classes were measured.

    Attributes:
        results: A result per condition of each model.
    """

    sizes: MeasuredClasses
    results: tuple[ModelResult, ...]
    others: tuple[Relation, ...]


def measure_table(
    workspace: Workspace, relation: Relation, quasi: Sequence[str], asked: ModelRequirements
) -> MeasuredTable:
    """Measure the classes of a relation whose kinds of columns are resolved.

    Raises:
        UnsupportedError: a model cannot be measured on its columns.
    """
    rules.refuse_unmeasurable(asked.models, quasi, relation)
    kinds = [(column, relation.column(column).kind) for column in quasi]
    tables = other_tables(workspace, relation, quasi, asked)

    def counts(column: Column) -> ValueCounts:
        counted = value_counts(workspace, relation.sql, column.name, column.kind)
        return ValueCounts(counted, 0)

    inputs = model_inputs(workspace, relation, quasi, asked, tables=tables, counts=counts)
    sizes, results = measure(workspace, relation.sql, kinds, inputs)
    return MeasuredTable(sizes, results, tuple(tables.values()))


def _prepare_table(
    workspace: Workspace, name: RelationName, quasi: Sequence[str], asked: ModelRequirements
) -> tuple[Relation, list[tuple[str, Kind]]]:
    """Inspect a table to measure, and return the kinds of its quasi-identifiers."""
    named = list(dict.fromkeys([*quasi, *asked.columns]))
    relation = settle_kinds(workspace, inspect(workspace, name), named)
    refuse_long_texts(workspace, relation, named)
    rules.refuse_unmeasurable(asked.models, quasi, relation)
    return relation, [(column, relation.column(column).kind) for column in quasi]


def _measure_by_group(
    workspace: Workspace,
    name: RelationName,
    quasi: Sequence[str],
    asked: ModelRequirements,
    *,
    apart: Apart,
    audience: Audience | None,
    drawn: Collection[str],
) -> CheckReport:
    """Measure two tables that a group links: sizes of the first, models of values by group."""
    if asked.sensitive_as_quasi:
        raise UnsupportedError("sensitive_as_quasi is not measured with a second table")
    of_values = [isinstance(model.reads, SensitiveColumn) for model in asked.models]
    sizes_only = ModelRequirements(
        tuple(m for m, s in zip(asked.models, of_values, strict=True) if not s)
    )
    diverse = ModelRequirements(tuple(m for m, s in zip(asked.models, of_values, strict=True) if s))
    if not diverse.models:
        raise JobError("name a model of the sensitive column that is in the second table")
    if any(isinstance(model.reads, Persons | Population) for model in sizes_only.models):
        raise UnsupportedError("persons and populations are not measured with a second table")
    first, kinds = _prepare_table(workspace, name, [*quasi, apart.group], sizes_only)
    second, groups = _prepare_table(workspace, apart.table, [apart.group], diverse)
    if not second.column(COUNT).kind.numeric:
        raise UnsupportedError(f"{apart.table}: column {COUNT} has no numbers, and counts nothing")
    plain = [ModelInputs(model) for model in sizes_only.models]
    sizes, results = measure(workspace, first.sql, kinds[:-1], plain)
    for model in diverse.models:
        column = str(model.reads.column)
        two = TwoTables(first.sql, second.sql, groups[0], column, COUNT)
        unrolled = two.unroll(workspace)

        def counts(of: Column, relation: Sql = unrolled) -> ValueCounts:
            return ValueCounts(value_counts(workspace, relation, of.name, of.kind), 0)

        one = ModelRequirements((model,))
        tables = other_tables(workspace, second, [], one)
        inputs = model_inputs(workspace, second, [apart.group], one, tables=tables, counts=counts)
        results += judge(workspace, unrolled, groups, inputs)
    by_group = class_sizes(workspace, first.sql, kinds[-1:])
    gone = {*quasi, *drawn, apart.group}
    others = [(c.name, c.kind) for c in first.columns if c.name not in gone]
    known = measure_known_columns(workspace, first.sql, kinds[:-1], others, keys=True)
    figures = None
    if audience is not None:
        figures = figures_of(workspace, first.sql, kinds[:-1], [], audience=audience)
    return CheckReport.of(
        workspace,
        first,
        quasi,
        sizes,
        results,
        columns=known,
        others=(),
        figures=figures,
        groups=by_group,
        drawn=[one.name for one in first.columns if one.name in drawn],
    )
