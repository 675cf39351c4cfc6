SELECT COUNT(*), COALESCE(SUM(n), 0)
FROM (
  SELECT value, n, (CAST(ROUND(value * 10.0, 6) AS INTEGER) - (ROUND(value * 10.0, 6) < CAST(ROUND(value * 10.0, 6) AS INTEGER))) AS step FROM `dictionary_1` WHERE value IS NOT NULL
) AS v
WHERE CAST(value AS REAL) < CAST(step - (((step - (0)) % 5) + 5) % 5 AS REAL) / 10.0 OR CAST(value AS REAL) >= CAST(step - (((step - (0)) % 5) + 5) % 5 + 5 AS REAL) / 10.0;
