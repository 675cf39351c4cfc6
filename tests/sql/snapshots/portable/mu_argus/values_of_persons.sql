SELECT 0 AS attribute, 0 AS level, MIN(persons) AS rarest
FROM (
  SELECT COUNT(DISTINCT CASE WHEN h.s <> -1 THEN h.s END) AS persons
  FROM "cells_1" AS c
  JOIN "tree_1" AS t ON t.code = c.c0
  JOIN "held_1" AS h ON h.cell = c.cell
  GROUP BY t.k0
) AS q0
UNION ALL
SELECT 0 AS attribute, 1 AS level, MIN(persons) AS rarest
FROM (
  SELECT COUNT(DISTINCT CASE WHEN h.s <> -1 THEN h.s END) AS persons
  FROM "cells_1" AS c
  JOIN "tree_1" AS t ON t.code = c.c0
  JOIN "held_1" AS h ON h.cell = c.cell
  GROUP BY t.k1
) AS q1
UNION ALL
SELECT 1 AS attribute, 0 AS level, MIN(persons) AS rarest
FROM (
  SELECT COUNT(DISTINCT CASE WHEN h.s <> -1 THEN h.s END) AS persons
  FROM "cells_1" AS c
  JOIN "tree_2" AS t ON t.code = c.c1
  JOIN "held_1" AS h ON h.cell = c.cell
  GROUP BY t.k0
) AS q2
UNION ALL
SELECT 1 AS attribute, 1 AS level, MIN(persons) AS rarest
FROM (
  SELECT COUNT(DISTINCT CASE WHEN h.s <> -1 THEN h.s END) AS persons
  FROM "cells_1" AS c
  JOIN "tree_2" AS t ON t.code = c.c1
  JOIN "held_1" AS h ON h.cell = c.cell
  GROUP BY t.k1
) AS q3
UNION ALL
SELECT 2 AS attribute, 0 AS level, MIN(persons) AS rarest
FROM (
  SELECT COUNT(DISTINCT CASE WHEN h.s <> -1 THEN h.s END) AS persons
  FROM "cells_1" AS c
  JOIN "tree_3" AS t ON t.code = c.c2
  JOIN "held_1" AS h ON h.cell = c.cell
  GROUP BY t.k0
) AS q4
UNION ALL
SELECT 2 AS attribute, 1 AS level, MIN(persons) AS rarest
FROM (
  SELECT COUNT(DISTINCT CASE WHEN h.s <> -1 THEN h.s END) AS persons
  FROM "cells_1" AS c
  JOIN "tree_3" AS t ON t.code = c.c2
  JOIN "held_1" AS h ON h.cell = c.cell
  GROUP BY t.k1
) AS q5;
