"""What all tests share: a fresh place in each database, and Hypothesis's profiles."""

from __future__ import annotations

import os
from contextlib import ExitStack
from typing import TYPE_CHECKING

import pytest
from engines import ENGINES, Place, UnreachableError, fresh_place, required
from hypothesis import HealthCheck, settings

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

_SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large]
settings.register_profile("dev", max_examples=50, deadline=None, suppress_health_check=_SLOW)
settings.register_profile(
    "ci", max_examples=300, deadline=None, derandomize=True, suppress_health_check=_SLOW
)
settings.load_profile(os.environ.get("SQLANON_HYPOTHESIS_PROFILE", "dev"))


@pytest.fixture(params=ENGINES)
def backend(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Place]:
    """A fresh, empty place of each engine in turn."""
    engine: str = request.param
    with ExitStack() as stack:
        try:
            place = stack.enter_context(fresh_place(engine, tmp_path))
        except UnreachableError as error:
            _missing(engine, error)
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


def _missing(engine: str, error: UnreachableError) -> None:
    if required(engine):
        pytest.fail(f"{engine} is required and cannot be reached: {error}")
    pytest.skip(f"{engine} cannot be reached")
