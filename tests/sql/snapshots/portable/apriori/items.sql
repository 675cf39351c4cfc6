SELECT person, node, known, times
FROM (
  SELECT person, node, MIN(known) AS known, CAST(SUM(n) AS BIGINT) AS held
  FROM (
    SELECT h.person, a0.node AS node, h.known, h.n
    FROM "held_1" AS h JOIN "cut_1" AS a0 ON a0.code = h.c0
  ) AS named
  GROUP BY person, node
) AS labelled
JOIN (
SELECT 1 AS times UNION ALL SELECT 2 AS times
) AS counted ON times <= held
WHERE known = 1 OR times = 1;

SELECT person, node, known, times
FROM (
  SELECT person, node, MIN(known) AS known, CAST(SUM(n) AS BIGINT) AS held
  FROM (
    SELECT h.person, CAST(a0.node AS BIGINT) * 6 + CAST(a1.node AS BIGINT) * 1 AS node, h.known, h.n
    FROM "held_1" AS h JOIN "cut_1" AS a0 ON a0.code = h.c0 JOIN "cut_2" AS a1 ON a1.code = h.c1
  ) AS named
  GROUP BY person, node
) AS labelled
JOIN (
SELECT 1 AS times UNION ALL SELECT 2 AS times
) AS counted ON times <= held
WHERE known = 1 OR times = 1;
