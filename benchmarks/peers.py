"""One run of another tool on a CSV file, for all.py to time; it needs that tool, not sqlanon.

Run `PYTHON benchmarks/peers.py TOOL FILE.csv --quasi age sex … [--k 10]`. TOOL is `anonypyx`
(Mondrian, numbers of texts in their place), `anjana` (full-domain generalization; a text becomes
`*`, a number an interval of 10, of 40, or `*`) or `pycanon` (measures k of the table, nothing
else). `pip install anonypyx anjana pycanon`, in an environment of its own, since they pin old
versions of pandas.
"""

# ruff: noqa: PLC0415 - each tool is imported only where it is asked for

from __future__ import annotations

import argparse
from typing import Any

import pandas as pd


def run_anonypyx(table: Any, quasi: list[str], k: int) -> int:  # noqa: ANN401 - a frame
    """Return the number of classes of Mondrian's release."""
    import anonypyx

    for name in quasi:
        if not pd.api.types.is_numeric_dtype(table[name]):
            table[name] = table[name].astype("category").cat.codes
    made = anonypyx.Anonymiser(table, k=k, algorithm="Mondrian", feature_columns=quasi).anonymise()
    return len(made)


def _levels(column: Any) -> dict[int, Any]:  # noqa: ANN401 - a column of a frame
    values = column.to_numpy()
    if not pd.api.types.is_numeric_dtype(column):
        return {0: values, 1: ["*"] * len(values)}
    widths = ((1, 10), (2, 40))
    ranges = {
        level: [f"[{one // width * width}, {one // width * width + width})" for one in values]
        for level, width in widths
    }
    return {0: values, **ranges, 3: ["*"] * len(values)}


def run_anjana(table: Any, quasi: list[str], k: int) -> int:  # noqa: ANN401 - as above
    """Return the number of classes of a full-domain release that may suppress 1 % of the rows."""
    from anjana.anonymity import k_anonymity

    hierarchies = {name: _levels(table[name]) for name in quasi}
    made = k_anonymity(table, [], quasi, k, 1, hierarchies)
    return len(made[quasi].drop_duplicates())


def run_pycanon(table: Any, quasi: list[str], k: int) -> int:  # noqa: ANN401 - as above
    """Return the k that the table has."""
    from pycanon.anonymity import k_anonymity

    del k
    return int(k_anonymity(table, quasi))


TOOLS = {"anonypyx": run_anonypyx, "anjana": run_anjana, "pycanon": run_pycanon}


def main() -> None:
    """Run one tool once, and print what it found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("tool", choices=[*TOOLS])
    parser.add_argument("file")
    parser.add_argument("--quasi", nargs="+", required=True)
    parser.add_argument("--k", type=int, default=10)
    asked = parser.parse_args()
    table = pd.read_csv(asked.file)[asked.quasi].dropna()
    print(asked.tool, TOOLS[asked.tool](table, asked.quasi, asked.k))


if __name__ == "__main__":
    main()
