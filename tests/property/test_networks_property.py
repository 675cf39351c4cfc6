"""On random small graphs clusters are the oracle's, and the masked network is what it says."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

import duckdb
import pytest
from examples import of_whole_runs
from hypothesis import given
from hypothesis import strategies as st
from networks import NETWORK, QUASI, expected
from oracle_network import Graph, masked, structural_loss

import sqlanon
from sqlanon import KAnonymity, SaNGreeA

if TYPE_CHECKING:
    from typing import Any

persons = st.tuples(
    st.integers(20, 23), st.sampled_from(["Oslo", "Bergen", "Rome", "Bari"]), st.sampled_from("mf")
)
ends = st.one_of(st.integers(0, 12), st.none())
weights = st.sampled_from([("0.5", "0.5"), ("0", "1"), ("1", "0"), ("0.2", "0.7")])


@pytest.mark.gate
@of_whole_runs(40)
@given(
    rows=st.lists(persons, min_size=2, max_size=11),
    links=st.lists(st.tuples(ends, ends), max_size=40),
    k=st.integers(2, 4),
    weight=weights,
)
def test_clusters_and_network_are_those_of_the_oracle(
    rows: list[tuple[int, str, str]],
    links: list[tuple[int | None, int | None]],
    k: int,
    weight: tuple[str, str],
) -> None:
    keys, k = [*range(len(rows))], min(k, len(rows))
    graph = Graph.of(keys, links)
    columns: dict[str, Any] = {name: quasi.said for name, quasi in QUASI.items()}
    with duckdb.connect() as connection:
        connection.execute("CREATE TABLE people (id INTEGER, age INTEGER, town TEXT, sex TEXT)")
        connection.execute('CREATE TABLE friends ("one" INTEGER, "two" INTEGER)')
        people = [(key, *row) for key, row in zip(keys, rows, strict=True)]
        connection.executemany("INSERT INTO people VALUES (?, ?, ?, ?)", people)
        if links:
            connection.executemany("INSERT INTO friends VALUES (?, ?)", links)
        report = sqlanon.anonymize(
            connection,
            "people",
            target="masked",
            columns={"id": {"role": "keep"}, **columns},
            privacy=[KAnonymity(k=k)],
            algorithm=SaNGreeA(network=NETWORK, alpha=weight[0], beta=weight[1]),
        )
        groups = defaultdict(list)
        for person, group in connection.execute("SELECT id, group_id FROM masked").fetchall():
            groups[group].append(person)
        told = connection.execute("SELECT * FROM masked_clusters").fetchall()
        between = connection.execute("SELECT * FROM masked_edges").fetchall()

    want = expected(rows, keys, graph, k, weights=weight, blocks=1, measure="gil")
    assert sorted(map(sorted, groups.values())) == sorted(map(sorted, want))
    order = sorted(groups)
    sizes, edges = masked(graph, [groups[group] for group in order])
    assert {group: (size, within) for group, size, within in told} == dict(
        zip(order, sizes, strict=True)
    )
    assert {(order.index(one), order.index(two)): n for one, two, n in between} == edges
    network = report.network
    assert network is not None
    assert network.structural_loss == pytest.approx(float(structural_loss(graph, want)))
    assert network.rows == len(links)
