SELECT SUM(squares) - SUM(moved), SUM(squares) - (SUM(t0) * SUM(t0) + SUM(t1) * SUM(t1)) / SUM(n)
FROM (
  SELECT n, squares, t0, t1,
    (t0 * t0 + t1 * t1) / n AS moved
  FROM (
    SELECT class, SUM(CAST(n AS DOUBLE PRECISION)) AS n
, SUM(CAST(n AS DOUBLE PRECISION) * x0) AS t0, SUM(CAST(n AS DOUBLE PRECISION) * x1) AS t1,
      SUM(CAST(n AS DOUBLE PRECISION)
          * (x0 * x0 + x1 * x1)) AS squares
    FROM (
      SELECT y.class, y.n,
        CASE WHEN v0.value IS NULL THEN 27692
            WHEN CAST(v0.value AS DOUBLE PRECISION) - b0.least <= CAST(2.8169014084507043e-09 AS DOUBLE PRECISION) THEN 0
            ELSE (CAST(v0.value AS DOUBLE PRECISION) - b0.least) * CAST(355.0 AS DOUBLE PRECISION) END AS x0,
        CASE WHEN v1.value IS NULL THEN 23162
            WHEN CAST(v1.value AS DOUBLE PRECISION) - b1.least <= CAST(1.7271157167530224e-10 AS DOUBLE PRECISION) THEN 0
            ELSE (CAST(v1.value AS DOUBLE PRECISION) - b1.least) * CAST(5790.0 AS DOUBLE PRECISION) END AS x1
      FROM "assignment_1" AS y
      JOIN "cells_1" AS c ON c.cell = y.cell
      JOIN "dictionary_1" AS v0 ON v0.code = c.c0
      CROSS JOIN (SELECT MIN(CAST(value AS DOUBLE PRECISION)) AS least FROM "dictionary_1") AS b0
      JOIN "dictionary_2" AS v1 ON v1.code = c.c1
      CROSS JOIN (SELECT MIN(CAST(value AS DOUBLE PRECISION)) AS least FROM "dictionary_2") AS b1
    ) AS placed
    GROUP BY class
  ) AS summed
) AS classes;

SELECT SUM(squares) - SUM(moved), SUM(squares) - (SUM(t0) * SUM(t0)) / SUM(n)
FROM (
  SELECT n, squares, t0,
    (t0 * t0) / n AS moved
  FROM (
    SELECT class, SUM(CAST(n AS DOUBLE PRECISION)) AS n
, SUM(CAST(n AS DOUBLE PRECISION) * x0) AS t0,
      SUM(CAST(n AS DOUBLE PRECISION)
          * (x0 * x0)) AS squares
    FROM (
      SELECT y.class, y.n,
        CASE WHEN v0.value IS NULL THEN 28220
            WHEN CAST(v0.value AS DOUBLE PRECISION) - b0.least <= CAST(1.4104372355430181e-08 AS DOUBLE PRECISION) THEN 0
            ELSE (CAST(v0.value AS DOUBLE PRECISION) - b0.least) * CAST(70.9 AS DOUBLE PRECISION) END AS x0
      FROM "assignment_1" AS y
      JOIN "cells_1" AS c ON c.cell = y.cell
      JOIN "dictionary_1" AS v0 ON v0.code = c.c0
      CROSS JOIN (SELECT MIN(CAST(value AS DOUBLE PRECISION)) AS least FROM "dictionary_1") AS b0
    ) AS placed
    GROUP BY class
  ) AS summed
) AS classes;

SELECT SUM(squares) - SUM(moved), SUM(squares) - (SUM(t0) * SUM(t0) + SUM(t1) * SUM(t1)) / SUM(n)
FROM (
  SELECT n, squares, t0, t1,
    (t0 * t0 + t1 * t1) / n AS moved
  FROM (
    SELECT class, SUM(CAST(n AS DOUBLE PRECISION)) AS n
, SUM(CAST(n AS DOUBLE PRECISION) * x0) AS t0, SUM(CAST(n AS DOUBLE PRECISION) * x1) AS t1,
      SUM(CAST(n AS DOUBLE PRECISION)
          * (x0 * x0 + x1 * x1)) AS squares
    FROM (
      SELECT y.class, y.n,
        CASE WHEN v0.value IS NULL THEN 25362
            WHEN CAST(v0.value AS DOUBLE PRECISION) - b0.least <= CAST(3.1545741324921134e-09 AS DOUBLE PRECISION) THEN 0
            ELSE (CAST(v0.value AS DOUBLE PRECISION) - b0.least) * CAST(317.0 AS DOUBLE PRECISION) END AS x0,
        CASE WHEN v1.value IS NULL THEN 25022
            WHEN CAST(v1.value AS DOUBLE PRECISION) - b1.least <= CAST(2.398081534772182e-10 AS DOUBLE PRECISION) THEN 0
            ELSE (CAST(v1.value AS DOUBLE PRECISION) - b1.least) * CAST(4170.0 AS DOUBLE PRECISION) END AS x1
      FROM "assignment_1" AS y
      JOIN "cells_1" AS c ON c.cell = y.cell
      JOIN "dictionary_1" AS v0 ON v0.code = c.c0
      CROSS JOIN (SELECT MIN(CAST(value AS DOUBLE PRECISION)) AS least FROM "dictionary_1") AS b0
      JOIN "dictionary_2" AS v1 ON v1.code = c.c1
      CROSS JOIN (SELECT MIN(CAST(value AS DOUBLE PRECISION)) AS least FROM "dictionary_2") AS b1
    ) AS placed
    GROUP BY class
  ) AS summed
) AS classes;
