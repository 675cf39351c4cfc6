"""Make a table like the UCI Adult census data, of any size, in a DuckDB file.

Run `python benchmarks/adult_like.py ROWS OUT.duckdb [--seed 7]`. It writes the table `adult_like`,
the eight quasi-identifiers that papers use on Adult, hours_per_week, salary and a person_id.
Nothing is copied from Adult: people are drawn from the rounded weights below (country follows race,
education follows country and age, marital status age and sex, occupation education and sex, and so
on), so that 3,000,000 rows have about 447,000 distinct combinations of quasi-identifiers.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

import duckdb
import numpy as np
import numpy.typing as npt

TABLE = "adult_like"
QUASI = (
    *("age", "workclass", "education_num", "marital_status"),
    *("occupation", "race", "sex", "native_country"),
)
YOUNGEST, OLDEST = 17, 90
AGE_LIMITS = (22, 50)  # the ages at which schooling changes
FULL_TIME = 0.47  # share that works exactly 40 hours
Codes = npt.NDArray[np.int16]
Weights = Sequence[float]

# share of an age at each of these ages, straight lines between them
AGE_POINTS = dict(
    [
        *[
            (17, 11),
            (19, 20),
            (23, 27),
            (31, 28),
            (37, 27.5),
            (47, 22),
            (55, 13),
            (61, 8),
            (67, 3.5),
        ],
        *[(71, 1.8), (75, 1), (79, 0.5), (83, 0.2), (89, 0.05)],
        (90, 1.2),  # Adult's ages end in "90 and older"
    ]
)

SEX = {"Male": 676, "Female": 324}

# shares of education_num 1 to 16 at up to 22 / 23 to 50 / above, then of people born in the
# countries of FEW_DEGREES and of MANY_DEGREES
EDUCATION: list[Weights] = [
    [0, 0.3, 1, 8, 12, 32, 70, 30, 330, 420, 22, 18, 43, 0.5, 0, 0],
    [0, 0.3, 1, 8, 10, 21, 27, 9, 330, 215, 50, 39, 198, 60, 18, 12],
    [0.1, 1.5, 6, 42, 21, 42, 35, 11, 350, 180, 41, 26, 132, 78, 28, 22],
    [40, 130, 240, 100, 120, 40, 30, 10, 190, 70, 8, 3, 15, 3, 1, 0],
    [0, 1, 3, 3, 4, 4, 4, 4, 130, 120, 20, 30, 430, 160, 40, 45],
]
FEW_DEGREES = (
    *("Mexico", "El-Salvador", "Guatemala", "Dominican-Republic", "Honduras", "Haiti"),
    *("Portugal", "Nicaragua", "Puerto-Rico", "Laos"),
)
MANY_DEGREES = ("Philippines", "India", "China", "Taiwan", "Japan", "Iran", "France", "South")

# marital status: share of men up to 21 / 26 / 34 / 49 / 64 / above, then of women
MARITAL_LIMITS = (21, 26, 34, 49, 64)
MARITAL: dict[str, tuple[Weights, Weights]] = {
    "Married-civ-spouse": ((20, 250, 530, 720, 800, 770), (30, 150, 250, 230, 190, 100)),
    "Never-married": ((970, 700, 350, 110, 50, 40), (930, 720, 440, 180, 80, 90)),
    "Divorced": ((4, 30, 90, 125, 110, 70), (10, 75, 220, 410, 410, 190)),
    "Separated": ((2, 10, 18, 22, 20, 12), (12, 35, 65, 85, 65, 30)),
    "Widowed": ((0, 0, 0.5, 4, 15, 95), (0.3, 3, 10, 55, 230, 570)),
    "Married-spouse-absent": ((4, 9, 12, 11, 10, 10), (9, 16, 18, 18, 14, 10)),
    "Married-AF-spouse": ((0, 0.6, 0.6, 0.2, 0, 0), (0, 5, 2.5, 0.3, 0, 0)),
}

# occupation: share of men with education_num up to 8 / 9 and 10 / 11 and 12 / 13 and 14 / above,
# then of women
OCCUPATION_LIMITS = (7, 9, 11, 13)  # codes, one below education_num
OCCUPATION: dict[str, tuple[Weights, Weights]] = {
    "Prof-specialty": ((7, 28, 90, 310, 790), (8, 40, 160, 420, 830)),
    "Craft-repair": ((260, 275, 210, 55, 7), (22, 20, 16, 5, 0.5)),
    "Exec-managerial": ((30, 105, 140, 300, 130), (25, 95, 130, 200, 110)),
    "Adm-clerical": ((18, 53, 60, 48, 8), (110, 350, 330, 165, 25)),
    "Sales": ((55, 110, 120, 155, 25), (130, 130, 90, 90, 12)),
    "Other-service": ((130, 70, 55, 22, 5), (350, 220, 130, 40, 8)),
    "Machine-op-inspct": ((160, 90, 50, 13, 2), (220, 65, 22, 7, 1)),
    "Transport-moving": ((135, 95, 50, 13, 2), (14, 11, 7, 1, 0)),
    "Handlers-cleaners": ((110, 60, 30, 8, 0.5), (35, 16, 6, 1.5, 0)),
    "Farming-fishing": ((85, 43, 38, 20, 7), (13, 5, 5, 2.5, 1)),
    "Tech-support": ((2, 24, 80, 34, 12), (2, 24, 80, 32, 10)),
    "Protective-serv": ((12, 35, 40, 22, 3), (6, 8, 8, 4, 0.5)),
    "Priv-house-serv": ((0.8, 0.2, 0.1, 0, 0), (70, 9, 4, 1.5, 0)),
    "Armed-Forces": ((0.1, 0.6, 0.4, 0.2, 0), (0, 0.05, 0, 0, 0)),
}

# workclass: share in each group of occupations, and the group of each occupation in their order
WORKCLASS: dict[str, Weights] = {
    "Private": (560, 810, 690, 680, 860, 970, 360, 860, 290, 0),
    "Self-emp-not-inc": (90, 130, 90, 12, 45, 9, 540, 85, 2, 0),
    "Local-gov": (170, 30, 50, 120, 60, 8, 25, 2, 470, 0),
    "State-gov": (100, 10, 45, 70, 30, 3, 12, 2, 190, 0),
    "Self-emp-inc": (40, 30, 105, 8, 7, 2, 80, 75, 1, 0),
    "Federal-gov": (45, 18, 48, 85, 10, 6, 6, 3, 45, 1),
    "Without-pay": (0, 0.1, 0, 0.6, 0.3, 0.6, 5, 0.1, 0, 0),
}
WORKCLASS_GROUP = np.array([0, 1, 2, 3, 7, 4, 5, 4, 5, 6, 3, 8, 5, 9], dtype=np.int16)

RACE = {
    "White": 860,
    "Black": 93,
    "Asian-Pac-Islander": 30,
    "Amer-Indian-Eskimo": 9.5,
    "Other": 7.5,
}

# native country: share in each race, in the order of RACE
COUNTRY: dict[str, Weights] = {
    "United-States": (9300, 9280, 3000, 9500, 4500),
    "Mexico": (205, 8, 5, 130, 1500),
    "Philippines": (3, 3, 1800, 0, 30),
    "Germany": (45, 15, 10, 0, 10),
    "Puerto-Rico": (31, 30, 4, 20, 500),
    "Canada": (40, 2, 5, 10, 0),
    "India": (4, 7, 900, 10, 250),
    "El-Salvador": (34, 6, 0, 20, 350),
    "Cuba": (35, 7, 0, 0, 60),
    "England": (29, 25, 12, 0, 0),
    "Jamaica": (2, 260, 5, 0, 70),
    "South": (1, 1, 770, 0, 10),
    "Italy": (27, 0, 0, 0, 0),
    "China": (1, 0, 700, 0, 0),
    "Dominican-Republic": (13, 45, 0, 0, 700),
    "Vietnam": (1, 0, 680, 0, 0),
    "Guatemala": (21, 6, 0, 40, 150),
    "Japan": (9, 3, 350, 0, 30),
    "Poland": (22, 1, 0, 0, 0),
    "Columbia": (17, 4, 0, 30, 400),
    "Iran": (15, 0, 20, 0, 70),
    "Taiwan": (1, 0, 430, 0, 0),
    "Haiti": (1, 140, 0, 0, 20),
    "Portugal": (13, 3, 0, 0, 0),
    "Nicaragua": (9, 12, 0, 20, 150),
    "Peru": (9, 2, 0, 40, 150),
    "Greece": (11, 0, 10, 0, 0),
    "Ecuador": (7, 3, 0, 0, 280),
    "France": (9, 4, 5, 0, 0),
    "Ireland": (9, 0, 0, 0, 0),
    "Hong": (1, 0, 190, 0, 20),
    "Cambodia": (1, 0, 190, 0, 0),
    "Trinadad&Tobago": (1, 50, 10, 0, 150),
    "Thailand": (1, 1, 170, 0, 0),
    "Laos": (1, 0, 180, 0, 0),
    "Yugoslavia": (6, 0, 0, 0, 0),
    "Outlying-US(Guam-USVI-etc)": (2, 18, 30, 10, 10),
    "Hungary": (5, 0, 0, 0, 0),
    "Honduras": (3, 8, 0, 0, 60),
    "Scotland": (4, 0, 0, 0, 0),
    "Holand-Netherlands": (0.4, 0, 0, 0, 0),
}


def draw(rng: np.random.Generator, weights: npt.ArrayLike, group: Codes | None, rows: int) -> Codes:
    """Return a code per row, drawn by the weights of the row's group (one line of weights each)."""
    shares = np.atleast_2d(np.asarray(weights, dtype=np.float64))
    edges = np.cumsum(shares, axis=1) / shares.sum(axis=1, keepdims=True)
    chance = rng.random(rows)
    if group is None:
        return np.searchsorted(edges[0, :-1], chance, side="right").astype(np.int16)
    codes = np.empty(rows, dtype=np.int16)
    for number, edge in enumerate(edges):
        members = np.flatnonzero(group == number)
        codes[members] = np.searchsorted(edge[:-1], chance[members], side="right")
    return codes


def by_group(table: Mapping[str, Weights]) -> npt.NDArray[np.float64]:
    """Return one line of weights per group from one line per category."""
    return np.array(list(table.values()), dtype=np.float64).T


def by_sex(table: Mapping[str, tuple[Weights, Weights]]) -> npt.NDArray[np.float64]:
    """Return one line of weights per group, the groups of men before those of women."""
    return by_group({name: (*men, *women) for name, (men, women) in table.items()})


def people(rows: int, seed: int) -> dict[str, npt.NDArray[np.int16]]:
    """Return the columns; categories as positions in their dictionaries above."""
    rng = np.random.default_rng(seed)
    ages = np.arange(YOUNGEST, OLDEST + 1)
    age_weights = np.interp(ages, list(AGE_POINTS), list(AGE_POINTS.values()))
    age = (draw(rng, age_weights, None, rows) + YOUNGEST).astype(np.int16)
    sex = draw(rng, list(SEX.values()), None, rows)
    race = draw(rng, list(RACE.values()), None, rows)
    country = draw(rng, by_group(COUNTRY), race, rows)
    schools = group_of(age, *AGE_LIMITS)
    schools[np.isin(country, [list(COUNTRY).index(name) for name in FEW_DEGREES])] = 3
    schools[np.isin(country, [list(COUNTRY).index(name) for name in MANY_DEGREES])] = 4
    education = draw(rng, EDUCATION, schools, rows)
    marital = draw(rng, by_sex(MARITAL), group_of(age, *MARITAL_LIMITS) + 6 * sex, rows)
    occupation = draw(
        rng, by_sex(OCCUPATION), group_of(education, *OCCUPATION_LIMITS) + 5 * sex, rows
    )
    workclass = draw(rng, by_group(WORKCLASS), WORKCLASS_GROUP[occupation], rows)
    other_hours = np.round(rng.normal(46, 12, rows) - 14 * (schools == 0) - 8 * sex)
    full_time = rng.random(rows) < FULL_TIME
    hours = np.clip(np.where(full_time, 40, other_hours), 1, 99).astype(np.int16)
    odds = 0.36 * (education - 9) + 0.055 * np.minimum(age - 38, 15) + 0.03 * (hours - 40)
    odds += 2.2 * (marital == 0) - 2.75
    salary = (rng.random(rows) < 1 / (1 + np.exp(-odds))).astype(np.int16)
    return {
        "age": age,
        "workclass": workclass,
        "education_num": (education + 1).astype(np.int16),
        "marital_status": marital,
        "occupation": occupation,
        "race": race,
        "sex": sex,
        "native_country": country,
        "hours_per_week": hours,
        "salary": salary,
    }


def group_of(values: Codes, *limits: int) -> Codes:
    """Return the number of limits that each value exceeds."""
    return np.searchsorted(np.array(limits), values, side="left").astype(np.int16)


def write(connection: duckdb.DuckDBPyConnection, columns: dict[str, npt.NDArray[np.int16]]) -> None:
    """Write the columns as a table, categories as text."""
    labels = {
        "workclass": list(WORKCLASS),
        "marital_status": list(MARITAL),
        "occupation": list(OCCUPATION),
        "race": list(RACE),
        "sex": list(SEX),
        "native_country": list(COUNTRY),
        "salary": ["<=50K", ">50K"],
    }
    rows = len(columns["age"])
    coded = {**columns, "person_id": np.arange(1, rows + 1, dtype=np.int32)}
    connection.register("coded", coded)
    select = ["person_id"]
    for name in columns:
        spelled = ", ".join(f"'{label}'" for label in labels.get(name, []))
        select.append(
            f"([{spelled}])[{name} + 1] AS {name}" if spelled else f"{name}::INTEGER {name}"
        )
    connection.execute(f"CREATE OR REPLACE TABLE {TABLE} AS SELECT {', '.join(select)} FROM coded")
    connection.unregister("coded")


def distinct(connection: duckdb.DuckDBPyConnection) -> int:
    """Return the number of distinct combinations of quasi-identifiers."""
    query = f"SELECT COUNT(*) FROM (SELECT DISTINCT {', '.join(QUASI)} FROM {TABLE})"
    found = connection.execute(query).fetchone()
    return int(found[0]) if found else 0


def main() -> None:
    """Write the table and print how it came out."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rows", type=int)
    parser.add_argument("out", type=Path)
    parser.add_argument("--seed", type=int, default=7)
    options = parser.parse_args()

    started = time.perf_counter()
    with duckdb.connect(str(options.out)) as connection:
        write(connection, people(options.rows, options.seed))
        seconds = time.perf_counter() - started
        combinations = distinct(connection)
    print(f"{options.rows:,} rows, {combinations:,} distinct combinations, {seconds:.1f} s")


if __name__ == "__main__":
    main()
