"""A report in plain words: what was done, what each requirement means, and what nobody promises."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlanon.report.sections import Column, Table
from sqlanon.report.wording import measure, model_reached, model_verdict
from sqlanon.wording import counted, whole

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from sqlanon.report.data import Fate, RecodingSummary, ResumedRun
    from sqlanon.report.rows import Rows
    from sqlanon.verify.measure import ModelResult

MEANINGS: dict[str, str] = {
    "k_anonymity": "each row has at least so many that look alike, itself included",
    "person_anonymity": "each group of rows that look alike is of at least so many persons",
    "km_anonymity": "who knows so many items of a person cannot tell her from so many persons",
    "l_diversity": "each group has at least so many different values, by the variant's measure",
    "t_closeness": "the values of each group are spread nearly as in the whole table; 0 is alike",
    "alpha_k": "groups are large enough, and no value has more than its share of one",
    "beta_likeness": "in no group is a value much more frequent than in the whole table",
    "delta_disclosure": "in no group is a value much more or less frequent than in the whole table",
    "delta_presence": "a group says little of who of the population is in the table",
    "k_map": "each row could be of at least so many persons of the population",
    "average_risk": "on average a row is found with no more than this probability",
    "sample_uniqueness": "no more than this share of the rows is alone in its group",
    "m_uniqueness": "each group has at least so many rows, all with different values",
}
"""What each model requires, in words for those who do not know it."""


def named(names: Sequence[str]) -> str:
    """`a`, `a and b`, `a, b and c`."""
    *first, last = names or ("nothing",)
    return f"{', '.join(first)} and {last}" if first else last


def done(
    rows: Rows, source: str, target: str, columns: Mapping[str, Fate], models: Sequence[ModelResult]
) -> tuple[str, str]:
    """What was done, in two sentences."""
    quasi = [name for name, fate in columns.items() if fate == "quasi-identifier"]
    gone = [name for name, fate in columns.items() if fate in {"dropped", "emptied", "one text"}]
    hashed = [name for name, fate in columns.items() if fate in {"keyed hash", "new numbers"}]
    parts = []
    if gone:
        parts.append(f"{named(gone)} {'was' if len(gone) == 1 else 'were'} removed")
    if hashed:
        parts.append(f"{named(hashed)} {'was' if len(hashed) == 1 else 'were'} replaced by a code")
    parts.append(f"{named(quasi)} {'was' if len(quasi) == 1 else 'were'} made less exact")
    left = rows.source - rows.real
    lost = f", and {counted(left, 'row')} left out" if left else ""
    forged = rows.counterfeits
    added = (
        f"; {counted(forged, 'row is', 'rows are')} counterfeit, with nobody behind "
        f"{'it' if forged == 1 else 'them'}"
        if forged
        else ""
    )
    first = (
        f"From the {counted(rows.source, 'row')} of the table {source} the table {target} with "
        f"{counted(rows.published, 'row')} was made: {named(parts)}{lost}{added}."
    )
    if all(model.holds for model in models):
        held = "each of which holds" if len(models) != 1 else "which holds"
    else:
        held = "of which not all hold"
    second = (
        "The new table itself was then counted, apart from how it had been made, for "
        f"{counted(len(models), 'requirement')}, {held}; what follows says which, how much of the "
        "data's detail that cost, and what is not promised."
    )
    return first, second


def guarantee_table(models: Sequence[ModelResult]) -> Table:
    """Each model: what it means, what was asked, what was measured."""
    return Table(
        "Privacy models, measured on the table itself",
        (
            Column("requirement"),
            Column("it means"),
            Column("of"),
            Column("required", numeric=True),
            Column("measured"),
            Column("verdict"),
        ),
        tuple(
            (
                f"{model.name}{f', {model.variant}' if model.variant else ''}",
                MEANINGS.get(model.name, ""),
                model.column or "all quasi-identifiers",
                measure(model.required),
                model_reached(model),
                model_verdict(model),
            )
            for model in models
        ),
        detail=True,
    )


_OF_KINDS = {
    "multidimensional": "Ends of ranges are values that occur in the group: somebody in it has "
    "each of them.",
    "buckets": "Quasi-identifiers are published as they are: who is in the table can be seen.",
    "merged_levels": "Groups of coarser labels have the persons whose finer group was too small or "
    "too uniform: who is in one is in none of the groups of finer labels that lie within it.",
}
"""What kinds of recodings tell."""


def limits(
    models: Sequence[ModelResult],
    sensitive: Iterable[str],
    kept: Mapping[str, float | None],
    *,
    recoding: RecodingSummary | None = None,
    suppressed: int = 0,
    resumed: ResumedRun | None = None,
) -> tuple[str, ...]:
    """What is not promised of this release, a sentence each.

    Args:
        models: What was measured.
        sensitive: Its sensitive columns.
        kept: Columns that are published as they are, with the share of rows that are unique when
            they are known beside the quasi-identifiers.
        recoding: How it was made, where that is known.
        suppressed: Rows that were left out, or published with everything at its root.
        resumed: The run in place whose labels stood in the source.
    """
    names, guarded = {model.name for model in models}, {model.column for model in models}
    said: list[str] = []
    said.append(
        "The requirements speak of the columns that were named quasi-identifiers. Who knows other "
        "columns of a person, or other tables, can know more than the figures here say."
    )
    found = [name for name, unique in kept.items() if unique]
    if found:
        said.append(
            f"{named(found)} {'is' if len(found) == 1 else 'are'} published as before: who knows "
            "the value of a person beside the quasi-identifiers can find the row, as the table of "
            "columns known as well says."
        )
    open_ = [name for name in sensitive if name not in guarded]
    if open_:
        said.append(
            f"No requirement keeps all rows of a group from having the same {named(open_)}: who "
            "finds the group then learns it without finding the row."
        )
    if not {"person_anonymity", "km_anonymity"} & names:
        said.append(
            "Rows were counted, not persons: a person with several rows can be most of a group."
        )
    said.append(
        "It is a statement about this table alone. Another release of the same persons, of "
        "yesterday or tomorrow, can be put beside it, and nothing is promised of both together."
    )
    if recoding is not None and recoding.kind in _OF_KINDS:
        said.append(_OF_KINDS[recoding.kind])
    if suppressed:
        said.append(
            f"{counted(suppressed, 'row')} of the source did not fit and "
            f"{'was' if suppressed == 1 else 'were'} suppressed: counts of the release are lower "
            "for rare people."
        )
    if resumed is not None:
        said.append(
            f"Most of the source was anonymous already, by run {resumed.run_id}; what that run was "
            f"told is not measured here again, but for {whole(resumed.came)} rows that came since."
        )
    said.append(
        "None of this is differential privacy, and none of it is legal advice: whether the risk is "
        "small enough for who will receive the table is for people to decide."
    )
    return tuple(said)
