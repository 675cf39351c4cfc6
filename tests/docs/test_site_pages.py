"""The pages of the site do what they say: blocks run, outputs are real, pictures are of today."""

from __future__ import annotations

import doctest
import re
import runpy
import shutil
import sys
from typing import TYPE_CHECKING

import pytest
from blocks import HOUSE, Block, blocks, run, run_words

if TYPE_CHECKING:
    from pathlib import Path

DOCS = HOUSE / "docs"
LIKE = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


def page(name: str) -> list[Block]:
    return blocks((DOCS / name).read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def followed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of somebody who follows the tutorial to the letter; what it prints is compared."""
    folder = tmp_path_factory.mktemp("tutorial")
    shutil.copytree(HOUSE / "fixtures", folder / "fixtures")
    exported: dict[str, str] = {"COLUMNS": "100"}
    said = ""
    for block in page("tutorial.md"):
        where = f"tutorial.md, line {block.line}"
        if block.language == "yaml":
            (folder / "job.yaml").write_text(block.text)
        elif block.language == "python":
            run([sys.executable, "-W", "error", "-c", block.text], folder)
        elif block.language == "text":
            want = block.text.replace("…", "...")
            assert doctest.OutputChecker().check_output(want, said, LIKE), f"{where}:\n{said}"
        elif export := re.fullmatch(r"export (\w+)=(.*)\n", block.text):
            exported[export[1]] = export[2]
        else:
            said = run_words(block.text, folder, block.exit_code, **exported)
    return folder


@pytest.mark.gate  # a process per command
def test_the_tutorial_prints_what_it_says(followed: Path) -> None:
    languages = [block.language for block in page("tutorial.md")]
    assert languages.count("text") >= 4
    assert languages.count("bash") >= 5
    assert (followed / "people.duckdb").exists()


@pytest.mark.full
@pytest.mark.parametrize("name", ["how-to/choose.md", "how-to/hierarchies.md"])
def test_commands_of_guides_run_after_the_tutorial(followed: Path, name: str) -> None:
    commands = [block for block in page(name) if block.language == "bash"]
    assert commands
    for block in commands:
        assert run_words(block.text, followed, block.exit_code), f"{name}, line {block.line}"


@pytest.mark.full
def test_commands_for_other_engines_run(followed: Path, tmp_path: Path) -> None:
    """On an engine that is at hand; what they do on others, the guide lets its reader find out."""
    shutil.copy(followed / "job.yaml", tmp_path)
    shutil.copy(followed / "people.duckdb", tmp_path)
    commands = [block for block in page("engines.md") if block.language == "bash"]
    assert len(commands) > 1
    for block in commands:
        where = {"SQLANON_URL": "duckdb:///people.duckdb"}
        assert run_words(block.text, tmp_path, block.exit_code, **where), block.line


@pytest.mark.full
def test_cells_of_the_guide_to_notebooks_run_in_their_order(tmp_path: Path) -> None:
    shutil.copytree(HOUSE / "fixtures", tmp_path / "fixtures")
    cells = [block.text for block in page("how-to/notebook.md") if block.language == "python"]
    assert len(cells) > 3
    run([sys.executable, "-W", "error", "-c", "\n".join(cells)], tmp_path)
    assert "Made to be handed out" in (tmp_path / "report.html").read_text(encoding="utf-8")


@pytest.mark.full
def test_the_page_of_files_can_be_followed(tmp_path: Path) -> None:
    shutil.copy(HOUSE / "fixtures" / "people.csv", tmp_path)
    job, commands, script, _of_a_ledger = page("files.md")
    (tmp_path / "job.yaml").write_text(job.text)
    run_words(commands.text, tmp_path)
    run([sys.executable, "-W", "error", "-c", script.text], tmp_path)


def test_pictures_are_drawn_from_what_runs_publish(tmp_path: Path) -> None:
    runpy.run_path(str(DOCS / "site" / "pictures.py"))["draw"](tmp_path)
    drawn = {path.name: path.read_text() for path in tmp_path.iterdir()}
    assert drawn == {path.name: path.read_text() for path in (DOCS / "pictures").glob("*.svg")}


@pytest.mark.gate
def test_the_site_is_built_without_a_warning(tmp_path: Path) -> None:
    pytest.importorskip("mkdocs", reason="the group docs is not installed")
    pytest.importorskip("mkdocstrings", reason="the group docs is not installed")
    build = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet"]
    places = ["--site-dir", str(tmp_path), "--config-file", str(DOCS / "site" / "mkdocs.yml")]
    run([*build, *places], HOUSE, NO_MKDOCS_2_WARNING="1")
    pages = list(tmp_path.rglob("*.html"))
    assert {"index.html", "tutorial.html", "job.html", "python.html"} <= {p.name for p in pages}
    loaded = re.compile(r'<(?:script|img|iframe)[^>]*src="https?:|<link[^>]*stylesheet[^>]*https?:')
    assert not [path.name for path in pages if loaded.search(path.read_text(encoding="utf-8"))]
