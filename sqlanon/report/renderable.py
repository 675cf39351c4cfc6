"""The common output of all reports: text, JSON and HTML."""

from __future__ import annotations

import json
import math
from abc import ABC, abstractmethod
from dataclasses import fields, is_dataclass
from datetime import datetime
from typing import TYPE_CHECKING, Any, ClassVar, cast

from typing_extensions import override

from sqlanon.report.data import ColumnSchema, RecodingSummary, RiskChange
from sqlanon.report.loss import ColumnLosses
from sqlanon.report.sections import Chapter
from sqlanon.report.wording import visible
from sqlanon.sql.statement import Script
from sqlanon.verify.measure import ModelResult

if TYPE_CHECKING:
    from sqlanon.report.sections import Chart, FirstPage, Section, Table


# -- plain data for programs -----------------------------------------------------------------------


def as_plain(schema: str, told: object) -> dict[str, Any]:
    """The fields of a report as plain data, under the name of their schema."""
    return {"schema": schema, **plain(told)}


def plain(value: object) -> Any:  # noqa: ANN401 - whatever JSON knows
    """A value as plain data; JSON has no infinity and no time, so they are texts.

    What does not apply is left out: levels where none were chosen, the column that a column is made
    of where both have one name, the risk of persons where rows are counted, what a model does not
    have, and its violating classes and rows where it holds.
    """
    match value:
        case float() if math.isinf(value):
            return "Infinity"
        case Script():
            return value.text()
        case datetime():
            return value.isoformat(timespec="seconds")
        case list() | tuple():
            return [plain(one) for one in value]
        case dict():
            return {key: plain(one) for key, one in value.items()}
    return _record(value) if is_dataclass(value) else value


def _record(value: object) -> dict[str, Any]:
    made = {one.name: plain(getattr(value, one.name)) for one in fields(cast("Any", value))}
    empty: set[str] = set()
    match value:
        case ColumnLosses():
            made = {**made.pop("values"), **made}
        case ColumnSchema(made_of=None):
            empty = {"made_of"}
        case RecodingSummary(levels=None):
            empty = {"levels"}
        case RiskChange(persons=None):
            empty = {"persons"}
        case ModelResult(holds=holds, untold=untold):
            empty = {key for key in ("column", "variant", "reference") if made[key] is None}
            empty |= {"violating_classes", "violating_rows"} if holds or untold else set()
            empty |= {"of_relation"} if untold else {"of_relation", "untold"}
    return {key: one for key, one in made.items() if key not in empty}


# -- printing --------------------------------------------------------------------------------------


class Renderable(ABC):
    """A result that can be rendered for people and programs.

    Attributes:
        schema: The name of its JSON Schema, with a version that grows when a key changes or goes.
    """

    __slots__ = ()
    schema: ClassVar[str]

    def external(self) -> Renderable:
        """Return the result without figures that the release alone does not show."""
        return self

    def _for_audience(self) -> Renderable:
        """Return the result for its audience, which all printers but the terminal use."""
        return self.external() if self.audience == "external" else self

    @property
    @abstractmethod
    def title(self) -> str:
        """The title, one line."""

    @abstractmethod
    def sections(self) -> tuple[Section, ...]:
        """Return all sections, for people; those that are not details come first."""

    def terminal_sections(self) -> tuple[Section | Chart, ...]:
        """Return the sections and charts that a terminal shows."""
        return self.sections()

    def chapters(self) -> tuple[Chapter, ...]:
        """Return the chapters of its page, in order."""
        return (Chapter(None, sections=(*self.sections(), *self.charts())),)

    def first_page(self) -> FirstPage | None:
        """Return the page before the chapters; None where there is nothing to decide."""
        return None

    def charts(self) -> tuple[Chart | Table, ...]:
        """Return the charts of its figures; none where figures were not requested."""
        return ()

    @property
    def audience(self) -> str | None:
        """The audience of its page; None where it does not depend on that."""
        return None

    def to_dict(self) -> dict[str, Any]:
        """Return all data for its audience, as plain data for JSON."""
        return as_plain(self.schema, self._for_audience())

    def to_json(self) -> str:
        """Return all data as JSON."""
        return json.dumps(self.to_dict(), ensure_ascii=False)

    def to_html(self) -> str:
        """A page of its own, with everything: no script, nothing that is loaded from elsewhere."""
        from sqlanon.report.html import as_page  # noqa: PLC0415 - jinja2's first use takes 0.1 s

        told = self._for_audience()
        return as_page(told.title, told.chapters(), told.audience, told.first_page())

    @override
    def __str__(self) -> str:
        from sqlanon.report.text import as_text  # noqa: PLC0415 - rich is slow to import

        return as_text(self._for_audience().terminal_sections())

    @override
    def __repr__(self) -> str:
        return f"<{visible(self.title)}>"

    def _repr_html_(self) -> str:
        from sqlanon.report.html import as_fragment  # noqa: PLC0415 - as above

        told = self._for_audience()
        return as_fragment((*told.sections(), *(c for c in told.charts() if c.kind == "chart")))
