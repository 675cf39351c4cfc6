SELECT own, class, token, s, absent, c, n, v,
  CAST(SUM(r) OVER (PARTITION BY token) AS BIGINT) AS p, CAST(SUM(r) OVER () AS BIGINT) AS total
FROM (
  SELECT own, class, token, s, absent, c, n, v,
c AS r
  FROM (
    SELECT cells.*, held * (1 - absent) AS c, known AS v FROM cells
  ) AS counted
) AS values_by_class;

SELECT own, class, token, s, absent, c, n, v,
  CAST(SUM(r) OVER (PARTITION BY token) AS BIGINT) AS p, CAST(SUM(r) OVER () AS BIGINT) AS total
FROM (
  SELECT own, class, token, s, absent, c, n, v,
CASE WHEN own = 0 THEN c ELSE 0 END AS r
  FROM (
    SELECT cells.*, held AS c, n AS v FROM cells
  ) AS counted
) AS values_by_class;
