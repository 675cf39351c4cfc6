"""Published tables of real persons, and the roles that a person gave their columns by hand.

The roles were written down before anything was proposed. The tables lie in packages of other
people (the group `real-tables`), which are not imported; without them the tests are skipped.
"""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

REAL: dict[str, tuple[str, str, dict[str, str]]] = {
    # answers of married women to a magazine (Fair 1978)
    "affairs": (
        "statsmodels",
        "datasets/fair/fair.csv",
        {
            "rate_marriage": "sensitive",
            "age": "quasi",
            "yrs_married": "quasi",
            "children": "quasi",
            "religious": "sensitive",
            "educ": "quasi",
            "occupation": "quasi",
            "occupation_husb": "quasi",
            "affairs": "sensitive",
        },
    ),
    # patients with lung cancer, and how long they lived (Loprinzi et al. 1994)
    "lung": (
        "lifelines",
        "datasets/lung.csv",
        {
            "inst": "quasi",
            "time": "sensitive",
            "status": "sensitive",
            "age": "quasi",
            "sex": "quasi",
            "ph.ecog": "sensitive",
            "ph.karno": "sensitive",
            "pat.karno": "sensitive",
            "meal.cal": "sensitive",
            "wt.loss": "sensitive",
        },
    ),
    # people let out of prison, and whether they were arrested again (Rossi et al. 1980)
    "convicts": (
        "lifelines",
        "datasets/rossi.csv",
        {
            "week": "sensitive",
            "arrest": "sensitive",
            "fin": "keep",
            "age": "quasi",
            "race": "quasi",
            "wexp": "quasi",
            "mar": "quasi",
            "paro": "sensitive",
            "prio": "sensitive",
        },
    ),
    # members of the Senate of Canada since 1867
    "senators": (
        "lifelines",
        "datasets/canadian_senators.csv",
        {
            "Name": "drop",
            "Political Affiliation at Appointment": "sensitive",
            "Province / Territory": "quasi",
            "Appointed on the advice of": "quasi",
            "Term (yyyy.mm.dd)": "drop",
            "start_date": "quasi",
            "end_date": "quasi",
            "reason": "sensitive",
            "diff_days": "drop",
            "observed": "keep",
        },
    ),
}
"""Tables: the package, the file in it, and the role of each column."""


def file_of(table: str) -> Path | None:
    """Where a table lies; None where its package is not installed."""
    package, file, _ = REAL[table]
    found = find_spec(package)
    for folder in () if found is None else found.submodule_search_locations or ():
        if (Path(folder) / file).is_file():
            return Path(folder) / file
    return None
