"""The algorithm microaggregation makes the clusters of MDAV on every engine."""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from statistics import fmean
from typing import TYPE_CHECKING, Any

import pytest
from expected import Quasi, Table, searched, text
from oracle_mdav import clusters, lost

from sqlanon import JobError, UnsatisfiableError, UnsupportedError, anonymize
from sqlanon.api import run as api
from sqlanon.job.job import Job

if TYPE_CHECKING:
    from engines import Place
    from expected import Cells
    from oracle_mdav import Row

DRAWN = random.Random(7)  # noqa: S311 - a table, no secret
NUMBERS = [(n * n % 23, n * 7 % 11 - 5, n % 3) for n in range(41)]
HOLES = [
    (None if n % 7 == 3 else n % 6, None if n % 5 == 0 else round(1.5 ** (n % 17), 2))
    for n in range(38)
]
EQUAL = [(1, 2)] * 17 + [(3, 2)] * 2 + [(9, 9)]
MANY = [(DRAWN.randrange(90), DRAWN.randrange(6), DRAWN.randrange(1000)) for _ in range(330)]
TABLES: dict[str, tuple[list[Row], tuple[str, ...]]] = {
    "numbers": ([*NUMBERS], ("integer", "integer", "integer")),
    "holes": ([*HOLES], ("integer", "real")),
    "equal rows": ([*EQUAL], ("integer", "integer")),
    "one column": ([(n * n % 31,) for n in range(19)], ("integer",)),
    "one value": ([(4, None)] * 9, ("integer", "real")),
}


def table(rows: list[Row], kinds: tuple[str, ...]) -> Table:
    return Table({f"c{place}": Quasi(kind) for place, kind in enumerate(kinds)}, rows)


def job(of: Table, k: int, *, exact: bool, output: str = "mean", **more: Any) -> Job:
    said: dict[str, Any] = {
        "source": of.name,
        "target": of.target,
        "columns": {
            "id": {"role": "keep"},
            **{name: {"role": "quasi", "output": output} for name in of.quasi},
        },
        "privacy": [{"k_anonymity": {"k": k}}],
        "algorithm": {"microaggregation": {"mode": "exact" if exact else "blocked"}},
        **more,
    }
    return Job.from_mapping(said)


def cells(made: list[Counter[Row]]) -> Cells:
    """Clusters as sorted lists of (values as text, rows)."""
    texts = [{tuple(text(v) for v in row): n for row, n in one.items()} for one in made]
    return sorted((sorted(one.items(), key=repr) for one in texts), key=repr)


@pytest.mark.parametrize(("k", "where"), [(2, "auto"), (5, "auto"), (3, "embedded")])
@pytest.mark.parametrize("name", TABLES)
def test_every_engine_finds_the_clusters_of_the_oracle(
    backend: Place, name: str, k: int, where: str
) -> None:
    rows, kinds = TABLES[name]
    of = table(rows, kinds)
    of.load(backend)

    found = searched(backend.url, job(of, k, exact=True, search_in=where))

    assert found == cells(clusters(rows, k))


def test_a_release_has_the_means_of_its_clusters_and_says_what_they_lose(backend: Place) -> None:
    of = table([*NUMBERS], ("real", "integer", "integer"))
    of.load(backend)

    report = api.run(job(of, 3, exact=True), connection=backend.url)

    made = clusters([*NUMBERS], 3)
    published = {record["id"]: record for record in backend.records("released")}
    groups: defaultdict[Any, list[int]] = defaultdict(list)
    for number, record in published.items():
        groups[record["c0"], record["c1"], record["c2"]].append(number)
    assert min(map(len, groups.values())) >= 3
    assert len(published) == len(NUMBERS)
    means = Counter(round(fmean(row[0] or 0 for row in one.elements()), 6) for one in made)
    shown = Counter(round(key[0], 6) for key in groups)
    assert set(shown) == set(means)
    assert report.classes.min is not None
    assert report.classes.min >= 3
    assert report.search.metric == "squared_error"
    assert report.search.value == pytest.approx(lost([*NUMBERS], made), rel=1e-3)
    assert report.search.engine == "database"


@pytest.mark.gate  # MariaDB takes the square of the rows, and blocks need some
def test_blocks_advance_together_and_hold_every_row(places: list[Place]) -> None:
    rows = MANY[:245]  # three blocks; MariaDB takes CPU with their square, 38 s for 330 rows
    of = table([*rows], ("integer", "integer", "integer"))
    found = []
    for place in places:
        of.load(place)
        found.append(searched(place.url, job(of, 2, exact=False)))

    assert all(one == found[0] for one in found)
    sizes = [sum(n for _, n in one) for one in found[0]]
    assert {*sizes} <= {2, 3}
    found_rows: Counter[Any] = Counter()
    for one in found[0]:
        found_rows.update(dict(one))
    assert found_rows == Counter(tuple(text(value) for value in row) for row in rows)
    whole = lost([*rows], clusters([*rows], 2))
    blocked = lost(
        [*rows],
        [Counter({tuple(map(int, v)): n for v, n in one}) for one in found[0]],  # type: ignore[arg-type]
    )
    assert blocked <= 2 * whole


def test_rounds_do_not_grow_with_the_table(backend: Place) -> None:
    rounds = []
    for times in (1, 2):
        of = Table(
            {f"c{place}": Quasi("integer") for place in range(3)},
            MANY[:160] * times,
            name=f"people{times}",
            target=f"released{times}",
        )
        of.load(backend)
        search = api.run(job(of, 2, exact=False), connection=backend.url).search
        rounds.append((search.rounds, search.statements))
    assert rounds[1][0] is not None
    assert rounds[0][0] is not None
    assert abs(rounds[1][0] - rounds[0][0]) <= 15


def test_too_few_rows_have_no_cluster_and_none_need_none(backend: Place) -> None:
    of = table([(1, 2), (3, 4)], ("integer", "integer"))
    of.load(backend)
    with pytest.raises(UnsatisfiableError):
        api.run(job(of, 3, exact=True), connection=backend.url)
    nobody = Table(of.quasi, [], name="nobody")
    nobody.load(backend)
    assert api.run(job(nobody, 3, exact=False), connection=backend.url).classes.count == 0


REFUSED: dict[str, tuple[dict[str, Any], str]] = {
    "output": ({"columns": {"age": {"role": "quasi"}}}, "set output: mean or median"),
    "a model": (
        {"privacy": [{"l_diversity": {"column": "ill", "l": 2}}]},
        "microaggregation reaches k-anonymity only",
    ),
    "a view": ({"target": {"table": "released", "mode": "view"}}, "microaggregation"),
}


@pytest.mark.parametrize("case", REFUSED)
def test_what_it_cannot_do_is_refused_before_anything_is_connected_to(case: str) -> None:
    said, reason = REFUSED[case]
    options: dict[str, Any] = {
        "columns": {"age": {"role": "quasi", "output": "mean"}, "ill": {"role": "sensitive"}},
        "privacy": [{"k_anonymity": {"k": 2}}],
        "target": "released",
        **said,
    }
    with pytest.raises((UnsupportedError, JobError), match=reason):
        anonymize(
            "duckdb:////no/such/folder/at.all", "people", algorithm="microaggregation", **options
        )


def test_a_column_without_numbers_is_refused_whatever_it_holds(backend: Place) -> None:
    backend.load("people", {"born": "date"}, [])
    with pytest.raises(UnsupportedError, match=r"columns\.born: microaggregation clusters numbers"):
        anonymize(
            backend.url,
            "people",
            columns={"born": {"role": "quasi", "output": "median"}},
            privacy=[{"k_anonymity": {"k": 2}}],
            algorithm="microaggregation",
            target="released",
        )
