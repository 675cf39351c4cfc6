"""The explorer as a browser meets it: search, look, compare, pin, stop; and who is turned away."""

from __future__ import annotations

import contextlib
import html
import re
import time
from typing import TYPE_CHECKING
from urllib.parse import urlencode

import pytest
from sql_scenarios import COLUMNS, ROWS
from starlette.testclient import TestClient

import sqlanon
from sqlanon.cli.app import main
from sqlanon.tools.explorer.exploration import Exploration
from sqlanon.tools.explorer.requests import RequestHandler
from sqlanon.tools.explorer.server import application
from sqlanon.tools.explorer.worker import Worker

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from engines import Place
    from httpx2 import Response

WORD = "drawn"
HERE = "http://127.0.0.1:8000"
TEXT = """\
source: people   # a census
columns:
  age: {role: quasi, hierarchy: {intervals: [10]}}
  zip: {role: quasi, hierarchy: {mask: {steps: [1, 2]}}}
  illness: {role: sensitive}   # never to be learnt
unlisted: drop
privacy: [{k_anonymity: {k: 2}}]
algorithm: ALGORITHM   # for now
max_suppression: 0.2
target: {table: released, if_exists: replace}
"""
RAW = {str(row[list(COLUMNS).index("zip")]) for row in ROWS}


class Browser:
    """A client that follows refreshes, as a browser does, and reads what is said."""

    def __init__(self, client: TestClient) -> None:
        self.client = client

    def get(self, path: str = "", **query: str) -> str:
        """A page as text, when it no longer waits."""
        address = f"/{WORD}/{path}?{urlencode(query)}"
        for _ in range(200):
            page = self.client.get(address)
            assert page.status_code == 200
            if 'http-equiv="refresh"' not in page.text:
                return page.text
            time.sleep(0.05)
        raise AssertionError("it never ends")

    def post(self, path: str, **form: str) -> Response:
        """What a form is answered."""
        return self.client.post(f"/{WORD}/{path}", data=form, follow_redirects=False)


def fields(page: str) -> dict[str, str]:
    """What the form of a page sends."""
    found = re.findall(r'<input type="hidden" name="([^"]*)" value="([^"]*)"', page)
    return {html.unescape(name): html.unescape(value) for name, value in found}


@pytest.fixture
def file(backend: Place, tmp_path: Path) -> Path:
    backend.load("people", COLUMNS, ROWS)
    made = tmp_path / "job.yaml"
    made.write_text(TEXT.replace("ALGORITHM", "optimal"))
    return made


@contextlib.contextmanager
def browsing(place: Place, file: Path) -> Iterator[Browser]:
    job = sqlanon.Job.from_file(file)
    worker = Worker(lambda observer: Exploration.connect(job, place.url, observer))
    try:
        asking = RequestHandler(job, file, worker, f"/{WORD}")
        app = application(asking, WORD, frozenset({"127.0.0.1:8000"}))
        yield Browser(TestClient(app, base_url=HERE))
    finally:
        worker.close()


def test_look_compare_pin_run(backend: Place, file: Path) -> None:
    before = file.read_text()
    with browsing(backend, file) as browser:
        page = browser.get()
        assert "12 level vectors" in page
        assert "How much the loss of a column counts" in page
        choices = re.findall(r'name="a" value="([0-9.]+)"', page)
        assert len(choices) > 2
        best = next(one for one in choices if not one.endswith(".0"))
        second = next(one for one in choices if one != best)
        shown = browser.get("choice", choice=best)
        assert "Rows as they would be published" in shown
        assert not any(f">{value}<" in shown for value in RAW)  # zip is generalized there
        both = browser.get("compare", a=best, b=second)
        assert "Side by side" in both
        asked = {"choice": best, "privacy.0.k": "3", "weight.1": "2.5"}
        change = browser.get("pin", **asked)
        assert file.read_text() == before  # a look changes nothing
        assert "k_anonymity: {k: 3}" in html.unescape(change)
        form = fields(change)
        assert browser.post("pin", **{**form, "digest": "0" * 64}).text.count("not what was shown")
        assert file.read_text() == before
        answer = browser.post("pin", **form)
        assert "job.yaml was written" in answer.text
    made = file.read_text()
    levels = dict(zip(("age", "zip"), map(int, best.split(".")), strict=True))
    said = f"{{fixed: {{levels: {{age: {levels['age']}, zip: {levels['zip']}}}}}}}"
    expected = before.replace("{k: 2}", "{k: 3}").replace("optimal", said)
    assert made == expected.replace("[1, 2]}}}", "[1, 2]}}, weight: 2.5}")
    # what was shown is what a run publishes
    report = sqlanon.run(sqlanon.Job.from_file(file), connection=backend.url)
    assert report.recoding.levels == levels
    assert f"{report.classes.count} level" not in shown
    assert sqlanon.Job.from_file(file).quasi_identifiers["zip"].weight == 2.5
    with browsing(backend, file) as browser:
        again = browser.get("choice", choice=best)
    assert f">{report.classes.count:,}, the smallest of {report.classes.min} rows<" in again
    assert f">{report.rows.suppressed}<" in again


def test_a_frontier_pins_a_k(backend: Place, file: Path) -> None:
    file.write_text(TEXT.replace("ALGORITHM", "mondrian").replace("hierarchy", "hierarchy"))
    before = file.read_text()
    with browsing(backend, file) as browser:
        page = browser.get(ks="2,4,99")
        assert [name in page for name in ("k = 2", "k = 4", "k = 99")] == [True] * 3
        assert 'class="warn"' in page  # there is none of 99
        assert "Rows as they would be published" in browser.get("choice", choice="4")
        assert "Side by side" in browser.get("compare", a="2", b="4")
        form = fields(browser.get("pin", choice="4"))
        assert "job.yaml was written" in browser.post("pin", **form).text
    assert file.read_text() == before.replace("{k: 2}", "{k: 4}")


def test_what_cannot_be_had_is_neither_shown_nor_pinned(backend: Place, file: Path) -> None:
    before = file.read_text()
    with browsing(backend, file) as browser:
        for page in ("choice", "pin"):
            said = browser.get(page, choice="0.0", max_suppression="0")
            assert "rows are in classes of fewer than 2" in said
            assert "Rows as they would be published" not in said
            assert "there is no such choice" in browser.get(page, choice="9")
            assert "the level of the root" in browser.get(page, choice="9.9")
        form = {"choice": "0.0", "max_suppression": "0", "digest": ""}
        assert "not what was shown" in browser.post("pin", **form).text
        assert "write a number" in browser.get(**{"privacy.0.k": "<script>"})
        assert "mark two choices" in browser.get("compare", a="1.1")
        nothing = browser.get(**{"privacy.0.k": "41"})
        assert "0 of 12 level vectors" in nothing
        assert "12 level vectors" in browser.get()  # and it goes on
    assert file.read_text() == before


def test_a_file_that_somebody_else_changed_is_left_alone(backend: Place, file: Path) -> None:
    with browsing(backend, file) as browser:
        form = fields(browser.get("pin", choice="2.3"))
        file.write_text(file.read_text() + "# mine\n")
        before = file.read_text()
        assert "has changed since this page began" in browser.post("pin", **form).text
        assert "has changed since this page began" in browser.get("pin", choice="2.3")
    assert file.read_text() == before


def test_who_is_turned_away(backend: Place, file: Path) -> None:
    before = file.read_text()
    with browsing(backend, file) as browser:
        client = browser.client
        for path in ("/", "/wrong/", f"/{WORD}x/", "/favicon.ico", f"//{WORD}/"):
            answer = client.get(path)
            assert answer.status_code == 404, path
            assert "people" not in answer.text
            assert "content-security-policy" in answer.headers
        for host in ("evil.example", "127.0.0.1", "127.0.0.1:8001", "[::1]:8000", ""):
            assert client.get(f"/{WORD}/", headers={"host": host}).status_code == 421, host
        form = fields(browser.get("pin", choice="2.3"))
        for headers in (
            {"origin": "https://evil.example"},
            {"origin": "null", "sec-fetch-site": "cross-site"},
            {"sec-fetch-site": "same-site"},
        ):
            answer = client.post(f"/{WORD}/pin", data=form, headers=headers)
            assert answer.status_code == 403, headers
        assert client.get(f"/{WORD}/stop").status_code == 405
        assert client.post(f"/{WORD}/pin", content=b"x" * 100_000).status_code == 413
        page = client.get(f"/{WORD}/")
        assert page.headers["content-security-policy"].startswith("default-src 'none'; ")
        assert page.headers["cache-control"] == "no-store"
        assert page.headers["referrer-policy"] == "no-referrer"
        assert "set-cookie" not in page.headers
    assert file.read_text() == before


def test_a_search_is_stopped_and_begun_again(backend: Place, file: Path) -> None:
    with browsing(backend, file) as browser:
        client = browser.client
        # whatever runs is over soon: the form is sent before the worker has begun
        stopped = browser.post("stop", task="1", back=f"/{WORD}/?privacy.0.k=3")
        assert (stopped.status_code, stopped.headers["location"]) == (
            303,
            f"/{WORD}/?privacy.0.k=3",
        )
        away = browser.post("stop", task="x", back="https://evil.example/")
        assert away.headers["location"] == f"/{WORD}/"
        assert client.get(f"/{WORD}/").status_code == 200
        assert "12 level vectors" in browser.get()


def test_a_job_that_cannot_be_explored_is_refused(
    backend: Place, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_text(TEXT.replace("ALGORITHM", "anatomy"))
    assert main(["explore", str(file), "--url", backend.url]) == 2
    assert "anatomy" in capsys.readouterr().err
