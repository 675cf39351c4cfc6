"""Templates are compiled once for all processes, as modules are."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import jinja2
import pytest

from sqlanon.sql import templates

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture(autouse=True)
def _as_usual(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    monkeypatch.setattr(sys, "pycache_prefix", None)
    (tmp_path / "one.sql.j2").write_text("SELECT {{ n }}")


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """What was compiled."""
    seen: list[object] = []
    compile_ = jinja2.Environment.compile

    def watched(environment: jinja2.Environment, source: str, *said: object) -> object:
        seen.append(source)
        return compile_(environment, source, *said)  # type: ignore[call-overload]

    monkeypatch.setattr(jinja2.Environment, "compile", watched)
    return seen


def rendered(folder: Path) -> str:
    """The template as a new process renders it."""
    return templates._environment.__wrapped__((), folder).get_template("one.sql.j2").render(n=3)


def test_a_template_is_compiled_once(tmp_path: Path, compiled: list[object]) -> None:
    assert [rendered(tmp_path) for _ in range(3)] == ["SELECT 3"] * 3
    assert compiled == ["SELECT {{ n }}"]
    (kept,) = (tmp_path / "__pycache__").iterdir()
    assert kept.name.startswith("one.sql.")


def test_a_template_that_has_changed_is_compiled_anew(tmp_path: Path) -> None:
    rendered(tmp_path)
    (tmp_path / "one.sql.j2").write_text("SELECT -{{ n }}")
    assert rendered(tmp_path) == "SELECT -3"


def test_another_version_of_the_compiler_compiles_anew(
    tmp_path: Path, compiled: list[object], monkeypatch: pytest.MonkeyPatch
) -> None:
    rendered(tmp_path)
    monkeypatch.setattr(templates, "_jinja", lambda: "99")
    assert rendered(tmp_path) == "SELECT 3"
    assert len(compiled) == 2


def test_what_is_kept_and_broken_is_not_taken(tmp_path: Path, compiled: list[object]) -> None:
    rendered(tmp_path)
    (kept,) = (tmp_path / "__pycache__").iterdir()
    kept.write_bytes(kept.read_bytes()[:-20])
    assert rendered(tmp_path) == "SELECT 3"
    assert len(compiled) == 2


def test_nothing_is_written_where_python_writes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    assert rendered(tmp_path) == "SELECT 3"
    assert [file.name for file in tmp_path.iterdir()] == ["one.sql.j2"]


def test_it_is_written_where_python_writes_its_own(
    tmp_path: Path, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    elsewhere = tmp_path_factory.mktemp("elsewhere")
    monkeypatch.setattr(sys, "pycache_prefix", str(elsewhere))
    assert rendered(tmp_path) == "SELECT 3"
    assert [file.name for file in tmp_path.iterdir()] == ["one.sql.j2"]
    assert [*elsewhere.rglob("one.sql.*")]


def test_a_folder_that_cannot_be_written_is_no_fault(tmp_path: Path) -> None:
    (tmp_path / "__pycache__").write_text("a file, where a folder would be")
    assert [rendered(tmp_path) for _ in range(2)] == ["SELECT 3"] * 2
