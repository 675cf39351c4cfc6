SELECT class,
  DENSE_RANK() OVER (ORDER BY i0, i1, i2) AS place
FROM (
  SELECT p.class, COALESCE(r0.id, 0) AS i0, COALESCE(r1.id, 0) AS i1, COALESCE(r2.id, 0) AS i2
  FROM "labels_1" AS p
  LEFT JOIN (
    SELECT label, ROW_NUMBER() OVER (ORDER BY (CAST(label AS VARCHAR) COLLATE "binary")) AS id
    FROM (SELECT l0 AS label FROM "labels_1" WHERE l0 IS NOT NULL GROUP BY l0) AS g
  ) AS r0 ON r0.label = p.l0
  LEFT JOIN (
    SELECT label, ROW_NUMBER() OVER (ORDER BY (CAST(label AS VARCHAR) COLLATE "binary")) AS id
    FROM (SELECT l1 AS label FROM "labels_1" WHERE l1 IS NOT NULL GROUP BY l1) AS g
  ) AS r1 ON r1.label = p.l1
  LEFT JOIN (
    SELECT label, ROW_NUMBER() OVER (ORDER BY (CAST(label AS VARCHAR) COLLATE "binary")) AS id
    FROM (SELECT l2 AS label FROM "labels_1" WHERE l2 IS NOT NULL GROUP BY l2) AS g
  ) AS r2 ON r2.label = p.l2
) AS ranked;

SELECT class,
  DENSE_RANK() OVER (ORDER BY i0, i1, i2) AS place
FROM (
  SELECT p.class, COALESCE(r0.id, 0) AS i0, COALESCE(r1.id, 0) AS i1, COALESCE(r2.id, 0) AS i2
  FROM "published_1" AS p
  LEFT JOIN (
    SELECT label, ROW_NUMBER() OVER (ORDER BY (CAST(label AS VARCHAR) COLLATE "binary")) AS id
    FROM (SELECT l0 AS label FROM "published_1" WHERE l0 IS NOT NULL GROUP BY l0) AS g
  ) AS r0 ON r0.label = p.l0
  LEFT JOIN (
    SELECT label, ROW_NUMBER() OVER (ORDER BY (CAST(label AS VARCHAR) COLLATE "binary")) AS id
    FROM (SELECT l1 AS label FROM "published_1" WHERE l1 IS NOT NULL GROUP BY l1) AS g
  ) AS r1 ON r1.label = p.l1
  LEFT JOIN (
    SELECT label, ROW_NUMBER() OVER (ORDER BY (CAST(label AS VARCHAR) COLLATE "binary")) AS id
    FROM (SELECT l2 AS label FROM "published_1" WHERE l2 IS NOT NULL GROUP BY l2) AS g
  ) AS r2 ON r2.label = p.l2
) AS ranked;

SELECT class,
  DENSE_RANK() OVER (ORDER BY i0) AS place
FROM (
  SELECT p.class, COALESCE(r0.id, 0) AS i0
  FROM "published_1" AS p
  LEFT JOIN (
    SELECT label, ROW_NUMBER() OVER (ORDER BY (CAST(label AS VARCHAR) COLLATE "binary")) AS id
    FROM (SELECT l0 AS label FROM "published_1" WHERE l0 IS NOT NULL GROUP BY l0) AS g
  ) AS r0 ON r0.label = p.l0
) AS ranked;
