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
