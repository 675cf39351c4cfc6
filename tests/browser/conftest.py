"""A Chromium that is driven, and what it did; without it these tests are skipped."""

from __future__ import annotations

import shutil
from importlib import import_module
from typing import TYPE_CHECKING, Any

import pytest
from browsing import WIDE, Window
from engines import UnreachableError, unreachable

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


@pytest.fixture(scope="session")
def chromium() -> Iterator[Any]:
    """Debian's Chromium, driven by Playwright."""
    found = shutil.which("chromium") or shutil.which("chromium-browser")
    if found is None:
        unreachable("chromium", UnreachableError("it is not installed"))
    try:
        playwright: Any = import_module("playwright.sync_api")  # of a group of its own
        import_module("axe_playwright_python.sync_playwright")
    except ModuleNotFoundError as error:
        unreachable("chromium", UnreachableError(str(error)))
    with playwright.sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=found, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def opened(chromium: Any) -> Iterator[Callable[..., Window]]:
    """Opens a window: `opened(width=…, scheme="light" | "dark", trusted=…)`.

    A trusted one obeys no policy of a page, so that a test can put its own script there.
    """
    contexts: list[Any] = []

    def one(*, width: int = WIDE, scheme: str = "light", trusted: bool = False) -> Window:
        context = chromium.new_context(
            viewport={"width": width, "height": 900}, color_scheme=scheme, bypass_csp=trusted
        )
        contexts.append(context)
        return Window(context.new_page())

    yield one
    for context in contexts:
        context.close()


@pytest.fixture
def violations() -> Callable[[Window], list[str]]:
    """What axe-core finds on a page that is serious: its rule, and where."""
    axe: Any = import_module("axe_playwright_python.sync_playwright").Axe()

    def found(window: Window) -> list[str]:
        response = axe.run(window.page).response
        assert response["passes"], "axe looked at nothing"
        return [
            f"{one['id']}: {one['nodes'][0]['html'][:200]}"
            for one in response["violations"]
            if one["impact"] in {"serious", "critical"}
        ]

    return found
