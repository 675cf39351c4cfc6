"""A session of the whole suite fails where a member was not seen on an engine that is there."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
import witness
from engines import ENGINES
from witness import WHOLE, Witness, lacking, members

FROM_SETTINGS = pytest.Config.ArgsSource.TESTPATHS


def session(**changes: Any) -> Any:
    """A session of plain `pytest` that went well, but for what is said."""
    said = {"markexpr": WHOLE[0], "keyword": "", "collectonly": False, "failed": 0, **changes}
    option = SimpleNamespace(**said)
    config = SimpleNamespace(option=option, args_source=said.get("source", FROM_SETTINGS))
    return SimpleNamespace(config=config, testsfailed=said["failed"], exitstatus=0)


def exit_status(told: Any, seen: set[tuple[str, str]]) -> int:
    plugin = Witness(told.config)
    plugin.seen = seen
    plugin.pytest_sessionfinish(told)
    return int(told.exitstatus)


@pytest.fixture(autouse=True)
def _all_engines_are_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(witness, "is_there", lambda _: True)


EVERYTHING = {(engine, member) for engine in ENGINES for member in members()}


def test_it_wants_algorithms_models_and_modes() -> None:
    assert {"ola", "mondrian", "t_closeness", "mode view", "mode replace"} <= set(members())
    assert lacking(EVERYTHING - {("sqlite", "ola")}, ENGINES) == ["sqlite: ola"]
    assert lacking(EVERYTHING - {("sqlite", "ola")}, ["duckdb"]) == []


@pytest.mark.parametrize("markexpr", WHOLE)
def test_the_whole_suite_has_to_show_everything(markexpr: str) -> None:
    assert exit_status(session(markexpr=markexpr), EVERYTHING) == 0
    assert exit_status(session(markexpr=markexpr), EVERYTHING - {("mariadb", "mode table")}) == 1


@pytest.mark.parametrize(
    "some",
    [
        {"markexpr": "full"},
        {"keyword": "view"},
        {"collectonly": True},
        {"failed": 1},
        {"source": pytest.Config.ArgsSource.ARGS},
    ],
    ids=str,
)
def test_a_few_tests_need_not(some: dict[str, Any]) -> None:
    assert exit_status(session(**some), set()) == 0


def test_what_a_worker_saw_is_added_up() -> None:
    worker, first = Witness(SimpleNamespace(workeroutput={})), Witness(session().config)  # type: ignore[arg-type]
    worker.seen = {("duckdb", "ola")}

    worker.pytest_sessionfinish(session())
    first.pytest_testnodedown(SimpleNamespace(workeroutput=worker._config.workeroutput))  # type: ignore[attr-defined]

    assert first.seen == {("duckdb", "ola")}
