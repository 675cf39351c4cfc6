SELECT a, b, CAST(SUM(shared) AS BIGINT) AS shared
FROM (
  SELECT a, b, 1 AS shared FROM "placed_1" WHERE here = there
  UNION ALL
  SELECT e.a, f.b, 1
  FROM "placed_1" AS e
  JOIN "placed_1" AS f ON f.a = e.b AND f.there = e.here
) AS gathered
WHERE a <> b
GROUP BY a, b;
