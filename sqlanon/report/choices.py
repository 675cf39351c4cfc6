"""The results of other choices: a row for each k, or each algorithm."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING, ClassVar

from typing_extensions import override

from sqlanon.common.wording import inflect, whole
from sqlanon.job.target import Purposes
from sqlanon.report.renderable import Renderable
from sqlanon.report.sections import (
    Chapter,
    Chart,
    ChartRow,
    Column,
    Fact,
    Facts,
    Section,
    Series,
    Table,
)
from sqlanon.report.wording import share
from sqlanon.verify.usefulness import Guesses

if TYPE_CHECKING:
    from collections.abc import Iterable


@dataclass(frozen=True, slots=True)
class ComparedChoice:
    """A choice with its plan.

    Attributes:
        k: Rows, or persons, that each class should have; None where no model asks for them.
        refused: Why it was not planned or has no release, a line for each reason; None where there
            is one, and all below is said.
        ncp: The loss of all columns and rows, in [0, 1].
        query_error: The error of answers to 500 random counts by two columns and as many by three,
            the same ones for each choice: the mean of the two medians.
        guesses: The predictability, by classes, of the column that a classifier is to predict; None
            without such a column, or where classes are numbers.
        leveled: Whether each column is published at one level of its hierarchy; else each class has
            labels of its own, which overlap with those of others.
    """

    name: str
    algorithm: str
    k: int | None
    refused: str | None
    suppressed: int | None = None
    classes: int | None = None
    ncp: float | None = None
    query_error: float | None = None
    guesses: Guesses | None = None
    average_risk: float | None = None
    highest_risk: float | None = None
    seconds: float | None = None
    leveled: bool | None = None


def best_choice(choices: Iterable[ComparedChoice], purpose: Purposes) -> ComparedChoice | None:
    """The one that is best at what a release is for, of several the one that loses least.

    Returns:
        One of those that can be measured by it, the first of equal ones; None without any.
    """

    def cost(one: ComparedChoice) -> float | None:
        if purpose == "model":
            return None if one.guesses is None else -one.guesses.agreement
        return one.ncp if purpose == "loss" else one.query_error

    told = [
        (found, one.ncp, one)
        for one in choices
        if (found := cost(one)) is not None and one.ncp is not None
    ]
    return min(told, key=lambda one: one[:2])[2] if told else None


_TRADE = (
    (
        False,
        "narrow labels",
        "each class has its own, and those of a column overlap, as 30-34 and 31-40 do",
    ),
    (
        True,
        "uniform labels",
        "a column has one level in all rows: its labels can be grouped by and joined",
    ),
)
"""The two kinds of labels, by whether a column has one level."""


@dataclass(frozen=True, slots=True, repr=False)
class ChoicesCompared(Renderable):
    """Other choices beside each other; nothing was written.

    Attributes:
        rows: Its rows; None where no choice could be planned.
        purpose: The purpose of the release in the job: loss, queries or model; else None.
        column: The column that a classifier is to guess; else None.
        recommended: The algorithm that is best at it; None where that is not said, where algorithms
            are not compared, or where none of them can be measured.
        job_digest: SHA-256 of the job without connection and secrets.
    """

    schema: ClassVar[str] = "urn:sqlanon:schema/choices/1"

    run_id: str
    source: str
    rows: int | None
    by: str
    choices: tuple[ComparedChoice, ...]
    purpose: Purposes | None
    column: str | None
    recommended: str | None
    started: datetime
    ended: datetime
    job_digest: str

    @property
    @override
    def title(self) -> str:
        return f"Choices for {self.source} by {self.by}"

    @override
    def sections(self) -> tuple[Section, ...]:
        rows = "-" if self.rows is None else inflect(self.rows, "row")
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
    def terminal_sections(self) -> tuple[Section | Chart, ...]:
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
                    one.name, (one.ncp, one.average_risk), (share(one.ncp), share(one.average_risk))
                )
                for one in planned
            ),
            "Less of both is better; most choices trade one for the other.",
        )
        return (chart,)

    def _table(self) -> Table:
        named = self.by != "algorithms"  # else the choice is the algorithm
        guessing = self.column is not None
        titles = (
            "suppressed",
            "classes",
            "NCP" if guessing else "loss (NCP)",  # else names of algorithms break
            "query error",
            *(["agree"] if guessing else []),
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
                    *([_agreement(one.guesses)] if guessing else []),
                    share(one.average_risk),
                    share(one.highest_risk),
                    "-" if one.seconds is None else f"{one.seconds:.2f}",
                )
                for one in self.choices
            ),
        )

    def _least(self) -> tuple[Facts, ...]:
        """Recommend an algorithm by the purpose of the release; none is best for all purposes."""
        if self.by != "algorithms":
            return ()  # less k always loses less
        facts = []
        if (best := best_choice(self.choices, "loss")) is not None:
            facts.append(Fact("for all columns", f"{best.name}, off by {share(best.ncp)}"))
        if (best := best_choice(self.choices, "queries")) is not None:
            facts.append(
                Fact("for random counts", f"{best.name}, off by {share(best.query_error)}")
            )
        best = best_choice(self.choices, "model")
        if best is not None and best.guesses is not None:
            right = f"two rows of a class agree in {_agreement(best.guesses)}"
            facts.append(Fact(f"for a model of {self.column}", f"{best.name}, {right}"))
        for leveled, title, what in _TRADE:
            of_kind = [one for one in self.choices if one.leveled is leveled]
            if (least := best_choice(of_kind, "loss")) is not None:
                facts.append(Fact(title, f"{least.name}, off by {share(least.ncp)}: {what}"))
        if self.purpose is not None:
            said = self.recommended or "none of them, since it cannot be measured"
            facts.append(Fact("recommended", f"{said} (for: {self.purpose})"))
        if best is not None and best.guesses is not None and not best.guesses.better:
            others = any(one.guesses is not None and one.guesses.better for one in self.choices)
            who = f"{best.name} guesses no more" if others else "no choice guesses more"
            guess = f"{best.guesses.commonest:.1%}"
            no_better = f"{who} rows than the commonest value does, {guess}"
            facts.append(Fact(f"a model of {self.column}", no_better, "warn"))
        return (Facts("Which one", tuple(facts)),) if facts else ()

    def _refusals(self) -> tuple[Facts, ...]:
        facts = tuple(
            Fact(one.name, _first(one.refused), "warn")
            for one in self.choices
            if one.refused is not None
        )
        return (Facts("Not compared", facts),) if facts else ()


def _first(reasons: str) -> str:
    """The first reason, and how many more there are."""
    first, *more = reasons.split("\n")
    return f"{first} (and {inflect(len(more), 'more reason')})" if more else first


def _agreement(guesses: Guesses | None) -> str:
    """Format an agreement with three digits."""
    return "-" if guesses is None else f"{guesses.agreement:.1%}"


def _whole(number: int | None) -> str:
    return "-" if number is None else whole(number)
