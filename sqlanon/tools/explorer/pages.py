"""The pages, each a function from values to HTML: no server, no database, no script.

Every text is escaped, and characters that move or colour are shown as their escapes. Bars and dots
are SVG with their sizes in attributes, so that a browser may apply the one style sheet and nothing
else.
"""

from __future__ import annotations

from base64 import b64encode
from collections import defaultdict
from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlencode

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

import sqlanon.report
from sqlanon.common.wording import inflect, whole
from sqlanon.metrics import REPORTED
from sqlanon.report.wording import measure, share, visible
from sqlanon.tools.explorer import views

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sqlanon.tools.explorer.choices import Field
    from sqlanon.tools.explorer.views import Filter, LatticeView, Node, Point, ReleaseView
    from sqlanon.tools.explorer.worker import Task


# -- lattices --------------------------------------------------------------------------------------

MOST = 600
"""The greatest number of nodes to draw: of more, single ones are hard to click."""
_MOST_LINES = 600
WIDTH = 1000
_ROW = 46
_LARGEST = 11.0


@dataclass(frozen=True, slots=True)
class Dot:
    """A node, its middle and its radius."""

    node: Node
    x: float
    y: float
    radius: float
    best: bool


@dataclass(frozen=True, slots=True)
class Drawing:
    """A lattice with the root on top; lines join a node and what generalizes it by one level."""

    height: int
    dots: tuple[Dot, ...]
    lines: tuple[tuple[float, float, float, float], ...]


def draw_lattice(surveyed: LatticeView) -> Drawing | None:
    """Draw the nodes that were counted; None if there are too many.

    Nodes of a height are side by side in the order of their level vectors, the best one larger.
    """
    nodes = surveyed.nodes
    if not 1 < len(nodes) <= MOST:
        return None
    rows: dict[int, list[Node]] = defaultdict(list)
    for node in sorted(nodes, key=lambda node: node.levels, reverse=True):
        rows[node.height].append(node)
    heights = sorted(rows, reverse=True)
    radius = min(_LARGEST, 0.42 * WIDTH / max(map(len, rows.values())))
    best = nodes[0] if nodes[0].anonymous else None
    dots = {
        node.levels: Dot(
            node,
            round(WIDTH * (place + 0.5) / len(rows[height]), 1),
            _ROW * (turn + 0.5),
            round(radius * (1.5 if node is best else 1.0), 1),
            node is best,
        )
        for turn, height in enumerate(heights)
        for place, node in enumerate(rows[height])
    }
    lines = [
        (low.x, low.y, dots[above].x, dots[above].y)
        for levels, low in dots.items()
        for place, level in enumerate(levels)
        if (above := (*levels[:place], level + 1, *levels[place + 1 :])) in dots
    ]
    adjacent = all(high - low == 1 for high, low in pairwise(heights))
    shown = lines if adjacent and len(lines) <= _MOST_LINES else []
    return Drawing(_ROW * len(heights), tuple(dots.values()), tuple(shown))


# -- pages -----------------------------------------------------------------------------------------

_ON_A_PAGE = 100
"""Level vectors that a page lists."""


@dataclass(frozen=True, slots=True)
class Frame:
    """The common parts of every page, and the targets of its links.

    Attributes:
        base: The beginning of each path: a slash and the token.
        title: The title of the page.
        lead: A sentence on the job.
        fields: The numbers that may be changed, each with the text of its field.
        ks: The k of the frontier as the user wrote them; None where there is a lattice.
        said: The changes, as they are in URLs.
        here: The path of this page.
    """

    base: str
    title: str
    lead: str
    fields: tuple[tuple[Field, str], ...] = ()
    ks: str | None = None
    said: Mapping[str, str] = field(default_factory=dict)
    here: str = "/"

    def link(self, page: str = "", **more: str) -> str:
        """The path of a page, with what was changed."""
        query = urlencode({**self.said, **more})
        return f"{self.base}/{page}{'?' if query else ''}{query}"


def waiting(frame: Frame, task: Task) -> str:
    """Return the page of a task's progress; the browser reloads it after a second."""
    progress = task.progress
    facts = [("seconds", f"{task.seconds:.0f}"), ("statements", whole(task.statements))]
    if progress is not None:
        facts.insert(0, ("at", progress.phase))
        if progress.done:
            left = "" if progress.open is None else f", {whole(progress.open)} open"
            facts.insert(1, ("done", whole(progress.done) + left))
        if progress.share is not None:
            facts.insert(1, ("of all", f"{progress.share:.0%}"))
    if task.left is not None:
        facts.append(("seconds left, about", f"{task.left:.0f}"))
    queued = task.state == "waiting"
    return _page("waiting", frame, task=task, facts=facts, queued=queued)


def trouble(
    frame: Frame, message: str, title: str = "That cannot be had", again: str | None = None
) -> str:
    """Return the page that says why there is nothing to see.

    Args:
        frame: See there.
        message: Lines.
        title: The title of the parts.
        again: Where it is tried once more; None where that is in vain.
    """
    return _page("trouble", frame, heading=title, lines=message.splitlines(), again=again)


def lattice(frame: Frame, surveyed: LatticeView, chosen: Filter, again: str) -> str:
    """The level vectors of a job: drawn, and in a table that can be filtered and sorted.

    Args:
        frame: See there.
        chosen: Which of them the table has.
        again: Where they are counted once more.
    """
    wanted = chosen.of(surveyed)
    first = (chosen.page - 1) * _ON_A_PAGE
    drawing = draw_lattice(surveyed)
    costs = [node.cost for node in surveyed.nodes if node.cost is not None]
    sections = [] if drawing is not None else [views.heights(surveyed)]
    return _page(
        "lattice",
        frame,
        surveyed=surveyed,
        again=again,
        anonymous=sum(node.anonymous for node in surveyed.nodes),
        drawing=drawing,
        width=WIDTH,
        sections=sections,
        chosen=chosen,
        found=len(wanted),
        nodes=wanted[first : first + _ON_A_PAGE],
        pages=range(1, -(-len(wanted) // _ON_A_PAGE) + 1),
        most=max(costs, default=0.0) or 1.0,
        cost=_cost_of(surveyed),
        where=_levels,
        page_link=lambda number: frame.link(**chosen.query(number)),
    )


def frontier(frame: Frame, points: Sequence[Point], asked: int, again: str) -> str:
    """Return the page of the loss and the suppressed rows for each k.

    Args:
        frame: See there.
        asked: The number of points without a stop.
        again: The URL that searches again.
    """
    return _page(
        "frontier",
        frame,
        points=points,
        again=again,
        stopped=len(points) < asked,
        sections=[views.trade_off(points)],
    )


def node(frame: Frame, choice: str, name: str, shown: ReleaseView) -> str:
    """Return the page of a possible release: its risk, its utility, ten of its rows."""
    return _page(
        "node",
        frame,
        choice=choice,
        name=name,
        sections=views.of_one(shown),
    )


def render_comparison(
    frame: Frame, names: tuple[str, str], both: tuple[ReleaseView, ReleaseView]
) -> str:
    """Return the page with two releases side by side."""
    return _page("compared", frame, names=names, sections=views.of_two(names, both))


def pin(frame: Frame, name: str, file: str, lines: Sequence[str], fields: Mapping[str, str]) -> str:
    """Return the page with the changes of a choice in the job file, and a form that confirms them.

    Args:
        frame: See there.
        name: The choice.
        lines: A unified diff; none where nothing would change.
        fields: The fields that the form sends.
    """
    kinds = [
        (line, {"+": "added", "-": "removed", "@": "place"}.get(line[:1], "same")) for line in lines
    ]
    return _page("pin", frame, name=name, file=file, lines=kinds, form=fields)


def render_confirmation(frame: Frame, file: str) -> str:
    """Return the page that says that the job file was written."""
    return _page("pinned", frame, file=file)


def policy() -> str:
    """The content security policy of every page."""
    digest = b64encode(sha256(_style().encode()).digest()).decode()
    return (
        f"default-src 'none'; style-src 'sha256-{digest}'; form-action 'self'; base-uri 'none'; "
        "frame-ancestors 'none'"
    )


def _levels(surveyed: LatticeView, one: Node) -> str:
    """A level vector as people read it."""
    pairs = zip(surveyed.columns, one.levels, strict=True)
    return ", ".join(f"{name} {level}" for name, level in pairs)


def _cost_of(surveyed: LatticeView) -> Any:  # noqa: ANN401 - one of two functions
    """Return the format of costs, by the metric of the job."""
    reported = REPORTED.get(surveyed.metric) or REPORTED["lm"]
    said = share if reported.share else measure

    def cost(one: Node) -> str:
        text = said(one.cost)
        return text if one.anonymous or one.cost is None else f"at least {text}"

    return cost


def _page(template: str, frame: Frame, **values: object) -> str:
    made = _environment().get_template(f"{template}.html.j2")
    return made.render(
        frame=frame,
        style=Markup(_style()),  # noqa: S704 - files of ours
        level=3,
        **values,
    )


@cache
def _style() -> str:
    sheets = (_REPORT / "page.css", _HERE / "html" / "explorer.css")
    return "".join(sheet.read_text(encoding="utf-8") for sheet in sheets)


_HERE, _REPORT = Path(__file__).parent, Path(sqlanon.report.__file__).parent


def _escape(value: object) -> object:
    """Return a value for templates: texts with their control characters escaped."""
    return visible(value) if type(value) is str else value


@cache
def _environment() -> Environment:
    environment = Environment(
        loader=FileSystemLoader([_HERE / "html", _REPORT]),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        finalize=_escape,
    )
    environment.filters |= {"visible": visible, "share": share, "whole": whole}
    environment.globals["inflect"] = inflect
    return environment
