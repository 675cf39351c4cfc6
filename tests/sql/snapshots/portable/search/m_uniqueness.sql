SELECT k0_0, CASE WHEN rows_held = different THEN rows_held ELSE 0 END AS measure,
  CASE WHEN rows_held = different AND rows_held >= 1 THEN 0 ELSE 1 END AS violates
FROM (
  SELECT k0_0, SUM(n) AS rows_held, SUM(CASE WHEN s = -1 THEN 0 ELSE 1 END) AS different
  FROM (SELECT k0_0, s, SUM(n) AS n FROM "values_1" GROUP BY k0_0, s) AS h
  GROUP BY k0_0
) AS shapes;
