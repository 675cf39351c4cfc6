SELECT code, low, high,
  MIN(code) OVER (PARTITION BY known, step) AS first_code, MAX(code) OVER (PARTITION BY known, step) AS last_code
FROM (
  SELECT code, known, CAST(step - (((step - (0)) % 10) + 10) % 10 AS BIGINT) AS step, CAST(CAST(step - (((step - (0)) % 10) + 10) % 10 AS BIGINT) AS VARCHAR) AS low, CAST(CAST(step - (((step - (0)) % 10) + 10) % 10 + 9 AS BIGINT) AS VARCHAR) AS high
  FROM (
    SELECT code, label, CAST(value AS BIGINT) AS step, CASE WHEN value IS NULL THEN 0 ELSE 1 END AS known
    FROM "dictionary_1"
  ) AS v
) AS s;
