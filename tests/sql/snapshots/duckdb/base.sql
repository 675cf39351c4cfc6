-- name: drop
DROP TABLE IF EXISTS "listed_1";
DROP TABLE IF EXISTS "counts_1";
DROP TABLE IF EXISTS "counts_2";
DROP TABLE IF EXISTS "levels_1";
DROP TABLE IF EXISTS "hierarchy_1";
DROP TABLE IF EXISTS "listed_2";

-- name: view
CREATE TEMPORARY VIEW "map_1" AS
SELECT p.c0, p.c1, p.c2, p.c3, p.c4, p.c5, p.n, p.passed, l.l0, l.l1, l.l2, l.l3, l.l4, l.l5, l.place, p.class
FROM (
  SELECT class, n, c0, c1, c2, c3, c4, c5,
    CAST(0 AS BIGINT) AS passed
  FROM "coded_1"
) AS p
JOIN "labels_1" AS l ON l.class = p.class;
