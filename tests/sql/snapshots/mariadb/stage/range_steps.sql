SELECT code, low, high,
  FIRST_VALUE(code) OVER (PARTITION BY known, step ORDER BY code) AS first_code, FIRST_VALUE(code) OVER (PARTITION BY known, step ORDER BY code DESC) AS last_code
FROM (
  SELECT code, known, CAST(step - (((step - (0)) % 10) + 10) % 10 AS SIGNED) AS step, CONVERT(CAST(step - (((step - (0)) % 10) + 10) % 10 AS SIGNED) USING utf8mb4) COLLATE utf8mb4_nopad_bin AS low, CONVERT(CAST(step - (((step - (0)) % 10) + 10) % 10 + 9 AS SIGNED) USING utf8mb4) COLLATE utf8mb4_nopad_bin AS high
  FROM (
    SELECT code, label, CAST(value AS SIGNED) AS step, CASE WHEN value IS NULL THEN 0 ELSE 1 END AS known
    FROM `dictionary_1`
  ) AS v
) AS s;
