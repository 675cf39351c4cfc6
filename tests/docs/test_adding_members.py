"""What docs/adding-members.md says is all there is to do: each toy runs in a job.

A copy of the house gets the toys' files and lines and nothing else; a job with each runs there on
DuckDB, in a process of its own, and is verified. A dialect is added in
tests/conformance/test_adding_a_dialect.py.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

HOUSE = Path(__file__).parents[2]
PAGE = (HOUSE / "docs" / "adding-members.md").read_text()

ALGORITHM = '''
"""Everything in one class: what no reader can learn less from."""

from typing import ClassVar

from typing_extensions import override

from sqlanon.algorithms.base import Algorithm, Problem
from sqlanon.release.recoding import Recoding, Regions
from sqlanon.sql.workspace import Workspace


class Together(Algorithm):
    """All rows are one class; it satisfies k-anonymity where the table has k rows."""

    name: ClassVar[str] = "together"
    reference: ClassVar[str] = "none: a toy, 2026"

    @override
    def search(self, problem: Problem, workspace: Workspace) -> Recoding:
        before = workspace.statements
        assignment = workspace.make(
            "together/assignment", "assignment", cells=problem.frequency_set.cells
        )
        return Regions(
            assignment=assignment,
            search=self.summary(rounds=1, statements=workspace.statements - before),
        )
'''
ASSIGNMENT = """
{# A toy algorithm: all rows are one class. #}

-- name: assignment
{#- one row: a cell, the one class that there is, and the rows of the cell -#}
SELECT cell, {{ d.code('0') }} AS class, n FROM {{ cells }}
"""
MODEL = '''
"""Crowds: every class is one."""

from typing import ClassVar

from pydantic import Field
from typing_extensions import override

from sqlanon.privacy_models.base import Condition, PrivacyModel


class Crowd(PrivacyModel):
    """Each class has at least so many rows."""

    name: ClassVar[str] = "crowd"
    reference: ClassVar[str] = "none: a toy, 2026"
    monotone_suppression: ClassVar[bool] = True

    rows: int = Field(default=3, ge=1, description="rows that make a crowd")

    @property
    @override
    def conditions(self) -> tuple[Condition, ...]:
        rows = {"rows": self.rows}
        return (Condition(self.name, self.rows, least=True, values=rows, whole=True),)
'''
SEARCHED = """
-- name: crowd
{#- one row: a class, its rows, and whether they are too few -#}
SELECT {{ keys }}, n AS measure, CASE WHEN n < {{ rows }} THEN 1 ELSE 0 END AS violates
FROM ({{ sizes }}) AS sized
"""
VERIFIED = """
-- name: crowd
{#- one row: a class, its rows n, and the same as measure -#}
SELECT n, n AS measure, CASE WHEN n < {{ rows }} THEN 1 ELSE 0 END AS violates
FROM sizes_beside_population WHERE n > 0
"""
METRIC = '''
"""How many attributes are published otherwise than they were."""

from fractions import Fraction
from typing import ClassVar

from typing_extensions import override

from sqlanon.metrics.base import Metric, Reported, Totals


class Touched(Metric):
    """The attributes that are generalized at all, whatever is suppressed."""

    name: ClassVar[str] = "touched"
    reference: ClassVar[str] = "none: a toy, 2026"
    range: ClassVar[str] = "[0, attributes]"
    bounded: ClassVar[bool] = True

    @override
    def value(self, totals: Totals) -> Fraction:
        return Fraction(sum(level > 0 for level in totals.levels or ()))

    @classmethod
    @override
    def reports(cls) -> dict[str, Reported]:
        return {"touched": Reported(cls(), "attributes generalized")}

    @override
    def measurable(self, totals: Totals) -> bool:
        """Only where levels were chosen."""
        return totals.levels is not None
'''
FEATURE = '''
"""Releases of an even number of rows."""

from dataclasses import dataclass
from typing import ClassVar

from typing_extensions import override

from sqlanon.errors import VerificationError
from sqlanon.pipeline.feature import Feature
from sqlanon.pipeline.run import Run
from sqlanon.release.release import Release, Written
from sqlanon.sql.statement import Sql


@dataclass(frozen=True, slots=True)
class Parity(Feature):
    """Rows are counted where they were written, and an odd number of them is not published."""

    name: ClassVar[str] = "parity"

    @property
    @override
    def label(self) -> str:
        return "seed"

    @override
    def measure(self, release: Release, rows: Sql, written: Written | None, run: Run) -> None:
        if written is None:
            return
        count = run.workspace.count("parity/rows", written=rows)
        if count % 2:
            raise VerificationError(f"{count} is an odd number of rows")
'''
COUNTED = """
{# A toy feature: how many rows a release has. #}

-- name: rows
{#- one row: the rows of a table -#}
SELECT COUNT(*) FROM {{ written }}
"""
FILES = {
    "sqlanon/algorithms/partition/together.py": ALGORITHM,
    "sql_templates/base/together.sql.j2": ASSIGNMENT,
    "sqlanon/privacy_models/crowd.py": MODEL,
    "sqlanon/metrics/touched.py": METRIC,
    "sqlanon/features/parity/feature.py": FEATURE,
    "sql_templates/base/parity.sql.j2": COUNTED,
}
BLOCKS = {
    "sql_templates/base/search.sql.j2": SEARCHED,
    "sql_templates/base/verify.sql.j2": VERIFIED,
}
REGISTRIES = {
    "sqlanon/algorithms/__init__.py": (
        "ALGORITHMS = Registry[Algorithm](\n    __name__,\n    {",
        '        "together": "partition.together:Together",',
    ),
    "sqlanon/privacy_models/__init__.py": (
        "PRIVACY_MODELS = Registry[PrivacyModel](\n    __name__,\n    {",
        '        "crowd": "crowd:Crowd",',
    ),
    "sqlanon/metrics/__init__.py": (
        "METRICS = Registry[Metric](\n    __name__,\n    {",
        '        "touched": "touched:Touched",',
    ),
    "sqlanon/features/__init__.py": (
        "_FEATURES = (",
        '    _Entry(lambda job: job.seed == 2, "parity.feature:Parity"),',
    ),
}
RUN = """
import json, sys
import duckdb
import sqlanon

with duckdb.connect() as database:
    database.execute(
        "CREATE TABLE people AS "
        "SELECT range % 4 AS age, CASE WHEN range < 10 THEN 'f' ELSE 'm' END AS sex "
        f"FROM range({sys.argv[2]})"
    )
    report = sqlanon.anonymize(
        database,
        "people",
        columns={"age": {"role": "quasi"}, "sex": {"role": "quasi"}},
        target="released",
        **json.loads(sys.argv[1]),
    )
    print(report.to_json())
"""


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The house with the toys."""
    house = tmp_path_factory.mktemp("house")
    for folder in ("sqlanon", "sql_templates"):
        shutil.copytree(HOUSE / folder, house / folder)
    for name, text in FILES.items():
        (house / name).parent.mkdir(exist_ok=True)
        (house / name).write_text(text.lstrip())
    for name, text in BLOCKS.items():
        with (house / name).open("a") as file:
            file.write(text)
    for name, (registry, line) in REGISTRIES.items():
        text = (house / name).read_text()
        assert text.count(registry) == 1
        (house / name).write_text(text.replace(registry, f"{registry}\n{line}"))
    return house


def tried(copy: Path, rows: int, job: dict[str, object]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", RUN, json.dumps(job), str(rows)],
        cwd=copy,
        env={**os.environ, "PYTHONPATH": str(copy)},
        capture_output=True,
        text=True,
        check=False,
    )


def ran(copy: Path, **job: object) -> dict[str, Any]:
    done = tried(copy, 20, job)
    assert done.returncode == 0, done.stderr
    report: dict[str, Any] = json.loads(done.stdout)
    return report


@pytest.mark.gate
def test_a_toy_algorithm(copy: Path) -> None:
    report = ran(copy, privacy=[{"k_anonymity": {"k": 3}}], algorithm="together")
    assert report["search"]["algorithm"] == "together"
    assert (report["classes"]["count"], report["classes"]["min"]) == (1, 20)


@pytest.mark.gate
def test_a_toy_model_is_searched_for_and_verified(copy: Path) -> None:
    report = ran(copy, privacy=[{"crowd": {"rows": 4}}], algorithm="optimal")
    (model,) = report["models"]
    assert (model["name"], model["required"], model["holds"]) == ("crowd", 4, True)
    # of each age and sex there are two or three, so one of the two is generalized
    assert model["reached"] == report["classes"]["min"] >= 4


@pytest.mark.gate
def test_a_toy_metric_decides(copy: Path) -> None:
    report = ran(
        copy,
        privacy=[{"k_anonymity": {"k": 4}}],
        algorithm={"optimal": {"metric": "touched"}},
    )
    assert (report["search"]["metric"], report["search"]["value"]) == ("touched", 1)
    assert report["loss"]["touched"] == 1


@pytest.mark.gate
def test_a_toy_feature_measures_what_was_written(copy: Path) -> None:
    job: dict[str, object] = {"privacy": [{"k_anonymity": {"k": 3}}], "seed": 2}
    assert tried(copy, 20, job).returncode == 0
    assert "21 is an odd number of rows" in tried(copy, 21, job).stderr
    assert tried(copy, 21, {**job, "seed": 1}).returncode == 0


@pytest.mark.parametrize("file", [*FILES, *BLOCKS, *REGISTRIES])
def test_the_architecture_lists_the_files_of_the_toys(file: str) -> None:
    assert f"`{file}`" in PAGE


def test_the_architecture_lists_no_other_files_of_the_toys() -> None:
    example = PAGE.split("## A worked example")[1].split("\n## ")[0]
    listed = {
        name
        for name in re.findall(
            r"^\| `((?:sqlanon|sql_templates)/[^`]+)`", example, flags=re.MULTILINE
        )
        if "toy" not in name and "dialects" not in name
    }
    assert listed == {*FILES, *BLOCKS, *REGISTRIES}
