"""Figures for the charts of a report, which no run needs: measured only on request.

The source is read as its frequency set, the release as it was written. The results are counts of
classes and of rows, never a value or a label.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from itertools import combinations
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

from sqlanon.errors import JobError
from sqlanon.privacy_models.base import TOLERANCE
from sqlanon.sql.dialects import Kind
from sqlanon.sql.statement import Sql

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sqlanon.source.frequency_set import FrequencySet
    from sqlanon.sql.workspace import Workspace


class Separated(NamedTuple):
    """Counts for a subset of columns.

    Attributes:
        squares: Sum of the squares of the rows of each combination.
    """

    place: int
    combinations: int
    alone: int
    squares: float


@dataclass(frozen=True, slots=True)
class Separation:
    """How well a subset of columns separates rows (docs/definitions, "Distinction, separation").

    Attributes:
        distinction: Combinations per row, in [0, 1].
        separation: Share of the pairs of rows that differ in one of the columns, in [0, 1].
    """

    columns: tuple[str, ...]
    combinations: int
    alone: int
    distinction: float
    separation: float

    @classmethod
    def of(cls, columns: Sequence[str], counted: Separated, rows: int) -> Separation:
        """Compute distinction and separation from the counts of a subset and a number of rows."""
        pairs = rows * (rows - 1)
        return cls(
            columns=tuple(columns),
            combinations=counted.combinations,
            alone=counted.alone,
            distinction=counted.combinations / rows if rows else 0.0,
            separation=1 - (counted.squares - rows) / pairs if pairs else 0.0,
        )


Audience: TypeAlias = Literal["external", "internal"]
"""Readers of figures: anybody, or internal readers, who may see the source."""

SIZES = (2, 3, 5, 10, 20, 50, 100, 200, 500, 1000)
"""Ends of the bands of class sizes; below 2, 5, 10, … the risk is above 1/2, 1/5, 1/10, …."""
VARIETIES = (2, 3, 4, 5, 10)
"""Ends of the bands of different sensitive values of a class."""
DISTANCES = (0.05, 0.1, 0.2, 0.3, 0.5)
"""Ends of the bands of distances of a class, inclusive."""
_ALL_SUBSETS = 4
"""The most quasi-identifiers with all subsets; with more: each, pairs and all together."""
_PAIR = 2
DIGITS = 3
"""Digits of shares and bits: exact ones of columns and pairs could determine the rows."""
_PAIRED = 8
"""The most quasi-identifiers that are compared in pairs, those with most values."""


@dataclass(frozen=True, slots=True)
class SizeBand:
    """Classes of about the same size.

    Attributes:
        most: The greatest number of rows of a class; None where it is unbounded.
    """

    least: int
    most: int | None
    classes: int
    rows: int


@dataclass(frozen=True, slots=True)
class SensitiveBand:
    """Classes that disclose about the same amount of a sensitive column.

    Attributes:
        values: The least number of different values of a class, including NULL.
        values_most: The greatest number of values of a class; None where it is unbounded.
        distance: The greatest distance of a class: half the sum of the differences of the shares
            of its values from those in the whole table, in [0, 1].
    """

    values: int
    values_most: int | None
    distance: float
    classes: int
    rows: int


@dataclass(frozen=True, slots=True)
class ColumnDetail:
    """How exact a quasi-identifier is.

    Attributes:
        values_before: Distinct values in the source; None where only a release was measured.
        values: Distinct labels in the release.
        bits_before: Entropy of the values in the source, in bits.
        bits_kept: The part that labels keep: the entropy less that of the values of a label.
    """

    values_before: int | None
    values: int
    bits_before: float | None
    bits_kept: float | None


@dataclass(frozen=True, slots=True)
class MutualInformation:
    """The mutual information of two quasi-identifiers."""

    columns: tuple[str, str]
    bits_before: float
    bits: float


@dataclass(frozen=True, slots=True)
class QueryError:
    """Relative errors of count queries over as many columns.

    Attributes:
        median: The median of the errors, as a share of the true answer.
        worst: The 95th percentile of the errors.
    """

    columns: int
    queries: int
    median: float
    worst: float


@dataclass(frozen=True, slots=True)
class DistributionBin:
    """Neighbouring values of a column.

    Attributes:
        labels: Its labels, of the release or of a hierarchy; empty without any.
        unnamed: Whether it has values without a label.
        rows: Rows that a reader of the release expects in it.
    """

    labels: tuple[str, ...]
    unnamed: bool
    null: bool
    rows_before: int
    rows: float


@dataclass(frozen=True, slots=True)
class Distribution:
    """How the values of a quasi-identifier are distributed.

    Attributes:
        distance: Half the sum of the differences between the shares of rows before and after, over
            the bins or, where these are nodes of a hierarchy, over tenths of the rows.
        bins: The bins, in the column's order; none for a local recoding, where a bin would disclose
            how many rows of the classes across its ends are in it.
    """

    distance: float
    bins: tuple[DistributionBin, ...]


@dataclass(frozen=True, slots=True)
class PairDistance:
    """The error of the joint distribution of two quasi-identifiers.

    Attributes:
        distance: Half the sum of the differences of shares, over fifths of each column's rows.
    """

    columns: tuple[str, str]
    distance: float


@dataclass(frozen=True, slots=True)
class HierarchyLevel:
    """A level of a quasi-identifier's hierarchy, 0 for the values.

    Attributes:
        nodes: Nodes of the level with rows of the source.
        labels: Nodes of these that the release shows.
        rows: Rows of the release with these labels.
    """

    nodes: int
    labels: int
    rows: int


@dataclass(frozen=True, slots=True)
class Figures:
    """Figures of a release and, for internal readers, of its source, for charts.

    Attributes:
        sizes_before: Combinations of values of the quasi-identifiers in the source, by their rows;
            None where only a release was measured.
        sizes: Classes of the release, by their rows.
        subsets_before: How well subsets of the quasi-identifiers distinguish rows of the source.
        subsets: The same of the release; none where a group's number identifies its classes.
        sensitive: For each sensitive column that is published, how its values vary in classes.
        detail: For each quasi-identifier, how exact it was and is; as `subsets`.
        mutual: Mutual information of pairs of quasi-identifiers; none unless each value has one
            label in all rows, because labels that depend on other columns tell of these.
        query_errors: Errors of random count queries; none where only a release was measured.
        distributions: For quasi-identifiers, how rows are distributed over their values in the
            source, and as expected from the release; none where only a release was measured.
        pairs: Errors of the joint distributions of pairs; as `distributions`.
        hierarchies: For quasi-identifiers that are published as labels of a hierarchy, its levels,
            the values first; as `distributions`.
    """

    audience: Audience
    sizes_before: tuple[SizeBand, ...] | None
    sizes: tuple[SizeBand, ...]
    subsets_before: tuple[Separation, ...] | None
    subsets: tuple[Separation, ...]
    sensitive: dict[str, tuple[SensitiveBand, ...]]
    detail: dict[str, ColumnDetail]
    mutual: tuple[MutualInformation, ...]
    query_errors: tuple[QueryError, ...]
    distributions: dict[str, Distribution]
    pairs: tuple[PairDistance, ...]
    hierarchies: dict[str, tuple[HierarchyLevel, ...]]


def audience_of(said: Audience | None) -> Audience | None:
    """Return the audience, if it is valid.

    Raises:
        JobError: There is no such audience.
    """
    if said not in {None, "external", "internal"}:
        raise JobError("figures are for an audience: external or internal")
    return said


class _Sized(NamedTuple):
    """A row of `figures/sizes`; see SizeBand."""

    place: int
    band: int
    classes: int
    held: int


class _Counted(NamedTuple):
    """A row of `figures/subsets`; `spread` is the sum of n ln n over combinations of n rows."""

    place: int
    combinations: int
    alone: int
    squares: float
    spread: float | None

    def bits(self, rows: int) -> float:
        """The entropy of the combinations."""
        return math.log2(rows) - (self.spread or 0.0) / rows / math.log(2) if rows else 0.0


class _Sensitive(NamedTuple):
    """A row of `figures/sensitive`; see SensitiveBand."""

    variety: int
    distance: int
    classes: int
    held: int


class _Subset(NamedTuple):
    """A subset of columns for its template: `columns` is empty if it has all of them."""

    relation: Sql
    columns: list[Sql]


def figures_of(
    workspace: Workspace,
    relation: Sql,
    quasi: Sequence[tuple[str, Kind]],
    sensitive: Sequence[tuple[str, Kind]],
    *,
    audience: Audience,
    before: FrequencySet | None = None,
    made_of: Sequence[str] | None = None,
) -> Figures:
    """Measure a relation, and the frequency set that it was made from.

    Args:
        quasi: The columns that identify its classes, with their kinds.
        before: The staged source.
        made_of: The source's column of each of `quasi`, of which two may have the same one; None
            where `quasi` are the source's columns.
    """
    with workspace.phase("figures"):
        dialect = workspace.dialect
        values = [dialect.as_published(dialect.quote(name), kind) for name, kind in quasi]
        classes = workspace.make("figures/released", "released", relation=relation, values=values)
        relations = [classes.sql] if before is None else [classes.sql, before.cells.sql]
        sizes = size_bands(workspace, relations)
        told: dict[str, list[Sql]] = {}
        for place, name in enumerate(made_of or [name for name, _ in quasi]):
            told.setdefault(name, []).append(Sql(f"q{place}"))
        codes = {} if before is None else {one.name: [one.code] for one in before.attributes}
        named = [*(codes or told)]
        asked = [
            (place, subset)
            for place, columns in enumerate([told, *([codes] if codes else [])])
            if {*columns} == {*named}
            for subset in _subsets(len(named), before)
        ]
        subsets = [
            _Subset(
                relations[place],
                [column for one in subset for column in (told, codes)[place][named[one]]]
                if len(subset) < len(named)
                else [],
            )
            for place, subset in asked
        ]
        rows = [sum(band.rows for band in side) for side in sizes]
        separated: list[list[Separation]] = [[], []]
        bits: list[dict[tuple[str, ...], float]] = [{}, {}]
        counted = sorted(workspace.ask("figures/subsets", _Counted, subsets=subsets))
        for (place, subset), one in zip(asked, counted, strict=True):
            columns = tuple(named[column] for column in subset)
            found = Separation.of(columns, Separated(*one[:4]), rows[place])
            separated[place].append(
                replace(
                    found,
                    distinction=round(found.distinction, DIGITS),
                    separation=round(found.separation, DIGITS),
                )
            )
            bits[place][columns] = one.bits(rows[place])
        workspace.drop(classes)
        return Figures(
            audience=audience,
            sizes_before=None if before is None else sizes[1],
            sizes=sizes[0],
            subsets_before=None if before is None else tuple(separated[1]),
            subsets=tuple(separated[0]),
            sensitive={
                column[0]: _sensitive(workspace, relation, quasi, column) for column in sensitive
            },
            detail=_detail(bits, separated),
            mutual=_mutual(bits),
            query_errors=(),
            distributions={},
            pairs=(),
            hierarchies={},
        )


def size_bands(workspace: Workspace, relations: Sequence[Sql]) -> list[tuple[SizeBand, ...]]:
    """Count the bands that have classes, for each relation (…, n) with a row per class."""
    found: list[list[SizeBand]] = [[] for _ in relations]
    for one in sorted(
        workspace.ask("figures/sizes", _Sized, relations=[*relations], edges=[*SIZES])
    ):
        least, most = between(one.band, SIZES)
        found[one.place].append(SizeBand(least, most, one.classes, one.held))
    return [tuple(bands) for bands in found]


def _sensitive(
    workspace: Workspace, relation: Sql, quasi: Sequence[tuple[str, Kind]], column: tuple[str, Kind]
) -> tuple[SensitiveBand, ...]:
    """Count the bands of one column that have classes."""
    dialect = workspace.dialect
    (name, kind), long = column, {Kind.TEXT, Kind.OTHER}
    answer = workspace.ask(
        "figures/sensitive",
        _Sensitive,
        relation=relation,
        quasi=[dialect.as_published(dialect.quote(one), its) for one, its in quasi],
        quasi_long=[its in long for _, its in quasi],
        column=dialect.exact(dialect.quote(name), kind),
        column_long=kind in long,
        reference=None,
        reference_counts=None,
        domain=None,
        keyed=False,
        varieties=[*VARIETIES],
        distances=[edge + TOLERANCE for edge in DISTANCES],
    )
    ends = (*DISTANCES, 1.0)
    return tuple(
        SensitiveBand(*between(one.variety, VARIETIES), ends[one.distance], one.classes, one.held)
        for one in sorted(answer)
    )


def _detail(
    bits: Sequence[Mapping[tuple[str, ...], float]], told: Sequence[Sequence[Separation]]
) -> dict[str, ColumnDetail]:
    """Count the values of columns, in a release and in its source."""
    values = [{one.columns: one.combinations for one in side} for side in told]
    return {
        columns[0]: ColumnDetail(
            values[1].get(columns),
            values[0][columns],
            round(max(bits[1][columns], 0.0), DIGITS) if columns in bits[1] else None,
            None,
        )
        for columns in values[0]
        if len(columns) == 1
    }


def _mutual(bits: Sequence[Mapping[tuple[str, ...], float]]) -> tuple[MutualInformation, ...]:
    """Compute the mutual information of pairs of columns, in the source and in the release."""

    def to_share(of: Mapping[tuple[str, ...], float], pair: tuple[str, ...]) -> float:
        one, other = pair
        # logarithms that cancel leave a rounding error
        return round(max(of[one,] + of[other,] - of[pair], 0.0), DIGITS)

    return tuple(
        MutualInformation((pair[0], pair[1]), to_share(bits[1], pair), to_share(bits[0], pair))
        for pair in bits[1]
        if len(pair) == _PAIR and pair in bits[0]
    )


def between(band: int, edges: Sequence[int]) -> tuple[int, int | None]:
    """The least and the greatest number of a band."""
    return (edges[band - 1] if band else 1), (edges[band] - 1 if band < len(edges) else None)


def _subsets(count: int, before: FrequencySet | None) -> list[tuple[int, ...]]:
    """List the subsets to measure, by the places of their columns."""
    places = range(count)
    if count <= _ALL_SUBSETS:
        return [one for size in range(1, count + 1) for one in combinations(places, size)]
    paired = [*places]
    if before is not None:
        paired.sort(key=lambda place: (-before.attributes[place].distinct, place))
    pairs = combinations(sorted(paired[:_PAIRED]), 2)
    return [*((place,) for place in places), *pairs, tuple(places)]
