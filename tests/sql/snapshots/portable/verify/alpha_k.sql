SELECT n, CASE WHEN v = 0 THEN 0 ELSE CAST(greatest AS DOUBLE PRECISION) / NULLIF(v, 0) END AS measure,
  CASE WHEN CAST(greatest AS HUGEINT) * 10 <= CAST(v AS HUGEINT) * 9 THEN 0 ELSE 1 END AS violates
FROM (
  SELECT SUM(held) AS n, SUM(held) AS v,
    SUM(CASE WHEN listed.item IS NULL THEN 0 ELSE held END) AS greatest
  FROM cells LEFT JOIN "listed_1" AS listed ON listed.item = (CAST(CAST(s AS VARCHAR) AS VARCHAR) COLLATE "binary")
  WHERE own = 1 GROUP BY class
) AS shares;

SELECT n, CASE WHEN v = 0 THEN 0 ELSE CAST(greatest AS DOUBLE PRECISION) / NULLIF(v, 0) END AS measure,
  CASE WHEN CAST(greatest AS HUGEINT) * 2 <= CAST(v AS HUGEINT) * 1 THEN 0 ELSE 1 END AS violates
FROM (
  SELECT SUM(held) AS n, SUM(held) AS v,
    SUM(CASE WHEN listed.item IS NULL THEN 0 ELSE held END) AS greatest
  FROM cells LEFT JOIN "listed_1" AS listed ON listed.item = (CAST(CAST(s AS VARCHAR) AS VARCHAR) COLLATE "binary")
  WHERE own = 1 GROUP BY class
) AS shares;
