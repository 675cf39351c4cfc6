"""The columns of a release are those of the night before, whatever values occur tonight."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from sqlanon.api import run as api

if TYPE_CHECKING:
    from engines import Place

COLUMNS = {"age": "integer", "born": "date", "side": "text", "ill": "text"}
NIGHTS: list[tuple[int, list[tuple[object, ...]]]] = [
    (2, [(n, f"2020-01-{n:02}", "NS"[n % 2], "flu") for n in (1, 2, 3, 4) * 2]),
    (4, [(n % 2, f"2020-01-0{1 + n % 2}", "N", "flu") for n in range(8)]),
    (4, [(n, f"2020-01-{n:02}", "NS"[n % 2], "flu") for n in range(1, 9)]),
    (2, [(None, None, None, None)] * 4),
]
"""k and rows: nothing to generalize, one value each, everything different, NULL alone."""
FLAT: dict[str, Any] = {"age": {"flat": True}, "born": {"flat": True}, "side": {"flat": True}}
JOBS: dict[str, dict[str, Any]] = {
    "mondrian": {"algorithm": "mondrian"},
    "relaxed": {"algorithm": {"mondrian": {"split": "relaxed"}}},
    "optimal": {"algorithm": "optimal"},
    "kept": {"algorithm": "optimal", "suppressed": "keep", "max_suppression": 8},
    "top_down": {"algorithm": "top_down"},
    "mu_argus": {"algorithm": "mu_argus", "max_suppression": 4},
}


def types(place: Place, night: int, quasi: dict[str, dict[str, Any]], **job: Any) -> Any:
    k, rows = NIGHTS[night]
    place.run("DROP TABLE IF EXISTS people")
    place.load("people", COLUMNS, rows)
    api.anonymize(
        place.url,
        "people",
        columns={
            **{name: {"role": "quasi", **quasi.get(name, {})} for name in ("age", "born", "side")},
            "ill": {"role": "sensitive"},
        },
        privacy=[{"k_anonymity": {"k": k}}],
        target={"table": "released", "if_exists": "replace"},
        **job,
    )
    return place.types_of("released")


@pytest.mark.parametrize("said", JOBS)
def test_types_do_not_change_with_the_data_or_with_k(backend: Place, said: str) -> None:
    nights = [types(backend, night, {}, **JOBS[said]) for night in range(len(NIGHTS))]

    assert all(night == nights[0] for night in nights)
    before = dict(backend.types_of("people"))
    assert dict(nights[0])["ill"] == before["ill"]
    assert dict(nights[0])["age"] != before["age"]


def test_a_column_that_the_job_pins_to_its_values_keeps_its_type(backend: Place) -> None:
    pinned: dict[str, Any] = {"age": {"max_level": 0}, "side": {"hierarchy": {"flat": True}}}
    job: dict[str, Any] = {"algorithm": "optimal", "max_suppression": 8}

    nights = [types(backend, night, pinned, **job) for night in (0, 1)]

    before = dict(backend.types_of("people"))
    assert nights[0] == nights[1]
    assert dict(nights[0])["age"] == before["age"]
    assert dict(nights[0])["born"] != before["born"]


def test_fixed_levels_pin_too(backend: Place) -> None:
    levels = {"fixed": {"levels": {"age": 0, "born": 1, "side": 0}}}
    flat: dict[str, Any] = {name: {"hierarchy": spec} for name, spec in FLAT.items()}

    found = dict(types(backend, 1, flat, algorithm=levels))

    before = dict(backend.types_of("people"))
    assert (found["age"], found["side"]) == (before["age"], before["side"])
    assert found["born"] != before["born"]


def test_one_value_in_place_of_a_class_keeps_the_type(backend: Place) -> None:
    median = {"age": {"output": "median"}}

    nights = [types(backend, night, median, algorithm="mondrian") for night in range(3)]

    assert nights[0] == nights[1] == nights[2]
    assert dict(nights[0])["age"] == dict(backend.types_of("people"))["age"]


def planned(place: Place, **job: Any) -> list[list[tuple[str, str, bool]]]:
    """What a plan says of the columns, for each table of the release."""
    said = api.plan(place.url, "people", **job)
    return [[(c.name, c.type, c.nullable) for c in table.columns] for table in said.tables]


@pytest.mark.parametrize("mode", ["table", "view"])
def test_a_plan_says_what_the_catalogue_says_after_a_run(backend: Place, mode: str) -> None:
    columns = {"age": "integer NOT NULL", "side": "VARCHAR(4)", "born": "date", "pay": "integer"}
    columns = {name: backend.type(kind) for name, kind in columns.items()} | {"id": "CHAR(3)"}
    backend.load("people", columns, [(n, "NS"[n % 2], "2020-01-01", n, f"x{n}") for n in range(8)])
    job: dict[str, Any] = {
        "columns": {
            "age": {"role": "quasi"},
            "side": {"role": "quasi", "hierarchy": {"flat": True}},
            "born": {"role": "quasi", "output": "median"},
            "pay": {"role": "keep"},
            "id": {"role": "identifier", "action": "null"},
        },
        "privacy": [{"k_anonymity": {"k": 4}}],
        "target": {"table": "released", "mode": mode},
    }

    (said,) = planned(backend, **job)
    api.anonymize(backend.url, "people", **job)

    assert said == backend.catalogue("released")


def test_a_plan_says_it_of_both_tables_of_a_bucketization(backend: Place) -> None:
    rows = [(n, "abcd"[n % 4]) for n in range(8)]
    backend.load("people", {"age": "integer", "illness": "VARCHAR(9) NOT NULL"}, rows)
    job: dict[str, Any] = {
        "columns": {"age": {"role": "quasi"}, "illness": {"role": "sensitive"}},
        "privacy": [{"l_diversity": {"column": "illness", "l": 2}}],
        "algorithm": "anatomy",
        "target": "released",
    }

    said = planned(backend, **job)
    api.anonymize(backend.url, "people", **job)

    assert said == [backend.catalogue("released"), backend.catalogue("released_illness")]


LENGTHS: dict[str, tuple[str, dict[str, Any], int | None]] = {
    "numbers": ("TINYINT", {}, len("[-128..-128]")),
    "texts in sets": ("VARCHAR(20)", {}, None),
    "members in sets": ("ENUM('a', 'bc')", {"order": "frequency"}, len("{a, bc, }")),
    "members": ("ENUM('a', 'bc')", {}, len("[bc..bc]")),
    "a list": ("VARCHAR(20)", {"order": ["low", "high"]}, len("[high..high]")),
    "masks": ("CHAR(5)", {"hierarchy": {"mask": {"steps": [1, 8]}}}, 9),
    "days": ("DATE", {"hierarchy": {"dates": ["month"]}}, len("2020-10-25 02:30")),
    "rows": ("VARCHAR(900)", {"hierarchy": {"rows": [["a", "Ärzte", "*"]]}}, len("Ärzte")),
    "long texts": ("VARCHAR(900)", {"hierarchy": {"flat": True}}, 900),
    "texts": ("TEXT", {"hierarchy": {"flat": True}}, None),
}


@pytest.mark.parametrize("backend", ["mariadb"], indirect=True)
def test_a_text_has_the_shortest_type_that_all_its_labels_fit(backend: Place) -> None:
    names = {f"c{place}": said for place, said in enumerate(LENGTHS.values())}
    backend.load("people", {name: type_ for name, (type_, _, _) in names.items()}, [])
    job: dict[str, Any] = {
        "columns": {name: {"role": "quasi", **quasi} for name, (_, quasi, _) in names.items()},
        "privacy": [{"k_anonymity": {"k": 2}}],
        "target": "released",
    }

    (said,) = planned(backend, **job)
    api.anonymize(backend.url, "people", **job)

    assert said == backend.catalogue("released")
    types = {None: "mediumtext", 900: "text"}
    assert [type_.partition(" COLLATE")[0] for _, type_, _ in said] == [
        types.get(longest, f"varchar({longest})") for _, _, longest in LENGTHS.values()
    ]


@pytest.mark.parametrize("backend", ["mariadb"], indirect=True)
def test_texts_have_no_length_where_a_row_would_be_too_long(backend: Place) -> None:
    columns = dict.fromkeys((f"c{n}" for n in range(20)), "VARCHAR(250) CHARACTER SET latin1")
    backend.load("people", columns | {"kept": "VARCHAR(12000)"}, [])
    job: dict[str, Any] = {
        "columns": {
            **{name: {"role": "quasi", "hierarchy": {"flat": True}} for name in columns},
            "kept": {"role": "keep"},
        },
        "privacy": [{"k_anonymity": {"k": 2}}],
        "target": "released",
    }

    (said,) = planned(backend, **job)
    api.anonymize(backend.url, "people", **job)

    assert said == backend.catalogue("released")
    assert {type_.partition(" COLLATE")[0] for _, type_, _ in said[:-1]} == {"mediumtext"}


COUNTRIES = {"de": "Western Europe", "fr": "Western Europe", "es": "The South", "it": "The South"}


def test_labels_of_a_table_are_as_long_as_its_columns_say(backend: Place) -> None:
    """They may be longer than all values of the column that they stand for."""
    code = "VARCHAR(2)"
    backend.load("people", {"q": code}, [(country,) for country in COUNTRIES])
    levels = {"level_0": code, "level_1": "VARCHAR(30)", "level_2": "CHAR(1)"}
    backend.load("regions", levels, [(leaf, region, "*") for leaf, region in COUNTRIES.items()])
    said: Any = {
        "columns": {"q": {"role": "quasi", "hierarchy": {"table": "regions"}}},
        "privacy": [{"k_anonymity": {"k": 2}}],
        "algorithm": "optimal",
        "target": "rel",
    }
    planned = api.plan(backend.url, "people", **said)
    api.anonymize(backend.url, "people", **said)
    assert sorted(row["q"] for row in backend.records("rel")) == sorted(COUNTRIES.values())
    ((_, type_, _),) = backend.catalogue("rel")
    assert planned.tables[0].columns[0].type == type_
    if backend.name == "mariadb":
        assert type_.startswith("varchar(30) ")
