"""Small changes of Python and of SQL templates that some test should notice."""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass
from itertools import accumulate, pairwise
from typing import TYPE_CHECKING

from sqlanon.sql.templates import blocks

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@dataclass(frozen=True)
class Mutation:
    """A change of a text.

    Attributes:
        start: Where what is replaced begins.
        old: What is replaced.
        new: What stands there instead.
        line: Its line.
        column: Its column, from 1.
        first: The first line of its statement; of a template that of its text.
        last: The last line of its statement's head, or of the template.
        word: The template; of Python `function` inside of one, else nothing.
    """

    start: int
    old: str
    new: str
    line: int
    column: int
    first: int
    last: int
    word: str = ""

    @property
    def kind(self) -> str:
        """What is done, whatever the number."""
        return "constant" if self.old[0].isdigit() else f"{self.old.strip()} → {self.new.strip()}"

    def of(self, text: str) -> str:
        """The text with the change."""
        end = self.start + len(self.old)
        assert text[self.start : end] == self.old
        return text[: self.start] + self.new + text[end:]


# -- Python ----------------------------------------------------------------------------------------

_OPERATORS = {
    "<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==",
    "is not": "is", "is": "is not", "not in": "in", "in": "not in",
    "and": "or", "or": "and", "+": "-", "-": "+",
}  # fmt: skip
_OPERATOR = re.compile(r"[<>]=?|[=!]=|\bis not\b|\bis\b|\bnot in\b|\bin\b|\band\b|\bor\b|[+-]")
_JOINED = ast.JoinedStr | ast.List | ast.Tuple
"""What is put together with + and cannot be subtracted; f-strings have no places in Python 3.11."""


def in_python(text: str) -> Iterator[Mutation]:
    """Every change of a module outside of annotations, decorators and f-strings."""
    return _Module(text).below(ast.parse(text), 1, 1, "")


class _Module:
    def __init__(self, text: str) -> None:
        self._text = text
        self._lines = text.split("\n")
        self._starts = [0, *accumulate(len(line) + 1 for line in self._lines)]

    def below(self, node: ast.AST, first: int, last: int, word: str) -> Iterator[Mutation]:
        """The changes of a node and of what is inside of it; the rest as in `Mutation`."""
        if isinstance(node, ast.stmt):
            body = getattr(node, "body", [])
            first, last = node.lineno, node.end_lineno or node.lineno
            last = max(first, body[0].lineno - 1) if body else last
        for start, old, new in self._changes(node):
            line = self._text.count("\n", 0, start) + 1
            column = start - self._starts[line - 1] + 1
            yield Mutation(start, old, new, line, column, first, last, word)
        for inner in _inside(node):
            runs = isinstance(node, ast.FunctionDef) and isinstance(inner, ast.stmt)
            yield from self.below(inner, first, last, "function" if runs else word)

    def _changes(self, node: ast.AST) -> Iterator[tuple[int, str, str]]:
        match node:
            case ast.Compare(left=left, comparators=others):
                yield from self._between(left, *others)
            case ast.BoolOp(values=values):
                yield from self._between(*values)
            case ast.BinOp(left=left, right=right, op=ast.Add() | ast.Sub()):
                if not any(_is_joined(one) for one in (left, right)):
                    yield from self._between(left, right)
            case ast.UnaryOp(op=ast.Not()):
                yield self._place(node.lineno, node.col_offset), "not ", ""
            case ast.Constant(value=int(number)) if not isinstance(number, bool):
                start = self._place(node.lineno, node.col_offset)
                old = self._text[start : self._place(node.end_lineno, node.end_col_offset)]
                yield from ((start, old, str(number + step)) for step in (1, -1))

    def _between(self, *parts: ast.expr) -> Iterator[tuple[int, str, str]]:
        for left, right in pairwise(parts):
            start = self._place(left.end_lineno, left.end_col_offset)
            end = self._place(right.lineno, right.col_offset)
            found = _OPERATOR.search(self._text, start, end)
            if found is not None:
                yield found.start(), found[0], _OPERATORS[found[0]]

    def _place(self, line: int | None, column: int | None) -> int:
        """Columns of `ast` are bytes."""
        assert line is not None
        before = self._lines[line - 1].encode()[:column].decode()
        return self._starts[line - 1] + len(before)


def _is_joined(node: ast.expr) -> bool:
    return isinstance(node, _JOINED) or (
        isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


def _inside(node: ast.AST) -> Iterator[ast.AST]:
    """The parts of a node that do something when it runs."""
    told = ast.unparse(node.test) if isinstance(node, ast.If) else ""
    alias = isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) == "TypeAlias"
    if told == "TYPE_CHECKING" or alias or isinstance(node, ast.JoinedStr):
        return
    for name, part in ast.iter_fields(node):
        if name not in {"annotation", "returns", "decorator_list"}:
            inner = part if isinstance(part, list) else [part]
            yield from (one for one in inner if isinstance(one, ast.AST))


# -- SQL -------------------------------------------------------------------------------------------

_WORDS: tuple[tuple[str, str], ...] = (
    (r"(?<![<>])<(?![=>])", "<="),
    (r"<=", "<"),
    (r"(?<![<>-])>(?!=)", ">="),
    (r">=", ">"),
    (r"<>", "="),
    (r"(?<= )=(?= )", "<>"),
    (r"\bAND\b", "OR"),
    (r"\bOR\b(?! REPLACE)", "AND"),
    (r"\bMIN(?=\()", "MAX"),
    (r"\bMAX(?=\()", "MIN"),
    (r"\bLEFT JOIN\b", "JOIN"),
    (r"(?<!LEFT )(?<!CROSS )(?<!LATERAL )\bJOIN\b", "LEFT JOIN"),
    (r"\bIS NULL\b", "IS NOT NULL"),
    (r"\bIS NOT NULL\b", "IS NULL"),
    (r"(?<!IS )(?<!NOT )\bDISTINCT (?!FROM)", ""),
    (r"(?<= )\+(?= )", "-"),
    (r"(?<= )-(?= )", "+"),
)
_NUMBER = re.compile(r"(?<![\w.'])\d+(?![\w.'])")
_TAG = re.compile(r"\{#.*?#\}|\{%.*?%\}", re.DOTALL)
_VALUE = re.compile(r"\{\{.*?\}\}", re.DOTALL)
_QUOTED = re.compile(r"'[^']*'")


def in_templates(file: Path) -> Iterator[Mutation]:
    """Every change of SQL in the file of a subject; Jinja's own words stay."""
    lines = file.read_text("utf-8").split("\n")
    starts = [0, *accumulate(len(line) + 1 for line in lines)]
    for word, block in blocks(file).items():
        last = block.line + block.text.count("\n")
        sql = _VALUE.sub(_sql_in_value, _TAG.sub(lambda tag: "~" * len(tag[0]), block.text))
        for at, old, new in _in_sql(sql):
            start = starts[block.line] + at
            line = block.line + 1 + block.text.count("\n", 0, at)
            column = start - starts[line - 1] + 1
            yield Mutation(start, old, new, line, column, block.line + 1, last, word)


def _in_sql(sql: str) -> Iterator[tuple[int, str, str]]:
    for pattern, new in _WORDS:
        for found in re.finditer(pattern, sql):
            before = sql[: found.start()]
            if found[0] == "AND" and before.rfind("BETWEEN ") > before.rfind(" AND "):
                continue  # of BETWEEN: what has OR instead is no SQL
            yield found.start(), found[0], new
    for found in _NUMBER.finditer(sql):
        yield from ((found.start(), found[0], str(int(found[0]) + step)) for step in (1, -1))


def _sql_in_value(found: re.Match[str]) -> str:
    """What a template prints, but for the SQL that it hands to a word of the dialect."""
    parts, end = "", 0
    for quoted in _QUOTED.finditer(found[0]):
        parts += "~" * (quoted.start() - end) + quoted[0].replace("'", "~")
        end = quoted.end()
    return parts + "~" * (len(found[0]) - end)
