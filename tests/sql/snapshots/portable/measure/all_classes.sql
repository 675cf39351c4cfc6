SELECT SUM(CAST(n AS DOUBLE PRECISION) * n) AS all_squares
FROM (
  SELECT CAST(SUM(c.n) AS BIGINT) AS n
  FROM "cells_1" AS c
  JOIN "tree_1" AS t0 ON t0.code = c.c0
  WHERE c.n > 0
  GROUP BY t0.k0
) AS a;

SELECT SUM(CAST(n AS DOUBLE PRECISION) * n) AS all_squares
FROM (
  SELECT CAST(SUM(c.n) AS BIGINT) AS n
  FROM "cells_1" AS c
  JOIN "tree_1" AS t0 ON t0.code = c.c0
  JOIN "tree_2" AS t1 ON t1.code = c.c1
  WHERE c.n > 0
  GROUP BY t0.k0, t1.k1
) AS a;

SELECT SUM(CAST(n AS DOUBLE PRECISION) * n) AS all_squares
FROM (
  SELECT CAST(SUM(c.n) AS BIGINT) AS n
  FROM "cells_1" AS c
  JOIN "tree_1" AS t0 ON t0.code = c.c0
  JOIN "tree_2" AS t1 ON t1.code = c.c1
  JOIN "tree_3" AS t2 ON t2.code = c.c2
  WHERE c.n > 0
  GROUP BY t0.k1, t1.k1, t2.k0
) AS a;
