"""In place, no statistics of PostgreSQL hold what a table held: whoever may read it reads them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from customers import COLUMNS, PEOPLE, customers, update
from users import user

from sqlanon.api import run as api
from sqlanon.errors import RightsError

if TYPE_CHECKING:
    from engines import Place

POSTGRESQL = pytest.mark.parametrize("backend", ["postgresql"], indirect=True)
KEY = {"role": "identifier", "action": "renumber", "references": ["orders.person"]}


def statistics(place: Place, table: str) -> str:
    return repr(
        place.rows(
            f"SELECT attname, most_common_vals, histogram_bounds FROM pg_stats "
            f"WHERE schemaname = '{place.schema}' AND tablename = '{table}'"
        )
    )


@POSTGRESQL
def test_those_of_tables_that_point_to_a_key_hold_no_old_one(backend: Place) -> None:
    customers(backend)
    backend.run(
        *(
            f"INSERT INTO orders SELECT 1000 * {n} + x, {n} FROM generate_series(1, {n}) AS x"
            for n in (21, 34, 55)
        ),
        "ANALYZE orders",
    )
    assert "{55,34,21,1}" in statistics(backend, "orders")
    update(backend, columns={**COLUMNS, "id": KEY})
    new = {key for (key,) in backend.rows("SELECT DISTINCT person FROM orders")}
    assert min(new) > len(PEOPLE)
    told = statistics(backend, "orders")
    assert "{55,34,21,1}" not in told
    assert f"{{{','.join(map(str, most(backend)))}" in told


def most(place: Place) -> list[int]:
    """The three keys that most orders point to."""
    counted = "SELECT person FROM orders GROUP BY person ORDER BY COUNT(*) DESC LIMIT 3"
    return [key for (key,) in place.rows(counted)]


@POSTGRESQL
@pytest.mark.parametrize("of", ["people", "orders"])
def test_who_cannot_renew_them_is_refused(backend: Place, of: str) -> None:
    """ANALYZE passes over tables of somebody else, with no more than a warning."""
    customers(backend)
    backend.run("ANALYZE people", "ALTER TABLE people DISABLE ROW LEVEL SECURITY")
    before = statistics(backend, "people")
    columns = COLUMNS if of == "people" else {**COLUMNS, "id": KEY}
    with user(backend) as (name, url):
        backend.run(
            f"GRANT ALL ON SCHEMA {backend.schema} TO {name}",
            f"GRANT ALL ON people, orders TO {name}",
        )
        if of == "orders":
            backend.run(f"ALTER TABLE people OWNER TO {name}")
        with pytest.raises(RightsError, match=rf"the owner of {backend.schema}\.{of}"):
            api.anonymize(
                url,
                "people",
                columns=columns,
                privacy=[{"k_anonymity": {"k": 3}}],
                target={"mode": "replace"},
                in_place=True,
            )
        backend.run("ALTER TABLE people OWNER TO CURRENT_USER")
    assert statistics(backend, "people") == before
    assert sorted(backend.rows("SELECT id, name, sex, age, zip, pay FROM people")) == PEOPLE
