"""`sqlanon explore`: a local page for choosing among the releases that a job could make."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from sqlanon.cli.options import JobFile, JobUrl, job_and_url
from sqlanon.cli.output import show_text
from sqlanon.errors import JobError

exploring = typer.Typer()


@exploring.command(epilog="Example: `sqlanon explore job.yaml`, then open the address it prints.")
def explore(
    job: JobFile,
    *,
    url: JobUrl = None,
    port: Annotated[
        int,
        typer.Option("--port", min=0, max=65535, help="Where it listens; without it where it can."),
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
    begun = _opened if browser else _told
    try:
        server.explore(said, job, connection=where, port=port, begun=begun)
    except KeyboardInterrupt:  # that is how it ends
        return


def _told(address: str) -> None:
    show_text(f"{address}\nopen it in a browser on this machine; Ctrl-C ends it")
    sys.stdout.flush()  # whoever reads it through a pipe waits for it


def _opened(address: str) -> None:
    import webbrowser  # noqa: PLC0415 - seldom asked for

    _told(address)
    webbrowser.open(address)
