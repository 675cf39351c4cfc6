SELECT c.classes, c.squares, c.all_squares, c.tuples, c.divergence, t.spent
FROM (
  SELECT COUNT(*) AS classes, SUM(CAST(n AS DOUBLE PRECISION) * n) AS squares, SUM(CAST(n AS DOUBLE PRECISION) * n) AS all_squares, SUM(n * (m0 * m1 * m2)) AS tuples, SUM(n * (LN(CAST(n AS DOUBLE PRECISION)) - (LN(m0) + LN(m1) + LN(m2))) / 0.6931471805599453) AS divergence
  FROM (
    SELECT e.n,
      CAST(p0.members + 1 AS DOUBLE PRECISION) AS m0,
      CAST(p1.members + 1 AS DOUBLE PRECISION) AS m1,
      CAST(CASE WHEN e.lo2 < e.hi2 AND e.hi2 = 4 THEN 4 ELSE p2.members + 1 END AS DOUBLE PRECISION) AS m2
    FROM "extents_1" AS e
    JOIN "label_1" AS p0 ON p0.class = e.class
    JOIN "label_2" AS p1 ON p1.class = e.class
    JOIN "label_3" AS p2 ON p2.class = e.class
    WHERE e.n > 0
  ) AS l
) AS c
CROSS JOIN (
  SELECT SUM(n * LN(CAST(n AS DOUBLE PRECISION))) AS spent
  FROM (
    SELECT n FROM "assignment_1" WHERE n > 0
    UNION ALL
    SELECT s.n - COALESCE(a.n, 0) AS n
    FROM "cells_1" AS s
    LEFT JOIN (
      SELECT cell, CAST(SUM(n) AS BIGINT) AS n FROM "assignment_1" GROUP BY cell
    ) AS a ON a.cell = s.cell
    WHERE s.n > COALESCE(a.n, 0)
  ) AS u
) AS t;

SELECT c.classes, c.squares, c.all_squares, c.tuples, c.divergence, t.spent
FROM (
  SELECT COUNT(*) AS classes, SUM(CAST(n AS DOUBLE PRECISION) * n) AS squares, SUM(CAST(n AS DOUBLE PRECISION) * n) AS all_squares, SUM(n * (m0)) AS tuples, SUM(n * (LN(CAST(n AS DOUBLE PRECISION)) - (LN(m0))) / 0.6931471805599453) AS divergence
  FROM (
    SELECT e.n,
      CAST(p0.members + 1 AS DOUBLE PRECISION) AS m0
    FROM "extents_1" AS e
    JOIN "label_1" AS p0 ON p0.class = e.class
    WHERE e.n > 0
  ) AS l
) AS c
CROSS JOIN (
  SELECT SUM(n * LN(CAST(n AS DOUBLE PRECISION))) AS spent
  FROM (
    SELECT n FROM "assignment_1" WHERE n > 0
  ) AS u
) AS t;

SELECT c.classes, c.squares, c.all_squares, c.tuples, c.divergence, t.spent
FROM (
  SELECT COUNT(*) AS classes, SUM(CAST(n AS DOUBLE PRECISION) * n) AS squares, SUM(CAST(n AS DOUBLE PRECISION) * n) AS all_squares, SUM(n * (m0 * m1)) AS tuples, SUM(n * (LN(CAST(n AS DOUBLE PRECISION)) - (LN(m0) + LN(m1))) / 0.6931471805599453) AS divergence
  FROM (
    SELECT e.n,
      CAST(p0.members + 1 AS DOUBLE PRECISION) AS m0,
      CAST(p1.members + 1 AS DOUBLE PRECISION) AS m1
    FROM "extents_1" AS e
    JOIN "label_1" AS p0 ON p0.class = e.class
    JOIN "label_2" AS p1 ON p1.class = e.class
    WHERE e.n > 0
  ) AS l
) AS c
CROSS JOIN (
  SELECT SUM(n * LN(CAST(n AS DOUBLE PRECISION))) AS spent
  FROM (
    SELECT n FROM "assignment_1" WHERE n > 0
  ) AS u
) AS t;

SELECT c.classes, c.squares, c.all_squares, c.tuples, c.divergence, t.spent
FROM (
  SELECT COUNT(*) AS classes, SUM(CAST(n AS DOUBLE PRECISION) * n) AS squares, SUM(CAST(n AS DOUBLE PRECISION) * n) AS all_squares, SUM(n * (m0 * m1 * m2 * m3 * m4 * m5)) AS tuples, SUM(n * (LN(CAST(n AS DOUBLE PRECISION)) - (LN(m0) + LN(m1) + LN(m2) + LN(m3) + LN(m4) + LN(m5))) / 0.6931471805599453) AS divergence
  FROM (
    SELECT e.n,
      CAST(p0.members + 1 AS DOUBLE PRECISION) AS m0,
      CAST(p1.members + 1 AS DOUBLE PRECISION) AS m1,
      CAST(p2.members + 1 AS DOUBLE PRECISION) AS m2,
      CAST(p3.members + 1 AS DOUBLE PRECISION) AS m3,
      CAST(CASE WHEN e.lo4 < e.hi4 AND e.hi4 = 4 THEN 4 ELSE p4.members + 1 END AS DOUBLE PRECISION) AS m4,
      CAST(p5.members + 1 AS DOUBLE PRECISION) AS m5
    FROM "extents_1" AS e
    JOIN "label_1" AS p0 ON p0.class = e.class
    JOIN "label_2" AS p1 ON p1.class = e.class
    JOIN "label_3" AS p2 ON p2.class = e.class
    JOIN "label_4" AS p3 ON p3.class = e.class
    JOIN "label_5" AS p4 ON p4.class = e.class
    JOIN "label_6" AS p5 ON p5.class = e.class
    WHERE e.n > 0
  ) AS l
) AS c
CROSS JOIN (
  SELECT SUM(n * LN(CAST(n AS DOUBLE PRECISION))) AS spent
  FROM (
    SELECT n FROM "assignment_1" WHERE n > 0
  ) AS u
) AS t;

SELECT c.classes, c.squares, c.all_squares, c.tuples, c.divergence, t.spent
FROM (
  SELECT COUNT(*) AS classes, SUM(CAST(n AS DOUBLE PRECISION) * n) AS squares, SUM(CAST(n AS DOUBLE PRECISION) * n) AS all_squares, SUM(n * (m0 * m1 * m2 * m3 * m4 * m5)) AS tuples, SUM(n * (LN(CAST(n AS DOUBLE PRECISION)) - (LN(m0) + LN(m1) + LN(m2) + LN(m3) + LN(m4) + LN(m5))) / 0.6931471805599453) AS divergence
  FROM (
    SELECT e.n,
      CAST(p0.members + 1 AS DOUBLE PRECISION) AS m0,
      CAST(p1.members + 1 AS DOUBLE PRECISION) AS m1,
      CAST(p2.members + 1 AS DOUBLE PRECISION) AS m2,
      CAST(p3.members + 1 AS DOUBLE PRECISION) AS m3,
      CAST(p4.members + 1 AS DOUBLE PRECISION) AS m4,
      CAST(p5.members + 1 AS DOUBLE PRECISION) AS m5
    FROM "extents_1" AS e
    JOIN "label_1" AS p0 ON p0.class = e.class
    JOIN "label_2" AS p1 ON p1.class = e.class
    JOIN "label_3" AS p2 ON p2.class = e.class
    JOIN "label_4" AS p3 ON p3.class = e.class
    JOIN "label_5" AS p4 ON p4.class = e.class
    JOIN "label_6" AS p5 ON p5.class = e.class
    WHERE e.n > 0
  ) AS l
) AS c
CROSS JOIN (
  SELECT SUM(n * LN(CAST(n AS DOUBLE PRECISION))) AS spent
  FROM (
    SELECT n FROM "assignment_1" WHERE n > 0
  ) AS u
) AS t;

SELECT c.classes, c.squares, c.all_squares, c.tuples, c.divergence, t.spent
FROM (
  SELECT COUNT(*) AS classes, SUM(CAST(n AS DOUBLE PRECISION) * n) AS squares, SUM(CAST(n AS DOUBLE PRECISION) * n) AS all_squares, SUM(n * (m0 * m1 * m2)) AS tuples, SUM(n * (LN(CAST(n AS DOUBLE PRECISION)) - (LN(m0) + LN(m1) + LN(m2))) / 0.6931471805599453) AS divergence
  FROM (
    SELECT e.n,
      CAST(p0.members + 1 AS DOUBLE PRECISION) AS m0,
      CAST(p1.members + 1 AS DOUBLE PRECISION) AS m1,
      CAST(p2.members + 1 AS DOUBLE PRECISION) AS m2
    FROM "extents_1" AS e
    JOIN "label_1" AS p0 ON p0.class = e.class
    JOIN "label_2" AS p1 ON p1.class = e.class
    JOIN "label_3" AS p2 ON p2.class = e.class
    WHERE e.n > 0
  ) AS l
) AS c
CROSS JOIN (
  SELECT SUM(n * LN(CAST(n AS DOUBLE PRECISION))) AS spent
  FROM (
    SELECT n FROM "assignment_1" WHERE n > 0
  ) AS u
) AS t;

SELECT c.classes, c.squares, c.all_squares, c.tuples, c.divergence, t.spent
FROM (
  SELECT COUNT(*) AS classes, SUM(CAST(n AS DOUBLE PRECISION) * n) AS squares, SUM(CAST(n AS DOUBLE PRECISION) * n) AS all_squares, SUM(n * (m0 * m1 * m2 * m3 * m4)) AS tuples, SUM(n * (LN(CAST(n AS DOUBLE PRECISION)) - (LN(m0) + LN(m1) + LN(m2) + LN(m3) + LN(m4))) / 0.6931471805599453) AS divergence
  FROM (
    SELECT e.n,
      CAST(p0.members + 1 AS DOUBLE PRECISION) AS m0,
      CAST(p1.members + 1 AS DOUBLE PRECISION) AS m1,
      CAST(p2.members + 1 AS DOUBLE PRECISION) AS m2,
      CAST(CASE WHEN e.lo3 < e.hi3 AND e.hi3 = 4 THEN 4 ELSE p3.members + 1 END AS DOUBLE PRECISION) AS m3,
      CAST(p4.members + 1 AS DOUBLE PRECISION) AS m4
    FROM "extents_1" AS e
    JOIN "label_1" AS p0 ON p0.class = e.class
    JOIN "label_2" AS p1 ON p1.class = e.class
    JOIN "label_3" AS p2 ON p2.class = e.class
    JOIN "label_4" AS p3 ON p3.class = e.class
    JOIN "label_5" AS p4 ON p4.class = e.class
    WHERE e.n > 0
  ) AS l
) AS c
CROSS JOIN (
  SELECT SUM(n * LN(CAST(n AS DOUBLE PRECISION))) AS spent
  FROM (
    SELECT n FROM "assignment_1" WHERE n > 0
  ) AS u
) AS t;

SELECT c.classes, c.squares, c.all_squares, c.tuples, c.divergence, t.spent
FROM (
  SELECT COUNT(*) AS classes, SUM(CAST(n AS DOUBLE PRECISION) * n) AS squares, SUM(CAST(n AS DOUBLE PRECISION) * n) AS all_squares, SUM(n * (m0 * m1 * m2 * m3)) AS tuples, SUM(n * (LN(CAST(n AS DOUBLE PRECISION)) - (LN(m0) + LN(m1) + LN(m2) + LN(m3))) / 0.6931471805599453) AS divergence
  FROM (
    SELECT e.n,
      CAST(p0.members + 1 AS DOUBLE PRECISION) AS m0,
      CAST(p1.members + 1 AS DOUBLE PRECISION) AS m1,
      CAST(p2.members + 1 AS DOUBLE PRECISION) AS m2,
      CAST(CASE WHEN e.lo3 < e.hi3 AND e.hi3 = 4 THEN 4 ELSE p3.members + 1 END AS DOUBLE PRECISION) AS m3
    FROM "extents_1" AS e
    JOIN "label_1" AS p0 ON p0.class = e.class
    JOIN "label_2" AS p1 ON p1.class = e.class
    JOIN "label_3" AS p2 ON p2.class = e.class
    JOIN "label_4" AS p3 ON p3.class = e.class
    WHERE e.n > 0
  ) AS l
) AS c
CROSS JOIN (
  SELECT SUM(n * LN(CAST(n AS DOUBLE PRECISION))) AS spent
  FROM (
    SELECT n FROM "assignment_1" WHERE n > 0
  ) AS u
) AS t;

SELECT c.classes, c.squares, c.all_squares, c.tuples, c.divergence, t.spent
FROM (
  SELECT COUNT(*) AS classes, SUM(CAST(n AS DOUBLE PRECISION) * n) AS squares, SUM(CAST(n AS DOUBLE PRECISION) * n) AS all_squares, SUM(n * (m0)) AS tuples, SUM(n * (LN(CAST(n AS DOUBLE PRECISION)) - (LN(m0))) / 0.6931471805599453) AS divergence
  FROM (
    SELECT e.n,
      CAST(p0.members + 1 AS DOUBLE PRECISION) AS m0
    FROM "extents_1" AS e
    JOIN "label_1" AS p0 ON p0.class = e.class
    WHERE e.n > 0
  ) AS l
) AS c
CROSS JOIN (
  SELECT SUM(n * LN(CAST(n AS DOUBLE PRECISION))) AS spent
  FROM (
    SELECT n FROM "assignment_1" WHERE n > 0
    UNION ALL
    SELECT s.n - COALESCE(a.n, 0) AS n
    FROM "cells_1" AS s
    LEFT JOIN (
      SELECT cell, CAST(SUM(n) AS BIGINT) AS n FROM "assignment_1" GROUP BY cell
    ) AS a ON a.cell = s.cell
    WHERE s.n > COALESCE(a.n, 0)
  ) AS u
) AS t;

SELECT c.classes, c.squares, c.all_squares, c.tuples, c.divergence, t.spent
FROM (
  SELECT COUNT(*) AS classes, SUM(CAST(n AS DOUBLE PRECISION) * n) AS squares, SUM(CAST(n AS DOUBLE PRECISION) * n) AS all_squares, SUM(n * (m0 * m1 * m2)) AS tuples, SUM(n * (LN(CAST(n AS DOUBLE PRECISION)) - (LN(m0) + LN(m1) + LN(m2))) / 0.6931471805599453) AS divergence
  FROM (
    SELECT e.n,
      CAST(p0.members + 1 AS DOUBLE PRECISION) AS m0,
      CAST(p1.members + 1 AS DOUBLE PRECISION) AS m1,
      CAST(CASE WHEN e.lo2 < e.hi2 AND e.hi2 = 4 THEN 4 ELSE p2.members + 1 END AS DOUBLE PRECISION) AS m2
    FROM "extents_1" AS e
    JOIN "label_1" AS p0 ON p0.class = e.class
    JOIN "label_2" AS p1 ON p1.class = e.class
    JOIN "label_3" AS p2 ON p2.class = e.class
    WHERE e.n > 0
  ) AS l
) AS c
CROSS JOIN (
  SELECT SUM(n * LN(CAST(n AS DOUBLE PRECISION))) AS spent
  FROM (
    SELECT n FROM "assignment_1" WHERE n > 0
  ) AS u
) AS t;

SELECT c.classes, c.squares, c.all_squares, c.tuples, c.divergence, t.spent
FROM (
  SELECT COUNT(*) AS classes, SUM(CAST(n AS DOUBLE PRECISION) * n) AS squares, SUM(CAST(n AS DOUBLE PRECISION) * n) AS all_squares, SUM(n * (m0 * m1)) AS tuples, SUM(n * (LN(CAST(n AS DOUBLE PRECISION)) - (LN(m0) + LN(m1))) / 0.6931471805599453) AS divergence
  FROM (
    SELECT e.n,
      CAST(p0.members + 1 AS DOUBLE PRECISION) AS m0,
      CAST(p1.members + 1 AS DOUBLE PRECISION) AS m1
    FROM "extents_1" AS e
    JOIN "label_1" AS p0 ON p0.class = e.class
    JOIN "label_2" AS p1 ON p1.class = e.class
    WHERE e.n > 0
  ) AS l
) AS c
CROSS JOIN (
  SELECT SUM(n * LN(CAST(n AS DOUBLE PRECISION))) AS spent
  FROM (
    SELECT n FROM "assignment_1" WHERE n > 0
    UNION ALL
    SELECT s.n - COALESCE(a.n, 0) AS n
    FROM "cells_1" AS s
    LEFT JOIN (
      SELECT cell, CAST(SUM(n) AS BIGINT) AS n FROM "assignment_1" GROUP BY cell
    ) AS a ON a.cell = s.cell
    WHERE s.n > COALESCE(a.n, 0)
  ) AS u
) AS t;

SELECT c.classes, c.squares, c.all_squares, c.tuples, c.divergence, t.spent
FROM (
  SELECT COUNT(*) AS classes, SUM(CAST(n AS DOUBLE PRECISION) * n) AS squares, SUM(CAST(n AS DOUBLE PRECISION) * n) AS all_squares, SUM(n * (m0 * m1 * m2 * m3)) AS tuples, SUM(n * (LN(CAST(n AS DOUBLE PRECISION)) - (LN(m0) + LN(m1) + LN(m2) + LN(m3))) / 0.6931471805599453) AS divergence
  FROM (
    SELECT e.n,
      CAST(p0.members + 1 AS DOUBLE PRECISION) AS m0,
      CAST(p1.members + 1 AS DOUBLE PRECISION) AS m1,
      CAST(CASE WHEN e.lo2 < e.hi2 AND e.hi2 = 4 THEN 4 ELSE p2.members + 1 END AS DOUBLE PRECISION) AS m2,
      CAST(p3.members + 1 AS DOUBLE PRECISION) AS m3
    FROM "extents_1" AS e
    JOIN "label_1" AS p0 ON p0.class = e.class
    JOIN "label_2" AS p1 ON p1.class = e.class
    JOIN "label_3" AS p2 ON p2.class = e.class
    JOIN "label_4" AS p3 ON p3.class = e.class
    WHERE e.n > 0
  ) AS l
) AS c
CROSS JOIN (
  SELECT SUM(n * LN(CAST(n AS DOUBLE PRECISION))) AS spent
  FROM (
    SELECT n FROM "assignment_1" WHERE n > 0
  ) AS u
) AS t;

SELECT c.classes, c.squares, c.all_squares, c.tuples, c.divergence, t.spent
FROM (
  SELECT COUNT(*) AS classes, SUM(CAST(n AS DOUBLE PRECISION) * n) AS squares, SUM(CAST(n AS DOUBLE PRECISION) * n) AS all_squares, SUM(n * (m0 * m1 * m2)) AS tuples, SUM(n * (LN(CAST(n AS DOUBLE PRECISION)) - (LN(m0) + LN(m1) + LN(m2))) / 0.6931471805599453) AS divergence
  FROM (
    SELECT e.n,
      CAST(p0.members + 1 AS DOUBLE PRECISION) AS m0,
      CAST(p1.members + 1 AS DOUBLE PRECISION) AS m1,
      CAST(CASE WHEN e.lo2 < e.hi2 AND e.hi2 = 1 THEN 2 ELSE p2.members + 1 END AS DOUBLE PRECISION) AS m2
    FROM "extents_1" AS e
    JOIN "label_1" AS p0 ON p0.class = e.class
    JOIN "label_2" AS p1 ON p1.class = e.class
    JOIN "label_3" AS p2 ON p2.class = e.class
    WHERE e.n > 0
  ) AS l
) AS c
CROSS JOIN (
  SELECT SUM(n * LN(CAST(n AS DOUBLE PRECISION))) AS spent
  FROM (
    SELECT n FROM "assignment_1" WHERE n > 0
  ) AS u
) AS t;

SELECT c.classes, c.squares, c.all_squares, c.tuples, c.divergence, t.spent
FROM (
  SELECT COUNT(*) AS classes, SUM(CAST(n AS DOUBLE PRECISION) * n) AS squares, SUM(CAST(n AS DOUBLE PRECISION) * n) AS all_squares, SUM(n * (m0)) AS tuples, SUM(n * (LN(CAST(n AS DOUBLE PRECISION)) - (LN(m0))) / 0.6931471805599453) AS divergence
  FROM (
    SELECT e.n,
      CAST(CASE WHEN e.lo0 < e.hi0 AND e.hi0 = 4 THEN 4 ELSE p0.members + 1 END AS DOUBLE PRECISION) AS m0
    FROM "extents_1" AS e
    JOIN "label_1" AS p0 ON p0.class = e.class
    WHERE e.n > 0
  ) AS l
) AS c
CROSS JOIN (
  SELECT SUM(n * LN(CAST(n AS DOUBLE PRECISION))) AS spent
  FROM (
    SELECT n FROM "assignment_1" WHERE n > 0
  ) AS u
) AS t;
