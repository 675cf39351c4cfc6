"""What a report of rows of persons says of risk, beside a count by pandas that knows the table."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pandas as pd
import pytest

import sqlanon

if TYPE_CHECKING:
    from engines import Place

KINDS = {"id": "integer", "who": "text", "age": "integer", "town": "text", "ill": "text"}
COLUMNS: dict[str, Any] = {
    "id": {"role": "keep"},
    "who": {"role": "drop"},
    "age": {"role": "quasi", "hierarchy": {"intervals": [5, 10, 20, 80]}},
    "town": {"role": "quasi", "hierarchy": {"flat": True}},
    "ill": {"role": "sensitive"},
}
K = 4
QUASI = ["age", "town"]


def visits(seed: int) -> list[tuple[Any, ...]]:
    """Few persons with many rows, many with few, some rows of nobody."""
    chance = random.Random(seed)  # noqa: S311 - no secret
    often, all_of_them = [f"p{n}" for n in range(8)], [f"p{n}" for n in range(150)]
    return [
        (
            number,
            None if chance.random() < 0.03 else chance.choice(chance.choice((often, all_of_them))),
            chance.randrange(18, 70),
            chance.choice("abcd"),
            chance.choice(("flu", "gout", "cold")),
        )
        for number in range(400)
    ]


@pytest.mark.parametrize("algorithm", ["optimal", "mondrian"])
def test_figures_are_those_of_pandas(backend: Place, algorithm: str) -> None:
    rows = visits(len(algorithm))
    backend.load("visits", KINDS, rows)
    report = sqlanon.anonymize(
        backend.url,
        "visits",
        columns=COLUMNS,
        person="who",
        privacy=[{"k_anonymity": {"k": K}}],
        algorithm=algorithm,
        max_suppression=0.2,
        target="out",
        figures="internal",
    )
    source = pd.DataFrame(rows, columns=[*KINDS])
    out = pd.DataFrame(backend.records("out")).merge(source[["id", "who"]], on="id")
    classes = out.groupby(QUASI, dropna=False)
    sizes, fewest = classes.size(), int(classes["who"].nunique().min())
    before = source.groupby(QUASI).size()
    for risk, of in ((report.risk.after, sizes), (report.risk.before, before)):
        assert risk.highest == pytest.approx(1 / of.min())
        assert risk.average == pytest.approx(len(of) / of.sum())
        assert risk.unique == pytest.approx((of == 1).sum() / of.sum())
    assert report.risk.persons == 1 / K
    (model,) = report.models
    assert (model.name, model.reached) == ("person_anonymity", fewest)
    assert fewest >= K
    assert report.figures is not None
    for bands, of in ((report.figures.sizes, sizes), (report.figures.sizes_before, before)):
        assert bands
        for band in bands:
            held = of[(of >= band.least) & (of <= (band.most or of.max()))]
            assert (band.classes, band.rows) == (len(held), held.sum())
    page = report.to_html()
    assert f"at most {1 / K:.2%}" in page
    assert "highest risk of one row" in page
    assert "average risk of one row" in page
    assert f"{len(sizes) / sizes.sum():.2%}" in page
    assert "finds the row with this probability (prosecutor)" not in page  # a person is found more

    placed = out.dropna(subset=["who"]).groupby("who")[QUASI]
    theirs = [frozenset(map(tuple, one.to_numpy())) for _, one in placed]
    spread = [one for one in theirs if len(one) > 1]
    few = sum(sum(one <= other for other in theirs) < K for one in spread)
    (said,) = (one.message for one in report.warnings if one.code == "W08")
    assert said.startswith(f"{len(spread)} of {len(theirs)} persons")
    assert f"of {few} fewer than k persons" in said
