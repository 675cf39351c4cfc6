SELECT 0 AS attribute, 0 AS level, MIN(n) AS rarest
FROM (
  SELECT SUM(v.n) AS n
  FROM "tree_1" AS t JOIN "dictionary_1" AS v ON v.code = t.code
  GROUP BY t.k0
) AS q0
UNION ALL
SELECT 0 AS attribute, 1 AS level, MIN(n) AS rarest
FROM (
  SELECT SUM(v.n) AS n
  FROM "tree_1" AS t JOIN "dictionary_1" AS v ON v.code = t.code
  GROUP BY t.k1
) AS q1
UNION ALL
SELECT 1 AS attribute, 0 AS level, MIN(n) AS rarest
FROM (
  SELECT SUM(v.n) AS n
  FROM "tree_2" AS t JOIN "dictionary_2" AS v ON v.code = t.code
  GROUP BY t.k0
) AS q2
UNION ALL
SELECT 1 AS attribute, 1 AS level, MIN(n) AS rarest
FROM (
  SELECT SUM(v.n) AS n
  FROM "tree_2" AS t JOIN "dictionary_2" AS v ON v.code = t.code
  GROUP BY t.k1
) AS q3
UNION ALL
SELECT 1 AS attribute, 2 AS level, MIN(n) AS rarest
FROM (
  SELECT SUM(v.n) AS n
  FROM "tree_2" AS t JOIN "dictionary_2" AS v ON v.code = t.code
  GROUP BY t.k2
) AS q4
UNION ALL
SELECT 1 AS attribute, 3 AS level, MIN(n) AS rarest
FROM (
  SELECT SUM(v.n) AS n
  FROM "tree_2" AS t JOIN "dictionary_2" AS v ON v.code = t.code
  GROUP BY t.k3
) AS q5
UNION ALL
SELECT 2 AS attribute, 0 AS level, MIN(n) AS rarest
FROM (
  SELECT SUM(v.n) AS n
  FROM "tree_3" AS t JOIN "dictionary_3" AS v ON v.code = t.code
  GROUP BY t.k0
) AS q6
UNION ALL
SELECT 2 AS attribute, 1 AS level, MIN(n) AS rarest
FROM (
  SELECT SUM(v.n) AS n
  FROM "tree_3" AS t JOIN "dictionary_3" AS v ON v.code = t.code
  GROUP BY t.k1
) AS q7;

SELECT 0 AS attribute, 0 AS level, MIN(n) AS rarest
FROM (
  SELECT SUM(v.n) AS n
  FROM "tree_1" AS t JOIN "dictionary_1" AS v ON v.code = t.code
  GROUP BY t.k0
) AS q0
UNION ALL
SELECT 0 AS attribute, 1 AS level, MIN(n) AS rarest
FROM (
  SELECT SUM(v.n) AS n
  FROM "tree_1" AS t JOIN "dictionary_1" AS v ON v.code = t.code
  GROUP BY t.k1
) AS q1
UNION ALL
SELECT 1 AS attribute, 0 AS level, MIN(n) AS rarest
FROM (
  SELECT SUM(v.n) AS n
  FROM "tree_2" AS t JOIN "dictionary_2" AS v ON v.code = t.code
  GROUP BY t.k0
) AS q2
UNION ALL
SELECT 1 AS attribute, 1 AS level, MIN(n) AS rarest
FROM (
  SELECT SUM(v.n) AS n
  FROM "tree_2" AS t JOIN "dictionary_2" AS v ON v.code = t.code
  GROUP BY t.k1
) AS q3
UNION ALL
SELECT 2 AS attribute, 0 AS level, MIN(n) AS rarest
FROM (
  SELECT SUM(v.n) AS n
  FROM "tree_3" AS t JOIN "dictionary_3" AS v ON v.code = t.code
  GROUP BY t.k0
) AS q4
UNION ALL
SELECT 2 AS attribute, 1 AS level, MIN(n) AS rarest
FROM (
  SELECT SUM(v.n) AS n
  FROM "tree_3" AS t JOIN "dictionary_3" AS v ON v.code = t.code
  GROUP BY t.k1
) AS q5;
