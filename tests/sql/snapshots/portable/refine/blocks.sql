SELECT cell AS class, CAST((place - 1 - (place - 1) % 100) / 100 AS BIGINT) AS block
FROM (
  SELECT cell, ROW_NUMBER() OVER (ORDER BY g3, cell) AS place
  FROM (
  SELECT s3.*,
    2 * g2
      + CASE WHEN 2 * RANK() OVER (PARTITION BY g2 ORDER BY c2) - 2
        + COUNT(*) OVER (PARTITION BY g2, c2)
        > COUNT(*) OVER (PARTITION BY g2) THEN 1 ELSE 0 END AS g3
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
  ) AS s3
  ) AS halved
) AS placed;

SELECT cell AS class, CAST((place - 1 - (place - 1) % 100) / 100 AS BIGINT) AS block
FROM (
  SELECT cell, ROW_NUMBER() OVER (ORDER BY g1, cell) AS place
  FROM (
  SELECT s1.*,
    2 * g0
      + CASE WHEN 2 * RANK() OVER (PARTITION BY g0 ORDER BY c2) - 2
        + COUNT(*) OVER (PARTITION BY g0, c2)
        > COUNT(*) OVER (PARTITION BY g0) THEN 1 ELSE 0 END AS g1
  FROM (
  SELECT cell, c2, g0 FROM "parts_1"
  ) AS s1
  ) AS halved
) AS placed;
