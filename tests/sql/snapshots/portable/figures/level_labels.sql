SELECT 1 AS attribute, 1 AS level, MIN(label) AS label
FROM (
  SELECT MIN(t.l1) AS label, RANK() OVER (ORDER BY CAST(SUM(s.n) AS BIGINT) DESC) AS place
  FROM "cells_1" AS s JOIN "tree_1" AS t ON t.code = s.c1
  GROUP BY t.k1
) AS nodes
WHERE place = 1
UNION ALL
SELECT 2 AS attribute, 1 AS level, MIN(label) AS label
FROM (
  SELECT MIN(t.l1) AS label, RANK() OVER (ORDER BY CAST(SUM(s.n) AS BIGINT) DESC) AS place
  FROM "cells_1" AS s JOIN "tree_2" AS t ON t.code = s.c2
  GROUP BY t.k1
) AS nodes
WHERE place = 1;
