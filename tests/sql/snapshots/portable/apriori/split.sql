SELECT person, node, own, known, fresh, times
FROM (
  SELECT person, node, own, fresh, MIN(known) AS known, CAST(SUM(n) AS BIGINT) AS held
  FROM (
    SELECT h.person, a.node, a.node AS own, 0 AS fresh, h.known, h.n
    FROM "held_1" AS h JOIN "cut_1" AS a ON a.code = h.item
    UNION ALL
    SELECT h.person,
      CASE a.level WHEN 1 THEN t.k0 WHEN 2 THEN t.k1 WHEN 3 THEN t.k2 END,
      a.node, 1, h.known, h.n
    FROM "held_1" AS h JOIN "cut_1" AS a ON a.code = h.item
      JOIN "tried_1" AS s ON s.node = a.node
      JOIN "tree_1" AS t ON t.code = h.item
  ) AS named
  GROUP BY person, node, own, fresh
) AS labelled
JOIN (
SELECT 1 AS times UNION ALL SELECT 2 AS times
) AS counted ON times <= held
WHERE known = 1 OR times = 1;

SELECT person, node, own, known, fresh, times
FROM (
  SELECT person, node, own, fresh, MIN(known) AS known, CAST(SUM(n) AS BIGINT) AS held
  FROM (
    SELECT h.person, a.node, a.node AS own, 0 AS fresh, h.known, h.n
    FROM "held_1" AS h JOIN "cut_1" AS a ON a.code = h.item
    UNION ALL
    SELECT h.person,
      CASE a.level WHEN 1 THEN t.k0 WHEN 2 THEN t.k1 END,
      a.node, 1, h.known, h.n
    FROM "held_1" AS h JOIN "cut_1" AS a ON a.code = h.item
      JOIN "tried_1" AS s ON s.node = a.node
      JOIN "tree_1" AS t ON t.code = h.item
  ) AS named
  GROUP BY person, node, own, fresh
) AS labelled
JOIN (
SELECT 1 AS times UNION ALL SELECT 2 AS times
) AS counted ON times <= held
WHERE known = 1 OR times = 1;
