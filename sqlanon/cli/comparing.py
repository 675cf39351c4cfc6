"""`sqlanon plan --compare`: choices beside each other; and tables matched by their labels."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import typer

from sqlanon.cli.options import connection_url, job_and_url, listed_names, said_hierarchies
from sqlanon.cli.output import show, watching, write_page
from sqlanon.errors import JobError

if TYPE_CHECKING:
    from pathlib import Path

    from sqlanon.job.job import Job


def compare_plans(
    job: Job,
    where: str | None,
    by: str,
    page: Path | None,
    *,
    force: bool,
    json: bool,
    verbosity: int,
) -> None:
    """Plan each choice, and print them as a table."""
    from sqlanon.api.choices import compare_choices  # noqa: PLC0415 - pydantic is slow to import

    with watching(verbosity) as observer:
        found = compare_choices(job, by, connection=where, observer=observer)
    write_page(found, page, force=force)
    show(found, json=json)


class Labels(NamedTuple):
    """The labels that tables are matched by.

    Attributes:
        where: The database.
        quasi: The quasi-identifiers.
        sensitive: The sensitive columns.
        hierarchies: By quasi-identifier what its labels are of, as a job says it.
    """

    where: str
    quasi: list[str]
    sensitive: list[str]
    hierarchies: dict[str, dict[str, Any]]


def labels_of(
    url: str | None,
    file: Path | None,
    quasi: list[str] | None,
    sensitive: list[str] | None,
    hierarchies: list[str] | None,
) -> Labels:
    """What the options say, and where they say nothing, the job.

    Of the job's hierarchies those that list their labels are taken: labels of the others are read
    by their form.

    Raises:
        JobError: nobody says which database, or the job is on a file.
    """
    names = listed_names(quasi) if quasi else []
    values = listed_names(sensitive, "--sensitive") if sensitive else []
    said = said_hierarchies(hierarchies)
    if file is None:
        return Labels(connection_url(url), names, values, said)
    from sqlanon.source.hierarchies.sources import lists_labels  # noqa: PLC0415 - as below

    job, own = job_and_url(file, url)
    if job.on_a_file:
        raise JobError("--job: the job is on a file; load its releases into a database")
    if own is None and job.connection is not None:
        own = job.connection.get_secret_value()
    columns = job.to_mapping()["columns"]
    named = names or [*job.quasi_identifiers]
    listed = {
        name: columns[name]["hierarchy"]
        for name, one in job.quasi_identifiers.items()
        if name in named and one.hierarchy is not None and lists_labels(one.hierarchy)
    }
    if sensitive is None:
        values = [name for name, one in columns.items() if one["role"] == "sensitive"]
    return Labels(own or connection_url(None), named, values, {**listed, **said})


def compare_labels(
    tables: list[str],
    labels: Labels,
    page: Path | None,
    *,
    force: bool,
    same_persons: bool,
    k: int | None,
    json: bool,
    verbosity: int,
) -> None:
    """Measure what the labels of tables tell together, and fail where that is more than each."""
    from sqlanon.api.bounds import compare_tables  # noqa: PLC0415 - as above

    with watching(verbosity) as observer:
        report = compare_tables(
            labels.where,
            *tables,
            quasi=labels.quasi,
            sensitive=labels.sensitive,
            hierarchies=labels.hierarchies,
            same_persons=same_persons,
            k=k,
            observer=observer,
        )
    write_page(report, page, force=force)
    show(report, json=json)
    if not report.holds:
        raise typer.Exit(1)
