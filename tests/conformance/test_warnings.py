"""For each warning a job that raises it and one that does not, on every engine."""

from __future__ import annotations

import secrets
from collections import Counter
from copy import copy
from dataclasses import dataclass, field, replace
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from ledgers import reports
from made_identifiers import iban

import sqlanon
from sqlanon.api import run as api
from sqlanon.errors import UnacceptedWarningsError
from sqlanon.sql.workspace import Observer
from sqlanon.warnings import WARNINGS, lines_of

if TYPE_CHECKING:
    from engines import Place

    from sqlanon.report.plan import Plan
    from sqlanon.report.run import Report
    from sqlanon.warnings import ReleaseWarning

COLUMNS = {"id": "integer", "q": "text", "v": "integer", "ill": "text"}
ROWS = [(n, "ab"[n % 2], n % 4, "xyz"[n % 3]) for n in range(24)]
FLAT: dict[str, object] = {"role": "quasi", "hierarchy": {"flat": True}}
DROPPED: dict[str, object] = {"role": "drop"}


def k(rows: int, **more: object) -> dict[str, Any]:
    """What a job says of k-anonymity."""
    return {"privacy": [{"k_anonymity": {"k": rows, **more}}]}


def bounded(value: str) -> dict[str, Any]:
    """What a job says of one illness: in a class of 12 it has 4."""
    return {"privacy": [{"alpha_k": {"column": "ill", "alpha": 0.5, "k": 2, "value": value}}]}


@dataclass(frozen=True)
class Case:
    """A job that differs in little from one without any warning.

    Attributes:
        columns: Roles of columns, beside or instead of `QUIET`.
        job: What else it says.
        rows: The rows of its source.
        about: The columns that its warnings name.
    """

    columns: dict[str, dict[str, object]] = field(default_factory=dict)
    job: dict[str, Any] = field(default_factory=dict)
    rows: list[tuple[Any, ...]] = field(default_factory=lambda: ROWS)
    about: tuple[str | None, ...] = (None,)


ACCOUNT = [iban(Random(n)) for n in range(8)]  # noqa: S311 - test data
KEPT: dict[str, object] = {"role": "keep"}
SENSITIVE: dict[str, object] = {"role": "sensitive"}
HASHED: dict[str, object] = {
    "role": "identifier",
    "action": "hash",
    "key": "sixteen characters",
}
BARE: dict[str, object] = {"role": "quasi"}
MASK: dict[str, object] = {"mask": {"steps": [2, 12]}}
NO_GUARANTEE = {"algorithm": {"mu_argus": {"guarantee": "none"}}}
RARE = [*ROWS, (24, "c", 0, "x"), (25, "c", 0, "y")]
"""Two rows of a third kind, which must be suppressed or make everybody alike."""

SETS: dict[str, Any] = {"algorithm": "mondrian"}
"""Classes without a hierarchy are published as sets."""
NAMES = [(n, f"name {n % 23}", 0, "x") for n in range(24)]
"""A name of each row, but for one that two have."""
ACCOUNTS = [(n, f"{ACCOUNT[n % 8]}", 0, "x") for n in range(24)]
"""Accounts of three rows each."""

QUIET = Case({"id": DROPPED, "q": FLAT}, {"unlisted": "drop"}, about=())
ONE_EACH = [(n, "ab"[n % 2], n, "xyz"[n % 3]) for n in range(24)]
"""A number, and another one, of each row."""
TWINS = [(n, "ab"[n % 2], n, "xy"[n % 2]) for n in range(24)]
"""All rows of a class have one illness."""
SPREAD = [(n, "ab"[n % 2], n % 3, "x") for n in range(24)]
"""Three persons in each of two classes."""
BITS = [(n // 8, "ab"[n // 4 % 2], n // 2 % 2, "xy"[n % 2]) for n in range(16)]
"""Three of the columns have each combination twice; all four are never equal."""
RAISED: dict[str, Case] = {
    # of a column that nobody is presumed to know only what it tells alone
    "W01": Case({"id": KEPT, "v": SENSITIVE, "ill": SENSITIVE}, rows=ONE_EACH, about=("id", "v")),
    "W02": Case({"ill": SENSITIVE}, rows=TWINS, about=("ill",)),
    "W03": Case(rows=RARE),
    "W04": Case(job={"max_suppression": 2}, rows=RARE),
    "W05": Case({"v": BARE}, {"algorithm": "mondrian", **k(9)}, about=("v",)),
    "W06": Case({"v": DROPPED}, about=("v",)),
    "W08": Case({"v": DROPPED}, k(3, person="v"), rows=SPREAD, about=("v",)),
    "W09": Case(dict.fromkeys(COLUMNS, FLAT), {**NO_GUARANTEE, **k(2)}, rows=BITS),
    "W11": Case(job={"min_rows": 0}, rows=[]),
    "W18": Case({"ill": SENSITIVE}, bounded("X"), about=("ill",)),
    "W19": Case({"q": BARE}, SETS, rows=RARE, about=("q",)),
    "W20": Case({"q": BARE}, SETS, rows=NAMES, about=("q",)),
    "W21": Case({"q": BARE}, SETS, rows=ACCOUNTS, about=("q",)),
}
SILENT: dict[str, list[Case]] = {
    "W01": [
        # 4 rows of each value in a class of 12: nobody becomes unique
        Case({"ill": KEPT}),
        # what a key hides is not known of a person
        Case({"id": HASHED}),
    ],
    "W02": [
        Case({"ill": SENSITIVE}),
        Case(
            {"ill": SENSITIVE},
            {"privacy": [{"l_diversity": {"column": "ill", "l": 1}}]},
            rows=TWINS,
        ),
        Case({"ill": KEPT}, rows=TWINS),
    ],
    "W03": [Case(job={"max_suppression": 5}, rows=RARE), Case(rows=[(1, "a", 1, "x")] * 3)],
    "W04": [Case(job={"max_suppression": 5}, rows=RARE), Case(rows=RARE)],
    "W05": [
        Case({"v": {**BARE, "hierarchy": {"intervals": [2]}}}, {"algorithm": "mondrian"}),
        Case({"v": BARE}, k(7)),
        Case({"v": {**BARE, "output": "median"}}, {"algorithm": "mondrian", **k(9)}),
    ],
    "W06": [
        Case({"v": DROPPED}, k(2, person="v")),
        # a name of two persons: their rows differ
        Case({"v": DROPPED}, rows=[(n, "ab"[n % 2], n // 2, "x") for n in range(24)]),
        Case({"v": DROPPED}, rows=[(n, "ab"[n % 2], None, "x") for n in range(24)]),
    ],
    "W08": [Case({"v": DROPPED}, k(2, person="v")), Case({"v": DROPPED})],
    "W09": [Case({"v": FLAT}, NO_GUARANTEE)],
    "W11": [Case(rows=[*ROWS[:2], *ROWS[:2]], job=k(2))],
    "W19": [
        # each of them has more rows than a class needs
        Case({"q": BARE}, SETS),
        Case({"q": BARE}, SETS, rows=ACCOUNTS),
        # nothing is left of those that are rare
        Case(rows=RARE),
        Case({"q": {"role": "quasi", "hierarchy": MASK}}, SETS, rows=NAMES),
        # a range names its ends, of which W05 speaks
        Case({"v": BARE}, SETS, rows=ONE_EACH),
    ],
    "W20": [
        # two of each
        Case({"q": BARE}, SETS, rows=[(n, f"name {n // 2}", 0, "x") for n in range(24)]),
        Case({"q": {"role": "quasi", "hierarchy": MASK}}, SETS, rows=NAMES),
        # of a few rows all may differ
        Case({"q": BARE}, SETS, rows=NAMES[:9]),
        Case({"v": BARE}, SETS, rows=ONE_EACH),
    ],
    "W21": [
        Case({"q": BARE}, SETS, rows=NAMES),
        Case({"q": BARE}, SETS, rows=[(n, f"CH93{n % 8:017}", 0, "x") for n in range(24)]),
        # nothing is left of them
        Case({"q": BARE}, {"algorithm": "optimal", **k(5)}, rows=ACCOUNTS),
        Case({"q": {"role": "quasi", "hierarchy": MASK, "min_level": 1}}, rows=ACCOUNTS),
    ],
    "W18": [
        Case({"ill": SENSITIVE}, bounded("x")),
        Case({"ill": SENSITIVE}, {"privacy": [{"alpha_k": {"column": "ill", "alpha": 0.9}}]}),
    ],
}


def run(place: Place, case: Case) -> tuple[ReleaseWarning, ...]:
    place.load("people", COLUMNS, case.rows)
    return report_of(place, case).warnings


def report_of(place: Place, case: Case, url: str | None = None) -> Report:
    return api.anonymize(url or place.url, "people", **said_by(case))


def plan_of(place: Place, case: Case, url: str | None = None) -> Plan:
    return api.plan(url or place.url, "people", **said_by(case))


def said_by(case: Case) -> Any:
    said: dict[str, Any] = {
        **k(3),
        "algorithm": "optimal",
        "target": "released",
        **QUIET.job,
        **case.job,
    }
    return {"columns": {**QUIET.columns, **case.columns}, **said}


def test_every_warning_has_its_jobs() -> None:
    codes = [kind.code for kind in WARNINGS]
    assert codes == sorted(set(codes))
    # hidden rows, several releases, detail tables, networks: tests of their own
    # and what jobs are refused for
    of_their_own = {"W07", "W10", "W12", "W13", "W14", "W15", "W16", "W22", "W23"}
    assert set(RAISED) == set(SILENT) == set(codes) - of_their_own


def test_a_job_without_a_reason_for_any_raises_none(backend: Place) -> None:
    assert run(backend, QUIET) == ()


@pytest.mark.parametrize("code", RAISED)
def test_a_job_raises_it(backend: Place, code: str) -> None:
    case = RAISED[code]
    raised = [one for one in run(backend, case) if one.code == code]
    assert tuple(one.column for one in raised) == case.about
    assert all(one.message and one.figures and one.accepted is None for one in raised)


@pytest.mark.parametrize(
    ("code", "case"), [(code, case) for code, cases in SILENT.items() for case in cases]
)
def test_another_does_not(backend: Place, code: str, case: Case) -> None:
    assert code not in {one.code for one in run(backend, case)}


def test_hashes_that_repeat_show_which_rows_belong_together(backend: Place) -> None:
    """Also where the rows of one key differ, as those of two persons of one name do."""
    case = Case({"v": HASHED}, rows=[(n, "ab"[n % 2], n // 2, "x") for n in range(24)])
    (said,) = run(backend, case)
    assert (said.code, said.column) == ("W06", "v")
    assert said.figures == {"rows": 24, "values": 12, "agreeing": 0}


@pytest.mark.parametrize(("output", "end"), [("lower", "least"), ("upper", "greatest")])
def test_one_end_of_a_range_is_a_value_of_rows_too(backend: Place, output: str, end: str) -> None:
    case = replace(RAISED["W05"], columns={"v": {**BARE, "output": output}})
    (warning,) = run(backend, case)
    assert warning.code == "W05"
    assert f"the {end} of their values" in str(warning)


@pytest.mark.parametrize("code", RAISED)
def test_a_plan_warns_of_what_its_run_warns_of(backend: Place, code: str) -> None:
    backend.load("people", COLUMNS, RAISED[code].rows)
    planned = plan_of(backend, RAISED[code])
    ran = report_of(backend, RAISED[code])
    assert planned.warnings == ran.warnings
    assert planned.other_columns == ran.other_columns
    assert planned.risk == ran.risk


def test_rows_that_a_policy_hides_are_warned_of(backend: Place) -> None:
    """The owner of the table sees all of it; another user is warned, and sees some."""
    if backend.name != "postgresql":
        assert not run(backend, QUIET), "there are no policies"
        return
    backend.load("people", COLUMNS, ROWS)
    reader = f"sqlanon_test_{secrets.token_hex(4)}"
    backend.run(f"CREATE ROLE {reader} LOGIN")
    try:
        backend.run(
            f"GRANT USAGE, CREATE ON SCHEMA {backend.schema} TO {reader}",
            f"GRANT SELECT ON people TO {reader}",
            "ALTER TABLE people ENABLE ROW LEVEL SECURITY",
            "CREATE POLICY half ON people USING (id < 12)",
        )
        assert report_of(backend, QUIET).warnings == ()
        backend.run(f"GRANT SELECT, INSERT ON sqlanon_runs TO {reader}")
        theirs = backend.url.replace("postgres@", f"{reader}@")
        target = {"target": "seen_by_reader", "allow_row_security": True}
        case = replace(QUIET, job={**QUIET.job, **target})
        for told in (plan_of(backend, case, theirs), report_of(backend, case, theirs)):
            assert [(one.code, one.figures) for one in told.warnings] == [("W07", {"rows": 12})]
        assert [one.code for one in sqlanon.check(theirs, "people", quasi=["q"]).warnings] == [
            "W01",
            "W07",
        ]
    finally:
        backend.run(f"DROP OWNED BY {reader}", f"DROP ROLE {reader}")


def test_figures_are_those_of_a_slow_count(backend: Place) -> None:
    rows = [(n, "ab"[n * n % 7 % 2], n % 13 or None, "xyz"[n * n % 11 % 3]) for n in range(40)]
    sick = replace(QUIET, columns={"id": DROPPED, "q": FLAT, "ill": SENSITIVE, "v": DROPPED})
    case = replace(sick, job=k(2), rows=[*rows, (40, "c", 1, "x"), (41, "c", 2, "x")])
    backend.load("people", COLUMNS, case.rows)
    found = {one.code: one.figures for one in plan_of(backend, case).warnings}
    classes: dict[str, list[str]] = {}
    persons: dict[int, list[str]] = {}
    for _, q, v, ill in case.rows:
        classes.setdefault(q, []).append(ill)
        if v is not None:
            persons.setdefault(v, []).append(q)
    shared = [members for members in classes.values() if len(set(members)) == 1]
    assert found["W02"] == {"classes": len(shared), "rows": sum(map(len, shared))}
    agreeing = [n for seen in persons.values() for n in Counter(seen).values() if n > 1]
    assert found["W06"] == {
        "rows": sum(map(len, persons.values())),
        "values": len(persons),
        "agreeing": sum(agreeing),
    }
    by_person = replace(case, job=k(2, person="v"))
    (spread,) = (one for one in plan_of(backend, by_person).warnings if one.code == "W08")
    several = sum(len(set(seen)) > 1 for seen in persons.values())
    assert 0 < several < len(persons)
    whose = {q: {v for v, seen in persons.items() if q in seen} for q in classes}
    shared_by = [set.intersection(*(whose[q] for q in seen)) for seen in persons.values()]
    singled = sum(
        len(set(seen)) > 1 and len(others) < 2
        for seen, others in zip(persons.values(), shared_by, strict=True)
    )
    told = {"spread": several, "persons": len(persons), "singled_out": singled}
    assert spread.figures == told


def test_a_strict_run_publishes_nothing_that_it_is_warned_of(backend: Place) -> None:
    backend.load("people", COLUMNS, ROWS)
    before = backend.tables()
    case = RAISED["W01"]
    for mode in ("table", "view"):
        target = {"table": "released", "mode": mode}
        strict = replace(case, job={"strict": True, "target": target})
        with pytest.raises(UnacceptedWarningsError, match="W01 kept-identifies") as refused:
            report_of(backend, strict)
        assert [one.code for one in refused.value.warnings] == ["W01"]
        assert backend.tables() == before


@pytest.mark.parametrize("code", RAISED)
def test_a_strict_run_is_refused_before_anything_is_written(backend: Place, code: str) -> None:
    """What can be known is known by then, and what the source tells before it is searched."""
    case = replace(RAISED[code], job={**RAISED[code].job, "strict": True})
    backend.load("people", COLUMNS, case.rows)
    sent: list[str] = []
    observer = Observer(statement=lambda statement: sent.append(statement.name))
    with pytest.raises(UnacceptedWarningsError, match=code):
        api.anonymize(backend.url, "people", observer=observer, **said_by(case))
    assert not {"publish/create", "publish/fill", "ledger/create"} & {*sent}
    if code == "W06":
        assert not [name for name in sent if name == "stage/totals"]


def test_many_columns_are_one_line_and_as_many_warnings(backend: Place) -> None:
    """Of a wide table a line names the worst; JSON has all, and each is accepted by its name."""
    names = [f"c{n:02}" for n in range(14)]
    rows = [("ab"[n % 2], *(n // (1 + place % 7) for place in range(14))) for n in range(24)]
    backend.load("wide", {"q": "text", **dict.fromkeys(names, "integer")}, rows)
    said: dict[str, Any] = {"columns": {"q": FLAT}, "unlisted": "keep", **k(3)}
    accept = {"W01": {"c00": "drawn by lot"}}
    told = api.plan(backend.url, "wide", algorithm="optimal", accept=accept, **said)
    found = {one.column: one.figures["unique"] for one in told.warnings}
    assert len(found) == len([one for one in told.warnings if one.code == "W01"]) > 3
    lines = lines_of(told.warnings)
    assert [line.accepted for line in lines] == ["drawn by lot", None]
    worst, *rest = sorted(found.items() - {("c00", found["c00"])}, key=lambda one: (-one[1], one))
    assert lines[1].message == (
        f"{len(rest) + 1} columns make rows unique, for a reader who knows one of them "
        f"and the quasi-identifiers: "
        + ", ".join(f"{name} ({unique:.2%})" for name, unique in [worst, *rest][:10])
        + (f" and {len(rest) - 9} more" if len(rest) > 9 else "")
    )
    assert str(told).count("W01 kept-identifies") == 2
    with pytest.raises(UnacceptedWarningsError, match=str(len(rest) + 1)) as refused:
        api.anonymize(
            backend.url,
            "wide",
            algorithm="optimal",
            accept=accept,
            strict=True,
            target="released",
            **said,
        )
    again = copy(refused.value)  # as pools of processes hand it on
    assert (str(again), again.warnings) == (str(refused.value), refused.value.warnings)
    assert len(again.warnings) == len(rest) + 1
    assert len(str(again).splitlines()) == 2


def test_what_is_accepted_is_kept_with_its_reason_in_report_and_ledger(backend: Place) -> None:
    backend.load("people", COLUMNS, ROWS)
    reasons = {"W01": "numbers drawn for this table only"}
    report = report_of(backend, replace(RAISED["W01"], job={"strict": True, "accept": reasons}))
    assert [(one.code, one.accepted) for one in report.warnings] == [*reasons.items()]
    assert report.unraised == ()
    (entered,) = reports(backend)
    kept = entered["warnings"]
    assert [(one["code"], one["accepted"]) for one in kept] == [*reasons.items()]


def test_what_is_accepted_in_vain_is_told(backend: Place) -> None:
    backend.load("people", COLUMNS, ROWS)
    report = report_of(backend, replace(QUIET, job={"strict": True, "accept": {"W01": "why"}}))
    assert report.unraised == ("W01",)
    assert "W01  is accepted by the job, and was not raised" in str(report)
