SELECT x.part, x.dim, x.child
FROM (
  SELECT part
  FROM (
    SELECT part, side, CASE WHEN SUM(n) >= 2 THEN 0 ELSE 1 END AS violates FROM "sides_1" GROUP BY part, side
    UNION ALL
    SELECT part, side, violates FROM (
SELECT part, side, measure, CASE WHEN measure <= 0.300000001 THEN 0 ELSE 1 END AS violates
FROM (
  SELECT part, side, CASE WHEN MAX(v) = 0 THEN 0 ELSE (1 + SUM(CASE WHEN c > 0 THEN
    ABS(CAST(c AS DOUBLE PRECISION) / NULLIF(v, 0) - CAST(p AS DOUBLE PRECISION) / 40) - CAST(p AS DOUBLE PRECISION) / 40
    ELSE 0 END)) / 2.0 END AS measure
  FROM (
  SELECT part, side, counted.s, c, COALESCE(z.p, 0) AS p, SUM(c) OVER (PARTITION BY part, side) AS v
  FROM (SELECT part, side, s, CASE WHEN s = -1 THEN 0 ELSE n END AS c FROM (SELECT part, side, s, SUM(n) AS n FROM "sides_1" GROUP BY part, side, s) AS h) AS counted
  LEFT JOIN "domain_1" AS z ON z.s = counted.s
)
 AS compared
  GROUP BY part, side
) AS distances
    ) AS v0
  ) AS verdicts
  GROUP BY part
  HAVING SUM(violates) = 0 AND MIN(side) < MAX(side)
) AS held
JOIN "best_1" AS x ON x.part = held.part;

SELECT x.part, x.dim, x.child
FROM (
  SELECT part
  FROM (
    SELECT part, side, CASE WHEN SUM(n) >= 2 THEN 0 ELSE 1 END AS violates FROM "sides_1" GROUP BY part, side
    UNION ALL
    SELECT part, side, violates FROM (
SELECT part, side, measure, CASE WHEN measure <= 0.40000000100000005 THEN 0 ELSE 1 END AS violates
FROM (
  SELECT part, side, CASE WHEN MAX(v) = 0 THEN 0 ELSE (1 + SUM(CASE WHEN c > 0 THEN
    ABS(CAST(c AS DOUBLE PRECISION) / NULLIF(v, 0) - CAST(p AS DOUBLE PRECISION) / 40) - CAST(p AS DOUBLE PRECISION) / 40
    ELSE 0 END)) / 2.0 END AS measure
  FROM (
  SELECT part, side, counted.s, c, COALESCE(z.p, 0) AS p, SUM(c) OVER (PARTITION BY part, side) AS v
  FROM (SELECT part, side, s, CASE WHEN s = -1 THEN 0 ELSE n END AS c FROM (SELECT part, side, s, SUM(n) AS n FROM "sides_1" GROUP BY part, side, s) AS h) AS counted
  LEFT JOIN "domain_1" AS z ON z.s = counted.s
)
 AS compared
  GROUP BY part, side
) AS distances
    ) AS v0
  ) AS verdicts
  GROUP BY part
  HAVING SUM(violates) = 0 AND MIN(side) < MAX(side)
) AS held
JOIN "best_1" AS x ON x.part = held.part;
