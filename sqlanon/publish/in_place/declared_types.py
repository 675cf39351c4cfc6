"""Where the text of a CREATE TABLE says its name and types, for engines that keep that text.

SQLite's grammar, which is DuckDB's in the texts that its catalogue makes: a column is a name, a
type of any number of words and perhaps two numbers in parentheses, and constraints, each of which
begins with a word that is no part of a type (https://www.sqlite.org/lang_createtable.html).
"""

from __future__ import annotations

import re
from itertools import takewhile
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

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
    """Where a type, or the name, stands in a text, in characters from 0; empty where none is."""

    begin: int
    end: int


class _Token(NamedTuple):
    kind: str
    text: str
    begin: int
    end: int

    @property
    def name(self) -> str:
        """What it names, where it is a name."""
        if self.kind == "word":
            return self.text
        mark = self.text[-1]
        return self.text[1:-1].replace(mark * 2, mark) if mark != "]" else self.text[1:-1]

    def among(self, words: frozenset[str]) -> bool:
        """Whether it is one of these words, and not a name in quotes."""
        return self.kind == "word" and self.text.upper() in words


def type_place(definition: str, column: str) -> TypePlace | None:
    """Where the type of a column stands in the definition of its table.

    Args:
        definition: The text of a CREATE TABLE that the engine has taken.
        column: The column's name; case does not matter.

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
    """Where the table's name stands in its definition, which engines keep in one form.

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
    """What stands between the commas of the outermost parentheses."""
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
