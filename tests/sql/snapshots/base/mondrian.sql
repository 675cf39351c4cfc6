-- name: root
SELECT cell, CAST(0 AS INTEGER) AS part, CAST(40 AS BIGINT) AS size, n, c0, c1, c2, c3, c4, c5
FROM "cells_1";

-- name: state
SELECT COUNT(DISTINCT CASE WHEN size >= 2 * 5 THEN part END),
  CAST(COALESCE(SUM(CASE WHEN size >= 2 * 5 THEN n ELSE 0 END), 0) AS BIGINT), COALESCE(MAX(part), -1) + 1
FROM "open_1";

-- name: running
SELECT * FROM (
SELECT part, dim, v,
  CAST(SUM(n) OVER (PARTITION BY part, dim ORDER BY v ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) AS below,
  total,
  MIN(v) OVER (PARTITION BY part, dim) AS first,
  MAX(v) OVER (PARTITION BY part, dim) AS last,
  LEAD(v) OVER (PARTITION BY part, dim ORDER BY v) AS next,
  ROW_NUMBER() OVER (PARTITION BY part, dim ORDER BY v) AS place,
  COUNT(*) OVER (PARTITION BY part, dim) AS places
FROM (
  SELECT o.part, 1 AS dim, o.c1 AS v, CAST(SUM(o.n) AS BIGINT) AS n, MAX(o.size) AS total
  FROM "open_1" AS o WHERE o.size >= 2 * 3 GROUP BY o.part, o.c1 HAVING SUM(o.n) < MAX(o.size)
UNION ALL
  SELECT o.part, 2 AS dim, o.c2 AS v, CAST(SUM(o.n) AS BIGINT) AS n, MAX(o.size) AS total
  FROM "open_1" AS o WHERE o.size >= 2 * 3 GROUP BY o.part, o.c2 HAVING SUM(o.n) < MAX(o.size)
) AS histogram
) AS counted
WHERE below >= 3 AND total - below >= 3
UNION ALL
SELECT r.part, 0 AS dim, r.v,
  r.below, r.total, e.first, e.last, r.next, 0 AS place, 0 AS places
FROM (
SELECT part, size AS total, c0 AS v,
    ROW_NUMBER() OVER w AS below, LEAD(c0) OVER w AS next
  FROM (
    SELECT part, size, c0 FROM "open_1" WHERE size >= 2 * 3
    UNION ALL
    SELECT part, size, c0
    FROM (SELECT part, size, c0, UNNEST(RANGE(n - 1)) FROM "open_1" WHERE size >= 2 * 3 AND n > 1) AS more
  ) AS cells
  WINDOW w AS (PARTITION BY part ORDER BY c0)
) AS r
JOIN (
  SELECT part, MIN(c0) AS first, MAX(c0) AS last
  FROM "open_1" WHERE size >= 2 * 3 GROUP BY part
) AS e ON e.part = r.part
WHERE r.next <> r.v AND r.below >= 3 AND r.total - r.below >= 3;

-- name: running_inside
(
SELECT * FROM (
SELECT part, dim, v,
  CAST(SUM(n) OVER (PARTITION BY part, dim ORDER BY v ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) AS below,
  total,
  MIN(v) OVER (PARTITION BY part, dim) AS first,
  MAX(v) OVER (PARTITION BY part, dim) AS last,
  LEAD(v) OVER (PARTITION BY part, dim ORDER BY v) AS next
FROM (
  SELECT o.part, 1 AS dim, o.c1 AS v, CAST(SUM(o.n) AS BIGINT) AS n, MAX(o.size) AS total
  FROM "open_1" AS o WHERE o.size >= 2 * 3 GROUP BY o.part, o.c1 HAVING SUM(o.n) < MAX(o.size)
UNION ALL
  SELECT o.part, 2 AS dim, o.c2 AS v, CAST(SUM(o.n) AS BIGINT) AS n, MAX(o.size) AS total
  FROM "open_1" AS o WHERE o.size >= 2 * 3 GROUP BY o.part, o.c2 HAVING SUM(o.n) < MAX(o.size)
) AS histogram
) AS counted
WHERE below >= 3 AND total - below >= 3
UNION ALL
SELECT r.part, 0 AS dim, r.v,
  r.below, r.total, e.first, e.last, r.next
FROM (
SELECT part, size AS total, c0 AS v,
    ROW_NUMBER() OVER w AS below, LEAD(c0) OVER w AS next
  FROM (
    SELECT part, size, c0 FROM "open_1" WHERE size >= 2 * 3
    UNION ALL
    SELECT part, size, c0
    FROM (SELECT part, size, c0, UNNEST(RANGE(n - 1)) FROM "open_1" WHERE size >= 2 * 3 AND n > 1) AS more
  ) AS cells
  WINDOW w AS (PARTITION BY part ORDER BY c0)
) AS r
JOIN (
  SELECT part, MIN(c0) AS first, MAX(c0) AS last
  FROM "open_1" WHERE size >= 2 * 3 GROUP BY part
) AS e ON e.part = r.part
WHERE r.next <> r.v AND r.below >= 3 AND r.total - r.below >= 3
);

-- name: median_cut
SELECT ranked.part, dim, v, dealt, level
FROM (
  SELECT part, dim, v, dealt, level,
    ROW_NUMBER() OVER (PARTITION BY part ORDER BY width DESC, dim) AS place
  FROM (
    SELECT r.part, r.dim, r.v,
      r.n AS dealt,
      0 AS level, w.scale * LEAST(r.last - r.first, w.divisor) AS width
    FROM "running_1" AS r JOIN "dimensions_1" AS w ON w.dim = r.dim
    WHERE 2 * r.below >= r.total AND 2 * (r.below - r.n) < r.total
      AND r.below >= 3 AND r.total - r.below >= 3
      AND r.dim IN (1)
UNION ALL
    SELECT part, 0 AS dim, 0 AS v, 0 AS dealt, level, MIN(width) AS width
    FROM (
      SELECT l.part, l.level, l.width, SUM(l.n) AS n
      FROM (
        SELECT r.part, r.n, w.scale * CASE WHEN a.code = z.code THEN 0 WHEN a.k1 = z.k1 THEN a.s1 WHEN a.k2 = z.k2 THEN a.s2 WHEN a.k3 = z.k3 THEN a.s3 END AS width,
          CASE WHEN a.k1 = z.k1 THEN 1 WHEN a.k2 = z.k2 THEN 2 WHEN a.k3 = z.k3 THEN 3 END AS level, r.v
        FROM "running_1" AS r
        JOIN "dimensions_1" AS w ON w.dim = r.dim
        JOIN "tree_1" AS a ON a.code = r.first
        JOIN "tree_1" AS z ON z.code = r.last
        WHERE r.dim = 0 AND r.last > r.first
      ) AS l
      JOIN "tree_1" AS t ON t.code = l.v
      GROUP BY l.part, l.level, l.width, CASE l.level WHEN 1 THEN t.k0 WHEN 2 THEN t.k1 WHEN 3 THEN t.k2 END
    ) AS children
    GROUP BY part, level
    HAVING MIN(n) >= 3
UNION ALL
    SELECT part, 2 AS dim, 0 AS v, 0 AS dealt, level, MIN(width) AS width
    FROM (
      SELECT l.part, l.level, l.width, SUM(l.n) AS n
      FROM (
        SELECT r.part, r.n, w.scale * CASE WHEN a.code = z.code THEN 0 WHEN a.k1 = z.k1 THEN a.s1 WHEN a.k2 = z.k2 THEN a.s2 WHEN a.k3 = z.k3 THEN a.s3 END AS width,
          CASE WHEN a.k1 = z.k1 THEN 1 WHEN a.k2 = z.k2 THEN 2 WHEN a.k3 = z.k3 THEN 3 END AS level, r.v
        FROM "running_1" AS r
        JOIN "dimensions_1" AS w ON w.dim = r.dim
        JOIN "tree_2" AS a ON a.code = r.first
        JOIN "tree_2" AS z ON z.code = r.last
        WHERE r.dim = 2 AND r.last > r.first
      ) AS l
      JOIN "tree_2" AS t ON t.code = l.v
      GROUP BY l.part, l.level, l.width, CASE l.level WHEN 1 THEN t.k0 WHEN 2 THEN t.k1 WHEN 3 THEN t.k2 END
    ) AS children
    GROUP BY part, level
    HAVING MIN(n) >= 3
UNION ALL
    SELECT part, 3 AS dim, 0 AS v, 0 AS dealt, level, MIN(width) AS width
    FROM (
      SELECT l.part, l.level, l.width, SUM(l.n) AS n
      FROM (
        SELECT r.part, r.n, w.scale * CASE WHEN a.code = z.code THEN 0 WHEN a.k1 = z.k1 THEN a.s1 WHEN a.k2 = z.k2 THEN a.s2 WHEN a.k3 = z.k3 THEN a.s3 END AS width,
          CASE WHEN a.k1 = z.k1 THEN 1 WHEN a.k2 = z.k2 THEN 2 WHEN a.k3 = z.k3 THEN 3 END AS level, r.v
        FROM "running_1" AS r
        JOIN "dimensions_1" AS w ON w.dim = r.dim
        JOIN "tree_3" AS a ON a.code = r.first
        JOIN "tree_3" AS z ON z.code = r.last
        WHERE r.dim = 3 AND r.last > r.first
      ) AS l
      JOIN "tree_3" AS t ON t.code = l.v
      GROUP BY l.part, l.level, l.width, CASE l.level WHEN 1 THEN t.k0 WHEN 2 THEN t.k1 WHEN 3 THEN t.k2 END
    ) AS children
    GROUP BY part, level
    HAVING MIN(n) >= 3
UNION ALL
    SELECT part, 4 AS dim, 0 AS v, 0 AS dealt, level, MIN(width) AS width
    FROM (
      SELECT l.part, l.level, l.width, SUM(l.n) AS n
      FROM (
        SELECT r.part, r.n, w.scale * CASE WHEN a.code = z.code THEN 0 WHEN a.k1 = z.k1 THEN a.s1 WHEN a.k2 = z.k2 THEN a.s2 END AS width,
          CASE WHEN a.k1 = z.k1 THEN 1 WHEN a.k2 = z.k2 THEN 2 END AS level, r.v
        FROM "running_1" AS r
        JOIN "dimensions_1" AS w ON w.dim = r.dim
        JOIN "tree_4" AS a ON a.code = r.first
        JOIN "tree_4" AS z ON z.code = r.last
        WHERE r.dim = 4 AND r.last > r.first
      ) AS l
      JOIN "tree_4" AS t ON t.code = l.v
      GROUP BY l.part, l.level, l.width, CASE l.level WHEN 1 THEN t.k0 WHEN 2 THEN t.k1 END
    ) AS children
    GROUP BY part, level
    HAVING MIN(n) >= 3
UNION ALL
    SELECT part, 5 AS dim, 0 AS v, 0 AS dealt, level, MIN(width) AS width
    FROM (
      SELECT l.part, l.level, l.width, SUM(l.n) AS n
      FROM (
        SELECT r.part, r.n, w.scale * CASE WHEN a.code = z.code THEN 0 WHEN a.k1 = z.k1 THEN a.s1 END AS width,
          CASE WHEN a.k1 = z.k1 THEN 1 END AS level, r.v
        FROM "running_1" AS r
        JOIN "dimensions_1" AS w ON w.dim = r.dim
        JOIN "tree_5" AS a ON a.code = r.first
        JOIN "tree_5" AS z ON z.code = r.last
        WHERE r.dim = 5 AND r.last > r.first
      ) AS l
      JOIN "tree_5" AS t ON t.code = l.v
      GROUP BY l.part, l.level, l.width, CASE l.level WHEN 1 THEN t.k0 END
    ) AS children
    GROUP BY part, level
    HAVING MIN(n) >= 3
  ) AS candidates
) AS ranked
WHERE place = 1;

-- name: widest
SELECT o.cell, o.part, o.size, o.n, x.dim, CASE x.dim WHEN 0 THEN o.c0 WHEN 1 THEN o.c1 WHEN 2 THEN o.c2 END AS c0
FROM "open_1" AS o
JOIN (
  SELECT e.part, w.dim, ROW_NUMBER() OVER (
    PARTITION BY e.part
    ORDER BY w.scale * CASE w.dim WHEN 0 THEN LEAST(e.s0, w.divisor) WHEN 1 THEN LEAST(e.s1, w.divisor) WHEN 2 THEN LEAST(e.s2, w.divisor) END DESC, w.dim
  ) AS place
  FROM (
    SELECT part, MAX(c0) - MIN(c0) AS s0, MAX(c1) - MIN(c1) AS s1, MAX(c2) - MIN(c2) AS s2
    FROM "open_1" WHERE size >= 2 * 3 GROUP BY part
  ) AS e CROSS JOIN "dimensions_1" AS w
) AS x ON x.part = o.part
WHERE x.place = 1;

-- name: uncut
SELECT o.cell, o.part, o.size, o.n, o.c0, o.c1, o.c2
FROM "open_1" AS o LEFT JOIN "cuts_1" AS x ON x.part = o.part
WHERE o.size >= 2 * 3 AND x.part IS NULL;

-- name: uncut_cells
SELECT COUNT(*) FROM "uncut_1";

-- name: loss_cut
SELECT part, best[2] AS dim, best[3] AS v,
best[5] AS dealt, 0 AS level
FROM (
  SELECT part, MIN(ROW(-gain, dim, v, splits, dealt)) AS best
  FROM (
SELECT r.part, r.dim, r.v, r.n AS dealt, 0 AS splits, w.scale * (
        r.total * LEAST(r.last - r.first, w.divisor)
        - r.below * (r.v - r.first)
        - (r.total - r.below) * LEAST(r.last - r.next, w.divisor)
      ) AS gain
    FROM "running_1" AS r JOIN "dimensions_1" AS w ON w.dim = r.dim
    WHERE r.next IS NOT NULL AND r.below >= 3 AND r.total - r.below >= 3
      AND r.dim IN (0, 2)
    UNION ALL
SELECT m.part, m.dim, m.v, m.dealt, 1 AS splits, w.scale * (
        m.total * LEAST(m.last - m.first, w.divisor)
        - m.half * LEAST(m.left_end - m.first, w.divisor)
        - (m.total - m.half) * LEAST(m.last - m.right_start, w.divisor)
      ) AS gain
    FROM (
      SELECT part, dim, v, total, first, last, half, half - (below - n) AS dealt,
        CASE WHEN half > below - n THEN v ELSE previous END AS left_end,
        CASE WHEN half < below THEN v ELSE next END AS right_start
      FROM (
        SELECT r.*, CAST((r.total - r.total % 2) / 2 AS BIGINT) AS half FROM "running_1" AS r
      ) AS halved
      WHERE dim IN (0, 2)
        AND half >= 3 AND 2 * below >= total AND 2 * (below - n) < total
    ) AS m JOIN "dimensions_1" AS w ON w.dim = m.dim
UNION ALL
SELECT r.part, r.dim, r.v, r.n AS dealt, 0 AS splits, w.scale * (
        r.total * CASE WHEN r.last = w.null_code THEN w.divisor ELSE r.places - 1 END
        - r.below * (r.place - 1)
        - (r.total - r.below) * CASE WHEN r.last = w.null_code AND r.next < r.last THEN w.divisor ELSE r.places - r.place - 1 END
      ) AS gain
    FROM "running_1" AS r JOIN "dimensions_1" AS w ON w.dim = r.dim
    WHERE r.dim IN (1, 3)
      AND r.next IS NOT NULL AND r.below >= 3 AND r.total - r.below >= 3
    UNION ALL
SELECT m.part, m.dim, m.v, m.dealt, 1 AS splits, w.scale * (
        m.total * CASE WHEN m.last = w.null_code AND m.places > 1 THEN w.divisor ELSE m.places - 1 END
        - m.half * CASE WHEN m.last = w.null_code AND m.lefts = m.places AND m.lefts > 1 THEN w.divisor ELSE m.lefts - 1 END
        - (m.total - m.half) * CASE WHEN m.last = w.null_code AND m.rights > 1 THEN w.divisor ELSE m.rights - 1 END
      ) AS gain
    FROM (
      SELECT part, dim, v, total, last, places, half, half - (below - n) AS dealt,
        CASE WHEN half > below - n THEN place ELSE place - 1 END AS lefts,
        CASE WHEN half < below THEN places - place + 1 ELSE places - place END AS rights
      FROM (
        SELECT r.*, CAST((r.total - r.total % 2) / 2 AS BIGINT) AS half FROM "running_1" AS r
      ) AS halved
      WHERE dim IN (1, 3)
        AND half >= 3 AND 2 * below >= total AND 2 * (below - n) < total
    ) AS m JOIN "dimensions_1" AS w ON w.dim = m.dim
  ) AS candidates
  WHERE splits = 0 OR gain > 0
  GROUP BY part
) AS ranked;

-- name: values
SELECT o.part, 0 AS dim, o.c0 AS v, h.s, CAST(SUM(h.n) AS BIGINT) AS n
FROM "open_1" AS o
JOIN (SELECT DISTINCT part FROM "candidates_1" WHERE dim = 0) AS x ON x.part = o.part
JOIN "held_1" AS h ON h.cell = o.cell
GROUP BY o.part, o.c0, h.s
UNION ALL
SELECT o.part, 1 AS dim, o.c1 AS v, h.s, CAST(SUM(h.n) AS BIGINT) AS n
FROM "open_1" AS o
JOIN (SELECT DISTINCT part FROM "candidates_1" WHERE dim = 1) AS x ON x.part = o.part
JOIN "held_1" AS h ON h.cell = o.cell
GROUP BY o.part, o.c1, h.s
UNION ALL
SELECT o.part, 2 AS dim, o.c2 AS v, h.s, CAST(SUM(h.n) AS BIGINT) AS n
FROM "open_1" AS o
JOIN (SELECT DISTINCT part FROM "candidates_1" WHERE dim = 2) AS x ON x.part = o.part
JOIN "held_1" AS h ON h.cell = o.cell
GROUP BY o.part, o.c2, h.s;

-- name: sides
SELECT x.part, x.choice, CASE WHEN h.v > x.v THEN 1 ELSE 0 END AS side, h.s,
 CAST(SUM(h.n) AS BIGINT) AS n
FROM "candidates_1" AS x JOIN "values_1" AS h ON h.part = x.part AND h.dim = x.dim
WHERE x.level = 0
GROUP BY x.part, x.choice, CASE WHEN h.v > x.v THEN 1 ELSE 0 END, h.s;

-- name: allowed
SELECT part, dim, v, level, below, total
FROM (
  SELECT x.part, x.dim, x.v, x.level, x.below, x.total,
    ROW_NUMBER() OVER (PARTITION BY x.part ORDER BY x.choice) AS turn
  FROM "candidates_1" AS x
  JOIN (
    SELECT part, choice
    FROM (
      SELECT part, choice, violates FROM (
SELECT part, choice, side, measure, CASE WHEN measure <= 0.900000001 THEN 0 ELSE 1 END AS violates
FROM (
  SELECT part, choice, side,
    CASE WHEN 3 < 2 THEN 0
      ELSE (MIN(area_before)
          + SUM(height * (crossing - places_before) - (area_crossing - area_before))
          + SUM((area_last - area_crossing) - height * (last_place - crossing))
        ) / NULLIF(CAST(40 AS DOUBLE PRECISION) * (3 - 1), 0) END AS measure
  FROM (
    SELECT part, choice, side, of_class, height, places_before, last_place, area_before, area_last,
      LEAST(GREATEST(SUM(places) OVER (ORDER BY height, of_class), places_before), last_place) AS crossing,
      LEAST(GREATEST(SUM(area) OVER (ORDER BY height, of_class), area_before), area_last) AS area_crossing
    FROM (
      SELECT part, choice, side, 1 AS of_class, 0 AS places, 0.0 AS area, place - 1 AS places_before, area_before,
        CAST(40 AS DOUBLE PRECISION) * SUM(c) OVER (PARTITION BY part, choice, side ORDER BY place) / SUM(c) OVER (PARTITION BY part, choice, side) AS height,
        COALESCE(LEAD(place - 1) OVER (PARTITION BY part, choice, side ORDER BY place), 3) AS last_place,
        COALESCE(LEAD(area_before) OVER (PARTITION BY part, choice, side ORDER BY place), CAST(81 AS DOUBLE PRECISION)) AS area_last
      FROM (
        SELECT part, choice, side, s, CASE WHEN s = -1 THEN 0 ELSE n END AS c FROM (SELECT part, choice, side, s, SUM(n) AS n FROM "sides_1" GROUP BY part, choice, side, s) AS h
      ) AS counted
      JOIN "domain_1" AS z ON z.s = counted.s
      WHERE c > 0
      UNION ALL
      SELECT NULL, NULL, NULL, 0, 1, cumulated_reference, NULL, NULL, cumulated_reference, NULL, NULL
      FROM "domain_1"
    ) AS curves
  ) AS crossings
  WHERE of_class = 1
  GROUP BY part, choice, side
) AS measured
      ) AS v0
    ) AS verdicts
    GROUP BY part, choice
    HAVING SUM(violates) = 0
  ) AS sound ON sound.part = x.part AND sound.choice = x.choice
) AS ranked
WHERE turn = 1;

-- name: tried
SELECT part, MAX(choice) AS tried
FROM "candidates_1"
WHERE part NOT IN (SELECT part FROM "cuts_1")
GROUP BY part
HAVING MAX(choice) < MAX(cuts);

-- name: finished
SELECT o.cell, o.part, o.n
FROM "open_1" AS o LEFT JOIN "cuts_1" AS x ON x.part = o.part
LEFT JOIN "tried_1" AS t ON t.part = o.part
WHERE x.part IS NULL AND t.part IS NULL;

-- name: halves
SELECT cell, CASE WHEN code <= v THEN child ELSE child + 1 END AS part,
  CASE WHEN code <= v THEN below ELSE total - below END AS size, n, c0, c1, c2
FROM (
  SELECT o.cell, o.n, o.c0, o.c1, o.c2, x.v, x.below, x.total, x.child,
    CASE x.dim WHEN 0 THEN o.c0 WHEN 1 THEN o.c1 WHEN 2 THEN o.c2 END AS code
  FROM "open_1" AS o
  JOIN (
    SELECT part, dim, v, below, total,
      CAST(2 * ROW_NUMBER() OVER (ORDER BY part) AS INTEGER) - 2 + 1 AS child
    FROM "cuts_1"
  ) AS x ON x.part = o.part
) AS s
UNION ALL
SELECT o.cell, o.part, o.size, o.n, o.c0, o.c1, o.c2
FROM "open_1" AS o JOIN "tried_1" AS t ON t.part = o.part;

-- name: halved
SELECT
  COALESCE(SUM(CASE WHEN below >= 2 * 5 THEN 1 ELSE 0 END
    + CASE WHEN total - below >= 2 * 5 THEN 1 ELSE 0 END), 0),
  COALESCE(SUM(CASE WHEN below >= 2 * 5 THEN below ELSE 0 END
    + CASE WHEN total - below >= 2 * 5 THEN total - below ELSE 0 END), 0),
  2 * COUNT(*) + 1
FROM "cuts_1";

-- name: sides_of_cuts
SELECT x.part, x.child + h.side AS child, x.dim,
  CASE WHEN h.side = 1 THEN x.v + 1 END AS least, CASE WHEN h.side = 0 THEN x.v END AS greatest
FROM (
  SELECT part, dim, v,
    CAST(2 * ROW_NUMBER() OVER (ORDER BY part) AS INTEGER) - 2 + 1 AS child FROM "cuts_1"
) AS x
CROSS JOIN (SELECT 0 AS side UNION ALL SELECT 1 AS side) AS h;

-- name: bounds
SELECT COALESCE(s.child, b.part) AS part,
  CASE WHEN s.dim = 0 AND s.least > b.lo0 THEN s.least ELSE b.lo0 END AS lo0,
  CASE WHEN s.dim = 0 AND s.greatest < b.hi0 THEN s.greatest ELSE b.hi0 END AS hi0,
  CASE WHEN s.dim = 1 AND s.least > b.lo1 THEN s.least ELSE b.lo1 END AS lo1,
  CASE WHEN s.dim = 1 AND s.greatest < b.hi1 THEN s.greatest ELSE b.hi1 END AS hi1
FROM "bounds_1" AS b LEFT JOIN (
  SELECT x.part, x.child + h.side AS child, x.dim,
  CASE WHEN h.side = 1 THEN x.v + 1 END AS least, CASE WHEN h.side = 0 THEN x.v END AS greatest
FROM (
  SELECT part, dim, v,
    CAST(2 * ROW_NUMBER() OVER (ORDER BY part) AS INTEGER) - 2 + 1 AS child FROM "cuts_1"
) AS x
CROSS JOIN (SELECT 0 AS side UNION ALL SELECT 1 AS side) AS h
) AS s ON s.part = b.part;

-- name: children
SELECT part, dim, v, n, start,
  CAST(DENSE_RANK() OVER (ORDER BY part, side) AS INTEGER) - 1 + 1 AS child,
  CAST(SUM(n) OVER (PARTITION BY part, side) AS BIGINT) AS size
FROM (
  SELECT h.part, h.dim, h.v, CASE WHEN h.v > x.v THEN 1 ELSE 0 END AS side,
h.n AS n, 0 AS start
  FROM "running_1" AS h JOIN "cuts_1" AS x ON x.part = h.part AND x.dim = h.dim
  WHERE x.level = 0
  UNION ALL
  SELECT h.part, h.dim, h.v, CASE x.level WHEN 1 THEN t.k0 WHEN 2 THEN t.k1 WHEN 3 THEN t.k2 END AS side, h.n, 0 AS start
  FROM "running_1" AS h
  JOIN "cuts_1" AS x ON x.part = h.part AND x.dim = h.dim
  JOIN "tree_1" AS t ON t.code = h.v
  WHERE x.level > 0 AND x.dim = 0
  UNION ALL
  SELECT h.part, h.dim, h.v, CASE x.level WHEN 1 THEN t.k0 WHEN 2 THEN t.k1 WHEN 3 THEN t.k2 END AS side, h.n, 0 AS start
  FROM "running_1" AS h
  JOIN "cuts_1" AS x ON x.part = h.part AND x.dim = h.dim
  JOIN "tree_2" AS t ON t.code = h.v
  WHERE x.level > 0 AND x.dim = 2
  UNION ALL
  SELECT h.part, h.dim, h.v, CASE x.level WHEN 1 THEN t.k0 WHEN 2 THEN t.k1 WHEN 3 THEN t.k2 END AS side, h.n, 0 AS start
  FROM "running_1" AS h
  JOIN "cuts_1" AS x ON x.part = h.part AND x.dim = h.dim
  JOIN "tree_3" AS t ON t.code = h.v
  WHERE x.level > 0 AND x.dim = 3
  UNION ALL
  SELECT h.part, h.dim, h.v, CASE x.level WHEN 1 THEN t.k0 WHEN 2 THEN t.k1 END AS side, h.n, 0 AS start
  FROM "running_1" AS h
  JOIN "cuts_1" AS x ON x.part = h.part AND x.dim = h.dim
  JOIN "tree_4" AS t ON t.code = h.v
  WHERE x.level > 0 AND x.dim = 4
  UNION ALL
  SELECT h.part, h.dim, h.v, CASE x.level WHEN 1 THEN t.k0 END AS side, h.n, 0 AS start
  FROM "running_1" AS h
  JOIN "cuts_1" AS x ON x.part = h.part AND x.dim = h.dim
  JOIN "tree_5" AS t ON t.code = h.v
  WHERE x.level > 0 AND x.dim = 5
) AS pieces;

-- name: split
SELECT cell, part, size, LEAST(cell_end, piece_end) - GREATEST(cell_start, piece_start) AS n, c0, c1, c2, c3, c4
FROM (
  SELECT s.*, y.child AS part, y.size, y.start AS piece_start, y.start + y.n AS piece_end
  FROM (
    SELECT o.cell, o.part AS parent, x.v, o.c0, o.c1, o.c2, o.c3, o.c4,
      CAST(SUM(o.n) OVER (PARTITION BY o.part, x.v ORDER BY o.cell ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) - o.n AS cell_start,
      CAST(SUM(o.n) OVER (PARTITION BY o.part, x.v ORDER BY o.cell ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) AS cell_end
    FROM "open_1" AS o
    JOIN (
      SELECT q.cell, q.part, CASE p.dim WHEN 0 THEN q.c0 WHEN 1 THEN q.c1 WHEN 2 THEN q.c2 WHEN 3 THEN q.c3 WHEN 4 THEN q.c4 END AS v
      FROM "open_1" AS q JOIN "cuts_1" AS p ON p.part = q.part
    ) AS x ON x.cell = o.cell AND x.part = o.part
  ) AS s
  JOIN "children_1" AS y ON y.part = s.parent AND y.v = s.v
) AS dealt
WHERE cell_start < piece_end AND piece_start < cell_end;

-- name: classes
SELECT cell, part, n FROM "open_1";

-- name: turns
SELECT COALESCE(MAX(turn), 0) FROM "assignment_1";
