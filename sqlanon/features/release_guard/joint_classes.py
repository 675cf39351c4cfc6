"""All releases of a source that somebody may have, read together before another is published.

The keys of each are stored with the places of their classes and their sensitive values. A joint
class has the persons who are in the same class of each release, or in none of it: added and removed
persons form joint classes too. docs/definitions, "Releases that are guarded", says why it is enough
that each of them satisfies the models, and what that does not guarantee.

Joint classes that violate a model are named for the users who have to act.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from typing_extensions import override

from sqlanon.errors import VerificationError
from sqlanon.features.release_guard.items import find_linked, short_items
from sqlanon.features.release_guard.keys import owner_of
from sqlanon.features.release_guard.population import measure_population
from sqlanon.job.releases import REFUSING
from sqlanon.privacy_models.base import Population, SizesOnly
from sqlanon.privacy_models.requirements import ModelRequirements, ValueCounts, model_inputs
from sqlanon.report.joint import JointClasses, JointShortfall, SmallJointClasses
from sqlanon.source.inspection import Column, Relation
from sqlanon.sql.dialects import Kind
from sqlanon.sql.names import RelationName
from sqlanon.sql.statement import Sql
from sqlanon.verify.measure import by_place, measurements, value_counts

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import Any

    from sqlanon.features.release_guard.complementary_suppression import Suppression
    from sqlanon.features.release_guard.earlier_releases import (
        EarlierRelease,
        ReleaseHistory,
        StoredExtras,
    )
    from sqlanon.job.releases import Action
    from sqlanon.release.release import Release
    from sqlanon.sql.statement import WorkTable
    from sqlanon.sql.workspace import Workspace
    from sqlanon.verify.measure import Measurement


JOINT = "sqlanon_joint"
"""The column of a joint class's number; `keys.key_refusals` refuses a source that has it."""


class _SensitiveColumn(NamedTuple):
    """A sensitive column: its stored column, and its own name."""

    stored: Sql
    name: Sql


class _Fate(NamedTuple):
    """A row of release_guard/joint_fates."""

    fate: int
    classes: int


class _Persons(NamedTuple):
    """The row of release_guard/joint_persons; `spread` is None where each row is a person."""

    persons: int
    spread: int | None


class JointMeasurement(NamedTuple):
    """A release read together with those before it.

    Attributes:
        short: Some classes that violate a model, if the guard refuses; see `short_joint_classes`.
    """

    found: JointClasses
    short: tuple[ShortJointClass, ...] = ()


class ReleaseRows(NamedTuple):
    """The stored rows of a release.

    Attributes:
        keys: Relation (person, place, v0, v1, …).
        columns: The columns of v0, v1 …: the sensitive ones, and those that identify persons.
    """

    keys: Sql
    columns: tuple[str, ...]
    run_id: str


@dataclass(frozen=True, slots=True)
class MeasuredJointClasses:
    """The joint classes that are measured.

    Attributes:
        joint: Relation (person, sqlanon_joint).
    """

    workspace: Workspace
    release: Release
    joint: WorkTable

    def of_sizes(self) -> list[JointShortfall]:
        """Find the models of sizes that joint classes violate."""
        asked = self.release.asked
        models = tuple(m for m in asked.models if isinstance(m.reads, SizesOnly))
        relation = self._relation(self.joint, [])
        return self._measure(relation, ModelRequirements(models), None)

    def of_combinations(self) -> list[JointShortfall]:
        """Find the models of a person's combined rows that all releases together violate."""
        found: list[JointShortfall] = []
        for model in self.release.asked.models:
            column = model.reads.column
            if model.of_combinations and column is not None:
                rows = self.workspace.make(
                    "release_guard/joint_rows",
                    "rows",
                    classes=self.joint,
                    joint=Sql(JOINT),
                    person=self.workspace.dialect.quote(column),
                )
                found += self._measure(
                    self._relation(rows, [column]), ModelRequirements((model,)), None
                )
                self.workspace.drop(rows)
        return found

    def of_population(self, releases: Sequence[StoredExtras]) -> list[JointShortfall]:
        """Find the models of a population that joint classes violate."""
        models = [m for m in self.release.asked.models if isinstance(m.reads, Population)]
        public = [one.public for one in releases if one.public is not None]
        if not models:
            return []
        columns = len(self.release.frequency_set.attributes)
        found = measure_population(
            self.workspace, self.joint.sql, JOINT, public, models, columns=columns
        )
        return [
            JointShortfall(one.name, one.variant, None, one.violating_classes)
            for one in found
            if not one.holds
        ]

    def of_values(self, one: ReleaseRows, shown: WorkTable) -> list[JointShortfall]:
        """Find the models of values and persons that a release's rows violate in joint classes."""
        asked = self._select_models(one)
        return [] if asked is None else self._measure(self._of(one, shown), asked, one.run_id)

    def violating(self, one: ReleaseRows) -> Iterator[WorkTable]:
        """Yield relations (q0) of the numbers of joint classes that violate them."""
        asked = self._select_models(one)
        if asked is None:
            return
        workspace, shown = self.workspace, self.select_values(one)
        relation = self._of(one, shown)
        for measured in self._measurements(relation, asked, keyed=True):
            yield workspace.make(
                "verify/violating", "violating", count=1, told=False, **measured.values
            )
        workspace.drop(shown)

    def _select_models(self, one: ReleaseRows) -> ModelRequirements | None:
        """Select the models of columns that a release shows; None where there are none."""
        asked = self.release.asked
        shown = (m for m in asked.models if m.reads.column in one.columns)
        models = tuple(m for m in shown if not m.of_combinations)
        return ModelRequirements(models, asked.sensitive_as_quasi) if models else None

    def _of(self, one: ReleaseRows, shown: WorkTable) -> Relation:
        """Return the result of `select_values` as a relation."""
        known = {column.name for column in self.release.source.columns}
        return self._relation(shown, [name for name in one.columns if name in known])

    def select_values(self, one: ReleaseRows) -> WorkTable:
        """Build relation (sqlanon_joint, columns) of the rows of a release."""
        dialect = self.workspace.dialect
        return self.workspace.make(
            "release_guard/joint_values",
            "shown",
            classes=self.joint,
            joint=Sql(JOINT),
            keys=one.keys,
            owner=owner_of(self.workspace, self.release, one.columns),
            columns=[
                _SensitiveColumn(Sql(f"v{place}"), dialect.quote(name))
                for place, name in enumerate(one.columns)
            ],
        )

    def _relation(self, table: WorkTable, columns: Sequence[str]) -> Relation:
        joint = Column(JOINT, self.workspace.dialect.integer_type, Kind.INTEGER)
        others = (self.release.source.column(name) for name in columns)
        return Relation(RelationName(None, table.name), table.sql, (joint, *others))

    def _measure(
        self, relation: Relation, asked: ModelRequirements, run: str | None
    ) -> list[JointShortfall]:
        found: list[JointShortfall] = []
        for one in self._measurements(relation, asked):
            accept = partial(_short, one, run, found)
            self.workspace.check("verify/violations", accept, **one.values)
        return found

    def _measurements(
        self, relation: Relation, asked: ModelRequirements, *, keyed: bool = False
    ) -> list[Measurement]:
        workspace, quasi = self.workspace, [(JOINT, Kind.INTEGER)]

        def counts(column: Column) -> ValueCounts:
            counted = value_counts(workspace, relation.sql, column.name, column.kind)
            return ValueCounts(counted, 0)

        inputs = model_inputs(
            workspace, relation, [JOINT], asked, tables=self.release.other_tables, counts=counts
        )
        return measurements(workspace, relation.sql, quasi, inputs, keyed=keyed)


def _short(
    one: Measurement, run: str | None, found: list[JointShortfall], answer: list[tuple[Any, ...]]
) -> None:
    """Add the violations of the conditions of a statement.

    Raises:
        VerificationError: it has not answered of each of them, once.
    """
    violating = {place: int(rest[1]) for place, rest in by_place(answer).items()}
    if sorted(violating) != list(range(len(one.conditions))):
        raise VerificationError("the measurement of joint classes got no answer")
    for place, (inputs, condition) in enumerate(one.conditions):
        if violating[place]:
            model = inputs.model
            runs = () if run is None else (run,)
            found.append(
                JointShortfall(
                    model.name, condition.variant, model.reads.column, violating[place], runs
                )
            )


def _by_condition(found: Sequence[JointShortfall]) -> tuple[JointShortfall, ...]:
    """Merge the violations of one condition by several releases into one each."""
    together: dict[tuple[str | None, ...], JointShortfall] = {}
    for one in found:
        condition = (one.model, one.variant, one.column)
        other = together.get(condition, replace(one, classes=0, runs=()))
        most = max(one.classes, other.classes)
        together[condition] = replace(one, classes=most, runs=(*other.runs, *one.runs))
    return tuple(together.values())


def joint_classes_of(
    workspace: Workspace, releases: Sequence[Sql], joint: Sql, owners: Sequence[Sql] = ()
) -> WorkTable:
    """Build relation (person, joint, fate, place_0, …) of the members of releases.

    Args:
        owners: Where keys are of rows, their persons in each release; `owner` there.
    """
    return workspace.make(
        "release_guard/joint_classes", "joint", releases=releases, joint=joint, owners=owners
    )


def measure_together(
    workspace: Workspace,
    release: Release,
    own: ReleaseRows,
    releases: ReleaseHistory,
    action: Action,
    *,
    beside: StoredExtras,
    withheld: Suppression,
) -> JointMeasurement | None:
    """Measure the joint classes of a release that is not published yet and of earlier ones.

    Returns:
        The result; None where statements return no answer.

    Raises:
        VerificationError: the verifier got no answer.
    """
    before = releases.known
    runs = tuple(one.run_id for one in before)
    table = workspace.dialect.table
    together = [ReleaseRows(table(one.keys), one.columns, one.run_id) for one in before]
    together.append(own)
    whose = (owner_of(workspace, release, one.columns) for one in together)
    owners = [one for one in whose if one is not None]
    joint = joint_classes_of(workspace, [one.keys for one in together], Sql(JOINT), owners)
    sizes: list[tuple[Any, ...]] = []
    workspace.check("verify/classes", sizes.extend, relation=joint, values=[Sql(JOINT)])
    if not sizes:
        return None
    classes, _, rows, *_ = sizes[0]
    short: list[JointShortfall] = []
    measured = MeasuredJointClasses(workspace, release, joint)
    shown = (
        [measured.select_values(one) for one in together] if before or release.asked.persons else []
    )
    if before:
        short += [*measured.of_sizes(), *measured.of_combinations()]
        for one, values in zip(together, shown, strict=True):
            short += measured.of_values(one, values)
        short += short_items(workspace, find_linked(release), beside.items, before)
        short += measured.of_population([*(one.beside for one in before), beside])
    persons = _Persons(int(rows), None)
    for name in release.asked.persons:
        persons = _persons(workspace, release.source.column(name), shown)
    small, named = None, tuple[ShortJointClass, ...]()
    if short:
        small = _small(workspace, joint, release, owned=bool(owners))
    if short and action in REFUSING:  # whose error names them
        violating = [found for one in together for found in measured.violating(one)]
        named = short_joint_classes(
            workspace,
            joint,
            Sql(JOINT),
            before,
            violating,
            owned=bool(owners),
            k=release.asked.smallest_class,
        )
        workspace.drop(*violating)
    workspace.drop(joint, *shown)
    found = JointClasses(
        action,
        runs,
        releases.uncounted,
        own.columns,
        persons.persons,
        int(classes),
        _by_condition(short),
        persons.spread,
        withheld=withheld.report_count(release.asked.smallest_class),
        small=small,
    )
    return JointMeasurement(found, named)


def _small(
    workspace: Workspace, joint: WorkTable, release: Release, *, owned: bool
) -> SmallJointClasses | None:
    """Joint classes of fewer than k, by what became of their persons."""
    k = release.asked.smallest_class
    found = workspace.ask(
        "release_guard/joint_fates", _Fate, classes=joint, joint=Sql(JOINT), owned=owned, k=k
    )
    by_fate = {one.fate: one.classes for one in found}
    stayed, came, went = (by_fate.get(fate, 0) for fate in range(3))
    return SmallJointClasses(k, came, went, stayed) if found else None


def _persons(workspace: Workspace, column: Column, shown: Sequence[WorkTable]) -> _Persons:
    """Persons with several rows: how many there are, and in more than one joint class."""
    dialect = workspace.dialect
    person = dialect.exact(dialect.quote(column.name), column.kind)
    return workspace.ask_one(
        "release_guard/joint_persons", _Persons, person=person, joint=Sql(JOINT), shown=shown
    )


MOST = 3
"""How many are named."""
_FATES = ("remaining", "added", "removed")
"""The groups of persons, by the fate of release_guard/joint_classes."""


class ShortJointClass(NamedTuple):
    """A small joint class, by the last of the earlier releases that its persons are in.

    Their number is left out: it may be one, whose absence others notice too.

    Attributes:
        fate: 0 for persons in the last release and an earlier one, 1 in it alone, 2 in others.
        before: That earlier release; None for newcomers.
        place: Their class there, as `place` in its table of keys; None for newcomers.
    """

    fate: int
    before: EarlierRelease | None
    place: int | None

    @override
    def __str__(self) -> str:
        if self.before is None:
            return "added persons"
        return f"{_FATES[self.fate]} persons of class {self.place} of run {self.before.run_id}"


def short_joint_classes(
    workspace: Workspace,
    joint: WorkTable,
    number: Sql,
    before: Sequence[EarlierRelease],
    violating: Sequence[WorkTable],
    *,
    owned: bool,
    k: int,
) -> tuple[ShortJointClass, ...]:
    """Find the joint classes that violate a model, the smallest first, at most `MOST`.

    Args:
        violating: Relations (q0) of numbers that violate models of values, or of persons.
        owned: Whether rows are counted by person.
    """
    found = workspace.rows(
        "release_guard/joint_short",
        classes=joint,
        joint=number,
        places=[Sql(f"place_{release}") for release in range(len(before))],
        violating=violating,
        owned=owned,
        k=k,
        most=MOST,
    )
    return tuple(_identify(int(fate), before, places) for fate, _, *places in found)


def _identify(
    fate: int, before: Sequence[EarlierRelease], places: Sequence[int | None]
) -> ShortJointClass:
    """Return the small class, identified by the last release that has a place for it."""
    for release, place in zip(reversed(before), reversed(places), strict=True):
        if place is not None:
            return ShortJointClass(fate, release, int(place))
    return ShortJointClass(fate, None, None)
