-- name: values
SELECT 0 AS attribute, COUNT(DISTINCT t.k0) AS n
FROM "tree_1" AS t JOIN "dictionary_1" AS v ON v.code = t.code
UNION ALL
SELECT 1 AS attribute, COUNT(DISTINCT t.k1) AS n
FROM "tree_2" AS t JOIN "dictionary_2" AS v ON v.code = t.code
UNION ALL
SELECT 2 AS attribute, COUNT(DISTINCT t.k0) AS n
FROM "tree_3" AS t JOIN "dictionary_3" AS v ON v.code = t.code;

-- name: number
SELECT COUNT(*) FROM "state_1";

-- name: chosen
SELECT cell, n, g0, s0 AS s0, g1, s1 AS s1, g2, s2 AS s2
FROM (
  SELECT o.*,
    SUM(n) OVER (PARTITION BY g0, g1, g2) AS size
  FROM "state_1" AS o
  WHERE cell NOT IN (SELECT cell FROM "chosen_1")
) AS q
JOIN (
  SELECT o.g0 AS p0, o.g1 AS p1, o.g2 AS p2, COUNT(*) AS members
  FROM "state_1" AS o
  JOIN "held_1" AS h ON h.cell = o.cell
  WHERE h.s <> -1 AND o.cell NOT IN (SELECT cell FROM "chosen_1")
  GROUP BY o.g0, o.g1, o.g2
  HAVING COUNT(DISTINCT h.s) >= 3
) AS c ON c.p0 = q.g0 AND c.p1 = q.g1 AND c.p2 = q.g2
WHERE size >= 3;

-- name: open
SELECT o.* FROM "state_1" AS o WHERE o.cell NOT IN (SELECT cell FROM "chosen_1");

-- name: published
SELECT SUM(n) FROM "classes_1";

-- name: joined
SELECT cell, class, s0, s1, s2
FROM (
  SELECT p.*, ROW_NUMBER() OVER (
      PARTITION BY cell
      ORDER BY n * (s0 + s1)
          + size * (s0 - h0 + s1 - h1),
s0 * 2 + s1 * 1, class) AS place
  FROM (
    SELECT o.cell, o.n, c.class, c.size,
CASE WHEN c.v0 = 1 OR c.g0 <> o.g0 THEN 1 ELSE 0 END AS s0,
      CASE WHEN c.v0 = 1 THEN 1 ELSE 0 END AS h0,
CASE WHEN c.v1 = 1 OR c.g1 <> o.g1 THEN 1 ELSE 0 END AS s1,
      CASE WHEN c.v1 = 1 THEN 1 ELSE 0 END AS h1,
o.s2 AS s2,
      CASE WHEN c.v2 = 1 THEN 1 ELSE 0 END AS h2
    FROM "open_1" AS o
    JOIN (
      SELECT DISTINCT class, size, v0, g0, v1, g1, v2, g2
      FROM "classes_1"
    ) AS c ON c.g2 = o.g2
  ) AS p
) AS q
WHERE place = 1;

-- name: widened
SELECT class, MAX(s0) AS s0, MAX(s1) AS s1, MAX(s2) AS s2
FROM "joined_1" GROUP BY class;

-- name: settled
SELECT c.cell, c.n, c.g0, COALESCE(w.s0, c.s0) AS s0, c.g1, COALESCE(w.s1, c.s1) AS s1, c.g2, COALESCE(w.s2, c.s2) AS s2
FROM "chosen_1" AS c
JOIN "classes_1" AS l ON l.cell = c.cell
LEFT JOIN "widened_1" AS w ON w.class = l.class
UNION ALL
SELECT o.cell, o.n, o.g0, w.s0, o.g1, w.s1, o.g2, w.s2
FROM "open_1" AS o
JOIN "joined_1" AS j ON j.cell = o.cell
JOIN "widened_1" AS w ON w.class = j.class;
