"""Every command block of the README runs, and every command and option is documented there."""

from __future__ import annotations

import re
import shutil
import sys
from typing import TYPE_CHECKING

import duckdb
import pytest
import typer
from blocks import HOUSE, Block, blocks, run, run_words

from sqlanon.cli.app import app, load_commands
from sqlanon.job.job import Job
from sqlanon.source.hierarchies.specification import BUILDERS

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

README = (HOUSE / "README.md").read_text()
SET_UP = re.compile(r"-m venv|pip install|pytest")
"""What a README test must not do again: it is what `.ci/run` does."""


def commands(block: Block) -> list[str]:
    """The commands of a block, without setting up an environment that is there already."""
    return [
        part.strip().removeprefix(".venv/bin/")
        for line in block.text.splitlines()
        for part in line.split("&&")
        if part.strip() and not SET_UP.search(part)
    ]


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which the README's blocks find what a checkout has."""
    folder = tmp_path_factory.mktemp("checkout")
    shutil.copytree(HOUSE / "fixtures", folder / "fixtures")
    with duckdb.connect(str(folder / "my.duckdb")) as own:  # the reader's table
        own.execute(f"CREATE TABLE people AS FROM read_csv('{HOUSE / 'fixtures' / 'people.csv'}')")
    return folder


@pytest.mark.gate  # a process per command
def test_every_block_of_the_readme_runs_in_its_order(checkout: Path) -> None:
    ran = {"bash": 0, "python": 0, "yaml": 0}
    models = (HOUSE / "docs/models.md").read_text()  # of the README's release
    for block in (*blocks(README), *blocks(models)):
        if block.language == "yaml":
            (checkout / "job.yaml").write_text(block.text)
            Job.from_file(checkout / "job.yaml")
        elif block.language == "python":
            run([sys.executable, "-W", "error", "-c", block.text], checkout)
        else:
            for command in commands(block):
                assert run_words(command, checkout), f"line {block.line}: says nothing"
        ran[block.language] += 1
    assert min(ran.values()) > 0, ran


def test_the_set_up_is_two_commands() -> None:
    first, second = blocks(README)[:2]
    assert first.text.splitlines() == [
        "python -m venv .venv && .venv/bin/pip install '.[all]' && .venv/bin/sqlanon demo"
    ]
    assert len(second.text.splitlines()) == 1
    assert second.text.strip().endswith("pytest")


def test_every_command_runs_in_some_block() -> None:
    hierarchies = (
        HOUSE / "docs/how-to/hierarchies.md"
    ).read_text()  # tests/docs/test_site_pages.py
    run_there = [*blocks(README), *blocks(hierarchies)]
    said = "\n".join(block.text for block in run_there if block.language == "bash")
    listed = (HOUSE / "docs/commands.md").read_text()
    missing = [
        name
        for name in known_commands()
        if f"sqlanon {name}" not in said and f"- `sqlanon {name}" not in listed
    ]
    assert not missing


def known_commands() -> Iterator[str]:
    """`run`, `hierarchy build` and so on."""
    load_commands()
    top = typer.main.get_command(app)
    for name, command in getattr(top, "commands").items():  # noqa: B009 - click's, or typer's own
        inner = getattr(command, "commands", None)
        yield from (f"{name} {word}" for word in inner) if inner else (name,)


@pytest.mark.parametrize("builder", BUILDERS)
def test_every_builder_of_hierarchies_is_documented(builder: str) -> None:
    assert f"`{{{builder}: " in (HOUSE / "docs/how-to/hierarchies.md").read_text()


@pytest.mark.parametrize("link", re.findall(r"\]\(([^)#:]+)\)", README))
def test_links_lead_somewhere(link: str) -> None:
    assert (HOUSE / link).exists()
