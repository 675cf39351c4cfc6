"""A release that is spoilt before it is verified is not published, whatever model it breaks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from engines import ENGINES
from four_people import COLUMNS, FLAT, KEPT, PUBLIC, ROWS, SENSITIVE, S, release

from sqlanon.errors import VerificationError
from sqlanon.pipeline import publishing
from sqlanon.privacy_models import PRIVACY_MODELS
from sqlanon.sql.statement import Sql, Statement
from sqlanon.verify import release as verification

if TYPE_CHECKING:
    from engines import Place
    from oracle_search import Asked

VALUE = "UPDATE {} SET s = 'x' WHERE id = 2"
PERSON = "UPDATE {} SET person = 1 WHERE id = 2"
NUMBER = "UPDATE {} SET v = 1 WHERE id = 2"
QUASI = "UPDATE {} SET q = 'c' WHERE id = 2"
MOVED = "UPDATE {} SET q = 'b' WHERE id = 2"
DROPPED = "DELETE FROM {} WHERE id = 2"
ADDED = "INSERT INTO {0} SELECT * FROM {0} WHERE id = 2"
BROKEN: dict[str, tuple[Asked, str]] = {
    "a row moved": ({"k_anonymity": {"k": 2}}, QUASI),
    "a row dropped": ({"average_risk": {"threshold": 1}}, DROPPED),
    "a row added": ({"k_anonymity": {"k": 2}}, ADDED),
    "a person twice": ({"person_anonymity": {"k": 2, "person": "person"}}, PERSON),
    "an item of one person": ({"km_anonymity": {"k": 2, "m": 1, "person": "person"}}, PERSON),
    "one value": ({"l_diversity": {**S, "l": 2}}, VALUE),
    "entropy": ({"l_diversity": {**S, "l": 2, "variant": "entropy"}}, VALUE),
    "recursive": ({"l_diversity": {**S, "l": 2, "c": 1.1, "variant": "recursive"}}, VALUE),
    "distance": ({"t_closeness": {**S, "t": 0}}, VALUE),
    "distance of numbers": (
        {"t_closeness": {"column": "v", "t": 0, "distance": "ordered"}},
        NUMBER,
    ),
    "share": ({"alpha_k": {**S, "alpha": 0.5}}, VALUE),
    "gain": ({"beta_likeness": {**S, "beta": 0.5}}, VALUE),
    "disclosure": ({"delta_disclosure": {**S, "delta": 0.5}}, VALUE),
    "the same value twice": ({"m_uniqueness": {**S, "m": 2}}, VALUE),
    "a class of nobody": ({"k_map": {"population": "everybody", "k": 3}}, QUASI),
    "presence": (
        {"delta_presence": {"population": "everybody", "min": 0, "max": 0.7}},
        MOVED,
    ),
    "risk": ({"average_risk": {"threshold": 0.5}}, QUASI),
    "marketer": ({"average_risk": {"threshold": 0.4, "population": "everybody"}}, QUASI),
    "a row alone": ({"sample_uniqueness": {"threshold": 0}}, QUASI),
    "a row alone in public": (
        {"sample_uniqueness": {"threshold": 0, "population": "everybody"}},
        QUASI,
    ),
}


def test_every_model_is_here() -> None:
    assert {next(iter(asked)) for asked, _ in BROKEN.values()} == {*PRIVACY_MODELS}


def spoil(monkeypatch: pytest.MonkeyPatch, *statements: str) -> None:
    """Change a release after it was written and before it is verified."""
    verified = verification.verify_release_tables

    def spoilt(workspace: Any, written: Any, **more: Any) -> Any:
        for statement in statements:
            workspace.execute(Statement("test", Sql(statement.format(*written.relations))))
        return verified(workspace, written, **more)

    monkeypatch.setattr(publishing, "verify_release_tables", spoilt)


@pytest.mark.parametrize("name", BROKEN)
def test_one_row_that_is_not_what_was_searched_is_found(
    backend: Place, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    asked, statement = BROKEN[name]
    algorithm = "apriori" if "km_anonymity" in asked else "optimal"
    backend.load("people", COLUMNS, ROWS)
    backend.load("everybody", COLUMNS, PUBLIC)
    with monkeypatch.context() as spoiling:
        spoil(spoiling, statement)
        with pytest.raises(VerificationError):
            release(backend, [asked], algorithm)
    assert sorted({*backend.tables()} - {"sqlanon_runs"}) == ["everybody", "people"]

    if backend.name == ENGINES[list(BROKEN).index(name) % len(ENGINES)]:  # as it is it does
        report = release(backend, [asked], algorithm)
        assert (report.rows.published, report.classes.count) == (4, 2)


@pytest.mark.parametrize("statement", [QUASI, MOVED, DROPPED])
def test_persons_are_not_counted_in_other_classes_than_the_release_has(
    backend: Place, monkeypatch: pytest.MonkeyPatch, statement: str
) -> None:
    columns = {"id": KEPT, "q": FLAT, "s": SENSITIVE, "v": SENSITIVE}
    backend.load("people", COLUMNS, ROWS)
    hashed = {"role": "identifier", "action": "hash", "key": "sixteen characters"}
    for hidden in (hashed, {"role": "drop"}):
        with monkeypatch.context() as spoiling:
            spoil(spoiling, statement)
            with pytest.raises(VerificationError):
                release(
                    backend,
                    [{"k_anonymity": {"k": 2, "person": "person"}}],
                    columns={**columns, "person": hidden},
                )
        assert {*backend.tables()} <= {"people", "sqlanon_runs"}
