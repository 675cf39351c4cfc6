"""What all tests share: a fresh place in each database, Hypothesis's profiles, the sample."""

from __future__ import annotations

import os
from contextlib import ExitStack
from typing import TYPE_CHECKING

import pytest
from engines import ENGINES, Place, UnreachableError, fresh_place, required, unreachable
from hypothesis import HealthCheck, settings
from sampling import left_out
from witness import Witness

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

_SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large]
settings.register_profile("quick", max_examples=8, deadline=None, suppress_health_check=_SLOW)
settings.register_profile(
    "ci", max_examples=100, deadline=None, derandomize=True, suppress_health_check=_SLOW
)
settings.load_profile(os.environ.get("SQLANON_HYPOTHESIS_PROFILE", "quick"))


def pytest_configure(config: pytest.Config) -> None:
    """Watch what runs."""
    config.pluginmanager.register(Witness(config), "witness")


@pytest.hookimpl(tryfirst=True)  # before pytest deselects by marks
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark as slow what only repeats, in another combination, values that other cases show."""
    tests: dict[str, dict[str, pytest.Item]] = {}
    for item in items:
        if hasattr(item, "callspec") and not item.get_closest_marker("slow"):
            tests.setdefault(item.nodeid.partition("[")[0], {})[item.nodeid] = item
    for cases in tests.values():
        chosen = {name: item.callspec.params for name, item in cases.items()}  # type: ignore[attr-defined]
        each_engine = any(item.get_closest_marker("each_engine") for item in cases.values())
        for name in left_out(chosen, each_engine=each_engine):
            cases[name].add_marker("slow")


@pytest.fixture(scope="session", autouse=True)
def _witnessed(pytestconfig: pytest.Config) -> Iterator[None]:
    witness = pytestconfig.pluginmanager.get_plugin("witness")
    assert isinstance(witness, Witness)
    with witness.watching():
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
