"""What a session of pytest really published: each algorithm, model, metric and mode on each engine.

Each process notes the runs that ended well, and the first one adds them up. A session of the whole
suite, at any level, fails if a member was not seen on an engine that is there.

sqlanon is imported late: what is imported before the tests are collected, no coverage sees.
"""

from __future__ import annotations

from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from engines import ENGINES, UnreachableError, fresh_place, required

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from sqlanon.job.job import Job
    from sqlanon.ledger.outcome import Conclusion
    from sqlanon.pipeline.run import Run
    from sqlanon.report.run import Report

Shown = tuple[str, str]
"""An engine, and what a run used there: a member of a family, or a mode."""
WHOLE = ("not gate and not full", "not full", "")
"""The marks of sessions that must show everything: `pytest`, `.ci/run` and `.ci/full`."""


def members() -> list[str]:
    """What has to be seen on each engine."""
    from sqlanon.algorithms import ALGORITHMS  # noqa: PLC0415
    from sqlanon.metrics import METRICS  # noqa: PLC0415
    from sqlanon.privacy_models import PRIVACY_MODELS  # noqa: PLC0415
    from sqlanon.publish import PUBLISHERS  # noqa: PLC0415

    return [
        *ALGORITHMS,
        *PRIVACY_MODELS,
        *(f"metric {name}" for name in METRICS),
        *(f"mode {mode}" for mode in PUBLISHERS),
    ]


def shown_by(job: Job, report: Report) -> set[Shown]:
    """What a run that ended well has shown."""
    assert job.target is not None
    models = [model.name for model in report.models]
    used = [job.algorithm.name, *models, f"mode {job.target.mode}"]
    if "metric" in type(job.algorithm).model_fields:  # others minimize what their paper says
        used.append(f"metric {job.algorithm.search_metric.name}")
    return {(report.versions.engine, member) for member in used}


def lacking(seen: Iterable[Shown], engines: Iterable[str]) -> list[str]:
    """What was not seen, as `engine: member`; nothing where all was."""
    missing = {(engine, member) for engine in engines for member in members()} - set(seen)
    return sorted(f"{engine}: {member}" for engine, member in missing)


class Witness:
    """The plugin of one process; what it saw is in `seen`."""

    def __init__(self, config: pytest.Config) -> None:
        self._config = config
        self._lacking: list[str] = []
        self.seen: set[Shown] = set()

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Note every run that publishes."""
        from sqlanon.api import run as api  # noqa: PLC0415

        run_job = api.run_job

        def watched(run: Run, conclusion: Conclusion) -> Report:
            report = run_job(run, conclusion)
            self.seen |= shown_by(run.job, report)
            return report

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(api, "run_job", watched)
            yield

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        """Take what a worker of xdist saw."""
        told = getattr(node, "workeroutput", {})  # none of a worker that crashed
        self.seen |= {(engine, member) for engine, member in told.get("shown", ())}

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Hand on what was seen, or look for what was not."""
        if hasattr(self._config, "workeroutput"):
            self._config.workeroutput["shown"] = sorted(self.seen)
        elif self._is_whole() and not session.testsfailed:
            self._lacking = lacking(self.seen, filter(is_there, ENGINES))
            if self._lacking:
                session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def _is_whole(self) -> bool:
        """Whether all tests were asked for."""
        option = self._config.option
        some = option.keyword or option.collectonly or getattr(option, "lf", False)
        from_settings = self._config.args_source is pytest.Config.ArgsSource.TESTPATHS
        return from_settings and option.markexpr in WHOLE and not some

    def pytest_terminal_summary(self, terminalreporter: Any) -> None:
        """Say what no test has shown."""
        if self._lacking:
            terminalreporter.section("no run has published with", red=True)
            terminalreporter.write_line("\n".join(self._lacking))


def is_there(engine: str) -> bool:
    """Whether a server answers, or has to; the embedded engines always do."""
    if engine in {"duckdb", "sqlite"} or required(engine):
        return True
    try:
        with fresh_place(engine, Path()):
            return True
    except UnreachableError:
        return False
