SELECT
t0.l1 AS "age",
CAST(d1.value AS VARCHAR) AS "city"
FROM "people" AS s
LEFT JOIN "dictionary_1" AS d0
  ON d0.value = s."age"
LEFT JOIN "dictionary_2" AS d1
  ON d1.value = (CAST(s."city" AS VARCHAR) COLLATE "binary")
JOIN "tree_1" AS t0 ON t0.code = COALESCE(d0.code, -1)
JOIN "tree_2" AS t1 ON t1.code = CASE WHEN (CAST(s."city" AS VARCHAR) COLLATE "binary") IS NULL THEN 3 ELSE COALESCE(d1.code, -1) END
LEFT JOIN (
  SELECT DISTINCT t0.k1 AS x0, t1.k0 AS x1
  FROM "cells_1" AS c
  JOIN "tree_1" AS t0 ON t0.code = c.c0
  JOIN "tree_2" AS t1 ON t1.code = c.c1
  LEFT JOIN "assignment_1" AS a ON a.cell = c.cell
  WHERE a.cell IS NULL
) AS gone ON gone.x0 = t0.k1 AND gone.x1 = t1.k0
WHERE gone.x0 IS NULL;

SELECT
t0.l1 AS "age",
t1.l2 AS "zip"
FROM "everybody" AS s
LEFT JOIN "dictionary_1" AS d0
  ON d0.value = s."age"
LEFT JOIN "dictionary_2" AS d1
  ON d1.value = (CAST(s."zip" AS VARCHAR) COLLATE "binary")
JOIN "tree_1" AS t0 ON t0.code = COALESCE(d0.code, -1)
JOIN "tree_2" AS t1 ON t1.code = COALESCE(d1.code, -1)
LEFT JOIN (
  SELECT DISTINCT t0.k1 AS x0, t1.k2 AS x1
  FROM "cells_1" AS c
  JOIN "tree_1" AS t0 ON t0.code = c.c0
  JOIN "tree_2" AS t1 ON t1.code = c.c1
  LEFT JOIN "assignment_1" AS a ON a.cell = c.cell
  WHERE a.cell IS NULL
) AS gone ON gone.x0 = t0.k1 AND gone.x1 = t1.k2
WHERE gone.x0 IS NULL;
