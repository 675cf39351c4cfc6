"""Privacy models, one file each; the registry is the one list of them."""

from __future__ import annotations

from sqlanon.privacy_models.alpha_k import AlphaK
from sqlanon.privacy_models.average_risk import AverageRisk
from sqlanon.privacy_models.base import Condition, PrivacyModel
from sqlanon.privacy_models.beta_likeness import BetaLikeness
from sqlanon.privacy_models.delta_disclosure import DeltaDisclosure
from sqlanon.privacy_models.delta_presence import DeltaPresence
from sqlanon.privacy_models.k_anonymity import KAnonymity
from sqlanon.privacy_models.k_map import KMap
from sqlanon.privacy_models.km_anonymity import DetailKMAnonymity, KMAnonymity
from sqlanon.privacy_models.l_diversity import LDiversity
from sqlanon.privacy_models.m_uniqueness import MUniqueness
from sqlanon.privacy_models.person_anonymity import PersonAnonymity
from sqlanon.privacy_models.sample_uniqueness import SampleUniqueness
from sqlanon.privacy_models.t_closeness import TCloseness

PRIVACY_MODELS: tuple[type[PrivacyModel], ...] = (
    KAnonymity,
    PersonAnonymity,
    LDiversity,
    TCloseness,
    AlphaK,
    BetaLikeness,
    DeltaDisclosure,
    DeltaPresence,
    KMap,
    AverageRisk,
    SampleUniqueness,
    MUniqueness,
    KMAnonymity,
)
"""Every model that a job can name, in the order in which the documentation lists them."""

__all__ = [
    "PRIVACY_MODELS",
    "AlphaK",
    "AverageRisk",
    "BetaLikeness",
    "Condition",
    "DeltaDisclosure",
    "DeltaPresence",
    "DetailKMAnonymity",
    "KAnonymity",
    "KMAnonymity",
    "KMap",
    "LDiversity",
    "MUniqueness",
    "PersonAnonymity",
    "PrivacyModel",
    "SampleUniqueness",
    "TCloseness",
]
