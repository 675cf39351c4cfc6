"""Warnings about a release as a whole: what is left of the source, and what models are worth."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from sqlanon.common.wording import inflect
from sqlanon.warnings.base import Finding, WarningContext, WarningKind

if TYPE_CHECKING:
    from collections.abc import Iterator

NOTHING_PUBLISHED = "W11"
_MOST_LOSS = 0.9
_USED_UP = Fraction(95, 100)
"""Share of the rows that may be suppressed from which there is a warning."""
_SHARE = "alpha_k", "alpha"
"""The name and the variant of what measures the largest share of a value."""


def _says_little(seen: WarningContext) -> Iterator[Finding]:
    loss, classes = seen.loss or 0.0, seen.sizes.count
    if loss > _MOST_LOSS or (classes == 1 and loss):  # a source of one class has nothing to lose
        yield Finding(
            None,
            f"the release has {classes:,} {'class' if classes == 1 else 'classes'} and lost "
            f"{loss:.2%} of its detail (NCP)",
            {"classes": classes, "loss": loss},
        )
    for detail in seen.details:
        items = detail.items
        if items is not None and (items.loss or 0.0) > _MOST_LOSS:
            yield Finding(
                None,
                f"{', '.join(items.columns)} of {detail.source} lost {items.loss:.2%} of their "
                "detail (LM)",
                {"loss": items.loss or 0.0},
            )


def _suppresses_the_most(seen: WarningContext) -> Iterator[Finding]:
    limit = 0 if seen.job is None else seen.job.suppression_limit(seen.source_rows or 0)
    if limit and seen.suppressed >= _USED_UP * limit:
        yield Finding(
            None,
            f"{inflect(seen.suppressed, 'row is', 'rows are')} suppressed, and the job "
            f"allows {limit:,}",
            {"suppressed": seen.suppressed, "limit": limit},
        )


def _hides_rows(seen: WarningContext) -> Iterator[Finding]:
    if seen.source.hides_rows:
        rows = seen.source_rows
        yield Finding(
            None,
            f"row-level security decides which rows of {seen.source.name} are seen"
            + ("" if rows is None else f"; {rows:,} were"),
            {} if rows is None else {"rows": rows},
        )
    for other in seen.others:
        if other.hides_rows and other.sql != seen.source.sql:
            yield Finding(
                None,
                f"row-level security decides which rows of {other.name} are seen, which the "
                "release is measured against",
                {},
            )


def _is_not_guaranteed(seen: WarningContext) -> Iterator[Finding]:
    # a table that is only checked has its verdict from each model
    for result in seen.results if seen.job is not None else ():
        if not result.holds and result.reached is not None:
            yield Finding(
                result.column,
                f"{result.name} does not hold: {result.required} is required, "
                f"{result.reached} reached, in "
                f"{inflect(result.violating_classes, 'class', 'classes')}",
                {"required": result.required, "classes": result.violating_classes},
            )


def _is_empty(seen: WarningContext) -> Iterator[Finding]:
    rows = seen.source_rows
    if rows is None or seen.sizes.rows:  # before the source was counted nothing is known
        return
    if seen.job is None:
        what = "the table that was measured has no rows"
    elif rows:
        what = f"the release has no rows: of the source {inflect(rows, 'row')} were suppressed"
    else:
        what = "the release has no rows, since the source has none"
    yield Finding(None, what, {"source_rows": rows})


def _bounds_a_missing_value(seen: WarningContext) -> Iterator[Finding]:
    for result in seen.results if seen.sizes.rows else ():
        if (result.name, result.variant) == _SHARE and not result.reached:
            yield Finding(
                result.column,
                f"{result.name} bounds a value that no row of {result.column} has",
                {"rows": seen.sizes.rows},
            )


RELEASE: tuple[WarningKind, ...] = (
    WarningKind(
        code="W03",
        name="little-left",
        meaning=(
            "All rows have equal quasi-identifiers, or the quasi-identifiers lost more than 90 % of"
            " their detail (NCP, of a detail table LM)."
        ),
        remedy=(
            "Ask for less (k, l, t), allow some suppression, drop quasi-identifiers with many "
            "values, or give them finer hierarchies. `sqlanon plan` compares answers. In a detail "
            "table, a few rare items can take the others with them: leave their rows out in a view."
        ),
        condition=_says_little,
        of_source=True,
    ),
    WarningKind(
        code="W04",
        name="suppression-used-up",
        meaning=(
            "The run suppressed at least 95 % of the rows that `max_suppression` allows. Rare "
            "records are missing. With slightly different data the same job generalizes more, or "
            "finds no release."
        ),
        remedy=(
            "Raise the limit, generalize more, or drop the quasi-identifier that makes rows rare. "
            "`sqlanon plan` compares answers."
        ),
        condition=_suppresses_the_most,
        of_source=True,
    ),
    WarningKind(
        code="W07",
        name="rows-hidden",
        meaning=(
            "Row-level security may hide rows from the user of the job. The release then lacks "
            "rows, and nobody can tell which. If it hides rows of a population or reference table, "
            "models measure against the wrong distribution."
        ),
        remedy=(
            "Run as the owner of the table or as a user with BYPASSRLS. Accept the warning if the "
            "visible part is meant."
        ),
        condition=_hides_rows,
        of_source=True,
    ),
    WarningKind(
        code="W09",
        name="not-guaranteed",
        meaning=(
            "The algorithm does not guarantee the model (`mu_argus` with `guarantee: none`), and "
            "the measured release does not satisfy it."
        ),
        remedy=("Set `guarantee: k`, or use another algorithm."),
        condition=_is_not_guaranteed,
        of_source=True,
    ),
    WarningKind(
        code=NOTHING_PUBLISHED,
        name="nothing-published",
        meaning=(
            "The release has no rows, so every model is satisfied. A failed load leaves such a "
            "source. With `if_exists: replace`, a run keeps the previous release instead, unless "
            "the job has `min_rows: 0` or accepts this warning."
        ),
        remedy=(
            "Look at the source. Leave `min_rows` out, or set it to what you expect: 1000, or 0.9 "
            "for nine tenths of the last release. Accept the warning if the source may be empty."
        ),
        condition=_is_empty,
        of_source=True,
    ),
    WarningKind(
        code="W18",
        name="value-nowhere",
        meaning=(
            "`alpha_k` bounds the share of one `value` that no published row has, so any classes "
            "satisfy it. The value may be misspelled: it is compared as text, with case, and 3.5 is"
            " 3.50 in a column with two decimals."
        ),
        remedy=(
            "Spell the value as the column shows it as text. Leave `value` out to bound every "
            "value. Accept the warning if the value is only absent today."
        ),
        condition=_bounds_a_missing_value,
    ),
)
