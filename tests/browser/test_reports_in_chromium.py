"""A report in a real browser: it opens offline, everybody can read it, and it stays text."""

from __future__ import annotations

import re
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
    if name == "report":  # what is closed is not looked at
        for one in (window, trusted):
            one.page.locator("summary").click()
        assert window.overflow() == 0
        assert violations(trusted) == []


@pytest.mark.parametrize("width", [WIDE, 800, 500, NARROW])
def test_the_verdict_stays_in_view_and_the_appendix_is_closed(
    told: dict[str, Any], tmp_path: Path, opened: Callable[..., Window], width: int
) -> None:
    file = tmp_path / "report.html"
    file.write_text(told["report"].to_html())
    window = opened(width=width)
    page = window.page
    page.goto(file.as_uri())
    verdict, inside = page.locator(".verdict"), page.get_by_role("heading", name="Rows at risk")

    assert not inside.is_visible()
    page.locator("summary").scroll_into_view_if_needed()
    box = verdict.bounding_box()
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= page.viewport_size["height"] / 3
    page.locator("summary").click()
    assert inside.is_visible()
    # tables of the first page are not scrolled to be read
    cut = page.locator(".first .wide").evaluate_all(
        "all => all.filter(one => one.scrollWidth > one.clientWidth).length"
    )
    assert cut == 0 or width == NARROW


def test_the_first_page_is_two_sheets_and_the_appendix_begins_another(
    told: dict[str, Any], tmp_path: Path, opened: Callable[..., Window]
) -> None:
    file = tmp_path / "report.html"
    file.write_text(told["report"].to_html())
    page = opened().page
    page.goto(file.as_uri())

    def sheets() -> int:
        return len(re.findall(rb"/Type\s*/Page\b", page.pdf(format="A4")))

    closed = sheets()
    page.locator("summary").click()
    assert 1 <= closed <= 2
    assert sheets() > closed
    page.emulate_media(media="print")
    # a browser repeats the header of a table on each sheet
    style = "getComputedStyle(document.querySelector('.verdict')).display"
    assert page.evaluate(style) == "table-header-group"
    opening = "getComputedStyle(document.querySelector('details')).breakBefore"
    assert page.evaluate(opening) == "page"


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
