"""The risk of several releases of one source, read together, next to that of each alone."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import zip_longest
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from typing_extensions import override

from sqlanon.common.wording import inflect, whole
from sqlanon.report import sections
from sqlanon.report.charts import band_name, size_chart
from sqlanon.report.data import ReleaseChanges
from sqlanon.report.measurement import Measured
from sqlanon.report.sections import (
    AFTER,
    Chart,
    ChartRow,
    Column,
    Fact,
    Facts,
    Section,
    Series,
    Table,
)
from sqlanon.report.wording import measure, share
from sqlanon.verify.invariance import Invariance
from sqlanon.verify.series import CandidateBand, JointSizes, Regrouped

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence


# -- charts ----------------------------------------------------------------------------------------

_ALONE, _TOGETHER = Series("by one release", "before"), Series("by all together", "after")


class Moved(NamedTuple):
    """Persons from a release to the next: what the later one is called, and how many it has."""

    release: str
    persons: int
    came: int
    went: int | None
    regrouped: int | None


def joint_charts(
    sizes: JointSizes,
    last: str,
    candidates: Mapping[str, Sequence[CandidateBand]],
    moved: Sequence[Moved],
) -> Iterator[Chart]:
    """Yield the charts of class sizes, of possible values, and of changes between releases.

    Args:
        candidates: By sensitive column, the numbers of persons by the number of possible values.
    """
    by_last = Series(f"by the last release, {last}", "before")
    yield size_chart((by_last, _TOGETHER), (sizes.alone[-1], sizes.together))
    for name, bands in candidates.items():
        if bands:
            yield _left(name, bands)
    if moved:
        yield _build_moves_chart(moved)


def _left(name: str, bands: Sequence[CandidateBand]) -> Chart:
    """Return the chart of the numbers of values that remain possible."""
    persons = sum(band.together for band in bands)
    return Chart(
        f"Values of {name} that a person may have",
        "values left",
        (_ALONE, _TOGETHER),
        tuple(
            ChartRow(
                band_name(band.values, band.values_most),
                (band.alone / persons, band.together / persons),
                (share(band.alone / persons), share(band.together / persons)),
            )
            for band in bands
        ),
        "Share of the persons who are in all releases. A reader who knows their "
        "quasi-identifiers finds so many values for them in the most revealing release, and in "
        "all releases together.",
    )


def _build_moves_chart(moved: Sequence[Moved]) -> Chart:
    """Build the chart of persons who were added, removed or regrouped."""
    rows = [
        ChartRow(
            f"{one.release}: {what}",
            (min(persons / one.persons, 1.0) if one.persons else None,),
            (whole(persons),),
        )
        for one in moved
        for what, persons in (
            ("came", one.came),
            ("went", one.went),
            ("regrouped", one.regrouped),
        )
        if persons is not None
    ]
    return Chart(
        "From one release to the next",
        "release, and its persons",
        (Series("persons", AFTER.meaning),),
        tuple(rows),
        "Beside all persons of the later release.",
    )


# -- the report ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ComparedRelease:
    """A release of the comparison.

    Attributes:
        persons: Its persons: keys of the source.
        min: Persons of the smallest one; None without persons.
    """

    table: str
    run_id: str
    persons: int
    classes: int
    min: int | None


@dataclass(frozen=True, slots=True)
class Candidates:
    """The values of a sensitive column that remain possible for a reader of the releases.

    Attributes:
        alone: The fewest values that a class of any one release shows; None without values.
        together: The fewest that the classes of one person show in all releases; None likewise.
        learnt: Persons for whom one value is left, when all releases are read together.
        learnt_alone: Persons among them for whom one release by itself leaves one value.
        not_known: Persons who have left the source, and whose value no release has stored: models
            count it as NULL.
        bands: Persons of all releases, by how many values are left for them.
    """

    alone: int | None
    together: int | None
    learnt: int
    learnt_alone: int
    not_known: int
    bands: tuple[CandidateBand, ...]


@dataclass(frozen=True, slots=True, repr=False, kw_only=True)
class ReleaseComparison(Measured):
    """Releases of one source, read together by an attacker who knows quasi-identifiers.

    Its `rows` are the persons of all releases. Its `classes` are joint classes: these persons by
    their class in each release, or by their absence, so that added and removed persons are joint
    classes too. After the requested models it has the model of each detail table with
    quasi-identifiers of the last release, for the items of all releases.

    Attributes:
        in_all: Persons who are in all of them.
        spread: Persons among them who are in more than one joint class, by several rows; None where
            releases count rows.
        moved: For each release but the first: persons added and removed since the one before it.
        regrouped: Likewise, persons who stayed and changed their class; empty where a row is no
            person.
    """

    schema: ClassVar[str] = "urn:sqlanon:schema/comparison/2"

    source: str
    releases: tuple[ComparedRelease, ...]
    in_all: int
    spread: int | None
    sizes: JointSizes
    candidates: dict[str, Candidates]
    invariance: dict[str, Invariance]
    moved: tuple[ReleaseChanges, ...]
    regrouped: tuple[Regrouped, ...]
    holds: bool

    @property
    def persons(self) -> int:
        """Persons who are in any of the releases."""
        return self.rows.published

    def counts(self) -> dict[str, object]:
        """Return the figures for logs."""
        return {"rows": self.persons, "classes": self.classes.count, "holds": self.holds}

    @property
    @override
    def title(self) -> str:
        verdict = "holds" if self.holds else "DOES NOT HOLD"
        return f"{inflect(len(self.releases), 'release')} of {self.source} together: {verdict}"

    @override
    def sections(self) -> tuple[Section, ...]:
        facts = (
            Fact("source", self.source),
            Fact("persons", f"{whole(self.persons)}, {whole(self.in_all)} of them in all releases"),
            *([] if self.spread is None else [self._spread(self.spread)]),
            *[Fact("joint", fact.text) for fact in sections.class_facts(self.classes)],
            *sections.model_facts(self.models),
        )
        invariant = self.invariance.items()
        numbers = ("persons", "classes", "smallest", *(f"m of {name}" for name, _ in invariant))
        releases = Table(
            "The releases, each by itself",
            (Column("release"), Column("run"), *(Column(n, numeric=True) for n in numbers)),
            tuple(
                (
                    one.table,
                    one.run_id,
                    whole(one.persons),
                    whole(one.classes),
                    "-" if one.min is None else whole(one.min),
                    *(measure(of.unique[number]) for _, of in invariant),
                )
                for number, one in enumerate(self.releases)
            ),
        )
        return (
            Facts(None, facts),
            releases,
            *([self._left()] if self.candidates else []),
            *([self._invariant()] if self.invariance else []),
            *([self._moves()] if self.moved else []),
            *([self._smallest()] if self.sizes.smallest else []),
            self.circumstances(),
        )

    @staticmethod
    def _spread(spread: int) -> Fact:
        """Return the fact on persons with rows in several joint classes, which can be linked."""
        text = f"{inflect(spread, 'person has', 'persons have')} rows in more than one joint class"
        return Fact("spread", text, "warn" if spread else "plain")

    def _left(self) -> Facts:
        """Return the facts on the values that remain possible for each sensitive column."""
        return Facts(
            "Values that a person may have, for a reader of all releases",
            tuple(
                Fact(
                    name,
                    f"at least {one.alone} by one release, {one.together} by all; "
                    f"{inflect(one.learnt, 'person')} with only one, {whole(one.learnt_alone)} "
                    f"of them by one release{_not_known(one.not_known)}",
                    "bad" if one.learnt else "warn" if one.not_known else "plain",
                )
                for name, one in self.candidates.items()
            ),
        )

    def _invariant(self) -> Table:
        """Return the table of the m-invariance of the series, by sensitive column."""
        return Table(
            "m-invariance: values of each person's class, the same in all releases",
            (
                Column("column"),
                Column("m of the series", numeric=True),
                Column("required", numeric=True),
                Column("staying", numeric=True),
                Column("changed", numeric=True),
                Column("value changed", numeric=True),
            ),
            tuple(
                (
                    name,
                    "not known" if one.unknown else measure(one.reached),
                    measure(one.required),
                    whole(one.staying),
                    self._format_invariance(one, one.changed),
                    self._format_invariance(one, one.revalued),
                )
                for name, one in self.invariance.items()
            ),
        )

    @staticmethod
    def _format_invariance(one: Invariance, number: int | None) -> str:
        """Format the number of persons whose classes have different values in the releases."""
        if one.unknown:
            return "not known"
        return f"fewer than {one.k}" if number is None else whole(number)

    def _moves(self) -> Facts:
        """Return the facts on added and removed persons between releases."""
        return Facts(
            "From one release to the next",
            tuple(
                Fact(
                    after.table,
                    f"{change.describe_moves()}, in "
                    f"{inflect(change.groups, 'group')}{_small(change)}"
                    f"{_describe_regrouped(others, change.k)}",
                    "warn" if change.small_groups else "plain",
                )
                for after, change, others in zip_longest(
                    self.releases[1:], self.moved, self.regrouped
                )
            ),
        )

    def _smallest(self) -> Table:
        """Return the smallest joint classes, for users who may read the tables of keys."""
        return Table(
            "Joint classes of fewer than k, the smallest first: the number of the class in each",
            (*(Column(f"in {one.run_id}", numeric=True) for one in self.releases), _PERSONS),
            tuple(
                (*("-" if at is None else str(at) for at in one.places), whole(one.persons))
                for one in self.sizes.smallest
            ),
        )

    @override
    def charts(self) -> tuple[Chart | Table, ...]:
        moved = [
            Moved(
                after.run_id,
                after.persons,
                change.came,
                change.went,
                None if others is None else others.persons,
            )
            for after, change, others in zip_longest(self.releases[1:], self.moved, self.regrouped)
        ]
        candidates = {name: one.bands for name, one in self.candidates.items()}
        return (*joint_charts(self.sizes, self.releases[-1].table, candidates, moved),)


_PERSONS = Column("persons", numeric=True)


def _describe_regrouped(found: Regrouped | None, k: int) -> str:
    """Describe the persons who stayed and changed their class."""
    if found is None or not found.persons:
        return ""
    small = "" if k == 1 else f", {whole(found.small_groups)} of fewer than {k}"
    groups = inflect(found.groups, "pair of classes", "pairs of classes")
    return f"; {whole(found.persons)} regrouped, in {groups}{small}"


def _not_known(persons: int) -> str:
    """Describe the persons whose values are not known any more."""
    if not persons:
        return ""
    return (
        f"; not known of {inflect(persons, 'person')} who left the source before their releases "
        "stored it (release_guard: {compare: all}), NULL to the models"
    )


def _small(change: ReleaseChanges) -> str:
    """Describe how many groups are small, where some could be."""
    return "" if change.k == 1 else f", {whole(change.small_groups)} of fewer than {change.k}"
