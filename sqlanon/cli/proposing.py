"""`sqlanon init`: a job file proposed from a table."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from sqlanon.cli.file_options import DateOrder, DecimalSign, Delimiter, Encoding, reading
from sqlanon.cli.options import Force, Json, Url, Verbose, table_or_file, writable
from sqlanon.cli.output import show, show_text, watching, write_text
from sqlanon.errors import JobError

_EXAMPLE = (
    "Example: `sqlanon init people --url duckdb:///people.duckdb -o job.yaml`, then `sqlanon plan "
    "job.yaml`."
)
_YAML = {".yaml", ".yml"}

proposing = typer.Typer()


@proposing.command(epilog=_EXAMPLE)
def init(
    table: Annotated[
        str, typer.Argument(metavar="TABLE|FILE", help="Table or view, schema.table; or a file.")
    ],
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
                "List the values of text columns that have few, to be sorted into groups: whoever "
                "has the file then reads all of them, those of a single person too."
            ),
        ),
    ] = False,
    sample: Annotated[
        int,
        typer.Option(
            "--sample", metavar="ROWS", min=1, help="Look at the values of so many rows, at most."
        ),
    ] = 100_000,
    json: Json = False,
    verbose: Verbose = 0,
) -> None:
    """Propose a job file for a table: what each column may be, and why. Writes to no database."""
    where, named = table_or_file(table, url, reading(delimiter, encoding, decimal, date_order))
    from sqlanon.job.urls import shareable  # noqa: PLC0415 - pydantic is slow to import
    from sqlanon.tools.init import propose  # noqa: PLC0415

    folder = None if output is None else output.parent
    if named is None:
        said = table if folder is None else Path(os.path.relpath(table, folder)).as_posix()
    else:
        said = "${SQLANON_URL}" if url is None else shareable(url, folder)
    _refuse_taken(output, force=force)
    with watching(verbose) as observer:
        proposal = propose(
            where,
            named,
            values=values,
            sample=sample,
            connection_as=said,
            observer=observer,
        )
    if output is not None:
        write_text(str(output), output, proposal.text, force=force, private=values)
    if json or output is not None:
        show(proposal, json=json)
    else:
        show_text(proposal.text)
    if not json and output is not None:
        show_text(f"\nwritten to {output}; look at each line, then: sqlanon plan {output}")


def _refuse_taken(output: Path | None, *, force: bool) -> None:
    """Make sure of the file before anything is read.

    Raises:
        JobError: it is there already and may not be overwritten, or cannot be written.
    """
    if output is None:
        return
    if output.suffix.lower() not in _YAML:
        raise JobError(f"--output: {output} would hold YAML; its name must end in .yaml or .yml")
    writable(output, "--output", force=force)
