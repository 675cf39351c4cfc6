"""Strict Mondrian under privacy models, by the definition: a cut is allowed when its sides satisfy.

The slow, obvious definition that `mondrian` must agree with. Imports nothing from sqlanon.
"""

from __future__ import annotations

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
    *,
    sets: bool = False,
) -> Classes | None:
    """The classes: of each part the best allowed cut is taken, until none has one.

    See docs/definitions, "Models in Mondrian".

    Args:
        rows: As in oracle_mondrian.
        attributes: As there.
        cut: As there.
        sound: Whether the rows of these numbers do as one class.
        sets: As there.

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
        tried = cuts(codes, part, attributes, cut, sets=sets)
        pieces = next((p for p in tried if all(map(sound, p))), None)
        if pieces is None:
            classes.append(sorted(part))
        else:
            unfinished.extend(pieces)
    return sorted(classes)


def cuts(
    codes: list[Codes],
    part: list[int],
    attributes: Sequence[Attribute],
    cut: Cut,
    *,
    sets: bool = False,
) -> list[Classes]:
    """Every cut of a part, whether allowed or not, that which is tried first at the front."""
    if cut == "median":
        return _by_width(codes, part, attributes)
    return _by_gain(codes, part, attributes, sets=sets)


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


def _by_gain(
    codes: list[Codes], part: list[int], attributes: Sequence[Attribute], *, sets: bool
) -> list[Classes]:
    """Every cut of every attribute in two, that which removes most loss first."""
    made = []
    for position, attribute in enumerate(attributes):
        values = {codes[row][position] for row in part}
        for code in sorted(values)[:-1]:
            up_to = {value for value in values if value <= code}
            left, right = _at(codes, part, position, code)
            gain = attribute.weight * (
                len(part) * attribute.lost(values, sets=sets)
                - len(left) * attribute.lost(up_to, sets=sets)
                - len(right) * attribute.lost(values - up_to, sets=sets)
            )
            made.append((-gain, position, code, [left, right]))
    return [pieces for _, _, _, pieces in sorted(made, key=lambda found: found[:3])]
