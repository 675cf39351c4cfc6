SELECT cell, n,
  DENSE_RANK() OVER (ORDER BY
v0, g0, v1, g1, v2, g2) AS class,
  SUM(n) OVER (PARTITION BY v0, g0, v1, g1, v2, g2) AS size, v0, g0, v1, g1, v2, g2
FROM (
  SELECT cell, n,
    CASE WHEN s0 = 1 THEN 1 ELSE 1 END AS v0,
    CASE WHEN s0 = 1 THEN 0 ELSE g0 END AS g0,
    CASE WHEN s1 = 1 THEN 3 ELSE 0 END AS v1,
    CASE WHEN s1 = 1 THEN 0 ELSE g1 END AS g1,
    CASE WHEN s2 = 1 THEN 1 ELSE 0 END AS v2,
    CASE WHEN s2 = 1 THEN 0 ELSE g2 END AS g2
  FROM "state_1"
) AS p;

SELECT cell, n,
  DENSE_RANK() OVER (ORDER BY
v0, g0, v1, g1, v2, g2) AS class,
  SUM(n) OVER (PARTITION BY v0, g0, v1, g1, v2, g2) AS size, v0, g0, v1, g1, v2, g2
FROM (
  SELECT cell, n,
    CASE WHEN s0 = 1 THEN 1 ELSE 0 END AS v0,
    CASE WHEN s0 = 1 THEN 0 ELSE g0 END AS g0,
    CASE WHEN s1 = 1 THEN 3 ELSE 1 END AS v1,
    CASE WHEN s1 = 1 THEN 0 ELSE g1 END AS g1,
    CASE WHEN s2 = 1 THEN 1 ELSE 0 END AS v2,
    CASE WHEN s2 = 1 THEN 0 ELSE g2 END AS g2
  FROM "chosen_1"
) AS p;

SELECT cell, n,
  DENSE_RANK() OVER (ORDER BY
v0, g0, v1, g1, v2, g2) AS class,
  SUM(n) OVER (PARTITION BY v0, g0, v1, g1, v2, g2) AS size, v0, g0, v1, g1, v2, g2
FROM (
  SELECT cell, n,
    CASE WHEN s0 = 1 THEN 1 ELSE 0 END AS v0,
    CASE WHEN s0 = 1 THEN 0 ELSE g0 END AS g0,
    CASE WHEN s1 = 1 THEN 1 ELSE 0 END AS v1,
    CASE WHEN s1 = 1 THEN 0 ELSE g1 END AS g1,
    CASE WHEN s2 = 1 THEN 1 ELSE 0 END AS v2,
    CASE WHEN s2 = 1 THEN 0 ELSE g2 END AS g2
  FROM "chosen_1"
) AS p;
