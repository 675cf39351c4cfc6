"""How far apart values of numeric attributes lie, in whole steps."""

from __future__ import annotations

import math
import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from sqlanon.errors import UnsupportedError

if TYPE_CHECKING:
    from sqlanon.source.frequency_set import Attribute, FrequencySet
    from sqlanon.sql.statement import WorkTable
    from sqlanon.sql.workspace import Workspace

_FINE = 1 << 20
"""Steps at most from the least value of an attribute to NULL, beyond all of them."""
_STANDARD = 1 << 12
"""Steps of a standard deviation at most."""
_ROOM = 1 << 61
"""What squared distances of a block, and products of them with its rows, stay below."""
_DIGITS = 3
"""Significant digits of a scale; engines agree on more."""


class _Moments(NamedTuple):
    """How the values of an attribute lie; None in an attribute without any.

    Attributes:
        half: Half of how far the values lie apart.
        rows: Rows that have one.
        total: The sum of their distances from the least value, in shares of the longest.
        squares: That of the squares of these.
    """

    half: float | None
    rows: int
    total: float | None
    squares: float | None


class _Spread(NamedTuple):
    """Half of how far values lie apart, and their standard deviation in shares of the whole.

    That is a 256th at least.
    """

    half: float
    unit: float


@dataclass(frozen=True, slots=True)
class Axis:
    """An attribute as the templates measure it.

    Attributes:
        index: Its place among the quasi-identifiers.
        dictionary: Relation (value, code, …).
        factor: Steps of a unit of its values.
        beyond: Where NULL is.
    """

    index: int
    dictionary: WorkTable
    factor: float
    beyond: int

    @property
    def none(self) -> float:
        """A distance that counts as none: a millionth of a step."""
        return 1e-6 / self.factor if self.factor else 0.0


def axes_of(workspace: Workspace, frequency_set: FrequencySet, largest: int) -> list[Axis]:
    """How far apart values lie in steps, as many to a standard deviation in each attribute.

    Args:
        workspace: Runs the statements.
        frequency_set: The attributes.
        largest: Rows by which squared distances are multiplied at most.

    Raises:
        UnsupportedError: values lie farther apart, or nearer, than doubles can be measured.
    """
    attributes = frequency_set.attributes
    # NULL is as far beyond the values as they span; distances double that at most
    most = math.isqrt(_ROOM // (8 * max(largest, 1) * len(attributes)))
    finest = min(_FINE, max(most, 1))
    spread = [_spread(workspace, one) for one in attributes]
    steps = min((finest / 2 * one.unit for one in spread if one is not None), default=_STANDARD)
    return [
        _axis(attribute, one, min(steps, _STANDARD), finest)
        for attribute, one in zip(attributes, spread, strict=True)
    ]


def _spread(workspace: Workspace, attribute: Attribute) -> _Spread | None:
    """How far the values of an attribute lie apart; None where they do not."""
    found = workspace.ask_one("microaggregation/moments", _Moments, dictionary=attribute.dictionary)
    half, rows = found.half or 0.0, found.rows
    if not rows or not half:
        return None
    mean = (found.total or 0.0) / rows
    deviation = math.sqrt(max((found.squares or 0.0) / rows - mean * mean, 0.0))
    return _Spread(half, max(deviation, 1 / 256))


def _axis(attribute: Attribute, spread: _Spread | None, steps: float, finest: int) -> Axis:
    """An attribute of which a standard deviation is so many steps."""
    if spread is None:
        return Axis(attribute.index, attribute.dictionary, 0.0, finest)
    half = spread.half
    factor = float(f"{steps / spread.unit / half / 2:.{_DIGITS}g}")
    if half > sys.float_info.max / 2 or math.isinf(factor):
        raise UnsupportedError(
            f"columns.{attribute.name}: values lie too far apart, or all of them too near to each "
            "other, for distances in doubles; scale them in a view, and anonymize that"
        )
    return Axis(
        attribute.index, attribute.dictionary, factor, 2 * math.floor(half * factor * 2) + 2
    )
