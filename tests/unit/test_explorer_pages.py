"""Pages of the explorer: whatever stands in a value is text, and a filter lists what it says."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest
from hostile import HOSTILE, KNOWN, MOVING, Seen, poisoned

from sqlanon.errors import JobError
from sqlanon.job.job import Job
from sqlanon.metrics import REPORTED
from sqlanon.report.loss import ColumnLosses, Losses
from sqlanon.report.wording import visible
from sqlanon.sql.workspace import Progress
from sqlanon.tools.explorer import pages
from sqlanon.tools.explorer.choices import Field, apply_changes, fields_of, ks_of, levels_of, with_k
from sqlanon.tools.explorer.pages import Frame, draw_lattice
from sqlanon.tools.explorer.views import ColumnView, Filter, LatticeView, Node, Point, ReleaseView
from sqlanon.tools.explorer.worker import Task
from sqlanon.verify.figures import SizeBand

if TYPE_CHECKING:
    from collections.abc import Callable

FORMS = {
    *("form", "fieldset", "legend", "label", "input", "select", "option", "button", "span", "code"),
    *("circle", "line"),
}
NODES = tuple(
    Node((age, town), age + town > 1, 0.1 * (age + town), 5 - age - town, 3)
    for age in range(3)
    for town in range(2)
)
SURVEYED = LatticeView(("age", "town"), (0, 0), (2, 1), 6, 24, "loss", NODES, refused="none")
LOSSES: dict[str, float | int | None] = dict.fromkeys(REPORTED, 0.25)
SHOWN = ReleaseView(
    rows=24,
    suppressed=2,
    published=22,
    classes=3,
    smallest=5,
    sizes=(SizeBand(5, 9, 3, 22),),
    sizes_before=(SizeBand(1, 1, 24, 24),),
    losses=Losses(LOSSES, {"age": ColumnLosses(LOSSES)}),
    columns=(ColumnView("age", 1, 2, 3, 0.25), ColumnView("town", None, None, 0, 0.0)),
    examples=((("[20-29]", "x"), 9),),
    seconds=1.5,
)


def frame() -> Frame:
    field = Field("privacy.0.k", "k of k_anonymity", "2", ("privacy", 0, "k_anonymity", "k"))
    said = {"privacy.0.k": "3", "ks": "2, 3"}
    return Frame(
        "/token", "Choices for people", "under k", ((field, "3"),), "2, 3", said, "/token/"
    )


def task() -> Task:
    made = Task(7, "Counting", lambda _: None)
    made.progress = Progress("search", 3, 4)
    return made


PAGES: dict[str, Callable[[Callable[[Any], Any]], str]] = {
    "waiting": lambda p: pages.waiting(p(frame()), _titled(p)),
    "trouble": lambda p: pages.trouble(p(frame()), p("why")),
    "lattice": lambda p: pages.lattice(p(frame()), p(SURVEYED), Filter(), "/token/?again=1"),
    "frontier": lambda p: pages.frontier(
        p(frame()), (Point(2, p(SHOWN)), Point(3, None, p("no"))), 3, "/token/?again=1"
    ),
    "choice": lambda p: pages.node(p(frame()), p("1.0"), p("age 1"), p(SHOWN)),
    "compared": lambda p: pages.render_comparison(
        p(frame()), (p("a"), p("b")), (p(SHOWN), p(replace(SHOWN, suppressed=3)))
    ),
    "pin": lambda p: pages.pin(
        p(frame()), p("age 1"), p("job.yaml"), (p("+ new"), "- old"), {"choice": p("1.0")}
    ),
    "pinned": lambda p: pages.render_confirmation(p(frame()), p("job.yaml")),
}


def _titled(poison: Callable[[Any], Any]) -> Task:
    made = task()
    made.title = poison(made.title)
    made.progress = poison(made.progress)
    return made


@pytest.mark.parametrize("name", PAGES)
def test_everything_that_is_shown_is_text(name: str) -> None:
    for text in HOSTILE:

        def poison(value: Any, text: str = text) -> Any:
            made = poisoned(value, text)
            return replace(made, base="/token", here="/token/") if isinstance(made, Frame) else made

        page = PAGES[name](poison)
        seen = Seen(page)
        assert seen.tags <= KNOWN | FORMS, text
        assert not any(one.startswith("on") or one in {"src", "style"} for one in seen.attributes)
        assert all(str(one).startswith("/token/") for one in seen.targets), text
        assert visible(text) in seen.text, text
        assert not MOVING.search(page)
        assert "script" not in seen.tags


@pytest.mark.parametrize("name", PAGES)
def test_forms_stay_here_and_say_what_was_changed(name: str) -> None:
    page = PAGES[name](lambda value: value)
    forms = re.findall(r"<form ([^>]*)>", page)
    assert all('action="/token/' in form for form in forms)
    if name in {"lattice", "frontier", "compared", "choice"}:
        assert "privacy.0.k=3" in page
    assert ("http-equiv" in page) == (name == "waiting")


def test_the_policy_lets_a_browser_do_nothing_but_apply_the_style_sheet() -> None:
    said = pages.policy()
    assert said.startswith("default-src 'none'; style-src 'sha256-")
    assert "unsafe" not in said
    assert "script" not in said


def test_a_filter_lists_what_it_says() -> None:
    def listed(**query: str) -> list[str]:
        return [node.name for node in Filter.from_query(query).of(SURVEYED)]

    everything = [node.name for node in NODES]
    assert listed() == everything
    assert listed(show="yes") == ["1.1", "2.0", "2.1"]
    assert listed(show="no") == ["0.0", "0.1", "1.0"]
    assert listed(**{"at.1": "1"}) == ["0.1", "1.1", "2.1"]
    assert listed(**{"at.1": "1", "at.0": "2"}) == ["2.1"]
    assert listed(most="10") == ["0.0", "0.1", "1.0"]
    assert listed(sort="suppressed") == ["2.1", "1.1", "2.0", "0.1", "1.0", "0.0"]
    assert listed(sort="height") == ["0.0", "0.1", "1.0", "1.1", "2.0", "2.1"]
    # whatever else it says is passed over
    odd = {
        "show": "x",
        "sort": "y",
        "most": "z",
        "page": "-1",
        "at.x": "1",
        "at.9": "1",
        "at.0": "",
    }
    assert listed(**odd) == everything
    assert Filter.from_query(odd).page == 1


def test_what_a_filter_says_again_is_the_same() -> None:
    said = Filter("yes", {0: 2}, 0.125, "classes", 3)
    assert Filter.from_query(said.query(3)) == said


def test_a_lattice_is_drawn_with_its_lines() -> None:
    made = draw_lattice(SURVEYED)
    assert made is not None
    assert len(made.dots) == 6
    assert len(made.lines) == 7  # 2 * 2 + 3 * 1: one step of one column
    tops = {dot.node.levels: dot.y for dot in made.dots}
    assert tops[2, 1] < tops[1, 1] < tops[1, 0] < tops[0, 0]
    assert all(0 < dot.x < 1000 and 0 < dot.y < made.height for dot in made.dots)
    many = tuple(Node((one, 0), True, 0.1, 0, 1) for one in range(601))
    assert draw_lattice(replace(SURVEYED, nodes=many)) is None
    page = pages.lattice(frame(), replace(SURVEYED, nodes=many), Filter(page=2), "/token/")
    assert "Level vectors by the sum of their levels" in page
    assert "page 2 of 7" in page


def job(**said: Any) -> Job:
    return Job.from_mapping(
        {
            "source": "t",
            "columns": {"a": {"role": "quasi"}, "ill": {"role": "sensitive"}},
            "privacy": [
                {"k_anonymity": {"k": 5}},
                {"l_diversity": {"column": "ill", "l": 2}},
                {"t_closeness": {"column": "ill", "t": 0.5}},
            ],
            "algorithm": "optimal",
            **said,
        }
    )


def test_the_numbers_of_a_job_can_be_changed() -> None:
    fields = {field.key: field.text for field in fields_of(job())}
    assert fields["privacy.0.k"] == "5"
    assert fields["privacy.1.l"] == "2"
    assert fields["privacy.2.t"] == "0.5"
    assert fields["max_suppression"] == "0"
    assert fields["weight.0"] == "1"
    said = {"privacy.0.k": "7", "privacy.2.t": "0.25", "max_suppression": "0.1", "other": "x"}
    assert apply_changes(job(), said) == job(
        privacy=[
            {"k_anonymity": {"k": 7}},
            {"l_diversity": {"column": "ill", "l": 2}},
            {"t_closeness": {"column": "ill", "t": 0.25}},
        ],
        max_suppression=0.1,
    )
    assert apply_changes(job(), {}) == job()
    assert with_k(job(), 9).privacy[0].k_anonymous == 9


def test_a_count_is_another_limit_than_a_share() -> None:
    for limit, text in ((1, "1"), (1.0, "1.0")):
        said = {field.key: field.text for field in fields_of(job(max_suppression=limit))}
        assert said["max_suppression"] == text
    assert apply_changes(job(max_suppression=1), {"max_suppression": "1.0"}) == job(
        max_suppression=1.0
    )


@pytest.mark.parametrize(
    "said",
    [
        {"privacy.0.k": "x"},
        {"privacy.0.k": "0"},
        {"privacy.0.k": "2.5"},
        {"privacy.2.t": "1e5"},
        {"privacy.2.t": "nan"},
        {"max_suppression": "1.5"},
        {"max_suppression": "-1"},
        {"weight.0": "0"},
        {"weight.0": "1001"},
    ],
)
def test_what_no_job_can_have_is_refused(said: dict[str, str]) -> None:
    with pytest.raises(JobError):
        apply_changes(job(), said)


def test_the_k_of_a_frontier() -> None:
    assert ks_of(job()) == (2, 3, 5, 10, 20, 50, 100)
    assert ks_of(job(), " 9, 2 2,30") == (2, 9, 30)
    assert ks_of(job(privacy=[{"l_diversity": {"column": "ill", "l": 2}}])) == ()
    for wrong in ("x", "0", "1.5", ",", " ".join(map(str, range(1, 99)))):
        with pytest.raises(JobError):
            ks_of(job(), wrong)


def test_level_vectors_in_urls() -> None:
    assert levels_of("1.0", ["a", "b"]) == {"a": 1, "b": 0}
    for wrong in ("", "1", "1.0.0", "1.-1", "1.x", "1.", "99999.0"):
        assert levels_of(wrong, ["a", "b"]) is None
