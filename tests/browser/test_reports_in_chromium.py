"""A report in a real browser: it opens offline, everybody can read it, and it stays text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import duckdb
import pytest
from browsing import NARROW, WIDE
from hostile import HOSTILE, poisoned

import sqlanon
from sqlanon.report.wording import visible

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from browsing import Window

TOLD = ("report", "plan", "check")


@pytest.fixture(scope="module")
def told() -> dict[str, Any]:
    """A run, a plan and a check with all their figures."""
    said: Any = {
        "columns": {
            "name": {"role": "drop"},
            "age": {"role": "quasi", "hierarchy": {"intervals": [5]}},
            "town": {"role": "quasi"},
            "pay": {"role": "sensitive"},
            "seen": {"role": "keep"},
        },
        "privacy": [{"k_anonymity": {"k": 2}}, {"t_closeness": {"column": "pay", "t": 0.5}}],
        "target": "released",
        "figures": "internal",
    }
    with duckdb.connect() as people:
        people.execute(
            """CREATE TABLE people AS SELECT range AS name, 20 + range % 30 AS age,
            'x' || range % 2 AS town, range % 4 AS pay, range AS seen FROM range(240)"""
        )
        return {
            "plan": sqlanon.plan(people, "people", **said),
            "report": sqlanon.anonymize(people, "people", **said),
            "check": sqlanon.check(
                people, "released", quasi=["age", "town"], k=2, figures="external"
            ),
        }


@pytest.mark.parametrize("name", TOLD)
@pytest.mark.parametrize(("width", "scheme"), [(WIDE, "dark"), (NARROW, "light")])
def test_everybody_can_read_it(
    told: dict[str, Any],
    tmp_path: Path,
    opened: Callable[..., Window],
    violations: Callable[[Window], list[str]],
    *,
    name: str,
    width: int,
    scheme: str,
) -> None:
    file = tmp_path / "report.html"
    file.write_text(told[name].to_html())
    window = opened(width=width, scheme=scheme)
    window.page.goto(file.as_uri())
    assert window.asked == [file.as_uri()]
    assert not window.said, "the console of the browser complains"
    assert window.overflow() == 0
    trusted = opened(width=width, scheme=scheme, trusted=True)
    trusted.page.goto(file.as_uri())
    assert violations(trusted) == []


@pytest.mark.parametrize("name", TOLD)
def test_hostile_texts_stay_texts(
    told: dict[str, Any], tmp_path: Path, opened: Callable[..., Window], name: str
) -> None:
    window, file = opened(), tmp_path / "report.html"
    for text in HOSTILE:
        file.write_text(poisoned(told[name], text).to_html())
        window.page.goto(file.as_uri())
        # a browser reads a line's end as one character
        assert visible(text).replace("\r\n", "\n") in window.text(), text
        assert set(window.asked) == {file.as_uri()}, text
        assert window.dialogs == window.said == [], text
