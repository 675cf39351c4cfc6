"""What other choices would publish: a row for each k, or each algorithm."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import ClassVar

from typing_extensions import override

from sqlanon.report.chapters import Chapter, Chart, ChartRow, Series
from sqlanon.report.sections import Column, Fact, Facts, Section, Table
from sqlanon.report.told import Told
from sqlanon.report.wording import share
from sqlanon.wording import counted, whole


@dataclass(frozen=True, slots=True)
class ComparedChoice:
    """One choice, planned.

    Attributes:
        name: What was chosen, `k = 5` or an algorithm.
        algorithm: The algorithm.
        k: Rows, or persons, that each class should have; None where no model asks for them.
        refused: Why there is no such release, a line for each reason; None where there is one, and
            all below is said.
        suppressed: Rows that would be suppressed.
        classes: Classes.
        ncp: What all columns and rows lose, in [0, 1].
        query_error: Half of the answers to random counts by two columns (by one, of one column) are
            off by no more than this share.
        average_risk: The average risk by the quasi-identifiers.
        highest_risk: The highest.
        seconds: Wall-clock seconds of planning it.
    """

    name: str
    algorithm: str
    k: int | None
    refused: str | None
    suppressed: int | None = None
    classes: int | None = None
    ncp: float | None = None
    query_error: float | None = None
    average_risk: float | None = None
    highest_risk: float | None = None
    seconds: float | None = None


@dataclass(frozen=True, slots=True, repr=False)
class ChoicesCompared(Told):
    """Other choices beside each other; nothing was written.

    Attributes:
        run_id: 12 hexadecimal digits.
        source: The table that was read.
        rows: Its rows; None where no choice could be planned.
        by: What was varied.
        choices: Each of them, in the order in which they were asked for.
        started: When it began, with its zone.
        ended: When it was done, with its zone.
        job_digest: SHA-256 of the job without connection and secrets.
    """

    schema: ClassVar[str] = "urn:sqlanon:schema/choices/1"

    run_id: str
    source: str
    rows: int | None
    by: str
    choices: tuple[ComparedChoice, ...]
    started: datetime
    ended: datetime
    job_digest: str

    @property
    @override
    def title(self) -> str:
        return f"Choices for {self.source} by {self.by}"

    @override
    def sections(self) -> tuple[Section, ...]:
        rows = "-" if self.rows is None else counted(self.rows, "row")
        return (
            Facts(None, (Fact("source", f"{self.source}, {rows}"), Fact("by", self.by))),
            self._table(),
            *self._least(),
            *self._refusals(),
            Facts(
                "How",
                (
                    Fact("run", self.run_id),
                    Fact("started", self.started.isoformat(" ", "seconds")),
                    Fact("ended", self.ended.isoformat(" ", "seconds")),
                    Fact("job", f"SHA-256 {self.job_digest}"),
                ),
                detail=True,
            ),
        )

    @override
    def printed(self) -> tuple[Section | Chart, ...]:
        first, table, *rest = self.sections()
        return (first, table, *self.charts(), *rest)

    @override
    def chapters(self) -> tuple[Chapter, ...]:
        first, *rest = self.sections()
        return (Chapter(None, sections=(first, *self.charts(), *rest)),)

    @override
    def charts(self) -> tuple[Chart, ...]:
        planned = [one for one in self.choices if one.refused is None]
        if not planned:
            return ()
        chart = Chart(
            "Loss and risk",
            "choice",
            (Series("loss (NCP)", "before"), Series("average risk", "after")),
            tuple(
                ChartRow(
                    one.name,
                    (one.ncp, one.average_risk),
                    (share(one.ncp), share(one.average_risk)),
                )
                for one in planned
            ),
            "Less of both is better; most choices trade one for the other.",
        )
        return (chart,)

    def _table(self) -> Table:
        named = self.by != "algorithms"  # else the choice is the algorithm
        titles = (
            "suppressed",
            "classes",
            "loss (NCP)",
            "query error",
            "average risk",
            "highest",
            "seconds",
        )
        return Table(
            "What each would publish",
            (
                *((Column("choice"), Column("algorithm")) if named else (Column("algorithm"),)),
                *(Column(title, numeric=True) for title in titles),
            ),
            tuple(
                (
                    one.name,
                    *((one.algorithm,) if named else ()),
                    _whole(one.suppressed),
                    _whole(one.classes),
                    share(one.ncp),
                    share(one.query_error),
                    share(one.average_risk),
                    share(one.highest_risk),
                    "-" if one.seconds is None else f"{one.seconds:.2f}",
                )
                for one in self.choices
            ),
        )

    def _least(self) -> tuple[Facts, ...]:
        """Which algorithm to take, by what the release is for: nothing is best at everything."""
        if self.by != "algorithms":
            return ()  # less k always loses less
        facts = []
        for use, measure in (("all columns", "ncp"), ("random counts", "query_error")):
            told: dict[str, float] = {
                one.name: getattr(one, measure)
                for one in self.choices
                if getattr(one, measure) is not None
            }
            if told:
                least = min(told, key=told.__getitem__)
                facts.append(Fact(f"for {use}", f"{least}, off by {share(told[least])}"))
        return (Facts("Which one, by its defaults", tuple(facts)),) if facts else ()

    def _refusals(self) -> tuple[Facts, ...]:
        facts = tuple(
            Fact(one.name, _first(one.refused), "warn")
            for one in self.choices
            if one.refused is not None
        )
        return (Facts("What cannot be had", facts),) if facts else ()


def _first(reasons: str) -> str:
    """The first reason, and how many more there are."""
    first, *more = reasons.split("\n")
    return f"{first} (and {counted(len(more), 'more reason')})" if more else first


def _whole(number: int | None) -> str:
    return "-" if number is None else whole(number)
