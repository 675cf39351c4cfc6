-- name: strays
SELECT COUNT(*)
FROM (SELECT (CAST(CAST(v3 AS VARCHAR) AS VARCHAR) COLLATE "binary") AS label FROM "values_1" WHERE v3 IS NOT NULL GROUP BY (CAST(CAST(v3 AS VARCHAR) AS VARCHAR) COLLATE "binary")) AS g
LEFT JOIN "listed_1" AS listed ON listed.item = g.label
WHERE listed.item IS NULL;

-- name: domain
SELECT s, p, CAST(place AS BIGINT) AS place
FROM (
  SELECT s, p, ROW_NUMBER() OVER (ORDER BY absent, l.position) AS place
  FROM (
    SELECT value, MIN(label) AS label, MAX(s) AS s, CAST(SUM(p) AS BIGINT) AS p, CASE WHEN value IS NULL THEN 1 ELSE 0 END AS absent
    FROM (
      SELECT value, label, code AS s, n AS p FROM "dictionary_1" WHERE n > 0
    ) AS united
    GROUP BY value
  ) AS valued
  LEFT JOIN "listed_1" AS l ON l.item = valued.label
) AS ordered;

-- name: tree_domain
SELECT s, s AS k0, p AS p0,
  CASE WHEN level_1 IS NULL THEN s ELSE MIN(s) OVER (PARTITION BY level_1) END AS k1,
  CAST(CASE WHEN level_1 IS NULL THEN p ELSE SUM(p) OVER (PARTITION BY level_1) END AS BIGINT) AS p1,
  0 AS k2, CAST(SUM(p) OVER () AS BIGINT) AS p2
FROM (
  SELECT value, MIN(label) AS label, MAX(s) AS s, CAST(SUM(p) AS BIGINT) AS p
  FROM (
    SELECT value, label, code AS s, n AS p FROM "dictionary_1" WHERE n > 0
  ) AS united
  GROUP BY value
) AS valued
LEFT JOIN "hierarchy_1" AS h
  ON h.leaf = COALESCE(valued.label, '') AND h.absent = CASE WHEN valued.value IS NULL THEN 1 ELSE 0 END;

-- name: designated
SELECT v.code AS s, 1 AS place FROM "dictionary_1" AS v JOIN "listed_1" AS l ON l.item = v.label;

-- name: cumulated
SELECT s, p, place, CAST(cumulated_reference AS DOUBLE PRECISION) AS cumulated_reference,
  CAST(SUM(cumulated_reference) OVER (ORDER BY place) - cumulated_reference AS DOUBLE PRECISION) AS area_before
FROM (
  SELECT s, p, place, SUM(p) OVER (ORDER BY place) AS cumulated_reference FROM "domain_1"
) AS cumulated;

-- name: domain_totals
SELECT COALESCE(SUM(p), 0), COUNT(*), COALESCE(MAX(area_before + cumulated_reference), 0) FROM "domain_1";

-- name: tree_total
SELECT COALESCE(SUM(p0), 0) FROM "domain_1";

-- name: l_diversity_distinct
SELECT node_0, node_1, node_2, SUM(CASE WHEN s = -1 THEN 0 ELSE 1 END) AS measure,
  CASE WHEN SUM(CASE WHEN s = -1 THEN 0 ELSE 1 END) < 2 THEN 1 ELSE 0 END AS violates
FROM (SELECT node_0, node_1, node_2, s, SUM(n) AS n
FROM "values_1"
GROUP BY node_0, node_1, node_2, s) AS h
GROUP BY node_0, node_1, node_2;

-- name: l_diversity_entropy
SELECT k0_0, measure, CASE WHEN measure >= 0.40546510710816436 THEN 0 ELSE 1 END AS violates
FROM (
  SELECT k0_0,
    CASE WHEN v > 0 THEN LN(CASE WHEN v > 0 THEN v END) - spent / NULLIF(v, 0) ELSE -1 END AS measure
  FROM (
    SELECT k0_0, CAST(SUM(c) AS DOUBLE PRECISION) AS v,
      SUM(CASE WHEN c > 0 THEN CAST(c AS DOUBLE PRECISION) * LN(CASE WHEN c > 0 THEN CAST(c AS DOUBLE PRECISION) END) ELSE 0 END) AS spent
    FROM (SELECT k0_0, CASE WHEN s = -1 THEN 0 ELSE n END AS c FROM (SELECT k0_0, s, SUM(n) AS n FROM "values_1" GROUP BY k0_0, s) AS h) AS counted
    GROUP BY k0_0
  ) AS entropies
) AS measured;

-- name: l_diversity_recursive
SELECT k0_0, CAST(greatest AS DOUBLE PRECISION) / NULLIF(tail, 0) AS measure,
  CASE WHEN CAST(greatest AS HUGEINT) * 1 < CAST(tail AS HUGEINT) * 5 THEN 0 ELSE 1 END AS violates
FROM (
  SELECT k0_0, MAX(c) AS greatest, SUM(CASE WHEN place >= 2 THEN c ELSE 0 END) AS tail
  FROM (
    SELECT k0_0, c, ROW_NUMBER() OVER (PARTITION BY k0_0 ORDER BY c DESC) AS place
    FROM (SELECT k0_0, CASE WHEN s = -1 THEN 0 ELSE n END AS c FROM (SELECT k0_0, s, SUM(n) AS n FROM "values_1" GROUP BY k0_0, s) AS h) AS counted
  ) AS ranked
  GROUP BY k0_0
) AS tails;

-- name: t_closeness_equal
SELECT whole, measure, CASE WHEN measure <= 0.40000000100000005 THEN 0 ELSE 1 END AS violates
FROM (
  SELECT whole, CASE WHEN MAX(v) = 0 THEN 0 ELSE (1 + SUM(CASE WHEN c > 0 THEN
    ABS(CAST(c AS DOUBLE PRECISION) / NULLIF(v, 0) - CAST(p AS DOUBLE PRECISION) / 40) - CAST(p AS DOUBLE PRECISION) / 40
    ELSE 0 END)) / 2.0 END AS measure
  FROM (
  SELECT whole, counted.s, c, COALESCE(z.p, 0) AS p, SUM(c) OVER (PARTITION BY whole) AS v
  FROM (SELECT whole, s, CASE WHEN s = -1 THEN 0 ELSE n END AS c FROM (SELECT 0 AS whole, s, SUM(n) AS n FROM "held_1" GROUP BY s) AS h) AS counted
  LEFT JOIN "domain_1" AS z ON z.s = counted.s
)
 AS compared
  GROUP BY whole
) AS distances;

-- name: t_closeness_ordered
SELECT k0_0, k1_2, k2_0, measure, CASE WHEN measure <= 0.900000001 THEN 0 ELSE 1 END AS violates
FROM (
  SELECT k0_0, k1_2, k2_0,
    CASE WHEN 3 < 2 THEN 0
      ELSE (MIN(area_before)
          + SUM(height * (crossing - places_before) - (area_crossing - area_before))
          + SUM((area_last - area_crossing) - height * (last_place - crossing))
        ) / NULLIF(CAST(40 AS DOUBLE PRECISION) * (3 - 1), 0) END AS measure
  FROM (
    SELECT k0_0, k1_2, k2_0, of_class, height, places_before, last_place, area_before, area_last,
      LEAST(GREATEST(SUM(places) OVER (ORDER BY height, of_class), places_before), last_place) AS crossing,
      LEAST(GREATEST(SUM(area) OVER (ORDER BY height, of_class), area_before), area_last) AS area_crossing
    FROM (
      SELECT k0_0, k1_2, k2_0, 1 AS of_class, 0 AS places, 0.0 AS area, place - 1 AS places_before, area_before,
        CAST(40 AS DOUBLE PRECISION) * SUM(c) OVER (PARTITION BY k0_0, k1_2, k2_0 ORDER BY place) / SUM(c) OVER (PARTITION BY k0_0, k1_2, k2_0) AS height,
        COALESCE(LEAD(place - 1) OVER (PARTITION BY k0_0, k1_2, k2_0 ORDER BY place), 3) AS last_place,
        COALESCE(LEAD(area_before) OVER (PARTITION BY k0_0, k1_2, k2_0 ORDER BY place), CAST(81 AS DOUBLE PRECISION)) AS area_last
      FROM (
        SELECT k0_0, k1_2, k2_0, s, CASE WHEN s = -1 THEN 0 ELSE n END AS c FROM (SELECT k0_0, k1_2, k2_0, s, SUM(n) AS n FROM "values_1" GROUP BY k0_0, k1_2, k2_0, s) AS h
      ) AS counted
      JOIN "domain_1" AS z ON z.s = counted.s
      WHERE c > 0
      UNION ALL
      SELECT NULL, NULL, NULL, 0, 1, cumulated_reference, NULL, NULL, cumulated_reference, NULL, NULL
      FROM "domain_1"
    ) AS curves
  ) AS crossings
  WHERE of_class = 1
  GROUP BY k0_0, k1_2, k2_0
) AS measured;

-- name: t_closeness_hierarchical
SELECT k0_0, measure, CASE WHEN measure <= 0.900000001 THEN 0 ELSE 1 END AS violates
FROM (
  SELECT k0_0, SUM(cost) / 2.0 AS measure
  FROM (
    SELECT k0_0, 1 * (SUM(positive) - CASE WHEN SUM(share) > MAX(above) THEN SUM(share) - MAX(above) ELSE 0 END) AS cost
    FROM (
      SELECT k0_0, k1, share, above, CASE WHEN share > expected THEN share - expected ELSE 0 END AS positive
      FROM (
        SELECT k0_0, k1, CAST(SUM(c) AS DOUBLE PRECISION) / NULLIF(MAX(v), 0) AS share,
          CAST(MAX(p0) AS DOUBLE PRECISION) / 40 AS expected,
          CAST(MAX(p1) AS DOUBLE PRECISION) / 40 AS above
        FROM (
          SELECT k0_0, c, SUM(c) OVER (PARTITION BY k0_0) AS v, z.k0, z.k1,
            z.p0, z.p1
          FROM (SELECT k0_0, s, CASE WHEN s = -1 THEN 0 ELSE n END AS c FROM (SELECT k0_0, s, SUM(n) AS n FROM "values_1" GROUP BY k0_0, s) AS h) AS counted
          JOIN "domain_1" AS z ON z.s = counted.s
        ) AS climbed
        WHERE c > 0
        GROUP BY k0_0, k1, k0
      ) AS children
    ) AS extras
    GROUP BY k0_0, k1
    UNION ALL
    SELECT k0_0, 2 * (SUM(positive) - CASE WHEN SUM(share) > MAX(above) THEN SUM(share) - MAX(above) ELSE 0 END) AS cost
    FROM (
      SELECT k0_0, k2, share, above, CASE WHEN share > expected THEN share - expected ELSE 0 END AS positive
      FROM (
        SELECT k0_0, k2, CAST(SUM(c) AS DOUBLE PRECISION) / NULLIF(MAX(v), 0) AS share,
          CAST(MAX(p1) AS DOUBLE PRECISION) / 40 AS expected,
          CAST(MAX(p2) AS DOUBLE PRECISION) / 40 AS above
        FROM (
          SELECT k0_0, c, SUM(c) OVER (PARTITION BY k0_0) AS v, z.k1, z.k2,
            z.p1, z.p2
          FROM (SELECT k0_0, s, CASE WHEN s = -1 THEN 0 ELSE n END AS c FROM (SELECT k0_0, s, SUM(n) AS n FROM "values_1" GROUP BY k0_0, s) AS h) AS counted
          JOIN "domain_1" AS z ON z.s = counted.s
        ) AS climbed
        WHERE c > 0
        GROUP BY k0_0, k2, k1
      ) AS children
    ) AS extras
    GROUP BY k0_0, k2
    UNION ALL
    SELECT k0_0, 0 FROM (SELECT k0_0, s, SUM(n) AS n FROM "values_1" GROUP BY k0_0, s) AS every
  ) AS costs
  GROUP BY k0_0
) AS measured;

-- name: alpha_k
SELECT k0_0, CASE WHEN v = 0 THEN 0 ELSE CAST(most AS DOUBLE PRECISION) / NULLIF(v, 0) END AS measure,
  CASE WHEN CAST(most AS HUGEINT) * 10 <= CAST(v AS HUGEINT) * 9 THEN 0 ELSE 1 END AS violates
FROM (
  SELECT k0_0, SUM(c) AS v,
    SUM(CASE WHEN z.place IS NULL THEN 0 ELSE c END) AS most
  FROM (SELECT k0_0, s, CASE WHEN s = -1 THEN 0 ELSE n END AS c FROM (SELECT k0_0, s, SUM(n) AS n FROM "values_1" GROUP BY k0_0, s) AS h) AS counted
  LEFT JOIN "domain_1" AS z ON z.s = counted.s
  GROUP BY k0_0
) AS shares;

-- name: beta_likeness
SELECT k0_0,
  CASE WHEN strange = 0 THEN CASE WHEN gain > 0 THEN gain ELSE 0 END END AS measure,
  CASE WHEN strange = 0 AND over_beta = 0 THEN 0 ELSE 1 END AS violates
FROM (
  SELECT k0_0, MAX(gain) AS gain, SUM(strange) AS strange, SUM(over_beta) AS over_beta
  FROM (
    SELECT k0_0,
      CASE WHEN c = 0 THEN 0 ELSE
        CAST(c AS DOUBLE PRECISION) * CAST(40 AS DOUBLE PRECISION) / NULLIF(CAST(v AS DOUBLE PRECISION) * CAST(p AS DOUBLE PRECISION), 0) - 1
      END AS gain,
      CASE WHEN c = 0 OR CAST(c AS HUGEINT) * CAST(40 AS HUGEINT) * 1
        <= CAST(v AS HUGEINT) * CAST(p AS HUGEINT) * 10 THEN 0 ELSE 1 END AS over_beta,
      CASE WHEN c > 0 AND p = 0 THEN 1 ELSE 0 END AS strange
    FROM (
  SELECT k0_0, counted.s, c, COALESCE(z.p, 0) AS p, SUM(c) OVER (PARTITION BY k0_0) AS v
  FROM (SELECT k0_0, s, CASE WHEN s = -1 THEN 0 ELSE n END AS c FROM (SELECT k0_0, s, SUM(n) AS n FROM "values_1" GROUP BY k0_0, s) AS h) AS counted
  LEFT JOIN "domain_1" AS z ON z.s = counted.s
)
 AS compared
  ) AS gains
  GROUP BY k0_0
) AS measured;

-- name: delta_disclosure
SELECT k0_0, measure, CASE WHEN measure < 8.999999999 THEN 0 ELSE 1 END AS violates
FROM (
  SELECT k0_0,
    CASE WHEN MAX(v) = 0 THEN 0
      WHEN SUM(CASE WHEN c > 0 AND p = 0 THEN 1 ELSE 0 END) > 0 THEN NULL
      ELSE MAX(ABS(log_ratio)) / 1.0 END AS measure
  FROM (
    SELECT k0_0, v, p, c,
      LN(CASE WHEN c > 0 AND p > 0 THEN (CAST(c AS DOUBLE PRECISION) * CAST(40 AS DOUBLE PRECISION)) / (CAST(v AS DOUBLE PRECISION) * CAST(p AS DOUBLE PRECISION)) END) AS log_ratio
    FROM (
  SELECT k0_0, counted.s, c, COALESCE(z.p, 0) AS p, SUM(c) OVER (PARTITION BY k0_0) AS v
  FROM (SELECT k0_0, s, CASE WHEN s = -1 THEN 0 ELSE n END AS c FROM (SELECT k0_0, s, SUM(n) AS n FROM "values_1" GROUP BY k0_0, s) AS h) AS counted
  LEFT JOIN "domain_1" AS z ON z.s = counted.s
)
 AS compared
  ) AS ratios
  GROUP BY k0_0
) AS measured;

-- name: whole
SELECT 0 AS whole, s, SUM(n) AS n FROM "held_1" GROUP BY s;

-- name: numbers
SELECT 1 * x0.digit AS number
FROM "digits_1" AS x0;

-- name: person_anonymity
SELECT class, SUM(CASE WHEN s = -1 THEN 0 ELSE 1 END) AS measure,
  CASE WHEN SUM(CASE WHEN s = -1 THEN 0 ELSE 1 END) < 2 THEN 1 ELSE 0 END AS violates
FROM (SELECT class, s, SUM(n) AS n FROM "dealt_1" GROUP BY class, s) AS h
GROUP BY class;

-- name: failing
SELECT COALESCE(SUM(violates), 0)
FROM (
  SELECT violates FROM (
SELECT whole, measure, CASE WHEN measure <= 0.900000001 THEN 0 ELSE 1 END AS violates
FROM (
  SELECT whole,
    CASE WHEN 3 < 2 THEN 0
      ELSE (MIN(area_before)
          + SUM(height * (crossing - places_before) - (area_crossing - area_before))
          + SUM((area_last - area_crossing) - height * (last_place - crossing))
        ) / NULLIF(CAST(40 AS DOUBLE PRECISION) * (3 - 1), 0) END AS measure
  FROM (
    SELECT whole, of_class, height, places_before, last_place, area_before, area_last,
      LEAST(GREATEST(SUM(places) OVER (ORDER BY height, of_class), places_before), last_place) AS crossing,
      LEAST(GREATEST(SUM(area) OVER (ORDER BY height, of_class), area_before), area_last) AS area_crossing
    FROM (
      SELECT whole, 1 AS of_class, 0 AS places, 0.0 AS area, place - 1 AS places_before, area_before,
        CAST(40 AS DOUBLE PRECISION) * SUM(c) OVER (PARTITION BY whole ORDER BY place) / SUM(c) OVER (PARTITION BY whole) AS height,
        COALESCE(LEAD(place - 1) OVER (PARTITION BY whole ORDER BY place), 3) AS last_place,
        COALESCE(LEAD(area_before) OVER (PARTITION BY whole ORDER BY place), CAST(81 AS DOUBLE PRECISION)) AS area_last
      FROM (
        SELECT whole, s, CASE WHEN s = -1 THEN 0 ELSE n END AS c FROM (SELECT 0 AS whole, s, SUM(n) AS n FROM "held_1" GROUP BY s) AS h
      ) AS counted
      JOIN "domain_1" AS z ON z.s = counted.s
      WHERE c > 0
      UNION ALL
      SELECT NULL, 0, 1, cumulated_reference, NULL, NULL, cumulated_reference, NULL, NULL
      FROM "domain_1"
    ) AS curves
  ) AS crossings
  WHERE of_class = 1
  GROUP BY whole
) AS measured
  ) AS v0
) AS verdicts;

-- name: k_map
SELECT k0_1, k1_2, members AS measure, CASE WHEN members < 3 THEN 1 ELSE 0 END AS violates
FROM (SELECT k0_1, k1_2, CAST(SUM(n) AS BIGINT) AS n, CAST(SUM(members) AS BIGINT) AS members, MIN(cost0) AS cost0
FROM (
  SELECT k0_1, k1_2, u0_1 + u1_2 AS cost0,     n, 0 AS members FROM "leveled_1"
  UNION ALL
  SELECT k0_1, k1_2, u0_1 + u1_2, 0, n
  FROM "members_1"
) AS both_tables
GROUP BY k0_1, k1_2) AS sized
WHERE n > 0;

-- name: delta_presence
SELECT k0_1, k1_2, CAST(n AS DOUBLE PRECISION) / NULLIF(members, 0) AS measure,
  CASE WHEN CAST(n AS HUGEINT) * 1 < CAST(members AS HUGEINT) * 0 THEN 1 ELSE 0 END AS violates
FROM (SELECT k0_1, k1_2, CAST(SUM(n) AS BIGINT) AS n, CAST(SUM(members) AS BIGINT) AS members, MIN(cost0) AS cost0
FROM (
  SELECT k0_1, k1_2, u0_1 + u1_2 AS cost0,     n, 0 AS members FROM "leveled_1"
  UNION ALL
  SELECT k0_1, k1_2, u0_1 + u1_2, 0, n
  FROM "members_1"
) AS both_tables
GROUP BY k0_1, k1_2) AS sized;

-- name: average_risk
SELECT k0_0, n, members, leaves,
  CASE WHEN violates = 0 AND n > 0 AND n * 9 < 10 AND
    CAST(SUM(CASE WHEN violates = 0 AND n > 0 THEN 1 ELSE 0 END) OVER () AS HUGEINT) * 10
      > CAST(SUM(CASE WHEN violates = 0 THEN n ELSE 0 END) OVER () AS HUGEINT) * 9
  THEN 1 ELSE violates END AS violates
FROM (SELECT k0_0, MAX(n) AS n, MAX(members) AS members, MAX(leaves) AS leaves, 
  CASE WHEN SUM(violates) > 0 OR (MAX(n) > 0 AND MAX(n) < 1) THEN 1 ELSE 0 END AS violates
FROM (
  SELECT k0_0, n, members, leaves, 0 AS violates FROM (
SELECT k0_0, CAST(SUM(n) AS BIGINT) AS n, CAST(SUM(members) AS BIGINT) AS members, MIN(leaves) AS leaves
FROM (
  SELECT k0_0, s0_0 * s1_1 AS leaves,     n, 0 AS members FROM "leveled_1"
  UNION ALL
  SELECT k0_0, s0_0 * s1_1, 0, n
  FROM "members_1"
) AS both_tables
GROUP BY k0_0
  ) AS sized
  UNION ALL
  SELECT k0_0, 0, 0, 0, violates FROM (
SELECT k0_0, members AS measure, CASE WHEN members < 2 THEN 1 ELSE 0 END AS violates
FROM (SELECT k0_0, CAST(SUM(n) AS BIGINT) AS n, CAST(SUM(members) AS BIGINT) AS members, MIN(leaves) AS leaves
FROM (
  SELECT k0_0, s0_0 * s1_1 AS leaves,     n, 0 AS members FROM "leveled_1"
  UNION ALL
  SELECT k0_0, s0_0 * s1_1, 0, n
  FROM "members_1"
) AS both_tables
GROUP BY k0_0) AS sized
WHERE n > 0
  ) AS v0
  UNION ALL
  SELECT k0_0, 0, 0, 0, violates FROM (
SELECT k0_0, CAST(n AS DOUBLE PRECISION) / NULLIF(members, 0) AS measure,
  CASE WHEN CAST(n AS HUGEINT) * 1 < CAST(members AS HUGEINT) * 0 THEN 1 ELSE 0 END AS violates
FROM (SELECT k0_0, CAST(SUM(n) AS BIGINT) AS n, CAST(SUM(members) AS BIGINT) AS members, MIN(leaves) AS leaves
FROM (
  SELECT k0_0, s0_0 * s1_1 AS leaves,     n, 0 AS members FROM "leveled_1"
  UNION ALL
  SELECT k0_0, s0_0 * s1_1, 0, n
  FROM "members_1"
) AS both_tables
GROUP BY k0_0) AS sized
  ) AS v1
  UNION ALL
  SELECT k0_0, 0, 0, 0, violates FROM (
SELECT k0_0, CAST(n AS DOUBLE PRECISION) / NULLIF(members, 0) AS measure,
  CASE WHEN CAST(n AS HUGEINT) * 1 > CAST(members AS HUGEINT) * 1 THEN 1 ELSE 0 END AS violates
FROM (SELECT k0_0, CAST(SUM(n) AS BIGINT) AS n, CAST(SUM(members) AS BIGINT) AS members, MIN(leaves) AS leaves
FROM (
  SELECT k0_0, s0_0 * s1_1 AS leaves,     n, 0 AS members FROM "leveled_1"
  UNION ALL
  SELECT k0_0, s0_0 * s1_1, 0, n
  FROM "members_1"
) AS both_tables
GROUP BY k0_0) AS sized
  ) AS v2
) AS verdicts
GROUP BY k0_0) AS risks;

-- name: m_uniqueness
SELECT k0_0, CASE WHEN rows_held = different THEN rows_held ELSE 0 END AS measure,
  CASE WHEN rows_held = different AND rows_held >= 1 THEN 0 ELSE 1 END AS violates
FROM (
  SELECT k0_0, SUM(n) AS rows_held, SUM(CASE WHEN s = -1 THEN 0 ELSE 1 END) AS different
  FROM (SELECT k0_0, s, SUM(n) AS n FROM "values_1" GROUP BY k0_0, s) AS h
  GROUP BY k0_0
) AS shapes;

-- name: sample_uniqueness
SELECT k0_0, n, cost0,
  CASE WHEN violates = 0 AND n = 1 AND
    CAST(SUM(CASE WHEN violates = 0 AND n = 1 THEN 1 ELSE 0 END) OVER () AS HUGEINT)
      * 1
      > CAST(SUM(CASE WHEN violates = 0 THEN n ELSE 0 END) OVER () AS HUGEINT) * 1
  THEN 1 ELSE violates END AS violates
FROM (SELECT k0_0, MAX(n) AS n, MAX(cost0) AS cost0, 
  CASE WHEN SUM(violates) > 0 OR (MAX(n) > 0 AND MAX(n) < 1) THEN 1 ELSE 0 END AS violates
FROM (
  SELECT k0_0, n, cost0, 0 AS violates FROM (
SELECT k0_0, CAST(SUM(n) AS BIGINT) AS n, CASE WHEN SUM(n) < 1 THEN 0 ELSE 1 END AS released, MIN(u0_0 + u1_1) AS cost0
FROM "leveled_1"
GROUP BY k0_0
  ) AS sized
  UNION ALL
  SELECT k0_0, 0, 0, violates FROM (
SELECT k0_0, CASE WHEN rows_held = different THEN rows_held ELSE 0 END AS measure,
  CASE WHEN rows_held = different AND rows_held >= 1 THEN 0 ELSE 1 END AS violates
FROM (
  SELECT k0_0, SUM(n) AS rows_held, SUM(CASE WHEN s = -1 THEN 0 ELSE 1 END) AS different
  FROM (SELECT k0_0, s, SUM(n) AS n FROM "values_1" GROUP BY k0_0, s) AS h
  GROUP BY k0_0
) AS shapes
  ) AS v0
) AS verdicts
GROUP BY k0_0) AS totals;

-- name: reached
SELECT MIN(measure), MAX(measure) FROM (SELECT whole, SUM(CASE WHEN s = -1 THEN 0 ELSE 1 END) AS measure,
  CASE WHEN SUM(CASE WHEN s = -1 THEN 0 ELSE 1 END) < 9 THEN 1 ELSE 0 END AS violates
FROM (SELECT 0 AS whole, s, SUM(n) AS n FROM "held_1" GROUP BY s) AS h
GROUP BY whole) AS measured;

-- name: km_anonymity
SELECT i1.node AS x1
FROM "items_1" AS i1
WHERE i1.times = 1
GROUP BY i1.node, i1.times
HAVING SUM(i1.known) < 3;

-- name: class_values
SELECT p.class, h.s, h.n FROM "held_1" AS h JOIN "assignment_1" AS p ON p.cell = h.cell;

-- name: violating_classes
SELECT class FROM (
SELECT class, MAX(n) AS n, 
  CASE WHEN SUM(violates) > 0 OR (MAX(n) > 0 AND MAX(n) < 2) THEN 1 ELSE 0 END AS violates
FROM (
  SELECT class, n, 0 AS violates FROM (
SELECT class, CAST(SUM(n) AS BIGINT) AS n, CASE WHEN SUM(n) < 2 THEN 0 ELSE 1 END AS released
FROM "assignment_1"
GROUP BY class
  ) AS sized
  UNION ALL
  SELECT class, 0, violates FROM (
SELECT class, SUM(CASE WHEN s = -1 THEN 0 ELSE 1 END) AS measure,
  CASE WHEN SUM(CASE WHEN s = -1 THEN 0 ELSE 1 END) < 2 THEN 1 ELSE 0 END AS violates
FROM (SELECT class, s, SUM(n) AS n FROM "values_1" GROUP BY class, s) AS h
GROUP BY class
  ) AS v0
) AS verdicts
GROUP BY class
) AS judged
WHERE violates = 1;

-- name: persons
SELECT COUNT(DISTINCT CASE WHEN s <> -1 THEN s END), CAST(COALESCE(SUM(n), 0) AS BIGINT) FROM "held_1";

-- name: person_units
SELECT COUNT(*) FROM "held_1";
