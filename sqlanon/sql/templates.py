"""The Jinja environment that renders templates with typed values to SQL.

A file `<dialect>/<subject>.sql.j2` has the templates of a subject, each below a line
`-- name: word`. Code and other templates refer to one as `subject/word`. A template is a SELECT, or
a named fragment of one. The workspace writes what comes before it (CREATE … AS, INSERT INTO).
Values are `Sql` (made by a dialect), relations, integers, finite floats, or lists and dataclasses
of these that the template walks through. The `finalize` hook refuses to print anything else, so a
plain string cannot become SQL.
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
    from collections.abc import Callable, MutableMapping, Sequence

    from jinja2.bccache import Bucket

    from sqlanon.sql.dialects.base import Dialect

_PACKAGE = Path(__file__).parents[1]
_SUFFIX = ".sql.j2"
_MARK = re.compile(r"^-- name: (\w+)\n", re.MULTILINE)
_COMMENT = re.compile(r"\{#.*?#\}", re.DOTALL)


def resource(name: str) -> Path:
    """Return the folder `name` that ships with sqlanon.

    In a wheel it is inside the package, in a checkout next to it.
    """
    inside = _PACKAGE / name
    return inside if inside.is_dir() else _PACKAGE.parent / name


def _only_sql(value: object) -> object:
    """Return SQL, a relation or a plain number as it is, and refuse everything else."""
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
        line: The line of its mark, `-- name: word`, above its text.
        text: Its text, with one line end.
    """

    file: Path
    line: int
    text: str


@cache
def blocks(file: Path) -> dict[str, Block]:
    """Return the templates of a subject's file by their words, in order; none without the file.

    Raises:
        UnsupportedError: there is text other than comments before the first mark, or two templates
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


def block_of(folders: Sequence[Path], name: str) -> Block | None:
    """Return the template `name` (`subject/word`) of the first folder that has it."""
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
        """Return a template after a comment with as many lines as the file has above it.

        So errors name the line of the file. Line ends outside of a comment would become text of a
        template that includes this one.
        """
        block = block_of(self._folders, template)
        if block is None:
            raise TemplateNotFound(template)
        above = "\n" * (block.line - 1)
        return f"{{#{above}#}}\n{block.text}", str(block.file), lambda: True


class _Compiled(BytecodeCache):
    """A cache of compiled templates, in `__pycache__` next to them, as for Python modules.

    Compiling would take a tenth of the time of a short run. The rules are those of Python: no files
    with `-B`, another folder with PYTHONPYCACHEPREFIX, and none where the folder is read-only.
    """

    @override
    def get_cache_key(self, name: str, filename: str | None = None) -> str:
        """Use one cache file per template, because those of a subject have the same `filename`."""
        if filename is None:
            return ""
        return cache_from_source(str(Path(filename).with_name(name.replace("/", ".") + _SUFFIX)))

    @override
    def get_source_checksum(self, source: str) -> str:
        """Include the compiler in the checksum: another version of Jinja may write other code."""
        return super().get_source_checksum(f"{_jinja()} {source}")

    @override
    def load_bytecode(self, bucket: Bucket) -> None:
        with suppress(OSError), Path(bucket.key).open("rb") as kept:  # there is none yet
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
            begun.replace(bucket.key)  # other processes never read a part of it


@cache
def _jinja() -> str:
    return metadata.version("jinja2")


class _Environment(Environment):
    @override
    def make_globals(self, d: MutableMapping[str, Any] | None) -> MutableMapping[str, Any]:
        """Return a dict: Jinja's ChainMap is copied key by key whenever a template is rendered."""
        return {**self.globals, **(d or {})}


@cache
def _environment(folders: tuple[str, ...], brought: Path | None = None) -> Environment:
    """Make the environment of a dialect, which finds included templates in its folders too."""
    root = resource("sql_templates")
    places = [root / folder for folder in folders]
    environment = _Environment(
        loader=SubjectLoader(places if brought is None else [brought, *places]),
        undefined=StrictUndefined,
        finalize=_only_sql,
        autoescape=False,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        bytecode_cache=_Compiled(),
        auto_reload=False,  # they change with the package only, so files are not checked
    )
    environment.globals.update({word.__name__: word for word in WORDS})
    return environment


def render(dialect: Dialect, name: str, /, **values: Any) -> Sql:  # noqa: ANN401
    """Render the template `name` ("subject/word") for a dialect.

    The dialect's own template is used if it has one, otherwise the portable one. This holds for
    fragments that a template includes by name too. The template gets the dialect as `d`, and
    `values`.

    Raises:
        UnsupportedError: neither the engine nor `base` has a template of this name.
        TypeError: the template prints a value that is neither SQL nor a number.
    """
    try:
        template = _environment(dialect.template_folders, dialect.templates).get_template(name)
    except TemplateNotFound as error:
        raise UnsupportedError(f"{dialect.name} has no template {error.name}") from None
    return Sql(dialect.spell(template.render(d=dialect, **values).strip()))


def dialect_kind(name: str) -> type[dialects.Dialect] | None:
    """Find the dialect of an engine by SQLAlchemy's name for it.

    Returns:
        A dialect of sqlanon, or of an installed package (`sqlanon.dialects`); None without one.
    """
    return dialects.DIALECTS.get(name) or dialects.find_external_dialect(name)


def dialect_named(name: str) -> dialects.Dialect:
    """Make the dialect of an engine; see `dialect_kind`.

    Raises:
        UnsupportedError: there is no dialect, or it lacks templates that its abilities require.
    """
    kind = dialect_kind(name)
    if kind is None:
        names = ", ".join(dialects.DIALECTS)
        raise UnsupportedError(f"there is no dialect for {name}; there is one for {names}")
    found = kind()
    refuse_incomplete(found)
    return found


def refuse_incomplete(dialect: Dialect) -> None:
    """Refuse a dialect that lacks templates for its abilities, before anything runs.

    Raises:
        UnsupportedError: The message lists the templates and the abilities that require them, or
            files of a package in which templates would not be found.
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
    """Refuse templates in subfolders, which would be ignored in favour of the portable ones."""
    if misplaced := sorted(folder.glob(f"*/*{_SUFFIX}")):
        file = misplaced[0].relative_to(folder)
        raise UnsupportedError(
            f"{folder} has a file for one template, {file}; put it into {file.parent}{_SUFFIX}, "
            f"below a line `-- name: {file.name.removesuffix(_SUFFIX)}`"
        )
