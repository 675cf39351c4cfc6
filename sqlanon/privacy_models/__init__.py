"""Privacy models, one file each. The registry is the only list of them."""

from __future__ import annotations

from sqlanon.common.registry import Registry
from sqlanon.privacy_models.base import Condition, PrivacyModel

PRIVACY_MODELS = Registry[PrivacyModel](
    __name__,
    {
        "k_anonymity": "k_anonymity:KAnonymity",
        "person_anonymity": "person_anonymity:PersonAnonymity",
        "l_diversity": "l_diversity:LDiversity",
        "t_closeness": "t_closeness:TCloseness",
        "alpha_k": "alpha_k:AlphaK",
        "beta_likeness": "beta_likeness:BetaLikeness",
        "delta_disclosure": "delta_disclosure:DeltaDisclosure",
        "delta_presence": "delta_presence:DeltaPresence",
        "k_map": "k_map:KMap",
        "average_risk": "average_risk:AverageRisk",
        "sample_uniqueness": "sample_uniqueness:SampleUniqueness",
        "m_uniqueness": "m_uniqueness:MUniqueness",
        "km_anonymity": "km_anonymity:KMAnonymity",
    },
)
"""Every model that a job can name, in the order in which the documentation lists them."""

__all__ = ["PRIVACY_MODELS", "Condition", "PrivacyModel"]
