SELECT attribute, part, CAST(SUM(combinations) AS BIGINT) AS combinations
FROM (
  SELECT attribute, CASE attribute WHEN 0 THEN node % 6 END AS part, combinations
  FROM (
    SELECT node, COUNT(*) AS combinations
    FROM (
      SELECT x1 AS node
      FROM (
SELECT i1.node AS x1
FROM "items_1" AS i1
WHERE i1.times = 1
GROUP BY i1.node, i1.times
HAVING SUM(i1.known) < 2
      ) AS c1

    ) AS standing
    GROUP BY node
  ) AS labelled
  CROSS JOIN (
SELECT 0 AS attribute
  ) AS attributes
) AS parted
GROUP BY attribute, part;

SELECT attribute, part, CAST(SUM(combinations) AS BIGINT) AS combinations
FROM (
  SELECT attribute, CASE attribute WHEN 0 THEN node % 12 END AS part, combinations
  FROM (
    SELECT node, COUNT(*) AS combinations
    FROM (
      SELECT x1 AS node
      FROM (
SELECT i1.node AS x1
FROM "items_1" AS i1
WHERE i1.times = 1
GROUP BY i1.node, i1.times
HAVING SUM(i1.known) < 3
      ) AS c1

    ) AS standing
    GROUP BY node
  ) AS labelled
  CROSS JOIN (
SELECT 0 AS attribute
  ) AS attributes
) AS parted
GROUP BY attribute, part;

SELECT attribute, part, CAST(SUM(combinations) AS BIGINT) AS combinations
FROM (
  SELECT attribute, CASE attribute WHEN 0 THEN node % 60 - node % 6 WHEN 1 THEN node % 6 END AS part, combinations
  FROM (
    SELECT node, COUNT(*) AS combinations
    FROM (
      SELECT x1 AS node
      FROM (
SELECT i1.node AS x1
FROM "items_1" AS i1
WHERE i1.times = 1
GROUP BY i1.node, i1.times
HAVING SUM(i1.known) < 3
      ) AS c1

    ) AS standing
    GROUP BY node
  ) AS labelled
  CROSS JOIN (
SELECT 0 AS attribute UNION ALL SELECT 1 AS attribute
  ) AS attributes
) AS parted
GROUP BY attribute, part;

SELECT attribute, part, CAST(SUM(combinations) AS BIGINT) AS combinations
FROM (
  SELECT attribute, CASE attribute WHEN 0 THEN node % 2 END AS part, combinations
  FROM (
    SELECT node, COUNT(*) AS combinations
    FROM (
      SELECT x1 AS node
      FROM (
SELECT i1.node AS x1
FROM "items_1" AS i1
WHERE i1.times = 1
GROUP BY i1.node, i1.times
HAVING SUM(i1.known) < 3
      ) AS c1

    ) AS standing
    GROUP BY node
  ) AS labelled
  CROSS JOIN (
SELECT 0 AS attribute
  ) AS attributes
) AS parted
GROUP BY attribute, part;
