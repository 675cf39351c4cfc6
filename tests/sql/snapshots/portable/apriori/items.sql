SELECT person, node, known, times
FROM (
  SELECT h.person, a.node, MIN(h.known) AS known, CAST(SUM(h.n) AS BIGINT) AS held
  FROM "held_1" AS h JOIN "cut_1" AS a ON a.code = h.item
  GROUP BY h.person, a.node
) AS labelled
JOIN (
SELECT 1 AS times UNION ALL SELECT 2 AS times
) AS counted ON times <= held
WHERE known = 1 OR times = 1;
