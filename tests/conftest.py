"""What all tests share: a fresh place in each database, Hypothesis's profiles, the sample."""

from __future__ import annotations

import os
from contextlib import ExitStack, nullcontext
from typing import TYPE_CHECKING

import pytest
from case_costs import Costs
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
from sampling import beyond_gate, beyond_plain, of_share, repeated
from shares import Shares
from witness import Witness

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

_SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large]
settings.register_profile("quick", max_examples=5, deadline=None, suppress_health_check=_SLOW)
settings.register_profile(
    "gate", max_examples=20, deadline=None, derandomize=True, suppress_health_check=_SLOW
)
settings.register_profile(
    "ci", max_examples=100, deadline=None, derandomize=True, suppress_health_check=_SLOW
)
settings.load_profile(os.environ.get("SQLANON_HYPOTHESIS_PROFILE", "quick"))


def pytest_configure(config: pytest.Config) -> None:
    """Watch what runs, share it out, and measure it."""
    config.pluginmanager.register(Witness(config), "witness")
    config.pluginmanager.register(Shares(), "shares")
    config.pluginmanager.register(Costs(), "costs")


@pytest.hookimpl(tryfirst=True)  # before pytest deselects by marks
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark what plain `pytest` leaves to `.ci/run`, and what that leaves to `.ci/full`.

    What repeats pairs of values runs nowhere, unless every combination is asked for.
    """
    tests: dict[str, dict[str, pytest.Item]] = {}
    for item in items:
        if hasattr(item, "callspec"):
            tests.setdefault(item.nodeid.partition("[")[0], {})[item.nodeid] = item
    gone: set[str] = set()
    for cases in tests.values():
        gone |= _leveled(cases)
    if os.environ.get("SQLANON_EVERY_COMBINATION"):
        return
    config.hook.pytest_deselected(items=[item for item in items if item.nodeid in gone])
    items[:] = [item for item in items if item.nodeid not in gone]


def _leveled(cases: dict[str, pytest.Item]) -> set[str]:
    """Mark the cases of one test; those that repeat pairs of values are returned."""
    share = int(os.environ.get("SQLANON_SHARE", "-1"))
    chosen = {name: item.callspec.params for name, item in cases.items()}  # type: ignore[attr-defined]
    marked = {name: {mark.name for mark in item.iter_markers()} for name, item in cases.items()}
    unmarked = {name: chosen[name] for name in cases if not marked[name] & {"gate", "full"}}
    each_engine = any("each_engine" in marks for marks in marked.values())
    plain = unmarked.keys() - (set() if each_engine else beyond_plain(unmarked))
    in_gate = {name: chosen[name] for name in cases if "full" not in marked[name]}
    everywhere = not any("conformance" in item.path.parts for item in cases.values())
    gate = in_gate.keys() - beyond_gate(in_gate, plain, each_engine=everywhere)
    for name in cases.keys() - plain:
        drawn = name in in_gate and share >= 0 and of_share(name, share)
        cases[name].add_marker("gate" if name in gate or drawn else "full")
    return repeated(chosen, gate)


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
