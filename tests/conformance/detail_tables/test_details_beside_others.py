"""Jobs with detail tables in what else is done with jobs: reuse, comparison, checks, scripts."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
import sqlalchemy
from clients import outcome, replay
from detail_people import BUYS, CANARY, PEOPLE, expected, found, job, load
from users import user

from sqlanon import (
    Job,
    PublishError,
    RightsError,
    UnsupportedError,
    check_certificate,
    history,
    plan,
    refresh,
    run,
)
from sqlanon.api.choices import compare_choices
from sqlanon.sql.workspace import Observer
from sqlanon.tools.explorer.exploration import Exploration

if TYPE_CHECKING:
    from collections.abc import Callable

    from engines import Place

    from sqlanon.sql.statement import Statement

REPLACED = {"table": "people_out", "if_exists": "replace"}
POSTGRESQL = pytest.mark.parametrize("backend", ["postgresql"], indirect=True)


def said(place: Place, **more: Any) -> Job:
    return Job.from_mapping(job(place, **more))


def released(place: Place) -> Any:
    return found(place.records("people_out"), place.records("buys_out"))


def test_the_recoding_of_the_run_before_is_taken_again(backend: Place) -> None:
    load(backend)
    first = run(said(backend, algorithm="optimal"))
    backend.run("DELETE FROM buys WHERE price = 10")
    said_again = said(backend, algorithm="optimal", target=REPLACED, recoding={"reuse": "last"})
    again = run(said_again)
    assert again.search.reused == first.run_id
    assert released(backend) == expected(PEOPLE, [row for row in BUYS if row[1] != 10])
    assert {one.state for one in history(backend.url, "people_out").runs} >= {"published"}


def test_choices_are_compared_without_writing(backend: Place) -> None:
    load(backend)
    compared = compare_choices(said(backend), "k=2,3")
    assert [(one.k, one.suppressed) for one in compared.choices] == [(2, 1), (3, 1)]
    assert backend.tables() == ["buys", "people"]


def test_levels_are_explored(backend: Place) -> None:
    load(backend)
    wanted = said(backend, algorithm="optimal")
    with Exploration.connect(wanted, backend.url, Observer()) as held:
        surveyed = held.survey_lattice(wanted)
    assert surveyed.rows == len(PEOPLE)
    assert {(0, 0)} <= {node.levels for node in surveyed.nodes}
    assert backend.tables() == ["buys", "people"]


def test_a_certificate_says_that_detail_tables_are_not_measured(backend: Place) -> None:
    load(backend)
    report = run(said(backend))
    told = check_certificate(backend.url, report.to_dict()).certificate
    assert told is not None
    assert told.agrees
    assert told.not_compared == {"tables.buys": "a detail table without generalized columns"}
    with pytest.raises(PublishError, match="only a view can be refreshed"):
        refresh(backend.url, "people_out")


def test_a_replayed_script_publishes_details_or_fails(backend: Place) -> None:
    load(backend)
    replay(backend, plan(said(backend)).script.text())
    assert released(backend) == expected(PEOPLE, BUYS)
    backend.run("DROP TABLE people_out", "DROP TABLE buys_out")
    # as if what was written were not what it should be
    script = plan(said(backend)).script.text()
    place = script.index("persons_without_a_number_each")
    begun = script.rindex("CREATE ", 0, place)
    staged = next(
        line.split("INSERT INTO ")[1].split(" (")[0]
        for line in reversed(script[:place].splitlines())
        if line.startswith("INSERT INTO ") and "person" in line
    )
    broken = f"{script[:begun]}DELETE FROM {staged} WHERE price = 0;\n{script[begun:]}"
    code, words = outcome(backend, broken)
    assert code != 0
    assert "other_detail_rows" in words
    assert "people_out" not in backend.tables()
    assert "buys_out" not in backend.tables()


@POSTGRESQL
def test_rights_that_are_missing_are_named_before_anything_is_read(backend: Place) -> None:
    load(backend)
    schema = backend.schema
    with user(backend) as (name, url):
        backend.run(
            f"GRANT USAGE ON SCHEMA {schema} TO {name}", f"GRANT SELECT ON people TO {name}"
        )
        wanted = said(backend, connection=url)
        seen: list[str] = []
        told = Observer(progress=lambda step: seen.append(step.phase))
        for does in (run, plan):
            with pytest.raises(RightsError) as caught:
                does(wanted, observer=told)
            assert not seen
            lines = str(caught.value).splitlines()
            assert [line.partition(";")[0] for line in lines] == [
                f"missing: CREATE on schema {schema}",
                f"missing: SELECT on {schema}.buys",
            ]
        backend.run(*(line.partition("administrator for: ")[2] for line in lines))
        run(wanted)
    assert backend.tables() == ["buys", "people"]  # the user's own went with the user


@POSTGRESQL
def test_a_connection_that_shows_no_one_state_is_refused(backend: Place) -> None:
    load(backend)
    engine = sqlalchemy.create_engine(backend.url, isolation_level="READ COMMITTED")
    try:
        with (
            engine.connect() as connection,
            connection.begin(),
            pytest.raises(UnsupportedError, match="several tables in one state"),
        ):
            run(said(backend), connection=connection)
    finally:
        engine.dispose()
    assert backend.tables() == ["buys", "people"]


def test_neither_text_nor_order_tells_of_keys(backend: Place) -> None:
    """Keys and values are in no statement, and rows in no order of the source's."""
    each = 30
    buys = [(row[0], 100 * n + b, "") for n, row in enumerate(PEOPLE) for b in range(each)]
    load(backend, buys=buys)
    secret = "fedcba9876543210"  # noqa: S105 - of nothing
    kept = {"role": "identifier", "action": "hash", "key": secret}
    more = job(backend)["tables"][0]
    more["columns"] = {"price": {"role": "keep"}, "note": kept}
    sent: list[str] = []
    report = run(said(backend, tables=[more]), observer=Observer(statement=_sends(sent)))
    entered = [str(row) for row in backend.rows("SELECT * FROM sqlanon_runs")]
    for said_there in (*sent, report.to_json(), str(report), *entered):
        text = re.sub(r"\d+\.\d+", "", said_there)  # seconds have any digits: 0.0270000043
        assert CANARY not in text
        assert not [row[0] for row in PEOPLE if str(row[0]) in text]
    assert secret not in "".join((report.to_json(), *entered, *backend.named()))

    shown = [(int(one["person"]), int(one["price"])) for one in backend.records("buys_out")]
    numbers = {price // 100: number for number, price in shown}
    assert len(numbers) == len(PEOPLE) - 1
    in_order = [numbers[n] for n in sorted(numbers)]
    assert in_order != sorted(in_order)  # one draw of 36!
    for number in numbers.values():
        prices = [price for who, price in shown if who == number]
        assert len(prices) == each
        assert prices != sorted(prices)  # one draw of 30!


def _sends(sent: list[str]) -> Callable[[Statement], None]:
    return lambda one: sent.append(one.sql)
