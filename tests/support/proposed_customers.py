"""Customers with orders that refer to them, for tests of proposals, and a job as written."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlanon.job.job import Job

if TYPE_CHECKING:
    from pathlib import Path

    from engines import Place

    from sqlanon.report.proposal import Proposal

_KEY = {"SQLANON_HASH_KEY": "a key of a test alone"}


def load(place: Place, *, email: str = "VARCHAR(200) UNIQUE") -> None:
    """Customers with a key that orders refer to, by a foreign key, and a unique address."""
    text, day = place.type("text"), place.type("date")
    place.run(
        "CREATE TABLE customers (id INTEGER PRIMARY KEY, name VARCHAR(40) NOT NULL, "
        f"email {email}, phone VARCHAR(30), age INTEGER NOT NULL, born {day}, city VARCHAR(20), "
        f"diagnosis {text})",
        "CREATE TABLE orders (id INTEGER PRIMARY KEY, customer INTEGER NOT NULL, price INTEGER, "
        "FOREIGN KEY (customer) REFERENCES customers (id))",
        "INSERT INTO customers VALUES "
        + ", ".join(
            f"({n}, 'Name {n}', 'a{n}@b.org', '+41 79 555 0{n // 10} {n % 10}0', {20 + n % 40}, "
            f"'19{50 + n % 40}-0{1 + n % 9}-01', '{['Bern', 'Chur', 'Genf'][n % 3]}', "
            f"'{['Flu', 'Asthma', 'Cancer'][n // 3 % 3]}')"
            for n in range(60)
        ),
        "INSERT INTO orders VALUES "
        + ", ".join(f"({n}, {n % 60}, {n * 7 % 50})" for n in range(120)),
    )


def as_written(place: Place, made: Proposal, folder: Path) -> Job:
    """The job of the file as it was written."""
    file = folder / "job.yaml"
    file.write_text(made.text, encoding="utf-8")
    return Job.from_file(file, environment={**_KEY, "SQLANON_URL": place.url})
