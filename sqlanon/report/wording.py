"""The wording of shares, measures and results, in one place for every printer.

Names come from databases and job files, so whatever is shown has its control characters escaped.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlanon.common.wording import inflect, whole

if TYPE_CHECKING:
    from sqlanon.release.recoding import SearchSummary
    from sqlanon.report.data import ClassSizes, Risk, Rows
    from sqlanon.verify.measure import ModelResult


def visible(text: str, *, keep: str = "") -> str:
    """The text with every character that is not printed, but moves or colours, as its escape."""
    return "".join(
        one if one.isprintable() or one in keep else one.encode("unicode_escape").decode()
        for one in text
    )


def share(part: float | None) -> str:
    """12.34% of a number in [0, 1]; a dash where there is none."""
    return "-" if part is None else f"{part:.2%}"


def measure(value: float | None) -> str:
    """A whole number in full, others to six digits; a dash where there is none."""
    if value is None:
        return "-"
    return whole(value) if isinstance(value, int) else f"{value:,.6g}"


def rows_line(rows: Rows) -> str:
    """Rows of the source and what became of them."""
    if rows.source is None:
        return f"{whole(rows.published)} published"
    lost = ""
    if rows.suppressed:
        lost = f", {whole(rows.suppressed)} suppressed"
        if rows.real == rows.source:
            lost = f", {whole(rows.suppressed)} of them with every quasi-identifier at its root"
    return f"{whole(rows.real)} of {whole(rows.source)} published{lost}{counterfeits(rows)}"


def counterfeits(rows: Rows) -> str:
    """Return the number of counterfeit rows in words; an empty text for none."""
    return f", and {inflect(rows.counterfeits, 'counterfeit')}" if rows.counterfeits else ""


def classes_line(classes: ClassSizes) -> str:
    """Describe the number of classes, and of their rows."""
    if classes.min is None or classes.mean is None or classes.max is None:
        return "none"
    mean = f"{classes.mean:,.1f}".removesuffix(".0")
    return (
        f"{whole(classes.count)}: at least {inflect(classes.min, 'row')}, {mean} on average, at "
        f"most {whole(classes.max)}"
    )


def describe_origin(search: SearchSummary) -> str:
    """Describe the algorithm that found a recoding, or the run that it was reused of."""
    if search.reused is None:
        return f"by {search.algorithm}"
    changed = ""
    if search.merged:
        changed = f", {inflect(search.merged, 'row')} merged into coarser classes"
    return f"reused of run {search.reused}{changed}"


def risk_line(risk: Risk) -> str:
    """The three shares of a risk."""
    if risk.average is None:
        return "no rows"
    return (
        f"highest {share(risk.highest)}, average {share(risk.average)}, {share(risk.unique)} of "
        "rows unique"
    )


def model_reached(model: ModelResult) -> str:
    """Describe the measured value, and the distribution that it was measured against."""
    if model.untold:
        return "not shown, because the release alone does not reveal it"
    if model.reached is None:
        return "no rows"
    against = "" if model.reference is None else f" against {model.reference}"
    return f"{measure(model.reached)}{against}"


def model_verdict(model: ModelResult) -> str:
    """Whether a model holds, and where it does not."""
    if model.holds:
        return "holds"
    if model.untold:
        return "DOES NOT HOLD"
    if model.name == "km_anonymity":
        return f"DOES NOT HOLD for {inflect(model.violating_classes, 'combination')} of items"
    classes = inflect(model.violating_classes, "class", "classes")
    return f"DOES NOT HOLD in {classes} of {inflect(model.violating_rows, 'row')}"


def model_line(model: ModelResult) -> str:
    """Describe the required and the reached value of a model, and whether it is satisfied."""
    about = ", ".join(part for part in (model.column, model.variant) if part)
    reached = model_reached(model)
    return (
        f"{about + ': ' if about else ''}required {measure(model.required)}, "
        f"{reached if model.reached is None else 'reached ' + reached}: {model_verdict(model)}"
    )


def model_phrase(model: ModelResult) -> str:
    """A model in a few words, for the comment of a table."""
    if model.untold:
        failed = "" if model.holds else ", does NOT HOLD"
        return f"{model.name} (required {measure(model.required)}{failed})"
    reached = "of no rows" if model.reached is None else measure(model.reached)
    failed = "" if model.holds else f" of {measure(model.required)} (does NOT HOLD)"
    return f"{model.name} {reached}{failed}"
