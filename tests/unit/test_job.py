"""Jobs: what they may say, what is told when they say something else, and what they never show."""

from __future__ import annotations

import json
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest
from pydantic import ValidationError

from sqlanon.algorithms import ALGORITHMS
from sqlanon.algorithms.partition.mondrian import Mondrian
from sqlanon.errors import JobError
from sqlanon.job.columns import Quasi
from sqlanon.job.job import Job, models_of, quasi_of
from sqlanon.job.keywords import job_schema
from sqlanon.job.target import Target
from sqlanon.privacy_models import PRIVACY_MODELS
from sqlanon.privacy_models.k_anonymity import KAnonymity
from sqlanon.source.hierarchies import specification as said
from sqlanon.source.hierarchies.specification import BUILDERS, Flat, Intervals, Mask, Taxonomy
from sqlanon.sql.names import RelationName

SECRET = "p@ss:w/o?r#d%"  # noqa: S105 - a made one, with every character that URLs give meaning
KEY = "0123456789abcdef-secret"


def mapping(**changes: object) -> dict[str, Any]:
    smallest: dict[str, Any] = {
        "source": "adult",
        "columns": {"age": {"role": "quasi"}},
        "privacy": [{"k_anonymity": {"k": 2}}],
    }
    return {**smallest, **changes}


def job(**changes: object) -> Job:
    return Job.from_mapping(mapping(**changes))


def problems(**changes: object) -> str:
    with pytest.raises(JobError) as caught:
        job(**changes)
    return str(caught.value)


def column(**options: object) -> dict[str, dict[str, object]]:
    return {"age": {"role": "quasi", **options}}


def hierarchy(specification: object) -> object:
    age = job(columns=column(hierarchy=specification)).columns["age"]
    assert isinstance(age, Quasi)
    return age.hierarchy


def test_the_smallest_job_has_safe_defaults() -> None:
    smallest = job()
    assert smallest.unlisted == "error"
    assert smallest.suppressed == "drop"
    assert smallest.max_suppression == 0
    assert smallest.algorithm == Mondrian()
    assert smallest.target is None
    assert smallest.connection is None


@pytest.mark.parametrize(
    ("specification", "expected"),
    [
        ({"intervals": [5, 10]}, Intervals(intervals=(Decimal(5), Decimal(10)))),
        (
            {"intervals": [0.1, 0.3], "origin": -0.5},
            Intervals(intervals=(Decimal("0.1"), Decimal("0.3")), origin=Decimal("-0.5")),
        ),
        ({"cuts": [[18, 30, 45], [45]]}, said.Cuts(cuts=((18, 30, 45), (45,)))),
        ({"equal_frequency": [16, 4]}, said.EqualFrequency(equal_frequency=(16, 4))),
        ({"file": "a.csv"}, said.HierarchyFile(file=Path("a.csv"), format="auto", delimiter=";")),
        ({"table": "s.t"}, said.HierarchyTable(table=RelationName("s", "t"))),
        ({"dates": ["day", "decade"]}, said.Dates(dates=("day", "decade"))),
        ({"taxonomy": {"A": {"B": ["c", 1]}, "D": ["e"]}}, None),
        ({"rows": [["a", "*"], [None, "*"]]}, said.HierarchyRows(rows=(("a", "*"), (None, "*")))),
        (
            {"rare": {"below": 10, "as": "Other"}},
            said.Rare(rare=said.RareLabel(below=10, label="Other")),
        ),
        ({"flat": True}, Flat(flat=True)),
        (Flat(flat=True), Flat(flat=True)),
        ({"mask": {"steps": [1, 3], "character": "#", "side": "left"}}, None),
    ],
)
def test_each_builder_of_hierarchies_is_said_by_its_key(
    specification: object, expected: object
) -> None:
    found = hierarchy(specification)
    assert expected is None or found == expected


def test_masks_and_taxonomies_keep_what_they_are_told() -> None:
    mask = hierarchy({"mask": {"steps": [1, 3], "side": "left"}})
    assert isinstance(mask, Mask)
    assert (mask.mask.steps, mask.mask.character, mask.mask.side) == ((1, 3), "*", "left")
    taxonomy = hierarchy({"taxonomy": {"A": {"B": ["c", 1]}, "D": ["e"]}})
    assert isinstance(taxonomy, Taxonomy)
    assert taxonomy.taxonomy == {"A": {"B": ["c", "1"]}, "D": ["e"]}


@pytest.mark.parametrize(
    ("specification", "part"),
    [
        ({}, "must have one of the keys"),
        ("intervals", "must be a mapping with one of the keys"),
        ({"interval": [5]}, "did you mean intervals?"),
        ({"intervals": [5], "flat": True}, "names 2 builders, intervals and flat"),
        ({"intervals": [5], "orgin": 1}, "hierarchy.orgin: unknown key; did you mean origin?"),
        ({"intervals": []}, "must not be empty"),
        ({"intervals": 5}, "must be a list"),
        ({"intervals": [5, 12]}, "must be a multiple of the one before (5, 12)"),
        ({"intervals": [0]}, "must be greater than 0"),
        ({"intervals": [True]}, "must be a number"),
        ({"intervals": [float("inf")]}, "must be a finite number"),
        ({"intervals": [1e39]}, "38 digits"),
        ({"intervals": [1, Decimal("1" * 37 + ".5")]}, "multiple"),
        ({"cuts": [[2, 1]]}, "must increase (2, 1)"),
        ({"cuts": [[1, 2], [3]]}, "must also be one of the level before (3)"),
        ({"cuts": [[1], []]}, "cuts.1: must not be empty"),
        ({"equal_frequency": [16, 5]}, "must divide the one before (16, 5)"),
        ({"equal_frequency": [4.0]}, "must be a whole number"),
        ({"file": ""}, "path of a file"),
        ({"file": "a", "delimiter": ";;"}, "delimiter"),
        ({"file": "a", "format": "xml"}, "format: must be 'auto'"),
        ({"table": "a.b.c"}, "schema.table"),
        ({"mask": {"steps": [2, 2]}}, "must mask more than the one before (2, 2)"),
        ({"mask": {"steps": [1], "sied": "left"}}, "mask.sied: unknown key; did you mean side?"),
        ({"dates": ["year", "month"]}, "must be coarser than the one before (year, month)"),
        ({"rows": [["a", "*"], ["b"]]}, "equally long"),
        ({"taxonomy": {}}, "at least one"),
        ({"taxonomy": ["a"]}, "each group"),
        ({"taxonomy": {"A": ["a", "a"]}}, "value number 2 stands in two places"),
        ({"taxonomy": {"A": {"B": ["a"]}, "B": ["b"]}}, "group number 3 stands in two places"),
        ({"taxonomy": {"*": ["a"]}}, "the name of the root"),
        ({"taxonomy": {"A": [None]}}, "each value must be text"),
        ({"flat": False}, "flat: must be true"),
        ({"rare": {"below": 1, "as": "x"}}, "rare.below: must be greater than or equal to 2"),
        ({"rare": {"below": 2}}, "rare.as: is required"),
        ({"rare": {"below": 2, "as": "*"}}, "rare.as: must not be *, the name of the root"),
        ({"rare": 10}, "rare"),
    ],
)
def test_a_hierarchy_that_cannot_be_is_refused_with_the_reason(
    specification: object, part: str
) -> None:
    told = problems(columns=column(hierarchy=specification))
    assert told.startswith("columns.age.hierarchy")
    assert part in told
    assert "\n" not in told


def test_a_taxonomy_that_holds_itself_is_refused() -> None:
    endless: dict[str, object] = {}
    endless["A"] = endless
    assert "columns.age.hierarchy.taxonomy" in problems(
        columns=column(hierarchy={"taxonomy": endless})
    )


@pytest.mark.parametrize(
    ("options", "part"),
    [
        ({"order": "hierarchy"}, "needs a hierarchy"),
        ({"order": "frequency", "hierarchy": {"flat": True}}, "leave order out"),
        ({"output": "mean", "hierarchy": {"flat": True}}, "leave output out"),
        ({"order": "frequenci"}, "did you mean frequency?"),
        ({"order": []}, "must be one of"),
        ({"order": [1, "1"]}, "twice"),
        ({"order": [[1]]}, "texts, numbers, truth values, dates or times"),
        ({"weight": 0}, "greater than 0"),
        ({"weight": 1000.5}, "less than or equal to 1000"),
    ],
)
def test_a_quasi_identifier_that_contradicts_itself_is_refused(
    options: dict[str, object], part: str
) -> None:
    assert part in problems(columns=column(**options))


@pytest.mark.parametrize(
    ("changes", "place"),
    [
        ({"privacy": [{"k_anonymity": {"k": 2, "person": None}}]}, "privacy.0.k_anonymity.person"),
        ({"columns": column(min_level=None)}, "columns.age.min_level"),
        ({"columns": column(hierarchy=None)}, "columns.age.hierarchy"),
        ({"columns": column(order=None)}, "columns.age.order"),
        ({"target": None}, "target"),
        ({"connection": None}, "connection"),
        ({"algorithm": {"top_down": {"column": None}}}, "algorithm.top_down.column"),
        (
            {"privacy": [{"t_closeness": {"column": "a", "t": 0.5, "reference": None}}]},
            "privacy.0.t_closeness.reference",
        ),
    ],
)
def test_an_option_that_is_named_and_left_empty_is_refused(
    changes: dict[str, object], place: str
) -> None:
    assert (
        problems(**changes) == f"{place}: must not be empty; give it a value, or leave the key out"
    )


def test_an_empty_option_hides_no_other_problem() -> None:
    told = problems(columns=column(min_level=None, wieght=2, weight=0), seed=-1)
    assert [line.partition(":")[0] for line in told.splitlines()] == [
        "columns.age.min_level",
        "columns.age.weight",
        "columns.age.wieght",
        "seed",
    ]


def test_python_may_say_none_of_an_option_and_null_may_mean_something() -> None:
    assert KAnonymity(k=2, person=None) == KAnonymity(k=2)
    endless = job(algorithm={"heuristic": {"max_nodes": None, "max_seconds": 1.5}})
    assert Job.from_mapping(endless.to_mapping()) == endless
    assert endless.to_mapping()["algorithm"]["heuristic"]["max_nodes"] is None


def test_parts_of_a_job_are_read_as_the_whole_is() -> None:
    said = [{"k_anonymity": {"k": 3}}, KAnonymity(k=2)]
    assert models_of(said) == job(privacy=said).privacy
    assert quasi_of("age", {"hierarchy": {"flat": True}}) == Quasi(hierarchy=Flat(flat=True))
    with pytest.raises(JobError) as caught:
        models_of([KAnonymity(k=2), {"k_anonymity": {"k": 0, "persn": "person"}}])
    assert str(caught.value).splitlines() == [
        "privacy.1.k_anonymity.k: must be greater than or equal to 1",
        "privacy.1.k_anonymity.persn: unknown key; did you mean person?",
    ]
    with pytest.raises(JobError) as caught:
        quasi_of("age", {"hierarchy": {"intervals": [5], "orgin": 1}, "wieght": 2})
    assert str(caught.value).splitlines() == [
        "columns.age.hierarchy.orgin: unknown key; did you mean origin?",
        "columns.age.wieght: unknown key; did you mean weight?",
    ]


def test_an_order_may_list_texts_and_whole_numbers() -> None:
    listed = job(columns=column(order=["low", 2, "high"])).quasi_identifiers["age"]
    assert listed.order == ("low", "2", "high")
    by_hierarchy = job(columns=column(order="hierarchy", hierarchy={"flat": True}))
    assert by_hierarchy.quasi_identifiers["age"].order == "hierarchy"


@pytest.mark.parametrize(
    ("options", "part"),
    [
        ({"action": "hash"}, "needs a key"),
        ({"action": "hash", "key": "short"}, "at least 16 characters"),
        ({"action": "null", "key": KEY}, "only with action: hash"),
        ({"action": "keeps"}, "must be 'hash', 'null', 'mask', 'keep' or 'renumber'"),
        ({}, "to leave the column out, use role: drop"),
        ({"action": "drop"}, "to leave the column out, use role: drop"),
    ],
)
def test_an_identifier_needs_an_action_and_a_key_exactly_when_it_is_hashed(
    options: dict[str, object], part: str
) -> None:
    columns = {**column(), "name": {"role": "identifier", **options}}
    told = problems(columns=columns)
    assert part in told
    assert KEY not in told


def test_the_action_null_may_be_said_without_quotes_in_yaml() -> None:
    columns = {**column(), "name": {"role": "identifier", "action": None}}
    assert job(columns=columns).identifiers["name"].action == "null"


def test_a_bare_text_is_the_table_of_the_target() -> None:
    assert job(target="s.out").target == Target(table=RelationName("s", "out"))
    both = {"table": {"schema": "s", "table": "odd.name"}, "mode": "view"}
    assert job(target=both).target == Target(table=RelationName("s", "odd.name"), mode="view")


def test_a_target_in_place_is_the_source() -> None:
    in_place = job(target={"mode": "replace"}).target
    assert in_place == Target(table=RelationName(None, "adult"), mode="replace")
    assert job(target={"mode": "replace", "table": "adult"}).target == in_place
    assert "leave table out" in problems(target={"mode": "replace", "table": "other"})


@pytest.mark.parametrize("mode", ["table", "view"])
def test_a_target_that_is_the_source_is_refused_unless_it_is_to_be_replaced(mode: str) -> None:
    assert "is the source" in problems(target={"table": "adult", "mode": mode})
    assert problems(target={"mode": mode}) == "target.table: is required"


def test_models_and_algorithms_are_taken_by_name_or_as_made() -> None:
    made = job(privacy=[KAnonymity(k=3)], algorithm=Mondrian(cut="median"))
    named = job(privacy=[{"k_anonymity": {"k": 3}}], algorithm={"mondrian": {"cut": "median"}})
    assert made == named
    assert job(algorithm="mondrian") == job()


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"privacy": []}, "privacy: must not be empty"),
        ({"privacy": {"k_anonymity": {"k": 2}}}, "privacy: must be a list"),
        (
            {"privacy": [{"k_anonimity": {"k": 2}}]},
            "privacy.0: no privacy model of this name; did you mean k_anonymity?",
        ),
        ({"privacy": [{"k_anonymity": {"k": 0}}]}, "privacy.0.k_anonymity.k: must be greater"),
        ({"privacy": [{"k_anonymity": {"kk": 1, "k": 2}}]}, "privacy.0.k_anonymity.kk: unknown"),
        ({"privacy": ["k_anonymity"]}, "privacy.0.k: is required"),
        ({"privacy": [{}]}, "privacy.0: privacy model is one key"),
        ({"algorithm": "mondrain"}, "algorithm: no algorithm of this name; did you mean mondrian?"),
        (
            {"algorithm": {"mondrian": {"cuts": "loss"}}},
            "algorithm.mondrian.cuts: unknown key; did",
        ),
    ],
)
def test_a_model_or_algorithm_that_is_not_there_is_refused_with_a_hint(
    changes: dict[str, object], told: str
) -> None:
    assert problems(**changes).startswith(told)


@pytest.mark.parametrize(
    ("limit", "rows", "expected"),
    [
        (0.29, 100, 29),  # in binary floating point 28
        (Decimal("0.07"), 100, 7),
        (0, 100, 0),
        (0.0, 100, 0),
        (1, 100, 1),
        (1.0, 100, 100),
        (7, 5, 5),
        (0.5, 0, 0),
        (0.999, 1000, 999),
    ],
)
def test_the_suppression_limit_is_exact_and_tells_counts_from_fractions(
    limit: object, rows: int, expected: int
) -> None:
    limited = job(max_suppression=limit)
    assert limited.suppression_limit(rows) == expected
    assert Job.from_mapping(limited.to_mapping()).suppression_limit(rows) == expected


@pytest.mark.parametrize("limit", [-1, -0.1, 1.1, True, "many", None, float("nan")])
def test_a_suppression_limit_that_is_neither_is_refused(limit: object) -> None:
    assert problems(max_suppression=limit).startswith("max_suppression: ")


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"sorce": 1}, "sorce: unknown key; did you mean source?"),
        ({"purpose": "loss"}, "purpose: unknown key; did you mean for?"),
        ({"seed": True}, "seed: must be a whole number"),
        *(
            (
                {"algorithm": {name: {"max_seconds": endless}}},
                f"algorithm.{name}.max_seconds: must be",
            )
            for name in ("heuristic", "order_and_cut")
            for endless in (float("inf"), float("nan"), ".inf")
        ),
        ({"columns": column(weight=float("inf"))}, "columns.age.weight: must be a finite number"),
        ({"source": {"schema": "s", "table": "t", "x": 1}}, "source: must be a relation"),
        ({"source": "a\0"}, "source: a name must not hold a NUL"),
        ({"accept": {"W01": "a\0"}}, "accept.W01: must not hold a NUL character or half"),
        ({"accept": {"W01": {"a": "\ud800"}}}, "accept.W01.a: must not hold a NUL"),
        ({"columns": {"a": {"role": "sensitive"}}}, "columns: at least one column must have"),
        ({"columns": {"a": {"role": "qausi"}}}, "columns.a: role must be one of quasi"),
        ({"columns": {"a": {}}}, "columns.a: needs a role"),
        ({"columns": {"a": 5}}, "columns.a: must be a mapping"),
        ({"columns": {"": {"role": "quasi"}}}, 'columns."": a name must not be empty'),
        ({"columns": column(wieght=1)}, "columns.age.wieght: unknown key; did you mean weight?"),
        ({"columns": {"a.b": {"role": "quasi", "weight": 0}}}, 'columns."a.b".weight: must be'),
        ({"connection": ""}, "connection: must not be empty"),
        (
            {"target": {"tabel": "x", "table": "y"}},
            "target.tabel: unknown key; did you mean table?",
        ),
        ({"unlisted": "kept"}, "unlisted: must be 'error', 'drop' or 'keep'"),
    ],
)
def test_each_mistake_is_told_with_its_place(changes: dict[str, object], told: str) -> None:
    assert problems(**changes).startswith(told)


@pytest.mark.parametrize(
    "url",
    [
        f"postgresql://user:{SECRET}@host:5432/db",
        f"postgresql://host/db?user=u&password={SECRET}",
        f"duckdb:///md:db?motherduck_token={SECRET}",
        f"mssql+pyodbc:///?odbc_connect=PWD={SECRET}",
        f"postgresql:///u:{SECRET}",
        SECRET,
    ],
)
def test_a_password_never_shows(url: str) -> None:
    columns = {**column(), "name": {"role": "identifier", "action": "hash", "key": KEY}}
    secretive = job(connection=url, columns=columns)
    shown = [
        repr(secretive),
        str(secretive),
        secretive.model_dump_json(),
        repr(secretive.model_dump()),
        json.dumps(secretive.to_mapping()),
        problems(connection=url, columns=columns, sorce=1, seed=-1),
    ]
    for text in shown:
        assert "ss:w" not in text
        assert KEY not in text
    with pytest.raises(JobError) as caught:
        Job(**mapping(connection=url, seed=-1))
    assert "ss:w" not in str(caught.value)


def test_a_database_file_is_shown_and_a_masked_key_is_not_accepted_back() -> None:
    assert job(connection="duckdb:///a.duckdb").to_mapping()["connection"] == "duckdb:///a.duckdb"
    server = job(connection="postgresql://u:p@h/d").to_mapping()
    assert server["connection"] == "postgresql://***"
    columns = {**column(), "name": {"role": "identifier", "action": "hash", "key": KEY}}
    masked = job(columns=columns).to_mapping()
    assert masked["columns"]["name"]["key"] == "***"
    with pytest.raises(JobError, match="at least 16 characters"):
        Job.from_mapping(masked)


def test_a_job_can_be_written_down_and_read_back() -> None:
    said_all = job(target="b", columns=column(hierarchy={"cuts": [[1, 2.5], [1]]}, weight=0.1))
    again = Job.from_mapping(json.loads(json.dumps(said_all.to_mapping())))
    assert again == said_all
    assert again.digest() == said_all.digest()


def test_exact_numbers_survive_being_written_down() -> None:
    exact = job(columns=column(hierarchy={"intervals": ["0.12345678901234567890123"]}))
    assert Job.from_mapping(exact.to_mapping()) == exact


def test_the_digest_depends_on_what_is_done_and_not_on_connection_or_key() -> None:
    def digest(**changes: object) -> str:
        return job(**changes).digest()

    def hashed(key: str) -> dict[str, object]:
        return {**column(), "n": {"role": "identifier", "action": "hash", "key": key}}

    assert digest() == digest(connection="postgresql://u:p@h/d") == digest(seed=0)
    assert digest(columns=hashed(KEY)) == digest(columns=hashed(KEY[::-1]))
    assert digest(columns=column(weight=2)) == digest(columns=column(weight=2.0))
    two = {"a": {"role": "quasi"}, "b": {"role": "quasi"}}
    assert digest(columns=two) != digest(columns=dict(reversed(two.items())))
    assert digest(max_suppression=1) != digest(max_suppression=1.0)
    assert digest(privacy=[KAnonymity(k=3)]) != digest()
    assert len(digest()) == 64


def test_a_job_and_its_parts_cannot_be_changed() -> None:
    frozen = job()
    with pytest.raises(ValidationError):
        frozen.seed = 1
    with pytest.raises(ValidationError):
        frozen.quasi_identifiers["age"].output = "mean"


def test_the_schema_knows_every_builder_model_and_algorithm() -> None:
    schema = job_schema()
    text = json.dumps(schema)
    assert schema["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    assert schema["additionalProperties"] is False
    assert set(schema["required"]) == {"source", "columns"}
    assert schema["anyOf"] == [{"required": [key]} for key in ("privacy", "k", "l")]
    for builder in BUILDERS:
        assert f'"required": ["{builder}"]' in text
    for member in [*PRIVACY_MODELS, *ALGORITHMS]:
        assert f'"required": ["{member}"]' in text
    for name in ("Identifier", "Quasi", "Sensitive", "Keep", "Target"):
        assert schema["$defs"][name]["additionalProperties"] is False


def test_in_place_there_is_no_key() -> None:
    told = problems(target={"mode": "replace", "key": "id"})
    assert "key is not used with mode" in told
