SELECT person, node, own, known, fresh, times
FROM (
  SELECT person, node, own, fresh, MIN(known) AS known, CAST(SUM(n) AS BIGINT) AS held
  FROM (
    SELECT h.person, a0.node AS node, a0.node AS own, 0 AS fresh, h.known, h.n
    FROM "held_1" AS h JOIN "cut_1" AS a0 ON a0.code = h.c0
    UNION ALL
    SELECT h.person, CASE a0.level WHEN 1 THEN t.k0 WHEN 2 THEN t.k1 WHEN 3 THEN t.k2 END, a0.node, 1, h.known, h.n
    FROM "held_1" AS h JOIN "cut_1" AS a0 ON a0.code = h.c0
      JOIN "tried_1" AS s ON s.node = a0.node
      JOIN "tree_1" AS t ON t.code = h.c0
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
    SELECT h.person, a0.node AS node, a0.node AS own, 0 AS fresh, h.known, h.n
    FROM "held_1" AS h JOIN "cut_1" AS a0 ON a0.code = h.c0
    UNION ALL
    SELECT h.person, CASE a0.level WHEN 1 THEN t.k0 WHEN 2 THEN t.k1 END, a0.node, 1, h.known, h.n
    FROM "held_1" AS h JOIN "cut_1" AS a0 ON a0.code = h.c0
      JOIN "tried_1" AS s ON s.node = a0.node
      JOIN "tree_1" AS t ON t.code = h.c0
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
    SELECT h.person, CAST(a0.node AS BIGINT) * 6 + CAST(a1.node AS BIGINT) * 1 AS node, a1.node AS own, 0 AS fresh, h.known, h.n
    FROM "held_1" AS h JOIN "cut_1" AS a0 ON a0.code = h.c0 JOIN "cut_2" AS a1 ON a1.code = h.c1
    UNION ALL
    SELECT h.person, CAST(a0.node AS BIGINT) * 6 + CAST(CASE a1.level WHEN 1 THEN t.k0 WHEN 2 THEN t.k1 END AS BIGINT) * 1, a1.node, 1, h.known, h.n
    FROM "held_1" AS h JOIN "cut_1" AS a0 ON a0.code = h.c0 JOIN "cut_2" AS a1 ON a1.code = h.c1
      JOIN "tried_1" AS s ON s.node = a1.node
      JOIN "tree_1" AS t ON t.code = h.c1
  ) AS named
  GROUP BY person, node, own, fresh
) AS labelled
JOIN (
SELECT 1 AS times UNION ALL SELECT 2 AS times
) AS counted ON times <= held
WHERE known = 1 OR times = 1;
