"""A plugin of the sessions that `mutants.py` begins: DuckDB and SQLite only, and what they render.

Coverage sees no template. Where `SQLANON_WATCHED` names a folder, each process writes into it which
test has rendered, or included, which template of which folder of `sql_templates`.
"""

from __future__ import annotations

import json
import os
from collections import defaultdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

import engines
import jinja2
import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator

vars(engines)["ENGINES"] = ("duckdb", "sqlite")  # before tests import it: servers have others


def pytest_configure(config: pytest.Config) -> None:
    """Watch, where a session is recorded."""
    if folder := os.environ.get("SQLANON_WATCHED"):
        config.pluginmanager.register(Watch(Path(folder)), "watch")


class Watch:
    """What the tests of one process do; contexts are named as pytest-cov names them."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._now = ""
        self._rendered: dict[str, set[str]] = defaultdict(set)
        self._levels: dict[str, str] = {}
        self._failed: set[str] = set()
        found = jinja2.Environment.get_template

        def noted(environment: jinja2.Environment, name: Any, *told: Any, **more: Any) -> Any:
            """Includes are looked up here too, each time."""
            template = found(environment, name, *told, **more)
            file = Path(template.filename or "")
            if file.name.endswith(".sql.j2"):
                self._rendered[f"{file.parent.name}/{name}"].add(self._now)
            return template

        jinja2.Environment.get_template = noted  # type: ignore[assignment, method-assign]

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_setup(self, item: pytest.Item) -> Iterator[None]:
        """Note the level, and what fixtures render."""
        marks = {mark.name for mark in item.iter_markers()} & {"gate", "full"}
        self._levels[item.nodeid] = min(marks, default="plain", key=["full", "gate"].index)
        self._now = f"{item.nodeid}|setup"
        return (yield)

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Iterator[None]:
        """Note what the test renders."""
        self._now = f"{item.nodeid}|run"
        return (yield)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note what cannot tell anything."""
        if not report.passed:
            self._failed.add(report.nodeid)

    def pytest_sessionfinish(self) -> None:
        """Write the file of this process."""
        seen = {
            "levels": self._levels,
            "failed": sorted(self._failed),
            "templates": {name: sorted(tests) for name, tests in self._rendered.items()},
        }
        (self._folder / f"watched.{os.getpid()}.json").write_text(json.dumps(seen))
