"""Bounds on what a reader of several tables of the same persons learns: the entry point.

Releases of different jobs, tools or owners, or without a `key`, have no stored link from rows to
classes. A reader has none either, and matches their labels. This measures what the matches tell.
docs/definitions, "Tables read together", has the formulas and papers.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import combinations, permutations
from typing import TYPE_CHECKING, Any

from sqlanon.common.events import Command, acting
from sqlanon.errors import HierarchyError, InspectionError, JobError, UnsupportedError
from sqlanon.job.arguments import columns_of
from sqlanon.job.job import quasi_of
from sqlanon.report.bounds import Bounds, CouplesOf, OverlapOf, ValuesLeft
from sqlanon.report.data import Database, Versions
from sqlanon.source.hierarchies.build import from_rows, from_table_of
from sqlanon.source.hierarchies.relation import validate_hierarchy
from sqlanon.source.hierarchies.specification import (
    HierarchyTable,
    lists_labels,
    read_declared_rows,
)
from sqlanon.source.inspection import inspect, refuse_long_texts, settle_kinds
from sqlanon.source.written_values import spell_rows
from sqlanon.sql.backends import Connectable, open_connection
from sqlanon.sql.dialects import Kind
from sqlanon.sql.names import RelationName
from sqlanon.sql.workspace import Observer, Workspace, new_run_id
from sqlanon.verify.overlaps import LabelHierarchy, LabelledTable, Overlaps, read_column

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sqlanon.source.hierarchies.specification import HierarchySpecification
    from sqlanon.source.inspection import Column, Relation
    from sqlanon.sql.statement import Sql, WorkTable
    from sqlanon.verify.overlaps import LabelColumn


@dataclass(frozen=True, slots=True)
class _BoundsRequest:
    """The tables and columns to be measured.

    Attributes:
        k: The least number of persons that is not few; None for the smallest class.
    """

    names: tuple[RelationName, ...]
    quasi: tuple[str, ...]
    sensitive: tuple[str, ...]
    hierarchies: Mapping[str, HierarchySpecification]
    same_persons: bool
    k: int | None


def compare_tables(
    connection: Connectable,
    *tables: str | RelationName,
    quasi: Sequence[str],
    sensitive: Sequence[str] = (),
    hierarchies: Mapping[str, Mapping[str, Any]] | None = None,
    same_persons: bool = False,
    k: int | None = None,
    observer: Observer | None = None,
) -> Bounds:
    """Measure what an attacker learns by matching the labels of several tables.

    It needs SELECT on the tables, and TEMPORARY tables.

    Args:
        connection: See `anonymize`.
        tables: Two tables or views or more, of any origin.
        quasi: The quasi-identifiers, columns of all of them.
        sensitive: Sensitive columns of all of them, whose values do not change.
        hierarchies: By quasi-identifier the hierarchy of its labels, as under
            `hierarchy:` in a job: `{"file": …}`, `{"table": …}`, `{"taxonomy": …}`, `{"rows": …}`.
            Labels of the others are read by their form.
        same_persons: Whether a reader knows that all tables have the same persons.
        k: The least number of persons that is not few; by default that of the smallest class.
        observer: Is told of statements.

    Returns:
        The classes in which rows may be, added and removed persons, and the values that remain
        possible.

    Raises:
        JobError: that cannot be asked.
        InspectionError: a table or column is not there, or `same_persons` cannot be.
        UnsupportedError: labels cannot be read without a hierarchy.
        SqlanonError: one of its subclasses.
    """
    quasi = columns_of(quasi)
    asked = _BoundsRequest(
        tuple(RelationName.parse(one) if isinstance(one, str) else one for one in tables),
        tuple(quasi),
        tuple(columns_of(sensitive)),
        _specifications(hierarchies or {}, quasi),
        same_persons,
        k,
    )
    _refuse(asked)
    with acting(Command("compare", new_run_id(), ", ".join(map(str, asked.names)))) as act:
        with open_connection(connection) as backend:
            workspace = Workspace(backend, act.observer(observer or Observer()), act.run_id)
            with backend.transaction(write=False), workspace:
                report = _measure(workspace, asked)
        act.finish(**report.counts())
        return report


def _specifications(
    said: Mapping[str, Mapping[str, Any]], quasi: Sequence[str]
) -> dict[str, HierarchySpecification]:
    """Return the hierarchies, which must list all their labels.

    Raises:
        JobError: one is of no quasi-identifier.
        UnsupportedError: one is made of values, which labels do not show.
    """
    found: dict[str, HierarchySpecification] = {}
    for column, hierarchy in said.items():
        if column not in quasi:
            raise JobError(f"hierarchies: {column!r} is not a quasi-identifier")
        specification = quasi_of(column, {"hierarchy": hierarchy}).hierarchy
        if specification is None:
            raise JobError(
                f"hierarchies.{column}: is not a hierarchy; set a file, a table, a taxonomy or rows"
            )
        if not lists_labels(specification):
            raise UnsupportedError(
                f"hierarchies.{column}: labels are read by a hierarchy that lists them: file, "
                "table, taxonomy or rows. A hierarchy made by a rule is not needed here, "
                "because its labels are read by their form; leave it out"
            )
        found[column] = specification
    return found


def _refuse(asked: _BoundsRequest) -> None:
    """Refuse what cannot be asked, whatever the tables are."""
    if len(asked.names) < 2:  # noqa: PLR2004 - together
        raise JobError("name two tables or more to compare")
    if len(set(asked.names)) < len(asked.names):
        raise JobError("a table is named twice")
    columns = (*asked.quasi, *asked.sensitive)
    if not asked.quasi:
        raise JobError("name at least one quasi-identifier")
    if len(set(columns)) < len(columns):
        raise JobError("a column is named twice")
    if asked.k is not None and (isinstance(asked.k, bool) or asked.k < 1):
        raise JobError("k must be a whole number, 1 or more")


def _measure(workspace: Workspace, asked: _BoundsRequest) -> Bounds:
    relations = [_relation(workspace, name, asked) for name in asked.names]
    spelled = [
        workspace.make(
            "bounds/classes", "spelled", labels=_labels(workspace, one, asked), relation=one.sql
        )
        for one in relations
    ]
    columns = [
        read_column(workspace, column.name, index, spelled, _hierarchy(workspace, asked, column))
        for index, column in enumerate(map(relations[0].column, asked.quasi))
    ]
    columns.sort(key=lambda one: one.density)  # most distinguishing columns first
    read = [
        _label_table(workspace, asked, relation, classes, columns)
        for relation, classes in zip(relations, spelled, strict=True)
    ]
    workspace.drop(*spelled)
    overlaps = Overlaps.of(workspace, read, columns)
    names, count = [str(one) for one in asked.names], len(asked.names)
    k = asked.k or workspace.count("bounds/smallest", tables=[one.classes for one in read])
    found = tuple(
        OverlapOf(names[here], names[there], overlaps.overlap(here, there, k))
        for here, there in permutations(range(count), 2)
    )
    if asked.same_persons:
        _refuse_others(found)
    couples = tuple(
        CouplesOf(
            names[one],
            names[two],
            overlaps.couples(one, two, k),
            overlaps.joint(one, two, k) if asked.same_persons else None,
        )
        for one, two in combinations(range(count), 2)
    )
    joint = [one.joint for one in couples if one.joint is not None]
    if any(one.impossible for one in joint):
        raise _not_the_same("overlapping classes cannot hold each other's rows")
    values = tuple(
        ValuesLeft(name, column, tuple(left))
        for column in asked.sensitive
        for name, left in zip(names, overlaps.left(column), strict=True)
    )
    return Bounds(
        run_id=workspace.run_id,
        tables=tuple(names),
        quasi=asked.quasi,
        k=k,
        same_persons=asked.same_persons,
        overlaps=found,
        couples=couples,
        values=values,
        holds=not any(one.learnt > one.learnt_alone for one in values)
        and not any(one.small for one in joint)
        and not any(one.couples.small for one in couples)
        and not any(one.overlap.small for one in found),
        started=workspace.started,
        ended=datetime.now(UTC),
        versions=Versions.of(workspace.backend.engine),
        database=Database.of(workspace),
    )


def _relation(workspace: Workspace, name: RelationName, asked: _BoundsRequest) -> Relation:
    """A table whose columns are known."""
    relation = inspect(workspace, name)
    columns = [*asked.quasi, *asked.sensitive]
    relation.refuse_missing(columns)
    relation = settle_kinds(workspace, relation, columns)
    refuse_long_texts(workspace, relation, columns)
    return relation


def _texts(workspace: Workspace, relation: Relation, names: Sequence[str]) -> list[Sql]:
    """Columns as texts that are equal where their bytes are."""
    dialect = workspace.dialect
    columns = (relation.column(name) for name in names)
    return [dialect.exact(one.text(dialect, dialect.quote(one.name)), Kind.TEXT) for one in columns]


def _labels(workspace: Workspace, relation: Relation, asked: _BoundsRequest) -> list[Sql]:
    """The quasi-identifiers as marked labels, of which none is NULL."""
    texts = _texts(workspace, relation, asked.quasi)
    return [workspace.fragment("bounds/marked", label=text) for text in texts]


def _hierarchy(
    workspace: Workspace, asked: _BoundsRequest, column: Column
) -> LabelHierarchy | None:
    """The hierarchy that labels of a column are of, checked; None where none was said."""
    specification = asked.hierarchies.get(column.name)
    if specification is None:
        return None
    if isinstance(specification, HierarchyTable):
        levels, height = from_table_of(workspace, specification)
    else:
        rows = read_declared_rows(specification) or []
        rows = spell_rows(workspace.dialect, column, rows, HierarchyError)
        levels, height = from_rows(workspace, rows)
    workspace.drop(validate_hierarchy(workspace, levels, height, column.name).table)
    return LabelHierarchy(levels, height)


def _label_table(
    workspace: Workspace,
    asked: _BoundsRequest,
    relation: Relation,
    classes: WorkTable,
    columns: Sequence[LabelColumn],
) -> LabelledTable:
    """Return a table by its classes, with the sensitive values of each."""
    coded = workspace.make("bounds/coded", "coded", classes=classes, columns=columns)
    shown = {
        name: workspace.make(
            "bounds/shown",
            "shown",
            value=value,
            labels=_labels(workspace, relation, asked),
            relation=relation.sql,
            classes=coded,
            columns=columns,
        )
        for name, value in zip(
            asked.sensitive, _texts(workspace, relation, asked.sensitive), strict=True
        )
    }
    return LabelledTable(coded, shown)


def _refuse_others(found: Sequence[OverlapOf]) -> None:
    """Refuse tables that cannot be of the same persons.

    Raises:
        InspectionError: one has more rows than another, or rows that cannot be in another.
    """
    if len({one.overlap.rows for one in found}) > 1:
        raise _not_the_same("they have different numbers of rows")
    for one in found:
        if one.overlap.missing:
            raise _not_the_same(f"rows of {one.table} fit no class of {one.other}")


def _not_the_same(why: str) -> InspectionError:
    return InspectionError(
        f"the tables are not of the same persons: {why}; leave same_persons (--same-persons) out"
    )
