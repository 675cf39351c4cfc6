"""The option that writes the snapshots anew: `pytest tests/sql --snapshot-update`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines import ENGINES

if TYPE_CHECKING:
    import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--snapshot-update",
        action="store_true",
        help="write tests/sql/snapshots from what is rendered now",
    )


def pytest_configure(config: pytest.Config) -> None:
    """An update only writes, and plain pytest has no test that does."""
    if config.getoption("--snapshot-update"):
        config.option.markexpr = ""
        config.option.keyword = f"those_of_the_snapshots and {ENGINES[0]}"
