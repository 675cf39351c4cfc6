"""Persons of a network are in the oracle's clusters, and published as its masked network."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest
from networks import expected, friends, load, people, publish, read
from oracle_network import Graph, masked, structural_loss

from sqlanon.algorithms.cluster import clustering

if TYPE_CHECKING:
    from engines import Place
    from oracle_cluster import Measure


@pytest.mark.parametrize(
    ("seed", "k", "weights", "measure"),
    [
        (1, 3, ("0.5", "0.5"), "gil"),
        (2, 4, ("0.1", "0.9"), "set"),
        (3, 2, ("0", "1"), "gil"),
        (4, 5, ("1", "0"), "gil"),
    ],
)
def test_every_engine_finds_the_clusters_of_the_oracle(
    backend: Place, seed: int, k: int, weights: tuple[str, str], measure: Measure
) -> None:
    chance = random.Random(seed)  # noqa: S311 - a table, no secret
    rows = people(chance, 23)
    keys = [7 * n % 101 for n in range(23)] if seed % 2 else [f"P{n:03}"[::-1] for n in range(23)]
    links = friends(chance, keys, 40)
    load(backend, rows, keys, links)

    report = publish(backend, k, alpha=weights[0], beta=weights[1], measure=measure)

    graph = Graph.of(keys, links)
    found, told, between = read(backend)
    want = expected(rows, keys, graph, k, weights=weights, blocks=1, measure=measure)
    assert sorted(map(sorted, found)) == sorted(map(sorted, want))
    assert (told, between) == masked(graph, found)
    network = report.network
    assert network is not None
    assert network.structural_loss == pytest.approx(float(structural_loss(graph, found)))
    assert network.edges == len(graph.edges)
    assert network.rows == len(links)
    assert (network.repeated or 0) + (network.loops or 0) == len(links) - len(graph.edges)


def test_blocks_are_clustered_together_by_the_edges_of_all(backend: Place) -> None:
    chance = random.Random(9)  # noqa: S311 - a table, no secret
    rows, keys, k = people(chance, 61), [*range(100, 161)], 3
    links = friends(chance, keys, 150)
    load(backend, rows, keys, links)

    publish(backend, k, block_cells=20)

    graph, half = Graph.of(keys, links), ("0.5", "0.5")
    found, told, between = read(backend)
    want = expected(rows, keys, graph, k, weights=half, blocks=3, measure="gil")
    assert sorted(map(sorted, found)) == sorted(map(sorted, want))
    assert (told, between) == masked(graph, found)


@pytest.mark.parametrize(("whole", "blocks"), [(23, 1), (22, 2)])
def test_more_persons_than_are_looked_at_all_together_are_in_blocks(
    backend: Place, monkeypatch: pytest.MonkeyPatch, whole: int, blocks: int
) -> None:
    for name, value in (("PERSONS", whole), ("WHOLE", 0), ("CELLS", 10), ("CLASSES", 1)):
        monkeypatch.setattr(clustering, name, value)
    chance = random.Random(11)  # noqa: S311 - a table, no secret
    rows, keys, half = people(chance, 23), [*range(23)], ("0.5", "0.5")
    links = friends(chance, keys, 40)
    load(backend, rows, keys, links)

    publish(backend, 3)

    found, _, _ = read(backend)
    want = expected(
        rows, keys, Graph.of(keys, links), 3, weights=half, blocks=blocks, measure="gil"
    )
    assert sorted(map(sorted, found)) == sorted(map(sorted, want))
