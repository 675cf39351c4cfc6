"""What releases of Adult are good for: loss, random counts, and classifiers that learn from them.

Run `python benchmarks/uses.py [--k 5 10 50] [--splits 3]` (`pip install --group uses`). Adult
(30,162 persons, $SQLANON_DATA or ../shared/data) is published by each algorithm in DuckDB: eight
quasi-identifiers, no hierarchies, salary as it is. Each way is told by

- ncp, sets: what all columns and rows lose, in rank spans, and in sizes of the published sets;
- 1, 2, 3 columns: half of the answers to 100 random counts over so many columns are off by no more
  than this share, as reports have it;
- forest, bayes: share of persons whose salary is guessed, by a random forest and by naive Bayes.
  They learnt from the release of two thirds of the persons, and are asked of the raw rows of the
  others; the mean over so many ways to draw the thirds, the same for each algorithm. `always`
  guesses the commoner salary, and `raw` learns from the rows themselves.

A learner does not know where in a range or a set a value lies, and draws one of those that the
column has there. Seeds are fixed: each run prints the same.
"""

from __future__ import annotations

import argparse
import csv
import os
import random
from pathlib import Path
from statistics import fmean
from typing import TYPE_CHECKING, Any

import duckdb
from sklearn.ensemble import RandomForestClassifier
from sklearn.naive_bayes import CategoricalNB

import sqlanon

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sqlanon.report.run import Report

DATA = Path(os.environ.get("SQLANON_DATA", Path(__file__).parents[1] / ".." / "shared" / "data"))
ADULT = "adult/adult.csv"
NUMBERS = ("age", "education_num")
QUASI = (
    *("age", "workclass", "education_num", "marital_status"),
    *("occupation", "race", "sex", "native_country"),
)
WAYS: dict[str, dict[str, Any]] = {
    "mondrian": {"mondrian": {}},
    "mondrian, set": {"mondrian": {"measure": "set"}},
    "mondrian, median": {"mondrian": {"cut": "median"}},
    "order_and_cut, sort": {"order_and_cut": {"order": "sort"}},
    "order_and_cut": {"order_and_cut": {}},
    "order_and_cut, span": {"order_and_cut": {"measure": "span"}},
    "order_and_cut, refine": {"order_and_cut": {"refine": True}},
    "order_and_cut, span, refine": {"order_and_cut": {"measure": "span", "refine": True}},
}
Person = tuple[str, ...]
"""The quasi-identifiers as texts, and the salary."""


def people() -> list[Person]:
    """Adult."""
    with (DATA / ADULT).open(newline="", encoding="utf-8") as file:
        return [tuple(row[name] for name in (*QUASI, "salary")) for row in csv.DictReader(file)]


def released(
    persons: Sequence[Person], algorithm: dict[str, Any], k: int
) -> tuple[Report, list[Person]]:
    """The report of a run, and what it published."""
    numbers = ", ".join(f"CAST({name} AS INTEGER) AS {name}" for name in NUMBERS)
    job = sqlanon.Job.from_mapping(
        {
            "source": "adult",
            "target": "released",
            "columns": {
                **{name: {"role": "quasi"} for name in QUASI},
                "salary": {"role": "insensitive"},
            },
            "privacy": [{"k_anonymity": {"k": k}}],
            "algorithm": algorithm,
        }
    )
    with duckdb.connect() as connection:
        columns = (*QUASI, "salary")
        listed = ", ".join(f"UNNEST(?) AS {name}" for name in columns)
        connection.execute(
            f"CREATE TABLE adult AS SELECT * REPLACE ({numbers}) FROM (SELECT {listed})",
            [list(one) for one in zip(*persons, strict=True)],
        )
        report = sqlanon.run(job, connection=connection, figures="external")
        found = connection.execute(
            f"SELECT {', '.join(columns)} FROM released ORDER BY ALL"
        ).fetchall()
    return report, [tuple(map(str, row)) for row in found]


class Learner:
    """What somebody learns from a table of persons, and guesses of others."""

    def __init__(self, everybody: Sequence[Person]) -> None:
        """Take note of the values of each column: that much is known of Adult without a release."""
        self.domains = [
            sorted({row[place] for row in everybody}, key=int if name in NUMBERS else str)
            for place, name in enumerate(QUASI)
        ]
        self.codes = [{value: code for code, value in enumerate(one)} for one in self.domains]

    def drawn(self, label: str, place: int, chance: random.Random) -> int:
        """The code of one of the values that a label stands for."""
        codes = self.codes[place]
        if label in codes:
            return codes[label]
        inner = label[1:-1]
        if label.startswith("{"):
            return codes[chance.choice(inner.split(", "))]
        low, high = map(int, inner.split("-"))
        return codes[chance.choice([v for v in self.domains[place] if low <= int(v) <= high])]

    def right(self, release: Sequence[Person], others: Sequence[Person]) -> tuple[float, float]:
        """Shares of the others whose salary is guessed, by a forest and by naive Bayes."""
        chance = random.Random(20)
        learnt = [
            [self.drawn(v, place, chance) for place, v in enumerate(row[:-1])] for row in release
        ]
        asked = [[self.codes[place][v] for place, v in enumerate(row[:-1])] for row in others]
        told, true = [row[-1] for row in release], [row[-1] for row in others]
        forest = RandomForestClassifier(n_estimators=100, min_samples_leaf=5, random_state=1)
        bayes = CategoricalNB(min_categories=[len(one) for one in self.domains])
        scores = [float(one.fit(learnt, told).score(asked, true)) for one in (forest, bayes)]
        return scores[0], scores[1]


def thirds(persons: Sequence[Person], seed: int) -> tuple[list[Person], list[Person]]:
    """Two thirds of the persons, and the others."""
    shuffled = list(persons)
    random.Random(seed).shuffle(shuffled)
    cut = 2 * len(shuffled) // 3
    return shuffled[:cut], shuffled[cut:]


def guessed(
    persons: Sequence[Person], splits: int, publish: Callable[[list[Person]], list[Person]]
) -> str:
    """The shares of both classifiers, in percent."""
    learner, shares = Learner(persons), []
    for seed in range(splits):
        most, others = thirds(persons, seed)
        shares.append(learner.right(publish(most), others))
    return " | ".join(f"{100 * fmean(one):.1f}" for one in zip(*shares, strict=True))


def main() -> None:
    """Print a row for each k and algorithm."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--k", type=int, nargs="+", default=[5, 10, 50])
    parser.add_argument("--splits", type=int, default=3)
    said = parser.parse_args()
    persons = people()
    salaries = [row[-1] for row in persons]
    common = max(map(salaries.count, set(salaries))) / len(salaries)
    print("| k | algorithm | ncp | sets | 1 column | 2 | 3 | forest | bayes |")
    print("|---|---|---|---|---|---|---|---|---|")
    print(f"| | always | | | | | | {100 * common:.1f} | {100 * common:.1f} |")
    print(f"| | raw | | | | | | {guessed(persons, said.splits, lambda most: most)} |", flush=True)
    for k in said.k:
        for name, algorithm in WAYS.items():
            report, _ = released(persons, algorithm, k)
            asked = () if report.figures is None else report.figures.query_errors
            errors = " | ".join(f"{100 * one.median:.1f}" for one in asked)
            losses = " | ".join(
                f"{100 * (report.loss.values[one] or 0):.2f}" for one in ("ncp", "ncp_set")
            )

            def publish(
                most: list[Person], algorithm: dict[str, Any] = algorithm, k: int = k
            ) -> list[Person]:
                return released(most, algorithm, k)[1]

            right = guessed(persons, said.splits, publish)
            print(f"| {k} | {name} | {losses} | {errors} | {right} |", flush=True)


if __name__ == "__main__":
    main()
