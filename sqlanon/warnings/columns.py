"""Warnings about the values of a column: published unchanged, generalized, or of free text."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from sqlanon.common.wording import inflect, whole
from sqlanon.source.hierarchies.specification import EqualFrequency
from sqlanon.warnings.base import Finding, WarningContext, WarningKind, build_summary

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


def _identifies(seen: WarningContext) -> Iterator[Finding]:
    for column in seen.columns:
        role = seen.role(column.name)
        by_it = column.alone if role == "sensitive" else column.unique - seen.sizes.unique
        if role not in {"drop", "identifier"} and by_it > _IDENTIFYING * column.rows:
            unique, alone = column.unique / column.rows, column.alone / column.rows
            yield Finding(
                column.name,
                f"{unique:.2%} of the rows are unique if {column.name} is known as well as the "
                f"quasi-identifiers, {alone:.2%} by {column.name} alone "
                f"({inflect(column.values, 'value')})",
                {"unique": unique, "unique_alone": alone, "values": column.values},
            )


def _is_shared(seen: WarningContext) -> Iterator[Finding]:
    for column in seen.unguarded:
        if column.classes:
            yield Finding(
                column.name,
                f"no model covers {column.name}, which has one value alone in "
                f"{inflect(column.classes, 'class', 'classes')} of {whole(seen.sizes.count)} "
                f"({inflect(column.rows, 'row')})",
                {"classes": column.classes, "rows": column.rows},
            )


def _has_exact_ends(seen: WarningContext) -> Iterator[Finding]:
    for name, classes in seen.generalized.items():
        if classes and seen.job and _is_ranged(seen.job, seen.source.column(name)):
            output = seen.job.quasi_identifiers[name].output
            yield Finding(
                name,
                f"{inflect(classes, 'class publishes', 'classes publish')} {name} {_ENDS[output]}",
                {"classes": classes},
            )


def _is_ranged(job: Job, column: Column) -> bool:
    said = job.quasi_identifiers[column.name]
    if said.hierarchy is not None:
        return isinstance(said.hierarchy, EqualFrequency)
    if said.range is not None:
        return False
    by_value = column.kind.has_order and said.is_ordinal(column)
    return by_value and said.output in _ENDS and not job.algorithm.needs_hierarchies


def _is_rare(seen: WarningContext) -> Iterator[Finding]:
    for one in seen.named:
        if one.rare:
            values = inflect(one.rare, "value", "values")
            yield Finding(
                one.name,
                f"{values} of {one.name} that fewer than {one.k} have "
                f"{'is' if one.rare == 1 else 'are'} named in the release "
                f"({inflect(one.rows, 'row')})",
                {"values": one.rare, "rows": one.rows, "k": one.k},
            )


def _is_nearly_distinct(seen: WarningContext) -> Iterator[Finding]:
    asked = {} if seen.job is None else seen.job.quasi_identifiers
    for one in seen.named:
        distinct = one.values >= _FEWEST_VALUES and one.values >= _DISTINCT * one.filled
        if distinct and asked[one.name].hierarchy is None:
            yield Finding(
                one.name,
                f"{one.name} has {inflect(one.values, 'value')} in "
                f"{inflect(one.filled, 'row')}, and no hierarchy",
                {"values": one.values, "rows": one.filled},
            )


def _is_direct_identifier(seen: WarningContext) -> Iterator[Finding]:
    for one in seen.named:
        if one.recognized is not None:
            yield Finding(
                one.name,
                f"values of {one.name} look like {one.recognized.what}, and are named in the "
                "release",
                {"share": float(one.recognized.share)},
            )


def _is_free_text(seen: WarningContext) -> Iterator[Finding]:
    for one in seen.free_texts:
        yield Finding(
            one.name,
            f"{one.name} is published as it is, and {inflect(one.long, 'row')} of "
            f"{one.filled:,} hold long texts, {one.values:,} different ones",
            {"long": one.long, "values": one.values, "filled": one.filled},
        )


def _format_count(one: str, more: str = "") -> Callable[[float], str]:
    return lambda figure: inflect(int(figure), one, more)


COLUMNS: tuple[WarningKind, ...] = (
    WarningKind(
        code="W01",
        name="kept-identifies",
        meaning=(
            "If you know this column as well as the quasi-identifiers, you single out more than 1 %"
            " of the rows. For a sensitive column: more than 1 % of the rows are unique by its "
            "value alone. No privacy model protects against such a reader."
        ),
        remedy=(
            "Drop the column, make it a quasi-identifier, or publish it coarser from a view. Accept"
            " the warning if nobody can know the value of a person."
        ),
        condition=_identifies,
        together=build_summary(
            "{count} columns make rows unique, for a reader who knows one of them and the "
            "quasi-identifiers: {columns}",
            "unique",
            "{:.2%}".format,
        ),
    ),
    WarningKind(
        code="W02",
        name="sensitive-shared",
        meaning=(
            "No privacy model protects this sensitive column, and in some classes all rows have the"
            " same value. If you know that a person is in such a class, you know the value."
        ),
        remedy=(
            "Add a model, such as `l_diversity: {column: …, l: 2}` or `t_closeness`. Set `role: "
            "keep` if the value need not be protected."
        ),
        condition=_is_shared,
        together=build_summary(
            "no model covers {count} sensitive columns, and rows are in classes with one value "
            "alone: {columns}",
            "rows",
            _format_count("row"),
        ),
    ),
    WarningKind(
        code=EXACT_RANGE_ENDS,
        name="exact-range-ends",
        meaning=(
            "The ends of published ranges are exact values of persons, such as the oldest or the "
            "richest of a class: of columns without a hierarchy, of groups of equal frequency, and "
            "with `output: lower`, `upper` and `bounds`."
        ),
        remedy=(
            "Widen ranges with `range: {step: 10}` or `{step: month}`, end them at cuts with "
            "`range: cut` (numbers, `mondrian`), or use a hierarchy with bounds of its own: "
            "`intervals`, `cuts`, `dates`."
        ),
        condition=_has_exact_ends,
        of_source=True,
        together=build_summary(
            "{count} columns are published with ends of ranges that are values of rows: {columns}",
            "classes",
            _format_count("class", "classes"),
        ),
    ),
    WarningKind(
        code="W19",
        name="rare-values",
        meaning=(
            "Classes publish sets of values, as `{Bern, Chur}`, or one of them (`output: mode`). "
            "Some of these values belong to fewer than k rows, or persons, of the table. If you "
            "know who has such a value, you know that this person is in the table, and in which "
            "class."
        ),
        remedy=(
            "Put rare values under common labels by a hierarchy (`taxonomy`, `mask`, a table), or "
            "drop the column. Accept the warning if the values identify nobody."
        ),
        condition=_is_rare,
        together=build_summary(
            "values of {count} columns that fewer than k have are named: {columns}",
            "values",
            _format_count("value"),
        ),
        of_source=True,
    ),
    WarningKind(
        code="W20",
        name="nearly-distinct",
        meaning=(
            "At least 90 % of the rows have a different value of this quasi-identifier, and it has "
            "no hierarchy and no ranges. Its values identify rows, as names and account numbers do."
            " Classes can only list them or publish `*`."
        ),
        remedy=(
            "Set `role: drop`, or add a hierarchy (`mask`, a table). Accept the warning if the "
            "values identify nobody."
        ),
        condition=_is_nearly_distinct,
        together=build_summary(
            "{count} columns without a hierarchy have nearly a value per row: {columns}",
            "values",
            _format_count("value"),
        ),
        of_source=True,
    ),
    WarningKind(
        code="W21",
        name="direct-identifier",
        meaning=(
            "At least 90 % of the different values of this quasi-identifier have the form or check "
            "digits of a direct identifier (docs/init.md lists them), and the release shows them. "
            "Each belongs to one person, however many rows share it."
        ),
        remedy=(
            "Set `role: drop`, or add a hierarchy that keeps only what everybody may know (`mask`"
            " for a country or a bank). Accept the warning if the values only look like "
            "identifiers."
        ),
        condition=_is_direct_identifier,
        of_source=True,
    ),
    WarningKind(
        code="W22",
        name="free-text",
        meaning=(
            "The release shows long texts, and nearly all differ. Their authors wrote names, places"
            " and dates. No privacy model reads free text, whatever the role of the column is."
        ),
        remedy=(
            "Set `role: drop`, or publish what is needed of it from a view. The job is refused "
            "unless it accepts the warning with a reason: somebody has read the texts, or they are "
            "not about persons."
        ),
        condition=_is_free_text,
        together=build_summary(
            "{count} columns of free text are published as they are: {columns}",
            "long",
            _format_count("long text"),
        ),
        of_source=True,
        refused=_is_free_text,
        refusal="set `role: drop` of {column}, which leaves it out",
    ),
)
