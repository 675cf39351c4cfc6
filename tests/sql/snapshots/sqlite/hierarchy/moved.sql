SELECT COUNT(*), COALESCE(SUM(n), 0)
FROM (
  SELECT CAST(value AS REAL) AS value, n, CAST(step - (((step - (0)) % 5) + 5) % 5 AS REAL) / 10.0 AS low
  FROM (
    SELECT value, n, (CAST(ROUND(value * 10.0, 6) AS INTEGER) - (ROUND(value * 10.0, 6) < CAST(ROUND(value * 10.0, 6) AS INTEGER))) AS step
    FROM (
      SELECT v0 AS value, CAST(SUM(n) AS INTEGER) AS n
      FROM `combinations_1` WHERE v0 IS NOT NULL GROUP BY v0
    ) AS s
  ) AS v
) AS placed
WHERE value < low AND value >= low - 0.000001;
