"""The optima that ARX's own tests claim for Adult, under every model and metric that they use.

Each was confirmed by counting all nodes (docs/definitions, "Where expected numbers come from");
the file of answers and the data lie outside the repository, and without them these tests are
skipped.
"""

from __future__ import annotations

import csv
import json
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

import duckdb
import pytest

import sqlanon

if TYPE_CHECKING:
    from collections.abc import Iterator

SHARED = Path(__file__).parents[3] / "shared"
DATA = Path(os.environ.get("SQLANON_DATA", SHARED / "data")) / "adult"
ANSWERS = SHARED / "known_answers.json"
METRICS: dict[str, object] = {
    "NUE": "entropy",
    "NUE-NM": {"entropy": {"variant": "nue_nm"}},
    "DM*": {"discernibility": {"variant": "dm_star"}},
    "AECS": {"average_class_size": {"variant": "aecs"}},
    "LOSS-GEO": {"loss": {"aggregate": "geometric"}},
}
SENSITIVE = {"column": "occupation"}
TREE = {"file": str(DATA / "hierarchies" / "occupation.csv")}
CRITERIA: dict[str, dict[str, Any]] = {
    "ent": {"l_diversity": {**SENSITIVE, "variant": "entropy"}},
    "rec4_": {"l_diversity": {**SENSITIVE, "variant": "recursive", "c": 4}},
    "teq02": {"t_closeness": {**SENSITIVE, "t": 0.2}},
    "tord02": {"t_closeness": {**SENSITIVE, "t": 0.2, "distance": "ordered"}},
    "tord01": {"t_closeness": {**SENSITIVE, "t": 0.1, "distance": "ordered"}},
    "thier02": {
        "t_closeness": {**SENSITIVE, "t": 0.2, "distance": "hierarchical", "hierarchy": TREE}
    },
    "bbeta": {"beta_likeness": SENSITIVE},
    "ebeta": {"beta_likeness": {**SENSITIVE, "variant": "enhanced"}},
}
QUICK = {
    "arx.adult.k5.limit0.04.LOSS-GEO",
    "arx.adult.k5_occ_sensitive.limit0.05.NUE-NM",
    "arx.adult.ent5.limit0.04.NUE-NM",
    "arx.adult.ent5.limit0.0.NUE-NM",
    "arx.adult.rec4_5.limit0.05.NUE",
    "arx.adult.teq02_k5.limit0.0.DM*",
    "arx.adult.tord01_k5.limit0.0.DM*",
    "arx.adult.ebeta2.limit0.0.LOSS-GEO",
    "arx.adult_subset.dpres_0.05_0.15.limit0.0.AECS",
    "arx.adult_subset.kmap3.limit0.0.NUE",
}
"""Answers that are proved in seconds; SQLANON_ALL_OPTIMA=1 runs the others too, in minutes."""


def answers() -> list[Any]:
    """Parameters of the entries about whole runs."""
    if not ANSWERS.is_file():
        return [pytest.param(None, marks=pytest.mark.skip("no known answers beside the project"))]
    entries = json.loads(ANSWERS.read_text())
    chosen = [
        entry
        for entry in entries
        if entry["id"].startswith(("arx.adult.", "arx.adult_subset."))
        and "optimum" in entry["expected"]
        and "metric" in entry["parameters"]
    ]
    return [pytest.param(entry, id=entry["id"]) for entry in chosen]


@pytest.fixture(scope="module")
def tables() -> Iterator[duckdb.DuckDBPyConnection]:
    """Tables `adult` and `adult_subset` in ARX's names."""
    if not (DATA / "adult.csv").is_file():
        pytest.skip("no Adult data; set SQLANON_DATA")
    with (DATA / "adult.csv").open(newline="") as file:
        first = next(csv.reader(file))
    names = ", ".join(
        f'"{name}" AS "{"salary-class" if name == "salary" else name.replace("_", "-")}"'
        for name in first
    )
    options = "header = true, all_varchar = true"
    with duckdb.connect() as connection:
        connection.execute(
            f"CREATE TABLE adult AS SELECT {names} FROM read_csv('{DATA / 'adult.csv'}', {options})"
        )
        connection.execute(
            "CREATE TABLE adult_subset AS SELECT * FROM "
            f"read_csv('{DATA / 'adult_subset.csv'}', delim = ';', {options})"
        )
        yield connection


def criterion(said: str) -> list[dict[str, Any]]:
    """The models of an abbreviation such as `teq02_k5` or `ent5`."""
    models: list[dict[str, Any]] = []
    for part in said.replace("_occ_sensitive", "").replace("rec4_", "rec4-").split("_"):
        name = part.replace("rec4-", "rec4_")
        if name.startswith("k"):
            models.append({"k_anonymity": {"k": int(name[1:])}})
            continue
        prefix = next(known for known in CRITERIA if name.startswith(known))
        ((model, options),) = CRITERIA[prefix].items()
        rest = name.removeprefix(prefix)
        option = {"l_diversity": "l", "beta_likeness": "beta"}.get(model)
        models.append({model: {**options, **({option: int(rest)} if option else {})}})
    return models


@pytest.mark.gate
@pytest.mark.parametrize("entry", answers())
def test_optimum_of_arx(tables: duckdb.DuckDBPyConnection, entry: dict[str, Any]) -> None:
    said, expected = entry["parameters"], entry["expected"]
    if entry["id"] not in QUICK and not os.environ.get("SQLANON_ALL_OPTIMA"):
        pytest.skip("takes minutes; set SQLANON_ALL_OPTIMA")
    source = "adult"
    models: list[dict[str, Any]] = []
    if "private" in said:
        source = "adult_subset"
        if said["model"] == "k-map":
            models = [{"k_map": {"population": "adult", "k": said["value"]}}]
        else:
            least, most = said["value"]
            presence = {"population": "adult", "min": least, "max": most}
            models = [{"delta_presence": presence}]
    else:
        models = criterion(said["criteria"])
    metric = METRICS[said["metric"]]
    if said["metric"] == "LOSS-GEO":
        metric = {"loss": {"aggregate": "geometric", "gs_factor": said["gs_factor"]}}
    columns: dict[str, dict[str, Any]] = {
        name: {"role": "quasi", "hierarchy": {"file": str(DATA / "hierarchies" / f"{name}.csv")}}
        for name in said["qi"]
    }
    columns.setdefault("occupation", {"role": "sensitive"})
    for model in models:
        ((name, options),) = model.items()
        if options.get("distance") == "ordered":
            with (DATA / "hierarchies" / "occupation.csv").open(newline="") as file:
                rows = list(csv.reader(file, delimiter=";"))
            model[name] = {**options, "order": sorted(row[0] for row in rows)}
    report = sqlanon.anonymize(
        tables,
        source,
        columns=columns,
        unlisted="drop",
        privacy=models,
        algorithm={"optimal": {"metric": metric}},
        max_suppression=said["max_suppressed"],
        target={"table": "released", "if_exists": "replace"},
    )
    assert report.recoding.levels is not None
    assert list(report.recoding.levels.values()) in expected["optimum"]
    assert report.rows.suppressed in expected["suppressed_rows"]
    assert report.search.value == pytest.approx(expected["loss"], rel=1e-9)
    assert report.search.optimal
