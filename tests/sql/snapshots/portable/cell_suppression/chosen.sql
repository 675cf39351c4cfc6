SELECT cell, n, g0, s0 AS s0, g1, s1 AS s1, g2, s2 AS s2
FROM (
  SELECT o.*,
    SUM(n) OVER (PARTITION BY g0, g1, g2) AS size
  FROM "state_1" AS o
  WHERE cell NOT IN (SELECT cell FROM "chosen_1")
) AS q
WHERE size >= 3;
