SELECT c.cell, c.c0, c.c1, c.c2, c.c0 AS lo0, c.c0 AS hi0, c.c1 AS lo1, c.c1 AS hi1, CASE
    WHEN c.c2 >= 0 AND c.c2 < 62 AND c.c2 <> 4
    THEN CAST(1 AS BIGINT) << (c.c2 - 0) ELSE 0 END AS b2_0, CASE WHEN c.c2 = 4 THEN 1 ELSE 0 END AS lacks2,
    CASE WHEN c.c2 = 4 THEN 0 ELSE 1 END AS known2
FROM "cells_1" AS c;

SELECT c.cell, c.c0, c.c1, c.c2, c.c0 AS lo0, c.c0 AS hi0, CASE
    WHEN c.c1 >= 0 AND c.c1 < 62
    THEN CAST(1 AS BIGINT) << (c.c1 - 0) ELSE 0 END AS b1_0, CASE
    WHEN c.c2 >= 0 AND c.c2 < 62 AND c.c2 <> 4
    THEN CAST(1 AS BIGINT) << (c.c2 - 0) ELSE 0 END AS b2_0, CASE WHEN c.c2 = 4 THEN 1 ELSE 0 END AS lacks2,
    CASE WHEN c.c2 = 4 THEN 0 ELSE 1 END AS known2
FROM "cells_1" AS c;

SELECT c.cell, c.c0, c.c1, c.c2, c.c0 AS lo0, c.c0 AS hi0, c.c1 AS lo1, c.c1 AS hi1, c.c2 AS lo2, c.c2 AS hi2
FROM "cells_1" AS c;
