"""Spellings to test on an engine without a dialect, with the right answers.

`<x>`, `<y>` and `<z>` are the parts, `<text>` is the type of texts, and `<nowhere>` is the text
behind a SELECT without a table. The first spelling with the right answer is taken.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from sqlanon.sql.dialects.column_types import Kind

if TYPE_CHECKING:
    from collections.abc import Mapping


class Question(NamedTuple):
    """A test query for each spelling, with its right answer.

    Attributes:
        sql: A query of constants; `<it>` is the spelling to test.
        parts: The texts for `<x>`, `<y>` and `<z>` in the spelling.
    """

    sql: str
    answer: list[tuple[object, ...]]
    parts: tuple[str, ...] = ()


TABLES = {
    "numbers": (
        "(SELECT 1 AS a<nowhere> UNION ALL SELECT 2<nowhere> UNION ALL SELECT 3<nowhere>) "
        "AS numbers"
    ),
    "classes": (
        "(SELECT DISTINCT g, CAST(t AS <text>) AS t FROM (SELECT 1 AS g, 'b' AS t<nowhere> "
        "UNION ALL SELECT 2, 'z'<nowhere> UNION ALL SELECT 1, 'a'<nowhere> UNION ALL "
        "SELECT 1, 'c'<nowhere>) AS drawn) AS labels"
    ),
    "times": (
        "(SELECT CAST('2020-01-02 03:04:05' AS TIMESTAMP) AS v<nowhere> UNION ALL "
        "SELECT CAST('2020-01-02 03:04:05.25' AS TIMESTAMP)<nowhere>) AS times"
    ),
}
"""Tables of constants that test queries read, in `<…>`."""

SPELLINGS: dict[str, tuple[tuple[str, ...], tuple[Question, ...]]] = {
    "concat": (
        ("(<x> || <y>)", "CONCAT(<x>, <y>)"),
        (Question("SELECT <it><nowhere>", [("a b",)], ("'a '", "'b'")),),
    ),
    "length": (
        ("CHAR_LENGTH(<x>)", "LENGTH(<x>)", "LEN(<x>)"),
        (Question("SELECT <it><nowhere>", [(3,)], ("CAST('\xe9a ' AS <text>)",)),),
    ),
    "substring": (
        ("SUBSTR(<x>, <y>, <z>)", "SUBSTRING(<x>, <y>, <z>)", "SUBSTRING(<x> FROM <y> FOR <z>)"),
        (
            Question("SELECT <it><nowhere>", [("ell",)], ("'hello'", "2", "3")),
            Question("SELECT <it><nowhere>", [("\xe9",)], ("'\xe9a'", "1", "1")),
        ),
    ),
    "position": (
        ("POSITION(<x> IN <y>)", "INSTR(<y>, <x>)", "CHARINDEX(<x>, <y>)"),
        (
            Question("SELECT <it><nowhere>", [(3,)], ("'l'", "'hello'")),
            Question("SELECT <it><nowhere>", [(0,)], ("'L'", "'hello'")),
        ),
    ),
    "trimmed": (
        ("TRIM(TRAILING ' ' FROM <x>)", "RTRIM(<x>)"),
        # a tab stays, and what is at the beginning
        (Question("SELECT <it><nowhere>", [(" a\t",)], ("CAST(' a\t  ' AS <text>)",)),),
    ),
    "remainder": (
        ("((<x>) % (<y>))", "MOD(<x>, <y>)"),
        (Question("SELECT <it><nowhere>", [(1,)], ("3 + 4", "3")),),
    ),
    "limit": (
        ("LIMIT <x>", "FETCH FIRST <x> ROWS ONLY", "OFFSET 0 ROWS FETCH NEXT <x> ROWS ONLY"),
        (Question("SELECT a FROM <numbers> ORDER BY a <it>", [(1,), (2,)], ("2",)),),
    ),
    "floor": (
        ("FLOOR(<x>)",),
        (Question("SELECT CAST(<it> AS BIGINT)<nowhere>", [(-2,)], ("-1.5",)),),
    ),
    "random": (
        ("RANDOM()", "RAND()", "NEWID()"),
        (
            Question(
                "SELECT COUNT(DISTINCT drawn) FROM (SELECT <it> AS drawn FROM <numbers>) AS lots",
                [(3,)],
            ),
        ),
    ),
    "ln": (
        ("LN(<x>)", "LOG(<x>)"),
        (
            Question(
                "SELECT CASE WHEN <it> > 0.99999 AND <it> < 1.00001 THEN 1 ELSE 0 END<nowhere>",
                [(1,)],
                ("2.718281828",),
            ),
        ),
    ),
    "join": (
        (
            "STRING_AGG(<x>, <y> ORDER BY <z>)",
            "STRING_AGG(<x>, <y>) WITHIN GROUP (ORDER BY <z>)",
            "LISTAGG(<x>, <y>) WITHIN GROUP (ORDER BY <z>)",
            "GROUP_CONCAT(<x> ORDER BY <z> SEPARATOR <y>)",
        ),
        (
            Question(
                "SELECT g, CAST(<it> AS <text>) FROM <classes> GROUP BY g ORDER BY g",
                [(1, "a, b, c"), (2, "z")],
                ("t", "', '", "t"),
            ),
        ),
    ),
    "time": (
        (
            "CAST(<x> AS <text>)",
            # some write as many digits of a second as the type has
            (
                "CASE WHEN CAST(<x> AS <text>) LIKE '%.%' THEN TRIM(TRAILING '.' FROM "
                "TRIM(TRAILING '0' FROM CAST(<x> AS <text>))) ELSE CAST(<x> AS <text>) END"
            ),
        ),
        (
            Question(
                "SELECT <it> FROM <times> ORDER BY v",
                [("2020-01-02 03:04:05",), ("2020-01-02 03:04:05.25",)],
                ("v",),
            ),
        ),
    ),
}
"""Spellings, and test queries that the right one passes, by what they do."""

_WRITES = "writes such values unlike others; cast it to text in a view"
FORMS: dict[Kind, tuple[tuple[Question, ...], str]] = {
    Kind.TEXT: (
        (
            Question(
                "SELECT CASE WHEN CAST('a' AS <text>) = CAST('A' AS <text>) OR "
                "CAST('a' AS <text>) = CAST('\xe1' AS <text>) THEN 1 ELSE 0 END<nowhere>",
                [(0,)],
            ),
        ),
        "is text, which this engine compares without regard to case or accents",
    ),
    Kind.INTEGER: ((Question("SELECT CAST(-5 AS <text>)<nowhere>", [("-5",)]),), _WRITES),
    Kind.DECIMAL: (
        (Question("SELECT CAST(CAST(3.1 AS DECIMAL(9, 2)) AS <text>)<nowhere>", [("3.10",)]),),
        _WRITES,
    ),
    Kind.REAL: (
        (
            Question("SELECT CAST(CAST(0.5 AS <double>) AS <text>)<nowhere>", [("0.5",)]),
            Question("SELECT CAST(CAST(0.1 AS <double>) AS <text>)<nowhere>", [("0.1",)]),
            Question(
                "SELECT CAST(CAST(0.1 AS <double>) + CAST(0.2 AS <double>) AS <text>)<nowhere>",
                [("0.30000000000000004",)],
            ),
        ),
        "is a double, of which this engine may write two alike; cast it to a decimal in a view",
    ),
    Kind.DATE: (
        (
            Question(
                "SELECT CAST(CAST('2020-01-02' AS DATE) AS <text>)<nowhere>", [("2020-01-02",)]
            ),
        ),
        _WRITES,
    ),
    Kind.BOOLEAN: (
        (
            Question(
                "SELECT CASE WHEN b THEN 1 WHEN NOT b THEN 0 END FROM (SELECT 1 = 1 AS b<nowhere>) "
                "AS truths",
                [(1,)],
            ),
        ),
        "is a truth value that this engine does not take for a condition; cast it in a view",
    ),
}
"""Tests of the text form of each kind, and the message for another form."""

GROUPED = Question(
    "SELECT t, COUNT(*) FROM (SELECT CAST('ab' AS <it>) AS t<nowhere> UNION ALL "
    "SELECT CAST('ab' AS <it>)<nowhere> UNION ALL SELECT CAST('b' AS <it>)<nowhere>) AS texts "
    "GROUP BY t ORDER BY t",
    [("ab", 2), ("b", 1)],
)
"""Whether texts are grouped by their content."""
PRODUCT = Question(
    "SELECT CASE WHEN CAST(3000000000000 AS <it>) * CAST(3000000000000 AS <it>) > "
    "CAST(8900000000000000000000000 AS <it>) THEN 1 ELSE 0 END<nowhere>",
    [(1,)],
)
"""Whether a product beyond 64 bits is exact enough."""
THIRD = Question(
    "SELECT CAST(CAST(1 AS <it>) / 3 * 1000000000000 AS BIGINT)<nowhere>", [(333333333333,)]
)
"""Whether a type has the precision of a double."""
PLACES = Question("SELECT CAST(FLOOR(CAST(0.29 AS <it>) * 100) AS BIGINT)<nowhere>", [(29,)])
"""Whether a type keeps decimal places."""
NESTED = Question(
    "WITH outside AS (WITH inside AS (SELECT 1 AS a<nowhere>) SELECT a FROM inside) "
    "SELECT a FROM outside",
    [(1,)],
)
"""Whether a WITH may be inside another one."""
BARE = Question(
    "SELECT CASE WHEN CAST(1.25 AS <it>) > 1.2 AND CAST(1.25 AS <it>) < 1.3 THEN 1 ELSE 0 END"
    "<nowhere>",
    [(1,)],
)
"""Whether a decimal without precision keeps decimal places."""

REPLACES = {"firebird": "CREATE OR ALTER VIEW", "mssql": "CREATE OR ALTER VIEW"}
"""The beginning of a statement that replaces a view, by engine, unless it is `REPLACE`."""
REPLACE = "CREATE OR REPLACE VIEW"
"""The same for all other engines, untested, because a test would write."""

DROPS = "DROP TABLE "
"""The beginning of a statement that drops a table."""
IF_THERE = {"publish/drop_if_there": DROPS, "publish/drop_view_if_there": "DROP VIEW "}
"""Beginnings of statements that are skipped if the object to drop does not exist."""
IF_NOT_THERE = {"ledger/create": "CREATE TABLE "}
"""Beginnings of statements that are skipped if the object to make exists."""


def build_question(question: Question, spelling: str, stands: Mapping[str, str]) -> str:
    """Build the SQL of a test query for a spelling.

    Args:
        stands: Texts for other words in `<…>`.
    """
    for name, part in zip(("x", "y", "z"), question.parts, strict=False):
        spelling = spelling.replace(f"<{name}>", part)
    text = question.sql.replace("<it>", spelling)
    for name, part in {**TABLES, **stands}.items():
        text = text.replace(f"<{name}>", part)
    return text
