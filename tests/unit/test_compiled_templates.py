"""Templates are compiled once for all processes, as modules are."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import jinja2
import pytest

from sqlanon.errors import UnsupportedError
from sqlanon.sql import templates

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture(autouse=True)
def _as_usual(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    monkeypatch.setattr(sys, "pycache_prefix", None)
    write(tmp_path, "SELECT {{ n }}")


def write(folder: Path, one: str) -> None:
    """The file of a subject with two templates, of which `one` is the second."""
    texts = {"other": "SELECT 0", "one": one}
    written = "\n".join(f"-- name: {word}\n{text}\n" for word, text in texts.items())
    (folder / "some.sql.j2").write_text(f"{{# What it is for. #}}\n\n{written}")


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


def rendered(folder: Path, name: str = "some/one") -> str:
    """A template as a new process renders it."""
    templates.blocks.cache_clear()
    made = templates._environment.__wrapped__((), folder)
    return made.get_template(name).render(n=3).strip()


def test_a_template_is_compiled_once(tmp_path: Path, compiled: list[object]) -> None:
    assert [rendered(tmp_path) for _ in range(3)] == ["SELECT 3"] * 3
    assert len(compiled) == 1
    (kept,) = (tmp_path / "__pycache__").iterdir()
    assert kept.name.startswith("some.one.sql.")


def test_templates_of_one_subject_are_kept_apart(tmp_path: Path, compiled: list[object]) -> None:
    for _ in range(2):
        assert rendered(tmp_path) == "SELECT 3"
        assert rendered(tmp_path, "some/other") == "SELECT 0"
    assert len(compiled) == 2


def test_a_template_that_has_changed_is_compiled_anew(tmp_path: Path) -> None:
    rendered(tmp_path)
    write(tmp_path, "SELECT -{{ n }}")
    assert rendered(tmp_path) == "SELECT -3"


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("SELECT\n{{ nothing }}", jinja2.UndefinedError),
        ("SELECT\n{% for %}", jinja2.TemplateSyntaxError),
    ],
)
def test_an_error_names_the_line_of_the_file(
    tmp_path: Path, text: str, error: type[Exception]
) -> None:
    write(tmp_path, text)
    for _ in range(2):  # of what is kept, too
        with pytest.raises(error) as raised:
            rendered(tmp_path)
        lines = (tmp_path / "some.sql.j2").read_text().splitlines()
        frame = raised.traceback[-1]
        assert str(frame.path) == str(tmp_path / "some.sql.j2")
        assert lines[frame.lineno] == text.splitlines()[1]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("SELECT 1\n-- name: one\nSELECT 2\n", "some.sql.j2: text stands before the first line"),
        ("{# a #}\nSELECT 1\n", "text stands before the first line"),
        ("-- name: one\nSELECT 1\n-- name: one\nSELECT 2\n", "name one is given to two"),
    ],
)
def test_a_file_in_which_a_template_would_be_lost_is_refused(
    tmp_path: Path, text: str, words: str
) -> None:
    (tmp_path / "some.sql.j2").write_text(text)
    with pytest.raises(UnsupportedError, match=words):
        rendered(tmp_path)


def test_a_block_ends_with_one_end_of_line(tmp_path: Path) -> None:
    (tmp_path / "some.sql.j2").write_text(
        "-- name: one\nSELECT 1\n-- two: what is no mark\n\n\n-- name: two\n-- name: a b\n"
    )
    assert {
        word: block.text for word, block in templates.blocks(tmp_path / "some.sql.j2").items()
    } == {
        "one": "SELECT 1\n-- two: what is no mark\n",
        "two": "-- name: a b\n",
    }


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
    assert [file.name for file in tmp_path.iterdir()] == ["some.sql.j2"]


def test_it_is_written_where_python_writes_its_own(
    tmp_path: Path, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    elsewhere = tmp_path_factory.mktemp("elsewhere")
    monkeypatch.setattr(sys, "pycache_prefix", str(elsewhere))
    assert rendered(tmp_path) == "SELECT 3"
    assert [file.name for file in tmp_path.iterdir()] == ["some.sql.j2"]
    assert [*elsewhere.rglob("some.one.sql.*")]


def test_a_folder_that_cannot_be_written_is_no_fault(tmp_path: Path) -> None:
    (tmp_path / "__pycache__").write_text("a file, where a folder would be")
    assert [rendered(tmp_path) for _ in range(2)] == ["SELECT 3"] * 2
