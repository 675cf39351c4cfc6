"""What every report can do: be printed as text, as JSON and as HTML."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar

from typing_extensions import override

from sqlanon.report.chapters import Chapter
from sqlanon.report.json import as_plain
from sqlanon.report.wording import visible

if TYPE_CHECKING:
    from sqlanon.report.chapters import Chart
    from sqlanon.report.sections import Section, Table
    from sqlanon.verify.figures import Figures
    from sqlanon.verify.rounding import Steps


class Told(ABC):
    """Something that is told to people and programs.

    Attributes:
        schema: The name of its JSON Schema, with a version that grows when a key changes or goes.
    """

    __slots__ = ()
    schema: ClassVar[str]

    @property
    def _steps(self) -> Steps | None:
        """In what steps it tells of a source; None where that is exact, or none is told of."""
        figures: Figures | None = getattr(self, "figures", None)
        return None if figures is None else figures.steps

    def handed_out(self) -> Told:
        """The same as its audience may have it."""
        return self

    def exact(self) -> Told:
        """The same for whoever may see the source: as measured, whatever its audience is."""
        return self

    @property
    @abstractmethod
    def title(self) -> str:
        """One line that says what it is of."""

    @abstractmethod
    def sections(self) -> tuple[Section, ...]:
        """Everything that it says, for people; those that are not details come first."""

    def printed(self) -> tuple[Section | Chart, ...]:
        """What a terminal shows of it."""
        return self.sections()

    def chapters(self) -> tuple[Chapter, ...]:
        """Everything that its page says, in its order."""
        return (Chapter(None, sections=(*self.sections(), *self.charts())),)

    def charts(self) -> tuple[Chart | Table, ...]:
        """What its figures show; none where they were not asked for."""
        figures: Figures | None = getattr(self, "figures", None)
        if figures is None:
            return ()
        from sqlanon.report.charts import risk_charts, utility_charts  # noqa: PLC0415 - for pages
        from sqlanon.report.cuts import hierarchy_charts  # noqa: PLC0415 - the same

        risks = risk_charts(figures, self.person_risk)
        return (*risks, *utility_charts(figures), *hierarchy_charts(figures))

    @property
    def person_risk(self) -> float | None:
        """The most that a person's risk is, where models count persons; None elsewhere."""
        return None

    @property
    def audience(self) -> str | None:
        """For whom its page is; None where it does not depend on that."""
        figures = getattr(self, "figures", None)
        return None if figures is None else str(figures.audience)

    def to_dict(self) -> dict[str, Any]:
        """Everything as plain data, ready for JSON."""
        return as_plain(self.schema, self)

    def to_json(self) -> str:
        """Everything as JSON."""
        return json.dumps(self.to_dict(), ensure_ascii=False)

    def to_html(self) -> str:
        """A page of its own, with everything: no script, nothing that is loaded from elsewhere."""
        from sqlanon.report.html import as_page  # noqa: PLC0415 - jinja2's first use takes 0.1 s

        return as_page(self.title, self.chapters(), self.audience)

    @override
    def __str__(self) -> str:
        from sqlanon.report.text import as_text  # noqa: PLC0415 - rich is slow to import

        return as_text(self.printed())

    @override
    def __repr__(self) -> str:
        return f"<{visible(self.title)}>"

    def _repr_html_(self) -> str:
        from sqlanon.report.html import as_fragment  # noqa: PLC0415 - as above

        return as_fragment((*self.sections(), *(c for c in self.charts() if c.kind == "chart")))
