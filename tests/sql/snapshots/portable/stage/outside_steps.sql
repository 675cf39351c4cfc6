SELECT COUNT(*), COALESCE(SUM(n), 0)
FROM (
  SELECT value, n, CAST(FLOOR(CAST(value AS DECIMAL(38, 10)) * 10) AS BIGINT) AS step FROM "dictionary_1" WHERE value IS NOT NULL
) AS v
WHERE CAST(value AS DOUBLE PRECISION) < CAST(step - (((step - (0)) % 5) + 5) % 5 AS DOUBLE PRECISION) / 10.0 OR CAST(value AS DOUBLE PRECISION) >= CAST(step - (((step - (0)) % 5) + 5) % 5 + 5 AS DOUBLE PRECISION) / 10.0;
