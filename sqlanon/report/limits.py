"""A report in plain words: what was done, what each requirement means, and its limits."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sqlanon.common.wording import inflect
from sqlanon.report.sections import Column, Table
from sqlanon.report.wording import measure, model_reached, model_verdict

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping, Sequence

    from sqlanon.report.data import Fate, ResumedRun, Rows
    from sqlanon.report.reasons import Reasons
    from sqlanon.verify.measure import ModelResult

MEANINGS: dict[str, str] = {
    "k_anonymity": "each row has at least so many that look alike, itself included",
    "person_anonymity": "each group of rows that look alike is of at least so many persons",
    "km_anonymity": (
        "a reader who knows so many items of a person cannot tell apart at least so many persons"
    ),
    "l_diversity": "each group has at least so many different values, by the variant's measure",
    "t_closeness": "the values of each group are spread nearly as in the whole table; 0 is alike",
    "alpha_k": "groups are large enough, and no value has more than its share of one",
    "beta_likeness": "in no group is a value much more frequent than in the whole table",
    "delta_disclosure": "in no group is a value much more or less frequent than in the whole table",
    "delta_presence": (
        "a group reveals little about which persons of the population are in the table"
    ),
    "k_map": "each row could be of at least so many persons of the population",
    "average_risk": "on average a row is found with no more than this probability",
    "sample_uniqueness": "no more than this share of the rows is alone in its group",
    "m_uniqueness": "each group has at least so many rows, all with different values",
}
"""The requirement of each model, in words for readers who do not know it."""


def join_names(names: Sequence[str]) -> str:
    """Join names as a list in a sentence: `a`, `a and b`, `a, b and c`."""
    *first, last = names or ("nothing",)
    return f"{', '.join(first)} and {last}" if first else last


def done(
    rows: Rows,
    source: str,
    target: str,
    columns: Mapping[str, Fate],
    models: Sequence[ModelResult],
    *,
    unchanged: Collection[str] = (),
    guard: str | None = None,
) -> tuple[str, str]:
    """Describe the treatment of the data, in two sentences.

    Args:
        unchanged: Quasi-identifiers that no row has less exact than the source.
    """
    as_is = [n for n, fate in columns.items() if fate == "quasi-identifier as it is"]
    as_is += [n for n, fate in columns.items() if fate == "quasi-identifier" and n in unchanged]
    quasi = [
        name
        for name, fate in columns.items()
        if fate == "quasi-identifier" and name not in unchanged
    ]
    gone = [name for name, fate in columns.items() if fate in {"dropped", "emptied", "one text"}]
    hashed = [name for name, fate in columns.items() if fate in {"keyed hash", "new numbers"}]
    parts = []
    if gone:
        parts.append(f"{join_names(gone)} {'was' if len(gone) == 1 else 'were'} removed")
    if hashed:
        parts.append(
            f"{join_names(hashed)} {'was' if len(hashed) == 1 else 'were'} replaced by a code"
        )
    if quasi:
        were = "was" if len(quasi) == 1 else "were"
        parts.append(f"{join_names(quasi)} {were} made less exact where groups needed it")
    if as_is:
        parts.append(f"{join_names(as_is)} {'was' if len(as_is) == 1 else 'were'} left unchanged")
    left = 0 if rows.source is None else rows.source - rows.real
    lost = f", and {inflect(left, 'row')} left out" if left else ""
    forged = rows.counterfeits
    added = f"; {inflect(forged, 'row is', 'rows are')} counterfeit, of no person" if forged else ""
    of = "the " if rows.source is None else f"{inflect(rows.source, 'row')} of the "
    if guard == "suppress":
        source = f"{source}, without those that the release guard left out,"
    first = (
        f"From {of}table {source} the table {target} with {inflect(rows.published, 'row')} was "
        f"made: {join_names(parts)}{lost}{added}."
    )
    if all(model.holds for model in models):
        held = "each of which holds" if len(models) != 1 else "which holds"
    else:
        held = "of which not all hold"
    cost = "" if rows.source is None else "how much of the data's detail that cost, "
    second = (
        "The new table itself was then measured, independently of the search, for "
        f"{inflect(len(models), 'requirement')}, {held}; this report says which, {cost}and what "
        "is not promised."
    )
    return first, second


def guarantee_table(models: Sequence[ModelResult], reasons: Reasons | None = None) -> Table:
    """Return the table of models: meaning, required and measured values, and reasons."""
    why = [] if reasons is None else [*map(reasons.model, models)]
    why = why if any(why) else []
    return Table(
        "Privacy models, measured on the table itself",
        (
            Column("requirement"),
            Column("it means"),
            Column("of"),
            Column("required", numeric=True),
            Column("measured"),
            Column("verdict"),
            *([Column("reason given")] if why else []),
        ),
        tuple(
            (
                f"{model.name}{f', {model.variant}' if model.variant else ''}",
                MEANINGS.get(model.name, ""),
                model.column or "all quasi-identifiers",
                measure(model.required),
                model_reached(model),
                model_verdict(model),
                *why[place : place + 1],
            )
            for place, model in enumerate(models)
        ),
        detail=True,
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Circumstances:
    """The facts that decide which limits are true of a release.

    Attributes:
        kept: Columns that are published unchanged, with the share of rows that are unique to an
            attacker who knows them and the quasi-identifiers.
        exact_bounds: Columns with published bounds that are values of rows (W05).
        as_they_are: Whether quasi-identifiers are published as they are, in buckets.
        merged: Rows that were merged into coarser classes of a reused recoding.
        at_root: Suppressed rows that are in the release, with every quasi-identifier at its root.
        guard: The action of the job's release guard; None without one.
        withheld: Rows of earlier releases that the guard left out; None of some, too few to count.
    """

    models: Sequence[ModelResult]
    sensitive: Sequence[str] = ()
    kept: Mapping[str, float | None]
    exact_bounds: Sequence[str] = ()
    as_they_are: bool = False
    merged: int = 0
    reused: str | None = None
    left_out: int = 0
    at_root: int = 0
    compared: int = 0
    guard: str | None = None
    withheld: int | None = 0
    resumed: ResumedRun | None = None


def list_limits(seen: Circumstances) -> tuple[str, ...]:
    """Return what is not promised of a release, a sentence each; each has its own condition."""
    return tuple(sentence for limit in _LIMITS if (sentence := limit(seen)) is not None)


def _columns_that_count(seen: Circumstances) -> str | None:
    if not seen.models:
        return None
    return (
        "The requirements speak of the columns that were named quasi-identifiers. A reader who "
        "knows other columns of a person, or other tables, can learn more than the figures here "
        "say."
    )


def _describe_kept_columns(seen: Circumstances) -> str | None:
    found = [name for name, unique in seen.kept.items() if unique]
    if not found:
        return None
    return (
        f"{join_names(found)} {'is' if len(found) == 1 else 'are'} published unchanged: a reader "
        "who knows the value of a person beside the quasi-identifiers can find the row (see the "
        "table of further known columns)."
    )


def _describe_unguarded_columns(seen: Circumstances) -> str | None:
    guarded = {model.column for model in seen.models}
    found = [name for name in seen.sensitive if name not in guarded]
    if not found:
        return None
    return (
        f"No requirement keeps all rows of a group from having the same {join_names(found)}: a "
        "reader who finds the group then learns it without finding the row."
    )


def _rows_counted(seen: Circumstances) -> str | None:
    names = {model.name for model in seen.models}
    if not names or names & {"person_anonymity", "km_anonymity"}:
        return None
    return "Rows were counted, not persons: a person with several rows can be most of a group."


def _other_releases(seen: Circumstances) -> str:
    if seen.compared:
        return (
            f"It was compared with {inflect(seen.compared, 'earlier release')} of the same source. "
            "Nothing is promised beside any other table about the same persons."
        )
    if seen.guard in {"refuse", "suppress"}:
        return (
            "The job compares each release of this source with earlier ones before it publishes it "
            "(`release_guard`). Nothing is promised beside any other table about the same persons."
        )
    return (
        "It is a statement about this table alone. Another release of the same persons, of "
        "yesterday or tomorrow, can be put beside it, and nothing is promised of both together."
    )


def _exact_bounds(seen: Circumstances) -> str | None:
    if not seen.exact_bounds:
        return None
    when = "" if seen.reused is None else f" when run {seen.reused} made the recoding"
    had = "has" if seen.reused is None else "had"
    return (
        f"Bounds of {join_names(seen.exact_bounds)} are values of the group: at least one of its "
        "rows "
        f"{had} each of them{when}."
    )


def _as_they_are(seen: Circumstances) -> str | None:
    if not seen.as_they_are:
        return None
    return (
        "Quasi-identifiers are published unchanged: a reader can see which persons are in the"
        " table."
    )


def _describe_merged_classes(seen: Circumstances) -> str | None:
    if not seen.merged:
        return None
    return (
        "Groups of coarser labels contain the persons of finer groups that were too small or too"
        " uniform: a person in such a group is in none of the finer groups within it."
    )


def _left_out(seen: Circumstances) -> str | None:
    if not seen.left_out:
        return None
    return (
        f"{inflect(seen.left_out, 'row')} of the source {'is' if seen.left_out == 1 else 'are'} "
        "not in the release: its counts are lower than the source's, most of all those of rare "
        "people."
    )


def _withheld(seen: Circumstances) -> str | None:
    if seen.guard != "suppress":
        return None
    rows = "some rows" if seen.withheld is None else inflect(seen.withheld, "row")
    left = f"It left out {rows} of earlier releases. " if seen.withheld != 0 else ""
    return (
        "The release guard can leave out rows of the source, and let added rows wait. "
        f"{left}All counts here are without these rows, those of the source too."
    )


def _at_root(seen: Circumstances) -> str | None:
    if not seen.at_root:
        return None
    rows = inflect(seen.at_root, "row of the source", "rows of the source")
    return (
        f"{rows} did not fit and {'is' if seen.at_root == 1 else 'are'} published without any "
        "detail in the quasi-identifiers: counts by a quasi-identifier lack them."
    )


def _describe_resumed_run(seen: Circumstances) -> str | None:
    if seen.resumed is None:
        return None
    return (
        f"The source held rows that run {seen.resumed.run_id} had made anonymous, which its own "
        f"report describes; {inflect(seen.resumed.came, 'row')} were added since."
    )


def _no_advice(seen: Circumstances) -> str:  # noqa: ARG001 - it is true of every release
    return (
        "None of this is differential privacy, and none of it is legal advice: whether the risk is "
        "small enough for those who receive the table is for people to decide."
    )


_LIMITS: tuple[Callable[[Circumstances], str | None], ...] = (
    _columns_that_count,
    _describe_kept_columns,
    _describe_unguarded_columns,
    _rows_counted,
    _other_releases,
    _exact_bounds,
    _as_they_are,
    _describe_merged_classes,
    _left_out,
    _withheld,
    _at_root,
    _describe_resumed_run,
    _no_advice,
)
"""The sentences under Limits, in their order."""
