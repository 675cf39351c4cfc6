"""Warnings about the values of a column: published unchanged, generalized, or of free text."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from sqlanon.common.wording import counted, whole
from sqlanon.source.hierarchies.specification import EqualFrequency
from sqlanon.warnings.base import Finding, Seen, WarningKind, listed

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from sqlanon.job.job import Job
    from sqlanon.source.inspection import Column

EXACT_RANGE_ENDS = "W05"
_IDENTIFYING = Fraction(1, 100)
"""Share of the rows that become unique from which there is a warning."""
_ENDS = {
    "interval": "as a range whose ends are values of rows",
    "lower": "as the least of their values, which is that of rows",
    "upper": "as the greatest of their values, which is that of rows",
    "bounds": "as the least and the greatest of their values, which are those of rows",
}
"""What is published of the ends, by the column's output."""
_DISTINCT = Fraction(9, 10)
"""Share of the rows with a value that have a different one from which there is a warning."""
_FEWEST_VALUES = 10
"""Of fewer values nothing is said: any few rows may differ."""


def _identifies(seen: Seen) -> Iterator[Finding]:
    for column in seen.columns:
        role = seen.role(column.name)
        by_it = column.alone if role == "sensitive" else column.unique - seen.sizes.unique
        if role not in {"drop", "identifier"} and by_it > _IDENTIFYING * column.rows:
            unique, alone = column.unique / column.rows, column.alone / column.rows
            yield Finding(
                column.name,
                f"{unique:.2%} of the rows are unique if {column.name} is known as well as the "
                f"quasi-identifiers, {alone:.2%} by {column.name} alone "
                f"({counted(column.values, 'value')})",
                {"unique": unique, "unique_alone": alone, "values": column.values},
            )


def _is_shared(seen: Seen) -> Iterator[Finding]:
    for column in seen.unguarded:
        if column.classes:
            yield Finding(
                column.name,
                f"no model looks at {column.name}, and "
                f"{counted(column.classes, 'class', 'classes')} of {whole(seen.sizes.count)} "
                f"({counted(column.rows, 'row')}) with one value of it alone",
                {"classes": column.classes, "rows": column.rows},
            )


def _has_exact_ends(seen: Seen) -> Iterator[Finding]:
    for name, classes in seen.generalized.items():
        if classes and seen.job and _is_ranged(seen.job, seen.source.column(name)):
            output = seen.job.quasi_identifiers[name].output
            yield Finding(
                name,
                f"{counted(classes, 'class publishes', 'classes publish')} {name} {_ENDS[output]}",
                {"classes": classes},
            )


def _is_ranged(job: Job, column: Column) -> bool:
    said = job.quasi_identifiers[column.name]
    if said.hierarchy is not None:
        return isinstance(said.hierarchy, EqualFrequency)
    if said.range is not None:
        return False
    by_value = column.kind.ordered and said.ranged_over(column)
    return by_value and said.output in _ENDS and not job.algorithm.needs_hierarchies


def _is_rare(seen: Seen) -> Iterator[Finding]:
    for one in seen.named:
        if one.rare:
            values = counted(one.rare, "value", "values")
            yield Finding(
                one.name,
                f"{values} of {one.name} that fewer than {one.k} have "
                f"{'is' if one.rare == 1 else 'are'} named in the release "
                f"({counted(one.rows, 'row')})",
                {"values": one.rare, "rows": one.rows, "k": one.k},
            )


def _is_nearly_distinct(seen: Seen) -> Iterator[Finding]:
    asked = {} if seen.job is None else seen.job.quasi_identifiers
    for one in seen.named:
        distinct = one.values >= _FEWEST_VALUES and one.values >= _DISTINCT * one.filled
        if distinct and asked[one.name].hierarchy is None:
            yield Finding(
                one.name,
                f"{one.name} has {counted(one.values, 'value')} in "
                f"{counted(one.filled, 'row')}, and no hierarchy",
                {"values": one.values, "rows": one.filled},
            )


def _is_direct_identifier(seen: Seen) -> Iterator[Finding]:
    for one in seen.named:
        if one.recognized is not None:
            yield Finding(
                one.name,
                f"values of {one.name} look like {one.recognized.what}, and are named in the "
                "release",
                {"share": float(one.recognized.share)},
            )


def _is_free_text(seen: Seen) -> Iterator[Finding]:
    for one in seen.free_texts:
        yield Finding(
            one.name,
            f"{one.name} is published as it is, and {counted(one.long, 'row')} of "
            f"{one.filled:,} hold long texts, {one.values:,} different ones",
            {"long": one.long, "values": one.values, "filled": one.filled},
        )


def _counted(one: str, more: str = "") -> Callable[[float], str]:
    return lambda figure: counted(int(figure), one, more)


COLUMNS: tuple[WarningKind, ...] = (
    WarningKind(
        code="W01",
        name="kept-identifies",
        meaning=(
            "More than 1 % of the rows become unique for a reader who knows this column as well as "
            "the quasi-identifiers; of a sensitive column, which nobody is presumed to know, more "
            "than 1 % are unique by its value alone. The privacy models say nothing of such a "
            "reader."
        ),
        remedy=(
            "Drop the column, make it a quasi-identifier, publish it coarser from a view, or "
            "accept the warning with the reason why nobody can know it of a person."
        ),
        condition=_identifies,
        together=listed(
            "{count} columns make rows unique, each for who knows it as well as the "
            "quasi-identifiers: {columns}",
            "unique",
            "{:.2%}".format,
        ),
    ),
    WarningKind(
        code="W02",
        name="sensitive-shared",
        meaning=(
            "The job says that this column must not be learnt of a person, and asks for no privacy "
            "model of it. There are classes whose rows all have one value: who knows that a person "
            "is in one of them knows the value, however many rows the class has."
        ),
        remedy=(
            "Ask for a model of the column, such as `l_diversity: {column: …, l: 2}` or "
            "`t_closeness`; or say `role: keep` if it may be learnt."
        ),
        condition=_is_shared,
        together=listed(
            "no model looks at {count} sensitive columns, and rows are in classes with one "
            "value alone: {columns}",
            "rows",
            _counted("row"),
        ),
    ),
    WarningKind(
        code=EXACT_RANGE_ENDS,
        name="exact-range-ends",
        meaning=(
            "Without a hierarchy a class publishes the range of its own values, as `[26-28]`, and "
            "groups of equal frequency do too; `output: lower` or `upper` publishes one end of it, "
            "`output: bounds` both. The ends are exact values of somebody in the class: the "
            "oldest, the richest, the first."
        ),
        remedy=(
            "Widen the ranges to whole steps, `range: {step: 10}` or `{step: month}`, or let them "
            "end at cuts, `range: cut` (numbers, `mondrian`), or give the column a hierarchy whose "
            "bounds do not come from the data: `intervals`, `cuts`, `dates`."
        ),
        condition=_has_exact_ends,
        of_source=True,
        together=listed(
            "{count} columns are published with ends of ranges that are values of rows: {columns}",
            "classes",
            _counted("class", "classes"),
        ),
    ),
    WarningKind(
        code="W19",
        name="rare-values",
        meaning=(
            "Without a hierarchy a class publishes the set of its own values, as `{Bern, Chur}`, "
            "and `output: mode` one of them. A value that fewer than k rows of the table have, or "
            "fewer than k persons where a model counts these, is named there: who knows whose it "
            "is knows that this person is in the table, and in which class."
        ),
        remedy=(
            "Give the column a hierarchy that puts rare values under common labels (`taxonomy`, "
            "`mask`, a table), leave it out, or accept the warning where the values name nobody."
        ),
        condition=_is_rare,
        together=listed(
            "values of {count} columns that fewer than k have are named: {columns}",
            "values",
            _counted("value"),
        ),
        of_source=True,
    ),
    WarningKind(
        code="W20",
        name="nearly-distinct",
        meaning=(
            "At least 90 % of the rows with a value of this quasi-identifier have a different one, "
            "and it has neither a hierarchy nor ranges: its values say which row is whose, as "
            "names and numbers of persons do, and classes can only list them or leave nothing of "
            "them."
        ),
        remedy=(
            "Say `role: drop`, which leaves the column out, give it a hierarchy (`mask`, a "
            "table), or accept the warning where the values name nobody."
        ),
        condition=_is_nearly_distinct,
        together=listed(
            "{count} columns without a hierarchy have nearly a value per row: {columns}",
            "values",
            _counted("value"),
        ),
        of_source=True,
    ),
    WarningKind(
        code="W21",
        name="direct-identifier",
        meaning=(
            "At least 90 % of the different values of this quasi-identifier look like those of a "
            "direct identifier, by their check digits or their form (docs/init.md lists them), and "
            "the release names them. However many rows share one, it is somebody's: k rows of one "
            "person have one account."
        ),
        remedy=(
            "Say `role: drop`, which leaves the column out, or give it a hierarchy that "
            "keeps what all may know (`mask` for a country or a bank); accept the warning where "
            "the values only look like it."
        ),
        condition=_is_direct_identifier,
        of_source=True,
    ),
    WarningKind(
        code="W22",
        name="free-text",
        meaning=(
            "Many texts of this column are long, nearly all of these differ, and the release shows "
            "them as they are. Whoever wrote them named persons, places and dates; no privacy "
            "model reads that, whatever the column's role is."
        ),
        remedy=(
            "Say `role: drop`, which leaves the column out, or publish from a view what is "
            "needed of it. A job that keeps it is refused unless it accepts the warning, with the "
            "reason: somebody has read the texts, or they are of no person (titles, names of "
            "goods)."
        ),
        condition=_is_free_text,
        together=listed(
            "{count} columns of free text are published as they are: {columns}",
            "long",
            _counted("long text"),
        ),
        of_source=True,
        refused=_is_free_text,
        refusal="say `role: drop` of {column}, which leaves it out",
    ),
)
