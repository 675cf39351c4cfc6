"""Detail tables in reports: what became of their rows, and what these tell of persons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlanon.common.wording import whole
from sqlanon.report.sections import Column, Table
from sqlanon.report.wording import about, share

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlanon.verify.details import MeasuredDetail
    from sqlanon.verify.rounding import Steps


def detail_sections(details: Sequence[MeasuredDetail], steps: Steps | None = None) -> list[Table]:
    """Rows of each detail table, persons by their number, and persons by each column that stays.

    Args:
        details: What was measured, as it is told.
        steps: In what steps the source is told of; None where that is exact.
    """
    if not details:
        return []
    step = None if steps is None else steps.rows
    fates = tuple(
        (
            one.source,
            one.target,
            *map(whole, (one.rows, one.published)),
            *(about(left, step) for left in (one.suppressed, one.nobodys)),
        )
        for one in details
    )
    numbers = tuple(
        (one.source, *map(whole, (one.persons, one.few, one.unique))) for one in details
    )
    values = tuple(
        (
            f"{one.source}.{column.name}",
            whole(column.values),
            share(column.alone / one.persons if one.persons else None),
            share(column.unique / one.persons if one.persons else None),
        )
        for one in details
        for column in one.columns
    )
    few = f"fewer than {details[0].k} alike"
    items = tuple(
        (
            f"{one.source}.{', '.join(of.columns)}",
            f"km_anonymity: k {of.k}, m {of.m}",
            "-" if of.reached is None else whole(of.reached),
            ", ".join(about(values, step) for values in of.values),
            ", ".join(whole(column.values) for column in one.columns if column.name in of.columns),
            share(of.loss),
            share(of.unique / one.persons if one.persons else None),
        )
        for one in details
        if (of := one.items) is not None
    )
    made = [
        Table(
            "Detail tables (rows of suppressed persons and of nobody are left out)",
            (
                Column("detail table"),
                Column("release"),
                *_numeric("rows", "published", "of suppressed", "of nobody"),
            ),
            fates,
        ),
        Table(
            "Quasi-identifiers of detail tables, generalized among the rows of published persons",
            (
                Column("columns"),
                Column("requirement"),
                *_numeric("reached", "values", "published as", "lost (LM)", "unique in class"),
            ),
            items,
        ),
        Table(
            "Persons who are found by their number of detail rows",
            (Column("if known"), *_numeric("persons", few, "unique in class")),
            numbers,
        ),
        Table(
            "Persons who are found by one value of a detail row",
            (Column("if known"), *_numeric("values", "unique", "unique in class")),
            values,
        ),
    ]
    return [table for table in made if table.rows]


def _numeric(*titles: str) -> tuple[Column, ...]:
    return tuple(Column(title, numeric=True) for title in titles)
