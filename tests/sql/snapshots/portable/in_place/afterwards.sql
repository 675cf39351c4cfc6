SELECT seen.n, differing.came, differing.went, seen.small
FROM (
  SELECT COALESCE(SUM(CASE WHEN n > 0 THEN n ELSE 0 END), 0) AS came, COALESCE(SUM(CASE WHEN n < 0 THEN -n ELSE 0 END), 0) AS went
  FROM (
    SELECT SUM(n) AS n
    FROM (
      SELECT c0, c1, -1 AS n FROM "afterwards_1"
      UNION ALL
      SELECT (CAST("city" AS VARCHAR) COLLATE "binary"), (CAST("id" AS VARCHAR) COLLATE "binary"), 1 FROM "keyed"
    ) AS both_times
    GROUP BY c0, c1
  ) AS kinds_of_rows
) AS differing
CROSS JOIN (
  SELECT COALESCE(SUM(n), 0) AS n, COALESCE(SUM(CASE WHEN n < 3 THEN n ELSE 0 END), 0) AS small
  FROM (
    SELECT COUNT(*) AS n
    FROM (SELECT (CAST("city" AS VARCHAR) COLLATE "binary") AS q0        FROM "keyed") AS shown
    GROUP BY q0
  ) AS classes
) AS seen;

SELECT seen.n, differing.came, differing.went, seen.small
FROM (
  SELECT COALESCE(SUM(CASE WHEN n > 0 THEN n ELSE 0 END), 0) AS came, COALESCE(SUM(CASE WHEN n < 0 THEN -n ELSE 0 END), 0) AS went
  FROM (
    SELECT SUM(n) AS n
    FROM (
      SELECT c0, c1, c2, c3, c4, -1 AS n FROM "afterwards_1"
      UNION ALL
      SELECT (CAST("age" AS VARCHAR) COLLATE "binary"), (CAST("zip" AS VARCHAR) COLLATE "binary"), (CAST("city" AS VARCHAR) COLLATE "binary"), (CAST("grade" AS VARCHAR) COLLATE "binary"), (CAST("illness" AS VARCHAR) COLLATE "binary"), 1 FROM "people"
    ) AS both_times
    GROUP BY c0, c1, c2, c3, c4
  ) AS kinds_of_rows
) AS differing
CROSS JOIN (
  SELECT COALESCE(SUM(n), 0) AS n, COALESCE(SUM(CASE WHEN n < 3 THEN n ELSE 0 END), 0) AS small
  FROM (
    SELECT COUNT(*) AS n
    FROM (SELECT (CAST("age" AS VARCHAR) COLLATE "binary") AS q0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS q1, (CAST("city" AS VARCHAR) COLLATE "binary") AS q2        FROM "people") AS shown
    GROUP BY q0, q1, q2
  ) AS classes
) AS seen;

SELECT seen.n, differing.came, differing.went, seen.small
FROM (
  SELECT COALESCE(SUM(CASE WHEN n > 0 THEN n ELSE 0 END), 0) AS came, COALESCE(SUM(CASE WHEN n < 0 THEN -n ELSE 0 END), 0) AS went
  FROM (
    SELECT SUM(n) AS n
    FROM (
      SELECT c0, c1, c2, -1 AS n FROM "afterwards_1"
      UNION ALL
      SELECT "age", (CAST("town" AS VARCHAR) COLLATE "binary"), "id", 1 FROM "cards"
    ) AS both_times
    GROUP BY c0, c1, c2
  ) AS kinds_of_rows
) AS differing
CROSS JOIN (
  SELECT COALESCE(SUM(n), 0) AS n, COALESCE(SUM(CASE WHEN n < 5 THEN n ELSE 0 END), 0) AS small
  FROM (
    SELECT COUNT(*) AS n
    FROM (SELECT "age" AS q0, (CAST("town" AS VARCHAR) COLLATE "binary") AS q1        FROM "cards") AS shown
    GROUP BY q0, q1
  ) AS classes
) AS seen;

SELECT seen.n, differing.came, differing.went, seen.small
FROM (
  SELECT COALESCE(SUM(CASE WHEN n > 0 THEN n ELSE 0 END), 0) AS came, COALESCE(SUM(CASE WHEN n < 0 THEN -n ELSE 0 END), 0) AS went
  FROM (
    SELECT SUM(n) AS n
    FROM (
      SELECT c0, c1, c2, -1 AS n FROM "afterwards_1"
      UNION ALL
      SELECT (CAST("kind" AS VARCHAR) COLLATE "binary"), (CAST("town" AS VARCHAR) COLLATE "binary"), "id", 1 FROM "pets"
    ) AS both_times
    GROUP BY c0, c1, c2
  ) AS kinds_of_rows
) AS differing
CROSS JOIN (
  SELECT COALESCE(SUM(n), 0) AS n, COALESCE(SUM(CASE WHEN n < 3 THEN n ELSE 0 END), 0) AS small
  FROM (
    SELECT COUNT(*) AS n
    FROM (SELECT (CAST("kind" AS VARCHAR) COLLATE "binary") AS q0, (CAST("town" AS VARCHAR) COLLATE "binary") AS q1        FROM "pets") AS shown
    GROUP BY q0, q1
  ) AS classes
) AS seen;

SELECT seen.n, differing.came, differing.went, seen.small
FROM (
  SELECT COALESCE(SUM(CASE WHEN n > 0 THEN n ELSE 0 END), 0) AS came, COALESCE(SUM(CASE WHEN n < 0 THEN -n ELSE 0 END), 0) AS went
  FROM (
    SELECT SUM(n) AS n
    FROM (
      SELECT c0, c1, c2, -1 AS n FROM "afterwards_1"
      UNION ALL
      SELECT (CAST("kind" AS VARCHAR) COLLATE "binary"), "id", (CAST("ill" AS VARCHAR) COLLATE "binary"), 1 FROM "birds"
    ) AS both_times
    GROUP BY c0, c1, c2
  ) AS kinds_of_rows
) AS differing
CROSS JOIN (
  SELECT COALESCE(SUM(n), 0) AS n, COALESCE(SUM(CASE WHEN n < 4 THEN n ELSE 0 END), 0) AS small
  FROM (
    SELECT COUNT(*) AS n
    FROM (SELECT (CAST("kind" AS VARCHAR) COLLATE "binary") AS q0        FROM "birds") AS shown
    GROUP BY q0
  ) AS classes
) AS seen;

SELECT seen.n, differing.came, differing.went, seen.small
FROM (
  SELECT COALESCE(SUM(CASE WHEN n > 0 THEN n ELSE 0 END), 0) AS came, COALESCE(SUM(CASE WHEN n < 0 THEN -n ELSE 0 END), 0) AS went
  FROM (
    SELECT SUM(n) AS n
    FROM (
      SELECT c0, c1, -1 AS n FROM "afterwards_1"
      UNION ALL
      SELECT "age", "id", 1 FROM "named"
    ) AS both_times
    GROUP BY c0, c1
  ) AS kinds_of_rows
) AS differing
CROSS JOIN (
  SELECT COALESCE(SUM(n), 0) AS n, COALESCE(SUM(CASE WHEN n < 4 THEN n ELSE 0 END), 0) AS small
  FROM (
    SELECT COUNT(*) AS n
    FROM (SELECT "age" AS q0        FROM "named") AS shown
    GROUP BY q0
  ) AS classes
) AS seen;

SELECT seen.n, differing.came, differing.went, seen.small
FROM (
  SELECT COALESCE(SUM(CASE WHEN n > 0 THEN n ELSE 0 END), 0) AS came, COALESCE(SUM(CASE WHEN n < 0 THEN -n ELSE 0 END), 0) AS went
  FROM (
    SELECT SUM(n) AS n
    FROM (
      SELECT c0, c1, -1 AS n FROM "afterwards_1"
      UNION ALL
      SELECT (CAST("age" AS VARCHAR) COLLATE "binary"), "id", 1 FROM "ages"
    ) AS both_times
    GROUP BY c0, c1
  ) AS kinds_of_rows
) AS differing
CROSS JOIN (
  SELECT COALESCE(SUM(n), 0) AS n, COALESCE(SUM(CASE WHEN n < 5 THEN n ELSE 0 END), 0) AS small
  FROM (
    SELECT COUNT(*) AS n
    FROM (SELECT (CAST("age" AS VARCHAR) COLLATE "binary") AS q0        FROM "ages") AS shown
    GROUP BY q0
  ) AS classes
) AS seen;

SELECT seen.n, differing.came, differing.went, seen.small
FROM (
  SELECT COALESCE(SUM(CASE WHEN n > 0 THEN n ELSE 0 END), 0) AS came, COALESCE(SUM(CASE WHEN n < 0 THEN -n ELSE 0 END), 0) AS went
  FROM (
    SELECT SUM(n) AS n
    FROM (
      SELECT c0, c1, -1 AS n FROM "afterwards_1"
      UNION ALL
      SELECT "age", "id", 1 FROM "wards"
    ) AS both_times
    GROUP BY c0, c1
  ) AS kinds_of_rows
) AS differing
CROSS JOIN (
  SELECT COALESCE(SUM(n), 0) AS n, COALESCE(SUM(CASE WHEN n < 4 THEN n ELSE 0 END), 0) AS small
  FROM (
    SELECT COUNT(*) AS n
    FROM (SELECT "age" AS q0        FROM "wards") AS shown
    GROUP BY q0
  ) AS classes
) AS seen;
