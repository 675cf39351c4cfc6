SELECT 0 AS attribute,
  SUM(n * LN(CAST(n AS DOUBLE PRECISION)) - spent) AS entropy,
  SUM(CASE WHEN lost > 0 THEN lost * LN(CASE WHEN lost > 0 THEN CAST(lost AS DOUBLE PRECISION) END) ELSE 0 END) AS lost
FROM (
  SELECT o.n, o.spent, o.n - COALESCE(r.n, 0) AS lost
  FROM (
    SELECT t.k1 AS node, CAST(SUM(v.n) AS BIGINT) AS n, SUM(v.n * LN(CAST(v.n AS DOUBLE PRECISION))) AS spent
    FROM "tree_1" AS t JOIN "dictionary_1" AS v ON v.code = t.code
    WHERE v.n > 0
    GROUP BY t.k1
  ) AS o
  LEFT JOIN (
    SELECT t.k1 AS node, CAST(SUM(e.n) AS BIGINT) AS n
    FROM "extents_1" AS e JOIN "tree_1" AS t ON t.code = e.lo0
    GROUP BY t.k1
  ) AS r ON r.node = o.node
) AS a0
UNION ALL
SELECT 1 AS attribute,
  SUM(n * LN(CAST(n AS DOUBLE PRECISION)) - spent) AS entropy,
  SUM(CASE WHEN lost > 0 THEN lost * LN(CASE WHEN lost > 0 THEN CAST(lost AS DOUBLE PRECISION) END) ELSE 0 END) AS lost
FROM (
  SELECT o.n, o.spent, o.n - COALESCE(r.n, 0) AS lost
  FROM (
    SELECT t.k0 AS node, CAST(SUM(v.n) AS BIGINT) AS n, SUM(v.n * LN(CAST(v.n AS DOUBLE PRECISION))) AS spent
    FROM "tree_2" AS t JOIN "dictionary_2" AS v ON v.code = t.code
    WHERE v.n > 0
    GROUP BY t.k0
  ) AS o
  LEFT JOIN (
    SELECT t.k0 AS node, CAST(SUM(e.n) AS BIGINT) AS n
    FROM "extents_1" AS e JOIN "tree_2" AS t ON t.code = e.lo1
    GROUP BY t.k0
  ) AS r ON r.node = o.node
) AS a1
UNION ALL
SELECT 2 AS attribute,
  SUM(n * LN(CAST(n AS DOUBLE PRECISION)) - spent) AS entropy,
  SUM(CASE WHEN lost > 0 THEN lost * LN(CASE WHEN lost > 0 THEN CAST(lost AS DOUBLE PRECISION) END) ELSE 0 END) AS lost
FROM (
  SELECT o.n, o.spent, o.n - COALESCE(r.n, 0) AS lost
  FROM (
    SELECT t.k0 AS node, CAST(SUM(v.n) AS BIGINT) AS n, SUM(v.n * LN(CAST(v.n AS DOUBLE PRECISION))) AS spent
    FROM "tree_3" AS t JOIN "dictionary_3" AS v ON v.code = t.code
    WHERE v.n > 0
    GROUP BY t.k0
  ) AS o
  LEFT JOIN (
    SELECT t.k0 AS node, CAST(SUM(e.n) AS BIGINT) AS n
    FROM "extents_1" AS e JOIN "tree_3" AS t ON t.code = e.lo2
    GROUP BY t.k0
  ) AS r ON r.node = o.node
) AS a2;

SELECT 0 AS attribute,
  SUM(n * LN(CAST(n AS DOUBLE PRECISION)) - spent) AS entropy,
  SUM(CASE WHEN lost > 0 THEN lost * LN(CASE WHEN lost > 0 THEN CAST(lost AS DOUBLE PRECISION) END) ELSE 0 END) AS lost
FROM (
  SELECT o.n, o.spent, o.n - COALESCE(r.n, 0) AS lost
  FROM (
    SELECT t.k1 AS node, CAST(SUM(v.n) AS BIGINT) AS n, SUM(v.n * LN(CAST(v.n AS DOUBLE PRECISION))) AS spent
    FROM "tree_1" AS t JOIN "dictionary_1" AS v ON v.code = t.code
    WHERE v.n > 0
    GROUP BY t.k1
  ) AS o
  LEFT JOIN (
    SELECT t.k1 AS node, CAST(SUM(e.n) AS BIGINT) AS n
    FROM "extents_1" AS e JOIN "tree_1" AS t ON t.code = e.lo0
    GROUP BY t.k1
  ) AS r ON r.node = o.node
) AS a0
UNION ALL
SELECT 1 AS attribute,
  SUM(n * LN(CAST(n AS DOUBLE PRECISION)) - spent) AS entropy,
  SUM(CASE WHEN lost > 0 THEN lost * LN(CASE WHEN lost > 0 THEN CAST(lost AS DOUBLE PRECISION) END) ELSE 0 END) AS lost
FROM (
  SELECT o.n, o.spent, o.n - COALESCE(r.n, 0) AS lost
  FROM (
    SELECT t.k0 AS node, CAST(SUM(v.n) AS BIGINT) AS n, SUM(v.n * LN(CAST(v.n AS DOUBLE PRECISION))) AS spent
    FROM "tree_2" AS t JOIN "dictionary_2" AS v ON v.code = t.code
    WHERE v.n > 0
    GROUP BY t.k0
  ) AS o
  LEFT JOIN (
    SELECT t.k0 AS node, CAST(SUM(e.n) AS BIGINT) AS n
    FROM "extents_1" AS e JOIN "tree_2" AS t ON t.code = e.lo1
    GROUP BY t.k0
  ) AS r ON r.node = o.node
) AS a1;

SELECT 0 AS attribute,
  SUM(n * LN(CAST(n AS DOUBLE PRECISION)) - spent) AS entropy,
  SUM(CASE WHEN lost > 0 THEN lost * LN(CASE WHEN lost > 0 THEN CAST(lost AS DOUBLE PRECISION) END) ELSE 0 END) AS lost
FROM (
  SELECT o.n, o.spent, o.n - COALESCE(r.n, 0) AS lost
  FROM (
    SELECT t.k0 AS node, CAST(SUM(v.n) AS BIGINT) AS n, SUM(v.n * LN(CAST(v.n AS DOUBLE PRECISION))) AS spent
    FROM "tree_1" AS t JOIN "dictionary_1" AS v ON v.code = t.code
    WHERE v.n > 0
    GROUP BY t.k0
  ) AS o
  LEFT JOIN (
    SELECT t.k0 AS node, CAST(SUM(e.n) AS BIGINT) AS n
    FROM "extents_1" AS e JOIN "tree_1" AS t ON t.code = e.lo0
    GROUP BY t.k0
  ) AS r ON r.node = o.node
) AS a0;

SELECT 0 AS attribute,
  SUM(n * LN(CAST(n AS DOUBLE PRECISION)) - spent) AS entropy,
  SUM(CASE WHEN lost > 0 THEN lost * LN(CASE WHEN lost > 0 THEN CAST(lost AS DOUBLE PRECISION) END) ELSE 0 END) AS lost
FROM (
  SELECT o.n, o.spent, o.n - COALESCE(r.n, 0) AS lost
  FROM (
    SELECT t.k1 AS node, CAST(SUM(v.n) AS BIGINT) AS n, SUM(v.n * LN(CAST(v.n AS DOUBLE PRECISION))) AS spent
    FROM "tree_1" AS t JOIN "dictionary_1" AS v ON v.code = t.code
    WHERE v.n > 0
    GROUP BY t.k1
  ) AS o
  LEFT JOIN (
    SELECT t.k1 AS node, CAST(SUM(e.n) AS BIGINT) AS n
    FROM "extents_1" AS e JOIN "tree_1" AS t ON t.code = e.lo0
    GROUP BY t.k1
  ) AS r ON r.node = o.node
) AS a0
UNION ALL
SELECT 1 AS attribute,
  SUM(n * LN(CAST(n AS DOUBLE PRECISION)) - spent) AS entropy,
  SUM(CASE WHEN lost > 0 THEN lost * LN(CASE WHEN lost > 0 THEN CAST(lost AS DOUBLE PRECISION) END) ELSE 0 END) AS lost
FROM (
  SELECT o.n, o.spent, o.n - COALESCE(r.n, 0) AS lost
  FROM (
    SELECT t.k0 AS node, CAST(SUM(v.n) AS BIGINT) AS n, SUM(v.n * LN(CAST(v.n AS DOUBLE PRECISION))) AS spent
    FROM "tree_2" AS t JOIN "dictionary_2" AS v ON v.code = t.code
    WHERE v.n > 0
    GROUP BY t.k0
  ) AS o
  LEFT JOIN (
    SELECT t.k0 AS node, CAST(SUM(e.n) AS BIGINT) AS n
    FROM "extents_1" AS e JOIN "tree_2" AS t ON t.code = e.lo1
    GROUP BY t.k0
  ) AS r ON r.node = o.node
) AS a1
UNION ALL
SELECT 2 AS attribute,
  SUM(n * LN(CAST(n AS DOUBLE PRECISION)) - spent) AS entropy,
  SUM(CASE WHEN lost > 0 THEN lost * LN(CASE WHEN lost > 0 THEN CAST(lost AS DOUBLE PRECISION) END) ELSE 0 END) AS lost
FROM (
  SELECT o.n, o.spent, o.n - COALESCE(r.n, 0) AS lost
  FROM (
    SELECT t.k1 AS node, CAST(SUM(v.n) AS BIGINT) AS n, SUM(v.n * LN(CAST(v.n AS DOUBLE PRECISION))) AS spent
    FROM "tree_3" AS t JOIN "dictionary_3" AS v ON v.code = t.code
    WHERE v.n > 0
    GROUP BY t.k1
  ) AS o
  LEFT JOIN (
    SELECT t.k1 AS node, CAST(SUM(e.n) AS BIGINT) AS n
    FROM "extents_1" AS e JOIN "tree_3" AS t ON t.code = e.lo2
    GROUP BY t.k1
  ) AS r ON r.node = o.node
) AS a2;

SELECT 0 AS attribute,
  SUM(n * LN(CAST(n AS DOUBLE PRECISION)) - spent) AS entropy,
  SUM(CASE WHEN lost > 0 THEN lost * LN(CASE WHEN lost > 0 THEN CAST(lost AS DOUBLE PRECISION) END) ELSE 0 END) AS lost
FROM (
  SELECT o.n, o.spent, o.n - COALESCE(r.n, 0) AS lost
  FROM (
    SELECT t.k1 AS node, CAST(SUM(v.n) AS BIGINT) AS n, SUM(v.n * LN(CAST(v.n AS DOUBLE PRECISION))) AS spent
    FROM "tree_1" AS t JOIN "dictionary_1" AS v ON v.code = t.code
    WHERE v.n > 0
    GROUP BY t.k1
  ) AS o
  LEFT JOIN (
    SELECT t.k1 AS node, CAST(SUM(e.n) AS BIGINT) AS n
    FROM "extents_1" AS e JOIN "tree_1" AS t ON t.code = e.lo0
    GROUP BY t.k1
  ) AS r ON r.node = o.node
) AS a0;

SELECT 0 AS attribute,
  SUM(n * LN(CAST(n AS DOUBLE PRECISION)) - spent) AS entropy,
  SUM(CASE WHEN lost > 0 THEN lost * LN(CASE WHEN lost > 0 THEN CAST(lost AS DOUBLE PRECISION) END) ELSE 0 END) AS lost
FROM (
  SELECT o.n, o.spent, o.n - COALESCE(r.n, 0) AS lost
  FROM (
    SELECT t.k0 AS node, CAST(SUM(v.n) AS BIGINT) AS n, SUM(v.n * LN(CAST(v.n AS DOUBLE PRECISION))) AS spent
    FROM "tree_1" AS t JOIN "dictionary_1" AS v ON v.code = t.code
    WHERE v.n > 0
    GROUP BY t.k0
  ) AS o
  LEFT JOIN (
    SELECT t.k0 AS node, CAST(SUM(e.n) AS BIGINT) AS n
    FROM "extents_1" AS e JOIN "tree_1" AS t ON t.code = e.lo0
    GROUP BY t.k0
  ) AS r ON r.node = o.node
) AS a0
UNION ALL
SELECT 1 AS attribute,
  SUM(n * LN(CAST(n AS DOUBLE PRECISION)) - spent) AS entropy,
  SUM(CASE WHEN lost > 0 THEN lost * LN(CASE WHEN lost > 0 THEN CAST(lost AS DOUBLE PRECISION) END) ELSE 0 END) AS lost
FROM (
  SELECT o.n, o.spent, o.n - COALESCE(r.n, 0) AS lost
  FROM (
    SELECT t.k1 AS node, CAST(SUM(v.n) AS BIGINT) AS n, SUM(v.n * LN(CAST(v.n AS DOUBLE PRECISION))) AS spent
    FROM "tree_2" AS t JOIN "dictionary_2" AS v ON v.code = t.code
    WHERE v.n > 0
    GROUP BY t.k1
  ) AS o
  LEFT JOIN (
    SELECT t.k1 AS node, CAST(SUM(e.n) AS BIGINT) AS n
    FROM "extents_1" AS e JOIN "tree_2" AS t ON t.code = e.lo1
    GROUP BY t.k1
  ) AS r ON r.node = o.node
) AS a1;

SELECT 0 AS attribute,
  SUM(n * LN(CAST(n AS DOUBLE PRECISION)) - spent) AS entropy,
  SUM(CASE WHEN lost > 0 THEN lost * LN(CASE WHEN lost > 0 THEN CAST(lost AS DOUBLE PRECISION) END) ELSE 0 END) AS lost
FROM (
  SELECT o.n, o.spent, o.n - COALESCE(r.n, 0) AS lost
  FROM (
    SELECT t.k3 AS node, CAST(SUM(v.n) AS BIGINT) AS n, SUM(v.n * LN(CAST(v.n AS DOUBLE PRECISION))) AS spent
    FROM "tree_1" AS t JOIN "dictionary_1" AS v ON v.code = t.code
    WHERE v.n > 0
    GROUP BY t.k3
  ) AS o
  LEFT JOIN (
    SELECT t.k3 AS node, CAST(SUM(e.n) AS BIGINT) AS n
    FROM "extents_1" AS e JOIN "tree_1" AS t ON t.code = e.lo0
    GROUP BY t.k3
  ) AS r ON r.node = o.node
) AS a0
UNION ALL
SELECT 1 AS attribute,
  SUM(n * LN(CAST(n AS DOUBLE PRECISION)) - spent) AS entropy,
  SUM(CASE WHEN lost > 0 THEN lost * LN(CASE WHEN lost > 0 THEN CAST(lost AS DOUBLE PRECISION) END) ELSE 0 END) AS lost
FROM (
  SELECT o.n, o.spent, o.n - COALESCE(r.n, 0) AS lost
  FROM (
    SELECT t.k0 AS node, CAST(SUM(v.n) AS BIGINT) AS n, SUM(v.n * LN(CAST(v.n AS DOUBLE PRECISION))) AS spent
    FROM "tree_2" AS t JOIN "dictionary_2" AS v ON v.code = t.code
    WHERE v.n > 0
    GROUP BY t.k0
  ) AS o
  LEFT JOIN (
    SELECT t.k0 AS node, CAST(SUM(e.n) AS BIGINT) AS n
    FROM "extents_1" AS e JOIN "tree_2" AS t ON t.code = e.lo1
    GROUP BY t.k0
  ) AS r ON r.node = o.node
) AS a1
UNION ALL
SELECT 2 AS attribute,
  SUM(n * LN(CAST(n AS DOUBLE PRECISION)) - spent) AS entropy,
  SUM(CASE WHEN lost > 0 THEN lost * LN(CASE WHEN lost > 0 THEN CAST(lost AS DOUBLE PRECISION) END) ELSE 0 END) AS lost
FROM (
  SELECT o.n, o.spent, o.n - COALESCE(r.n, 0) AS lost
  FROM (
    SELECT t.k0 AS node, CAST(SUM(v.n) AS BIGINT) AS n, SUM(v.n * LN(CAST(v.n AS DOUBLE PRECISION))) AS spent
    FROM "tree_3" AS t JOIN "dictionary_3" AS v ON v.code = t.code
    WHERE v.n > 0
    GROUP BY t.k0
  ) AS o
  LEFT JOIN (
    SELECT t.k0 AS node, CAST(SUM(e.n) AS BIGINT) AS n
    FROM "extents_1" AS e JOIN "tree_3" AS t ON t.code = e.lo2
    GROUP BY t.k0
  ) AS r ON r.node = o.node
) AS a2;

SELECT 0 AS attribute,
  SUM(n * LN(CAST(n AS DOUBLE PRECISION)) - spent) AS entropy,
  SUM(CASE WHEN lost > 0 THEN lost * LN(CASE WHEN lost > 0 THEN CAST(lost AS DOUBLE PRECISION) END) ELSE 0 END) AS lost
FROM (
  SELECT o.n, o.spent, o.n - COALESCE(r.n, 0) AS lost
  FROM (
    SELECT t.k1 AS node, CAST(SUM(v.n) AS BIGINT) AS n, SUM(v.n * LN(CAST(v.n AS DOUBLE PRECISION))) AS spent
    FROM "tree_1" AS t JOIN "dictionary_1" AS v ON v.code = t.code
    WHERE v.n > 0
    GROUP BY t.k1
  ) AS o
  LEFT JOIN (
    SELECT t.k1 AS node, CAST(SUM(e.n) AS BIGINT) AS n
    FROM "extents_1" AS e JOIN "tree_1" AS t ON t.code = e.lo0
    GROUP BY t.k1
  ) AS r ON r.node = o.node
) AS a0
UNION ALL
SELECT 1 AS attribute,
  SUM(n * LN(CAST(n AS DOUBLE PRECISION)) - spent) AS entropy,
  SUM(CASE WHEN lost > 0 THEN lost * LN(CASE WHEN lost > 0 THEN CAST(lost AS DOUBLE PRECISION) END) ELSE 0 END) AS lost
FROM (
  SELECT o.n, o.spent, o.n - COALESCE(r.n, 0) AS lost
  FROM (
    SELECT t.k1 AS node, CAST(SUM(v.n) AS BIGINT) AS n, SUM(v.n * LN(CAST(v.n AS DOUBLE PRECISION))) AS spent
    FROM "tree_2" AS t JOIN "dictionary_2" AS v ON v.code = t.code
    WHERE v.n > 0
    GROUP BY t.k1
  ) AS o
  LEFT JOIN (
    SELECT t.k1 AS node, CAST(SUM(e.n) AS BIGINT) AS n
    FROM "extents_1" AS e JOIN "tree_2" AS t ON t.code = e.lo1
    GROUP BY t.k1
  ) AS r ON r.node = o.node
) AS a1
UNION ALL
SELECT 2 AS attribute,
  SUM(n * LN(CAST(n AS DOUBLE PRECISION)) - spent) AS entropy,
  SUM(CASE WHEN lost > 0 THEN lost * LN(CASE WHEN lost > 0 THEN CAST(lost AS DOUBLE PRECISION) END) ELSE 0 END) AS lost
FROM (
  SELECT o.n, o.spent, o.n - COALESCE(r.n, 0) AS lost
  FROM (
    SELECT t.k0 AS node, CAST(SUM(v.n) AS BIGINT) AS n, SUM(v.n * LN(CAST(v.n AS DOUBLE PRECISION))) AS spent
    FROM "tree_3" AS t JOIN "dictionary_3" AS v ON v.code = t.code
    WHERE v.n > 0
    GROUP BY t.k0
  ) AS o
  LEFT JOIN (
    SELECT t.k0 AS node, CAST(SUM(e.n) AS BIGINT) AS n
    FROM "extents_1" AS e JOIN "tree_3" AS t ON t.code = e.lo2
    GROUP BY t.k0
  ) AS r ON r.node = o.node
) AS a2;

SELECT 0 AS attribute,
  SUM(n * LN(CAST(n AS DOUBLE PRECISION)) - spent) AS entropy,
  SUM(CASE WHEN lost > 0 THEN lost * LN(CASE WHEN lost > 0 THEN CAST(lost AS DOUBLE PRECISION) END) ELSE 0 END) AS lost
FROM (
  SELECT o.n, o.spent, o.n - COALESCE(r.n, 0) AS lost
  FROM (
    SELECT t.k1 AS node, CAST(SUM(v.n) AS BIGINT) AS n, SUM(v.n * LN(CAST(v.n AS DOUBLE PRECISION))) AS spent
    FROM "tree_1" AS t JOIN "dictionary_1" AS v ON v.code = t.code
    WHERE v.n > 0
    GROUP BY t.k1
  ) AS o
  LEFT JOIN (
    SELECT t.k1 AS node, CAST(SUM(e.n) AS BIGINT) AS n
    FROM "extents_1" AS e JOIN "tree_1" AS t ON t.code = e.lo0
    GROUP BY t.k1
  ) AS r ON r.node = o.node
) AS a0
UNION ALL
SELECT 1 AS attribute,
  SUM(n * LN(CAST(n AS DOUBLE PRECISION)) - spent) AS entropy,
  SUM(CASE WHEN lost > 0 THEN lost * LN(CASE WHEN lost > 0 THEN CAST(lost AS DOUBLE PRECISION) END) ELSE 0 END) AS lost
FROM (
  SELECT o.n, o.spent, o.n - COALESCE(r.n, 0) AS lost
  FROM (
    SELECT t.k2 AS node, CAST(SUM(v.n) AS BIGINT) AS n, SUM(v.n * LN(CAST(v.n AS DOUBLE PRECISION))) AS spent
    FROM "tree_2" AS t JOIN "dictionary_2" AS v ON v.code = t.code
    WHERE v.n > 0
    GROUP BY t.k2
  ) AS o
  LEFT JOIN (
    SELECT t.k2 AS node, CAST(SUM(e.n) AS BIGINT) AS n
    FROM "extents_1" AS e JOIN "tree_2" AS t ON t.code = e.lo1
    GROUP BY t.k2
  ) AS r ON r.node = o.node
) AS a1;
