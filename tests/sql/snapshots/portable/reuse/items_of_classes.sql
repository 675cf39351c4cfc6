SELECT person, node, known, times
FROM (
  SELECT h.s AS person, a.class AS node, MIN(CASE WHEN h.s = -1 THEN 0 ELSE 1 END) AS known, CAST(SUM(h.n) AS BIGINT) AS held
  FROM "held_1" AS h
  JOIN "placed_1" AS a ON a.cell = h.cell
  GROUP BY h.s, a.class
) AS labelled
JOIN (
SELECT 1 AS times UNION ALL SELECT 2 AS times
) AS counted ON times <= held
WHERE known = 1 OR times = 1;
