WITH united AS (
  SELECT +`age` AS q0, CAST(`city` AS TEXT) COLLATE BINARY AS q1, 1 AS here, 0 AS there FROM `people`
),
matched AS (
  SELECT SUM(here) AS n, SUM(there) AS members FROM united GROUP BY q0, q1)
,
risks AS (
  SELECT n, n AS members, 1 AS found FROM matched
),
totals AS (
  SELECT n, members, SUM(found) OVER () AS found, SUM(n) OVER () AS total FROM risks
)
SELECT n, CAST(found AS REAL) / total AS measure,
  CASE WHEN members * 1 < 2 AND
    CAST(found AS INTEGER) * 2 > CAST(total AS INTEGER) * 1
  THEN 1 ELSE 0 END AS violates
FROM totals;
