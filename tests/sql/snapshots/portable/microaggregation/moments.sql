SELECT MAX(distance), CAST(COALESCE(SUM(n), 0) AS BIGINT), SUM(distance * n), SUM(distance * distance * n)
FROM (
  SELECT CAST(v.value AS DOUBLE PRECISION) - b.least AS distance, v.n
  FROM "dictionary_1" AS v
  CROSS JOIN (SELECT MIN(CAST(value AS DOUBLE PRECISION)) AS least FROM "dictionary_1") AS b
  WHERE v.value IS NOT NULL
) AS measured;
