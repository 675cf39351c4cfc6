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
