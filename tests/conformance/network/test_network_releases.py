"""What becomes of links, and of releases of a network that are not as they should be."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from clients import outcome, replay

import sqlanon
from sqlanon import KAnonymity, LDiversity, SaNGreeA, VerificationError
from sqlanon.errors import (
    InspectionError,
    JobError,
    PublishError,
    UnacceptedWarningsError,
    UnsupportedError,
)
from sqlanon.job.job import Job
from sqlanon.pipeline import publishing
from sqlanon.sql.statement import Sql, Statement
from sqlanon.verify.release import verify_release_tables as verify

if TYPE_CHECKING:
    from engines import Place

    from sqlanon.report.run import Report

NETWORK = {"table": "calls", "columns": ["from", "to"], "key": "id"}
COLUMNS: dict[str, Any] = {
    "id": {"role": "drop"},
    "age": {"role": "quasi"},
    "ill": {"role": "sensitive"},
}
RENUMBERED = {**COLUMNS, "id": {"role": "identifier", "action": "renumber"}}
APPEARING = {**COLUMNS, "ill": {"role": "quasi", "order": "appearance"}}
AGGREGATES = {"source": "calls", "key": "from", "person": "id", "columns": {"n": {"count": "to"}}}
COUNTED = {**COLUMNS, "n": {"role": "quasi"}}
DETAILS = {"source": "calls", "target": "c", "key": "from", "columns": {}, "unlisted": "drop"}
CHANGING: dict[str, Any] = {
    "target": {"table": "masked", "if_exists": "replace", "key": "id"},
    "release_guard": {"action": "warn", "compare": "previous"},
}
PEOPLE = [(f"p{n}", 20 + n // 2, "flu") for n in range(8)]
CALLS: list[tuple[str | None, str | None]] = [
    *(("p0", "p1"), ("p1", "p0"), ("p0", "p1")),
    *(("p2", "p2"), ("p3", None), ("nobody", "p4"), (None, None)),
    *(("p0", "p5"), ("P0", "p6"), ("p6", "p7")),  # P0 is nobody
]


def load(place: Place) -> None:
    place.load("people", {"id": "text", "age": "integer", "ill": "text"}, PEOPLE)
    place.load("calls", {"from": "text", "to": "text"}, CALLS)


def publish(place: Place, *, network: dict[str, Any] = NETWORK, **said: Any) -> Report:
    options = said.pop("options", {"alpha": 1, "beta": 0})
    return sqlanon.anonymize(
        place.url,
        "people",
        **{
            "target": "masked",
            "columns": COLUMNS,
            "privacy": [KAnonymity(k=2)],
            "algorithm": SaNGreeA(network=network, **options),
            **said,
        },
    )


def test_links_of_nobody_loops_and_repetitions_are_left_out_and_counted(backend: Place) -> None:
    load(backend)

    report = publish(backend)

    network = report.network
    assert network is not None
    assert (network.rows, network.nobodys, network.loops, network.repeated) == (10, 4, 1, 2)
    assert (network.persons, network.edges, network.clusters) == (8, 3, 4)
    assert (network.within, network.between, network.pairs, network.complete) == (2, 1, 1, 2)
    sizes = [(row["size"], row["edges"]) for row in backend.records("masked_clusters")]
    assert sorted(sizes) == [(2, 0), (2, 0), (2, 1), (2, 1)]
    assert [row["edges"] for row in backend.records("masked_edges")] == [1]
    assert {"W15", "W16"} <= {one.code for one in report.warnings}
    assert "sqlanon_node" not in report.columns
    assert "NSIL" in str(report)
    with pytest.raises(UnacceptedWarningsError, match="W15 links-of-nobody"):
        publish(backend, target="other", strict=True)
    assert not {"other", "other_clusters", "other_edges"} & {*backend.named()}


def test_nobody_and_one_are_published(backend: Place) -> None:
    load(backend)
    backend.run("DELETE FROM people")
    network = publish(backend).network
    assert network is not None
    assert (network.persons, network.clusters, network.nobodys) == (0, 0, 10)
    backend.run("INSERT INTO people VALUES ('p2', 30, 'flu'), ('p3', 30, 'flu')")
    again = {"table": "masked", "if_exists": "replace"}
    network = publish(backend, privacy=[KAnonymity(k=2)], target=again).network
    assert network is not None
    assert (network.persons, network.clusters, network.loops) == (2, 1, 1)


@pytest.mark.parametrize(
    "spoilt",
    [
        "UPDATE {1} SET size = size + 1",
        "UPDATE {1} SET edges = 1",
        "DELETE FROM {1} WHERE edges = 0",
        "INSERT INTO {1} SELECT * FROM {1}",
        "DELETE FROM {2}",
        "UPDATE {2} SET edges = 2",
        "INSERT INTO {2} SELECT * FROM {2}",
        "INSERT INTO {2} SELECT group_id, group_id, 0 FROM {1} WHERE edges = 0",
        "UPDATE {2} SET group_id = other_group_id, other_group_id = group_id",
    ],
)
def test_a_network_that_is_not_as_it_should_be_is_not_published(
    backend: Place, monkeypatch: pytest.MonkeyPatch, spoilt: str
) -> None:
    load(backend)

    def after(workspace: Any, written: Any, **more: Any) -> Any:
        workspace.execute(Statement("test", Sql(spoilt.format(*written.relations))))
        return verify(workspace, written, **more)

    monkeypatch.setattr(publishing, "verify_release_tables", after)

    with pytest.raises(VerificationError, match="nothing was published"):
        publish(backend)

    assert not {"masked", "masked_clusters", "masked_edges"} & {*backend.named()}


def test_all_three_tables_are_replaced_together(backend: Place) -> None:
    load(backend)
    publish(backend)
    backend.run("DELETE FROM calls", "DELETE FROM people WHERE id IN ('p6', 'p7')")

    publish(backend, target={"table": "masked", "if_exists": "replace"})

    assert sum(row["size"] for row in backend.records("masked_clusters")) == 6
    assert backend.records("masked_edges") == []
    groups = {row["group_id"] for row in backend.records("masked")}
    assert groups == {row["group_id"] for row in backend.records("masked_clusters")}


def test_a_plan_measures_what_it_does_not_write(backend: Place) -> None:
    load(backend)
    before = {*backend.named()}

    planned = sqlanon.plan(
        backend.url,
        "people",
        target="masked",
        columns=COLUMNS,
        privacy=[KAnonymity(k=2)],
        algorithm=SaNGreeA(network=NETWORK),
    )

    assert planned.network is not None
    assert planned.network.edges == 3
    assert [table.suffix for table in planned.tables] == ["", "_clusters", "_edges"]
    treated = [one.treated for one in planned.tables[1].columns]
    assert treated == ["group number", "count", "count"]
    assert {*backend.named()} == before
    script = str(planned.script)
    assert "masked_clusters" in script


def test_the_script_of_a_plan_makes_the_release_of_the_run(backend: Place) -> None:
    load(backend)
    said: dict[str, Any] = {
        "source": "people",
        "target": "masked",
        "columns": COLUMNS,
        "privacy": [{"k_anonymity": {"k": 2}}],
        "algorithm": {"sangreea": {"network": NETWORK}},
    }
    script = sqlanon.plan(Job.from_mapping(said), connection=backend.url).script.text()
    sqlanon.run(Job.from_mapping(said), connection=backend.url)
    by_run = released(backend)
    backend.empty()
    load(backend)

    replay(backend, script)

    assert released(backend) == by_run
    backend.empty()
    load(backend)
    backend.run("DELETE FROM people WHERE id = 'p7'")
    code, told = outcome(backend, script)
    assert code != 0
    assert "other_" in told
    assert not {"masked", "masked_clusters", "masked_edges"} & {*backend.named()}


def released(place: Place) -> list[Any]:
    """What a release says, whatever its clusters are numbered by."""
    ages = {row["group_id"]: row["age"] for row in place.records("masked")}
    clusters = [
        (ages[r["group_id"]], r["size"], r["edges"]) for r in place.records("masked_clusters")
    ]
    between = [
        (*sorted((ages[r["group_id"]], ages[r["other_group_id"]])), r["edges"])
        for r in place.records("masked_edges")
    ]
    return [sorted(clusters), sorted(between)]


@pytest.mark.parametrize(
    ("said", "error", "why"),
    [
        ({"network": {**NETWORK, "table": "none"}}, InspectionError, "none"),
        ({"network": {**NETWORK, "columns": ["from", "too"]}}, InspectionError, "mean to"),
        ({"network": {**NETWORK, "key": "age"}}, JobError, "TEXT|text|integer"),
        ({"network": {**NETWORK, "key": "ill"}}, JobError, "ill is not a key of people"),
        ({"options": {"split": "strict"}}, UnsupportedError, "leave split out"),
        ({"options": {"measure": "set", "refine": True}}, UnsupportedError, "leave it out"),
        ({"options": {"alpha": 0, "beta": 0}}, UnsupportedError, "alpha and beta are"),
        ({"search_in": "embedded", "options": {"measure": "set"}}, UnsupportedError, "links"),
        ({"privacy": [LDiversity(column="ill", l=2)]}, UnsupportedError, "k-anonymity of rows"),
        ({"target": {"table": "masked", "mode": "view"}}, UnsupportedError, "3 tables"),
        (
            {"target": {"table": "people", "mode": "replace"}, "in_place": True},
            UnsupportedError,
            "3 tables",
        ),
        (CHANGING, UnsupportedError, "release_guard: .* several tables"),
        ({"recoding": {"reuse": "last"}}, UnsupportedError, "cannot be combined"),
        ({"release_guard": {"action": "store"}}, UnsupportedError, "leave it out"),
        ({"tables": [DETAILS], "columns": RENUMBERED}, UnsupportedError, "cannot be combined"),
        (
            {"aggregates": [AGGREGATES], "columns": COUNTED},
            UnsupportedError,
            "would reveal what the cluster hides",
        ),
        ({"columns": APPEARING}, UnsupportedError, "not supported with a network"),
        ({"target": {"table": "calls", "if_exists": "replace"}}, PublishError, "read by the job"),
    ],
)
def test_what_it_cannot_do_is_refused(
    backend: Place, said: dict[str, Any], error: type[Exception], why: str
) -> None:
    load(backend)
    with pytest.raises(error, match=why):
        publish(backend, **said)
    assert not {"masked", "masked_clusters", "masked_edges"} & {*backend.named()}


def test_the_links_are_not_replaced_by_what_is_made_of_them(backend: Place) -> None:
    load(backend)
    backend.run("ALTER TABLE calls RENAME TO masked_edges")

    with pytest.raises(PublishError, match="masked_edges is read by the job"):
        publish(
            backend,
            network={**NETWORK, "table": "masked_edges"},
            target={"table": "masked", "if_exists": "replace"},
        )

    assert len(backend.rows("SELECT * FROM masked_edges")) == len(CALLS)
    assert not {"masked", "masked_clusters"} & {*backend.named()}


def test_weights_without_a_network_are_refused(backend: Place) -> None:
    load(backend)
    with pytest.raises(UnsupportedError, match="alpha is used only with a network; set network"):
        publish(backend, algorithm=SaNGreeA(alpha=1))
