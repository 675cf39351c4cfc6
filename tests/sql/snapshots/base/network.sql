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
