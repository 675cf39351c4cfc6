"""Strict Mondrian under privacy models, by the definition: a cut is allowed when its sides satisfy.

The slow, obvious definition that `mondrian` must agree with. Imports nothing from sqlanon.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from oracle_mondrian import _at, _children, _median, _range, encode

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from oracle_mondrian import Attribute, Classes, Codes, Cut


def mondrian(
    rows: Sequence[Any],
    attributes: Sequence[Attribute],
    cut: Cut,
    sound: Callable[[list[int]], bool],
) -> Classes | None:
    """The classes: of each part the best allowed cut is taken, until none has one.

    See docs/definitions.md, "Models in Mondrian".

    Args:
        rows: As in oracle_mondrian.
        attributes: As there.
        cut: As there.
        sound: Whether the rows of these numbers do as one class.

    Returns:
        The classes, sorted; None where not even one class of all rows does.
    """
    codes = encode(rows, attributes)
    if not codes:
        return []
    unfinished = [list(range(len(codes)))]
    if not sound(unfinished[0]):
        return None
    classes: Classes = []
    while unfinished:
        part = unfinished.pop()
        pieces = next((p for p in cuts(codes, part, attributes, cut) if all(map(sound, p))), None)
        if pieces is None:
            classes.append(sorted(part))
        else:
            unfinished.extend(pieces)
    return sorted(classes)


def cuts(
    codes: list[Codes], part: list[int], attributes: Sequence[Attribute], cut: Cut
) -> list[Classes]:
    """Every cut of a part, whether allowed or not, that which is tried first at the front."""
    return (_by_width if cut == "median" else _by_gain)(codes, part, attributes)


def _by_width(
    codes: list[Codes], part: list[int], attributes: Sequence[Attribute]
) -> list[Classes]:
    """One cut of each attribute that has several values, of the widest attribute first."""
    made = []
    for position, attribute in enumerate(attributes):
        low, high = _range(codes, part, position)
        if low == high:
            continue
        if attribute.tree is None:
            pieces = _at(codes, part, position, _median(codes, part, position))
        else:
            pieces = _children(codes, part, position, attribute)
        made.append((-attribute.weight * attribute.loss(low, high), position, pieces))
    return [pieces for _, _, pieces in sorted(made, key=lambda found: found[:2])]


def _by_gain(codes: list[Codes], part: list[int], attributes: Sequence[Attribute]) -> list[Classes]:
    """Every cut of every attribute in two, that which removes most loss first."""
    made = []
    for position, attribute in enumerate(attributes):
        values = sorted({codes[row][position] for row in part})
        for code, following in pairwise(values):
            left, right = _at(codes, part, position, code)
            gain = attribute.weight * (
                len(part) * attribute.loss(values[0], values[-1])
                - len(left) * attribute.loss(values[0], code)
                - len(right) * attribute.loss(following, values[-1])
            )
            made.append((-gain, position, code, [left, right]))
    return [pieces for _, _, _, pieces in sorted(made, key=lambda found: found[:3])]
