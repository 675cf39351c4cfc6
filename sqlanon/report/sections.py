"""A report as sections: facts, tables and bars. Every printer prints the same ones.

Here is what they say of the parts of reports; which of them a report has, it says itself.
"""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, Literal, TypeAlias

import yaml

from sqlanon.common.wording import whole
from sqlanon.metrics import REPORTED
from sqlanon.report.wording import (
    classes_line,
    describe_origin,
    measure,
    model_line,
    risk_line,
    share,
)
from sqlanon.warnings import lines_of

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping, Sequence
    from datetime import datetime

    from sqlanon.release.recoding import SearchSummary
    from sqlanon.report.data import (
        ClassSizes,
        ColumnRisk,
        Database,
        Fate,
        InPlacePlan,
        RecodingSummary,
        RiskChange,
        TableSchema,
        Versions,
    )
    from sqlanon.report.loss import ColumnLosses, Losses
    from sqlanon.verify.measure import ModelResult
    from sqlanon.warnings import ReleaseWarning


# -- parts of a section ----------------------------------------------------------------------------

Tone: TypeAlias = Literal["plain", "good", "bad", "warn"]
"""How a text is meant."""


@dataclass(frozen=True, slots=True)
class Fact:
    """A name and a sentence.

    Attributes:
        uncut: Whether it is on a line of its own without breaks, to be copied.
    """

    name: str
    text: str
    tone: Tone = "plain"
    uncut: bool = False


@dataclass(frozen=True, slots=True)
class Facts:
    """Facts under a title.

    Attributes:
        detail: Whether a short print leaves it out.
    """

    kind: ClassVar[str] = "facts"

    title: str | None
    facts: tuple[Fact, ...]
    detail: bool = False


@dataclass(frozen=True, slots=True)
class Column:
    """A column of a table.

    Attributes:
        cut: Whether a long cell is cut where space is short, and not broken.
    """

    title: str
    numeric: bool = False
    tone: Tone = "plain"
    cut: bool = False


@dataclass(frozen=True, slots=True)
class Table:
    """Rows of cells under a title; `detail` as in Facts."""

    kind: ClassVar[str] = "table"

    title: str | None
    columns: tuple[Column, ...]
    rows: tuple[tuple[str, ...], ...]
    detail: bool = False


@dataclass(frozen=True, slots=True)
class Bar:
    """A share in [0, 1] and what it is of; `total` if it is that of all others."""

    name: str
    share: float
    total: bool = False


@dataclass(frozen=True, slots=True)
class Bars:
    """Shares under a title; `detail` as in Facts."""

    kind: ClassVar[str] = "bars"

    title: str | None
    bars: tuple[Bar, ...]
    detail: bool = False


@dataclass(frozen=True, slots=True)
class Lines:
    """Lines of a text that keep their spaces, under a title; `detail` as in Facts."""

    kind: ClassVar[str] = "lines"

    title: str | None
    lines: tuple[str, ...]
    detail: bool = False


Section: TypeAlias = Facts | Table | Bars | Lines

WIDTH = 100
"""Columns of what is shown as text, unless a terminal is narrower."""


# -- facts -----------------------------------------------------------------------------------------


def class_facts(classes: ClassSizes, name: str = "classes") -> list[Fact]:
    """Return the facts on class sizes; nothing for a table without rows."""
    return [] if classes.min is None else [Fact(name, classes_line(classes))]


def model_facts(models: Iterable[ModelResult]) -> list[Fact]:
    """Return a fact for each model: required and measured values, and the verdict."""
    return [
        Fact(model.name, model_line(model), "plain" if model.holds else "bad") for model in models
    ]


def loss_facts(losses: Losses, of: str = "") -> Iterable[Fact]:
    """Yield the best known losses; nothing where they are left out.

    Args:
        of: The rows that they are of, for the end of the line.
    """
    if losses.values["discernibility"] is None:
        return
    said = f"NCP {share(losses.ncp)}, with set sizes {share(losses.ncp_set)}, LM {share(losses.lm)}"
    exact = "" if losses.precision is None else f", Prec {share(losses.precision)}"
    yield Fact("loss", f"{said}{exact}{of}")


def risk_fact(risk: RiskChange) -> Fact:
    """Return the risk by the quasi-identifiers, after and, where it is known, before."""
    told = [one for one in (risk.before, risk.after) if one.average is not None] or [risk.after]
    said = "  →  ".join(map(risk_line, told))
    if risk.persons is None:
        return Fact("risk", f"by the quasi-identifiers: {said}")
    most = f"of a person at most {share(risk.persons)}"
    return Fact("risk", f"of rows, by the quasi-identifiers: {said}; {most}")


def seconds_facts(seconds: Mapping[str, float], statements: int | None = None) -> Iterable[Fact]:
    """Yield the total seconds and the number of statements; nothing where they are left out."""
    if not seconds:
        return
    total = seconds.get("total", sum(seconds.values()))
    said = f"{total:.2f}"
    yield Fact("seconds", said if statements is None else f"{said}; {whole(statements)} statements")


# -- sections --------------------------------------------------------------------------------------


def in_place_facts(planned: InPlacePlan | None) -> Iterable[Fact]:
    """Return the facts on the publication of a table in place, and the reason for the way."""
    return () if planned is None else (Fact("in place", f"by {planned.by}: {planned.reason}"),)


def object_tables(planned: InPlacePlan | None) -> Iterable[Table]:
    """Return the table of objects that depend on a table in place, with the effect on each."""
    if planned is None or not planned.objects:
        return ()
    columns = (Column("object"), Column("name", cut=True), Column("fate"))
    rows = tuple((one.kind, one.name, one.fate) for one in planned.objects)
    return (Table("Objects that depend on the table", columns, rows),)


def risk_table(risk: RiskChange, *, detail: bool = True) -> Table:
    """Return the table of re-identification risk, before and after, or after alone."""
    told = risk.before.average is not None or risk.after.average is None
    both = (risk.before, risk.after) if told else (risk.after,)
    highest, average, of_persons = "highest risk of one person", "average risk", []
    if risk.persons is not None:
        of_persons = [(highest, *(["-"] if told else []), f"at most {share(risk.persons)}")]
        highest, average = "highest risk of one row", "average risk of one row"
    smallest = tuple("-" if not one.highest else whole(round(1 / one.highest)) for one in both)
    return Table(
        "Risk before and after",
        (Column(""), *([_number("before", "bad")] if told else []), _number("after", "good")),
        (
            ("rows that no other row equals", *(share(one.unique) for one in both)),
            ("smallest group of equal rows", *smallest),
            (highest, *(share(one.highest) for one in both)),
            *of_persons,
            (average, *(share(one.average) for one in both)),
        ),
        detail,
    )


_WHY_HIGHER = Fact(
    "why this is higher",
    "rows are made equal in the quasi-identifiers only, and these columns are published "
    "unchanged: the model does not protect from a reader who knows one of their values as well",
)


def column_risks(columns: Mapping[str, ColumnRisk]) -> list[Section]:
    """The risk if a column that is not generalized is known as well; nothing without any."""
    titles = ("values", "unique by it alone", "highest risk", "average", "rows unique")
    rows = tuple(
        (
            name,
            whole(one.values),
            share(one.unique_alone),
            share(one.risk.highest),
            share(one.risk.average),
            share(one.risk.unique),
        )
        for name, one in columns.items()
    )
    title = "Risk by the quasi-identifiers, if one more column is known as well"
    table = Table(title, (Column("if known"), *(_number(one) for one in titles)), rows)
    return [table, Facts(None, (_WHY_HIGHER,))] if rows else []


def warning_facts(warnings: Iterable[ReleaseWarning], unraised: Iterable[str] = ()) -> list[Facts]:
    """Return a fact for each kind of warning, with accepted reasons and unused acceptances."""
    facts = tuple(
        Fact(one.label, one.message, "warn")
        if one.accepted is None
        else Fact(one.label, f"{one.message}; accepted: {one.accepted}")
        for one in lines_of(warnings)
    )
    facts += tuple(Fact(code, "is accepted by the job, and was not raised") for code in unraised)
    return [Facts("Warnings", facts)] if facts else []


def loss_sections(losses: Losses) -> list[Section]:
    """Return the losses by column and by metric; an empty list where they are left out."""
    told = any(one is not None for one in losses.values.values())
    return [loss_bars(losses), loss_table(losses)] if told else []


def loss_bars(losses: Losses, *, detail: bool = True) -> Bars:
    """Return the bars of the loss of each column, and of all."""
    told = [(name, one.ncp) for name, one in losses.attributes.items()]
    bars = [Bar(name, ncp) for name, ncp in told if ncp is not None]
    total = [] if losses.ncp is None else [Bar("all", losses.ncp, total=True)]
    return Bars(
        "What it cost: share of each column's detail that was given up (NCP)",
        (*bars, *total),
        detail,
    )


def column_table(
    fates: Mapping[str, Fate],
    recoding: RecodingSummary,
    losses: Losses,
    published: int,
    classes: int | None = None,
    *,
    reasons: Mapping[str, str] = MappingProxyType({}),
    sensitive: Collection[str] = (),
) -> Table:
    """Return the table of columns: their treatment, losses and reasons."""
    rows: list[tuple[str, ...]] = []
    numeric = ["values", "classes generalized", "NCP", "LM"] if losses.attributes else []
    if any(one.suppressed_cells is not None for one in recoding.attributes.values()):
        numeric.append("cells suppressed")

    def why(name: str) -> list[str]:
        return [reasons.get(name, "")] if reasons else []

    for name, fate in fates.items():
        column, lost = recoding.attributes.get(name), losses.attributes.get(name)
        if column is None or lost is None:
            became = describe_fate(name, fate, sensitive)
            rows.append((name, became, *[""] * len(numeric), *why(name)))
            continue
        of = "" if classes is None else f" of {whole(classes)}"
        generalized = measure(column.classes_generalized) + of
        numbers = [measure(column.values), generalized, share(lost.ncp), share(lost.lm)]
        if (cells := column.suppressed_cells) is not None:
            numbers.append(f"{whole(cells)} ({share(cells / published if published else None)})")
        rows.append((name, fate, *numbers, *why(name)))
    titles = (
        Column("column"),
        Column("became"),
        *(_number(title) for title in numeric),
        *([Column("reason given")] if reasons else []),
    )
    return Table("Columns", titles, tuple(rows), detail=True)


def describe_fate(name: str, fate: str, sensitive: Collection[str]) -> str:
    """Describe the treatment of a column for readers."""
    said = {
        "kept": "published unchanged",
        "quasi-identifier as it is": "quasi-identifier, published unchanged",
    }.get(fate, fate)
    return f"sensitive, {said}" if name in sensitive and fate == "kept" else said


def schema_table(
    table: TableSchema, lost: Mapping[str, ColumnLosses], sensitive: Collection[str]
) -> Table:
    """The columns of a release in the catalogue, and the loss of each by generalization.

    Of a range that is two columns each loses what the range does.
    """
    titles = ("column", "type", "NULL", "treated as")
    rows = tuple(
        (
            column.name,
            column.type,
            "yes" if column.nullable else "no",
            describe_fate(column.made_of or column.name, column.treated, sensitive),
            share(lost[of].ncp) if (of := column.made_of or column.name) in lost else "",
        )
        for column in table.columns
    )
    title = f"Schema of the table {table.suffix}" if table.suffix else "Schema of the release"
    return Table(title, (*map(Column, titles), _number("NCP of published rows")), rows)


def loss_table(losses: Losses) -> Table:
    """Return the table of losses of the release, by every metric."""
    told = sorted(REPORTED.items(), key=lambda item: not item[1].share)
    return Table(
        "Loss by every metric",
        (Column("metric"), _number("value")),
        (
            *(
                (one.title, (share if one.share else measure)(losses.values[name]))
                for name, one in told
            ),
        ),
        detail=True,
    )


SEARCH_ENGINES = {"database": "the database", "embedded": "an embedded DuckDB"}
"""Where a search ran, in words."""


def search_facts(recoding: RecodingSummary, search: SearchSummary) -> Facts:
    """Return the facts on the search for the recoding."""
    options = ", ".join(f"{name}: {value}" for name, value in search.options.items())
    numbers = {
        "rounds": search.rounds,
        "nodes counted": search.nodes_checked,
        "least height": search.minimal_height,
        search.metric or "metric": search.value,
        "lower bound": search.lower_bound,
        "statements": search.statements,
    }
    levels = ", ".join(f"{name} {level}" for name, level in (recoding.levels or {}).items())
    if search.reused is not None:
        reused = [
            Fact("recoding", f"{recoding.kind}, {describe_origin(search)}"),
            *([Fact("levels", levels)] if levels else []),
            *([Fact("statements", whole(search.statements))] if search.statements else []),
        ]
        return Facts("How it was found", tuple(reused), detail=True)
    facts = [
        Fact("algorithm", f"{search.algorithm}{f' ({options})' if options else ''}"),
        Fact("recoding", recoding.kind),
        *([Fact("levels", levels)] if levels else []),
        *(
            []
            if search.engine is None
            else [
                Fact("searched in", f"{SEARCH_ENGINES[search.engine]}: {search.because}"),
                Fact("proved best of its kind", "yes" if search.optimal else "no"),
            ]
        ),
        *(Fact(name, measure(value)) for name, value in numbers.items() if value is not None),
    ]
    return Facts("How it was found", tuple(facts), detail=True)


def _number(title: str, tone: Tone = "plain") -> Column:
    return Column(title, numeric=True, tone=tone)


# -- rows as they would be published ---------------------------------------------------------------


def example_table(
    columns: Iterable[str], classes: Iterable[tuple[Sequence[str | None], int]]
) -> Table:
    """Return the table of one row of each of the largest classes.

    Args:
        classes: The shown values of each class's rows, None for NULL, and the number of rows.
    """
    return Table(
        "Rows as they would be published, one of each of the largest classes",
        (*map(Column, columns), Column("rows like it", numeric=True)),
        tuple(
            (*("NULL" if one is None else one for one in labels), whole(rows))
            for labels, rows in classes
        ),
    )


# -- pages -----------------------------------------------------------------------------------------

Meaning: TypeAlias = Literal["before", "after"]
"""The meaning of the bars of a series; each has its own colour everywhere."""


@dataclass(frozen=True, slots=True)
class Series:
    """Bars of one kind: their name, and their meaning."""

    title: str
    meaning: Meaning


BEFORE, AFTER = Series("before", "before"), Series("after", "after")


@dataclass(frozen=True, slots=True)
class ChartRow:
    """A category with a bar of each series.

    Attributes:
        shares: The length of each bar, in [0, 1]; None for no bar.
    """

    name: str
    shares: tuple[float | None, ...]
    texts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Chart:
    """A table whose rows have bars, so that the chart can be read and needs no script."""

    kind: ClassVar[str] = "chart"
    detail: ClassVar[bool] = False

    title: str
    category: str
    series: tuple[Series, ...]
    rows: tuple[ChartRow, ...]
    note: str | None = None


@dataclass(frozen=True, slots=True)
class Chapter:
    """Part of a page.

    Attributes:
        title: Its heading; None for a page without parts.
        words: Paragraphs that everybody should read.
        blanks: The lines that are filled in by hand.
    """

    title: str | None
    words: tuple[str, ...] = ()
    sections: tuple[Section | Chart, ...] = ()
    points: tuple[str, ...] = ()
    blanks: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class FirstPage:
    """The first page of a report, which is signed; the rest of a report is its appendix."""

    verdict: Fact
    chapters: tuple[Chapter, ...]


# -- user, time and versions -----------------------------------------------------------------------


def job_lines(job: Mapping[str, Any]) -> Lines:
    """Return the job as lines of YAML."""
    text = yaml.safe_dump(
        dict(job), sort_keys=False, allow_unicode=True, default_flow_style=None, width=WIDTH
    )
    return Lines("The job, without secrets and values", tuple(text.splitlines()), detail=True)


def circumstances(
    run_id: str,
    started: datetime,
    ended: datetime,
    versions: Versions,
    database: Database,
    *,
    digest: str | None = None,
) -> Facts:
    """Return the facts on user, time and versions; `digest` is that of a job."""
    facts = {
        "run": run_id,
        "started": started.isoformat(" ", "seconds"),
        "ended": ended.isoformat(" ", "seconds"),
        "database": database.name,
        "user": database.user,
        "sqlanon": f"{versions.sqlanon}, on Python {versions.python}",
        "engine": _words(versions.engine, versions.engine_version),
        "driver": _words(versions.driver, versions.driver_version),
        "job": f"SHA-256 {digest}" if digest else None,
    }
    said = tuple(Fact(name, text) for name, text in facts.items() if text)
    return Facts("User, time and versions", said, detail=True)


def _words(*words: str | None) -> str:
    return " ".join(word for word in words if word)
