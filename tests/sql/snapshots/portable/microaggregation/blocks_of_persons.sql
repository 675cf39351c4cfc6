SELECT u.block, u.cell, u.s, u.n,
  CASE WHEN v0.value IS NULL THEN 28220
      ELSE CAST(FLOOR((CAST(v0.value AS DOUBLE PRECISION) - b0.least) * CAST(70.9 AS DOUBLE PRECISION)) AS BIGINT)
      END AS x0
FROM "units_1" AS u
JOIN "cells_1" AS c ON c.cell = u.cell
JOIN "dictionary_1" AS v0 ON v0.code = c.c0
CROSS JOIN (SELECT MIN(CAST(value AS DOUBLE PRECISION)) AS least FROM "dictionary_1") AS b0;

SELECT u.block, u.cell, u.s, u.n,
  CASE WHEN v0.value IS NULL THEN 25362
      ELSE CAST(FLOOR((CAST(v0.value AS DOUBLE PRECISION) - b0.least) * CAST(317.0 AS DOUBLE PRECISION)) AS BIGINT)
      END AS x0,
  CASE WHEN v1.value IS NULL THEN 25022
      ELSE CAST(FLOOR((CAST(v1.value AS DOUBLE PRECISION) - b1.least) * CAST(4170.0 AS DOUBLE PRECISION)) AS BIGINT)
      END AS x1
FROM "units_1" AS u
JOIN "cells_1" AS c ON c.cell = u.cell
JOIN "dictionary_1" AS v0 ON v0.code = c.c0
CROSS JOIN (SELECT MIN(CAST(value AS DOUBLE PRECISION)) AS least FROM "dictionary_1") AS b0
JOIN "dictionary_2" AS v1 ON v1.code = c.c1
CROSS JOIN (SELECT MIN(CAST(value AS DOUBLE PRECISION)) AS least FROM "dictionary_2") AS b1;
