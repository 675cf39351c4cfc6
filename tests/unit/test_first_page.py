"""The first page of a report says what was measured, in words, and no more to each audience."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest
from engines import SQLitePlace

import sqlanon
from sqlanon.job.columns import Quasi
from sqlanon.report.data import NO_RISK, InventedCell, Risk, RiskChange
from sqlanon.report.details import MeasuredDetail
from sqlanon.report.first_page import answers_of, verdict_of
from sqlanon.report.invented import cell_of
from sqlanon.report.joint import JointClasses
from sqlanon.report.reasons import Reasons
from sqlanon.report.sections import Table
from sqlanon.source.hierarchies import specification as said
from sqlanon.source.ranges import RangeStep
from sqlanon.sql.dialects import Kind
from sqlanon.verify.measure import ModelResult

if TYPE_CHECKING:
    from pathlib import Path

    from sqlanon.report.run import Report

MARKUP = "<script>alert(1)</script> \x1b[31m\u202e in\ntwo lines"
JOB: dict[str, Any] = {
    "why": MARKUP,
    "source": "people",
    "target": "released",
    "columns": {
        "name": {"role": "drop", "why": "names a person"},
        "age": {"role": "quasi", "hierarchy": {"intervals": [10]}, "why": "neighbours know it"},
        "town": {"role": "quasi", "hierarchy": {"taxonomy": {"all": ["x0", "x1"]}}},
        "pay": {"role": "sensitive"},
        "seen": {"role": "keep"},
    },
    "privacy": [
        {"k_anonymity": {"k": 5, "why": "our rule"}},
        {"l_diversity": {"column": "pay", "l": 2}},
    ],
    "algorithm": {"fixed": {"levels": {"age": 1, "town": 0}}},
    "for": "queries",
}


def run(folder: Path, figures: Any) -> Report:
    rows = [(f"p{n}", 20 + n % 20, f"x{n % 2}", n % 4, n) for n in range(80)]
    place = SQLitePlace(folder)
    columns = {"name": "text", "age": "integer", "town": "text", "pay": "integer"}
    place.load("people", {**columns, "seen": "integer"}, rows)
    job = sqlanon.Job.from_mapping({**JOB, "connection": place.url})
    return sqlanon.run(job, figures=figures)


@pytest.fixture(scope="module")
def internal(tmp_path_factory: pytest.TempPathFactory) -> Report:
    return run(tmp_path_factory.mktemp("internal"), "internal")


@pytest.fixture(scope="module")
def external(internal: Report) -> Report:
    assert internal.figures is not None
    return replace(internal, figures=replace(internal.figures, audience="external"))


def answers(report: Report) -> dict[str, str]:
    return {one.name: one.text for one in answers_of(report)}


def test_it_says_what_a_signature_needs(internal: Report) -> None:
    page = internal.to_html()
    first, appendix = page.split('<details id="appendix">')

    for words in (
        "to a reader who knows age and town of a person, each row looks like at least 19 other",
        "each row looks like at least 4 others (k-anonymity, k = 5)",
        "the smallest group has 20 rows, so a guess is right in at most 5.00% of cases",
        "If seen is known too: 100.00% of the rows are alone",
        "earlier releases and other tables were not compared",
        "each group shows at least 2 different values of pay (l-diversity), measured 2",
        "None of this is differential privacy",
        "neighbours know it",
        "No reason is given for: town and pay.",
        f"run {internal.run_id}",
        internal.job_digest,
        "counts by its columns",
        "May be used until",
        "Signature",
    ):
        assert words in first, words
    # the models' reasons stand beside what they ask for
    assert first.count("our rule") == 1
    assert "Rows at risk" not in first
    assert "Rows at risk" in appendix
    assert page.count("<details") == page.count("</details>") == 1
    assert "<details open" not in page


def test_an_external_page_has_nothing_to_sign_and_no_row(external: Report) -> None:
    page = external.to_html()

    for words in ("Signature", "invented", "May be used until", "80 rows of the"):
        assert words not in page, words
    assert "Both requirements hold" in page
    assert "neighbours know it" in page
    # a comparison would have been left out, so that nothing is said of it
    assert "were not compared" not in page
    assert external.to_dict()["invented"] == []


def test_text_begins_with_the_verdict_and_the_three_answers(internal: Report) -> None:
    lines = [line.split("  ")[0] for line in str(internal).splitlines() if line[:1].strip()]

    assert lines[:5] == ["verdict", "singling out", "linkability", "inference", "release"]
    assert "Why so" in lines


def test_reasons_stay_texts(internal: Report) -> None:
    text, page = str(internal), internal.to_html()

    assert "\x1b" not in text + page
    assert "\u202e" not in text + page
    assert "<script" not in page
    assert "&lt;script&gt;alert(1)&lt;/script&gt; \\x1b[31m\\u202e in two lines" in page
    assert internal.to_dict()["job"]["columns"]["age"]["why"] == "neighbours know it"
    assert internal.to_dict()["job"]["why"] == MARKUP


def test_reasons_stand_beside_columns_and_models(internal: Report) -> None:
    tables = {one.title: one for one in internal.sections() if isinstance(one, Table)}
    columns = tables["Columns"]
    models = tables["Privacy models, measured on the table itself"]

    assert columns.columns[-1].title == models.columns[-1].title == "reason given"
    assert {row[0]: row[-1] for row in columns.rows}["age"] == "neighbours know it"
    assert [row[-1] for row in models.rows] == ["our rule", ""]


def test_a_job_without_reasons_says_so(internal: Report) -> None:
    columns = {"age": {"role": "quasi"}, "pay": {"role": "sensitive"}}
    bare = replace(internal, job={"columns": columns, "privacy": [{"k_anonymity": {"k": 5}}]})

    assert "The job gives no reasons" in bare.to_html()
    assert "reason given" not in bare.to_html()
    assert "Why so" not in str(bare)


def test_reasons_of_persons_and_of_detail_tables() -> None:
    job = {
        "person": "number",
        "privacy": [{"k_anonymity": {"k": 5, "why": "a"}}],
        "tables": [
            {
                "source": "visits",
                "why": "b",
                "columns": {"item": {"role": "quasi", "why": "c"}},
                "privacy": [{"km_anonymity": {"k": 2, "m": 1, "why": "d"}}],
            }
        ],
    }
    result = ModelResult("person_anonymity", 5, 5, holds=True, column="number")

    assert Reasons.of(job).model(result) == "a"
    assert [one.text for one in Reasons.of(job).facts()] == ["a", "b", "c", "d"]


# -- verdicts and answers of other releases --------------------------------------------------------


def test_a_failed_requirement_is_the_verdict(internal: Report) -> None:
    first, *others = internal.models
    failed = replace(internal, models=(replace(first, holds=False), *others))

    assert verdict_of(failed).tone == "bad"
    assert verdict_of(failed).text.startswith("Do not use this release: 1 of 2 requirements")


def test_open_warnings_are_counted_and_accepted_ones_are_not(internal: Report) -> None:
    accepted = tuple(replace(one, accepted="known") for one in internal.warnings)

    assert "1 warning to read" in verdict_of(internal).text
    assert verdict_of(internal).tone == "warn"
    assert "warning" not in verdict_of(replace(internal, warnings=accepted)).text
    assert verdict_of(replace(internal, warnings=accepted)).tone == "good"


def test_rows_that_are_alone_are_said(internal: Report) -> None:
    risk = RiskChange(NO_RISK.before, Risk(1.0, 0.5, 0.25))
    alone = replace(
        internal, risk=risk, classes=replace(internal.classes, min=1), other_columns={}, warnings=()
    )

    assert "25.00% of the rows look like no other" in verdict_of(alone).text
    assert verdict_of(alone).tone == "warn"
    assert answers(alone)["singling out"].startswith("Yes: by age and town, 25.00%")


def test_persons_are_counted_where_models_count_them(internal: Report) -> None:
    persons = replace(internal, risk=replace(internal.risk, persons=0.2), other_columns={})

    assert "any of at least 5 persons" in verdict_of(persons).text
    assert "at least 5 persons" in answers(persons)["singling out"]
    # of three persons with 8, 1 and 1 rows the first is guessed in four of five cases
    assert "where each has as many rows" in answers(persons)["singling out"]


def test_values_as_they_are_are_no_protection_of_presence(internal: Report) -> None:
    fates: Any = dict.fromkeys(("age", "town"), "quasi-identifier as it is")
    bucketed = replace(internal, columns={**internal.columns, **fates})

    assert "which persons are in the table" in verdict_of(bucketed).text
    assert answers(bucketed)["singling out"].startswith("Yes: ")
    assert "and not to one row" not in answers(bucketed)["linkability"]
    first, _ = bucketed.to_html().split('<details id="appendix">')
    for wrong in ("nothing w", "less exact", "look alike are a group", "This protects persons"):
        assert wrong not in first
    assert "age and town were left unchanged" in first
    assert "age and town of a person (such columns are called quasi-identifiers) can find" in first


def test_only_generalized_columns_are_called_less_exact(internal: Report, external: Report) -> None:
    """At level 0 all is published unchanged, and an external page does not say so."""
    assert "age was made less exact where groups needed it and town was left unchanged" in (
        internal.to_html()
    )
    assert "age and town were made less exact where groups needed it" in external.to_html()
    without = replace(internal, recoding=replace(internal.recoding, levels=None))
    assert without.unchanged == ["town"]


def test_the_treatment_of_a_sensitive_column_is_named(internal: Report) -> None:
    page = internal.to_html()
    assert "sensitive, published unchanged" in page
    assert "pay (sensitive)" in page


def test_a_first_guarded_release_says_that_none_was_compared(internal: Report) -> None:
    guarded = replace(internal, job={**internal.job, "release_guard": {"action": "refuse"}})
    assert answers(guarded)["linkability"].count("No earlier release could be compared") == 1
    stored = replace(internal, job={**internal.job, "release_guard": {"action": "store"}})
    assert "Not measured" in answers(stored)["linkability"]


def test_a_guard_that_leaves_rows_out_is_no_secret_but_its_seed_is(internal: Report) -> None:
    """With the seed and the keys, a reader could repeat the choice of the rows left out."""
    job = {**internal.job, "seed": 48151623, "release_guard": {"action": "suppress"}}
    report = replace(internal, job=job)
    pages = {name: one.to_html() for name, one in (("in", report), ("out", report.external()))}
    assert "48151623" in pages["in"]
    shared = pages["out"] + report.external().to_json()
    assert "48151623" not in shared
    assert report.job_digest not in shared, "seeds can be tried against it"
    assert "80 of 80" not in report.title
    assert all("with earlier ones before it publishes it" in page for page in pages.values())
    assert all("without those that the release guard left out" in page for page in pages.values())


def test_codes_and_comparisons_answer_for_links(internal: Report) -> None:
    fates: Any = {**internal.columns, "name": "keyed hash"}
    assert (
        "Yes, by name: a person has the same code"
        in answers(replace(internal, columns=fates))["linkability"]
    )
    known = replace(internal.other_columns["seen"], unique_alone=1.0)
    coded = replace(internal, columns=fates, other_columns={"name": known})
    assert "found in no other row" not in answers(coded)["linkability"]
    assert "is known too" not in answers(coded)["singling out"]
    assert "name is published unchanged: a" not in coded.to_html()
    as_it_is = replace(coded, columns={**fates, "name": "kept"})
    assert "name is published unchanged: a" in as_it_is.to_html()
    together = JointClasses(
        action="warn",
        before=("a", "b"),
        uncounted=(),
        columns=(),
        persons=90,
        classes=7,
        short=(),
        spread=None,
    )
    compared = answers(replace(internal, together=together))["linkability"]
    assert "with 2 earlier releases, they still satisfy the requirements, in 7 groups" in compared
    assert "Not measured" not in compared


def test_detail_tables_and_links_are_no_part_of_the_answers(internal: Report) -> None:
    detail = MeasuredDetail(
        source="visits",
        target="visits_out",
        rows=50,
        nobodys=0,
        suppressed=0,
        published=40,
        persons=80,
        few=0,
        unique=20,
        k=5,
        columns=(),
        sensitive=("ill",),
        items=None,
    )
    detailed = replace(internal, details=(detail,), other_columns={})
    said = {one.name: one for one in answers_of(detailed)}

    assert "visits_out a person has: 25.00% of the persons are alone" in said["singling out"].text
    assert said["singling out"].tone == said["inference"].tone == "warn"
    assert "share a number for each person" in said["linkability"].text
    assert "rows of visits_out reveal about all persons of a" in said["inference"].text
    assert "Beside it is the table visits_out, with 40 rows" in detailed.to_html()
    network: Any = object()
    linked = answers(replace(internal, network=network))
    assert "share a number for each group" in linked["linkability"]
    assert "for each person" not in linked["linkability"]
    assert linked["singling out"].endswith("of a person's links is not counted here.")


def test_a_sensitive_column_that_no_model_looks_at_is_not_bounded(internal: Report) -> None:
    unguarded = replace(internal, models=internal.models[:1])

    said_of = {one.name: one for one in answers_of(unguarded)}["inference"]
    assert said_of.text.startswith("pay: not bounded, no requirement covers it; all rows of a")
    assert said_of.tone == "warn"
    assert {one.name: one for one in answers_of(internal)}["inference"].tone == "good"


def test_a_release_without_rows_protects_nobody(internal: Report) -> None:
    empty = replace(internal, rows=replace(internal.rows, published=0), figures=None)

    assert verdict_of(empty).text == "The release has no rows, so it tells nothing of anybody."
    assert answers(empty)["singling out"] == "No: there is no row."


# -- invented rows ---------------------------------------------------------------------------------


def test_invented_rows_lie_within_their_labels(internal: Report) -> None:
    assert internal.invented
    for row in internal.invented:
        low, high = str(row["age"].label)[1:-1].split("-")
        assert int(low) <= int(row["age"].value or "") <= int(high)
        # published as it is: it would be a value of the table
        assert row["town"] == InventedCell()
    assert "invented row 1" in internal.to_html()


def test_a_page_without_them_says_why(internal: Report) -> None:
    page = replace(internal, invented=()).to_html()

    assert "invented row" not in page
    assert "a report shows none" in page


def test_none_is_read_where_the_source_is_not_to_be_seen(tmp_path: Path) -> None:
    assert run(tmp_path, "external").invented == ()


TREE = said.Taxonomy(taxonomy={"North": ["Sweden", "Norway"], "South": ["Italy"]})
STEPS = Quasi(range=RangeStep(step=10))
MONTHS = Quasi(range=RangeStep(step="month"))


@pytest.mark.parametrize(
    ("label", "hierarchy", "kind", "value"),
    [
        ("[20-24]", said.Intervals(intervals=[5]), Kind.INTEGER, "22"),
        ("[-20..-11]", said.Intervals(intervals=[10]), Kind.INTEGER, "-16"),
        ("[0.5-1)", said.Intervals(intervals=["0.5"]), Kind.DECIMAL, "0.7"),
        ("<18", said.Cuts(cuts=[[18, 65]]), Kind.INTEGER, "17"),
        (">=65", said.Cuts(cuts=[[18, 65]]), Kind.INTEGER, "65"),
        ("[10-29]", STEPS, Kind.INTEGER, "19"),
        ("123**", said.Mask(mask=said.MaskSteps(steps=[2])), Kind.TEXT, "12300"),
        ("2020-02", said.Dates(dates=["month"]), Kind.DATE, "2020-02-15"),
        ("2020-Q4", said.Dates(dates=["quarter"]), Kind.DATE, "2020-11-15"),
        ("2020", said.Dates(dates=["year"]), Kind.DATE, "2020-07-01"),
        ("2020s", said.Dates(dates=["decade"]), Kind.DATE, "2024-12-31"),
        ("[2020-01..2020-02]", MONTHS, Kind.DATE, "2020-01-30"),
    ],
)
def test_a_value_is_chosen_by_label_and_job_alone(
    label: str, hierarchy: Any, kind: Kind, value: str
) -> None:
    stepped = isinstance(hierarchy, Quasi)
    column = hierarchy if stepped else Quasi(hierarchy=hierarchy)
    shown = cell_of(label, column, None if stepped else hierarchy, kind)

    assert shown == InventedCell(value, label=label)


@pytest.mark.parametrize(
    ("label", "hierarchy", "kind"),
    [
        ("22", said.Intervals(intervals=[5]), Kind.INTEGER),
        ("[22-22]", said.Intervals(intervals=[1, 5]), Kind.INTEGER),  # has one value alone
        ("[-1..-1]", said.Cuts(cuts=[[-1, 0]]), Kind.INTEGER),
        ("01099", said.Mask(mask=said.MaskSteps(steps=[2], character="9")), Kind.TEXT),
        ("[17-25]", None, Kind.INTEGER),  # ends at values
        ("[17-25]", said.EqualFrequency(equal_frequency=[4]), Kind.INTEGER),
        ("[17-25]", said.HierarchyTable(table="ages"), Kind.INTEGER),
        ("[2020-01-01..2020-01-31]", None, Kind.DATE),
        ("[2020-01-01..2020-01-31]", MONTHS, Kind.DATE),
        ("2020-02-15", said.Dates(dates=["month"]), Kind.DATE),
        ("2020-13", said.Dates(dates=["month"]), Kind.DATE),
        ("{a, b}", None, Kind.TEXT),
        ("a..c", None, Kind.TEXT),
        ("a", None, Kind.TEXT),
        ("a", said.Flat(flat=True), Kind.TEXT),
        ("12345", said.Mask(mask=said.MaskSteps(steps=[2])), Kind.TEXT),
        ("AB***", said.Mask(mask=said.MaskSteps(steps=[3])), Kind.TEXT),
        ("E11*", said.Mask(mask=said.MaskSteps(keep=[3])), Kind.TEXT),
        ("Other", said.Rare(rare=said.RareLabel(below=5, label="Other")), Kind.TEXT),
        ("Sweden", TREE, Kind.TEXT),
        ("Unlisted", TREE, Kind.TEXT),
        (None, TREE, Kind.TEXT),
    ],
)
def test_what_may_be_a_value_is_not_shown(label: str | None, hierarchy: Any, kind: Kind) -> None:
    stepped = isinstance(hierarchy, Quasi)
    column = hierarchy if stepped else Quasi(hierarchy=hierarchy)

    assert cell_of(label, column, None if stepped else hierarchy, kind) == InventedCell()


def test_of_listed_values_their_number_is_told() -> None:
    column = Quasi(hierarchy=TREE)

    assert cell_of("North", column, TREE, Kind.TEXT) == InventedCell(of=2, label="North")
    assert cell_of("*", column, TREE, Kind.TEXT) == InventedCell(label="*")
