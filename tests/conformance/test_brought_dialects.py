"""A package brings a dialect by an entry point, and the kit tells whether it conforms."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from pathlib import Path

PACKAGE = """
from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite
from sqlanon.sql.dialects.sqlite import SQLite
from sqlanon.sql.dialects.column_types import Kind
from sqlanon.sql.statement import Sql


class Driver(SQLiteDialect_pysqlite):
    name = "acme"
    supports_statement_cache = True


class Acme(SQLite):
    name = "acme"
    parent = "sqlite"
"""
BROKEN = (
    PACKAGE
    + """
    def exact(self, expression, kind):
        found = super().exact(expression, kind)
        return Sql(f"LOWER({found})") if kind is Kind.TEXT else found
"""
)
OTHER_HASHES = (
    PACKAGE
    + """
    def hmac_sha256(self, inner, outer, message):
        return super().hmac_sha256(outer, inner, message)
"""
)
ENTRIES = "[sqlalchemy.dialects]\nacme = acme_sqlanon:Driver\n\n[sqlanon.dialects]\nacme = {}\n"


def kit(
    folder: Path, package: str, *, entry: str = "acme_sqlanon:Acme", only: str = ""
) -> subprocess.CompletedProcess[str]:
    """The kit in a process of its own that finds the package in a folder."""
    (folder / "acme_sqlanon.py").write_text(package)
    info = folder / "acme_sqlanon-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: acme-sqlanon\nVersion: 1\n")
    (info / "entry_points.txt").write_text(ENTRIES.format(entry))
    paths = os.pathsep.join([str(folder), *filter(None, [os.environ.get("PYTHONPATH")])])
    words = ["-m", "sqlanon.tools.conformance", "--url", f"acme:///{folder}/a.db", "--only", only]
    return subprocess.run(
        [sys.executable, *words],
        check=False,
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": paths, "COLUMNS": "150"},
    )


@pytest.mark.gate
def test_a_dialect_that_a_package_brings_is_used_and_conforms(tmp_path: Path) -> None:
    ended = kit(tmp_path, PACKAGE, only="connection,measured,replaced")
    assert ended.returncode == 0, ended.stdout + ended.stderr
    assert "by Acme" in ended.stdout
    assert "models: measured" in ended.stdout
    assert "3 checks, 0 fail" in ended.stdout


@pytest.mark.gate  # the kit is run above
def test_the_kit_finds_a_dialect_that_takes_two_texts_for_one(tmp_path: Path) -> None:
    ended = kit(tmp_path, BROKEN, only="labels: the order")
    assert ended.returncode == 1, ended.stdout + ended.stderr
    assert "1 checks, 1 fail" in ended.stdout


@pytest.mark.gate
def test_the_kit_finds_a_dialect_whose_hashes_are_others(tmp_path: Path) -> None:
    ended = kit(tmp_path, OTHER_HASHES, only="hashes")
    assert ended.returncode == 1, ended.stdout + ended.stderr
    assert "1 checks, 1 fail" in ended.stdout


@pytest.mark.gate
@pytest.mark.parametrize(
    ("entry", "words"),
    [
        ("acme_sqlanon:Driver", "is not a dialect of that name"),
        ("acme_sqlanon:SQLite", "is not a dialect of that name"),
    ],
)
def test_what_is_no_dialect_of_the_name_is_refused(tmp_path: Path, entry: str, words: str) -> None:
    ended = kit(tmp_path, PACKAGE, entry=entry, only="connection")
    assert ended.returncode == 2, ended.stdout + ended.stderr
    assert words in " ".join(ended.stdout.split())
