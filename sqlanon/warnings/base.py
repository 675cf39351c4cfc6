"""The kinds of warnings, and the context of their conditions."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from sqlanon.job.job import Job
    from sqlanon.report.data import ReleaseChanges
    from sqlanon.report.details import MeasuredDetail
    from sqlanon.report.joint import JointClasses
    from sqlanon.report.network import MaskedNetwork, MeasuredNetwork
    from sqlanon.source.aggregate_columns import AggregatedRows
    from sqlanon.source.inspection import Relation
    from sqlanon.verify.direct_identifiers import FreeText
    from sqlanon.verify.exposure import NamedValues
    from sqlanon.verify.known_columns import KnownColumn, SharedValues
    from sqlanon.verify.measure import MeasuredClasses, ModelResult


_NAMED = 10
"""Columns that one message names; reports have a table of all of them, and JSON a warning each."""


@dataclass(frozen=True, slots=True)
class ReleaseWarning:
    """A risk of a release that its owner should know before others have it.

    Attributes:
        code: Its code, which stays the same for ever: W01.
        column: The column that it is about; None where it is about no single one.
        figures: The numbers of the message, by name.
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
    """The finding of one warning; see ReleaseWarning."""

    column: str | None
    message: str
    figures: dict[str, int | float]


@dataclass(frozen=True, slots=True, kw_only=True)
class WarningContext:
    """The figures that decide warnings.

    Attributes:
        others: Populations and references that models name; it may be among them.
        identifiers: The source's identifiers, rows without one left out; none where a model counts
            persons.
        unguarded: Sensitive columns that no privacy model looks at, and the classes that share a
            value.
        generalized: Classes that hold more than one value, by quasi-identifier.
        source_rows: Rows of the source; None where they were not counted.
        changes: Added and removed persons since the replaced release; None where not known.
        together: The release read together with those before it; None where the job does not ask.
        links: The table of links of its network; None without one, or where that was not read.
        network: The masked network that is; None without one.
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
    changes: ReleaseChanges | None = None
    together: JointClasses | None = None
    details: Sequence[MeasuredDetail] = ()
    aggregated: Sequence[AggregatedRows] = ()
    links: MeasuredNetwork | None = None
    network: MaskedNetwork | None = None
    free_texts: tuple[FreeText, ...] = ()

    def role(self, column: str) -> str:
        """Return the role of a column in the job; keep where it has none."""
        said = None if self.job is None else self.job.columns.get(column)
        return "keep" if said is None else said.role


def one_by_one(found: Sequence[ReleaseWarning]) -> str:
    """Several findings in one message, each in its own words."""
    return "; ".join(one.message for one in found)


def build_summary(
    text: str, figure: str, said: Callable[[float], str]
) -> Callable[[Sequence[ReleaseWarning]], str]:
    """Build a message for several findings: the columns with the greatest figures, and a count.

    Args:
        text: The message, with `{count}` of the columns and `{columns}`.
        figure: The name of the figure that ranks columns.
        said: Formats that figure.
    """

    def together(found: Sequence[ReleaseWarning]) -> str:
        worst = sorted(found, key=lambda one: -one.figures[figure])
        columns = ", ".join(f"{one.column} ({said(one.figures[figure])})" for one in worst[:_NAMED])
        more = len(worst) - _NAMED
        return text.format(
            count=len(worst), columns=f"{columns} and {more} more" if more > 0 else columns
        )

    return together


@dataclass(frozen=True, slots=True, kw_only=True)
class WarningKind:
    """An entry of the table: what a warning means, what to do, and when it is raised.

    Attributes:
        code: Its code, which is never given to another.
        condition: Yields each thing that it warns of; what is not known yet is warned of later.
        together: Several findings in one message, each about a column of its own.
        of_source: Whether it discloses what the release alone does not show: for internal readers.
        refused: Yields what a job is refused for, before a search, unless it accepts the warning,
            by what is known then: the job, and what was measured of its source.
        refusal: The alternative, where a job is refused for it: `{column}` is the column.
    """

    code: str
    name: str
    meaning: str
    remedy: str
    condition: Callable[[WarningContext], Iterator[Finding]]
    together: Callable[[Sequence[ReleaseWarning]], str] = one_by_one
    of_source: bool = False
    refused: Callable[[WarningContext], Iterator[Finding]] = lambda _: iter(())
    refusal: str = ""
