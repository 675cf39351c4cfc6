-- name: largest
SELECT COALESCE(MAX(size), 0) FROM (SELECT CAST(SUM(n) AS BIGINT) AS size FROM "assignment_1" GROUP BY class) AS sized;

-- name: points
SELECT c.cell,
  CASE WHEN v0.value IS NULL THEN 25362
      ELSE CAST(FLOOR((CAST(v0.value AS DOUBLE PRECISION) - b0.least) * CAST(317.0 AS DOUBLE PRECISION)) AS BIGINT)
      END AS x0,
  CASE WHEN v1.value IS NULL THEN 25022
      ELSE CAST(FLOOR((CAST(v1.value AS DOUBLE PRECISION) - b1.least) * CAST(4170.0 AS DOUBLE PRECISION)) AS BIGINT)
      END AS x1
FROM "cells_1" AS c
JOIN "dictionary_1" AS v0 ON v0.code = c.c0
CROSS JOIN (SELECT MIN(CAST(value AS DOUBLE PRECISION)) AS least FROM "dictionary_1") AS b0
JOIN "dictionary_2" AS v1 ON v1.code = c.c1
CROSS JOIN (SELECT MIN(CAST(value AS DOUBLE PRECISION)) AS least FROM "dictionary_2") AS b1;

-- name: members
SELECT a.class, a.cell, a.n, p.x0, p.x1,
  a.n * (p.x0 * p.x0 + p.x1 * p.x1) AS squares
FROM "assignment_1" AS a
JOIN "points_1" AS p ON p.cell = a.cell;

-- name: classes
SELECT class, size, squares, t0, t1, squares - (moved // size) - 1 AS lost, (t0 // size) AS m0, (t1 // size) AS m1
FROM (
  SELECT summed.*, t0 * t0 + t1 * t1 AS moved
  FROM (
    SELECT class, CAST(SUM(n) AS BIGINT) AS size, CAST(SUM(squares) AS BIGINT) AS squares, CAST(SUM(n * x0) AS BIGINT) AS t0, CAST(SUM(n * x1) AS BIGINT) AS t1
    FROM "members_1"
    GROUP BY class
  ) AS summed
) AS told;

-- name: means
SELECT class AS cell, m0 AS c0, m1 AS c1 FROM "classes_1";

-- name: moves
SELECT moved.least AS class, moved.greatest AS other, MAX(gain) AS gain
FROM (
  SELECT LEAST(class, other) AS least, GREATEST(class, other) AS greatest,
    ((leaves * own) // (leaves - 1)) - ((size * theirs) // (size + 1)) AS gain
  FROM (
    SELECT m.class, y.class AS other, x.size AS leaves, y.size,
      (m.x0 - x.m0) * (m.x0 - x.m0) +       (m.x1 - x.m1) * (m.x1 - x.m1) AS own,
      (m.x0 - y.m0) * (m.x0 - y.m0) +       (m.x1 - y.m1) * (m.x1 - y.m1) AS theirs
    FROM "members_1" AS m
    JOIN "classes_1" AS x ON x.class = m.class
    JOIN "blocks_1" AS f ON f.class = m.class
    JOIN "blocks_1" AS t ON t.block = f.block AND t.class <> f.class
    JOIN "classes_1" AS y ON y.class = t.class
    WHERE x.size > 1 AND x.size + y.size <= 4
  ) AS met
) AS moved
LEFT JOIN "tried_1" AS t ON t.class = moved.least AND t.other = moved.greatest
WHERE t.class IS NULL
GROUP BY least, greatest;

-- name: pool
SELECT summed.*, DENSE_RANK() OVER (PARTITION BY pair ORDER BY
  total * x0 * x0 - 2 * x0 * t0 +   total * x1 * x1 - 2 * x1 * t1  DESC, cell) AS number
FROM (
  SELECT pair, cell, n, x0, x1,
    CAST(SUM(n) OVER (PARTITION BY pair) AS BIGINT) AS total, CAST(SUM(squares) OVER (PARTITION BY pair) AS BIGINT) AS squares, CAST(SUM(n * x0) OVER (PARTITION BY pair) AS BIGINT) AS t0, CAST(SUM(n * x1) OVER (PARTITION BY pair) AS BIGINT) AS t1
  FROM (
    SELECT p.pair, m.cell, CAST(SUM(m.n) AS BIGINT) AS n, CAST(SUM(m.squares) AS BIGINT) AS squares, MAX(m.x0) AS x0, MAX(m.x1) AS x1
    FROM (
      SELECT class AS pair, class AS member FROM "pairs_1"
      UNION ALL
      SELECT class AS pair, other AS member FROM "pairs_1"
    ) AS p
    JOIN "members_1" AS m ON m.class = p.member
    GROUP BY p.pair, m.cell
  ) AS met
) AS summed;

-- name: around
SELECT pair, seed, cell, n, total, squares, x0, t0, x1, t1,
  CAST(SUM(n) OVER (PARTITION BY pair, seed ORDER BY along DESC, cell ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) - n AS ahead,
  CAST(SUM(n * x0) OVER (PARTITION BY pair, seed ORDER BY along DESC, cell ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) - n * x0 AS a0,
  CAST(SUM(n * x1) OVER (PARTITION BY pair, seed ORDER BY along DESC, cell ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) - n * x1 AS a1
FROM (
  SELECT projected.*
  FROM (
    SELECT y.*, x.cell AS seed,
      y.x0 * (y.total * x.x0 - y.t0) +       y.x1 * (y.total * x.x1 - y.t1) AS along
    FROM (
      SELECT DISTINCT pair, cell, x0, x1 FROM "pool_1" WHERE number <= 20
    ) AS x
    JOIN "pool_1" AS y ON y.pair = x.pair
  ) AS projected
) AS told;

-- name: sides
SELECT pair, seed, near, squares - (moved // near) - (rest // (total - near)) AS lost
FROM (
  SELECT pair, seed, near, total, squares,
a0 * a0 + a1 * a1 AS moved,
    (t0 - a0) * (t0 - a0) +     (t1 - a1) * (t1 - a1) AS rest
  FROM (
    SELECT pair, seed, ahead + n AS near, total, squares, t0,
      a0 + (ahead + n - ahead) * x0 AS a0, t1,
      a1 + (ahead + n - ahead) * x1 AS a1
    FROM "around_1"
    WHERE ahead + n >= 2 AND ahead + n <= total - 2
UNION ALL
    SELECT pair, seed, 2 AS near, total, squares, t0,
      a0 + (2 - ahead) * x0 AS a0, t1,
      a1 + (2 - ahead) * x1 AS a1
    FROM "around_1"
    WHERE ahead < 2 AND ahead + n > 2 AND total - 2 >= 2
UNION ALL
    SELECT pair, seed, total - 2 AS near, total, squares, t0,
      a0 + (total - 2 - ahead) * x0 AS a0, t1,
      a1 + (total - 2 - ahead) * x1 AS a1
    FROM "around_1"
    WHERE ahead < total - 2 AND ahead + n > total - 2 AND total - 2 > 2
  ) AS cuts
) AS summed;

-- name: going
SELECT pair, class, cell, n, size, gain, place
FROM (
  SELECT measured.*, ROW_NUMBER() OVER (PARTITION BY class ORDER BY gain DESC, cell) AS place
  FROM (
    SELECT q.pair, m.class, m.cell, m.n, x.size,
      (m.x0 - x.m0) * (m.x0 - x.m0)
        - (m.x0 - y.m0) * (m.x0 - y.m0) +       (m.x1 - x.m1) * (m.x1 - x.m1)
        - (m.x1 - y.m1) * (m.x1 - y.m1) AS gain
    FROM (
      SELECT class AS pair, class AS member, other AS partner FROM "pairs_1"
      UNION ALL
      SELECT class AS pair, other AS member, class AS partner FROM "pairs_1"
    ) AS q
    JOIN "members_1" AS m ON m.class = q.member
    JOIN "classes_1" AS x ON x.class = q.member
    JOIN "classes_1" AS y ON y.class = q.partner
  ) AS measured
) AS ranked
WHERE place <= 4;

-- name: swapped
SELECT pair, 0 AS seed, near, squares - (moved // size) - (rest // others) AS lost
FROM (
  SELECT pair, near, squares, size, others,
t0 * t0 + t1 * t1 AS moved,
u0 * u0 + u1 * u1 AS rest
  FROM (
    SELECT s.pair, -s.way AS near, x.squares + y.squares AS squares, x.size - a.n + b.n AS size, y.size + a.n - b.n AS others,
      x.t0 - a.n * a.x0 + b.n * b.x0 AS t0,
      y.t0 + a.n * a.x0 - b.n * b.x0 AS u0,
      x.t1 - a.n * a.x1 + b.n * b.x1 AS t1,
      y.t1 + a.n * a.x1 - b.n * b.x1 AS u1
    FROM "swaps_1" AS s
    JOIN "pairs_1" AS q ON q.class = s.pair
    JOIN "classes_1" AS x ON x.class = q.class
    JOIN "classes_1" AS y ON y.class = q.other
    JOIN "members_1" AS a ON a.class = q.class AND a.cell = s.leaving
    JOIN "members_1" AS b ON b.class = q.other AND b.cell = s.coming
  ) AS swapped
) AS summed;
