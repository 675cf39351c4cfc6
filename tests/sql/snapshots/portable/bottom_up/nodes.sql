SELECT 0 AS attribute, 0 AS level, t.k0 AS node,
t.k1 AS above,
  SUM(v.n * (t.s0 - 1)) AS units
FROM "tree_1" AS t JOIN "dictionary_1" AS v ON v.code = t.code
GROUP BY t.k0, t.k1
UNION ALL
SELECT 0 AS attribute, 1 AS level, t.k1 AS node,
NULL AS above,
  SUM(v.n * (t.s1 - 1)) AS units
FROM "tree_1" AS t JOIN "dictionary_1" AS v ON v.code = t.code
GROUP BY t.k1

UNION ALL
SELECT 1 AS attribute, 1 AS level, t.k1 AS node,
t.k2 AS above,
  SUM(v.n * (t.s1 - 1)) AS units
FROM "tree_2" AS t JOIN "dictionary_2" AS v ON v.code = t.code
GROUP BY t.k1, t.k2
UNION ALL
SELECT 1 AS attribute, 2 AS level, t.k2 AS node,
NULL AS above,
  SUM(v.n * (t.s2 - 1)) AS units
FROM "tree_2" AS t JOIN "dictionary_2" AS v ON v.code = t.code
GROUP BY t.k2

UNION ALL
SELECT 2 AS attribute, 0 AS level, t.k0 AS node,
t.k1 AS above,
  SUM(v.n * (t.s0 - 1)) AS units
FROM "tree_3" AS t JOIN "dictionary_3" AS v ON v.code = t.code
GROUP BY t.k0, t.k1
UNION ALL
SELECT 2 AS attribute, 1 AS level, t.k1 AS node,
NULL AS above,
  SUM(v.n * (t.s1 - 1)) AS units
FROM "tree_3" AS t JOIN "dictionary_3" AS v ON v.code = t.code
GROUP BY t.k1;

SELECT 0 AS attribute, 0 AS level, t.k0 AS node,
t.k1 AS above,
  SUM(v.n * (t.s0 - 1)) AS units
FROM "tree_1" AS t JOIN "dictionary_1" AS v ON v.code = t.code
GROUP BY t.k0, t.k1
UNION ALL
SELECT 0 AS attribute, 1 AS level, t.k1 AS node,
t.k2 AS above,
  SUM(v.n * (t.s1 - 1)) AS units
FROM "tree_1" AS t JOIN "dictionary_1" AS v ON v.code = t.code
GROUP BY t.k1, t.k2
UNION ALL
SELECT 0 AS attribute, 2 AS level, t.k2 AS node,
t.k3 AS above,
  SUM(v.n * (t.s2 - 1)) AS units
FROM "tree_1" AS t JOIN "dictionary_1" AS v ON v.code = t.code
GROUP BY t.k2, t.k3
UNION ALL
SELECT 0 AS attribute, 3 AS level, t.k3 AS node,
NULL AS above,
  SUM(v.n * (t.s3 - 1)) AS units
FROM "tree_1" AS t JOIN "dictionary_1" AS v ON v.code = t.code
GROUP BY t.k3;

SELECT 0 AS attribute, 0 AS level, t.k0 AS node,
t.k1 AS above,
  SUM(v.n * (t.s0 - 1)) AS units
FROM "tree_1" AS t JOIN "dictionary_1" AS v ON v.code = t.code
GROUP BY t.k0, t.k1
UNION ALL
SELECT 0 AS attribute, 1 AS level, t.k1 AS node,
t.k2 AS above,
  SUM(v.n * (t.s1 - 1)) AS units
FROM "tree_1" AS t JOIN "dictionary_1" AS v ON v.code = t.code
GROUP BY t.k1, t.k2
UNION ALL
SELECT 0 AS attribute, 2 AS level, t.k2 AS node,
NULL AS above,
  SUM(v.n * (t.s2 - 1)) AS units
FROM "tree_1" AS t JOIN "dictionary_1" AS v ON v.code = t.code
GROUP BY t.k2;

SELECT 0 AS attribute, 0 AS level, t.k0 AS node,
t.k1 AS above,
  SUM(v.n * (t.s0 - 1)) AS units
FROM "tree_1" AS t JOIN "dictionary_1" AS v ON v.code = t.code
GROUP BY t.k0, t.k1
UNION ALL
SELECT 0 AS attribute, 1 AS level, t.k1 AS node,
t.k2 AS above,
  SUM(v.n * (t.s1 - 1)) AS units
FROM "tree_1" AS t JOIN "dictionary_1" AS v ON v.code = t.code
GROUP BY t.k1, t.k2
UNION ALL
SELECT 0 AS attribute, 2 AS level, t.k2 AS node,
NULL AS above,
  SUM(v.n * (t.s2 - 1)) AS units
FROM "tree_1" AS t JOIN "dictionary_1" AS v ON v.code = t.code
GROUP BY t.k2

UNION ALL
SELECT 1 AS attribute, 0 AS level, t.k0 AS node,
t.k1 AS above,
  SUM(v.n * (t.s0 - 1)) AS units
FROM "tree_2" AS t JOIN "dictionary_2" AS v ON v.code = t.code
GROUP BY t.k0, t.k1
UNION ALL
SELECT 1 AS attribute, 1 AS level, t.k1 AS node,
t.k2 AS above,
  SUM(v.n * (t.s1 - 1)) AS units
FROM "tree_2" AS t JOIN "dictionary_2" AS v ON v.code = t.code
GROUP BY t.k1, t.k2
UNION ALL
SELECT 1 AS attribute, 2 AS level, t.k2 AS node,
NULL AS above,
  SUM(v.n * (t.s2 - 1)) AS units
FROM "tree_2" AS t JOIN "dictionary_2" AS v ON v.code = t.code
GROUP BY t.k2;
