"""Of an algorithm that is recommended for a model a page says whether it guesses anything."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from sqlanon.report.choices import ChoicesCompared, ComparedChoice
from sqlanon.verify.usefulness import Guesses

NOW = datetime(2026, 1, 1, tzinfo=UTC)
WORSE = ComparedChoice("oka", "oka", 5, None, ncp=0.1, guesses=Guesses(0.172, 0.17, 0.153, 0.202))
LUCKY = ComparedChoice(
    "datafly", "datafly", 5, None, ncp=0.5, guesses=Guesses(0.17, 0.17, 0.213, 0.202)
)
GOOD = ComparedChoice("mingen", "mingen", 5, None, ncp=0.5, guesses=Guesses(0.3, 0.17, 0.4, 0.202))


@pytest.mark.parametrize(
    ("choices", "said"),
    [
        ((WORSE, LUCKY), "oka guesses no more rows than the commonest value does, 20.2%"),
        ((WORSE,), "no choice guesses more rows than the commonest value does, 20.2%"),
        ((WORSE, LUCKY, GOOD), None),
    ],
    ids=["another by luck", "none", "the best one"],
)
def test_the_one_that_is_recommended_is_asked(
    choices: tuple[ComparedChoice, ...], said: str | None
) -> None:
    told = ChoicesCompared(
        "0123456789ab", "people", 600, "algorithms", choices, "model", "ill", "oka", NOW, NOW, ""
    )
    page = " ".join(str(told).split())
    assert said is None or said in page
    assert page.count("the commonest value does") == (said is not None)
