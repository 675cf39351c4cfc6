"""A masked network is measured by whoever has its three tables, and a report of it anew."""

from __future__ import annotations

import json
import random
from typing import TYPE_CHECKING, Any

import pytest
from networks import QUASI, friends, load, people, publish, read
from oracle_network import Graph, structural_loss

import sqlanon
from sqlanon.cli.app import main
from sqlanon.errors import InspectionError, JobError, UnsupportedError, VerificationError

if TYPE_CHECKING:
    from pathlib import Path

    from engines import Place

    from sqlanon.report.check import CheckReport

LINKS = {"table": "friends", "columns": ["one", "two"], "key": "id"}
TABLES = {"clusters": "masked_clusters", "edges": "masked_edges"}


def released(place: Place, seed: int, *, texts: bool) -> Graph:
    """Publish 23 persons, whose keys the release shows; return who is linked."""
    chance = random.Random(seed)  # noqa: S311 - a table, no secret
    rows = people(chance, 23)
    keys = [f"P{n:03}"[::-1] for n in range(23)] if texts else [7 * n % 101 for n in range(23)]
    links = friends(chance, keys, 40)
    load(place, rows, keys, [*links, (None, keys[0]), (keys[1], "Z" if texts else 999)])
    publish(place, 3)
    return Graph.of(keys, links)


def checked(place: Place, k: int = 3, **said: Any) -> CheckReport:
    return sqlanon.check(place.url, "masked", quasi=[*QUASI], k=k, **{**TABLES, **said})


@pytest.mark.parametrize("texts", [False, True], ids=["numbers", "texts"])
def test_what_a_reader_finds_is_what_the_oracle_says(backend: Place, *, texts: bool) -> None:
    graph = released(backend, 5, texts=texts)
    found, told, between = read(backend)

    report = checked(backend, links=LINKS)

    network = report.network
    assert network is not None
    assert (network.persons, network.edges) == (23, len(graph.edges))
    assert (network.clusters, network.within) == (len(found), sum(edges for _, edges in told))
    assert (network.pairs, network.between) == (len(between), sum(between.values()))
    assert network.structural_loss == pytest.approx(float(structural_loss(graph, found)))
    assert (report.k, report.classes.count) == (min(map(len, found)), len(found))
    assert report.holds
    assert not checked(backend, 4).holds
    assert "group_id" not in report.other_columns
    assert "linked pairs" in str(report)


@pytest.mark.parametrize(
    ("spoilt", "what"),
    [
        ("UPDATE masked_clusters SET size = size + 1", "as many rows as persons"),
        ("DELETE FROM masked_clusters WHERE group_id = 1", "as many rows as persons"),
        ("INSERT INTO masked_clusters SELECT * FROM masked_clusters", "clusters do not have"),
        ("INSERT INTO masked_clusters VALUES (99, 0, 1)", "have more edges than their persons"),
        ("INSERT INTO masked_clusters VALUES (99, 0, 0)", "as many rows as persons"),
        ("UPDATE masked_clusters SET edges = size * size", "have more edges than their persons"),
        ("UPDATE masked_clusters SET edges = -1", "have more edges than their persons"),
        ("UPDATE masked SET group_id = 2 WHERE group_id = 1", "as many rows as persons"),
        ("INSERT INTO masked_edges SELECT * FROM masked_edges", "pairs are repeated"),
        ("UPDATE masked_edges SET edges = 0", "or have no edges"),
        ("UPDATE masked_edges SET edges = 1000", "edges, or more than their"),
        ("UPDATE masked_edges SET other_group_id = 99", "are not two clusters"),
        ("UPDATE masked_edges SET other_group_id = group_id", "the smaller number first"),
    ],
)
def test_tables_that_do_not_belong_together_are_refused(
    backend: Place, spoilt: str, what: str
) -> None:
    released(backend, 5, texts=False)
    backend.run(spoilt)
    with pytest.raises(VerificationError, match=what):
        checked(backend)


@pytest.mark.parametrize(
    "spoilt",
    [
        "UPDATE masked_clusters SET edges = edges - 1 WHERE edges > 0",
        "DELETE FROM masked_edges WHERE group_id = 1",
        "UPDATE masked_edges SET edges = edges + 1 WHERE edges < 3",
    ],
)
def test_edges_that_no_reader_can_doubt_are_counted_by_the_links(
    backend: Place, spoilt: str
) -> None:
    released(backend, 5, texts=True)
    backend.run(spoilt)

    assert checked(backend).holds
    with pytest.raises(VerificationError, match="other edges than the table of links"):
        checked(backend, links=LINKS)


def test_numbers_of_a_reader_may_be_of_few_bits(backend: Place) -> None:
    """As a file is read: products of two of them need more."""
    links = [(n, (n * n + 1) % 40) for n in range(40)]
    load(backend, people(random.Random(5), 40), range(40), links)  # noqa: S311
    publish(backend, 20)
    found, _, _ = read(backend)
    kind = {"duckdb": "UTINYINT", "mariadb": "TINYINT UNSIGNED"}.get(backend.name, "SMALLINT")
    for table in TABLES.values():
        rows = [tuple(row.values()) for row in backend.records(table)]
        columns = dict.fromkeys(backend.records(table)[0], kind)
        backend.run(f"DROP TABLE {table}")
        backend.load(table, columns, rows)

    network = checked(backend, 20).network

    assert network is not None
    assert (network.clusters, network.persons) == (len(found), 40)
    assert network.structural_loss == pytest.approx(
        float(structural_loss(Graph.of(range(40), links), found))
    )


def test_rows_of_a_cluster_that_look_different_are_different_classes(backend: Place) -> None:
    released(backend, 5, texts=False)
    backend.run("UPDATE masked SET sex = 'other' WHERE id = 0")

    report = checked(backend)

    assert (report.k, report.holds) == (1, False)


def test_a_report_is_measured_anew_with_its_network(
    backend: Place, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    released(backend, 5, texts=False)
    report = publish_again(backend)
    (file := tmp_path / "report.json").write_text(json.dumps(report))

    found = sqlanon.check_certificate(backend.url, report).certificate

    assert found is not None
    assert found.agrees
    names = {one.name for one in found.figures}
    assert {"network, persons", "network, within", "network, structural_loss"} <= names
    backend.run("DELETE FROM masked_edges WHERE group_id = 1")
    assert main(["check", "--certificate", str(file), "--url", backend.url]) == 1
    assert "network, pairs" in capsys.readouterr().out
    backend.run("DROP TABLE masked_edges")
    with pytest.raises(InspectionError, match="masked_edges"):
        sqlanon.check_certificate(backend.url, report)
    with pytest.raises(JobError, match="a release of three tables, which one"):
        sqlanon.check_certificate(tmp_path / "masked.csv", report)


def publish_again(place: Place) -> dict[str, Any]:
    """Publish the same once more, for others, and return the report as JSON has it."""
    return sqlanon.anonymize(
        place.url,
        "people",
        target={"table": "masked", "if_exists": "replace"},
        columns={"id": {"role": "drop"}, **{n: one.said for n, one in QUASI.items()}},
        privacy=[sqlanon.KAnonymity(k=3)],
        algorithm=sqlanon.SaNGreeA(network=LINKS),
        figures="external",
    ).to_dict()


@pytest.mark.parametrize(
    ("said", "error", "why"),
    [
        ({"edges": None}, JobError, "name clusters and edges"),
        ({"clusters": None, "edges": None, "links": LINKS}, JobError, "name clusters and edges"),
        ({"values": "masked_edges"}, JobError, "a network; leave one of"),
        ({"clusters": "masked_edges"}, InspectionError, "no column 'size'"),
        ({"clusters": "nowhere"}, InspectionError, "nowhere"),
        ({"group": "town"}, UnsupportedError, "town has no whole numbers"),
        ({"links": {"table": "friends"}}, JobError, "links.columns: is required"),
        ({"links": {**LINKS, "key": "passport"}}, JobError, "the release shows the keys"),
        ({"links": {**LINKS, "key": "sex"}}, JobError, "use a view that casts"),
        ({"links": {**LINKS, "key": "group_id"}}, VerificationError, "twice in the release"),
    ],
)
def test_what_cannot_be_measured_is_refused(
    backend: Place, said: dict[str, Any], error: type[Exception], why: str
) -> None:
    released(backend, 5, texts=False)
    with pytest.raises(error, match=why):
        checked(backend, **said)


def test_the_command_takes_the_tables_and_the_links(
    backend: Place, capsys: pytest.CaptureFixture[str]
) -> None:
    released(backend, 5, texts=False)
    words = ["check", "masked", "--quasi", ",".join(QUASI), "--k", "3", "--url", backend.url]
    words += ["--clusters", "masked_clusters", "--edges", "masked_edges"]

    assert main([*words, "--links", "{table: friends, columns: [one, two], key: id}"]) == 0

    assert "structural loss (NSIL)" in capsys.readouterr().out
    assert main([*words, "--certificate", "report.json"]) == 2
