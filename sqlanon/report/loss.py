"""What a release lost, by every metric of the house."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING

from sqlanon.metrics import (
    Ambiguity,
    AverageClassSize,
    Discernibility,
    Distortion,
    Entropy,
    Height,
    KlDivergence,
    Metric,
    Precision,
    Totals,
    geometric_mean,
    weighted_mean,
)
from sqlanon.release.recoding import Levels

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlanon.release.labels import AttributeLoss, Labels
    from sqlanon.release.recoding import Recoding
    from sqlanon.source.frequency_set import FrequencySet
    from sqlanon.verify.measure import ClassSizes


@dataclass(frozen=True, slots=True)
class ColumnLosses:
    """What one column loses, each in [0, 1]; see Losses."""

    ncp: float
    ncp_set: float
    lm: float


@dataclass(frozen=True, slots=True)
class Losses:
    """What generalization and suppression cost; a suppressed row loses everything.

    See docs/definitions.md, "Suppressed rows in metrics".

    The formulas stand in `sqlanon.metrics`. Where a metric says nothing of a release it is None:
    levels where none were chosen, sizes without classes.

    Attributes:
        ncp: Normalized certainty penalty, weighted mean over attributes and rows, in [0, 1]
            (= GCP of Ghinita et al. 2007). Spans of ranks; with a hierarchy shares of leaves.
        ncp_set: The same with set sizes for unordered categories without hierarchy.
        lm: Loss metric of Iyengar 2002, weighted mean over attributes and rows, in [0, 1].
        lm_geometric: The same, geometric mean over attributes of 1 + loss, less 1, in [0, 1].
        precision: Prec of Sweeney 2002, in [0, 1], 1 for an unchanged table.
        height: Sum of the levels.
        distortion: Weighted mean of level / height, in [0, 1]; does not count suppressed rows.
        discernibility: Sum of squared class sizes + rows of the source for each suppressed row
            (Bayardo, Agrawal 2005), in [rows, rows²].
        discernibility_star: Sum of squared sizes of all classes, suppressed ones too; None where
            rows without a level are suppressed: they have no class.
        average_class_size: (rows / classes) / required k (LeFevre 2006; k = 1 where no model
            asks for one); None without classes.
        aecs: rows / (classes + 1 for suppressed rows), in [1, rows].
        entropy: Non-uniform entropy in bits, over all rows and attributes; 0 or more. Where no
            levels were chosen, that of published rows' values given their labels.
        entropy_nm: The same, and what the labels of suppressed rows would have told; their values,
            where no levels were chosen.
        ambiguity: Original tuples that a published row may be, mean over rows, 1 or more; None
            where no double holds it.
        kl_divergence: In bits, of the table from what its release makes one expect; 0 or more.
        attributes: NCP, NCP with set sizes and LM per column.
    """

    ncp: float
    ncp_set: float
    lm: float
    lm_geometric: float
    precision: float | None
    height: int | None
    distortion: float | None
    discernibility: float
    discernibility_star: float | None
    average_class_size: float | None
    aecs: float | None
    entropy: float
    entropy_nm: float
    ambiguity: float | None
    kl_divergence: float
    attributes: dict[str, ColumnLosses]


def total_loss(
    frequency_set: FrequencySet,
    recoding: Recoding,
    labels: Labels,
    k: int,
    sizes: ClassSizes | None = None,
) -> Losses:
    """Losses of a release.

    Args:
        frequency_set: The staged source.
        recoding: Which rows became one class.
        labels: What was measured of the classes before they were written.
        k: The k of k-anonymity that the job asks for.
        sizes: Sizes of the classes as measured on the release; without, those of `labels`.
    """
    sums, attributes = labels.sums, frequency_set.attributes
    rows, suppressed = frequency_set.rows, recoding.suppressed
    levels = recoding.levels if isinstance(recoding, Levels) else None
    _, every_squares = sums.every or (sums.count, sums.squares)
    # suppressed rows that are kept have a class there, and are lost all the same
    if recoding.suppressed_published and suppressed:
        sizes = None
    count = sums.count if sizes is None else sizes.count
    squares = sums.squares if sizes is None else sizes.squares

    def measured(metric: Metric, spread: float = 0.0) -> float:
        totals = Totals(
            levels=() if levels is None else tuple(levels[a.name] for a in attributes),
            rows=rows,
            suppressed=suppressed,
            classes=count,
            squares=squares,
            all_squares=every_squares if suppressed else squares,
            units=(),
            entropies=sums.entropies,
            spread=spread,
            lost_entropy=sums.lost_entropy,
            cells_term=sums.cells,
        )
        return float(metric.reported(metric.value(attributes, totals, k)))

    full_domain = levels is not None
    shares = {
        measure: _shares(labels.losses, measure, suppressed, rows)
        for measure in ("ncp", "ncp_set", "lm")
    }
    weights = [attribute.weight for attribute in labels.losses]
    return Losses(
        ncp=float(weighted_mean(weights, shares["ncp"])),
        ncp_set=float(weighted_mean(weights, shares["ncp_set"])),
        lm=float(weighted_mean(weights, shares["lm"])),
        lm_geometric=geometric_mean(weights, shares["lm"]),
        precision=measured(Precision()) if full_domain else None,
        height=int(measured(Height())) if full_domain else None,
        distortion=measured(Distortion()) if full_domain else None,
        discernibility=measured(Discernibility()),
        discernibility_star=measured(Discernibility(variant="dm_star"))
        if full_domain or not suppressed
        else None,
        average_class_size=measured(AverageClassSize()) if count else None,
        aecs=measured(AverageClassSize(variant="aecs")) if count else None,
        entropy=measured(Entropy()),
        entropy_nm=measured(Entropy(variant="nue_nm")),
        ambiguity=None if sums.tuples is None else measured(Ambiguity(), sums.tuples),
        kl_divergence=measured(KlDivergence(), sums.spread),
        attributes={
            attribute.name: ColumnLosses(
                **{measure: float(of[place]) for measure, of in shares.items()}
            )
            for place, attribute in enumerate(labels.losses)
        },
    )


def _shares(
    losses: Sequence[AttributeLoss], measure: str, suppressed: int, rows: int
) -> list[Fraction]:
    """An attribute's loss in [0, 1], suppressed rows included, for each attribute."""
    lost = Fraction(suppressed, rows) if rows else Fraction(0)
    return [getattr(attribute, measure) + lost for attribute in losses]
