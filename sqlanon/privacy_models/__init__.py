"""Privacy models, one file each; the registry is the one list of them."""

from __future__ import annotations

from sqlanon.privacy_models.base import PrivacyModel
from sqlanon.privacy_models.k_anonymity import KAnonymity

PRIVACY_MODELS: tuple[type[PrivacyModel], ...] = (KAnonymity,)
"""Every model that a job can name, in the order in which the documentation lists them."""

__all__ = ["PRIVACY_MODELS", "KAnonymity", "PrivacyModel"]
