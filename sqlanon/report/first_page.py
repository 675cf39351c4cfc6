"""The first page of a report, for the decision whether a release may be used.

It has no facts that are not in the rest of the report. It has words for readers who know no
privacy model, and the three questions of the Article 29 Working Party's opinion on anonymisation
(WP216): singling out, linkability, inference.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from sqlanon.common.wording import inflect, whole
from sqlanon.privacy_models.l_diversity import LDiversity
from sqlanon.report.data import CODES
from sqlanon.report.limits import MEANINGS, done, join_names, list_limits
from sqlanon.report.reasons import Reasons
from sqlanon.report.sections import Chapter, Column, Fact, Facts, FirstPage, Table, warning_facts
from sqlanon.report.wording import describe_origin, measure, model_reached, model_verdict, share
from sqlanon.warnings import filter_unaccepted

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sqlanon.report.data import ColumnRisk, InventedCell
    from sqlanon.report.limits import Circumstances
    from sqlanon.report.run import Report
    from sqlanon.verify.measure import ModelResult

SHARED = "W02"
"""The warning of sensitive values that all rows of a class share."""
_QUESTIONS = {
    "singling out": "can a person's row be found?",
    "linkability": "can rows of a person be put together?",
    "inference": "can a value be learnt without the row?",
}
_HELD = {1: "The requirement holds", 2: "Both requirements hold"}
_MOST_NAMES = 5


def first_page(report: Report, seen: Circumstances) -> FirstPage:
    """Return the first page of a run's report, for the audience that the report is for."""
    internal = report.audience == "internal"
    reasons = Reasons.of(report.job)
    return FirstPage(
        verdict_of(report),
        (
            Chapter("What was done", _done(report), (_requirements(report.models, reasons),)),
            *([_build_example_chapter(report)] if internal else []),
            Chapter(
                "Three questions",
                ("Regulators ask them of every anonymized table (opinion WP216 of 2014).",),
                (
                    Facts(
                        None,
                        tuple(
                            Fact(f"{one.name}: {_QUESTIONS[one.name]}", one.text, one.tone)
                            for one in answers_of(report)
                        ),
                    ),
                ),
            ),
            Chapter(
                "What is not promised",
                sections=tuple(warning_facts(report.warnings)),
                points=list_limits(seen),
            ),
            _reasons(reasons),
            _decision(report)
            if internal
            else Chapter("What it is for", sections=(Facts(None, (_purpose(report),)),)),
        ),
    )


# -- the verdict -----------------------------------------------------------------------------------


def verdict_of(report: Report) -> Fact:
    """Return the verdict in one sentence."""
    models, warned = report.models, filter_unaccepted(report.warnings)
    failed = [one for one in models if not one.holds]
    if failed:
        text = f"{len(failed)} of {inflect(len(models), 'requirement')} do not hold"
        return Fact("verdict", f"Do not use this release: {text}.", "bad")
    if not report.rows.published:
        return Fact("verdict", "The release has no rows, so it tells nothing of anybody.", "warn")
    held = _HELD.get(len(models), f"All {len(models)} requirements hold")
    open_ones = inflect(len({one.code for one in warned}), "warning")
    before = "" if report.audience == "external" else " to read before it is used"
    tail = f"; {open_ones}{before}" if warned else ""
    tone, what = _protection(report)
    return Fact("verdict", f"{held}: {what}{tail}.", "warn" if warned else tone)


def _protection(report: Report) -> tuple[Any, str]:
    """Describe the protection that the classes of a release give, for its verdict."""
    least = report.classes.min or 0
    if _as_they_are(report):
        return "warn", (
            f"the values that must not be learnt are mixed in groups of at least "
            f"{inflect(least, 'row')}, and it can be seen which persons are in the table"
        )
    known = f"to a reader who knows {_list_known_columns(report)} of a person"
    if report.risk.persons is not None:
        persons = inflect(round(1 / report.risk.persons), "person")
        return "good", f"{known}, each row could be that of any of at least {persons}"
    if least > 1:
        others = inflect(least - 1, "other row", "other rows")
        return "good", f"{known}, each row looks like at least {others}"
    return "warn", f"{known}, {share(report.risk.after.unique)} of the rows look like no other"


def _as_they_are(report: Report) -> bool:
    return "quasi-identifier as it is" in report.columns.values()


def _list_known_columns(report: Report) -> str:
    """List the columns that an attacker is assumed to know."""
    return _few([n for n, fate in report.columns.items() if fate.startswith("quasi-identifier")])


def _readable(report: Report) -> dict[str, ColumnRisk]:
    """The columns that are published with values that others can know; a code is none."""
    return {n: one for n, one in report.other_columns.items() if report.columns.get(n) not in CODES}


def _few(names: Sequence[str]) -> str:
    """Return some names and the number of the others."""
    if len(names) <= _MOST_NAMES:
        return join_names(names)
    return f"{', '.join(names[: _MOST_NAMES - 1])} and {len(names) - _MOST_NAMES + 1} more columns"


# -- what was done ---------------------------------------------------------------------------------


def _done(report: Report) -> tuple[str, ...]:
    """Describe the treatment of the data, and the attacks that it protects against."""
    first, _ = done(
        report.rows,
        report.source,
        report.target.table,
        report.columns,
        report.models,
        unchanged=report.unchanged,
        guard=report.guard,
    )
    as_they_are = _as_they_are(report)
    what = "Each row is in a group." if as_they_are else "Rows that look alike are a group."
    groups = (
        f"{what} The groups were "
        f"{'' if report.search.reused else 'found '}{describe_origin(report.search)}; the new "
        f"table has {inflect(report.classes.count, 'group')}. The requirements were measured on "
        "it again, before anybody could read it."
    )
    if as_they_are:
        against = (
            f"A reader who knows {_list_known_columns(report)} of a person (such columns are "
            "called quasi-identifiers) can find the row. The sensitive values are shown for its "
            "group alone, and not for the row."
        )
        return (first, groups, against)
    against = (
        f"This protects persons from a reader who knows {_list_known_columns(report)} of a person "
        "(such columns "
        "are called quasi-identifiers) and looks for the row. It does not protect from a reader "
        "who knows more of the person than that."
    )
    beside = tuple(
        f"Beside it is the table {one.target}, with {inflect(one.published, 'row')} of these "
        "persons."
        for one in report.details
    )
    return (first, *beside, groups, against)


def _requirements(models: Sequence[ModelResult], reasons: Reasons) -> Table:
    """Return each model in words, with its measured value and its reason."""
    why = any(map(reasons.model, models))
    return Table(
        "What was required",
        (
            Column("requirement"),
            Column("measured"),
            Column("verdict"),
            *([Column("reason given")] if why else []),
        ),
        tuple(
            (
                in_words(model),
                model_reached(model),
                model_verdict(model),
                *([reasons.model(model)] if why else []),
            )
            for model in models
        ),
    )


def in_words(model: ModelResult) -> str:
    """Return what a model requires, with its number, and its name behind it."""
    number = measure(model.required)
    match model.name:
        case "k_anonymity" if model.required > 1:
            others = inflect(int(model.required) - 1, "other")
            return f"each row looks like at least {others} (k-anonymity, k = {number})"
        case "person_anonymity":
            return f"each group of rows is of at least {number} persons (k-anonymity of persons)"
        case LDiversity.name if model.variant == "distinct":
            return (
                f"each group shows at least {number} different values of {model.column} "
                "(l-diversity)"
            )
    meaning = MEANINGS.get(model.name, "")
    about = ", ".join(one for one in (model.name, model.variant, model.column) if one)
    return f"{meaning}: {number} ({about})"


# -- invented rows ---------------------------------------------------------------------------------


def _build_example_chapter(report: Report) -> Chapter:
    """Build the chapter that shows the effect of the release on invented rows."""
    rows = report.invented
    if not rows:
        none = (
            "None is shown here: the labels of the largest groups are values of the table or have "
            "such values at their ends, and a report shows none."
        )
        return Chapter("Rows before and after", (none,))
    table = Table(
        None,
        (Column("column"), *(Column(f"invented row {place}") for place in range(1, len(rows) + 1))),
        tuple((name, *(_change(row[name]) for row in rows)) for name in rows[0]),
    )
    count = ("One row", "Two rows", "Three rows")[len(rows) - 1]
    made_up = (
        "Made up of labels of the release: a value is chosen that fits the label, and no row of "
        "the source was looked at. A row that is the same by chance means nothing."
    )
    words = [made_up]
    cells = [cell for row in rows for cell in row.values()]
    if any(cell.label == "*" for cell in cells):
        words.append("A * stands for any value.")
    if any(cell.label is None for cell in cells):
        words.append("Labels that may be values of the table are not shown.")
    gone = [n for n, fate in report.columns.items() if fate in {"dropped", "emptied", "one text"}]
    kept = [n for n, fate in report.columns.items() if fate == "kept"]
    if gone:
        words.append(f"Left out of every row: {_few(gone)}.")
    if kept:
        named = [f"{n} (sensitive)" if n in report.sensitive else n for n in kept]
        words.append(f"Published unchanged: {_few(named)}.")
    return Chapter(f"{count}, invented, before → after", (" ".join(words),), (table,))


def _change(cell: InventedCell) -> str:
    """A value, and what is published of it."""
    if cell.label is None:
        return "not shown"
    if cell.of is not None:
        return f"one of {inflect(cell.of, 'value')} → {cell.label}"
    return f"{'any' if cell.value is None else cell.value} → {cell.label}"


# -- the three questions ---------------------------------------------------------------------------


def answers_of(report: Report) -> tuple[Fact, ...]:
    """Return the answers to the three questions of WP216, each with its figure."""
    return (_singling_out(report), _linkability(report), _inference(report))


def _singling_out(report: Report) -> Fact:
    """Whether a person's row can be found."""
    title, risk, known = "singling out", report.risk.after, _list_known_columns(report)
    if not report.rows.published:
        return Fact(title, "No: there is no row.")
    tone: Any = "good"
    if _as_they_are(report):
        said, tone = f"Yes: {known} are published as they are.", "warn"
    elif report.risk.persons is not None:
        persons = whole(round(1 / report.risk.persons))
        said = (
            f"Not by {known}: a group of rows is of at least {persons} persons, so a guess is "
            f"right in at most {share(report.risk.persons)} of cases where each has as many rows; "
            "a person with more of them is found more often."
        )
    elif (report.classes.min or 0) > 1:
        said = (
            f"Not by {known}: the smallest group has {whole(report.classes.min or 0)} rows, so a "
            f"guess is right in at most {share(risk.highest)} of cases, on average in "
            f"{share(risk.average)}."
        )
    else:
        said, tone = f"Yes: by {known}, {share(risk.unique)} of the rows are alone.", "warn"
    beside = {n: one.risk.unique or 0.0 for n, one in _readable(report).items()}
    worst = max(beside, key=lambda name: beside[name], default=None)
    if worst is not None and beside[worst]:
        said = f"{said} If {worst} is known too: {share(beside[worst])} of the rows are alone."
        tone = "warn"
    for one in report.details:
        said = (
            f"{said} If it is known how many rows of {one.target} a person has: "
            f"{share(one.unique / one.persons if one.persons else 0.0)} of the persons are alone "
            "in their group."
        )
        tone = "warn" if one.unique else tone
    if report.details:
        said = f"{said} Other knowledge of such rows is not counted here."
    if report.network is not None:
        said = f"{said} Knowledge of a person's links is not counted here."
    return Fact(title, said, tone)


def _linkability(report: Report) -> Fact:
    """Whether rows of a person can be put together, of this release and of others."""
    title = "linkability"
    said = [*_links(report)]
    tone: Any = "warn" if said else "plain"
    together, changes = report.together, report.changes
    if together is not None and together.classes is not None and together.before:
        before = inflect(len(together.before), "earlier release")
        text = "they still satisfy" if not together.short else "they do NOT satisfy"
        said.append(
            f"Read together with {before}, {text} the requirements, in "
            f"{inflect(together.classes, 'group')} of {inflect(together.persons or 0, 'person')}."
        )
        tone = "bad" if together.short else tone
    elif changes is not None:
        said.append(
            f"Compared with the previous release: {changes.describe_moves()}, "
            f"{inflect(changes.small_groups, 'group')} of fewer than {changes.k} among them."
        )
        tone = "warn" if changes.small_groups else tone
    elif report.audience == "external":
        said.append("This page does not say what other tables and earlier releases add.")
    elif report.guard not in {None, "store"}:
        # the first one, or all others are from before `since` or have no stored keys
        said.append("No earlier release could be compared. Other tables were not compared.")
    else:
        said.append("Not measured: earlier releases and other tables were not compared with it.")
    if not _as_they_are(report) and (report.classes.min or 0) > 1:
        least = f"{whole(report.classes.min or 0)} rows, and not to one row"
        if report.risk.persons is not None:
            least = f"{whole(round(1 / report.risk.persons))} persons"
        said.append(
            f"Another table with the quasi-identifiers leads to a group of at least {least}."
        )
    return Fact(title, " ".join(said), tone)


def _links(report: Report) -> Iterator[str]:
    """Yield what links rows of a person, whatever the groups are."""
    fates: dict[str, list[str]] = {}
    for name, fate in report.columns.items():
        fates.setdefault(fate, []).append(name)
    if codes := fates.get("keyed hash"):
        yield (
            f"Yes, by {_few(codes)}: a person has the same code in each table that is made with "
            "the same key."
        )
    if links := fates.get("kept as a link"):
        yield f"Yes, by {_few(links)}, which other tables refer to."
    if report.details:
        yield "Yes, within this release: its tables share a number for each person."
    if report.network is not None:
        yield (
            "Yes, within this release: its tables share a number for each group, and tell how many "
            "links are within a group and between two."
        )
    alone = {n: one.unique_alone or 0.0 for n, one in _readable(report).items()}
    worst = max(alone, key=lambda name: alone[name], default=None)
    if worst is not None and alone[worst]:
        yield (
            f"Yes, by {worst}: in {share(alone[worst])} of the rows its value is found in no other "
            "row, so that another table with this column can be linked."
        )


def _inference(report: Report) -> Fact:
    """Whether a sensitive value can be learnt without a person's row."""
    details = [
        f"It was not measured what rows of {one.target} reveal about all persons of a group."
        for one in report.details
    ]
    title, tone = "inference", "warn" if details else "good"
    if not report.sensitive:
        kept = [name for name, fate in report.columns.items() if fate == "kept"]
        beside = f", and {_few(kept)} can reveal something about a whole group" if kept else ""
        of = f" of {report.source}" if details else ""
        text = f"Not measured: the job names no sensitive column{of}{beside}."
        return Fact(title, " ".join([text, *details]), "warn" if kept or details else "plain")
    said = []
    for name in report.sensitive:
        words, guarded = _learnt(report, name)
        said.append(words)
        tone = tone if guarded else "warn"
    return Fact(title, " ".join([*said, *details]), tone)  # type: ignore[arg-type]


def _learnt(report: Report, name: str) -> tuple[str, bool]:
    """Describe the disclosure of a sensitive column by groups, and whether it is bounded."""
    guards = [one for one in report.models if one.column == name]
    told = "; ".join(
        f"{in_words(one)}, measured"
        f"{', and not shown here' if one.untold else f' {model_reached(one)}'}"
        for one in guards
    )
    alike = _alike(report, name)
    if guards and not alike:
        return f"{name}: bounded, not excluded: {told}.", True
    one_value = (
        "how often all rows of a group share a value was not measured"
        if alike is None
        else f"all rows of a group share one value in {share(alike)} of the rows"
    )
    if guards:
        return f"{name}: {told}; {one_value}.", True
    return f"{name}: not bounded, no requirement covers it; {one_value}.", False


def _alike(report: Report, name: str) -> float | None:
    """The share of rows in groups with one value of a column; None where it was not measured."""
    rows = report.rows.published
    if report.figures is not None and name in report.figures.sensitive and rows:
        bands = report.figures.sensitive[name]
        return sum(one.rows for one in bands if one.values_most == 1) / rows
    if any(one.column == name for one in report.models) or not rows:
        return None
    found = [one for one in report.warnings if one.code == SHARED and one.column == name]
    return sum(float(one.figures.get("rows", 0)) for one in found) / rows


# -- reasons and the decision ----------------------------------------------------------------------


def _reasons(reasons: Reasons) -> Chapter:
    """Build the chapter of reasons that the job gives, and of parts without one."""
    facts = replace(reasons, models={}).facts()  # which are beside the requirements
    missing = f"No reason is given for: {_few(reasons.missing)}." if reasons.missing else ""
    if not reasons.facts():
        return Chapter("Why so", ("The job gives no reasons (key `why`).",))
    found = (Facts(None, facts),) if facts else ()
    return Chapter("Why so", (missing,) if missing else (), found)


_PURPOSES = {
    "loss": "general use, with as little detail lost as possible",
    "queries": "counts by its columns",
}


def _purpose(report: Report) -> Fact:
    said = report.job.get("for")
    if isinstance(said, dict):
        text = f"a program that learns to guess {said.get('model')}"
    else:
        text = _PURPOSES.get(str(said), "not said in the job (key `for`)")
    return Fact("made for", text)


def _decision(report: Report) -> Chapter:
    """Build the chapter of the decision, with lines to fill in."""
    by = f", by the account {report.database.user}" if report.database.user else ""
    facts = (
        Fact("release", f"{report.target.table}, run {report.run_id}"),
        Fact("made", f"{report.started.isoformat(' ', 'minutes')}{by}"),
        Fact("job", f"SHA-256 {report.job_digest}"),
        _purpose(report),
    )
    return Chapter(
        "Decision",
        sections=(Facts(None, facts),),
        blanks=(
            "Recipients",
            "May be used until",
            "Decision: yes / yes, on conditions / no",
            "Name",
            "Date",
            "Signature",
        ),
    )
