"""What is stored beside a release of items and of a population is nobody's to read by default."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from users import user

import sqlanon

if TYPE_CHECKING:
    from engines import Place


@pytest.mark.parametrize("backend", ["postgresql"], indirect=True)
def test_nobody_may_read_items_and_populations_by_default(backend: Place) -> None:
    backend.load("people", {"id": "integer", "age": "integer"}, [(n, 20 + n % 2) for n in range(8)])
    backend.load("everybody", {"age": "integer"}, [(20 + n % 2,) for n in range(20)])
    backend.load("buys", {"person": "integer", "item": "text"}, [(n, "ax") for n in range(8)])
    flat = {"role": "quasi", "hierarchy": {"flat": True}}
    with user(backend) as (reader, _):
        default = f"ALTER DEFAULT PRIVILEGES IN SCHEMA {backend.schema} GRANT SELECT ON TABLES TO"
        backend.run(f"{default} {reader}", f"{default} PUBLIC")
        sqlanon.anonymize(
            backend.url,
            "people",
            columns={"id": {"role": "identifier", "action": "renumber"}, "age": flat},
            privacy=[{"k_map": {"population": "everybody", "k": 3}}],
            algorithm="optimal",
            tables=[
                {
                    "source": "buys",
                    "target": "buys_out",
                    "key": "person",
                    "columns": {"item": flat},
                    "privacy": [{"km_anonymity": {"k": 2, "m": 1}}],
                }
            ],
            target={"table": "out", "if_exists": "replace", "key": "id"},
            release_guard={"action": "refuse"},
        )
        stored = {name.rpartition("_")[2] for name in backend.tables() if "_recoding_" in name}
        assert stored == {"known", "items", "public"}
        others = backend.rows(
            "SELECT relname, g.grantee FROM pg_class, aclexplode(relacl) AS g "
            f"WHERE relnamespace = '{backend.schema}'::regnamespace AND g.grantee <> relowner "
            "AND relname NOT LIKE 'sqlanon_runs%'"
        )
        assert not others
