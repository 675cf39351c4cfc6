"""Every word of a dialect means the same on every engine, and the same as in Python."""

from __future__ import annotations

import datetime as dt
import hashlib
import hmac
import math
from contextlib import contextmanager
from dataclasses import dataclass
from decimal import Decimal
from typing import TYPE_CHECKING, Any

import pytest
from engines import ENGINES

from sqlanon.sql.backends import Backend, connect
from sqlanon.sql.dialects import Kind
from sqlanon.sql.statement import Command, Query, Sql

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engines import Place

WEIRD = [
    "",
    "plain",
    "it's",
    'say "x"',
    "back`tick",
    "back\\slash\\",
    "\\'",
    "100%s %(x)s :x {y} {{ z }}",
    "comma, brace}",
    "Zürich ẞ ß",
    "a\u0301 á",
    "🙂 नमस्ते",
    "tab\tnew\nline\r",
    "--; DROP TABLE t; /*",
    " padded ",
    "\u200b\u202e",
]


@dataclass(frozen=True)
class Asking:
    """A backend, with a way to ask it for one value.

    Attributes:
        backend: Open in a transaction.
    """

    backend: Backend

    @property
    def d(self) -> Any:
        """The dialect."""
        return self.backend.dialect

    def all(self, sql: str) -> list[tuple[Any, ...]]:
        """The rows of a query."""
        return self.backend.fetch(Query("test", Sql(sql)))

    def value(self, expression: str, source: str = "") -> Any:
        """The value of an expression."""
        return self.all(f"SELECT {expression} {source}")[0][0]


@contextmanager
def asking(place: Place) -> Iterator[Asking]:
    """Ask a place through sqlanon's own backend."""
    backend = connect(place.url)
    try:
        with backend.transaction(write=False):
            if place.name == "postgresql":  # sqlanon names every schema; these tests do not
                path = Sql(f"SET LOCAL search_path = {place.schema}, pg_catalog")
                backend.execute(Command("test", path))
            yield Asking(backend)
    finally:
        backend.close()


NAMES = [
    (engine, word[:60])
    for engine in ENGINES
    for word in WEIRD
    # MariaDB's names end in no space and have no characters beyond the BMP
    if word and (engine != "mariadb" or (word[:60] == word[:60].rstrip() and "🙂" not in word))
]


@pytest.mark.parametrize(("backend", "name"), NAMES, indirect=["backend"])
def test_a_quoted_name_is_that_name(backend: Place, name: str) -> None:
    backend.load("t", {name: "integer"}, [(7,)])

    with asking(backend) as ask:
        assert ask.value(ask.d.column("s", name), f"FROM {ask.d.quote('t')} AS s") == 7


def test_a_literal_is_that_text_and_so_is_a_text_literal(backend: Place) -> None:
    with asking(backend) as ask:
        assert [ask.value(ask.d.literal(word)) for word in WEIRD] == WEIRD
        assert [ask.value(ask.d.text_literal(word)) for word in WEIRD] == WEIRD


def test_a_number_is_written_in_plain_digits(backend: Place) -> None:
    with asking(backend) as ask:
        for number in ("0", "-1.5", "12345678.25", "1E+3", "1E-7"):
            found = ask.value(ask.d.number(Decimal(number)))
            assert float(found) == pytest.approx(float(number), abs=0)


@pytest.mark.parametrize(
    ("kind", "cells", "texts"),
    [
        (
            "integer",
            [0, -7, 2**53 + 1, 2**63 - 1, -(2**63)],
            ["0", "-7", "9007199254740993", "9223372036854775807", "-9223372036854775808"],
        ),
        ("text", WEIRD, WEIRD),
        ("date", [dt.date(1, 2, 3), dt.date(2020, 2, 29)], ["0001-02-03", "2020-02-29"]),
        (
            "timestamp",
            [
                dt.datetime.fromisoformat("1999-12-31 23:59:58"),
                dt.datetime.fromisoformat("2000-01-01 00:00:00"),
            ],
            ["1999-12-31 23:59:58", "2000-01-01 00:00:00"],
        ),
        (
            "real",
            [0.0, -0.0, 1.0, -3.0, 0.5, -1.25, 123456.75, 1e14, 0.1],
            ["0", "0", "1", "-3", "0.5", "-1.25", "123456.75", "100000000000000", "0.1"],
        ),
    ],
)
def test_a_value_as_text_is_spelled_the_same_everywhere(
    backend: Place, kind: str, cells: list[object], texts: list[str]
) -> None:
    backend.load("t", {"id": "integer", "v": kind}, [*enumerate(cells), (99, None)])

    with asking(backend) as ask:
        text = ask.d.text(Sql("v"), Kind(kind))
        found = ask.all(f"SELECT {text} FROM t ORDER BY id")

    assert [row[0] for row in found] == [*texts, None]


def test_a_decimal_as_text_is_its_number(backend: Place) -> None:
    cells = [Decimal("1.50"), Decimal("-0.25"), Decimal("1234567.00")]
    backend.load("t", {"id": "integer", "v": "decimal"}, list(enumerate(cells)))

    with asking(backend) as ask:
        found = ask.all(f"SELECT {ask.d.text(Sql('v'), Kind.DECIMAL)} FROM t ORDER BY id")

    assert [Decimal(row[0]) for row in found] == cells


@pytest.mark.parametrize("backend", ["duckdb", "postgresql"], indirect=True)
def test_a_boolean_as_text_is_true_or_false(backend: Place) -> None:
    with asking(backend) as ask:
        words = [ask.value(ask.d.text(Sql(s), Kind.BOOLEAN)) for s in ("1 = 1", "1 = 2")]

    assert words == ["true", "false"]


def test_exact_texts_are_equal_only_byte_by_byte_and_in_the_order_of_bytes(backend: Place) -> None:
    words = sorted({*WEIRD, "a", "A", "a ", "á", "ä", "ss", "ß", "ab", "Z", "_"}, key=str.encode)
    backend.load("t", {"v": "text"}, [(word,) for word in [*words, *words]])

    with asking(backend) as ask:
        exact = ask.d.exact(Sql("v"), Kind.TEXT)
        source = f"(SELECT {exact} AS e FROM t) AS s"
        found = ask.all(f"SELECT e, COUNT(*) FROM {source} GROUP BY e ORDER BY e")
        again = f"(SELECT {exact} AS e FROM t) AS z"
        joined = ask.value("COUNT(*)", f"FROM {source} JOIN {again} ON s.e = z.e")

    assert found == [(word, 2) for word in words]
    assert joined == 4 * len(words)


def test_exact_numbers_and_dates_are_themselves(backend: Place) -> None:
    backend.load("t", {"i": "integer", "d": "date"}, [(2**53, dt.date(2020, 1, 2))])
    backend.run(f"INSERT INTO t VALUES ({2**53 + 1}, '2020-01-03')")

    with asking(backend) as ask:
        for name, kind in (("i", Kind.INTEGER), ("d", Kind.DATE)):
            exact = ask.d.exact(ask.d.quote(name), kind)
            assert ask.value(f"COUNT(DISTINCT {exact})", "FROM t") == 2


def test_integer_double_least_and_greatest_are_pythons(backend: Place) -> None:
    with asking(backend) as ask:
        d = ask.d
        assert ask.value(d.integer(Sql("9007199254740993"))) == 2**53 + 1
        assert ask.value(f"{d.double(Sql('1'))} / 4") == 0.25
        assert ask.value(d.least(Sql("3"), Sql("-4"))) == -4
        assert ask.value(d.greatest(Sql("3"), Sql("-4"))) == 3


def test_texts_are_put_one_after_the_other_and_null_swallows_them(backend: Place) -> None:
    with asking(backend) as ask:
        parts = [ask.d.text_literal(word) for word in WEIRD]
        assert ask.value(ask.d.concat(parts)) == "".join(WEIRD)
        assert ask.value(ask.d.concat([ask.d.text_literal("a"), Sql("NULL")])) is None


def test_texts_of_a_group_are_joined_in_the_order_of_their_bytes(backend: Place) -> None:
    words = [f"{'zyxábaBA'[i % 8]}{i * 7919 % 997}" for i in range(1500)]
    backend.load("t", {"g": "integer", "v": "text"}, [(i % 7, w) for i, w in enumerate(words)])

    with asking(backend) as ask:
        d = ask.d
        joined = d.join_texts(Sql("v"), d.literal(", "), Sql("v"))
        exact = d.exact(Sql("v"), Kind.TEXT)
        found = ask.all(
            f"SELECT g, {joined} FROM (SELECT DISTINCT g, {exact} AS v FROM t "
            f"{d.order_before_aggregation('g, v')}) AS s GROUP BY g ORDER BY g"
        )

    assert found == [
        (group, ", ".join(sorted(set(words[group::7]), key=str.encode))) for group in range(7)
    ]


def test_a_long_list_of_texts_is_joined_whole(backend: Place) -> None:
    words = sorted(f"{place:05d}-{'x' * 200}" for place in range(900))
    backend.load("t", {"v": "text"}, [(word,) for word in words])

    with asking(backend) as ask:
        d = ask.d
        ordered = d.order_before_aggregation("v")
        joined = d.join_texts(Sql("v"), d.literal(", "), Sql("v"))
        assert ask.value(joined, f"FROM (SELECT v FROM t {ordered}) AS s") == ", ".join(words)


@pytest.mark.parametrize("number", [0.0, 1.0, -1.0, 1.5, -1.5, -0.001, 2.999, -7.0])
def test_floor_goes_down_for_negative_numbers_too(backend: Place, number: float) -> None:
    backend.load("t", {"v": "real"}, [(number,)])

    with asking(backend) as ask:
        assert ask.value(ask.d.floor(Sql("v")), "FROM t") == math.floor(number)


@pytest.mark.parametrize(
    ("number", "places", "steps"),
    [
        (0.29, 2, 29),
        (-0.29, 2, -29),
        (1.1, 1, 11),
        (0.07, 2, 7),
        (2.5, 0, 2),
        (-2.5, 0, -3),
        (4.35, 2, 435),
        (1234567.125, 3, 1234567125),
        (-0.5, 1, -5),
        (0.999, 2, 99),
    ],
)
def test_the_grid_of_a_double_is_that_of_its_decimal(
    backend: Place, number: float, places: int, steps: int
) -> None:
    backend.load("t", {"v": "real"}, [(number,)])

    with asking(backend) as ask:
        assert ask.value(ask.d.grid(Sql("v"), places), "FROM t") == steps


def test_length_and_substring_count_characters(backend: Place) -> None:
    backend.load("t", {"v": "text"}, [(word,) for word in WEIRD])

    with asking(backend) as ask:
        length, cut = ask.d.length(Sql("v")), ask.d.substring(Sql("v"), 2, 3)
        found = ask.all(f"SELECT v, {length}, {cut} FROM t")

    assert sorted(found) == sorted((word, len(word), word[1:4]) for word in WEIRD)


def test_a_position_counts_characters_and_tells_upper_from_lower_case(backend: Place) -> None:
    backend.load("t", {"v": "text"}, [("\xe9a, b, c",), ("A,b",), ("",), (None,)])

    with asking(backend) as ask:
        value = ask.d.exact(Sql("v"), Kind.TEXT)
        comma = ask.d.position(ask.d.text_literal(", "), value)
        letter = ask.d.position(ask.d.text_literal("a"), value)
        found = ask.all(f"SELECT v, {comma}, {letter} FROM t")

    assert sorted(found, key=repr) == sorted(
        [("\xe9a, b, c", 3, 2), ("A,b", 0, 0), ("", 0, 0), (None, None, None)], key=repr
    )


@pytest.mark.parametrize("kind", ["real", "integer", "decimal", "text", "date"])
def test_finite_values_are_not_called_infinite(backend: Place, kind: str) -> None:
    cell = {"text": "NaN", "date": dt.date(2020, 1, 1), "decimal": Decimal("1.5")}.get(kind, 1)
    backend.load("t", {"v": kind}, [(cell,), (None,)])

    with asking(backend) as ask:
        condition = ask.d.not_finite(Sql("v"), Kind(kind))
        if condition is not None:
            counted = f"SUM(CASE WHEN {condition} THEN 1 ELSE 0 END)"
            assert ask.value(counted, "FROM t") == 0


HELD = {
    "duckdb": [math.nan, math.inf, -math.inf],
    "sqlite": [math.inf, -math.inf],  # a NaN is NULL there
    "postgresql": [math.nan, math.inf, -math.inf],
}


@pytest.mark.parametrize(
    ("backend", "number"),
    [(engine, number) for engine, numbers in HELD.items() for number in numbers],
    indirect=["backend"],
)
def test_nan_and_infinities_are_found_where_the_engine_holds_them(
    backend: Place, number: float
) -> None:
    backend.load("t", {"v": "real"}, [(number,), (1.0,)])

    with asking(backend) as ask:
        condition = ask.d.not_finite(Sql("v"), Kind.REAL)
        assert ask.value(f"SUM(CASE WHEN {condition} THEN 1 ELSE 0 END)", "FROM t") == 1


def test_hmac_sha256_is_that_of_pythons_standard_library(backend: Place) -> None:
    key = b"a key of twenty bytes"
    pads = [bytes(b ^ pad for b in key.ljust(64, b"\0")).hex() for pad in (0x36, 0x5C)]
    words: list[str | None] = [*WEIRD, "x" * 100_000, None]
    backend.load("t", {"id": "integer", "v": "text"}, list(enumerate(words)))
    backend.load("k", {"i": "text", "o": "text"}, [tuple(pads)])

    with asking(backend) as ask:
        message = ask.d.utf8(ask.d.text(Sql("t.v"), Kind.TEXT))
        made = ask.d.hmac_sha256(Sql("k.i"), Sql("k.o"), message)
        found = ask.all(f"SELECT {made} FROM t CROSS JOIN k ORDER BY t.id")

    assert [row[0] for row in found] == [
        None if word is None else hmac.new(key, word.encode(), hashlib.sha256).hexdigest()
        for word in words
    ]


def test_random_numbers_differ_from_row_to_row(backend: Place) -> None:
    backend.load("t", {"v": "integer"}, [(place,) for place in range(50)])

    with asking(backend) as ask:
        assert len({row[0] for row in ask.all(f"SELECT {ask.d.random()} FROM t")}) > 40


def test_only_the_last_item_of_a_list_has_no_comma(backend: Place) -> None:
    with asking(backend) as ask:
        assert ask.all(f"SELECT 1{ask.d.comma(last=False)} 2{ask.d.comma(last=True)}") == [(1, 2)]
