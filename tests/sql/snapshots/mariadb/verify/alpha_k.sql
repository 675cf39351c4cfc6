SELECT n, CASE WHEN v = 0 THEN 0 ELSE CAST(greatest AS DOUBLE) / NULLIF(v, 0) END AS measure,
  CASE WHEN CAST(greatest AS DECIMAL(65, 0)) * 10 <= CAST(v AS DECIMAL(65, 0)) * 9 THEN 0 ELSE 1 END AS violates
FROM (
  SELECT SUM(held) AS n, SUM(held) AS v,
    SUM(CASE WHEN listed.item IS NULL THEN 0 ELSE held END) AS greatest
  FROM cells LEFT JOIN `_sqlanon_listed` AS listed ON listed.item = CONVERT(CONVERT(s USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin
  WHERE own = 1 GROUP BY class
) AS shares;

SELECT n, CASE WHEN v = 0 THEN 0 ELSE CAST(greatest AS DOUBLE) / NULLIF(v, 0) END AS measure,
  CASE WHEN CAST(greatest AS DECIMAL(65, 0)) * 2 <= CAST(v AS DECIMAL(65, 0)) * 1 THEN 0 ELSE 1 END AS violates
FROM (
  SELECT SUM(held) AS n, SUM(held) AS v,
    SUM(CASE WHEN listed.item IS NULL THEN 0 ELSE held END) AS greatest
  FROM cells LEFT JOIN `_sqlanon_listed` AS listed ON listed.item = CONVERT(CONVERT(s USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin
  WHERE own = 1 GROUP BY class
) AS shares;
