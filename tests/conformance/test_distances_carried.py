"""How far numbers are from each other is handed to an embedded search that reads it, if asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import pytest
from expected import Quasi, Table

from sqlanon import Observer, UnsupportedError, anonymize
from sqlanon.api import run as api

if TYPE_CHECKING:
    from engines import Place

    from sqlanon.sql.statement import Statement

FAR = [(n % 5 * 2**58 + n * n % 7 * 2**50,) for n in range(24)]
"""Whole numbers that no double holds exactly beside their distances."""


@pytest.mark.parametrize("algorithm", ["k_member", {"microaggregation": {"refine": True}}])
def test_of_numbers_beyond_doubles_they_are_those_of_the_database(
    backend: Place, algorithm: Any
) -> None:
    of = Table({"n": Quasi("BIGINT")}, [*FAR])
    of.load(backend)
    output = {"output": "median"} if isinstance(algorithm, dict) else {}
    found, engines = [], []
    places: tuple[Literal["database", "embedded"], ...] = ("database", "embedded")
    for where in places:
        report = anonymize(
            backend.url,
            of.name,
            columns={"id": {"role": "keep"}, "n": {"role": "quasi", **output}},
            privacy=[{"k_anonymity": {"k": 3}}],
            algorithm=algorithm,
            search_in=where,
            target={"table": "released", "if_exists": "replace"},
        )
        engines.append(report.search.engine)
        shown = {(row["id"], str(row["n"])) for row in backend.records("released")}
        found.append((report.search.value, shown))
    assert engines == ["database", "embedded"]
    assert found[0] == found[1]


def test_only_who_asks_is_handed_them(backend: Place) -> None:
    """`auto` searches where the values are, whatever the engine is quick at."""
    of = Table(
        {"n": Quasi("integer"), "m": Quasi("text")}, [(n % 7, "ab"[n % 2]) for n in range(9)]
    )
    of.load(backend)
    for where, carried in (("auto", 0), ("embedded", 1)):
        names: list[str] = []
        job = of.job(3, algorithm="k_member", search_in=where, target=f"released_{where}")

        def tell(statement: Statement, names: list[str] = names) -> None:
            names.append(statement.name)

        report = api.run(job, connection=backend.url, observer=Observer(statement=tell))
        assert names.count("search_engine/distances") == carried
        assert report.search.engine == ("embedded" if carried else "database")
        assert carried or report.search.because == "k_member reads distances between values there"


def test_distances_that_no_double_holds_are_refused(backend: Place) -> None:
    of = Table({"n": Quasi("real")}, [(value,) for value in (-1.7e308, 1.7e308, 0.0) * 4])
    of.load(backend)
    with pytest.raises(UnsupportedError, match=r"columns\.n: the values are too far") as refused:
        anonymize(
            backend.url,
            of.name,
            columns={"id": {"role": "keep"}, "n": {"role": "quasi"}},
            privacy=[{"k_anonymity": {"k": 3}}],
            algorithm="k_member",
            search_in="embedded",
            target="released",
        )
    assert "308" not in str(refused.value)
    assert "released" not in backend.tables()
