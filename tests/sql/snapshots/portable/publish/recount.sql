SELECT
  (SELECT COUNT(*) FROM (
    SELECT c.cell
    FROM (
      SELECT
        COALESCE(d0.code, -1) AS k0,
        COALESCE(d1.code, -1) AS k1,
        CASE WHEN (CAST(s."city" AS VARCHAR) COLLATE "binary") IS NULL THEN 4 ELSE COALESCE(d2.code, -1) END AS k2
      FROM "people" AS s
LEFT JOIN "dictionary_1" AS d0
  ON d0.value = s."age"
LEFT JOIN "dictionary_2" AS d1
  ON d1.value = (CAST(s."zip" AS VARCHAR) COLLATE "binary")
LEFT JOIN "dictionary_3" AS d2
  ON d2.value = (CAST(s."city" AS VARCHAR) COLLATE "binary")
    ) AS r
    JOIN "cells_1" AS c ON c.c0 = r.k0 AND c.c1 = r.k1 AND c.c2 = r.k2
    GROUP BY c.cell, c.n HAVING COUNT(*) = c.n
  ) AS same),
  (SELECT COUNT(*) FROM "people");
