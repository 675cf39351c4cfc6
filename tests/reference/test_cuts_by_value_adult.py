"""What cuts by value leave of UCI Adult under t-closeness, beside Mondrian's own.

Distances are counted here from the published rows. Skipped where the data are not beside the
checkout.
"""

from __future__ import annotations

import os
from collections import Counter, defaultdict
from pathlib import Path

import duckdb
import pytest

from sqlanon.api import run as api
from sqlanon.job.job import Job

BESIDE = Path(__file__).resolve().parents[3] / "shared" / "data"
ADULT = Path(os.environ.get("SQLANON_DATA", BESIDE)) / "adult" / "adult.csv"
QUASI = (
    *("age", "workclass", "education", "marital_status"),
    *("race", "sex", "native_country"),
)
SENSITIVE, MOST = "occupation", 0.2


@pytest.mark.gate
@pytest.mark.skipif(not ADULT.is_file(), reason="no Adult table beside the checkout")
@pytest.mark.parametrize(("split", "least", "most"), [("strict", 40, 41), ("by_value", 26, 28)])
def test_halves_by_value_lose_a_third_less(split: str, least: float, most: float) -> None:
    said = {
        "source": "adult",
        "target": "released",
        "columns": {
            **{name: {"role": "quasi"} for name in QUASI},
            SENSITIVE: {"role": "sensitive"},
        },
        "unlisted": "drop",
        "privacy": [
            {"k_anonymity": {"k": 10}},
            {"t_closeness": {"column": SENSITIVE, "t": MOST}},
        ],
        "algorithm": {"mondrian": {"split": split}},
    }
    with duckdb.connect() as connection:
        known = " AND ".join(f"{name} <> '?'" for name in (*QUASI[1:], SENSITIVE))
        connection.execute(f"CREATE TABLE adult AS SELECT * FROM read_csv('{ADULT}') WHERE {known}")
        report = api.run(Job.from_mapping(said), connection=connection)
        columns = ", ".join((*QUASI, SENSITIVE))
        rows = connection.execute(f"SELECT {columns} FROM released").fetchall()

    assert least < 100 * report.loss.ncp < most
    whole = Counter(row[-1] for row in rows)
    classes: defaultdict[tuple[str, ...], Counter[str]] = defaultdict(Counter)
    for *labels, value in rows:
        classes[tuple(labels)][value] += 1
    assert whole.total() == 30_162
    for values in classes.values():
        size = values.total()
        assert size >= 10
        moved = sum(abs(values[one] / size - n / len(rows)) for one, n in whole.items())
        assert moved / 2 <= MOST + 1e-9
