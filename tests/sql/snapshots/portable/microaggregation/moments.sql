SELECT MAX(half), CAST(COALESCE(SUM(n), 0) AS BIGINT), SUM(share * n), SUM(share * share * n)
FROM (
  SELECT half, n, CASE WHEN half <= longest * CAST(1e-9 AS DOUBLE PRECISION) THEN 0 ELSE half / longest END AS share
  FROM (
    SELECT half, n, MAX(half) OVER () AS longest
    FROM (
      SELECT CAST(v.value AS DOUBLE PRECISION) / 2 - b.least / 2 AS half, v.n
      FROM "dictionary_1" AS v
      CROSS JOIN (SELECT MIN(CAST(value AS DOUBLE PRECISION)) AS least FROM "dictionary_1") AS b
      WHERE v.value IS NOT NULL
    ) AS measured
  ) AS beside
) AS shares;
