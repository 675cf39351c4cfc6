"""Detail tables as they were written, measured with SQL of its own before they are published."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from sqlanon.errors import VerificationError
from sqlanon.privacy_models.base import ModelInputs
from sqlanon.report.details import KnownDetail, MeasuredDetail, MeasuredItems
from sqlanon.sql.dialects import Kind
from sqlanon.verify.measure import judge, refuse_failed, refuse_other_columns

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlanon.features.detail_tables.tables import Detail, LinkedDetails
    from sqlanon.release.release import Release, Written
    from sqlanon.sql.dialects import Dialect
    from sqlanon.sql.statement import Sql
    from sqlanon.sql.workspace import Workspace


class _Fates(NamedTuple):
    """The row of detail_tables/fates; see MeasuredDetail."""

    rows: int
    nobodys: int
    suppressed: int


class _Numbers(NamedTuple):
    """The row of detail_tables/numbers; see MeasuredDetail."""

    persons: int
    few: int
    unique: int


class _Values(NamedTuple):
    """The row of detail_tables/values; see KnownDetail."""

    values: int
    alone: int
    unique: int


def foresee(
    workspace: Workspace, release: Release, linked: LinkedDetails, persons: Sql
) -> tuple[MeasuredDetail, ...]:
    """Measure the rows that would be written, in relations of the workspace."""
    made = []
    for detail in linked.details:
        table = workspace.table("details", {one.name: one.type for one in detail.columns})
        workspace.fill(table, "detail_tables/details", **linked.rows(workspace, detail, persons))
        workspace.analyze(table)
        made.append(table)
    relations = [one.sql for one in made]
    found = _measure_all(workspace, release, linked, persons, relations, required=False)
    workspace.drop(*made)
    return found


def verify(
    workspace: Workspace, written: Written, linked: LinkedDetails
) -> tuple[MeasuredDetail, ...]:
    """Measure what was written."""
    persons, details = written.relations[0], written.beside
    _refuse_strays(workspace, linked, persons, details)
    return _measure_all(workspace, written.release, linked, persons, details, required=True)


def _refuse_strays(
    workspace: Workspace, linked: LinkedDetails, persons: Sql, details: Sequence[Sql]
) -> None:
    """Stop if the written rows of a detail table are not those of the published persons.

    Raises:
        VerificationError: a row has no person; the rows of a person differ from those in the
            source; a number belongs to several persons; or there are other columns.
    """
    person = workspace.dialect.quote(linked.person)
    wrong = workspace.count(
        "detail_tables/person_numbers", persons=persons, person=person, numbers=linked.numbers
    )
    if wrong:
        raise VerificationError("persons do not have a number each; nothing was published")
    for detail, relation in zip(linked.details, details, strict=True):
        refuse_other_columns(workspace, relation, [column.name for column in detail.columns])
        said = linked.rows(workspace, detail, persons)
        expected, shown = _build_comparison(workspace.dialect, detail)
        if workspace.count(
            "detail_tables/strays", details=relation, expected=expected, shown=shown, **said
        ):
            raise VerificationError(
                f"{detail.source.name}: the written rows are not those of the published persons; "
                "nothing was published"
            )


def _build_comparison(dialect: Dialect, detail: Detail) -> tuple[list[Sql], list[Sql]]:
    """Build the values by which rows are compared: of expected rows, and of published ones."""
    expected, shown = [], []
    for column in detail.columns:
        own = dialect.as_published(dialect.column("t", column.name), column.kind)
        empty = column.inner is None and column.nullable and not column.quasi
        made = column.outer if empty else dialect.as_published(column.outer, column.kind)
        shown.append(own)
        expected.append(made)
    return dialect.row_comparison(expected), dialect.row_comparison(shown)


def _measure_all(
    workspace: Workspace,
    release: Release,
    linked: LinkedDetails,
    persons: Sql,
    details: Sequence[Sql],
    *,
    required: bool,
) -> tuple[MeasuredDetail, ...]:
    """Measure each detail table, and the risk of persons by it."""
    return tuple(
        _measure_detail(workspace, release, linked, persons, (detail, relation), required=required)
        for detail, relation in zip(linked.details, details, strict=True)
    )


def _measure_detail(
    workspace: Workspace,
    release: Release,
    linked: LinkedDetails,
    persons: Sql,
    written: tuple[Detail, Sql],
    *,
    required: bool,
) -> MeasuredDetail:
    dialect, (detail, relation) = workspace.dialect, written
    said = {
        **linked.rows(workspace, detail, persons),
        "details": relation,
        "key": dialect.quote(detail.key),
        "quasi": [
            dialect.as_published(dialect.column("p", column.name), column.kind)
            for column in release.classes.columns
        ],
        "quasi_long": [column.kind.long for column in release.classes.columns],
        "k": release.asked.smallest_class,
    }
    fates = workspace.ask_one("detail_tables/fates", _Fates, **said)
    numbers = workspace.ask_one("detail_tables/numbers", _Numbers, **said)
    columns = []
    for column in detail.others:
        value = dialect.as_published(dialect.column("t", column.name), column.kind)
        found = workspace.ask_one("detail_tables/values", _Values, value=value, **said)
        columns.append(KnownDetail(column.name, *found))
    return MeasuredDetail(
        str(detail.source.name),
        str(detail.target),
        *fates,
        fates.rows - fates.nobodys - fates.suppressed,
        *numbers,
        release.asked.smallest_class,
        tuple(columns),
        detail.sensitive,
        _items(workspace, detail, relation, said, required=required),
    )


def _items(
    workspace: Workspace, detail: Detail, relation: Sql, said: dict[str, Any], *, required: bool
) -> MeasuredItems | None:
    """Measure the generalized columns of a detail table.

    Args:
        relation: Its rows that are, or would be, published.
        said: The values of templates that read them with the rows of persons.

    Raises:
        VerificationError: it is violated, or rows of published persons were left out.
    """
    items = detail.items
    if items is None:
        return None
    dialect, model = workspace.dialect, items.model
    columns = [one for one in detail.columns if one.quasi]
    reached: int | None = None
    if required:
        quasi = [(one.name, one.kind) for one in columns]
        (result,) = judge(workspace, relation, quasi, [ModelInputs(model, Kind.INTEGER)])
        refuse_failed([result], str(detail.source.name))
        # a row whose label too few rows have is on neither side of `_refuse_strays`
        if workspace.count("detail_tables/left_out", **said):
            raise VerificationError(
                f"{detail.source.name}: rows of published persons were not written; nothing was "
                "published"
            )
        reached = None if result.reached is None else int(result.reached)
    # a plan makes the table too, and fills it with nothing
    held = workspace.table("items", dict.fromkeys(("number", "class", "label", "times"), int))
    workspace.fill(
        held,
        "detail_tables/items",
        values=[dialect.as_published(dialect.column("t", one.name), one.kind) for one in columns],
        values_long=[one.kind.long for one in columns],
        m=model.m,
        **said,
    )
    unique = workspace.count("detail_tables/combinations", items=held, m=model.m)
    workspace.drop(held)
    attributes = {one.name: one for one in items.frequency_set.attributes}
    return MeasuredItems(
        tuple(one.name for one in columns),
        tuple(detail.source.column(one.name).kind.value for one in columns),
        detail.key,
        model.k,
        model.m,
        reached,
        tuple(attributes[one.name].distinct for one in columns),
        items.loss,
        unique,
    )
