SELECT n, CASE WHEN v = 0 THEN 0 ELSE CAST(greatest AS REAL) / NULLIF(v, 0) END AS measure,
  CASE WHEN CAST(greatest AS INTEGER) * 10 <= CAST(v AS INTEGER) * 9 THEN 0 ELSE 1 END AS violates
FROM (
  SELECT SUM(held) AS n, SUM(held) AS v,
    SUM(CASE WHEN listed.item IS NULL THEN 0 ELSE held END) AS greatest
  FROM cells LEFT JOIN `_sqlanon_listed` AS listed ON listed.item = CAST(CAST(s AS TEXT) AS TEXT) COLLATE BINARY
  WHERE own = 1 GROUP BY class
) AS shares;

SELECT n, CASE WHEN v = 0 THEN 0 ELSE CAST(greatest AS REAL) / NULLIF(v, 0) END AS measure,
  CASE WHEN CAST(greatest AS INTEGER) * 2 <= CAST(v AS INTEGER) * 1 THEN 0 ELSE 1 END AS violates
FROM (
  SELECT SUM(held) AS n, SUM(held) AS v,
    SUM(CASE WHEN listed.item IS NULL THEN 0 ELSE held END) AS greatest
  FROM cells LEFT JOIN `_sqlanon_listed` AS listed ON listed.item = CAST(CAST(s AS TEXT) AS TEXT) COLLATE BINARY
  WHERE own = 1 GROUP BY class
) AS shares;
