"""How many examples a property is tried on, by what one costs."""

from __future__ import annotations

from hypothesis import settings


def of_whole_runs(most: int = 25) -> settings:
    """Settings of a property whose examples are whole runs: a tenth of them in plain `pytest`.

    Args:
        most: Examples that `.ci/run` tries.
    """
    return settings(max_examples=most if in_ci() else max(2, most // 10))


def in_ci() -> bool:
    """Whether Hypothesis has the profile of `.ci/run`."""
    return settings.default is not None and settings.default.max_examples >= 100
