"""Small jobs that together run every template, and the longest form of each."""

from __future__ import annotations

import datetime as dt
from contextlib import closing, suppress
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any
from unittest.mock import patch

import duckdb

import sqlanon
from sqlanon.errors import (
    DatabaseError,
    HierarchyError,
    JobError,
    SourceChangedError,
    UnsatisfiableError,
    UnsupportedError,
    VerificationError,
)
from sqlanon.job.job import Job
from sqlanon.pipeline.publishing import publish_release
from sqlanon.sql.backends import connect
from sqlanon.sql.workspace import Observer
from sqlanon.tools.explorer.exploration import Exploration

if TYPE_CHECKING:
    from engines import Place

CITIES = ("Aachen", "Bonn", "Celle", None)
JOBS = ("nurse", "clerk", "smith")
COLUMNS = {
    "person": "integer",
    "age": "integer",
    "zip": "text",
    "born": "date",
    "score": "real",
    "city": "text",
    "grade": "text",
    "illness": "text",
}
ROWS = [
    (
        number,
        20 + number * 7 % 40,
        f"0{number % 6}{number % 3}9",
        dt.date(1990 + number % 9, 1 + number % 12, 1),
        number % 5 / 2,
        CITIES[number % 4],
        "abc"[number % 3],
        JOBS[number % 3],
    )
    for number in range(40)
]
TAXONOMY = {"west": ["Aachen", "Bonn"], "north": ["Celle"]}
PLAIN = {
    "person": {"role": "drop"},
    "age": {"role": "quasi"},
    "zip": {"role": "quasi"},
    "born": {"role": "drop"},
    "score": {"role": "drop"},
    "city": {"role": "quasi"},
    "grade": {"role": "keep"},
    "illness": {"role": "sensitive"},
}


def anonymize(
    place: Place,
    columns: dict[str, dict[str, Any]],
    target: Any = "released",
    **options: Any,
) -> sqlanon.Report:
    """Anonymize the table of people with some columns treated in another way."""
    return sqlanon.anonymize(
        place.url,
        "people",
        columns={**PLAIN, **columns},
        privacy=options.pop("privacy", [{"k_anonymity": {"k": 3}}]),
        target=target,
        **options,
    )


def strict_loss(place: Place) -> None:
    """A strict cut by loss, with every kind of attribute."""
    columns: dict[str, dict[str, Any]] = {
        "person": {"role": "identifier", "action": "hash", "key": "sixteen characters"},
        "zip": {"role": "quasi", "hierarchy": {"mask": {"steps": [1, 2]}}},
        "born": {"role": "quasi", "hierarchy": {"dates": ["quarter", "year"]}},
        "score": {"role": "quasi"},
        "grade": {"role": "quasi", "order": ["b", "a", "c"]},
    }
    anonymize(place, columns)


def strict_median(place: Place) -> None:
    """A strict cut at the median, over the hierarchies that are built from values."""
    columns: dict[str, dict[str, Any]] = {
        "age": {"role": "quasi", "hierarchy": {"intervals": [5, 20]}},
        "score": {"role": "quasi", "hierarchy": {"cuts": [[0.5, 1.5], [1.5]]}},
        "born": {"role": "quasi", "hierarchy": {"equal_frequency": [6, 2]}},
        "city": {"role": "quasi", "hierarchy": {"taxonomy": TAXONOMY}},
        "grade": {"role": "quasi", "hierarchy": {"flat": True}},
    }
    algorithm = {"mondrian": {"split": "strict", "cut": "median"}}
    anonymize(place, columns, algorithm=algorithm)


def instants(place: Place) -> None:
    """Instants at a zone, and times of the day; MariaDB may lack the tables of zones."""
    type_ = "TIMESTAMP(6) NULL" if place.name == "mariadb" else "TIMESTAMPTZ"
    rows = [(f"2020-10-2{day} 00:30:00", f"0{day}:00:00") for day in (1, 1, 5, 5)]
    place.load("visits", {"seen": type_, "at": "TIME"}, rows)
    seen: dict[str, Any] = {"role": "quasi", "hierarchy": {"dates": ["hour", "day"]}}
    for zone in ("Europe/Berlin", "UTC") if place.name != "sqlite" else ():
        with suppress(UnsupportedError):
            sqlanon.anonymize(
                place.url,
                "visits",
                columns={"seen": {**seen, "zone": zone}, "at": {"role": "quasi"}},
                privacy=[{"k_anonymity": {"k": 2}}],
                target=f"seen_{zone[:3]}",
            )


def stepped(place: Place) -> None:
    """Ranges in whole steps, of numbers and of the calendar; read again from their labels."""
    said: dict[str, Any] = {
        "source": "people",
        "target": {"table": "released", "if_exists": "replace"},
        "columns": {
            **PLAIN,
            "age": {"role": "quasi", "range": {"step": 10}},
            "score": {"role": "quasi", "range": {"step": 0.5}},
            "born": {"role": "quasi", "range": {"step": "quarter"}},
            "zip": {"role": "drop"},
            "city": {"role": "drop"},
        },
        "privacy": [{"k_anonymity": {"k": 3}}],
        "max_suppression": 0.9,
    }
    job = sqlanon.Job.from_mapping(said)
    sqlanon.run(job, connection=place.url, figures="internal")
    sqlanon.compile_job(job, connection=place.url, from_run="last")
    cut = {"role": "quasi", "range": "cut"}
    columns = {**said["columns"], "age": cut, "score": cut, "born": {"role": "drop"}}
    for split in ("strict", "relaxed"):
        again = {**said, "columns": columns, "algorithm": {"mondrian": {"split": split}}}
        sqlanon.run(sqlanon.Job.from_mapping(again), connection=place.url)
    ends = {"role": "quasi", "output": "bounds", "range": {"step": 10}}
    columns = {**said["columns"], "age": ends, "score": {**ends, "range": "cut"}}
    sqlanon.run(sqlanon.Job.from_mapping({**said, "columns": columns}), connection=place.url)
    place.load("years", {"year": "SMALLINT"}, [(1990 + n % 7,) for n in range(20)])
    narrow = {**said, "source": "years", "columns": {"year": ends}}
    sqlanon.run(sqlanon.Job.from_mapping(narrow), connection=place.url)


def relaxed(place: Place) -> None:
    """A relaxed cut at the median; values that stand for a class."""
    columns: dict[str, dict[str, Any]] = {
        "age": {"role": "quasi", "output": "median"},
        "score": {"role": "quasi", "output": "mean"},
        "city": {"role": "quasi", "order": "appearance"},
        "grade": {"role": "quasi", "output": "mode"},
    }
    algorithm = {"mondrian": {"split": "relaxed", "cut": "median"}}
    anonymize(place, columns, algorithm=algorithm)


def relaxed_sets(place: Place) -> None:
    """The same with sets that are scored by their values."""
    columns = {
        "age": {"role": "quasi", "output": "mean"},
        "score": {"role": "quasi", "output": "upper"},
    }
    anonymize(place, columns, algorithm={"mondrian": {"split": "relaxed", "measure": "set"}})


def full_domain(place: Place) -> None:
    """A level per attribute, the best of all, with rows suppressed; nodes are rolled up."""
    zips = {"role": "quasi", "hierarchy": {"mask": {"steps": [1, 2]}}}
    with patch("sqlanon.sql.dialects.base.Dialect.planning_rows", -9999):
        anonymize(place, {"zip": zips}, algorithm="mingen", max_suppression=3)


def put_together(place: Place) -> None:
    """Rare values under one label, and the same ones in the next release."""
    place.load("few", {"v": "text"}, [*(("a",) for _ in range(9)), ("b",), ("c",)])
    again: tuple[dict[str, Any], ...] = ({}, {"recoding": {"reuse": "last"}})
    for more in again:
        sqlanon.anonymize(
            place.url,
            "few",
            columns={"v": {"role": "quasi", "hierarchy": {"rare": {"below": 2, "as": "else"}}}},
            privacy=[{"k_anonymity": {"k": 2}}],
            target={"table": "released", "if_exists": "replace"},
            algorithm="optimal",
            **more,
        )


def distributed(place: Place) -> None:
    """Values counted before and after, of a column with a hierarchy and of one without."""
    rows = [(n % 4, "xyz"[n % 3]) for n in range(60)]
    place.load("grouped", {"age": "integer", "town": "text"}, rows)
    sqlanon.anonymize(
        place.url,
        "grouped",
        columns={
            "age": {"role": "quasi", "hierarchy": {"intervals": [2]}},
            "town": {"role": "quasi"},
        },
        privacy=[{"k_anonymity": {"k": 3}}],
        target="released",
        algorithm={"fixed": {"levels": {"age": 1, "town": 0}}},
        figures="internal",
    )


def suppressed_at_least_k(place: Place) -> None:
    """Datafly with its last step: few suppressed rows become k. They are kept as a class."""
    algorithm = {"datafly": {"suppress_at_least_k": True}}
    place.load("few", {"v": "text"}, [*(("a",) for _ in range(29)), ("b",)])
    sqlanon.anonymize(
        place.url,
        "few",
        columns={"v": {"role": "quasi"}},
        privacy=[{"k_anonymity": {"k": 3}}],
        target="released",
        algorithm=algorithm,
        max_suppression=3,
        suppressed="keep",
        figures="internal",
    )


def carried_in_streams(place: Place) -> None:
    """A search in another DuckDB, to which codes need not go in texts; values have an order."""
    if place.name == "duckdb":
        order = {"column": "illness", "t": 0.9, "distance": "ordered", "order": [*JOBS]}
        privacy = [{"k_anonymity": {"k": 3}}, {"t_closeness": order}]
        anonymize(place, {}, privacy=privacy, search_in="embedded")


def distances_carried(place: Place) -> None:
    """How far numbers are from each other, and nodes of a hierarchy from values."""
    zips = {"role": "quasi", "hierarchy": {"mask": {"steps": [1, 2]}}}
    ages = {"role": "quasi"}
    columns: dict[str, dict[str, Any]] = {"zip": zips, "age": ages}
    anonymize(place, columns, algorithm="k_member", search_in="embedded")


def cut_from_above(place: Place) -> None:
    """A cut through each hierarchy, by information about a column."""
    zips = {"role": "quasi", "hierarchy": {"mask": {"steps": [1, 2]}}}
    algorithm = {"top_down": {"column": "illness"}}
    privacy = [{"k_anonymity": {"k": 3}}, {"l_diversity": {"column": "grade", "l": 2}}]
    columns: dict[str, dict[str, Any]] = {"zip": zips, "grade": {"role": "sensitive"}}
    anonymize(place, columns, algorithm=algorithm, privacy=privacy, max_suppression=3)


def cut_from_below(place: Place) -> None:
    """The same from the values up, between levels that the job allows."""
    zips = {"role": "quasi", "hierarchy": {"mask": {"steps": [1, 2]}}}
    limited = {**zips, "min_level": 1, "max_level": 2}
    columns: dict[str, dict[str, Any]] = {"zip": limited, "score": {"role": "sensitive"}}
    privacy = [{"k_anonymity": {"k": 3}}, {"l_diversity": {"column": "score", "l": 2}}]
    anonymize(place, columns, algorithm="bottom_up", privacy=privacy, max_suppression=12)


def items_of_persons(place: Place) -> None:
    """Combinations of what persons have."""
    zips = {"role": "quasi", "hierarchy": {"mask": {"steps": [1, 2]}}}
    gone = {"role": "drop"}
    columns: dict[str, Any] = {"zip": zips, "illness": gone, "age": gone, "city": gone}
    privacy = [{"km_anonymity": {"k": 2, "m": 2, "person": "illness"}}]
    anonymize(place, columns, algorithm="apriori", privacy=privacy)


def values_suppressed(place: Place) -> None:
    """Values in rare combinations suppressed."""
    zips = {"role": "quasi", "hierarchy": {"mask": {"steps": [1, 2]}}}
    anonymize(place, {"zip": zips}, algorithm="mu_argus", max_suppression=30)
    pairs = [*[("a", "p")] * 5, *[("b", "q")] * 5, ("a", "q")]
    place.load("rare_pair", {"v": "text", "w": "text"}, pairs)
    sqlanon.anonymize(
        place.url,
        "rare_pair",
        columns={"v": {"role": "quasi"}, "w": {"role": "quasi"}},
        privacy=[{"k_anonymity": {"k": 3}}],
        target={"table": "released", "if_exists": "replace"},
        algorithm="mu_argus",
        max_suppression=3,
    )


def cells_suppressed(place: Place) -> None:
    """Cells suppressed, and those that are left joining classes, with a column that is let be."""
    columns: dict[str, dict[str, Any]] = {
        "zip": {"role": "quasi", "hierarchy": {"mask": {"steps": [1, 2]}}, "min_level": 1}
    }
    anonymize(place, columns, algorithm="cell_suppression")
    rows = [*[("a", "p", 1)] * 4, *[("b", "q", 1)] * 3, ("a", "q", 1)]
    place.load("rare_cell", {"v": "text", "w": "text", "x": "integer"}, rows)
    sqlanon.anonymize(
        place.url,
        "rare_cell",
        columns={
            "v": {"role": "quasi"},
            "w": {"role": "quasi"},
            "x": {"role": "quasi", "max_level": 0},
        },
        privacy=[{"k_anonymity": {"k": 3}}],
        target={"table": "released", "if_exists": "replace"},
        algorithm={"cell_suppression": {"importance": ["v", "w", "x"]}},
    )


def cells_of_persons(place: Place) -> None:
    """Cells suppressed until classes, or combinations, are of k persons."""
    counted = [{"k_anonymity": {"k": 3, "person": "person"}}]
    anonymize(place, {}, algorithm="cell_suppression", privacy=counted)
    again = {"table": "released", "if_exists": "replace"}
    anonymize(place, {}, again, algorithm="mu_argus", privacy=counted, max_suppression=30)


def ordered_by_sets(place: Place) -> None:
    """A tree of an order whose parts are cut by what rows drawn from them lose in sets."""
    anonymize(place, {}, algorithm="order_and_cut")


def ordered_by_sets_at_once(place: Place) -> None:
    """The same in one statement, and its best cut in another, where rounds need not be several.

    So are the rounds of Mondrian.
    """
    if place.name == "duckdb":
        ordered_by_sets(place)
        again = {"table": "released", "if_exists": "replace"}
        zips = {"role": "quasi", "hierarchy": {"mask": {"steps": [1, 2]}}}
        anonymize(place, {"zip": zips}, again, algorithm={"mondrian": {"measure": "set"}})


def hardly_repeated(place: Place) -> None:
    """Cells that are looked at in the order of their codes, as those of a large table are."""
    columns = {"zip": {"role": "drop"}, "score": {"role": "quasi"}}
    again = {"table": "released", "if_exists": "replace"}
    algorithms: list[dict[str, Any]] = [
        {"mondrian": {"cut": "loss"}},
        {"mondrian": {"cut": "median"}},
        {"mondrian": {"measure": "set"}},
        {"order_and_cut": {"measure": "span"}},
    ]
    with (
        patch("sqlanon.source.frequency_set.MANY", 10),
        patch("sqlanon.source.frequency_set._ROWS", 100),
        patch("sqlanon.algorithms.partition.mondrian.MANY", 10),
        patch("sqlanon.algorithms.order.orders.MANY", 0),
        patch("sqlanon.algorithms.order.orders.SMALL_OF_MANY", 3),
    ):
        for algorithm in algorithms:
            anonymize(place, columns, again, algorithm=algorithm)


def ordered_and_cut(place: Place) -> None:
    """One order cut into classes: with every kind of attribute, and in chunks."""
    zips = {"role": "quasi", "hierarchy": {"mask": {"steps": [1, 2]}}}
    anonymize(
        place, {"zip": zips}, algorithm={"order_and_cut": {"order": "sort", "split": "strict"}}
    )
    anonymize(
        place,
        {"zip": zips},
        {"table": "released", "if_exists": "replace"},
        algorithm={"order_and_cut": {"measure": "set", "refine": True, "max_rounds": 1}},
    )
    anonymize(
        place,
        {"zip": zips},
        {"table": "released", "if_exists": "replace"},
        algorithm={"order_and_cut": {"order": "hilbert"}},
    )
    anonymize(
        place,
        {"zip": zips},
        {"table": "released", "if_exists": "replace"},
        privacy=[{"k_anonymity": {"k": 2}}, {"l_diversity": {"column": "illness", "l": 2}}],
        algorithm={"order_and_cut": {"split": "strict"}},
    )
    tree = "sqlanon.algorithms.order.orders"
    with patch(f"{tree}.MANY", 0), patch(f"{tree}.SMALL_OF_MANY", 3):
        anonymize(
            place,
            {"zip": zips},
            {"table": "released", "if_exists": "replace"},
            algorithm={"order_and_cut": {}},
        )
    many = [(f"v{number * 7 % 263}", number % 4) for number in range(263)]
    place.load("many_values", {"v": "text", "n": "integer"}, many)
    sqlanon.anonymize(
        place.url,
        "many_values",
        columns={"v": {"role": "quasi"}, "n": {"role": "quasi"}},
        privacy=[{"k_anonymity": {"k": 2}}],
        target={"table": "released", "if_exists": "replace"},
        algorithm={"order_and_cut": {"refine": True, "max_rounds": 1}},
    )


def refined_under_models(place: Place) -> None:
    """Pairs that are dealt anew where every model holds, and rows that change places by value."""
    diverse = {"l_diversity": {"column": "illness", "l": 2}}
    bounded = {"t_closeness": {"column": "illness", "t": 0.4}}
    for split, model in (("strict", diverse), ("by_value", bounded)):
        refined = {"split": split, "refine": True, "max_rounds": 1}
        anonymize(
            place,
            {},
            {"table": "released", "if_exists": "replace"},
            privacy=[{"k_anonymity": {"k": 2}}, model],
            algorithm={"order_and_cut": refined},
        )


def refined_otherwise(place: Place) -> None:
    """Regions that are refined, and clusters of numbers, of rows and of persons."""
    again = {"table": "released", "if_exists": "replace"}
    refined = {"refine": True, "max_rounds": 1}
    anonymize(place, {}, again, algorithm={"mondrian": refined})
    place.load(
        "numbered",
        {"v": "integer", "w": "real", "who": "integer"},
        [(n * n % 41, n % 7 / 2, n // 2) for n in range(40)],
    )
    for key in ({}, {"person": "who"}):
        sqlanon.anonymize(
            place.url,
            "numbered",
            columns={
                "v": {"role": "quasi", "output": "mean"},
                "w": {"role": "quasi", "output": "mean"},
                "who": {"role": "drop"},
            },
            privacy=[{"k_anonymity": {"k": 2, **key}}],
            target=again,
            algorithm={"microaggregation": refined},
        )


def ordered_in_steps(place: Place) -> None:
    """An order of more columns than one statement ranks, or halves classes by."""
    places = "sqlanon.algorithms"
    with (
        patch(f"{places}.order.orders.AT_ONCE", 2),
        patch(f"{places}.refinement.refining.AT_ONCE", 2),
    ):
        refined = {"order": "sort", "refine": True, "max_rounds": 1}
        anonymize(place, {}, algorithm={"order_and_cut": refined})


def clustered(place: Place) -> None:
    """Clusters that grow, whole and in blocks, with every kind of attribute."""
    zips = {"role": "quasi", "hierarchy": {"mask": {"steps": [1, 2]}}}
    again = {"table": "released", "if_exists": "replace"}
    for algorithm in (
        {"sangreea": {"block_cells": "all"}},
        {"k_member": {"split": "strict", "block_cells": 4}},
        {"k_member": {"measure": "set"}},
        {"sangreea": {"measure": "span"}},
        {"oka": {"split": "strict"}},
        {"oka": {"measure": "set"}},
    ):
        anonymize(place, {"zip": zips}, again, algorithm=algorithm)


def networked(place: Place) -> None:
    """Clusters of persons in a network: in blocks, with some who are dispersed."""
    place.load("nodes", {"id": "integer", "age": "integer"}, [(n, n % 5) for n in range(11)])
    links = [(n, n * n % 11) for n in range(11)]
    place.load("links", {"one": "integer", "two": "integer"}, links)
    network = {"table": "links", "columns": ["one", "two"], "key": "id"}
    for make in (sqlanon.plan, sqlanon.anonymize):
        make(
            place.url,
            "nodes",
            columns={"id": {"role": "drop"}, "age": {"role": "quasi"}},
            privacy=[{"k_anonymity": {"k": 2}}],
            target="masked",
            algorithm={"sangreea": {"network": network, "block_cells": 5}},
        )
    place.run("ALTER TABLE masked ADD COLUMN id INTEGER")
    beside: dict[str, Any] = {"clusters": "masked_clusters", "edges": "masked_edges"}
    sqlanon.check(place.url, "masked", quasi=["age"], **beside)
    with suppress(VerificationError):  # nobody has a key
        sqlanon.check(place.url, "masked", quasi=["age"], links=network, **beside)


def under_models(place: Place) -> None:
    """Nodes and cuts that satisfy other models, with what the verifier needs for them."""
    ill = {"column": "illness"}
    tree = {"taxonomy": {"care": ["nurse"], "other": ["clerk", "smith"]}}
    models: list[dict[str, Any]] = [
        {"l_diversity": {**ill, "l": 2}},
        {"l_diversity": {**ill, "l": 1.5, "variant": "entropy"}},
        {"l_diversity": {**ill, "l": 2, "variant": "recursive", "c": 5}},
        {"t_closeness": {**ill, "t": 0.9}},
        {"t_closeness": {**ill, "t": 0.9, "distance": "ordered", "order": list(JOBS)}},
        {"t_closeness": {**ill, "t": 0.9, "distance": "hierarchical", "hierarchy": tree}},
        {"alpha_k": {**ill, "alpha": 0.9, "value": "nurse"}},
        {"beta_likeness": {**ill, "beta": 9}},
        {"delta_disclosure": {**ill, "delta": 9, "absent": "ignore"}},
        {"k_anonymity": {"k": 2, "person": "person"}},
    ]
    only_one: dict[str, dict[str, Any]] = {"zip": {"role": "drop"}}
    replaced = {"table": "released", "if_exists": "replace"}
    entropy = {"optimal": {"metric": {"entropy": {"variant": "nue_nm"}}}}
    for half in (models[::2], models[1::2]):
        anonymize(place, only_one, replaced, privacy=half, algorithm=entropy, max_suppression=20)
    place.load("one_off", {"v": "text"}, [*(("a",) for _ in range(9)), ("b",)])
    sqlanon.anonymize(
        place.url,
        "one_off",
        columns={"v": {"role": "quasi"}},
        privacy=[{"k_anonymity": {"k": 3}}],
        target=replaced,
        algorithm=entropy,
        max_suppression=3,
    )
    anonymize(place, only_one, replaced, privacy=models[:1], algorithm="mondrian")
    anonymize(
        place,
        only_one,
        replaced,
        privacy=[
            {"k_map": {"population": "people", "k": 2}},
            {"delta_presence": {"population": "people", "min": 0, "max": 1}},
            {"average_risk": {"threshold": 0.9}},
        ],
        algorithm={"optimal": {"metric": "kl_divergence"}},
        max_suppression=20,
    )
    few = [{"m_uniqueness": {**ill, "m": 1}}, {"sample_uniqueness": {"threshold": 1}}]
    with suppress(UnsatisfiableError):
        anonymize(place, only_one, replaced, privacy=few, algorithm="optimal")
    strict = [{"l_diversity": {**ill, "l": 9}}]
    with suppress(UnsatisfiableError):
        anonymize(place, only_one, replaced, privacy=strict, algorithm="mondrian")


def table_replaced(place: Place) -> None:
    """A release under the name of a table, where default privileges would let others read it."""
    if place.name == "postgresql":
        place.run(
            f"ALTER DEFAULT PRIVILEGES IN SCHEMA {place.schema} GRANT SELECT ON TABLES TO PUBLIC"
        )
    place.load("released", {"old": "integer"}, [(1,)])
    anonymize(place, {}, {"table": "released", "if_exists": "replace"})


def compared_with_the_one_before(place: Place) -> None:
    """A release over another one of the same source, with the keys of both; and two together."""
    target = {"table": "kept", "if_exists": "replace", "key": "person"}
    warn, waiting = ({"action": one, "compare": "previous"} for one in ("warn", "suppress"))
    for _ in range(2):
        anonymize(place, {}, target, release_guard=warn)
    people = place.quote("people")
    place.run(
        f"INSERT INTO {people} ({place.quote('person')}, {place.quote('age')}) VALUES (99, 9)"
    )
    anonymize(place, {}, target, release_guard=waiting)
    place.run(f"DELETE FROM {people} WHERE {place.quote('person')} = 99")
    anonymize(place, {}, {**target, "table": "kept_too"}, release_guard=warn)
    diverse: dict[str, Any] = {"column": "illness", "l": 2}
    for privacy in ([{"l_diversity": diverse}], []):
        sqlanon.compare(place.url, "kept", "kept_too", privacy=privacy, key="person")
    since = dt.datetime.now(dt.UTC).isoformat()
    for number, table in enumerate(("known", "known_too", "known_less")):
        with suppress(VerificationError):  # too few values of who went
            anonymize(
                place,
                {
                    "zip": {"role": "drop"},
                    "city": {"role": "drop"},
                    "age": {"role": "quasi", "hierarchy": {"intervals": [40]}},
                },
                {"table": table, "key": "person"},
                privacy=[{"k_anonymity": {"k": 3}}, {"l_diversity": diverse}],
                algorithm={"fixed": {"levels": {"age": 1}}},
                release_guard={
                    "action": "suppress" if table == "known_less" else "warn",
                    "since": since,
                },
                max_suppression=0.9,
            )
        newcomers = ", ".join(f"({90 - 10 * number + one}, 9)" for one in range(3))
        names = f"{place.quote('person')}, {place.quote('age')}"
        place.run(f"INSERT INTO {people} ({names}) VALUES {newcomers}")
    sqlanon.compare(place.url, "kept_too", "known", m_invariance={"illness": 1}, key="person")


def planned_for_a_model(place: Place) -> None:
    """A plan that guesses a column by the labels, with every kind of attribute."""
    sqlanon.plan(
        place.url,
        "people",
        columns={**PLAIN, "age": {"role": "quasi"}, "city": {"role": "quasi"}},
        privacy=[{"k_anonymity": {"k": 3}}],
        purpose={"model": "illness"},
    )


def compared_by_persons(place: Place) -> None:
    """Releases that count persons, one after the other and two together; one is forgotten."""
    people = place.quote("people")
    names = [place.quote(name) for name in ("person", "illness", "age")]
    privacy = [{"k_anonymity": {"k": 3, "person": "illness"}}]
    columns = {"person": {"role": "drop"}, "illness": {"role": "drop"}}
    for table in ("kept", "kept", "kept_too"):
        target = {"table": table, "if_exists": "replace"}
        guard = {"action": "suppress", "compare": "previous"}
        anonymize(place, columns, target, privacy=privacy, release_guard=guard)
        place.run(f"INSERT INTO {people} ({', '.join(names)}) VALUES (99, 'new', 9)")
    sqlanon.compare(place.url, "kept", "kept_too")
    place.run(f"DELETE FROM {people} WHERE {names[0]} = 99")
    since = dt.datetime.now(dt.UTC).isoformat()
    for number, table in enumerate(("known", "known", "known_too")):
        target = {"table": table, "if_exists": "replace", "key": "person"}
        for action in ("warn",) if number < 2 else ("suppress", "warn"):
            guard = {"action": action, "since": since}
            said = {"privacy": privacy, "release_guard": guard, "max_suppression": 0.9}
            with suppress(VerificationError):  # who went from earlier ones are too few
                anonymize(place, columns, target, **said)
        place.run(f"INSERT INTO {people} ({', '.join(names)}) VALUES ({90 + number}, 'new', 9)")
    sqlanon.compare(place.url, "known", "known_too")
    sqlanon.forget(place.url, str(ROWS[0][-1]), "known")


def matched_by_labels(place: Place) -> None:
    """Three tables read together without keys: sets, ranges, a mask, NULL and a hierarchy."""
    columns = {"age": "text", "zip": "text", "city": "text", "illness": "text"}
    classes: tuple[list[tuple[str | None, ...]], ...] = (
        [("[20-29]", "02*", "Aachen"), ("{21, 33}", None, "north")],
        [("*", "02*", "west"), ("{29, 33}", "*", "Celle")],
        [("*", "*", "*"), ("<40", "021", "west")],
    )
    tables = ("one", "two", "three")
    for name, labels in zip(tables, classes, strict=True):
        rows = [(*label, illness) for label in labels for illness in JOBS]
        place.load(name, columns, rows)
    said: dict[str, Any] = {
        "quasi": ["age", "zip", "city"],
        "hierarchies": {"city": {"taxonomy": TAXONOMY}},
    }
    sqlanon.compare_tables(place.url, *tables, sensitive=["illness"], **said)
    sqlanon.compare_tables(place.url, *tables[:2], same_persons=True, **said)


def as_view(place: Place) -> None:
    """A release that is a view; made a second time over itself, and refreshed; then it is live."""
    target = {"table": "shown", "mode": "view", "if_exists": "replace"}
    for _ in range(2):
        anonymize(place, {}, target)
    sqlanon.refresh(place.url, "shown")
    anonymize(place, {}, {**target, "follows": "live"})


def as_views_of_persons(place: Place) -> None:
    """A release whose classes are of persons, as a view that is refreshed."""
    target = {"table": "shown", "mode": "view"}
    anonymize(place, {}, target, privacy=[{"k_anonymity": {"k": 3, "person": "person"}}])
    sqlanon.refresh(place.url, "shown")
    place.run("DELETE FROM people")
    emptied = sqlanon.Job.from_mapping(
        {
            "source": "people",
            "target": target,
            "columns": {"age": {"role": "quasi"}},
            "privacy": [{"k_anonymity": {"k": 3}}],
            "min_rows": 0,
        }
    )
    for _ in ("of rows that go", "of none"):
        sqlanon.refresh(place.url, emptied)


def asked_afterwards(place: Place) -> None:
    """Runs that fail when they have published, where DDL commits, or would have: it is asked."""
    for mode, name in (("table", "released"), ("view", "shown")):
        target = {"table": name, "mode": mode, "if_exists": "replace"}
        anonymize(place, {}, target)
        calls = count()

        def fail_once(*told: Any, calls: count[int] = calls) -> None:
            publish_release(*told)
            if next(calls) == 0:
                raise DatabaseError("broken off")

        with patch("sqlanon.api.run.publish_release", fail_once), suppress(DatabaseError):
            anonymize(place, {}, target)


def updated_in_place(place: Place) -> None:
    """The rows of a table with a key and a trigger are updated, some are deleted."""
    place.run("CREATE TABLE cards (id INTEGER NOT NULL PRIMARY KEY, age INTEGER, town VARCHAR(9))")
    people = ", ".join(
        f"({number}, {20 + number % 5}, 'town {number % 2}')" for number in range(40)
    )
    place.run(f"INSERT INTO cards VALUES (99, 99, 'town'), {people}")
    hold = {}
    if place.name == "postgresql":
        place.run(
            "CREATE FUNCTION told() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END'",
            "CREATE TRIGGER told AFTER UPDATE ON cards FOR EACH ROW EXECUTE FUNCTION told()",
        )
        hold = {"triggers": "hold"}
    guard = {"write_guard": True} if place.name in {"postgresql", "sqlite"} else {}
    sqlanon.anonymize(
        place.url,
        "cards",
        columns={
            "id": {"role": "identifier", "action": "keep"},
            "age": {"role": "quasi", "max_level": 0},
            "town": {"role": "quasi", "hierarchy": {"mask": {"steps": [1]}}},
        },
        algorithm="optimal",
        max_suppression=5,
        privacy=[{"k_anonymity": {"k": 5}}],
        target={"mode": "replace", "by": "update", **hold, **guard},
        in_place=True,
    )


def resumed_in_place(place: Place) -> None:
    """Rows come to a table that was made anonymous, and it is made so once more."""
    place.run("CREATE TABLE pets (id INTEGER NOT NULL PRIMARY KEY, kind VARCHAR(9), town TEXT)")
    kinds = [("cat", "mammal", "*"), ("dog", "mammal", "*"), ("hen", "bird", "*")]
    rows = ", ".join(f"({n}, '{kinds[n % 3][0]}', 'town {n % 2}')" for n in range(12))
    place.run(f"INSERT INTO pets VALUES {rows}, (99, 'hen', 'town 3')")
    guard = {"write_guard": True} if place.name in {"postgresql", "sqlite"} else {}
    for k in (3, 5, 5):
        sqlanon.anonymize(
            place.url,
            "pets",
            columns={
                "id": {"role": "identifier", "action": "keep"},
                "kind": {"role": "quasi", "hierarchy": {"rows": kinds}},
                "town": {"role": "quasi", "hierarchy": {"mask": {"steps": [1]}}, "min_level": 1},
            },
            algorithm="ola",
            max_suppression=2,
            privacy=[{"k_anonymity": {"k": k}}],
            target={"mode": "replace", "by": "update", **guard},
            release_guard={"action": "warn", "compare": "previous"},
            in_place=True,
        )
        place.run("DELETE FROM pets WHERE id = 2")


def resumed_by_classes(place: Place) -> None:
    """Rows come to a table whose regions are known, and some of them go."""
    place.run("CREATE TABLE birds (id INTEGER NOT NULL PRIMARY KEY, kind VARCHAR(9), ill TEXT)")
    kinds = [("hen", "fowl", "*"), ("duck", "fowl", "*"), ("owl", "other", "*")]
    rows = ", ".join(f"({n}, '{kinds[n % 3][0]}', 'ill {n % 4}')" for n in range(12))
    place.run(f"INSERT INTO birds VALUES {rows}, (98, 'hen', NULL), (99, 'owl', 'ill 1')")
    kind = {"role": "quasi", "hierarchy": {"rows": kinds}}
    jobs: list[tuple[str, dict[str, Any], str]] = [
        ("mondrian", kind, "sensitive"),
        ("mondrian", kind, "sensitive"),
        ("top_down", {**kind, "max_level": 1}, "sensitive"),
        ("mondrian", kind, "quasi"),
    ]
    for algorithm, how, ill in jobs:
        models = [{"l_diversity": {"column": "ill", "l": 2}}] if ill == "sensitive" else []
        with suppress(JobError):
            sqlanon.anonymize(
                place.url,
                "birds",
                columns={
                    "id": {"role": "identifier", "action": "keep"},
                    "kind": how,
                    "ill": {"role": ill},
                },
                algorithm=algorithm,
                privacy=[{"k_anonymity": {"k": 4}}, *models],
                target={"mode": "replace", "by": "update"},
                release_guard={"action": "warn", "compare": "previous"},
                in_place=True,
            )
        place.run("DELETE FROM birds WHERE id = 2", "UPDATE birds SET kind = 'owl' WHERE id = 3")


def dropped_in_place(place: Place) -> None:
    """A column of names goes with the run, where the engine takes that back with the rest."""
    place.run("CREATE TABLE named (id INTEGER NOT NULL PRIMARY KEY, name VARCHAR(9), age INTEGER)")
    people = ", ".join(f"({number}, 'n{number}', {20 + number % 5})" for number in range(20))
    place.run(f"INSERT INTO named VALUES {people}")
    with suppress(UnsupportedError):
        sqlanon.anonymize(
            place.url,
            "named",
            columns={
                "id": {"role": "identifier", "action": "keep"},
                "name": {"role": "drop"},
                "age": {"role": "quasi", "output": "median"},
            },
            privacy=[{"k_anonymity": {"k": 4}}],
            target={"mode": "replace", "by": "update"},
            in_place=True,
        )


def retyped_in_place(place: Place) -> None:
    """A column of numbers becomes text in place, where the engine takes that back with the rest."""
    place.run("CREATE TABLE ages (id INTEGER NOT NULL PRIMARY KEY, age INTEGER)")
    people = ", ".join(f"({number}, {20 + number % 5})" for number in range(20))
    place.run(f"INSERT INTO ages VALUES {people}")
    if place.name == "sqlite":  # elsewhere an index is in the way
        place.run("CREATE INDEX by_age ON ages (age)")
    with suppress(UnsupportedError):
        sqlanon.anonymize(
            place.url,
            "ages",
            columns={
                "id": {"role": "identifier", "action": "keep"},
                "age": {"role": "quasi", "retype": True},
            },
            privacy=[{"k_anonymity": {"k": 5}}],
            target={"mode": "replace", "by": "update"},
            in_place=True,
        )


def renumbered_in_place(place: Place) -> None:
    """A key gets new numbers, and so do two columns that point to it."""
    always = " GENERATED ALWAYS AS IDENTITY" if place.name == "postgresql" else ""
    forced = " OVERRIDING SYSTEM VALUE" if always else ""
    taken = ""
    if place.name == "duckdb":
        place.run("CREATE SEQUENCE wards")
        taken = " DEFAULT nextval('wards')"
    rows = ", ".join(f"({number}, {20 + number % 4})" for number in range(1, 17))
    place.run(
        f"CREATE TABLE wards (id INTEGER NOT NULL{always}{taken} PRIMARY KEY, age INTEGER)",
        f"INSERT INTO wards (id, age){forced} VALUES {rows}",
        "CREATE TABLE stays (ward INTEGER, after INTEGER)",
        "INSERT INTO stays VALUES (1, 2), (2, NULL)",
    )
    references = ["stays.ward", "stays.after"]
    sqlanon.anonymize(
        place.url,
        "wards",
        columns={
            "id": {"role": "identifier", "action": "renumber", "references": references},
            "age": {"role": "quasi", "output": "median"},
        },
        privacy=[{"k_anonymity": {"k": 4}}],
        target={"mode": "replace", "by": "update"},
        in_place=True,
    )


def from_a_stored_hierarchy(place: Place) -> None:
    """A hierarchy is imported, listed, exported and used."""
    sqlanon.import_hierarchy(place.url, TAXONOMY, "cities")
    sqlanon.list_hierarchies(place.url)
    sqlanon.hierarchy_rows(place.url, "cities")
    anonymize(place, {"city": {"role": "quasi", "hierarchy": {"table": "cities"}}})
    cities = [str(row[0]) for row in place.rows("SELECT DISTINCT city FROM people") if row[0]]
    nodes = [*((city, f"near {n % 2}") for n, city in enumerate(cities)), ("near 0", "*")]
    place.load("places", {"node": "text", "above": "text"}, nodes)
    places = {"table": "places", "child": "node", "parent": "above"}
    sqlanon.build_hierarchy(place.url, "people", "city", places, "near")


def hierarchy_built(place: Place) -> None:
    """A hierarchy over a column is built and kept, twice; one of numbers is read by value."""
    for again in (False, True):
        sqlanon.build_hierarchy(
            place.url,
            "people",
            "zip",
            {"mask": {"steps": [1]}},
            "zips",
            replace=again,
        )
    sqlanon.build_hierarchy(place.url, "people", "score", {"intervals": [0.5, 1]}, "scores")
    anonymize(place, {"score": {"role": "quasi", "hierarchy": {"table": "scores"}}})


def new_to_hierarchy(place: Place) -> None:
    """Rows with values that a hierarchy lacks are suppressed before the search."""
    known = {"rows": [("0009", "00*", "*"), ("0119", "01*", "*")]}
    anonymize(
        place,
        {"zip": {"role": "quasi", "hierarchy": known}},
        on_new_value="suppress",
        max_suppression=0.99,
    )


def keyed_by_text(place: Place) -> None:
    """A table in place whose primary key is a text, which may hold NULL on one engine."""
    place.run(
        "CREATE TABLE keyed (id VARCHAR(9) PRIMARY KEY, city TEXT)",
        *(f"INSERT INTO keyed VALUES ('u{n}', '{'ab'[n % 2]}')" for n in range(8)),
    )
    sqlanon.anonymize(
        place.url,
        "keyed",
        target={"table": "keyed", "mode": "replace", "by": "update"},
        columns={
            "id": {"role": "keep"},
            "city": {"role": "quasi", "hierarchy": {"flat": True}},
        },
        privacy=[{"k_anonymity": {"k": 3}}],
        in_place=True,
    )


def broken_hierarchies(place: Place) -> None:
    """Hierarchies are checked that have every fault."""
    levels = {f"level_{level}": "text" for level in range(4)}
    place.load(
        "faulty",
        levels,
        [
            ("a", "g", "G", "*"),
            ("a", "g", "G", "*"),
            ("b", "g", "H", "+"),
            ("c", None, "H", "*"),
            ("d", "H", "I", "*"),
        ],
    )
    sqlanon.check_hierarchy(place.url, "faulty", table="people", column="city", show_values=True)
    with suppress(HierarchyError):
        anonymize(place, {"city": {"role": "quasi", "hierarchy": {"table": "faulty"}}})


def measured(place: Place) -> None:
    """A table is measured under each privacy model."""
    ill = {"column": "illness"}
    ordered = {"distance": "ordered", "order": [*JOBS]}
    tree = {"distance": "hierarchical", "hierarchy": {"taxonomy": {"all": [*JOBS]}}}
    everybody = {"population": "people"}
    models: list[dict[str, Any]] = [
        {"k_anonymity": {"k": 2, "person": "person"}},
        *({"l_diversity": {**ill, "l": 2, "variant": v}} for v in ("distinct", "entropy")),
        {"l_diversity": {**ill, "l": 2, "variant": "recursive", "c": 2}},
        *({"t_closeness": {**ill, "t": 0.5, **by}} for by in ({}, ordered, tree)),
        {"alpha_k": {**ill, "alpha": 0.5, "value": "nurse"}},
        {"beta_likeness": {**ill, "beta": 2}},
        {"delta_disclosure": {**ill, "delta": 2}},
        {"delta_presence": {**everybody, "min": 0.1, "max": 1}},
        {"k_map": {**everybody, "k": 2}},
        *({"average_risk": {"threshold": 0.5, **by}} for by in ({}, everybody)),
        {"sample_uniqueness": {"threshold": 0.5}},
        {"m_uniqueness": {**ill, "m": 2}},
    ]
    sqlanon.check(place.url, "people", quasi=["age", "city"], privacy=models)


def cleaned(place: Place) -> None:
    """What a killed run left is removed, and what a view has read that was dropped."""
    anonymize(place, {}, {"table": "shown", "mode": "view"})
    place.run("DROP VIEW shown")
    left = place.quote("_sqlanon_0123456789ab_1_target")
    mark = " COMMENT = 'sqlanon: unfinished, remove with `sqlanon clean`'"
    place.run(f"CREATE TABLE {left} (x INTEGER){mark if place.name == 'mariadb' else ''}")
    place.run("CREATE TABLE sqlanon_recoding_0123456789ab_0 (x INTEGER)")  # no ledger knows it
    sqlanon.clean(place.url)


def planned(place: Place) -> None:
    """A plan writes down what a run would write."""
    sqlanon.plan(
        place.url,
        "people",
        columns={**PLAIN, "grade": {"role": "quasi", "order": ["a", "b", "c"]}},
        privacy=[{"k_anonymity": {"k": 3}}],
        target="released",
        figures="internal",
    )


def planned_by_levels(place: Place) -> None:
    """A plan that compares level vectors, with a label of each level."""
    sqlanon.plan(
        place.url,
        "people",
        columns={
            **PLAIN,
            "age": {"role": "quasi", "hierarchy": {"intervals": [2, 4]}},
            "city": {"role": "quasi"},
        },
        privacy=[{"k_anonymity": {"k": 3}}],
        algorithm="optimal",
    )


def numbers_clustered(place: Place) -> None:
    """Clusters of numbers near each other, in blocks and at once."""
    columns: dict[str, dict[str, Any]] = {
        "age": {"role": "quasi", "output": "mean"},
        "score": {"role": "quasi", "output": "median"},
        "zip": {"role": "drop"},
        "city": {"role": "drop"},
    }
    anonymize(place, columns, algorithm={"microaggregation": {"mode": "exact"}})


def numbers_of_persons(place: Place) -> None:
    """Clusters of k persons, in blocks of which one is a single person's."""
    rows = [(n, max(n, 100)) for n in range(200)]
    place.load("numbered", {"v": "integer", "who": "integer"}, rows)
    sqlanon.anonymize(
        place.url,
        "numbered",
        columns={"v": {"role": "quasi", "output": "mean"}, "who": {"role": "drop"}},
        privacy=[{"k_anonymity": {"k": 2, "person": "who"}}],
        target={"table": "released", "if_exists": "replace"},
        algorithm="microaggregation",
    )


def two_tables(place: Place) -> None:
    """Quasi-identifiers as they are, and a table of sensitive values by group."""
    diverse = [sqlanon.LDiversity(column="illness", l=2)]
    anonymize(place, {}, privacy=diverse, algorithm="anatomy")
    sqlanon.check(place.url, "released", quasi=["age"], values="released_illness", privacy=diverse)
    shown = {"table": "seen", "mode": "view"}
    anonymize(place, {}, shown, privacy=diverse, algorithm="anatomy")


def detail_tables(place: Place) -> None:
    """A person table, a detail table with a hashed column and one with items, twice.

    Pairs of items are rare, but not those of an item and a group: more groups rise than have to.
    """
    rows = [(number % 40, number, "told") for number in range(90)] + [(None, 1, "told")]
    place.load("visits", {"whose": "integer", "cost": "integer", "said": "text"}, rows)
    hashed = {"role": "identifier", "action": "hash", "key": "sixteen characters"}
    visits = {
        "source": "visits",
        "target": "visits_released",
        "key": "whose",
        "columns": {"cost": {"role": "keep"}, "said": hashed},
    }
    costs = [
        (place + number, f"{group}{(number // 3, number % 3)[group in 'bd']}")
        for group, place in zip("abcd", (0, 0, 20, 20), strict=True)
        for number in range(9)
    ]
    place.load("costs", {"whose": "integer", "what": "text"}, costs)
    items = {
        "source": "costs",
        "target": "costs_released",
        "key": "whose",
        "columns": {"what": {"role": "quasi", "hierarchy": {"mask": {"steps": [1, 2]}}}},
        "privacy": [{"km_anonymity": {"k": 3, "m": 2}}],
    }
    columns = {"person": {"role": "identifier", "action": "renumber"}}
    said: dict[str, Any] = {
        "columns": {**PLAIN, **columns},
        "privacy": [{"k_anonymity": {"k": 3}}],
        "target": {"table": "released", "if_exists": "replace"},
        "tables": [visits, items],
    }
    sqlanon.plan(place.url, "people", script=False, **said)
    for _ in range(2):
        sqlanon.anonymize(place.url, "people", **said)


def items_of_several_columns(place: Place) -> None:
    """A detail table of which two columns are generalized together: what, and on which day."""
    rows = [
        (number % 40, f"{'ab'[number % 2]}{number % 6}", f"{'xy'[number % 2]}{number % 5}")
        for number in range(90)
    ]
    place.load("costs", {"whose": "integer", "what": "text", "day": "text"}, rows)
    items = {
        "source": "costs",
        "target": "costs_released",
        "key": "whose",
        "columns": {
            name: {"role": "quasi", "hierarchy": {"mask": {"steps": [1, 2]}}}
            for name in ("day", "what")
        },
        "privacy": [{"km_anonymity": {"k": 3, "m": 2}}],
    }
    columns = {"person": {"role": "identifier", "action": "renumber"}}
    sqlanon.anonymize(
        place.url,
        "people",
        columns={**PLAIN, **columns},
        privacy=[{"k_anonymity": {"k": 3}}],
        target={"table": "released", "if_exists": "replace"},
        tables=[items],
    )


def details_withheld(place: Place) -> None:
    """A detail table whose persons are read together with those of the night before."""
    rows = [(number % 40, number) for number in range(90)]
    place.load("visits", {"whose": "integer", "cost": "integer"}, rows)
    visits = {
        "source": "visits",
        "target": "visits_released",
        "key": "whose",
        "columns": {"cost": {"role": "keep"}},
    }
    said: dict[str, Any] = {
        "columns": {
            **PLAIN,
            **{name: {"role": "drop"} for name in ("age", "zip")},
            "person": {"role": "identifier", "action": "renumber"},
        },
        "privacy": [{"k_anonymity": {"k": 3}}],
        "algorithm": "mondrian",
        "target": {"table": "kept", "if_exists": "replace", "key": "person"},
        "tables": [visits],
        "max_suppression": 0.5,
        "release_guard": {"action": "suppress"},
    }
    sqlanon.anonymize(place.url, "people", **said)
    place.run("DELETE FROM people WHERE person = 7")
    sqlanon.anonymize(place.url, "people", **said, recoding={"reuse": "last"})


def aggregated(place: Place) -> None:
    """A person table with columns that are made of two others."""
    rows = [(number % 40, number % 7, f"2020-0{number % 9 + 1}-01") for number in range(90)]
    place.load("visits", {"whose": "integer", "cost": "integer", "day": "date"}, rows)
    place.load("calls", {"whose": "text", "line": "text"}, [("a", "x"), ("b", None)])
    visits = {
        "visits": {"count": "whose"},
        "cost": {"sum": "cost"},
        "usual": {"mean": "cost"},
        "first": {"min": "day"},
        "last": {"max": "day"},
    }
    lines = {"lines": {"distinct": "line"}}
    anonymize(
        place,
        {"visits": {"role": "quasi"}, "cost": {"role": "keep"}},
        aggregates=[
            {"source": "visits", "key": "whose", "person": "person", "columns": visits},
            {"source": "calls", "key": "whose", "person": "grade", "columns": lines},
        ],
        unlisted="drop",
    )


def without_a_snapshot(place: Place) -> None:
    """Runs that see what others commit: one reads a copy, one compares what it read twice."""
    anonymize(place, {})
    with suppress(SourceChangedError, UnsupportedError):
        anonymize(place, {}, {"mode": "replace", "by": "swap"}, in_place=True)


def compiled(place: Place) -> None:
    """A recoding is stored and its script written: levels, also of a population, cut, regions."""
    ill = {"column": "illness"}
    order = {"distance": "ordered", "order": [*JOBS]}
    said = {
        "source": "people",
        "target": {"table": "released", "if_exists": "replace"},
        "on_new_value": "suppress",
        "columns": {**PLAIN, "zip": {"role": "quasi", "hierarchy": {"mask": {"steps": [1, 2]}}}},
        "privacy": [{"k_anonymity": {"k": 3}}, {"t_closeness": {**ill, "t": 0.9, **order}}],
        "max_suppression": 0.9,
    }
    job = sqlanon.Job.from_mapping({**said, "algorithm": "optimal"})
    for form in ("script", "procedure", "dbt"):
        with suppress(UnsupportedError):
            sqlanon.compile_job(job, connection=place.url, form=form)
    privacy = [{"k_anonymity": {"k": 3}}, {"l_diversity": {**ill, "l": 2}}]
    job = sqlanon.Job.from_mapping({**said, "privacy": privacy, "algorithm": "top_down"})
    sqlanon.compile_job(job, connection=place.url)
    privacy = [{"delta_presence": {"population": "people", "min": 0, "max": 1}}]
    job = sqlanon.Job.from_mapping({**said, "privacy": privacy, "algorithm": "datafly"})
    sqlanon.compile_job(job, connection=place.url)
    accepted = {f"W0{number}": "of no matter here" for number in range(1, 10)}
    job = sqlanon.Job.from_mapping({**said, "strict": True, "accept": accepted})
    sqlanon.compile_job(job, connection=place.url)
    job = sqlanon.Job.from_mapping(said)
    sqlanon.compile_job(job, connection=place.url)
    sqlanon.run(job, connection=place.url)
    persons = sqlanon.Job.from_mapping({**said, "person": "person"})
    sqlanon.compile_job(persons, connection=place.url)
    place.run("DELETE FROM people WHERE age = 36")  # a class is not filled any more
    sqlanon.compile_job(job, connection=place.url, from_run="last")
    sqlanon.drop_compiled(job, connection=place.url)


def reused(place: Place) -> None:
    """A release by the classes of the one before, of which one is not filled any more; merged."""
    said: dict[str, Any] = {
        "source": "people",
        "target": {"table": "released", "if_exists": "replace"},
        "columns": {**PLAIN, "zip": {"role": "quasi", "hierarchy": {"mask": {"steps": [1, 2]}}}},
        "privacy": [{"k_anonymity": {"k": 3}}],
        "max_suppression": 0.9,
    }
    sqlanon.run(sqlanon.Job.from_mapping(said), connection=place.url)
    place.run("DELETE FROM people WHERE age = 36")
    again = {**said, "recoding": {"reuse": "last"}}
    sqlanon.run(sqlanon.Job.from_mapping(again), connection=place.url)
    place.run("DELETE FROM people WHERE zip LIKE '1%'")
    near = {**said, "recoding": {"reuse": "last", "violating": "merge"}}
    sqlanon.run(sqlanon.Job.from_mapping(near), connection=place.url)
    pinned = {**said, "algorithm": {"fixed": {"levels": {"age": 1, "zip": 1, "city": 0}}}}
    sqlanon.run(sqlanon.Job.from_mapping(pinned), connection=place.url)
    merging = {**said, "algorithm": "optimal", "search_in": "database"}
    merging["recoding"] = {"reuse": "last", "violating": "merge"}
    sqlanon.run(sqlanon.Job.from_mapping(merging), connection=place.url)


def merged_by_keys(place: Place) -> None:
    """Classes of the release before, put together where rows stay in them by their keys."""
    kinds = {"person": "integer", "east": "integer", "town": "text"}
    rows = [(n, n % 20, "abc"[n // 10 % 3]) for n in range(60)]
    place.load("measured_points", kinds, rows)
    said: dict[str, Any] = {
        "source": "measured_points",
        "target": {"table": "released_points", "if_exists": "replace", "key": "person"},
        "columns": {"east": {"role": "quasi"}, "town": {"role": "quasi"}},
        "unlisted": "drop",
        "privacy": [{"k_anonymity": {"k": 3}}],
        "release_guard": {"action": "warn"},
        "max_suppression": 0.9,
    }
    sqlanon.run(sqlanon.Job.from_mapping(said), connection=place.url)
    place.run("DELETE FROM measured_points WHERE east < 3 AND person > 20")
    said["recoding"] = {"reuse": "last", "violating": "merge"}
    sqlanon.run(sqlanon.Job.from_mapping(said), connection=place.url)


def proposed(place: Place) -> None:
    """A job proposed from all rows with the values of columns listed, and from some rows."""
    sqlanon.propose(place.url, "people", values=True)
    sqlanon.propose(place.url, "people", sample=10)
    place.load("visits", {"code": "text"}, [("E11",), ("E11.9",), ("I10",), ("I10.0",)])
    sqlanon.propose(place.url, "visits")


def named(place: Place) -> None:
    """Identifiers that a proposal knows by their values, and a release that names them."""
    rows = [
        (n // 2, f"+41 79 555 01 {n // 6:02}", "abc"[n // 2 % 3], "de"[n % 2]) for n in range(24)
    ]
    place.load("calls", {"client": "integer", "x": "text", "y": "text", "z": "text"}, rows)
    sqlanon.propose(place.url, "calls")
    columns: dict[str, Any] = {
        "client": {"role": "drop"},
        "x": {"role": "quasi"},
        "y": {"role": "quasi", "output": "mode"},
        "z": {"role": "keep"},
    }
    counting: tuple[dict[str, Any], ...] = ({"person": "client"}, {})
    for persons in counting:
        sqlanon.plan(
            place.url,
            "calls",
            columns=columns,
            privacy=[{"k_anonymity": {"k": 3}}],
            algorithm="mondrian",
            accept={"W06": "only a plan"},
            **persons,
        )


def explored(place: Place) -> None:
    """What a release would be, looked at before there is one."""
    job = Job.from_mapping(
        {
            "source": "people",
            "columns": PLAIN,
            "privacy": [{"k_anonymity": {"k": 3}}],
        }
    )
    with Exploration.connect(job, place.url, Observer()) as held:
        held.find_release(job)


FILES: dict[str, Any] = {
    "columns": {
        "age": {"role": "quasi", "hierarchy": {"intervals": [10]}},
        "city": {"role": "quasi"},
    },
    "unlisted": "drop",
    "privacy": [{"k_anonymity": {"k": 3}}],
}


def from_csv(place: Place) -> None:
    """A file of texts becomes one that knows its types; of DuckDB's alone, which reads it."""
    if place.url.startswith("duckdb"):
        with TemporaryDirectory() as name:
            text = "".join(f"{age},{city or ''}\n" for _, age, _, _, _, city, *_ in ROWS)
            source, target = Path(name, "people.csv"), Path(name, "released.parquet")
            source.write_text(f"age,city\n{text}")
            sqlanon.propose(source)
            known = {"role": "quasi", "missing": ["unknown", "n/a"]}
            columns = {**FILES["columns"], "city": known}
            sqlanon.anonymize(source, target=target, **{**FILES, "columns": columns})


def from_parquet(place: Place) -> None:
    """The other way round, from a folder of parts, compressed."""
    if place.url.startswith("duckdb"):
        with TemporaryDirectory() as name, duckdb.connect() as database:
            source, target = Path(name, "people.parquet"), Path(name, "released.csv.gz")
            source.mkdir()
            cells = [(age, city) for _, age, _, _, _, city, *_ in ROWS]
            database.execute("CREATE TABLE people (age INTEGER, city VARCHAR)")
            database.executemany("INSERT INTO people VALUES (?, ?)", cells)
            for number in range(2):
                database.table("people").write_parquet(str(source / f"part-{number}.parquet"))
            sqlanon.anonymize(source, target=target, **FILES)


def used_beside_the_opened(place: Place) -> None:
    """A second connection begins with the database that was opened, and is led to the used one."""
    if place.url.startswith("duckdb"):
        with duckdb.connect() as database:
            database.execute("ATTACH ':memory:' AS other")
            database.execute("USE other")
            with closing(connect(database).companion()):
                pass


def signatures_kept(place: Place) -> None:
    """Two nights by m-invariance: some have gone, so that others are balanced by counterfeits."""
    said: dict[str, Any] = {
        "columns": {"grade": {"role": "drop"}, "city": {"role": "quasi"}},
        "target": {"table": "nightly", "if_exists": "replace", "key": "person"},
        "privacy": [{"m_uniqueness": {"column": "illness", "m": 2}}],
        "algorithm": "m_invariance",
        "release_guard": {"action": "store"},
    }
    first = anonymize(place, **said)
    place.run("DELETE FROM people WHERE person < 9 AND illness <> 'nurse'")
    runs = first.run_id, anonymize(place, **said).run_id
    for privacy in ([{"l_diversity": {"column": "illness", "l": 2}}], []):
        sqlanon.compare(place.url, *runs, privacy=privacy)


def refused_by_the_guard(place: Place) -> None:
    """A newcomer would be alone in a joint class, which the error names."""
    said: dict[str, Any] = {
        "columns": {"zip": {"role": "drop"}, "city": {"role": "drop"}},
        "target": {"table": "guarded", "if_exists": "replace", "key": "person"},
        "release_guard": {"action": "refuse"},
    }
    anonymize(place, **said)
    names = f"{place.quote('person')}, {place.quote('age')}"
    place.run(f"INSERT INTO {place.quote('people')} ({names}) VALUES (99, 9)")
    with suppress(VerificationError):
        anonymize(place, **said)


def items_of_several_nights(place: Place) -> None:
    """Items, and those of a detail table, read together with those of the night before."""
    rows = [(number, number % 40, f"a{number % 2}") for number in range(80)]
    place.load("buys", {"number": "integer", "whose": "integer", "what": "text"}, rows)
    what = {"role": "quasi", "hierarchy": {"mask": {"steps": [1, 2]}}}
    guard: dict[str, Any] = {"release_guard": {"action": "warn"}}
    items: dict[str, Any] = {
        "columns": {
            "number": {"role": "drop"},
            "whose": {"role": "drop"},
            "what": what,
        },
        "privacy": [{"km_anonymity": {"k": 3, "m": 2, "person": "whose"}}],
        "algorithm": "apriori",
        "target": {"table": "kept", "if_exists": "replace", "key": "number"},
    }
    buys = {
        "source": "buys",
        "target": "buys_released",
        "key": "whose",
        "columns": {"what": what},
        "unlisted": "drop",
        "privacy": [{"km_anonymity": {"k": 3, "m": 2}}],
    }
    persons: dict[str, Any] = {
        "columns": {**PLAIN, "person": {"role": "identifier", "action": "renumber"}},
        "privacy": [{"k_anonymity": {"k": 3}}],
        "target": {"table": "released", "if_exists": "replace", "key": "person"},
        "tables": [buys],
    }
    sqlanon.anonymize(place.url, "buys", **items, **guard)
    sqlanon.anonymize(place.url, "people", **persons, **guard)
    place.run("DELETE FROM buys WHERE number < 3")
    for make in (sqlanon.plan, sqlanon.anonymize):
        make(place.url, "buys", **items, **guard, recoding={"reuse": "last"})
        make(place.url, "people", **persons, **guard)
    sqlanon.compare(place.url, "released", k=3)


def population_of_several_nights(place: Place) -> None:
    """Who of everybody may be in the classes of two releases, one of which has other levels."""
    everybody = [row[1:3] for row in ROWS] * 5
    place.load("everybody", {"age": "integer", "zip": "text"}, everybody)
    public: list[dict[str, Any]] = [
        {"k_map": {"population": "everybody", "k": 3}},
        {"delta_presence": {"population": "everybody", "min": 0, "max": 1}},
    ]
    for levels in ({"age": 1, "zip": 2}, {"age": 2, "zip": 1}):
        said: dict[str, Any] = {
            "columns": {
                "person": {"role": "drop"},
                "age": {"role": "quasi", "hierarchy": {"intervals": [10, 100]}},
                "zip": {"role": "quasi", "hierarchy": {"mask": {"steps": [1, 2]}}},
            },
            "unlisted": "drop",
            "privacy": public,
            "algorithm": {"fixed": {"levels": levels}},
            "max_suppression": 1.0,
            "target": {"table": "kept", "if_exists": "replace", "key": "person"},
            "release_guard": {"action": "warn"},
        }
        sqlanon.plan(place.url, "people", **said)
        sqlanon.anonymize(place.url, "people", **said)
    sqlanon.compare(place.url, "kept", privacy=public)


def audited(place: Place) -> None:
    """A file that checks a release without sqlanon."""
    diverse = {"column": "illness", "l": 1, "variant": "entropy"}
    made = anonymize(place, {}, privacy=[{"k_anonymity": {"k": 2}}, {"l_diversity": diverse}])
    sqlanon.compile_audit(place.url, made.to_dict())


SCENARIOS = (
    *(
        proposed,
        new_to_hierarchy,
        keyed_by_text,
        named,
        strict_loss,
        strict_median,
        stepped,
        instants,
        relaxed,
        relaxed_sets,
        full_domain,
        put_together,
        distributed,
        suppressed_at_least_k,
        cut_from_above,
        cut_from_below,
        items_of_persons,
        values_suppressed,
        cells_suppressed,
        ordered_and_cut,
        ordered_in_steps,
        ordered_by_sets,
        ordered_by_sets_at_once,
        hardly_repeated,
        clustered,
        networked,
        under_models,
        table_replaced,
    ),
    *(
        as_view,
        as_views_of_persons,
        compared_with_the_one_before,
        compared_by_persons,
        matched_by_labels,
        asked_afterwards,
        updated_in_place,
        resumed_in_place,
        resumed_by_classes,
        dropped_in_place,
        retyped_in_place,
        renumbered_in_place,
        from_a_stored_hierarchy,
        hierarchy_built,
        broken_hierarchies,
        measured,
        cleaned,
        planned,
        planned_by_levels,
        compiled,
        reused,
        merged_by_keys,
        numbers_clustered,
        two_tables,
        detail_tables,
        aggregated,
        signatures_kept,
        carried_in_streams,
        explored,
        from_csv,
        from_parquet,
        used_beside_the_opened,
        planned_for_a_model,
        cells_of_persons,
        numbers_of_persons,
        items_of_several_columns,
        details_withheld,
        refused_by_the_guard,
        refined_under_models,
        refined_otherwise,
        items_of_several_nights,
        population_of_several_nights,
        distances_carried,
        audited,
    ),
    without_a_snapshot,
)
