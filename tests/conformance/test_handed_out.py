"""A report that is handed out says of the source what nobody can find one row in."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import duckdb
import pytest
from intruder import Intruder

import sqlanon
from sqlanon.cli.app import main
from sqlanon.warnings import KINDS

if TYPE_CHECKING:
    from pathlib import Path

    from sqlanon.report.plan import Plan
    from sqlanon.report.run import Report
    from sqlanon.verify.figures import Figures

ROWS, STEP, SHARE = 500, 20, 0.04
"""Rows of a source, and what is told of them: 20 rows, which are 4 of 100."""
SAID: dict[str, Any] = {
    "columns": {
        "id": {"role": "identifier"},
        "age": {"role": "quasi", "hierarchy": {"intervals": [5, 20]}},
        "zip": {"role": "quasi", "hierarchy": {"intervals": [10, 50]}},
        "ill": {"role": "sensitive"},
    },
    "privacy": [{"k_anonymity": {"k": 4}}],
    "max_suppression": 0.1,
}


def people(rows: int = ROWS) -> duckdb.DuckDBPyConnection:
    """Ages that two or three share in a place, and some that nobody has but one."""
    made = duckdb.connect()
    made.execute(
        f"""CREATE TABLE people AS SELECT range AS id, 20 + range * 37 % 53 AS age,
        100 + range * 7 % 41 + CASE WHEN range < 30 THEN range * 3 ELSE 0 END AS zip,
        range % 3 AS ill FROM range({rows})"""
    )
    return made


def run(audience: str | None, rows: int = ROWS, algorithm: str = "optimal", **more: Any) -> Report:
    with people(rows) as database:
        said: Any = {**SAID, "algorithm": algorithm, "figures": audience, **more}
        return sqlanon.anonymize(database, "people", target="released", **said)


def plan(audience: str | None) -> Plan:
    with people() as database:
        said: Any = {**SAID, "algorithm": "optimal", "figures": audience, "max_suppression": 0}
        return sqlanon.plan(database, "people", **said)


def floor(count: int, step: int = STEP) -> int:
    """Whole steps; counts from 2,000 on have two digits, and there are none."""
    return count // step * step


def is_step(told: float | None, step: float = SHARE) -> bool:
    return told is not None and abs(told / step - round(told / step)) < 1e-3


def check_subsets(told: Figures, true: Figures) -> None:
    assert told.subsets_before is not None
    assert true.subsets_before is not None
    for one, other in zip(told.subsets_before, true.subsets_before, strict=True):
        assert (one.combinations, one.alone) == (floor(other.combinations), None)
        assert one.distinction == round(one.combinations / ROWS, 3)
        assert is_step(one.separation)
        assert abs(one.separation - other.separation) <= SHARE / 2 + 1e-3
    assert {one.classes for one in told.sizes_before or ()} == {None}
    assert sum(one.rows for one in told.sizes_before or ()) == ROWS
    alone = [one.rows for one in told.sizes_before or () if one.most == 1]
    assert sum(alone) == 0


def check_utility(told: Figures, true: Figures) -> None:
    assert told.steps is not None
    for name, column in told.detail.items():
        assert column.values_before == floor(true.detail[name].values_before or 0)
        assert is_step(column.bits_before, told.steps.bits)
        assert is_step(column.bits_kept, told.steps.bits)
    for pair in told.mutual:
        assert is_step(pair.bits_before, told.steps.bits)
    for errors in told.query_errors:
        assert errors.steps is not None
        assert errors.steps[0] >= STEP / ROWS
        assert is_step(errors.median, errors.steps[0])
        assert errors.worst is None or is_step(errors.worst, errors.steps[1])


def check_distributions(told: Figures, true: Figures) -> None:
    assert told.distributions.keys() == true.distributions.keys()
    for column in told.distributions.values():
        assert is_step(column.distance)
        assert all(one.rows_before % STEP == one.rows % STEP == 0 for one in column.bins)
    assert all(is_step(one.distance) for one in told.pairs)
    for name, levels in told.hierarchies.items():
        nodes = [floor(one.nodes or 0) for one in true.hierarchies[name]]
        assert [one.nodes for one in levels] == nodes


def check_report(handed: Report, exact: Report) -> None:
    cells, unique = exact.risk.before.average, exact.risk.before.unique
    assert cells is not None
    assert unique is not None
    assert 0 < unique < cells < 1
    assert handed.risk.before.highest is None
    assert handed.risk.before.average == floor(round(cells * ROWS)) / ROWS
    assert handed.risk.before.unique is None  # ten steps of 80 rows are more
    for name, recoded in handed.recoding.attributes.items():
        was = exact.recoding.attributes[name]
        assert recoded.values == floor(was.values)
        assert recoded.classes_generalized == floor(was.classes_generalized)
    lost = [handed.loss, *handed.loss.attributes.values()]
    assert all(is_step(one.values[name]) for one in lost for name in ("ncp", "lm", "ncp_set"))
    assert {handed.loss.entropy, handed.loss.ambiguity, handed.loss.kl_divergence} == {None}
    search = handed.search
    assert {search.rounds, search.nodes_checked, search.statements, search.value} == {None}
    assert (search.lower_bound, search.solutions, handed.statements) == (None, (), None)


@pytest.mark.parametrize("algorithm", ["optimal", "mondrian"])
def test_every_figure_of_the_source_is_told_in_steps(algorithm: str) -> None:
    handed, exact = (run(one, algorithm=algorithm) for one in ("external", "internal"))
    told, true = handed.figures, exact.figures
    assert told is not None
    assert true is not None
    assert told.steps is not None
    assert true.steps is None
    assert (told.steps.rows, told.steps.share, told.steps.few) == (STEP, SHARE, False)
    check_subsets(told, true)
    check_utility(told, true)
    check_distributions(told, true)
    check_report(handed, exact)
    # whoever has the release can count these
    for name in ("sizes", "subsets", "sensitive"):
        assert getattr(told, name) == getattr(true, name)
    assert handed.risk.after == exact.risk.after
    assert (handed.classes, handed.models, handed.rows) == (exact.classes, exact.models, exact.rows)
    assert handed.loss.discernibility == exact.loss.discernibility
    for page in (str(handed), handed.to_html()):
        assert "--audience internal" in page
    assert "--audience internal" not in exact.to_html()
    assert "fewer than 20" in handed.to_html()


def test_of_a_small_source_next_to_nothing_is_told() -> None:
    handed = run("external", rows=199)
    told = handed.figures
    assert told is not None
    assert told.steps is not None
    assert told.steps.few
    assert (told.sizes_before, told.subsets_before) == (None, None)
    assert (told.query_errors, told.distributions, told.pairs, told.mutual) == ((), {}, (), ())
    for column in told.detail.values():
        assert (column.values_before, column.bits_before, column.bits_kept) == (None, None, None)
    assert {one.nodes for levels in told.hierarchies.values() for one in levels} == {None}
    assert handed.risk.before.average is handed.risk.before.unique is None
    assert "fewer than 200 rows" in " ".join(str(handed).split())
    assert "before" not in str(handed).partition("\n\n")[0]
    assert run("external", rows=200).figures != told
    # half of the rows a step: a share would be of no use
    few = run("external", rows=80).loss
    assert few.ncp is few.attributes["age"].ncp is None
    assert "What was done" in run("external", rows=80).to_html()


def test_groups_of_a_few_rows_are_told_in_large_steps() -> None:
    """With another value a row leaves a partner alone, and takes another one out."""
    handed, exact = (run(audience, rows=900) for audience in ("external", "internal"))
    true, told = exact.risk.before.unique, handed.risk.before.unique
    assert true is not None
    assert told == floor(round(true * 900), 80) / 900
    figures = handed.figures
    assert figures is not None
    assert figures.sizes_before is not None
    assert {one.alone for one in figures.subsets_before or ()} == {0, round(told * 900)}
    assert f"about {told:.0%} of rows unique" in " ".join(str(handed).split())
    alone = figures.sizes_before[0]
    assert (alone.least, alone.most, alone.rows) == (1, 1, round(told * 900))
    assert {one.rows % 80 for one in figures.sizes_before[:-1]} == {0}


PERSONS: dict[str, Any] = {
    "columns": {"age": {"role": "quasi"}, "ill": {"role": "sensitive"}},
    "unlisted": "drop",
    "privacy": [{"person_anonymity": {"k": 4, "person": "id"}}],
    "algorithm": "mondrian",
}


@pytest.mark.parametrize("role", ["identifier", "insensitive"])
def test_persons_are_told_of_where_the_release_has_them(role: str) -> None:
    """Nobody can count the persons of a class without a column that tells them apart."""
    said = {**PERSONS["columns"], "id": {"role": role}}
    handed, exact = (run(one, **{**PERSONS, "columns": said}) for one in ("external", "internal"))
    (told,), (true,) = handed.models, exact.models
    assert true.reached is not None
    assert true.reached >= 4
    assert told.holds
    assert told.untold == (role == "identifier")
    assert told.reached == (None if told.untold else true.reached)
    assert ("a column that is not published" in handed.to_html()) == told.untold


@pytest.mark.parametrize("said", [None, ["zip", "age"]])
def test_what_a_search_takes_from_the_source_is_not_among_its_options(said: Any) -> None:
    """The order of columns by their values is one that the search has counted."""
    algorithm: Any = {"cell_suppression": {} if said is None else {"importance": said}}
    handed, exact = (run(one, algorithm=algorithm) for one in ("external", "internal"))
    assert exact.search.options["importance"]
    assert handed.search.options == {}


def test_k_is_worth_more_than_ten_rows() -> None:
    told = run("external", privacy=[{"k_anonymity": {"k": 12}}]).figures
    assert told is not None
    assert told.steps is not None
    assert told.steps.rows == 24


def test_a_plan_tells_of_other_levels_in_steps_too() -> None:
    handed, exact = plan("external"), plan("internal")
    assert [one.levels for one in handed.solutions] == [one.levels for one in exact.solutions]
    assert len(exact.frontier) == len(handed.frontier) > 1
    for one, other in zip(handed.solutions, exact.solutions, strict=True):
        assert (one.suppressed, one.classes) == (floor(other.suppressed), floor(other.classes))
        assert one.value is None
        assert is_step(one.loss)
    for drawn, other_drawn in zip(handed.frontier, exact.frontier, strict=True):
        assert drawn.suppressed == floor(other_drawn.suppressed)
        assert drawn.classes == floor(other_drawn.classes)
        assert is_step(drawn.loss)
    for column in handed.loss.values():
        assert is_step(column.ncp)
    assert is_step(handed.total.lm)
    assert "fewer than 20" in str(handed)


def test_warnings_of_the_source_say_no_figures() -> None:
    roots: Any = {"fixed": {"levels": {"age": 3, "zip": 3}}}
    handed, exact = (
        {one.code: one for one in run(audience, algorithm=roots).warnings}
        for audience in ("external", "internal")
    )
    assert handed.keys() == exact.keys() == {"W03"}
    assert exact["W03"].figures
    assert not handed["W03"].figures
    assert "lost 100.00%" in exact["W03"].message
    assert handed["W03"].message == KINDS["W03"].meaning


@pytest.mark.parametrize("level", [2, 3])
@pytest.mark.parametrize(
    "model",
    [
        {"t_closeness": {"column": "ill", "t": 0.5}},
        {"beta_likeness": {"column": "ill", "beta": 5}},
        {"delta_disclosure": {"column": "ill", "delta": 5}},
    ],
)
def test_what_a_row_that_is_left_out_moves_is_not_told(model: Any, level: int) -> None:
    """A release is the same, whatever the illness of an outlier is; of all rows it is told."""

    def told(ill: int, audience: str) -> tuple[list[Any], Report, str]:
        with people(300) as database:
            database.execute(f"UPDATE people SET age = 119, ill = {ill} WHERE id = 0")
            said: Any = {
                **SAID,
                "privacy": [{"k_anonymity": {"k": 4}}, model],
                "algorithm": {"fixed": {"levels": {"age": level, "zip": level}}},
                "figures": audience,
            }
            made = sqlanon.anonymize(database, "people", target="released", **said)
            rows = database.execute("FROM released ORDER BY ALL").fetchall()
            (noted,) = database.execute(
                "SELECT comment FROM duckdb_tables() WHERE table_name = 'released'"
            ).fetchall()
            assert sqlanon.check_certificate(database, made.to_dict()).holds
            return rows, made, noted[0].partition(": ")[2]

    (rows, one, noted), (others, other, renoted) = told(1, "external"), told(2, "external")
    assert one.models[1].holds
    assert ("untold" in one.to_dict()["models"][1]) == (one.rows.suppressed > 0) == (level == 2)
    if level == 2:
        assert rows == others
        assert one.models == other.models
        assert noted == renoted
        assert one.models[1].reached is None
        assert "not told" in one.to_html()
        exact = [told(ill, "internal")[1].models[1].reached for ill in (1, 2)]
        assert exact[0] != exact[1]
    else:
        assert one.models[1].reached is not None


def test_items_of_detail_tables_are_told_in_steps() -> None:
    """300 persons buy 33 things twice; a thing's second letter is gone."""

    def told(audience: str) -> Report:
        with people(300) as database:
            database.execute(
                """CREATE TABLE buys AS SELECT id, substr('abcdefghijk', 1 + (id * 7 + n) % 11, 1)
                || substr('abc', 1 + (id * 5 + n) % 3, 1) AS item FROM people, range(2) AS r(n)"""
            )
            paths = [[f"{a}{b}", a, "*"] for a in "abcdefghijk" for b in "abc"]
            item = {"role": "quasi", "hierarchy": {"rows": paths}}
            said: Any = {
                **SAID,
                "columns": {**SAID["columns"], "id": {"role": "identifier", "action": "renumber"}},
                "algorithm": "optimal",
                "figures": audience,
                "tables": [
                    {
                        "source": "buys",
                        "target": "bought",
                        "key": "id",
                        "columns": {"item": item},
                        "privacy": [{"km_anonymity": {"k": 17, "m": 1}}],
                    }
                ],
            }
            return sqlanon.anonymize(database, "people", target="released", **said)

    handed, exact = told("external"), told("internal")
    (one,), (other,) = handed.details, exact.details
    assert one.items is not None
    assert other.items is not None
    assert (one.items.values, other.items.values) == ((20,), (33,))
    assert handed.figures is not None
    assert handed.figures.steps is not None
    assert is_step(one.items.loss, handed.figures.steps.share)
    assert not is_step(other.items.loss, handed.figures.steps.share)
    assert one.items.reached == other.items.reached
    assert other.suppressed % STEP
    assert one.suppressed == floor(other.suppressed)
    assert one.rows == one.published + floor(other.rows - other.published)
    assert "fewer than 20" in handed.to_html()


def test_the_ledger_has_exact_figures_and_a_certificate_agrees(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with people() as database:
        said: Any = {**SAID, "algorithm": "optimal", "figures": "external"}
        handed = sqlanon.anonymize(database, "people", target="released", **said)
        (entered,) = database.execute("SELECT report FROM sqlanon_runs").fetchall()
        kept = json.loads(entered[0])
        assert kept["figures"] is None
        assert kept["recoding"]["attributes"]["age"]["values"] == 53
        assert kept["loss"]["entropy"] > 0
        certified = sqlanon.check_certificate(database, handed.to_dict(), figures="external")
        assert certified.certificate is not None
        assert certified.certificate.agrees
        assert certified.figures is not None
        assert handed.figures is not None
        assert certified.figures.sizes == handed.figures.sizes
        database.execute(f"ATTACH '{tmp_path / 'd.duckdb'}' AS d")
        database.execute("CREATE TABLE d.people AS FROM people")
    job = tmp_path / "job.json"
    target = {"table": "released", "if_exists": "replace"}
    written = {"source": "people", "target": target, **SAID}
    job.write_text(json.dumps({"connection": f"duckdb:///{tmp_path / 'd.duckdb'}", **written}))
    page = tmp_path / "page.html"
    assert main(["run", str(job), "--html", str(page)]) == 0
    assert "in steps of" not in capsys.readouterr().out  # whoever runs it may see the source
    assert "in steps of 20 rows" in page.read_text()
    told = ["plan", str(job), "--html", str(page), "--force"]
    assert main(told) == 0
    assert "in steps of" not in capsys.readouterr().out
    assert "in steps of 20 rows" in page.read_text()
    assert main([*told, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["figures"]["steps"]["rows"] == STEP
    assert main(["check", "released", "--quasi", "age,zip", "--url", written_to(tmp_path)]) == 0


def written_to(path: Path) -> str:
    return f"duckdb:///{path / 'd.duckdb'}"


@pytest.mark.parametrize(("algorithm", "rows"), [("mondrian", 40), ("optimal", 40)])
def test_who_knows_all_rows_but_one_does_not_find_it_in_a_small_table(
    algorithm: str, rows: int
) -> None:
    """Exact figures leave fewer values than the release does, mostly one; these leave all."""
    exact, handed = (Intruder(algorithm, 3, one, most=10) for one in ("internal", "external"))
    assert all(left < all_ for all_, left in exact.tries(1, rows))
    assert all(left == all_ for all_, left in handed.tries(2, rows))


@pytest.mark.gate
@pytest.mark.parametrize("rows", [200, 400, 1000])
def test_who_knows_all_rows_but_one_seldom_finds_it(rows: int) -> None:
    """Exact figures leave one value in 14 to 16 of 20."""
    made = Intruder("mondrian", 3, "external").tries(40, rows)
    assert sum(left == 1 for _, left in made) <= 6
