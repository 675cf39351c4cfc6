"""What a release is for: it is measured by that, and an algorithm is recommended."""

from __future__ import annotations

import json
import random
import re
from collections import Counter
from fractions import Fraction
from typing import TYPE_CHECKING, Any

import pytest
from jsonschema import Draft202012Validator

import sqlanon
from sqlanon.algorithms import ALGORITHMS
from sqlanon.cli.app import main
from sqlanon.errors import InspectionError, JobError
from sqlanon.job.keywords import job_schema
from sqlanon.report.schema import build_schema
from sqlanon.verify.usefulness import Guesses

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from engines import Place

    from sqlanon.report.choices import ChoicesCompared

COLUMNS = {"id": "integer", "q": "text", "age": "integer", "ill": "text", "height": "integer"}
SAID: dict[str, Any] = {
    "columns": {
        "id": {"role": "drop"},
        "q": {"role": "quasi"},
        "age": {"role": "quasi", "hierarchy": {"intervals": [4, 8]}},
        "ill": {"role": "sensitive"},
        "height": {"role": "keep"},
    },
    "privacy": [{"k_anonymity": {"k": 3}}],
}
ILLS = ("flu", "Flu", "gout ", "gout", None)
"""Values that collations and paddings would make equal."""
FEW = {"mondrian", "optimal", "order_and_cut", "top_down", "mu_argus"}


def people(seed: int, count: int = 60) -> list[tuple[Any, ...]]:
    """Rows whose illness mostly follows from their age."""
    drawn = random.Random(seed)  # noqa: S311 - the same rows each time
    rows = []
    for number in range(count):
        age = drawn.randrange(16)
        ill = ILLS[age // 4] if drawn.random() < 0.7 else drawn.choice(ILLS)
        rows.append((number, drawn.choice("abc"), age, ill, drawn.randrange(3)))
    return rows


def guesses(rows: Sequence[tuple[object, object]], all_rows: int) -> Guesses:
    """What classes tell of the values of rows (class, value), row by row."""
    agreed, right = Fraction(0), 0
    for place, (where, value) in enumerate(rows):
        rest = [*rows[:place], *rows[place + 1 :]]
        everywhere = Counter(its for _, its in rest)
        others = [its for its_class, its in rest if its_class == where]
        if others:
            agreed += Fraction(others.count(value), len(others))
        held = Counter(others or [its for _, its in rest])
        votes = {its: (n, everywhere[its]) for its, n in held.items()}
        leading = [its for its, vote in votes.items() if vote == max(votes.values())]
        right += leading == [value]
    told = Counter(value for _, value in rows)
    chance = sum((Fraction(n * (n - 1), max(len(rows) - 1, 1)) for n in told.values()), Fraction(0))
    found = (agreed, chance, right, max(told.values(), default=0))
    return Guesses(*(round(float(one) / all_rows, 3) for one in found))


@pytest.mark.parametrize(
    ("column", "more"),
    [
        ("ill", {}),
        ("height", {"algorithm": "optimal", "max_suppression": 0.2}),
        ("ill", {"algorithm": "optimal", "max_suppression": 0.2, "suppressed": "keep"}),
        ("ill", {"algorithm": "mu_argus", "max_suppression": 0.5}),
    ],
)
def test_rows_are_guessed_by_the_others_of_their_class(
    backend: Place, column: str, more: dict[str, Any]
) -> None:
    rows = people(seed=7)
    backend.load("people", COLUMNS, rows)
    said = {**SAID, **more, "columns": dict(SAID["columns"])}
    if said.get("algorithm") == "mu_argus":
        said["columns"]["q"] = {"role": "quasi", "hierarchy": {"flat": True}}
    job = sqlanon.Job.from_mapping(
        {**said, "connection": backend.url, "source": "people", "target": "released"}
        | {"for": {"model": column}}
    )
    found = sqlanon.plan(job).usefulness
    sqlanon.run(job)
    written = [
        ((one[0], one[1]), one[2]) for one in backend.rows(f"SELECT q, age, {column} FROM released")
    ]
    assert found is not None
    assert found.column == column
    assert found.guesses == guesses(written, len(rows))
    assert found.query_error is None
    assert 0 < found.guesses.agreement != found.guesses.by_chance


@pytest.mark.parametrize(
    ("classes", "agreed", "right"),
    [
        (["x"], 0, 0),
        (["xx"], 2, 2),
        (["xy"], 0, 0),
        (["xxy"], 1, 0),
        (["xxxy"], 2, 3),
        (["-----y"], 4, 5),
        (["xxxyyz"], 1.6, 0),
        (["xxxyz-"], 1.2, 3),
        # level without the row itself: what is more frequent in all classes
        (["xxy", "xxxx"], 1 + 4, 2 + 4),
        (["xxy", "yyyy"], 1 + 4, 0 + 4),
        # who is alone is guessed as all are
        (["x", "xxxy", "y"], 2, 1 + 3),
        (["x", "yy", "xyx"], 2 + 1, 0 + 2),
    ],
)
def test_classes(backend: Place, classes: list[str], agreed: float, right: int) -> None:
    rows = [
        (where, None if one == "-" else one)
        for where, members in zip("abc", classes, strict=False)
        for one in members
    ]
    expected = guesses(rows, len(rows))
    assert expected.agreement == pytest.approx(agreed / len(rows), abs=6e-4)
    assert expected.accuracy == pytest.approx(right / len(rows), abs=6e-4)
    backend.load("people", {"q": "text", "ill": "text"}, rows)
    found = sqlanon.plan(
        backend.url,
        "people",
        columns={"q": {"role": "quasi"}, "ill": {"role": "sensitive"}},
        privacy=[{"average_risk": {"threshold": 1}}],
        purpose={"model": "ill"},
    ).usefulness
    assert found is not None
    assert found.guesses == expected


@pytest.fixture
def job(backend: Place, tmp_path: Path) -> Path:
    backend.load("people", COLUMNS, people(seed=3, count=40))
    file = tmp_path / "job.json"
    write(file, backend, None)
    return file


def write(file: Path, backend: Place, purpose: object, **more: Any) -> None:
    said = {**SAID, "connection": backend.url, "source": "people", **more}
    file.write_text(json.dumps(said if purpose is None else {**said, "for": purpose}))


def compared(file: Path) -> ChoicesCompared:
    """A few algorithms, and the job's own, which is one of them."""
    few = {name: kind for name, kind in ALGORITHMS.items() if name in FEW}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("sqlanon.api.choices.ALGORITHMS", few)
        found = sqlanon.compare_choices(sqlanon.Job.from_file(file), "algorithms")
    Draft202012Validator(build_schema("choices")).validate(json.loads(found.to_json()))
    return found


@pytest.mark.parametrize(
    ("said", "purpose", "figure"),
    [
        ("loss", "loss", "ncp"),
        ("queries", "queries", "query_error"),
        ({"model": "ill"}, "model", "agreement"),
    ],
)
def test_the_algorithm_that_is_best_at_it_is_recommended(
    backend: Place, job: Path, said: object, purpose: str, figure: str
) -> None:
    write(job, backend, said)
    Draft202012Validator(job_schema()).validate(json.loads(job.read_text()))
    found = compared(job)
    assert found.purpose == purpose
    planned = [one for one in found.choices if one.refused is None]
    told = {
        one.name: (getattr(one.guesses if purpose == "model" else one, figure, None), one.ncp)
        for one in planned
    }
    known = {name: both for name, both in told.items() if both[0] is not None}
    if purpose == "model":
        assert "for a model of ill" in str(found)
        assert "agree" in str(found)
        known = {name: (-(right or 0), ncp) for name, (right, ncp) in known.items()}
    assert found.column == ("ill" if purpose == "model" else None)
    assert all((one.guesses is None) == (purpose != "model") for one in planned)
    assert len({figure for figure, _ in known.values()}) > 1
    assert found.recommended == min(known, key=lambda name: known[name])
    assert re.search(rf"recommended +{found.recommended} \(for: {purpose}\)", str(found))
    assert found.recommended in found.to_html()


def test_nothing_is_recommended_that_was_not_asked_for(backend: Place, job: Path) -> None:
    found = compared(job)
    assert found.purpose is found.column is found.recommended is None
    assert "recommended" not in str(found)
    assert "agree" not in str(found)
    write(job, backend, {"model": "ill"})
    found = sqlanon.compare_choices(sqlanon.Job.from_file(job), "k=2,3")
    assert found.recommended is None
    assert "recommended" not in str(found)
    assert all(one.guesses is not None for one in found.choices)


def test_a_release_that_need_not_be_private_is_not_recommended(backend: Place, job: Path) -> None:
    columns = {**SAID["columns"], "q": {"role": "quasi", "hierarchy": {"flat": True}}}
    loose = {"mu_argus": {"guarantee": "none", "threshold": 1}}
    write(job, backend, "loss", algorithm=loose, columns=columns)
    found = compared(job)
    lost = {one.name: one.ncp for one in found.choices if one.ncp is not None}
    assert min(lost, key=lambda name: lost[name]) == "mu_argus"
    assert found.recommended not in {None, "mu_argus"}


def test_a_plan_says_it_in_a_line(
    backend: Place, job: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write(job, backend, {"model": "ill"})
    assert main(["plan", str(job)]) == 0
    printed = " ".join(capsys.readouterr().out.split())
    assert re.search(
        r"for a model ill: two rows of a class agree in [0-9.]+%, of all rows in [0-9.]+%; "
        r"classes guess [0-9.]+% of rows, the commonest value [0-9.]+%(?!: no better)",
        printed,
    )
    write(job, backend, "queries")
    assert main(["plan", str(job)]) == 0
    assert re.search(r"for queries +random counts: off by [0-9.]+%", capsys.readouterr().out)
    said = sqlanon.Job.from_file(job)
    alone, charted = (sqlanon.plan(said, figures=audience) for audience in (None, "internal"))
    assert alone.usefulness is not None
    assert alone.usefulness == charted.usefulness
    assert charted.figures is not None
    assert alone.usefulness.query_error is not None
    write(job, backend, "loss")
    assert sqlanon.plan(sqlanon.Job.from_file(job)).usefulness is None


@pytest.mark.gate
def test_classes_that_tell_nothing_are_said_to_be_no_better(
    backend: Place, job: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rows = [
        (number, "ab"[number % 2], number % 4, ("x", "x", "y")[number % 3]) for number in range(36)
    ]
    backend.load("others", COLUMNS, [(*row, 1) for row in rows])
    write(job, backend, {"model": "ill"}, source="others")
    assert main(["plan", str(job)]) == 0
    printed = " ".join(capsys.readouterr().out.split())
    assert "classes guess 66.7% of rows, the commonest value 66.7%: no better" in printed
    found = compared(job)
    assert found.recommended is not None
    said = " ".join(str(found).split())
    assert "a model of ill no choice guesses more rows than the commonest value does, 66.7%" in said
    write(job, backend, {"model": "ill"})
    assert "no choice guesses" not in str(compared(job))


def test_one_other_row_may_guess_better_than_the_majority_of_all_others(backend: Place) -> None:
    """Two values in pairs: without the row itself the other one leads in each class."""
    rows = [("abcd"[n // 4], "abcdefgh"[n // 2]) for n in range(16)]
    backend.load("people", {"q": "text", "ill": "text"}, rows)
    planned = sqlanon.plan(
        backend.url,
        "people",
        columns={"q": {"role": "quasi"}, "ill": {"role": "sensitive"}},
        privacy=[{"k_anonymity": {"k": 4}}],
        purpose={"model": "ill"},
    )
    assert planned.usefulness is not None
    assert planned.usefulness.guesses == Guesses(0.333, 0.067, 0.0, 0.125)
    assert planned.usefulness.guesses.better
    assert "no better" not in str(planned)


def test_groups_guess_nothing(backend: Place) -> None:
    backend.load("people", COLUMNS, people(seed=3, count=40))
    said = {
        **SAID,
        "columns": {**SAID["columns"], "age": {"role": "quasi"}},
        "privacy": [{"l_diversity": {"column": "ill", "l": 2}}],
        "algorithm": "anatomy",
    }
    planned = sqlanon.plan(backend.url, "people", **said, purpose={"model": "ill"})
    assert planned.usefulness is not None
    assert planned.usefulness.guesses is None
    assert "not known" in str(planned)
    planned = sqlanon.plan(backend.url, "people", **said, purpose="queries")
    assert planned.usefulness is not None
    assert planned.usefulness.query_error is None
    assert "not known" in str(planned)


@pytest.mark.parametrize(
    ("purpose", "why"),
    [
        ("speed", "for: must be loss, queries or {model: COLUMN}"),
        (["loss"], "for: must be loss, queries or {model: COLUMN}"),
        ({}, "for.model: is required"),
        ({"modell": "ill", "model": "ill"}, "for.modell: unknown key; did you mean model?"),
        ({"model": "q"}, "for.model: column 'q' is a quasi-identifier"),
        ({"model": "id"}, "for.model: column 'id' is not published"),
        ({"model": "nothing"}, "for.model: column 'nothing' is not published"),
    ],
)
def test_what_cannot_be_measured_is_refused(
    backend: Place, job: Path, capsys: pytest.CaptureFixture[str], purpose: object, why: str
) -> None:
    write(job, backend, purpose)
    for more in ([], ["--compare", "algorithms"]):
        assert main(["plan", str(job), *more]) == 2
        (line,) = capsys.readouterr().err.strip().splitlines()
        assert why in line


def test_a_column_that_is_not_listed_is_looked_for(backend: Place, job: Path) -> None:
    columns = {name: said for name, said in SAID["columns"].items() if name != "height"}
    write(job, backend, {"model": "height"}, columns=columns, unlisted="keep")
    found = sqlanon.plan(sqlanon.Job.from_file(job)).usefulness
    assert found is not None
    assert found.guesses is not None
    write(job, backend, {"model": "hieght"}, columns=columns, unlisted="keep")
    with pytest.raises(InspectionError, match="did you mean height"):
        sqlanon.plan(sqlanon.Job.from_file(job))
    write(job, backend, {"model": "height"}, columns=columns, unlisted="drop")
    with pytest.raises(JobError, match="not published"):
        sqlanon.plan(sqlanon.Job.from_file(job))


def test_what_it_is_for_does_not_change_the_release() -> None:
    digests = set()
    for purpose in (None, "loss", "queries", {"model": "ill"}):
        more = {} if purpose is None else {"for": purpose}
        said = sqlanon.Job.from_mapping({**SAID, **more, "source": "people"})
        assert sqlanon.Job.from_mapping(said.to_mapping()) == said
        digests.add(said.digest())
    assert len(digests) == 1
