"""Statements as files hold them: without what differs from run to run."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from engines import ENGINES

from sqlanon.sql.templates import block_of, blocks

if TYPE_CHECKING:
    from pathlib import Path

    from engines import Place

_ENGINE = re.compile(rf"-- ({'|'.join(ENGINES)})\n")
_RELATION = re.compile(r"_sqlanon_[0-9a-f]{12}(?:_(\d+))?(?:_(\w+))?")


def normalised(sql: str, place: Place) -> str:
    """The statement without what is another one in each run, and without empty lines.

    Relations of the workspace are numbered by their name and first place in the statement:
    `cells_1`, `dictionary_3`. Joining the wrong one of six dictionaries would show.
    """
    numbers: dict[str, list[str]] = {}

    def numbered(match: re.Match[str]) -> str:
        serial, name = match[1] or "", match[2] or "relation"
        seen = numbers.setdefault(name, [])
        if serial not in seen:
            seen.append(serial)
        return f"{name}_{seen.index(serial) + 1}"

    sql = _RELATION.sub(numbered, sql)
    sql = re.sub(r"(?<![0-9A-Za-z])[0-9a-f]{12}(?![0-9A-Za-z])", "run", sql)
    sql = re.sub(r"\b(p?id) = \d+", r"\1 = 7", sql)
    sql = re.sub(r"'[0-9a-f]{64,}'", "'digest'", sql)
    sql = re.sub(r"\d{4}-\d\d-\d\dT[\d:+]+", "time", sql)
    sql = re.sub(r'"versions": \{[^}]*\}', '"versions": {}', sql)
    sql = re.sub(r"'/[^']*/((?:people|release)\.[a-z.]+(?:/part-\d\.parquet)?)'", r"'\1'", sql)
    sql = re.sub(r"\n(?:[ \t]*\n)+", "\n", sql)
    return sql.replace(place.schema, "place") if place.schema != "main" else sql


def template_of(folders: tuple[str, ...], name: str, root: Path) -> str:
    """The template that a step of this name was rendered from: `folder/subject/word`."""
    return next(f"{folder}/{name}" for folder in folders if block_of([root / folder], name))


class Kept(NamedTuple):
    """A statement as a file holds it.

    Attributes:
        engine: The engine that it was rendered for.
        sql: Its text.
    """

    engine: str
    sql: str


def length(form: str) -> tuple[int, int, str]:
    """Forms of one template are compared by this: the greatest one is kept."""
    return form.count("\n"), len(form), form


def as_text(folder: str, statements: dict[str, Kept]) -> str:
    """The text of a file in a folder of snapshots, of statements by their words.

    A statement that is not of the usual engine of the folder has its engine on the first line.
    """
    said = {engine: f"-- {engine}\n" for engine in ENGINES} | {_usual(folder): ""}
    return "\n".join(
        f"-- name: {word}\n{said[engine]}{sql};\n" for word, (engine, sql) in statements.items()
    )


def kept_in(folder: Path) -> dict[str, Kept]:
    """All statements in a folder of snapshots, by their templates."""
    found: dict[str, Kept] = {}
    for file in sorted(folder.glob("*.sql")):
        for word, block in blocks(file).items():
            said = _ENGINE.match(block.text)
            sql = block.text[said.end() if said else 0 :].removesuffix(";\n")
            engine = said[1] if said else _usual(folder.name)
            found[f"{folder.name}/{file.stem}/{word}"] = Kept(engine, sql)
    return found


def _usual(folder: str) -> str:
    """The engine of most statements in a folder: the first one has nearly all portable ones."""
    return ENGINES[0] if folder == "base" else folder
