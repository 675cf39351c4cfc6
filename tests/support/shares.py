"""What a process of pytest-xdist gets at a time: the tests of one file on one engine."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from engines import ENGINES
from typing_extensions import override
from xdist.scheduler import LoadFileScheduling  # type: ignore[import-untyped]

if TYPE_CHECKING:
    from xdist.remote import Producer  # type: ignore[import-untyped]

_ENGINE = re.compile(rf"[\[-]({'|'.join(ENGINES)})[\]-]")
_LONG = "test_a_fault_leaves_all_old_or_all_new.py"
"""A fifth of the time of all tests: begun last, its last share is waited for alone."""


class FileAndEngine(LoadFileScheduling):  # type: ignore[misc]
    """What a file's tests share is made once for each engine."""

    @override
    def _split_scope(self, nodeid: str) -> str:
        file: str = nodeid.partition("::")[0]
        engine = _ENGINE.search(nodeid)
        return file if engine is None else f"{file}[{engine[1]}]"


class Shares:
    """A plugin that hands them out, the longest first."""

    @pytest.hookimpl(trylast=True)  # after pytest-randomly
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Put what takes longest in front."""
        items.sort(key=lambda item: item.path.name != _LONG)

    def pytest_xdist_make_scheduler(self, config: pytest.Config, log: Producer) -> FileAndEngine:
        """Instead of xdist's own."""
        return FileAndEngine(config, log)
