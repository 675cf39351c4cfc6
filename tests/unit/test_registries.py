"""Every member of a family has its paper, its documentation and its tests."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, get_args

import pytest
from engines import ENGINES

from sqlanon.algorithms import ALGORITHMS, Algorithm
from sqlanon.job.target import Target
from sqlanon.metrics import METRICS, REPORTED, Metric
from sqlanon.privacy_models import PRIVACY_MODELS, PrivacyModel
from sqlanon.publish import PUBLISHERS
from sqlanon.sql.dialects import DIALECTS, Dialect

if TYPE_CHECKING:
    from collections.abc import Mapping

HOUSE = Path(__file__).parents[2]
README = (HOUSE / "README.md").read_text()
FAMILIES: dict[str, Mapping[str, type]] = {
    "algorithms": ALGORITHMS,
    "models": PRIVACY_MODELS,
    "metrics": METRICS,
    "dialects": DIALECTS,
}
MEMBERS: tuple[type[Algorithm | PrivacyModel | Metric], ...] = (
    *ALGORITHMS.values(),
    *PRIVACY_MODELS.values(),
    *METRICS.values(),
)
WITHOUT_A_SERVER = {
    "mysql": "Debian 12 has no server of it; one is fetched for tests/mysql",
    "spark": "its client wants an environment of its own: tests/spark, on Sail",
    "sail": "as spark",
}


def conformance() -> dict[str, str]:
    return {path.name: path.read_text() for path in (HOUSE / "tests/conformance").glob("test_*.py")}


def rows_of_tables(text: str) -> set[str]:
    """The first cells of all rows of Markdown tables, without backquotes."""
    return set(re.findall(r"^\| *`?([^`|]+?)`? *\|", text, flags=re.MULTILINE))


def named(kind: type) -> str:
    return kind.__name__


@pytest.mark.parametrize("family", FAMILIES.values(), ids=FAMILIES)
def test_a_member_has_the_name_that_is_registered(family: Mapping[str, type]) -> None:
    assert family
    assert {name: name for name in family} == {n: vars(kind)["name"] for n, kind in family.items()}


@pytest.mark.parametrize("member", MEMBERS, ids=named)
def test_a_member_cites_its_paper(member: type[Algorithm | PrivacyModel | Metric]) -> None:
    assert re.search(r"\b(19|20)\d\d\b", member.reference), "no year"


@pytest.mark.parametrize("member", [*MEMBERS, *DIALECTS.values(), *PUBLISHERS.values()], ids=named)
def test_a_member_is_described(member: type) -> None:
    own = member.__dict__.get("__doc__") or ""
    assert len(own.split()) >= 5, f"{member.__name__} has no docstring of its own"


@pytest.mark.parametrize("member", MEMBERS, ids=named)
def test_every_option_of_a_member_is_described(
    member: type[Algorithm | PrivacyModel | Metric],
) -> None:
    lacking = [name for name, field in member.model_fields.items() if not field.description]
    assert not lacking


@pytest.mark.parametrize("member", [*ALGORITHMS.values(), *PRIVACY_MODELS.values()], ids=named)
def test_a_member_has_a_file_of_its_own(member: type[Algorithm | PrivacyModel]) -> None:
    assert member.__module__.endswith(f".{member.name}")


@pytest.mark.parametrize("member", MEMBERS, ids=named)
def test_a_member_is_in_the_readme_and_in_its_table(
    member: type[Algorithm | PrivacyModel | Metric],
) -> None:
    assert f"`{member.name}`" in README
    pages = [
        (HOUSE / f"docs/{page}.md").read_text()
        for page in ("algorithms", "models", "definitions/metrics")
    ]
    assert sum(member.name in rows_of_tables(page) for page in pages) == 1


@pytest.mark.parametrize("member", MEMBERS, ids=named)
def test_a_member_runs_on_every_engine(member: type[Algorithm | PrivacyModel | Metric]) -> None:
    holding = [name for name, text in conformance().items() if member.name in text]
    assert holding, f"no file of tests/conformance names {member.name}"


@pytest.mark.parametrize("mode", PUBLISHERS)
def test_a_way_to_publish_is_documented_and_runs_on_every_engine(mode: str) -> None:
    assert f"`{mode}`" in README or f"mode: {mode}" in README
    assert mode in rows_of_tables((HOUSE / "docs/publishing.md").read_text())
    said = re.compile(rf"['\"]{mode}['\"]|mode: {mode}")
    assert [name for name, text in conformance().items() if said.search(text)]


def test_every_mode_of_a_job_is_there() -> None:
    assert set(PUBLISHERS) == set(get_args(Target.model_fields["mode"].annotation))


@pytest.mark.parametrize("dialect", DIALECTS.values(), ids=named)
def test_a_dialect_is_tested_and_documented(dialect: type[Dialect]) -> None:
    assert dialect.name in {*ENGINES, *WITHOUT_A_SERVER}
    assert dialect.__name__ in README
    assert dialect.__name__ in rows_of_tables((HOUSE / "docs/engines.md").read_text())


@pytest.mark.parametrize("metric", METRICS.values(), ids=named)
def test_a_metric_is_reported(metric: type[Metric]) -> None:
    """Under names that no other metric has, each with a title of its own."""
    own = metric.reports()
    assert own
    assert all(REPORTED[name] == reported for name, reported in own.items())
    assert all(isinstance(reported.metric, metric) for reported in own.values())
    titles = [reported.title for reported in REPORTED.values()]
    assert len(set(titles)) == len(titles) == sum(len(one.reports()) for one in METRICS.values())
