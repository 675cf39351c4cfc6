"""Find columns with direct identifiers, and columns of free text, by their values.

Identifiers are recognized by patterns and check digits, which are counted in SQL: no value is
fetched, only counts (docs/init.md, "Identifiers by their values"). Free text is looked for among
the columns that are published unchanged, before a search (docs/definitions, "Free text").
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, NamedTuple

from sqlanon.sql.dialects import Kind
from sqlanon.sql.dialects.expressions import LONGEST_CARD, LONGEST_IBAN, check_digits

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sqlanon.source.inspection import Column
    from sqlanon.sql.statement import FromItem, Sql
    from sqlanon.sql.workspace import Workspace


KINDS: dict[int, str] = {
    1: "an IBAN",
    2: "a Swiss social security number",
    3: "a US social security number",
    4: "a French social security number",
    5: "a Spanish identity number",
    6: "an Italian tax code",
    7: "a British national insurance number",
    8: "a German tax number",
    9: "a Brazilian tax number",
    10: "a Polish identity number",
    11: "a Swedish identity number",
    12: "a Dutch citizen number",
    13: "the number of a payment card or a device",
    14: "a UUID or a hash",
    15: "an address of a network card",
    16: "a network address",
    17: "an e-mail address",
    18: "a link",
    19: "a telephone number",
    20: "a number of nine digits",
}
"""Names for the numbers of `identifiers/kinds`, with the article."""
_NINE_DIGITS = 20
MOST = Fraction(9, 10)
"""The least share of different values that look like an identifier; Luhn's check accepts one of ten
random numbers."""
DIGITS = "0123456789"
"""Characters of which nearly every identifier has at least one."""
SHORTEST = 8
"""The length of the shortest possible identifier."""
_FEW = 20
"""Numbers of nine digits have no check digits, so they count only with more values than this."""
_LONGEST = 73
"""Characters of a text that are checked: more than any identifier has."""
_GROUPING = " \u00a0\u202f-./(){}"
"""Characters that only separate groups of others."""


@dataclass(frozen=True, slots=True)
class Recognized:
    """A column whose values look like direct identifiers.

    Attributes:
        what: The identifier that most of them look like, with the article.
        share: Share of its different values that look like any identifier.
    """

    what: str
    share: Fraction


class _Held(NamedTuple):
    """A row of `identifiers/kinds`."""

    place: int
    kind: int
    held: int


def recognize_identifiers(workspace: Workspace, values: FromItem) -> dict[int, Recognized]:
    """Find the columns whose values look like direct identifiers.

    Args:
        values: Relation (place, written): values of columns as texts, each one once or more.

    Returns:
        The columns of which nine in ten different values do, by their places.
    """
    shaped = workspace.make("identifiers/shaped", "shaped", values=values, **_words(workspace))
    found = workspace.ask(
        "identifiers/kinds",
        _Held,
        shaped=shaped,
        checks=check_digits(workspace.dialect),
        longest=_LONGEST,
        longest_card=LONGEST_CARD,
    )
    workspace.drop(shaped)
    made: dict[int, Recognized] = {}
    for place in {one.place for one in found}:
        held = {one.kind: int(one.held) for one in found if one.place == place}
        total = sum(held.values())
        known = {
            kind: count
            for kind, count in held.items()
            if kind in KINDS and (kind != _NINE_DIGITS or total > _FEW)
        }
        if known and sum(known.values()) >= MOST * total:
            most = max(known, key=lambda kind: (known[kind], -kind))
            made[place] = Recognized(KINDS[most], Fraction(sum(known.values()), total))
    return made


def _words(workspace: Workspace) -> dict[str, object]:
    """Return the literals and limits that `identifiers/shaped` is rendered with."""
    literal = workspace.dialect.literal
    return {
        "grouping": [literal(sign) for sign in _GROUPING],
        "digits": [literal(digit) for digit in DIGITS[1:]],
        "hexadecimal": [literal(letter) for letter in "BCDEF"],
        "letters": [literal(letter) for letter in "GHIJKLMNOPQRSTUVWXY"],
        "zeros": literal("0" * LONGEST_IBAN),
        "longest": _LONGEST,
        "longest_card": LONGEST_CARD,
        "longest_iban": LONGEST_IBAN,
    }


_SENTENCE = 40
"""The least length of a long text that has words."""
_WORDS = 4
"""The least number of blanks of such a text: five words."""
_LONG = 100
"""The least length of a long text without words: some languages write no blanks."""
_SHARE = Fraction(1, 20)
"""The least share of long texts, among all texts of a column, for free text."""
_DISTINCT = Fraction(8, 10)
"""The least share of different texts among the long ones: below it they are labels."""
_FEWEST = 3
"""The least number of long texts of a column of free text."""
_TOGETHER = 300
"""The most columns of one statement, with three counts each; engines limit result columns."""


@dataclass(frozen=True, slots=True)
class FreeText:
    """A column of free text that is published unchanged.

    Attributes:
        name: The column; `table.column` for another table than the source.
        values: Different long texts.
    """

    name: str
    filled: int
    long: int
    values: int

    @property
    def is_prose(self) -> bool:
        """Whether many texts are long, and nearly all of these differ."""
        return (
            self.values >= _FEWEST
            and self.long >= _SHARE * self.filled
            and self.values >= _DISTINCT * self.long
        )


def free_texts(
    workspace: Workspace, table: Sql, kept: Iterable[Column], prefix: str = ""
) -> tuple[FreeText, ...]:
    """Find the columns of free text among those of a table that are published unchanged."""
    columns = [column for column in kept if _holds_text(workspace, column)]
    dialect, found = workspace.dialect, list[FreeText]()
    for first in range(0, len(columns), _TOGETHER):
        asked = columns[first : first + _TOGETHER]
        texts = [dialect.text(dialect.quote(column.name), Kind.TEXT) for column in asked]
        shape = {"sentence": _SENTENCE, "words": _WORDS, "long": _LONG}
        (row,) = workspace.rows("exposure/free_texts", table=table, texts=texts, **shape)
        for place, column in enumerate(asked):
            filled, long, values = map(int, row[3 * place : 3 * place + 3])
            found.append(FreeText(prefix + column.name, filled, long, values))
    return tuple(one for one in found if one.is_prose)


def _holds_text(workspace: Workspace, column: Column) -> bool:
    """Whether a sentence fits into a column; SQLite stores texts in one without a type too."""
    if column.kind is not Kind.TEXT and column.type:
        return False
    room = workspace.dialect.room(str(column.type))
    return not room or room >= _SENTENCE
