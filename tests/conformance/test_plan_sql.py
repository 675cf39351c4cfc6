"""The script of `plan --sql`, run by the engine's own client, makes the release of `run`."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest
from clients import outcome, replay
from customers import SAID as CUSTOMERS
from customers import customers
from sql_scenarios import COLUMNS, JOBS, PLAIN, ROWS
from statement_names import is_of_session

import sqlanon
from sqlanon.api import run as api
from sqlanon.errors import UnsupportedError
from sqlanon.job.job import Job
from sqlanon.pipeline import publishing

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from engines import Place


UPDATED = {name: CUSTOMERS[name] for name in ("columns", "privacy")}
K3 = {"k_anonymity": {"k": 3}}
CITY_FILE = "Aachen;west;*\nBonn;west;*\nCelle;'north; \\ of it';*\n"
LEVELS = {"hierarchy": {"intervals": [10, 20]}}
ZIP = {"hierarchy": {"mask": {"steps": [1, 2, 3]}}}
CITIES = {"hierarchy": {"taxonomy": {"west": ["Aachen", "Bonn"], "north": ["Celle"]}}}
TREES = {
    "age": {"role": "quasi", **LEVELS},
    "zip": {"role": "quasi", **ZIP},
    "city": {"role": "quasi", **CITIES},
}
ENDS = {"role": "quasi", "output": "bounds", "range": {"step": 10}}
GRADES = {"grade": {"role": "quasi", "order": ["a", "b", "c"]}}


def jobs(folder: Path) -> dict[str, dict[str, Any]]:
    """Jobs by name; each works in a way of its own."""
    file = folder / "cities.csv"
    file.write_text(CITY_FILE)
    from_file = {"role": "quasi", "hierarchy": {"file": str(file), "delimiter": ";"}}
    ordered = {"distance": "ordered", "order": [*JOBS]}
    closeness = {"t_closeness": {"column": "illness", "t": "0.4", **ordered}}
    return {
        "mondrian": {"columns": {**PLAIN, **GRADES}},
        "closeness": {
            "columns": {**PLAIN, **TREES},
            "privacy": [K3, closeness],
            "algorithm": {"optimal": {}},
            "max_suppression": "0.3",
        },
        "datafly": {
            "columns": {**PLAIN, **TREES},
            "algorithm": "datafly",
            "max_suppression": "0.3",
        },
        "bounds": {
            "columns": {**PLAIN, "age": ENDS, "born": {"role": "quasi", "output": "bounds"}},
        },
        "files": {"columns": {**PLAIN, "city": from_file}},
        "in place": {"columns": PLAIN, "target": {"mode": "replace", "by": "swap"}},
    }


def released(place: Place, table: str) -> Counter[tuple[object, ...]]:
    return Counter(tuple(record.values()) for record in place.records(table))


@pytest.mark.parametrize(
    "name", ["mondrian", "closeness", "datafly", "bounds", "files", "in place"]
)
def test_a_replayed_script_makes_the_release_of_the_run(
    backend: Place, tmp_path: Path, name: str
) -> None:
    said = {"source": "people", "privacy": [K3], "target": "released", **jobs(tmp_path)[name]}
    job = Job.from_mapping(said)
    table = "people" if name == "in place" else "released"
    rows = [row for row in ROWS if row[5] is not None] if name == "files" else ROWS
    backend.load("people", COLUMNS, rows)
    before = released(backend, "people")
    if (backend.name, name) == ("mariadb", "in place"):
        with pytest.raises(UnsupportedError):
            sqlanon.plan(job, connection=backend.url)
        return
    plan = sqlanon.plan(job, connection=backend.url)
    assert backend.tables() == ["people"]
    assert released(backend, "people") == before

    sqlanon.run(job, connection=backend.url, in_place=True)
    by_run = released(backend, table)
    backend.run(f"DROP TABLE {table}", "DROP TABLE sqlanon_runs")
    if table == "people":
        backend.load("people", COLUMNS, rows)
    replay(backend, plan.script.text())

    assert released(backend, table) == by_run
    assert by_run != before
    # a script makes the ledger that the run's entry would stand in, and what stands beside it
    ledger = {"sqlanon_runs", "sqlanon_runs_attempts"}
    ledger |= {"sqlanon_runs_classes"} if table == "people" else set()
    assert {*backend.named()} == {"people", table, *ledger}


def test_a_replayed_script_updates_a_table_as_the_run_does(backend: Place) -> None:
    customers(backend)
    before = released(backend, "people")
    job = Job.from_mapping({"source": "people", **UPDATED, "target": {"mode": "replace"}})
    plan = sqlanon.plan(job, connection=backend.url)
    assert released(backend, "people") == before
    sqlanon.run(job, connection=backend.url, in_place=True)
    by_run = released(backend, "people")
    assert by_run != before

    backend.empty()
    customers(backend)
    replay(backend, plan.script.text())

    assert released(backend, "people") == by_run
    assert {"orders", "people", "rich"} <= set(backend.tables())
    assert not [name for name in backend.tables() if name.startswith("_sqlanon")]


def test_a_script_deals_nothing_by_a_lot_that_all_know(backend: Place) -> None:
    """It has no secret, and its rows would go where anybody can deal them again."""
    backend.load("people", COLUMNS, ROWS)
    said: dict[str, Any] = {
        "source": "people",
        "columns": {**PLAIN, "city": {"role": "drop"}, "illness": {"role": "sensitive"}},
        "privacy": [{"l_diversity": {"column": "illness", "l": 2}}],
        "algorithm": {"anatomy": {"key": "sixteen characters"}},
        "target": "released",
    }
    plan = sqlanon.plan(Job.from_mapping(said), connection=backend.url)
    script = plan.script.text()
    assert "classes at random here" in script
    assert "sixteen characters" not in script
    code, told = outcome(backend, script)
    assert code != 0
    if backend.name == "sqlite":
        assert "no such function: sqlanon_hmac_sha256" in told, "which its client lacks"
    elif backend.name != "mysql":  # checks are told by their numbers there
        assert "dealt_under_a_secret" in told
    assert not {"released", "released_illness"} & {*backend.named()}


@pytest.mark.parametrize("mode", ["table", "replace"])
def test_a_script_fails_where_the_release_would_not_hold(backend: Place, mode: str) -> None:
    """Of a source that has changed since: classes of two, or rows lost that nobody gave up."""
    if mode == "table":
        backend.load("people", COLUMNS, ROWS)
        said = {"columns": {**PLAIN, **TREES}, "privacy": [K3], "target": "released"}
    else:
        customers(backend)
        said = {**UPDATED, "target": {"mode": "replace"}}
    plan = sqlanon.plan(Job.from_mapping({"source": "people", **said}), connection=backend.url)
    key = "person" if mode == "table" else "id"
    if mode == "replace":
        backend.run("DELETE FROM orders")
    backend.run(f"DELETE FROM people WHERE {key} % 10 <> 3")
    before = released(backend, "people")
    code, told = outcome(backend, plan.script.text())
    assert code != 0
    assert "other_" in told
    assert "than_planned" in told
    assert released(backend, "people") == before
    assert "released" not in backend.tables()


def unseen(function: Callable[..., Any], seen: list[str]) -> Callable[..., Any]:
    """The function, whose statements are not among those that are seen."""

    def called(*args: Any) -> Any:
        before = [*seen]
        made = function(*args)
        seen[:] = before
        return made

    return called


def test_a_script_has_what_the_run_executes(
    backend: Place, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    backend.load("people", COLUMNS, ROWS)
    said = {"source": "people", "privacy": [K3], **jobs(tmp_path)["mondrian"]}
    # a first run makes its ledger when it begins, and then looks into it
    sqlanon.run(Job.from_mapping({**said, "target": "before"}), connection=backend.url)
    job = Job.from_mapping({**said, "target": "released"})
    plan = sqlanon.plan(job, connection=backend.url)
    seen: list[str] = []
    observer = sqlanon.Observer(statement=lambda statement: seen.append(statement.name))
    job = job.model_copy(update={"search_in": "database"})  # as a script does
    # what an approval compares and how a release differs from the last one, which no script asks
    for module, name in ((api, "take_fingerprint"), (publishing, "add_drift")):
        monkeypatch.setattr(module, name, unseen(getattr(module, name), seen))
    sqlanon.run(job, connection=backend.url, observer=observer)
    # a script lets a check refuse what a run looks at
    written = [line.name for line in plan.script if not line.name.startswith("plan/")]
    written = [name for name in written if not is_of_session(name)]
    seen = [name for name in seen if not is_of_session(name)]
    entry = seen.index("ledger/moments")  # the run's, which a script does not make
    assert seen[entry + 1] == "workspace/insert"
    assert written == [*seen[:entry], *seen[entry + 2 :]]


def test_keys_are_not_printed(backend: Place) -> None:
    backend.load("people", COLUMNS, ROWS)
    key = "a key that nobody shall read"
    columns = {**PLAIN, "person": {"role": "identifier", "action": "hash", "key": key}}
    said = {"source": "people", "privacy": [K3], "target": "released", "columns": columns}
    text = sqlanon.plan(Job.from_mapping(said), connection=backend.url).script.text()
    assert "the keys of hashed columns are not printed" in text
    assert key not in text
    for pad in (0x36, 0x5C):
        assert bytes(byte ^ pad for byte in key.encode()).hex() not in text
