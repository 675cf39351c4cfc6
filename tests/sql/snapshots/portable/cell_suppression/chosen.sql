SELECT cell, n, g0, s0 AS s0, g1, s1 AS s1, g2, s2 AS s2
FROM (
  SELECT o.*,
    SUM(n) OVER (PARTITION BY g0, g1, g2) AS size
  FROM "state_1" AS o
  WHERE cell NOT IN (SELECT cell FROM "chosen_1")
) AS q
WHERE size >= 3;

SELECT cell, n, g0, s0 AS s0, g1, s1 AS s1, g2, s2 AS s2
FROM (
  SELECT o.*,
    SUM(n) OVER (PARTITION BY g0, g1, g2) AS size
  FROM "state_1" AS o
  WHERE cell NOT IN (SELECT cell FROM "chosen_1")
) AS q
JOIN (
  SELECT o.g0 AS p0, o.g1 AS p1, o.g2 AS p2, COUNT(*) AS members
  FROM "state_1" AS o
  JOIN "held_1" AS h ON h.cell = o.cell
  WHERE h.s <> -1 AND o.cell NOT IN (SELECT cell FROM "chosen_1")
  GROUP BY o.g0, o.g1, o.g2
  HAVING COUNT(DISTINCT h.s) >= 3
) AS c ON c.p0 = q.g0 AND c.p1 = q.g1 AND c.p2 = q.g2
WHERE size >= 3;
