SELECT DISTINCT own
FROM (
  SELECT i1.own
  FROM "items_1" AS i1
  WHERE i1.fresh = 1
    AND i1.times <= 2
  GROUP BY i1.own, i1.node, i1.times
  HAVING SUM(i1.known) < 2
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
  HAVING SUM(i1.known) < 2

) AS failing;

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
