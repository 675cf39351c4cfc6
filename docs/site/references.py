"""The reference pages, made from the code: job files, command line, Python."""

from __future__ import annotations

import inspect
import json
import re
from typing import TYPE_CHECKING, Any

import typer
import typer.cli

import sqlanon.public
from sqlanon.cli.app import app
from sqlanon.job.keywords import job_schema

if TYPE_CHECKING:
    from collections.abc import Iterator

Schema = dict[str, Any]


def pages() -> dict[str, str]:
    """Path in the site → its Markdown."""
    return {
        "reference/job.md": "\n".join(job_page(job_schema())),
        "reference/command-line.md": command_line_page(),
        "reference/python.md": "\n".join(python_page()),
    }


def command_line_page() -> str:
    """Typer's own documentation of every command; what looks like a tag in it is text."""
    command = typer.main.get_command(app)
    return typer.cli.get_docs_for_click(
        obj=command, ctx=typer.Context(command), name="sqlanon", title="Command line"
    ).replace("<", "&lt;")


def python_page() -> Iterator[str]:
    """Functions first, then the values that they take and give, then errors."""
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


def job_page(schema: Schema) -> Iterator[str]:
    """A table of keys for the job, and one for each member that a job can name."""
    definitions: Schema = schema["$defs"]
    yield "# Job files\n\nA YAML, TOML or JSON file. Keys without a default must be given.\n"
    yield from keys(schema)
    for name, one in sorted(definitions.items()):
        if "properties" not in one:
            continue
        yield f"\n## {name}\n"
        yield described(one.get("description", ""))
        yield ""
        yield from keys(one)


def keys(schema: Schema) -> Iterator[str]:
    """One row per key: its name, what it takes, its default, what it says."""
    required = schema.get("required", [])
    rows = schema.get("properties", {})
    if not rows:
        yield "No options."
        return
    yield "| key | takes | default | |"
    yield "|---|---|---|---|"
    for key, one in rows.items():
        default = "" if key in required or "default" not in one else f"`{shown(one['default'])}`"
        yield f"| `{key}` | {taken(one)} | {default} | {cell(one.get('description', ''))} |"


def taken(one: Schema) -> str:
    """What a key takes, in words: `integer`, one of several words, a link to a member's table."""
    match one:
        case {"$ref": str(place)}:
            name = place.rsplit("/", 1)[-1]
            found = "any value" if name == "JsonValue" else f"[{name}](#{name.lower()})"
        case {"anyOf": several} | {"oneOf": several}:
            found = ", ".join(dict.fromkeys(taken(each) for each in several))
        case {"enum": words}:
            found = ", ".join(f"`{word}`" for word in words)
        case {"const": word}:
            found = f"`{word}`"
        case {"type": "array"}:
            found = f"list of {taken(one.get('items', {}))}"
        case {"type": "object", "additionalProperties": dict(inside)}:
            found = f"mapping to {taken(inside)}"
        case {"type": "object", "properties": inside}:
            found = " and ".join(f"`{key}`: {taken(value)}" for key, value in inside.items())
        case {"type": [*kinds]}:
            found = " or ".join(kinds)
        case _:
            found = str(one.get("type", "anything"))
    return found


def shown(default: object) -> str:
    """A default as JSON writes it; YAML takes that, too."""
    return json.dumps(default, ensure_ascii=False)


def cell(text: str) -> str:
    """Text for a cell of a table."""
    return re.sub(r"\s+", " ", text).replace("|", "\\|")


def described(text: str) -> str:
    """A docstring, its line breaks being those of paragraphs only."""
    return "\n\n".join(re.sub(r"\s*\n\s*", " ", part) for part in text.split("\n\n"))
