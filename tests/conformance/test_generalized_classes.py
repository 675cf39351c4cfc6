"""Classes that publish the same are one class to a reader, and are counted once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlanon.api import run as api

if TYPE_CHECKING:
    from engines import Place


def test_no_more_classes_are_generalized_than_there_are(backend: Place) -> None:
    rows = [(letter, digit) for letter in "abcdefgh" for digit in (1, 2)]
    backend.load("people", {"letter": "text", "digit": "integer"}, rows)
    report = api.anonymize(
        backend.url,
        "people",
        columns={
            "letter": {"role": "quasi", "hierarchy": {"flat": True}},
            "digit": {"role": "quasi"},
        },
        privacy=[{"k_anonymity": {"k": 3}}],
        algorithm={"mondrian": {"cut": "loss"}},
        target="released",
    )
    found = {tuple(row.values()) for row in backend.records("released")}
    assert found == {("*", "1"), ("*", "2")}
    generalized = {n: c.classes_generalized for n, c in report.recoding.attributes.items()}
    assert (report.classes.count, generalized) == (2, {"letter": 2, "digit": 0})
