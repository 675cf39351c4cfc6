SELECT COUNT(*), COALESCE(SUM(n), 0)
FROM (
  SELECT CAST(value AS DOUBLE PRECISION) AS value, n, CAST(step - (((step - (0)) % 5) + 5) % 5 AS DOUBLE PRECISION) / 10.0 AS low
  FROM (
    SELECT value, n, CAST(FLOOR(CAST(value AS DECIMAL(38, 10)) * 10) AS BIGINT) AS step
    FROM (
      SELECT v0 AS value, CAST(SUM(n) AS BIGINT) AS n
      FROM "combinations_1" WHERE v0 IS NOT NULL GROUP BY v0
    ) AS s
  ) AS v
) AS placed
WHERE value < low AND value >= low - 0.0000000001;
