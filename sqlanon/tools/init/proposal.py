"""Proposal of a job for a table or file."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import partial
from itertools import combinations, count
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlanon.api.frames import SOURCE as FRAME
from sqlanon.api.frames import as_frame, is_frame, load_frame
from sqlanon.common.wording import inflect, whole
from sqlanon.errors import InspectionError, JobError, UnsupportedError
from sqlanon.job.arguments import place_of
from sqlanon.job.files import as_source_file, delimiter_of, form_of
from sqlanon.job.redaction import shareable
from sqlanon.ledger.names import existing
from sqlanon.publish.preflight import Needs, refuse_unready
from sqlanon.report.proposal import Proposal, ProposedColumn, ProposedTable
from sqlanon.report.wording import share
from sqlanon.source.inspection import inspect
from sqlanon.source.words import Meaning, meanings
from sqlanon.sql.backends import Connectable, open_connection
from sqlanon.sql.backends.csv_files import ANY_DAY, ANY_NUMBER, ANY_TIME, readings
from sqlanon.sql.backends.files import form_of_csv, open_file
from sqlanon.sql.dialects import Kind
from sqlanon.sql.names import RelationName
from sqlanon.sql.workspace import Observer, Workspace
from sqlanon.tools.init.counts import (
    TableCounts,
    count_columns,
    find_combinations,
    separations,
    values_of,
)
from sqlanon.tools.init.in_place import put_in_place, with_keys, without_keys
from sqlanon.tools.init.job_text import head_of, render_job
from sqlanon.tools.init.roles import (
    RoleProposal,
    as_said,
    hierarchy_for,
    is_coded,
    judge_columns,
    k_for,
    less_exact,
    persons_key,
    without_repeats,
)
from sqlanon.tools.init.schema import ANY_TABLE, find_persons
from sqlanon.verify.figures import Separation

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from sqlanon.api.frames import IsFrame
    from sqlanon.job.files import IsFile, SourceFile
    from sqlanon.report.proposal import ProposedRole
    from sqlanon.sql.dialects import Dialect
    from sqlanon.tools.init.in_place import InPlace
    from sqlanon.tools.init.schema import DetailOf, Persons


# -- files -----------------------------------------------------------------------------------------
#
# A run guesses nothing; the guesses made here are in the job file, for the user to check.

_VALUE = re.compile(r"[-+]?[\d.,:/ -]+|.*@.*")
"""What no column is called: a number, a date, an address."""
_CODES = {
    *(Meaning.PERSON_NAME, Meaning.CONTACT, Meaning.OFFICIAL),
    *(Meaning.POSTAL, Meaning.CODE, Meaning.KEY),
}
"""The meanings of columns whose digits are not numbers."""


class _Cells(NamedTuple):
    """A row of files/guess: cells of a column, as they look.

    Attributes:
        place: The place of the column, from 0.
        filled: Cells that are not empty.
        whole: Whole numbers, written as such.
        numbers: Numbers, whole or with a point or a comma.
        alike: 1 if all have one length, of five characters or more.
    """

    place: int
    filled: int
    whole: int
    numbers: int
    dates: int
    times: int
    alike: int


def infer_file_types(file: SourceFile, observer: Observer | None) -> SourceFile:
    """Return a CSV file with inferred types of its columns, unless some are given.

    Columns whose digits are codes stay texts: by their names, or where all cells are whole numbers
    of one length, five digits or more. A Parquet file has types of its own.

    Raises:
        InspectionError: the file cannot be read, or its first line is a row.
    """
    if form_of(file.file, file.format) == "parquet":
        return file
    table = file.table(())
    form = form_of_csv(table)
    with open_file(table) as backend:
        workspace = Workspace(backend, observer or Observer())
        with backend.transaction(write=False), workspace:
            literal, quote = backend.dialect.literal, backend.dialect.quote
            if any(_VALUE.fullmatch(name) for name in form.names):
                raise InspectionError(
                    f"{file.file}: its first line holds a number or an address, where the columns "
                    "are named; add a line with names"
                )
            found = workspace.ask(
                "files/guess",
                _Cells,
                table=backend.dialect.table(file.name),
                columns=[quote(name) for name in form.names],
                numbers=literal(ANY_NUMBER),
                dates=literal(ANY_DAY),
                times=literal(ANY_TIME),
            )
        guesses = {form.names[one.place]: _guess(form.names[one.place], one) for one in found}
        kinds = {name: kind for name in form.names if (kind := guesses[name]) is not None}
        typed = {name: kind for name, kind in {**kinds, **file.types}.items() if kind != "text"}
        read = readings(backend, table, typed, form.delimiter)
    types = {name: kind for name, kind in typed.items() if not read.unreadable[name]}
    usual = delimiter_of(file.file) or ","
    shown = {
        "delimiter": None if form.delimiter == usual else form.delimiter,
        "decimal": None if read.decimal == "." else read.decimal,
        "date_order": read.order,
    }
    options = {name: value for name, value in shown.items() if value is not None}
    return file.read_as({**options, **file.reading}).model_copy(
        update={"types": {**types, **file.types}}
    )


def _guess(name: str, cells: _Cells) -> str | None:
    """Guess the type of a column's filled cells; None for texts."""
    coded = any(meaning in _CODES for meaning, _ in meanings(name)[:1])
    code = coded and 2 * cells.whole >= cells.filled  # shares by postal code are numbers
    match cells.filled:
        case 0:
            return None
        case cells.dates:
            return "date"
        case cells.times:
            return "timestamp"
        case cells.whole if not code:
            return None if cells.alike else "integer"
        case cells.numbers if not code:
            return "number"
    return None


def free_file(source: Path) -> Path:
    """A file beside the source, of its form, for a release: nothing has its name.

    A folder of parts becomes one Parquet file.
    """
    name, _, ending = source.name.partition(".")
    for number in count(1):
        suffix = "_anonymous" if number == 1 else f"_anonymous_{number}"
        made = source.with_name(f"{name}{suffix}.{ending or 'parquet'}")
        if not made.exists():
            return made
    raise AssertionError


# -- tables ----------------------------------------------------------------------------------------

_SAMPLE = 100_000
_SUFFIX = "_anonymous"
_MOST_LISTED = 50
"""Values of a column that anybody would sort into groups by hand."""
_DIVERSE = 9
"""Values of a sensitive column of which a class can well be asked to show three."""
_TYPED = "; types that all its cells have; a run does not guess types"
_NOTHING_SENSITIVE = """\
No column is proposed as sensitive, so no model limits what a class shows: a reader who finds the
class of a person learns each value that all of its rows share. To protect a column, set its role
  NAME: {role: sensitive}
and the number of different values in each class, under privacy
  - {l_diversity: {column: NAME, l: 2}}
"""
_LEAST_K = 2
_ROWS_KNOWN = 2
"""Rows of a person in a detail table that others are expected to know."""
_UNGUARDED = "published unchanged beside the person's new number: no model checks it"
_IN_PLACE = """\
In place: `sqlanon plan` first, then `sqlanon run --in-place`. Attached to the table:
"""
_ALGORITHM = {"mondrian": {"split": "strict", "cut": "loss"}}


@dataclass(frozen=True, slots=True)
class _JointCounts:
    """The counts over several columns.

    Attributes:
        alone: Rows that a column's value alone identifies, by name.
        subsets: Pairs of quasi-identifiers and all of them, those that leave most rows alone first.
    """

    alone: dict[str, int]
    subsets: tuple[Separation, ...]
    values: Mapping[str, Sequence[str]]


def propose(
    connection: Connectable | IsFile | IsFrame,
    table: str | RelationName | None = None,
    *,
    values: bool = False,
    sample: int = _SAMPLE,
    in_place: bool = False,
    schema: str | None = None,
    roles: Mapping[str, ProposedRole] | None = None,
    k: int | None = None,
    connection_as: str | None = None,
    observer: Observer | None = None,
) -> Proposal:
    """Propose a job for a table, by its catalogue and by counts.

    The table is read a fixed number of times, whatever its columns. Nothing is written.

    Args:
        connection: See `anonymize`; or a file, as a Path or a SourceFile; or a frame.
        table: The table or view: `table`, `schema.table` or a RelationName; nothing of a file.
        values: Whether the job file lists the values of quasi-identifiers that have few, as
            comments to make a taxonomy of. Readers of the file then see values of single rows.
        sample: The greatest number of rows that are read for their values; all rows are counted.
        in_place: Whether the job replaces the table itself (mode: replace): keys get an action,
            and columns that hold no labels another type or an output of their own.
        schema: A schema, for whose tables one job is proposed: the table of persons is the source,
            and those that refer to it by foreign keys are its detail tables. `table` is the table
            of persons where several may be.
        roles: Columns of the table whose role is known: quasi, sensitive, keep or
            drop.
        k: The least number of rows, or persons, of a class; by default by their number.
        connection_as: The value of `connection` in the job file, with variables as `${NAME}`; by
            default a URL that was passed, without its password. For a file its path.
        observer: Is told of statements.

    Returns:
        Columns with roles and reasons, and the job; `text` is the job file. Of a frame,
        `anonymize(frame, **proposal.options)` takes it as it is.

    Raises:
        SqlanonError: one of its subclasses.
    """
    tabular = not is_frame(connection) and as_source_file(connection) is None
    _refuse_options(sample, k, schema, in_place=in_place, tabular=tabular)
    if is_frame(connection):
        if table is not None:
            raise JobError("a frame has no table: leave it out")
        with load_frame(as_frame(connection), None) as database:
            return propose(
                database,
                FRAME,
                values=values,
                sample=sample,
                roles=roles,
                k=k,
                connection_as="",
                observer=observer,
            )
    file = as_source_file(connection)
    file = None if file is None else infer_file_types(file, observer)
    where, chosen = place_of(file or connection, ANY_TABLE if schema and table is None else table)
    if connection_as is None and isinstance(connection, str):
        connection_as = shareable(connection)
    with open_connection(where) as backend:
        workspace = Workspace(backend, observer or Observer())
        with backend.transaction(write=False), workspace:
            around = None if schema is None else find_persons(workspace, schema, chosen)
            name = chosen if around is None else around.table
            relation = inspect(workspace, name)
            refuse_unready(workspace, Needs((name,), allow_row_security=True))
            counts = count_columns(workspace, relation, sample)
            found = as_said(judge_columns(counts.columns), roles or {})
            if around is not None:
                found = [_apply_links(one, around) for one in found]
            if not any(one.role == "quasi" for one in found):
                raise UnsupportedError(
                    f"{name} has no column that can be generalized: see docs/types.md; use a view "
                    "that casts its columns"
                )
            told = _together(workspace, counts, found, values=values)
            place: dict[str, Any]
            if file is None:
                place = {"source": str(name), "target": {"table": str(_free(workspace, name))}}
            else:
                place, connection_as = _places(file, connection_as), ""
            return _proposal(
                name,
                place,
                counts,
                found,
                told=told,
                connection=connection_as,
                least=k,
                settle=partial(put_in_place, workspace, counts.relation) if in_place else None,
                around=around,
                details=[
                    _detail(workspace, one, name, sample)
                    for one in (() if around is None else around.details)
                ],
            )


def _refuse_options(
    sample: int, k: int | None, schema: str | None, *, in_place: bool, tabular: bool
) -> None:
    """Refuse options that contradict each other, or are not for frames and files."""
    if k is not None and k < _LEAST_K:
        raise JobError(f"k must be {_LEAST_K} or more: each row is like others")
    if sample < 1:
        raise JobError("sample must be a number of rows, 1 or more")
    if in_place and not tabular:
        raise JobError("only a table of a database is replaced in place; leave in_place out")
    if schema is not None and not tabular:
        raise JobError("only a database has schemas; leave schema out")
    if schema is not None and in_place:
        raise JobError(
            "detail tables are published beside new persons, not in place; leave schema out, and"
            " propose in_place for the table of persons, which finds the tables that refer to "
            "its key"
        )


def _apply_links(one: RoleProposal, around: Persons) -> RoleProposal:
    """Set the role of a column that foreign keys from or to the table of persons use.

    Raises:
        JobError: the user set another role.
    """
    if one.said and one.name in {around.key, *around.own}:
        raise JobError(
            f"roles.{one.name}: it is, or refers to, the key of {around.table}; leave it out"
        )
    if one.name == around.key:
        listed = ", ".join(str(detail.table) for detail in around.details)
        return one.left_out(f"the key that {listed} refer to: new numbers for all")
    if one.name in around.own:
        return one.left_out(f"refers to {around.key}, whose new numbers it would not get")
    return one


def _detail(
    workspace: Workspace, detail: DetailOf, persons: RelationName, sample: int
) -> tuple[dict[str, Any], ProposedTable]:
    """Return the job's settings for a detail table without its model, and the reasons."""
    relation = inspect(workspace, detail.table)
    refuse_unready(workspace, Needs((detail.table,), allow_row_security=True))
    counts = count_columns(workspace, relation, sample)
    # the same thing once for each person is no key: rows belong to persons by the detail key
    held = [replace(one, partner="") for one in counts.columns if one.column.name != detail.key]
    found = judge_columns(held, detail=True)
    found = [
        one.left_out(f"refers to {persons}, too, and a detail table has one key")
        if one.name in detail.others
        else one
        for one in found
    ]
    told = _JointCounts({}, (), {})
    if any(one.role != "drop" for one in found):
        told = _together(workspace, counts, found, values=False)
    found = without_repeats(found, told.subsets, counts.looked_at)
    found = less_exact(found, told.alone, counts.looked_at)
    columns = tuple(
        replace(one, why=f"{one.why}; {_UNGUARDED}") if one.role == "sensitive" else one
        for one in (_column(one, told, counts.looked_at) for one in found)
    )
    said = {
        "source": str(detail.table),
        "target": str(_free(workspace, detail.table)),
        "key": detail.key,
        "columns": {one.name: _to_mapping(one) for one in columns},
    }
    return said, ProposedTable(str(detail.table), detail.key, counts.rows, columns)


def _with_model(said: dict[str, Any], k: int) -> dict[str, Any]:
    """A detail table with the model that its quasi-identifiers satisfy, if it has some."""
    if all(one["role"] != "quasi" for one in said["columns"].values()):
        return said
    return {**said, "privacy": [{"km_anonymity": {"k": k, "m": _ROWS_KNOWN}}]}


def _places(file: SourceFile, said: str | None) -> dict[str, Any]:
    """Return the job's settings for a file and its release."""
    path, options = Path(said or file.file), file.model_dump(mode="json", exclude_defaults=True)
    target = path.with_name(free_file(file.file).name)
    form = {"format": options["format"]} if "format" in options else {}
    return {"source": {**options, "file": str(path)}, "target": {"file": str(target), **form}}


def _together(
    workspace: Workspace, counts: TableCounts, found: Sequence[RoleProposal], *, values: bool
) -> _JointCounts:
    """Count how many rows columns identify, alone and together."""
    quasi = [one for one in found if one.role == "quasi"]
    asked = quasi + [one for one in found if one.role == "sensitive"]
    columns = [one.counted.column for one in asked]
    cells = find_combinations(workspace, counts, columns)
    alone = [(place,) for place in range(len(asked))]
    pairs = [*combinations(range(len(quasi)), 2)] if len(quasi) > 2 else []  # noqa: PLR2004
    everything = [tuple(range(len(quasi)))] if len(quasi) > 1 else []
    subsets = [*alone, *pairs, *everything]
    measured = separations(workspace, cells, subsets)
    names = [column.name for column in columns]
    listed = [
        (place, column)
        for place, column in enumerate(columns[: len(quasi)])
        if values and column.kind is Kind.TEXT and asked[place].counted.values <= _MOST_LISTED
    ]
    separated = (
        Separation.of([names[place] for place in subset], one, counts.looked_at)
        for subset, one in zip(subsets, measured, strict=True)
        if subset[-1] < len(quasi)
    )
    return _JointCounts(
        alone=dict(zip(names, (one.alone for one in measured), strict=False)),
        subsets=tuple(sorted(separated, key=lambda one: (-(one.alone or 0), len(one.columns)))),
        values=values_of(workspace, cells, listed),
    )


def _free(workspace: Workspace, source: RelationName) -> RelationName:
    """A name for the release that nothing has, and that the engine keeps whole."""
    number = 1
    while True:
        suffix = _SUFFIX if number == 1 else f"{_SUFFIX}_{number}"
        name = RelationName(source.schema, _shorten(workspace.dialect, source.name, suffix))
        if existing(workspace, workspace.backend.resolve(name)) is None:
            return name
        number += 1


def _shorten(dialect: Dialect, name: str, suffix: str) -> str:
    def size(text: str) -> int:
        return len(text.encode() if dialect.name_unit == "bytes" else text)

    if dialect.max_name_length is not None:
        while size(name) + size(suffix) > dialect.max_name_length:
            name = name[:-1]
    return name + suffix


def _proposal(
    source: RelationName,
    place: Mapping[str, Any],
    counts: TableCounts,
    found: Sequence[RoleProposal],
    *,
    told: _JointCounts,
    connection: str | None,
    least: int | None = None,
    settle: Callable[[Mapping[str, Any], Sequence[ProposedColumn]], InPlace] | None = None,
    around: Persons | None = None,
    details: Sequence[tuple[dict[str, Any], ProposedTable]] = (),
) -> Proposal:
    """Return the proposal: the job, its text, and the counts behind them.

    `least` is k, if the user gave it; `settle` turns the job into one in place; `around` is the
    rest of a schema, with its detail tables.
    """
    found = without_repeats(found, told.subsets, counts.looked_at)
    found = less_exact(found, told.alone, counts.looked_at)
    columns = tuple(_column(one, told, counts.looked_at) for one in found)
    person = None if details else persons_key(found)
    k, reason = k_for(counts.rows if person is None else person.counted.values)
    if least is not None:
        k, reason = least, "as you said"
    why = {
        "connection": "--url overrides it; a password comes from the environment",
        "source": f"{inflect(counts.rows, 'row')}{_TYPED if 'types' in place['source'] else ''}",
        "target": f"a new {'file' if 'file' in place['target'] else 'table'}; nothing is replaced",
        "unlisted": "a column added to the table later stops the run until it is listed here",
        "privacy 0": f"each row is like at least {inflect(k - 1, 'other')}: {reason}",
        "algorithm": "narrow labels; `sqlanon plan --compare algorithms` shows other algorithms",
        "max_suppression": "no row may be left out; 0.01 would allow 1 %",
    }
    privacy: list[dict[str, Any]] = [{"k_anonymity": {"k": k}}]
    if person is not None:
        privacy[0]["k_anonymity"]["person"] = person.name
        rows = person.counted.rows / person.counted.values
        why["privacy 0"] = (
            f"each class has {whole(k)} different {person.name}, which has {rows:.1f} rows per "
            f"value: {reason}"
        )
    for one in found:
        values = one.counted.values
        if one.role == "sensitive" and values > 1:
            least = 3 if values >= _DIVERSE else 2
            why[f"privacy {len(privacy)}"] = (
                f"each class has {least} or more of its {whole(values)} values"
            )
            privacy.append({"l_diversity": {"column": one.name, "l": least}})
    if len(privacy) == 1:
        why["end"] = _NOTHING_SENSITIVE
    if counts.relation.hides_rows:
        why["end"] = why.get("end", "") + (
            "allow_row_security: true   # a policy may hide rows of the table from you; the "
            "release then has fewer rows than the table"
        )
    job: dict[str, Any] = {
        "source": place["source"],
        "target": {**place["target"], "mode": "table", "if_exists": "error"},
        "columns": {one.name: _to_mapping(one) for one in columns},
        "unlisted": "error",
        "privacy": privacy,
        "algorithm": _ALGORITHM,
        "max_suppression": 0,
    }
    if around is not None and details:
        job["columns"][around.key] = {"role": "identifier", "action": "renumber"}
        job["tables"] = [_with_model(said, k) for said, _ in details]
    if around is not None and around.left_out:
        left = [f"  {table}: {reason}\n" for table, reason in around.left_out]
        why["end"] = why.get("end", "") + "".join(["Left out of the job:\n", *left])
    if settle is not None:
        job, columns, objects, reasons = settle(job, columns)
        why |= reasons
        why["end"] = why.get("end", "") + "".join([_IN_PLACE, *(f"  {one}\n" for one in objects)])
    with_keys(job)  # what is proposed is a job
    text = render_job(
        job,
        connection=connection,
        columns=columns,
        why=why,
        values=told.values,
        head=head_of(str(source), counts.rows, counts.looked_at, counts.step),
        tables=[table for _, table in details],
    )
    return Proposal(
        table=str(source),
        rows=counts.rows,
        looked_at=counts.looked_at,
        step=counts.step,
        k=k,
        columns=columns,
        separations=told.subsets,
        job=without_keys(job),
        text=text,
        tables=tuple(table for _, table in details),
        left_out=() if around is None else around.left_out,
    )


def _column(one: RoleProposal, told: _JointCounts, rows: int) -> ProposedColumn:
    quasi = one.role == "quasi"
    reasons = [one.why]
    if one.counted.missing and one.role != "drop":
        codes = " or ".join(map(str, one.counted.missing))
        held = inflect(one.counted.coded, "row holds", "rows hold")
        reasons.append(f"{held} {codes}, which look like codes for a missing value")
    if quasi and rows:
        reasons.append(_describe_uniqueness(one.name, told, rows))
    return ProposedColumn(
        name=one.name,
        type=str(one.counted.column.type),
        role=one.role,
        why="; ".join(reasons),
        filled=one.counted.filled,
        values=one.counted.values,
        alone=told.alone.get(one.name),
        hierarchy=hierarchy_for(one.counted, one.meaning) if quasi else None,
        order="frequency" if quasi and is_coded(one.counted, one.meaning) else None,
        missing=one.counted.missing if one.role != "drop" else (),
        certain=one.certain,
    )


def _describe_uniqueness(name: str, told: _JointCounts, rows: int) -> str:
    """Describe the rows that a quasi-identifier singles out, alone and with its best partner."""
    alone = f"{share(told.alone[name] / rows)} of the rows are unique by it"
    pairs = [one for one in told.subsets if len(one.columns) == 2 and name in one.columns]  # noqa: PLR2004
    if not pairs or pairs[0].alone == told.alone[name]:
        return alone
    (other,) = {*pairs[0].columns} - {name}
    return f"{alone}, {share((pairs[0].alone or 0) / rows)} with {other}"


def _to_mapping(one: ProposedColumn) -> dict[str, Any]:
    made: dict[str, Any] = {"role": one.role}
    if one.missing:
        made["missing"] = [*one.missing]
    if one.order is not None:
        made["order"] = one.order
    return made if one.hierarchy is None else {**made, "hierarchy": one.hierarchy}
