SELECT 0 AS attribute, COUNT(DISTINCT t.k0) AS n
FROM "tree_1" AS t JOIN "dictionary_1" AS v ON v.code = t.code
UNION ALL
SELECT 1 AS attribute, COUNT(DISTINCT t.k1) AS n
FROM "tree_2" AS t JOIN "dictionary_2" AS v ON v.code = t.code
UNION ALL
SELECT 2 AS attribute, COUNT(DISTINCT t.k0) AS n
FROM "tree_3" AS t JOIN "dictionary_3" AS v ON v.code = t.code;

SELECT 0 AS attribute, COUNT(DISTINCT t.k0) AS n
FROM "tree_1" AS t JOIN "dictionary_1" AS v ON v.code = t.code
UNION ALL
SELECT 1 AS attribute, COUNT(DISTINCT t.k0) AS n
FROM "tree_2" AS t JOIN "dictionary_2" AS v ON v.code = t.code
UNION ALL
SELECT 2 AS attribute, COUNT(DISTINCT t.k0) AS n
FROM "tree_3" AS t JOIN "dictionary_3" AS v ON v.code = t.code;
