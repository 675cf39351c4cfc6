"""What README and docs promise by name is there: `promised.txt` lists it, a name a line.

The list is written by hand, so that a name goes only where somebody takes it out of the list too.
"""

from __future__ import annotations

import inspect
import json
import signal
from enum import Enum, EnumMeta
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer
from sqlalchemy import make_url

import sqlanon
from sqlanon.algorithms import ALGORITHMS
from sqlanon.cli import app as command_line
from sqlanon.cli import output
from sqlanon.errors import SqlanonError
from sqlanon.job.columns import ROLES
from sqlanon.job.keywords import JobOptions, job_schema
from sqlanon.metrics import METRICS, REPORTED
from sqlanon.privacy_models import PRIVACY_MODELS
from sqlanon.publish import PUBLISHERS
from sqlanon.source.hierarchies.specification import BUILDERS
from sqlanon.sql.backends import connection, opening, spark, spark_master
from sqlanon.sql.dialects import DIALECTS
from sqlanon.warnings import WARNINGS

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    import pytest

PROMISED = Path(__file__).with_name("promised.txt")
FAMILIES: dict[str, Mapping[str, type]] = {
    "algorithm": ALGORITHMS,
    "model": PRIVACY_MODELS,
    "metric": METRICS,
    "hierarchy": {**BUILDERS},
    "role": {**ROLES},
    "warning": {one.code: type(one) for one in WARNINGS},
}
"""The classes that a job names, by what it calls them."""
URLS = (
    "duckdb://",
    "sqlite://",
    "postgresql://host/database",
    "mysql://host/database",
    "mariadb://host/database",
    "sc://host:15002",
    "spark://host:7077",
    "local",
    "local[2]",
)


def compared(promised: Iterable[str], there: Iterable[str]) -> list[str]:
    """What differs, a line each."""
    before, now = set(promised), set(there)
    return [
        *(f"gone: {name}" for name in sorted(before - now)),
        *(f"new: {name}" for name in sorted(now - before)),
    ]


def test_nothing_disappears(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    there = {*_members(), *_keys(), *_commands(), *_python(), *_exit_codes(), *_urls(monkeypatch)}
    capsys.readouterr()  # what an interrupted command tells
    told = compared(PROMISED.read_text().splitlines(), there)
    assert not told, "\n".join(
        (
            f"tests/unit/{PROMISED.name} says otherwise:",
            *told,
            "a removal that an issue lists changes this list in the same commit;",
            "what is new gets its line, and its place in README or docs",
        )
    )


def test_the_list_can_be_read() -> None:
    lines = PROMISED.read_text().splitlines()
    assert lines == sorted({*lines})


def test_what_goes_and_what_comes_is_named() -> None:
    assert compared(["a", "b"], ["b", "c"]) == ["gone: a", "new: c"]


def _members() -> Iterator[str]:
    for family, members in FAMILIES.items():
        yield from (f"{family}: {name}" for name in members)
    yield from (f"reported metric: {name}" for name in REPORTED)
    yield from (f"mode: {mode}" for mode in PUBLISHERS)
    yield from (f"engine: {name}" for name in DIALECTS)


def _keys() -> Iterator[str]:
    """Each key of a job with its choices, by the member or the part of the job that has it."""
    places = {
        kind.__name__: f"{family} {name}"
        for family, members in FAMILIES.items()
        for name, kind in members.items()
    }
    schema = job_schema()
    for title, part in {"job": schema, **schema["$defs"]}.items():
        if title in chain.from_iterable(FAMILIES.values()):
            continue  # a mapping whose one key is the member's name
        place = places.get(title, title if part is schema else f"part {title}")
        for key, said in part.get("properties", {}).items():
            yield f"{place}: {key}"
            yield from (f"{place}: {key} = {choice}" for choice in _choices(said))


def _choices(said: object) -> Iterator[str]:
    """Every word that a part of the schema admits; all members of a family are one."""
    inner: Iterable[object] = said if isinstance(said, list) else ()
    if isinstance(said, dict):
        words = {*said.get("enum", ()), *([said["const"]] if "const" in said else ())}
        whole = [f"any {name}" for name, members in FAMILIES.items() if words == {*members}]
        yield from whole or (word if isinstance(word, str) else json.dumps(word) for word in words)
        inner = said.values()
    for one in inner:
        yield from _choices(one)


def _commands() -> Iterator[str]:
    command_line.load_commands()
    yield from _said(typer.main.get_command(command_line.app), "sqlanon")


def _said(command: Any, words: str) -> Iterator[str]:
    """A command with its arguments, options and choices, and those below it."""
    yield f"command: {words}"
    for option in command.params:
        named = option.param_type_name == "argument"
        for name in [option.name.upper()] if named else [*option.opts, *option.secondary_opts]:
            yield f"command: {words} {name}"
            kind = option.type_descriptor.annotation
            choices: list[Enum] = [*kind] if isinstance(kind, EnumMeta) else []
            yield from (f"command: {words} {name} {one.value}" for one in choices)
    for name, inner in getattr(command, "commands", {}).items():
        yield from _said(inner, f"{words} {name}")


def _python() -> Iterator[str]:
    for name in dir(sqlanon):
        yield f"python: {name}"
        public = getattr(sqlanon, name)
        if inspect.isfunction(public):
            yield from (f"python: {name}({one})" for one in inspect.signature(public).parameters)
    yield from (f"python: JobOptions[{key}]" for key in JobOptions.__annotations__)


def _exit_codes() -> Iterator[str]:
    codes = {0, output._BUG, command_line._BROKEN_PIPE}
    codes |= {command_line._report_interrupt([one]) for one in (signal.SIGINT, signal.SIGTERM)}
    for name in dir(sqlanon):
        public = getattr(sqlanon, name)
        if isinstance(public, type) and issubclass(public, SqlanonError):
            codes.add(public.exit_code)
            yield f"exit code: {public.exit_code} {name}"
    yield from (f"exit code: {code}" for code in codes)


def _urls(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Which backend takes each URL, with the driver where it is SQLAlchemy's."""
    taken: list[str] = []

    def noted(module: Any, function: str, driver: Any = None) -> None:
        def opened(url: str) -> None:
            by = module.__name__.rpartition(".")[2]
            taken.append(driver(url) if driver else by)

        monkeypatch.setattr(module, function, opened)

    noted(spark, "open_remote")
    noted(spark_master, "open_master")
    noted(opening, "open_url", _driver)
    noted(connection, "_from_duckdb_url", lambda _: "duckdb")
    for url in URLS:
        connection.connect(url)
    yield from (f"url: {url} by {by}" for url, by in zip(URLS, taken, strict=True))


def _driver(url: str) -> str:
    return opening._with_driver(make_url(url)).drivername
