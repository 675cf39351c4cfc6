"""Keys that are decimals are the same on Sail however many digits their columns have."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spark_decimals import texts_of_keys_are_of_their_values

if TYPE_CHECKING:
    from spark_place import SparkPlace


def test_decimal_texts_of_keys_are_of_their_values(sail: SparkPlace) -> None:
    texts_of_keys_are_of_their_values(sail)
