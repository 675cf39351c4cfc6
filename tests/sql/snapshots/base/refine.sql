-- name: alone
SELECT c.cell, c.c0, c.c1, c.c2, c.c0 AS lo0, c.c0 AS hi0, CASE
    WHEN c.c1 >= 0 AND c.c1 < 62
    THEN CAST(1 AS BIGINT) << (c.c1 - 0) ELSE 0 END AS b1_0, CASE
    WHEN c.c2 >= 0 AND c.c2 < 62 AND c.c2 <> 4
    THEN CAST(1 AS BIGINT) << (c.c2 - 0) ELSE 0 END AS b2_0, CASE WHEN c.c2 = 4 THEN 1 ELSE 0 END AS lacks2,
    CASE WHEN c.c2 = 4 THEN 0 ELSE 1 END AS known2
FROM "cells_1" AS c;

-- name: members
SELECT class, cell, n, size, held, saved, alike, c0, c1, c2
FROM (
  SELECT a.class, a.cell, a.n,
    CAST(SUM(a.n) OVER (PARTITION BY a.class) AS BIGINT) AS size, COUNT(*) OVER (PARTITION BY a.class) AS held,
    CASE WHEN COUNT(*) OVER (PARTITION BY a.class) = 1 THEN 0 ELSE 0
      + CAST(1037266310937333 AS BIGINT) * CASE WHEN COUNT(*) OVER (PARTITION BY a.class, c.c0) > 1 THEN 0
        WHEN c.c0 = MIN(c.c0) OVER (PARTITION BY a.class)
          THEN LEAST(LEAD(c.c0) OVER (PARTITION BY a.class ORDER BY c.c0) - c.c0, 38)
        WHEN c.c0 = MAX(c.c0) OVER (PARTITION BY a.class)
          THEN LEAST(c.c0 - LAG(c.c0) OVER (PARTITION BY a.class ORDER BY c.c0), 38)
        ELSE 0 END
      + CAST(6569353302603109 AS BIGINT) * CASE WHEN COUNT(*) OVER (PARTITION BY a.class, c.c1) > 1 THEN 0
        WHEN c.c1 = MIN(c.c1) OVER (PARTITION BY a.class)
          THEN LEAST(LEAD(c.c1) OVER (PARTITION BY a.class ORDER BY c.c1) - c.c1, 6)
        WHEN c.c1 = MAX(c.c1) OVER (PARTITION BY a.class)
          THEN LEAST(c.c1 - LAG(c.c1) OVER (PARTITION BY a.class ORDER BY c.c1), 6)
        ELSE 0 END
      + CAST(19708059907809327 AS BIGINT) * CASE WHEN COUNT(*) OVER (PARTITION BY a.class, c.c2) > 1 THEN 0
        WHEN c.c2 = MIN(c.c2) OVER (PARTITION BY a.class)
          THEN LEAST(LEAD(c.c2) OVER (PARTITION BY a.class ORDER BY c.c2) - c.c2, 2)
        WHEN c.c2 = MAX(c.c2) OVER (PARTITION BY a.class)
          THEN LEAST(c.c2 - LAG(c.c2) OVER (PARTITION BY a.class ORDER BY c.c2), 2)
        ELSE 0 END END AS saved,
    0 + COUNT(*) OVER (PARTITION BY a.class, c.c0) + COUNT(*) OVER (PARTITION BY a.class, c.c1) + COUNT(*) OVER (PARTITION BY a.class, c.c2) AS alike, c.c0, c.c1, c.c2
  FROM "assignment_1" AS a
  JOIN "cells_1" AS c ON c.cell = a.cell
) AS met;

-- name: classes
SELECT p.*, p.size * (0 + CAST(985402995390450 AS BIGINT) * LEAST(p.hi0 - p.lo0, 39) + CAST(6405119470037925 AS BIGINT) * CASE WHEN t1.code = z1.code THEN 0 WHEN t1.k1 = z1.k1 THEN t1.s1 WHEN t1.k2 = z1.k2 THEN t1.s2 WHEN t1.k3 = z1.k3 THEN t1.s3 END + CAST(19215358410113775 AS BIGINT)
      * CASE WHEN p.lacks2 = 1 AND p.known2 = 1 THEN 2 WHEN p.lacks2 = 1 THEN 0
        ELSE CAST(BIT_COUNT(p.b2_0) AS BIGINT) - 1 END) AS lost, (0 + CAST(985402995390450 AS BIGINT) * LEAST(p.hi0 - p.lo0, 39) + CAST(6405119470037925 AS BIGINT) * LEAST(p.hi1 - p.lo1, 6) + CAST(19215358410113775 AS BIGINT)
      * CASE WHEN p.lacks2 = 1 AND p.known2 = 1 THEN 2 WHEN p.lacks2 = 1 THEN 0
        ELSE CAST(BIT_COUNT(p.b2_0) AS BIGINT) - 1 END) AS guessed
FROM (
  SELECT o.class, CAST(SUM(o.n) AS BIGINT) AS size, COUNT(*) AS held, MIN(o.c0) AS lo0, MAX(o.c0) AS hi0, MIN(o.c1) AS lo1, MAX(o.c1) AS hi1, BIT_OR(CASE WHEN o.c2 >= 0 AND o.c2 < 62 AND o.c2 <> 4 THEN CAST(1 AS BIGINT) << (o.c2 - 0) ELSE 0 END)
    AS b2_0, MAX(CASE WHEN o.c2 = 4 THEN 1 ELSE 0 END) AS lacks2,
    MAX(CASE WHEN o.c2 = 4 THEN 0 ELSE 1 END) AS known2
  FROM "members_1" AS o
  GROUP BY o.class
) AS p
JOIN "tree_1" AS t1 ON t1.code = p.lo1
JOIN "tree_1" AS z1 ON z1.code = p.hi1;

-- name: medoids
SELECT class AS cell, c0, c1, c2
FROM (
  SELECT class, c0, c1, c2,
    ROW_NUMBER() OVER (PARTITION BY class ORDER BY alike DESC, cell) AS place
  FROM "members_1"
) AS ranked
WHERE place = 1;

-- name: parts
SELECT cell, c2, DENSE_RANK() OVER (ORDER BY g2) AS g0
FROM (
  SELECT s2.*,
    2 * g1
      + CASE WHEN 2 * RANK() OVER (PARTITION BY g1 ORDER BY c1) - 2
        + COUNT(*) OVER (PARTITION BY g1, c1)
        > COUNT(*) OVER (PARTITION BY g1) THEN 1 ELSE 0 END AS g2
  FROM (
  SELECT s1.*,
    2 * g0
      + CASE WHEN 2 * RANK() OVER (PARTITION BY g0 ORDER BY c0) - 2
        + COUNT(*) OVER (PARTITION BY g0, c0)
        > COUNT(*) OVER (PARTITION BY g0) THEN 1 ELSE 0 END AS g1
  FROM (
  SELECT cell, c0, c1, c2, 0 AS g0 FROM "medoids_1"
  ) AS s1
  ) AS s2
) AS halved;

-- name: blocks
SELECT cell AS class, CAST((place - 1 - (place - 1) % 100) / 100 AS BIGINT) AS block
FROM (
  SELECT cell, ROW_NUMBER() OVER (ORDER BY g3, cell) AS place
  FROM (
  SELECT s3.*,
    2 * g2
      + CASE WHEN 2 * RANK() OVER (PARTITION BY g2 ORDER BY c2) - 2
        + COUNT(*) OVER (PARTITION BY g2, c2)
        > COUNT(*) OVER (PARTITION BY g2) THEN 1 ELSE 0 END AS g3
  FROM (
  SELECT s2.*,
    2 * g1
      + CASE WHEN 2 * RANK() OVER (PARTITION BY g1 ORDER BY c1) - 2
        + COUNT(*) OVER (PARTITION BY g1, c1)
        > COUNT(*) OVER (PARTITION BY g1) THEN 1 ELSE 0 END AS g2
  FROM (
  SELECT s1.*,
    2 * g0
      + CASE WHEN 2 * RANK() OVER (PARTITION BY g0 ORDER BY c0) - 2
        + COUNT(*) OVER (PARTITION BY g0, c0)
        > COUNT(*) OVER (PARTITION BY g0) THEN 1 ELSE 0 END AS g1
  FROM (
  SELECT cell, c0, c1, c2, 0 AS g0 FROM "medoids_1"
  ) AS s1
  ) AS s2
  ) AS s3
  ) AS halved
) AS placed;

-- name: moves
SELECT moved.least AS class, moved.greatest AS other, MAX(gain) AS gain
FROM (
  SELECT LEAST(p.class, p.other) AS least,
    GREATEST(p.class, p.other) AS greatest,
    p.saved * (p.leaves - p.n) - ((0 + CAST(985402995390420 AS BIGINT) * LEAST(p.hi0 - p.lo0, 39) + CAST(7686143364045276 AS BIGINT) * (CAST(BIT_COUNT(p.b1_0) AS BIGINT) - 1) + CAST(19215358410113190 AS BIGINT)
      * CASE WHEN p.lacks2 = 1 AND p.known2 = 1 THEN 2 WHEN p.lacks2 = 1 THEN 0
        ELSE CAST(BIT_COUNT(p.b2_0) AS BIGINT) - 1 END) - p.guessed) * (p.size + p.n) AS gain
  FROM (
    SELECT m.class, m.n, m.saved, m.size AS leaves, y.class AS other, y.size, y.guessed, LEAST(x.lo0, y.lo0) AS lo0,
    GREATEST(x.hi0, y.hi0) AS hi0, x.b1_0
    | y.b1_0 AS b1_0, x.b2_0
    | y.b2_0 AS b2_0, GREATEST(x.lacks2, y.lacks2) AS lacks2,
    GREATEST(x.known2, y.known2) AS known2
    FROM "members_1" AS m
    JOIN "blocks_1" AS f ON f.class = m.class
    JOIN "blocks_1" AS t ON t.block = f.block AND t.class <> f.class
    JOIN "classes_1" AS y ON y.class = t.class
    JOIN "alone_1" AS x ON x.cell = m.cell
    WHERE m.saved > 0 AND m.held <= 100 AND y.held <= 100
  ) AS p
) AS moved
LEFT JOIN "tried_1" AS t ON t.class = moved.least AND t.other = moved.greatest
WHERE t.class IS NULL
GROUP BY least, greatest;

-- name: pairs
SELECT class, other
FROM (
  SELECT class, other, ROW_NUMBER() OVER (PARTITION BY looking ORDER BY gain DESC, class, other) AS place
  FROM (
    SELECT m.class AS looking, m.class, m.other, m.gain FROM "moves_1" AS m
    UNION ALL
    SELECT m.other AS looking, m.class, m.other, m.gain FROM "moves_1" AS m
  ) AS both_ways
) AS ranked
WHERE place = 1
GROUP BY class, other
HAVING COUNT(*) = 2;

-- name: pool
SELECT g.pair, ROW_NUMBER() OVER (PARTITION BY g.pair ORDER BY g.saved DESC, g.cell) AS number, g.n,
  CAST(SUM(g.n) OVER (PARTITION BY g.pair) AS BIGINT) AS total, x.*
FROM (
  SELECT p.pair, m.cell, CAST(SUM(m.n) AS BIGINT) AS n, MAX(m.saved) AS saved
  FROM (
    SELECT class AS pair, class AS member FROM "pairs_1"
    UNION ALL
    SELECT class AS pair, other AS member FROM "pairs_1"
  ) AS p
  JOIN "members_1" AS m ON m.class = p.member
  GROUP BY p.pair, m.cell
) AS g
JOIN "alone_1" AS x ON x.cell = g.cell;

-- name: around
SELECT pair, seed, cell, n, total, c0, c1, c2,
  CAST(SUM(n) OVER (PARTITION BY pair, seed ORDER BY far, cell ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) - n AS ahead
FROM (
  SELECT p.pair, p.seed, p.cell, p.n, p.total, p.c0, p.c1, p.c2,
    (0 + CAST(985402995390450 AS BIGINT) * LEAST(p.hi0 - p.lo0, 39) + CAST(6405119470037925 AS BIGINT) * LEAST(p.hi1 - p.lo1, 6) + CAST(19215358410113775 AS BIGINT)
      * CASE WHEN p.lacks2 = 1 AND p.known2 = 1 THEN 2 WHEN p.lacks2 = 1 THEN 0
        ELSE CAST(BIT_COUNT(p.b2_0) AS BIGINT) - 1 END) AS far
  FROM (
    SELECT y.pair, x.cell AS seed, y.cell, y.n, y.total, y.c0, y.c1, y.c2, LEAST(x.lo0, y.lo0) AS lo0,
    GREATEST(x.hi0, y.hi0) AS hi0, LEAST(x.lo1, y.lo1) AS lo1,
    GREATEST(x.hi1, y.hi1) AS hi1, x.b2_0
    | y.b2_0 AS b2_0, GREATEST(x.lacks2, y.lacks2) AS lacks2,
    GREATEST(x.known2, y.known2) AS known2
    FROM "pool_1" AS x
    JOIN "pool_1" AS y ON y.pair = x.pair
    WHERE x.number <= 20
  ) AS p
) AS distant;

-- name: cuts
SELECT DISTINCT pair, seed, total, near
FROM (
  SELECT pair, seed, total, ahead + n AS near FROM "around_1"
  UNION ALL
  SELECT pair, cell AS seed, total, CAST(3 AS BIGINT) AS near FROM "pool_1" WHERE number <= 20
  UNION ALL
  SELECT pair, cell AS seed, total, total - 3 AS near FROM "pool_1" WHERE number <= 20
) AS possible
WHERE near >= 3 AND near <= total - 3;

-- name: sides
SELECT p.pair, p.seed, p.near, p.n * (0 + CAST(985402995390450 AS BIGINT) * LEAST(p.hi0 - p.lo0, 39) + CAST(6405119470037925 AS BIGINT) * CASE WHEN t1.code = z1.code THEN 0 WHEN t1.k1 = z1.k1 THEN t1.s1 WHEN t1.k2 = z1.k2 THEN t1.s2 WHEN t1.k3 = z1.k3 THEN t1.s3 END + CAST(19215358410113775 AS BIGINT)
      * CASE WHEN p.lacks2 = 1 AND p.known2 = 1 THEN 2 WHEN p.lacks2 = 1 THEN 0
        ELSE CAST(BIT_COUNT(p.b2_0) AS BIGINT) - 1 END) AS lost
FROM (
  SELECT x.pair, x.seed, x.near, x.near AS n, MIN(o.c0) AS lo0, MAX(o.c0) AS hi0, MIN(o.c1) AS lo1, MAX(o.c1) AS hi1, BIT_OR(CASE WHEN o.c2 >= 0 AND o.c2 < 62 AND o.c2 <> 4 THEN CAST(1 AS BIGINT) << (o.c2 - 0) ELSE 0 END)
    AS b2_0, MAX(CASE WHEN o.c2 = 4 THEN 1 ELSE 0 END) AS lacks2,
    MAX(CASE WHEN o.c2 = 4 THEN 0 ELSE 1 END) AS known2
  FROM "cuts_1" AS x
  JOIN "around_1" AS o ON o.pair = x.pair AND o.seed = x.seed AND o.ahead < x.near
  GROUP BY x.pair, x.seed, x.near
  UNION ALL
  SELECT x.pair, x.seed, x.near, x.total - x.near AS n, MIN(o.c0) AS lo0, MAX(o.c0) AS hi0, MIN(o.c1) AS lo1, MAX(o.c1) AS hi1, BIT_OR(CASE WHEN o.c2 >= 0 AND o.c2 < 62 AND o.c2 <> 4 THEN CAST(1 AS BIGINT) << (o.c2 - 0) ELSE 0 END)
    AS b2_0, MAX(CASE WHEN o.c2 = 4 THEN 1 ELSE 0 END) AS lacks2,
    MAX(CASE WHEN o.c2 = 4 THEN 0 ELSE 1 END) AS known2
  FROM "cuts_1" AS x
  JOIN "around_1" AS o ON o.pair = x.pair AND o.seed = x.seed AND o.ahead + o.n > x.near
  GROUP BY x.pair, x.seed, x.near, x.total
) AS p
JOIN "tree_1" AS t1 ON t1.code = p.lo1
JOIN "tree_1" AS z1 ON z1.code = p.hi1;

-- name: going
SELECT pair, class, cell, n, size, gain, place
FROM (
  SELECT p.pair, p.class, p.cell, p.n, p.leaves AS size, p.gain,
    ROW_NUMBER() OVER (PARTITION BY p.class ORDER BY p.gain DESC, p.cell) AS place
  FROM (
    SELECT p.pair, p.class, p.cell, p.n, p.leaves, p.saved * p.leaves - ((0 + CAST(985402995390450 AS BIGINT) * LEAST(p.hi0 - p.lo0, 39) + CAST(6405119470037925 AS BIGINT) * LEAST(p.hi1 - p.lo1, 6) + CAST(19215358410113775 AS BIGINT)
      * CASE WHEN p.lacks2 = 1 AND p.known2 = 1 THEN 2 WHEN p.lacks2 = 1 THEN 0
        ELSE CAST(BIT_COUNT(p.b2_0) AS BIGINT) - 1 END) - p.guessed) * p.size AS gain
    FROM (
      SELECT q.pair, m.class, m.cell, m.n, m.saved, m.size AS leaves, y.size, y.guessed, LEAST(x.lo0, y.lo0) AS lo0,
    GREATEST(x.hi0, y.hi0) AS hi0, LEAST(x.lo1, y.lo1) AS lo1,
    GREATEST(x.hi1, y.hi1) AS hi1, x.b2_0
    | y.b2_0 AS b2_0, GREATEST(x.lacks2, y.lacks2) AS lacks2,
    GREATEST(x.known2, y.known2) AS known2
      FROM (
        SELECT class AS pair, class AS member, other AS partner FROM "pairs_1"
        UNION ALL
        SELECT class AS pair, other AS member, class AS partner FROM "pairs_1"
      ) AS q
      JOIN "members_1" AS m ON m.class = q.member
      JOIN "classes_1" AS y ON y.class = q.partner
      JOIN "alone_1" AS x ON x.cell = m.cell
    ) AS p
  ) AS p
) AS ranked
WHERE place <= 4;

-- name: swaps
SELECT a.pair, ROW_NUMBER() OVER (PARTITION BY a.pair ORDER BY a.gain + b.gain, a.place DESC, b.place DESC) AS way,
  a.cell AS leaving, b.cell AS coming
FROM "pairs_1" AS q
JOIN "going_1" AS a ON a.class = q.class
JOIN "going_1" AS b ON b.class = q.other
WHERE a.cell <> b.cell AND a.size - a.n + b.n >= 3 AND b.size - b.n + a.n >= 3;

-- name: swapped
SELECT p.pair, 0 AS seed, p.near, p.n * (0 + CAST(985402995390450 AS BIGINT) * LEAST(p.hi0 - p.lo0, 39) + CAST(6405119470037925 AS BIGINT) * CASE WHEN t1.code = z1.code THEN 0 WHEN t1.k1 = z1.k1 THEN t1.s1 WHEN t1.k2 = z1.k2 THEN t1.s2 WHEN t1.k3 = z1.k3 THEN t1.s3 END + CAST(19215358410113775 AS BIGINT)
      * CASE WHEN p.lacks2 = 1 AND p.known2 = 1 THEN 2 WHEN p.lacks2 = 1 THEN 0
        ELSE CAST(BIT_COUNT(p.b2_0) AS BIGINT) - 1 END) AS lost
FROM (
  SELECT o.pair, o.near, CAST(SUM(o.n) AS BIGINT) AS n, MIN(o.c0) AS lo0, MAX(o.c0) AS hi0, MIN(o.c1) AS lo1, MAX(o.c1) AS hi1, BIT_OR(CASE WHEN o.c2 >= 0 AND o.c2 < 62 AND o.c2 <> 4 THEN CAST(1 AS BIGINT) << (o.c2 - 0) ELSE 0 END)
    AS b2_0, MAX(CASE WHEN o.c2 = 4 THEN 1 ELSE 0 END) AS lacks2,
    MAX(CASE WHEN o.c2 = 4 THEN 0 ELSE 1 END) AS known2
  FROM (
    SELECT s.pair, -s.way AS near, CASE WHEN m.cell = s.leaving THEN 1 ELSE 0 END AS side, m.n, m.c0, m.c1, m.c2
    FROM "swaps_1" AS s
    JOIN "members_1" AS m ON m.class = s.pair
    UNION ALL
    SELECT s.pair, -s.way AS near, CASE WHEN m.cell = s.coming THEN 0 ELSE 1 END AS side, m.n, m.c0, m.c1, m.c2
    FROM "swaps_1" AS s
    JOIN "pairs_1" AS q ON q.class = s.pair
    JOIN "members_1" AS m ON m.class = q.other
  ) AS o
  GROUP BY o.pair, o.near, o.side
) AS p
JOIN "tree_1" AS t1 ON t1.code = p.lo1
JOIN "tree_1" AS z1 ON z1.code = p.hi1;

-- name: better
SELECT r.pair, q.other, r.seed, r.near
FROM (
  SELECT pair, seed, near, lost, ROW_NUMBER() OVER (PARTITION BY pair ORDER BY lost, seed, near) AS place
  FROM (SELECT pair, seed, near, CAST(SUM(lost) AS BIGINT) AS lost FROM "sides_1" GROUP BY pair, seed, near) AS summed
) AS r
JOIN (
  SELECT p.class, p.other, CAST(SUM(c.lost) AS BIGINT) AS lost
  FROM (
    SELECT class, other, class AS member FROM "pairs_1"
    UNION ALL
    SELECT class, other, other AS member FROM "pairs_1"
  ) AS p
  JOIN "classes_1" AS c ON c.class = p.member
  GROUP BY p.class, p.other
) AS q ON q.class = r.pair
WHERE r.place = 1 AND r.lost < q.lost;

-- name: dealt
SELECT o.cell, b.pair AS class, LEAST(o.n, b.near - o.ahead) AS n
FROM "better_1" AS b
JOIN "around_1" AS o ON o.pair = b.pair AND o.seed = b.seed AND o.ahead < b.near
UNION ALL
SELECT o.cell, b.other AS class, LEAST(o.n, o.ahead + o.n - b.near) AS n
FROM "better_1" AS b
JOIN "around_1" AS o ON o.pair = b.pair AND o.seed = b.seed AND o.ahead + o.n > b.near
UNION ALL
SELECT cell, class, CAST(SUM(n) AS BIGINT) AS n
FROM (
  SELECT m.cell, CASE WHEN m.cell = s.leaving THEN b.other ELSE b.pair END AS class, m.n
  FROM "better_1" AS b
  JOIN "swaps_1" AS s ON s.pair = b.pair AND s.way = -b.near
  JOIN "members_1" AS m ON m.class = b.pair
  UNION ALL
  SELECT m.cell, CASE WHEN m.cell = s.coming THEN b.pair ELSE b.other END AS class, m.n
  FROM "better_1" AS b
  JOIN "swaps_1" AS s ON s.pair = b.pair AND s.way = -b.near
  JOIN "members_1" AS m ON m.class = b.other
) AS swapped
GROUP BY cell, class;

-- name: new
SELECT o.cell, b.pair AS class, LEAST(o.n, b.near - o.ahead) AS n
FROM "better_1" AS b
JOIN "around_1" AS o ON o.pair = b.pair AND o.seed = b.seed AND o.ahead < b.near
UNION ALL
SELECT o.cell, b.other AS class, LEAST(o.n, o.ahead + o.n - b.near) AS n
FROM "better_1" AS b
JOIN "around_1" AS o ON o.pair = b.pair AND o.seed = b.seed AND o.ahead + o.n > b.near
UNION ALL
SELECT cell, class, CAST(SUM(n) AS BIGINT) AS n
FROM (
  SELECT m.cell, CASE WHEN m.cell = s.leaving THEN b.other ELSE b.pair END AS class, m.n
  FROM "better_1" AS b
  JOIN "swaps_1" AS s ON s.pair = b.pair AND s.way = -b.near
  JOIN "members_1" AS m ON m.class = b.pair
  UNION ALL
  SELECT m.cell, CASE WHEN m.cell = s.coming THEN b.pair ELSE b.other END AS class, m.n
  FROM "better_1" AS b
  JOIN "swaps_1" AS s ON s.pair = b.pair AND s.way = -b.near
  JOIN "members_1" AS m ON m.class = b.other
) AS swapped
GROUP BY cell, class;

-- name: sound
SELECT pair, other, seed, near
FROM "better_1"
WHERE pair NOT IN (SELECT class FROM "violating_1") AND other NOT IN (SELECT class FROM "violating_1");

-- name: assignment
SELECT cell, class, n
FROM "assignment_1"
WHERE class NOT IN (SELECT pair FROM "better_1") AND class NOT IN (SELECT other FROM "better_1")
UNION ALL
SELECT o.cell, b.pair AS class, LEAST(o.n, b.near - o.ahead) AS n
FROM "better_1" AS b
JOIN "around_1" AS o ON o.pair = b.pair AND o.seed = b.seed AND o.ahead < b.near
UNION ALL
SELECT o.cell, b.other AS class, LEAST(o.n, o.ahead + o.n - b.near) AS n
FROM "better_1" AS b
JOIN "around_1" AS o ON o.pair = b.pair AND o.seed = b.seed AND o.ahead + o.n > b.near
UNION ALL
SELECT cell, class, CAST(SUM(n) AS BIGINT) AS n
FROM (
  SELECT m.cell, CASE WHEN m.cell = s.leaving THEN b.other ELSE b.pair END AS class, m.n
  FROM "better_1" AS b
  JOIN "swaps_1" AS s ON s.pair = b.pair AND s.way = -b.near
  JOIN "members_1" AS m ON m.class = b.pair
  UNION ALL
  SELECT m.cell, CASE WHEN m.cell = s.coming THEN b.pair ELSE b.other END AS class, m.n
  FROM "better_1" AS b
  JOIN "swaps_1" AS s ON s.pair = b.pair AND s.way = -b.near
  JOIN "members_1" AS m ON m.class = b.other
) AS swapped
GROUP BY cell, class;

-- name: tried
SELECT t.class, t.other
FROM (
  SELECT class, other FROM "pairs_1"
  UNION ALL
  SELECT class, other FROM "tried_1"
) AS t
WHERE t.class NOT IN (SELECT pair FROM "better_1") AND t.class NOT IN (SELECT other FROM "better_1")
  AND t.other NOT IN (SELECT pair FROM "better_1") AND t.other NOT IN (SELECT other FROM "better_1");

-- name: number
SELECT COUNT(*) FROM "better_1";
