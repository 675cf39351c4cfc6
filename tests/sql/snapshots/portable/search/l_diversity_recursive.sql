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
