SELECT 0 AS attribute,
  SUM(n * LN(CAST(n AS REAL)) - spent) AS entropy,
  SUM(CASE WHEN lost > 0 THEN lost * LN(CASE WHEN lost > 0 THEN CAST(lost AS REAL) END) ELSE 0 END) AS lost
FROM (
  SELECT o.n, o.spent, o.n - COALESCE(r.n, 0) AS lost
  FROM (
    SELECT t.k1 AS node, CAST(SUM(v.n) AS INTEGER) AS n, SUM(v.n * LN(CAST(v.n AS REAL))) AS spent
    FROM `_sqlanon_tree` AS t JOIN `_sqlanon_dictionary` AS v ON v.code = t.code
    WHERE v.n > 0
    GROUP BY t.k1
  ) AS o
  LEFT JOIN (
    SELECT t.k1 AS node, CAST(SUM(e.n) AS INTEGER) AS n
    FROM `_sqlanon_extents` AS e JOIN `_sqlanon_tree` AS t ON t.code = e.lo0
    GROUP BY t.k1
  ) AS r ON r.node = o.node
) AS a0
UNION ALL
SELECT 1 AS attribute,
  SUM(n * LN(CAST(n AS REAL)) - spent) AS entropy,
  SUM(CASE WHEN lost > 0 THEN lost * LN(CASE WHEN lost > 0 THEN CAST(lost AS REAL) END) ELSE 0 END) AS lost
FROM (
  SELECT o.n, o.spent, o.n - COALESCE(r.n, 0) AS lost
  FROM (
    SELECT t.k0 AS node, CAST(SUM(v.n) AS INTEGER) AS n, SUM(v.n * LN(CAST(v.n AS REAL))) AS spent
    FROM `_sqlanon_tree` AS t JOIN `_sqlanon_dictionary` AS v ON v.code = t.code
    WHERE v.n > 0
    GROUP BY t.k0
  ) AS o
  LEFT JOIN (
    SELECT t.k0 AS node, CAST(SUM(e.n) AS INTEGER) AS n
    FROM `_sqlanon_extents` AS e JOIN `_sqlanon_tree` AS t ON t.code = e.lo1
    GROUP BY t.k0
  ) AS r ON r.node = o.node
) AS a1
UNION ALL
SELECT 2 AS attribute,
  SUM(n * LN(CAST(n AS REAL)) - spent) AS entropy,
  SUM(CASE WHEN lost > 0 THEN lost * LN(CASE WHEN lost > 0 THEN CAST(lost AS REAL) END) ELSE 0 END) AS lost
FROM (
  SELECT o.n, o.spent, o.n - COALESCE(r.n, 0) AS lost
  FROM (
    SELECT t.k0 AS node, CAST(SUM(v.n) AS INTEGER) AS n, SUM(v.n * LN(CAST(v.n AS REAL))) AS spent
    FROM `_sqlanon_tree` AS t JOIN `_sqlanon_dictionary` AS v ON v.code = t.code
    WHERE v.n > 0
    GROUP BY t.k0
  ) AS o
  LEFT JOIN (
    SELECT t.k0 AS node, CAST(SUM(e.n) AS INTEGER) AS n
    FROM `_sqlanon_extents` AS e JOIN `_sqlanon_tree` AS t ON t.code = e.lo2
    GROUP BY t.k0
  ) AS r ON r.node = o.node
) AS a2;

SELECT 0 AS attribute,
  SUM(n * LN(CAST(n AS REAL)) - spent) AS entropy,
  SUM(CASE WHEN lost > 0 THEN lost * LN(CASE WHEN lost > 0 THEN CAST(lost AS REAL) END) ELSE 0 END) AS lost
FROM (
  SELECT o.n, o.spent, o.n - COALESCE(r.n, 0) AS lost
  FROM (
    SELECT t.k0 AS node, CAST(SUM(v.n) AS INTEGER) AS n, SUM(v.n * LN(CAST(v.n AS REAL))) AS spent
    FROM `_sqlanon_tree` AS t JOIN `_sqlanon_dictionary` AS v ON v.code = t.code
    WHERE v.n > 0
    GROUP BY t.k0
  ) AS o
  LEFT JOIN (
    SELECT t.k0 AS node, CAST(SUM(e.n) AS INTEGER) AS n
    FROM `_sqlanon_extents` AS e JOIN `_sqlanon_tree` AS t ON t.code = e.lo0
    GROUP BY t.k0
  ) AS r ON r.node = o.node
) AS a0;

SELECT 0 AS attribute,
  SUM(n * LN(CAST(n AS REAL)) - spent) AS entropy,
  SUM(CASE WHEN lost > 0 THEN lost * LN(CASE WHEN lost > 0 THEN CAST(lost AS REAL) END) ELSE 0 END) AS lost
FROM (
  SELECT o.n, o.spent, o.n - COALESCE(r.n, 0) AS lost
  FROM (
    SELECT t.k1 AS node, CAST(SUM(v.n) AS INTEGER) AS n, SUM(v.n * LN(CAST(v.n AS REAL))) AS spent
    FROM `_sqlanon_tree` AS t JOIN `_sqlanon_dictionary` AS v ON v.code = t.code
    WHERE v.n > 0
    GROUP BY t.k1
  ) AS o
  LEFT JOIN (
    SELECT t.k1 AS node, CAST(SUM(e.n) AS INTEGER) AS n
    FROM `_sqlanon_extents` AS e JOIN `_sqlanon_tree` AS t ON t.code = e.lo0
    GROUP BY t.k1
  ) AS r ON r.node = o.node
) AS a0
UNION ALL
SELECT 1 AS attribute,
  SUM(n * LN(CAST(n AS REAL)) - spent) AS entropy,
  SUM(CASE WHEN lost > 0 THEN lost * LN(CASE WHEN lost > 0 THEN CAST(lost AS REAL) END) ELSE 0 END) AS lost
FROM (
  SELECT o.n, o.spent, o.n - COALESCE(r.n, 0) AS lost
  FROM (
    SELECT t.k0 AS node, CAST(SUM(v.n) AS INTEGER) AS n, SUM(v.n * LN(CAST(v.n AS REAL))) AS spent
    FROM `_sqlanon_tree` AS t JOIN `_sqlanon_dictionary` AS v ON v.code = t.code
    WHERE v.n > 0
    GROUP BY t.k0
  ) AS o
  LEFT JOIN (
    SELECT t.k0 AS node, CAST(SUM(e.n) AS INTEGER) AS n
    FROM `_sqlanon_extents` AS e JOIN `_sqlanon_tree` AS t ON t.code = e.lo1
    GROUP BY t.k0
  ) AS r ON r.node = o.node
) AS a1
UNION ALL
SELECT 2 AS attribute,
  SUM(n * LN(CAST(n AS REAL)) - spent) AS entropy,
  SUM(CASE WHEN lost > 0 THEN lost * LN(CASE WHEN lost > 0 THEN CAST(lost AS REAL) END) ELSE 0 END) AS lost
FROM (
  SELECT o.n, o.spent, o.n - COALESCE(r.n, 0) AS lost
  FROM (
    SELECT t.k1 AS node, CAST(SUM(v.n) AS INTEGER) AS n, SUM(v.n * LN(CAST(v.n AS REAL))) AS spent
    FROM `_sqlanon_tree` AS t JOIN `_sqlanon_dictionary` AS v ON v.code = t.code
    WHERE v.n > 0
    GROUP BY t.k1
  ) AS o
  LEFT JOIN (
    SELECT t.k1 AS node, CAST(SUM(e.n) AS INTEGER) AS n
    FROM `_sqlanon_extents` AS e JOIN `_sqlanon_tree` AS t ON t.code = e.lo2
    GROUP BY t.k1
  ) AS r ON r.node = o.node
) AS a2;

SELECT 0 AS attribute,
  SUM(n * LN(CAST(n AS REAL)) - spent) AS entropy,
  SUM(CASE WHEN lost > 0 THEN lost * LN(CASE WHEN lost > 0 THEN CAST(lost AS REAL) END) ELSE 0 END) AS lost
FROM (
  SELECT o.n, o.spent, o.n - COALESCE(r.n, 0) AS lost
  FROM (
    SELECT t.k1 AS node, CAST(SUM(v.n) AS INTEGER) AS n, SUM(v.n * LN(CAST(v.n AS REAL))) AS spent
    FROM `_sqlanon_tree` AS t JOIN `_sqlanon_dictionary` AS v ON v.code = t.code
    WHERE v.n > 0
    GROUP BY t.k1
  ) AS o
  LEFT JOIN (
    SELECT t.k1 AS node, CAST(SUM(e.n) AS INTEGER) AS n
    FROM `_sqlanon_extents` AS e JOIN `_sqlanon_tree` AS t ON t.code = e.lo0
    GROUP BY t.k1
  ) AS r ON r.node = o.node
) AS a0
UNION ALL
SELECT 1 AS attribute,
  SUM(n * LN(CAST(n AS REAL)) - spent) AS entropy,
  SUM(CASE WHEN lost > 0 THEN lost * LN(CASE WHEN lost > 0 THEN CAST(lost AS REAL) END) ELSE 0 END) AS lost
FROM (
  SELECT o.n, o.spent, o.n - COALESCE(r.n, 0) AS lost
  FROM (
    SELECT t.k0 AS node, CAST(SUM(v.n) AS INTEGER) AS n, SUM(v.n * LN(CAST(v.n AS REAL))) AS spent
    FROM `_sqlanon_tree` AS t JOIN `_sqlanon_dictionary` AS v ON v.code = t.code
    WHERE v.n > 0
    GROUP BY t.k0
  ) AS o
  LEFT JOIN (
    SELECT t.k0 AS node, CAST(SUM(e.n) AS INTEGER) AS n
    FROM `_sqlanon_extents` AS e JOIN `_sqlanon_tree` AS t ON t.code = e.lo1
    GROUP BY t.k0
  ) AS r ON r.node = o.node
) AS a1;
