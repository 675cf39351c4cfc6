"""A network of nine persons in three clusters, whose losses were worked out by hand.

Persons 1, 2, 3 are linked 1-2 and 1-3; 4, 5, 6 all three; 7 with 8; 9 with nobody. Between them
there are 3-4, 6-7 and 6-8.

    intra  2 · 2 · (1 - 2/3) = 4/3      2 · 3 · (1 - 3/3) = 0      2 · 1 · (1 - 1/3) = 4/3
    inter  2 · 1 · (1 - 1/9) = 16/9     2 · 2 · (1 - 2/9) = 28/9
    SIL    68/9                         NSIL  (68/9) / (9 · 8 / 4) = 34/81

(A. Campan, T. Truta, Data and Structural k-Anonymity in Social Networks, PinKDD 2008, section 2.)
"""

from __future__ import annotations

from fractions import Fraction

import duckdb
import pytest
from oracle_network import Graph, masked, structural_loss

import sqlanon

LINKS = [(1, 2), (3, 1), (4, 5), (4, 6), (5, 6), (8, 7), (3, 4), (6, 7), (6, 8)]
PERSONS = range(1, 10)
CLUSTERS = [[1, 2, 3], [4, 5, 6], [7, 8, 9]]
GRAPH = Graph.of(PERSONS, LINKS)


@pytest.mark.parametrize(
    ("one", "two", "sevenths"), [(1, 2, 1), (1, 3, 2), (2, 3, 1), (6, 4, 3), (6, 5, 2), (6, 9, 4)]
)
def test_distances_are_those_worked_out_by_hand(one: int, two: int, sevenths: int) -> None:
    assert GRAPH.distance(one, two) == GRAPH.distance(two, one) == Fraction(sevenths, 7)


def test_the_oracle_masks_and_measures_it() -> None:
    assert masked(GRAPH, CLUSTERS) == ([(3, 2), (3, 3), (3, 1)], {(0, 1): 1, (1, 2): 2})
    assert structural_loss(GRAPH, CLUSTERS) == Fraction(34, 81)


def test_a_release_masks_and_measures_it() -> None:
    with duckdb.connect() as connection:
        connection.execute("CREATE TABLE people (id INTEGER, age INTEGER)")
        rows = [(person, 20 * (1 + (person - 1) // 3)) for person in PERSONS]
        connection.executemany("INSERT INTO people VALUES (?, ?)", rows)
        connection.execute("CREATE TABLE friends (one INTEGER, two INTEGER)")
        connection.executemany("INSERT INTO friends VALUES (?, ?)", LINKS)
        report = sqlanon.anonymize(
            connection,
            "people",
            target="masked",
            columns={"id": {"role": "drop"}, "age": {"role": "quasi"}},
            privacy=[sqlanon.KAnonymity(k=3)],
            algorithm=sqlanon.SaNGreeA(
                network={"table": "friends", "columns": ["one", "two"], "key": "id"},
                alpha=1,
                beta=0,
            ),
        )
        ages = dict(connection.execute("SELECT DISTINCT group_id, age FROM masked").fetchall())
        clusters = connection.execute("SELECT * FROM masked_clusters").fetchall()
        between = connection.execute("SELECT * FROM masked_edges").fetchall()

    assert {(ages[group], size, edges) for group, size, edges in clusters} == {
        ("20", 3, 2),
        ("40", 3, 3),
        ("60", 3, 1),
    }
    assert {(frozenset({ages[one], ages[two]}), edges) for one, two, edges in between} == {
        (frozenset({"20", "40"}), 1),
        (frozenset({"40", "60"}), 2),
    }
    assert all(one < two for one, two, _ in between)
    network = report.network
    assert network is not None
    assert (network.edges, network.within, network.between, network.complete) == (9, 6, 3, 1)
    assert network.structural_loss == pytest.approx(34 / 81)
    assert network.attribute_loss == 0
