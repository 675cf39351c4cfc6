SELECT 0 AS attribute, 0 AS level, SUM(units) AS units, COUNT(*) AS distinct_values,
  SUM(CAST(n AS DOUBLE PRECISION) * LN(CAST(n AS DOUBLE PRECISION)) - spent) / LN(2.0) AS bits
FROM (
  SELECT SUM(v.n * (t0.s0 - 1)) AS units, SUM(v.n) AS n,
    SUM(CAST(v.n AS DOUBLE PRECISION) * LN(CAST(v.n AS DOUBLE PRECISION))) AS spent
  FROM "tree_1" AS t0 JOIN "dictionary_1" AS v ON v.code = t0.code
  WHERE v.n > 0
  GROUP BY t0.k0
) AS m0
UNION ALL
SELECT 0 AS attribute, 1 AS level, SUM(units) AS units, COUNT(*) AS distinct_values,
  SUM(CAST(n AS DOUBLE PRECISION) * LN(CAST(n AS DOUBLE PRECISION)) - spent) / LN(2.0) AS bits
FROM (
  SELECT SUM(v.n * (t0.s1 - 1)) AS units, SUM(v.n) AS n,
    SUM(CAST(v.n AS DOUBLE PRECISION) * LN(CAST(v.n AS DOUBLE PRECISION))) AS spent
  FROM "tree_1" AS t0 JOIN "dictionary_1" AS v ON v.code = t0.code
  WHERE v.n > 0
  GROUP BY t0.k1
) AS m1
UNION ALL
SELECT 1 AS attribute, 0 AS level, SUM(units) AS units, COUNT(*) AS distinct_values,
  SUM(CAST(n AS DOUBLE PRECISION) * LN(CAST(n AS DOUBLE PRECISION)) - spent) / LN(2.0) AS bits
FROM (
  SELECT SUM(v.n * (t1.s0 - 1)) AS units, SUM(v.n) AS n,
    SUM(CAST(v.n AS DOUBLE PRECISION) * LN(CAST(v.n AS DOUBLE PRECISION))) AS spent
  FROM "tree_2" AS t1 JOIN "dictionary_2" AS v ON v.code = t1.code
  WHERE v.n > 0
  GROUP BY t1.k0
) AS m2
UNION ALL
SELECT 1 AS attribute, 1 AS level, SUM(units) AS units, COUNT(*) AS distinct_values,
  SUM(CAST(n AS DOUBLE PRECISION) * LN(CAST(n AS DOUBLE PRECISION)) - spent) / LN(2.0) AS bits
FROM (
  SELECT SUM(v.n * (t1.s1 - 1)) AS units, SUM(v.n) AS n,
    SUM(CAST(v.n AS DOUBLE PRECISION) * LN(CAST(v.n AS DOUBLE PRECISION))) AS spent
  FROM "tree_2" AS t1 JOIN "dictionary_2" AS v ON v.code = t1.code
  WHERE v.n > 0
  GROUP BY t1.k1
) AS m3
UNION ALL
SELECT 1 AS attribute, 2 AS level, SUM(units) AS units, COUNT(*) AS distinct_values,
  SUM(CAST(n AS DOUBLE PRECISION) * LN(CAST(n AS DOUBLE PRECISION)) - spent) / LN(2.0) AS bits
FROM (
  SELECT SUM(v.n * (t1.s2 - 1)) AS units, SUM(v.n) AS n,
    SUM(CAST(v.n AS DOUBLE PRECISION) * LN(CAST(v.n AS DOUBLE PRECISION))) AS spent
  FROM "tree_2" AS t1 JOIN "dictionary_2" AS v ON v.code = t1.code
  WHERE v.n > 0
  GROUP BY t1.k2
) AS m4
UNION ALL
SELECT 1 AS attribute, 3 AS level, SUM(units) AS units, COUNT(*) AS distinct_values,
  SUM(CAST(n AS DOUBLE PRECISION) * LN(CAST(n AS DOUBLE PRECISION)) - spent) / LN(2.0) AS bits
FROM (
  SELECT SUM(v.n * (t1.s3 - 1)) AS units, SUM(v.n) AS n,
    SUM(CAST(v.n AS DOUBLE PRECISION) * LN(CAST(v.n AS DOUBLE PRECISION))) AS spent
  FROM "tree_2" AS t1 JOIN "dictionary_2" AS v ON v.code = t1.code
  WHERE v.n > 0
  GROUP BY t1.k3
) AS m5
UNION ALL
SELECT 2 AS attribute, 0 AS level, SUM(units) AS units, COUNT(*) AS distinct_values,
  SUM(CAST(n AS DOUBLE PRECISION) * LN(CAST(n AS DOUBLE PRECISION)) - spent) / LN(2.0) AS bits
FROM (
  SELECT SUM(v.n * (t2.s0 - 1)) AS units, SUM(v.n) AS n,
    SUM(CAST(v.n AS DOUBLE PRECISION) * LN(CAST(v.n AS DOUBLE PRECISION))) AS spent
  FROM "tree_3" AS t2 JOIN "dictionary_3" AS v ON v.code = t2.code
  WHERE v.n > 0
  GROUP BY t2.k0
) AS m6
UNION ALL
SELECT 2 AS attribute, 1 AS level, SUM(units) AS units, COUNT(*) AS distinct_values,
  SUM(CAST(n AS DOUBLE PRECISION) * LN(CAST(n AS DOUBLE PRECISION)) - spent) / LN(2.0) AS bits
FROM (
  SELECT SUM(v.n * (t2.s1 - 1)) AS units, SUM(v.n) AS n,
    SUM(CAST(v.n AS DOUBLE PRECISION) * LN(CAST(v.n AS DOUBLE PRECISION))) AS spent
  FROM "tree_3" AS t2 JOIN "dictionary_3" AS v ON v.code = t2.code
  WHERE v.n > 0
  GROUP BY t2.k1
) AS m7;

SELECT 0 AS attribute, 0 AS level, SUM(units) AS units, COUNT(*) AS distinct_values,
  SUM(CAST(n AS DOUBLE PRECISION) * LN(CAST(n AS DOUBLE PRECISION)) - spent) / LN(2.0) AS bits
FROM (
  SELECT SUM(v.n * (t0.s0 - 1)) AS units, SUM(v.n) AS n,
    SUM(CAST(v.n AS DOUBLE PRECISION) * LN(CAST(v.n AS DOUBLE PRECISION))) AS spent
  FROM "tree_1" AS t0 JOIN "dictionary_1" AS v ON v.code = t0.code
  WHERE v.n > 0
  GROUP BY t0.k0
) AS m0
UNION ALL
SELECT 0 AS attribute, 1 AS level, SUM(units) AS units, COUNT(*) AS distinct_values,
  SUM(CAST(n AS DOUBLE PRECISION) * LN(CAST(n AS DOUBLE PRECISION)) - spent) / LN(2.0) AS bits
FROM (
  SELECT SUM(v.n * (t0.s1 - 1)) AS units, SUM(v.n) AS n,
    SUM(CAST(v.n AS DOUBLE PRECISION) * LN(CAST(v.n AS DOUBLE PRECISION))) AS spent
  FROM "tree_1" AS t0 JOIN "dictionary_1" AS v ON v.code = t0.code
  WHERE v.n > 0
  GROUP BY t0.k1
) AS m1
UNION ALL
SELECT 0 AS attribute, 2 AS level, SUM(units) AS units, COUNT(*) AS distinct_values,
  SUM(CAST(n AS DOUBLE PRECISION) * LN(CAST(n AS DOUBLE PRECISION)) - spent) / LN(2.0) AS bits
FROM (
  SELECT SUM(v.n * (t0.s2 - 1)) AS units, SUM(v.n) AS n,
    SUM(CAST(v.n AS DOUBLE PRECISION) * LN(CAST(v.n AS DOUBLE PRECISION))) AS spent
  FROM "tree_1" AS t0 JOIN "dictionary_1" AS v ON v.code = t0.code
  WHERE v.n > 0
  GROUP BY t0.k2
) AS m2
UNION ALL
SELECT 1 AS attribute, 0 AS level, SUM(units) AS units, COUNT(*) AS distinct_values,
  SUM(CAST(n AS DOUBLE PRECISION) * LN(CAST(n AS DOUBLE PRECISION)) - spent) / LN(2.0) AS bits
FROM (
  SELECT SUM(v.n * (t1.s0 - 1)) AS units, SUM(v.n) AS n,
    SUM(CAST(v.n AS DOUBLE PRECISION) * LN(CAST(v.n AS DOUBLE PRECISION))) AS spent
  FROM "tree_2" AS t1 JOIN "dictionary_2" AS v ON v.code = t1.code
  WHERE v.n > 0
  GROUP BY t1.k0
) AS m3
UNION ALL
SELECT 1 AS attribute, 1 AS level, SUM(units) AS units, COUNT(*) AS distinct_values,
  SUM(CAST(n AS DOUBLE PRECISION) * LN(CAST(n AS DOUBLE PRECISION)) - spent) / LN(2.0) AS bits
FROM (
  SELECT SUM(v.n * (t1.s1 - 1)) AS units, SUM(v.n) AS n,
    SUM(CAST(v.n AS DOUBLE PRECISION) * LN(CAST(v.n AS DOUBLE PRECISION))) AS spent
  FROM "tree_2" AS t1 JOIN "dictionary_2" AS v ON v.code = t1.code
  WHERE v.n > 0
  GROUP BY t1.k1
) AS m4;

SELECT 0 AS attribute, 0 AS level, SUM(units) AS units, COUNT(*) AS distinct_values,
  SUM(CAST(n AS DOUBLE PRECISION) * LN(CAST(n AS DOUBLE PRECISION)) - spent) / LN(2.0) AS bits
FROM (
  SELECT SUM(v.n * (t0.s0 - 1)) AS units, SUM(v.n) AS n,
    SUM(CAST(v.n AS DOUBLE PRECISION) * LN(CAST(v.n AS DOUBLE PRECISION))) AS spent
  FROM "tree_1" AS t0 JOIN "dictionary_1" AS v ON v.code = t0.code
  WHERE v.n > 0
  GROUP BY t0.k0
) AS m0
UNION ALL
SELECT 0 AS attribute, 1 AS level, SUM(units) AS units, COUNT(*) AS distinct_values,
  SUM(CAST(n AS DOUBLE PRECISION) * LN(CAST(n AS DOUBLE PRECISION)) - spent) / LN(2.0) AS bits
FROM (
  SELECT SUM(v.n * (t0.s1 - 1)) AS units, SUM(v.n) AS n,
    SUM(CAST(v.n AS DOUBLE PRECISION) * LN(CAST(v.n AS DOUBLE PRECISION))) AS spent
  FROM "tree_1" AS t0 JOIN "dictionary_1" AS v ON v.code = t0.code
  WHERE v.n > 0
  GROUP BY t0.k1
) AS m1;

SELECT 0 AS attribute, 0 AS level, SUM(units) AS units, COUNT(*) AS distinct_values,
  SUM(CAST(n AS DOUBLE PRECISION) * LN(CAST(n AS DOUBLE PRECISION)) - spent) / LN(2.0) AS bits
FROM (
  SELECT SUM(v.n * (t0.s0 - 1)) AS units, SUM(v.n) AS n,
    SUM(CAST(v.n AS DOUBLE PRECISION) * LN(CAST(v.n AS DOUBLE PRECISION))) AS spent
  FROM "tree_1" AS t0 JOIN "dictionary_1" AS v ON v.code = t0.code
  WHERE v.n > 0
  GROUP BY t0.k0
) AS m0
UNION ALL
SELECT 0 AS attribute, 1 AS level, SUM(units) AS units, COUNT(*) AS distinct_values,
  SUM(CAST(n AS DOUBLE PRECISION) * LN(CAST(n AS DOUBLE PRECISION)) - spent) / LN(2.0) AS bits
FROM (
  SELECT SUM(v.n * (t0.s1 - 1)) AS units, SUM(v.n) AS n,
    SUM(CAST(v.n AS DOUBLE PRECISION) * LN(CAST(v.n AS DOUBLE PRECISION))) AS spent
  FROM "tree_1" AS t0 JOIN "dictionary_1" AS v ON v.code = t0.code
  WHERE v.n > 0
  GROUP BY t0.k1
) AS m1
UNION ALL
SELECT 1 AS attribute, 0 AS level, SUM(units) AS units, COUNT(*) AS distinct_values,
  SUM(CAST(n AS DOUBLE PRECISION) * LN(CAST(n AS DOUBLE PRECISION)) - spent) / LN(2.0) AS bits
FROM (
  SELECT SUM(v.n * (t1.s0 - 1)) AS units, SUM(v.n) AS n,
    SUM(CAST(v.n AS DOUBLE PRECISION) * LN(CAST(v.n AS DOUBLE PRECISION))) AS spent
  FROM "tree_2" AS t1 JOIN "dictionary_2" AS v ON v.code = t1.code
  WHERE v.n > 0
  GROUP BY t1.k0
) AS m2
UNION ALL
SELECT 1 AS attribute, 1 AS level, SUM(units) AS units, COUNT(*) AS distinct_values,
  SUM(CAST(n AS DOUBLE PRECISION) * LN(CAST(n AS DOUBLE PRECISION)) - spent) / LN(2.0) AS bits
FROM (
  SELECT SUM(v.n * (t1.s1 - 1)) AS units, SUM(v.n) AS n,
    SUM(CAST(v.n AS DOUBLE PRECISION) * LN(CAST(v.n AS DOUBLE PRECISION))) AS spent
  FROM "tree_2" AS t1 JOIN "dictionary_2" AS v ON v.code = t1.code
  WHERE v.n > 0
  GROUP BY t1.k1
) AS m3
UNION ALL
SELECT 2 AS attribute, 0 AS level, SUM(units) AS units, COUNT(*) AS distinct_values,
  SUM(CAST(n AS DOUBLE PRECISION) * LN(CAST(n AS DOUBLE PRECISION)) - spent) / LN(2.0) AS bits
FROM (
  SELECT SUM(v.n * (t2.s0 - 1)) AS units, SUM(v.n) AS n,
    SUM(CAST(v.n AS DOUBLE PRECISION) * LN(CAST(v.n AS DOUBLE PRECISION))) AS spent
  FROM "tree_3" AS t2 JOIN "dictionary_3" AS v ON v.code = t2.code
  WHERE v.n > 0
  GROUP BY t2.k0
) AS m4
UNION ALL
SELECT 2 AS attribute, 1 AS level, SUM(units) AS units, COUNT(*) AS distinct_values,
  SUM(CAST(n AS DOUBLE PRECISION) * LN(CAST(n AS DOUBLE PRECISION)) - spent) / LN(2.0) AS bits
FROM (
  SELECT SUM(v.n * (t2.s1 - 1)) AS units, SUM(v.n) AS n,
    SUM(CAST(v.n AS DOUBLE PRECISION) * LN(CAST(v.n AS DOUBLE PRECISION))) AS spent
  FROM "tree_3" AS t2 JOIN "dictionary_3" AS v ON v.code = t2.code
  WHERE v.n > 0
  GROUP BY t2.k1
) AS m5;

SELECT 0 AS attribute, 0 AS level, SUM(units) AS units, COUNT(*) AS distinct_values,
  SUM(CAST(n AS DOUBLE PRECISION) * LN(CAST(n AS DOUBLE PRECISION)) - spent) / LN(2.0) AS bits
FROM (
  SELECT SUM(v.n) AS units, SUM(v.n) AS n,
    SUM(CAST(v.n AS DOUBLE PRECISION) * LN(CAST(v.n AS DOUBLE PRECISION))) AS spent
  FROM "tree_1" AS t0 JOIN "dictionary_1" AS v ON v.code = t0.code
  WHERE v.n > 0
  GROUP BY t0.k0
) AS m0
UNION ALL
SELECT 0 AS attribute, 1 AS level, SUM(units) AS units, COUNT(*) AS distinct_values,
  SUM(CAST(n AS DOUBLE PRECISION) * LN(CAST(n AS DOUBLE PRECISION)) - spent) / LN(2.0) AS bits
FROM (
  SELECT SUM(v.n) AS units, SUM(v.n) AS n,
    SUM(CAST(v.n AS DOUBLE PRECISION) * LN(CAST(v.n AS DOUBLE PRECISION))) AS spent
  FROM "tree_1" AS t0 JOIN "dictionary_1" AS v ON v.code = t0.code
  WHERE v.n > 0
  GROUP BY t0.k1
) AS m1
UNION ALL
SELECT 1 AS attribute, 0 AS level, SUM(units) AS units, COUNT(*) AS distinct_values,
  SUM(CAST(n AS DOUBLE PRECISION) * LN(CAST(n AS DOUBLE PRECISION)) - spent) / LN(2.0) AS bits
FROM (
  SELECT SUM(v.n) AS units, SUM(v.n) AS n,
    SUM(CAST(v.n AS DOUBLE PRECISION) * LN(CAST(v.n AS DOUBLE PRECISION))) AS spent
  FROM "tree_2" AS t1 JOIN "dictionary_2" AS v ON v.code = t1.code
  WHERE v.n > 0
  GROUP BY t1.k0
) AS m2
UNION ALL
SELECT 1 AS attribute, 1 AS level, SUM(units) AS units, COUNT(*) AS distinct_values,
  SUM(CAST(n AS DOUBLE PRECISION) * LN(CAST(n AS DOUBLE PRECISION)) - spent) / LN(2.0) AS bits
FROM (
  SELECT SUM(v.n) AS units, SUM(v.n) AS n,
    SUM(CAST(v.n AS DOUBLE PRECISION) * LN(CAST(v.n AS DOUBLE PRECISION))) AS spent
  FROM "tree_2" AS t1 JOIN "dictionary_2" AS v ON v.code = t1.code
  WHERE v.n > 0
  GROUP BY t1.k1
) AS m3;

SELECT 0 AS attribute, 0 AS level, SUM(units) AS units, COUNT(*) AS distinct_values,
  SUM(CAST(n AS DOUBLE PRECISION) * LN(CAST(n AS DOUBLE PRECISION)) - spent) / LN(2.0) AS bits
FROM (
  SELECT SUM(v.n * (t0.s0 - 1)) AS units, SUM(v.n) AS n,
    SUM(CAST(v.n AS DOUBLE PRECISION) * LN(CAST(v.n AS DOUBLE PRECISION))) AS spent
  FROM "tree_1" AS t0 JOIN "dictionary_1" AS v ON v.code = t0.code
  WHERE v.n > 0
  GROUP BY t0.k0
) AS m0
UNION ALL
SELECT 0 AS attribute, 1 AS level, SUM(units) AS units, COUNT(*) AS distinct_values,
  SUM(CAST(n AS DOUBLE PRECISION) * LN(CAST(n AS DOUBLE PRECISION)) - spent) / LN(2.0) AS bits
FROM (
  SELECT SUM(v.n * (t0.s1 - 1)) AS units, SUM(v.n) AS n,
    SUM(CAST(v.n AS DOUBLE PRECISION) * LN(CAST(v.n AS DOUBLE PRECISION))) AS spent
  FROM "tree_1" AS t0 JOIN "dictionary_1" AS v ON v.code = t0.code
  WHERE v.n > 0
  GROUP BY t0.k1
) AS m1
UNION ALL
SELECT 0 AS attribute, 2 AS level, SUM(units) AS units, COUNT(*) AS distinct_values,
  SUM(CAST(n AS DOUBLE PRECISION) * LN(CAST(n AS DOUBLE PRECISION)) - spent) / LN(2.0) AS bits
FROM (
  SELECT SUM(v.n * (t0.s2 - 1)) AS units, SUM(v.n) AS n,
    SUM(CAST(v.n AS DOUBLE PRECISION) * LN(CAST(v.n AS DOUBLE PRECISION))) AS spent
  FROM "tree_1" AS t0 JOIN "dictionary_1" AS v ON v.code = t0.code
  WHERE v.n > 0
  GROUP BY t0.k2
) AS m2;

SELECT 0 AS attribute, 0 AS level, SUM(units) AS units, COUNT(*) AS distinct_values,
  SUM(CAST(n AS DOUBLE PRECISION) * LN(CAST(n AS DOUBLE PRECISION)) - spent) / LN(2.0) AS bits
FROM (
  SELECT SUM(v.n * (t0.s0 - 1)) AS units, SUM(v.n) AS n,
    SUM(CAST(v.n AS DOUBLE PRECISION) * LN(CAST(v.n AS DOUBLE PRECISION))) AS spent
  FROM "tree_1" AS t0 JOIN "dictionary_1" AS v ON v.code = t0.code
  WHERE v.n > 0
  GROUP BY t0.k0
) AS m0
UNION ALL
SELECT 0 AS attribute, 1 AS level, SUM(units) AS units, COUNT(*) AS distinct_values,
  SUM(CAST(n AS DOUBLE PRECISION) * LN(CAST(n AS DOUBLE PRECISION)) - spent) / LN(2.0) AS bits
FROM (
  SELECT SUM(v.n * (t0.s1 - 1)) AS units, SUM(v.n) AS n,
    SUM(CAST(v.n AS DOUBLE PRECISION) * LN(CAST(v.n AS DOUBLE PRECISION))) AS spent
  FROM "tree_1" AS t0 JOIN "dictionary_1" AS v ON v.code = t0.code
  WHERE v.n > 0
  GROUP BY t0.k1
) AS m1
UNION ALL
SELECT 1 AS attribute, 0 AS level, SUM(units) AS units, COUNT(*) AS distinct_values,
  SUM(CAST(n AS DOUBLE PRECISION) * LN(CAST(n AS DOUBLE PRECISION)) - spent) / LN(2.0) AS bits
FROM (
  SELECT SUM(v.n * (t1.s0 - 1)) AS units, SUM(v.n) AS n,
    SUM(CAST(v.n AS DOUBLE PRECISION) * LN(CAST(v.n AS DOUBLE PRECISION))) AS spent
  FROM "tree_2" AS t1 JOIN "dictionary_2" AS v ON v.code = t1.code
  WHERE v.n > 0
  GROUP BY t1.k0
) AS m2
UNION ALL
SELECT 1 AS attribute, 1 AS level, SUM(units) AS units, COUNT(*) AS distinct_values,
  SUM(CAST(n AS DOUBLE PRECISION) * LN(CAST(n AS DOUBLE PRECISION)) - spent) / LN(2.0) AS bits
FROM (
  SELECT SUM(v.n * (t1.s1 - 1)) AS units, SUM(v.n) AS n,
    SUM(CAST(v.n AS DOUBLE PRECISION) * LN(CAST(v.n AS DOUBLE PRECISION))) AS spent
  FROM "tree_2" AS t1 JOIN "dictionary_2" AS v ON v.code = t1.code
  WHERE v.n > 0
  GROUP BY t1.k1
) AS m3
UNION ALL
SELECT 1 AS attribute, 2 AS level, SUM(units) AS units, COUNT(*) AS distinct_values,
  SUM(CAST(n AS DOUBLE PRECISION) * LN(CAST(n AS DOUBLE PRECISION)) - spent) / LN(2.0) AS bits
FROM (
  SELECT SUM(v.n * (t1.s2 - 1)) AS units, SUM(v.n) AS n,
    SUM(CAST(v.n AS DOUBLE PRECISION) * LN(CAST(v.n AS DOUBLE PRECISION))) AS spent
  FROM "tree_2" AS t1 JOIN "dictionary_2" AS v ON v.code = t1.code
  WHERE v.n > 0
  GROUP BY t1.k2
) AS m4;

SELECT 0 AS attribute, 0 AS level, SUM(units) AS units, COUNT(*) AS distinct_values,
  SUM(CAST(n AS DOUBLE PRECISION) * LN(CAST(n AS DOUBLE PRECISION)) - spent) / LN(2.0) AS bits
FROM (
  SELECT SUM(v.n * (t0.s0 - 1)) AS units, SUM(v.n) AS n,
    SUM(CAST(v.n AS DOUBLE PRECISION) * LN(CAST(v.n AS DOUBLE PRECISION))) AS spent
  FROM "tree_1" AS t0 JOIN "dictionary_1" AS v ON v.code = t0.code
  WHERE v.n > 0
  GROUP BY t0.k0
) AS m0
UNION ALL
SELECT 0 AS attribute, 1 AS level, SUM(units) AS units, COUNT(*) AS distinct_values,
  SUM(CAST(n AS DOUBLE PRECISION) * LN(CAST(n AS DOUBLE PRECISION)) - spent) / LN(2.0) AS bits
FROM (
  SELECT SUM(v.n * (t0.s1 - 1)) AS units, SUM(v.n) AS n,
    SUM(CAST(v.n AS DOUBLE PRECISION) * LN(CAST(v.n AS DOUBLE PRECISION))) AS spent
  FROM "tree_1" AS t0 JOIN "dictionary_1" AS v ON v.code = t0.code
  WHERE v.n > 0
  GROUP BY t0.k1
) AS m1
UNION ALL
SELECT 0 AS attribute, 2 AS level, SUM(units) AS units, COUNT(*) AS distinct_values,
  SUM(CAST(n AS DOUBLE PRECISION) * LN(CAST(n AS DOUBLE PRECISION)) - spent) / LN(2.0) AS bits
FROM (
  SELECT SUM(v.n * (t0.s2 - 1)) AS units, SUM(v.n) AS n,
    SUM(CAST(v.n AS DOUBLE PRECISION) * LN(CAST(v.n AS DOUBLE PRECISION))) AS spent
  FROM "tree_1" AS t0 JOIN "dictionary_1" AS v ON v.code = t0.code
  WHERE v.n > 0
  GROUP BY t0.k2
) AS m2
UNION ALL
SELECT 1 AS attribute, 0 AS level, SUM(units) AS units, COUNT(*) AS distinct_values,
  SUM(CAST(n AS DOUBLE PRECISION) * LN(CAST(n AS DOUBLE PRECISION)) - spent) / LN(2.0) AS bits
FROM (
  SELECT SUM(v.n * (t1.s0 - 1)) AS units, SUM(v.n) AS n,
    SUM(CAST(v.n AS DOUBLE PRECISION) * LN(CAST(v.n AS DOUBLE PRECISION))) AS spent
  FROM "tree_2" AS t1 JOIN "dictionary_2" AS v ON v.code = t1.code
  WHERE v.n > 0
  GROUP BY t1.k0
) AS m3
UNION ALL
SELECT 1 AS attribute, 1 AS level, SUM(units) AS units, COUNT(*) AS distinct_values,
  SUM(CAST(n AS DOUBLE PRECISION) * LN(CAST(n AS DOUBLE PRECISION)) - spent) / LN(2.0) AS bits
FROM (
  SELECT SUM(v.n * (t1.s1 - 1)) AS units, SUM(v.n) AS n,
    SUM(CAST(v.n AS DOUBLE PRECISION) * LN(CAST(v.n AS DOUBLE PRECISION))) AS spent
  FROM "tree_2" AS t1 JOIN "dictionary_2" AS v ON v.code = t1.code
  WHERE v.n > 0
  GROUP BY t1.k1
) AS m4
UNION ALL
SELECT 1 AS attribute, 2 AS level, SUM(units) AS units, COUNT(*) AS distinct_values,
  SUM(CAST(n AS DOUBLE PRECISION) * LN(CAST(n AS DOUBLE PRECISION)) - spent) / LN(2.0) AS bits
FROM (
  SELECT SUM(v.n * (t1.s2 - 1)) AS units, SUM(v.n) AS n,
    SUM(CAST(v.n AS DOUBLE PRECISION) * LN(CAST(v.n AS DOUBLE PRECISION))) AS spent
  FROM "tree_2" AS t1 JOIN "dictionary_2" AS v ON v.code = t1.code
  WHERE v.n > 0
  GROUP BY t1.k2
) AS m5;

SELECT 0 AS attribute, 0 AS level, SUM(units) AS units, COUNT(*) AS distinct_values,
  SUM(CAST(n AS DOUBLE PRECISION) * LN(CAST(n AS DOUBLE PRECISION)) - spent) / LN(2.0) AS bits
FROM (
  SELECT SUM(v.n * (t0.s0 - 1)) AS units, SUM(v.n) AS n,
    SUM(CAST(v.n AS DOUBLE PRECISION) * LN(CAST(v.n AS DOUBLE PRECISION))) AS spent
  FROM "tree_1" AS t0 JOIN "dictionary_1" AS v ON v.code = t0.code
  WHERE v.n > 0
  GROUP BY t0.k0
) AS m0
UNION ALL
SELECT 0 AS attribute, 1 AS level, SUM(units) AS units, COUNT(*) AS distinct_values,
  SUM(CAST(n AS DOUBLE PRECISION) * LN(CAST(n AS DOUBLE PRECISION)) - spent) / LN(2.0) AS bits
FROM (
  SELECT SUM(v.n * (t0.s1 - 1)) AS units, SUM(v.n) AS n,
    SUM(CAST(v.n AS DOUBLE PRECISION) * LN(CAST(v.n AS DOUBLE PRECISION))) AS spent
  FROM "tree_1" AS t0 JOIN "dictionary_1" AS v ON v.code = t0.code
  WHERE v.n > 0
  GROUP BY t0.k1
) AS m1
UNION ALL
SELECT 0 AS attribute, 2 AS level, SUM(units) AS units, COUNT(*) AS distinct_values,
  SUM(CAST(n AS DOUBLE PRECISION) * LN(CAST(n AS DOUBLE PRECISION)) - spent) / LN(2.0) AS bits
FROM (
  SELECT SUM(v.n * (t0.s2 - 1)) AS units, SUM(v.n) AS n,
    SUM(CAST(v.n AS DOUBLE PRECISION) * LN(CAST(v.n AS DOUBLE PRECISION))) AS spent
  FROM "tree_1" AS t0 JOIN "dictionary_1" AS v ON v.code = t0.code
  WHERE v.n > 0
  GROUP BY t0.k2
) AS m2
UNION ALL
SELECT 0 AS attribute, 3 AS level, SUM(units) AS units, COUNT(*) AS distinct_values,
  SUM(CAST(n AS DOUBLE PRECISION) * LN(CAST(n AS DOUBLE PRECISION)) - spent) / LN(2.0) AS bits
FROM (
  SELECT SUM(v.n * (t0.s3 - 1)) AS units, SUM(v.n) AS n,
    SUM(CAST(v.n AS DOUBLE PRECISION) * LN(CAST(v.n AS DOUBLE PRECISION))) AS spent
  FROM "tree_1" AS t0 JOIN "dictionary_1" AS v ON v.code = t0.code
  WHERE v.n > 0
  GROUP BY t0.k3
) AS m3
UNION ALL
SELECT 1 AS attribute, 0 AS level, SUM(units) AS units, COUNT(*) AS distinct_values,
  SUM(CAST(n AS DOUBLE PRECISION) * LN(CAST(n AS DOUBLE PRECISION)) - spent) / LN(2.0) AS bits
FROM (
  SELECT SUM(v.n * (t1.s0 - 1)) AS units, SUM(v.n) AS n,
    SUM(CAST(v.n AS DOUBLE PRECISION) * LN(CAST(v.n AS DOUBLE PRECISION))) AS spent
  FROM "tree_2" AS t1 JOIN "dictionary_2" AS v ON v.code = t1.code
  WHERE v.n > 0
  GROUP BY t1.k0
) AS m4
UNION ALL
SELECT 1 AS attribute, 1 AS level, SUM(units) AS units, COUNT(*) AS distinct_values,
  SUM(CAST(n AS DOUBLE PRECISION) * LN(CAST(n AS DOUBLE PRECISION)) - spent) / LN(2.0) AS bits
FROM (
  SELECT SUM(v.n * (t1.s1 - 1)) AS units, SUM(v.n) AS n,
    SUM(CAST(v.n AS DOUBLE PRECISION) * LN(CAST(v.n AS DOUBLE PRECISION))) AS spent
  FROM "tree_2" AS t1 JOIN "dictionary_2" AS v ON v.code = t1.code
  WHERE v.n > 0
  GROUP BY t1.k1
) AS m5
UNION ALL
SELECT 2 AS attribute, 0 AS level, SUM(units) AS units, COUNT(*) AS distinct_values,
  SUM(CAST(n AS DOUBLE PRECISION) * LN(CAST(n AS DOUBLE PRECISION)) - spent) / LN(2.0) AS bits
FROM (
  SELECT SUM(v.n * (t2.s0 - 1)) AS units, SUM(v.n) AS n,
    SUM(CAST(v.n AS DOUBLE PRECISION) * LN(CAST(v.n AS DOUBLE PRECISION))) AS spent
  FROM "tree_3" AS t2 JOIN "dictionary_3" AS v ON v.code = t2.code
  WHERE v.n > 0
  GROUP BY t2.k0
) AS m6
UNION ALL
SELECT 2 AS attribute, 1 AS level, SUM(units) AS units, COUNT(*) AS distinct_values,
  SUM(CAST(n AS DOUBLE PRECISION) * LN(CAST(n AS DOUBLE PRECISION)) - spent) / LN(2.0) AS bits
FROM (
  SELECT SUM(v.n * (t2.s1 - 1)) AS units, SUM(v.n) AS n,
    SUM(CAST(v.n AS DOUBLE PRECISION) * LN(CAST(v.n AS DOUBLE PRECISION))) AS spent
  FROM "tree_3" AS t2 JOIN "dictionary_3" AS v ON v.code = t2.code
  WHERE v.n > 0
  GROUP BY t2.k1
) AS m7;

SELECT 0 AS attribute, 0 AS level, SUM(units) AS units, COUNT(*) AS distinct_values,
  SUM(CAST(n AS DOUBLE PRECISION) * LN(CAST(n AS DOUBLE PRECISION)) - spent) / LN(2.0) AS bits
FROM (
  SELECT SUM(v.n * (t0.s0 - 1)) AS units, SUM(v.n) AS n,
    SUM(CAST(v.n AS DOUBLE PRECISION) * LN(CAST(v.n AS DOUBLE PRECISION))) AS spent
  FROM "tree_1" AS t0 JOIN "dictionary_1" AS v ON v.code = t0.code
  WHERE v.n > 0
  GROUP BY t0.k0
) AS m0
UNION ALL
SELECT 0 AS attribute, 1 AS level, SUM(units) AS units, COUNT(*) AS distinct_values,
  SUM(CAST(n AS DOUBLE PRECISION) * LN(CAST(n AS DOUBLE PRECISION)) - spent) / LN(2.0) AS bits
FROM (
  SELECT SUM(v.n * (t0.s1 - 1)) AS units, SUM(v.n) AS n,
    SUM(CAST(v.n AS DOUBLE PRECISION) * LN(CAST(v.n AS DOUBLE PRECISION))) AS spent
  FROM "tree_1" AS t0 JOIN "dictionary_1" AS v ON v.code = t0.code
  WHERE v.n > 0
  GROUP BY t0.k1
) AS m1
UNION ALL
SELECT 0 AS attribute, 2 AS level, SUM(units) AS units, COUNT(*) AS distinct_values,
  SUM(CAST(n AS DOUBLE PRECISION) * LN(CAST(n AS DOUBLE PRECISION)) - spent) / LN(2.0) AS bits
FROM (
  SELECT SUM(v.n * (t0.s2 - 1)) AS units, SUM(v.n) AS n,
    SUM(CAST(v.n AS DOUBLE PRECISION) * LN(CAST(v.n AS DOUBLE PRECISION))) AS spent
  FROM "tree_1" AS t0 JOIN "dictionary_1" AS v ON v.code = t0.code
  WHERE v.n > 0
  GROUP BY t0.k2
) AS m2
UNION ALL
SELECT 0 AS attribute, 3 AS level, SUM(units) AS units, COUNT(*) AS distinct_values,
  SUM(CAST(n AS DOUBLE PRECISION) * LN(CAST(n AS DOUBLE PRECISION)) - spent) / LN(2.0) AS bits
FROM (
  SELECT SUM(v.n * (t0.s3 - 1)) AS units, SUM(v.n) AS n,
    SUM(CAST(v.n AS DOUBLE PRECISION) * LN(CAST(v.n AS DOUBLE PRECISION))) AS spent
  FROM "tree_1" AS t0 JOIN "dictionary_1" AS v ON v.code = t0.code
  WHERE v.n > 0
  GROUP BY t0.k3
) AS m3
UNION ALL
SELECT 1 AS attribute, 0 AS level, SUM(units) AS units, COUNT(*) AS distinct_values,
  SUM(CAST(n AS DOUBLE PRECISION) * LN(CAST(n AS DOUBLE PRECISION)) - spent) / LN(2.0) AS bits
FROM (
  SELECT SUM(v.n * (t1.s0 - 1)) AS units, SUM(v.n) AS n,
    SUM(CAST(v.n AS DOUBLE PRECISION) * LN(CAST(v.n AS DOUBLE PRECISION))) AS spent
  FROM "tree_2" AS t1 JOIN "dictionary_2" AS v ON v.code = t1.code
  WHERE v.n > 0
  GROUP BY t1.k0
) AS m4
UNION ALL
SELECT 1 AS attribute, 1 AS level, SUM(units) AS units, COUNT(*) AS distinct_values,
  SUM(CAST(n AS DOUBLE PRECISION) * LN(CAST(n AS DOUBLE PRECISION)) - spent) / LN(2.0) AS bits
FROM (
  SELECT SUM(v.n * (t1.s1 - 1)) AS units, SUM(v.n) AS n,
    SUM(CAST(v.n AS DOUBLE PRECISION) * LN(CAST(v.n AS DOUBLE PRECISION))) AS spent
  FROM "tree_2" AS t1 JOIN "dictionary_2" AS v ON v.code = t1.code
  WHERE v.n > 0
  GROUP BY t1.k1
) AS m5
UNION ALL
SELECT 1 AS attribute, 2 AS level, SUM(units) AS units, COUNT(*) AS distinct_values,
  SUM(CAST(n AS DOUBLE PRECISION) * LN(CAST(n AS DOUBLE PRECISION)) - spent) / LN(2.0) AS bits
FROM (
  SELECT SUM(v.n * (t1.s2 - 1)) AS units, SUM(v.n) AS n,
    SUM(CAST(v.n AS DOUBLE PRECISION) * LN(CAST(v.n AS DOUBLE PRECISION))) AS spent
  FROM "tree_2" AS t1 JOIN "dictionary_2" AS v ON v.code = t1.code
  WHERE v.n > 0
  GROUP BY t1.k2
) AS m6
UNION ALL
SELECT 1 AS attribute, 3 AS level, SUM(units) AS units, COUNT(*) AS distinct_values,
  SUM(CAST(n AS DOUBLE PRECISION) * LN(CAST(n AS DOUBLE PRECISION)) - spent) / LN(2.0) AS bits
FROM (
  SELECT SUM(v.n * (t1.s3 - 1)) AS units, SUM(v.n) AS n,
    SUM(CAST(v.n AS DOUBLE PRECISION) * LN(CAST(v.n AS DOUBLE PRECISION))) AS spent
  FROM "tree_2" AS t1 JOIN "dictionary_2" AS v ON v.code = t1.code
  WHERE v.n > 0
  GROUP BY t1.k3
) AS m7;
