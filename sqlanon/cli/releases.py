"""The commands for what was published: its history, its refreshing, and what it left behind.

Modules that take long to import are imported by the commands that need them.
"""

from __future__ import annotations

import sys
from dataclasses import asdict
from enum import StrEnum
from pathlib import Path  # noqa: TC003 - typer reads the annotations
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

import typer

from sqlanon.cli.options import (
    Force,
    Html,
    Invariant,
    JobUrl,
    Json,
    Ledger,
    Log,
    Models,
    Person,
    Url,
    Verbose,
    connection_url,
    find_run_file,
    job_and_url,
    parse_hierarchies,
    parse_models,
    parse_series,
    runs_and_url,
    split_names,
    view_and_url,
    writable,
)
from sqlanon.cli.output import (
    LogForm,
    show,
    show_json,
    show_lines,
    show_text,
    tolerate_output_errors,
    watching,
    write_page,
)
from sqlanon.errors import JobError

if TYPE_CHECKING:
    from sqlanon.report.history import History

releases = typer.Typer()
_RETIRE = "retire"
"""The argument before a run that `history` is to retire."""
_FORGET = "forget"
"""The argument before a release of whose source `history` is to forget a person."""


class RefreshAction(StrEnum):
    """The action of a refresh where few rows have changed."""

    WARN = "warn"
    REFUSE = "refuse"


@releases.command(epilog="Example: `sqlanon refresh people_view --url duckdb:///people.duckdb`")
def refresh(
    view: Annotated[
        str, typer.Argument(metavar="VIEW|JOB", help="A view of mode: view, or its job file.")
    ],
    *,
    url: JobUrl = None,
    ledger: Ledger = None,
    release_guard: Annotated[
        RefreshAction,
        typer.Option(
            help="What to do if fewer than k rows were added to or removed from a class since "
            "the last refresh."
        ),
    ] = RefreshAction.WARN,
    html: Html = None,
    force: Force = False,
    json: Json = False,
    log: Log = LogForm.TEXT,
    verbose: Verbose = 0,
) -> None:
    """Let a view show its source's rows of today, under the recoding of its last run."""
    del log  # `main` has seen it in the words
    (what, where), page = view_and_url(view, url), writable(html, force=force)
    from sqlanon.api.views import refresh as refreshed  # noqa: PLC0415

    with watching(verbose) as observer:
        report = refreshed(
            where, what, ledger=ledger, release_guard=release_guard.value, observer=observer
        )
    with tolerate_output_errors(report.run_id):
        write_page(report, page, force=force)
        show(report, json=json)


@releases.command(
    epilog="Example: `sqlanon history people_anonymous --url duckdb:///people.duckdb`, "
    "`sqlanon history retire 0123456789ab`, `sqlanon history forget job.yaml --person - < key.txt`"
)
def history(
    table: Annotated[
        str | None,
        typer.Argument(
            metavar="TABLE|JOB",
            help="A release, or the job file that publishes it; without one, all of the ledger.",
        ),
    ] = None,
    run: Annotated[
        str | None,
        typer.Argument(
            metavar="RUN",
            help="With `retire` before it: a run whose release is no longer shared. With "
            "`forget`: a run, a release or a job file of the person's source.",
        ),
    ] = None,
    *,
    person: Annotated[
        str | None,
        typer.Option(
            "--person",
            metavar="KEY",
            help="With `forget`: the person's key; - reads it from standard input.",
        ),
    ] = None,
    url: JobUrl = None,
    ledger: Ledger = None,
    html: Html = None,
    force: Force = False,
    json: Json = False,
    verbose: Verbose = 0,
) -> None:
    """Show the runs of a release: how they ended, and what differs from one to the next.

    `sqlanon history retire RUN` records that a release is not shared any more. Guards still count
    it.

    `sqlanon history forget [TABLE|JOB|RUN] --person KEY` replaces a person's key in all that is
    stored of the source's releases. Exit code 2 when none has it.
    """
    if person is not None:
        if table != _FORGET or html is not None:
            raise JobError(
                "--person is an option of forget: `sqlanon history forget [TABLE|JOB|RUN] "
                "--person KEY`"
            )
        _forget(run, person, url, ledger, json=json, verbosity=verbose)
        return
    if run is not None and table != _RETIRE:
        raise JobError("history takes one release; to retire one, run `sqlanon history retire RUN`")
    said = table if run is None else None
    page = writable(html, force=force)
    from sqlanon.ledger.history import history as past  # noqa: PLC0415
    from sqlanon.ledger.retirement import retire  # noqa: PLC0415

    if (of_file := find_run_file(said, ledger)) is not None:
        from sqlanon.report.history import History  # noqa: PLC0415

        if run is not None:
            raise JobError(
                f"{of_file[1]} has runs of files, which cannot be retired: no job compares them"
            )
        file, runs = of_file
        none = History("", file, ())
        found = none if runs is None else past(runs, file)
        _show_history(found, page, force=force, json=json)
        return
    release, entered, where = runs_and_url(said, url, ledger)

    with watching(verbose) as observer:
        if run is None:
            told = past(where, release, ledger=entered, observer=observer)
        else:
            told = retire(where, run, ledger=entered, observer=observer)
    _show_history(told, page, force=force, json=json)


def _forget(
    said: str | None,
    person: str,
    url: str | None,
    ledger: str | None,
    *,
    json: bool,
    verbosity: int,
) -> None:
    """Forget a person, and say in how many releases; never the key."""
    key = sys.stdin.readline().rstrip("\r\n") if person == "-" else person
    if not key:
        raise JobError(
            "--person: the key is missing; set it, or set - and write it to standard input"
        )
    release, entered, where = runs_and_url(said, url, ledger)
    from sqlanon.api.forget import forget  # noqa: PLC0415

    with watching(verbosity) as observer:
        told = forget(where, key, release, ledger=entered, observer=observer)
    if json:
        show_json(asdict(told))
    else:
        show_text(str(told))


def _show_history(told: History, page: Path | None, *, force: bool, json: bool) -> None:
    write_page(told, page, force=force)
    show(told, json=json)


@releases.command(
    epilog="Example: `sqlanon compare people_2025 people_2026 --k 5 --url duckdb:///people.duckdb`"
)
def compare(
    tables: Annotated[
        list[str],
        typer.Argument(
            metavar="RELEASE RELEASE …",
            help="Releases of one source, or ids of runs; one name for all releases that it has "
            "had; with --quasi any tables.",
        ),
    ],
    *,
    k: Annotated[
        int | None, typer.Option("--k", min=1, help="Persons that each joint class should have.")
    ] = None,
    model: Models = None,
    person: Person = None,
    m_invariance: Invariant = None,
    key: Annotated[
        str | None,
        typer.Option(
            "--key",
            help="Column of the source for the keys, if it is not that of the jobs.",
        ),
    ] = None,
    source: Annotated[
        str | None,
        typer.Option(
            "--source",
            metavar="TABLE",
            help="The source, if it no longer has the name in the ledger.",
        ),
    ] = None,
    since: Annotated[
        str | None,
        typer.Option(
            "--since",
            metavar="MOMENT",
            help="With one name: compare releases since this moment only, as 2026-01-31.",
        ),
    ] = None,
    quasi: Annotated[
        list[str] | None,
        typer.Option(
            "--quasi",
            metavar="COLUMNS",
            help="Match the tables by the labels of these columns, without their keys.",
        ),
    ] = None,
    sensitive: Annotated[
        list[str] | None,
        typer.Option("--sensitive", metavar="COLUMNS", help="With --quasi: values to guess."),
    ] = None,
    hierarchy: Annotated[
        list[str] | None,
        typer.Option(
            "--hierarchy",
            metavar="COLUMN=FILE",
            help="With --quasi: the hierarchy that its labels are of, a file or a table.",
        ),
    ] = None,
    job: Annotated[
        Path | None,
        typer.Option(
            "--job",
            metavar="JOB",
            help="As --quasi, with this job's quasi-identifiers and hierarchies, and by default "
            "its sensitive columns and connection.",
        ),
    ] = None,
    same_persons: Annotated[
        bool, typer.Option("--same-persons", help="With --quasi: all tables have the same persons.")
    ] = False,
    url: Url = None,
    ledger: Ledger = None,
    html: Html = None,
    force: Force = False,
    json: Json = False,
    verbose: Verbose = 0,
) -> None:
    """Measure what several releases of one source reveal. Exit code 1 when it is too much.

    Jobs with a `release_guard` store the persons of each class. With --quasi or --job, any tables
    are matched by their labels.
    """
    page = writable(html, force=force)
    if quasi or job is not None:
        if person:
            raise JobError(
                "--person: releases that are matched by labels (--quasi, --job) count rows; "
                "compare releases whose jobs have `release_guard` instead"
            )
        stored = (m_invariance, key, source, since, ledger)
        if model or any(one is not None for one in stored):
            raise JobError(
                "--quasi and --job match labels, without keys: leave --model, --m-invariance, "
                "--key, --source, --since and --ledger out"
            )
        _compare_labels(
            tables,
            _labels_of(url, job, quasi, sensitive, hierarchy),
            page,
            force=force,
            same_persons=same_persons,
            k=k,
            json=json,
            verbosity=verbose,
        )
        return
    if sensitive or hierarchy or same_persons:
        raise JobError("--sensitive, --hierarchy and --same-persons need --quasi or --job")
    from sqlanon.api.compare import compare as compared  # noqa: PLC0415

    with watching(verbose) as observer:
        report = compared(
            connection_url(url),
            *tables,
            privacy=parse_models(model),
            k=k,
            person=person,
            m_invariance=parse_series(m_invariance),
            key=key,
            source=source,
            since=since,
            ledger=ledger,
            observer=observer,
        )
    write_page(report, page, force=force)
    show(report, json=json)
    if not report.holds:
        raise typer.Exit(1)


@releases.command(
    epilog="Example: `sqlanon clean --dry-run --url mysql://user@host/database`, "
    "`sqlanon clean releases/`"
)
def clean(
    places: Annotated[
        list[Path] | None,
        typer.Argument(
            metavar="[FOLDER|FILE …]",
            help="Folder of releases that are files; without --url, nothing else is searched.",
            show_default=False,
        ),
    ] = None,
    *,
    url: Url = None,
    ledger: Ledger = None,
    dry_run: Annotated[
        bool, typer.Option("--dry-run", help="List what would be removed; remove nothing.")
    ] = False,
    json: Json = False,
    verbose: Verbose = 0,
) -> None:
    """Remove what killed runs left behind, tables and files; nothing else is touched."""
    beside = places or []
    where = None if beside and url is None else connection_url(url)
    if where is None and ledger is not None:
        raise JobError("--ledger needs --url: files have no ledger in a database")
    from sqlanon.ledger import leftovers as cleaning  # noqa: PLC0415

    folders = [*map(str, cleaning.folders(beside))]
    names: list[str] = []
    with watching(verbose) as observer:
        if where is not None:
            act = cleaning.leftovers if dry_run else cleaning.clean
            names += map(str, act(where, ledger=ledger, observer=observer))
    if not dry_run:
        cleaning.remove_folders(beside)
    names += folders
    if json:
        show_json({"removed": [] if dry_run else names, "found": names})
    else:
        done = "would be removed" if dry_run else "removed"
        show_lines((done, name) for name in names)
        if not names:
            show_text("nothing is left behind")


# -- tables matched by their labels ----------------------------------------------------------------


class _Labels(NamedTuple):
    """The labels that tables are matched by.

    Attributes:
        hierarchies: By quasi-identifier what its labels are of, as a job says it.
    """

    where: str
    quasi: list[str]
    sensitive: list[str]
    hierarchies: dict[str, dict[str, Any]]


def _labels_of(
    url: str | None,
    file: Path | None,
    quasi: list[str] | None,
    sensitive: list[str] | None,
    hierarchies: list[str] | None,
) -> _Labels:
    """Return the labels that the options name and, where they are absent, the job.

    Only the job's hierarchies that list their labels are used: labels of the others are read by
    their form.

    Raises:
        JobError: no database is named, or the job is on a file.
    """
    names = split_names(quasi) if quasi else []
    values = split_names(sensitive, "--sensitive") if sensitive else []
    said = parse_hierarchies(hierarchies)
    if file is None:
        return _Labels(connection_url(url), names, values, said)
    from sqlanon.source.hierarchies.specification import lists_labels  # noqa: PLC0415 - as below

    job, own = job_and_url(file, url)
    if job.on_a_file:
        raise JobError("--job: the job is on a file; load its releases into a database")
    if own is None and job.connection is not None:
        own = job.connection.get_secret_value()
    columns = job.to_mapping()["columns"]
    named = names or [*job.quasi_identifiers]
    for name in named:
        if name in job.quasi_identifiers and job.quasi_identifiers[name].output == "bounds":
            raise JobError(
                f"--job: columns.{name}.output: bounds publishes two columns, and labels are "
                "read from one; name the other quasi-identifiers with --quasi"
            )
    listed = {
        name: columns[name]["hierarchy"]
        for name, one in job.quasi_identifiers.items()
        if name in named and one.hierarchy is not None and lists_labels(one.hierarchy)
    }
    if sensitive is None:
        values = [name for name, one in columns.items() if one["role"] == "sensitive"]
    return _Labels(own or connection_url(None), named, values, {**listed, **said})


def _compare_labels(
    tables: list[str],
    labels: _Labels,
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
