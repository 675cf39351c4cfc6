"""Split statements that begin with WITH.

A WITH inside another one is moved out of it: `a AS (WITH b AS (x) SELECT … FROM b)` becomes
`a_b AS (x), a AS (SELECT … FROM a_b)`.
"""

from __future__ import annotations

import re

_NESTED = re.compile(r"\b([a-z_][a-z0-9_]*) AS \(\s*WITH ")
_NAMED = re.compile(r"\s*([a-z_][a-z0-9_]*) AS \(")
_PART = re.compile(r"'(?:[^']|'')*'|\"[^\"]*\"|`[^`]*`|[()]")
"""Parentheses, and quoted texts, which may contain some."""


def lift_with_clauses(text: str) -> str:
    """Return a statement without a WITH inside another one."""
    while (found := _NESTED.search(text)) is not None:
        end = _closing(text, text.index("(", found.start()))
        parts, query = _split_with_clause(text[found.end() : end], found[1])
        before = "".join(f"{name} AS ({body}),\n" for name, body in parts)
        text = f"{text[: found.start()]}{before}{found[1]} AS (\n{query.strip()}\n{text[end:]}"
    return text


def chain(text: str) -> list[tuple[str, str]]:
    """List the names and queries of a statement's WITH, in order and without nested ones."""
    parts, _ = _split_with_clause(lift_with_clauses(text).removeprefix("WITH "), None)
    return parts


def _split_with_clause(text: str, outer: str | None) -> tuple[list[tuple[str, str]], str]:
    """Split a WITH into names and queries, and the query that reads them.

    Args:
        text: The text behind WITH.
        outer: The name of the query that contains it, which prefixes its names; None without one.
    """
    parts: list[tuple[str, str]] = []
    while (named := _NAMED.match(text)) is not None:
        end = _closing(text, named.end() - 1)
        parts.append((named[1], text[named.end() : end]))
        text = text[end + 1 :].lstrip()
        if not text.startswith(","):
            break
        text = text[1:]
    if outer is None:
        return parts, text
    names = [name for name, _ in parts]

    def rename(query: str) -> str:
        for name in names:
            new = f"{outer}_{name}"
            query = re.sub(rf"\b(FROM|JOIN)(\s+){name}\b", rf"\1\2{new}", query)
            query = re.sub(rf"(?<![\w.]){name}\.", f"{new}.", query)
        return query

    return [(f"{outer}_{name}", rename(body)) for name, body in parts], rename(text)


def _closing(text: str, opening: int) -> int:
    """Find the end of the parenthesis that begins at a place."""
    depth = 0
    for part in _PART.finditer(text, opening):
        depth += {"(": 1, ")": -1}.get(part[0], 0)
        if depth == 0:
            return part.start()
    raise ValueError("a parenthesis is not closed")
