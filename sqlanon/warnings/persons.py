"""Warnings about persons: their keys, their rows, their risk by other tables and releases."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from sqlanon.common.wording import inflect
from sqlanon.source.words import names_persons
from sqlanon.warnings.base import Finding, ReleaseWarning, WarningContext, WarningKind

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sqlanon.report.details import MeasuredDetail, MeasuredItems
    from sqlanon.source.aggregate_columns import AggregatedRows
    from sqlanon.verify.known_columns import KnownColumn

_IDENTIFYING = Fraction(1, 100)
"""Share of the persons that become unique from which there is a warning."""

# A key of persons that repeats
_AGREEING = Fraction(1, 10)
"""Share of the repeated rows that agree from which there is a warning."""
_ALL_AGREEING = Fraction(9, 10)
"""Share of the repeated values whose rows all agree from which a job is refused."""
_REPEATED = Fraction(1, 100)
"""Share of the rows that have to repeat a value for that."""
_FEW_KEYS = 20
"""Values that no key of persons has so few of, if its name does not say that it is one."""


def _repeats(seen: WarningContext) -> Iterator[Finding]:
    for column in seen.identifiers:
        repeated, agreeing = column.rows - column.alone, column.rows - column.unique
        hashed = _action(seen, column) == "hash"
        linked = _is_direct(seen, column) and (hashed or agreeing >= _AGREEING * repeated)
        if repeated and (linked or _is_person(seen, column)):
            yield Finding(
                column.name,
                f"{column.rows:,} rows have {column.values:,} values of {column.name}, and "
                f"{agreeing:,} of them equal another row of the same value in every "
                "quasi-identifier; the models count rows",
                {"rows": column.rows, "values": column.values, "agreeing": agreeing},
            )


def _repeats_beyond_doubt(seen: WarningContext) -> Iterator[Finding]:
    persons = {one.name for one in seen.identifiers if _is_person(seen, one)}
    return (one for one in _repeats(seen) if one.column in persons)


def _is_person(seen: WarningContext, column: KnownColumn) -> bool:
    """Whether a column is a person's key beyond doubt, and repeats in more than a few rows."""
    repeated, direct = column.rows - column.alone, _is_direct(seen, column)
    if repeated == 0 or repeated < _REPEATED * column.rows or column.values == 1:
        return False
    if _action(seen, column) == "mask":
        return False  # in place the text of the last run is in all its rows
    target = None if seen.job is None else seen.job.target
    if target is not None and target.key == column.name:
        return False  # that it repeats is an error of its own: "is not a key of"
    if names_persons(column.name, key=direct and column.values > _FEW_KEYS):
        return True
    if target is not None and target.mode == "replace":
        return False  # rows with the labels of the last run agree, whatever their persons
    several = column.values - column.alone
    often = 2 * repeated >= column.rows
    agree = often and several - column.spread >= _ALL_AGREEING * several
    return direct and column.values > _FEW_KEYS and agree


def _is_direct(seen: WarningContext, column: KnownColumn) -> bool:
    """Whether the job leaves a column out, or takes it for a direct identifier."""
    return seen.role(column.name) in {"drop", "identifier"}


def _action(seen: WarningContext, column: KnownColumn) -> str | None:
    """Return the treatment of a direct identifier; None for other and for dropped columns."""
    said = None if seen.job is None else seen.job.identifiers.get(column.name)
    return None if said is None else said.action


def _is_spread(seen: WarningContext) -> Iterator[Finding]:
    for key in seen.persons:
        if key.spread:
            figures: dict[str, int | float] = {"spread": key.spread, "persons": key.values}
            told = ""
            if key.singled is not None:
                figures["singled_out"] = key.singled
                told = f"; of {key.singled:,} fewer than k persons have rows in all of theirs"
            yield Finding(
                key.name,
                f"{key.spread:,} of {key.values:,} persons, identified by {key.name}, have rows "
                f"in more than one class{told}",
                figures,
            )


# -- other releases --------------------------------------------------------------------------------


def _is_told_by_releases(seen: WarningContext) -> Iterator[Finding]:
    changes, together = seen.changes, seen.together
    if changes is not None and changes.small_groups:
        yield Finding(
            None,
            f"{changes.small_groups:,} of {inflect(changes.groups, 'group')} that were added to "
            f"or removed from a class since the previous release have fewer than {changes.k} "
            "persons",
            {"groups": changes.groups, "small_groups": changes.small_groups, "k": changes.k},
        )
    if together is not None and together.short:
        short = "; ".join(map(str, together.short))
        yield Finding(
            None,
            f"compared with {inflect(len(together.before), 'earlier release')}, this one does "
            f"not satisfy the job: {short}",
            {"releases": len(together.before), "short": len(together.short)},
        )


# -- other tables ----------------------------------------------------------------------------------


def _identifies_by_a_row(seen: WarningContext) -> Iterator[Finding]:
    for detail in seen.details:
        if not detail.persons:
            continue
        items = detail.items
        generalized = () if items is None else items.columns
        if items is not None and items.unique / detail.persons > _IDENTIFYING:
            yield _of_items(detail.source, items, items.unique / detail.persons)
        for column in detail.columns:
            if column.name in generalized:
                continue
            where, unique = f"{detail.source}.{column.name}", column.unique / detail.persons
            alone = column.alone / detail.persons
            if (alone if column.name in detail.sensitive else unique) > _IDENTIFYING:
                yield Finding(
                    where,
                    f"{unique:.2%} of the persons are found by one value of {where} and the "
                    f"quasi-identifiers, {alone:.2%} by one value of it alone",
                    {"unique": unique, "unique_alone": alone},
                )


def _of_items(source: str, items: MeasuredItems, unique: float) -> Finding:
    """Return the finding that columns generalized together identify so large a share of persons."""
    where = f"{source}.{', '.join(items.columns)}"
    known = (
        f"{inflect(items.m, 'value')} of {where}"
        if len(items.columns) == 1
        else f"what {inflect(items.m, 'row')} of theirs show in {where},"
    )
    return Finding(
        where,
        f"{unique:.2%} of the persons are found by {known} and the quasi-identifiers, though "
        f"{items.k} persons or more have the same",
        {"unique": unique},
    )


def _identifies_by_number(seen: WarningContext) -> Iterator[Finding]:
    for detail in seen.details:
        if detail.unique > _IDENTIFYING * detail.persons:
            unique = detail.unique / detail.persons
            yield Finding(
                detail.source,
                f"{unique:.2%} of the persons are the only ones of their class with as many "
                f"rows in {detail.source}; {detail.few:,} of {detail.persons:,} have as many "
                f"as fewer than {detail.k} persons of the whole release",
                {"unique": unique, "few": detail.few, "persons": detail.persons},
            )


def _has_details_of_nobody(seen: WarningContext) -> Iterator[Finding]:
    tables: tuple[MeasuredDetail | AggregatedRows, ...] = (*seen.details, *seen.aggregated)
    for one in tables:
        if one.nobodys:
            yield Finding(
                one.source,
                f"{one.nobodys:,} of {one.rows:,} rows of {one.source} belong to no person of "
                "the source, and are left out",
                {"rows": one.rows or 0, "nobodys": one.nobodys},
            )


def _has_links_of_nobody(seen: WarningContext) -> Iterator[Finding]:
    links = seen.links
    if links is not None and links.nobodys:
        yield Finding(
            links.source,
            f"{links.nobodys:,} of {links.rows:,} rows of {links.source} have an end that is not "
            "in the source, and are left out",
            {"rows": links.rows or 0, "nobodys": links.nobodys},
        )


def _is_certain(seen: WarningContext) -> Iterator[Finding]:
    network = seen.network
    if network is not None and network.complete:
        number = network.clusters + network.pairs
        yield Finding(
            None if seen.links is None else seen.links.source,
            f"in {network.complete:,} of {number:,} clusters and linked pairs of clusters all "
            "persons are linked, so these links are known",
            {"complete": network.complete, "clusters_and_pairs": number},
        )


def _is_linked(seen: WarningContext) -> Iterator[Finding]:
    if seen.job is None:
        return
    for name, said in seen.job.identifiers.items():
        for one in said.references:
            if one.table != seen.job.source:
                yield Finding(
                    str(one),
                    f"{one} refers to the new numbers of {name}, and the other columns of "
                    f"{one.table} stay unchanged: a reader who knows a row of it finds the person",
                    {},
                )


def _summarize_links(found: Sequence[ReleaseWarning]) -> str:
    columns = ", ".join(str(one.column) for one in found)
    return (
        f"{columns} refer to renumbered keys, and the other columns of their tables stay "
        "unchanged: a reader who knows a row there finds the person"
    )


PERSONS: tuple[WarningKind, ...] = (
    WarningKind(
        code="W06",
        name="person-key",
        meaning=(
            "The column tells persons apart, and its values repeat, so a person with k rows can "
            "form a class alone. The signs are the column's name (`patient_id`, `ssn`), rows of one"
            " value that agree in the quasi-identifiers, or published hashes. Rows without a value "
            "are not looked at. If the rows of a person differ, only the name can show it."
        ),
        remedy=(
            "Count persons with `person: COLUMN`, or publish one row per person. Without that or an"
            " accepted reason the job is refused in two cases: the name says that the column is a "
            "person's, or nine of ten repeated values have one combination of quasi-identifiers "
            "each (more than 20 values, on at least half of the rows)."
        ),
        condition=_repeats,
        of_source=True,
        refused=_repeats_beyond_doubt,
        refusal=(
            "set `person: {column}`, so that persons are counted and not rows, or let the source "
            "be a view with one row per person"
        ),
    ),
    WarningKind(
        code="W08",
        name="persons-spread",
        meaning=(
            "Each class has enough persons, but some have rows in several classes. If you can link "
            "several rows of a person, only the persons that all these classes share are left. They"
            " can be fewer than k."
        ),
        remedy=(
            "Publish one row per person, or drop the quasi-identifiers that differ between a "
            "person's rows. Accept the warning if nobody can link them."
        ),
        condition=_is_spread,
        of_source=True,
    ),
    WarningKind(
        code="W10",
        name="complementary-release",
        meaning=(
            "Together with earlier releases of the source, this release reveals more than one may. "
            "With `compare: previous`, fewer than k persons entered or left a class, and a reader "
            "of both releases can subtract them. With `compare: all`, the persons with the same "
            "history of classes are fewer, or show fewer values, than the job asks of a class."
        ),
        remedy=(
            "Publish less often, so that more persons change between releases. Set `action: "
            "refuse`, or `suppress`, with which added persons wait (not in place: suppressed rows "
            "would stay raw). `recoding: {reuse: last}` keeps their number small. Set `since` if "
            "nobody has the earlier releases any more."
        ),
        condition=_is_told_by_releases,
        of_source=True,
    ),
    WarningKind(
        code="W12",
        name="detail-identifies",
        meaning=(
            "More than 1 % of the persons have a value in this column of a detail table that nobody"
            " else in their class has (of a sensitive column: that nobody else has, under "
            "`km_anonymity`: a combination of m items). If you know it and the quasi-identifiers, "
            "you find the person, and by the key all the person's other rows. No privacy model "
            "protects against such a reader."
        ),
        remedy=(
            "Drop the column, or publish it coarser from a view. Accept the warning if nobody can "
            "know the value of a person."
        ),
        condition=_identifies_by_a_row,
    ),
    WarningKind(
        code="W13",
        name="detail-numbers",
        meaning=(
            "More than 1 % of the persons have a number of rows in a detail table that nobody else "
            "in their class has. The number is published with the rows. If you know it and the "
            "quasi-identifiers, you find the person."
        ),
        remedy=(
            "Publish the same number of rows per person from a view, or the number in steps as a "
            "quasi-identifier (`aggregates`), without the table. Accept the warning if nobody can "
            "know the number."
        ),
        condition=_identifies_by_number,
    ),
    WarningKind(
        code="W14",
        name="details-of-nobody",
        meaning=(
            "Rows of a detail table, or of an aggregated table, have no key, or one that is not in "
            "the person table. The release leaves them out, so its sums differ from the source's."
        ),
        remedy=("Check the keys of the detail table. Accept the warning if such rows are normal."),
        condition=_has_details_of_nobody,
        of_source=True,
    ),
    WarningKind(
        code="W15",
        name="links-of-nobody",
        meaning=(
            "Rows of a table of links lack an end, or have one that is not in the source. The "
            "network leaves them out."
        ),
        remedy=("Check the ends of the links. Accept the warning if such rows are normal."),
        condition=_has_links_of_nobody,
        of_source=True,
    ),
    WarningKind(
        code="W16",
        name="links-certain",
        meaning=(
            "Inside a cluster of the masked network, or between two, all persons are linked. If you"
            " know the clusters of two persons, you know that they are linked."
        ),
        remedy=(
            "Ask for a larger k, or other weights (alpha, beta). Accept the warning if links need "
            "no protection."
        ),
        condition=_is_certain,
    ),
    WarningKind(
        code="W23",
        name="linked-rows",
        meaning=(
            "In place, this column of another table follows the renumbered key, and each person "
            "still has the same rows in it. If you know one of them, such as the date and amount of"
            " an order, you find the person's row."
        ),
        remedy=(
            "Publish a new table, with the other one as a detail table (`tables`), which measures "
            "what its rows reveal. Or revoke access to the other table. Accept the warning if "
            "nobody knows its rows."
        ),
        condition=_is_linked,
        together=_summarize_links,
    ),
)
