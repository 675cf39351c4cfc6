"""MariaDB looks persons up by a number: long texts alone it would compare each with each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from sqlanon.sql.backends import connected
from sqlanon.sql.statement import Sql
from sqlanon.sql.workspace import Observer, Workspace

if TYPE_CHECKING:
    from engines import Place

JOINED: dict[str, dict[str, Any]] = {
    "publish/persons_too_few": {"before": Sql("one"), "after": Sql("other"), "k": 2},
    "stage/without": {
        "columns": [Sql("place")],
        "source": Sql("one"),
        "persons": Sql("other"),
        "person": Sql("s.person"),
    },
    "reuse/joined": {
        "columns": [Sql("person")],
        "source": Sql("one"),
        "known": Sql("other"),
        "person": Sql("s.person"),
        "held": Sql("person"),
        "joint": Sql("place"),
    },
}


@pytest.mark.parametrize("backend", ["mariadb"], indirect=True)
@pytest.mark.parametrize("template", JOINED)
def test_a_join_of_persons_is_by_a_number_too(backend: Place, template: str) -> None:
    with connected(backend.url) as server:
        workspace = Workspace(server, Observer())
        kinds = {"person": str(workspace.dialect.text_type), "place": "integer"}
        for name in ("one", "other"):
            backend.load(name, kinds, [(f"person{number}", number) for number in range(500)])
        query = workspace.fragment(template, **JOINED[template])
    plan = backend.rows(f"EXPLAIN {query}")
    joined = [row for row in plan if str(row[2]).startswith("<derived") and row[6] is not None]
    # a text is 3 bytes of a key, of which its length is all there is; the number is 5 more
    assert [int(row[6]) for row in joined if int(row[6]) >= 5], plan
