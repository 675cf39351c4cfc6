SELECT 0 AS attribute, 0 AS level, SUM(v.n * (t0.s0 - 1) * 985402995390465) AS cost,
  COUNT(DISTINCT t0.k0) AS distinct_values
FROM "_sqlanon_tree" AS t0 JOIN "_sqlanon_dictionary" AS v ON v.code = t0.code
UNION ALL
SELECT 0 AS attribute, 1 AS level, SUM(v.n * (t0.s1 - 1) * 985402995390465) AS cost,
  COUNT(DISTINCT t0.k1) AS distinct_values
FROM "_sqlanon_tree" AS t0 JOIN "_sqlanon_dictionary" AS v ON v.code = t0.code
UNION ALL
SELECT 1 AS attribute, 0 AS level, SUM(v.n * (t1.s0 - 1) * 7686143364045627) AS cost,
  COUNT(DISTINCT t1.k0) AS distinct_values
FROM "_sqlanon_tree" AS t1 JOIN "_sqlanon_dictionary" AS v ON v.code = t1.code
UNION ALL
SELECT 1 AS attribute, 1 AS level, SUM(v.n * (t1.s1 - 1) * 7686143364045627) AS cost,
  COUNT(DISTINCT t1.k1) AS distinct_values
FROM "_sqlanon_tree" AS t1 JOIN "_sqlanon_dictionary" AS v ON v.code = t1.code
UNION ALL
SELECT 1 AS attribute, 2 AS level, SUM(v.n * (t1.s2 - 1) * 7686143364045627) AS cost,
  COUNT(DISTINCT t1.k2) AS distinct_values
FROM "_sqlanon_tree" AS t1 JOIN "_sqlanon_dictionary" AS v ON v.code = t1.code
UNION ALL
SELECT 1 AS attribute, 3 AS level, SUM(v.n * (t1.s3 - 1) * 7686143364045627) AS cost,
  COUNT(DISTINCT t1.k3) AS distinct_values
FROM "_sqlanon_tree" AS t1 JOIN "_sqlanon_dictionary" AS v ON v.code = t1.code
UNION ALL
SELECT 2 AS attribute, 0 AS level, SUM(v.n * (t2.s0 - 1) * 12810238940076045) AS cost,
  COUNT(DISTINCT t2.k0) AS distinct_values
FROM "_sqlanon_tree" AS t2 JOIN "_sqlanon_dictionary" AS v ON v.code = t2.code
UNION ALL
SELECT 2 AS attribute, 1 AS level, SUM(v.n * (t2.s1 - 1) * 12810238940076045) AS cost,
  COUNT(DISTINCT t2.k1) AS distinct_values
FROM "_sqlanon_tree" AS t2 JOIN "_sqlanon_dictionary" AS v ON v.code = t2.code;

SELECT 0 AS attribute, 0 AS level, SUM(v.n * (t0.s0 - 1) * 461168601842738790) AS cost,
  COUNT(DISTINCT t0.k0) AS distinct_values
FROM "_sqlanon_tree" AS t0 JOIN "_sqlanon_dictionary" AS v ON v.code = t0.code
UNION ALL
SELECT 0 AS attribute, 1 AS level, SUM(v.n * (t0.s1 - 1) * 461168601842738790) AS cost,
  COUNT(DISTINCT t0.k1) AS distinct_values
FROM "_sqlanon_tree" AS t0 JOIN "_sqlanon_dictionary" AS v ON v.code = t0.code;
