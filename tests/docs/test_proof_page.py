"""benchmarks/proof.md has the numbers that are measured, and tests that are there."""

from __future__ import annotations

import csv
import importlib.util
import os
import re
import shutil
import sys
from pathlib import Path
from typing import Any

import duckdb
import pytest

HOUSE = Path(__file__).parents[2]


def _script() -> Any:
    """`benchmarks/proof.py`; its folder has names that would hide others on the path."""
    spec = importlib.util.spec_from_file_location("proof", HOUSE / "benchmarks" / "proof.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # where dataclasses look
    spec.loader.exec_module(module)
    return module


proof = _script()
DATA = Path(os.environ.get("SQLANON_DATA", HOUSE.parent / "shared" / "data")) / "adult"
LINES = proof.table_of(proof.PAGE.read_text()).splitlines(keepends=True)


@pytest.mark.gate
@pytest.mark.parametrize("result", proof.RESULTS, ids=lambda one: one.what)
def test_the_page_says_what_is_measured(result: Any) -> None:
    ours = result.measure()
    assert result.line(ours) in LINES
    assert result.agrees(ours)
    assert bool(result.differs) != proof.same(result.theirs, ours)


def test_the_page_has_every_result_and_no_other() -> None:
    optima = [one.line(one.theirs) for one in map(proof.as_result, proof.OPTIMUMS)]
    assert LINES[-len(optima) :] == optima
    assert len(LINES) == len(proof.RESULTS) + len(optima)
    for line, result in zip(LINES, proof.RESULTS, strict=False):
        assert line.startswith(f"| {result.what} | {result.source} | ")


def test_every_test_that_is_named_is_there() -> None:
    for result in (*proof.RESULTS, *map(proof.as_result, proof.OPTIMUMS)):
        path, _, name = result.test.partition("::")
        assert re.search(rf"^def {name}\(", (HOUSE / path).read_text(), re.MULTILINE), result.test


def test_numbers_are_compared_to_the_digits_that_were_published() -> None:
    assert proof.same([0.167, 4], [1 / 6, 4])
    assert not proof.same([0.167], [0.1661])
    assert not proof.same([0.16666666666666666], [0.1667])
    assert not proof.same([4, 3], [4, 2])
    assert not proof.same([4, 3], [4])
    assert not proof.same([1.5, [1, 2]], [1.5, [2, 1]])


@pytest.mark.gate
def test_an_optimum_is_found_in_arxs_own_files(tmp_path: Path) -> None:
    """Made of the data beside the project; ARX's tests of all are in tests/reference."""
    if not (DATA / "adult.csv").is_file():
        pytest.skip("no Adult data; set SQLANON_DATA")
    names = (*proof.ALL, "occupation", "salary-class")
    columns = {name: name.replace("-", "_") for name in names} | {"salary-class": "salary"}
    with (DATA / "adult.csv").open(newline="") as file:
        rows = [[row[columns[name]] for name in names] for row in csv.DictReader(file)]
    with (tmp_path / "adult.csv").open("w", newline="") as file:
        csv.writer(file, delimiter=";").writerows([names, *rows])
    shutil.copy(DATA / "adult_subset.csv", tmp_path)
    for hierarchy in (DATA / "hierarchies").iterdir():
        shutil.copy(hierarchy, tmp_path / f"adult_hierarchy_{hierarchy.name}")
    one = proof.OPTIMUMS[-1]
    with duckdb.connect() as connection:
        proof.adult(connection, tmp_path)
        assert proof.same([one.loss, one.levels], one.measure(connection, tmp_path))
