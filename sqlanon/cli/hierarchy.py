"""`sqlanon hierarchy …`: generalization hierarchies as tables of a database."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer

from sqlanon.cli.options import Force, Json, Replace, Url, Verbose, connection_url, writable
from sqlanon.cli.output import show_json, show_lines, watching
from sqlanon.common.wording import inflect

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sqlanon.api.hierarchies import HierarchyCheck
    from sqlanon.source.hierarchies.store import StoredHierarchy

hierarchy = typer.Typer(
    help="Build, import, export, show, check and list hierarchies in a database.",
    epilog="Example: `sqlanon hierarchy list --url duckdb:///people.duckdb`",
)
_FILES = {".csv", ".json", ".txt", ".tsv", ".yaml", ".yml", ".hrc"}

Name = Annotated[str, typer.Argument(metavar="NAME", help="Table that holds the hierarchy.")]


@hierarchy.command(
    epilog="Example: `sqlanon hierarchy build people age age_levels --spec 'intervals: [5, 10]'`"
)
def build(
    table: Annotated[str, typer.Argument(metavar="TABLE", help="Table or view with the column.")],
    column: Annotated[str, typer.Argument(metavar="COLUMN", help="Column to generalize.")],
    name: Name,
    *,
    spec: Annotated[
        str,
        typer.Option(
            "--spec",
            metavar="YAML",
            help="The builder, as in a job: 'intervals: [5, 10]' or 'mask: {steps: [1, 2]}'.",
        ),
    ],
    replace: Replace = False,
    url: Url = None,
    json: Json = False,
    verbose: Verbose = 0,
) -> None:
    """Build a hierarchy over a column's values and keep it as table NAME."""
    said = _specification(spec)
    where = connection_url(url)
    from sqlanon.api import hierarchies as hierarchy_api  # noqa: PLC0415

    with watching(verbose) as observer:
        made = hierarchy_api.build_hierarchy(
            where, table, column, said, name, replace=replace, observer=observer
        )
    _show_stored([made], json=json, many=False)


@hierarchy.command(
    "import", epilog="Example: `sqlanon hierarchy import education.csv education_levels`"
)
def import_(
    file: Annotated[
        Path,
        typer.Argument(metavar="FILE", help="Rows leaf;…;*, a .json or .yaml tree, .hrc or edges."),
    ],
    name: Name,
    *,
    form: Annotated[
        Literal["auto", "leaf_rows", "tree", "json", "yaml", "hrc", "edges"],
        typer.Option("--format", help="How the file is written."),
    ] = "auto",
    delimiter: Annotated[str, typer.Option(help="Between the cells of a row.")] = ";",
    replace: Replace = False,
    url: Url = None,
    json: Json = False,
    verbose: Verbose = 0,
) -> None:
    """Check a hierarchy file and keep it as table NAME."""
    where = connection_url(url)
    from sqlanon.api import hierarchies as hierarchy_api  # noqa: PLC0415

    with watching(verbose) as observer:
        made = hierarchy_api.import_hierarchy(
            where, file, name, replace=replace, format=form, delimiter=delimiter, observer=observer
        )
    _show_stored([made], json=json, many=False)


@hierarchy.command(epilog="Example: `sqlanon hierarchy export age_levels age_levels.csv`")
def export(
    name: Name,
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="A .json taxonomy, else rows leaf;…;*.")
    ],
    *,
    force: Force = False,
    url: Url = None,
    json: Json = False,
    verbose: Verbose = 0,
) -> None:
    """Write a hierarchy to a file."""
    where = connection_url(url)
    writable(file, "FILE", force=force)
    from sqlanon.api import hierarchies as hierarchy_api  # noqa: PLC0415

    with watching(verbose) as observer:
        written = hierarchy_api.export_hierarchy(where, name, file, observer=observer)
    _show_stored([written], json=json, many=False)


@hierarchy.command(epilog="Example: `sqlanon hierarchy show age_levels --rows 5`")
def show(
    name: Name,
    *,
    most: Annotated[int, typer.Option("--rows", min=1, help="Rows to print at most.")] = 50,
    url: Url = None,
    json: Json = False,
    verbose: Verbose = 0,
) -> None:
    """Print a hierarchy, a row per value: the value, its ancestors, the root."""
    where = connection_url(url)
    from sqlanon.api import hierarchies as hierarchy_api  # noqa: PLC0415

    with watching(verbose) as observer:
        rows = hierarchy_api.hierarchy_rows(where, name, observer=observer)
    if json:
        show_json({"name": name, "height": len(rows[0]) - 1, "leaves": len(rows), "rows": rows})
        return
    show_lines(
        ("NULL" if leaf is None else leaf, " → ".join(above or "NULL" for above in ancestors))
        for leaf, *ancestors in rows[:most]
    )
    if len(rows) > most:
        show_lines([("…", f"{inflect(len(rows) - most, 'more row')}; --rows shows more")])


@hierarchy.command(
    epilog="Example: `sqlanon hierarchy check age_levels --table people --column age`"
)
def check(
    name: Annotated[
        str, typer.Argument(metavar="NAME", help="Table that holds the hierarchy, or a file.")
    ],
    *,
    table: Annotated[
        str | None, typer.Option("--table", help="Table whose column it should cover.")
    ] = None,
    column: Annotated[str | None, typer.Option("--column", help="That column.")] = None,
    show_values: Annotated[
        bool, typer.Option("--show-values", help="Name the labels and values of each problem.")
    ] = False,
    url: Url = None,
    json: Json = False,
    verbose: Verbose = 0,
) -> None:
    """Find what makes a hierarchy unusable. Exit code 1 when there is something."""
    path = Path(name)
    is_file = path.suffix.lower() in _FILES and path.is_file()
    # a file alone needs no database of the user's
    where = "duckdb://" if is_file and table is None and url is None else connection_url(url)
    from sqlanon.api import hierarchies as hierarchy_api  # noqa: PLC0415

    with watching(verbose) as observer:
        found = hierarchy_api.check_hierarchy(
            where,
            path if is_file else name,
            table=table,
            column=column,
            show_values=show_values,
            observer=observer,
        )
    if json:
        show_json(found.to_dict())
    else:
        show_lines(_check_lines(found))
    if not found.holds:
        raise typer.Exit(1)


def _check_lines(found: HierarchyCheck) -> Iterator[tuple[str, str]]:
    yield ("hierarchy", f"{found.name}: {_size(found)}")
    if found.column is not None:
        yield "for", found.column
    for problem in found.problems:
        yield "problem", problem.message
        for label in problem.labels:
            yield "", "NULL" if label is None else repr(label)
    if found.holds:
        yield "result", "it can be used"


@hierarchy.command("list", epilog="Example: `sqlanon hierarchy list --url duckdb:///people.duckdb`")
def list_(*, url: Url = None, json: Json = False, verbose: Verbose = 0) -> None:
    """List the tables of the database that are hierarchies."""
    where = connection_url(url)
    from sqlanon.api import hierarchies as hierarchy_api  # noqa: PLC0415

    with watching(verbose) as observer:
        found = hierarchy_api.list_hierarchies(where, observer=observer)
    _show_stored(found, json=json, many=True)


def _show_stored(found: list[StoredHierarchy], *, json: bool, many: bool) -> None:
    if json:
        data = [{"name": one.name, "height": one.height, "leaves": one.leaves} for one in found]
        show_json({"hierarchies": data} if many else data[0])
    else:
        show_lines((one.name, _size(one)) for one in found)


def _size(one: StoredHierarchy | HierarchyCheck) -> str:
    return f"{inflect(one.leaves, 'leaf', 'leaves')}, height {one.height}"


def _specification(text: str) -> dict[str, Any]:
    from sqlanon.job import file as jobfile  # noqa: PLC0415 - only this command needs it

    return jobfile.parse(text, origin="--spec", kind="yaml").data
