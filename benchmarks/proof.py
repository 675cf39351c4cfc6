"""Results that papers and other programs have published, beside what sqlanon reaches.

    python benchmarks/proof.py                     # tables of papers and of other programs' tests
    python benchmarks/proof.py --arx arx/data      # also ARX's optima on Adult, in a minute
    python benchmarks/proof.py --pycanon PYTHON    # asks pyCANON again, with a Python that has it
    python benchmarks/proof.py --arx arx/data --write   # writes the table of benchmarks/proof.md

`arx/data` is the folder of https://github.com/arx-deidentifier/arx, which has UCI Adult and the
hierarchies. The exit code is 1 where a number is not the one that benchmarks/proof.md has.
"""

from __future__ import annotations

import argparse
import csv
import json
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import duckdb

import sqlanon

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

PAGE = Path(__file__).parent / "proof.md"
BEGIN, END = "<!-- results -->\n", "<!-- end of results -->\n"
HEAD = "| result | source | theirs | ours |\n|---|---|---|---|\n"
MODELS = "tests/reference/test_model_known_answers.py"
PYCANON = "tests/reference/test_pycanon.py::test_sqlanon_agrees_with_pycanon"
OPTIMA = "tests/reference/test_arx_optima.py::test_optimum_of_arx"
HERE = "tests/docs/test_proof_page.py"
_NEAR = 1e-6
_PRINTED = 4
"""Digits behind the point up to which a number was rounded for print."""

# -- tables ----------------------------------------------------------------------------------------

HEART, VIRAL, CANCER = "Heart Disease", "Viral Infection", "Cancer"
FIGURE_2 = [
    *[("130**", "<30", s) for s in (HEART, HEART, VIRAL, VIRAL)],
    *[("1485*", ">=40", s) for s in (CANCER, HEART, VIRAL, VIRAL)],
    *[("130**", "3*", CANCER)] * 4,
]
FIGURE_3 = [
    *[("1305*", "<=40", s) for s in (HEART, VIRAL, CANCER, CANCER)],
    *[("1485*", ">40", s) for s in (CANCER, HEART, VIRAL, VIRAL)],
    *[("1306*", "<=40", s) for s in (HEART, VIRAL, CANCER, CANCER)],
]
SALARIES = [
    *[("4767*", 3, "gastric ulcer"), ("4760*", 4, "gastritis"), ("4767*", 5, "stomach cancer")],
    *[("4790*", 6, "gastritis"), ("4790*", 11, "flu"), ("4790*", 8, "bronchitis")],
    *[("4760*", 7, "bronchitis"), ("4767*", 9, "pneumonia"), ("4760*", 10, "stomach cancer")],
]
TABLE_4 = [
    ("2*" if pay in {3, 4, 5} else "4*" if pay in {6, 8, 11} else "3*", pay)
    for _, pay, _ in SALARIES
]
DISEASES = {
    "respiratory": {
        "infection": ["flu", "pneumonia", "bronchitis"],
        "vascular": ["pulmonary edema", "pulmonary embolism"],
    },
    "digestive": {
        "stomach": ["gastric ulcer", "stomach cancer", "gastritis"],
        "colon": ["colitis", "colon cancer"],
    },
}
MERIT = [
    *[("E", 1), ("E", 4), ("E", 2), ("U", 3), ("G", 3), ("G", 4), ("G", 3), ("G", 1)],
    *[("R", 4), ("R", 3)],
]
FREQUENCIES = [
    *[(2, 3, 1), (3, 3, 3), (2, 3, 1), (2, 3, 2), (3, 3, 1), (3, 3, 1), (1, 4, 1), (2, 3, 1)]
]
MISSING = [(2,), (3,), (None,), (2,), (1,), (None,), (1,), (2,)]
OCCUPATIONS = [
    *[("female", None, "other", s) for s in (1, 0, 2)],
    *[("male", "teacher", "other", s) for s in (1, 0)],
    *[("female", "nurse", "majority", s) for s in (0, 1)],
]
MONDRIAN = [(6, 1), (6, 1), (8, 2), (8, 2), (4, 1), (4, 2), (4, 3), (4, 4)]
REGIONS = [*["America"] * 6, *["Europe"] * 3]
SUBSET = [*["America"] * 3, *["Europe"] * 2]

# -- what is measured ------------------------------------------------------------------------------

Row = tuple[Any, ...]
Figures = list[Any]


def loaded(connection: duckdb.DuckDBPyConnection, name: str, rows: Sequence[Row]) -> list[str]:
    """Make a table of rows, and return the names of its columns."""
    kinds = [
        "BIGINT" if any(isinstance(row[place], int) for row in rows) else "VARCHAR"
        for place in range(len(rows[0]))
    ]
    names = [f"c{place}" for place in range(len(kinds))]
    defined = ", ".join(f"{n} {kind}" for n, kind in zip(names, kinds, strict=True))
    connection.execute(f"CREATE TABLE {name} ({defined})")
    marks = ", ".join("?" * len(names))
    connection.executemany(f"INSERT INTO {name} VALUES ({marks})", rows)
    return names


def classes(rows: Sequence[Row]) -> sqlanon.CheckReport:
    """Measure the classes of rows of which every column is a quasi-identifier."""
    with duckdb.connect() as connection:
        names = loaded(connection, "release", rows)
        return sqlanon.check(connection, "release", quasi=names)


def reached(rows: Sequence[Row], *models: tuple[str, dict[str, Any]]) -> Figures:
    """Measure models; the last column is the sensitive one."""
    with duckdb.connect() as connection:
        *quasi, sensitive = loaded(connection, "release", rows)
        asked: list[Any] = [{name: {"column": sensitive, **said}} for name, said in models]
        report = sqlanon.check(connection, "release", quasi=quasi, privacy=asked)
        return [one.reached for one in report.models]


def k_and_l(rows: Sequence[Row]) -> Figures:
    """The smallest class, and the fewest different sensitive values of a class."""
    return [
        classes([row[:-1] for row in rows]).classes.min,
        *reached(rows, ("l_diversity", {"l": 1})),
    ]


def closeness(rows: Sequence[Row], **said: object) -> Figures:
    """The greatest distance of a class from the table."""
    return reached(rows, ("t_closeness", {"t": 1, **said}))


def presence() -> Figures:
    """The least and the greatest share of a class of the population that is in the table."""
    with duckdb.connect() as connection:
        loaded(connection, "everybody", [(one,) for one in REGIONS])
        quasi = loaded(connection, "release", [(one,) for one in SUBSET])
        models: list[Any] = [
            {"delta_presence": {"population": "everybody", "min": 0.5, "max": 0.67}}
        ]
        report = sqlanon.check(connection, "release", quasi=quasi, privacy=models)
        return [one.reached for one in report.models]


def mondrian(split: str) -> Figures:
    """The loss of Mondrian by ranges of numbers."""
    with duckdb.connect() as connection:
        names = loaded(connection, "people", MONDRIAN)
        report = sqlanon.anonymize(
            connection,
            "people",
            columns={name: {"role": "quasi"} for name in names},
            privacy=[{"k_anonymity": {"k": 2}}],
            algorithm={"mondrian": {"split": split, "cut": "median"}},
            target="released",
        )
        return [report.loss.ncp]


def as_pycanon(rows: Sequence[Row]) -> Figures:
    """The k, alpha, l, beta and t that pyCANON measures too."""
    models = (
        ("alpha_k", {"alpha": 1}),
        ("l_diversity", {"l": 1}),
        ("beta_likeness", {"beta": 1}),
        ("t_closeness", {"t": 1}),
    )
    return reached(rows, *models)


# -- results ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Result:
    """A published result.

    Attributes:
        what: What it is of.
        source: Where it was published.
        theirs: The numbers there.
        measure: Measures ours.
        test: The test that holds sqlanon to it.
        differs: Why ours is another one; empty where it is the same.
    """

    what: str
    source: str
    theirs: Figures
    measure: Callable[[], Figures]
    test: str
    differs: str = ""

    def line(self, ours: Figures) -> str:
        """Return the row of the table."""
        why = f" ({self.differs})" if self.differs else ""
        told = "same" if same(self.theirs, ours) else f"{shown(ours)}{why}"
        return f"| {' | '.join((self.what, self.source, shown(self.theirs), told))} |\n"

    def agrees(self, ours: Figures) -> bool:
        """Whether ours is theirs, or was said to be another one."""
        return bool(self.differs) or same(self.theirs, ours)


def same(theirs: Figures, ours: Figures) -> bool:
    """Whether two lists of numbers are the same to a millionth, or to the digits of the first."""
    return len(theirs) == len(ours) and all(map(_same, theirs, ours))


def _same(theirs: Any, ours: Any) -> bool:  # noqa: ANN401 - a number, or a list of them
    if isinstance(theirs, list):
        return list(ours) == theirs
    digits = len(repr(theirs).partition(".")[2])
    rounded = 0.5 * 10.0**-digits if isinstance(theirs, float) and digits <= _PRINTED else 0
    return bool(abs(theirs - ours) <= max(_NEAR * abs(theirs), rounded, 1e-12))


def shown(figures: Figures) -> str:
    """Numbers as the page has them."""
    return ", ".join(map(_shown, figures))


def _shown(one: Any) -> str:  # noqa: ANN401 - a number, or a list of them
    if isinstance(one, list):
        return f"({','.join(map(str, one))})"
    return f"{one:.0f}" if float(one).is_integer() else f"{one:.8g}"


LDIV = "Machanavajjhala et al., *l-diversity*, ACM TKDD 1(1), 2007"
TCLOSE = "Li, Li, Venkatasubramanian, *t-closeness*, ICDE 2007"
PETWORKS = "[PETWorks](https://github.com/moda-gov-tw/PETWorks-framework), test_tcloseness.py"
SDC = "[sdcMicro](https://github.com/sdcTools/sdcMicro), tests/testthat"
ORDERED = {"distance": "ordered"}
TREE = {"distance": "hierarchical", "hierarchy": {"taxonomy": DISEASES}}
AS_A_VALUE = "a missing value is a value of its own here, and fits every value there"
RESULTS = [
    Result(
        "k and distinct l of the 4-anonymous patients",
        f"{LDIV}, figure 2",
        [4, 1],
        lambda: k_and_l(FIGURE_2),
        f"{MODELS}::test_textbook_releases_reach_the_recomputed_values",
    ),
    Result(
        "k and distinct l of the 3-diverse patients",
        f"{LDIV}, figure 3",
        [4, 3],
        lambda: k_and_l(FIGURE_3),
        f"{MODELS}::test_the_three_diverse_release_of_the_paper_is_so",
    ),
    Result(
        "t by salary of the 3-diverse table",
        f"{TCLOSE}, table 4 and the example of {{3k, 4k, 5k}}",
        [0.375],
        lambda: closeness(TABLE_4, **ORDERED),
        f"{MODELS}::test_distances_of_the_papers_table_4",
    ),
    Result(
        "t by salary",
        f"{TCLOSE}, table 5",
        [0.167],
        lambda: closeness([row[:2] for row in SALARIES], **ORDERED),
        f"{MODELS}::test_distances_of_the_papers_table_5",
    ),
    Result(
        "t by disease, hierarchical",
        f"{TCLOSE}, table 5",
        [0.278],
        lambda: closeness([row[::2] for row in SALARIES], **TREE),
        f"{MODELS}::test_distances_of_the_papers_table_5",
        differs="the paper's own formula gives 8/27 on its table, as PETWorks found too",
    ),
    Result(
        "the same",
        PETWORKS,
        [0.29629629850387573],
        lambda: closeness([row[::2] for row in SALARIES], **TREE),
        f"{MODELS}::test_distances_of_the_papers_table_5",
    ),
    Result(
        "t by disease, equal distance",
        PETWORKS,
        [0.5555555555555556],
        lambda: closeness([row[::2] for row in SALARIES]),
        f"{MODELS}::test_distances_of_the_papers_table_5",
    ),
    Result(
        "t by merit, ordered",
        PETWORKS,
        [0.26666666666666666],
        lambda: closeness(MERIT, **ORDERED),
        f"{MODELS}::test_the_ordered_distance_is_over_the_values_that_occur",
    ),
    Result(
        "δ-presence: least and greatest share",
        "Nergiz, Atzori, Clifton, SIGMOD 2007, as in ARX's TestAnonymization",
        [0.5, 0.6666666666666666],
        presence,
        f"{MODELS}::test_nergizs_example_of_presence",
    ),
    Result(
        "frequencies 3, 1, 3, 1, 2, 2, 1, 3: the smallest, and the share of 1",
        f"{SDC}/test_freqCalc.R, without missing values",
        [1, 0.375],
        lambda: [(one := classes(FREQUENCIES)).classes.min, one.risk.after.unique],
        f"{HERE}::test_the_page_says_what_is_measured",
    ),
    Result(
        "frequencies 5, 3, 8, 5, 4, 8, 4, 5 of a column with missing values: the smallest",
        f"{SDC}/test_freqCalc.R",
        [3],
        lambda: [classes(MISSING).classes.min],
        f"{HERE}::test_the_page_says_what_is_measured",
        differs=AS_A_VALUE,
    ),
    Result(
        "k and distinct l, a key being missing in one class",
        f"{SDC}/test_ldiversity.R",
        [2, 2],
        lambda: k_and_l(OCCUPATIONS),
        f"{HERE}::test_the_page_says_what_is_measured",
    ),
    Result(
        "loss (GCP) of strict Mondrian",
        "[qiyuangong/Mondrian](https://github.com/qiyuangong/Mondrian), mondrian_test.py, test1",
        [0.08333333333333333],
        lambda: mondrian("strict"),
        f"{HERE}::test_the_page_says_what_is_measured",
    ),
    Result(
        "the same, relaxed",
        "the same",
        [0.08333333333333333],
        lambda: mondrian("relaxed"),
        f"{HERE}::test_the_page_says_what_is_measured",
    ),
]

# -- pyCANON ---------------------------------------------------------------------------------------

PYCANON_SOURCE = "[pyCANON](https://pypi.org/project/pycanon/) 1.3.6"
BY_PYCANON = {
    "the 4-anonymous patients": (FIGURE_2, [4, 1.0, 1, 1.4, 0.5833333333333333]),
    "the 3-diverse patients": (FIGURE_3, [4, 0.5, 3, 0.5, 0.16666666666666666]),
}
"""Its k, alpha, l, beta and t of tables."""
RESULTS += [
    Result(
        f"k, α, distinct l, basic β and equal t of {name}",
        PYCANON_SOURCE,
        theirs,
        lambda rows=rows: as_pycanon(rows),  # type: ignore[misc]
        PYCANON,
    )
    for name, (rows, theirs) in BY_PYCANON.items()
]
ASK_PYCANON = """
import json, sys
import pandas
from pycanon import anonymity
for rows in json.load(sys.stdin):
    frame = pandas.DataFrame(rows)
    *quasi, sensitive = frame.columns = [str(name) for name in frame.columns]
    alpha, k = anonymity.alpha_k_anonymity(frame, quasi, [sensitive])
    measures = (anonymity.l_diversity, anonymity.basic_beta_likeness, anonymity.t_closeness)
    found = [k, alpha, *(measure(frame, quasi, [sensitive]) for measure in measures)]
    print(json.dumps([float(one) for one in found]))
"""


def ask_pycanon(python: str) -> Iterator[tuple[str, Figures, Figures]]:
    """Yield each table's name with what pyCANON says now, and what the page has of it."""
    asked = json.dumps([rows for rows, _ in BY_PYCANON.values()])
    done = subprocess.run(
        [python, "-c", ASK_PYCANON], input=asked, capture_output=True, text=True, check=True
    )
    lines = map(json.loads, done.stdout.splitlines())
    for (name, (_, before)), now in zip(BY_PYCANON.items(), lines, strict=True):
        yield name, now, before


# -- ARX on Adult ----------------------------------------------------------------------------------

ALL = ["sex", "age", "race", "marital-status", "education", "native-country", "workclass"]
SENSITIVE = {"column": "occupation"}
LOSS_GEO = {"loss": {"aggregate": "geometric", "gs_factor": 0.5}}
NM = {"entropy": {"variant": "nue_nm"}}
STAR = {"discernibility": {"variant": "dm_star"}}
ARX_TESTS = "[ARX](https://github.com/arx-deidentifier/arx), TestAnonymization"


@dataclass(frozen=True)
class Optimum:
    """An optimum that ARX's tests claim: its loss, levels and limit of suppressed rows."""

    what: str
    source: str
    models: list[Any]
    metric: Any
    limit: int
    loss: float
    levels: list[int]
    quasi: tuple[str, ...] = (*ALL, "salary-class")
    table: str = "adult"
    ordered: bool = False

    def measure(self, connection: duckdb.DuckDBPyConnection, data: Path) -> Figures:
        """The loss and the levels that sqlanon finds, and proves to be the least."""
        columns: dict[str, Any] = {
            name: {
                "role": "quasi",
                "hierarchy": {"file": str(data / f"adult_hierarchy_{name}.csv")},
            }
            for name in self.quasi
        }
        columns.setdefault("occupation", {"role": "sensitive"})
        models = [
            {name: {**said, **_order(data)} if self.ordered and "t" in said else said}
            for model in self.models
            for name, said in model.items()
        ]
        report = sqlanon.anonymize(
            connection,
            self.table,
            columns=columns,
            unlisted="drop",
            privacy=models,
            algorithm={"optimal": {"metric": self.metric}},
            max_suppression=self.limit,
            target={"table": "released", "if_exists": "replace"},
        )
        if not report.search.optimal or report.search.value is None:
            raise SystemExit(f"{self.what}: the optimum was not proved")
        return [report.search.value, list((report.recoding.levels or {}).values())]


def _order(data: Path) -> dict[str, list[str]]:
    with (data / "adult_hierarchy_occupation.csv").open(newline="") as file:
        return {"order": sorted(row[0] for row in csv.reader(file, delimiter=";"))}


OPTIMUMS = [
    Optimum(
        "k = 5, 4 % of the rows, geometric loss",
        "Heuristic",
        [{"k_anonymity": {"k": 5}}],
        LOSS_GEO,
        1206,
        0.26611081915757495,
        [0, 3, 0, 1, 1, 1, 1, 2, 0],
        (*ALL, "occupation", "salary-class"),
    ),
    Optimum(
        "entropy l = 5, 4 % of the rows, non-uniform entropy",
        "LDiversity",
        [{"l_diversity": {**SENSITIVE, "l": 5, "variant": "entropy"}}],
        NM,
        1206,
        228878.2039109517,
        [1, 0, 1, 1, 2, 2, 2, 1],
    ),
    Optimum(
        "recursive (4, 5)-diversity, 5 % of the rows, non-uniform entropy",
        "Combinations",
        [{"l_diversity": {**SENSITIVE, "l": 5, "variant": "recursive", "c": 4}}],
        "entropy",
        1508,
        198181.4042332967,
        [1, 0, 1, 1, 2, 2, 2, 0],
    ),
    Optimum(
        "equal t = 0.2 and k = 5, discernibility",
        "TCloseness",
        [{"t_closeness": {**SENSITIVE, "t": 0.2}}, {"k_anonymity": {"k": 5}}],
        STAR,
        0,
        456853172.0,
        [1, 4, 1, 1, 3, 2, 2, 1],
    ),
    Optimum(
        "ordered t = 0.1 and k = 5, discernibility",
        "OrderedDistanceTCloseness",
        [{"t_closeness": {**SENSITIVE, "t": 0.1, **ORDERED}}, {"k_anonymity": {"k": 5}}],
        STAR,
        0,
        97868020.0,
        [1, 1, 1, 2, 3, 2, 2, 1],
        ordered=True,
    ),
    Optimum(
        "enhanced β = 2, geometric loss",
        "BLikeness",
        [{"beta_likeness": {**SENSITIVE, "beta": 2, "variant": "enhanced"}}],
        LOSS_GEO,
        0,
        0.759176305345683,
        [1, 4, 1, 1, 3, 2, 2, 0],
    ),
    Optimum(
        "δ-presence 0.05 to 0.15 of a subset, average class size",
        "DPresence",
        [{"delta_presence": {"population": "adult", "min": 0.05, "max": 0.15}}],
        {"average_class_size": {"variant": "aecs"}},
        0,
        150.8,
        [0, 4, 0, 1, 3, 2, 2, 1],
        table="adult_subset",
    ),
    Optimum(
        "3-map of a subset, non-uniform entropy",
        "KMap",
        [{"k_map": {"population": "adult", "k": 3}}],
        "entropy",
        0,
        23387.494246375998,
        [0, 0, 1, 2, 3, 2, 2, 0],
        table="adult_subset",
    ),
]


def adult(connection: duckdb.DuckDBPyConnection, data: Path) -> None:
    """Load ARX's two tables."""
    for name in ("adult", "adult_subset"):
        file = str(data / f"{name}.csv").replace("'", "''")
        options = "delim = ';', header = true, all_varchar = true"
        connection.execute(f"CREATE TABLE {name} AS SELECT * FROM read_csv('{file}', {options})")


def optima(data: Path) -> Iterator[tuple[Result, Figures]]:
    """Yield each optimum of ARX with ours."""
    with duckdb.connect() as connection:
        adult(connection, data)
        for one in OPTIMUMS:
            yield as_result(one), one.measure(connection, data)


def as_result(one: Optimum) -> Result:
    """An optimum as a row of the table; it is measured by itself."""
    source = f"{ARX_TESTS}{one.source}"
    what = f"Adult: {one.what}"
    return Result(what, source, [one.loss, one.levels], list, OPTIMA)


# -- the page --------------------------------------------------------------------------------------


def table_of(page: str) -> str:
    """The rows of the page's table."""
    return page.partition(BEGIN)[2].partition(END)[0].removeprefix(HEAD)


def main() -> None:
    """Measure, print, and compare with the page or write it."""
    arguments = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    arguments.add_argument("--arx", type=Path, help="ARX's folder `data`")
    arguments.add_argument("--pycanon", help="a Python that has pyCANON")
    arguments.add_argument(
        "--write", action="store_true", help="write the table of benchmarks/proof.md"
    )
    said = arguments.parse_args()
    if said.write and said.arx is None:
        arguments.error("--write needs --arx: the table has ARX's optima")
    found = [(one, one.measure()) for one in RESULTS]
    found += [*optima(said.arx)] if said.arx else []
    lines = [one.line(ours) for one, ours in found]
    print(HEAD, *lines, sep="", end="")
    page = PAGE.read_text(encoding="utf-8")
    if said.write:
        head, _, rest = page.partition(BEGIN)
        text = f"{head}{BEGIN}{HEAD}{''.join(lines)}{END}{rest.partition(END)[2]}"
        PAGE.write_text(text, encoding="utf-8")
        page = text
    wrong = [one.what for one, ours in found if not one.agrees(ours)]
    wrong += [f"benchmarks/proof.md: {line}" for line in lines if line not in table_of(page)]
    if said.pycanon:
        asked = ask_pycanon(said.pycanon)
        wrong += [
            f"pyCANON on {name}: {now}" for name, now, before in asked if not same(before, now)
        ]
    if wrong:
        sys.exit("\n".join(["", "another number:", *wrong]))


if __name__ == "__main__":
    main()
