"""Warnings about persons: their keys, their rows, their risk by other tables and releases."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from sqlanon.common.wording import counted
from sqlanon.source.words import names_persons
from sqlanon.warnings.base import Finding, ReleaseWarning, Seen, WarningKind

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sqlanon.report.details import MeasuredDetail, MeasuredItems
    from sqlanon.source.aggregated import AggregatedRows
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


def _repeats(seen: Seen) -> Iterator[Finding]:
    for column in seen.identifiers:
        repeated, agreeing = column.rows - column.alone, column.rows - column.unique
        hashed = _action(seen, column) == "hash"
        linked = _is_direct(seen, column) and (hashed or agreeing >= _AGREEING * repeated)
        if repeated and (linked or _is_person(seen, column)):
            yield Finding(
                column.name,
                f"{column.rows:,} rows have {column.values:,} values of {column.name}, and "
                f"{agreeing:,} of them agree with another of the same in every "
                "quasi-identifier; the models count rows",
                {"rows": column.rows, "values": column.values, "agreeing": agreeing},
            )


def _repeats_beyond_doubt(seen: Seen) -> Iterator[Finding]:
    persons = {one.name for one in seen.identifiers if _is_person(seen, one)}
    return (one for one in _repeats(seen) if one.column in persons)


def _is_person(seen: Seen, column: KnownColumn) -> bool:
    """Whether a column is a person's key beyond doubt, and repeats in more than a few rows."""
    repeated, direct = column.rows - column.alone, _is_direct(seen, column)
    if repeated == 0 or repeated < _REPEATED * column.rows or column.values == 1:
        return False
    if _action(seen, column) == "mask":
        return False  # in place the text of the last run is in all its rows
    target = None if seen.job is None else seen.job.target
    if target is not None and target.key == column.name:
        return False  # that it repeats is an error of its own: "is no key of"
    if names_persons(column.name, key=direct and column.values > _FEW_KEYS):
        return True
    if target is not None and target.mode == "replace":
        return False  # rows with the labels of the last run agree, whatever their persons
    several = column.values - column.alone
    often = 2 * repeated >= column.rows
    agree = often and several - column.spread >= _ALL_AGREEING * several
    return direct and column.values > _FEW_KEYS and agree


def _is_direct(seen: Seen, column: KnownColumn) -> bool:
    """Whether the job leaves a column out, or takes it for a direct identifier."""
    return seen.role(column.name) in {"drop", "identifier"}


def _action(seen: Seen, column: KnownColumn) -> str | None:
    """Return the treatment of a direct identifier; None for other and for dropped columns."""
    said = None if seen.job is None else seen.job.identifiers.get(column.name)
    return None if said is None else said.action


def _is_spread(seen: Seen) -> Iterator[Finding]:
    for key in seen.persons:
        if key.spread:
            figures: dict[str, int | float] = {"spread": key.spread, "persons": key.values}
            told = ""
            if key.singled is not None:
                figures["singled_out"] = key.singled
                told = f"; of {key.singled:,} fewer than k persons have rows in all of theirs"
            yield Finding(
                key.name,
                f"{key.spread:,} of {key.values:,} persons, told apart by {key.name}, have "
                f"rows in more than one class{told}",
                figures,
            )


# -- other releases --------------------------------------------------------------------------------


def _is_told_by_releases(seen: Seen) -> Iterator[Finding]:
    changes, together = seen.changes, seen.together
    if changes is not None and changes.small_groups:
        yield Finding(
            None,
            f"{changes.small_groups:,} of {counted(changes.groups, 'group')} that came to a "
            f"class or went from one since the release before have fewer than {changes.k} "
            "persons",
            {"groups": changes.groups, "small_groups": changes.small_groups, "k": changes.k},
        )
    if together is not None and together.short:
        short = "; ".join(map(str, together.short))
        yield Finding(
            None,
            f"compared with {counted(len(together.before), 'release')} before it, this one falls "
            f"short: {short}",
            {"releases": len(together.before), "short": len(together.short)},
        )


# -- other tables ----------------------------------------------------------------------------------


def _identifies_by_a_row(seen: Seen) -> Iterator[Finding]:
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
        f"{counted(items.m, 'value')} of {where}"
        if len(items.columns) == 1
        else f"what {counted(items.m, 'row')} of theirs show in {where},"
    )
    return Finding(
        where,
        f"{unique:.2%} of the persons are found by {known} and the quasi-identifiers, though "
        f"{items.k} persons or more have the same",
        {"unique": unique},
    )


def _identifies_by_number(seen: Seen) -> Iterator[Finding]:
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


def _has_details_of_nobody(seen: Seen) -> Iterator[Finding]:
    tables: tuple[MeasuredDetail | AggregatedRows, ...] = (*seen.details, *seen.aggregated)
    for one in tables:
        if one.nobodys:
            yield Finding(
                one.source,
                f"{one.nobodys:,} of {one.rows:,} rows of {one.source} belong to nobody in the "
                "person table, and are left out",
                {"rows": one.rows or 0, "nobodys": one.nobodys},
            )


def _has_links_of_nobody(seen: Seen) -> Iterator[Finding]:
    links = seen.links
    if links is not None and links.nobodys:
        yield Finding(
            links.source,
            f"{links.nobodys:,} of {links.rows:,} rows of {links.source} have an end of "
            "nobody in the source, and are left out",
            {"rows": links.rows or 0, "nobodys": links.nobodys},
        )


def _is_certain(seen: Seen) -> Iterator[Finding]:
    network = seen.network
    if network is not None and network.complete:
        number = network.clusters + network.pairs
        yield Finding(
            None if seen.links is None else seen.links.source,
            f"in {network.complete:,} of {number:,} clusters and linked pairs of them all "
            "persons are linked: of any two of these it is known",
            {"complete": network.complete, "clusters_and_pairs": number},
        )


def _is_linked(seen: Seen) -> Iterator[Finding]:
    if seen.job is None:
        return
    for name, said in seen.job.identifiers.items():
        for one in said.references:
            if one.table != seen.job.source:
                yield Finding(
                    str(one),
                    f"{one} points to the new numbers of {name}, and the other columns of "
                    f"{one.table} stay as they are: who knows a row of it knows whose it is",
                    {},
                )


def _linked_together(found: Sequence[ReleaseWarning]) -> str:
    columns = ", ".join(str(one.column) for one in found)
    return (
        f"{columns} point to renumbered keys, and the other columns of their tables stay as "
        "they are: who knows a row there knows whose it is"
    )


PERSONS: tuple[WarningKind, ...] = (
    WarningKind(
        code="W06",
        name="person-key",
        meaning=(
            "Values of this column repeat, and it tells persons apart: by its name (`patient_id`, "
            "`customer`, `ssn`), since the rows of a value agree in the quasi-identifiers, or "
            "since its hashes are published, which shows readers which rows belong together. A "
            "person with k rows can be a class of their own, and the release still be called "
            "k-anonymous. A name that several persons share is no such key: their rows differ. "
            "Persons whose rows differ too are noticed by the column's name only, and rows without "
            "a value are not looked at."
        ),
        remedy=(
            "Count persons: `person: COLUMN`, or publish one row of each person. A job is refused "
            "unless it does, or accepts the warning with the reason, where the column's name says "
            "that it is a person's, or where nine of ten values that repeat stand beside one "
            "combination of quasi-identifiers each (of more than 20 values, which half of the rows "
            "repeat)."
        ),
        condition=_repeats,
        of_source=True,
        refused=_repeats_beyond_doubt,
        refusal=(
            "say `person: {column}`, so that persons are counted and not rows, or let the source "
            "be a view with one row per person"
        ),
    ),
    WarningKind(
        code="W08",
        name="persons-spread",
        meaning=(
            "Each class has enough persons, but some have rows in several classes. Who knows "
            "several rows of a person, or can link them, keeps only those persons that all of the "
            "classes share: fewer than k."
        ),
        remedy=(
            "Publish one row of each person, leave out or generalize to their roots the "
            "quasi-identifiers that differ between a person's rows, or accept it where rows of a "
            "person cannot be linked."
        ),
        condition=_is_spread,
        of_source=True,
    ),
    WarningKind(
        code="W10",
        name="complementary-release",
        meaning=(
            "Compared with the releases of its source before it, the release tells more than one "
            "release may. With `compare: previous`, fewer than k persons came to a class, or went "
            "from one: who has both releases can subtract them, and the rows that are left are "
            "those persons'. With `compare: all`, the persons who are in the same classes of all "
            "releases, or have come or gone alike, are fewer, or show fewer values, than the job "
            "asks of a class."
        ),
        remedy=(
            "Publish less often, so that more persons come and go between two releases. Set "
            "`action: refuse`, which publishes no such release, or `suppress`, which lets "
            "newcomers wait; with `recoding: {reuse: last}` few are suppressed. Set `since` where "
            "nobody has the earlier releases any more. In place nobody can wait: who does stays "
            "raw."
        ),
        condition=_is_told_by_releases,
        of_source=True,
    ),
    WarningKind(
        code="W12",
        name="detail-identifies",
        meaning=(
            "More than 1 % of the persons have a value in this column of a detail table that "
            "nobody else of their class has; of a sensitive column, that nobody else has at all; "
            "of those that are km_anonymous, a combination of as many rows as m. Who knows it and "
            "the quasi-identifiers finds the person, and with her number all her other rows, in "
            "every table of the release. The privacy models say nothing of such a reader."
        ),
        remedy=(
            "Drop the column, publish it coarser from a view, or accept the warning with the "
            "reason why nobody can know it of a person."
        ),
        condition=_identifies_by_a_row,
    ),
    WarningKind(
        code="W13",
        name="detail-numbers",
        meaning=(
            "More than 1 % of the persons have as many rows in a detail table as nobody else of "
            "their class. The number of a person's rows is published with them, whatever becomes "
            "of their columns: who knows it and the quasi-identifiers finds the person."
        ),
        remedy=(
            "Publish the same number of rows of each person from a view, or a number of rows in "
            "steps as a quasi-identifier of the person instead of the table (`aggregates`); or "
            "accept the warning with the reason why nobody can know it."
        ),
        condition=_identifies_by_number,
    ),
    WarningKind(
        code="W14",
        name="details-of-nobody",
        meaning=(
            "Rows of a detail table, or of one that is aggregated, have no key, or one that is in "
            "no row of the person table. They are left out of the release, whose sums are then not "
            "those of the source."
        ),
        remedy="Look at the keys of the detail table; accept it where such rows may well be.",
        condition=_has_details_of_nobody,
        of_source=True,
    ),
    WarningKind(
        code="W15",
        name="links-of-nobody",
        meaning=(
            "Rows of a table of links lack an end, or have one that is in no row of the source. "
            "They are left out of the network, whose edges are then not those of the table."
        ),
        remedy="Look at the ends of the links; accept it where such rows may well be.",
        condition=_has_links_of_nobody,
        of_source=True,
    ),
    WarningKind(
        code="W16",
        name="links-certain",
        meaning=(
            "In a cluster of the masked network, or between two, everybody is linked with "
            "everybody. Who knows in which clusters two persons are knows then that they are "
            "linked."
        ),
        remedy=(
            "Ask for a larger k, or another weight of the network (alpha, beta); accept it where "
            "links need no protection."
        ),
        condition=_is_certain,
    ),
    WarningKind(
        code="W23",
        name="linked-rows",
        meaning=(
            "In place, this column of another table points to the renumbered key, and nothing else "
            "of that table changes: each person still has exactly the rows that were theirs. Who "
            "knows one of them, an order by its time or its amount, finds the person's row by it, "
            "whatever the privacy models say of that row."
        ),
        remedy=(
            "Publish a new table with the other one as a detail table (`tables`), which measures "
            "what its rows tell of persons; keep readers from the other table; or accept the "
            "warning where nobody knows its rows."
        ),
        condition=_is_linked,
        together=_linked_together,
    ),
)
