SELECT cell, 1 AS o0, 1 AS o1, 0 AS o2
FROM "state_1" AS o
JOIN (
  SELECT a.g0 AS p0, a.g1 AS p1
  FROM "state_1" AS a
  JOIN "held_1" AS h ON h.cell = a.cell
  WHERE a.s0 = 0 AND a.s1 = 0
  GROUP BY a.g0, a.g1
  HAVING COUNT(DISTINCT CASE WHEN h.s <> -1 THEN h.s END) < 3 OR SUM(h.n) < 3
) AS q0 ON p0 = g0 AND p1 = g1
WHERE s0 = 0 AND s1 = 0
UNION ALL
SELECT cell, 1 AS o0, 0 AS o1, 1 AS o2
FROM "state_1" AS o
JOIN (
  SELECT a.g0 AS p0, a.g2 AS p2
  FROM "state_1" AS a
  JOIN "held_1" AS h ON h.cell = a.cell
  WHERE a.s0 = 0 AND a.s2 = 0
  GROUP BY a.g0, a.g2
  HAVING COUNT(DISTINCT CASE WHEN h.s <> -1 THEN h.s END) < 3 OR SUM(h.n) < 3
) AS q1 ON p0 = g0 AND p2 = g2
WHERE s0 = 0 AND s2 = 0
UNION ALL
SELECT cell, 0 AS o0, 1 AS o1, 1 AS o2
FROM "state_1" AS o
JOIN (
  SELECT a.g1 AS p1, a.g2 AS p2
  FROM "state_1" AS a
  JOIN "held_1" AS h ON h.cell = a.cell
  WHERE a.s1 = 0 AND a.s2 = 0
  GROUP BY a.g1, a.g2
  HAVING COUNT(DISTINCT CASE WHEN h.s <> -1 THEN h.s END) < 3 OR SUM(h.n) < 3
) AS q2 ON p1 = g1 AND p2 = g2
WHERE s1 = 0 AND s2 = 0
UNION ALL
SELECT cell, 1 AS o0, 1 AS o1, 1 AS o2
FROM "state_1" AS o
JOIN (
  SELECT a.g0 AS p0, a.g1 AS p1, a.g2 AS p2
  FROM "state_1" AS a
  JOIN "held_1" AS h ON h.cell = a.cell
  WHERE a.s0 = 0 AND a.s1 = 0 AND a.s2 = 0
  GROUP BY a.g0, a.g1, a.g2
  HAVING COUNT(DISTINCT CASE WHEN h.s <> -1 THEN h.s END) < 3 OR SUM(h.n) < 3
) AS q3 ON p0 = g0 AND p1 = g1 AND p2 = g2
WHERE s0 = 0 AND s1 = 0 AND s2 = 0;
