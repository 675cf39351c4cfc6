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
) AS distances;

SELECT whole, measure, CASE WHEN measure <= 0.300000001 THEN 0 ELSE 1 END AS violates
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
