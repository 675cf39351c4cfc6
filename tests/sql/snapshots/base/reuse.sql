-- name: joined
SELECT
  s."person",
  s."city",
  s."grade",
  s."illness",
  s."sqlanon_key",
  COALESCE(p.place, 0) AS sqlanon_place
FROM "persons_1" AS s
LEFT JOIN (
  SELECT (CAST(person AS VARCHAR) COLLATE "binary") AS person, place FROM "main"."sqlanon_recoding_run_known"
) AS p ON p.person = (CAST(CAST(s."sqlanon_key" AS VARCHAR) AS VARCHAR) COLLATE "binary");

-- name: told
SELECT MIN(class) AS code, l2 AS label FROM "published_1" GROUP BY l2;

-- name: pieces
SELECT code, SUBSTR(label, 2, LENGTH(label) - 2) AS piece FROM "told_1" WHERE label LIKE '{%}';

-- name: said
SELECT t.code AS told, v.code
FROM "told_1" AS t
JOIN "dictionary_1" AS v ON v.label = t.label
UNION
SELECT p.code, v.code
FROM "pieces_1" AS p
JOIN (SELECT label, code FROM "dictionary_1" WHERE value IS NOT NULL) AS v
  ON v.label = p.piece
UNION
SELECT t.code, v.code
FROM "told_1" AS t
JOIN "dictionary_1" AS v ON t.label = CAST('*' AS VARCHAR) OR t.label IS NULL AND v.value IS NULL
UNION
SELECT t.code, v.code
FROM (SELECT code, label FROM "told_1" WHERE label LIKE '{%}') AS t
JOIN (SELECT code, label FROM "dictionary_1" WHERE value IS NOT NULL AND label LIKE '%, %') AS v
  ON REPLACE((CAST(', ' AS VARCHAR) || SUBSTR(t.label, 2, LENGTH(t.label) - 2) || CAST(', ' AS VARCHAR)), (CAST(', ' AS VARCHAR) || v.label || CAST(', ' AS VARCHAR)), '') <> (CAST(', ' AS VARCHAR) || SUBSTR(t.label, 2, LENGTH(t.label) - 2) || CAST(', ' AS VARCHAR));

-- name: ends_known
SELECT DISTINCT low AS label, first_code AS code FROM "steps_1" WHERE low IS NOT NULL;

-- name: beginnings
SELECT (CAST('[' AS VARCHAR) || v.label || CASE WHEN v.label LIKE '%-%' THEN CAST('..' AS VARCHAR) ELSE CAST('-' AS VARCHAR) END) AS begun, v.code FROM (SELECT DISTINCT low AS label, first_code AS code FROM "steps_1" WHERE low IS NOT NULL) AS v
UNION ALL
SELECT (CAST('[' AS VARCHAR) || v.label || CAST('-' AS VARCHAR)) AS begun, v.code FROM (SELECT DISTINCT low AS label, first_code AS code FROM "steps_1" WHERE low IS NOT NULL) AS v WHERE v.label LIKE '%-%';

-- name: readings
SELECT label, MIN(lo) AS lo, MIN(hi) AS hi, MIN(v) AS v
FROM (
  SELECT label, code AS lo, code AS hi, 0 AS v FROM "dictionary_1"
  UNION ALL
  SELECT CAST('*' AS VARCHAR), MIN(code), MAX(code), 2 FROM "dictionary_1"
  UNION ALL
  SELECT b.label, b.lo, z.code, CASE WHEN b.lo = z.code THEN 1 ELSE 0 END
  FROM (
    SELECT h.label, v.code AS lo,
      SUBSTR(h.said, h.size + 1, LENGTH(h.label)) AS rest
    FROM (
      SELECT p.label, p.said, s.size, SUBSTR(p.label, 1, s.size) AS head
      FROM (
        SELECT DISTINCT l0 AS label, SUBSTR(l0, 1, LENGTH(l0) - 1) AS said
        FROM "published_1"
        WHERE l0 LIKE '%]'
      ) AS p
      JOIN (SELECT DISTINCT LENGTH(v.begun) AS size FROM (SELECT (CAST('[' AS VARCHAR) || v.label || CASE WHEN v.label LIKE '%-%' THEN CAST('..' AS VARCHAR) ELSE CAST('-' AS VARCHAR) END) AS begun, v.code FROM (SELECT DISTINCT low AS label, first_code AS code FROM "steps_1" WHERE low IS NOT NULL) AS v
UNION ALL
SELECT (CAST('[' AS VARCHAR) || v.label || CAST('-' AS VARCHAR)) AS begun, v.code FROM (SELECT DISTINCT low AS label, first_code AS code FROM "steps_1" WHERE low IS NOT NULL) AS v WHERE v.label LIKE '%-%') AS v) AS s ON s.size <= LENGTH(p.label)
    ) AS h
    JOIN (SELECT (CAST('[' AS VARCHAR) || v.label || CASE WHEN v.label LIKE '%-%' THEN CAST('..' AS VARCHAR) ELSE CAST('-' AS VARCHAR) END) AS begun, v.code FROM (SELECT DISTINCT low AS label, first_code AS code FROM "steps_1" WHERE low IS NOT NULL) AS v
UNION ALL
SELECT (CAST('[' AS VARCHAR) || v.label || CAST('-' AS VARCHAR)) AS begun, v.code FROM (SELECT DISTINCT low AS label, first_code AS code FROM "steps_1" WHERE low IS NOT NULL) AS v WHERE v.label LIKE '%-%') AS v ON v.begun = h.head
  ) AS b
  JOIN (SELECT DISTINCT high AS label, last_code AS code FROM "steps_1" WHERE high IS NOT NULL) AS z ON z.label = b.rest
  WHERE z.code >= b.lo
) AS spelled
GROUP BY label
HAVING COUNT(*) = 1;

-- name: read_regions
SELECT
  ROW_NUMBER() OVER (ORDER BY r0.hi - r0.lo + r1.hi - r1.lo + r2.hi - r2.lo
, r0.lo, r0.hi, r1.lo, r1.hi, r2.lo, r2.hi, p.class) AS class, p.class AS told,
  r0.lo AS lo0, r0.hi AS hi0, r0.v AS v0,
  p.l0,
  r1.lo AS lo1, r1.hi AS hi1, r1.v AS v1,
  p.l1,
  r2.lo AS lo2, r2.hi AS hi2, r2.v AS v2,
  p.l2
FROM "published_1" AS p
JOIN (SELECT n.*, CASE WHEN n.label IS NULL THEN CAST('' AS VARCHAR) ELSE (CAST('.' AS VARCHAR) || n.label) END AS told FROM "readings_1" AS n) AS r0
  ON r0.told = CASE WHEN p.l0 IS NULL THEN CAST('' AS VARCHAR) ELSE (CAST('.' AS VARCHAR) || p.l0) END
JOIN (SELECT n.*, CASE WHEN n.label IS NULL THEN CAST('' AS VARCHAR) ELSE (CAST('.' AS VARCHAR) || n.label) END AS told FROM "readings_2" AS n) AS r1
  ON r1.told = CASE WHEN p.l1 IS NULL THEN CAST('' AS VARCHAR) ELSE (CAST('.' AS VARCHAR) || p.l1) END
JOIN (SELECT n.*, CASE WHEN n.label IS NULL THEN CAST('' AS VARCHAR) ELSE (CAST('.' AS VARCHAR) || n.label) END AS told FROM "readings_3" AS n) AS r2
  ON r2.told = CASE WHEN p.l2 IS NULL THEN CAST('' AS VARCHAR) ELSE (CAST('.' AS VARCHAR) || p.l2) END;

-- name: read_members
SELECT g.class, s.code
FROM "regions_1" AS g
JOIN "told_1" AS t ON t.label = g.l2
JOIN "said_1" AS s ON s.told = t.code
UNION ALL
SELECT g.class, v.code
FROM "regions_1" AS g
JOIN "dictionary_1" AS v ON v.value IS NULL
WHERE g.l2 IS NULL;

-- name: ambiguous
SELECT COUNT(*)
FROM (
  SELECT c.cell
FROM "cells_1" AS c
JOIN "regions_1" AS g ON
c.c0 BETWEEN g.lo0 AND g.hi0 AND c.c1 BETWEEN g.lo1 AND g.hi1 AND c.c2 BETWEEN g.lo2 AND g.hi2
JOIN "members_1" AS m2 ON m2.class = g.class AND m2.code = c.c2
  GROUP BY c.cell
  HAVING COUNT(*) > 1
) AS r;

-- name: labels_beside
SELECT class, l0, l1, l2 FROM "published_1"
UNION ALL
SELECT -1 - cell, l0, l1, l2
FROM (
  SELECT c.cell, m.l0, m.l1, m.l2,
    ROW_NUMBER() OVER (PARTITION BY c.cell ORDER BY m.n DESC, m.place) AS number
  FROM "cells_1" AS c
  JOIN "map_1" AS m ON
m.c0 = c.c0 AND m.c1 = c.c1 AND m.c2 = c.c2
) AS searched
WHERE number = 1;

-- name: places
SELECT class,
  DENSE_RANK() OVER (ORDER BY i0, i1, i2) AS place
FROM (
  SELECT p.class, COALESCE(r0.id, 0) AS i0, COALESCE(r1.id, 0) AS i1, COALESCE(r2.id, 0) AS i2
  FROM "labels_1" AS p
  LEFT JOIN (
    SELECT label, ROW_NUMBER() OVER (ORDER BY (CAST(label AS VARCHAR) COLLATE "binary")) AS id
    FROM (SELECT l0 AS label FROM "labels_1" WHERE l0 IS NOT NULL GROUP BY l0) AS g
  ) AS r0 ON r0.label = p.l0
  LEFT JOIN (
    SELECT label, ROW_NUMBER() OVER (ORDER BY (CAST(label AS VARCHAR) COLLATE "binary")) AS id
    FROM (SELECT l1 AS label FROM "labels_1" WHERE l1 IS NOT NULL GROUP BY l1) AS g
  ) AS r1 ON r1.label = p.l1
  LEFT JOIN (
    SELECT label, ROW_NUMBER() OVER (ORDER BY (CAST(label AS VARCHAR) COLLATE "binary")) AS id
    FROM (SELECT l2 AS label FROM "labels_1" WHERE l2 IS NOT NULL GROUP BY l2) AS g
  ) AS r2 ON r2.label = p.l2
) AS ranked;

-- name: other_sizes
SELECT COUNT(*)
FROM (
  SELECT place
  FROM (
    SELECT place, COUNT(*) AS n FROM "main"."sqlanon_recoding_run_known" GROUP BY place
    UNION ALL
    SELECT p.place, -c.n FROM "places_1" AS p JOIN "published_1" AS c ON c.class = p.class
  ) AS sizes
  GROUP BY place
  HAVING SUM(n) <> 0
) AS differing;

-- name: stayed
SELECT cell, class
FROM (
  SELECT cell, class, ROW_NUMBER() OVER (PARTITION BY cell ORDER BY n DESC, class) AS number
  FROM (
    SELECT h.cell, g.class, SUM(h.n) AS n
    FROM "held_1" AS h
    JOIN "dictionary_1" AS v ON v.code = h.s
    JOIN "places_1" AS p ON p.place = v.value
    JOIN "regions_1" AS g ON g.told = p.class
    JOIN "cells_1" AS c ON c.cell = h.cell
      AND c.c0 BETWEEN g.lo0 AND g.hi0
      AND c.c1 BETWEEN g.lo1 AND g.hi1
    JOIN "members_1" AS m1 ON m1.class = g.class AND m1.code = c.c1
    GROUP BY h.cell, g.class
  ) AS held_by
) AS ranked
WHERE number = 1;

-- name: searched_again
SELECT -1 - s.class AS cell, g.class
FROM "places_1" AS s
JOIN "places_1" AS p ON p.place = s.place AND p.class >= 1
JOIN "regions_1" AS g ON g.told = p.class
WHERE s.class < 0;

-- name: placed
SELECT c.cell,
COALESCE(MIN(CASE WHEN g.class = k.class THEN g.class END), MIN(g.class)) AS class,
  MIN(c.n) AS n
FROM "cells_1" AS c
JOIN "regions_1" AS g ON
c.c0 BETWEEN g.lo0 AND g.hi0 AND c.c1 BETWEEN g.lo1 AND g.hi1 AND c.c2 BETWEEN g.lo2 AND g.hi2
JOIN "members_1" AS m2 ON m2.class = g.class AND m2.code = c.c2
LEFT JOIN "stayed_1" AS k ON k.cell = c.cell
GROUP BY c.cell;

-- name: small
SELECT COUNT(*) FROM "regions_1" AS g
LEFT JOIN (SELECT class, SUM(n) AS n FROM "placed_1" GROUP BY class) AS p ON p.class = g.class
WHERE p.class IS NULL OR p.n < 3;

-- name: filled
SELECT g.*
FROM "regions_1" AS g
JOIN (SELECT class FROM "placed_1" GROUP BY class HAVING SUM(n) >= 3) AS p ON p.class = g.class;

-- name: held
SELECT p.cell, p.class, p.n
FROM "assignment_1" AS p
LEFT JOIN "violating_1" AS v ON v.class = p.class
WHERE v.class IS NULL;

-- name: ends
SELECT MIN(code) AS lo, MAX(code) AS hi FROM "dictionary_1";

-- name: rows_placed
SELECT COALESCE(SUM(n), 0) FROM "placed_1";

-- name: items_of_classes
SELECT person, node, known, times
FROM (
  SELECT h.s AS person, a.class AS node, MIN(CASE WHEN h.s = -1 THEN 0 ELSE 1 END) AS known, CAST(SUM(h.n) AS BIGINT) AS held
  FROM "held_1" AS h
  JOIN "placed_1" AS a ON a.cell = h.cell
  GROUP BY h.s, a.class
) AS labelled
JOIN (
SELECT 1 AS times UNION ALL SELECT 2 AS times
) AS counted ON times <= held
WHERE known = 1 OR times = 1;

-- name: rare
SELECT COUNT(*)
FROM (
  SELECT x1 FROM (
SELECT i1.node AS x1
FROM "items_1" AS i1
WHERE i1.times = 1
GROUP BY i1.node, i1.times
HAVING SUM(i1.known) < 3
  ) AS c1
  UNION ALL
  SELECT x1 FROM (
SELECT i1.node AS x1
FROM "items_1" AS i1
WHERE i1.times = 2
GROUP BY i1.node, i1.times
HAVING SUM(i1.known) < 3
  ) AS c2
  UNION ALL
  SELECT x1 FROM (
SELECT i1.node AS x1, i2.node AS x2
FROM "items_1" AS i1
JOIN "items_1" AS i2 ON i2.person = i1.person AND i1.node < i2.node
WHERE i1.times + i2.times = 2 AND i1.known = 1
GROUP BY i1.node, i1.times, i2.node, i2.times
HAVING SUM(i1.known) < 3
  ) AS c3
) AS rare;

-- name: outside
SELECT c.cell, 12 + ROW_NUMBER() OVER (ORDER BY c.cell) AS class, c.n
FROM "cells_1" AS c
LEFT JOIN "placed_1" AS p ON p.cell = c.cell
WHERE p.cell IS NULL;

-- name: boxes
SELECT g.class, p.n, 0 AS fresh, g.lo0, g.hi0, g.v0, g.lo1, g.hi1, g.v1, g.lo2, g.hi2, g.v2
FROM "regions_1" AS g
JOIN (SELECT class, CAST(SUM(n) AS BIGINT) AS n FROM "placed_1" GROUP BY class) AS p ON p.class = g.class
UNION ALL
SELECT o.class, o.n, 1 AS fresh, c.c0 AS lo0, c.c0 AS hi0, 0 AS v0, c.c1 AS lo1, c.c1 AS hi1, 0 AS v1, c.c2 AS lo2, c.c2 AS hi2, 0 AS v2
FROM "outside_1" AS o JOIN "cells_1" AS c ON c.cell = o.cell;

-- name: begun_members
SELECT class, code FROM "members_1"
UNION ALL
SELECT o.class, c.c2 AS code FROM "outside_1" AS o JOIN "cells_1" AS c ON c.cell = o.cell;

-- name: both
SELECT cell, class, n FROM "placed_1"
UNION ALL
SELECT cell, class, n FROM "outside_1";

-- name: left
SELECT p.cell FROM "assignment_1" AS p JOIN "violating_1" AS v ON v.class = p.class;

-- name: box_loss
(0 + CAST(1037266310937333 AS BIGINT) * LEAST(p.hi0 - p.lo0, 38) + CAST(6569353302603109 AS BIGINT) * COALESCE(NULLIF(CASE WHEN p.v1 <= 0 AND t1.k0 = z1.k0 THEN t1.s0 WHEN p.v1 <= 1 AND t1.k1 = z1.k1 THEN t1.s1 WHEN p.v1 <= 2 AND t1.k2 = z1.k2 THEN t1.s2 WHEN p.v1 <= 3 AND t1.k3 = z1.k3 THEN t1.s3 END, 1), 0) + CAST(19708059907809327 AS BIGINT) * LEAST(p.hi2 - p.lo2, 2));

-- name: weighed
SELECT p.*, (0 + CAST(1037266310937333 AS BIGINT) * LEAST(p.hi0 - p.lo0, 38) + CAST(6569353302603109 AS BIGINT) * COALESCE(NULLIF(CASE WHEN p.v1 <= 0 AND t1.k0 = z1.k0 THEN t1.s0 WHEN p.v1 <= 1 AND t1.k1 = z1.k1 THEN t1.s1 WHEN p.v1 <= 2 AND t1.k2 = z1.k2 THEN t1.s2 WHEN p.v1 <= 3 AND t1.k3 = z1.k3 THEN t1.s3 END, 1), 0) + CAST(19708059907809327 AS BIGINT) * LEAST(p.hi2 - p.lo2, 2)) AS lost
FROM "boxes_1" AS p
JOIN "tree_1" AS t1 ON t1.code = p.lo1
JOIN "tree_1" AS z1 ON z1.code = p.hi1;

-- name: near
SELECT class, other, rise
FROM (
  SELECT class, other, rise, ROW_NUMBER() OVER (PARTITION BY class ORDER BY rise, other) AS place
  FROM (
    SELECT p.class, p.other, p.n * (0 + CAST(1037266310937333 AS BIGINT) * LEAST(p.hi0 - p.lo0, 38) + CAST(6569353302603109 AS BIGINT) * COALESCE(NULLIF(CASE WHEN p.v1 <= 0 AND t1.k0 = z1.k0 THEN t1.s0 WHEN p.v1 <= 1 AND t1.k1 = z1.k1 THEN t1.s1 WHEN p.v1 <= 2 AND t1.k2 = z1.k2 THEN t1.s2 WHEN p.v1 <= 3 AND t1.k3 = z1.k3 THEN t1.s3 END, 1), 0) + CAST(19708059907809327 AS BIGINT) * LEAST(p.hi2 - p.lo2, 2)) - p.apart AS rise
    FROM (
      SELECT x.class, y.class AS other, x.n + y.n AS n, x.n * x.lost + y.n * y.lost AS apart,
        LEAST(x.lo0, y.lo0) AS lo0,
        GREATEST(x.hi0, y.hi0) AS hi0,
        GREATEST(x.v0, y.v0) AS v0,
        LEAST(x.lo1, y.lo1) AS lo1,
        GREATEST(x.hi1, y.hi1) AS hi1,
        GREATEST(x.v1, y.v1) AS v1,
        LEAST(x.lo2, y.lo2) AS lo2,
        GREATEST(x.hi2, y.hi2) AS hi2,
        GREATEST(x.v2, y.v2) AS v2
      FROM "violating_1" AS v
      JOIN "weighed_1" AS x ON x.class = v.class
      JOIN "blocks_1" AS b ON b.class = v.class
      JOIN "blocks_1" AS c ON c.block = b.block AND c.class <> b.class
      JOIN "weighed_1" AS y ON y.class = c.class
    ) AS p
JOIN "tree_1" AS t1 ON t1.code = p.lo1
JOIN "tree_1" AS z1 ON z1.code = p.hi1
  ) AS risen
) AS ranked
WHERE place = 1;

-- name: united
SELECT class, CAST(SUM(n) AS BIGINT) AS n, CASE WHEN COUNT(*) > 1 THEN 1 ELSE MAX(fresh) END AS fresh,
  MIN(lo0) AS lo0, MAX(hi0) AS hi0, MAX(v0) AS v0,
  MIN(lo1) AS lo1, MAX(hi1) AS hi1, MAX(v1) AS v1,
  MIN(lo2) AS lo2, MAX(hi2) AS hi2, MAX(v2) AS v2
FROM (
  SELECT COALESCE(m.other, b.class) AS class, b.n, b.fresh, b.lo0, b.hi0, b.v0, b.lo1, b.hi1, b.v1, b.lo2, b.hi2, b.v2
  FROM "boxes_1" AS b
  LEFT JOIN "moves_1" AS m ON m.class = b.class
) AS gone
GROUP BY class;

-- name: united_members
SELECT DISTINCT COALESCE(m.other, s.class) AS class, s.code
FROM "members_1" AS s
LEFT JOIN "moves_1" AS m ON m.class = s.class;

-- name: widened
SELECT w.class, w.n, w.fresh,
  CASE WHEN w.all0 = 1 THEN e0.lo
    ELSE w.lo0 END AS lo0,
  CASE WHEN w.all0 = 1 THEN e0.hi
    ELSE w.hi0 END AS hi0,
  CASE WHEN w.all0 = 1 THEN 2 ELSE w.v0 END AS v0,
  CASE WHEN w.fresh = 0 THEN w.lo1 ELSE w.k1 END AS lo1,
  CASE WHEN w.fresh = 0 THEN w.hi1 ELSE e1.hi END AS hi1,
  CASE WHEN w.fresh = 0 THEN w.v1 ELSE w.met1 END AS v1,
  CASE WHEN w.all2 = 1 THEN e2.lo
    ELSE w.lo2 END AS lo2,
  CASE WHEN w.all2 = 1 THEN e2.hi
    ELSE w.hi2 END AS hi2,
  CASE WHEN w.all2 = 1 THEN 2 ELSE w.v2 END AS v2
FROM (
  SELECT p.*,
    CASE WHEN p.fresh = 1 AND (p.v0 = 2) THEN 1
      ELSE 0 END AS all0,
    CASE WHEN p.v1 <= 0 AND t1.k0 = z1.k0 THEN 0 WHEN p.v1 <= 1 AND t1.k1 = z1.k1 THEN 1 WHEN p.v1 <= 2 AND t1.k2 = z1.k2 THEN 2 WHEN p.v1 <= 3 AND t1.k3 = z1.k3 THEN 3 END AS met1,
    CASE WHEN p.v1 <= 0 AND t1.k0 = z1.k0 THEN t1.k0 WHEN p.v1 <= 1 AND t1.k1 = z1.k1 THEN t1.k1 WHEN p.v1 <= 2 AND t1.k2 = z1.k2 THEN t1.k2 WHEN p.v1 <= 3 AND t1.k3 = z1.k3 THEN t1.k3 END AS k1,
    CASE WHEN p.fresh = 1 AND (p.v2 = 2
      OR p.lo2 < p.hi2 AND p.hi2 = 4) THEN 1
      ELSE 0 END AS all2
  FROM "united_1" AS p
  JOIN "tree_1" AS t1 ON t1.code = p.lo1
  JOIN "tree_1" AS z1 ON z1.code = p.hi1
) AS w
JOIN "ends_1" AS e0
  ON 1 = 1
JOIN "ends_2" AS e1
  ON e1.level = w.met1 AND e1.lo = w.k1
JOIN "ends_3" AS e2
  ON 1 = 1;

-- name: all_members
SELECT s.class, s.code
FROM "members_1" AS s JOIN "boxes_1" AS b ON b.class = s.class
WHERE b.fresh = 0 OR b.v2 < 2
UNION ALL
SELECT b.class, v.code
FROM "boxes_1" AS b CROSS JOIN "dictionary_1" AS v
WHERE b.fresh = 1 AND b.v2 = 2;

-- name: new_boxes
SELECT b.class, b.n, b.lo0, b.hi0, b.lo1, b.hi1, b.lo2, b.hi2
FROM "boxes_1" AS b
WHERE b.fresh = 1;

-- name: node_label
SELECT b.class, CASE b.v1 WHEN 0 THEN t.l0 WHEN 1 THEN t.l1 WHEN 2 THEN t.l2 WHEN 3 THEN t.l3 END AS label
FROM "boxes_1" AS b
JOIN "tree_1" AS t ON t.code = b.lo1
WHERE b.fresh = 1;

-- name: set_codes
SELECT s.class, s.code AS c2
FROM "members_1" AS s JOIN "boxes_1" AS b ON b.class = s.class
WHERE b.fresh = 1;

-- name: labelled
SELECT
  ROW_NUMBER() OVER (ORDER BY hi0 - lo0 + hi1 - lo1 + hi2 - lo2
, lo0, hi0, lo1, hi1, lo2, hi2
, l0, l1, l2, was) AS class, was, lo0, hi0, v0, l0, lo1, hi1, v1, l1, lo2, hi2, v2, l2
FROM (
  SELECT b.class AS was, b.lo0, b.hi0, b.v0,
    CASE WHEN b.fresh = 0 THEN g.l0 WHEN b.v0 = 2 THEN CAST('*' AS VARCHAR)
      ELSE p0.label END AS l0, b.lo1, b.hi1, b.v1,
    CASE WHEN b.fresh = 0 THEN g.l1
      ELSE p1.label END AS l1, b.lo2, b.hi2, b.v2,
    CASE WHEN b.fresh = 0 THEN g.l2 WHEN b.v2 = 2 THEN CAST('*' AS VARCHAR)
      ELSE p2.label END AS l2
  FROM "boxes_1" AS b
  LEFT JOIN "regions_1" AS g ON g.class = b.class
  LEFT JOIN "label_1" AS p0 ON p0.class = b.class
  LEFT JOIN "label_2" AS p1 ON p1.class = b.class
  LEFT JOIN "label_3" AS p2 ON p2.class = b.class
) AS told;

-- name: staying
SELECT a.cell, g.class
FROM "assignment_1" AS a
JOIN "regions_1" AS r ON r.was = a.class
JOIN (
  SELECT class, MIN(class) OVER (PARTITION BY place) AS told FROM "places_1"
) AS p ON p.class = r.class
JOIN "regions_2" AS g ON g.told = p.told;

-- name: astray
SELECT a.class, MIN(r.was) AS other, 0 AS rise
FROM "assignment_1" AS a
JOIN "placed_1" AS p ON p.cell = a.cell
JOIN "regions_1" AS g ON g.class = p.class
JOIN "regions_2" AS r ON r.class = g.told
WHERE r.was <> a.class
GROUP BY a.class;

-- name: risen
SELECT COALESCE(SUM(n), 0) FROM "placed_1"
WHERE cell IN (SELECT cell FROM "failing_1") OR cell IN (SELECT cell FROM "outside_1");

-- name: renumbered_members
SELECT r.class, s.code
FROM "members_1" AS s JOIN "regions_1" AS r ON r.was = s.class;

-- name: renumbered
SELECT o.cell, r.class, o.n
FROM "placed_1" AS o JOIN "regions_1" AS r ON r.was = o.class;

-- name: leveled
SELECT c.cell, c.n,
  0 + 6 * (DENSE_RANK() OVER (
    ORDER BY t0.k1, t1.k1, t2.k0) - 1) AS class
FROM "cells_1" AS c
JOIN "tree_1" AS t0 ON t0.code = c.c0
JOIN "tree_2" AS t1 ON t1.code = c.c1
JOIN "tree_3" AS t2 ON t2.code = c.c2;

-- name: merged
SELECT cell, class, n FROM "held_1";

-- name: merged_levels
SELECT DISTINCT class, 1 AS v0, 1 AS v1, 0 AS v2 FROM "held_1";
