"""Direct identifiers with their check digits, made in Python: an oracle of what SQL counts."""

from __future__ import annotations

import uuid
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import random
    from collections.abc import Callable

SPANISH = "TRWAGMYFPDXBNJZSQVHLCKE"


def digits(rng: random.Random, count: int) -> str:
    """Random digits, the first of them not 0."""
    return str(rng.randint(10 ** (count - 1), 10**count - 1))


def iban(rng: random.Random) -> str:
    country, rest = rng.choice(
        [
            ("CH", "00762" + digits(rng, 12)),
            ("DE", digits(rng, 18)),
            ("GB", "NWBK" + digits(rng, 14)),
            ("NO", digits(rng, 11)),
            ("MT", "MALT01100" + digits(rng, 4) + "MTLCAST001S"),
        ]
    )
    number = "".join(str(int(one, 36)) for one in rest + country + "00")
    return f"{country}{98 - int(number) % 97:02d}{rest}"


def in_groups(text: str, size: int, between: str) -> str:
    return between.join(text[place : place + size] for place in range(0, len(text), size))


def luhn(body: str) -> str:
    total = 0
    for place, one in enumerate(reversed(body)):
        value = int(one) * (2 if place % 2 == 0 else 1)
        total += value - 9 if value > 9 else value
    return body + str(-total % 10)


def card(rng: random.Random) -> str:
    return luhn(rng.choice(["4", "51", "37", "6011"]) + digits(rng, rng.choice([11, 13, 14])))


def ahv(rng: random.Random) -> str:
    body = "756" + digits(rng, 9)
    check = -sum(int(one) * (3 if place % 2 else 1) for place, one in enumerate(body)) % 10
    text = f"{body}{check}"
    return f"{text[:3]}.{text[3:7]}.{text[7:11]}.{text[11:]}"


def ssn(rng: random.Random) -> str:
    return f"{rng.randint(1, 665):03d}-{rng.randint(1, 99):02d}-{rng.randint(1, 9999):04d}"


def steuer_id(rng: random.Random) -> str:
    body, product = digits(rng, 10), 10
    for one in body:
        total = (int(one) + product) % 10 or 10
        product = 2 * total % 11
    return body + str((11 - product) % 10)


def nir(rng: random.Random) -> str:
    place = rng.choice(["75", "13", "2A", "2B", "99"])
    born = f"{rng.randint(40, 99)}{between(rng, 1, 12)}"
    body = f"{rng.choice('12')}{born}{place}{digits(rng, 6)}"
    number = int(body.replace("2A", "19").replace("2B", "18"))
    return f"{body}{97 - number % 97:02d}"


def dni(rng: random.Random) -> str:
    if rng.random() < 0.5:
        number = rng.randint(0, 99_999_999)
        return f"{number:08d}{SPANISH[number % 23]}"
    first, rest = rng.randint(0, 2), rng.randint(0, 9_999_999)
    number = first * 10_000_000 + rest
    return f"{'XYZ'[first]}-{rest:07d}-{SPANISH[number % 23]}"


def codice_fiscale(rng: random.Random) -> str:
    letters = "".join(rng.choices("ABCDEFGHIKLMNOPRSTUVZ", k=6))
    born = f"{rng.randint(10, 99)}{rng.choice('ABCDEHLMPRST')}{rng.randint(1, 71):02d}"
    return f"{letters}{born}H501X"


def nino(rng: random.Random) -> str:
    return f"{rng.choice('ABCEGHJ')}{rng.choice('ABCEGHJ')} {in_groups(digits(rng, 6), 2, ' ')} A"


def bsn(rng: random.Random) -> str:
    while True:
        body = digits(rng, 8)
        check = sum(int(one) * (9 - place) for place, one in enumerate(body)) % 11
        if check < 10:
            return f"{body}{check}"


def pesel(rng: random.Random) -> str:
    body = day(rng, "")[2:] + digits(rng, 4)
    weights = (1, 3, 7, 9, 1, 3, 7, 9, 1, 3)
    return body + str(-sum(int(a) * b for a, b in zip(body, weights, strict=True)) % 10)


def cpf(rng: random.Random) -> str:
    body = digits(rng, 9)
    for first in (10, 11):
        weights = range(first, 1, -1)
        rest = 10 * sum(int(a) * b for a, b in zip(body, weights, strict=True)) % 11
        body += str(rest % 10)
    return f"{body[:3]}.{body[3:6]}.{body[6:9]}-{body[9:]}"


def personnummer(rng: random.Random) -> str:
    text = luhn(f"{day(rng, '')[2:]}{digits(rng, 3)}")
    return rng.choice([f"{text[:6]}-{text[6:]}", f"19{text[:6]}-{text[6:]}", text])


def phone(rng: random.Random) -> str:
    a, b, c = rng.randint(100, 999), rng.randint(10, 99), rng.randint(10, 99)
    us = f"{rng.randint(201, 989)}", f"{rng.randint(200, 999)}", f"{rng.randint(0, 9999):04d}"
    return rng.choice(
        [
            f"+41 79 {a} {b} {c}",
            f"+4179{a}{b}{c}",
            f"0041 (0)79 {a} {b} {c}",
            f"079 {a} {b} {c}",
            f"079.{a}.{b}.{c}",
            f"030/{a}{b}{c}",
            f"({us[0]}) {us[1]}-{us[2]}",
            f"{us[0]}-{us[1]}-{us[2]}x{a}",
            f"+1-{us[0]}-{us[1]}-{us[2]}",
            f"6{b} {a} {rng.randint(100, 999)}",
        ]
    )


def mac(rng: random.Random) -> str:
    return rng.choice([":", "-"]).join(f"{rng.randint(0, 255):02x}" for _ in range(6))


def address(rng: random.Random) -> str:
    if rng.random() < 0.3:
        return f"2001:db8::{rng.randint(1, 65535):x}"
    return ".".join(str(rng.randint(1, 255)) for _ in range(4))


def a_uuid(rng: random.Random) -> str:
    made = uuid.UUID(int=rng.getrandbits(128), version=4)
    return rng.choice([str(made), made.hex.upper(), f"{{{made}}}"])


def contact(rng: random.Random) -> str:
    return rng.choice([phone(rng), f"someone{rng.randint(1, 10**6)}@example.org"])


MADE: dict[str, tuple[Callable[[random.Random], str], str]] = {
    "iban": (iban, "an IBAN"),
    "iban_in_groups": (lambda rng: in_groups(iban(rng), 4, " "), "an IBAN"),
    "iban_small": (lambda rng: iban(rng).lower(), "an IBAN"),
    "card": (card, "a payment card"),
    "card_in_groups": (lambda rng: in_groups(card(rng), 4, "-"), "a payment card"),
    "ahv": (ahv, "a Swiss"),
    "ahv_plain": (lambda rng: ahv(rng).replace(".", ""), "a Swiss"),
    "passport": (lambda rng: digits(rng, 9), "a number of nine digits"),
    "ssn": (ssn, "a US social"),
    "nir": (nir, "a French"),
    "nir_in_groups": (lambda rng: in_groups(nir(rng), 5, " "), "a French"),
    "dni": (dni, "a Spanish"),
    "codice": (codice_fiscale, "an Italian"),
    "nino": (nino, "a British"),
    "steuer": (steuer_id, "a German"),
    "steuer_in_groups": (lambda rng: in_groups(steuer_id(rng), 3, " "), "a German"),
    "cpf": (cpf, "a Brazilian"),
    "pesel": (pesel, "a Polish"),
    "personnummer": (personnummer, "a Swedish"),
    "bsn": (bsn, "a Dutch"),
    "phone": (phone, "a telephone"),
    "mac": (mac, "a network card"),
    "address": (address, "a network address"),
    "uuid": (a_uuid, "a UUID"),
    "contact": (contact, ""),
}
"""By name what makes one, and a part of what it is called."""


def between(rng: random.Random, low: int, high: int) -> str:
    """A number with leading zeros, as wide as the greatest."""
    return f"{rng.randint(low, high):0{len(str(high))}d}"


def day(rng: random.Random, sign: str) -> str:
    return sign.join([between(rng, 1900, 2020), between(rng, 1, 12), between(rng, 1, 28)])


def clock(rng: random.Random) -> str:
    return f"{between(rng, 0, 23)}:{between(rng, 0, 59)}:{between(rng, 0, 59)}"


NOT_MADE: dict[str, Callable[[random.Random], str]] = {
    "ordinal13": lambda rng: digits(rng, 13),
    "ordinal16": lambda rng: digits(rng, 16),
    "eleven": lambda rng: digits(rng, 11),
    "like_iban": lambda rng: f"CH{digits(rng, 19)}",
    "day": lambda rng: ".".join(reversed(day(rng, ".").split("."))),
    "iso_day": lambda rng: day(rng, "-"),
    "moment": lambda rng: f"{day(rng, '-')} {clock(rng)}",
    "clock": clock,
    "share": lambda rng: f"0.{digits(rng, 9)}",
    "degrees": lambda rng: f"-{rng.randint(70, 79)}.{digits(rng, 7)}",
    "version": lambda rng: ".".join(str(rng.randint(0, 20)) for _ in range(3)),
    "code": lambda rng: f"J{rng.randint(10, 99)}.{rng.randint(0, 9)}",
    "padded": lambda rng: f"{rng.randint(1, 99999):010d}",
    "amount": lambda rng: f"{rng.randint(1, 999)} {rng.randint(100, 999)}",
    "goods": lambda rng: f"SKU-{digits(rng, 8)}",
    "order": lambda rng: f"2015-{rng.randint(1, 999_999):06d}",
}
"""What must not be taken for one."""
