"""The data of reports: counts, shares and names, never a value of the table."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from platform import python_version
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

from typing_extensions import override

from sqlanon.common.wording import inflect, whole
from sqlanon.job.fingerprint import installed_version

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sqlanon.sql.backends.base import EngineVersion
    from sqlanon.sql.workspace import Workspace
    from sqlanon.verify import measure
    from sqlanon.verify.known_columns import KnownColumn


# -- rows ------------------------------------------------------------------------------------------

REFRESHED = "refreshed"
"""The key of a report under which a refresh names the run whose recoding it used."""


@dataclass(frozen=True, slots=True)
class Rows:
    """Rows of the source, of the release, and of those that were suppressed.

    With `suppressed: keep` those that were suppressed are among those that are published.

    Attributes:
        source: Rows that were read; None where that is left out, as for the next two.
        published: Rows of the release, counterfeits among them.
        suppressed: Rows that are in no class.
    """

    source: int | None
    published: int
    suppressed: int | None
    counterfeits: int | None = 0

    @property
    def real(self) -> int:
        """Rows of the release that are rows of the source."""
        return self.published - (self.counterfeits or 0)


# -- measures --------------------------------------------------------------------------------------

Fate: TypeAlias = Literal[
    "dropped",
    "quasi-identifier",
    "keyed hash",
    "emptied",
    "one text",
    "kept as a link",
    "new numbers",
    "kept",
    "quasi-identifier as it is",
    "counted by group",
]
"""What becomes of a column of the source."""
NUMBERED: Fate = "new numbers"
"""The treatment of a key whose numbers were assigned at random."""
CODES: frozenset[Fate] = frozenset({"keyed hash", NUMBERED})
"""Those of columns that hold a code in place of each value."""


@dataclass(frozen=True, slots=True)
class ClassSizes:
    """Equivalence classes; all but the count are None without rows."""

    count: int
    min: int | None = None
    mean: float | None = None
    max: int | None = None

    @classmethod
    def of(cls, sizes: measure.MeasuredClasses) -> ClassSizes:
        """The classes as the verifier measured them."""
        return cls(sizes.count, sizes.smallest, sizes.mean, sizes.largest)


@dataclass(frozen=True, slots=True)
class Risk:
    """Risks under the prosecutor model, in [0, 1]: docs/definitions, "Re-identification risk".

    Attributes:
        highest: 1 / rows of the smallest class.
        average: Classes / rows, the mean over rows of 1 / rows of the row's class.
        unique: Share of rows that are alone in their class.
    """

    highest: float | None
    average: float | None
    unique: float | None

    @classmethod
    def of(cls, classes: int, smallest: int | None, rows: int, unique: int) -> Risk:
        """The risk of a table with these classes; all None for a table without rows."""
        if not rows or not smallest:
            return cls(None, None, None)
        return cls(1 / smallest, classes / rows, unique / rows)


@dataclass(frozen=True, slots=True)
class RiskChange:
    """The risk by the quasi-identifiers of the source, and by those of the release.

    Attributes:
        persons: The most that the risk of a person is, 1 / k, where models count persons, who may
            have many rows of a class; None where each row is taken for a person.
    """

    before: Risk
    after: Risk
    persons: float | None = None


NO_RISK = RiskChange(Risk(None, None, None), Risk(None, None, None))
"""That of nothing."""


@dataclass(frozen=True, slots=True)
class ColumnRisk:
    """The risk of a published column that is not generalized.

    See docs/definitions, "Columns that are not generalized".

    Attributes:
        values: Its distinct values, NULL among them.
        unique_alone: Share of rows that its value alone identifies; None without rows.
    """

    values: int
    unique_alone: float | None
    risk: Risk

    @classmethod
    def of(cls, column: KnownColumn) -> ColumnRisk:
        """Build the risk from the measured column."""
        return cls(
            values=column.values,
            unique_alone=column.alone / column.rows if column.rows else None,
            risk=Risk.of(column.classes, column.smallest, column.rows, column.unique),
        )


@dataclass(frozen=True, slots=True)
class StoredKey:
    """The keys that are stored with a release, by which later runs find its members.

    Attributes:
        kind: The kind of its values; those of another kind may be spelled otherwise.
        persons: Whether they are keys of persons, who can have several rows.
    """

    column: str
    kind: str
    persons: bool


@dataclass(frozen=True, slots=True)
class ReleaseTarget:
    """The place of a release, and the way of publication.

    Attributes:
        table: Its name; of a file its path.
        mode: table, view or replace, as in a job; or file.
        by: With replace, whether its rows were updated, or a new table took its place.
        keys: The stored key of its members; None where nothing is stored, or a release before
            version 0.2 does not record it.
    """

    table: str
    mode: Literal["table", "view", "replace", "file"]
    by: Literal["update", "swap"] | None = None
    keys: StoredKey | None = None

    @override
    def __str__(self) -> str:
        return f"{self.table} ({self.mode}{f' by {self.by}' if self.by else ''})"


@dataclass(frozen=True, slots=True)
class ReleaseChanges:
    """Added and removed persons since the release that is replaced.

    Attributes:
        came: Persons (keys of the source) of this release who were not in that one; in place, rows.
        went: Persons of that release who are not in this one; None in place, where it is not known.
        groups: Classes with added persons, and classes with removed ones.
        delayed: Persons who are left out until a class has k of them; None if some, fewer than k.
    """

    before: str
    came: int
    went: int | None
    groups: int
    small_groups: int
    k: int
    delayed: int | None = 0

    def describe_moves(self, what: str = "") -> str:
        """Describe how many were added and, where it is known, removed."""
        went = "" if self.went is None else f" and {whole(self.went)} removed"
        return f"{whole(self.came)}{what} added{went}"


class Side(NamedTuple):
    """Persons in only one of two releases, counted by class of the release that has them.

    Attributes:
        side: 0 for persons of the earlier release alone, 1 for those of the later one.
        small: The number of classes with fewer than k of them.
    """

    side: int
    persons: int
    classes: int
    small: int


def changes_of(
    before: str, found: Iterable[Side], k: int, delayed: int | None = 0
) -> ReleaseChanges:
    """Build the changes from both sides."""
    none = Side(0, 0, 0, 0)
    sides = {one.side: one for one in found}
    went, came = sides.get(0, none), sides.get(1, none)
    groups, small = went.classes + came.classes, went.small + came.small
    return ReleaseChanges(before, came.persons, went.persons, groups, small, k, delayed)


@dataclass(frozen=True, slots=True)
class ResumedRun:
    """The run whose labels were in the table that is published in place again.

    Attributes:
        came: Rows with a value that is no label of it: added or changed since.
    """

    run_id: str
    came: int


@dataclass(frozen=True, slots=True)
class SeenAfterwards:
    """The table after a run in place, when others could write again.

    Attributes:
        came: Rows that the run did not write: inserted or changed since.
        went: Rows that the run wrote and that were changed or deleted since.
        below_k: Rows in classes that have fewer rows than a class needs.
    """

    rows: int
    came: int
    went: int
    below_k: int

    @override
    def __str__(self) -> str:
        if not (self.came or self.went or self.below_k):
            return f"{inflect(self.rows, 'row')}, as they were written"
        return (
            f"{inflect(self.rows, 'row')}: {whole(self.came)} not written by the run, and raw; "
            f"{whole(self.went)} written by it and changed or deleted since; "
            f"{whole(self.below_k)} in classes that are too small"
        )


@dataclass(frozen=True, slots=True)
class TouchedObject:
    """An object that depends on a table which is published in place, with its fate."""

    kind: str
    name: str
    fate: str


@dataclass(frozen=True, slots=True)
class InPlacePlan:
    """The planned publication of a table in place."""

    by: Literal["update", "swap"]
    reason: str
    objects: tuple[TouchedObject, ...]


@dataclass(frozen=True, slots=True)
class GeneralizedColumn:
    """The generalization of a quasi-identifier; all None where that is left out.

    Attributes:
        classes_generalized: Classes of the release whose published rows hold more than one of them.
        hierarchy_height: Levels of its hierarchy above the values; None without one.
        suppressed_cells: Published rows that show its root; None where no single cells are.
        new_values: Values that its hierarchy lacks; None without one.
    """

    values: int | None
    classes_generalized: int | None
    hierarchy_height: int | None
    suppressed_cells: int | None = None
    new_values: int | None = None


@dataclass(frozen=True, slots=True)
class RecodingSummary:
    """The kind of the recoding, and its effect on each quasi-identifier.

    Attributes:
        kind: full_domain, subtree, cell_suppression, merged_levels or multidimensional.
        shape: SHA-256 of the quasi-identifiers with hierarchies, orders and limits
            (`job/fingerprint`).
        levels: The level of each, where there is one for all rows; else None.
    """

    kind: str
    attributes: dict[str, GeneralizedColumn]
    shape: str
    levels: dict[str, int] | None = None


@dataclass(frozen=True, slots=True)
class ColumnSchema:
    """A column of a release, as the database's catalogue says it.

    Attributes:
        treated: The treatment of the source's column; `group number` has none.
        made_of: The source's column, where it is one of two that are made of it; else None.
    """

    name: str
    type: str
    nullable: bool
    treated: Fate | Literal["group number", "count"]
    made_of: str | None = None


@dataclass(frozen=True, slots=True)
class TableSchema:
    """A table of a release; that of a job and a table's types, whatever values it holds.

    Attributes:
        suffix: The suffix of its name after the target's; empty for the first or only table.
    """

    suffix: str
    columns: tuple[ColumnSchema, ...]


@dataclass(frozen=True, slots=True)
class GivenApproval:
    """The approval that a run was bound to.

    Attributes:
        digest: SHA-256 of the approval.
        approved_at: When it was given, with its zone.
        run_id: The run or plan whose report was approved.
    """

    digest: str
    approved_at: datetime
    by: str | None
    run_id: str
    rows: int | None
    smallest_class: int | None
    loss: float | None

    def figures(self) -> dict[str, int | float | None]:
        """The approved figures, as `PastRun.figures` names them."""
        return {
            "rows published": self.rows,
            "smallest class": self.smallest_class,
            "NCP": self.loss,
        }

    @override
    def __str__(self) -> str:
        by = "" if self.by is None else f" by {self.by}"
        when = f"{self.approved_at.astimezone(UTC):%Y-%m-%d %H:%M} (UTC)"
        return f"{self.digest[:12]}, given {when}{by} on the report of run {self.run_id}"


@dataclass(frozen=True, slots=True)
class InventedCell:
    """A quasi-identifier of an invented row.

    Attributes:
        value: A value that was chosen; None where none can be.
        of: The number of listed values under the label; None where the job lists none.
        label: The published label; None where it is not shown, because it may contain values.
    """

    value: str | None = None
    of: int | None = None
    label: str | None = None


@dataclass(frozen=True, slots=True)
class Versions:
    """The versions of the software; None where not known."""

    sqlanon: str
    python: str
    engine: str
    engine_version: str | None
    driver: str | None
    driver_version: str | None

    @classmethod
    def of(cls, engine: EngineVersion) -> Versions:
        """Build the versions of this package and of an engine."""
        names = (engine.name, engine.version, engine.driver, engine.driver_version)
        return cls(installed_version(), python_version(), *names)


class _Who(NamedTuple):
    """A row of workspace/who."""

    place: str | None
    account: str | None


@dataclass(frozen=True, slots=True)
class Database:
    """The database and its user; None where the engine does not report them.

    Attributes:
        name: The database, of an embedded engine its file.
        user: The account of the connection; embedded engines have none.
    """

    name: str | None
    user: str | None

    @classmethod
    def of(cls, workspace: Workspace) -> Database:
        """Build the database from the connection of a workspace."""
        return cls(*workspace.ask_one("workspace/who", _Who))
