"""SaNGreeA in a social network, on plain persons: who joins which cluster, and what is published.

After Campan, Truta (PinKDD 2008), sections 2 to 4: distances from rows of the adjacency matrix, one
person against another, in exact fractions; no SQL, nothing of sqlanon.
"""

from __future__ import annotations

import hashlib
import math
from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from oracle_cluster import Loss
    from oracle_mondrian import Codes

PRIME = 2_147_483_579
STEPS = 2**20
"""Steps of the greatest distance; one is rounded down to them."""
Edge = frozenset[Any]


@dataclass(frozen=True)
class Graph:
    """A simple graph of persons, each told by a key.

    Attributes:
        persons: Their keys.
        edges: Who is linked with whom.
    """

    persons: Sequence[Any]
    edges: frozenset[Edge]

    @classmethod
    def of(cls, persons: Sequence[Any], links: Iterable[Sequence[Any]]) -> Graph:
        """Return the graph of links in either direction, without loops, repetitions, nobodys."""
        known = set(persons)
        pairs = (frozenset(link) for link in links)
        return cls(persons, frozenset(pair for pair in pairs if len(pair) == 2 and pair <= known))

    def degree(self, person: Any) -> int:
        """Return how many edges a person has."""
        return sum(person in edge for edge in self.edges)

    def row(self, person: Any) -> dict[Any, bool]:
        """Return the person's row of the adjacency matrix."""
        return {other: frozenset({person, other}) in self.edges for other in self.persons}

    def differing(self, one: Any, two: Any) -> int:
        """Return in how many places the rows of two persons differ, their own two left out."""
        first, second = self.row(one), self.row(two)
        return sum(first[other] != second[other] for other in {*self.persons} - {one, two})

    def distance(self, one: Any, two: Any) -> Fraction:
        """Return that as a share of all others."""
        return Fraction(self.differing(one, two), len(self.persons) - 2)


def numbered(keys: Sequence[Any], seed: int = 0) -> dict[Any, int]:
    """Return the number of each key: their order, mixed by the seed."""
    digest = hashlib.sha256(str(seed).encode()).digest()
    factor = 1 + int.from_bytes(digest[:16]) % (PRIME - 1)
    offset = int.from_bytes(digest[16:]) % PRIME
    ordered = sorted(keys, key=lambda key: key.encode() if isinstance(key, str) else key)
    mixed = {key: pow(factor * x + offset, 3, PRIME) for x, key in enumerate(ordered, 1)}
    return {key: place for place, key in enumerate(sorted(keys, key=mixed.__getitem__), 1)}


@dataclass(frozen=True)
class Search:
    """What a search weighs.

    Attributes:
        graph: Who is linked.
        codes: What each person is, in codes of attributes.
        lost: What a person of a cluster loses, a sum over the weighted attributes.
        weight: The sum of the attributes' weights.
        alpha: What attributes weigh.
        beta: What distances weigh.
        k: Persons of a cluster.
    """

    graph: Graph
    codes: Mapping[Any, Codes]
    lost: Loss
    weight: Fraction
    alpha: Fraction
    beta: Fraction
    k: int

    def cost(self, person: Any, cluster: Sequence[Any]) -> Fraction:
        """Return what a person costs in a cluster."""
        loss = self.lost([self.codes[one] for one in (*cluster, person)]) / self.weight
        apart = sum(self.graph.differing(person, one) for one in cluster)
        most = len(cluster) * max(len(self.graph.persons) - 2, 1)
        steps = math.floor(Fraction(apart * STEPS, most))
        return self.alpha * loss + self.beta * Fraction(steps, STEPS)

    def clusters(self, block: Sequence[Any]) -> list[list[Any]]:
        """Return the clusters of a block of persons, who are in the order of their numbers."""
        free, made = list(block), []
        while free:
            cluster = [min(free, key=lambda one: (-self.graph.degree(one), free.index(one)))]
            free.remove(cluster[0])
            while free and len(cluster) < self.k:
                costs = {one: self.cost(one, cluster) for one in free}
                cluster.append(min(free, key=costs.__getitem__))
                free.remove(cluster[-1])
            made.append(cluster)
        large = [cluster for cluster in made if len(cluster) >= self.k]
        for person in sorted(made[-1] if len(made[-1]) < self.k else (), key=block.index):
            there = [self.cost(person, cluster) for cluster in large]
            large[there.index(min(there))].append(person)
        return large


def masked(
    graph: Graph, clusters: Sequence[Iterable[Any]]
) -> tuple[list[tuple[int, int]], Counter[tuple[int, int]]]:
    """Return size and edges of each cluster, and the edges between two, by their places."""
    where = {person: place for place, cluster in enumerate(clusters) for person in cluster}
    between: Counter[tuple[int, int]] = Counter()
    within = [0] * len(clusters)
    for edge in graph.edges:
        low, high = sorted(where[person] for person in edge)
        if low == high:
            within[low] += 1
        else:
            between[low, high] += 1
    sizes = Counter(where.values())
    return [(sizes[place], edges) for place, edges in enumerate(within)], between


def structural_loss(graph: Graph, clusters: Sequence[Sequence[Any]]) -> Fraction:
    """Return NSIL, from what each pair of persons is thought to be and is."""
    total, persons = Fraction(0), len(graph.persons)
    groups = [[*combinations(cluster, 2)] for cluster in clusters]
    groups += [[(x, y) for x in a for y in b] for a, b in combinations(clusters, 2)]
    for pairs in groups:
        linked = sum(frozenset(pair) in graph.edges for pair in pairs)
        if pairs:
            total += 2 * linked * (1 - Fraction(linked, len(pairs)))
    return total / Fraction(persons * (persons - 1), 4) if persons > 1 else Fraction(0)
