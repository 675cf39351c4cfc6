"""Every block of every page is run, or says what is not: here, or in the test of its page."""

from __future__ import annotations

import re
import shutil
import sys
from typing import TYPE_CHECKING, Any

import duckdb
import pytest
import yaml
from blocks import HOUSE, Block, blocks, run, run_words

import sqlanon
from sqlanon.job.job import Job

if TYPE_CHECKING:
    from pathlib import Path

DOCS = HOUSE / "docs"
ELSEWHERE = {
    "tutorial.md": {"bash", "python", "text", "yaml"},  # test_site_pages.py, as the next four
    "files.md": {"bash", "python", "yaml"},
    "how-to/choose.md": {"bash"},
    "how-to/approve.md": {"text"},  # tests/conformance/approval/test_approved_sources.py
    "how-to/hierarchies.md": {"bash", "text"},
    "how-to/notebook.md": {"python"},
    "engines.md": {"bash"},
    "models.md": {"bash"},  # test_readme.py
    "dbt.md": {"python", "yaml"},  # test_dbt_page.py, test_dbt_package.py
    "threat-model.md": {"text"},  # tests/conformance/release_guard/test_erased_persons.py
    "architecture.md": {"mermaid"},  # test_architecture.py
}
"""Languages of a page's blocks that a test of its own looks at."""
NOBODYS = {
    "compile.md": {"text"},  # clients of engines that need not be there
    "dialects.md": {"toml", "python", "bash"},  # an invented engine
}
"""Blocks that nothing can run."""
PROGRAMS = ["how-to/items.md", "logs.md", "python.md"]
COMMANDS = [
    "index.md",
    "init.md",
    "report.md",
    "publishing.md",
    "network.md",
    "how-to/approve.md",
]
WHOLE: dict[str, Any] = {
    "source": "people",
    "target": {"table": "people_anonymous", "if_exists": "replace"},
    "columns": {"age": {"role": "quasi"}, "id": {"role": "drop"}},
    "privacy": [{"k_anonymity": {"k": 5}}],
}
"""What a part of a job is put into."""


def page(name: str, language: str) -> list[Block]:
    """The page's blocks of a language."""
    found = blocks((DOCS / name).read_text(encoding="utf-8"))
    return [block for block in found if block.language == language]


def pages() -> dict[str, set[str]]:
    """The languages of each page's blocks."""
    found = {
        path.relative_to(DOCS).as_posix(): blocks(path.read_text(encoding="utf-8"))
        for path in sorted(DOCS.rglob("*.md"))
    }
    return {name: {block.language for block in some} for name, some in found.items() if some}


PARTS = [name for name, some in pages().items() if "yaml" in some - ELSEWHERE.get(name, set())]


def test_every_block_is_looked_at_somewhere() -> None:
    looked_at = {
        name: {
            *ELSEWHERE.get(name, set()),
            *NOBODYS.get(name, set()),
            *({"python"} if name in PROGRAMS else ()),
            *({"bash"} if name in COMMANDS else ()),
            *({"yaml"} if name in PARTS else ()),
        }
        for name in pages()
    }
    assert looked_at == pages()


@pytest.mark.parametrize("name", PARTS)
def test_parts_of_jobs_are_valid(name: str) -> None:
    for block in page(name, "yaml"):
        said = {**WHOLE, **yaml.safe_load(block.text)}
        if "k" in said:  # short for what the whole has at length
            del said["privacy"]
        if name == "in-place.md":
            said["columns"] = {**WHOLE["columns"], **said["columns"]}
            said["target"] = {"mode": "replace"}
        assert Job.from_mapping(said), f"{name}, line {block.line}"


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the bundled people, the README's job, and wards of two hospitals."""
    folder = tmp_path_factory.mktemp("pages")
    shutil.copytree(HOUSE / "fixtures", folder / "fixtures")
    readme = blocks((HOUSE / "README.md").read_text(encoding="utf-8"))
    loaded = next(block.text for block in readme if "people.duckdb" in block.text)
    run([sys.executable, "-W", "error", "-c", loaded], folder)
    job = next(block.text for block in readme if block.language == "yaml")
    (folder / "job.yaml").write_text(job)
    with duckdb.connect(str(folder / "wards.duckdb")) as wards:
        for table, zips in (("hospital_a", "['1**', '2**']"), ("hospital_b", "['1**']")):
            wards.execute(
                f"""CREATE TABLE {table} AS SELECT zip, '[20-39]' AS age,
                'illness ' || range % 3 AS diagnosis FROM range(12), unnest({zips}) AS z(zip)"""
            )
    shutil.copy(folder / "people.duckdb", folder / "my.duckdb")
    return folder


@pytest.mark.full  # a process each
@pytest.mark.parametrize("name", PROGRAMS)
def test_programs_of_pages_run(checkout: Path, name: str) -> None:
    for block in page(name, "python"):
        run([sys.executable, "-W", "error", "-c", block.text], checkout)


@pytest.mark.gate
def publish_network(file: Path) -> None:
    """The bundled people, masked with links between them."""
    with duckdb.connect(str(file)) as people:
        people.execute("CREATE TABLE few AS FROM people LIMIT 50")
        people.execute(
            "CREATE TABLE friends AS SELECT one.person_id AS person, other.person_id AS friend "
            "FROM few AS one JOIN few AS other ON other.age = one.age"
        )
        network = {"table": "friends", "columns": ["person", "friend"], "key": "person_id"}
        sqlanon.anonymize(
            people,
            "few",
            target="people_masked",
            columns={"age": {"role": "quasi"}, "zip": {"role": "quasi"}},
            unlisted="drop",
            privacy=[sqlanon.KAnonymity(k=5)],
            algorithm=sqlanon.SaNGreeA(network=network),
        )


@pytest.mark.full
@pytest.mark.parametrize("name", COMMANDS)
def test_commands_of_pages_run(checkout: Path, name: str) -> None:
    """In a folder of their own, but for setting up what is there already."""
    folder = checkout.parent / f"of_{name}"
    shutil.copytree(checkout, folder)
    if name == "index.md":  # which proposes the job
        (folder / "job.yaml").unlink()
    if name == "network.md":
        publish_network(folder / "people.duckdb")
    for block in page(name, "bash"):
        lines = [one for one in block.text.splitlines() if not one.startswith("pip install")]
        words = re.sub(r"\bTABLE\b", "people", "\n".join(lines))
        assert run_words(words, folder, block.exit_code), f"{name}, line {block.line}"
    if name == "index.md":  # from nothing to a report that can be opened
        assert "What was done" in (folder / "report.html").read_text(encoding="utf-8")
