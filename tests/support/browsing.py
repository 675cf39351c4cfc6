"""A tab of a browser, and what happened in it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

NARROW, WIDE = 400, 1280
"""Pixels of a telephone, and of a screen."""


@dataclass
class Window:
    """A tab, and what happened in it.

    Attributes:
        page: Playwright's page.
        asked: URLs that it asked for.
        dialogs: Texts of dialogs that a script opened.
        said: What stands on the console.
    """

    page: Any
    asked: list[str] = field(default_factory=list)
    dialogs: list[str] = field(default_factory=list)
    said: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Listen."""
        self.page.on("requestfinished", lambda request: self.asked.append(request.url))
        self.page.on("requestfailed", self._failed)
        self.page.on("console", lambda message: self.said.append(message.text))
        self.page.on("dialog", self._dismissed)

    def _failed(self, request: Any) -> None:
        if request.failure != "csp":  # what a policy stops, nobody is asked
            self.asked.append(request.url)

    def _dismissed(self, dialog: Any) -> None:
        self.dialogs.append(dialog.message)
        dialog.dismiss()

    def overflow(self) -> int:
        """Pixels by which the page is wider than the window."""
        found: int = self.page.evaluate(
            "document.documentElement.scrollWidth - document.documentElement.clientWidth"
        )
        return found

    def text(self) -> str:
        """All that stands on the page."""
        found: str = self.page.locator("body").text_content()
        return found
