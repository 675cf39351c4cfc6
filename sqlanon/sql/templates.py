"""The one Jinja environment: it turns a template and typed values into SQL.

A file `<dialect>/<subject>.sql.j2` holds the templates of a subject, each below a line
`-- name: word`; code and other templates name one as `subject/word`. A template holds the shape of
one statement: a SELECT, or a named fragment of one; what stands before it (CREATE … AS, INSERT
INTO) is written by the workspace. Values reach it only as `Sql` (made by a dialect), relations,
integers, finite floats, or lists and dataclasses of those that the template walks through: the
`finalize` hook refuses to print anything else, so a plain string cannot become SQL.
"""

from __future__ import annotations

import math
import re
import sys
from contextlib import suppress
from functools import cache
from importlib import metadata
from importlib.util import cache_from_source
from itertools import pairwise
from pathlib import Path
from secrets import token_hex
from typing import TYPE_CHECKING, Any, NamedTuple

from jinja2 import (
    BaseLoader,
    BytecodeCache,
    Environment,
    StrictUndefined,
    TemplateNotFound,
    Undefined,
)
from typing_extensions import override

from sqlanon.errors import UnsupportedError
from sqlanon.sql import dialects
from sqlanon.sql.dialects.abilities import list_required_templates
from sqlanon.sql.dialects.expressions import WORDS
from sqlanon.sql.statement import Sql, WorkTable

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from jinja2.bccache import Bucket

    from sqlanon.sql.dialects.base import Dialect

_PACKAGE = Path(__file__).parents[1]
_SUFFIX = ".sql.j2"
_MARK = re.compile(r"^-- name: (\w+)\n", re.MULTILINE)
_COMMENT = re.compile(r"\{#.*?#\}", re.DOTALL)


def resource(name: str) -> Path:
    """The folder `name` that ships with sqlanon, in a wheel or in a checkout.

    In a wheel it lies inside the package, in a checkout beside it.
    """
    inside = _PACKAGE / name
    return inside if inside.is_dir() else _PACKAGE.parent / name


def _only_sql(value: object) -> object:
    """Let through what is SQL, a relation or a plain number; refuse everything else."""
    if isinstance(value, Sql | Undefined):
        return value
    if isinstance(value, WorkTable):
        return value.sql
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    if isinstance(value, float) and math.isfinite(value):
        return value
    raise TypeError(f"a {type(value).__name__} must not be printed into SQL")


class Block(NamedTuple):
    """A template in the file of its subject.

    Attributes:
        file: The file.
        line: The line of its mark, `-- name: word`; its text begins on the next one.
        text: Its text, with one end of line.
    """

    file: Path
    line: int
    text: str


@cache
def blocks(file: Path) -> dict[str, Block]:
    """Each template of a subject's file by its word, in their order; none if there is no file.

    Raises:
        UnsupportedError: text that is no comment stands before the first mark, or two templates
            have the same word.
    """
    if not file.is_file():
        return {}
    text = file.read_text("utf-8")
    marks = [*_MARK.finditer(text)]
    words = [mark[1] for mark in marks]
    starts = [*(mark.start() for mark in marks), len(text)]
    if _COMMENT.sub("", text[: starts[0]]).strip():
        raise UnsupportedError(
            f"{file}: text stands before the first line `-- name: word`; only comments may"
        )
    if twice := sorted({word for word in words if words.count(word) > 1}):
        raise UnsupportedError(f"{file}: the name {', '.join(twice)} is given to two templates")
    return {
        mark[1]: Block(
            file, text.count("\n", 0, start) + 1, text[mark.end() : end].rstrip("\n") + "\n"
        )
        for mark, (start, end) in zip(marks, pairwise(starts), strict=True)
    }


def templates_in(folder: Path) -> dict[str, Block]:
    """All templates of a folder, `sql_templates/<dialect>`, by their names (`subject/word`).

    Raises:
        UnsupportedError: as `blocks`.
    """
    return {
        f"{file.name.removesuffix(_SUFFIX)}/{word}": block
        for file in sorted(folder.glob(f"*{_SUFFIX}"))
        for word, block in blocks(file).items()
    }


def block_of(folders: Sequence[Path], name: str) -> Block | None:
    """The template `name` (`subject/word`) of the first folder that has it.

    Raises:
        UnsupportedError: as `blocks`.
    """
    subject, _, word = name.partition("/")
    found = (blocks(folder / f"{subject}{_SUFFIX}").get(word) for folder in folders)
    return next((block for block in found if block is not None), None)


class SubjectLoader(BaseLoader):
    """Finds a template by its name in the first of some folders that has it."""

    def __init__(self, folders: Sequence[Path]) -> None:
        self._folders = folders

    @override
    def get_source(
        self, environment: Environment, template: str
    ) -> tuple[str, str, Callable[[], bool]]:
        """A comment as long as what stands above it makes errors name the line of the file.

        Ends of lines outside of a comment would be text of a template that includes this one.
        """
        block = block_of(self._folders, template)
        if block is None:
            raise TemplateNotFound(template)
        above = "\n" * (block.line - 1)
        return f"{{#{above}#}}\n{block.text}", str(block.file), lambda: True


class _Compiled(BytecodeCache):
    """Compiled templates, kept where Python keeps those of modules: in `__pycache__` beside them.

    A short run would spend a tenth of its time on compiling them. They are written and trusted as
    Python does its own: not under `-B`, elsewhere under PYTHONPYCACHEPREFIX, and not at all where
    the folder may not be written.
    """

    @override
    def get_cache_key(self, name: str, filename: str | None = None) -> str:
        """A file for each template: those of one subject have the same `filename`."""
        if filename is None:
            return ""
        return cache_from_source(str(Path(filename).with_name(name.replace("/", ".") + _SUFFIX)))

    @override
    def get_source_checksum(self, source: str) -> str:
        """Include the compiler in the checksum: another version of Jinja may write other code."""
        return super().get_source_checksum(f"{_jinja()} {source}")

    @override
    def load_bytecode(self, bucket: Bucket) -> None:
        with suppress(OSError), Path(bucket.key).open("rb") as kept:  # none is there yet
            bucket.load_bytecode(kept)

    @override
    def dump_bytecode(self, bucket: Bucket) -> None:
        if sys.dont_write_bytecode or not bucket.key:
            return
        folder = Path(bucket.key).parent
        with suppress(OSError):  # as Python does: it is compiled again next time
            folder.mkdir(parents=True, exist_ok=True)
            begun = Path(f"{bucket.key}.{token_hex(4)}")
            with begun.open("xb") as written:
                bucket.write_bytecode(written)
            begun.replace(bucket.key)  # whole, whoever reads meanwhile


@cache
def _jinja() -> str:
    return metadata.version("jinja2")


@cache
def _environment(folders: tuple[str, ...], brought: Path | None = None) -> Environment:
    """Templates as a dialect sees them: what another one includes is looked for in the same way."""
    root = resource("sql_templates")
    places = [root / folder for folder in folders]
    environment = Environment(
        loader=SubjectLoader(places if brought is None else [brought, *places]),
        undefined=StrictUndefined,
        finalize=_only_sql,
        autoescape=False,  # noqa: S701 - SQL, not HTML; _only_sql guards what is printed
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        bytecode_cache=_Compiled(),
        auto_reload=False,  # they change with the package only; no look at the file each time
    )
    environment.globals.update({word.__name__: word for word in WORDS})
    return environment


def render(dialect: Dialect, name: str, /, **values: Any) -> Sql:  # noqa: ANN401
    """The text of the template `name` ("subject/word") in the words of a dialect.

    The dialect's own template is taken where there is one, the portable one otherwise; the same
    goes for each fragment that a template includes by its name. The template sees the dialect as
    `d`, and `values`.

    Raises:
        UnsupportedError: the engine has no template of this name, nor has base.
        TypeError: the template prints a value that is neither SQL nor a number.
    """
    try:
        template = _environment(dialect.template_folders, dialect.templates).get_template(name)
    except TemplateNotFound as error:
        raise UnsupportedError(f"{dialect.name} has no template {error.name}") from None
    return Sql(dialect.spell(template.render(d=dialect, **values).strip()))


def dialect_kind(name: str) -> type[dialects.Dialect] | None:
    """The dialect of an engine, by the name that SQLAlchemy has for it.

    Returns:
        One of the house's, or one that a package brings (`sqlanon.dialects`); None where there is
        none.
    """
    return dialects.DIALECTS.get(name) or dialects.find_external_dialect(name)


def dialect_named(name: str) -> dialects.Dialect:
    """The dialect of an engine, as `dialect_kind`.

    Raises:
        UnsupportedError: there is none, or it lacks templates that its abilities need.
    """
    kind = dialect_kind(name)
    if kind is None:
        names = ", ".join(dialects.DIALECTS)
        raise UnsupportedError(f"there is no dialect for {name}; there is one for {names}")
    found = kind()
    refuse_incomplete(found)
    return found


def refuse_incomplete(dialect: Dialect) -> None:
    """Refuse an engine that lacks templates of what it says that it can do, before anything runs.

    Raises:
        UnsupportedError: names them, and the abilities that need them; or names files of a package
            in which templates would not be found.
    """
    own = [resource("sql_templates") / folder for folder in dialect.template_folders[:-1]]
    if dialect.templates is not None:
        own.append(dialect.templates)
        _refuse_misplaced(dialect.templates)
    missing = [
        f"{template} (for {ability})"
        for ability, template in list_required_templates(dialect)
        if block_of(own, template) is None
    ]
    if missing:
        raise UnsupportedError(
            f"the dialect {dialect.name} is not complete; it needs templates of its own in "
            f"sql_templates/{dialect.name}/: {', '.join(missing)}"
        )


def _refuse_misplaced(folder: Path) -> None:
    """Refuse files below folders of subjects: the portable templates would be used instead."""
    if misplaced := sorted(folder.glob(f"*/*{_SUFFIX}")):
        file = misplaced[0].relative_to(folder)
        raise UnsupportedError(
            f"{folder} has a file for one template, {file}; put it into {file.parent}{_SUFFIX}, "
            f"below a line `-- name: {file.name.removesuffix(_SUFFIX)}`"
        )
