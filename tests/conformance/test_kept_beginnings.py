"""`mask: {keep: [3, 1]}` cuts codes of unequal length to the characters that it keeps."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest

import sqlanon
from sqlanon.errors import JobError

if TYPE_CHECKING:
    from engines import Place

CODES = {"E11": 2, "E11.9": 2, "E11.65": 2, "E10.9": 2, "E10": 2, "I10": 2, "I10.0": 2}
CODES |= {"J45.909": 2, "J45": 2, "J45.20": 2}
DAYS = {"1980": 3, "1980-05": 2, "1980-05-03": 1, "1980-11-30": 3, "1981-02": 3}


def published(
    place: Place, values: dict[str | None, int], mask: dict[str, Any], level: int
) -> dict[Any, int]:
    rows = [(value,) for value, count in values.items() for _ in range(count)]
    place.load("t", {"code": "text"}, rows)
    sqlanon.anonymize(
        place.url,
        "t",
        columns={"code": {"role": "quasi", "hierarchy": {"mask": mask}}},
        privacy=[sqlanon.KAnonymity(k=2)],
        algorithm={"fixed": {"levels": {"code": level}}},
        target="released",
    )
    return dict(Counter(row["code"] for row in place.records("released")))


@pytest.mark.parametrize(
    ("values", "mask", "level", "expected"),
    [
        (CODES, {"keep": [3, 1]}, 1, {"E11*": 6, "E10*": 4, "I10*": 4, "J45*": 6}),
        (CODES, {"keep": [3, 1]}, 2, {"E*": 10, "I*": 4, "J*": 6}),
        # what is shorter stays, until less of it is kept: it is no group of the level
        (DAYS, {"keep": [7, 4]}, 1, {"1980": 3, "1980-05*": 3, "1980-11*": 3, "1981-02*": 3}),
        (DAYS, {"keep": [7, 4]}, 2, {"1980*": 9, "1981*": 3}),
        ({"12345": 2, "12345-6789": 1, None: 3}, {"keep": [5]}, 1, {"12345*": 3, "*": 3}),
        ({"x-1": 1, "yy-1": 1, "1": 1}, {"keep": [1], "side": "left"}, 1, {"*1": 3}),
        ({"ÄÖ1": 1, "ÄÖ": 1, "": 2}, {"keep": [2], "character": "…"}, 1, {"ÄÖ…": 2, "": 2}),
    ],
)
def test_codes_keep_their_beginning_whatever_their_length(
    backend: Place,
    values: dict[str | None, int],
    mask: dict[str, Any],
    level: int,
    expected: dict[str, int],
) -> None:
    assert published(backend, values, mask, level) == expected


def test_a_search_finds_the_level_of_codes(backend: Place) -> None:
    backend.load("t", {"code": "text"}, [(code,) for code in CODES for _ in range(2)])
    said: dict[str, Any] = {
        "columns": {"code": {"role": "quasi", "hierarchy": {"mask": {"keep": [3, 1]}}}},
        "privacy": [sqlanon.KAnonymity(k=4)],
    }
    sqlanon.anonymize(backend.url, "t", algorithm="optimal", target="released", **said)
    found = Counter(row["code"] for row in backend.records("released"))
    assert found == {"E11*": 6, "E10*": 4, "I10*": 4, "J45*": 6}


def test_a_mask_masks_or_keeps() -> None:
    for mask in ({}, {"steps": [1], "keep": [1]}):
        with pytest.raises(JobError, match=r"set either steps \(characters masked"):
            sqlanon.Job.from_mapping(_job(mask))
    with pytest.raises(JobError, match=r"must keep less than the one before \(1, 3\)"):
        sqlanon.Job.from_mapping(_job({"keep": [1, 3]}))


def _job(mask: dict[str, Any]) -> dict[str, Any]:
    return {
        "source": "t",
        "columns": {"code": {"role": "quasi", "hierarchy": {"mask": mask}}},
        "privacy": [{"k_anonymity": {"k": 2}}],
    }


@pytest.mark.parametrize("algorithm", ["optimal", "mondrian"])
def test_labels_of_an_earlier_run_in_place_stay_labels(backend: Place, algorithm: str) -> None:
    # of the labels E11* and E10* the finer level would make E11** of its own
    backend.run("CREATE TABLE t (id INTEGER PRIMARY KEY NOT NULL, code VARCHAR(9))")
    backend.run(*(f"INSERT INTO t VALUES ({n}, '{code}')" for n, code in enumerate(CODES)))
    said: dict[str, Any] = {
        "columns": {
            "id": {"role": "identifier", "action": "keep"},
            "code": {
                "role": "quasi",
                "hierarchy": {"mask": {"keep": [4, 3, 1]}},
                **({"min_level": 2} if algorithm == "optimal" else {}),
            },
        },
        "privacy": [sqlanon.KAnonymity(k=2)],
        "algorithm": algorithm,
        "target": {"mode": "replace", "by": "update"},
        "in_place": True,
    }
    sqlanon.anonymize(backend.url, "t", **said)
    before = [row["code"] for row in sorted(backend.records("t"), key=lambda row: row["id"])]
    assert {*before} == {"E11*", "E10*", "I10*", "J45*"}
    backend.run("INSERT INTO t VALUES (10, 'E11.21')", "INSERT INTO t VALUES (11, 'J45')")
    sqlanon.anonymize(backend.url, "t", **said)
    after = [row["code"] for row in sorted(backend.records("t"), key=lambda row: row["id"])]
    assert after == [*before, "E11*", "J45*"]


@pytest.mark.parametrize(
    ("values", "hierarchy"),
    [
        ([*CODES], {"mask": {"keep": [5, 3, 1]}}),
        ([*DAYS, "1981"], {"mask": {"keep": [7, 4, 2]}}),
        (["DE", "DE1", "DE11", "DE112", "DE2", "FR", "FR1"], {"mask": {"keep": [4, 2]}}),
        (["0-9", "10-19", "20-29", "30-39", "100+"], None),  # beginnings do not repeat
        ([f"{n:05}" for n in range(0, 90, 3)], {"mask": {"steps": [1, 2, 3, 4]}}),
    ],
)
def test_init_proposes_to_keep_beginnings(
    backend: Place, values: list[str], hierarchy: dict[str, Any] | None
) -> None:
    backend.load("t", {"what": "text"}, [(value,) for value in values for _ in range(3)])
    (column,) = sqlanon.propose(backend.url, "t").columns
    assert column.hierarchy == hierarchy
