SELECT n, CAST(n AS DOUBLE PRECISION) / NULLIF(members, 0) AS measure,
  CASE WHEN CAST(n AS HUGEINT) * 1 < CAST(members AS HUGEINT) * 0 THEN 1 ELSE 0 END AS violates
FROM sizes_beside_population;

SELECT n, CAST(n AS DOUBLE PRECISION) / NULLIF(members, 0) AS measure,
  CASE WHEN CAST(n AS HUGEINT) * 10 < CAST(members AS HUGEINT) * 1 THEN 1 ELSE 0 END AS violates
FROM sizes_beside_population;

SELECT q0, q1, q2, n, CAST(n AS DOUBLE PRECISION) / NULLIF(members, 0) AS measure,
  CASE WHEN CAST(n AS HUGEINT) * 1 < CAST(members AS HUGEINT) * 0 THEN 1 ELSE 0 END AS violates
FROM sizes_beside_population;
