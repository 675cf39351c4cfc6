"""Persons of a random network, released, and read back beside what the oracle finds."""

from __future__ import annotations

from collections import Counter, defaultdict
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from expected import Quasi, Table
from oracle_cluster import measured
from oracle_mondrian import encode
from oracle_network import Search, numbered
from oracle_order import listed, sort_order

import sqlanon
from sqlanon import KAnonymity, SaNGreeA

if TYPE_CHECKING:
    import random
    from collections.abc import Sequence

    from engines import Place
    from oracle_cluster import Measure
    from oracle_network import Graph

    from sqlanon.report.run import Report

Links = list[tuple[Any, Any]]
TREE: dict[str, object] = {"North": ["Oslo", "Bergen"], "South": ["Rome", "Bari"]}
PATHS = tuple((t, n, "*") for n, ts in TREE.items() for t in ts)  # type: ignore[attr-defined]
QUASI = {
    "age": Quasi("integer", weight=2),
    "town": Quasi("text", hierarchy={"taxonomy": TREE}, paths=PATHS),
    "sex": Quasi("text"),
}
NETWORK = {"table": "friends", "columns": ["one", "two"], "key": "id"}


def people(chance: random.Random, count: int) -> list[tuple[Any, ...]]:
    """Persons of few different values, so that many are told apart by their links alone."""
    towns = ["Oslo", "Bergen", "Rome", "Bari"]
    return [
        (chance.randrange(20, 30), chance.choice(towns), chance.choice("mf")) for _ in range(count)
    ]


def friends(chance: random.Random, keys: Sequence[Any], count: int) -> Links:
    """Links, some of them twice, turned round, or of a person with herself; a few have most."""
    hubs = chance.sample(keys, 2)
    links = [(chance.choice([*keys, *hubs * 4]), chance.choice(keys)) for _ in range(count)]
    return [*links, *((two, one) for one, two in links[:3]), links[0], (keys[0], keys[0])]


def load(place: Place, rows: Sequence[tuple[Any, ...]], keys: Sequence[Any], links: Links) -> None:
    kind = "text" if isinstance(keys[0], str) else "integer"
    columns = {"id": kind, **{name: quasi.kind for name, quasi in QUASI.items()}}
    place.load("people", columns, [(key, *row) for key, row in zip(keys, rows, strict=True)])
    place.load("friends", {"one": kind, "two": kind}, links)


def publish(place: Place, k: int, **said: Any) -> Report:
    columns = {name: quasi.said for name, quasi in QUASI.items()}
    return sqlanon.anonymize(
        place.url,
        "people",
        target="masked",
        columns={"id": {"role": "keep"}, **columns},
        privacy=[KAnonymity(k=k)],
        algorithm=SaNGreeA(network=NETWORK, **said),
    )


def read(place: Place) -> tuple[list[list[Any]], list[tuple[int, int]], Counter[tuple[int, int]]]:
    """The clusters, size and edges of each, and the edges between two, by their places."""
    groups: defaultdict[int, list[Any]] = defaultdict(list)
    for row in place.records("masked"):
        groups[row["group_id"]].append(row["id"])
    places = {group: number for number, group in enumerate(groups)}
    told = {
        row["group_id"]: (row["size"], row["edges"]) for row in place.records("masked_clusters")
    }
    assert told.keys() == groups.keys()
    between: Counter[tuple[int, int]] = Counter()
    for row in place.records("masked_edges"):
        assert row["group_id"] < row["other_group_id"]
        low, high = sorted((places[row["group_id"]], places[row["other_group_id"]]))
        assert (low, high) not in between
        between[low, high] = row["edges"]
    return [*groups.values()], [told[group] for group in groups], between


def expected(
    rows: Sequence[tuple[Any, ...]],
    keys: Sequence[Any],
    graph: Graph,
    k: int,
    *,
    weights: tuple[str, str],
    blocks: int,
    measure: Measure,
) -> list[list[Any]]:
    """The clusters that the oracle finds."""
    table = Table(QUASI, rows)
    attributes = table.attributes()
    codes = encode(table.oracle_rows(), attributes)
    of = dict(zip(keys, codes, strict=True))
    alpha, beta = map(Fraction, weights)
    weight = sum((one.weight for one in attributes), Fraction(0))
    search = Search(graph, of, measured(attributes, codes, measure), weight, alpha, beta, k)
    number = numbered(keys)
    order = sorted(keys, key=number.__getitem__)
    if blocks > 1:
        sort = sort_order(codes, listed(codes, attributes, k, sets=True))
        order.sort(key=lambda key: sort.index(of[key]))
    parts: list[list[Any]] = [[] for _ in range(blocks)]
    for place, key in enumerate(order):
        parts[place * blocks // len(order)].append(key)
    made = []
    for part in parts:
        made += search.clusters(sorted(part, key=number.__getitem__))
    return made
