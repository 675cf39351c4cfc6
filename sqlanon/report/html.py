"""A report as HTML: a page that needs nothing else, or a piece of one for a notebook."""

from __future__ import annotations

from base64 import b64encode
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from sqlanon.report.wording import share, visible

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sqlanon.report.sections import Chapter, Chart, FirstPage, Section


def as_page(
    title: str,
    chapters: Iterable[Chapter],
    audience: str | None = None,
    first: FirstPage | None = None,
) -> str:
    """A page with all sections, details too; every text is escaped, and nothing else is loaded.

    Its style sheet is the only thing that its content security policy lets a browser apply.

    Args:
        chapters: The chapters of the page; one without a title is the whole page.
        audience: Its audience, external or internal; None where it names none.
        first: The page before them; they are its appendix then, which a reader opens.
    """
    style = (Path(__file__).parent / "page.css").read_text(encoding="utf-8")
    made = _environment().get_template("page.html.j2")
    return made.render(
        title=title,
        chapters=list(chapters),
        audience=audience,
        first=first,
        style=Markup(style),  # noqa: S704 - a file of ours
        digest=b64encode(sha256(style.encode()).digest()).decode(),
    )


def as_fragment(sections: Iterable[Section | Chart]) -> str:
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
