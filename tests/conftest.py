"""What all tests share: a fresh place in each database, Hypothesis's profiles, the sample."""

from __future__ import annotations

import os
from contextlib import ExitStack, nullcontext
from typing import TYPE_CHECKING

import pytest
from engines import (
    ENGINES,
    Place,
    UnreachableError,
    fresh_place,
    own_database,
    required,
    unreachable,
)
from hypothesis import HealthCheck, settings
from sampling import left_out, of_share, repeated, unmeasured
from shares import Shares
from witness import Witness

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

_SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large]
settings.register_profile("quick", max_examples=5, deadline=None, suppress_health_check=_SLOW)
settings.register_profile(
    "ci", max_examples=100, deadline=None, derandomize=True, suppress_health_check=_SLOW
)
settings.load_profile(os.environ.get("SQLANON_HYPOTHESIS_PROFILE", "quick"))


def pytest_configure(config: pytest.Config) -> None:
    """Watch what runs, and share it out."""
    config.pluginmanager.register(Witness(config), "witness")
    config.pluginmanager.register(Shares(), "shares")


@pytest.hookimpl(tryfirst=True)  # before pytest deselects by marks
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark as slow what only repeats, in another combination, values that other cases show.

    What repeats pairs of values is left out.

    Coverage is measured of cases that show a value of a parameter, not of those that only show it
    beside another one, and not of properties: it doubles the CPU time of our part of a run
    (SQLite: 12.1 s of tests become 23.5).
    """
    tests: dict[str, dict[str, pytest.Item]] = {}
    for item in items:
        if hasattr(item, "callspec") and not item.get_closest_marker("slow"):
            tests.setdefault(item.nodeid.partition("[")[0], {})[item.nodeid] = item
    for cases in tests.values():
        chosen = {name: item.callspec.params for name, item in cases.items()}  # type: ignore[attr-defined]
        each_engine = any(item.get_closest_marker("each_engine") for item in cases.values())
        for name in left_out(chosen, each_engine=each_engine):
            cases[name].add_marker("slow")
    for item in items:
        if "property" in item.path.parts:
            item.add_marker("no_cover")
    if not os.environ.get("SQLANON_EVERY_COMBINATION"):
        _leave_out_repeated(config, items)


def _leave_out_repeated(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deselect what shows no pair of values that others do not show; see `sampling`.

    Of cases that show a pair, and no value that others do not show, a commit's share is left.
    """
    share = os.environ.get("SQLANON_SHARE")
    tests: dict[str, dict[str, pytest.Item]] = {}
    for item in items:
        if hasattr(item, "callspec"):
            tests.setdefault(item.nodeid.partition("[")[0], {})[item.nodeid] = item
    gone: set[str] = set()
    for cases in tests.values():
        chosen = {name: item.callspec.params for name, item in cases.items()}  # type: ignore[attr-defined]
        quick = {name for name, item in cases.items() if not item.get_closest_marker("slow")}
        again = repeated(chosen, quick)
        for name in unmeasured({name: chosen[name] for name in chosen.keys() - again}):
            cases[name].add_marker("no_cover")
            if share is not None and name not in quick and not of_share(name, int(share)):
                gone.add(name)
        gone |= again
    config.hook.pytest_deselected(items=[item for item in items if item.nodeid in gone])
    items[:] = [item for item in items if item.nodeid not in gone]


@pytest.fixture(scope="session", autouse=True)
def _witnessed(pytestconfig: pytest.Config) -> Iterator[None]:
    witness = pytestconfig.pluginmanager.get_plugin("witness")
    assert isinstance(witness, Witness)
    with witness.watching():
        yield


@pytest.fixture(scope="session", autouse=True)
def _apart() -> Iterator[None]:
    """Processes of pytest-xdist meet nowhere on a server."""
    with own_database() if "PYTEST_XDIST_WORKER" in os.environ else nullcontext():
        yield


@pytest.fixture(params=ENGINES)
def backend(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Place]:
    """A fresh, empty place of each engine in turn."""
    engine: str = request.param
    with ExitStack() as stack:
        try:
            place = stack.enter_context(fresh_place(engine, tmp_path))
        except UnreachableError as error:
            unreachable(engine, error)
        yield place


@pytest.fixture
def places(tmp_path: Path) -> Iterator[list[Place]]:
    """Fresh, empty places of all engines that can be reached, DuckDB first."""
    with ExitStack() as stack:
        found: list[Place] = []
        for engine in ENGINES:
            try:
                found.append(stack.enter_context(fresh_place(engine, tmp_path)))
            except UnreachableError as error:
                if required(engine):
                    pytest.fail(f"{engine} is required and cannot be reached: {error}")
        yield found
