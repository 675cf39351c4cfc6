SELECT k0_0, CASE WHEN v = 0 THEN 0 ELSE CAST(most AS DOUBLE) / NULLIF(v, 0) END AS measure,
  CASE WHEN CAST(most AS DECIMAL(65, 0)) * 10 <= CAST(v AS DECIMAL(65, 0)) * 9 THEN 0 ELSE 1 END AS violates
FROM (
  SELECT k0_0, SUM(c) AS v,
    SUM(CASE WHEN z.place IS NULL THEN 0 ELSE c END) AS most
  FROM (SELECT k0_0, s, CASE WHEN s = -1 THEN 0 ELSE n END AS c FROM (SELECT k0_0, s, SUM(n) AS n FROM `_sqlanon_values` GROUP BY k0_0, s) AS h) AS counted
  LEFT JOIN `_sqlanon_domain` AS z ON z.s = counted.s
  GROUP BY k0_0
) AS shares;
