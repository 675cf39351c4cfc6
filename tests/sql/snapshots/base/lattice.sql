-- name: marginals
SELECT 0 AS attribute, 0 AS level, SUM(units) AS units, COUNT(*) AS distinct_values,
  SUM(CAST(n AS DOUBLE PRECISION) * LN(CAST(n AS DOUBLE PRECISION)) - spent) / LN(2.0) AS bits
FROM (
  SELECT SUM(v.n * (t0.s0 - 1)) AS units, SUM(v.n) AS n,
    SUM(CAST(v.n AS DOUBLE PRECISION) * LN(CAST(v.n AS DOUBLE PRECISION))) AS spent
  FROM "tree_1" AS t0 JOIN "dictionary_1" AS v ON v.code = t0.code
  WHERE v.n > 0
  GROUP BY t0.k0
) AS m0
UNION ALL
SELECT 0 AS attribute, 1 AS level, SUM(units) AS units, COUNT(*) AS distinct_values,
  SUM(CAST(n AS DOUBLE PRECISION) * LN(CAST(n AS DOUBLE PRECISION)) - spent) / LN(2.0) AS bits
FROM (
  SELECT SUM(v.n * (t0.s1 - 1)) AS units, SUM(v.n) AS n,
    SUM(CAST(v.n AS DOUBLE PRECISION) * LN(CAST(v.n AS DOUBLE PRECISION))) AS spent
  FROM "tree_1" AS t0 JOIN "dictionary_1" AS v ON v.code = t0.code
  WHERE v.n > 0
  GROUP BY t0.k1
) AS m1
UNION ALL
SELECT 1 AS attribute, 0 AS level, SUM(units) AS units, COUNT(*) AS distinct_values,
  SUM(CAST(n AS DOUBLE PRECISION) * LN(CAST(n AS DOUBLE PRECISION)) - spent) / LN(2.0) AS bits
FROM (
  SELECT SUM(v.n * (t1.s0 - 1)) AS units, SUM(v.n) AS n,
    SUM(CAST(v.n AS DOUBLE PRECISION) * LN(CAST(v.n AS DOUBLE PRECISION))) AS spent
  FROM "tree_2" AS t1 JOIN "dictionary_2" AS v ON v.code = t1.code
  WHERE v.n > 0
  GROUP BY t1.k0
) AS m2
UNION ALL
SELECT 1 AS attribute, 1 AS level, SUM(units) AS units, COUNT(*) AS distinct_values,
  SUM(CAST(n AS DOUBLE PRECISION) * LN(CAST(n AS DOUBLE PRECISION)) - spent) / LN(2.0) AS bits
FROM (
  SELECT SUM(v.n * (t1.s1 - 1)) AS units, SUM(v.n) AS n,
    SUM(CAST(v.n AS DOUBLE PRECISION) * LN(CAST(v.n AS DOUBLE PRECISION))) AS spent
  FROM "tree_2" AS t1 JOIN "dictionary_2" AS v ON v.code = t1.code
  WHERE v.n > 0
  GROUP BY t1.k1
) AS m3
UNION ALL
SELECT 1 AS attribute, 2 AS level, SUM(units) AS units, COUNT(*) AS distinct_values,
  SUM(CAST(n AS DOUBLE PRECISION) * LN(CAST(n AS DOUBLE PRECISION)) - spent) / LN(2.0) AS bits
FROM (
  SELECT SUM(v.n * (t1.s2 - 1)) AS units, SUM(v.n) AS n,
    SUM(CAST(v.n AS DOUBLE PRECISION) * LN(CAST(v.n AS DOUBLE PRECISION))) AS spent
  FROM "tree_2" AS t1 JOIN "dictionary_2" AS v ON v.code = t1.code
  WHERE v.n > 0
  GROUP BY t1.k2
) AS m4
UNION ALL
SELECT 1 AS attribute, 3 AS level, SUM(units) AS units, COUNT(*) AS distinct_values,
  SUM(CAST(n AS DOUBLE PRECISION) * LN(CAST(n AS DOUBLE PRECISION)) - spent) / LN(2.0) AS bits
FROM (
  SELECT SUM(v.n * (t1.s3 - 1)) AS units, SUM(v.n) AS n,
    SUM(CAST(v.n AS DOUBLE PRECISION) * LN(CAST(v.n AS DOUBLE PRECISION))) AS spent
  FROM "tree_2" AS t1 JOIN "dictionary_2" AS v ON v.code = t1.code
  WHERE v.n > 0
  GROUP BY t1.k3
) AS m5
UNION ALL
SELECT 2 AS attribute, 0 AS level, SUM(units) AS units, COUNT(*) AS distinct_values,
  SUM(CAST(n AS DOUBLE PRECISION) * LN(CAST(n AS DOUBLE PRECISION)) - spent) / LN(2.0) AS bits
FROM (
  SELECT SUM(v.n * (t2.s0 - 1)) AS units, SUM(v.n) AS n,
    SUM(CAST(v.n AS DOUBLE PRECISION) * LN(CAST(v.n AS DOUBLE PRECISION))) AS spent
  FROM "tree_3" AS t2 JOIN "dictionary_3" AS v ON v.code = t2.code
  WHERE v.n > 0
  GROUP BY t2.k0
) AS m6
UNION ALL
SELECT 2 AS attribute, 1 AS level, SUM(units) AS units, COUNT(*) AS distinct_values,
  SUM(CAST(n AS DOUBLE PRECISION) * LN(CAST(n AS DOUBLE PRECISION)) - spent) / LN(2.0) AS bits
FROM (
  SELECT SUM(v.n * (t2.s1 - 1)) AS units, SUM(v.n) AS n,
    SUM(CAST(v.n AS DOUBLE PRECISION) * LN(CAST(v.n AS DOUBLE PRECISION))) AS spent
  FROM "tree_3" AS t2 JOIN "dictionary_3" AS v ON v.code = t2.code
  WHERE v.n > 0
  GROUP BY t2.k1
) AS m7;

-- name: leveled
SELECT c.cell, c.n,
  t0.k0 AS k0_0, CAST((t0.s0 - 1) * 15 AS BIGINT) AS u0_0,
  t0.k1 AS k0_1, CAST((t0.s1 - 1) * 15 AS BIGINT) AS u0_1,
  t1.k0 AS k1_0, CAST((t1.s0 - 1) * 114 AS BIGINT) AS u1_0,
  t1.k1 AS k1_1, CAST((t1.s1 - 1) * 114 AS BIGINT) AS u1_1,
  t1.k2 AS k1_2, CAST((t1.s2 - 1) * 114 AS BIGINT) AS u1_2,
  t1.k3 AS k1_3, CAST((t1.s3 - 1) * 114 AS BIGINT) AS u1_3,
  t2.k0 AS k2_0, CAST((t2.s0 - 1) * 190 AS BIGINT) AS u2_0,
  t2.k1 AS k2_1, CAST((t2.s1 - 1) * 190 AS BIGINT) AS u2_1
FROM "cells_1" AS c
JOIN "tree_1" AS t0 ON t0.code = c.c0
JOIN "tree_2" AS t1 ON t1.code = c.c1
JOIN "tree_3" AS t2 ON t2.code = c.c2;

-- name: rolled
-- sqlite
SELECT CAST(SUM(n) AS INTEGER) AS n, k0_0, k1_0, k2_0
FROM `leveled_1`
GROUP BY k0_0, k1_0, k2_0;

-- name: leveled_values
SELECT h.s, h.n, l.k0_0, l.k0_1, l.k1_0, l.k1_1, l.k1_2, l.k1_3, l.k2_0, l.k2_1
FROM "held_1" AS h JOIN "leveled_1" AS l ON l.cell = h.cell;

-- name: sized
SELECT k0_2, k1_0, k2_0, CAST(SUM(n) AS BIGINT) AS n, CASE WHEN SUM(n) < 3 THEN 0 ELSE 1 END AS released, MIN(u0_2 + u1_0 + u2_0) AS cost0
FROM "leveled_1"
GROUP BY k0_2, k1_0, k2_0;

-- name: histogram
SELECT node_0, node_1, node_2, s, SUM(n) AS n FROM "values_1" GROUP BY node_0, node_1, node_2, s;

-- name: node_by_size
SELECT 0 AS node, SUM(released) AS classes, SUM(CASE WHEN released = 1 THEN 0 ELSE n END) AS suppressed,
  NULL AS rows_in_small_classes, 0 AS unsuppressible
,
  SUM(released * n * cost0) AS units0
FROM (
SELECT k0_2, k1_0, k2_0, CAST(SUM(n) AS BIGINT) AS n, CASE WHEN SUM(n) < 3 THEN 0 ELSE 1 END AS released, MIN(u0_2 + u1_0 + u2_0) AS cost0
FROM "leveled_1"
GROUP BY k0_2, k1_0, k2_0
) AS class_0;

-- name: judged
SELECT k0_0, MAX(n) AS n, 
  CASE WHEN SUM(violates) > 0 OR (MAX(n) > 0 AND MAX(n) < 2) THEN 1 ELSE 0 END AS violates
FROM (
  SELECT k0_0, n, 0 AS violates FROM (
SELECT k0_0, CAST(SUM(n) AS BIGINT) AS n, CASE WHEN SUM(n) < 2 THEN 0 ELSE 1 END AS released
FROM "leveled_1"
GROUP BY k0_0
  ) AS sized
  UNION ALL
  SELECT k0_0, 0, violates FROM (
SELECT k0_0, SUM(CASE WHEN s = -1 THEN 0 ELSE 1 END) AS measure,
  CASE WHEN SUM(CASE WHEN s = -1 THEN 0 ELSE 1 END) < 2 THEN 1 ELSE 0 END AS violates
FROM (SELECT k0_0, s, SUM(n) AS n FROM "values_1" GROUP BY k0_0, s) AS h
GROUP BY k0_0
  ) AS v0
  UNION ALL
  SELECT k0_0, 0, violates FROM (
SELECT k0_0, CAST(greatest AS DOUBLE PRECISION) / NULLIF(tail, 0) AS measure,
  CASE WHEN CAST(greatest AS HUGEINT) * 1 < CAST(tail AS HUGEINT) * 5 THEN 0 ELSE 1 END AS violates
FROM (
  SELECT k0_0, MAX(c) AS greatest, SUM(CASE WHEN place >= 2 THEN c ELSE 0 END) AS tail
  FROM (
    SELECT k0_0, c, ROW_NUMBER() OVER (PARTITION BY k0_0 ORDER BY c DESC) AS place
    FROM (SELECT k0_0, CASE WHEN s = -1 THEN 0 ELSE n END AS c FROM (SELECT k0_0, s, SUM(n) AS n FROM "values_1" GROUP BY k0_0, s) AS h) AS counted
  ) AS ranked
  GROUP BY k0_0
) AS tails
  ) AS v1
  UNION ALL
  SELECT k0_0, 0, violates FROM (
SELECT k0_0, measure, CASE WHEN measure <= 0.900000001 THEN 0 ELSE 1 END AS violates
FROM (
  SELECT k0_0,
    CASE WHEN 3 < 2 THEN 0
      ELSE (MIN(area_before)
          + SUM(height * (crossing - places_before) - (area_crossing - area_before))
          + SUM((area_last - area_crossing) - height * (last_place - crossing))
        ) / NULLIF(CAST(40 AS DOUBLE PRECISION) * (3 - 1), 0) END AS measure
  FROM (
    SELECT k0_0, of_class, height, places_before, last_place, area_before, area_last,
      LEAST(GREATEST(SUM(places) OVER (ORDER BY height, of_class), places_before), last_place) AS crossing,
      LEAST(GREATEST(SUM(area) OVER (ORDER BY height, of_class), area_before), area_last) AS area_crossing
    FROM (
      SELECT k0_0, 1 AS of_class, 0 AS places, 0.0 AS area, place - 1 AS places_before, area_before,
        CAST(40 AS DOUBLE PRECISION) * SUM(c) OVER (PARTITION BY k0_0 ORDER BY place) / SUM(c) OVER (PARTITION BY k0_0) AS height,
        COALESCE(LEAD(place - 1) OVER (PARTITION BY k0_0 ORDER BY place), 3) AS last_place,
        COALESCE(LEAD(area_before) OVER (PARTITION BY k0_0 ORDER BY place), CAST(81 AS DOUBLE PRECISION)) AS area_last
      FROM (
        SELECT k0_0, s, CASE WHEN s = -1 THEN 0 ELSE n END AS c FROM (SELECT k0_0, s, SUM(n) AS n FROM "values_1" GROUP BY k0_0, s) AS h
      ) AS counted
      JOIN "domain_1" AS z ON z.s = counted.s
      WHERE c > 0
      UNION ALL
      SELECT NULL, 0, 1, cumulated_reference, NULL, NULL, cumulated_reference, NULL, NULL
      FROM "domain_1"
    ) AS curves
  ) AS crossings
  WHERE of_class = 1
  GROUP BY k0_0
) AS measured
  ) AS v2
  UNION ALL
  SELECT k0_0, 0, violates FROM (
SELECT k0_0, CASE WHEN v = 0 THEN 0 ELSE CAST(most AS DOUBLE PRECISION) / NULLIF(v, 0) END AS measure,
  CASE WHEN CAST(most AS HUGEINT) * 10 <= CAST(v AS HUGEINT) * 9 THEN 0 ELSE 1 END AS violates
FROM (
  SELECT k0_0, SUM(c) AS v,
    SUM(CASE WHEN z.place IS NULL THEN 0 ELSE c END) AS most
  FROM (SELECT k0_0, s, CASE WHEN s = -1 THEN 0 ELSE n END AS c FROM (SELECT k0_0, s, SUM(n) AS n FROM "values_1" GROUP BY k0_0, s) AS h) AS counted
  LEFT JOIN "domain_2" AS z ON z.s = counted.s
  GROUP BY k0_0
) AS shares
  ) AS v3
  UNION ALL
  SELECT k0_0, 0, violates FROM (
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
  LEFT JOIN "domain_3" AS z ON z.s = counted.s
)
 AS compared
  ) AS ratios
  GROUP BY k0_0
) AS measured
  ) AS v4
) AS verdicts
GROUP BY k0_0;

-- name: node_by_models
SELECT 0 AS node, SUM(released) AS classes, SUM(CASE WHEN released = 1 THEN 0 ELSE n END) AS suppressed,
  SUM(CASE WHEN n < 2 THEN n ELSE 0 END) AS rows_in_small_classes,
  SUM(CASE WHEN n = 0 AND violates = 1 THEN 1 ELSE 0 END) AS unsuppressible
FROM (
  SELECT judged.*, CASE WHEN n > 0 AND violates = 0 THEN 1 ELSE 0 END AS released
  FROM (
SELECT k0_0, MAX(n) AS n, 
  CASE WHEN SUM(violates) > 0 OR (MAX(n) > 0 AND MAX(n) < 2) THEN 1 ELSE 0 END AS violates
FROM (
  SELECT k0_0, n, 0 AS violates FROM (
SELECT k0_0, CAST(SUM(n) AS BIGINT) AS n, CASE WHEN SUM(n) < 2 THEN 0 ELSE 1 END AS released
FROM "leveled_1"
GROUP BY k0_0
  ) AS sized
  UNION ALL
  SELECT k0_0, 0, violates FROM (
SELECT k0_0, SUM(CASE WHEN s = -1 THEN 0 ELSE 1 END) AS measure,
  CASE WHEN SUM(CASE WHEN s = -1 THEN 0 ELSE 1 END) < 2 THEN 1 ELSE 0 END AS violates
FROM (SELECT k0_0, s, SUM(n) AS n FROM "values_1" GROUP BY k0_0, s) AS h
GROUP BY k0_0
  ) AS v0
  UNION ALL
  SELECT k0_0, 0, violates FROM (
SELECT k0_0, CAST(greatest AS DOUBLE PRECISION) / NULLIF(tail, 0) AS measure,
  CASE WHEN CAST(greatest AS HUGEINT) * 1 < CAST(tail AS HUGEINT) * 5 THEN 0 ELSE 1 END AS violates
FROM (
  SELECT k0_0, MAX(c) AS greatest, SUM(CASE WHEN place >= 2 THEN c ELSE 0 END) AS tail
  FROM (
    SELECT k0_0, c, ROW_NUMBER() OVER (PARTITION BY k0_0 ORDER BY c DESC) AS place
    FROM (SELECT k0_0, CASE WHEN s = -1 THEN 0 ELSE n END AS c FROM (SELECT k0_0, s, SUM(n) AS n FROM "values_1" GROUP BY k0_0, s) AS h) AS counted
  ) AS ranked
  GROUP BY k0_0
) AS tails
  ) AS v1
  UNION ALL
  SELECT k0_0, 0, violates FROM (
SELECT k0_0, measure, CASE WHEN measure <= 0.900000001 THEN 0 ELSE 1 END AS violates
FROM (
  SELECT k0_0,
    CASE WHEN 3 < 2 THEN 0
      ELSE (MIN(area_before)
          + SUM(height * (crossing - places_before) - (area_crossing - area_before))
          + SUM((area_last - area_crossing) - height * (last_place - crossing))
        ) / NULLIF(CAST(40 AS DOUBLE PRECISION) * (3 - 1), 0) END AS measure
  FROM (
    SELECT k0_0, of_class, height, places_before, last_place, area_before, area_last,
      LEAST(GREATEST(SUM(places) OVER (ORDER BY height, of_class), places_before), last_place) AS crossing,
      LEAST(GREATEST(SUM(area) OVER (ORDER BY height, of_class), area_before), area_last) AS area_crossing
    FROM (
      SELECT k0_0, 1 AS of_class, 0 AS places, 0.0 AS area, place - 1 AS places_before, area_before,
        CAST(40 AS DOUBLE PRECISION) * SUM(c) OVER (PARTITION BY k0_0 ORDER BY place) / SUM(c) OVER (PARTITION BY k0_0) AS height,
        COALESCE(LEAD(place - 1) OVER (PARTITION BY k0_0 ORDER BY place), 3) AS last_place,
        COALESCE(LEAD(area_before) OVER (PARTITION BY k0_0 ORDER BY place), CAST(81 AS DOUBLE PRECISION)) AS area_last
      FROM (
        SELECT k0_0, s, CASE WHEN s = -1 THEN 0 ELSE n END AS c FROM (SELECT k0_0, s, SUM(n) AS n FROM "values_1" GROUP BY k0_0, s) AS h
      ) AS counted
      JOIN "domain_1" AS z ON z.s = counted.s
      WHERE c > 0
      UNION ALL
      SELECT NULL, 0, 1, cumulated_reference, NULL, NULL, cumulated_reference, NULL, NULL
      FROM "domain_1"
    ) AS curves
  ) AS crossings
  WHERE of_class = 1
  GROUP BY k0_0
) AS measured
  ) AS v2
  UNION ALL
  SELECT k0_0, 0, violates FROM (
SELECT k0_0, CASE WHEN v = 0 THEN 0 ELSE CAST(most AS DOUBLE PRECISION) / NULLIF(v, 0) END AS measure,
  CASE WHEN CAST(most AS HUGEINT) * 10 <= CAST(v AS HUGEINT) * 9 THEN 0 ELSE 1 END AS violates
FROM (
  SELECT k0_0, SUM(c) AS v,
    SUM(CASE WHEN z.place IS NULL THEN 0 ELSE c END) AS most
  FROM (SELECT k0_0, s, CASE WHEN s = -1 THEN 0 ELSE n END AS c FROM (SELECT k0_0, s, SUM(n) AS n FROM "values_1" GROUP BY k0_0, s) AS h) AS counted
  LEFT JOIN "domain_2" AS z ON z.s = counted.s
  GROUP BY k0_0
) AS shares
  ) AS v3
  UNION ALL
  SELECT k0_0, 0, violates FROM (
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
  LEFT JOIN "domain_3" AS z ON z.s = counted.s
)
 AS compared
  ) AS ratios
  GROUP BY k0_0
) AS measured
  ) AS v4
) AS verdicts
GROUP BY k0_0
  ) AS judged
) AS class_0;

-- name: nodes
SELECT 0 AS node, SUM(released) AS classes, SUM(CASE WHEN released = 1 THEN 0 ELSE n END) AS suppressed,
  NULL AS rows_in_small_classes, 0 AS unsuppressible
FROM (
SELECT k0_0, k1_0, k2_0, CAST(SUM(n) AS BIGINT) AS n, CASE WHEN SUM(n) < 3 THEN 0 ELSE 1 END AS released
FROM "leveled_1"
GROUP BY k0_0, k1_0, k2_0
) AS class_0
UNION ALL
SELECT 1 AS node, SUM(released) AS classes, SUM(CASE WHEN released = 1 THEN 0 ELSE n END) AS suppressed,
  NULL AS rows_in_small_classes, 0 AS unsuppressible
FROM (
SELECT k0_0, k1_0, CAST(SUM(n) AS BIGINT) AS n, CASE WHEN SUM(n) < 3 THEN 0 ELSE 1 END AS released
FROM "leveled_1"
GROUP BY k0_0, k1_0
) AS class_1
UNION ALL
SELECT 2 AS node, SUM(released) AS classes, SUM(CASE WHEN released = 1 THEN 0 ELSE n END) AS suppressed,
  NULL AS rows_in_small_classes, 0 AS unsuppressible
FROM (
SELECT k0_0, k1_1, k2_0, CAST(SUM(n) AS BIGINT) AS n, CASE WHEN SUM(n) < 3 THEN 0 ELSE 1 END AS released
FROM "leveled_1"
GROUP BY k0_0, k1_1, k2_0
) AS class_2
UNION ALL
SELECT 3 AS node, SUM(released) AS classes, SUM(CASE WHEN released = 1 THEN 0 ELSE n END) AS suppressed,
  NULL AS rows_in_small_classes, 0 AS unsuppressible
FROM (
SELECT k0_0, k1_1, CAST(SUM(n) AS BIGINT) AS n, CASE WHEN SUM(n) < 3 THEN 0 ELSE 1 END AS released
FROM "leveled_1"
GROUP BY k0_0, k1_1
) AS class_3
UNION ALL
SELECT 4 AS node, SUM(released) AS classes, SUM(CASE WHEN released = 1 THEN 0 ELSE n END) AS suppressed,
  NULL AS rows_in_small_classes, 0 AS unsuppressible
FROM (
SELECT k0_0, k1_2, k2_0, CAST(SUM(n) AS BIGINT) AS n, CASE WHEN SUM(n) < 3 THEN 0 ELSE 1 END AS released
FROM "leveled_1"
GROUP BY k0_0, k1_2, k2_0
) AS class_4
UNION ALL
SELECT 5 AS node, SUM(released) AS classes, SUM(CASE WHEN released = 1 THEN 0 ELSE n END) AS suppressed,
  NULL AS rows_in_small_classes, 0 AS unsuppressible
FROM (
SELECT k0_0, k1_2, CAST(SUM(n) AS BIGINT) AS n, CASE WHEN SUM(n) < 3 THEN 0 ELSE 1 END AS released
FROM "leveled_1"
GROUP BY k0_0, k1_2
) AS class_5
UNION ALL
SELECT 6 AS node, SUM(released) AS classes, SUM(CASE WHEN released = 1 THEN 0 ELSE n END) AS suppressed,
  NULL AS rows_in_small_classes, 0 AS unsuppressible
FROM (
SELECT k0_0, k2_0, CAST(SUM(n) AS BIGINT) AS n, CASE WHEN SUM(n) < 3 THEN 0 ELSE 1 END AS released
FROM "leveled_1"
GROUP BY k0_0, k2_0
) AS class_6
UNION ALL
SELECT 7 AS node, SUM(released) AS classes, SUM(CASE WHEN released = 1 THEN 0 ELSE n END) AS suppressed,
  NULL AS rows_in_small_classes, 0 AS unsuppressible
FROM (
SELECT k0_0, CAST(SUM(n) AS BIGINT) AS n, CASE WHEN SUM(n) < 3 THEN 0 ELSE 1 END AS released
FROM "leveled_1"
GROUP BY k0_0
) AS class_7
UNION ALL
SELECT 8 AS node, SUM(released) AS classes, SUM(CASE WHEN released = 1 THEN 0 ELSE n END) AS suppressed,
  NULL AS rows_in_small_classes, 0 AS unsuppressible
FROM (
SELECT k1_0, k2_0, CAST(SUM(n) AS BIGINT) AS n, CASE WHEN SUM(n) < 3 THEN 0 ELSE 1 END AS released
FROM "leveled_1"
GROUP BY k1_0, k2_0
) AS class_8
UNION ALL
SELECT 9 AS node, SUM(released) AS classes, SUM(CASE WHEN released = 1 THEN 0 ELSE n END) AS suppressed,
  NULL AS rows_in_small_classes, 0 AS unsuppressible
FROM (
SELECT k1_0, CAST(SUM(n) AS BIGINT) AS n, CASE WHEN SUM(n) < 3 THEN 0 ELSE 1 END AS released
FROM "leveled_1"
GROUP BY k1_0
) AS class_9
UNION ALL
SELECT 10 AS node, SUM(released) AS classes, SUM(CASE WHEN released = 1 THEN 0 ELSE n END) AS suppressed,
  NULL AS rows_in_small_classes, 0 AS unsuppressible
FROM (
SELECT k1_1, k2_0, CAST(SUM(n) AS BIGINT) AS n, CASE WHEN SUM(n) < 3 THEN 0 ELSE 1 END AS released
FROM "leveled_1"
GROUP BY k1_1, k2_0
) AS class_10
UNION ALL
SELECT 11 AS node, SUM(released) AS classes, SUM(CASE WHEN released = 1 THEN 0 ELSE n END) AS suppressed,
  NULL AS rows_in_small_classes, 0 AS unsuppressible
FROM (
SELECT k1_1, CAST(SUM(n) AS BIGINT) AS n, CASE WHEN SUM(n) < 3 THEN 0 ELSE 1 END AS released
FROM "leveled_1"
GROUP BY k1_1
) AS class_11
UNION ALL
SELECT 12 AS node, SUM(released) AS classes, SUM(CASE WHEN released = 1 THEN 0 ELSE n END) AS suppressed,
  NULL AS rows_in_small_classes, 0 AS unsuppressible
FROM (
SELECT k1_2, k2_0, CAST(SUM(n) AS BIGINT) AS n, CASE WHEN SUM(n) < 3 THEN 0 ELSE 1 END AS released
FROM "leveled_1"
GROUP BY k1_2, k2_0
) AS class_12
UNION ALL
SELECT 13 AS node, SUM(released) AS classes, SUM(CASE WHEN released = 1 THEN 0 ELSE n END) AS suppressed,
  NULL AS rows_in_small_classes, 0 AS unsuppressible
FROM (
SELECT k1_2, CAST(SUM(n) AS BIGINT) AS n, CASE WHEN SUM(n) < 3 THEN 0 ELSE 1 END AS released
FROM "leveled_1"
GROUP BY k1_2
) AS class_13
UNION ALL
SELECT 14 AS node, SUM(released) AS classes, SUM(CASE WHEN released = 1 THEN 0 ELSE n END) AS suppressed,
  NULL AS rows_in_small_classes, 0 AS unsuppressible
FROM (
SELECT k2_0, CAST(SUM(n) AS BIGINT) AS n, CASE WHEN SUM(n) < 3 THEN 0 ELSE 1 END AS released
FROM "leveled_1"
GROUP BY k2_0
) AS class_14
UNION ALL
SELECT 15 AS node, SUM(released) AS classes, SUM(CASE WHEN released = 1 THEN 0 ELSE n END) AS suppressed,
  NULL AS rows_in_small_classes, 0 AS unsuppressible
FROM (
SELECT k0_1, CAST(SUM(n) AS BIGINT) AS n, CASE WHEN SUM(n) < 3 THEN 0 ELSE 1 END AS released
FROM "leveled_1"
GROUP BY k0_1
) AS class_15;

-- name: assignment
SELECT l.cell, c.class, l.n
FROM "leveled_1" AS l
JOIN (
  SELECT k1_0, violates,
    DENSE_RANK() OVER (ORDER BY k1_0) AS class
  FROM (
SELECT k1_0, MAX(n) AS n, 
  CASE WHEN SUM(violates) > 0 OR (MAX(n) > 0 AND MAX(n) < 2) THEN 1 ELSE 0 END AS violates
FROM (
  SELECT k1_0, n, 0 AS violates FROM (
SELECT k1_0, CAST(SUM(n) AS BIGINT) AS n, CASE WHEN SUM(n) < 2 THEN 0 ELSE 1 END AS released
FROM "leveled_1"
GROUP BY k1_0
  ) AS sized
  UNION ALL
  SELECT k1_0, 0, violates FROM (
SELECT k1_0, SUM(CASE WHEN s = -1 THEN 0 ELSE 1 END) AS measure,
  CASE WHEN SUM(CASE WHEN s = -1 THEN 0 ELSE 1 END) < 2 THEN 1 ELSE 0 END AS violates
FROM (SELECT k1_0, s, SUM(n) AS n FROM "values_1" GROUP BY k1_0, s) AS h
GROUP BY k1_0
  ) AS v0
  UNION ALL
  SELECT k1_0, 0, violates FROM (
SELECT k1_0, CAST(greatest AS DOUBLE PRECISION) / NULLIF(tail, 0) AS measure,
  CASE WHEN CAST(greatest AS HUGEINT) * 1 < CAST(tail AS HUGEINT) * 5 THEN 0 ELSE 1 END AS violates
FROM (
  SELECT k1_0, MAX(c) AS greatest, SUM(CASE WHEN place >= 2 THEN c ELSE 0 END) AS tail
  FROM (
    SELECT k1_0, c, ROW_NUMBER() OVER (PARTITION BY k1_0 ORDER BY c DESC) AS place
    FROM (SELECT k1_0, CASE WHEN s = -1 THEN 0 ELSE n END AS c FROM (SELECT k1_0, s, SUM(n) AS n FROM "values_1" GROUP BY k1_0, s) AS h) AS counted
  ) AS ranked
  GROUP BY k1_0
) AS tails
  ) AS v1
  UNION ALL
  SELECT k1_0, 0, violates FROM (
SELECT k1_0, measure, CASE WHEN measure <= 0.900000001 THEN 0 ELSE 1 END AS violates
FROM (
  SELECT k1_0,
    CASE WHEN 3 < 2 THEN 0
      ELSE (MIN(area_before)
          + SUM(height * (crossing - places_before) - (area_crossing - area_before))
          + SUM((area_last - area_crossing) - height * (last_place - crossing))
        ) / NULLIF(CAST(40 AS DOUBLE PRECISION) * (3 - 1), 0) END AS measure
  FROM (
    SELECT k1_0, of_class, height, places_before, last_place, area_before, area_last,
      LEAST(GREATEST(SUM(places) OVER (ORDER BY height, of_class), places_before), last_place) AS crossing,
      LEAST(GREATEST(SUM(area) OVER (ORDER BY height, of_class), area_before), area_last) AS area_crossing
    FROM (
      SELECT k1_0, 1 AS of_class, 0 AS places, 0.0 AS area, place - 1 AS places_before, area_before,
        CAST(40 AS DOUBLE PRECISION) * SUM(c) OVER (PARTITION BY k1_0 ORDER BY place) / SUM(c) OVER (PARTITION BY k1_0) AS height,
        COALESCE(LEAD(place - 1) OVER (PARTITION BY k1_0 ORDER BY place), 3) AS last_place,
        COALESCE(LEAD(area_before) OVER (PARTITION BY k1_0 ORDER BY place), CAST(81 AS DOUBLE PRECISION)) AS area_last
      FROM (
        SELECT k1_0, s, CASE WHEN s = -1 THEN 0 ELSE n END AS c FROM (SELECT k1_0, s, SUM(n) AS n FROM "values_1" GROUP BY k1_0, s) AS h
      ) AS counted
      JOIN "domain_1" AS z ON z.s = counted.s
      WHERE c > 0
      UNION ALL
      SELECT NULL, 0, 1, cumulated_reference, NULL, NULL, cumulated_reference, NULL, NULL
      FROM "domain_1"
    ) AS curves
  ) AS crossings
  WHERE of_class = 1
  GROUP BY k1_0
) AS measured
  ) AS v2
  UNION ALL
  SELECT k1_0, 0, violates FROM (
SELECT k1_0, CASE WHEN v = 0 THEN 0 ELSE CAST(most AS DOUBLE PRECISION) / NULLIF(v, 0) END AS measure,
  CASE WHEN CAST(most AS HUGEINT) * 10 <= CAST(v AS HUGEINT) * 9 THEN 0 ELSE 1 END AS violates
FROM (
  SELECT k1_0, SUM(c) AS v,
    SUM(CASE WHEN z.place IS NULL THEN 0 ELSE c END) AS most
  FROM (SELECT k1_0, s, CASE WHEN s = -1 THEN 0 ELSE n END AS c FROM (SELECT k1_0, s, SUM(n) AS n FROM "values_1" GROUP BY k1_0, s) AS h) AS counted
  LEFT JOIN "domain_2" AS z ON z.s = counted.s
  GROUP BY k1_0
) AS shares
  ) AS v3
  UNION ALL
  SELECT k1_0, 0, violates FROM (
SELECT k1_0, measure, CASE WHEN measure < 8.999999999 THEN 0 ELSE 1 END AS violates
FROM (
  SELECT k1_0,
    CASE WHEN MAX(v) = 0 THEN 0
      WHEN SUM(CASE WHEN c > 0 AND p = 0 THEN 1 ELSE 0 END) > 0 THEN NULL
      ELSE MAX(ABS(log_ratio)) / 1.0 END AS measure
  FROM (
    SELECT k1_0, v, p, c,
      LN(CASE WHEN c > 0 AND p > 0 THEN (CAST(c AS DOUBLE PRECISION) * CAST(40 AS DOUBLE PRECISION)) / (CAST(v AS DOUBLE PRECISION) * CAST(p AS DOUBLE PRECISION)) END) AS log_ratio
    FROM (
  SELECT k1_0, counted.s, c, COALESCE(z.p, 0) AS p, SUM(c) OVER (PARTITION BY k1_0) AS v
  FROM (SELECT k1_0, s, CASE WHEN s = -1 THEN 0 ELSE n END AS c FROM (SELECT k1_0, s, SUM(n) AS n FROM "values_1" GROUP BY k1_0, s) AS h) AS counted
  LEFT JOIN "domain_3" AS z ON z.s = counted.s
)
 AS compared
  ) AS ratios
  GROUP BY k1_0
) AS measured
  ) AS v4
) AS verdicts
GROUP BY k1_0
  ) AS judged
) AS c ON c.k1_0 = l.k1_0
WHERE c.violates = 0;

-- name: lost_entropy
SELECT node, attribute, CAST(SUM(z) AS BIGINT) AS suppressed, SUM(CAST(z AS DOUBLE PRECISION) * LN(CAST(z AS DOUBLE PRECISION))) AS spent
FROM (
  SELECT node, attribute, CAST(SUM(n) AS BIGINT) AS z
  FROM (
    SELECT node, attribute, n,
      CASE attribute WHEN 0 THEN value0 END AS value
    FROM (
      SELECT 0 AS node, n, k0_0 AS value0
      FROM (
SELECT k0_0, n,   CASE WHEN n > 0 AND n < 3 THEN 1 ELSE 0 END AS violates
FROM (
SELECT k0_0, CAST(SUM(n) AS BIGINT) AS n, CASE WHEN SUM(n) < 3 THEN 0 ELSE 1 END AS released
FROM "leveled_1"
GROUP BY k0_0
) AS sized
      ) AS c0
      WHERE violates = 1 AND n > 0
    ) AS suppressed_classes
    CROSS JOIN (
SELECT 0 AS attribute
    ) AS attributes
  ) AS held
  GROUP BY node, attribute, value
) AS by_value
GROUP BY node, attribute;

-- name: cells_term
SELECT COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * LN(CAST(n AS DOUBLE PRECISION))), 0) / LN(2.0) FROM "cells_1";

-- name: sized_beside_population
SELECT k0_1, k1_2, CAST(SUM(n) AS BIGINT) AS n, CAST(SUM(members) AS BIGINT) AS members, MIN(cost0) AS cost0
FROM (
  SELECT k0_1, k1_2, u0_1 + u1_2 AS cost0,     n, 0 AS members FROM "leveled_1"
  UNION ALL
  SELECT k0_1, k1_2, u0_1 + u1_2, 0, n
  FROM "members_1"
) AS both_tables
GROUP BY k0_1, k1_2;

-- name: spare
SELECT class, n
FROM (SELECT class, CAST(SUM(n) AS BIGINT) AS n FROM "assignment_1" GROUP BY class) AS c
ORDER BY CASE WHEN n >= 5 THEN 0 ELSE 1 END, n, class
LIMIT 1;

-- name: taken
SELECT cell, class, n
FROM (
  SELECT cell, class,
    CASE WHEN class <> 1 OR passed >= 2 THEN n
      WHEN passed + n <= 2 THEN 0
      ELSE passed + n - 2 END AS n
  FROM (
    SELECT cell, class, n,
      CAST(SUM(n) OVER (PARTITION BY class ORDER BY cell ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) - n AS passed
    FROM "assignment_1"
  ) AS a
) AS b
WHERE n > 0;
