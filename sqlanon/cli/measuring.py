"""`sqlanon check`: any table, a release against its certificate, or a series of releases."""

from __future__ import annotations

from pathlib import Path  # noqa: TC003 - typer reads the annotations
from typing import Annotated

import typer

from sqlanon.cli.options import (
    Clusters,
    DateOrder,
    DecimalSign,
    Delimiter,
    Edges,
    Encoding,
    For,
    Force,
    Group,
    Html,
    Invariant,
    Json,
    Ledger,
    Links,
    Log,
    Models,
    OthersAsQuasi,
    Person,
    Quasi,
    Strict,
    Url,
    Values,
    Verbose,
    connection_url,
    figures_for,
    parse_links,
    parse_models,
    parse_series,
    reading,
    split_names,
    table_or_file,
    writable,
)
from sqlanon.cli.output import (
    LogForm,
    show,
    show_lines,
    show_text,
    watching,
    write_page,
    write_text,
)
from sqlanon.errors import JobError

EXAMPLE = (
    "Example: `sqlanon check people_anonymous --quasi age,zip --k 5 --url "
    "duckdb:///people.duckdb`, `sqlanon check visits --quasi age,zip --k 5 --person patient_id`"
)


def check(
    table: Annotated[
        str | None, typer.Argument(metavar="TABLE|FILE", help="Table, view or file to measure.")
    ] = None,
    *,
    quasi: Quasi = None,
    k: Annotated[
        int | None, typer.Option("--k", min=1, help="Rows that each class should have.")
    ] = None,
    model: Models = None,
    person: Person = None,
    sensitive_as_quasi: OthersAsQuasi = False,
    m_invariance: Invariant = None,
    ledger: Ledger = None,
    certificate: Annotated[
        Path | None,
        typer.Option(
            "--certificate",
            metavar="FILE",
            help="Report from `run --json`: measure its release again, and compare.",
        ),
    ] = None,
    sql: Annotated[
        bool,
        typer.Option(
            "--sql", help="With --certificate: write SQL that checks the release without sqlanon."
        ),
    ] = False,
    output: Annotated[
        Path | None,
        typer.Option("-o", "--output", metavar="FILE", help="File for --sql."),
    ] = None,
    values: Values = None,
    clusters: Clusters = None,
    edges: Edges = None,
    links: Links = None,
    group: Group = "group_id",
    strict: Strict = False,
    url: Url = None,
    delimiter: Delimiter = None,
    encoding: Encoding = None,
    decimal: DecimalSign = None,
    date_order: DateOrder = None,
    html: Html = None,
    force: Force = False,
    audience: For = None,
    json: Json = False,
    log: Log = LogForm.TEXT,
    verbose: Verbose = 0,
) -> None:
    """Measure any table; needs only SELECT. Exit code 1 when it falls short, or differs."""
    del log  # `main` has seen it in the words
    said = (quasi, k is not None, model, person, sensitive_as_quasi, values, clusters, edges, links)
    if m_invariance is not None:
        if any((*said, certificate, audience, strict)) or table is None:
            raise JobError(
                "--m-invariance measures the series of releases of a TABLE, and nothing else; "
                "use `sqlanon compare` for models and keys"
            )
        stored = (m_invariance, url, ledger)
        page = writable(html, force=force)
        _check_series(table, stored, page, force=force, json=json, verbosity=verbose)
        return
    if ledger is not None:
        raise JobError("--ledger is used only with --m-invariance; leave it out")
    if certificate is None:
        if table is None:
            raise JobError("name a TABLE, or set --certificate to the output of `run --json`")
        names = split_names(quasi or [])
    elif any(said):
        raise JobError("--certificate has its own columns and models: leave --quasi and models out")
    if sql or output is not None:
        stated = _certificate_of(certificate, sql=sql, others=(html, audience, json, strict))
        _write_audit(stated, table, url, output, force=force, verbosity=verbose)
        return
    read_as = reading(delimiter, encoding, decimal, date_order)
    (where, named), page = table_or_file(table, url, read_as), writable(html, force=force)
    from sqlanon.api import certificates as api_certificates  # noqa: PLC0415
    from sqlanon.api import check as api_check  # noqa: PLC0415

    models = parse_models(model)
    figures = figures_for(audience, page, json=json)
    with watching(verbose) as observer:
        if certificate is not None:
            report = api_certificates.check_certificate(
                where, certificate, named, figures=figures, observer=observer
            )
        else:
            report = api_check.check(
                where,
                named,
                quasi=names,
                privacy=models,
                k=k,
                person=person,
                sensitive_as_quasi=sensitive_as_quasi,
                values=values,
                clusters=clusters,
                edges=edges,
                links=parse_links(links),
                group=group,
                figures=figures,
                observer=observer,
            )
    write_page(report, page, force=force)
    show(report, json=json)
    agrees = report.certificate is None or report.certificate.agrees
    if not (report.holds and agrees) or (strict and report.warnings):
        raise typer.Exit(1)


def _certificate_of(certificate: Path | None, *, sql: bool, others: tuple[object, ...]) -> Path:
    """Return the certificate that SQL is written for.

    Raises:
        JobError: there is none, or `others`, options of a report, are set.
    """
    if certificate is None or not sql:
        raise JobError("write --certificate FILE --sql -o audit.sql: they go together")
    if any(others):
        raise JobError("--sql writes SQL alone: leave --html, --audience, --json, --strict out")
    return certificate


def _write_audit(
    certificate: Path,
    table: str | None,
    url: str | None,
    output: Path | None,
    *,
    force: bool,
    verbosity: int,
) -> None:
    """Write SQL that checks a release without sqlanon, to a file or to stdout."""
    from sqlanon.tools.audit import compile_audit  # noqa: PLC0415 - as above

    (where, named), file = table_or_file(table, url, None), writable(output, "-o", force=force)
    with watching(verbosity) as observer:
        made = compile_audit(where, certificate, named, observer=observer)
    if file is None:
        show_text(made.text)
        return
    write_text("-o", file, made.text, force=force)
    left = (("not checked", f"{name}: {why}") for name, why in made.not_checked.items())
    show_lines([("written", f"{file}, which prints {made.rows} rows"), *left])


def _check_series(
    table: str,
    stored: tuple[str, str | None, str | None],
    page: Path | None,
    *,
    force: bool,
    json: bool,
    verbosity: int,
) -> None:
    """Measure the releases that were published under a table's name, and fail where they do."""
    from sqlanon.api.compare import compare  # noqa: PLC0415 - as above

    m_invariance, url, ledger = stored
    with watching(verbosity) as observer:
        report = compare(
            connection_url(url),
            table,
            m_invariance=parse_series(m_invariance),
            ledger=ledger,
            observer=observer,
        )
    write_page(report, page, force=force)
    show(report, json=json)
    if not report.holds:
        raise typer.Exit(1)
