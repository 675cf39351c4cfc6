"""Classes cut on by value, by the definition: the rows of each sensitive value are halved.

The slow, obvious definition that `mondrian` with `split: by_value` must agree with. Imports nothing
from sqlanon.
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from oracle_model_cuts import mondrian
from oracle_mondrian import encode

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Sequence
    from typing import Any

    from oracle_mondrian import Attribute, Classes, Codes


def cut_by_value(
    rows: Sequence[Any],
    attributes: Sequence[Attribute],
    values: Sequence[Hashable],
    sound: Callable[[list[int]], bool],
    roomy: Callable[[list[int]], bool],
    *,
    sets: bool = False,
    width: int = 1,
) -> Classes | None:
    """The classes; None where not even one class of all rows does.

    See docs/definitions, "Cuts by value".

    Args:
        rows: As in oracle_mondrian.
        attributes: As there.
        values: The sensitive value of each row, as its place in their order.
        sound: Whether the rows of these numbers do as one class.
        roomy: Whether they do with four fifths of the distance that is allowed.
        sets: As there.
        width: How many values, in their order, are halved as one.
    """
    codes, order = encode(rows, attributes), in_order(values)
    if codes and not sound([*range(len(codes))]):
        return None

    def cuttable(part: list[int]) -> bool:  # the whole is cut on, whether it has room or not
        return len(part) == len(codes) or roomy(part)

    unfinished = mondrian(rows, attributes, "loss", cuttable, sets=sets) or []
    classes: Classes = []
    while unfinished:
        part = unfinished.pop()
        found = [halved(codes, part, place, order, width) for place in range(len(attributes))]
        gains = [gain(codes, part, attributes, sides) for sides in found]
        best = max(range(len(found)), key=lambda place: (gains[place], -place))
        if gains[best] > 0 and all(map(sound, found[best])):
            unfinished += found[best]
        else:
            classes.append(sorted(part))
    return sorted(classes)


def in_order(values: Sequence[Any]) -> list[int]:
    """The place of each row's value in their order, NULL as far behind the last one as that is."""
    known = sorted({value for value in values if value is not None})
    hidden = len(known) if len(known) < 2 else 2 * len(known) - 2
    return [hidden if value is None else known.index(value) for value in values]


def halved(
    codes: list[Codes], part: list[int], place: int, order: Sequence[int], width: int
) -> Classes:
    """Half of the rows of each value, those with the least codes in one attribute, and the rest.

    So many values as `width` says are halved as one. Of those with an odd number of rows the first
    have the row more on the left, the second on the right, and so on.
    """
    left: list[int] = []
    odd = False
    for group in sorted({order[row] // width for row in part}):
        members = [row for row in part if order[row] // width == group]
        members.sort(key=lambda row: (codes[row][place], codes[row], order[row], row))
        half = len(members) // 2
        if len(members) % 2:
            odd = not odd
            half += odd
        left += members[:half]
    return [left, [row for row in part if row not in left]]


def gain(
    codes: list[Codes], part: list[int], attributes: Sequence[Attribute], sides: Classes
) -> Fraction:
    """What a cut removes, where all codes between the least and the greatest one are lost."""
    if not all(sides):
        return Fraction(0)
    return loss(codes, part, attributes) - sum(
        (loss(codes, side, attributes) for side in sides), Fraction(0)
    )


def loss(codes: list[Codes], part: list[int], attributes: Sequence[Attribute]) -> Fraction:
    """Rows times the weighted span of their codes, as a share of what an attribute can lose."""
    lost = Fraction(0)
    for place, attribute in enumerate(attributes):
        whole = attribute.span_divisor if attribute.tree is None else len(attribute.tree)
        found = [codes[row][place] for row in part]
        if whole:
            span = min(max(found) - min(found), whole)
            lost += attribute.weight * Fraction(span, whole)
    return len(part) * lost
