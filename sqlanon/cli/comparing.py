"""`sqlanon plan --compare`: other choices beside each other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlanon.cli.output import show, watching, write_page

if TYPE_CHECKING:
    from pathlib import Path

    from sqlanon.job.job import Job


def compare_plans(
    job: Job, where: str | None, by: str, page: Path | None, *, json: bool, verbosity: int
) -> None:
    """Plan each choice, and print them as a table."""
    from sqlanon.api_choices import compare_choices  # noqa: PLC0415 - pydantic is slow to import

    with watching(verbosity) as observer:
        found = compare_choices(job, by, connection=where, observer=observer)
    write_page(found, page)
    show(found, json=json)
