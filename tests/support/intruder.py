"""What somebody finds in a report who has the release and knows all rows of the source but one.

`python tests/support/intruder.py mondrian 3 200 40` says of 40 invented tables of 200 rows in how
many the report leaves one value for the last row of those that the release allows, and in how many
fewer. Which values these are is tried: each is put in the row's place, and everything is run again.
"""

from __future__ import annotations

import json
import random
import re
import sqlite3
import sys
from contextlib import closing
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple, cast

import sqlanon

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlanon.verify.figures import Audience

AGES, ZIPS = range(20, 60), range(100, 120)
"""The values of two columns, which everybody knows."""
CIRCUMSTANCES = {"run_id", "seconds", "started", "ended", "versions", "database"}
"""What differs from run to run, or could be left out."""
Row = tuple[int, int]


class Told(NamedTuple):
    """What a table's release and report are."""

    release: list[tuple[Any, ...]]
    report: str


@dataclass
class Intruder:
    """Runs a job over tables.

    Attributes:
        algorithm: Mondrian, or one that chooses levels of hierarchies.
        k: Rows of a class.
        audience: For whom the report is; None for a report without figures.
        most: Values of a class that are tried.
    """

    algorithm: str
    k: int
    audience: Audience | None
    most: int = 40

    def job(self) -> sqlanon.Job:
        """Two quasi-identifiers; level vectors may suppress a twentieth of the rows."""
        levels = self.algorithm != "mondrian"
        columns: dict[str, dict[str, Any]] = {name: {"role": "quasi"} for name in ("age", "zip")}
        if levels:
            columns["age"]["hierarchy"] = {"intervals": [5, 10, 20]}
            columns["zip"]["hierarchy"] = {"intervals": [5, 10]}
        said = {
            "source": "people",
            "target": "released",
            "columns": columns,
            "privacy": [{"k_anonymity": {"k": self.k}}],
            "algorithm": self.algorithm,
            "max_suppression": 0.05 if levels else 0,
            "ledger": False,
        }
        return sqlanon.Job.from_mapping(said)

    def told(self, rows: Sequence[Row]) -> Told | None:
        """What is published of a table; None where nothing can be."""
        with closing(sqlite3.connect(":memory:", isolation_level=None)) as database:
            database.execute("CREATE TABLE people (age INTEGER, zip INTEGER)")
            database.executemany("INSERT INTO people VALUES (?, ?)", sorted(rows))
            try:
                report = sqlanon.run(self.job(), connection=database, figures=self.audience)
            except sqlanon.UnsatisfiableError:
                return None
            release = sorted(database.execute("SELECT age, zip FROM released"), key=repr)
        said = {key: one for key, one in report.to_dict().items() if key not in CIRCUMSTANCES}
        return Told(release, json.dumps(said, sort_keys=True))

    def tried(self, seed: int, count: int) -> tuple[int, int] | None:
        """One victim in one invented table.

        Returns:
            How many of the values of the victim's class the release allows, of those that
            are tried, and how many of these the report leaves; None where the victim is suppressed.
        """
        chance = random.Random(seed)  # noqa: S311 - invented people, no secrets
        rows = [(chance.choice(AGES), chance.choice(ZIPS)) for _ in range(count)]
        true = self.told(rows)
        victim, *others = rows
        classes = (
            [] if true is None else [(inside(a, AGES), inside(z, ZIPS)) for a, z in true.release]
        )
        its = [one for one in classes if victim[0] in one[0] and victim[1] in one[1]]
        if true is None or not its:
            return None
        ages, zips = min(its, key=lambda one: len(one[0]) * len(one[1]))
        values = [(age, zip_) for age in ages for zip_ in zips if (age, zip_) != victim]
        values = [victim, *chance.sample(values, min(len(values), self.most - 1))]
        found = [told for value in values if (told := self.told([*others, value])) is not None]
        allowed = [told for told in found if told.release == true.release]
        return len(allowed), sum(told.report == true.report for told in allowed)

    def tries(self, wanted: int, rows: int) -> list[tuple[int, int]]:
        """Victims of whom the release leaves two values or more."""
        made: list[tuple[int, int]] = []
        seed = 1000 * rows
        while len(made) < wanted:
            seed += 1
            one = self.tried(seed, rows)
            if one is not None and one[0] > 1:
                made.append(one)
        return made


def inside(label: object, values: range) -> list[int]:
    """The values of a label: `23`, `[20-24]`, `20-24` or `*`."""
    ends = [int(one) for one in re.findall(r"\d+", str(label))]
    return [one for one in values if not ends or ends[0] <= one <= ends[-1]]


def main(algorithm: str, k: str, rows: str, wanted: str, audience: str = "external") -> None:
    """Print what the tries come to."""
    readers = None if audience == "none" else cast("Audience", audience)
    made = Intruder(algorithm, int(k), readers).tries(int(wanted), int(rows))
    one, fewer = sum(left == 1 for _, left in made), sum(left < all_ for all_, left in made)
    part = sum(left / all_ for all_, left in made) / len(made)
    mean = sum(all_ for all_, _ in made) / len(made)
    print(  # noqa: T201 - a script
        f"{algorithm}, k = {k}, {rows} rows, {audience}: of {len(made)} tries one value is left in "
        f"{one}, fewer than the release allows in {fewer}; {part:.0%} of {mean:.1f} values"
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
