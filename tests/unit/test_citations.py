"""What docstrings and comments cite is there, and documents that nobody can read are not cited."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

HOUSE = Path(__file__).parents[2]
DEFINITIONS = sorted((HOUSE / "docs" / "definitions").glob("*.md"))
CITATION = re.compile(r'docs/definitions((?:, "[^"]+")*)')
FOLDERS = ("sqlanon", "sql_templates", "tests", "benchmarks", "fixtures", "docs")
WRITTEN = [
    path
    for folder in FOLDERS
    for path in sorted((HOUSE / folder).rglob("*"))
    if path.suffix in {".py", ".j2", ".md", ".sql", ".yaml"} and path != Path(__file__)
]


def headings() -> list[str]:
    texts = [page.read_text() for page in DEFINITIONS]
    return [title for text in texts for title in re.findall(r"^#+ (.+)$", text, re.MULTILINE)]


def on_one_line(path: Path) -> str:
    """The text without the line ends, and the signs of comments behind them."""
    return re.sub(r"\s+(?:#+\s)?\s*", " ", path.read_text())


def titles_cited(path: Path) -> list[list[str]]:
    return [re.findall(r'"([^"]+)"', said[1]) for said in CITATION.finditer(on_one_line(path))]


def test_there_are_citations() -> None:
    assert sum(len(titles_cited(path)) for path in WRITTEN) > 40
    assert len(headings()) > 40


def test_every_citation_of_the_definitions_names_a_section_that_is_there() -> None:
    known = {*headings()}
    wrong = {
        f"{path.relative_to(HOUSE)}: {titles or 'names no section'}"
        for path in WRITTEN
        if path.suffix != ".md"
        for titles in titles_cited(path)
        if not titles or not set(titles) <= known
    }
    assert not wrong


def test_titles_are_unique() -> None:
    assert len(headings()) == len({*headings()})


def test_sections_that_the_definitions_mention_are_there() -> None:
    pages = " ".join(map(on_one_line, DEFINITIONS))
    said = set(re.findall(r'(?:see|in|of) "([A-Z][^"]+)"', pages))
    assert said
    assert said <= {*headings()}


@pytest.mark.parametrize("absent", ["SPEC.md", "STYLE.md"])
def test_what_is_not_in_the_repository_is_not_cited(absent: str) -> None:
    assert not [path for path in WRITTEN if absent in path.read_text()]


@pytest.mark.parametrize("document", sorted((HOUSE / "docs").rglob("*.md")), ids=lambda p: p.name)
def test_links_between_documents_lead_somewhere(document: Path) -> None:
    links = re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", document.read_text())
    assert not [link for link in links if not (document.parent / link).exists()]
