"""Types of columns that change in place, in the text of a definition where the catalogue holds one.

A table that is made again and given the name would have to be given everything that the old one
carried, and rows of others that point to it would go with the old one (ON DELETE CASCADE). So the
table stays: its text gets another type, and all its rows are written again in the same transaction.
Only the entries of indexes depend on a declared type, and these are created again.
"""

from __future__ import annotations

import re
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from itertools import takewhile
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlanon.errors import (
    DatabaseError,
    PublishError,
    SqlanonError,
    UnsupportedError,
    VerificationError,
)
from sqlanon.publish.attachments import Attachment, dependent_on
from sqlanon.sql.names import RelationName
from sqlanon.sql.statement import Command, Sql
from sqlanon.sql.workspace import PREFIX

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from sqlanon.job.job import Job
    from sqlanon.source.inspection import Relation
    from sqlanon.sql.dialects import Dialect
    from sqlanon.sql.workspace import Workspace


# -- texts of definitions --------------------------------------------------------------------------
#
# SQLite's grammar, which is DuckDB's in the texts that its catalogue makes: a column is a name, a
# type of any number of words and perhaps two numbers in parentheses, and constraints, each of which
# begins with a word that is no part of a type (https://www.sqlite.org/lang_createtable.html).

_TOKEN = re.compile(
    r"""(?P<space>[ \t\n\f\r]+|--[^\n]*|/\*.*?(?:\*/|\Z))
    |(?P<quoted>"(?:[^"]|"")*"|`(?:[^`]|``)*`|'(?:[^']|'')*'|\[[^\]]*\])
    |(?P<word>[A-Za-z_\x80-\U0010ffff][\w$\x80-\U0010ffff]*)
    |(?P<other>.)""",
    re.DOTALL | re.VERBOSE,
)
_OF_BOTH = {"CONSTRAINT", "PRIMARY", "UNIQUE", "CHECK"}
_OF_TABLE = frozenset({*_OF_BOTH, "FOREIGN"})
_AFTER_TYPE = frozenset(
    {*_OF_BOTH, "NOT", "NULL", "DEFAULT", "COLLATE", "REFERENCES", "GENERATED", "AS"}
)


class TypePlace(NamedTuple):
    """The place of a type, or of the name, in a text, in characters from 0; empty for none."""

    begin: int
    end: int


class _Token(NamedTuple):
    kind: str
    text: str
    begin: int
    end: int

    @property
    def name(self) -> str:
        """The name in the token, where it is a name."""
        if self.kind == "word":
            return self.text
        mark = self.text[-1]
        return self.text[1:-1].replace(mark * 2, mark) if mark != "]" else self.text[1:-1]

    def among(self, words: frozenset[str]) -> bool:
        """Whether it is one of these words, and not a name in quotes."""
        return self.kind == "word" and self.text.upper() in words


def type_place(definition: str, column: str) -> TypePlace | None:
    """Find the type of a column in the definition of its table.

    Returns:
        The place; None where the text has no such column, as that of a virtual table.
    """
    tokens = [one for one in _tokens(definition) if one.kind != "space"]
    if any(one.among(frozenset({"VIRTUAL"})) for one in tokens[:2]):
        return None
    for item in _items(tokens):
        first = item[0]
        named = first.kind != "other" and not first.among(_OF_TABLE)
        if named and first.name.lower() == column.lower():
            return _type_in(item)
    return None


def name_place(definition: str) -> TypePlace:
    """Find the table's name in its definition, which engines keep in one form.

    Raises:
        ValueError: the text is not of that form: two words, the name, perhaps behind that of its
            schema, columns in parentheses.
    """
    tokens = [one for one in _tokens(definition) if one.kind != "space"]
    named = list(takewhile(lambda one: one.text != "(", tokens[2:]))
    joined = len(named) % 2 == 1 and all(one.text == "." for one in named[1::2])
    if [one.kind for one in tokens[:2]] != ["word", "word"] or not joined:
        raise ValueError("a text of another form is taken for the definition of a table")
    return TypePlace(named[0].begin, named[-1].end)


def _tokens(text: str) -> Iterator[_Token]:
    for found in _TOKEN.finditer(text):
        yield _Token(str(found.lastgroup), found[0], found.start(), found.end())


def _items(tokens: Sequence[_Token]) -> Iterator[list[_Token]]:
    """Yield the items between the commas of the outermost parentheses."""
    depth, item = 0, list[_Token]()
    for token in tokens:
        depth -= token.text == ")"
        if (depth == 0 and item) or (depth == 1 and token.text == ","):
            yield item
            if depth == 0:
                return
            item = []
        elif depth:
            item.append(token)
        depth += token.text == "("


def _type_in(item: Sequence[_Token]) -> TypePlace:
    begin = end = item[0].end
    depth = 0
    for number, token in enumerate(item[1:]):
        ends = token.kind == "other" or token.among(_AFTER_TYPE)
        if depth == 0 and ends and not (number and token.text == "("):
            break
        depth += (token.text == "(") - (token.text == ")")
        begin = token.begin if number == 0 else begin
        end = token.end
        if token.text == ")" and depth == 0:
            break
    return TypePlace(begin, end)


# -- definitions that are changed ------------------------------------------------------------------


@dataclass(slots=True)
class Definition:
    """The definition of a table in the catalogue, as text.

    Attributes:
        columns: Its columns as the catalogue lists them: name, type, nullability.
        indexes: By name, the statement of each index that has one.
        made_again: Indexes that were dropped, and will be created again.
    """

    table: RelationName
    text: str
    columns: tuple[tuple[str, str, str], ...]
    defaults: frozenset[str]
    indexes: dict[str, str]
    made_again: dict[str, str] = field(default_factory=dict)

    @classmethod
    def of(cls, workspace: Workspace, table: RelationName) -> Definition:
        """The definition of a table, which is in no transaction but this one's to change."""
        dialect = workspace.dialect
        named: dict[str, Any] = {
            **dialect.lookup_name(table)._asdict(),
            "catalog": None if table.schema is None else dialect.quote(table.schema),
        }
        rows = [(str(kind), str(name), text) for kind, name, text in _read(workspace, named)]
        texts = [str(text) for kind, _, text in rows if kind == "table"]
        return cls(
            table,
            texts[0] if texts else "",
            tuple(_columns(workspace.rows("inspect/columns", **named))),
            frozenset(name.lower() for kind, name, _ in rows if kind == "default"),
            {name: str(text) for kind, name, text in rows if kind == "index"},
        )

    def about(self, column: str) -> dict[str, str]:
        """Return the indexes whose text has the column's name: too many rather than too few."""
        word = column.lower()
        return {name: text for name, text in self.indexes.items() if word in text.lower()}

    def source_refusals(self, column: str) -> Iterator[SqlanonError]:
        """Yield what prevents a change of a column's type; see Publisher.source_refusals."""
        if type_place(self.text, column) is None:
            yield PublishError(
                f"{self.table}: {column} cannot become text: its type in the definition of the "
                "table is not recognized. Set `output`, which keeps the type, or publish to a "
                "new table"
            )
        found = [f"default of column {column}"] if column.lower() in self.defaults else []
        if self.table.schema not in {None, "main"}:  # no text of an index names its file
            found += [f"index {name}" for name in self.about(column)]
        if found:
            yield PublishError(
                f"{self.table}: {column} cannot become text while something depends on it: "
                f"{'; '.join(found)}. Remove these first, set `output`, which keeps the type, or "
                "publish to a new table"
            )

    def change(self, workspace: Workspace, columns: Sequence[str], type_: Sql) -> None:
        """Give columns another type, and take away the indexes that are about them.

        Raises:
            VerificationError: the catalogue says something else afterwards.
        """
        dialect = workspace.dialect
        for column in columns:
            self.made_again |= self.about(column)
        for name in self.made_again:
            index = dialect.table(RelationName(self.table.schema, name))
            workspace.run("in_place/drop_index", index=index)
        named: dict[str, Any] = {
            **dialect.lookup_name(self.table)._asdict(),
            "catalog": None if self.table.schema is None else dialect.quote(self.table.schema),
        }
        with _open(workspace):
            text = self.text
            for column in columns:
                place, word = _type_of(text, column, type_)
                text = text[: place.begin] + word + text[place.end :]
                workspace.run(
                    "in_place/redefine",
                    begin=place.begin,
                    end=place.end,
                    word=dialect.literal(word),
                    **named,
                )
        self._tell_others(workspace)
        retyped = {column.lower() for column in columns}
        expected = [
            (name, str(type_) if name.lower() in retyped else said, nullable)
            for name, said, nullable in self.columns
        ]

        def compare(rows: list[tuple[Any, ...]]) -> None:
            if [*_columns(rows)] != expected:
                raise VerificationError(
                    f"{self.table}: the catalogue has other columns than expected; nothing was "
                    "published"
                )

        workspace.check("inspect/columns", compare, **named)

    def _tell_others(self, workspace: Workspace) -> None:
        """Create a table, so that other connections read the catalogue again."""
        name = RelationName(self.table.schema, f"{PREFIX}{workspace.run_id}_told")
        table = workspace.dialect.table(name)
        workspace.run("inspect/try_writing", table=table)
        workspace.run("publish/drop", table=table)

    def make_again(self, workspace: Workspace) -> None:
        """Make the indexes that were taken away, of the rows as they are now."""
        for text in self.made_again.values():
            workspace.execute(Command("publish/made_again", Sql(text)))


def render_definition(definition: str, name: Sql, types: Mapping[str, Sql]) -> Sql:
    """Build the statement that creates a table like another one, under another name."""
    text = definition
    for column, type_ in types.items():
        place, word = _type_of(text, column, type_)
        text = text[: place.begin] + word + text[place.end :]
    named = name_place(text)
    return Sql(text[: named.begin] + name + text[named.end :])


def _type_of(text: str, column: str, type_: Sql) -> tuple[TypePlace, str]:
    """Return the place of a column's type in a definition, and the new text there."""
    place = type_place(text, column)
    if place is None:
        raise ValueError("a column is retyped that no refusal was looked for")
    return place, _apart(type_, text[: place.begin], text[place.end :])


def _read(workspace: Workspace, named: dict[str, Any]) -> list[tuple[Any, ...]]:
    return workspace.rows("inspect/definition", **named)


def _columns(rows: list[tuple[Any, ...]]) -> Iterator[tuple[str, str, str]]:
    for name, type_, nullable in rows:
        yield str(name), str(type_), str(nullable)


def _apart(word: Sql, before: str, after: str) -> str:
    """Return a word, separated from the text before and after it."""
    begin = "" if before[-1:].isspace() else " "
    end = "" if after[:1].isspace() or after[:1] in {",", ")", ""} else " "
    return f"{begin}{word}{end}"


@contextmanager
def _open(workspace: Workspace) -> Iterator[None]:
    """Make the catalogue writable for the block, and read it again afterwards."""
    workspace.run("in_place/open_catalogue")
    try:
        yield
        workspace.run("in_place/shut_catalogue")
    except BaseException:
        # no observer is told, since telling it may be what has failed
        with suppress(DatabaseError):
            workspace.backend.execute(workspace.command("in_place/shut_catalogue"))
        raise


# -- columns that become text ----------------------------------------------------------------------


class TypeChange:
    """Columns of one table that become text."""

    def __init__(self, columns: Iterable[str]) -> None:
        self.columns = tuple(columns)
        self._dependents: tuple[Attachment, ...] = ()
        self._definition: Definition | None = None

    @classmethod
    def of(cls, job: Job) -> TypeChange:
        """Return the columns of a job that become text."""
        return cls(name for name, said in job.quasi_identifiers.items() if said.retype)

    def examine(self, workspace: Workspace, table: RelationName) -> None:
        """Look for what depends on the table's columns, where the engine lets a type be changed."""
        if not self.columns or not workspace.dialect.retypes_columns:
            return
        if workspace.dialect.edits_definitions:
            self._definition = Definition.of(workspace, table)
        else:
            self._dependents = dependent_on(workspace, table, own_defaults=True)

    def source_refusals(self, source: Relation, dialect: Dialect) -> Iterator[SqlanonError]:
        """Yield what prevents the columns from becoming text; see Publisher.source_refusals."""
        if self.columns and not dialect.retypes_columns:
            yield UnsupportedError(
                f"columns.{', '.join(self.columns)}.retype: {dialect.name} changes no type of a "
                "column in the transaction that updates its rows; set `output`, which keeps the "
                "type, or publish to a new table"
            )
        for name in self.columns:
            yield from self.column_refusals(name, source)

    def column_refusals(self, name: str, source: Relation) -> Iterator[SqlanonError]:
        """Yield the objects that depend on a column and prevent it from becoming text."""
        if self._definition is not None:
            yield from self._definition.source_refusals(name)
            return
        found = [str(one) for one in self._dependents if not one.columns or one.about([name])]
        if found:
            yield PublishError(
                f"{source.name}: {name} cannot become text while something depends on it: "
                f"{'; '.join(found)}. Remove these first, set `output`, which keeps the type, "
                "or publish to a new table"
            )

    def objects(self, dialect: Dialect) -> Iterator[tuple[Attachment, str]]:
        """The columns, and what becomes of them; see Way.objects."""
        for name in self.columns:
            type_ = dialect.label_type(None)
            yield Attachment("column", name), f"becomes text ({type_}); the table is rewritten"

    @property
    def indexes_to_rebuild(self) -> set[str]:
        """The names of indexes that are dropped and created again; all others stay."""
        said = self._definition
        return set() if said is None else {one for name in self.columns for one in said.about(name)}

    def write(self, workspace: Workspace, target: Sql) -> None:
        """Change the types, before the rows are written."""
        dialect = workspace.dialect
        if self._definition is not None:
            self._definition.change(workspace, self.columns, dialect.label_type(None))
            return
        for name in self.columns:
            workspace.run(
                "in_place/retype",
                table=target,
                column=dialect.quote(name),
                type=dialect.label_type(None),
            )

    def finish(self, workspace: Workspace) -> None:
        """Make again what was taken away, when the rows are written."""
        if self._definition is not None:
            self._definition.make_again(workspace)
