"""A report as HTML: a page that needs nothing else, or a piece of one for a notebook."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from sqlanon.report.wording import share, visible

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sqlanon.report.sections import Section


def as_page(title: str, sections: Iterable[Section]) -> str:
    """A page with all sections, details too; every text is escaped."""
    made = _environment().get_template("page.html.j2")
    return made.render(title=title, sections=list(sections), level=2)


def as_fragment(sections: Iterable[Section]) -> str:
    """The sections that are no details, without a page around them."""
    brief = [section for section in sections if not section.detail]
    return _environment().get_template("sections.html.j2").render(sections=brief, level=4)


@cache
def _environment() -> Environment:
    environment = Environment(
        loader=FileSystemLoader(Path(__file__).parent),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.filters |= {"visible": visible, "share": share}
    return environment
