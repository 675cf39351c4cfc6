SELECT COALESCE(SUM(c.n), 0)
FROM "cells_1" AS c
JOIN "tree_1" AS t1 ON t1.code = c.c1
WHERE COALESCE(t1.l0 <> t1.l1,
    NOT (t1.l0 IS NULL AND t1.l1 IS NULL));
