SELECT 0 AS attribute, COALESCE(SUM(n * LN(CAST(n AS DOUBLE PRECISION)) - spent), 0) AS entropy,
MIN(z.lost) AS lost
FROM (
  SELECT SUM(lost * LN(CASE WHEN lost > 0 THEN CAST(lost AS DOUBLE PRECISION) END)) AS lost
  FROM (
    SELECT v.n - COALESCE(r.n, 0) AS lost
    FROM "dictionary_1" AS v
    LEFT JOIN (
      SELECT c0 AS code, CAST(SUM(n) AS BIGINT) AS n
      FROM "coded_1"
      GROUP BY c0
    ) AS r ON r.code = v.code
  ) AS s
) AS z
LEFT JOIN (
  SELECT CAST(SUM(n) AS BIGINT) AS n, SUM(n * LN(CAST(n AS DOUBLE PRECISION))) AS spent
  FROM (
    SELECT p.id, CAST(SUM(a.n) AS BIGINT) AS n
    FROM "coded_1" AS a
    JOIN (
      SELECT q.class, q.id
      FROM "ranked_1" AS q
      JOIN (
        SELECT g.id
        FROM "ranked_1" AS g JOIN "extents_1" AS e ON e.class = g.class
        GROUP BY g.id
        HAVING MIN(e.lo0) < MAX(e.hi0)
      ) AS several ON several.id = q.id
    ) AS p ON p.class = a.class
    WHERE a.n > 0
    GROUP BY p.id, a.c0
  ) AS j
  GROUP BY id
) AS a0 ON 1 = 1
UNION ALL
SELECT 1 AS attribute, COALESCE(SUM(n * LN(CAST(n AS DOUBLE PRECISION)) - spent), 0) AS entropy,
MIN(z.lost) AS lost
FROM (
  SELECT SUM(lost * LN(CASE WHEN lost > 0 THEN CAST(lost AS DOUBLE PRECISION) END)) AS lost
  FROM (
    SELECT v.n - COALESCE(r.n, 0) AS lost
    FROM "dictionary_2" AS v
    LEFT JOIN (
      SELECT c1 AS code, CAST(SUM(n) AS BIGINT) AS n
      FROM "coded_1"
      GROUP BY c1
    ) AS r ON r.code = v.code
  ) AS s
) AS z
LEFT JOIN (
  SELECT CAST(SUM(n) AS BIGINT) AS n, SUM(n * LN(CAST(n AS DOUBLE PRECISION))) AS spent
  FROM (
    SELECT p.id, CAST(SUM(a.n) AS BIGINT) AS n
    FROM "coded_1" AS a
    JOIN (
      SELECT q.class, q.id
      FROM "ranked_2" AS q
      JOIN (
        SELECT g.id
        FROM "ranked_2" AS g JOIN "extents_1" AS e ON e.class = g.class
        GROUP BY g.id
        HAVING MIN(e.lo1) < MAX(e.hi1)
      ) AS several ON several.id = q.id
    ) AS p ON p.class = a.class
    WHERE a.n > 0
    GROUP BY p.id, a.c1
  ) AS j
  GROUP BY id
) AS a1 ON 1 = 1
UNION ALL
SELECT 2 AS attribute, COALESCE(SUM(n * LN(CAST(n AS DOUBLE PRECISION)) - spent), 0) AS entropy,
MIN(z.lost) AS lost
FROM (
  SELECT SUM(lost * LN(CASE WHEN lost > 0 THEN CAST(lost AS DOUBLE PRECISION) END)) AS lost
  FROM (
    SELECT v.n - COALESCE(r.n, 0) AS lost
    FROM "dictionary_3" AS v
    LEFT JOIN (
      SELECT c2 AS code, CAST(SUM(n) AS BIGINT) AS n
      FROM "coded_1"
      GROUP BY c2
    ) AS r ON r.code = v.code
  ) AS s
) AS z
LEFT JOIN (
  SELECT CAST(SUM(n) AS BIGINT) AS n, SUM(n * LN(CAST(n AS DOUBLE PRECISION))) AS spent
  FROM (
    SELECT p.id, CAST(SUM(a.n) AS BIGINT) AS n
    FROM "coded_1" AS a
    JOIN (
      SELECT q.class, q.id
      FROM "ranked_3" AS q
      JOIN (
        SELECT g.id
        FROM "ranked_3" AS g JOIN "extents_1" AS e ON e.class = g.class
        GROUP BY g.id
        HAVING MIN(e.lo2) < MAX(e.hi2)
      ) AS several ON several.id = q.id
    ) AS p ON p.class = a.class
    WHERE a.n > 0
    GROUP BY p.id, a.c2
  ) AS j
  GROUP BY id
) AS a2 ON 1 = 1;

SELECT 0 AS attribute, COALESCE(SUM(n * LN(CAST(n AS DOUBLE PRECISION)) - spent), 0) AS entropy,
0 AS lost
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n, SUM(n * LN(CAST(n AS DOUBLE PRECISION))) AS spent
  FROM (
    SELECT p.id, CAST(SUM(a.n) AS BIGINT) AS n
    FROM "coded_1" AS a
    JOIN (
      SELECT q.class, q.id
      FROM "ranked_1" AS q
      JOIN (
        SELECT g.id
        FROM "ranked_1" AS g JOIN "extents_1" AS e ON e.class = g.class
        GROUP BY g.id
        HAVING MIN(e.lo0) < MAX(e.hi0)
      ) AS several ON several.id = q.id
    ) AS p ON p.class = a.class
    WHERE a.n > 0
    GROUP BY p.id, a.c0
  ) AS j
  GROUP BY id
) AS a0;

SELECT 0 AS attribute, COALESCE(SUM(n * LN(CAST(n AS DOUBLE PRECISION)) - spent), 0) AS entropy,
0 AS lost
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n, SUM(n * LN(CAST(n AS DOUBLE PRECISION))) AS spent
  FROM (
    SELECT p.id, CAST(SUM(a.n) AS BIGINT) AS n
    FROM "coded_1" AS a
    JOIN (
      SELECT q.class, q.id
      FROM "ranked_1" AS q
      JOIN (
        SELECT g.id
        FROM "ranked_1" AS g JOIN "extents_1" AS e ON e.class = g.class
        GROUP BY g.id
        HAVING MIN(e.lo0) < MAX(e.hi0)
      ) AS several ON several.id = q.id
    ) AS p ON p.class = a.class
    WHERE a.n > 0
    GROUP BY p.id, a.c0
  ) AS j
  GROUP BY id
) AS a0
UNION ALL
SELECT 1 AS attribute, COALESCE(SUM(n * LN(CAST(n AS DOUBLE PRECISION)) - spent), 0) AS entropy,
0 AS lost
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n, SUM(n * LN(CAST(n AS DOUBLE PRECISION))) AS spent
  FROM (
    SELECT p.id, CAST(SUM(a.n) AS BIGINT) AS n
    FROM "coded_1" AS a
    JOIN (
      SELECT q.class, q.id
      FROM "ranked_2" AS q
      JOIN (
        SELECT g.id
        FROM "ranked_2" AS g JOIN "extents_1" AS e ON e.class = g.class
        GROUP BY g.id
        HAVING MIN(e.lo1) < MAX(e.hi1)
      ) AS several ON several.id = q.id
    ) AS p ON p.class = a.class
    WHERE a.n > 0
    GROUP BY p.id, a.c1
  ) AS j
  GROUP BY id
) AS a1;

SELECT 0 AS attribute, COALESCE(SUM(n * LN(CAST(n AS DOUBLE PRECISION)) - spent), 0) AS entropy,
0 AS lost
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n, SUM(n * LN(CAST(n AS DOUBLE PRECISION))) AS spent
  FROM (
    SELECT p.id, CAST(SUM(a.n) AS BIGINT) AS n
    FROM "coded_1" AS a
    JOIN (
      SELECT q.class, q.id
      FROM "ranked_1" AS q
      JOIN (
        SELECT g.id
        FROM "ranked_1" AS g JOIN "extents_1" AS e ON e.class = g.class
        GROUP BY g.id
        HAVING MIN(e.lo0) < MAX(e.hi0)
      ) AS several ON several.id = q.id
    ) AS p ON p.class = a.class
    WHERE a.n > 0
    GROUP BY p.id, a.c0
  ) AS j
  GROUP BY id
) AS a0
UNION ALL
SELECT 1 AS attribute, COALESCE(SUM(n * LN(CAST(n AS DOUBLE PRECISION)) - spent), 0) AS entropy,
0 AS lost
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n, SUM(n * LN(CAST(n AS DOUBLE PRECISION))) AS spent
  FROM (
    SELECT p.id, CAST(SUM(a.n) AS BIGINT) AS n
    FROM "coded_1" AS a
    JOIN (
      SELECT q.class, q.id
      FROM "ranked_2" AS q
      JOIN (
        SELECT g.id
        FROM "ranked_2" AS g JOIN "extents_1" AS e ON e.class = g.class
        GROUP BY g.id
        HAVING MIN(e.lo1) < MAX(e.hi1)
      ) AS several ON several.id = q.id
    ) AS p ON p.class = a.class
    WHERE a.n > 0
    GROUP BY p.id, a.c1
  ) AS j
  GROUP BY id
) AS a1
UNION ALL
SELECT 2 AS attribute, COALESCE(SUM(n * LN(CAST(n AS DOUBLE PRECISION)) - spent), 0) AS entropy,
0 AS lost
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n, SUM(n * LN(CAST(n AS DOUBLE PRECISION))) AS spent
  FROM (
    SELECT p.id, CAST(SUM(a.n) AS BIGINT) AS n
    FROM "coded_1" AS a
    JOIN (
      SELECT q.class, q.id
      FROM "ranked_3" AS q
      JOIN (
        SELECT g.id
        FROM "ranked_3" AS g JOIN "extents_1" AS e ON e.class = g.class
        GROUP BY g.id
        HAVING MIN(e.lo2) < MAX(e.hi2)
      ) AS several ON several.id = q.id
    ) AS p ON p.class = a.class
    WHERE a.n > 0
    GROUP BY p.id, a.c2
  ) AS j
  GROUP BY id
) AS a2
UNION ALL
SELECT 3 AS attribute, COALESCE(SUM(n * LN(CAST(n AS DOUBLE PRECISION)) - spent), 0) AS entropy,
0 AS lost
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n, SUM(n * LN(CAST(n AS DOUBLE PRECISION))) AS spent
  FROM (
    SELECT p.id, CAST(SUM(a.n) AS BIGINT) AS n
    FROM "coded_1" AS a
    JOIN (
      SELECT q.class, q.id
      FROM "ranked_4" AS q
      JOIN (
        SELECT g.id
        FROM "ranked_4" AS g JOIN "extents_1" AS e ON e.class = g.class
        GROUP BY g.id
        HAVING MIN(e.lo3) < MAX(e.hi3)
      ) AS several ON several.id = q.id
    ) AS p ON p.class = a.class
    WHERE a.n > 0
    GROUP BY p.id, a.c3
  ) AS j
  GROUP BY id
) AS a3
UNION ALL
SELECT 4 AS attribute, COALESCE(SUM(n * LN(CAST(n AS DOUBLE PRECISION)) - spent), 0) AS entropy,
0 AS lost
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n, SUM(n * LN(CAST(n AS DOUBLE PRECISION))) AS spent
  FROM (
    SELECT p.id, CAST(SUM(a.n) AS BIGINT) AS n
    FROM "coded_1" AS a
    JOIN (
      SELECT q.class, q.id
      FROM "ranked_5" AS q
      JOIN (
        SELECT g.id
        FROM "ranked_5" AS g JOIN "extents_1" AS e ON e.class = g.class
        GROUP BY g.id
        HAVING MIN(e.lo4) < MAX(e.hi4)
      ) AS several ON several.id = q.id
    ) AS p ON p.class = a.class
    WHERE a.n > 0
    GROUP BY p.id, a.c4
  ) AS j
  GROUP BY id
) AS a4
UNION ALL
SELECT 5 AS attribute, COALESCE(SUM(n * LN(CAST(n AS DOUBLE PRECISION)) - spent), 0) AS entropy,
0 AS lost
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n, SUM(n * LN(CAST(n AS DOUBLE PRECISION))) AS spent
  FROM (
    SELECT p.id, CAST(SUM(a.n) AS BIGINT) AS n
    FROM "coded_1" AS a
    JOIN (
      SELECT q.class, q.id
      FROM "ranked_6" AS q
      JOIN (
        SELECT g.id
        FROM "ranked_6" AS g JOIN "extents_1" AS e ON e.class = g.class
        GROUP BY g.id
        HAVING MIN(e.lo5) < MAX(e.hi5)
      ) AS several ON several.id = q.id
    ) AS p ON p.class = a.class
    WHERE a.n > 0
    GROUP BY p.id, a.c5
  ) AS j
  GROUP BY id
) AS a5;

SELECT 0 AS attribute, COALESCE(SUM(n * LN(CAST(n AS DOUBLE PRECISION)) - spent), 0) AS entropy,
0 AS lost
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n, SUM(n * LN(CAST(n AS DOUBLE PRECISION))) AS spent
  FROM (
    SELECT p.id, CAST(SUM(a.n) AS BIGINT) AS n
    FROM "coded_1" AS a
    JOIN (
      SELECT q.class, q.id
      FROM "ranked_1" AS q
      JOIN (
        SELECT g.id
        FROM "ranked_1" AS g JOIN "extents_1" AS e ON e.class = g.class
        GROUP BY g.id
        HAVING MIN(e.lo0) < MAX(e.hi0)
      ) AS several ON several.id = q.id
    ) AS p ON p.class = a.class
    WHERE a.n > 0
    GROUP BY p.id, a.c0
  ) AS j
  GROUP BY id
) AS a0
UNION ALL
SELECT 1 AS attribute, COALESCE(SUM(n * LN(CAST(n AS DOUBLE PRECISION)) - spent), 0) AS entropy,
0 AS lost
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n, SUM(n * LN(CAST(n AS DOUBLE PRECISION))) AS spent
  FROM (
    SELECT p.id, CAST(SUM(a.n) AS BIGINT) AS n
    FROM "coded_1" AS a
    JOIN (
      SELECT q.class, q.id
      FROM "ranked_2" AS q
      JOIN (
        SELECT g.id
        FROM "ranked_2" AS g JOIN "extents_1" AS e ON e.class = g.class
        GROUP BY g.id
        HAVING MIN(e.lo1) < MAX(e.hi1)
      ) AS several ON several.id = q.id
    ) AS p ON p.class = a.class
    WHERE a.n > 0
    GROUP BY p.id, a.c1
  ) AS j
  GROUP BY id
) AS a1
UNION ALL
SELECT 2 AS attribute, COALESCE(SUM(n * LN(CAST(n AS DOUBLE PRECISION)) - spent), 0) AS entropy,
0 AS lost
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n, SUM(n * LN(CAST(n AS DOUBLE PRECISION))) AS spent
  FROM (
    SELECT p.id, CAST(SUM(a.n) AS BIGINT) AS n
    FROM "coded_1" AS a
    JOIN (
      SELECT q.class, q.id
      FROM "ranked_3" AS q
      JOIN (
        SELECT g.id
        FROM "ranked_3" AS g JOIN "extents_1" AS e ON e.class = g.class
        GROUP BY g.id
        HAVING MIN(e.lo2) < MAX(e.hi2)
      ) AS several ON several.id = q.id
    ) AS p ON p.class = a.class
    WHERE a.n > 0
    GROUP BY p.id, a.c2
  ) AS j
  GROUP BY id
) AS a2;

SELECT 0 AS attribute, COALESCE(SUM(n * LN(CAST(n AS DOUBLE PRECISION)) - spent), 0) AS entropy,
0 AS lost
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n, SUM(n * LN(CAST(n AS DOUBLE PRECISION))) AS spent
  FROM (
    SELECT p.id, CAST(SUM(a.n) AS BIGINT) AS n
    FROM "coded_1" AS a
    JOIN (
      SELECT q.class, q.id
      FROM "ranked_1" AS q
      JOIN (
        SELECT g.id
        FROM "ranked_1" AS g JOIN "extents_1" AS e ON e.class = g.class
        GROUP BY g.id
        HAVING MIN(e.lo0) < MAX(e.hi0)
      ) AS several ON several.id = q.id
    ) AS p ON p.class = a.class
    WHERE a.n > 0
    GROUP BY p.id, a.c0
  ) AS j
  GROUP BY id
) AS a0
UNION ALL
SELECT 1 AS attribute, COALESCE(SUM(n * LN(CAST(n AS DOUBLE PRECISION)) - spent), 0) AS entropy,
0 AS lost
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n, SUM(n * LN(CAST(n AS DOUBLE PRECISION))) AS spent
  FROM (
    SELECT p.id, CAST(SUM(a.n) AS BIGINT) AS n
    FROM "coded_1" AS a
    JOIN (
      SELECT q.class, q.id
      FROM "ranked_2" AS q
      JOIN (
        SELECT g.id
        FROM "ranked_2" AS g JOIN "extents_1" AS e ON e.class = g.class
        GROUP BY g.id
        HAVING MIN(e.lo1) < MAX(e.hi1)
      ) AS several ON several.id = q.id
    ) AS p ON p.class = a.class
    WHERE a.n > 0
    GROUP BY p.id, a.c1
  ) AS j
  GROUP BY id
) AS a1
UNION ALL
SELECT 2 AS attribute, COALESCE(SUM(n * LN(CAST(n AS DOUBLE PRECISION)) - spent), 0) AS entropy,
0 AS lost
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n, SUM(n * LN(CAST(n AS DOUBLE PRECISION))) AS spent
  FROM (
    SELECT p.id, CAST(SUM(a.n) AS BIGINT) AS n
    FROM "coded_1" AS a
    JOIN (
      SELECT q.class, q.id
      FROM "ranked_3" AS q
      JOIN (
        SELECT g.id
        FROM "ranked_3" AS g JOIN "extents_1" AS e ON e.class = g.class
        GROUP BY g.id
        HAVING MIN(e.lo2) < MAX(e.hi2)
      ) AS several ON several.id = q.id
    ) AS p ON p.class = a.class
    WHERE a.n > 0
    GROUP BY p.id, a.c2
  ) AS j
  GROUP BY id
) AS a2
UNION ALL
SELECT 3 AS attribute, COALESCE(SUM(n * LN(CAST(n AS DOUBLE PRECISION)) - spent), 0) AS entropy,
0 AS lost
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n, SUM(n * LN(CAST(n AS DOUBLE PRECISION))) AS spent
  FROM (
    SELECT p.id, CAST(SUM(a.n) AS BIGINT) AS n
    FROM "coded_1" AS a
    JOIN (
      SELECT q.class, q.id
      FROM "ranked_4" AS q
      JOIN (
        SELECT g.id
        FROM "ranked_4" AS g JOIN "extents_1" AS e ON e.class = g.class
        GROUP BY g.id
        HAVING MIN(e.lo3) < MAX(e.hi3)
      ) AS several ON several.id = q.id
    ) AS p ON p.class = a.class
    WHERE a.n > 0
    GROUP BY p.id, a.c3
  ) AS j
  GROUP BY id
) AS a3
UNION ALL
SELECT 4 AS attribute, COALESCE(SUM(n * LN(CAST(n AS DOUBLE PRECISION)) - spent), 0) AS entropy,
0 AS lost
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n, SUM(n * LN(CAST(n AS DOUBLE PRECISION))) AS spent
  FROM (
    SELECT p.id, CAST(SUM(a.n) AS BIGINT) AS n
    FROM "coded_1" AS a
    JOIN (
      SELECT q.class, q.id
      FROM "ranked_5" AS q
      JOIN (
        SELECT g.id
        FROM "ranked_5" AS g JOIN "extents_1" AS e ON e.class = g.class
        GROUP BY g.id
        HAVING MIN(e.lo4) < MAX(e.hi4)
      ) AS several ON several.id = q.id
    ) AS p ON p.class = a.class
    WHERE a.n > 0
    GROUP BY p.id, a.c4
  ) AS j
  GROUP BY id
) AS a4;

SELECT 0 AS attribute, COALESCE(SUM(n * LN(CAST(n AS DOUBLE PRECISION)) - spent), 0) AS entropy,
0 AS lost
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n, SUM(n * LN(CAST(n AS DOUBLE PRECISION))) AS spent
  FROM (
    SELECT p.id, CAST(SUM(a.n) AS BIGINT) AS n
    FROM "coded_1" AS a
    JOIN (
      SELECT q.class, q.id
      FROM "ranked_1" AS q
      JOIN (
        SELECT g.id
        FROM "ranked_1" AS g JOIN "extents_1" AS e ON e.class = g.class
        GROUP BY g.id
        HAVING MIN(e.lo0) < MAX(e.hi0)
      ) AS several ON several.id = q.id
    ) AS p ON p.class = a.class
    WHERE a.n > 0
    GROUP BY p.id, a.c0
  ) AS j
  GROUP BY id
) AS a0
UNION ALL
SELECT 1 AS attribute, COALESCE(SUM(n * LN(CAST(n AS DOUBLE PRECISION)) - spent), 0) AS entropy,
0 AS lost
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n, SUM(n * LN(CAST(n AS DOUBLE PRECISION))) AS spent
  FROM (
    SELECT p.id, CAST(SUM(a.n) AS BIGINT) AS n
    FROM "coded_1" AS a
    JOIN (
      SELECT q.class, q.id
      FROM "ranked_2" AS q
      JOIN (
        SELECT g.id
        FROM "ranked_2" AS g JOIN "extents_1" AS e ON e.class = g.class
        GROUP BY g.id
        HAVING MIN(e.lo1) < MAX(e.hi1)
      ) AS several ON several.id = q.id
    ) AS p ON p.class = a.class
    WHERE a.n > 0
    GROUP BY p.id, a.c1
  ) AS j
  GROUP BY id
) AS a1
UNION ALL
SELECT 2 AS attribute, COALESCE(SUM(n * LN(CAST(n AS DOUBLE PRECISION)) - spent), 0) AS entropy,
0 AS lost
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n, SUM(n * LN(CAST(n AS DOUBLE PRECISION))) AS spent
  FROM (
    SELECT p.id, CAST(SUM(a.n) AS BIGINT) AS n
    FROM "coded_1" AS a
    JOIN (
      SELECT q.class, q.id
      FROM "ranked_3" AS q
      JOIN (
        SELECT g.id
        FROM "ranked_3" AS g JOIN "extents_1" AS e ON e.class = g.class
        GROUP BY g.id
        HAVING MIN(e.lo2) < MAX(e.hi2)
      ) AS several ON several.id = q.id
    ) AS p ON p.class = a.class
    WHERE a.n > 0
    GROUP BY p.id, a.c2
  ) AS j
  GROUP BY id
) AS a2
UNION ALL
SELECT 3 AS attribute, COALESCE(SUM(n * LN(CAST(n AS DOUBLE PRECISION)) - spent), 0) AS entropy,
0 AS lost
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n, SUM(n * LN(CAST(n AS DOUBLE PRECISION))) AS spent
  FROM (
    SELECT p.id, CAST(SUM(a.n) AS BIGINT) AS n
    FROM "coded_1" AS a
    JOIN (
      SELECT q.class, q.id
      FROM "ranked_4" AS q
      JOIN (
        SELECT g.id
        FROM "ranked_4" AS g JOIN "extents_1" AS e ON e.class = g.class
        GROUP BY g.id
        HAVING MIN(e.lo3) < MAX(e.hi3)
      ) AS several ON several.id = q.id
    ) AS p ON p.class = a.class
    WHERE a.n > 0
    GROUP BY p.id, a.c3
  ) AS j
  GROUP BY id
) AS a3;

SELECT 0 AS attribute, COALESCE(SUM(n * LN(CAST(n AS DOUBLE PRECISION)) - spent), 0) AS entropy,
0 AS lost
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n, SUM(n * LN(CAST(n AS DOUBLE PRECISION))) AS spent
  FROM (
    SELECT p.id, CAST(SUM(a.n) AS BIGINT) AS n
    FROM "coded_1" AS a
    JOIN (
      SELECT q.class, q.id
      FROM (SELECT class, id0 AS id FROM "told_1") AS q
      JOIN (
        SELECT g.id
        FROM (SELECT class, id0 AS id FROM "told_1") AS g JOIN "extents_1" AS e ON e.class = g.class
        GROUP BY g.id
        HAVING MIN(e.lo0) < MAX(e.hi0)
      ) AS several ON several.id = q.id
    ) AS p ON p.class = a.class
    WHERE a.n > 0
    GROUP BY p.id, a.c0
  ) AS j
  GROUP BY id
) AS a0
UNION ALL
SELECT 1 AS attribute, COALESCE(SUM(n * LN(CAST(n AS DOUBLE PRECISION)) - spent), 0) AS entropy,
0 AS lost
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n, SUM(n * LN(CAST(n AS DOUBLE PRECISION))) AS spent
  FROM (
    SELECT p.id, CAST(SUM(a.n) AS BIGINT) AS n
    FROM "coded_1" AS a
    JOIN (
      SELECT q.class, q.id
      FROM (SELECT class, id1 AS id FROM "told_1") AS q
      JOIN (
        SELECT g.id
        FROM (SELECT class, id1 AS id FROM "told_1") AS g JOIN "extents_1" AS e ON e.class = g.class
        GROUP BY g.id
        HAVING MIN(e.lo1) < MAX(e.hi1)
      ) AS several ON several.id = q.id
    ) AS p ON p.class = a.class
    WHERE a.n > 0
    GROUP BY p.id, a.c1
  ) AS j
  GROUP BY id
) AS a1
UNION ALL
SELECT 2 AS attribute, COALESCE(SUM(n * LN(CAST(n AS DOUBLE PRECISION)) - spent), 0) AS entropy,
0 AS lost
FROM (
  SELECT CAST(SUM(n) AS BIGINT) AS n, SUM(n * LN(CAST(n AS DOUBLE PRECISION))) AS spent
  FROM (
    SELECT p.id, CAST(SUM(a.n) AS BIGINT) AS n
    FROM "coded_1" AS a
    JOIN (
      SELECT q.class, q.id
      FROM (SELECT class, id2 AS id FROM "told_1") AS q
      JOIN (
        SELECT g.id
        FROM (SELECT class, id2 AS id FROM "told_1") AS g JOIN "extents_1" AS e ON e.class = g.class
        GROUP BY g.id
        HAVING MIN(e.lo2) < MAX(e.hi2)
      ) AS several ON several.id = q.id
    ) AS p ON p.class = a.class
    WHERE a.n > 0
    GROUP BY p.id, a.c2
  ) AS j
  GROUP BY id
) AS a2;
