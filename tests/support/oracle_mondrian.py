"""Mondrian (LeFevre et al. 2006) on plain rows, part by part, and the losses of its classes.

Strict and relaxed, cut at the median of the widest attribute or where most loss goes; attributes
with and without hierarchy (Basic Mondrian); every comparison in exact fractions. Imports nothing
from sqlanon.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Literal

from oracle import Row, cell

Path = tuple[str | None, ...]
Codes = tuple[int, ...]
Classes = list[list[int]]
Split = Literal["strict", "relaxed"]
Cut = Literal["median", "loss"]


@dataclass(frozen=True)
class Attribute:
    """A quasi-identifier: its ordered codes, and how wide a range of them is.

    Attributes:
        name: the column.
        codes: each value's code, NULL (None) last.
        span_divisor: D, the span that counts as the whole column; 0 when nothing can be lost.
        weight: how much the attribute counts when widths and losses are compared.
        tree: per code, its labels from level 0 to the root, in depth-first order; None without
            hierarchy.
        is_set: whether a class publishes the set of its values (categories without hierarchy and
            without declared order).
    """

    name: str
    codes: Mapping[Any, int]
    span_divisor: int
    weight: Fraction = Fraction(1)
    tree: Sequence[Path] | None = None
    is_set: bool = False

    def span(self, low: int, high: int) -> int:
        """Return the rank span of a code range; NULL beside a value spans the whole column."""
        return min(high - low, self.span_divisor)

    def leaves(self, low: int, high: int) -> int:
        """Return how many leaves lie under the lowest common ancestor of a code range."""
        tree = self.paths
        level = self.common_level(low, high)
        return sum(path[level] == tree[low][level] for path in tree)

    def common_level(self, low: int, high: int) -> int:
        """Return the lowest level at which a code range has one ancestor."""
        lowest, highest = self.paths[low], self.paths[high]
        return next(level for level, label in enumerate(lowest) if label == highest[level])

    @property
    def paths(self) -> Sequence[Path]:
        """The hierarchy of an attribute that has one."""
        if self.tree is None:
            raise TypeError(f"{self.name} has no hierarchy")
        return self.tree

    def loss(self, low: int, high: int) -> Fraction:
        """Return the NCP of a code range in [0, 1]: its normalized width, not weighted."""
        if low == high:
            return Fraction(0)
        if self.tree is not None:
            leaves = self.leaves(low, high)
            return Fraction(leaves, len(self.tree)) if leaves > 1 else Fraction(0)
        return (
            Fraction(self.span(low, high), self.span_divisor) if self.span_divisor else Fraction(0)
        )

    def lost(self, found: set[int], *, sets: bool) -> Fraction:
        """Return what rows with these codes lose in it, by sets if it publishes one; no weight."""
        if not (sets and self.is_set):
            return self.loss(min(found), max(found))
        if len(found) > 1 and None in self.codes and self.codes[None] in found:
            return Fraction(1)
        return Fraction(len(found) - 1, self.span_divisor) if self.span_divisor else Fraction(0)


def ordered(
    name: str,
    values: Iterable[Any],
    *,
    order: Sequence[Any] | None = None,
    weight: Fraction | int = 1,
    is_set: bool = False,
) -> Attribute:
    """Return an attribute without hierarchy; its values are sorted unless an order is given."""
    present = set(values)
    known = present - {None}
    ranked = [value for value in order if value in known] if order is not None else sorted(known)
    if len(ranked) != len(known):
        raise ValueError(f"the order of {name} must hold each of its values once")
    codes = {value: code for code, value in enumerate(ranked)}
    divisor = max(len(ranked) - 1, 0)
    if None in present:
        divisor = max(divisor, 1)
        codes[None] = len(ranked) - 1 + divisor if ranked else 0
    return Attribute(name, codes, divisor, Fraction(weight), is_set=is_set)


def hierarchical(
    name: str, values: Iterable[Any], paths: Sequence[Path], *, weight: Fraction | int = 1
) -> Attribute:
    """Return an attribute with a hierarchy, given as one path (level 0 … root) per leaf.

    Codes follow a depth-first walk, siblings as they first appear. A NULL in the column that has no
    path of its own becomes a leaf directly under the root, after all others.
    """
    tree = list(paths)
    if None in set(values) and all(path[0] is not None for path in tree):
        height = len(tree[0]) - 1
        tree.append((None,) * height + (tree[0][-1],))
    seen: dict[tuple[int, str | None], int] = {}
    for path in tree:
        for level, label in enumerate(path):
            seen.setdefault((level, label), len(seen))
    tree.sort(key=lambda path: [seen[level, label] for level, label in enumerate(path)][::-1])
    codes = {path[0]: code for code, path in enumerate(tree)}
    return Attribute(name, codes, max(len(tree) - 1, 0), Fraction(weight), tree=tree)


def by_appearance(values: Iterable[Any]) -> list[Any]:
    """Return the distinct values without NULL as they first appear."""
    return [value for value in dict.fromkeys(values) if value is not None]


def by_frequency(values: Iterable[Any]) -> list[Any]:
    """Return the distinct values without NULL by falling frequency, ties by value."""
    counts = Counter(value for value in values if value is not None)
    return sorted(counts, key=lambda value: (-counts[value], value))


def encode(rows: Sequence[Row], attributes: Sequence[Attribute]) -> list[Codes]:
    """Return each row's codes: a mapping is read by attributes' names, a tuple by positions."""
    return [
        tuple(
            attribute.codes[cell(row, attribute.name if isinstance(row, Mapping) else position)]
            for position, attribute in enumerate(attributes)
        )
        for row in rows
    ]


def mondrian(
    rows: Sequence[Row],
    attributes: Sequence[Attribute],
    k: int,
    split: Split = "strict",
    cut: Cut = "median",
    *,
    sets: bool = False,
) -> Classes | None:
    """Return the classes as sorted lists of row numbers, sorted; None for 1 to k - 1 rows.

    With `sets` the loss of a cut counts the values of attributes that publish a set.
    """
    codes = encode(rows, attributes)
    if not codes:
        return []
    if len(codes) < k:
        return None
    classes: Classes = []
    unfinished = [list(range(len(codes)))]
    while unfinished:
        part = unfinished.pop()
        relaxed = split == "relaxed"
        if cut == "median":
            pieces = best_median(codes, part, attributes, k, relaxed=relaxed)
        else:
            pieces = best_loss(codes, part, attributes, k, relaxed=relaxed, sets=sets)
        if pieces is None:
            classes.append(sorted(part))
        else:
            unfinished.extend(pieces)
    return sorted(classes)


def cells_of(
    classes: Classes, rows: Sequence[Row], attributes: Sequence[Attribute]
) -> list[list[tuple[Codes, int]]]:
    """Return the classes as sorted lists of (cell, count): rows of a cell are interchangeable."""
    codes = encode(rows, attributes)
    return sorted(sorted(Counter(codes[row] for row in members).items()) for members in classes)


def _median(codes: list[Codes], part: list[int], position: int) -> int:
    """Return the lower median: the first code with at least half of the rows up to it."""
    ranked = sorted(codes[row][position] for row in part)
    return ranked[(len(ranked) - 1) // 2]


def _at(codes: list[Codes], part: list[int], position: int, boundary: int) -> Classes:
    """Return the rows up to a code, and the rows after it."""
    left = [row for row in part if codes[row][position] <= boundary]
    right = [row for row in part if codes[row][position] > boundary]
    return [left, right]


def _dealt(codes: list[Codes], part: list[int], position: int) -> Classes:
    """Return two halves of the rows: ties at the median are dealt in the order of all codes."""
    dealt = sorted(part, key=lambda row: (codes[row][position], codes[row], row))
    return [dealt[: len(part) // 2], dealt[len(part) // 2 :]]


def _children(codes: list[Codes], part: list[int], position: int, attribute: Attribute) -> Classes:
    """Return the rows by the children of their lowest common ancestor; one group for one leaf."""
    low, high = _range(codes, part, position)
    level = max(attribute.common_level(low, high) - 1, 0)
    groups: dict[str | None, list[int]] = {}
    for row in part:
        groups.setdefault(attribute.paths[codes[row][position]][level], []).append(row)
    return list(groups.values())


def _range(codes: list[Codes], part: list[int], position: int) -> tuple[int, int]:
    """Return the lowest and the highest code of some rows."""
    present = [codes[row][position] for row in part]
    return min(present), max(present)


def best_median(
    codes: list[Codes], part: list[int], attributes: Sequence[Attribute], k: int, *, relaxed: bool
) -> Classes | None:
    """Return the pieces at the median of the widest attribute that can be cut, if one can."""
    candidates = []
    for position, attribute in enumerate(attributes):
        low, high = _range(codes, part, position)
        if attribute.tree is not None:
            pieces = _children(codes, part, position, attribute)
        elif relaxed:
            pieces = _dealt(codes, part, position)
        elif low < high:
            pieces = _at(codes, part, position, _median(codes, part, position))
        else:
            continue
        if len(pieces) > 1 and all(len(piece) >= k for piece in pieces):
            width = attribute.weight * attribute.loss(low, high)
            candidates.append(((-width, position), pieces))
    return min(candidates, key=lambda candidate: candidate[0])[1] if candidates else None


def best_loss(
    codes: list[Codes],
    part: list[int],
    attributes: Sequence[Attribute],
    k: int,
    *,
    relaxed: bool,
    sets: bool = False,
) -> Classes | None:
    """Return the two pieces of the allowed cut that removes most loss, if one is allowed."""
    candidates: list[tuple[Fraction, int, int, bool]] = []
    for position, attribute in enumerate(attributes):
        counts = sorted(Counter(codes[row][position] for row in part).items())
        low, high = counts[0][0], counts[-1][0]
        present = {code for code, _ in counts}
        before = len(part) * attribute.lost(present, sets=sets)
        left = 0
        for code, count in counts[:-1]:
            left += count
            right = len(part) - left
            if left >= k and right >= k:
                up_to = {one for one in present if one <= code}
                after = left * attribute.lost(up_to, sets=sets)
                after += right * attribute.lost(present - up_to, sets=sets)
                gain = attribute.weight * (before - after)
                candidates.append((-gain, position, code, False))
        if relaxed and attribute.tree is None and low < high and len(part) // 2 >= k:
            pieces = _dealt(codes, part, position)
            found = [{codes[row][position] for row in piece} for piece in pieces]
            after = sum(
                (
                    len(piece) * attribute.lost(values, sets=sets)
                    for piece, values in zip(pieces, found, strict=True)
                ),
                Fraction(0),
            )
            gain = attribute.weight * (before - after)
            if gain > 0:
                candidates.append((-gain, position, _median(codes, part, position), True))
    if not candidates:
        return None
    _, position, boundary, deal = min(candidates)
    return _dealt(codes, part, position) if deal else _at(codes, part, position, boundary)


def ncp(
    classes: Classes, rows: Sequence[Row], attributes: Sequence[Attribute], suppressed: int = 0
) -> Fraction:
    """Return GCP in [0, 1] (Ghinita et al. 2007): rank spans, or leaves where there is a tree."""
    return _mean_loss(classes, rows, attributes, suppressed, _ncp_of)


def ncp_set(
    classes: Classes, rows: Sequence[Row], attributes: Sequence[Attribute], suppressed: int = 0
) -> Fraction:
    """Return GCP in [0, 1] where a published set loses (distinct values - 1) / (|A| - 1)."""
    return _mean_loss(classes, rows, attributes, suppressed, _ncp_set_of)


def lm(
    classes: Classes, rows: Sequence[Row], attributes: Sequence[Attribute], suppressed: int = 0
) -> Fraction:
    """Return the Loss Metric (Iyengar 2002) averaged over attributes, in [0, 1]."""
    return _mean_loss(classes, rows, attributes, suppressed, _lm_of)


def _mean_loss(
    classes: Classes,
    rows: Sequence[Row],
    attributes: Sequence[Attribute],
    suppressed: int,
    loss_of: Any,
) -> Fraction:
    """Return the mean over rows of the weighted mean over attributes; suppressed rows lose 1."""
    codes = encode(rows, attributes)
    n = sum(len(members) for members in classes) + suppressed
    weights = sum((attribute.weight for attribute in attributes), Fraction(0))
    if not n or not weights:
        return Fraction(0)
    lost = Fraction(suppressed) * weights
    for members in classes:
        for position, attribute in enumerate(attributes):
            present = {codes[row][position] for row in members}
            lost += len(members) * attribute.weight * loss_of(attribute, present)
    return lost / (n * weights)


def _ncp_of(attribute: Attribute, present: set[int]) -> Fraction:
    """Return one class's NCP by rank span, or by leaves."""
    return attribute.loss(min(present), max(present))


def _ncp_set_of(attribute: Attribute, present: set[int]) -> Fraction:
    """Return one class's NCP, by the size of the set for attributes that publish one."""
    if not attribute.is_set or attribute.tree is not None or len(present) == 1:
        return _ncp_of(attribute, present)
    if attribute.codes.get(None) in present:
        return Fraction(1)
    values = sum(value is not None for value in attribute.codes)
    return Fraction(len(present) - 1, values - 1)


def _lm_of(attribute: Attribute, present: set[int]) -> Fraction:
    """Return one class's LM: (leaves - 1) / (all leaves - 1); without hierarchy NCP by sets."""
    if attribute.tree is None or len(present) == 1:
        return _ncp_set_of(attribute, present)
    return Fraction(attribute.leaves(min(present), max(present)) - 1, len(attribute.tree) - 1)
