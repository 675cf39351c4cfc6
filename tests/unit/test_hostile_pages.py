"""Whatever stands in a report is text on its page: markup, templates, control characters."""

from __future__ import annotations

import re
from base64 import b64encode
from hashlib import sha256
from typing import Any

import duckdb
import pytest
from hostile import HOSTILE, KNOWN, MOVING, Seen, poisoned

import sqlanon
from sqlanon.privacy_models import PRIVACY_MODELS
from sqlanon.report.limits import MEANINGS
from sqlanon.report.wording import visible


@pytest.fixture(scope="module")
def told() -> dict[str, Any]:
    """A run, a plan and a check with all their figures."""
    said: Any = {
        "columns": {
            "name": {"role": "drop"},
            "age": {"role": "quasi"},
            "town": {"role": "quasi"},
            "pay": {"role": "sensitive"},
            "seen": {"role": "keep"},
        },
        "privacy": [{"k_anonymity": {"k": 2}}],
        "target": "released",
        "figures": "internal",
    }
    with duckdb.connect() as people:
        people.execute(
            """CREATE TABLE people AS SELECT range AS name, 20 + range % 3 AS age,
            'x' || range % 2 AS town, range % 4 AS pay, range AS seen FROM range(24)"""
        )
        return {
            "plan": sqlanon.plan(people, "people", **said),
            "report": sqlanon.anonymize(people, "people", **said),
            "check": sqlanon.check(
                people, "released", quasi=["age", "town"], k=2, figures="external"
            ),
        }


def test_there_are_sixty_of_them() -> None:
    assert len(set(HOSTILE)) >= 60


@pytest.mark.gate
@pytest.mark.parametrize("name", ["report", "plan", "check"])
def test_everything_that_is_told_is_text(told: dict[str, Any], name: str) -> None:
    for text in HOSTILE:
        made = poisoned(told[name], text)
        for page in (made.to_html(), made._repr_html_()):
            seen = Seen(page)
            assert seen.tags <= KNOWN, text
            assert not any(one.startswith("on") or one == "src" for one in seen.attributes), text
            inside = re.compile(r"#(first-|part-|appendix$)")
            assert all(inside.match(str(one)) for one in seen.targets), text
            assert visible(text) in seen.text, text
            assert not MOVING.search(page)


@pytest.mark.parametrize("name", ["report", "plan", "check"])
def test_a_browser_may_apply_the_style_sheet_and_load_nothing(
    told: dict[str, Any], name: str
) -> None:
    page = told[name].to_html()
    style = page.split("<style>")[1].split("</style>")[0]
    digest = b64encode(sha256(style.encode()).digest()).decode()
    policy = f"default-src 'none'; style-src 'sha256-{digest}'; base-uri 'none'; form-action 'none'"
    assert f'<meta http-equiv="Content-Security-Policy" content="{policy}">' in page
    assert "style" not in Seen(page).attributes
    assert len(page.encode()) < 3_000_000


def test_a_page_says_for_whom_it_is(told: dict[str, Any]) -> None:
    assert "Do not hand it out" in told["report"].to_html()
    assert "Do not hand it out" not in told["check"].to_html()
    assert "to be handed out" in told["check"].to_html()


def test_bars_are_as_long_as_their_numbers(told: dict[str, Any]) -> None:
    """In a row of a chart the widths of the bars are the shares that its cells say."""
    page = told["report"].to_html()
    chart = page.split("Rows at risk</h4>")[1].split("</table>")[0]
    rows = chart.split("<tbody>")[1].split("<tr>")[1:]
    assert len(rows) == 6
    for row in rows:
        shares = [float(one) for one in re.findall(r'"number">([0-9.]+)%', row)]
        widths = [float(one) for one in re.findall(r'width="([0-9.]+)" height="10"></rect>', row)]
        assert len(shares) == len(widths) == 2
        assert shares == pytest.approx(widths, abs=0.006)


@pytest.mark.parametrize("name", ["report", "plan", "check"])
def test_figures_are_drawn_on_every_page_and_in_notebooks(told: dict[str, Any], name: str) -> None:
    for page in (told[name].to_html(), told[name]._repr_html_()):
        for title in ("How many rows look alike", "Rows at risk"):
            assert page.count(f">{title}</h") == 1
        assert ("How far counts are off" in page) == (name != "check")
        assert "<rect" in page
    assert "Rows at risk" not in str(told[name])


def test_every_model_is_said_in_plain_words() -> None:
    assert {*PRIVACY_MODELS} == {*MEANINGS}
