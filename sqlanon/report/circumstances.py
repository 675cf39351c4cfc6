"""Who did it, when, with what, and what was asked: what a reader needs to vouch for a report."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import yaml

from sqlanon.report.sections import WIDTH, Fact, Facts, Lines

if TYPE_CHECKING:
    from collections.abc import Mapping
    from datetime import datetime

    from sqlanon.report.data import Database, Versions


def job_lines(job: Mapping[str, Any]) -> Lines:
    """What was asked."""
    text = yaml.safe_dump(
        dict(job), sort_keys=False, allow_unicode=True, default_flow_style=None, width=WIDTH
    )
    return Lines("The job, without secrets and values", tuple(text.splitlines()), detail=True)


def circumstances(
    run_id: str,
    started: datetime,
    ended: datetime,
    versions: Versions,
    database: Database,
    *,
    digest: str | None = None,
) -> Facts:
    """Who did it, when and with what; `digest` is that of a job."""
    facts = {
        "run": run_id,
        "started": started.isoformat(" ", "seconds"),
        "ended": ended.isoformat(" ", "seconds"),
        "database": database.name,
        "user": database.user,
        "sqlanon": f"{versions.sqlanon}, on Python {versions.python}",
        "engine": _words(versions.engine, versions.engine_version),
        "driver": _words(versions.driver, versions.driver_version),
        "job": f"SHA-256 {digest}" if digest else None,
    }
    said = tuple(Fact(name, text) for name, text in facts.items() if text)
    return Facts("Who, when and with what", said, detail=True)


def _words(*words: str | None) -> str:
    return " ".join(word for word in words if word)
