SELECT b.bin, MIN(g.l) AS label
FROM "bins_1" AS b
JOIN (
  SELECT l0 AS l, MIN(LEAST(c0, 40)) AS place
  FROM "map_1"
  WHERE l0 IS NOT NULL AND l0 <> (SELECT MIN(l3) FROM "tree_1")
  GROUP BY l0
  HAVING MIN(c0) = MAX(c0)
) AS g ON g.place = b.a
WHERE b.attribute = 0 AND b.a = b.z AND b.paired = 0
GROUP BY b.bin
HAVING COUNT(*) = 1
UNION ALL
SELECT b.bin, MIN(g.l) AS label
FROM "bins_1" AS b
JOIN (
  SELECT l1 AS l, MIN(LEAST(c1, 6)) AS place
  FROM "map_1"
  WHERE l1 IS NOT NULL
  GROUP BY l1
  HAVING MIN(c1) = MAX(c1)
) AS g ON g.place = b.a
WHERE b.attribute = 1 AND b.a = b.z AND b.paired = 0
GROUP BY b.bin
HAVING COUNT(*) = 1
UNION ALL
SELECT b.bin, MIN(g.l) AS label
FROM "bins_1" AS b
JOIN (
  SELECT l2 AS l, MIN(LEAST(c2, 36)) AS place
  FROM "map_1"
  WHERE l2 IS NOT NULL AND l2 <> (SELECT MIN(l3) FROM "tree_2")
  GROUP BY l2
  HAVING MIN(c2) = MAX(c2)
) AS g ON g.place = b.a
WHERE b.attribute = 2 AND b.a = b.z AND b.paired = 0
GROUP BY b.bin
HAVING COUNT(*) = 1
UNION ALL
SELECT b.bin, MIN(g.l) AS label
FROM "bins_1" AS b
JOIN (
  SELECT l3 AS l, MIN(LEAST(c3, 5)) AS place
  FROM "map_1"
  WHERE l3 IS NOT NULL AND l3 <> (SELECT MIN(l3) FROM "tree_3")
  GROUP BY l3
  HAVING MIN(c3) = MAX(c3)
) AS g ON g.place = b.a
WHERE b.attribute = 3 AND b.a = b.z AND b.paired = 0
GROUP BY b.bin
HAVING COUNT(*) = 1
UNION ALL
SELECT b.bin, MIN(g.l) AS label
FROM "bins_1" AS b
JOIN (
  SELECT l4 AS l, MIN(LEAST(c4, 3)) AS place
  FROM "map_1"
  WHERE l4 IS NOT NULL AND l4 <> (SELECT MIN(l2) FROM "tree_4")
  GROUP BY l4
  HAVING MIN(c4) = MAX(c4)
) AS g ON g.place = b.a
WHERE b.attribute = 4 AND b.a = b.z AND b.paired = 0
GROUP BY b.bin
HAVING COUNT(*) = 1
UNION ALL
SELECT b.bin, MIN(g.l) AS label
FROM "bins_1" AS b
JOIN (
  SELECT l5 AS l, MIN(LEAST(c5, 3)) AS place
  FROM "map_1"
  WHERE l5 IS NOT NULL AND l5 <> (SELECT MIN(l1) FROM "tree_5")
  GROUP BY l5
  HAVING MIN(c5) = MAX(c5)
) AS g ON g.place = b.a
WHERE b.attribute = 5 AND b.a = b.z AND b.paired = 0
GROUP BY b.bin
HAVING COUNT(*) = 1;

SELECT b.bin, MIN(g.l) AS label
FROM "bins_1" AS b
JOIN (
  SELECT l0 AS l, MIN(LEAST(c0, 40)) AS place
  FROM "map_1"
  WHERE l0 IS NOT NULL
  GROUP BY l0
  HAVING MIN(c0) = MAX(c0)
) AS g ON g.place = b.a
WHERE b.attribute = 0 AND b.a = b.z AND b.paired = 0
GROUP BY b.bin
HAVING COUNT(*) = 1
UNION ALL
SELECT b.bin, MIN(g.l) AS label
FROM "bins_1" AS b
JOIN (
  SELECT l1 AS l, MIN(LEAST(c1, 36)) AS place
  FROM "map_1"
  WHERE l1 IS NOT NULL
  GROUP BY l1
  HAVING MIN(c1) = MAX(c1)
) AS g ON g.place = b.a
WHERE b.attribute = 1 AND b.a = b.z AND b.paired = 0
GROUP BY b.bin
HAVING COUNT(*) = 1
UNION ALL
SELECT b.bin, MIN(g.l) AS label
FROM "bins_1" AS b
JOIN (
  SELECT l2 AS l, MIN(LEAST(c2, 5)) AS place
  FROM "map_1"
  WHERE l2 IS NOT NULL
  GROUP BY l2
  HAVING MIN(c2) = MAX(c2)
) AS g ON g.place = b.a
WHERE b.attribute = 2 AND b.a = b.z AND b.paired = 0
GROUP BY b.bin
HAVING COUNT(*) = 1;
