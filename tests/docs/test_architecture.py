"""docs/architecture.md is true: its pictures, its files and its features are those of the code."""

from __future__ import annotations

import ast
import re

from blocks import HOUSE

PAGE = (HOUSE / "docs" / "architecture.md").read_text(encoding="utf-8")
PACKAGE = HOUSE / "sqlanon"


def test_the_main_path_takes_the_steps_of_the_picture() -> None:
    steps = re.findall(r"-->\|(\w+)\|", PAGE)
    called = {
        node.func.id
        for file in ("api/run.py", "pipeline/steps.py")
        for node in ast.walk(ast.parse((PACKAGE / file).read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }
    assert steps
    assert {*steps} <= called


def test_packages_and_files_are_there() -> None:
    named = {*re.findall(r"`([\w/]+(?:/|\.py))`", PAGE)}
    named -= {name for name in named if (HOUSE / name).exists()}
    short = {name for name in named if "/" not in name}  # below another one of its row
    assert not [name for name in named - short if not (PACKAGE / name).exists()]
    assert not [name for name in short if not [*PACKAGE.rglob(name)]]
    drawn = {*re.findall(r"\w+", PAGE.split("flowchart TB")[1].split("```")[0])}
    rooms = {path.parent.name for path in PACKAGE.glob("*/__init__.py")}
    assert rooms - drawn == set()


def test_every_feature_is_listed() -> None:
    folders = {path.name for path in (PACKAGE / "features").iterdir() if path.is_dir()}
    listed = {*re.findall(r"^\| `(\w+)` \|", PAGE, flags=re.MULTILINE)}
    assert folders - {"__pycache__"} == listed & folders
    assert len(PAGE.split()) <= 900
