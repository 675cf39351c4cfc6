SELECT s.block, s.class, s.size + COALESCE(g.taken, 0) AS size, s.cell, CASE WHEN 1 = 0 THEN x.x0
      ELSE LEAST(x.x0, s.lo0) END AS lo0,
    CASE WHEN 1 = 0 THEN x.x0 ELSE GREATEST(x.x0, s.hi0) END AS hi0, CASE WHEN 1 = 0 THEN 0
      WHEN s.v1 <= 0 AND s.k1_0 = x.k1_0
        THEN 0      WHEN s.v1 <= 1 AND s.k1_1 = x.k1_1
        THEN 1      WHEN s.v1 <= 2 AND s.k1_2 = x.k1_2
        THEN 2      WHEN s.v1 <= 3 AND s.k1_3 = x.k1_3
        THEN 3 END AS v1
, CASE WHEN 1 = 0 THEN x.k1_0 ELSE s.k1_0 END AS k1_0, CASE WHEN 1 = 0 THEN x.k1_1 ELSE s.k1_1 END AS k1_1, CASE WHEN 1 = 0 THEN x.k1_2 ELSE s.k1_2 END AS k1_2, CASE WHEN 1 = 0 THEN x.k1_3 ELSE s.k1_3 END AS k1_3, CASE WHEN 1 = 0 THEN x.u1_0 ELSE s.u1_0 END AS u1_0, CASE WHEN 1 = 0 THEN x.u1_1 ELSE s.u1_1 END AS u1_1, CASE WHEN 1 = 0 THEN x.u1_2 ELSE s.u1_2 END AS u1_2, CASE WHEN 1 = 0 THEN x.u1_3 ELSE s.u1_3 END AS u1_3, CASE WHEN 1 = 0 THEN x.b2_0
      ELSE x.b2_0 | s.b2_0 END AS b2_0, CASE WHEN 1 = 0 THEN x.lacks2
      ELSE x.lacks2 | s.lacks2 END AS lacks2, CASE WHEN 1 = 0 THEN x.known2
      ELSE x.known2 | s.known2 END AS known2
FROM "clusters_1" AS s
LEFT JOIN "taken_1" AS g ON g.block = s.block AND g.class = s.class
JOIN "cells_1" AS x ON x.cell = COALESCE(g.cell, s.cell);

SELECT s.block, s.class, s.size + COALESCE(g.taken, 0) AS size, s.cell, CASE WHEN 1 = 0 THEN x.x0
      ELSE LEAST(x.x0, s.lo0) END AS lo0,
    CASE WHEN 1 = 0 THEN x.x0 ELSE GREATEST(x.x0, s.hi0) END AS hi0
FROM "clusters_1" AS s
LEFT JOIN "taken_1" AS g ON g.block = s.block AND g.class = s.class
JOIN "nodes_1" AS x ON x.cell = COALESCE(g.cell, s.cell);
