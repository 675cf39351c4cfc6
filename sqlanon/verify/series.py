"""Measure several releases of one source together, by the classes of each person in them.

The keys of the releases are read once: persons with the place of their class in each release.
Persons with the same places and values are then counted as one pattern, and all measurements read
the patterns, which are mostly few.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from sqlanon.common.wording import inflect
from sqlanon.errors import JobError
from sqlanon.source.inspection import Column, Relation
from sqlanon.sql.dialects import Kind
from sqlanon.sql.names import RelationName
from sqlanon.sql.statement import Sql
from sqlanon.verify.figures import VARIETIES, SizeBand, between, size_bands
from sqlanon.verify.invariance import Members

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlanon.sql.statement import WorkTable
    from sqlanon.sql.workspace import Workspace

_AT_ONCE = 40
"""Relations that a statement joins: MariaDB takes 61, SQLite 64."""


class StoredRows(NamedTuple):
    """The stored keys of the rows of a release.

    Attributes:
        keys: The table (person, place, v0, …) of the rows of persons.
        columns: The columns of the source that v0 and so on are.
        forged: The table (place, v0) of counterfeit rows; None without any.
        owner: The person of a row of `keys`, as an expression; None where each row is a person.
    """

    keys: Sql
    columns: Sequence[str]
    forged: Sql | None
    owner: Sql | None


class _Last(NamedTuple):
    """A sensitive column of joint classes, with the value of the last release that stored it.

    Attributes:
        stored: Place and value in each release that stored it, the last one first.
    """

    name: Sql
    stored: Sequence[_Then]


class _Then(NamedTuple):
    """The place in a release, and the value that it stored."""

    place: Sql
    value: Sql


class _Part(NamedTuple):
    """Rows of persons by the places of their classes in some consecutive releases."""

    relation: Sql
    places: tuple[Sql, ...]


class _Place(NamedTuple):
    """The place in a release: its part, its column there, and its name in later statements."""

    part: int
    had: Sql
    name: Sql


class _Keys(NamedTuple):
    """A table (person, place, v0, …) of rows, its release's number, and the person of a row."""

    keys: Sql
    number: int
    owner: Sql | None


class PersonCounts(NamedTuple):
    """Numbers of persons, whether each has one row of a release or several.

    Attributes:
        spread: Persons in more than one joint class; None where each row is a person.
    """

    persons: int
    in_all: int
    spread: int | None


class _StoredValue(NamedTuple):
    """A sensitive value that was stored with a release.

    Attributes:
        number: Which of its values, v0, v1 …
    """

    release: int
    number: int
    name: Sql


@dataclass(frozen=True, slots=True)
class Series:
    """Releases of one source, and the persons in them.

    Attributes:
        columns: The sensitive columns of the source to measure, each once.
        places: The place of the class in each release, NULL for persons who are not in it.
        described: Relation (places, c0, c1, …): a row for each person; where persons may have
            several rows, one for each key and person.
        patterns: Relation (places, values, known, persons, number): counts of persons with the same
            values in all these columns, numbered where values are measured.
        classes: Relation (number, places, persons): counts of persons with the same places.
        members: By column, the columns with its values for each release.
        stored: By column, place and value in each release that stored it, the first one first.
        owner: The column that identifies persons, where they may have several rows.
        whose: The person of a row, as each release stored it; nothing where a row is a person.
    """

    workspace: Workspace
    columns: tuple[Column, ...]
    places: list[Sql]
    described: WorkTable
    patterns: WorkTable
    classes: WorkTable
    members: dict[str, list[Members]]
    stored: dict[str, list[_Then]]
    owner: Column | None = None
    whose: tuple[Sql, ...] = ()

    @classmethod
    def of(
        cls,
        workspace: Workspace,
        releases: Sequence[StoredRows],
        source: Relation,
        person: Sql | None,
        *,
        columns: Sequence[str],
        owner: str | None = None,
    ) -> Series:
        """Read the releases.

        Args:
            source: The source, with resolved kinds of its columns.
            person: The key of a row `s` of the source, as it is stored; None without `columns`.
            owner: The column that identifies persons, stored with each release; None where each
                row is a person.

        Raises:
            JobError: there are columns to measure, and two rows of the source have the same key.
        """
        dialect = workspace.dialect
        found = tuple(source.column(name) for name in columns)
        places = [Sql(f"place_{number}") for number in range(len(releases))]
        today = [Sql(f"today_{number}") for number in range(len(found))]
        names = [*today]
        values = [dialect.exact(Sql(f"c{n}"), one.kind) for n, one in enumerate(found)]
        stored: list[_StoredValue] = []
        members: dict[str, list[Members]] = {one.name: [] for one in found}
        then: dict[str, list[_Then]] = {one.name: [] for one in found}
        for release, (_, had, forged, _) in enumerate(releases):
            for number, column in enumerate(found):
                value, known = today[number], column.name in had
                if known:
                    value = Sql(f"then_{release}_{number}")
                    raw = Sql(f"v_{release}_{number}")
                    stored.append(_StoredValue(release, had.index(column.name), raw))
                    then[column.name].append(_Then(places[release], raw))
                    names.append(value)
                    values.append(dialect.exact(raw, column.kind))
                members[column.name].append(
                    Members(
                        places[release],
                        value,
                        known,
                        forged if known else None,
                        dialect.exact(Sql("v0"), column.kind),
                    )
                )
        whose = None if owner is None else source.column(owner)
        owned = [] if whose is None else [_whose(whose.name, *one) for one in enumerate(releases)]
        stored += owned
        now = None
        if found:
            now = workspace.make(
                "compare/today",
                "today",
                person=person,
                owner=whose and dialect.exact(dialect.column("s", whose.name), whose.kind),
                columns=[dialect.quote(one.name) for one in found],
                source=source.sql,
            )
            twice = workspace.count("compare/key_twice", today=now, owned=whose is not None)
            if twice:
                raise JobError(
                    f"key: {source.name} now has {inflect(twice, 'value')} of it twice, so that "
                    "values cannot be assigned to persons; name a column that identifies its "
                    "rows, or models without a sensitive column"
                )
        described = workspace.make(
            "compare/described",
            "described",
            releases=[_Keys(one.keys, number, one.owner) for number, one in enumerate(releases)],
            owned=whose is not None,
            columns=[Sql(f"c{number}") for number in range(len(found))],
            stored=stored,
            today=now,
        )
        patterns = workspace.make(
            "compare/patterns",
            "patterns",
            described=described,
            places=places,
            names=names,
            values=values,
        )
        classes = workspace.make("compare/places", "places", patterns=patterns, places=places)
        return cls(
            workspace,
            found,
            places,
            described,
            patterns,
            classes,
            members,
            then,
            whose,
            tuple(one.name for one in owned),
        )

    def joint(self) -> Relation:
        """Make the relation of all persons: the class's place in each release, sensitive columns.

        A place is NULL in a release without the person, so added and removed persons differ from
        others like members of another class. Where persons may have several rows, the person of
        the row is the last column.
        """
        quote = self.workspace.dialect.quote
        columns = self.columns if self.owner is None else (*self.columns, self.owner)
        table = self.workspace.make(
            "compare/joint",
            "joint",
            described=self.described,
            places=self.places,
            columns=[_Last(quote(one.name), self.stored[one.name][::-1]) for one in self.columns],
            owner=None if self.owner is None else quote(self.owner.name),
            whose=self.whose,
        )
        return build_joint_places(self.workspace, table, len(self.places), columns)

    def not_known(self, name: str) -> int:
        """Count the persons who have left the source and have no stored value of a column."""
        places = [one.place for one in self.stored[name]]
        return self.workspace.count("compare/not_known", patterns=self.patterns, places=places)

    def persons(self, joint: Relation) -> PersonCounts:
        """Count the persons of the rows of `joint`."""
        if self.owner is None:
            return self.workspace.ask_one(
                "compare/persons_of_rows", PersonCounts, classes=self.classes, places=self.places
            )
        who = self.workspace.dialect.exact(
            self.workspace.dialect.quote(self.owner.name), self.owner.kind
        )
        return self.workspace.ask_one(
            "compare/owners", PersonCounts, joint=joint.sql, places=self.places, person=who
        )

    def list_class_values(self, name: str) -> list[WorkTable]:
        """List, for each release, the values of a column that its classes show.

        These are the values that were stored with the release, else those of today's source.
        """
        return [
            self.workspace.make(
                "compare/shown",
                "shown",
                patterns=self.patterns,
                place=one.place,
                value=one.value,
                forged=one.forged,
                forged_value=one.forged_value,
            )
            for one in self.members[name]
        ]


def _whose(name: str, number: int, one: StoredRows) -> _StoredValue:
    """The person of a row, as a release stored it."""
    return _StoredValue(number, one.columns.index(name), Sql(f"whose_{number}"))


def rows_together(workspace: Workspace, releases: Sequence[Sql]) -> WorkTable:
    """Join the rows that persons have in each release, by the places of their classes.

    A place is NULL in a release that has no row of the person.

    Returns:
        Relation (person, place_0, place_1, …).
    """
    everybody = workspace.make("compare/everybody", "everybody", releases=releases)
    parts = [_Part(one, (Sql("place"),)) for one in releases]
    while True:
        made = [
            _put_together(workspace, everybody, parts[first : first + _AT_ONCE])
            for first in range(0, len(parts), _AT_ONCE)
        ]
        if len(made) == 1:
            return made[0][0]
        parts = [_Part(table.sql, places) for table, places in made]


def _put_together(
    workspace: Workspace, everybody: WorkTable, parts: Sequence[_Part]
) -> tuple[WorkTable, tuple[Sql, ...]]:
    """Join consecutive parts into one, and return it with its places."""
    had = [(number, place) for number, part in enumerate(parts) for place in part.places]
    places = [_Place(*one, Sql(f"place_{number}")) for number, one in enumerate(had)]
    table = workspace.make(
        "compare/together", "joint", everybody=everybody, parts=parts, places=places
    )
    return table, tuple(one.name for one in places)


def build_joint_places(
    workspace: Workspace, table: WorkTable, releases: int, columns: Sequence[Column] = ()
) -> Relation:
    """A table whose first columns are the places of classes in releases, as a relation."""
    whole = workspace.dialect.integer_type
    places = [Column(f"place_{number}", whole, Kind.INTEGER) for number in range(releases)]
    return Relation(RelationName(None, "joint"), table.sql, (*places, *columns))


# -- figures: sizes, values left, who was regrouped ------------------------------------------------
# These figures are for internal readers: comparing releases needs the class of each person.


MOST_LISTED = 20
"""The most joint classes of fewer than k that are listed."""


class Placed(NamedTuple):
    """Rows by the places of their classes.

    Attributes:
        places: Its columns of places.
        counted: Whether a row stands for the number of persons in its column `persons`, not for
            one person.
    """

    relation: Sql
    places: Sequence[Sql]
    counted: bool


class Step(NamedTuple):
    """Two consecutive releases: the columns of the places in both."""

    before: Sql
    after: Sql


@dataclass(frozen=True, slots=True)
class CandidateBand:
    """Numbers of persons for whom about the same number of sensitive values remain possible.

    Attributes:
        values: The least number of possible values of the band.
        values_most: The greatest number of possible values; None where nothing bounds it.
        together: Persons in the band if all releases are read together.
        alone: Persons in the band by the one release that leaves the fewest values.
    """

    values: int
    values_most: int | None
    together: int
    alone: int


@dataclass(frozen=True, slots=True)
class SmallClass:
    """A joint class of fewer than k.

    Attributes:
        places: Its class in each release, as numbered in the tables of keys; None for none.
        persons: Number of its persons, or where these may have several rows, of its rows.
    """

    places: tuple[int | None, ...]
    persons: int


@dataclass(frozen=True, slots=True)
class Regrouped:
    """Counts of persons whose class has other members than in the release before.

    Only persons who are in both releases count.

    Attributes:
        persons: Persons whose class had other members then, or has other members now.
        groups: The pairs of their classes, one in each release.
    """

    persons: int
    groups: int
    small_groups: int


class _Banded(NamedTuple):
    """The row of compare/candidate_bands."""

    band: int
    together: int
    alone: int


class _Pairs(NamedTuple):
    """A row of compare/regrouped; see `Regrouped`."""

    later: int
    persons: int
    groups: int
    small: int


@dataclass(frozen=True, slots=True)
class JointSizes:
    """Classes of releases and their joint ones, by size.

    Attributes:
        alone: The bands of each release that have classes.
        smallest: Joint classes of fewer than k, the smallest first, at most `MOST_LISTED`.
    """

    alone: tuple[tuple[SizeBand, ...], ...]
    together: tuple[SizeBand, ...]
    smallest: tuple[SmallClass, ...]

    @classmethod
    def of(
        cls, workspace: Workspace, alone: Sequence[Placed], together: Placed, k: int
    ) -> JointSizes:
        """Measure the sizes of classes and joint classes."""
        sizes = [
            workspace.make("compare/class_sizes", "sizes", **one._asdict())
            for one in (*alone, together)
        ]
        *bands, joint = size_bands(workspace, [one.sql for one in sizes])
        rows = workspace.rows(
            "compare/smallest", sizes=sizes[-1], places=together.places, k=k, most=MOST_LISTED
        )
        workspace.drop(*sizes)
        smallest = [
            SmallClass(tuple(None if at is None else int(at) for at in row[:-1]), int(row[-1]))
            for row in rows
        ]
        return cls(tuple(bands), joint, tuple(smallest))


def candidate_bands(workspace: Workspace, left: WorkTable) -> tuple[CandidateBand, ...]:
    """The bands that have persons."""
    found = workspace.ask("compare/candidate_bands", _Banded, left=left, edges=[*VARIETIES])
    return tuple(
        CandidateBand(*between(one.band, VARIETIES), one.together, one.alone)
        for one in sorted(found)
    )


def count_regrouped(series: Series, steps: Sequence[Step], k: int) -> tuple[Regrouped, ...]:
    """Count the persons who were regrouped from each release to the next; a row is a person."""
    if not steps:  # a series of one
        return ()
    found = series.workspace.ask(
        "compare/regrouped", _Pairs, classes=series.classes, steps=steps, k=k
    )
    return tuple(Regrouped(*one[1:]) for one in sorted(found))
