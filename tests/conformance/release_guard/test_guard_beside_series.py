"""A guard that is held back by a series of m_invariance over the same source says which it is."""

from __future__ import annotations

import re
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any

import pytest

import sqlanon

if TYPE_CHECKING:
    from engines import Place

KINDS = {"id": "integer", "age": "integer", "ill": "text"}
COLUMNS: dict[str, Any] = {
    "id": {"role": "drop"},
    "age": {"role": "quasi"},
    "ill": {"role": "sensitive"},
}


def load(place: Place) -> None:
    rows = [(n, n * 7 % 50, ("flu", "gout", "cold")[n % 3]) for n in range(60)]
    place.load("patients", KINDS, rows)


def target(name: str) -> dict[str, Any]:
    return {"table": name, "if_exists": "replace", "key": "id"}


def series(place: Place, **said: Any) -> None:
    sqlanon.anonymize(
        place.url,
        "patients",
        columns=COLUMNS,
        privacy=[{"m_uniqueness": {"column": "ill", "m": 2}}],
        algorithm="m_invariance",
        target=target("nightly"),
        **said,
    )


def guarded(place: Place, **said: Any) -> sqlanon.Report:
    return sqlanon.anonymize(
        place.url,
        "patients",
        columns=COLUMNS,
        privacy=[{"k_anonymity": {"k": 5}}],
        target=target("out"),
        release_guard={"action": "refuse", **said},
    )


def test_the_series_is_named_with_what_can_be_done(backend: Place) -> None:
    load(backend)
    guarded(backend)
    series(backend, release_guard={"action": "store"})
    with pytest.raises(sqlanon.VerificationError) as refused:
        guarded(backend)
    told = str(refused.value)
    assert re.search(r"1 release of \S*nightly is by m_invariance, which makes new classes", told)
    assert "reuse" not in told  # which would not help
    (moment,) = re.findall(r"with a moment after (\S+ \S+)$", told)
    later = datetime.fromisoformat(moment) + timedelta(microseconds=1)
    together = guarded(backend, since=str(later)).together
    assert together is not None
    assert together.before == ()


def test_a_series_of_which_nobody_is_stored_is_named(backend: Place) -> None:
    load(backend)
    series(backend)
    with pytest.raises(
        sqlanon.PublishError, match=r"without stored persons .* the last one \S*nightly"
    ):
        guarded(backend)
