-- name: open
SELECT a.cell, h.s, h.s - h.s % 1 AS g, CAST(a.class AS INTEGER) AS part, h.n, c.c0, c.c1, c.c2
FROM "assignment_1" AS a
JOIN "held_1" AS h ON h.cell = a.cell
JOIN "cells_1" AS c ON c.cell = a.cell;

-- name: state
SELECT COUNT(DISTINCT part), CAST(COALESCE(SUM(n), 0) AS BIGINT), COALESCE(MAX(part), -1) + 1
FROM "open_1";

-- name: strata
SELECT part, g, total, CAST((total - total % 2) / 2 AS BIGINT) + (total % 2) * (odd % 2) AS half
FROM (
  SELECT part, g, total, CAST(SUM(total) OVER (PARTITION BY part) AS BIGINT) AS size,
    CAST(SUM(total % 2) OVER (PARTITION BY part ORDER BY g ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) AS odd
  FROM (
    SELECT part, g, CAST(SUM(n) AS BIGINT) AS total FROM "open_1" GROUP BY part, g
  ) AS counted
) AS numbered
WHERE size >= 2 * 2;

-- name: dealt
SELECT part, 0 AS dim, cell, s, g, n, c0, c1, c2,
  CAST(GREATEST(LEAST(half - passed + n, n), 0) AS BIGINT) AS lefts
FROM (
  SELECT o.part, o.cell, o.s, o.g, o.n, o.c0, o.c1, o.c2, t.half,
    SUM(o.n) OVER (
      PARTITION BY o.part, o.g ORDER BY o.c0, o.cell, o.s
      ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW
    ) AS passed
  FROM "open_1" AS o
  JOIN "strata_1" AS t ON t.part = o.part AND t.g = o.g
) AS d0
UNION ALL
SELECT part, 1 AS dim, cell, s, g, n, c0, c1, c2,
  CAST(GREATEST(LEAST(half - passed + n, n), 0) AS BIGINT) AS lefts
FROM (
  SELECT o.part, o.cell, o.s, o.g, o.n, o.c0, o.c1, o.c2, t.half,
    SUM(o.n) OVER (
      PARTITION BY o.part, o.g ORDER BY o.c1, o.cell, o.s
      ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW
    ) AS passed
  FROM "open_1" AS o
  JOIN "strata_1" AS t ON t.part = o.part AND t.g = o.g
) AS d1
UNION ALL
SELECT part, 2 AS dim, cell, s, g, n, c0, c1, c2,
  CAST(GREATEST(LEAST(half - passed + n, n), 0) AS BIGINT) AS lefts
FROM (
  SELECT o.part, o.cell, o.s, o.g, o.n, o.c0, o.c1, o.c2, t.half,
    SUM(o.n) OVER (
      PARTITION BY o.part, o.g ORDER BY o.c2, o.cell, o.s
      ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW
    ) AS passed
  FROM "open_1" AS o
  JOIN "strata_1" AS t ON t.part = o.part AND t.g = o.g
) AS d2;

-- name: best
SELECT part, dim, CAST(2 * ROW_NUMBER() OVER (ORDER BY part) AS INTEGER) - 2 + 9 AS child
FROM (
  SELECT part, dim, ROW_NUMBER() OVER (PARTITION BY part ORDER BY gain DESC, dim) AS place
  FROM (
    SELECT part, dim, CAST(985402995390460 AS BIGINT) * (
        (lefts + rights) * LEAST(hi0 - lo0, 39)
        - lefts * LEAST(lefthi0 - leftlo0, 39)
        - rights * LEAST(righthi0 - rightlo0, 39)) + CAST(7686143364045588 AS BIGINT) * (
        (lefts + rights) * LEAST(hi1 - lo1, 5)
        - lefts * LEAST(lefthi1 - leftlo1, 5)
        - rights * LEAST(righthi1 - rightlo1, 5)) + CAST(19215358410113970 AS BIGINT) * (
        (lefts + rights) * LEAST(hi2 - lo2, 2)
        - lefts * LEAST(lefthi2 - leftlo2, 2)
        - rights * LEAST(righthi2 - rightlo2, 2)) AS gain
    FROM (
      SELECT part, dim, CAST(SUM(lefts) AS BIGINT) AS lefts, CAST(SUM(n - lefts) AS BIGINT) AS rights,
        MIN(c0) AS lo0, MAX(c0) AS hi0,
        MIN(CASE WHEN lefts > 0 THEN c0 END) AS leftlo0,
        MAX(CASE WHEN lefts > 0 THEN c0 END) AS lefthi0,
        MIN(CASE WHEN n > lefts THEN c0 END) AS rightlo0,
        MAX(CASE WHEN n > lefts THEN c0 END) AS righthi0,
        MIN(c1) AS lo1, MAX(c1) AS hi1,
        MIN(CASE WHEN lefts > 0 THEN c1 END) AS leftlo1,
        MAX(CASE WHEN lefts > 0 THEN c1 END) AS lefthi1,
        MIN(CASE WHEN n > lefts THEN c1 END) AS rightlo1,
        MAX(CASE WHEN n > lefts THEN c1 END) AS righthi1,
        MIN(c2) AS lo2, MAX(c2) AS hi2,
        MIN(CASE WHEN lefts > 0 THEN c2 END) AS leftlo2,
        MAX(CASE WHEN lefts > 0 THEN c2 END) AS lefthi2,
        MIN(CASE WHEN n > lefts THEN c2 END) AS rightlo2,
        MAX(CASE WHEN n > lefts THEN c2 END) AS righthi2
      FROM "dealt_1"
      GROUP BY part, dim
    ) AS spans
  ) AS gains
  WHERE gain > 0
) AS ranked
WHERE place = 1;

-- name: sides
SELECT d.part, 0 AS side, d.s, CAST(SUM(d.lefts) AS BIGINT) AS n
FROM "dealt_1" AS d JOIN "best_1" AS x ON x.part = d.part AND x.dim = d.dim
WHERE d.lefts > 0
GROUP BY d.part, d.s
UNION ALL
SELECT d.part, 1 AS side, d.s, CAST(SUM(d.n - d.lefts) AS BIGINT) AS n
FROM "dealt_1" AS d JOIN "best_1" AS x ON x.part = d.part AND x.dim = d.dim
WHERE d.n > d.lefts
GROUP BY d.part, d.s;

-- name: sound
SELECT x.part, x.dim, x.child
FROM (
  SELECT part
  FROM (
    SELECT part, side, CASE WHEN SUM(n) >= 2 THEN 0 ELSE 1 END AS violates FROM "sides_1" GROUP BY part, side
    UNION ALL
    SELECT part, side, violates FROM (
SELECT part, side, measure, CASE WHEN measure <= 0.40000000100000005 THEN 0 ELSE 1 END AS violates
FROM (
  SELECT part, side, CASE WHEN MAX(v) = 0 THEN 0 ELSE (1 + SUM(CASE WHEN c > 0 THEN
    ABS(CAST(c AS DOUBLE PRECISION) / NULLIF(v, 0) - CAST(p AS DOUBLE PRECISION) / 40) - CAST(p AS DOUBLE PRECISION) / 40
    ELSE 0 END)) / 2.0 END AS measure
  FROM (
  SELECT part, side, counted.s, c, COALESCE(z.p, 0) AS p, SUM(c) OVER (PARTITION BY part, side) AS v
  FROM (SELECT part, side, s, CASE WHEN s = -1 THEN 0 ELSE n END AS c FROM (SELECT part, side, s, SUM(n) AS n FROM "sides_1" GROUP BY part, side, s) AS h) AS counted
  LEFT JOIN "domain_1" AS z ON z.s = counted.s
)
 AS compared
  GROUP BY part, side
) AS distances
    ) AS v0
  ) AS verdicts
  GROUP BY part
  HAVING SUM(violates) = 0 AND MIN(side) < MAX(side)
) AS held
JOIN "best_1" AS x ON x.part = held.part;

-- name: finished
SELECT o.cell, o.s, o.part, o.n
FROM "open_1" AS o LEFT JOIN "cuts_1" AS x ON x.part = o.part
WHERE x.part IS NULL;

-- name: halves
SELECT d.cell, d.s, d.g, x.child AS part, d.lefts AS n, d.c0, d.c1, d.c2
FROM "dealt_1" AS d JOIN "cuts_1" AS x ON x.part = d.part AND x.dim = d.dim
WHERE d.lefts > 0
UNION ALL
SELECT d.cell, d.s, d.g, x.child + 1 AS part, d.n - d.lefts AS n, d.c0, d.c1, d.c2
FROM "dealt_1" AS d JOIN "cuts_1" AS x ON x.part = d.part AND x.dim = d.dim
WHERE d.n > d.lefts;

-- name: assignment
SELECT cell, class, CAST(SUM(n) AS BIGINT) AS n FROM "assignment_1" GROUP BY cell, class;
