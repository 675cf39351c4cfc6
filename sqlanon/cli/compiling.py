"""`sqlanon compile`: a recoding in the database, and SQL that applies it."""

from __future__ import annotations

from pathlib import Path  # noqa: TC003 - typer reads the annotations
from typing import TYPE_CHECKING, Annotated

import typer

from sqlanon.cli.options import Force, JobFile, JobUrl, Json, Verbose, job_and_url, writable
from sqlanon.cli.output import show_json, show_lines, show_text, watching, write_text
from sqlanon.errors import JobError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sqlanon.job.job import Job

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
    force: Force = False,
    drop: Annotated[
        bool,
        typer.Option("--drop", help="Remove the tables of the target's scripts; compile nothing."),
    ] = False,
    json: Json = False,
    verbose: Verbose = 0,
) -> None:
    """Store a recoding in the database, and write SQL that applies it without Python."""
    from sqlanon.tools import compile as compiled  # noqa: PLC0415

    said, where = job_and_url(job, url)
    if form == "dbt" and output is None and not (json or drop):
        raise JobError("say -o FOLDER: a model of dbt is several files")
    page = _page(said, form, output, force=force or drop)
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
    if page is not None:
        write_text(str(page), page, made.text, force=force)
    elif output is not None:
        _write_folder(output, made.files, force=force)
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


def _page(job: Job, form: str, output: Path | None, *, force: bool) -> Path | None:
    """The one file that is written; None of dbt, whose model is made sure of.

    Raises:
        JobError: it is there already, or cannot be written.
    """
    if form != "dbt" or output is None or job.target is None:
        return writable(output, "--output", force=force)
    for ending in ("sql", "yml"):
        model = output / "models" / f"{job.target.table.name}.{ending}"
        if model.exists():
            writable(model, "--output", force=force)
    return None


def _write_folder(folder: Path, files: Mapping[str, str], *, force: bool) -> None:
    for name in files:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        writable(folder / name, "--output", force=force)
    for name, text in files.items():
        write_text(str(folder / name), folder / name, text, force=force)
