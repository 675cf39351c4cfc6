SELECT cell, CASE WHEN code <= v THEN child ELSE child + 1 END AS part,
  CASE WHEN code <= v THEN below ELSE total - below END AS size, n, c0, c1, c2
FROM (
  SELECT o.cell, o.n, o.c0, o.c1, o.c2, x.v, x.below, x.total, x.child,
    CASE x.dim WHEN 0 THEN o.c0 WHEN 1 THEN o.c1 WHEN 2 THEN o.c2 END AS code
  FROM "open_1" AS o
  JOIN (
    SELECT part, dim, v, below, total,
      CAST(2 * ROW_NUMBER() OVER (ORDER BY part) AS INTEGER) - 2 + 1 AS child
    FROM "cuts_1"
  ) AS x ON x.part = o.part
) AS s;

SELECT cell, CASE WHEN code <= v THEN child ELSE child + 1 END AS part,
  CASE WHEN code <= v THEN below ELSE total - below END AS size, n, c0
FROM (
  SELECT o.cell, o.n, o.c0, x.v, x.below, x.total, x.child,
    CASE x.dim WHEN 0 THEN o.c0 END AS code
  FROM "open_1" AS o
  JOIN (
    SELECT part, dim, v, below, total,
      CAST(2 * ROW_NUMBER() OVER (ORDER BY part) AS INTEGER) - 2 + 1 AS child
    FROM "cuts_1"
  ) AS x ON x.part = o.part
) AS s;

SELECT cell, CASE WHEN code <= v THEN child ELSE child + 1 END AS part,
  CASE WHEN code <= v THEN below ELSE total - below END AS size, n, c0, c1
FROM (
  SELECT o.cell, o.n, o.c0, o.c1, x.v, x.below, x.total, x.child,
    CASE x.dim WHEN 0 THEN o.c0 WHEN 1 THEN o.c1 END AS code
  FROM "open_1" AS o
  JOIN (
    SELECT part, dim, v, below, total,
      CAST(2 * ROW_NUMBER() OVER (ORDER BY part) AS INTEGER) - 2 + 1 AS child
    FROM "cuts_1"
  ) AS x ON x.part = o.part
) AS s
UNION ALL
SELECT o.cell, o.part, o.size, o.n, o.c0, o.c1
FROM "open_1" AS o JOIN "tried_1" AS t ON t.part = o.part;

SELECT cell, CASE WHEN code <= v THEN child ELSE child + 1 END AS part,
  CASE WHEN code <= v THEN below ELSE total - below END AS size, n, c0, c1, c2, c3, c4, c5
FROM (
  SELECT o.cell, o.n, o.c0, o.c1, o.c2, o.c3, o.c4, o.c5, x.v, x.below, x.total, x.child,
    CASE x.dim WHEN 0 THEN o.c0 WHEN 1 THEN o.c1 WHEN 2 THEN o.c2 WHEN 3 THEN o.c3 WHEN 4 THEN o.c4 WHEN 5 THEN o.c5 END AS code
  FROM "open_1" AS o
  JOIN (
    SELECT part, dim, v, below, total,
      CAST(2 * ROW_NUMBER() OVER (ORDER BY part) AS INTEGER) - 2 + 1 AS child
    FROM "cuts_1"
  ) AS x ON x.part = o.part
) AS s;

SELECT cell, CASE WHEN code <= v THEN child ELSE child + 1 END AS part,
  CASE WHEN code <= v THEN below ELSE total - below END AS size, n, c0, c1
FROM (
  SELECT o.cell, o.n, o.c0, o.c1, x.v, x.below, x.total, x.child,
    CASE x.dim WHEN 0 THEN o.c0 WHEN 1 THEN o.c1 END AS code
  FROM "open_1" AS o
  JOIN (
    SELECT part, dim, v, below, total,
      CAST(2 * ROW_NUMBER() OVER (ORDER BY part) AS INTEGER) - 2 + 1 AS child
    FROM "cuts_1"
  ) AS x ON x.part = o.part
) AS s;

SELECT cell, CASE WHEN code <= v THEN child ELSE child + 1 END AS part,
  CASE WHEN code <= v THEN below ELSE total - below END AS size, n, c0, c1, c2
FROM (
  SELECT o.cell, o.n, o.c0, o.c1, o.c2, x.v, x.below, x.total, x.child,
    CASE x.dim WHEN 0 THEN o.c0 WHEN 1 THEN o.c1 WHEN 2 THEN o.c2 END AS code
  FROM "open_1" AS o
  JOIN (
    SELECT part, dim, v, below, total,
      CAST(2 * ROW_NUMBER() OVER (ORDER BY part) AS INTEGER) - 2 + 1 AS child
    FROM "cuts_1"
  ) AS x ON x.part = o.part
) AS s
UNION ALL
SELECT o.cell, o.part, o.size, o.n, o.c0, o.c1, o.c2
FROM "open_1" AS o JOIN "tried_1" AS t ON t.part = o.part;

SELECT cell, CASE WHEN code <= v THEN child ELSE child + 1 END AS part,
  CASE WHEN code <= v THEN below ELSE total - below END AS size, n, c0
FROM (
  SELECT o.cell, o.n, o.c0, x.v, x.below, x.total, x.child,
    CASE x.dim WHEN 0 THEN o.c0 END AS code
  FROM "open_1" AS o
  JOIN (
    SELECT part, dim, v, below, total,
      CAST(2 * ROW_NUMBER() OVER (ORDER BY part) AS INTEGER) - 2 + 1 AS child
    FROM "cuts_1"
  ) AS x ON x.part = o.part
) AS s
UNION ALL
SELECT o.cell, o.part, o.size, o.n, o.c0
FROM "open_1" AS o JOIN "tried_1" AS t ON t.part = o.part;

SELECT cell, CASE WHEN code <= v THEN child ELSE child + 1 END AS part,
  CASE WHEN code <= v THEN below ELSE total - below END AS size, n, c0, c1, c2, c3
FROM (
  SELECT o.cell, o.n, o.c0, o.c1, o.c2, o.c3, x.v, x.below, x.total, x.child,
    CASE x.dim WHEN 0 THEN o.c0 WHEN 1 THEN o.c1 WHEN 2 THEN o.c2 WHEN 3 THEN o.c3 END AS code
  FROM "open_1" AS o
  JOIN (
    SELECT part, dim, v, below, total,
      CAST(2 * ROW_NUMBER() OVER (ORDER BY part) AS INTEGER) - 2 + 1 AS child
    FROM "cuts_1"
  ) AS x ON x.part = o.part
) AS s;
