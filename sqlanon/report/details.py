"""Detail tables in reports: what became of their rows, and what these tell of persons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlanon.report.sections import Column, Table
from sqlanon.report.wording import share
from sqlanon.wording import whole

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlanon.verify.details import MeasuredDetail


def detail_sections(details: Sequence[MeasuredDetail]) -> list[Table]:
    """A row for each detail table, and one for each column of it that stays."""
    if not details:
        return []
    numeric = (
        "rows",
        "published",
        "of suppressed persons",
        "of nobody",
        "persons whose number of rows fewer than k have",
        "unique in their class by it",
    )
    rows = tuple(
        (
            one.source,
            one.target,
            whole(one.rows),
            whole(one.published),
            whole(one.suppressed),
            whole(one.nobodys),
            f"{whole(one.few)} of {whole(one.persons)}",
            whole(one.unique),
        )
        for one in details
    )
    titles = (
        Column("detail table"),
        Column("release"),
        *(Column(t, numeric=True) for t in numeric),
    )
    made = [Table("Detail tables", titles, rows)]
    known = tuple(
        (
            f"{one.source}.{column.name}",
            whole(column.values),
            share(column.alone / one.persons if one.persons else None),
            share(column.unique / one.persons if one.persons else None),
        )
        for one in details
        for column in one.columns
    )
    if known:
        shares = ("values", "persons told by one of it", "with the quasi-identifiers")
        columns = (Column("if known"), *(Column(title, numeric=True) for title in shares))
        made.append(Table("Persons who are found by one value of a detail row", columns, known))
    return made
