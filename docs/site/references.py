"""Reference pages made from the code: keys of a job, the command line, names in Python."""

from __future__ import annotations

import inspect
import json
import re
from collections import Counter
from typing import TYPE_CHECKING, Any, NamedTuple

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

    from typer._click.core import Command, Parameter

Schema = dict[str, Any]


class Key(NamedTuple):
    """A key of a job as the page shows it."""

    name: str
    default: str
    takes: str
    text: str


SHARED = 2
"""An option of this many commands is described once, before the commands."""
MISSING = 2
"""An option that at most so many commands lack is not repeated under the others."""
CSV = "CSV: "
"""How the descriptions of options begin that only CSV files have."""
TYPE = re.compile(r" <[^|>]+>")
"""The type of an argument or option, if it lists no words."""
BOUNDS = re.compile(r"\s*\[[-\dx<>=]+\]|; [-\dx<>=]+(?=\])")
"""The bounds of a number, which the error of a number outside them names."""
FEW = 8
"""Of more words than these, a key says only the section that has them."""
KINDS = ("integer", "number", "boolean", "value")
"""Types that a default or the meaning of a key shows, and the JSON Schema."""
JOB_KEYS = """
A job is a YAML, TOML or JSON file. A key is followed by its default, and in brackets by what else
it takes besides a text, number or `true`. A key without a default must be given, or is off. Tables
are `schema.table`, or `{schema: …, table: …}`.
"""
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
    """Yield a section for each command: what it takes, options of several commands once."""
    load_commands()
    commands = dict(_commands(typer.main.get_group(app)))
    often = Counter(row for one in commands.values() for row in _options(one))
    shared = {row for row, times in often.items() if times >= SHARED}
    most = len(commands) - MISSING - 1
    yield "# Every option of the command line"
    yield GENERATED
    yield "\n[Commands](commands.md) says when to use which, and has the exit codes."
    yield "\n## Options of several commands\n"
    yield from _items(
        (option, text + _except(commands, option) if often[option, text] > most else text)
        for option, text in often
        if (option, text) in shared
    )
    for name, one in commands.items():
        own = _options(one)
        yield f"\n## sqlanon {name}\n"
        yield _line(one.help or "")
        if several := list(_names(row for row in own if SHARED <= often[row] <= most)):
            yield f"\nAlso {', '.join(several)}."
        if rest := [row for row in own if row not in shared]:
            yield ""
            yield from _items(rest)
    yield ""


def _except(commands: dict[str, Command], option: str) -> str:
    """Return which commands lack an option that nearly all have."""
    without = [
        f"`{name}`"
        for name, one in commands.items()
        if all(option != own for own, _ in _options(one))
    ]
    return f" Not of {' and '.join(without)}." if without else ""


def _names(rows: Iterable[tuple[str, str]]) -> Iterator[str]:
    """Yield what each row is about; the options of CSV files, which go together, as one."""
    csv = False
    for option, text in rows:
        if not text.startswith(CSV):
            yield f"`{option.split(' ')[0].strip('`,')}`"
        elif not csv:
            csv = True
            yield "options of CSV"


def _commands(group: TyperGroup, before: str = "") -> Iterator[tuple[str, Command]]:
    for name, one in group.commands.items():
        if isinstance(one, TyperGroup):
            yield from _commands(one, f"{before}{name} ")
        else:
            yield f"{before}{name}", one


def _options(command: Command) -> list[tuple[str, str]]:
    """Return each argument and option as it is written, and what it does."""
    context = typer.Context(command)
    records = [(each, each.get_help_record(context)) for each in command.params]
    return [_option(each, *row) for each, row in records if row is not None]


def _option(parameter: Parameter, written: str, text: str) -> tuple[str, str]:
    """Leave out types without words of their own, and that an argument has to be there."""
    if parameter.param_type_name == "argument":
        text = text.replace("[required]", "")
    return f"`{_line(TYPE.sub('', written))}`", _line(BOUNDS.sub("", text))


def job_keys() -> Iterator[str]:
    """Yield the keys of each part of a job; keys that several members share once."""
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
    yield JOB_KEYS
    yield "## The job\n"
    yield from map(_key, _keys(schema, headings))
    for heading, members in groups.items():
        owners: dict[Key, list[str]] = {}
        words = ", ".join(f"`{name}`" for name in members.values())
        for part, name in members.items():
            for key in _keys(schema["$defs"][part], headings):
                is_role = key.takes == f"`{name}`"  # another one of each member
                one = key._replace(takes=words) if is_role else key
                owners.setdefault(one, []).append(name)
        yield f"\n## {heading}\n"
        keys: dict[str, list[Key]] = {}
        for key, of in owners.items():
            keys.setdefault(_owners(of, members), []).append(key)
        label = ""
        for of_all, (first, *others) in keys.items():
            options = [_key(other) for other in others]
            if of_all == f"`{first.name}`":  # a hierarchy, called by its key
                yield _key(first)
                yield from (f"    {option}" for option in options)
            else:
                if of_all:
                    yield f"{label}**{of_all}**\n"
                yield from (_key(first), *options)
                label = "\n"
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


def _keys(one: Schema, headings: dict[str, str]) -> Iterator[Key]:
    """Yield each key of a part: its name, its default, what else it takes, what it means."""
    required = one.get("required", [])
    for name, value in one.get("properties", {}).items():
        default = value.get("default")
        given = ""
        takes = [one for one in _taken(value, headings).split(", ") if one not in KINDS]
        if isinstance(default, str | int | float) and name not in required:
            given = json.dumps(default, ensure_ascii=False).strip('"')
            takes = [one for one in takes if one != f"`{given}`"]
        yield Key(name, given, ", ".join(takes), _line(value.get("description", "")))


def _key(key: Key) -> str:
    written = f"{key.name}: {key.default}" if key.default else key.name
    taken = f" ({key.takes})" if key.takes else ""
    return f"- `{written}`{taken}: {key.text}" if key.text else f"- `{written}`{taken}"


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
            few = [takes for takes in each_takes if takes.count("`") <= 2 * FEW]
            found = ", ".join(takes for takes in few if takes not in {"", "null"})
        case {"enum": words}:
            found = ", ".join(f"`{word}`" for word in words if word is not None)
        case {"const": word}:
            found = f"`{word}`" if isinstance(word, str) else f"`{json.dumps(word)}`"
        case {"type": "array"}:
            found = f"list of {_several(_taken(one.get('items', {}), headings))}"
        case {"type": "object", "additionalProperties": dict(inside)}:
            several = inside.get("anyOf", [])
            texts = ["texts"] if {"type": "string"} in several else []
            found = f"mapping to {' or '.join([*texts, _several(_taken(inside, headings))])}"
        case {"type": "object", "properties": {"schema": _, "table": _}} | {"type": "string"}:
            found = ""
        case {"type": [*kinds]}:
            found = "value" if "boolean" in kinds else "number"
        case _:
            found = str(one.get("type", "any value"))
    return found


def _several(taken: str) -> str:
    return f"{taken or 'text'}s" if taken in {"", *KINDS} else taken


def _references(one: object) -> list[str]:
    """Return the names of the parts that a piece of the schema refers to, in their order."""
    return list(dict.fromkeys(re.findall(r'"#/\$defs/(\w+)"', json.dumps(one))))


def _owners(of: list[str], members: dict[str, str]) -> str:
    if len(members) == 1:
        return ""
    return "all" if len(of) == len(members) else ", ".join(f"`{name}`" for name in of)


def _items(rows: Iterable[tuple[str, str]]) -> Iterator[str]:
    for name, text in rows:
        yield f"- {name}: {text}"


def _line(text: str) -> str:
    """Return text on one line, without the escapes of help texts."""
    return re.sub(r"\s+", " ", text).strip().replace("\\[", "[")
