"""Seeded tables modelled on real ones, and the roles that a person gave their columns by hand.

The roles were written down before anything was proposed: what a careful owner who wants a useful
release would choose, not what counts can know.
"""

from __future__ import annotations

import datetime as dt
import random
from dataclasses import dataclass
from typing import Any

FIRST = [
    "Ada",
    "Ben",
    "Cleo",
    "Dina",
    "Emil",
    "Fay",
    "Gus",
    "Hana",
    "Ivo",
    "Jana",
    "Kofi",
    "Lena",
    "Milo",
    "Nora",
    "Omar",
    "Pia",
    "Quin",
    "Rosa",
]
LAST = [
    "Abel",
    "Berg",
    "Cohen",
    "Diaz",
    "Egli",
    "Fuchs",
    "Gomez",
    "Haas",
    "Ito",
    "Jung",
    "Klein",
    "Lopez",
    "Maier",
    "Novak",
    "Okoye",
]
TOWNS = {"10": "Berlin", "20": "Hamburg", "50": "Köln", "60": "Frankfurt", "80": "München"}
ICD = [
    "J45.0",
    "J45.9",
    "E11.9",
    "E10.1",
    "I10",
    "I25.1",
    "F32.0",
    "F32.9",
    "M54.5",
    "K21.0",
    "C50.9",
]
WARDS = ("surgery", "medicine", "paediatrics", "emergency")
PAGES = ("/", "/search", "/basket", "/pay", "/help/returns", "/account", "/account/orders")
AGENTS = ("Firefox/128", "Chrome/126", "Safari/17", "Edge/126")
DAY = dt.date(2024, 1, 1)


@dataclass(frozen=True)
class Table:
    """A table, and what its columns are.

    Attributes:
        columns: Each column: its kind (as `Place.load` takes it) and its role, by hand.
        rows: Its rows.
    """

    columns: dict[str, tuple[str, str]]
    rows: list[tuple[Any, ...]]

    @property
    def kinds(self) -> dict[str, str]:
        """Kinds by column."""
        return {name: kind for name, (kind, _) in self.columns.items()}

    @property
    def roles(self) -> dict[str, str]:
        """Roles by column."""
        return {name: role for name, (_, role) in self.columns.items()}


def seeded(seed: int) -> random.Random:
    return random.Random(seed)  # noqa: S311 - the same table each time is what is wanted


def customers(rows: int) -> Table:
    """Customers of a shop: a key, ways to reach them, a salary, times."""
    chance = seeded(11)
    begin = dt.datetime.fromisoformat("2020-01-01")
    made = []
    for number in range(rows):
        first, last = chance.choice(FIRST), chance.choice(LAST)
        area = chance.choice([*TOWNS])
        made.append(
            (
                100_000 + number,
                first,
                last,
                f"{first}.{last}{number}@example.org".lower(),
                f"+49 {chance.randrange(150, 179)} {chance.randrange(10**7):07}",
                dt.date(1940, 1, 1) + dt.timedelta(days=chance.randrange(24_000)),
                chance.choice("fmd"),
                f"{area}{chance.randrange(1000):03}",
                TOWNS[area],
                round(chance.lognormvariate(10.5, 0.4), 2),
                begin + dt.timedelta(seconds=chance.randrange(10**8)),
                chance.choice([True, False]),
                chance.choice(["gold", "silver", "none", "none", "none"]),
                chance.randrange(40),
                None if chance.random() < 0.9 else "asked for a refund, was angry about the delay",
            )
        )
    return Table(
        {
            "customer_id": ("integer", "drop"),
            "first_name": ("text", "drop"),
            "last_name": ("text", "drop"),
            "email": ("text", "drop"),
            "phone": ("text", "drop"),
            "birth_date": ("date", "quasi"),
            "gender": ("text", "quasi"),
            "zip": ("text", "quasi"),
            "city": ("text", "quasi"),
            "salary": ("decimal", "sensitive"),
            "signup_at": ("timestamp", "quasi"),
            "newsletter": ("boolean", "keep"),
            "tier": ("text", "keep"),
            "orders": ("integer", "quasi"),
            "remarks": ("text", "drop"),
        },
        made,
    )


def visits(rows: int) -> Table:
    """Visits to a hospital: several of a patient, codes of diagnoses, doctors."""
    chance = seeded(12)
    patients = [
        (
            f"MRN{chance.randrange(10**6):06}",
            chance.randrange(1925, 2020),
            chance.choice("FM"),
            f"{chance.choice([*TOWNS])}{chance.randrange(100):02}0",
        )
        for _ in range(max(2, rows // 3))
    ]
    made = []
    for number in range(rows):
        patient, year, sex, area = chance.choice(patients)
        came = DAY + dt.timedelta(days=chance.randrange(365))
        made.append(
            (
                number + 1,
                patient,
                year,
                sex,
                area,
                came,
                came + dt.timedelta(days=int(chance.expovariate(0.3))),
                chance.choice(WARDS),
                f"Dr. {chance.choice(LAST)}",
                chance.choice(ICD),
                chance.choice(ICD) if chance.random() < 0.4 else None,
                chance.choice(["home", "transferred", "died"]),
                round(chance.gammavariate(2, 900), 2),
            )
        )
    return Table(
        {
            "visit_no": ("integer", "drop"),
            "patient_id": ("text", "drop"),
            "birth_year": ("integer", "quasi"),
            "sex": ("text", "quasi"),
            "plz": ("text", "quasi"),
            "admitted": ("date", "quasi"),
            "discharged": ("date", "quasi"),
            "ward": ("text", "quasi"),
            "doctor": ("text", "quasi"),
            "icd10": ("text", "sensitive"),
            "icd10_second": ("text", "sensitive"),
            "outcome": ("text", "sensitive"),
            "cost": ("decimal", "sensitive"),
        },
        made,
    )


def requests(rows: int) -> Table:
    """The log of a web server: addresses, times, pages."""
    chance = seeded(13)
    people = [
        (f"{chance.randrange(1, 224)}.{chance.randrange(256)}.{chance.randrange(256)}.{n % 250}", n)
        for n in range(max(2, rows // 8))
    ]
    begin = dt.datetime.fromisoformat("2026-03-01")
    made = []
    for _ in range(rows):
        address, user = chance.choice(people)
        made.append(
            (
                address,
                f"user{user:05}" if user % 3 else None,
                begin + dt.timedelta(seconds=chance.randrange(86_400 * 14)),
                chance.choice(["GET", "GET", "GET", "POST"]),
                f"https://shop.example.org{chance.choice(PAGES)}?q={chance.randrange(500)}",
                chance.choice([200, 200, 200, 304, 404, 500]),
                int(chance.lognormvariate(8, 1)),
                chance.choice(AGENTS),
                f"{chance.getrandbits(64):016x}",
                chance.choice(["de", "en", "fr", None]),
            )
        )
    return Table(
        {
            "remote_addr": ("text", "drop"),
            "user": ("text", "drop"),
            "time": ("timestamp", "quasi"),
            "method": ("text", "keep"),
            "url": ("text", "sensitive"),
            "status": ("integer", "keep"),
            "bytes": ("integer", "keep"),
            "agent": ("text", "quasi"),
            "session": ("text", "drop"),
            "language": ("text", "quasi"),
        },
        made,
    )


PEOPLE = {
    "person_id": "drop",
    "name": "drop",
    "birth_date": "drop",
    "age": "quasi",
    "sex": "quasi",
    "zip": "quasi",
    "marital_status": "quasi",
    "education": "quasi",
    "occupation": "quasi",
    "country_of_birth": "quasi",
    "income": "drop",
    "diagnosis": "sensitive",
}
"""The bundled people, as the README's job has them."""
ADULT = {
    "age": "quasi",
    "workclass": "quasi",
    "fnlwgt": "drop",
    "education": "quasi",
    "education_num": "drop",
    "marital_status": "quasi",
    "occupation": "quasi",
    "relationship": "quasi",
    "race": "quasi",
    "sex": "quasi",
    "capital_gain": "sensitive",
    "capital_loss": "sensitive",
    "hours_per_week": "quasi",
    "native_country": "quasi",
    "salary": "sensitive",
}
"""UCI Adult: the weight is a fingerprint, education_num says education again."""
MADE = {"customers": customers, "visits": visits, "requests": requests}
