"""An external report has no figure but those that a reader counts in the release, and the job's.

Every number of its JSON is counted here again from the published rows, by Python alone; a number
that is nowhere in what was counted, nor in the job, fails.
"""

from __future__ import annotations

import json
import re
from collections import Counter, defaultdict
from itertools import combinations
from typing import TYPE_CHECKING, Any

import pytest
from intruder import Intruder
from jsonschema import Draft202012Validator

import sqlanon
from sqlanon.cli.app import main
from sqlanon.report.schema import build_schema

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence
    from pathlib import Path

    from engines import Place

Row = dict[str, Any]
Flat = dict[str, Any]
GROUP = "group_id"


# -- a recount of a release ------------------------------------------------------------------------


def classes_of(rows: Sequence[Row], names: Sequence[str]) -> dict[tuple[Any, ...], list[Row]]:
    found = defaultdict[tuple[Any, ...], list[Row]](list)
    for row in rows:
        found[tuple(str(row[name]) for name in names)].append(row)
    return found


def alone(rows: Sequence[Row], names: Sequence[str]) -> int:
    return sum(len(one) == 1 for one in classes_of(rows, names).values())


def risk_of(rows: Sequence[Row], names: Sequence[str]) -> Flat:
    sizes = [len(one) for one in classes_of(rows, names).values()]
    return {
        "highest": 1 / min(sizes),
        "average": len(sizes) / len(rows),
        "unique": alone(rows, names) / len(rows),
    }


def band_of(number: float, edges: Sequence[float]) -> tuple[float, float | None]:
    """The least and the greatest whole number of the band."""
    place = sum(number >= edge for edge in edges)
    least = edges[place - 1] if place else 1
    return least, edges[place] - 1 if place < len(edges) else None


def distance_of(inside: Counter[Any], whole: Counter[Any]) -> float:
    shares = (inside[one] / inside.total() - whole[one] / whole.total() for one in whole)
    return sum(map(abs, shares)) / 2


def reached(model: Mapping[str, Any], groups: Sequence[list[Row]]) -> float | None:
    """What the model measures of its worst class; None for one that a reader cannot count."""
    column = model.get("column")
    if column is not None and column not in next(iter(groups))[0]:
        return None
    values = [Counter(row[column] for row in one) for one in groups] if column else []
    match model["name"], model.get("variant"):
        case "k_anonymity", _:
            return min(map(len, groups))
        case ("l_diversity", "distinct") | ("m_uniqueness", None):
            return min(map(len, values))
        case "person_anonymity", _:
            return min(map(len, values))
    return None


def subsets_of(rows: Sequence[Row], quasi: Sequence[str]) -> list[Flat]:
    found = []
    for columns in (c for size in range(1, len(quasi) + 1) for c in combinations(quasi, size)):
        sizes = [len(one) for one in classes_of(rows, columns).values()]
        apart = sum(n * (len(rows) - n) for n in sizes) / (len(rows) * (len(rows) - 1))
        found.append(
            {
                "columns": list(columns),
                "combinations": len(sizes),
                "alone": sizes.count(1),
                "distinction": round(len(sizes) / len(rows), 3),
                "separation": pytest.approx(apart, abs=6e-4),
            }
        )
    return found


def sensitive_of(rows: Sequence[Row], groups: Iterable[list[Row]], column: str) -> list[Flat]:
    whole, found = Counter(row[column] for row in rows), Counter[tuple[Any, ...]]()
    held = Counter[tuple[Any, ...]]()
    for one in groups:
        inside = Counter(row[column] for row in one)
        apart = distance_of(inside, whole)
        edge = next(e for e in (0.05, 0.1, 0.2, 0.3, 0.5, 1.0) if apart <= e + 1e-9)
        band = (*band_of(len(inside), (2, 3, 4, 5, 10)), edge)
        found[band] += 1
        held[band] += len(one)
    return [
        {
            "values": one[0],
            "values_most": one[1],
            "distance": one[2],
            "classes": found[one],
            "rows": held[one],
        }
        for one in sorted(found, key=lambda band: (band[0], band[2]))
    ]


def sizes_of(groups: Iterable[list[Row]]) -> list[Flat]:
    edges = (2, 3, 5, 10, 20, 50, 100, 200, 500, 1000)
    bands = defaultdict[Any, list[int]](list)
    for one in groups:
        bands[band_of(len(one), edges)].append(len(one))
    return [
        {"least": band[0], "most": band[1], "classes": len(held), "rows": sum(held)}
        for band, held in sorted(bands.items())
    ]


def recounted(
    told: Mapping[str, Any], rows: Sequence[Row], levels: Mapping[str, int], values: Sequence[Row]
) -> Flat:
    """The same report with every number that a reader can count counted anew.

    Classes are told by a number where there is one; `values` are rows of a second table.
    """
    numbered = GROUP in rows[0]
    quasi = [GROUP] if numbered else list(told["recoding"]["attributes"])
    kept = list(told["other_columns"])
    groups = list(classes_of(rows, quasi).values())
    valued = list(classes_of(values, quasi).values()) or groups
    sizes = [len(one) for one in groups]
    columns: dict[str, Flat] = {
        name: {
            "values": len({row[name] for row in rows}),
            "unique_alone": alone(rows, [name]) / len(rows),
            "risk": risk_of(rows, [*quasi, name]),
        }
        for name in kept
    }
    sensitive = [n for n, one in told["job"]["columns"].items() if one["role"] == "sensitive"]
    return {
        "rows": {"published": len(rows)},
        "classes": {
            "count": len(sizes),
            "min": min(sizes),
            "mean": len(rows) / len(sizes),
            "max": max(sizes),
        },
        "models": [
            {"required": one["required"], "reached": reached(one, valued)} for one in told["models"]
        ],
        "risk": {} if values else {"after": risk_of(rows, quasi), **of_persons(told["job"])},
        "other_columns": columns,
        "warnings": [
            {"figures": identifying(columns[at]) if code == "W01" else shared(groups, at)}
            for code, at in ((one["code"], one["column"]) for one in told["warnings"])
        ],
        "recoding": {"levels": levels},
        "figures": {
            "sizes": sizes_of(groups),
            "subsets": [] if numbered else subsets_of(rows, quasi),
            "sensitive": {
                name: sensitive_of(rows, groups, name) for name in sensitive if name in rows[0]
            },
            "detail": {
                name: {"values": len({row[name] for row in rows})} for name in quasi if not numbered
            },
        },
    }


def of_persons(job: Mapping[str, Any]) -> Flat:
    """The most that a person's risk is: the job says it."""
    said = [one["person_anonymity"]["k"] for one in job["privacy"] if "person_anonymity" in one]
    return {"persons": 1 / max(said)} if said else {}


def identifying(column: Flat) -> Flat:
    """W01."""
    figures = {key: column[key] for key in ("unique_alone", "values")}
    return {"unique": column["risk"]["unique"], **figures}


def shared(groups: Iterable[list[Row]], column: str) -> Flat:
    """W02: classes of one value alone."""
    of_one = [one for one in groups if len({row[column] for row in one}) == 1]
    return {"classes": len(of_one), "rows": sum(map(len, of_one))}


def leaves(value: Any, at: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """Every number of JSON with its path."""
    match value:
        case dict():
            for key, one in value.items():
                yield from leaves(one, (*at, key))
        case list() | tuple():
            for place, one in enumerate(value):
                yield from leaves(one, (*at, place))
        case bool() | str() | None:
            pass
        case _:
            yield at, value


def check_every_number(
    told: Mapping[str, Any], rows: Sequence[Row], levels: Any, values: Sequence[Row] = ()
) -> None:
    """Each is what was counted; what was not counted is in the job or fails."""
    said = {key: one for key, one in told.items() if key != "job"}
    expected = dict(leaves(recounted(told, rows, levels, values)))
    found = dict(leaves(said))
    assert found.keys() - expected.keys() == set(), "numbers that nobody can count"
    assert expected.keys() - found.keys() == set(), "numbers that are missing"
    for at, one in found.items():
        assert one == pytest.approx(expected[at]), at


# -- jobs ------------------------------------------------------------------------------------------

KINDS = {"id": "bigint", "age": "bigint", "zip": "text", "ill": "text", "pay": "bigint"}
ROWS = [
    (n // 2, 20 + n * 37 % 41, f"{n * 7 % 3}{n * 5 % 4}{n % 5}", "abc"[n * n % 3], n * 13 % 60)
    for n in range(120)
]
INTERVALS = {"role": "quasi", "hierarchy": {"intervals": [10, 20]}}
MASK = {"role": "quasi", "hierarchy": {"mask": {"steps": [1, 2]}}}
COLUMNS: dict[str, Any] = {
    "id": {"role": "drop"},
    "age": INTERVALS,
    "zip": MASK,
    "ill": {"role": "sensitive"},
    "pay": {"role": "keep"},
}
K: dict[str, Any] = {"k_anonymity": {"k": 4}}
COMMON = {"columns": COLUMNS, "privacy": [K], "accept": {"W06": "each row is a case"}}
JOBS: dict[str, dict[str, Any]] = {
    "levels": {"algorithm": "optimal", "max_suppression": 0.1},
    "levels, suppressed rows kept": {
        "algorithm": "optimal",
        "max_suppression": 0.1,
        "suppressed": "keep",
    },
    "subtree": {"algorithm": "top_down", "columns": {**COLUMNS, "zip": {"role": "drop"}}},
    "cells": {"algorithm": "cell_suppression"},
    "ranges": {
        "algorithm": "mondrian",
        "columns": {**COLUMNS, "age": {"role": "quasi"}, "zip": {"role": "quasi"}},
        "privacy": [K, {"l_diversity": {"column": "ill", "l": 2}}],
    },
    "persons": {
        "algorithm": "mondrian",
        "columns": {**COLUMNS, "age": {"role": "quasi"}, "id": {"role": "keep"}},
        "privacy": [{"person_anonymity": {"k": 3, "person": "id"}}],
    },
    "hidden persons": {
        "algorithm": "mondrian",
        "columns": {**COLUMNS, "age": {"role": "quasi"}},
        "privacy": [{"person_anonymity": {"k": 3, "person": "id"}}],
    },
    "closeness": {
        "algorithm": "optimal",
        "max_suppression": 0.1,
        "privacy": [
            K,
            {"t_closeness": {"column": "ill", "t": 0.6}},
            {"beta_likeness": {"column": "ill", "beta": 5}},
        ],
    },
}


NUMBERED: dict[str, dict[str, Any]] = {
    "anatomy": {"algorithm": "anatomy", "privacy": [{"l_diversity": {"column": "ill", "l": 3}}]},
    "m_invariance": {
        "algorithm": {"m_invariance": {"key": "a key of sixteen letters"}},
        "privacy": [{"m_uniqueness": {"column": "ill", "m": 3}}],
    },
}
for _said in NUMBERED.values():
    _said["unlisted"] = "drop"
    _said["columns"] = {
        **{name: {"role": "quasi"} for name in ("age", "zip")},
        "id": {"role": "drop"},
        "ill": {"role": "sensitive"},
    }


def publish(place: Place, way: str, audience: Any = "external", **more: Any) -> sqlanon.Report:
    said: dict[str, Any] = {**COMMON, **JOBS[way], **more}
    target = {"table": "released", "if_exists": "replace"}
    return sqlanon.anonymize(place.url, "people", target=target, figures=audience, **said)


def levels_of(told: Mapping[str, Any], rows: Sequence[Row]) -> Flat:
    """The level of each column as its labels show it; nothing of labels on several levels."""
    if "levels" not in told["recoding"]:
        return {}
    found: Flat = {}
    for name in told["recoding"]["attributes"]:
        labels = {str(row[name]) for row in rows} - {"*"} or {"*"}
        label = next(iter(labels))
        if label == "*":
            found[name] = 3
        elif name == "age":
            first, last = map(int, label.strip("[]").split("-"))
            found[name] = (last - first + 1) // 10
        else:
            found[name] = label.count("*")
    return found


@pytest.mark.parametrize("way", JOBS)
def test_a_reader_counts_every_number_in_the_release(backend: Place, way: str) -> None:
    backend.load("people", KINDS, ROWS)
    report = publish(backend, way)
    told, rows = report.to_dict(), backend.records("released")
    check_every_number(told, rows, levels_of(told, rows))
    Draft202012Validator(build_schema("report")).validate(json.loads(report.to_json()))
    for text in (str(report), report.to_html()):
        assert "--audience internal" in text
        assert not re.search(rf"NCP|suppressed|\bof {len(ROWS)}\b", text.partition("The job")[0])


@pytest.mark.parametrize("way", NUMBERED)
def test_a_reader_counts_classes_that_have_numbers(backend: Place, way: str) -> None:
    backend.load("people", KINDS, [(n, *row[1:3], "abcde"[n % 5], 0) for n, row in enumerate(ROWS)])
    target = {"table": "released", **({} if way == "anatomy" else {"key": "id"})}
    report = sqlanon.anonymize(
        backend.url, "people", target=target, figures="external", **NUMBERED[way]
    )
    rows = backend.records("released")
    values = [
        {GROUP: row[GROUP], "ill": row["ill"]}
        for row in (backend.records("released_ill") if way == "anatomy" else [])
        for _ in range(row["count"])
    ]
    check_every_number(report.to_dict(), rows, {}, values)
    assert "no rows" not in report.to_html()


def of_column(persons: Mapping[Any, Row], bought: Sequence[Row], name: str) -> Flat:
    """Who is found by one value of a column of detail rows, in all and in the class."""
    pairs = {(row["id"], row[name]) for row in bought}
    place = {one: (row["age"], row["zip"]) for one, row in persons.items()}
    whole = Counter(value for _, value in pairs)
    inside = Counter((place[one], value) for one, value in pairs)
    return {
        "values": len(whole),
        "alone": len({one for one, value in pairs if whole[value] == 1}),
        "unique": len({one for one, value in pairs if inside[place[one], value] == 1}),
    }


def test_a_reader_counts_rows_of_persons(backend: Place) -> None:
    people = [(n, *row[1:3], "abcde"[n % 5], 0) for n, row in enumerate(ROWS)]
    backend.load("people", KINDS, people)
    rows = [
        (n, "abcdefghij"[(n * 7 + i) % 10], n * i % 7) for n, *_ in people for i in range(n % 4)
    ]
    kinds = {"id": "bigint", "item": "text", "day": "bigint"}
    backend.load("buys", kinds, [*rows, (999, "a", 0)])
    items = {"rows": [[one, "*"] for one in "abcdefghij"]}
    said: Any = {
        **JOBS["levels"],
        "columns": {**COLUMNS, "id": {"role": "identifier", "action": "renumber"}},
        "privacy": [K],
        "tables": [
            {
                "source": "buys",
                "target": "bought",
                "key": "id",
                "columns": {
                    "item": {"role": "quasi", "hierarchy": items},
                    "day": {"role": "keep"},
                },
                "privacy": [{"km_anonymity": {"k": 7, "m": 1}}],
            }
        ],
    }
    report = sqlanon.anonymize(
        backend.url, "people", target="released", figures="external", **said
    ).to_dict()
    released, bought = backend.records("released"), backend.records("bought")
    persons = {row["id"]: row for row in released}
    numbers = Counter(row["id"] for row in bought)
    alike = Counter(numbers[one] for one in persons)
    inside = Counter((row["age"], row["zip"], numbers[one]) for one, row in persons.items())
    columns = {name: of_column(persons, bought, name) for name in ("item", "day")}
    (detail,) = report.pop("details")
    expected: Flat = {
        "published": len(bought),
        "persons": len(persons),
        "few": sum(alike[numbers[one]] < 4 for one in persons),
        "unique": sum(
            inside[row["age"], row["zip"], numbers[one]] == 1 for one, row in persons.items()
        ),
        "k": 4,
        "columns": [*columns.values()],
        "items": {
            "k": 7,
            "m": 1,
            "reached": min(Counter(row["item"] for row in bought).values()),
            "unique": columns["item"]["unique"],
        },
    }
    assert dict(leaves(detail)) == dict(leaves(expected))
    told = [one for one in report["warnings"] if one["code"] in {"W12", "W13"}]
    report["warnings"] = [one for one in report["warnings"] if one not in told]
    shares = {
        "W13": {
            "unique": expected["unique"] / len(persons),
            "few": expected["few"],
            "persons": len(persons),
        },
        "buys.item": {"unique": columns["item"]["unique"] / len(persons)},
        "buys.day": {
            "unique": columns["day"]["unique"] / len(persons),
            "unique_alone": columns["day"]["alone"] / len(persons),
        },
    }
    for one in told:
        where = "W13" if one["code"] == "W13" else one["column"]
        assert one["figures"] == pytest.approx(shares[where])
    shown = [{name: one for name, one in row.items() if name != "id"} for row in released]
    check_every_number(report, shown, levels_of(report, shown))


def test_all_that_is_left_out_is_in_the_internal_report(backend: Place) -> None:
    backend.load("people", KINDS, ROWS)
    exact = publish(backend, "closeness", "internal")
    plain = exact.to_dict()
    assert plain["rows"]["source"] == len(ROWS)
    assert plain["rows"]["suppressed"] == len(ROWS) - plain["rows"]["published"] > 0
    assert all(one["reached"] is not None for one in plain["models"])
    assert plain["loss"]["ncp"] > 0
    assert plain["risk"]["before"]["unique"] > 0
    assert plain["figures"]["query_errors"]
    assert "left out" not in str(exact)
    text = " ".join(str(exact).split())
    assert f"{plain['rows']['published']} of {len(ROWS)} published" in text


def test_what_a_search_takes_from_the_source_is_not_among_its_options(backend: Place) -> None:
    backend.load("people", KINDS, ROWS)
    exact, handed = (publish(backend, "cells", one) for one in ("internal", "external"))
    assert exact.to_dict()["search"]["options"]["importance"]
    assert handed.to_dict()["search"]["options"] == {}


def test_a_release_says_of_its_source_as_little(backend: Place) -> None:
    """An outlier that is left out moves t-closeness, and nothing that readers are shown."""

    def told(ill: str) -> tuple[Any, ...]:
        backend.load("people", KINDS, [*ROWS, (1000, 119, "999", ill, 0)])
        report = publish(backend, "closeness", ledger=False)
        said = report.to_dict()
        for key in ("run_id", "started", "ended"):
            del said[key]
        note = report.sentence().partition(": ")[2]
        backend.run("DROP TABLE people")
        return report.models, said, note, report.rows.suppressed

    one, other = told("a"), told("b")
    assert one[0] != other[0]
    assert one[1:3] == other[1:3]
    assert one[3]
    assert "t_closeness (required 0.6)" in one[2]


def test_a_check_against_another_table_says_whether_it_holds(backend: Place) -> None:
    backend.load("people", KINDS, ROWS)
    backend.load("others", KINDS, [(*row[:3], "a", row[4]) for row in ROWS])
    asked: Any = [K, {"t_closeness": {"column": "ill", "t": 0.1, "reference": "others"}}]
    report = sqlanon.check(backend.url, "people", quasi=["age"], privacy=asked, figures="external")
    own, other = report.to_dict()["models"]
    assert report.models[1].reached is not None
    assert own["violating_rows"] > 0
    assert (other["holds"], other["reached"], other["untold"]) == (False, None, True)
    assert "violating_rows" not in other
    assert "does not reveal it: DOES NOT HOLD" in " ".join(str(report).split())


def test_a_plan_tells_what_its_release_will_show(backend: Place) -> None:
    backend.load("people", KINDS, ROWS)
    said: Any = {**COMMON, **JOBS["levels"], "figures": "external"}
    plan = sqlanon.plan(backend.url, "people", **said)
    told, report = plan.to_dict(), publish(backend, "levels").to_dict()
    assert plan.solutions  # whoever runs it may see the source
    said = {key: one for key, one in told.items() if key not in {"job", "tables"}}
    found, shown = dict(leaves(said)), dict(leaves(report))
    assert {at: shown[at] for at in found} == found
    assert "left out" in str(plan)
    assert "%" not in str(plan).partition("risk")[0]


def test_the_ledger_has_exact_figures_and_a_certificate_agrees(
    backend: Place, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    backend.load("people", KINDS, ROWS)
    handed = publish(backend, "closeness").to_dict()
    ((entered,),) = backend.rows("SELECT report FROM sqlanon_runs")
    kept = entered if isinstance(entered, dict) else json.loads(entered)
    assert kept["figures"] is None
    assert kept["rows"]["source"] == len(ROWS)
    certified = sqlanon.check_certificate(backend.url, handed, figures="external")
    assert certified.certificate is not None
    assert certified.certificate.agrees
    assert "t_closeness of ill" in certified.certificate.not_compared
    assert certified.to_dict()["figures"]["sizes"] == handed["figures"]["sizes"]
    job, page = tmp_path / "job.json", tmp_path / "page.html"
    target = {"table": "released", "if_exists": "replace"}
    said = {"connection": backend.url, "source": "people", "target": target, **COMMON}
    job.write_text(json.dumps({**said, **JOBS["levels"]}))
    for command in (["run", str(job)], ["plan", str(job), "--force"]):
        assert main([*command, "--html", str(page)]) == 0
        assert "left out" not in capsys.readouterr().out  # whoever runs it may see the source
        assert "left out" in page.read_text()
        page.unlink()


def test_who_knows_all_rows_but_one_finds_nothing() -> None:
    """Exact figures leave fewer values than the release does, mostly one; these leave all."""
    exact, handed = (Intruder("mondrian", 3, one, most=4) for one in ("internal", "external"))
    assert all(left < all_ for all_, left in exact.tries(1, 40))
    assert all(left == all_ for all_, left in handed.tries(1, 40))


@pytest.mark.gate
@pytest.mark.parametrize(
    ("algorithm", "rows"), [("mondrian", 400), ("optimal", 40), ("optimal", 200)]
)
def test_who_knows_many_rows_but_one_finds_nothing(algorithm: str, rows: int) -> None:
    made = Intruder(algorithm, 3, "external", most=15).tries(8, rows)
    assert all(left == all_ for all_, left in made)
