"""Whatever command runs, or fails on a value that the engine's own error quotes, tells no value."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from sqlanon.cli.app import main

if TYPE_CHECKING:
    from pathlib import Path

    from engines import Place

CANARY = "Kanarienvogel"
NUMBER = 777_000_776_158_940
KINDS = {"name": "text", "age": "integer", "town": "text", "illness": "text"}
ROWS = [
    (f"{CANARY} id {n}", NUMBER + n % 4, f"{CANARY}{n % 3}", f"{CANARY} ill {n % 2}")
    for n in range(24)
]
COLUMNS: dict[str, Any] = {
    "name": {"role": "drop"},
    "age": {"role": "quasi", "hierarchy": {"intervals": [10, 100]}},
    "town": {"role": "quasi", "hierarchy": {"mask": {"steps": [1, 14]}}},
    "illness": {"role": "sensitive"},
}
SHARED = "l_diversity: {column: illness, l: 1}"
K3 = {"k_anonymity": {"k": 3}}
QUOTED = {
    "duckdb": "CAST(town AS INTEGER)",
    "sqlite": "json_extract(town, '$')",
    "postgresql": "CAST(town AS INTEGER)",
    "mariadb": "CAST(town AS INTEGER)",
}
"""What fails on a town; DuckDB, PostgreSQL and, where it writes, MariaDB quote it then."""


def breakable(place: Place) -> None:
    """`people`, whose ages cannot be read any more when `switch` says so."""
    place.load("everyone", KINDS, ROWS)
    place.load("switch", {"broken": "integer"}, [(0,)])
    place.run(
        "CREATE VIEW people AS SELECT name, CASE WHEN (SELECT broken FROM switch) = 1 THEN "
        f"{QUOTED[place.name]} ELSE age END AS age, town, illness FROM everyone"
    )


def written(folder: Path, name: str, **said: Any) -> str:
    file = folder / f"{name}.json"
    job = {"source": "people", "columns": COLUMNS, "privacy": [K3], "algorithm": "optimal"}
    target = {"table": name, "if_exists": "replace", **said.pop("target", {})}
    file.write_text(json.dumps({**job, "target": target, **said}))
    return str(file)


def canaries(text: str) -> list[str]:
    return [word for word in (CANARY, str(NUMBER)[:12]) if word in text]


def test_no_command_tells_a_value_whether_it_succeeds_or_fails(
    backend: Place, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    breakable(backend)
    table, shown = (
        written(tmp_path, "released"),
        written(tmp_path, "shown", target={"mode": "view"}),
    )
    guard = {"action": "suppress", "compare": "previous"}
    nightly = written(tmp_path, "nightly", target={"key": "name"}, release_guard=guard)
    links = {"table": "everyone", "columns": ["name", "town"], "key": "name"}
    masked = written(tmp_path, "masked", algorithm={"sangreea": {"network": links}})
    towns = tmp_path / "towns.csv"
    towns.write_text("".join(f"{CANARY}{n};{CANARY};*\n" for n in range(3)))
    twice = tmp_path / "twice.csv"
    twice.write_text(f"{CANARY}0;{CANARY}1;*\n{CANARY}0;{CANARY}2;*\n")
    script, exported = tmp_path / "nightly.sql", tmp_path / "exported.csv"
    reading = (
        ["plan", table, "--json"],
        ["run", table, "--log", "json"],
        ["run", nightly],
        ["run", nightly, "--json"],
        ["run", masked, "--json"],
        ["compile", table, "-o", str(script)],
        ["compile", table, "--from", "last", "-o", str(script), "--force"],
        ["refresh", "shown", "--log", "json"],
        ["hierarchy", "build", "people", "age", "ages", "--spec", "flat: true", "--replace"],
    )
    others = (
        ["history"],
        ["history", "released", "--json"],
        ["compile", table, "--drop"],
        ["run", written(tmp_path, "weekly", target={"key": "name"}, release_guard=guard)],
        ["compare", "nightly", "weekly", "--key", "name", "--k", "1", "--model", SHARED],
        ["compare", "nightly", "weekly", "--quasi", "town"],
        ["clean", "--dry-run"],
        ["hierarchy", "import", str(towns), "towns", "--replace"],
        ["hierarchy", "list"],
        ["hierarchy", "check", "towns", "--table", "people", "--column", "town"],
        ["hierarchy", "export", "towns", str(exported)],
        ["check", "people", "--quasi", "age,town", "--k", "2"],
    )

    def does(words: list[str]) -> int:
        code = main([*words, "--url", backend.url, *([] if words[0] == "history" else ["-vv"])])
        said = capfd.readouterr()
        assert canaries(said.out + said.err) == [], words
        return code

    assert does(["run", shown]) == 0
    for words in (*reading, *others):
        assert does(words) == 0, words
    assert CANARY in exported.read_text()
    assert canaries(script.read_text()) == []
    assert does(["hierarchy", "import", str(twice), "twice"]) == 2
    assert does(["hierarchy", "check", "towns", "--table", "people", "--column", "age"]) == 1

    backend.run("UPDATE switch SET broken = 1")
    if backend.name != "sqlite":  # which says only that something is malformed
        with pytest.raises(Exception, match=CANARY):
            backend.run("CREATE TABLE quoted AS SELECT age FROM people")
    for words in (*reading, others[-1]):
        # a SELECT alone makes NULL of a town on MariaDB, and says nothing
        assert does(words) or backend.name == "mariadb", words
    for words in (["history"], ["history", "--json"], ["clean"]):
        assert does(words) == 0
    stored = [
        *(repr(backend.records(name)) for name in ("sqlanon_runs", "sqlanon_runs_attempts")),
        *backend.tables(),
    ]
    assert canaries("\n".join(stored)) == []
