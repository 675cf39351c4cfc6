-- name: too_large
SELECT COUNT(*), COALESCE(SUM(n), 0)
FROM (
  SELECT v0 AS value, SUM(n) AS n
  FROM "combinations_1" WHERE v0 IS NOT NULL GROUP BY v0
) AS v
WHERE ABS(CAST(value AS DOUBLE PRECISION)) >= 461168601842738790;

-- name: intervals
SELECT label AS level_0,
  (CAST('[' AS VARCHAR) || CASE WHEN ABS((CAST(step - (((step - (0)) % 5) + 5) % 5 AS DOUBLE PRECISION) / 10.0)) < 1e16 THEN CASE WHEN CAST(FLOOR((CAST(step - (((step - (0)) % 5) + 5) % 5 AS DOUBLE PRECISION) / 10.0)) AS BIGINT) = (CAST(step - (((step - (0)) % 5) + 5) % 5 AS DOUBLE PRECISION) / 10.0) THEN CAST(CAST((CAST(step - (((step - (0)) % 5) + 5) % 5 AS DOUBLE PRECISION) / 10.0) AS BIGINT) AS VARCHAR) ELSE CAST((CAST(step - (((step - (0)) % 5) + 5) % 5 AS DOUBLE PRECISION) / 10.0) AS VARCHAR) END ELSE CAST((CAST(step - (((step - (0)) % 5) + 5) % 5 AS DOUBLE PRECISION) / 10.0) AS VARCHAR) END || CASE WHEN CASE WHEN ABS((CAST(step - (((step - (0)) % 5) + 5) % 5 AS DOUBLE PRECISION) / 10.0)) < 1e16 THEN CASE WHEN CAST(FLOOR((CAST(step - (((step - (0)) % 5) + 5) % 5 AS DOUBLE PRECISION) / 10.0)) AS BIGINT) = (CAST(step - (((step - (0)) % 5) + 5) % 5 AS DOUBLE PRECISION) / 10.0) THEN CAST(CAST((CAST(step - (((step - (0)) % 5) + 5) % 5 AS DOUBLE PRECISION) / 10.0) AS BIGINT) AS VARCHAR) ELSE CAST((CAST(step - (((step - (0)) % 5) + 5) % 5 AS DOUBLE PRECISION) / 10.0) AS VARCHAR) END ELSE CAST((CAST(step - (((step - (0)) % 5) + 5) % 5 AS DOUBLE PRECISION) / 10.0) AS VARCHAR) END LIKE '%-%' THEN CAST('..' AS VARCHAR) ELSE CAST('-' AS VARCHAR) END || CASE WHEN ABS((CAST(step - (((step - (0)) % 5) + 5) % 5 + 5 AS DOUBLE PRECISION) / 10.0)) < 1e16 THEN CASE WHEN CAST(FLOOR((CAST(step - (((step - (0)) % 5) + 5) % 5 + 5 AS DOUBLE PRECISION) / 10.0)) AS BIGINT) = (CAST(step - (((step - (0)) % 5) + 5) % 5 + 5 AS DOUBLE PRECISION) / 10.0) THEN CAST(CAST((CAST(step - (((step - (0)) % 5) + 5) % 5 + 5 AS DOUBLE PRECISION) / 10.0) AS BIGINT) AS VARCHAR) ELSE CAST((CAST(step - (((step - (0)) % 5) + 5) % 5 + 5 AS DOUBLE PRECISION) / 10.0) AS VARCHAR) END ELSE CAST((CAST(step - (((step - (0)) % 5) + 5) % 5 + 5 AS DOUBLE PRECISION) / 10.0) AS VARCHAR) END || CAST(')' AS VARCHAR)) AS level_1,
  (CAST('[' AS VARCHAR) || CASE WHEN ABS((CAST(step - (((step - (0)) % 10) + 10) % 10 AS DOUBLE PRECISION) / 10.0)) < 1e16 THEN CASE WHEN CAST(FLOOR((CAST(step - (((step - (0)) % 10) + 10) % 10 AS DOUBLE PRECISION) / 10.0)) AS BIGINT) = (CAST(step - (((step - (0)) % 10) + 10) % 10 AS DOUBLE PRECISION) / 10.0) THEN CAST(CAST((CAST(step - (((step - (0)) % 10) + 10) % 10 AS DOUBLE PRECISION) / 10.0) AS BIGINT) AS VARCHAR) ELSE CAST((CAST(step - (((step - (0)) % 10) + 10) % 10 AS DOUBLE PRECISION) / 10.0) AS VARCHAR) END ELSE CAST((CAST(step - (((step - (0)) % 10) + 10) % 10 AS DOUBLE PRECISION) / 10.0) AS VARCHAR) END || CASE WHEN CASE WHEN ABS((CAST(step - (((step - (0)) % 10) + 10) % 10 AS DOUBLE PRECISION) / 10.0)) < 1e16 THEN CASE WHEN CAST(FLOOR((CAST(step - (((step - (0)) % 10) + 10) % 10 AS DOUBLE PRECISION) / 10.0)) AS BIGINT) = (CAST(step - (((step - (0)) % 10) + 10) % 10 AS DOUBLE PRECISION) / 10.0) THEN CAST(CAST((CAST(step - (((step - (0)) % 10) + 10) % 10 AS DOUBLE PRECISION) / 10.0) AS BIGINT) AS VARCHAR) ELSE CAST((CAST(step - (((step - (0)) % 10) + 10) % 10 AS DOUBLE PRECISION) / 10.0) AS VARCHAR) END ELSE CAST((CAST(step - (((step - (0)) % 10) + 10) % 10 AS DOUBLE PRECISION) / 10.0) AS VARCHAR) END LIKE '%-%' THEN CAST('..' AS VARCHAR) ELSE CAST('-' AS VARCHAR) END || CASE WHEN ABS((CAST(step - (((step - (0)) % 10) + 10) % 10 + 10 AS DOUBLE PRECISION) / 10.0)) < 1e16 THEN CASE WHEN CAST(FLOOR((CAST(step - (((step - (0)) % 10) + 10) % 10 + 10 AS DOUBLE PRECISION) / 10.0)) AS BIGINT) = (CAST(step - (((step - (0)) % 10) + 10) % 10 + 10 AS DOUBLE PRECISION) / 10.0) THEN CAST(CAST((CAST(step - (((step - (0)) % 10) + 10) % 10 + 10 AS DOUBLE PRECISION) / 10.0) AS BIGINT) AS VARCHAR) ELSE CAST((CAST(step - (((step - (0)) % 10) + 10) % 10 + 10 AS DOUBLE PRECISION) / 10.0) AS VARCHAR) END ELSE CAST((CAST(step - (((step - (0)) % 10) + 10) % 10 + 10 AS DOUBLE PRECISION) / 10.0) AS VARCHAR) END || CAST(')' AS VARCHAR)) AS level_2,
  CAST('*' AS VARCHAR) AS level_3
FROM (
  SELECT CASE WHEN ABS(v0) < 1e16 THEN CASE WHEN CAST(FLOOR(v0) AS BIGINT) = v0 THEN CAST(CAST(v0 AS BIGINT) AS VARCHAR) ELSE CAST(v0 AS VARCHAR) END ELSE CAST(v0 AS VARCHAR) END AS label, CAST(FLOOR(CAST(v0 AS DECIMAL(38, 10)) * 10) AS BIGINT) AS step
  FROM (SELECT DISTINCT v0 FROM "combinations_1" WHERE v0 IS NOT NULL) AS s
) AS v;

-- name: flat
SELECT CAST(v1 AS VARCHAR) AS level_0, CAST('*' AS VARCHAR) AS level_1
FROM (SELECT DISTINCT v1 FROM "combinations_1" WHERE v1 IS NOT NULL) AS s;

-- name: longest
SELECT COALESCE(MAX(LENGTH(label)), 0)
FROM (SELECT CAST(v1 AS VARCHAR) AS label FROM "combinations_1") AS v;

-- name: mask
SELECT label AS level_0,
  CASE WHEN LENGTH(label) <= 1 THEN CAST('**' AS VARCHAR) ELSE (SUBSTR(label, 1, LENGTH(label) - 1) || CAST('*' AS VARCHAR)) END AS level_1,
  CASE WHEN LENGTH(label) <= 2 THEN CAST('***' AS VARCHAR) ELSE (SUBSTR(label, 1, LENGTH(label) - 2) || CAST('**' AS VARCHAR)) END AS level_2,
  CAST('*' AS VARCHAR) AS level_3
FROM (
  SELECT CAST(v1 AS VARCHAR) AS label
  FROM (SELECT DISTINCT v1 FROM "combinations_1" WHERE v1 IS NOT NULL) AS s
) AS v;

-- name: relation
SELECT
  COALESCE(level_0, '') AS leaf,
  CASE WHEN level_0 IS NULL THEN 1 ELSE 0 END AS absent,
  level_0,
  level_1,
  level_2,
  level_3
FROM "levels_1";

-- name: cell
CASE WHEN (CAST(CAST("level_0" AS VARCHAR) AS VARCHAR) COLLATE "binary") IS NULL THEN CAST('-' AS VARCHAR) ELSE (CAST(CAST(LENGTH((CAST(CAST("level_0" AS VARCHAR) AS VARCHAR) COLLATE "binary")) AS BIGINT) AS VARCHAR) || CAST(':' AS VARCHAR) || (CAST(CAST("level_0" AS VARCHAR) AS VARCHAR) COLLATE "binary")) END;

-- name: row_digests
SELECT SUBSTR(SHA256(UNHEX('digest') || UNHEX(SHA256(UNHEX('digest') || ENCODE(CAST((CASE WHEN (CAST(CAST("level_0" AS VARCHAR) AS VARCHAR) COLLATE "binary") IS NULL THEN CAST('-' AS VARCHAR) ELSE (CAST(CAST(LENGTH((CAST(CAST("level_0" AS VARCHAR) AS VARCHAR) COLLATE "binary")) AS BIGINT) AS VARCHAR) || CAST(':' AS VARCHAR) || (CAST(CAST("level_0" AS VARCHAR) AS VARCHAR) COLLATE "binary")) END || CASE WHEN (CAST(CAST("level_1" AS VARCHAR) AS VARCHAR) COLLATE "binary") IS NULL THEN CAST('-' AS VARCHAR) ELSE (CAST(CAST(LENGTH((CAST(CAST("level_1" AS VARCHAR) AS VARCHAR) COLLATE "binary")) AS BIGINT) AS VARCHAR) || CAST(':' AS VARCHAR) || (CAST(CAST("level_1" AS VARCHAR) AS VARCHAR) COLLATE "binary")) END || CASE WHEN (CAST(CAST("level_2" AS VARCHAR) AS VARCHAR) COLLATE "binary") IS NULL THEN CAST('-' AS VARCHAR) ELSE (CAST(CAST(LENGTH((CAST(CAST("level_2" AS VARCHAR) AS VARCHAR) COLLATE "binary")) AS BIGINT) AS VARCHAR) || CAST(':' AS VARCHAR) || (CAST(CAST("level_2" AS VARCHAR) AS VARCHAR) COLLATE "binary")) END || CASE WHEN (CAST(CAST("level_3" AS VARCHAR) AS VARCHAR) COLLATE "binary") IS NULL THEN CAST('-' AS VARCHAR) ELSE (CAST(CAST(LENGTH((CAST(CAST("level_3" AS VARCHAR) AS VARCHAR) COLLATE "binary")) AS BIGINT) AS VARCHAR) || CAST(':' AS VARCHAR) || (CAST(CAST("level_3" AS VARCHAR) AS VARCHAR) COLLATE "binary")) END) AS VARCHAR))))), 1, 32) FROM "scores";

-- name: shape
SELECT COUNT(*), COALESCE(MAX(absent), 0), COUNT(DISTINCT level_3),
  COALESCE(SUM(CASE
          WHEN level_3 IS NULL OR absent = 0
          AND (level_1 IS NULL OR level_2 IS NULL OR level_3 IS NULL) THEN 1
          ELSE 0 END), 0),
  COALESCE(SUM(CASE WHEN leaf = '*' THEN 1 ELSE 0 END), 0),
  COALESCE(SUM(CASE WHEN
LENGTH(level_1) > 250 OR LENGTH(level_2) > 250 OR LENGTH(level_3) > 250          THEN 1 ELSE 0 END), 0)
FROM "hierarchy_1";

-- name: unlabelled
SELECT level_0 AS label FROM "hierarchy_1"
WHERE level_3 IS NULL OR absent = 0
  AND (level_1 IS NULL OR level_2 IS NULL OR level_3 IS NULL)
ORDER BY leaf LIMIT 100;

-- name: duplicates
SELECT COUNT(*)
FROM (SELECT leaf AS label FROM "hierarchy_1" GROUP BY leaf, absent HAVING COUNT(*) > 1) AS r;

-- name: labels
SELECT DISTINCT level_3 AS label FROM "hierarchy_1" ORDER BY label LIMIT 100;

-- name: parents
SELECT 1, COUNT(*)
FROM (
  SELECT level_1 FROM "hierarchy_1"
  GROUP BY level_1 HAVING COUNT(DISTINCT level_2) > 1
) AS r1
UNION ALL
SELECT 2, COUNT(*)
FROM (
  SELECT level_2 FROM "hierarchy_1"
  GROUP BY level_2 HAVING COUNT(DISTINCT level_3) > 1
) AS r2;

-- name: divided
SELECT level_1 AS label FROM "hierarchy_1"
GROUP BY level_1 HAVING COUNT(DISTINCT level_2) > 1
ORDER BY label LIMIT 100;

-- name: ambiguous
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

-- name: stored
CREATE TABLE "cities" (
  level_0 VARCHAR,
  level_1 VARCHAR,
  level_2 VARCHAR
);

-- name: fill
INSERT INTO "zips"
SELECT level_0, level_1, level_2
FROM "hierarchy_1";

-- name: count
SELECT COUNT(*) FROM "cities";

-- name: columns
-- postgresql
SELECT c.table_name, c.column_name
FROM information_schema.columns AS c
JOIN information_schema.columns AS z
  ON z.table_schema = c.table_schema AND z.table_name = c.table_name AND z.column_name = 'level_0'
WHERE c.table_schema = 'place';

-- name: table
SELECT
  (CAST(CAST("level_0" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS level_0,
  (CAST(CAST("level_1" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS level_1,
  (CAST(CAST("level_2" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS level_2,
  (CAST(CAST("level_3" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS level_3
FROM "scores";

-- name: edges
SELECT DISTINCT child,
  CASE WHEN parent = child OR parent IN ('', '*') THEN NULL ELSE parent END AS parent,
  CASE WHEN parent = '*' THEN 1 ELSE 0 END AS starred
FROM (SELECT (CAST(CAST("node" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS child, (CAST(CAST("above" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS parent FROM "places") AS e;

-- name: edge_leaves
SELECT e.child AS a0, e.parent AS a1
FROM "edges_1" AS e
LEFT JOIN (SELECT DISTINCT parent AS node FROM "edges_1" WHERE parent IS NOT NULL) AS g
  ON g.node = e.child
WHERE g.node IS NULL;

-- name: edge_rising
SELECT COUNT(*) FROM "paths_1" WHERE a1 IS NOT NULL;

-- name: edge_step
SELECT p.a0, p.a1, e.parent AS a2
FROM "paths_1" AS p
LEFT JOIN "edges_1" AS e ON e.child = p.a1;

-- name: edge_nodes
SELECT a0 AS node FROM "paths_1" WHERE a0 IS NOT NULL
UNION
SELECT a1 AS node FROM "paths_1" WHERE a1 IS NOT NULL;

-- name: edge_circles
SELECT COUNT(DISTINCT e.child)
FROM "edges_1" AS e
LEFT JOIN (SELECT a0 AS node FROM "paths_1" WHERE a0 IS NOT NULL
UNION
SELECT a1 AS node FROM "paths_1" WHERE a1 IS NOT NULL) AS seen ON seen.node = e.child
WHERE seen.node IS NULL AND e.child IS NOT NULL;

-- name: edge_tops
SELECT COUNT(DISTINCT CASE
    WHEN a1 IS NOT NULL THEN a1
    ELSE a0 END),
  (SELECT COALESCE(SUM(starred), 0) FROM "edges_1")
FROM "paths_1";

-- name: edge_levels
SELECT
CASE
    WHEN a1 IS NOT NULL THEN a0
    ELSE a0 END AS level_0,
CASE
    WHEN a1 IS NOT NULL THEN a1
    ELSE a0 END AS level_1,
  CAST('*' AS VARCHAR) AS level_2
FROM "paths_1";

-- name: rows
SELECT level_0, level_1, level_2
FROM "levels_1"
ORDER BY CASE WHEN level_2 IS NULL THEN 1 ELSE 0 END,
  level_2, CASE WHEN level_1 IS NULL THEN 1 ELSE 0 END,
  level_1, CASE WHEN level_0 IS NULL THEN 1 ELSE 0 END,
  level_0;

-- name: uncovered
SELECT COUNT(*), COALESCE(SUM(n), 0)
FROM (
  SELECT (CAST(TIMEZONE('Europe/Berlin', v0) AS VARCHAR) || CASE WHEN TIMEZONE('Europe/Berlin', v0) < MAKE_TIMESTAMP(EPOCH_US(CAST(v0 AS TIMESTAMPTZ))) THEN CAST('' AS VARCHAR) ELSE CAST('+' AS VARCHAR) END || CASE WHEN CAST((TIMEZONE('Europe/Berlin', v0) - MAKE_TIMESTAMP(EPOCH_US(CAST(v0 AS TIMESTAMPTZ)))) AS VARCHAR) LIKE '%:00' THEN SUBSTR(CAST((TIMEZONE('Europe/Berlin', v0) - MAKE_TIMESTAMP(EPOCH_US(CAST(v0 AS TIMESTAMPTZ)))) AS VARCHAR), 1, LENGTH(CAST((TIMEZONE('Europe/Berlin', v0) - MAKE_TIMESTAMP(EPOCH_US(CAST(v0 AS TIMESTAMPTZ)))) AS VARCHAR)) - 3) ELSE CAST((TIMEZONE('Europe/Berlin', v0) - MAKE_TIMESTAMP(EPOCH_US(CAST(v0 AS TIMESTAMPTZ)))) AS VARCHAR) END) AS label, SUM(n) AS n
  FROM "values_1" WHERE v0 IS NOT NULL GROUP BY v0
) AS g
LEFT JOIN (SELECT leaf FROM "hierarchy_1" WHERE absent = 0) AS h ON h.leaf = g.label
WHERE h.leaf IS NULL;

-- name: moved
SELECT COUNT(*), COALESCE(SUM(n), 0)
FROM (
  SELECT CAST(value AS DOUBLE PRECISION) AS value, n, CAST(step - (((step - (0)) % 5) + 5) % 5 AS DOUBLE PRECISION) / 10.0 AS low
  FROM (
    SELECT value, n, CAST(FLOOR(CAST(value AS DECIMAL(38, 10)) * 10) AS BIGINT) AS step
    FROM (
      SELECT v0 AS value, CAST(SUM(n) AS BIGINT) AS n
      FROM "combinations_1" WHERE v0 IS NOT NULL GROUP BY v0
    ) AS s
  ) AS v
) AS placed
WHERE value < low AND value >= low - 0.0000000001;

-- name: beside_leaves
SELECT leaf, absent, level_0, level_1, level_2 FROM "hierarchy_1"
UNION ALL
SELECT g.label, 0, NULL
, g.label, g.label
FROM (SELECT DISTINCT CAST(v0 AS VARCHAR) AS label FROM "combinations_1" WHERE v0 IS NOT NULL) AS g
JOIN (
  SELECT level_2 AS node
  FROM "hierarchy_1" WHERE level_2 IS NOT NULL GROUP BY level_2
) AS h ON h.node = g.label
LEFT JOIN (
  SELECT leaf FROM "hierarchy_1" WHERE absent = 0
) AS l ON l.leaf = g.label
WHERE l.leaf IS NULL;

-- name: uncovered_values
SELECT g.label
FROM (
  SELECT DISTINCT CAST(v0 AS VARCHAR) AS label FROM "combinations_1" WHERE v0 IS NOT NULL
) AS g
LEFT JOIN (SELECT leaf FROM "hierarchy_1" WHERE absent = 0) AS h ON h.leaf = g.label
WHERE h.leaf IS NULL
ORDER BY g.label LIMIT 100;

-- name: beside_nodes
SELECT leaf, absent, level_0, level_1, level_2 FROM "hierarchy_1"
UNION ALL
SELECT g.label, 0, NULL
, g.label, h.level_2
FROM (SELECT DISTINCT CAST(v0 AS VARCHAR) AS label FROM "combinations_1" WHERE v0 IS NOT NULL) AS g
JOIN (
  SELECT level_1 AS node, MIN(level_2) AS level_2
  FROM "hierarchy_1" WHERE level_1 IS NOT NULL GROUP BY level_1
) AS h ON h.node = g.label
LEFT JOIN (
  SELECT leaf FROM "hierarchy_1" WHERE absent = 0
  UNION SELECT level_2 FROM "hierarchy_1"
) AS l ON l.leaf = g.label
WHERE l.leaf IS NULL
UNION ALL
SELECT g.label, 0, NULL
, g.label, g.label
FROM (SELECT DISTINCT CAST(v0 AS VARCHAR) AS label FROM "combinations_1" WHERE v0 IS NOT NULL) AS g
JOIN (
  SELECT level_2 AS node
  FROM "hierarchy_1" WHERE level_2 IS NOT NULL GROUP BY level_2
) AS h ON h.node = g.label
LEFT JOIN (
  SELECT leaf FROM "hierarchy_1" WHERE absent = 0
) AS l ON l.leaf = g.label
WHERE l.leaf IS NULL;

-- name: standing
SELECT COUNT(*) FROM "hierarchy_1" WHERE level_0 IS NULL AND absent = 0;

-- name: unlabelled_values
SELECT level_0, level_1, level_2
FROM "levels_1"
WHERE level_0 <> level_1 AND level_0 <> level_2;

-- name: beside_values
SELECT level_0,
  CASE WHEN level_0 = level_2 THEN level_2 ELSE level_1 END AS level_1,
  level_2
FROM "levels_1";

-- name: higher
SELECT COUNT(*) FROM "hierarchy_1" WHERE absent = 0 AND leaf = level_2 AND level_0 IS NULL;

-- name: equal_frequency
SELECT label AS level_0,
  CASE WHEN MIN(value) OVER (PARTITION BY g1) = MAX(value) OVER (PARTITION BY g1)
    THEN label
    ELSE (CAST('[' AS VARCHAR) || CAST(MIN(value) OVER (PARTITION BY g1) AS VARCHAR) || CAST('..' AS VARCHAR) || CAST(MAX(value) OVER (PARTITION BY g1) AS VARCHAR) || CAST(']' AS VARCHAR))
  END AS level_1,
  CASE WHEN MIN(value) OVER (PARTITION BY g2) = MAX(value) OVER (PARTITION BY g2)
    THEN label
    ELSE (CAST('[' AS VARCHAR) || CAST(MIN(value) OVER (PARTITION BY g2) AS VARCHAR) || CAST('..' AS VARCHAR) || CAST(MAX(value) OVER (PARTITION BY g2) AS VARCHAR) || CAST(']' AS VARCHAR))
  END AS level_2,
  CAST('*' AS VARCHAR) AS level_3
FROM (
  SELECT value, label,
    CAST((below * 6 - (below * 6) % total) / total AS BIGINT) AS g1,
    CAST((((below * 6 - (below * 6) % total) / total) - ((below * 6 - (below * 6) % total) / total) % 3) / 3 AS BIGINT) AS g2
  FROM (
    SELECT v2 AS value, CAST(v2 AS VARCHAR) AS label,
      SUM(SUM(n)) OVER (ORDER BY v2 ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) - SUM(n) AS below,
      SUM(SUM(n)) OVER () AS total
    FROM "values_1" WHERE v2 IS NOT NULL GROUP BY v2
  ) AS b
) AS v;

-- name: rare
SELECT label AS level_0,
  CASE WHEN n < 2 THEN CAST('else' AS VARCHAR) ELSE label END AS level_1,
  CAST('*' AS VARCHAR) AS level_2
FROM (
  SELECT CAST(v0 AS VARCHAR) AS label, SUM(n) AS n
  FROM "values_1" WHERE v0 IS NOT NULL GROUP BY v0
) AS g;

-- name: rare_values
SELECT COUNT(*), COALESCE(SUM(n), 0)
FROM (
  SELECT CAST(v0 AS VARCHAR) AS label, SUM(n) AS n
  FROM "values_1" WHERE v0 IS NOT NULL GROUP BY v0
) AS g
WHERE n < 2;

-- name: common
INSERT INTO "main"."sqlanon_recoding_run_common" (name, value)
SELECT CAST('v' AS VARCHAR), level_0 FROM "hierarchy_1" WHERE absent = 0 AND level_0 = level_1;

-- name: called
SELECT COUNT(*) FROM "levels_1" WHERE level_0 = CAST('else' AS VARCHAR);

-- name: cuts
SELECT CASE WHEN ABS(v3) < 1e16 THEN CASE WHEN CAST(FLOOR(v3) AS BIGINT) = v3 THEN CAST(CAST(v3 AS BIGINT) AS VARCHAR) ELSE CAST(v3 AS VARCHAR) END ELSE CAST(v3 AS VARCHAR) END AS level_0,
  CASE WHEN v3 < 0.5 THEN CAST('<0.5' AS VARCHAR) WHEN v3 < 1.5 THEN CAST('[0.5-1.5)' AS VARCHAR)     ELSE CAST('>=1.5' AS VARCHAR) END AS level_1,
  CASE WHEN v3 < 1.5 THEN CAST('<1.5' AS VARCHAR)     ELSE CAST('>=1.5' AS VARCHAR) END AS level_2,
  CAST('*' AS VARCHAR) AS level_3
FROM (SELECT DISTINCT v3 FROM "values_1" WHERE v3 IS NOT NULL) AS s;

-- name: dates
SELECT label AS level_0,
  (SUBSTR(label, 1, 13) || CAST('h' AS VARCHAR)) AS level_1,
  SUBSTR(label, 1, 10) AS level_2,
  CAST('*' AS VARCHAR) AS level_3
FROM (
  SELECT (CAST(TIMEZONE('Europe/Berlin', v0) AS VARCHAR) || CASE WHEN TIMEZONE('Europe/Berlin', v0) < MAKE_TIMESTAMP(EPOCH_US(CAST(v0 AS TIMESTAMPTZ))) THEN CAST('' AS VARCHAR) ELSE CAST('+' AS VARCHAR) END || CASE WHEN CAST((TIMEZONE('Europe/Berlin', v0) - MAKE_TIMESTAMP(EPOCH_US(CAST(v0 AS TIMESTAMPTZ)))) AS VARCHAR) LIKE '%:00' THEN SUBSTR(CAST((TIMEZONE('Europe/Berlin', v0) - MAKE_TIMESTAMP(EPOCH_US(CAST(v0 AS TIMESTAMPTZ)))) AS VARCHAR), 1, LENGTH(CAST((TIMEZONE('Europe/Berlin', v0) - MAKE_TIMESTAMP(EPOCH_US(CAST(v0 AS TIMESTAMPTZ)))) AS VARCHAR)) - 3) ELSE CAST((TIMEZONE('Europe/Berlin', v0) - MAKE_TIMESTAMP(EPOCH_US(CAST(v0 AS TIMESTAMPTZ)))) AS VARCHAR) END) AS label
  FROM (SELECT DISTINCT v0 FROM "values_1" WHERE v0 IS NOT NULL) AS s
) AS v
WHERE label LIKE '____-__-_____:__%';

-- name: matched
SELECT COALESCE(g.label, l.level_0) AS level_0,
  CASE WHEN l.level_1 = l.level_0 THEN COALESCE(g.label, l.level_0) ELSE l.level_1 END AS level_1,
  CASE WHEN l.level_2 = l.level_0 THEN COALESCE(g.label, l.level_0) ELSE l.level_2 END AS level_2,
  l.level_3
FROM "levels_1" AS l
LEFT JOIN (
  SELECT label, CASE WHEN label LIKE '%.%' THEN TRIM(TRAILING CAST('.' AS VARCHAR) FROM TRIM(TRAILING CAST('0' AS VARCHAR) FROM label)) ELSE label END AS item
  FROM (SELECT (CAST(CASE WHEN ABS(v2) < 1e16 THEN CASE WHEN CAST(FLOOR(v2) AS BIGINT) = v2 THEN CAST(CAST(v2 AS BIGINT) AS VARCHAR) ELSE CAST(v2 AS VARCHAR) END ELSE CAST(v2 AS VARCHAR) END AS VARCHAR) COLLATE "binary") AS label FROM "values_1" WHERE v2 IS NOT NULL GROUP BY v2) AS told
) AS g ON g.item = (CAST(CASE WHEN l.level_0 LIKE '%.%' THEN TRIM(TRAILING CAST('.' AS VARCHAR) FROM TRIM(TRAILING CAST('0' AS VARCHAR) FROM l.level_0)) ELSE l.level_0 END AS VARCHAR) COLLATE "binary");
