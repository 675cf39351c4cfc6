SELECT cell, g1, g2, g3, g3 AS place
FROM (
  SELECT s3.*,
    DENSE_RANK() OVER (
      ORDER BY g2, CASE WHEN g2 % 2 = 1 THEN c0 ELSE -c0 END)
      AS g3
  FROM (
  SELECT s2.*,
    DENSE_RANK() OVER (
      ORDER BY g1, CASE WHEN g1 % 2 = 1 THEN c2 ELSE -c2 END)
      AS g2
  FROM (
  SELECT s1.*,
    DENSE_RANK() OVER (
      ORDER BY g0, CASE WHEN g0 % 2 = 1 THEN c1 ELSE -c1 END)
      AS g1
  FROM (
  SELECT cell, c1, c2, c0, 1 AS g0 FROM "cells_1"
  ) AS s1
  ) AS s2
  ) AS s3
) AS ranked;

SELECT cell, c0, g1, g2
FROM (
  SELECT s2.*,
    DENSE_RANK() OVER (
      ORDER BY g1, CASE WHEN g1 % 2 = 1 THEN c1 ELSE -c1 END)
      AS g2
  FROM (
  SELECT s1.*,
    DENSE_RANK() OVER (
      ORDER BY g0, CASE WHEN g0 % 2 = 1 THEN c2 ELSE -c2 END)
      AS g1
  FROM (
  SELECT cell, c2, c1, c0, 1 AS g0 FROM "cells_1"
  ) AS s1
  ) AS s2
) AS ranked;

SELECT cell, g1, g2, g3, g3 AS place
FROM (
  SELECT s3.*,
    DENSE_RANK() OVER (
      ORDER BY g2, CASE WHEN g2 % 2 = 1 THEN c0 ELSE -c0 END)
      AS g3
  FROM (
  SELECT s2.*,
    DENSE_RANK() OVER (
      ORDER BY g1, CASE WHEN g1 % 2 = 1 THEN c1 ELSE -c1 END)
      AS g2
  FROM (
  SELECT s1.*,
    DENSE_RANK() OVER (
      ORDER BY g0, CASE WHEN g0 % 2 = 1 THEN c2 ELSE -c2 END)
      AS g1
  FROM (
  SELECT cell, c2, c1, c0, 1 AS g0 FROM "cells_1"
  ) AS s1
  ) AS s2
  ) AS s3
) AS ranked;

SELECT cell, g1, g1 AS place
FROM (
  SELECT s1.*,
    DENSE_RANK() OVER (
      ORDER BY g0, CASE WHEN g0 % 2 = 1 THEN c0 ELSE -c0 END)
      AS g1
  FROM (
  SELECT cell, c0, 1 AS g0 FROM "nodes_1"
  ) AS s1
) AS ranked;

SELECT cell, g1, g2, g2 AS place
FROM (
  SELECT s2.*,
    DENSE_RANK() OVER (
      ORDER BY g1, CASE WHEN g1 % 2 = 1 THEN c0 ELSE -c0 END)
      AS g2
  FROM (
  SELECT s1.*,
    DENSE_RANK() OVER (
      ORDER BY g0, CASE WHEN g0 % 2 = 1 THEN c1 ELSE -c1 END)
      AS g1
  FROM (
  SELECT cell, c1, c0, 1 AS g0 FROM "cells_1"
  ) AS s1
  ) AS s2
) AS ranked;

SELECT cell, g1, g1 AS place
FROM (
  SELECT s1.*,
    DENSE_RANK() OVER (
      ORDER BY g0, CASE WHEN g0 % 2 = 1 THEN c0 ELSE -c0 END)
      AS g1
  FROM (
  SELECT cell, c0, 1 AS g0 FROM "cells_1"
  ) AS s1
) AS ranked;
