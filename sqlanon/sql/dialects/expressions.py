"""SQL expressions for single packages, built from a dialect's functions."""

from __future__ import annotations

import math
import re
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING

from sqlanon.sql.dialects.column_types import Kind
from sqlanon.sql.statement import Sql

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from decimal import Decimal

    from sqlanon.sql.dialects.base import Dialect


# -- labels, ranges and texts ----------------------------------------------------------------------

_NORMAL = 1.349
"""Standard deviations between the quartiles of a normal distribution."""
TRUTHS = (("true", "t", "yes", "y", "on", "1"), ("false", "f", "no", "n", "off", "0"))
"""Words for true and for false, in upper or lower case."""
CLOCK = {"minute", "hour"}
"""Units that need a time of the day."""


def decimal_places(numbers: tuple[Decimal, ...]) -> int:
    """Return the decimal places that all of the numbers need."""
    exponents = (number.normalize().as_tuple().exponent for number in numbers)
    return max(0, *(-exponent for exponent in exponents if isinstance(exponent, int)))


def steps_of(number: Decimal, places: int) -> int:
    """Convert a number to whole steps of 10^-places."""
    return int(number.scaleb(places))


def between(dialect: Dialect, low: Sql) -> Sql:
    """The separator of a range of numbers: `[17-25]`, but `[-5..-1]` if the first is negative.

    The text of the first end decides, so that a reader can tell where the second one begins.
    """
    hyphen, dots = dialect.text_literal("-"), dialect.text_literal("..")
    return Sql(f"CASE WHEN {low} LIKE {dialect.literal('%-%')} THEN {dots} ELSE {hyphen} END")


def interval(dialect: Dialect, width: int, origin: int, places: int, *, whole: bool) -> Sql:
    """Label of the interval of `width` steps that holds the column `step`.

    Whole numbers are in closed intervals, `[20-24]`; others in intervals that hold their lower
    bound and not their upper one, `[0.5-1)`.
    """
    low, high = interval_ends(dialect, width, origin, whole=whole)
    bounds = [step_text(dialect, bound, places) for bound in (low, high)]
    closing = "]" if whole else ")"
    return dialect.concat(
        [
            dialect.text_literal("["),
            bounds[0],
            between(dialect, bounds[0]),
            bounds[1],
            dialect.text_literal(closing),
        ]
    )


def interval_ends(dialect: Dialect, width: int, origin: int, *, whole: bool) -> tuple[Sql, Sql]:
    """First and last step of the label of `interval`, or the step after it unless `whole`."""
    over = dialect.remainder(f"(step - ({origin}))", width)
    low = f"step - {dialect.remainder(f'(({over}) + {width})', width)}"
    return Sql(low), Sql(f"{low} + {width - 1 if whole else width}")


def step_text(dialect: Dialect, steps: Sql, places: int) -> Sql:
    """The text of a number of steps of 10^-places."""
    if places == 0:
        return dialect.text(dialect.integer(steps), Kind.INTEGER)
    if dialect.writes_fractions:
        return dialect.text(Sql(f"({dialect.double(steps)} / {10**places}.0)"), Kind.REAL)
    return _fraction(dialect, steps, places)


def _fraction(dialect: Dialect, steps: Sql, places: int) -> Sql:
    """As `step_text`, from whole numbers alone."""
    size = dialect.integer(Sql(f"ABS({steps})"))
    rest = dialect.remainder(size, 10**places)
    whole = dialect.text(dialect.integer(Sql(f"(({size} - {rest}) / {10**places})")), Kind.INTEGER)
    padded = dialect.text(dialect.integer(Sql(f"({rest} + {10**places})")), Kind.INTEGER)
    digits = [
        f"WHEN {dialect.remainder(rest, 10 ** (places - kept))} = 0 THEN "
        f"{dialect.substring(padded, 2, kept)}"
        for kept in range(1, places + 1)
    ]
    ends = Sql(f"CASE {' '.join(digits)} END")
    fraction = dialect.concat([whole, dialect.text_literal("."), ends])
    positive = Sql(f"CASE WHEN {rest} = 0 THEN {whole} ELSE {fraction} END")
    negative = dialect.concat([dialect.text_literal("-"), positive])
    return Sql(f"CASE WHEN {steps} < 0 THEN {negative} ELSE {positive} END")


@dataclass(frozen=True, slots=True)
class CutLevel:
    """Cut points of one level and one label more than there are cut points."""

    cuts: list[Sql]
    labels: list[Sql]


def cut_level(dialect: Dialect, cuts: tuple[Decimal, ...], *, whole: bool) -> CutLevel:
    """`<18`, `[18-29]`, `[30-64]`, `>=65` for whole numbers; `[18-30)` inside for others.

    Behind a minus sign two dots separate the ends: `[-18..-1]`.
    """
    texts = [f"{cut.normalize():f}" for cut in cuts]
    labels = [f"<{texts[0]}"]
    for low, high in pairwise(cuts):
        upper = f"{high.normalize() - 1:f}]" if whole else f"{high.normalize():f})"
        labels.append(f"[{low.normalize():f}{'..' if low < 0 else '-'}{upper}")
    labels.append(f">={texts[-1]}")
    return CutLevel(
        [dialect.number(cut) for cut in cuts], [dialect.text_literal(label) for label in labels]
    )


def group_number(dialect: Dialect, finest: int, groups: int) -> Sql:
    """Group of a value whose smaller values have `below` of `total` rows, coarse by division."""
    fine = f"(below * {finest} - {dialect.remainder(f'(below * {finest})', 'total')}) / total"
    each = finest // groups
    if each == 1:
        return Sql(fine)
    return Sql(f"(({fine}) - {dialect.remainder(f'({fine})', each)}) / {each}")


def group_label(dialect: Dialect, group: int, kind: Kind, zone: str) -> Sql:
    """Range of the values in group number `group`: `[17-25]`, dates `[2020-01-01..2020-02-29]`."""
    low = dialect.text(dialect.least_in("value", f"g{group}"), kind, zone)
    return dialect.concat(
        [
            dialect.text_literal("["),
            low,
            between(dialect, low) if kind.numeric else dialect.text_literal(".."),
            dialect.text(dialect.greatest_in("value", f"g{group}"), kind, zone),
            dialect.text_literal("]"),
        ]
    )


def calendar(dialect: Dialect, unit: str, kind: Kind) -> Sql:
    """The unit of calendar or clock around an ISO date or time in the text column `label`.

    `2020-10-25 02:30` and `2020-10-25 02h` of instants and timestamps, `02:30` and `02h` of times.
    """
    lengths = {"minute": 16, "hour": 13, "day": 10, "month": 7, "year": 4}
    label = Sql("label")
    if unit in lengths:
        day = 0 if kind.has_date else len("2020-10-25 ")
        part = dialect.substring(label, 1, lengths[unit] - day)
        return dialect.concat([part, dialect.text_literal("h")]) if unit == "hour" else part
    if unit == "decade":
        return dialect.concat([dialect.substring(label, 1, 3), dialect.text_literal("0s")])
    month = dialect.substring(label, 6, 2)
    quarters = " ".join(
        f"WHEN {month} <= '{last:02d}' THEN {dialect.text_literal(f'-Q{number}')}"
        for number, last in enumerate((3, 6, 9), start=1)
    )
    suffix = Sql(f"CASE {quarters} ELSE {dialect.text_literal('-Q4')} END")
    return dialect.concat([dialect.substring(label, 1, 4), suffix])


def like_pattern(kind: Kind, *, clock: bool) -> str:
    """The pattern of LIKE for texts of times that have a date, a clock time, or both."""
    if not kind.has_date:
        return "__:__:__%"
    return "____-__-_____:__%" if clock else "____-__-__%"


def mask_text(dialect: Dialect, count: int, character: str, *, from_left: bool) -> Sql:
    """The text column `label` with `count` characters at one end replaced.

    A text of no more characters is replaced entirely, by one character more: otherwise a masked
    text of one character would be `*`, the label of the root.
    """
    label = Sql("label")
    length = dialect.length(label)
    cover = dialect.text_literal(character * count)
    kept = (
        dialect.substring(label, count + 1, Sql(f"{length} - {count}"))
        if from_left
        else dialect.substring(label, 1, Sql(f"{length} - {count}"))
    )
    parts = [cover, kept] if from_left else [kept, cover]
    whole = dialect.text_literal(character * (count + 1))
    return Sql(f"CASE WHEN {length} <= {count} THEN {whole} ELSE {dialect.concat(parts)} END")


def keep_end(dialect: Dialect, count: int, character: str, *, at_end: bool) -> Sql:
    """The text column `label` cut to `count` characters at one end, one `character` for the rest.

    A text of exactly so many characters gets one too, because it is in the group of the longer
    ones. A shorter text stays as it is, because it would otherwise have the label of a coarser
    level. Labels of such levels, which a run in place finds among the values, stay as they are too.
    """
    label = Sql("label")
    length = dialect.length(label)
    cover = dialect.text_literal(character)
    start: Sql | int = Sql(f"{length} - {count - 1}") if at_end else 1
    mark = dialect.substring(label, 1 if at_end else count, 1)
    end = dialect.substring(label, start, count)
    parts = [cover, end] if at_end else [end, cover]
    return Sql(
        f"CASE WHEN {length} < {count} OR {length} = {count} AND {mark} = {cover} THEN {label} "
        f"ELSE {dialect.concat(parts)} END"
    )


def row_text(dialect: Dialect, columns: Sequence[Sql], *, nulls: bool) -> Sql:
    """A row of whole numbers as a text with its end: `1,20,3;`.

    Args:
        nulls: Whether numbers may be NULL, which is written as an empty text.
    """
    ends = [dialect.literal(",")] * (len(columns) - 1) + [dialect.literal(";")]
    numbers = [dialect.text(column, Kind.INTEGER) for column in columns]
    if nulls:
        numbers = [Sql(f"COALESCE({number}, '')") for number in numbers]
    return dialect.concat([part for pair in zip(numbers, ends, strict=True) for part in pair])


def spread(dialect: Dialect, value: Sql, *, none: int) -> Sql:
    """Aggregate: the spread of numbers, on a scale of three steps for each power of ten.

    The standard deviation is at least 10^(spread / 3) and less than 10^((spread + 1) / 3); `none`
    where the numbers do not differ.
    """
    number = dialect.double(value)
    variance = f"AVG({number} * {number}) - AVG({number}) * AVG({number})"
    return spread_of(dialect, Sql(variance), none=none)


def middle_spread(dialect: Dialect, *, none: int) -> Sql:
    """Aggregate: the spread by the quartiles q1 and q3, as in a normal distribution."""
    variance = f"MAX((q3 - q1) * (q3 - q1)) / {_NORMAL * _NORMAL}"
    return spread_of(dialect, Sql(variance), none=none)


def spread_of(dialect: Dialect, variance: Sql, *, none: int) -> Sql:
    """The spread of numbers by their variance."""
    logarithm = dialect.ln(Sql(f"CASE WHEN {variance} > 1e-12 THEN {variance} END"))
    scaled = dialect.floor(Sql(f"({logarithm} * 1.5 / {math.log(10)} + 1e-9)"))
    return Sql(f"COALESCE({scaled}, {none})")


def null_if_listed(dialect: Dialect, value: Sql, text: Sql, texts: Iterable[str]) -> Sql:
    """A value, or NULL if its text is in a list."""
    listed = ", ".join(dialect.text_literal(one) for one in texts)
    return Sql(
        f"CASE WHEN {dialect.exact(text, Kind.TEXT)} IN ({listed}) THEN NULL ELSE {value} END"
    )


def is_truth(kind: Kind, type_name: str) -> bool:
    """Whether a column has truth values as 1 and 0, on an engine without a boolean kind."""
    names = r"tinyint\(1\)|bool(ean)?\b"
    return kind is Kind.INTEGER and re.match(names, type_name, re.IGNORECASE) is not None


def matching_text(dialect: Dialect, text: Sql, kind: Kind, type_name: str) -> Sql | None:
    """Normalize the text of a value of a type, so that every spelling of it compares equal.

    `17`, `17.0` and `17.00` give the same text, and so does a time stamp with a T and with a blank.
    The result for a text that is no value of the type is undefined.

    Returns:
        The normalized text; None where values of the type are compared by their bytes.
    """
    if kind is Kind.BOOLEAN or is_truth(kind, type_name):
        return _matching_truth(dialect, text)
    if kind is Kind.DATE:
        midnight = dialect.literal("____-__-___00:00:00%")
        return Sql(
            f"CASE WHEN {text} LIKE {midnight} THEN {dialect.substring(text, 1, 10)} "
            f"ELSE {text} END"
        )
    if kind is Kind.TIMESTAMP:
        t, blank = dialect.text_literal("T"), dialect.text_literal(" ")
        day = dialect.concat([text, dialect.text_literal(" 00:00:00")])
        at = dialect.without_zeros(Sql(f"REPLACE({text}, {t}, {blank})"))
        return Sql(f"CASE WHEN {dialect.length(text)} = 10 THEN {day} ELSE {at} END")
    if kind is Kind.TIME or kind.numeric:
        return dialect.without_zeros(text)
    word = type_name.upper().partition("(")[0].strip()
    if word in dialect.types_without_blanks:
        return Sql(f"TRIM(TRAILING ' ' FROM {text})")
    return Sql(f"LOWER({text})") if word == "UUID" and word in dialect.kinds else None


def _matching_truth(dialect: Dialect, text: Sql) -> Sql:
    true, false = (", ".join(dialect.text_literal(word) for word in words) for words in TRUTHS)
    yes, no = dialect.text_literal("1"), dialect.text_literal("0")
    return Sql(
        f"CASE WHEN LOWER({text}) IN ({true}) THEN {yes} "
        f"WHEN LOWER({text}) IN ({false}) THEN {no} ELSE {text} END"
    )


# -- check digits ----------------------------------------------------------------------------------
#
# A digit is read as its position in `123456789`, so nothing is cast and no text raises an error:
# other characters count as 0. Each expression reads every digit once, and is nested only at its
# left end: SQLite's parser allows a hundred open parts (3.40). The result is meaningful only if the
# text has the length and the shape that the function names.

_DIGITS = "123456789"
_DOUBLED = "516273849"
"""The position of a digit is the digit sum of its double: 7 is fifth, as 14 has 1 + 4."""
_LETTERS = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
LONGEST_IBAN = 34
"""Characters of the longest IBAN."""
LONGEST_CARD = 19
"""Digits of the longest number of a payment card."""
_SPANISH_LETTERS = "TRWAGMYFPDXBNJZSQVHLCKE"
"""The letter of a Spanish identity number, by the number modulo 23."""


def _value(dialect: Dialect, text: Sql, place: int, known: str = _DIGITS) -> Sql:
    """The position of one character of a text among the known ones, 0 for others."""
    return dialect.position(dialect.substring(text, place, 1), dialect.literal(known))


def _weigh_digits(
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
    """The remainder of an IBAN modulo 97: 1 if it is valid (ISO 13616, ISO 7064 MOD 97-10).

    Args:
        text: 34 characters: zeros, then the IBAN with its first four characters at the end. Letters
            count as 10 to 35, so they shift what stands before them by two digits.
        places: Which of its characters are read.
        before: The remainder of those before them. All at once nest too deeply for some parsers.
    """
    rest = before
    for place in places:
        character = dialect.substring(text, place, 1)
        shift = f"CASE WHEN {character} BETWEEN '0' AND '9' THEN 10 ELSE 100 END"
        longer = Sql(f"({rest} * {shift} + {_value(dialect, text, place, _LETTERS)})")
        rest = dialect.remainder(longer, 97)
    return rest


def _luhn_sum(dialect: Dialect, text: Sql) -> Sql:
    """The sum of Luhn's check (ISO/IEC 7812-1): a multiple of ten if a number is valid.

    Args:
        text: 19 digits, zeros first.
    """
    single = [place % 2 for place in range(1, LONGEST_CARD + 1)]
    double = [1 - one for one in single]
    plain = _weigh_digits(dialect, text, single)
    return Sql(f"({plain} + {_weigh_digits(dialect, text, double, known=_DOUBLED)})")


def _iso_7064_11_10(dialect: Dialect, text: Sql, digits: int) -> Sql:
    """The check digit of the first digits of a text by ISO 7064 (MOD 11,10)."""
    product = Sql("10")
    for place in range(1, digits + 1):
        value = _value(dialect, text, place)
        # from 1 to 10 where the sum is taken from 0 to 9
        total = dialect.remainder(Sql(f"({product} + {value} + 9)"), 10)
        product = dialect.remainder(Sql(f"({total} * 2 + 2)"), 11)
    return dialect.remainder(Sql(f"(11 - {product})"), 10)


def _eleven_check(dialect: Dialect, text: Sql, weights: Sequence[int]) -> Sql:
    """A check digit modulo 11, with 0 for ten, of which Brazilian numbers have two."""
    rest = dialect.remainder(Sql(f"(10 * {_weigh_digits(dialect, text, weights)})"), 11)
    return dialect.remainder(Sql(f"({rest})"), 10)


def check_digits(dialect: Dialect) -> dict[str, Sql]:
    """Checksums for `identifiers/kinds`, by name, over its columns `plain`, `card` and `iban`."""
    plain, card, half = Sql("plain"), Sql("card"), LONGEST_IBAN // 2
    tens = [10**power % 23 for power in range(7, -1, -1)]
    # a Corsican département is 2A or 2B, counted as 19 and 18: its letter is read as 0
    corsican = "".join(
        f" WHEN '{letter}' THEN {97 - less * 10**6 % 97}" for letter, less in (("A", 1), ("B", 2))
    )
    department = dialect.substring(plain, 7, 1)
    key = _weigh_digits(dialect, plain, [10, 1], first=14)
    nir = _weigh_digits(dialect, plain, [10**power % 97 for power in range(12, -1, -1)])
    # the last ten of 19 digits
    last_ten = LONGEST_CARD - 9
    single, double = [0, 1] * 5, [1, 0] * 5
    swedish = (
        _weigh_digits(dialect, card, single, first=last_ten),
        _weigh_digits(dialect, card, double, first=last_ten, known=_DOUBLED),
    )
    first_letter = dialect.position(dialect.substring(plain, 1, 1), dialect.literal("YZ"))
    return {
        "iban_half": _iban_rest(dialect, Sql("iban"), range(1, half + 1), Sql("0")),
        "iban": _iban_rest(
            dialect, Sql("iban"), range(half + 1, LONGEST_IBAN + 1), Sql("iban_half")
        ),
        "ean": _weigh_digits(dialect, plain, [1, 3] * 6 + [1]),
        "nir": Sql(f"({nir} + {key} + CASE {department}{corsican} ELSE 0 END)"),
        "dni": _weigh_digits(dialect, plain, tens),
        "nie": Sql(
            f"({tens[0]} * {first_letter} + {_weigh_digits(dialect, plain, tens[1:], first=2)})"
        ),
        "spanish_letter": dialect.position(
            dialect.substring(plain, 9, 1), dialect.literal(_SPANISH_LETTERS)
        ),
        "german": _iso_7064_11_10(dialect, plain, 10),
        "tenth": _weigh_digits(dialect, plain, [1], first=10),
        "eleventh": _weigh_digits(dialect, plain, [1], first=11),
        "brazilian_first": _eleven_check(dialect, plain, range(10, 1, -1)),
        "brazilian_second": _eleven_check(dialect, plain, range(11, 1, -1)),
        "polish": _weigh_digits(
            dialect, card, [1, 3, 7, 9, 1, 3, 7, 9, 1, 3, 1], first=LONGEST_CARD - 10
        ),
        "luhn": _luhn_sum(dialect, card),
        "swedish": Sql(f"({swedish[0]} + {swedish[1]})"),
        # 11 less the last digit, so that the sum is never below 0
        "dutch": _weigh_digits(dialect, card, [9, 8, 7, 6, 5, 4, 3, 2, 10], first=LONGEST_CARD - 8),
    }


# -- trees -----------------------------------------------------------------------------------------
#
# Templates call them by name; see the template `stage/tree` for the relation.


def _branch_by_shared_level(first: str, last: str, height: int, result: str) -> str:
    """Branches of a CASE over the levels at which the rows of two codes meet."""
    return " ".join(
        f"WHEN {first}.k{level} = {last}.k{level} THEN {result.format(level=level, row=first)}"
        for level in range(1, height + 1)
    )


def leaves_of_pair(first: str, last: str, height: int) -> Sql:
    """Leaves under the lowest common ancestor of two codes; 0 for one and the same code."""
    branches = _branch_by_shared_level(first, last, height, "{row}.s{level}")
    return Sql(f"CASE WHEN {first}.code = {last}.code THEN 0 {branches} END")


def level_of_pair(first: str, last: str, height: int) -> Sql:
    """Level of the lowest common ancestor of two different codes, 1 to `height`."""
    return Sql(f"CASE {_branch_by_shared_level(first, last, height, '{level}')} END")


def label_of_pair(first: str, last: str, height: int) -> Sql:
    """Label of the lowest common ancestor of two codes."""
    branches = _branch_by_shared_level(first, last, height, "{row}.l{level}")
    return Sql(f"CASE WHEN {first}.code = {last}.code THEN {first}.l0 {branches} END")


def node_below(row: str, level: str, height: int) -> Sql:
    """The node one level below `level` that a code belongs to, by the node's least code."""
    branches = " ".join(f"WHEN {above} THEN {row}.k{above - 1}" for above in range(1, height + 1))
    return Sql(f"CASE {level} {branches} END")


def _branch_by_meeting_level(first: str, last: str, least: str, height: int, result: str) -> str:
    """Branches of a CASE over the levels from `least` on at which the rows of two codes meet."""
    return " ".join(
        f"WHEN {least} <= {level} AND {first}.k{level} = {last}.k{level} "
        f"THEN {result.format(level=level, row=first)}"
        for level in range(height + 1)
    )


def meeting_level(first: str, last: str, least: str, height: int) -> Sql:
    """The lowest level, `least` or above, at which one node has both codes."""
    return Sql(f"CASE {_branch_by_meeting_level(first, last, least, height, '{level}')} END")


def meeting_node(first: str, last: str, least: str, height: int) -> Sql:
    """The node of `meeting_level`, by its least code."""
    return Sql(f"CASE {_branch_by_meeting_level(first, last, least, height, '{row}.k{level}')} END")


def meeting_leaves(first: str, last: str, least: str, height: int) -> Sql:
    """Leaves under the node of `meeting_level`; 0 where it has one."""
    leaves = f"CASE {_branch_by_meeting_level(first, last, least, height, '{row}.s{level}')} END"
    return Sql(f"COALESCE(NULLIF({leaves}, 1), 0)")


WORDS = (
    leaves_of_pair,
    level_of_pair,
    label_of_pair,
    node_below,
    meeting_level,
    meeting_node,
    meeting_leaves,
)
"""Functions that templates may call."""
