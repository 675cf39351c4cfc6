"""Somebody is forgotten in what is stored of releases: the guard counts a person who has gone."""

from __future__ import annotations

import io
import json
from typing import TYPE_CHECKING, Any

import pytest
from blocks import HOUSE, blocks
from rows_of_persons import FIRST
from rows_of_persons import KINDS as VISITS
from rows_of_persons import publish as publish_visits

import sqlanon
from sqlanon.api import run as api
from sqlanon.cli.app import main

if TYPE_CHECKING:
    from engines import Place

KINDS = {"id": "text", "race": "text", "ill": "text"}
PEOPLE = [(f"P{n}", "bw"[n % 2], ("flu", "gout", "mumps")[n % 3]) for n in range(12)]
JOB: dict[str, Any] = {
    "columns": {
        "id": {"role": "drop"},
        "race": {"role": "quasi", "hierarchy": {"flat": True}},
        "ill": {"role": "sensitive"},
    },
    "privacy": [{"k_anonymity": {"k": 2}}],
    "algorithm": {"fixed": {"levels": {"race": 0}}},
    "target": {"table": "out", "if_exists": "replace", "key": "id"},
    "release_guard": {"action": "refuse"},
}


def publish(place: Place, **said: Any) -> sqlanon.Report:
    return api.anonymize(place.url, "people", **JOB | said)


def stored(place: Place, suffix: str = "_known") -> list[str]:
    return [name for name in place.tables() if name.endswith(suffix)]


def persons(place: Place, suffix: str = "_known", column: str = "person") -> list[list[str]]:
    """The keys in each table that is stored."""
    return [
        sorted(str(row[column]) for row in place.records(table)) for table in stored(place, suffix)
    ]


def test_rows_that_are_deleted_by_hand_are_told_from_others(backend: Place) -> None:
    backend.load("people", KINDS, PEOPLE)
    publish(backend)
    (table,) = stored(backend)
    backend.run(f"DELETE FROM {table} WHERE person = 'P4'", "DELETE FROM people WHERE id = 'P4'")
    with pytest.raises(sqlanon.PublishError, match=f"stored rows of .* deleted.*{table}.*forget"):
        publish(backend)


@pytest.mark.parametrize("others", [(), ("P2",)])
def test_who_is_erased_counts_as_gone(backend: Place, others: tuple[str, ...]) -> None:
    """Alone she would be told by what is missing; with another one of her class she is not."""
    backend.load("people", KINDS, PEOPLE)
    runs = [publish(backend).run_id for _ in range(2)]
    for person in ("P4", *others):
        backend.run(f"DELETE FROM people WHERE id = '{person}'")
    told: list[object] = []
    for erased in (False, True):
        if erased:
            forgotten = sqlanon.forget(backend.url, "P4")
            assert (forgotten.column, forgotten.others) == ("id", ())
            assert [*forgotten.runs][:2] == runs
            assert "P4" not in str(forgotten)
        try:
            together = publish(backend).together
            assert together is not None
            told.append(together.classes)
        except sqlanon.VerificationError as error:
            told.append(str(error))
    assert told[0] == told[1]
    assert isinstance(told[0], int) is bool(others)
    before = {row[0] for row in PEOPLE}
    fresh = [{*one} - before for one in persons(backend)]
    assert sum(map(len, fresh)) >= len(runs)
    assert len(set().union(*fresh)) == 1, "the same new key in all"
    assert not any("P4" in one for one in persons(backend))
    with pytest.raises(sqlanon.JobError, match=r"no release of .*people has this key in id"):
        sqlanon.forget(backend.url, "P4")


def test_who_comes_again_is_somebody_new(backend: Place) -> None:
    backend.load("people", KINDS, PEOPLE)
    publish(backend)
    sqlanon.forget(backend.url, "P4", "out")
    warned = publish(backend, release_guard={"action": "warn"})
    assert warned.together is not None
    assert warned.together.persons == len(PEOPLE) + 1
    assert warned.together.small is not None
    assert (warned.together.small.came, warned.together.small.went) == (1, 1)


@pytest.mark.parametrize("kind", ["text", "integer", "decimal"])
def test_a_person_with_several_rows_is_forgotten_with_the_keys_of_these(
    backend: Place, kind: str
) -> None:
    def key(who: str | None) -> Any:
        return who if who is None or kind == "text" else int(who[1]) + 10 * (who[0] == "p")

    rows = [(number, key(who), *rest) for number, who, *rest in FIRST]
    backend.load("visits", {**VISITS, "who": kind}, rows)
    first = publish_visits(backend)
    before = [persons(backend), persons(backend, column="v0")]
    second = publish_visits(backend)
    forgotten = sqlanon.forget(backend.url, str(key("P5")), second.run_id)
    assert forgotten.runs == (first.run_id, second.run_id)
    assert forgotten.column == "who"
    keys, owners = persons(backend), persons(backend, column="v0")
    assert keys[0] == keys[1]
    assert owners[0] == owners[1]
    assert len({*keys[0]} & {*before[0][0]}) == len(FIRST) - 2, "rows 7 and 8"
    changed = [one for one in owners[0] if one not in before[1][0]]
    assert len(changed) == 2
    assert len({*changed}) == 1
    found = sqlanon.compare(backend.url, first.run_id, second.run_id)
    assert (found.persons, found.in_all, found.models[0].holds) == (6, 6, True)
    together = publish_visits(backend, release_guard={"action": "warn"}).together
    assert together is not None
    assert together.persons == 7


def test_keys_of_the_previous_release_and_signatures_are_replaced_too(backend: Place) -> None:
    backend.load("people", KINDS, PEOPLE)
    previous = publish(backend, release_guard={"action": "warn", "compare": "previous"})
    assert sqlanon.forget(backend.url, "P3", previous.run_id).runs == (previous.run_id,)
    assert "P3" not in persons(backend, "_keys")[0]
    signed = publish(
        backend,
        columns={**JOB["columns"], "race": {"role": "quasi"}},
        privacy=[{"m_uniqueness": {"column": "ill", "m": 2}}],
        algorithm="m_invariance",
        target={"table": "signed", "if_exists": "replace", "key": "id"},
        release_guard={"action": "store"},
        max_suppression=0.5,
    )
    (was,) = persons(backend, "_signatures")
    assert "P5" in was
    assert sqlanon.forget(backend.url, "P5", "signed").runs == (previous.run_id, signed.run_id)
    (kept,), (keys,) = persons(backend, "_signatures"), persons(backend)
    assert "P5" not in {*kept, *keys}
    assert {*kept} - {*was} == {*keys} - {*was}, "the same new key in both"


def test_items_of_detail_tables_are_of_the_new_key(backend: Place) -> None:
    backend.load("people", KINDS, PEOPLE)
    buys = [(f"P{n}", "ab"[n % 2]) for n in range(12)]
    backend.load("buys", {"who": "text", "what": "text"}, buys)
    columns = {**JOB["columns"], "id": {"role": "identifier", "action": "renumber"}}
    table = {
        "source": "buys",
        "target": "bought",
        "key": "who",
        "columns": {"what": {"role": "quasi", "hierarchy": {"flat": True}}},
        "privacy": [{"km_anonymity": {"k": 2, "m": 1}}],
    }
    publish(backend, columns=columns, tables=[table])
    assert len(sqlanon.forget(backend.url, "P5").runs) == 1
    (items,), (keys,) = persons(backend, "_items"), persons(backend)
    assert items == keys
    assert "P5" not in items


def test_whose_key_it_is_has_to_be_plain(backend: Place) -> None:
    """A key by one column, or of one source, can be another person's by another one."""
    backend.load("people", {**KINDS, "ssn": "text"}, [(*row, row[0]) for row in PEOPLE])
    backend.load("others", KINDS, PEOPLE)
    columns = {**JOB["columns"], "ssn": {"role": "drop"}}
    by_id = publish(backend, columns=columns)
    beside = {"table": "beside", "key": "ssn"}
    warn = {"action": "warn"}
    by_ssn = publish(backend, columns=columns, target=beside, release_guard=warn)
    with pytest.raises(sqlanon.JobError, match=r"people by id, .*people by ssn.*name one of"):
        sqlanon.forget(backend.url, "P4")
    told = sqlanon.forget(backend.url, "P4", "beside")
    assert (told.column, told.runs, told.others) == ("ssn", (by_ssn.run_id,), ("id",))
    assert sum("P4" in one for one in persons(backend)) == 1
    assert sqlanon.forget(backend.url, "P4", by_id.run_id).runs == (by_id.run_id,)
    other = api.anonymize(
        backend.url, "others", **JOB | {"target": {"table": "third", "key": "id"}}
    )
    with pytest.raises(sqlanon.JobError, match="others by id"):
        sqlanon.forget(backend.url, "P1")
    assert sqlanon.forget(backend.url, "P1", "third").runs == (other.run_id,)
    assert sum("P1" in one for one in persons(backend)) == 2
    with pytest.raises(sqlanon.JobError, match="no release of nothing has stored persons"):
        sqlanon.forget(backend.url, "P1", "nothing")


def test_the_page_says_what_the_command_says() -> None:
    page = (HOUSE / "docs" / "threat-model.md").read_text(encoding="utf-8")
    (shown,) = (block.text for block in blocks(page) if block.language == "text")
    command, *told = shown.strip().splitlines()
    assert command.startswith("$ sqlanon history forget people_anonymous --person - ")
    assert " ".join(told) == str(sqlanon.Forgotten("people", "id", ("run",) * 12, ()))


def test_the_command_takes_the_key_from_standard_input(
    backend: Place, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    backend.load("people", KINDS, PEOPLE)
    run = publish(backend).run_id
    where = ["--url", backend.url]
    monkeypatch.setattr("sys.stdin", io.StringIO("P4\n"))
    assert main(["history", "forget", "out", "--person", "-", *where]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert "forgotten in 1 release of" in told
    assert "of the source still has" in told
    assert "P4" not in told
    assert main(["history", "forget", "--person", "P4", *where]) == 2
    assert "P4" not in capsys.readouterr().err
    assert main(["history", "forget", "--person", "P5", "--json", *where]) == 0
    assert json.loads(capsys.readouterr().out)["runs"] == [run]
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    assert main(["history", "forget", "--person", "-", *where]) == 2
    assert main(["history", "out", "--person", "P6", *where]) == 2
    assert "is an option of forget" in capsys.readouterr().err
