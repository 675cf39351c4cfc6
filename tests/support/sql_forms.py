"""Statements as files hold them: without what differs from run to run, in one spelling."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from sqlanon.sql.templates import block_of

if TYPE_CHECKING:
    from pathlib import Path

    from engines import Place

_RELATION = re.compile(r"_sqlanon_[0-9a-f]{12}(?:_(\d+))?(?:_(\w+))?")
_NESTED = r"(?:[^()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*"
"""Text with at most three pairs of parentheses in one another, each closed."""
_SPELLINGS = [
    (r"\bbigint(?:\(20\))?(?=[,)\n ])", "BIGINT"),
    (r"\btext(?=[,)\n ])", "TEXT"),
    (r"\bmediumtext COLLATE utf8mb4_nopad_bin", "TEXT"),
    ("`", '"'),
    (r'"(?:main|place)"\.', ""),
    (r"\bSTRAIGHT_JOIN\b", "JOIN"),
    (r"\b(?:TEMPORARY|UNLOGGED) TABLE\b", "TEMP TABLE"),
    (r"\bCHAR_LENGTH\(", "LENGTH("),
    (r"\bLEAST\(", "MIN("),
    (r"\bGREATEST\(", "MAX("),
    (r"\b(?:SIGNED|INTEGER|HUGEINT|NUMERIC)(?=\))", "BIGINT"),
    (r"\bDECIMAL\(65, 0\)(?=\))", "BIGINT"),
    (r"\b(?:VARCHAR|LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin)(?=[,)\n])", "TEXT"),
    (r"\b(?:DOUBLE PRECISION|REAL)(?=\))", "DOUBLE"),
    *[(rf"CONVERT\(({_NESTED}) USING utf8mb4\) COLLATE utf8mb4_nopad_bin", r"CAST(\1 AS TEXT)")]
    * 3,
    *[(rf'\((CAST\({_NESTED}\)) COLLATE "binary"\)', r"\1")] * 3,
    (rf'(CAST\({_NESTED}\)) COLLATE (?:BINARY|"C")', r"\1"),
    (rf"CAST\((CAST\({_NESTED} AS TEXT\)) AS TEXT\)", r"\1"),
]
"""How engines spell a word of SQL, and DuckDB's or the shortest word for it.

What a spelling means on its engine is tested in conformance/test_semantics.py; here it would only
hide what is different.
"""


def one_spelling(form: str) -> str:
    """A form in the words that all engines share, to see whether it is another engine's too."""
    for spelling, word in _SPELLINGS:
        form = re.sub(spelling, word, form)
    return form


def normalised(sql: str, place: Place) -> str:
    """The statement without what is another one in each run.

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
    sql = re.sub(r"'/[^']*/((?:people|release)\.[a-z.]+)'", r"'\1'", sql)
    return sql.replace(place.schema, "place") if place.schema != "main" else sql


def template_of(folders: tuple[str, ...], name: str, root: Path) -> str:
    """The template that a step of this name was rendered from: `folder/subject/word`."""
    return next(f"{folder}/{name}" for folder in folders if block_of([root / folder], name))


def as_text(forms: list[str]) -> str:
    """Forms as one file holds them."""
    return "".join(f"{form.strip()};\n\n" for form in forms).rstrip("\n") + "\n"
