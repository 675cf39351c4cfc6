-- name: numbers
SELECT told AS old, ROW_NUMBER() OVER (
    ORDER BY residue * residue % 2147483579 * residue % 2147483579, number) AS new
FROM (
  SELECT told, number,
    (CAST(number AS BIGINT) % 2147483579 * 1244530628 + 1677127799) % 2147483579
    AS residue
  FROM (
    SELECT CASE WHEN r.old IS NULL THEN NULL ELSE r.told END AS told, ROW_NUMBER() OVER (ORDER BY r.old) AS number
    FROM (SELECT s."id" AS old, s."id" AS told FROM "nodes" AS s) AS r
  ) AS numbered
) AS mixed;

-- name: persons
SELECT s."age", n.new AS sqlanon_node
FROM "nodes" AS s
JOIN "numbers_1" AS n ON n.old = s."id";

-- name: links
SELECT
  CASE WHEN s."one" IS NULL THEN NULL ELSE s."one" END AS first_key,
  CASE WHEN s."two" IS NULL THEN NULL ELSE s."two" END AS second_key
FROM "links" AS s;

-- name: ends
SELECT CASE WHEN a.new < b.new THEN a.new ELSE b.new END AS a, CASE WHEN a.new < b.new THEN b.new ELSE a.new END AS b
FROM "links_1" AS l
LEFT JOIN "numbers_1" AS a ON a.old = l.first_key
LEFT JOIN "numbers_1" AS b ON b.old = l.second_key;

-- name: fates
SELECT COUNT(*) AS links, COUNT(CASE WHEN a IS NULL OR b IS NULL THEN 1 END) AS nobodys,
  COUNT(CASE WHEN a = b THEN 1 END) AS loops
FROM "ends_1";

-- name: edges
SELECT DISTINCT a, b FROM "ends_1" WHERE a < b;

-- name: nodes
SELECT h.s AS cell, c.c0, h.n
FROM "held_1" AS h
JOIN "cells_1" AS c ON c.cell = h.cell;

-- name: both_ways
SELECT x.code AS a, y.code AS b
FROM (
  SELECT a, b FROM "edges_1"
  UNION ALL
  SELECT b, a FROM "edges_1"
) AS e
JOIN "dictionary_1" AS x ON x.value = e.a
JOIN "dictionary_1" AS y ON y.value = e.b;

-- name: order
SELECT cell, ROW_NUMBER() OVER (ORDER BY o.place, o.cell) AS place FROM "order_1" AS o;

-- name: degrees
SELECT x.*, COALESCE(g.degree, 0) AS degree
FROM "cells_1" AS x
LEFT JOIN (SELECT a, COUNT(*) AS degree FROM "edges_1" GROUP BY a) AS g ON g.a = x.cell;

-- name: placed
SELECT e.a, e.b, x.block AS here, y.block AS there
FROM "edges_1" AS e
JOIN "nodes_1" AS x ON x.cell = e.a
JOIN "nodes_1" AS y ON y.cell = e.b;

-- name: met
SELECT a, b, CAST(SUM(shared) AS BIGINT) AS shared
FROM (
  SELECT a, b, 1 AS shared FROM "placed_1" WHERE here = there
  UNION ALL
  SELECT e.a, f.b, 1
  FROM "placed_1" AS e
  JOIN "placed_1" AS f ON f.a = e.b AND f.there = e.here
) AS gathered
WHERE a <> b
GROUP BY a, b;

-- name: shared
SELECT block, cell, CAST(SUM(shared) AS BIGINT) AS shared
FROM (
  SELECT o.block, o.cell, o.shared
  FROM "shared_1" AS o
  JOIN "growing_1" AS s ON s.block = o.block AND s.growing = 1
  UNION ALL
  SELECT s.block, m.b, m.shared
  FROM "growing_1" AS s
  JOIN "met_1" AS m ON m.a = s.cell
  WHERE s.growing = 1
) AS gathered
GROUP BY block, cell;

-- name: near
SELECT p.block, p.class, f.cell, CAST(SUM(y.degree) AS BIGINT) AS degrees,
  CAST(SUM(COALESCE(m.shared, 0)) AS BIGINT) AS shared
FROM (SELECT block, MIN(cell) AS cell FROM "free_1" GROUP BY block) AS f
JOIN "parts_1" AS p ON p.block = f.block
JOIN "nodes_1" AS y ON y.cell = p.cell
LEFT JOIN "met_1" AS m ON m.a = f.cell AND m.b = p.cell
GROUP BY p.block, p.class, f.cell;

-- name: lost
SELECT SUM(CAST(s.size AS DOUBLE PRECISION) * (0 + CAST(104811045873349725 AS BIGINT) * LEAST(s.hi0 - s.lo0, 4))
) AS units FROM "clusters_1" AS s;

-- name: by_value
SELECT h.cell, h.s, a.class, h.n
FROM "held_1" AS h
JOIN "clusters_1" AS a ON a.cell = h.s;

-- name: linked
SELECT x.class AS a, y.class AS b, COUNT(*) AS edges
FROM "edges_1" AS e
JOIN "by_value_1" AS x ON x.s = e.a
JOIN "by_value_1" AS y ON y.s = e.b
GROUP BY x.class, y.class;

-- name: assignment
SELECT cell, class, CAST(SUM(n) AS BIGINT) AS n FROM "by_value_1" GROUP BY cell, class;

-- name: clusters
SELECT g.place, p.persons, CAST(COALESCE(l.edges, 0) / 2 AS BIGINT) AS edges
FROM (SELECT class, CAST(SUM(n) AS BIGINT) AS persons FROM "assignment_1" GROUP BY class) AS p
JOIN "groups_1" AS g ON g.class = p.class
LEFT JOIN "linked_1" AS l ON l.a = p.class AND l.b = p.class;

-- name: between
SELECT g.place AS first_place, o.place AS second_place, l.edges
FROM "linked_1" AS l
JOIN "groups_1" AS g ON g.class = l.a
JOIN "groups_1" AS o ON o.class = l.b
WHERE g.place < o.place;

-- name: written
SELECT g.place, p.persons, CAST(COALESCE(l.edges, 0) / 2 AS BIGINT) AS edges
FROM (SELECT class, CAST(SUM(n) AS BIGINT) AS persons FROM "assignment_1" GROUP BY class) AS p
JOIN "groups_1" AS g ON g.class = p.class
LEFT JOIN "linked_1" AS l ON l.a = p.class AND l.b = p.class;

-- name: loss
SELECT CAST(SUM(persons) AS BIGINT) AS persons, CAST(SUM(CASE WHEN persons > 0 THEN 1 ELSE 0 END) AS BIGINT) AS clusters,
  CAST(SUM(CASE WHEN persons > 0 THEN edges ELSE 0 END) AS BIGINT) AS within_clusters,
  CAST(SUM(CASE WHEN persons > 0 THEN 0 ELSE edges END) AS BIGINT) AS between_clusters,
  CAST(SUM(CASE WHEN persons > 0 THEN 0 ELSE 1 END) AS BIGINT) AS pairs,
  CAST(SUM(CASE WHEN edges >= most AND most > 0 THEN 1 ELSE 0 END) AS BIGINT) AS complete,
  SUM(CASE WHEN most > 0 THEN 2.0 * CAST(edges AS DOUBLE PRECISION) * (1.0 - CAST(edges AS DOUBLE PRECISION) / CAST(most AS DOUBLE PRECISION))
    ELSE 0.0 END) AS lost
FROM (
  SELECT "size" AS persons, "edges" AS edges, CAST("size" AS BIGINT) * (CAST("size" AS BIGINT) - 1) / 2 AS most FROM "network_1"
  UNION ALL
  SELECT 0, e."edges", CAST(x."size" AS BIGINT) * y."size"
  FROM "network_2" AS e
  JOIN "network_1" AS x ON x."group_id" = e."group_id"
  JOIN "network_1" AS y ON y."group_id" = e."other_group_id"
) AS parts;

-- name: wrong_sizes
SELECT COUNT(*)
FROM (
  SELECT place
  FROM (
    SELECT "group_id" AS place, 1 AS shown, 0 AS placed, 0 AS told, 0 AS times FROM "main"."target_1"
    UNION ALL
    SELECT place, 0, 1, 0, 0 FROM "persons_1"
    UNION ALL
    SELECT "group_id", 0, 0, "size", 1 FROM "main"."target1_1"
  ) AS all_rows
  GROUP BY place
  HAVING SUM(shown) <> SUM(placed) OR SUM(shown) <> SUM(told) OR SUM(times) <> 1
) AS differing;

-- name: wrong_edges
SELECT COUNT(*)
FROM (
  SELECT place, other
  FROM (
    SELECT "group_id" AS place, "group_id" AS other, "edges" AS told, 0 AS held, 0 AS times FROM "main"."target1_1"
    UNION ALL
    SELECT "group_id", "other_group_id", "edges", 0, 1 FROM "main"."target2_1"
    UNION ALL
    SELECT LEAST(x.place, y.place), GREATEST(x.place, y.place), 0, 1, 0
    FROM (
      SELECT DISTINCT l.first_key, l.second_key
      FROM (
        SELECT first_key, second_key FROM "links_1"
        UNION ALL
        SELECT second_key, first_key FROM "links_1"
      ) AS l
      WHERE l.first_key < l.second_key
    ) AS e
    JOIN "numbers_1" AS a ON a.old = e.first_key
    JOIN "numbers_1" AS b ON b.old = e.second_key
    JOIN "persons_1" AS x ON x.number = a.new
    JOIN "persons_1" AS y ON y.number = b.new
  ) AS all_edges
  GROUP BY place, other
  HAVING SUM(told) <> SUM(held) OR SUM(times) > 1 OR (SUM(times) = 1 AND SUM(told) = 0)
) AS differing;

-- name: wrong_clusters
SELECT COUNT(*)
FROM (
  SELECT place
  FROM (
    SELECT "group_id" AS place, 1 AS shown, 0 AS told, 0 AS times, 0 AS wrong FROM "masked"
    UNION ALL
    SELECT "group_id", 0, COALESCE("size", 0), 1,
      CASE WHEN "size" >= 1 AND "edges" >= 0
        AND 2 * CAST("edges" AS DOUBLE PRECISION) <= CAST("size" AS DOUBLE PRECISION) * (CAST("size" AS DOUBLE PRECISION) - 1) THEN 0 ELSE 1 END
    FROM "masked_clusters"
  ) AS all_rows
  GROUP BY place
  HAVING place IS NULL OR SUM(shown) <> SUM(told) OR SUM(times) <> 1 OR SUM(wrong) > 0
) AS differing;

-- name: wrong_pairs
SELECT COUNT(*)
FROM (
  SELECT place
  FROM (
    SELECT e."group_id" AS place, e."other_group_id" AS other,
      CASE WHEN e."group_id" < e."other_group_id" AND e."edges" >= 1
        AND CAST(e."edges" AS DOUBLE PRECISION) <= CAST(x."size" AS DOUBLE PRECISION) * CAST(y."size" AS DOUBLE PRECISION) THEN 0 ELSE 1 END AS wrong
    FROM "masked_edges" AS e
    LEFT JOIN "masked_clusters" AS x ON x."group_id" = e."group_id"
    LEFT JOIN "masked_clusters" AS y ON y."group_id" = e."other_group_id"
  ) AS all_pairs
  GROUP BY place, other
  HAVING COUNT(*) > 1 OR SUM(wrong) > 0
) AS differing;

-- name: repeated_keys
SELECT COUNT(*)
FROM (
  SELECT told
  FROM (SELECT s."id" AS told FROM "masked" AS s WHERE s."id" IS NOT NULL) AS keys_of_all
  GROUP BY told
  HAVING COUNT(*) > 1
) AS repeated;

-- name: wrong_links
SELECT COUNT(*)
FROM (
  SELECT place, other
  FROM (
    SELECT "group_id" AS place, "group_id" AS other, "edges" AS told, 0 AS held FROM "masked_clusters"
    UNION ALL
    SELECT "group_id", "other_group_id", "edges", 0 FROM "masked_edges"
    UNION ALL
    SELECT LEAST(x.place, y.place), GREATEST(x.place, y.place), 0, 1
    FROM (
      SELECT DISTINCT l.first_key, l.second_key
      FROM (
        SELECT s."one" AS first_key, s."two" AS second_key FROM "links" AS s
        WHERE s."one" IS NOT NULL AND s."two" IS NOT NULL
        UNION ALL
        SELECT s."two", s."one" FROM "links" AS s
        WHERE s."one" IS NOT NULL AND s."two" IS NOT NULL
      ) AS l
      WHERE l.first_key < l.second_key
    ) AS e
    JOIN (
      SELECT s."id" AS told, s."group_id" AS place FROM "masked" AS s WHERE s."id" IS NOT NULL
    ) AS x ON x.told = e.first_key
    JOIN (
      SELECT s."id" AS told, s."group_id" AS place FROM "masked" AS s WHERE s."id" IS NOT NULL
    ) AS y ON y.told = e.second_key
  ) AS all_edges
  GROUP BY place, other
  HAVING SUM(told) <> SUM(held)
) AS differing;
