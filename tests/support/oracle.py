"""The slow, obvious definitions of classes, risk and generalization: what fast paths must equal.

Nothing here knows sqlanon or SQL. A row is a mapping from column name to value, or a tuple that
is addressed by position; None is NULL. Exact numbers come back as `fractions.Fraction`.
"""

from __future__ import annotations

import datetime as dt
from collections.abc import Mapping, Sequence
from decimal import Decimal, InvalidOperation
from fractions import Fraction

Row = Mapping[str, object] | Sequence[object]
Exact = tuple[str, object]
ROOT = "*"


def cell(row: Row, column: str | int) -> object:
    """Return the value of one column: by name in a mapping, by position in a tuple."""
    if isinstance(row, Mapping):
        return row[str(column)]
    return row[int(column)]


def exact(value: object) -> Exact:
    """Return what stands for a value when values are compared byte by byte.

    Text differs by any code point and from every number; `True` is no 1; NULL equals NULL and is
    not `''`. Numbers are equal when their values are (1, 1.0 and Decimal("1.00")), whatever a
    driver made of them.
    """
    if value is None:
        return ("null", None)
    if isinstance(value, int | float | Decimal) and not isinstance(value, bool):
        try:
            return ("number", Fraction(value))
        except (ValueError, OverflowError):  # NaN and infinities are each equal to themselves only
            return ("number", str(value))
    return (type(value).__name__, value)


def rank_correlation(numbers: Sequence[int]) -> float:
    """Spearman's correlation of different numbers with their order: 1 where they rise."""
    ranks = {number: rank for rank, number in enumerate(sorted(numbers))}
    squares = sum((ranks[number] - place) ** 2 for place, number in enumerate(numbers))
    size = len(numbers)
    return 1 - 6 * squares / (size * (size * size - 1))


def equivalence_classes(
    rows: Sequence[Row], quasi: Sequence[str | int]
) -> dict[tuple[Exact, ...], list[int]]:
    """Return the classes: their exact quasi-identifier values, and the rows that share them."""
    classes: dict[tuple[Exact, ...], list[int]] = {}
    for index, row in enumerate(rows):
        key = tuple(exact(cell(row, column)) for column in quasi)
        classes.setdefault(key, []).append(index)
    return classes


def class_sizes(rows: Sequence[Row], quasi: Sequence[str | int]) -> list[int]:
    """Return the sizes of the equivalence classes, ascending."""
    return sorted(len(members) for members in equivalence_classes(rows, quasi).values())


def k_of(rows: Sequence[Row], quasi: Sequence[str | int]) -> int | None:
    """Return the k of a table: the size of its smallest class; None for an empty table."""
    sizes = class_sizes(rows, quasi)
    return sizes[0] if sizes else None


def mean_class_size(sizes: Sequence[int]) -> Fraction | None:
    """Return the rows per class; None without classes."""
    return Fraction(sum(sizes), len(sizes)) if sizes else None


def discernibility(sizes: Sequence[int], suppressed: int = 0) -> int:
    """Return DM (Bayardo & Agrawal 2005): |E|² per released class and n per suppressed row."""
    n = sum(sizes) + suppressed
    return sum(size * size for size in sizes) + n * suppressed


def average_class_size(sizes: Sequence[int], k: int, suppressed: int = 0) -> Fraction | None:
    """Return C_avg (LeFevre et al. 2006) for the k that was asked for: (n / classes) / k."""
    n = sum(sizes) + suppressed
    return Fraction(n, len(sizes) * k) if sizes else None


def prosecutor_risk(sizes: Sequence[int]) -> Fraction | None:
    """Return the greatest chance to re-identify one released row: 1 / smallest class."""
    return Fraction(1, min(sizes)) if sizes else None


def average_risk(sizes: Sequence[int]) -> Fraction | None:
    """Return the mean over released rows of 1 / size of the row's class: classes / rows."""
    return Fraction(len(sizes), sum(sizes)) if sizes else None


def uniques(sizes: Sequence[int]) -> int:
    """Return how many rows are alone in their class."""
    return sum(size == 1 for size in sizes)


def generalizes(
    label: str | None,
    value: str | None,
    order: Sequence[str] | None = None,
    tree: Sequence[Sequence[str | None]] | None = None,
) -> bool:
    """Return whether a published label covers the value that stood in the row.

    Args:
        label: what was published, as text; None is NULL.
        value: what stood in the source, as text; None is NULL.
        order: the declared order of the categories, when the label may be a range `a..c` in it.
        tree: the rows of the hierarchy, level 0 first, when the label may be an ancestor.

    The forms are the value itself, `*`, an ancestor, `[lo-hi]` of numbers, `[lo..hi]` of dates or
    timestamps, `a..c` and `{a, b}`. NULL is covered by NULL, by the root and by the ancestors of
    its own row.
    """
    if label in {value, ROOT}:
        return True
    if label is None:
        return False
    if tree is not None and any(path[0] == value and label in path for path in tree):
        return True
    if value is None:
        return False
    return (
        _in_numeric_interval(label, value)
        or _in_calendar_interval(label, value)
        or _in_set(label, value)
        or (order is not None and _in_order_range(label, value, order))
    )


def _inside(label: str, opening: str, closing: str) -> str | None:
    """Return the text between two brackets; None when they are not there."""
    enclosed = len(label) > 1 and label.startswith(opening) and label.endswith(closing)
    return label[1:-1] if enclosed else None


def _splits(text: str, separator: str) -> list[tuple[str, str]]:
    """Return every way to cut a text in two at a separator."""
    width = len(separator)
    positions = [at for at in range(len(text)) if text.startswith(separator, at)]
    return [(text[:at], text[at + width :]) for at in positions]


def _number(text: str) -> Decimal | None:
    """Return a finite number; None for any other text."""
    try:
        number = Decimal(text)
    except InvalidOperation:
        return None
    return number if number.is_finite() else None


def _instant(text: str) -> dt.datetime | None:
    """Return a date (its midnight) or a timestamp in ISO form; None for any other text."""
    try:
        return dt.datetime.fromisoformat(text)
    except ValueError:
        return None


def _in_numeric_interval(label: str, value: str) -> bool:
    """Return whether a number lies in a closed interval: `[17-25]`, `[-5..-2]`."""
    inner, number = _inside(label, "[", "]"), _number(value)
    if inner is None or number is None:
        return False
    for low_text, high_text in _splits(inner, ".." if inner.startswith("-") else "-"):
        low, high = _number(low_text), _number(high_text)
        if low is not None and high is not None and low <= number <= high:
            return True
    return False


def _in_calendar_interval(label: str, value: str) -> bool:
    """Return whether a date or timestamp lies in a closed interval: `[2020-01-31..2020-03-01]`."""
    inner, instant = _inside(label, "[", "]"), _instant(value)
    if inner is None or instant is None:
        return False
    for low_text, high_text in _splits(inner, ".."):
        low, high = _instant(low_text), _instant(high_text)
        if low is None or high is None or len({low.tzinfo is None, instant.tzinfo is None}) > 1:
            continue
        if low <= instant <= high:
            return True
    return False


def _in_set(label: str, value: str) -> bool:
    """Return whether some reading of `{a, b}` holds the value (values may hold commas, braces)."""
    inner = _inside(label, "{", "}")
    return inner is not None and f", {value}, " in f", {inner}, "


def _in_order_range(label: str, value: str, order: Sequence[str]) -> bool:
    """Return whether a category lies in a range `a..c` of the declared order."""
    if value not in order:
        return False
    ranges = [(a, c) for a, c in _splits(label, "..") if a in order and c in order]
    return any(order.index(a) <= order.index(value) <= order.index(c) for a, c in ranges)
