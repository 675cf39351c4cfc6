"""Free text that would be published, and repeated keys of persons, refuse a job."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import sqlanon
from sqlanon.errors import RefusedError, UnsupportedError

if TYPE_CHECKING:
    from engines import Place

WORDS = "the sister called and said that she felt much better since the third of May"
KINDS = {"patient_id": "integer", "q": "text", "note": "text", "title": "text"}


def note(n: int) -> str:
    """A sentence that no other row has."""
    return f"{n}: {WORDS[n % 5 :]}"


ROWS = [
    (n, "ab"[n % 2], note(n), f"a title that is long and repeats, number {n % 3}")
    for n in range(24)
]
TWICE = [(n // 2, "ab"[n // 2 % 2], "x", "y") for n in range(48)]
FLAT: dict[str, object] = {"role": "quasi", "hierarchy": {"flat": True}}


def said(**more: Any) -> dict[str, Any]:
    return {
        "columns": {"patient_id": {"role": "drop"}, "q": FLAT},
        "unlisted": "drop",
        "privacy": [{"k_anonymity": {"k": 3}}],
        "algorithm": "optimal",
        **more,
    }


def refused(place: Place, **more: Any) -> str:
    """Why neither a run nor a plan is made, and that nothing was."""
    before = place.tables()
    with pytest.raises(RefusedError) as planned:
        sqlanon.plan(place.url, "people", **said(**more))
    with pytest.raises(RefusedError) as ran:
        sqlanon.anonymize(place.url, "people", target="released", **said(**more))
    assert str(planned.value) == str(ran.value)
    assert ran.value.exit_code == 2
    assert place.tables() == before
    return str(ran.value)


@pytest.mark.parametrize("role", ["keep", "sensitive", "unlisted"])
def test_free_text_that_is_kept_needs_a_reason(backend: Place, role: str) -> None:
    backend.load("people", KINDS, ROWS)
    kept: dict[str, Any] = (
        {"unlisted": "keep"}
        if role == "unlisted"
        else {"columns": {**said()["columns"], "note": {"role": role}}}
    )
    message = refused(backend, **kept)
    assert message.startswith("W22 free-text: note is published as it is, and 24 rows of 24")
    assert "role: drop" in message
    assert 'accept: {W22: {note: "why"}}' in message
    assert "title" not in message
    assert "sister" not in message
    report = sqlanon.anonymize(
        backend.url, "people", target="released", **said(accept={"W22": {"note": "read"}}, **kept)
    )
    (found,) = (one for one in report.warnings if one.code == "W22")
    assert (found.column, found.accepted) == ("note", "read")
    assert found.figures == {"long": 24, "values": 24, "filled": 24}


def test_what_is_no_free_text_is_kept(backend: Place) -> None:
    rows = [
        # short names, a list of long labels, one long text among many short ones
        (n, f"name {n}", ROWS[n % 2][3], note(0) if n == 5 else "none")
        for n in range(60)
    ]
    kinds = {"patient_id": "integer", "q": "text", "label": "text", "note": "text"}
    backend.load("people", kinds, [(n, "ab"[n % 2], label, text) for n, _, label, text in rows])
    plan = sqlanon.plan(backend.url, "people", **said(unlisted="keep"))
    assert "W22" not in {one.code for one in plan.warnings}


@pytest.mark.parametrize(
    "texts",
    [
        # notes of some rows, the others without or with a word
        [note(n) if n % 4 == 0 else None for n in range(40)],
        [note(n) if n % 8 == 0 else "none" for n in range(40)],
        # no blanks
        [f"{n}{'患者の姉から電話があり調子が良いとのこと' * 6}" for n in range(24)],
    ],
)
def test_notes_of_some_rows_are_free_text_too(backend: Place, texts: list[str | None]) -> None:
    rows = [(n, "ab"[n % 2], text, "") for n, text in enumerate(texts)]
    backend.load("people", KINDS, rows)
    assert "note" in refused(backend, unlisted="keep")


@pytest.mark.parametrize("listed", [True, False])
def test_a_key_of_persons_that_repeats_is_used_or_accepted(backend: Place, *, listed: bool) -> None:
    """Also where the job does not name it."""
    backend.load("people", KINDS, TWICE)
    columns = said()["columns"] if listed else {"q": FLAT}
    message = refused(backend, columns=columns)
    assert message.startswith("W06 person-key: 48 rows have 24 values of patient_id")
    assert "person: patient_id" in message
    assert 'accept: {W06: {patient_id: "why"}}' in message
    plan = sqlanon.plan(backend.url, "people", **said(columns=columns, person="patient_id"))
    assert "W06" not in {one.code for one in plan.warnings}
    accepted = said(columns=columns, accept={"W06": {"patient_id": "rows are visits"}})
    plan = sqlanon.plan(backend.url, "people", **accepted)
    assert [one.accepted for one in plan.warnings if one.code == "W06"] == ["rows are visits"]
    assert plan.unraised == ()


BY_LOT: dict[str, dict[str, Any]] = {
    "anatomy": {"algorithm": "anatomy", "privacy": [{"l_diversity": {"column": "note", "l": 2}}]},
    "m_invariance": {
        "algorithm": "m_invariance",
        "privacy": [{"m_uniqueness": {"column": "note", "m": 2}}],
        "target": {"table": "released", "key": "title"},
    },
}


@pytest.mark.parametrize("algorithm", BY_LOT)
def test_persons_who_repeat_are_refused_where_rows_alone_are_counted(
    backend: Place, algorithm: str
) -> None:
    """Or accepted: `person` is refused there."""
    rows = [(n // 2, "ab"[n // 2 % 2], f"ill {n % 5}", f"row {n}") for n in range(40)]
    backend.load("people", KINDS, rows)
    columns = {
        "patient_id": {"role": "drop"},
        "q": {"role": "quasi"},
        "note": {"role": "sensitive"},
        "title": {"role": "drop"},
    }
    asked = {**said(), "columns": columns, "target": "released", **BY_LOT[algorithm]}
    for run in (sqlanon.plan, sqlanon.anonymize):
        with pytest.raises(
            RefusedError, match=r"^W06 .*40 rows have 20 values of .* view with one row"
        ):
            run(backend.url, "people", **asked)
    assert backend.tables() == ["people"]
    accepted = {**asked, "accept": {"W06": {"patient_id": "each visit is as good as another"}}}
    report = sqlanon.anonymize(backend.url, "people", **accepted)
    assert [one.column for one in report.warnings if one.code == "W06"] == ["patient_id"]
    assert report.rows.published >= len(rows)
    with pytest.raises(UnsupportedError, match=f"person: patient_id: {algorithm} counts rows"):
        sqlanon.plan(backend.url, "people", **asked, person="patient_id")


@pytest.mark.parametrize(
    ("name", "rows", "refuses"),
    [
        # its rows agree, of many values: persons, whatever it is called
        ("x", [(n // 2, "abcd"[n // 2 % 4]) for n in range(60)], True),
        ("id", [(n // 2, "ab"[n % 2]) for n in range(60)], True),
        ("hash", [(n // 2, "ab"[n % 2]) for n in range(24)], False),
        ("CustomerNo", [(n // 2, "ab"[n % 2]) for n in range(24)], True),
        ("kundennr", [(n // 2, "ab"[n % 2]) for n in range(24)], True),
        # names that persons share, a doctor of many, the town of a customer
        ("last_name", [(n % 30, "abcd"[n * 7 % 4]) for n in range(240)], False),
        ("doctor", [(n % 4, "ab"[n % 2]) for n in range(48)], False),
        ("customer_city", [(n % 30, "ab"[n // 30 % 2]) for n in range(120)], False),
        # days of birth of which a few repeat
        ("born", [(n % 36, "ab"[n % 36 % 2]) for n in range(40)], False),
        # nothing repeats; one in two hundred does
        ("patient_id", [(n, "ab"[n % 2]) for n in range(24)], False),
        ("patient_id", [(n or 1, "ab"[n % 2]) for n in range(300)], False),
        ("patient_id", [(None, "ab"[n % 2]) for n in range(24)], False),
    ],
)
def test_which_identifiers_are_keys_of_persons(
    backend: Place, name: str, rows: list[tuple[Any, ...]], *, refuses: bool
) -> None:
    backend.load("people", {name: "integer", "q": "text"}, rows)
    columns = {name: {"role": "drop"}, "q": FLAT}
    if refuses:
        assert name in refused(backend, columns=columns)
    else:
        sqlanon.plan(backend.url, "people", **said(columns=columns))


def test_all_that_is_refused_is_said_at_once(backend: Place) -> None:
    backend.load("people", KINDS, [(n // 2, *row[1:]) for n, row in enumerate(ROWS)])
    lines = refused(backend, unlisted="keep").splitlines()
    assert [line[:3] for line in lines] == ["W06", "W22"]
