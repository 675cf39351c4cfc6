-- name: extent
SELECT COUNT(*) AS number, MIN(cell) AS least, MAX(cell) AS greatest FROM "cells_1";

-- name: packed
SELECT COUNT(*) AS number, STRING_AGG((CAST(cell AS VARCHAR) || ',' || CAST(c0 AS VARCHAR) || ',' || CAST(c1 AS VARCHAR) || ',' || CAST(c2 AS VARCHAR) || ',' || CAST(n AS VARCHAR) || ';'), '') AS packed
FROM "cells_1" AS numbers
GROUP BY cell % 1;

-- name: dictionaries
(SELECT 0 AS place, code, n FROM "dictionary_1" UNION ALL
SELECT 1 AS place, code, n FROM "dictionary_2" UNION ALL
SELECT 2 AS place, code, n FROM "dictionary_3"
);

-- name: one_dictionary
(SELECT code, n FROM "dictionary_1" WHERE place = 1);

-- name: ends
SELECT MAX(CAST(value AS DOUBLE PRECISION)) / 2 - MIN(CAST(value AS DOUBLE PRECISION)) / 2 FROM "dictionary_1";

-- name: distances
SELECT v.code, v.n, CAST(v.value AS DOUBLE PRECISION) - e.least AS value
FROM "dictionary_1" AS v
CROSS JOIN (SELECT MIN(CAST(value AS DOUBLE PRECISION)) AS least FROM "dictionary_1") AS e;

-- name: rows
SELECT "code", "n", "value" FROM "distances_1" AS numbers;

-- name: climbed
SELECT code, k0, s0, 0 AS l0, k1, s1, 0 + CASE WHEN l1 = l0 THEN 0 ELSE 1 END AS l1, k2, s2, 0 + CASE WHEN l1 = l0 THEN 0 ELSE 1 END + CASE WHEN l2 = l1 THEN 0 ELSE 1 END AS l2, k3, s3, 0 + CASE WHEN l1 = l0 THEN 0 ELSE 1 END + CASE WHEN l2 = l1 THEN 0 ELSE 1 END + CASE WHEN l3 = l2 THEN 0 ELSE 1 END AS l3
FROM "tree_1";
