"""Utility metrics as their definitions say, row by row.

Slow and obvious; what metrics and reports are compared with. Imports nothing from sqlanon.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

Value = str | int | None
Row = tuple[Value, ...]
Paths = Mapping[Any, Sequence[Value]]
"""A value of an attribute: its path, leaf first, root last."""
HALF = Fraction(1, 2)


@dataclass(frozen=True)
class Release:
    """A table and what became of each of its rows.

    Attributes:
        rows: The original quasi-identifiers.
        labels: What they were generalized to, those of suppressed rows too.
        covers: For each row and attribute the leaves below the label.
        kept: Whether the row was published.
        domains: Leaves of each attribute.
        weights: Of each attribute.
        levels: Of each attribute, where all rows stand at one.
        heights: Of each attribute's hierarchy.
    """

    rows: Sequence[Row]
    labels: Sequence[Row]
    covers: Sequence[tuple[int, ...]]
    kept: Sequence[bool]
    domains: Sequence[int]
    weights: Sequence[Fraction]
    levels: Sequence[int] = ()
    heights: Sequence[int] = ()

    @property
    def suppressed(self) -> int:
        """Rows that were not published."""
        return sum(not kept for kept in self.kept)

    @property
    def classes(self) -> Counter[Row]:
        """Published rows of each combination of labels."""
        pairs = zip(self.labels, self.kept, strict=True)
        return Counter(labels for labels, kept in pairs if kept)

    def mean(self, shares: Sequence[Fraction]) -> Fraction:
        """The mean of a share per attribute, by weight."""
        total = sum(w * share for w, share in zip(self.weights, shares, strict=True))
        return Fraction(total, 1) / sum(self.weights)


def full_domain(
    rows: Sequence[Row],
    hierarchies: Sequence[Paths],
    levels: Sequence[int],
    suppressed: frozenset[Row],
    weights: Sequence[int] | None = None,
) -> Release:
    """Each attribute at one level of its hierarchy.

    The classes in `suppressed`, named by their labels, are not published.
    """
    labels = [
        tuple(
            paths[value][level]
            for paths, value, level in zip(hierarchies, row, levels, strict=True)
        )
        for row in rows
    ]
    covers = [
        tuple(
            _leaves(paths, level, label)
            for paths, level, label in zip(hierarchies, levels, row, strict=True)
        )
        for row in labels
    ]
    return Release(
        rows,
        labels,
        covers,
        [row not in suppressed for row in labels],
        [len(paths) for paths in hierarchies],
        [Fraction(weight) for weight in weights or [1] * len(hierarchies)],
        tuple(levels),
        [len(next(iter(paths.values()))) - 1 for paths in hierarchies],
    )


def _leaves(paths: Paths, level: int, label: Value) -> int:
    """Leaves below a label; a leaf that hangs directly below the root is at the root early."""
    if level and all(path[-1] == label for path in paths.values()):
        return len(paths)
    return sum(path[level] == label for path in paths.values())


def loss_shares(release: Release, balance: Fraction = HALF) -> list[Fraction]:
    """Iyengar's loss of each attribute, with ARX's balance of generalization and suppression."""
    shares = []
    for place, domain in enumerate(release.domains):
        lost = Fraction(0)
        for covers, kept in zip(release.covers, release.kept, strict=True):
            cell = Fraction(covers[place] - 1, domain - 1) if domain > 1 else Fraction(0)
            if kept:
                lost += cell * (1 if balance <= HALF else 2 * (1 - balance))
            else:
                lost += cell + (1 if balance >= HALF else 2 * balance) * (1 - cell)
        shares.append(lost / len(release.rows) if release.rows else Fraction(0))
    return shares


def loss_sum(release: Release, balance: Fraction = HALF) -> Fraction:
    """The sum over attributes."""
    shares = zip(release.weights, loss_shares(release, balance), strict=True)
    return sum((weight * share for weight, share in shares), Fraction(0))


def loss_geometric(release: Release, balance: Fraction = HALF) -> float:
    """Product of (1 + loss) to the attribute's share of the weights, less 1."""
    product = 1.0
    for weight, share in zip(release.weights, loss_shares(release, balance), strict=True):
        product *= float(1 + share) ** float(weight / sum(release.weights))
    return product - 1


def ncp(release: Release) -> Fraction:
    """Leaves below the label of all leaves; nothing for a single one."""
    shares = []
    for place, domain in enumerate(release.domains):
        lost = Fraction(0)
        for covers, kept in zip(release.covers, release.kept, strict=True):
            if not kept:
                lost += 1
            elif covers[place] > 1:
                lost += Fraction(covers[place], domain)
        shares.append(lost / len(release.rows) if release.rows else Fraction(0))
    return release.mean(shares)


def precision(release: Release) -> Fraction:
    """Sweeney's Prec."""
    shares = []
    for level, height in zip(release.levels, release.heights, strict=True):
        lost = Fraction(0)
        for kept in release.kept:
            if height:
                lost += Fraction(level if kept else height, height)
        shares.append(lost / len(release.rows) if release.rows else Fraction(0))
    return 1 - release.mean(shares)


def height(release: Release) -> int:
    """Sum of the levels."""
    return sum(release.levels)


def distortion(release: Release) -> Fraction:
    """Mean of level / height."""
    places = zip(release.levels, release.heights, strict=True)
    return release.mean([Fraction(level, top) if top else Fraction(0) for level, top in places])


def discernibility(release: Release) -> int:
    """Rows from which each row cannot be told apart; from all, where it is suppressed."""
    released = sum(size * size for size in release.classes.values())
    return released + len(release.rows) * release.suppressed


def discernibility_star(release: Release) -> int:
    """Squared sizes of all classes."""
    return sum(size * size for size in Counter(release.labels).values())


def average_class_size(release: Release, k: int) -> Fraction:
    """Rows / classes / k; no class counts as one."""
    return Fraction(len(release.rows), max(len(release.classes), 1) * k)


def aecs(release: Release) -> Fraction:
    """Rows / classes, suppressed rows being one."""
    groups = len(release.classes) + (1 if release.suppressed else 0)
    return Fraction(len(release.rows), max(groups, 1))


def entropy(release: Release) -> float:
    """Bits that labels leave open: -log2(rows of value and label / rows of the label)."""
    bits = 0.0
    for place in range(len(release.domains)):
        pairs = [(r[place], g[place]) for r, g in zip(release.rows, release.labels, strict=True)]
        values, labels = Counter(pairs), Counter(label for _, label in pairs)
        bits -= math.fsum(math.log2(values[pair] / labels[pair[1]]) for pair in pairs)
    return bits


def entropy_nm(release: Release) -> float:
    """The same, and the entropy of suppressed rows' labels."""
    bits = entropy(release)
    lost = [g for g, kept in zip(release.labels, release.kept, strict=True) if not kept]
    for place in range(len(release.domains)):
        labels = Counter(row[place] for row in lost)
        bits -= math.fsum(z * math.log2(z / len(lost)) for z in labels.values())
    return bits


def ambiguity_sum(release: Release) -> int:
    """Original tuples that each row may be."""
    whole = math.prod(release.domains)
    pairs = zip(release.covers, release.kept, strict=True)
    return sum(math.prod(covers) if kept else whole for covers, kept in pairs)


def ambiguity(release: Release) -> float:
    """The mean of it."""
    return ambiguity_sum(release) / len(release.rows) if release.rows else 0.0


def kl_divergence(release: Release) -> float:
    """Sum over distinct original tuples of p log2(p / p*); suppressed rows are one class.

    The rows of a tuple that are suppressed count apart from those that are not.
    """
    n, whole, classes = len(release.rows), math.prod(release.domains), release.classes
    parts = Counter(
        (row, labels, math.prod(covers)) if kept else (row, None, whole)
        for row, labels, covers, kept in zip(
            release.rows, release.labels, release.covers, release.kept, strict=True
        )
    )
    bits = 0.0
    for (_, labels, tuples), count in parts.items():
        size = release.suppressed if labels is None else classes[labels]
        bits += count / n * math.log2(count / n / (size / n / tuples))
    return bits
