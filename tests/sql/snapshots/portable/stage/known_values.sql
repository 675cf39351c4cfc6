SELECT c.*
FROM "cells_1" AS c
LEFT JOIN (
  SELECT v.code
  FROM "dictionary_1" AS v
  LEFT JOIN (SELECT leaf FROM "hierarchy_1" WHERE absent = 0) AS h ON h.leaf = v.label
  WHERE h.leaf IS NULL AND v.value IS NOT NULL
) AS new1 ON new1.code = c.c1
WHERE new1.code IS NULL;
