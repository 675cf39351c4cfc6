"""SQL expressions for check digits, from the words of a dialect.

A digit is read as its place in `123456789`, so nothing is cast and no text raises an error: what is
no digit counts as 0. Each expression reads every digit once, and is nested at its left end alone:
SQLite's parser holds a hundred open parts (3.40). It is worth something only where the text has the
length and the shape that the function names.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlanon.sql.statement import Sql

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlanon.sql.dialects.base import Dialect

_DIGITS = "123456789"
_DOUBLED = "516273849"
"""Where a digit stands here is the sum of the digits of its double: 7 is fifth, as 14 has 1 + 4."""
_LETTERS = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
LONGEST_IBAN = 34
"""Characters of the longest IBAN."""
LONGEST_CARD = 19
"""Digits of the longest number of a payment card."""
_SPANISH_LETTERS = "TRWAGMYFPDXBNJZSQVHLCKE"
"""The letter of a Spanish identity number, by what the number leaves over 23."""


def _value(dialect: Dialect, text: Sql, place: int, known: str = _DIGITS) -> Sql:
    """The place of one character of a text among the known ones, 0 if it is none of them."""
    return dialect.position(dialect.substring(text, place, 1), dialect.literal(known))


def _weighted(
    dialect: Dialect, text: Sql, weights: Sequence[int], *, known: str = _DIGITS, first: int = 1
) -> Sql:
    """The sum of digits times weights, from the character `first` on."""
    terms = (
        f"{weight} * {_value(dialect, text, place, known)}"
        for place, weight in enumerate(weights, start=first)
        if weight
    )
    return Sql(f"({' + '.join(terms)})")


def _iban_rest(dialect: Dialect, text: Sql, places: range, before: Sql) -> Sql:
    """What an IBAN leaves over 97: 1 if it is right (ISO 13616 and ISO 7064, MOD 97-10).

    Args:
        dialect: The words.
        text: 34 characters: zeros, then the IBAN with its first four characters at the end. Letters
            count as 10 to 35, so they shift what stands before them by two digits.
        places: Which of its characters are read.
        before: What those before them leave. All at once are nested too deeply for some parsers.
    """
    rest = before
    for place in places:
        character = dialect.substring(text, place, 1)
        shift = f"CASE WHEN {character} BETWEEN '0' AND '9' THEN 10 ELSE 100 END"
        longer = Sql(f"({rest} * {shift} + {_value(dialect, text, place, _LETTERS)})")
        rest = dialect.remainder(longer, 97)
    return rest


def _luhn_sum(dialect: Dialect, text: Sql) -> Sql:
    """The sum of Luhn's check (ISO/IEC 7812-1): a multiple of ten if a number is right.

    Args:
        dialect: The words.
        text: 19 digits, zeros first.
    """
    single = [place % 2 for place in range(1, LONGEST_CARD + 1)]
    double = [1 - one for one in single]
    plain = _weighted(dialect, text, single)
    return Sql(f"({plain} + {_weighted(dialect, text, double, known=_DOUBLED)})")


def _iso_7064_11_10(dialect: Dialect, text: Sql, digits: int) -> Sql:
    """The check digit that ISO 7064 (MOD 11,10) gives the first digits of a text."""
    product = Sql("10")
    for place in range(1, digits + 1):
        value = _value(dialect, text, place)
        # from 1 to 10 where the sum is taken from 0 to 9
        total = dialect.remainder(Sql(f"({product} + {value} + 9)"), 10)
        product = dialect.remainder(Sql(f"({total} * 2 + 2)"), 11)
    return dialect.remainder(Sql(f"(11 - {product})"), 10)


def _eleven_check(dialect: Dialect, text: Sql, weights: Sequence[int]) -> Sql:
    """A check digit over 11 whose ten is written 0, as Brazilian numbers have two."""
    rest = dialect.remainder(Sql(f"(10 * {_weighted(dialect, text, weights)})"), 11)
    return dialect.remainder(Sql(f"({rest})"), 10)


def check_digits(dialect: Dialect) -> dict[str, Sql]:
    """What `identifiers/kinds` compares, by name, over its columns `plain`, `card` and `iban`."""
    plain, card, half = Sql("plain"), Sql("card"), LONGEST_IBAN // 2
    tens = [10**power % 23 for power in range(7, -1, -1)]
    # a Corsican département is 2A or 2B, counted as 19 and 18: its letter is read as 0
    corsican = "".join(
        f" WHEN '{letter}' THEN {97 - less * 10**6 % 97}" for letter, less in (("A", 1), ("B", 2))
    )
    department = dialect.substring(plain, 7, 1)
    key = _weighted(dialect, plain, [10, 1], first=14)
    nir = _weighted(dialect, plain, [10**power % 97 for power in range(12, -1, -1)])
    # the last ten of 19 digits
    last_ten = LONGEST_CARD - 9
    single, double = [0, 1] * 5, [1, 0] * 5
    swedish = (
        _weighted(dialect, card, single, first=last_ten),
        _weighted(dialect, card, double, first=last_ten, known=_DOUBLED),
    )
    first_letter = dialect.position(dialect.substring(plain, 1, 1), dialect.literal("YZ"))
    return {
        "iban_half": _iban_rest(dialect, Sql("iban"), range(1, half + 1), Sql("0")),
        "iban": _iban_rest(
            dialect, Sql("iban"), range(half + 1, LONGEST_IBAN + 1), Sql("iban_half")
        ),
        "ean": _weighted(dialect, plain, [1, 3] * 6 + [1]),
        "nir": Sql(f"({nir} + {key} + CASE {department}{corsican} ELSE 0 END)"),
        "dni": _weighted(dialect, plain, tens),
        "nie": Sql(
            f"({tens[0]} * {first_letter} + {_weighted(dialect, plain, tens[1:], first=2)})"
        ),
        "spanish_letter": dialect.position(
            dialect.substring(plain, 9, 1), dialect.literal(_SPANISH_LETTERS)
        ),
        "german": _iso_7064_11_10(dialect, plain, 10),
        "tenth": _weighted(dialect, plain, [1], first=10),
        "eleventh": _weighted(dialect, plain, [1], first=11),
        "brazilian_first": _eleven_check(dialect, plain, range(10, 1, -1)),
        "brazilian_second": _eleven_check(dialect, plain, range(11, 1, -1)),
        "polish": _weighted(
            dialect, card, [1, 3, 7, 9, 1, 3, 7, 9, 1, 3, 1], first=LONGEST_CARD - 10
        ),
        "luhn": _luhn_sum(dialect, card),
        "swedish": Sql(f"({swedish[0]} + {swedish[1]})"),
        # 11 less the last digit, so that the sum is never below 0
        "dutch": _weighted(dialect, card, [9, 8, 7, 6, 5, 4, 3, 2, 10], first=LONGEST_CARD - 8),
    }
