"""What tests cost: CPU seconds of the process and its children, printed for the dearest functions.

`SQLANON_COSTS=FILE pytest` also writes the seconds of each case to a file of JSON. Servers are not
counted. A function that costs more than `DEAR` in plain `pytest` shares runs, or is the gate's.
"""

from __future__ import annotations

import json
import os
from collections import defaultdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator

DEAR = 0.5
"""CPU seconds of all cases of a function."""
_PROPERTY = "cpu"


class Costs:
    """The plugin of one process; the first one adds up what the others measured."""

    def __init__(self) -> None:
        self._begun = 0.0
        self._of_cases: dict[str, float] = {}

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self) -> Iterator[None]:
        """Begin to measure."""
        self._begun = _spent()
        return (yield)

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_makereport(
        self, item: pytest.Item, call: pytest.CallInfo[Any]
    ) -> Iterator[None]:
        """Tell the first process."""
        if call.when == "teardown":
            item.user_properties.append((_PROPERTY, _spent() - self._begun))
        return (yield)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Take what a case has cost."""
        for name, seconds in report.user_properties:
            if name == _PROPERTY and report.when == "teardown" and isinstance(seconds, float):
                self._of_cases[report.nodeid] = seconds

    def pytest_terminal_summary(self, terminalreporter: Any) -> None:
        """Print the dearest functions, and write the file."""
        if file := os.environ.get("SQLANON_COSTS"):
            Path(file).write_text(json.dumps(self._of_cases, indent=0))
        functions: dict[str, list[float]] = defaultdict(list)
        for case, seconds in self._of_cases.items():
            functions[case.partition("[")[0]].append(seconds)
        dear = {name: costs for name, costs in functions.items() if sum(costs) > DEAR}
        terminalreporter.section(
            f"{sum(self._of_cases.values()):.0f} CPU s in {len(functions)} functions; "
            f"above {DEAR} s: {len(dear)}"
        )
        for name in sorted(dear, key=lambda name: -sum(dear[name]))[:30]:
            terminalreporter.write_line(
                f"{sum(dear[name]):6.1f} s {len(dear[name]):4} cases  {name}"
            )


def _spent() -> float:
    """CPU seconds of this process and of children that have ended."""
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system
