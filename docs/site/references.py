"""Reference pages made from the code: keys of a job, the command line, names in Python."""

from __future__ import annotations

import inspect
import json
import re
from collections import Counter
from typing import TYPE_CHECKING, Any

import typer
from typer.core import TyperGroup

import sqlanon.public
from sqlanon.algorithms import ALGORITHMS
from sqlanon.cli.app import app, load_commands
from sqlanon.job.keywords import job_schema
from sqlanon.metrics import METRICS
from sqlanon.privacy_models import PRIVACY_MODELS

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from typer._click.core import Command

Schema = dict[str, Any]

SHARED = 4
"""An option of this many commands is described once, before the commands."""
FEW = 8
"""Of more words than these, a key says only the section that has them."""
GENERATED = "\nThis page is generated from the code (`python docs/site/generated.py`)."


def python_names() -> Iterator[str]:
    """Yield functions first, then the values that they take and give, then errors."""
    public = {
        name: value
        for name, value in sorted(vars(sqlanon.public).items())
        if getattr(value, "__module__", "").startswith("sqlanon.")
    }
    functions = [name for name, value in public.items() if inspect.isfunction(value)]
    errors = [
        name
        for name, value in public.items()
        if inspect.isclass(value) and issubclass(value, BaseException)
    ]
    values = [name for name in public if name not in {*functions, *errors}]
    yield "# Python\n\nEvery public name of `sqlanon`."
    for heading, names in (("Functions", functions), ("Values", values), ("Errors", errors)):
        yield f"\n# {heading}\n"
        for name in names:
            place = f"{public[name].__module__}.{public[name].__qualname__}"
            yield f"\n::: {place}\n    options: {{heading_level: 2}}\n"


def command_line() -> Iterator[str]:
    """Yield a section for each command: what it takes, options of many commands once."""
    load_commands()
    commands = dict(_commands(typer.main.get_group(app)))
    often = Counter(row for one in commands.values() for row in _options(one))
    shared = {row for row, times in often.items() if times >= SHARED}
    yield "# Every option of the command line"
    yield GENERATED
    yield "\n## Options of many commands\n"
    yield from _table(("option", "what it does"), [row for row in often if row in shared])
    for name, one in commands.items():
        own = _options(one)
        many = [
            option.split(" ")[0].strip("`,") for option, text in own if (option, text) in shared
        ]
        yield f"\n## sqlanon {name}\n"
        yield _cell(one.help or "")
        if many:
            yield f"\nOf the options of many commands: {', '.join(f'`{each}`' for each in many)}."
        if rest := [row for row in own if row not in shared]:
            yield ""
            yield from _table(("argument or option", "what it does"), rest)
    yield ""


def _commands(group: TyperGroup, before: str = "") -> Iterator[tuple[str, Command]]:
    for name, one in group.commands.items():
        if isinstance(one, TyperGroup):
            yield from _commands(one, f"{before}{name} ")
        else:
            yield f"{before}{name}", one


def _options(command: Command) -> list[tuple[str, str]]:
    """Return each argument and option as it is written, and what it does."""
    context = typer.Context(command)
    rows = [each.get_help_record(context) for each in command.params]
    return [(f"`{_cell(row[0])}`", _cell(row[1])) for row in rows if row is not None]


def job_keys() -> Iterator[str]:
    """Yield a table of keys for each part of a job; keys that several members share once."""
    schema = job_schema()
    groups = _groups(schema)
    headings = {
        part: heading
        for heading, members in groups.items()
        for pair in members.items()
        for part in pair
    }
    yield "# Every key of a job"
    yield GENERATED
    yield "A job is a YAML, TOML or JSON file. A key without a default must be given, or is off."
    yield "\n## The job\n"
    own: list[tuple[str, ...]] = [(f"`{key}`", *row) for key, row in _keys(schema, headings)]
    yield from _table(("key", "takes", "default", ""), own)
    for heading, members in groups.items():
        owners: dict[tuple[str, ...], list[str]] = {}
        for part, name in members.items():
            for key, row in _keys(schema["$defs"][part], headings):
                owners.setdefault((key, *row), []).append(name)
        yield f"\n## {heading}\n"
        if len(members) == 1:
            own = [(f"`{key}`", *row) for key, *row in owners]
            yield from _table(("key", "takes", "default", ""), own)
        else:
            own = [(f"`{key}`", _owners(of, members), *row) for (key, *row), of in owners.items()]
            yield from _table(("key", "of", "takes", "default", ""), own)
    yield ""


def _groups(schema: Schema) -> dict[str, dict[str, str]]:
    """Return by heading the parts of the schema, and what a job calls each."""
    parts: Schema = schema["$defs"]
    groups = {
        "Columns": {
            part: one["properties"]["role"]["const"]
            for part, one in parts.items()
            if "role" in one.get("properties", {})
        },
        "Hierarchies": {
            part: next(iter(parts[part]["properties"]))
            for part in _references(parts["Quasi"]["properties"]["hierarchy"])
        },
    }
    for heading, registry in (
        ("Privacy models", PRIVACY_MODELS),
        ("Algorithms", ALGORITHMS),
        ("Metrics", METRICS),
    ):
        groups[heading] = {registry[name].__name__: name for name in registry}
    grouped = {part for members in groups.values() for part in members}
    for part, one in parts.items():
        if part not in grouped and part[0].isupper() and one.get("properties"):
            groups[
                re.sub(r"(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", " ", part).capitalize()
            ] = {part: ""}
    return groups


def _keys(one: Schema, headings: dict[str, str]) -> Iterator[tuple[str, tuple[str, str, str]]]:
    """Yield each key of a part: its name, and what it takes, its default, what it means."""
    required = one.get("required", [])
    for key, value in one.get("properties", {}).items():
        given = "default" in value and key not in required
        default = f"`{json.dumps(value['default'], ensure_ascii=False)}`" if given else ""
        yield key, (_taken(value, headings), default, _cell(value.get("description", "")))


def _taken(one: Schema, headings: dict[str, str]) -> str:
    """Return what a key takes: a type, words, or the sections of the parts that it takes."""
    member = one.get("properties", {}).get(one.get("title"), {})
    if "$ref" in member:  # a member with its options, as {mondrian: {cut: median}}
        return _taken(member, headings)
    match one:
        case {"$ref": str(place)}:
            heading = headings.get(place.rsplit("/", 1)[-1], "")
            anchor = heading.lower().replace(" ", "-")
            found = f"[{heading.lower()}](#{anchor})" if heading else "any value"
        case {"anyOf": several} | {"oneOf": several}:
            each_takes = dict.fromkeys(_taken(each, headings) for each in several)
            found = ", ".join(takes for takes in each_takes if takes.count("`") <= 2 * FEW)
        case {"enum": words}:
            found = ", ".join(f"`{word}`" for word in words)
        case {"const": word}:
            found = f"`{word}`"
        case {"type": "array"}:
            found = f"list of {_taken(one.get('items', {}), headings)}"
        case {"type": "object", "additionalProperties": dict(inside)}:
            found = f"mapping to {_taken(inside, headings)}"
        case {"type": "object", "properties": inside}:
            found = " and ".join(f"`{key}`" for key in inside)
        case {"type": [*kinds]}:
            found = " or ".join(kinds)
        case _:
            found = str(one.get("type", "any value"))
    return found


def _references(one: object) -> list[str]:
    """Return the names of the parts that a piece of the schema refers to, in their order."""
    return list(dict.fromkeys(re.findall(r'"#/\$defs/(\w+)"', json.dumps(one))))


def _owners(of: list[str], members: dict[str, str]) -> str:
    return "all" if len(of) == len(members) else ", ".join(f"`{name}`" for name in of)


def _table(head: tuple[str, ...], rows: Iterable[Iterable[str]]) -> Iterator[str]:
    for row in (head, ("---",) * len(head), *rows):
        yield f"| {' | '.join(row)} |"


def _cell(text: str) -> str:
    """Return text for a cell of a table."""
    return re.sub(r"\s+", " ", text).strip().replace("\\[", "[").replace("|", "\\|")
