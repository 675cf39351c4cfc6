-- name: moments
SELECT MAX(half), CAST(COALESCE(SUM(n), 0) AS BIGINT), SUM(share * n), SUM(share * share * n)
FROM (
  SELECT half, n, CASE WHEN half <= longest * CAST(1e-9 AS DOUBLE PRECISION) THEN 0 ELSE half / longest END AS share
  FROM (
    SELECT half, n, MAX(half) OVER () AS longest
    FROM (
      SELECT CAST(v.value AS DOUBLE PRECISION) / 2 - b.least / 2 AS half, v.n
      FROM "dictionary_1" AS v
      CROSS JOIN (SELECT MIN(CAST(value AS DOUBLE PRECISION)) AS least FROM "dictionary_1") AS b
      WHERE v.value IS NOT NULL
    ) AS measured
  ) AS beside
) AS shares;

-- name: blocks
SELECT CAST(placed.block AS INTEGER) AS block, placed.cell,
  CAST(CASE WHEN placed.block = 0 THEN placed.upto ELSE LEAST(placed.upto, (placed.block + 1) * 120) END AS BIGINT)
  - CAST(GREATEST(placed.upto - placed.n, placed.block * 120) AS BIGINT) AS n,
  CASE WHEN v0.value IS NULL THEN 27692
      ELSE CAST(FLOOR((CAST(v0.value AS DOUBLE PRECISION) - b0.least) * CAST(355.0 AS DOUBLE PRECISION)) AS BIGINT)
      END AS x0,
  CASE WHEN v1.value IS NULL THEN 23162
      ELSE CAST(FLOOR((CAST(v1.value AS DOUBLE PRECISION) - b1.least) * CAST(5790.0 AS DOUBLE PRECISION)) AS BIGINT)
      END AS x1
FROM (
  SELECT p.cell, p.n, p.upto, p.c0, p.c1, p.began + x.number AS block
  FROM (
    SELECT summed.*, LEAST((upto - n - (upto - n) % 120) / 120, 0) AS began,
      LEAST((upto - 1 - (upto - 1) % 120) / 120, 0) AS ended
    FROM (
      SELECT c.cell, c.n, c.c0, c.c1,
        CAST(SUM(c.n) OVER (ORDER BY o.place, c.cell ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) AS upto
      FROM "cells_1" AS c
      JOIN "order_1" AS o ON o.cell = c.cell
    ) AS summed
  ) AS p
  JOIN (SELECT 1 * x0.digit AS number
FROM "digits_1" AS x0) AS x ON x.number <= p.ended - p.began
) AS placed
JOIN "dictionary_1" AS v0 ON v0.code = placed.c0
CROSS JOIN (SELECT MIN(CAST(value AS DOUBLE PRECISION)) AS least FROM "dictionary_1") AS b0
JOIN "dictionary_2" AS v1 ON v1.code = placed.c1
CROSS JOIN (SELECT MIN(CAST(value AS DOUBLE PRECISION)) AS least FROM "dictionary_2") AS b1;

-- name: round
SELECT measured.*,
  CASE WHEN size < 9 THEN n - first_taken
    ELSE GREATEST(0, LEAST(n - first_taken, 3 - (CAST(SUM(n - first_taken) OVER (PARTITION BY block ORDER BY from_s, cell ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) - n + first_taken))) END AS second_taken
FROM (
  SELECT second_chosen.*,
(x0 - s0) * (x0 - s0) + (x1 - s1) * (x1 - s1) AS from_s,
    CASE WHEN size < 6 THEN n
      ELSE GREATEST(0, LEAST(n, 3 - (CAST(SUM(n) OVER (PARTITION BY block ORDER BY from_r, cell ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) - n))) END AS first_taken
  FROM (
    SELECT farther.*
, MAX(CASE WHEN farther = 1 THEN x0 END) OVER (PARTITION BY block) AS s0, MAX(CASE WHEN farther = 1 THEN x1 END) OVER (PARTITION BY block) AS s1
    FROM (
      SELECT first_measured.*, ROW_NUMBER() OVER (PARTITION BY block ORDER BY from_r DESC, cell) AS farther
      FROM (
        SELECT first_chosen.*,
(x0 - r0) * (x0 - r0) + (x1 - r1) * (x1 - r1) AS from_r
        FROM (
          SELECT far.*
, MAX(CASE WHEN far = 1 THEN x0 END) OVER (PARTITION BY block) AS r0, MAX(CASE WHEN far = 1 THEN x1 END) OVER (PARTITION BY block) AS r1
          FROM (
            SELECT sized.*, ROW_NUMBER() OVER (PARTITION BY block ORDER BY
              size * x0 * x0 - 2 * x0 * t0 +               size * x1 * x1 - 2 * x1 * t1              DESC, cell) AS far
            FROM (
              SELECT left_over.*, CAST(SUM(n) OVER (PARTITION BY block) AS BIGINT) AS size, CAST(SUM(n * x0) OVER (PARTITION BY block) AS BIGINT) AS t0, CAST(SUM(n * x1) OVER (PARTITION BY block) AS BIGINT) AS t1
              FROM "open_1" AS left_over
            ) AS sized
          ) AS far
        ) AS first_chosen
      ) AS first_measured
    ) AS farther
  ) AS second_chosen
) AS measured;

-- name: clusters
SELECT cell, CAST(0 + 2 * block AS INTEGER) AS class, first_taken AS n FROM "round_1" WHERE first_taken > 0
UNION ALL
SELECT cell, CAST(0 + 2 * block + 1 AS INTEGER), second_taken FROM "round_1" WHERE second_taken > 0;

-- name: left
SELECT block, cell, n - first_taken - second_taken AS n, x0, x1
FROM "round_1"
WHERE n > first_taken + second_taken;

-- name: units
SELECT cell, s, n, CAST(LEAST((place - place % 80) / 80, 1) AS INTEGER) AS block
FROM (
  SELECT h.cell, h.s, h.n, ROW_NUMBER() OVER (ORDER BY o.place, h.cell, h.s) - 1 AS place
  FROM "held_1" AS h
  JOIN "order_1" AS o ON o.cell = h.cell
) AS placed;

-- name: persons_of_blocks
SELECT block, COUNT(DISTINCT CASE WHEN s <> -1 THEN s END) AS persons, CAST(SUM(n) AS BIGINT) AS n
FROM "units_1"
GROUP BY block;

-- name: short
SELECT COALESCE(SUM(CASE WHEN persons < 2 THEN 1 ELSE 0 END), 0), COALESCE(MAX(n), 0) FROM "blocks_1";

-- name: united
SELECT u.cell, u.s, u.n, CAST(CASE WHEN w.short = 1 THEN w.part ELSE u.block END AS INTEGER) AS block
FROM "units_1" AS u
JOIN (
  SELECT block - block % 2 AS part, MAX(CASE WHEN persons < 2 THEN 1 ELSE 0 END) AS short
  FROM "blocks_1"
  GROUP BY block - block % 2
) AS w ON w.part = u.block - u.block % 2;

-- name: blocks_of_persons
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

-- name: open_rows
SELECT CAST(COALESCE(SUM(n), 0) AS BIGINT) FROM "open_1";

-- name: measured
SELECT block, cell, s, n, x0, x1, from_r,
(x0 - s0) * (x0 - s0) + (x1 - s1) * (x1 - s1) AS from_s
FROM (
  SELECT farther.*
, MAX(CASE WHEN farther = 1 THEN x0 END) OVER (PARTITION BY block) AS s0, MAX(CASE WHEN farther = 1 THEN x1 END) OVER (PARTITION BY block) AS s1
  FROM (
    SELECT first_measured.*, ROW_NUMBER() OVER (PARTITION BY block ORDER BY from_r DESC, cell, s) AS farther
    FROM (
      SELECT first_chosen.*,
(x0 - r0) * (x0 - r0) + (x1 - r1) * (x1 - r1) AS from_r
      FROM (
        SELECT far.*
, MAX(CASE WHEN far = 1 THEN x0 END) OVER (PARTITION BY block) AS r0, MAX(CASE WHEN far = 1 THEN x1 END) OVER (PARTITION BY block) AS r1
        FROM (
          SELECT sized.*, ROW_NUMBER() OVER (PARTITION BY block ORDER BY
            size * x0 * x0 - 2 * x0 * t0 +             size * x1 * x1 - 2 * x1 * t1            DESC, cell, s) AS far
          FROM (
            SELECT left_over.*, CAST(SUM(n) OVER (PARTITION BY block) AS BIGINT) AS size, CAST(SUM(n * x0) OVER (PARTITION BY block) AS BIGINT) AS t0, CAST(SUM(n * x1) OVER (PARTITION BY block) AS BIGINT) AS t1
            FROM "open_1" AS left_over
          ) AS sized
        ) AS far
      ) AS first_chosen
    ) AS first_measured
  ) AS farther
) AS second_chosen;

-- name: nearest
SELECT block, cell, s, n, x0, x1, from_r, from_s,
  CASE WHEN taken > 0 THEN taken WHEN near = 1 OR rest < 2 THEN 1 ELSE 0 END AS taken
FROM (
  SELECT split.*, SUM(CASE WHEN taken = 0 AND near = 0 AND other = 1 AND s <> -1 THEN 1 ELSE 0 END)
      OVER (PARTITION BY block) AS rest
  FROM (
    SELECT summed.*, ROW_NUMBER() OVER (PARTITION BY block, taken, near, s ORDER BY cell) AS other
    FROM (
      SELECT told.*, CASE WHEN taken = 0 AND CAST(SUM(newcomer) OVER (PARTITION BY block, taken ORDER BY from_r, cell, s ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) - newcomer < 2 THEN 1 ELSE 0 END AS near
      FROM (
        SELECT ordered.*, CASE WHEN turn = 1 AND s <> -1 THEN 1 ELSE 0 END AS newcomer
        FROM (
          SELECT begun.*, ROW_NUMBER() OVER (PARTITION BY block, taken, s ORDER BY from_r, cell) AS turn
          FROM (
            SELECT m.*, 0 AS taken FROM "round_1" AS m
          ) AS begun
        ) AS ordered
      ) AS told
    ) AS summed
  ) AS split
) AS counted;

-- name: clusters_of_persons
SELECT cell, s, CAST(0 + 2 * block + taken - 1 AS BIGINT) AS class, n FROM "nearest_1" WHERE taken > 0;

-- name: left_of_persons
SELECT block, cell, s, n, x0, x1 FROM "nearest_1" WHERE taken = 0;

-- name: by_value
SELECT cell, s, CAST(number AS INTEGER) AS class, n
FROM (SELECT cell, s, DENSE_RANK() OVER (ORDER BY class) AS number, n FROM "found_1") AS numbered;

-- name: error
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
