"""Texts that a page must show as texts, and what a browser would make of a page."""

from __future__ import annotations

import re
from dataclasses import fields, is_dataclass, replace
from html.parser import HTMLParser
from typing import Any, cast

from typing_extensions import override

TAGS = ("script", "img src=x onerror=alert(1)", "svg onload=alert(1)", "iframe", "style", "base")
BREAKS = ("</td>", "</table>", "</title>", "</style>", "-->", "]]>", "<!--", "<![CDATA[", "</svg>")
QUOTES = ('" onmouseover="alert(1)', "' onfocus='alert(1)", "` onclick=`alert(1)", 'a"b', "a'b")
TEMPLATES = ("{{ 7*7 }}", "{% raw %}", "${7*7}", "#{7*7}", "<%= 7*7 %>", "{# x #}", "{{config}}")
LINKS = ("javascript:alert(1)", "data:text/html,<script>", "//evil.example/x", "&#106;avascript:")
ENTITIES = ("&lt;script&gt;", "&amp;", "&#60;b&#62;", "&quot;", "&nbsp;", "&", "<", ">", "a<b>c")
CONTROLS = (
    *("\x00", "a\x00b", "\x1b[31mred", "\x07", "\x08", "\x7f", "\x85", "\r\nSet-Cookie: a=b"),
    *("\u202egnp.exe", "\u2066x\u2069", "\u200f", "\u200b", "\ufeff", "\u2028", "\u2029"),
)
SQL = (
    "'; DROP TABLE people; --",
    '"; --',
    "%s",
    "\\",
    "\\u003cscript\\u003e",
    "🦆",
    "ＳＣＲＩＰＴ",
)
HOSTILE = (
    *(f"<{tag}>alert(1)</{tag.split()[0]}>" for tag in TAGS),
    *(*BREAKS, *QUOTES, *TEMPLATES, *LINKS, *ENTITIES, *CONTROLS, *SQL),
)
MOVING = re.compile("[\x00-\x08\x0b-\x1f\x7f\u200b-\u200f\u202a-\u202e\u2066-\u2069]")
DRAWN = {"svg", "rect"}
KNOWN = {
    *("html", "head", "meta", "title", "style", "body", "header", "nav", "ul", "li", "a", "main"),
    *(
        "section",
        "div",
        "h1",
        "h2",
        "h3",
        "h4",
        "p",
        "table",
        "thead",
        "tbody",
        "tr",
        "th",
        "td",
        "pre",
        "details",
        "summary",
    ),
    *DRAWN,
}
CLOSED = {"audience", "by", "mode", "engine", "because", "table_mode"}
"""Fields whose words are ours, and are looked at."""


class Seen(HTMLParser):
    """What a browser would make of a page."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: set[str] = set()
        self.attributes: set[str] = set()
        self.targets: list[str | None] = []
        self.text = ""
        self.feed(page)
        self.close()

    @override
    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """An element begins."""
        self.tags.add(tag)
        self.attributes |= {name for name, _ in attrs}
        self.targets += [value for name, value in attrs if name in {"href", "src"}]

    @override
    def handle_data(self, data: str) -> None:
        """A text."""
        self.text += data

    @override
    def handle_comment(self, data: str) -> None:
        """There is none."""
        raise AssertionError(data)

    @override
    def handle_pi(self, data: str) -> None:
        """There is none."""
        raise AssertionError(data)


def poisoned(value: Any, text: str) -> Any:
    """The same with a text in every place where one stands, names among them."""
    if is_dataclass(value) and not isinstance(value, type):
        changed = {
            one.name: poisoned(getattr(value, one.name), text)
            for one in fields(value)
            if one.init and one.name not in {*CLOSED, "script", "values"}
        }
        return replace(cast("Any", value), **changed)
    match value:
        case str():
            return text + value
        case dict():
            return {poisoned(key, text): poisoned(one, text) for key, one in value.items()}
        case tuple() | list():
            return type(value)(poisoned(one, text) for one in value)
    return value
