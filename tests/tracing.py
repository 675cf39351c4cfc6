"""Coverage that stops in the middle of a session is taken up again, and said.

A trace function that raises is taken away by Python for the rest of the process, and nothing says
so: a gate of `.ci/run` then fails for lines that tests did run (it did once, for those of
`sql/backends/lent.py`, when each test had passed).
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator


class Tracing:
    """The plugin of one process; `stopped` are the tests after which nothing was traced."""

    def __init__(self, config: pytest.Config) -> None:
        self._config = config
        self.stopped: list[str] = []

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """Set the trace function again that a test leaves behind without one."""
        before = sys.gettrace()
        result = yield
        if before is not None and sys.gettrace() is None:
            sys.settrace(before)
            self.stopped.append(item.nodeid)
        return result

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        """Take what a worker of xdist saw."""
        self.stopped += getattr(node, "workeroutput", {}).get("stopped", ())

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self) -> None:
        """Hand it on."""
        if hasattr(self._config, "workeroutput"):
            self._config.workeroutput["stopped"] = self.stopped

    def pytest_terminal_summary(self, terminalreporter: Any) -> None:
        """Say where it was."""
        if self.stopped:
            terminalreporter.section("coverage was stopped by, and begun again")
            terminalreporter.write_line("\n".join(self.stopped))
