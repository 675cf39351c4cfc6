SELECT k0_0, CASE WHEN v = 0 THEN 0 ELSE CAST(most AS DOUBLE PRECISION) / NULLIF(v, 0) END AS measure,
  CASE WHEN CAST(most AS HUGEINT) * 10 <= CAST(v AS HUGEINT) * 9 THEN 0 ELSE 1 END AS violates
FROM (
  SELECT k0_0, SUM(c) AS v,
    SUM(CASE WHEN z.place IS NULL THEN 0 ELSE c END) AS most
  FROM (SELECT k0_0, s, CASE WHEN s = -1 THEN 0 ELSE n END AS c FROM (SELECT k0_0, s, SUM(n) AS n FROM "values_1" GROUP BY k0_0, s) AS h) AS counted
  LEFT JOIN "domain_1" AS z ON z.s = counted.s
  GROUP BY k0_0
) AS shares;
