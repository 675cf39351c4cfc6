SELECT cell, 1 AS o0, 1 AS o1, 0 AS o2
FROM (
  SELECT cell, SUM(n) OVER (PARTITION BY g0, g1) AS size
  FROM "state_1"
  WHERE s0 = 0 AND s1 = 0
) AS q0
WHERE size < 3
UNION ALL
SELECT cell, 1 AS o0, 0 AS o1, 1 AS o2
FROM (
  SELECT cell, SUM(n) OVER (PARTITION BY g0, g2) AS size
  FROM "state_1"
  WHERE s0 = 0 AND s2 = 0
) AS q1
WHERE size < 3
UNION ALL
SELECT cell, 0 AS o0, 1 AS o1, 1 AS o2
FROM (
  SELECT cell, SUM(n) OVER (PARTITION BY g1, g2) AS size
  FROM "state_1"
  WHERE s1 = 0 AND s2 = 0
) AS q2
WHERE size < 3
UNION ALL
SELECT cell, 1 AS o0, 1 AS o1, 1 AS o2
FROM (
  SELECT cell, SUM(n) OVER (PARTITION BY g0, g1, g2) AS size
  FROM "state_1"
  WHERE s0 = 0 AND s1 = 0 AND s2 = 0
) AS q3
WHERE size < 3;
