"""What every warning is to the rest of the house, and what it is decided by."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from sqlanon.job.job import Job
    from sqlanon.source.inspection import Relation
    from sqlanon.verify.known_columns import KnownColumn, SharedValues
    from sqlanon.verify.measure import MeasuredClasses, ModelResult
    from sqlanon.verify.named_values import NamedValues
    from sqlanon.verify.prose import FreeText


_NAMED = 10
"""Columns that one message names; reports have a table of all of them, and JSON a warning each."""


@dataclass(frozen=True, slots=True)
class ReleaseWarning:
    """Something that holds of a release and that its owner should know before others have it.

    Attributes:
        code: Its code, which stays the same for ever: W01.
        name: Its name.
        column: The column that it is about; None where it is about no single one.
        message: What was seen.
        figures: The same as numbers, by name.
        accepted: The reason for which the job accepts it; None where it does not.
    """

    code: str
    name: str
    column: str | None
    message: str
    figures: dict[str, int | float]
    accepted: str | None = None


@dataclass(frozen=True, slots=True)
class Finding:
    """What one warning has seen; see ReleaseWarning."""

    column: str | None
    message: str
    figures: dict[str, int | float]


class DetailColumn(Protocol):
    """A column of a detail table; see `verify.details.KnownDetail`."""

    @property
    def name(self) -> str:
        """Its name."""

    @property
    def alone(self) -> int:
        """Persons who have a value that nobody else has."""

    @property
    def unique(self) -> int:
        """Persons who have a value that nobody else of their class has."""


class DetailItems(Protocol):
    """The values of a detail table that are generalized; see `verify.details.MeasuredItems`."""

    @property
    def columns(self) -> tuple[str, ...]:
        """Their columns."""

    @property
    def k(self) -> int:
        """Persons who have each combination at least."""

    @property
    def m(self) -> int:
        """Of how many rows."""

    @property
    def unique(self) -> int:
        """Persons who have such a combination that nobody else of their class has."""

    @property
    def loss(self) -> float | None:
        """What they lose (LM), in [0, 1]."""


class DetailRows(Protocol):
    """A detail table; see `verify.details.MeasuredDetail`."""

    @property
    def source(self) -> str:
        """The table that was read."""

    @property
    def nobodys(self) -> int:
        """Rows whose key is NULL or of nobody."""

    @property
    def rows(self) -> int:
        """Its rows."""

    @property
    def persons(self) -> int:
        """Published persons."""

    @property
    def few(self) -> int:
        """Those whose number of rows fewer than k have."""

    @property
    def unique(self) -> int:
        """Those whose number of rows nobody else of their class has."""

    @property
    def k(self) -> int:
        """How many are enough."""

    @property
    def items(self) -> DetailItems | None:
        """What is generalized of it."""

    @property
    def columns(self) -> Sequence[DetailColumn]:
        """Its columns that show values."""

    @property
    def sensitive(self) -> Sequence[str]:
        """Those that nobody is presumed to know."""


class Aggregated(Protocol):
    """A table whose rows became numbers of persons; see `release.details.AggregatedRows`."""

    @property
    def source(self) -> str:
        """Its name."""

    @property
    def rows(self) -> int:
        """Its rows."""

    @property
    def nobodys(self) -> int:
        """Rows whose key is NULL or of nobody."""


class LinkRows(Protocol):
    """The table of links of a network; see `report.network.MeasuredNetwork`."""

    @property
    def source(self) -> str:
        """Its name."""

    @property
    def rows(self) -> int:
        """Its rows."""

    @property
    def nobodys(self) -> int:
        """Those with an end of nobody."""


class ClusteredPersons(Protocol):
    """The network of a release; see `report.network.MaskedNetwork`."""

    @property
    def clusters(self) -> int:
        """Clusters of persons."""

    @property
    def pairs(self) -> int:
        """Pairs of them that are linked."""

    @property
    def complete(self) -> int:
        """Those of both in which everybody is linked with everybody."""


class Changes(Protocol):
    """Who came and went since the release that is replaced; see `report.data.ReleaseChanges`."""

    @property
    def groups(self) -> int:
        """Classes that somebody came to or went from."""

    @property
    def small_groups(self) -> int:
        """Those of them with fewer than k who did."""

    @property
    def k(self) -> int:
        """How many are enough."""


class ReadTogether(Protocol):
    """A release read together with those before it; see `report.joint.JointClasses`."""

    @property
    def before(self) -> Sequence[str]:
        """The runs of those before it."""

    @property
    def short(self) -> Sequence[object]:
        """What falls short, as text."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Seen:
    """What warnings are decided by.

    Attributes:
        job: What was to be done; None where a table is only measured.
        source: The table that was read.
        others: Populations and references that models name; it may be among them.
        sizes: The classes of what was measured.
        columns: Its columns that are not generalized.
        identifiers: The source's identifiers, rows without one left out; none where a model counts
            persons.
        unguarded: Sensitive columns that no privacy model looks at, and the classes that share a
            value.
        persons: The keys that models count persons by.
        named: The quasi-identifiers whose values it names.
        results: What each model reached; none where nothing was written.
        generalized: Classes that hold more than one value, by quasi-identifier.
        source_rows: Rows of the source; None where they were not counted.
        suppressed: Those of them that are suppressed.
        changes: Who came and went since the release that is replaced; None where it is not known.
        together: The release read together with those before it; None where the job does not ask.
        details: The detail tables that are published with it.
        aggregated: The tables of whose rows the source got columns.
        links: The table of links of its network; None without one, or where that was not read.
        network: The masked network that is; None without one.
        free_texts: The columns of free text that are published as they are.
        loss: NCP, in [0, 1]; None where a table is only measured.
    """

    job: Job | None
    source: Relation
    sizes: MeasuredClasses
    columns: tuple[KnownColumn, ...]
    others: tuple[Relation, ...] = ()
    identifiers: tuple[KnownColumn, ...] = ()
    unguarded: tuple[SharedValues, ...] = ()
    persons: tuple[KnownColumn, ...] = ()
    named: tuple[NamedValues, ...] = ()
    results: tuple[ModelResult, ...] = ()
    generalized: Mapping[str, int] = field(default_factory=dict)
    source_rows: int | None = None
    suppressed: int = 0
    loss: float | None = None
    changes: Changes | None = None
    together: ReadTogether | None = None
    details: Sequence[DetailRows] = ()
    aggregated: Sequence[Aggregated] = ()
    links: LinkRows | None = None
    network: ClusteredPersons | None = None
    free_texts: tuple[FreeText, ...] = ()

    def role(self, column: str) -> str:
        """What the job takes a column for; insensitive where it does not say, as of no job."""
        said = None if self.job is None else self.job.columns.get(column)
        return "insensitive" if said is None else said.role


class WarningKind(ABC):
    """One kind of warning: what it means, what to do, and when it is raised.

    Attributes:
        code: Its code, which is never given to another.
        name: Its name.
        meaning: What is the matter, and for whom.
        remedy: What the owner of the release can do.
        of_source: Whether its figures are of the source, so that they are not handed out.
        refusal: What to do instead, where a job is refused for it: `{column}` is the column.
    """

    code: ClassVar[str]
    name: ClassVar[str]
    meaning: ClassVar[str]
    remedy: ClassVar[str]
    of_source: ClassVar[bool] = False
    refusal: ClassVar[str] = ""

    @classmethod
    @abstractmethod
    def found(cls, seen: Seen) -> Iterator[Finding]:
        """Each thing that it warns of.

        Args:
            seen: What is known by now; what is not known yet is warned of later.
        """

    @classmethod
    def refused(cls, seen: Seen) -> Iterator[Finding]:
        """Return what a job is refused for, before a search, unless it accepts the warning.

        Args:
            seen: What is known by then: the job, and what was measured of its source.
        """
        del seen
        return iter(())

    @classmethod
    def together(cls, found: Sequence[ReleaseWarning]) -> str:
        """Several findings in one message, each about a column of its own."""
        return "; ".join(one.message for one in found)


def listed(
    found: Sequence[ReleaseWarning], figure: str, said: Callable[[Mapping[str, float]], str]
) -> str:
    """Columns with what was seen of each: those of which a figure is greatest, and how many more.

    Args:
        found: What was found, of a column each.
        figure: Which of its figures says how bad it is.
        said: What is said of a column, by its figures.
    """
    worst = sorted(found, key=lambda one: -one.figures[figure])
    named = [f"{one.column} ({said(one.figures)})" for one in worst[:_NAMED]]
    more = len(worst) - len(named)
    return ", ".join(named) + (f" and {more} more" if more else "")
