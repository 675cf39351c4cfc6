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
