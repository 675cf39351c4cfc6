"""The command line: reads arguments, calls the API, prints; nothing is decided here.

Modules that take long to import are imported by the commands that need them.
"""

from __future__ import annotations

import gc
import os
import signal
import sys
from contextlib import contextmanager
from functools import cache
from pathlib import Path  # noqa: TC003 - typer reads the annotations
from typing import TYPE_CHECKING, Annotated, Any

import typer
from typer.core import TyperGroup
from typing_extensions import override

from sqlanon.cli.options import (
    DateOrder,
    DecimalSign,
    Delimiter,
    Encoding,
    For,
    Force,
    Html,
    Into,
    JobFile,
    JobUrl,
    Json,
    Log,
    SchemaKind,
    Strict,
    Verbose,
    figures_for,
    job_and_url,
    reading,
    writable,
)
from sqlanon.cli.output import (
    LogForm,
    drop_output,
    log_json,
    report_failure,
    show,
    show_json,
    show_text,
    show_told,
    tell,
    tolerate_output_errors,
    watching,
    write_page,
    write_text,
)
from sqlanon.errors import JobError, LateInterrupt, UnknownOutcomeError

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from types import FrameType

_BROKEN_PIPE = 141
_COMPLETION = "_SQLANON_COMPLETE"
"""The variable in which the shell's script, of `--install-completion`, asks."""
_LATE = "note: interrupted after the release was published"
_KEPT = 100_000
"""Objects made before cycles among them are looked for: those of the imports stay anyway."""


class _Commands(TyperGroup):
    """`run` and `plan` at once; the others are imported when one of them is asked for."""

    @override
    def list_commands(self, ctx: Any) -> list[str]:
        self._load_others()
        return super().list_commands(ctx)

    @override
    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        if cmd_name not in self.commands:
            self._load_others()
        return super().get_command(ctx, cmd_name)

    def _load_others(self) -> None:
        load_commands()
        self.commands.update(typer.main.get_group(app).commands)


app = typer.Typer(
    name="sqlanon",
    cls=_Commands,
    pretty_exceptions_enable=False,
    help="Make a table in a SQL database k-anonymous in the database, and verify it.",
    epilog=(
        "Begin with `sqlanon demo`, then `sqlanon init TABLE`. Exit codes: 0 done, 1 requirement "
        "not met, 2 bad input, 75 try again later."
    ),
)


def _version(wanted: bool) -> None:  # noqa: FBT001 - a callback of typer
    if wanted:
        from importlib.metadata import version  # noqa: PLC0415

        show_text(f"sqlanon {version('sqlanon')}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def _sqlanon(
    context: typer.Context,
    *,
    _: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    if context.invoked_subcommand is None:
        show_text(context.get_help())
        raise typer.Exit(2)


@app.command(epilog="Example: `sqlanon run job.yaml --html report.html`")
def run(
    job: JobFile,
    *,
    url: JobUrl = None,
    delimiter: Delimiter = None,
    encoding: Encoding = None,
    decimal: DecimalSign = None,
    date_order: DateOrder = None,
    in_place: Annotated[
        bool, typer.Option("--in-place", help="Confirm that the job replaces its source.")
    ] = False,
    strict: Strict = False,
    approved: Annotated[
        Path | None,
        typer.Option(
            "--approved",
            metavar="FILE",
            help="File from `sqlanon approve`: publish nothing else. Exit code 1 with a list of "
            "changes.",
        ),
    ] = None,
    html: Html = None,
    force: Force = False,
    audience: For = None,
    json: Json = False,
    log: Log = LogForm.TEXT,
    verbose: Verbose = 0,
) -> None:
    """Anonymize a table: search, write, verify, publish."""
    del log  # `main` has seen it in the words
    from sqlanon.api import run as api  # noqa: PLC0415

    read_as = reading(delimiter, encoding, decimal, date_order)
    (said, where), page = job_and_url(job, url, reading=read_as), writable(html, force=force)
    figures = figures_for(audience, page, json=json)
    try:
        with watching(verbose) as observer:
            report = api.run(
                said,
                connection=where,
                in_place=in_place,
                strict=strict,
                approved=approved,
                figures=figures,
                observer=observer,
            )
    except LateInterrupt as late:
        report = late.report
        tell(_LATE)
    try:
        with tolerate_output_errors(report.run_id):
            show_told(report, page, force=force, json=json)
    except KeyboardInterrupt:
        raise LateInterrupt(report) from None


@app.command(epilog="Example: `sqlanon plan job.yaml --solutions 10`")
def plan(
    job: JobFile,
    *,
    url: JobUrl = None,
    delimiter: Delimiter = None,
    encoding: Encoding = None,
    decimal: DecimalSign = None,
    date_order: DateOrder = None,
    sql: Annotated[bool, typer.Option("--sql", help="Print the SQL that a run executes.")] = False,
    solutions: Annotated[
        int,
        typer.Option(
            "--solutions",
            metavar="N",
            min=0,
            help="Level vectors to compare, those of least loss, where the algorithm chooses one.",
        ),
    ] = 5,
    compare: Annotated[
        str | None,
        typer.Option(
            "--compare",
            metavar="WHAT",
            help="Plan other choices too: `algorithms`, `k=2..50` or `k=2,5,10`, a row for each.",
        ),
    ] = None,
    larger_k: Annotated[
        bool,
        typer.Option(
            "--larger-k",
            help="Search for two, five and ten times the k, too, where the algorithm chooses no "
            "levels.",
        ),
    ] = False,
    strict: Strict = False,
    html: Html = None,
    force: Force = False,
    audience: For = None,
    json: Json = False,
    log: Log = LogForm.TEXT,
    verbose: Verbose = 0,
) -> None:
    """Search as `run` does, and say what it would publish; nothing is written."""
    del log  # `main` has seen it in the words
    from sqlanon.api import run as api  # noqa: PLC0415
    from sqlanon.warnings import filter_unaccepted  # noqa: PLC0415 - pydantic is slow to import

    if compare is not None and (sql or strict or larger_k or audience is not None):
        raise JobError(
            "--compare is of several plans: leave --sql, --strict, --larger-k and --audience out"
        )
    read_as = reading(delimiter, encoding, decimal, date_order)
    (said, where), page = (
        job_and_url(job, url, script=sql, reading=read_as),
        writable(html, force=force),
    )
    if compare is not None:
        from sqlanon.api.choices import compare_choices  # noqa: PLC0415 - as above

        with watching(verbose) as observer:
            choices = compare_choices(said, compare, connection=where, observer=observer)
        write_page(choices, page, force=force)
        show(choices, json=json)
        return
    figures = figures_for(audience, page, json=json)
    with watching(verbose) as observer:
        planned = api.plan(
            said,
            connection=where,
            solutions=solutions,
            larger_k=larger_k,
            script=sql,
            figures=figures,
            observer=observer,
        )
    if sql and not json:
        write_page(planned, page, force=force)
        show_text(planned.script.text())
    else:
        without = frozenset[str]() if sql else frozenset({"script"})
        show_told(planned, page, force=force, json=json, without=without)
    if planned.refusal or ((strict or said.strict) and filter_unaccepted(planned.warnings)):
        raise typer.Exit(1)


def approve(
    job: JobFile,
    *,
    report: Annotated[
        Path,
        typer.Option(
            "--report",
            metavar="FILE",
            help="The report to approve: output of `plan --json` or `run --json`.",
        ),
    ],
    out: Annotated[
        Path | None,
        typer.Option("--out", "-o", metavar="FILE", help="Write it to a file, not to stdout."),
    ] = None,
    by: Annotated[
        str | None,
        typer.Option("--by", metavar="TEXT", help="Name of the approver, for the ledger."),
    ] = None,
    force: Force = False,
    json: Json = False,
    verbose: Verbose = 0,
) -> None:
    """Approve what a report says: `run --approved` publishes nothing else. Reads no database."""
    del json, verbose  # it is JSON either way, and runs no statement
    from sqlanon.api.approve import approve as approved  # noqa: PLC0415 - as above
    from sqlanon.job.job import Job  # noqa: PLC0415

    file = writable(out, "--out", force=force)
    text = approved(Job.from_file(job), report, by=by).to_json()
    if file is None:
        show_text(text)
    else:
        write_text(str(file), file, text, force=force)


def schema(
    *,
    of: Annotated[
        SchemaKind, typer.Option("--of", help="Job files, or what --json prints of one of these.")
    ] = SchemaKind.JOB,
    json: Json = False,
) -> None:
    """Print the JSON Schema of job files, or of what --json prints."""
    del json  # it is JSON either way
    if of is SchemaKind.JOB:
        from sqlanon.job.keywords import job_schema  # noqa: PLC0415

        show_json(job_schema())
    else:
        from sqlanon.report.schema import build_schema  # noqa: PLC0415

        show_json(build_schema(of.value))


def demo(
    *, into: Into = None, force: Force = False, json: Json = False, verbose: Verbose = 0
) -> None:
    """Anonymize bundled, invented people in an embedded DuckDB, and show what it does."""
    from sqlanon.tools.demo import demonstrate  # noqa: PLC0415

    with watching(verbose) as observer:
        shown = demonstrate(into=into, force=force, observer=observer)
    show(shown, json=json)


@cache
def load_commands() -> None:
    """Register the commands other than `run` and `plan`, which load none of their modules."""
    from sqlanon.cli.hierarchy import hierarchy  # noqa: PLC0415
    from sqlanon.cli.measuring import EXAMPLE as CHECK  # noqa: PLC0415
    from sqlanon.cli.measuring import check  # noqa: PLC0415
    from sqlanon.cli.releases import releases  # noqa: PLC0415
    from sqlanon.cli.tools import EXAMPLE as COMPILE  # noqa: PLC0415
    from sqlanon.cli.tools import compile_, exploring, proposing  # noqa: PLC0415

    app.command(
        epilog="Example: `sqlanon approve job.yaml --report report.json --out approval.json`, "
        "after `sqlanon plan job.yaml --json > report.json`"
    )(approve)
    app.command(epilog=CHECK)(check)
    app.command(name="compile", epilog=COMPILE)(compile_)
    app.command(epilog="Example: `sqlanon schema > sqlanon.schema.json`")(schema)
    app.command(epilog="Example: `sqlanon demo --into demo`")(demo)
    app.add_typer(hierarchy, name="hierarchy")
    for others in (releases, proposing, exploring):
        app.add_typer(others)


# -- the way out -----------------------------------------------------------------------------------


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command.

    Args:
        arguments: The words after `sqlanon`; by default those of the process.

    Returns:
        The exit code: 0 done, 1 a requirement is not met, 2 bad input, 70 a bug in sqlanon, 75 the
        same may go through later, 130 and 143 interrupted.
    """
    gc.set_threshold(_KEPT)  # a run on Adult: 0.1 of 2.3 CPU seconds less, and no more memory
    words = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")
    try:
        code = _run_command(words)
        sys.stdout.flush()
    except BrokenPipeError:
        # the reader of our output is gone
        drop_output()
        return _BROKEN_PIPE
    return code


def _run_command(words: list[str]) -> int:
    """Run the command; every error ends in a line on stderr and an exit code."""
    with log_json(words), _signals() as received:
        try:
            return _invoke(words)
        except BrokenPipeError:
            raise
        except Exception as error:  # noqa: BLE001 - no traceback reaches a user
            # a driver may turn the interrupt into an error of its own
            told = not received or isinstance(error, UnknownOutcomeError)
            return report_failure(words, error) if told else _report_interrupt(received)
        except LateInterrupt:
            tell(_LATE)
            return 0
        except KeyboardInterrupt:
            return _report_interrupt(received)


def _invoke(words: list[str]) -> int:
    command = typer.main.get_command(app)
    if _COMPLETION in os.environ:  # a shell requests completions; this answers, and exits
        command.main(prog_name="sqlanon")
    try:
        with command.make_context("sqlanon", list(words)) as context:
            command.invoke(context)
    except typer.Exit as done:
        return int(done.exit_code)
    return 0


@contextmanager
def _signals() -> Iterator[list[int]]:
    """The signals that asked to stop; each also raises KeyboardInterrupt, so that all is undone."""
    received: list[int] = []

    def stop(number: int, _: FrameType | None) -> None:
        received.append(number)
        raise KeyboardInterrupt

    try:
        before = {one: signal.signal(one, stop) for one in (signal.SIGINT, signal.SIGTERM)}
    except ValueError:  # not in the main thread, which handles signals itself
        before = {}
    try:
        yield received
    finally:
        for one, handler in before.items():
            signal.signal(one, handler)


def _report_interrupt(received: list[int]) -> int:
    tell("interrupted; nothing was published")
    return 128 + (received[0] if received else signal.SIGINT)
