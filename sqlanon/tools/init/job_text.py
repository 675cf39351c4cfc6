"""A proposed job as the text of a YAML file, with a reason behind each line.

Names come from databases, so every one that is not a plain word is in double quotes, with what
does not print as escapes; in comments as well. Values of the job's own have `${` doubled.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from sqlanon.common.wording import inflect, whole
from sqlanon.report.wording import visible

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from sqlanon.report.proposal import ProposedColumn, ProposedTable

_PLAIN = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")
_PLAIN_URL = re.compile(r"[a-z][a-z0-9+]*://[A-Za-z0-9_./+-]*")
_WORDS = {"true", "false", "null", "yes", "no", "on", "off", "y", "n"}
"""Words that YAML, or other readers of it, take for something else than a text."""
_LONGEST_KEY = 1000
"""Characters of a key that YAML allows before its colon without a mark (1,024)."""
_WIDEST = 60
"""Where comments begin, unless a line is longer."""
_HEAD = """\
Proposed by `sqlanon init` from {table}: {rows}{part}.
Read each line before you run it: only you know what others know about these people. Then
`sqlanon plan` shows what a release would be, and `sqlanon run` writes it.
The comments have counts of the table: keep this file with the table, do not give it to readers of
the release. Bounds of intervals are round numbers and masks keep a beginning: none is copied from
the table. Codes under `missing` come from a list of usual ones."""
_ITEMS = "any one or two rows of a person are like rows of others"
_PART = (
    ", of which {looked_at} were read (one of {step}), so the shares of unique rows are too high"
)


class Variable(str):
    """The name of a variable of the environment, which the job file takes a value from."""

    __slots__ = ()


def scalar(text: str) -> str:
    """A text as YAML, in quotes where it is more than a plain word."""
    if _PLAIN.fullmatch(text) and text.lower() not in _WORDS:
        return text
    return '"' + "".join(map(_escape, text)) + '"'


def flow(value: object) -> str:
    """A value of a job on one line."""
    match value:
        case dict():
            return (
                "{" + ", ".join(f"{scalar(key)}: {flow(one)}" for key, one in value.items()) + "}"
            )
        case list():
            return "[" + ", ".join(map(flow, value)) + "]"
        case Variable():
            return f'"${{{value}}}"'
        case bool():
            return str(value).lower()
        case str():
            return scalar(value.replace("${", "$${"))
    return str(value)


def render_job(
    job: Mapping[str, Any],
    *,
    connection: str | None,
    columns: Sequence[ProposedColumn],
    why: Mapping[str, str],
    values: Mapping[str, Sequence[str]],
    head: Sequence[str],
    tables: Sequence[ProposedTable] = (),
) -> str:
    """Return the text of the job file.

    Args:
        job: The job, without its connection.
        connection: The value of `connection`, variables as `${NAME}`; None where none was given,
            an empty text where there is none.
        columns: The columns with their reasons.
        why: Reasons of other lines, by key, `privacy` with the place of the model behind it.
        values: Values of columns to be listed, by name.
        head: The first lines.
        tables: The detail tables with their reasons, in the order of the job's.
    """
    lines: list[tuple[str, str]] = [(f"# {line}", "") for line in head]
    if connection:
        plain = _PLAIN_URL.fullmatch(connection)
        said = connection if plain else '"' + "".join(map(_escape, connection)) + '"'
        lines.append((f"connection: {said}", why["connection"]))
    elif connection is None:
        lines.append(("# connection:", "a URL here, --url or SQLANON_URL"))
    for key, value in job.items():
        if key == "columns":
            lines.append(("columns:", "every column of the table"))
            lines += _columns(value, columns, values)
        elif key == "tables":
            lines.append(("tables:", "rows of these persons, published under the same new numbers"))
            for said, table in zip(value, tables, strict=True):
                lines += _table(said, table)
        elif key == "privacy":
            lines.append(("privacy:", "required of every class of the release"))
            lines += [(f"  - {flow(model)}", why[f"privacy {n}"]) for n, model in enumerate(value)]
        else:
            lines.append((f"{key}: {flow(value)}", why.get(key, "")))
    lines += [(f"# {line}", "") for line in why.get("end", "").splitlines()]
    return "".join(f"{line}\n" for line in _align(lines))


def head_of(table: str, rows: int, looked_at: int, step: int) -> list[str]:
    """Return the comments at the head of the file."""
    part = _PART.format(looked_at=whole(looked_at), step=whole(step)) if step > 1 else ""
    return _HEAD.format(table=visible(table), rows=inflect(rows, "row"), part=part).splitlines()


def _columns(
    said: Mapping[str, Any], columns: Iterable[ProposedColumn], values: Mapping[str, Sequence[str]]
) -> Iterator[tuple[str, str]]:
    for column in columns:
        key, value = scalar(column.name), flow(said[column.name])
        if len(key) > _LONGEST_KEY:
            yield f"  ? {key}", ""
            yield f"  : {value}", column.why
        else:
            yield f"  {key}: {value}", column.why
        if column.name in values:
            tree = {"taxonomy": {"GROUP": list(values[column.name])}}
            line = f"  # {key}: {flow({**said[column.name], 'hierarchy': tree})}"
            yield line, "all values (--values): sort them into groups and use this line"


def _table(said: Mapping[str, Any], table: ProposedTable) -> Iterator[tuple[str, str]]:
    yield f"  - source: {flow(said['source'])}", inflect(table.rows, "row")
    yield f"    target: {flow(said['target'])}", ""
    yield (
        f"    key: {flow(said['key'])}",
        "the person of each row: replaced by the person's new number",
    )
    yield "    columns:" if said["columns"] else "    columns: {}", ""
    for line, why in _columns(said["columns"], table.columns, {}):
        yield f"    {line}", why
    if "privacy" in said:
        yield f"    privacy: {flow(said['privacy'])}", _ITEMS


def _align(lines: Sequence[tuple[str, str]]) -> Iterator[str]:
    with_reason = [len(line) for line, reason in lines if reason and len(line) <= _WIDEST]
    width = max(with_reason, default=0)
    for line, reason in lines:
        yield f"{line:<{width}}   # {visible(reason)}" if reason else visible(line)


def _escape(one: str) -> str:
    if one in '"\\':
        return "\\" + one
    if one == "\t":
        return "\\t"
    if one.isprintable():
        return one
    # eight digits: JSON's pairs of four are two halves of a character in YAML
    return f"\\U{ord(one):08x}"
