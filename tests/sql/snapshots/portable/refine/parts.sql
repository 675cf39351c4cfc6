SELECT cell, c2, DENSE_RANK() OVER (ORDER BY g2) AS g0
FROM (
  SELECT s2.*,
    2 * g1
      + CASE WHEN 2 * RANK() OVER (PARTITION BY g1 ORDER BY c1) - 2
        + COUNT(*) OVER (PARTITION BY g1, c1)
        > COUNT(*) OVER (PARTITION BY g1) THEN 1 ELSE 0 END AS g2
  FROM (
  SELECT s1.*,
    2 * g0
      + CASE WHEN 2 * RANK() OVER (PARTITION BY g0 ORDER BY c0) - 2
        + COUNT(*) OVER (PARTITION BY g0, c0)
        > COUNT(*) OVER (PARTITION BY g0) THEN 1 ELSE 0 END AS g1
  FROM (
  SELECT cell, c0, c1, c2, 0 AS g0 FROM "medoids_1"
  ) AS s1
  ) AS s2
) AS halved;
