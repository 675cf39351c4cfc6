SELECT p.block, p.class, CAST(SUM(p.taken) AS BIGINT) AS size, MIN(p.cell) AS cell, MIN(x.x0) AS lo0, MAX(x.x0) AS hi0, CASE
      WHEN MIN(x.k1_0) = MAX(x.k1_0) THEN 0      WHEN MIN(x.k1_1) = MAX(x.k1_1) THEN 1      WHEN MIN(x.k1_2) = MAX(x.k1_2) THEN 2      WHEN MIN(x.k1_3) = MAX(x.k1_3) THEN 3 END AS v1
, MIN(x.k1_0) AS k1_0, MIN(x.k1_1) AS k1_1, MIN(x.k1_2) AS k1_2, MIN(x.k1_3) AS k1_3, MIN(x.u1_0) AS u1_0, MIN(x.u1_1) AS u1_1, MIN(x.u1_2) AS u1_2, MIN(x.u1_3) AS u1_3, BIT_OR(x.b2_0) AS b2_0, MAX(x.lacks2) AS lacks2,
    MAX(x.known2) AS known2
FROM "parts_1" AS p
JOIN "cells_1" AS x ON x.cell = p.cell
GROUP BY p.block, p.class;

SELECT p.block, p.class, CAST(SUM(p.taken) AS BIGINT) AS size, MIN(p.cell) AS cell, MIN(x.x0) AS lo0, MAX(x.x0) AS hi0
FROM "parts_1" AS p
JOIN "nodes_1" AS x ON x.cell = p.cell
GROUP BY p.block, p.class;
