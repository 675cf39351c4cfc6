SELECT k1_0, k2_0, n,   CASE WHEN n > 0 AND n < 3 THEN 1 ELSE 0 END AS violates
FROM (
SELECT k1_0, k2_0, CAST(SUM(n) AS BIGINT) AS n, CASE WHEN SUM(n) < 3 THEN 0 ELSE 1 END AS released
FROM "leveled_1"
GROUP BY k1_0, k2_0
) AS sized;

SELECT k0_1, k1_0, n,   CASE WHEN n > 0 AND n < 3 THEN 1 ELSE 0 END AS violates
FROM (
SELECT k0_1, k1_0, CAST(SUM(n) AS BIGINT) AS n, CASE WHEN SUM(n) < 3 THEN 0 ELSE 1 END AS released
FROM "leveled_1"
GROUP BY k0_1, k1_0
) AS sized;

SELECT k0_0, n,   CASE WHEN n > 0 AND n < 3 THEN 1 ELSE 0 END AS violates
FROM (
SELECT k0_0, CAST(SUM(n) AS BIGINT) AS n, CASE WHEN SUM(n) < 3 THEN 0 ELSE 1 END AS released
FROM "leveled_1"
GROUP BY k0_0
) AS sized;

SELECT k1_0, n,   CASE WHEN n > 0 AND n < 3 THEN 1 ELSE 0 END AS violates
FROM (
SELECT k1_0, CAST(SUM(n) AS BIGINT) AS n, CASE WHEN SUM(n) < 3 THEN 0 ELSE 1 END AS released
FROM "leveled_1"
GROUP BY k1_0
) AS sized;

SELECT node_0, node_1, node_2, MAX(n) AS n, MAX(cost) AS cost, MAX(level_0) AS level_0, MAX(movable_0) AS movable_0, MAX(level_1) AS level_1, MAX(movable_1) AS movable_1, MAX(level_2) AS level_2, MAX(movable_2) AS movable_2, 
  CASE WHEN SUM(violates) > 0 OR (MAX(n) > 0 AND MAX(n) < 3) THEN 1 ELSE 0 END AS violates
FROM (
  SELECT node_0, node_1, node_2, n, cost, level_0, movable_0, level_1, movable_1, level_2, movable_2, 0 AS violates FROM (
SELECT node_0, node_1, node_2, CAST(SUM(n) AS BIGINT) AS n,
  MIN(cost) AS cost, MIN(level_0) AS level_0, MIN(movable_0) AS movable_0, MIN(level_1) AS level_1, MIN(movable_1) AS movable_1, MIN(level_2) AS level_2, MIN(movable_2) AS movable_2
FROM "state_1"
GROUP BY node_0, node_1, node_2
  ) AS sized
  UNION ALL
  SELECT node_0, node_1, node_2, 0, 0, 0, 0, 0, 0, 0, 0, violates FROM (
SELECT node_0, node_1, node_2, SUM(CASE WHEN s = -1 THEN 0 ELSE 1 END) AS measure,
  CASE WHEN SUM(CASE WHEN s = -1 THEN 0 ELSE 1 END) < 2 THEN 1 ELSE 0 END AS violates
FROM (SELECT node_0, node_1, node_2, s, SUM(n) AS n
FROM "values_1"
GROUP BY node_0, node_1, node_2, s) AS h
GROUP BY node_0, node_1, node_2
  ) AS v0
) AS verdicts
GROUP BY node_0, node_1, node_2;

SELECT node_0, node_1, node_2, MAX(n) AS n, 
  CASE WHEN SUM(violates) > 0 OR (MAX(n) > 0 AND MAX(n) < 3) THEN 1 ELSE 0 END AS violates
FROM (
  SELECT node_0, node_1, node_2, n, 0 AS violates FROM (
SELECT node_0, node_1, node_2, CAST(SUM(n) AS BIGINT) AS n
FROM (
  SELECT
c.c0 AS node_0,
t1.k1 AS node_1,
c.c2 AS node_2,
c.n

  FROM "cells_1" AS c
  JOIN "tree_1" AS t1 ON t1.code = c.c1
) AS begun
GROUP BY node_0, node_1, node_2
  ) AS sized
  UNION ALL
  SELECT node_0, node_1, node_2, 0, violates FROM (
SELECT node_0, node_1, node_2, SUM(CASE WHEN s = -1 THEN 0 ELSE 1 END) AS measure,
  CASE WHEN SUM(CASE WHEN s = -1 THEN 0 ELSE 1 END) < 2 THEN 1 ELSE 0 END AS violates
FROM (SELECT node_0, node_1, node_2, s, SUM(n) AS n FROM "values_1" GROUP BY node_0, node_1, node_2, s) AS h
GROUP BY node_0, node_1, node_2
  ) AS v0
) AS verdicts
GROUP BY node_0, node_1, node_2;

SELECT node_0, n,   CASE WHEN n > 0 AND n < 2 THEN 1 ELSE 0 END AS violates
FROM (
SELECT node_0, CAST(SUM(n) AS BIGINT) AS n, CASE WHEN SUM(n) < 2 THEN 0 ELSE 1 END AS released
FROM "state_1"
GROUP BY node_0
) AS sized;

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
GROUP BY class;

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
) AS measured
  ) AS v1
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
  ) AS v2
  UNION ALL
  SELECT k0_0, 0, violates FROM (
SELECT k0_0, measure, CASE WHEN measure <= 0.900000001 THEN 0 ELSE 1 END AS violates
FROM (
  SELECT k0_0, CASE WHEN MAX(v) = 0 THEN 0 ELSE (1 + SUM(CASE WHEN c > 0 THEN
    ABS(CAST(c AS DOUBLE PRECISION) / NULLIF(v, 0) - CAST(p AS DOUBLE PRECISION) / 40) - CAST(p AS DOUBLE PRECISION) / 40
    ELSE 0 END)) / 2.0 END AS measure
  FROM (
  SELECT k0_0, counted.s, c, COALESCE(z.p, 0) AS p, SUM(c) OVER (PARTITION BY k0_0) AS v
  FROM (SELECT k0_0, s, CASE WHEN s = -1 THEN 0 ELSE n END AS c FROM (SELECT k0_0, s, SUM(n) AS n FROM "values_1" GROUP BY k0_0, s) AS h) AS counted
  LEFT JOIN "domain_1" AS z ON z.s = counted.s
)
 AS compared
  GROUP BY k0_0
) AS distances
  ) AS v3
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
      JOIN "domain_2" AS z ON z.s = counted.s
      WHERE c > 0
      UNION ALL
      SELECT NULL, 0, 1, cumulated_reference, NULL, NULL, cumulated_reference, NULL, NULL
      FROM "domain_2"
    ) AS curves
  ) AS crossings
  WHERE of_class = 1
  GROUP BY k0_0
) AS measured
  ) AS v4
  UNION ALL
  SELECT k0_0, 0, violates FROM (
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
          JOIN "domain_3" AS z ON z.s = counted.s
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
          JOIN "domain_3" AS z ON z.s = counted.s
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
) AS measured
  ) AS v5
  UNION ALL
  SELECT k0_0, 0, violates FROM (
SELECT k0_0, CASE WHEN v = 0 THEN 0 ELSE CAST(most AS DOUBLE PRECISION) / NULLIF(v, 0) END AS measure,
  CASE WHEN CAST(most AS HUGEINT) * 10 <= CAST(v AS HUGEINT) * 9 THEN 0 ELSE 1 END AS violates
FROM (
  SELECT k0_0, SUM(c) AS v,
    SUM(CASE WHEN z.place IS NULL THEN 0 ELSE c END) AS most
  FROM (SELECT k0_0, s, CASE WHEN s = -1 THEN 0 ELSE n END AS c FROM (SELECT k0_0, s, SUM(n) AS n FROM "values_1" GROUP BY k0_0, s) AS h) AS counted
  LEFT JOIN "domain_4" AS z ON z.s = counted.s
  GROUP BY k0_0
) AS shares
  ) AS v6
  UNION ALL
  SELECT k0_0, 0, violates FROM (
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
  LEFT JOIN "domain_5" AS z ON z.s = counted.s
)
 AS compared
  ) AS gains
  GROUP BY k0_0
) AS measured
  ) AS v7
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
  LEFT JOIN "domain_6" AS z ON z.s = counted.s
)
 AS compared
  ) AS ratios
  GROUP BY k0_0
) AS measured
  ) AS v8
  UNION ALL
  SELECT k0_0, 0, violates FROM (
SELECT k0_0, SUM(CASE WHEN s = -1 THEN 0 ELSE 1 END) AS measure,
  CASE WHEN SUM(CASE WHEN s = -1 THEN 0 ELSE 1 END) < 2 THEN 1 ELSE 0 END AS violates
FROM (SELECT k0_0, s, SUM(n) AS n FROM "values_2" GROUP BY k0_0, s) AS h
GROUP BY k0_0
  ) AS v9
) AS verdicts
GROUP BY k0_0;

SELECT k0_1, MAX(n) AS n, MAX(cost0) AS cost0, 
  CASE WHEN SUM(violates) > 0 OR (MAX(n) > 0 AND MAX(n) < 3) THEN 1 ELSE 0 END AS violates
FROM (
  SELECT k0_1, n, cost0, 0 AS violates FROM (
SELECT k0_1, CAST(SUM(n) AS BIGINT) AS n, CASE WHEN SUM(n) < 3 THEN 0 ELSE 1 END AS released, MIN(u0_1) AS cost0
FROM "leveled_1"
GROUP BY k0_1
  ) AS sized
  UNION ALL
  SELECT k0_1, 0, 0, violates FROM (
SELECT k0_1, SUM(CASE WHEN s = -1 THEN 0 ELSE 1 END) AS measure,
  CASE WHEN SUM(CASE WHEN s = -1 THEN 0 ELSE 1 END) < 2 THEN 1 ELSE 0 END AS violates
FROM (SELECT k0_1, s, SUM(n) AS n FROM "values_1" GROUP BY k0_1, s) AS h
GROUP BY k0_1
  ) AS v0
) AS verdicts
GROUP BY k0_1;

SELECT k0_0, k1_1, n,   CASE WHEN n > 0 AND n < 5 THEN 1 ELSE 0 END AS violates
FROM (
SELECT k0_0, k1_1, CAST(SUM(n) AS BIGINT) AS n, CASE WHEN SUM(n) < 5 THEN 0 ELSE 1 END AS released
FROM "leveled_1"
GROUP BY k0_0, k1_1
) AS sized;

SELECT k0_0, k1_1, n,   CASE WHEN n > 0 AND n < 3 THEN 1 ELSE 0 END AS violates
FROM (
SELECT k0_0, k1_1, CAST(SUM(n) AS BIGINT) AS n, CASE WHEN SUM(n) < 3 THEN 0 ELSE 1 END AS released
FROM "leveled_1"
GROUP BY k0_0, k1_1
) AS sized;

SELECT class, MAX(n) AS n, 
  CASE WHEN SUM(violates) > 0 OR (MAX(n) > 0 AND MAX(n) < 4) THEN 1 ELSE 0 END AS violates
FROM (
  SELECT class, n, 0 AS violates FROM (
SELECT class, CAST(SUM(n) AS BIGINT) AS n, CASE WHEN SUM(n) < 4 THEN 0 ELSE 1 END AS released
FROM "state_1"
GROUP BY class
  ) AS sized
  UNION ALL
  SELECT class, 0, violates FROM (
SELECT class, SUM(CASE WHEN s = 6 THEN 0 ELSE 1 END) AS measure,
  CASE WHEN SUM(CASE WHEN s = 6 THEN 0 ELSE 1 END) < 2 THEN 1 ELSE 0 END AS violates
FROM (SELECT class, s, SUM(n) AS n FROM "values_1" GROUP BY class, s) AS h
GROUP BY class
  ) AS v0
) AS verdicts
GROUP BY class;

SELECT k0_0, k1_2, k2_0, MAX(n) AS n, MAX(cost0) AS cost0, 
  CASE WHEN SUM(violates) > 0 OR (MAX(n) > 0 AND MAX(n) < 3) THEN 1 ELSE 0 END AS violates
FROM (
  SELECT k0_0, k1_2, k2_0, n, cost0, 0 AS violates FROM (
SELECT k0_0, k1_2, k2_0, CAST(SUM(n) AS BIGINT) AS n, CASE WHEN SUM(n) < 3 THEN 0 ELSE 1 END AS released, MIN(u0_0 + u1_2 + u2_0) AS cost0
FROM "leveled_1"
GROUP BY k0_0, k1_2, k2_0
  ) AS sized
  UNION ALL
  SELECT k0_0, k1_2, k2_0, 0, 0, violates FROM (
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
) AS measured
  ) AS v0
) AS verdicts
GROUP BY k0_0, k1_2, k2_0;

SELECT class, n,   CASE WHEN n > 0 AND n < 3 THEN 1 ELSE 0 END AS violates
FROM (
SELECT class, CAST(SUM(n) AS BIGINT) AS n, CASE WHEN SUM(n) < 3 THEN 0 ELSE 1 END AS released
FROM "placed_1"
GROUP BY class
) AS sized;

SELECT node_0, n,   CASE WHEN n > 0 AND n < 3 THEN 1 ELSE 0 END AS violates
FROM (
SELECT node_0, CAST(SUM(n) AS BIGINT) AS n, CASE WHEN SUM(n) < 3 THEN 0 ELSE 1 END AS released
FROM "state_1"
GROUP BY node_0
) AS sized;

SELECT node_0, node_1, n,   CASE WHEN n > 0 AND n < 3 THEN 1 ELSE 0 END AS violates
FROM (
SELECT node_0, node_1, CAST(SUM(n) AS BIGINT) AS n, CASE WHEN SUM(n) < 3 THEN 0 ELSE 1 END AS released
FROM "state_1"
GROUP BY node_0, node_1
) AS sized;

SELECT class, MAX(n) AS n, 
  CASE WHEN SUM(violates) > 0 OR (MAX(n) > 0 AND MAX(n) < 2) THEN 1 ELSE 0 END AS violates
FROM (
  SELECT class, n, 0 AS violates FROM (
SELECT class, CAST(SUM(n) AS BIGINT) AS n, CASE WHEN SUM(n) < 2 THEN 0 ELSE 1 END AS released
FROM "dealt_1"
GROUP BY class
  ) AS sized
  UNION ALL
  SELECT class, 0, violates FROM (
SELECT class, SUM(CASE WHEN s = -1 THEN 0 ELSE 1 END) AS measure,
  CASE WHEN SUM(CASE WHEN s = -1 THEN 0 ELSE 1 END) < 2 THEN 1 ELSE 0 END AS violates
FROM (SELECT class, s, SUM(n) AS n FROM "dealt_1" GROUP BY class, s) AS h
GROUP BY class
  ) AS v0
) AS verdicts
GROUP BY class;

SELECT k0_1, k1_2, MAX(n) AS n, MAX(members) AS members, MAX(cost0) AS cost0, 
  CASE WHEN SUM(violates) > 0 OR (MAX(n) > 0 AND MAX(n) < 1) THEN 1 ELSE 0 END AS violates
FROM (
  SELECT k0_1, k1_2, n, members, cost0, 0 AS violates FROM (
SELECT k0_1, k1_2, CAST(SUM(n) AS BIGINT) AS n, CAST(SUM(members) AS BIGINT) AS members, MIN(cost0) AS cost0
FROM (
  SELECT k0_1, k1_2, u0_1 + u1_2 AS cost0,     n, 0 AS members FROM "leveled_1"
  UNION ALL
  SELECT k0_1, k1_2, u0_1 + u1_2, 0, n
  FROM "members_1"
) AS both_tables
GROUP BY k0_1, k1_2
  ) AS sized
  UNION ALL
  SELECT k0_1, k1_2, 0, 0, 0, violates FROM (
SELECT k0_1, k1_2, members AS measure, CASE WHEN members < 3 THEN 1 ELSE 0 END AS violates
FROM (SELECT k0_1, k1_2, CAST(SUM(n) AS BIGINT) AS n, CAST(SUM(members) AS BIGINT) AS members, MIN(cost0) AS cost0
FROM (
  SELECT k0_1, k1_2, u0_1 + u1_2 AS cost0,     n, 0 AS members FROM "leveled_1"
  UNION ALL
  SELECT k0_1, k1_2, u0_1 + u1_2, 0, n
  FROM "members_1"
) AS both_tables
GROUP BY k0_1, k1_2) AS sized
WHERE n > 0
  ) AS v0
  UNION ALL
  SELECT k0_1, k1_2, 0, 0, 0, violates FROM (
SELECT k0_1, k1_2, CAST(n AS DOUBLE PRECISION) / NULLIF(members, 0) AS measure,
  CASE WHEN CAST(n AS HUGEINT) * 1 < CAST(members AS HUGEINT) * 0 THEN 1 ELSE 0 END AS violates
FROM (SELECT k0_1, k1_2, CAST(SUM(n) AS BIGINT) AS n, CAST(SUM(members) AS BIGINT) AS members, MIN(cost0) AS cost0
FROM (
  SELECT k0_1, k1_2, u0_1 + u1_2 AS cost0,     n, 0 AS members FROM "leveled_1"
  UNION ALL
  SELECT k0_1, k1_2, u0_1 + u1_2, 0, n
  FROM "members_1"
) AS both_tables
GROUP BY k0_1, k1_2) AS sized
  ) AS v1
  UNION ALL
  SELECT k0_1, k1_2, 0, 0, 0, violates FROM (
SELECT k0_1, k1_2, CAST(n AS DOUBLE PRECISION) / NULLIF(members, 0) AS measure,
  CASE WHEN CAST(n AS HUGEINT) * 1 > CAST(members AS HUGEINT) * 1 THEN 1 ELSE 0 END AS violates
FROM (SELECT k0_1, k1_2, CAST(SUM(n) AS BIGINT) AS n, CAST(SUM(members) AS BIGINT) AS members, MIN(cost0) AS cost0
FROM (
  SELECT k0_1, k1_2, u0_1 + u1_2 AS cost0,     n, 0 AS members FROM "leveled_1"
  UNION ALL
  SELECT k0_1, k1_2, u0_1 + u1_2, 0, n
  FROM "members_1"
) AS both_tables
GROUP BY k0_1, k1_2) AS sized
  ) AS v2
) AS verdicts
GROUP BY k0_1, k1_2;
