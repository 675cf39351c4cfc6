"""What files of this folder share: places in which the models' tables lie."""

from __future__ import annotations

from contextlib import ExitStack
from functools import cache
from typing import TYPE_CHECKING

import pytest
from model_cases import loaded_place

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from engines import Place


@pytest.fixture(scope="module")
def loaded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[str], Place]]:
    """A place of an engine with the tables, made once for a file of tests."""
    with ExitStack() as stack:

        @cache
        def opened(engine: str) -> Place:
            return stack.enter_context(loaded_place(engine, tmp_path_factory.mktemp(engine)))

        yield opened
