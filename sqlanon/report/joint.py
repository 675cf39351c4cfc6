"""Results of a release that was read together with those before it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from typing_extensions import override

from sqlanon.common.wording import inflect, whole
from sqlanon.job.releases import Action
from sqlanon.privacy_models.delta_presence import DeltaPresence
from sqlanon.report.sections import Fact

if TYPE_CHECKING:
    from sqlanon.report.data import ReleaseChanges


@dataclass(frozen=True, slots=True)
class JointShortfall:
    """A condition that joint classes do not satisfy.

    Attributes:
        column: The sensitive column, or that of persons; None for sizes.
        classes: The number of joint classes that violate it, by the values of the release with
            most of them; or of combinations of several of them, which belong to no single release;
            or for `delta_presence` the persons of the population who are in the same classes of all
            releases, and joint classes that none of them can be in.
        runs: The runs of the releases by whose values some violate it; none for sizes and
            combinations.
    """

    model: str
    variant: str | None
    column: str | None
    classes: int
    runs: tuple[str, ...] = ()

    @override
    def __str__(self) -> str:
        classes = inflect(self.classes, "joint class", "joint classes")
        if self.model == DeltaPresence.name:
            persons = inflect(self.classes, "kind of person", "kinds of persons")
            return f"{self.model} ({self.variant}) of {persons} of the population"
        if self.column is None:
            return f"{self.model} in {classes}"
        if not self.runs:
            combinations = inflect(self.classes, "combination")
            return f"{self.model} of {self.column} in {combinations} of joint classes"
        few = f"run {self.runs[0]}" if len(self.runs) == 1 else f"one of {len(self.runs)} releases"
        return f"{self.model} of {self.column} in {classes} of {few}"


@dataclass(frozen=True, slots=True)
class SmallJointClasses:
    """Joint classes of fewer than k, by what became of their persons.

    Attributes:
        came: Small joint classes of newcomers, who are in the last release alone.
        went: Small joint classes of persons who are in earlier releases alone: removed or
            suppressed.
        stayed: Small joint classes of persons who are in the last release and in one before it.
    """

    k: int
    came: int
    went: int
    stayed: int

    @override
    def __str__(self) -> str:
        told = (
            ("added persons", self.came),
            ("removed persons", self.went),
            ("regrouped persons", self.stayed),
        )
        return (
            f"of fewer than {self.k} are "
            f"{', '.join(f'{whole(classes)} of {who}' for who, classes in told if classes)}"
        )


@dataclass(frozen=True, slots=True)
class JointPopulation:
    """A population whose classes in a release are stored."""

    table: str
    kinds: dict[str, str]


@dataclass(frozen=True, slots=True)
class JointClasses:
    """A release together with those of its source before it.

    See docs/definitions, "Releases that are guarded".

    Attributes:
        before: The runs that published those, the oldest first.
        uncounted: Runs that published other releases, whose members are not stored.
        columns: The sensitive columns that this release has, in the order in which they are stored.
        persons: Persons (keys of the source) who are in any of them; None with `action: store`.
        classes: Their joint classes; None with `action: store`.
        short: The models that they violate; not measured with `action: store`.
        spread: Persons with rows in more than one joint class; None where each row is a person,
            with `action: store`, and where it is left out.
        withheld: Rows of those releases that are left out so that no joint class is too small
            (`suppress`), besides the suppressed ones; None if some, which are fewer than k, or
            rows of persons with several.
        small: Joint classes of fewer than k; None where there are none.
        population: The population that its models name, with the kinds of its values by
            quasi-identifier; None where they name none.
    """

    action: Action
    before: tuple[str, ...]
    uncounted: tuple[str, ...]
    columns: tuple[str, ...]
    persons: int | None
    classes: int | None
    short: tuple[JointShortfall, ...]
    spread: int | None
    withheld: int | None = 0
    small: SmallJointClasses | None = None
    population: JointPopulation | None = None


# -- facts -----------------------------------------------------------------------------------------


def together_facts(together: JointClasses | None) -> tuple[Fact, ...]:
    """The joint classes of the release and those before it."""
    if together is None:
        return ()
    if together.persons is None or together.classes is None:
        others = len(together.before) + len(together.uncounted)
        text = f"not measured with {inflect(others, 'earlier release')}, because of action: store"
        return (Fact("read together", text, "warn"),)
    read = f"with {inflect(len(together.before), 'earlier release')}"
    if not together.before and not together.uncounted:
        read = "with no earlier release"
    text = (
        f"{read}: {inflect(together.persons, 'person')} in "
        f"{inflect(together.classes, 'joint class', 'joint classes')}"
    )
    if together.spread:
        text = f"{text}, {whole(together.spread)} of them in more than one by several rows"
    if together.short:
        text = f"{text}, which fall short: {'; '.join(map(str, together.short))}"
        text += "" if together.small is None else f" ({together.small})"
    elif together.before:
        text = f"{text}, which satisfy all models"
    return (Fact("read together", text, "warn" if together.short else "plain"),)


def build_change_facts(changes: ReleaseChanges | None) -> tuple[Fact, ...]:
    """Build the fact on persons added and removed since the release before."""
    if changes is None:
        return ()
    text = (
        f"{changes.describe_moves()} since run {changes.before}, in "
        f"{inflect(changes.groups, 'group')}, {whole(changes.small_groups)} of fewer than "
        f"{changes.k}"
    )
    return (Fact("persons", text, "warn" if changes.small_groups else "plain"),)
