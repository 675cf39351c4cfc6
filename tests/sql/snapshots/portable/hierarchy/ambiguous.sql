SELECT COUNT(*)
FROM (
  SELECT label FROM (
    SELECT level_0 AS label, COUNT(*) AS leaves, MIN(leaf) AS first_leaf, MAX(leaf) AS last_leaf
    FROM "hierarchy_1" WHERE level_0 IS NOT NULL GROUP BY level_0
UNION ALL
    SELECT level_1 AS label, COUNT(*) AS leaves, MIN(leaf) AS first_leaf, MAX(leaf) AS last_leaf
    FROM "hierarchy_1" WHERE level_1 IS NOT NULL GROUP BY level_1
UNION ALL
    SELECT level_2 AS label, COUNT(*) AS leaves, MIN(leaf) AS first_leaf, MAX(leaf) AS last_leaf
    FROM "hierarchy_1" WHERE level_2 IS NOT NULL GROUP BY level_2

  ) AS l
  GROUP BY label
  HAVING MIN(leaves) < MAX(leaves) OR MIN(first_leaf) < MAX(first_leaf) OR MIN(last_leaf) < MAX(last_leaf)
) AS r;

SELECT COUNT(*)
FROM (
  SELECT label FROM (
    SELECT level_0 AS label, COUNT(*) AS leaves, MIN(leaf) AS first_leaf, MAX(leaf) AS last_leaf
    FROM "hierarchy_1" WHERE level_0 IS NOT NULL GROUP BY level_0
UNION ALL
    SELECT level_1 AS label, COUNT(*) AS leaves, MIN(leaf) AS first_leaf, MAX(leaf) AS last_leaf
    FROM "hierarchy_1" WHERE level_1 IS NOT NULL GROUP BY level_1

  ) AS l
  GROUP BY label
  HAVING MIN(leaves) < MAX(leaves) OR MIN(first_leaf) < MAX(first_leaf) OR MIN(last_leaf) < MAX(last_leaf)
) AS r;

SELECT COUNT(*)
FROM (
  SELECT label FROM (
    SELECT level_0 AS label, COUNT(*) AS leaves, MIN(leaf) AS first_leaf, MAX(leaf) AS last_leaf
    FROM "hierarchy_1" WHERE level_0 IS NOT NULL GROUP BY level_0
UNION ALL
    SELECT level_1 AS label, COUNT(*) AS leaves, MIN(leaf) AS first_leaf, MAX(leaf) AS last_leaf
    FROM "hierarchy_1" WHERE level_1 IS NOT NULL GROUP BY level_1
UNION ALL
    SELECT level_2 AS label, COUNT(*) AS leaves, MIN(leaf) AS first_leaf, MAX(leaf) AS last_leaf
    FROM "hierarchy_1" WHERE level_2 IS NOT NULL GROUP BY level_2
UNION ALL
    SELECT level_3 AS label, COUNT(*) AS leaves, MIN(leaf) AS first_leaf, MAX(leaf) AS last_leaf
    FROM "hierarchy_1" WHERE level_3 IS NOT NULL GROUP BY level_3

  ) AS l
  GROUP BY label
  HAVING MIN(leaves) < MAX(leaves) OR MIN(first_leaf) < MAX(first_leaf) OR MIN(last_leaf) < MAX(last_leaf)
) AS r;
