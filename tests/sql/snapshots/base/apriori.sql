-- name: held
SELECT h.s AS person, c.c0, c.c1, h.n, CASE WHEN h.s = -1 THEN 0 ELSE 1 END AS known
FROM "held_1" AS h JOIN "cells_1" AS c ON c.cell = h.cell;

-- name: label
CAST(a0.node AS BIGINT) * 6 + CAST(a1.node AS BIGINT) * 1;

-- name: items
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

-- name: rare
SELECT attribute, part, CAST(SUM(combinations) AS BIGINT) AS combinations
FROM (
  SELECT attribute, CASE attribute WHEN 0 THEN node % 60 - node % 6 WHEN 1 THEN node % 6 END AS part, combinations
  FROM (
    SELECT node, COUNT(*) AS combinations
    FROM (
      SELECT x1 AS node
      FROM (
SELECT i1.node AS x1
FROM "items_1" AS i1
WHERE i1.times = 1
GROUP BY i1.node, i1.times
HAVING SUM(i1.known) < 3
      ) AS c1
    ) AS standing
    GROUP BY node
  ) AS labelled
  CROSS JOIN (
SELECT 0 AS attribute UNION ALL SELECT 1 AS attribute
  ) AS attributes
) AS parted
GROUP BY attribute, part;

-- name: child
CASE a0.level WHEN 1 THEN t.k0 WHEN 2 THEN t.k1 WHEN 3 THEN t.k2 END;

-- name: split
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

-- name: unsplit
SELECT DISTINCT own
FROM (
  SELECT i1.own
  FROM "items_1" AS i1
  WHERE i1.fresh = 1
    AND i1.times <= 2
  GROUP BY i1.own, i1.node, i1.times
  HAVING SUM(i1.known) < 3
  UNION ALL
  SELECT i1.own
  FROM "items_1" AS i1
  JOIN "items_1" AS i2 ON i2.person = i1.person
    AND (i2.fresh = 1 AND i2.own = i1.own OR i2.fresh = 0 AND i2.own <> i1.own)
    AND (i1.fresh > i2.fresh
      OR i1.fresh = i2.fresh AND i1.node < i2.node)
  WHERE i1.fresh = 1
    AND i1.times + i2.times <= 2 AND i1.known = 1
  GROUP BY i1.own, i1.node, i1.times, i2.own, i2.node, i2.times
  HAVING SUM(i1.known) < 3
) AS failing;

-- name: together
SELECT DISTINCT o1, o2
FROM (
  SELECT i1.own AS o1, i2.own AS o2
  FROM "items_1" AS i1
  JOIN "items_1" AS i2 ON i2.person = i1.person AND i2.fresh = 1
    AND (i1.fresh > i2.fresh
      OR i1.fresh = i2.fresh AND (i1.own < i2.own
        OR i1.own = i2.own AND i1.node < i2.node))
    AND (i1.own <> i2.own OR i1.fresh = i2.fresh)
  WHERE i1.fresh = 1 AND i1.known = 1
    AND (i2.fresh = 1 AND i2.own <> i1.own)
    AND i1.times + i2.times <= 2
  GROUP BY i1.own, i1.fresh, i1.node, i1.times, i2.own, i2.fresh, i2.node, i2.times
  HAVING COUNT(*) < 3
) AS failing;
