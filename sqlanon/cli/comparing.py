"""`sqlanon plan --compare`: choices beside each other; and tables matched by their labels."""

from __future__ import annotations

from typing import TYPE_CHECKING

import typer

from sqlanon.cli.options import listed_names, said_hierarchies
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


def compare_labels(
    where: str,
    tables: list[str],
    page: Path | None,
    *,
    quasi: list[str],
    sensitive: list[str] | None,
    hierarchies: list[str] | None,
    same_persons: bool,
    k: int | None,
    json: bool,
    verbosity: int,
) -> None:
    """Measure what the labels of tables tell together, and fail where that is more than each."""
    from sqlanon.api_bounds import compare_tables  # noqa: PLC0415 - as above

    names = listed_names(quasi)
    values = listed_names(sensitive, "--sensitive") if sensitive else []
    with watching(verbosity) as observer:
        report = compare_tables(
            where,
            *tables,
            quasi=names,
            sensitive=values,
            hierarchies=said_hierarchies(hierarchies),
            same_persons=same_persons,
            k=k,
            observer=observer,
        )
    write_page(report, page)
    show(report, json=json)
    if not report.holds:
        raise typer.Exit(1)
