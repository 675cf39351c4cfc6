"""What servers say to sqlanon holds no value of the source, whatever command runs, or fails."""

from __future__ import annotations

import datetime as dt
import json
import re
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import pytest
import sqlalchemy
from cutting import Heard, listening

from sqlanon.cli.app import main

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from engines import Place

SERVERS = pytest.mark.parametrize("backend", ["postgresql", "mariadb"], indirect=True)
KINDS = {
    "id": "BIGINT PRIMARY KEY",
    "name": "text",
    "age": "integer",
    "town": "text",
    "born": "date",
    "pay": "decimal",
}
ROWS = [
    (
        739_146_205_800_000 + n,
        f"Kanarienvogel {n}",
        582_037_411_906_720 + n % 8,
        f"Kanarienvogel{n % 2}",
        dt.date(1877, 7, 1 + n),
        f"649301758264300.{n:02}",
    )
    for n in range(24)
]
CANARIES = (b"Kanarienvogel", b"58203741190", b"1877-07", b"64930175826", b"7391462058")
"""Parts of every value; so long that no float, time or hash says one by chance."""
COLUMNS: dict[str, Any] = {
    "id": {"role": "keep"},
    "name": {"role": "drop"},
    "age": {"role": "quasi"},
    "town": {"role": "quasi", "hierarchy": {"flat": True}},
    "born": {"role": "quasi", "hierarchy": {"dates": ["month", "year"]}},
    "pay": {"role": "sensitive"},
}
JOB: dict[str, Any] = {
    "source": "people",
    "target": {"table": "released", "if_exists": "replace"},
    "columns": COLUMNS,
    "privacy": [{"k_anonymity": {"k": 3}}],
}
HASHED = {**COLUMNS, "name": {"role": "identifier", "action": "hash", "key": "k" * 20}}
KEPT = {"role": "identifier", "action": "keep"}
MEAN = {"role": "quasi", "output": "mean"}
MASKS = "mask: {steps: [1, 5]}"
JOBS: dict[str, dict[str, Any]] = {
    "table": {},
    "hashed": {"columns": HASHED},
    "view": {"target": {"table": "shown", "mode": "view"}},
    "views": {
        "target": {"table": "groups", "mode": "view"},
        "algorithm": "anatomy",
        "privacy": [{"l_diversity": {"column": "pay", "l": 3}}],
        "columns": {**COLUMNS, "town": {"role": "quasi"}, "born": {"role": "quasi"}},
    },
    "network": {
        "target": {"table": "masked", "if_exists": "replace"},
        "algorithm": {
            "sangreea": {"network": {"table": "people", "columns": ["id", "age"], "key": "id"}}
        },
    },
    "closeness": {
        "privacy": [{"k_anonymity": {"k": 3}}, {"t_closeness": {"column": "pay", "t": 0.9}}]
    },
    "optimal": {"algorithm": "optimal"},
    "embedded": {"search_in": "embedded"},
    "embedded under models": {
        "search_in": "embedded",
        "algorithm": "optimal",
        "privacy": [
            {"k_anonymity": {"k": 3}},
            {"t_closeness": {"column": "pay", "t": 0.9, "distance": "ordered"}},
            {"k_map": {"population": "people", "k": 3}},
        ],
    },
    "update": {
        "target": {"mode": "replace", "by": "update"},
        "columns": {
            "id": KEPT,
            "name": {"role": "identifier", "action": "mask", "value": "nobody"},
            "age": MEAN,
            "town": COLUMNS["town"],
            "born": {"role": "quasi", "output": "median"},
            "pay": COLUMNS["pay"],
        },
    },
}
FAILING: dict[str, dict[str, Any]] = {
    "k": {"privacy": [{"k_anonymity": {"k": 100}}]},
    "no such column": {"columns": {**COLUMNS, "Kanari": {"role": "quasi"}}},
    "labels of others": {
        "columns": {**COLUMNS, "town": {"role": "quasi", "hierarchy": {"taxonomy": {"A": ["x"]}}}}
    },
    "dates of texts": {
        "columns": {**COLUMNS, "town": {"role": "quasi", "hierarchy": {"dates": ["month"]}}}
    },
    "no order": {"columns": {**COLUMNS, "town": {"role": "quasi", "order": ["x", "y"]}}},
    "a table of labels": {
        "columns": {**COLUMNS, "town": {"role": "quasi", "hierarchy": {"table": "broken"}}}
    },
    "no room": {
        "target": {"mode": "replace", "by": "update"},
        "columns": {**JOBS["update"]["columns"], "id": {"role": "identifier", "action": "null"}},
    },
}


@contextmanager
def overheard(place: Place) -> Iterator[tuple[str, Heard]]:
    """A URL of a way on which nothing is encrypted, and what the server says on it."""
    url, heard = sqlalchemy.make_url(place.url), Heard()
    plain = {"sslmode": "disable", "gssencmode": "disable"} if place.name == "postgresql" else {}
    with listening(str(url.host), url.port or 0, heard) as port:
        through = url.set(host="127.0.0.1", port=port).update_query_dict(plain)
        yield through.render_as_string(hide_password=False), heard


def told(heard: Heard) -> list[bytes]:
    """Values of the source that the server said."""
    said = bytes(heard.said)
    return [word for word in CANARIES if word in said]


def job_file(folder: Path, job: dict[str, Any]) -> str:
    file = folder / "job.json"
    file.write_text(json.dumps(JOB | job))
    return str(file)


def load(place: Place) -> None:
    place.load("people", KINDS, ROWS)
    place.load("broken", {"a": "text", "b": "text"}, [(row[1], row[3]) for row in ROWS])


@SERVERS
@pytest.mark.parametrize("name", JOBS)
def test_of_a_run_and_what_one_asks_about_it(
    backend: Place, name: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    load(backend)
    file = job_file(tmp_path, JOBS[name])
    with overheard(backend) as (url, heard):
        for words in (["plan", file, "--sql"], ["plan", file, "--json"], ["run", file]):
            place = ["--in-place"] if words[0] == "run" else []
            assert main([*words, "--url", url, *place, "--log", "json", "-vv"]) == 0
            assert told(heard) == [], words
        for words in (
            [
                "check",
                "people",
                "--quasi",
                "age,born,town",
                "--k",
                "2",
                "--model",
                "l_diversity: {column: pay, l: 2}",
            ],
            ["init", "people"],
            ["init", "people", "--json"],
            ["history"],
            ["history", "--json"],
            ["clean"],
        ):
            assert main([*words, "--url", url]) in {0, 1}
            assert told(heard) == [], words
    assert b"born" in heard.said, "it was not to be understood"
    if JOBS[name].get("search_in") == "embedded":
        assert re.search(rb"(\d+,){4}\d+;", heard.said), "no frequency set was carried"
    said = capfd.readouterr()
    assert not [word for word in CANARIES if word.decode() in said.out + said.err]
    comments = [
        row
        for name in backend.tables()
        if name == "sqlanon_runs"
        for row in backend.rows(f"SELECT * FROM {name}")
    ]
    assert not [
        word for word in CANARIES if word.decode() in repr(comments) + repr(backend.tables())
    ]


@SERVERS
@pytest.mark.parametrize("name", FAILING)
def test_of_a_run_that_fails(
    backend: Place, name: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    load(backend)
    with overheard(backend) as (url, heard):
        file = job_file(tmp_path, FAILING[name])
        assert main(["run", file, "--url", url, "--in-place", "--log", "json", "-vv"]) in {1, 2}
    assert told(heard) == []
    said = capfd.readouterr()
    assert not [word for word in CANARIES if word.decode() in said.out + said.err]


@SERVERS
def test_of_nights_refreshes_scripts_and_imports(
    backend: Place, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    load(backend)
    labels, twice = tmp_path / "labels.csv", tmp_path / "twice.csv"
    labels.write_text("Kanarienvogel0;Kanarienvogel;*\nKanarienvogel1;Kanarienvogel;*\n")
    twice.write_text("Kanarienvogel0;Kanarienvogel1;*\nKanarienvogel0;Kanarienvogel2;*\n")
    script = str(tmp_path / "nightly.sql")
    compared = {
        "target": {**JOB["target"], "key": "name"},
        "release_guard": {"action": "suppress", "compare": "previous"},
    }
    with overheard(backend) as (url, heard):

        def does(*words: str, said: dict[str, Any] | None = None) -> int:
            file = [] if said is None else [job_file(tmp_path, said)]
            code = main([words[0], *file, *words[1:], "--url", url])
            assert told(heard) == [], words
            return code

        assert does("run", said=JOBS["view"]) == 0
        assert does("refresh", "shown") == 0
        for _ in range(2):
            assert does("run", said=compared) == 0
        optimal, kept = JOBS["optimal"], ("-o", script, "--force")
        assert does("run", said=optimal) == 0
        for words in ([], ["--from", "last"], ["--form", "procedure"]):
            assert does("compile", *kept, *words, said=optimal) == 0
        assert does("compile", "--drop", said=optimal) == 0
        assert does("hierarchy", "import", str(labels), "labels") == 0
        assert does("history") == 0

        assert does("hierarchy", "import", str(twice), "twice") == 2
        assert does("refresh", "released") in {1, 2}
        assert does("compile", *kept, "--from", "last", said=FAILING["k"]) in {
            1,
            2,
        }
        assert does("compile", *kept, said=FAILING["k"]) in {1, 2}
        assert does("compile", *kept, said=FAILING["a table of labels"]) in {1, 2}
    assert b"born" in heard.said, "it was not to be understood"
    said = capfd.readouterr()
    assert not [word for word in CANARIES if word.decode() in said.out + said.err]


@SERVERS
def test_of_a_stored_hierarchy_until_it_is_shown(backend: Place) -> None:
    """`hierarchy show` and `export` print labels, as they are asked to."""
    load(backend)
    with overheard(backend) as (url, heard):
        at = ["--url", url]
        assert main(["hierarchy", "build", "people", "town", "towns", "--spec", MASKS, *at]) == 0
        assert main(["hierarchy", "list", *at]) == 0
        assert (
            main(["hierarchy", "check", "towns", "--table", "people", "--column", "town", *at]) == 0
        )
        assert told(heard) == []
        main(["hierarchy", "show", "towns", *at])
        assert told(heard) == [b"Kanarienvogel"]
