"""Detail tables in reports: the treatment of their rows, and the risk of persons by them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sqlanon.common.wording import whole
from sqlanon.report.sections import Column, Table
from sqlanon.report.wording import measure, share

if TYPE_CHECKING:
    from collections.abc import Sequence


@dataclass(frozen=True, slots=True)
class KnownDetail:
    """The risk of a column of a detail table, to an attacker who knows one value of a person.

    Attributes:
        values: Its distinct values, NULL among them.
        alone: Persons with a value that no other person has.
        unique: Persons with a value that no other person of their class has.
    """

    name: str
    values: int
    alone: int
    unique: int


@dataclass(frozen=True, slots=True)
class MeasuredItems:
    """The quasi-identifiers of a detail table, generalized among the rows of published persons.

    A row's values in all of them are its item; see docs/definitions, "k^m-anonymity".

    Attributes:
        person: The table's column that identifies persons.
        k: Smallest number of persons that each combination of m rows or fewer must have.
        reached: Persons of the combination that fewest have; None where nothing is written yet,
            and without rows.
        values: By column, the distinct values in those rows, NULL not counted; empty where that is
            not told.
        loss: Their loss (LM), in [0, 1]; None where it is left out.
        unique: Persons with m rows or fewer whose items no other person of their class has.
    """

    columns: tuple[str, ...]
    kinds: tuple[str, ...]
    person: str
    k: int
    m: int
    reached: int | None
    values: tuple[int, ...]
    loss: float | None
    unique: int


@dataclass(frozen=True, slots=True)
class MeasuredDetail:
    """A detail table, measured.

    Attributes:
        rows: Rows of the source; None where that is left out, as for the next two.
        nobodys: Rows whose key is NULL or not in the person table; left out.
        suppressed: Rows whose person is not published; left out.
        few: Persons whose number of rows is shared by fewer than k of all persons.
        unique: Persons whose number of rows is unique in their class.
        sensitive: Names of columns whose values attackers are assumed not to know.
        items: The figures of its generalized columns; None where there are none.
    """

    source: str
    target: str
    rows: int | None
    nobodys: int | None
    suppressed: int | None
    published: int
    persons: int
    few: int
    unique: int
    k: int
    columns: tuple[KnownDetail, ...]
    sensitive: tuple[str, ...]
    items: MeasuredItems | None


def detail_sections(details: Sequence[MeasuredDetail]) -> list[Table]:
    """Rows of each detail table, persons by their number, and persons by each column that stays."""
    if not details:
        return []
    fates = tuple(
        (
            one.source,
            one.target,
            *map(measure, (one.rows, one.published, one.suppressed, one.nobodys)),
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
            ", ".join(map(whole, of.values)) or "-",
            ", ".join(whole(column.values) for column in one.columns if column.name in of.columns),
            share(of.loss),
            share(of.unique / one.persons if one.persons else None),
        )
        for one in details
        if (of := one.items) is not None
    )
    made = [
        Table(
            "Detail tables (rows of suppressed persons and orphan rows are left out)",
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
            "Persons found by their number of detail rows",
            (Column("if known"), *_numeric("persons", few, "unique in class")),
            numbers,
        ),
        Table(
            "Persons found by one value of a detail row",
            (Column("if known"), *_numeric("values", "unique", "unique in class")),
            values,
        ),
    ]
    return [table for table in made if table.rows]


def _numeric(*titles: str) -> tuple[Column, ...]:
    return tuple(Column(title, numeric=True) for title in titles)
