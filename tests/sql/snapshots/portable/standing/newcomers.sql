SELECT COALESCE(SUM(n), 0), COUNT(*), COALESCE(SUM(CASE WHEN n < 5 THEN 1 ELSE 0 END), 0)
FROM (
  SELECT c.place, CAST(SUM(c.n) AS BIGINT) AS n
  FROM "map_1" AS c
JOIN "tree_1" AS t1 ON t1.code = c.c1
WHERE COALESCE(t1.l0 <> t1.l1,
    NOT (t1.l0 IS NULL AND t1.l1 IS NULL))
  GROUP BY c.place
) AS newcomers;

SELECT COALESCE(SUM(n), 0), COUNT(*), COALESCE(SUM(CASE WHEN n < 4 THEN 1 ELSE 0 END), 0)
FROM (
  SELECT c.place, CAST(SUM(c.n) AS BIGINT) AS n
  FROM "map_1" AS c
  JOIN "cells_1" AS f ON f.c0 = c.c0
  LEFT JOIN "standing_1" AS s ON s.cell = f.cell
  WHERE s.cell IS NULL
  GROUP BY c.place
) AS newcomers;
