"""The loss of an attribute in a class, as the templates of this folder score it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Literal

from sqlanon.common.integers import exact_scales

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlanon.source.frequency_set import Attribute
    from sqlanon.sql.statement import WorkTable

Measure = Literal["set", "span"]

BITS = 62
"""Values that one integer of 64 bits can encode, each by one bit."""
WORDS = 4
"""Whole numbers that hold a set; one of more values is counted by where its values begin."""


@dataclass(frozen=True, slots=True)
class Scored:
    """An attribute as the templates see it.

    Attributes:
        scale: Exact weight of one unit of its loss.
        divisor: Units that it loses at most.
        tree: Its hierarchy, whose lowest common ancestors are scored by their leaves; None without.
        height: Level of the hierarchy's root.
        is_set: Whether the number of its values is scored; else span of ranks, or leaves.
        words: The first code of each integer that encodes values of a set by bits; none
            where they are counted by where they begin, or are no set.
        null_code: The code of NULL, where a set may hold it.
    """

    index: int
    scale: int
    divisor: int
    tree: WorkTable | None
    height: int
    is_set: bool
    words: tuple[int, ...]
    null_code: int | None

    @property
    def columns(self) -> list[str]:
        """The columns of the span of rows, except for sets of many values."""
        if self.ranged:
            return [f"lo{self.index}", f"hi{self.index}"]
        words = [f"b{self.index}_{number}" for number in range(len(self.words))]
        hidden = [] if self.null_code is None else [f"lacks{self.index}", f"known{self.index}"]
        return [*words, *hidden]

    @property
    def masks(self) -> int:
        """Whole numbers that hold a set of its codes as bits, NULL's too; 0 of ranges."""
        return 0 if self.ranged else max(len(self.words), (self.null_code or 0) // BITS + 1)

    @property
    def counted(self) -> bool:
        """Whether it is a set of too many values for bits."""
        return self.is_set and not self.words

    @property
    def ranged(self) -> bool:
        """Whether its loss follows from its least and greatest code."""
        return not self.is_set


def score_attributes(
    attributes: Sequence[Attribute], measure: Measure, rows: int, steps: int
) -> list[Scored]:
    """Make the losses of attributes comparable, each a multiple of `steps`.

    Args:
        measure: `set` scores the published labels; `span` the span of ranks of categories too.
        steps: Bound of the terms that can be added to a loss without changing the order.
    """
    shares = [(attribute.request.weight, attribute.divisor) for attribute in attributes]
    scales = exact_scales(shares, rows * steps)
    return [
        _score_attribute(attribute, scale * steps, measure)
        for attribute, scale in zip(attributes, scales, strict=True)
    ]


def _score_attribute(attribute: Attribute, scale: int, measure: Measure) -> Scored:
    is_set = measure == "set" and attribute.tree is None and not attribute.request.ranged
    values = attribute.distinct
    fits = is_set and values <= BITS * WORDS
    return Scored(
        index=attribute.index,
        scale=scale,
        divisor=attribute.divisor,
        tree=attribute.tree,
        height=attribute.height,
        is_set=is_set,
        words=tuple(range(0, max(values, 1), BITS)) if fits else (),
        null_code=attribute.null_code if is_set else None,
    )


def as_range(attribute: Scored) -> Scored:
    """Treat an attribute with a hierarchy, or a set of many values, as a range, for estimates.

    Codes of a hierarchy are in depth-first order, those of a set in that of falling counts.
    """
    if attribute.tree is None and not attribute.counted:
        return attribute
    return replace(attribute, tree=None, is_set=False, words=(), null_code=None)
