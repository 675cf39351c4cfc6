"""Commands beside a run: a recoding as SQL, a page for choosing, a job proposed from a table."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from sqlanon.cli.options import (
    DateOrder,
    DecimalSign,
    Delimiter,
    Encoding,
    Force,
    JobFile,
    JobUrl,
    Json,
    Url,
    Verbose,
    job_and_url,
    reading,
    table_or_file,
    writable,
)
from sqlanon.cli.output import show, show_json, show_lines, show_text, watching, write_text
from sqlanon.errors import JobError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sqlanon.job.job import Job
    from sqlanon.report.proposal import Proposal


# -- compile ---------------------------------------------------------------------------------------

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
            "-o",
            "--output",
            metavar="FILE",
            help="Write to a file; for dbt, to the folder of a project.",
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
        raise JobError("set -o FOLDER: a model of dbt is several files")
    page = _page(said, form, output, force=force or drop)
    with watching(verbose) as observer:
        if drop:
            dropped = compiled.drop_compiled(said, connection=where, observer=observer)
            names = [str(table) for table in dropped]
            show_json({"removed": names}) if json else show_lines(("removed", n) for n in names)
            return
        made = compiled.compile_job(
            said, connection=where, form=form, dialect=dialect, from_run=from_run, observer=observer
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
    """Return the single file to write; None for dbt, whose model file is checked.

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


# -- explore ---------------------------------------------------------------------------------------

exploring = typer.Typer()


@exploring.command(epilog="Example: `sqlanon explore job.yaml`, then open the address it prints.")
def explore(
    job: JobFile,
    *,
    url: JobUrl = None,
    port: Annotated[
        int,
        typer.Option("--port", min=0, max=65535, help="Port of the page; a free one by default."),
    ] = 0,
    browser: Annotated[
        bool, typer.Option("--browser", help="Open the page in a browser, too.")
    ] = False,
) -> None:
    """Show the choices of a job on a local page: levels, risk, loss; pin one. Ctrl-C ends it."""
    try:
        from sqlanon.tools.explorer import server  # noqa: PLC0415 - an extra, and slow to import
    except ModuleNotFoundError as error:
        raise JobError(
            f"explore needs {error.name}, which is not installed: pip install 'sqlanon[explore]'"
        ) from None
    said, where = job_and_url(job, url)
    begun = _open_address if browser else _print_address
    try:
        server.explore(said, job, connection=where, port=port, begun=begun)
    except KeyboardInterrupt:  # that is how it ends
        return


def _print_address(address: str) -> None:
    show_text(f"{address}\nopen it in a browser on this machine; Ctrl-C ends it")
    sys.stdout.flush()  # a reader of the pipe waits for it


def _open_address(address: str) -> None:
    import webbrowser  # noqa: PLC0415 - seldom asked for

    _print_address(address)
    webbrowser.open(address)


# -- init ------------------------------------------------------------------------------------------

_EXAMPLE = (
    "Example: `sqlanon init people --url duckdb:///people.duckdb -o job.yaml`, then `sqlanon plan "
    "job.yaml`."
)
_YAML = {".yaml", ".yml"}

proposing = typer.Typer()


@proposing.command(epilog=_EXAMPLE)
def init(
    table: Annotated[
        str | None,
        typer.Argument(metavar="TABLE|FILE", help="Table or view, schema.table; or a file."),
    ] = None,
    *,
    url: Url = None,
    delimiter: Delimiter = None,
    encoding: Encoding = None,
    decimal: DecimalSign = None,
    date_order: DateOrder = None,
    output: Annotated[
        Path | None,
        typer.Option("-o", "--output", metavar="FILE", help="Write the job file here: .yaml."),
    ] = None,
    force: Force = False,
    values: Annotated[
        bool,
        typer.Option(
            "--values",
            help=(
                "List the values of text columns with few values, to be sorted into groups. "
                "Readers of the file then see all of them, even those of a single person."
            ),
        ),
    ] = False,
    sample: Annotated[
        int,
        typer.Option(
            "--sample", metavar="ROWS", min=1, help="Read the values of at most so many rows."
        ),
    ] = 100_000,
    in_place: Annotated[
        bool,
        typer.Option(
            "--in-place",
            help="Propose a job that replaces the table itself: with actions for its keys.",
        ),
    ] = False,
    schema: Annotated[
        str | None,
        typer.Option(
            "--schema",
            metavar="NAME",
            help=(
                "Propose one job for a schema (main on SQLite): its table of persons, or TABLE, "
                "with those that refer to it."
            ),
        ),
    ] = None,
    ask: Annotated[
        bool, typer.Option("--ask", help="Ask about what is not certain, in the terminal.")
    ] = False,
    json: Json = False,
    verbose: Verbose = 0,
) -> None:
    """Propose a job file for a table: what each column may be, and why. Writes to no database."""
    if table is None and schema is None:
        raise JobError("name a table or a file, or set --schema NAME for all tables of a schema")
    where, named = table_or_file(table, url, reading(delimiter, encoding, decimal, date_order))
    from sqlanon.job.redaction import shareable  # noqa: PLC0415 - pydantic is slow to import
    from sqlanon.tools.init import propose  # noqa: PLC0415

    folder = None if output is None else output.parent
    if named is None and table is not None:
        said = table if folder is None else Path(os.path.relpath(table, folder)).as_posix()
    else:
        said = "${SQLANON_URL}" if url is None else shareable(url, folder)
    _refuse_taken(output, force=force)
    if ask:
        from sqlanon.cli import prompts  # noqa: PLC0415 - other commands ask nothing

        prompts.refuse_no_terminal()

    def build_proposal(**answers: Any) -> Proposal:  # noqa: ANN401 - see `asking`
        with watching(verbose) as observer:
            return propose(
                where,
                named,
                values=values,
                sample=sample,
                in_place=in_place,
                schema=schema,
                connection_as=said,
                observer=observer,
                **answers,
            )

    proposal = build_proposal()
    if ask and (answers := prompts.ask(proposal)):
        proposal = build_proposal(**answers)
    if output is not None:
        write_text(str(output), output, proposal.text, force=force, private=values)
    if json or output is not None:
        show(proposal, json=json)
    else:
        show_text(proposal.text)
    if not json and output is not None:
        show_text(f"\nwritten to {output}; look at each line, then: sqlanon plan {output}")


def _refuse_taken(output: Path | None, *, force: bool) -> None:
    """Make sure of the file before anything is read."""
    if output is None:
        return
    if output.suffix.lower() not in _YAML:
        raise JobError(f"--output: {output} would hold YAML; its name must end in .yaml or .yml")
    writable(output, "--output", force=force)
