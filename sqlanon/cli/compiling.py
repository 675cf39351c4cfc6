"""`sqlanon compile`: a recoding in the database, and SQL that applies it."""

from __future__ import annotations

from pathlib import Path  # noqa: TC003 - typer reads the annotations
from typing import Annotated

import typer

from sqlanon.cli.options import JobFile, JobUrl, Json, Verbose, job_and_url, writable
from sqlanon.cli.output import show_json, show_lines, show_text, watching
from sqlanon.errors import JobError

EXAMPLE = "Example: `sqlanon compile job.yaml --form script -o nightly.sql`"


def compile_(
    job: JobFile,
    *,
    url: JobUrl = None,
    form: Annotated[
        str, typer.Option("--form", help="script, procedure (PostgreSQL, MariaDB) or dbt.")
    ] = "script",
    dialect: Annotated[
        str | None, typer.Option("--dialect", help="Refuse a connection to any other engine.")
    ] = None,
    from_run: Annotated[
        str | None,
        typer.Option(
            "--from",
            metavar="RUN",
            help="Take the recoding of a published run, `last` or its id, instead of searching.",
        ),
    ] = None,
    output: Annotated[
        Path | None,
        typer.Option(
            "-o", "--output", metavar="FILE", help="Write to a file; of dbt, to a project's folder."
        ),
    ] = None,
    drop: Annotated[
        bool,
        typer.Option("--drop", help="Remove the tables of the target's scripts; compile nothing."),
    ] = False,
    json: Json = False,
    verbose: Verbose = 0,
) -> None:
    """Store a recoding in the database, and write SQL that applies it without Python."""
    from sqlanon import compiled  # noqa: PLC0415

    said, where = job_and_url(job, url)
    if form == "dbt" and output is None and not (json or drop):
        raise JobError("say -o FOLDER: a model of dbt is several files")
    page = None if form == "dbt" else writable(output, "--output")
    with watching(verbose) as observer:
        if drop:
            dropped = compiled.drop_compiled(said, connection=where, observer=observer)
            names = [str(table) for table in dropped]
            show_json({"removed": names}) if json else show_lines(("removed", n) for n in names)
            return
        made = compiled.compile_job(
            said,
            connection=where,
            form=form,
            dialect=dialect,
            from_run=from_run,
            observer=observer,
        )
    if output is not None:
        for path, text in made.files.items():
            file = output / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
    if page is not None:
        page.write_text(made.text, encoding="utf-8")
    if json:
        show_json(
            {
                "dialect": made.dialect,
                "form": form,
                "target": str(made.target),
                "tables": [str(table) for table in made.tables],
                "text": made.text,
                "files": dict(made.files),
            }
        )
    elif output is None:
        show_text(made.text)
