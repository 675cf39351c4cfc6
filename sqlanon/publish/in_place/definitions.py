"""Types that are changed in the text of a table's definition, which the catalogue holds (SQLite).

A table that is made again and given the name would have to be given everything that the old one
carried, and rows of others that point to it would go with the old one (ON DELETE CASCADE). So the
table stays: its text says another type, and all its rows are written anew in the same transaction.
Nothing that is stored follows from a declared type but the entries of indexes, which are made anew.
"""

from __future__ import annotations

from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from sqlanon.errors import DatabaseError, PublishError, SqlanonError, VerificationError
from sqlanon.publish.in_place.declared_types import TypePlace, name_place, type_place
from sqlanon.sql.names import RelationName
from sqlanon.sql.statement import Command, Sql
from sqlanon.sql.workspace import PREFIX

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from sqlanon.sql.workspace import Workspace


@dataclass(slots=True)
class Definition:
    """What the catalogue says of a table, as text.

    Attributes:
        table: The table.
        text: How it was made.
        columns: Its columns as the catalogue lists them: name, type, nullability.
        defaults: Columns that have a default.
        indexes: By name, how each index was made that says it in words.
        made_again: Indexes that were taken away, and will be made again.
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
            **dialect.looked_up(table)._asdict(),
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
        """The indexes whose text has the column's name: too many rather than too few."""
        word = column.lower()
        return {name: text for name, text in self.indexes.items() if word in text.lower()}

    def misfits(self, column: str) -> Iterator[SqlanonError]:
        """What keeps a column's type from being changed; see Publication.misfits."""
        if type_place(self.text, column) is None:
            yield PublishError(
                f"{self.table}: {column} cannot become text: the definition of the table does not "
                "say its type in a way that is understood. Say `output`, which keeps the type, or "
                "publish to a new table"
            )
        found = [f"default of column {column}"] if column.lower() in self.defaults else []
        if self.table.schema not in {None, "main"}:  # no text of an index names its file
            found += [f"index {name}" for name in self.about(column)]
        if found:
            yield PublishError(
                f"{self.table}: {column} cannot become text while something depends on it: "
                f"{'; '.join(found)}. Remove these first, say `output`, which keeps the type, or "
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
            **dialect.looked_up(self.table)._asdict(),
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
                    f"{self.table}: the catalogue does not say of its columns what it should; "
                    "nothing was published"
                )

        workspace.check("inspect/columns", compare, **named)

    def _tell_others(self, workspace: Workspace) -> None:
        """Other connections read the catalogue anew when a table was made in it since."""
        name = RelationName(self.table.schema, f"{PREFIX}{workspace.run_id}_told")
        table = workspace.dialect.table(name)
        workspace.run("inspect/try_writing", table=table)
        workspace.run("publish/drop", table=table)

    def make_again(self, workspace: Workspace) -> None:
        """Make the indexes that were taken away, of the rows as they are now."""
        for text in self.made_again.values():
            workspace.execute(Command("publish/made_again", Sql(text)))


def defined_as(definition: str, name: Sql, types: Mapping[str, Sql]) -> Sql:
    """What makes a table like another one, under another name.

    Args:
        definition: The text of the other one's CREATE TABLE, as the engine's catalogue has it.
        name: The name in quotes.
        types: Columns that have another type, each with it.
    """
    text = definition
    for column, type_ in types.items():
        place, word = _type_of(text, column, type_)
        text = text[: place.begin] + word + text[place.end :]
    named = name_place(text)
    return Sql(text[: named.begin] + name + text[named.end :])


def _type_of(text: str, column: str, type_: Sql) -> tuple[TypePlace, str]:
    """Where a column's type stands in a definition, and what is to stand there."""
    place = type_place(text, column)
    if place is None:
        raise ValueError("a column is retyped that no misfit was looked for")
    return place, _apart(type_, text[: place.begin], text[place.end :])


def _read(workspace: Workspace, named: dict[str, Any]) -> list[tuple[Any, ...]]:
    return workspace.rows("inspect/definition", **named)


def _columns(rows: list[tuple[Any, ...]]) -> Iterator[tuple[str, str, str]]:
    for name, type_, nullable in rows:
        yield str(name), str(type_), str(nullable)


def _apart(word: Sql, before: str, after: str) -> str:
    """A word, apart from what stands before and after it."""
    begin = "" if before[-1:].isspace() else " "
    end = "" if after[:1].isspace() or after[:1] in {",", ")", ""} else " "
    return f"{begin}{word}{end}"


@contextmanager
def _open(workspace: Workspace) -> Iterator[None]:
    """The catalogue can be written to, and is read anew afterwards: the session keeps neither."""
    workspace.run("in_place/open_catalogue")
    try:
        yield
        workspace.run("in_place/shut_catalogue")
    except BaseException:
        # nobody is told: what is told may be what has failed
        with suppress(DatabaseError):
            workspace.backend.execute(workspace.command("in_place/shut_catalogue"))
        raise
