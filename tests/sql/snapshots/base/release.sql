-- name: numbers
SELECT r.old, ROW_NUMBER() OVER (ORDER BY r.lot) AS new
FROM (SELECT s."person" AS old, RANDOM() AS lot FROM "people" AS s) AS r;

-- name: no_key
SELECT COUNT(*) - COUNT(DISTINCT old) FROM "numbers_1";

-- name: numbered
SELECT s."age", s."zip", s."city", s."grade", s."illness", n.new AS "person", s."person" AS sqlanon_key
FROM "people" AS s
JOIN "numbers_1" AS n ON n.old = s."person";

-- name: renumbered
SELECT n.old, n.new AS was, ROW_NUMBER() OVER (ORDER BY n.new) AS new
FROM "numbers_1" AS n JOIN "admitted_1" AS s ON s."person" = n.new;

-- name: renumbered_rows
SELECT s."city", s."grade", s."illness", s."sqlanon_key", n.new AS "person"
FROM "admitted_1" AS s JOIN "numbers_1" AS n ON n.was = s."person";

-- name: padding
-- postgresql
SELECT "inner0", "outer0"FROM "pad_1";

-- name: owned
SELECT s."day", s."what", n.new AS "whose"
FROM "costs" AS s
JOIN "numbers_1" AS n ON n.old = s."whose"
JOIN "published_1" AS p ON p."person" = n.new;
