"""What releases of Adult are good for: loss, random counts, and classifiers that learn from them.

Run `python benchmarks/uses.py [--k 5 10 50] [--splits 3]` (`pip install --group uses`). Adult
(30,162 persons, $SQLANON_DATA or ../shared/data) is published by each algorithm in DuckDB: eight
quasi-identifiers, no hierarchies, salary as it is. Each way is told by

- ncp, sets: what all columns and rows lose, in rank spans, and in sizes of the published sets;
- counts: how far answers to 500 random counts over two columns, and 500 over three, are off, the
  mean of the two medians, as `for: queries` has it;
- agree: how likely two rows of a class have the same salary, as `for: {model: salary}` has it;
- forest, bayes: share of persons whose salary is guessed, by a random forest and by naive Bayes.
  They learnt from the release of two thirds of the persons, and are asked of the raw rows of the
  others; the mean over so many ways to draw the thirds, the same for each algorithm. `always`
  guesses the commoner salary, and `raw` learns from the rows themselves. `--splits 0` leaves them
  out.

A learner does not know where in a range or a set a value lies, and draws one of those that the
column has there. Seeds are fixed: each run prints the same.
"""

from __future__ import annotations

import argparse
import csv
import os
import random
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from statistics import fmean
from typing import TYPE_CHECKING, Any

import duckdb
from sklearn.ensemble import RandomForestClassifier
from sklearn.naive_bayes import CategoricalNB

import sqlanon

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

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
COLUMNS = (*QUASI, "salary")
Person = tuple[str, ...]
"""The quasi-identifiers as texts, and the salary."""


def people() -> list[Person]:
    """Adult."""
    with (DATA / ADULT).open(newline="", encoding="utf-8") as file:
        return [tuple(row[name] for name in COLUMNS) for row in csv.DictReader(file)]


def job(algorithm: dict[str, Any], k: int) -> sqlanon.Job:
    """What is done with them."""
    return sqlanon.Job.from_mapping(
        {
            "source": "adult",
            "target": "released",
            "columns": {
                **{name: {"role": "quasi"} for name in QUASI},
                "salary": {"role": "keep"},
            },
            "privacy": [{"k_anonymity": {"k": k}}],
            "algorithm": algorithm,
            "for": {"model": "salary"},
        }
    )


@contextmanager
def adult(persons: Sequence[Person]) -> Iterator[duckdb.DuckDBPyConnection]:
    """Where they lie."""
    numbers = ", ".join(f"CAST({name} AS INTEGER) AS {name}" for name in NUMBERS)
    with duckdb.connect() as connection:
        listed = ", ".join(f"UNNEST(?) AS {name}" for name in COLUMNS)
        connection.execute(
            f"CREATE TABLE adult AS SELECT * REPLACE ({numbers}) FROM (SELECT {listed})",
            [list(one) for one in zip(*persons, strict=True)],
        )
        yield connection


def told(persons: Sequence[Person], made: sqlanon.Job) -> str:
    """What a plan says of a release, in percent."""
    with adult(persons) as connection:
        plan = sqlanon.plan(made, connection=connection, figures="internal", script=False)
    use = plan.usefulness
    guesses = None if use is None else use.guesses
    said = (
        (plan.loss.ncp, 2),
        (plan.loss.ncp_set, 2),
        (None if use is None else use.query_error, 1),
        (None if guesses is None else guesses.agreement, 1),
    )
    return " | ".join(f"{100 * (one or 0):.{digits}f}" for one, digits in said)


def released(persons: Sequence[Person], made: sqlanon.Job) -> list[Person]:
    """What is published of them."""
    with adult(persons) as connection:
        sqlanon.run(made, connection=connection)
        found = connection.execute(
            f"SELECT {', '.join(COLUMNS)} FROM released ORDER BY ALL"
        ).fetchall()
    return [tuple(map(str, row)) for row in found]


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
    if not splits:
        return "- | -"
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
    print("| k | algorithm | ncp | sets | counts | agree | forest | bayes |")
    print("|---|---|---|---|---|---|---|---|")
    print(f"| | always | | | | | {100 * common:.1f} | {100 * common:.1f} |")
    raw = guessed(persons, said.splits, lambda most: most)
    print(f"| | raw | | | | | {raw} |", flush=True)
    for k in said.k:
        for name, algorithm in WAYS.items():
            made = job(algorithm, k)
            right = guessed(persons, said.splits, partial(released, made=made))
            print(f"| {k} | {name} | {told(persons, made)} | {right} |", flush=True)


if __name__ == "__main__":
    main()
