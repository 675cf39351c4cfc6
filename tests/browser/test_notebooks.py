"""What a notebook shows: executed by a kernel, and looked at in a browser."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

import pytest
from browsing import NARROW, WIDE
from engines import UnreachableError, unreachable

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from browsing import Window

FIRST = """\
import duckdb, sqlanon
people = duckdb.connect()
people.execute('''CREATE TABLE people AS SELECT range AS person, 20 + range % 30 AS age,
    'x' || range % 2 AS town, range % 4 AS pay FROM range(240)''')
released, again = ({"table": name, "key": "person"} for name in ("released", "again"))
said = dict(
    columns={
        "person": sqlanon.Drop(),
        "age": sqlanon.Quasi(hierarchy={"intervals": [5]}),
        "town": sqlanon.Quasi(),
        "pay": sqlanon.Sensitive(),
    },
    privacy=[sqlanon.KAnonymity(k=2)],
)
stored = dict(release_guard={"action": "warn"})"""
PLAN = 'sqlanon.plan(people, "people", target=released, figures="internal", **said, **stored)'
RUN = 'sqlanon.anonymize(people, "people", target=released, figures="internal", **said, **stored)'
CHECK = 'sqlanon.check(people, "released", quasi=["age", "town"], k=2, figures="external")'
COMPARISON = """\
sqlanon.anonymize(people, "people", target=again, **said, **stored)
sqlanon.compare(people, "released", "again", k=2)"""
CHOICES = """\
job = sqlanon.Job.from_mapping({"source": "people", "target": "other", **said})
sqlanon.compare_choices(job, "k=2,5", connection=people)"""
SHOWN = {
    "plan": (PLAN, "Hierarchy of age"),
    "report": (RUN, "Hierarchy of age"),
    "check": (CHECK, "Rows at risk"),
    "comparison": (COMPARISON, "joint"),
    "choices": (CHOICES, "suppressed"),
}
"""What the last line of a cell is, and what is read where it is shown."""


@pytest.fixture(scope="module")
def outputs() -> dict[str, Any]:
    """What a kernel answers to each cell of a notebook, as Jupyter stores it."""
    try:
        nbformat, client = import_module("nbformat.v4"), import_module("nbclient")
        import_module("ipykernel")
    except ModuleNotFoundError as error:
        unreachable("chromium", UnreachableError(str(error)))
    cells = [FIRST, *(code for code, _ in SHOWN.values())]
    notebook = nbformat.new_notebook(cells=[nbformat.new_code_cell(code) for code in cells])
    client.NotebookClient(notebook, timeout=120, kernel_name="python3").execute()
    return {name: cell.outputs for name, cell in zip(SHOWN, notebook.cells[1:], strict=True)}


@pytest.mark.parametrize("name", SHOWN)
@pytest.mark.parametrize("width", [WIDE, NARROW])
def test_the_last_line_of_a_cell_is_drawn(
    outputs: dict[str, Any],
    tmp_path: Path,
    opened: Callable[..., Window],
    *,
    name: str,
    width: int,
) -> None:
    (shown,) = outputs[name]  # and nothing on stdout or stderr
    assert shown.output_type == "execute_result"
    text = shown.data["text/plain"]
    assert text.startswith("<")
    assert "\n" not in text
    drawn = shown.data["text/html"]
    assert "<script" not in drawn
    # Jupyter puts it among other outputs of a page of its own
    file = tmp_path / "notebook.html"
    file.write_text(f"<!doctype html><meta charset=utf-8><main>{drawn}</main>")
    window = opened(width=width)
    window.page.goto(file.as_uri())
    assert window.asked == [file.as_uri()]
    assert not window.said
    assert SHOWN[name][1] in window.text()
    bars = window.page.locator("table.chart tbody rect")
    if name != "comparison":
        assert bars.count() > 1
        assert (
            bars.evaluate_all(
                "all => Math.max(...all.map(one => one.getBoundingClientRect().width))"
            )
            > 10
        )
