SELECT number, class, label, times
FROM (
  SELECT number, held,
    DENSE_RANK() OVER (ORDER BY q0, q1, q2) AS class,
    DENSE_RANK() OVER (ORDER BY c0) AS label
  FROM (
    SELECT number, c0, q0, q1, q2, COUNT(*) AS held
    FROM (
      SELECT t."whose" AS number, (CAST(t."what" AS VARCHAR) COLLATE "binary") AS c0, (CAST(p."age" AS VARCHAR) COLLATE "binary") AS q0, (CAST(p."zip" AS VARCHAR) COLLATE "binary") AS q1, (CAST(p."city" AS VARCHAR) COLLATE "binary") AS q2
      FROM "details_1" AS t
      INNER JOIN "persons_1" AS p ON p."person" = t."whose"
    ) AS shown
    GROUP BY number, c0, q0, q1, q2
  ) AS bags
) AS numbered
JOIN (
SELECT 1 AS times UNION ALL SELECT 2 AS times
) AS counted ON times <= held;

SELECT number, class, label, times
FROM (
  SELECT number, held,
    DENSE_RANK() OVER (ORDER BY q0, q1, q2) AS class,
    DENSE_RANK() OVER (ORDER BY c0, c1) AS label
  FROM (
    SELECT number, c0, c1, q0, q1, q2, COUNT(*) AS held
    FROM (
      SELECT t."whose" AS number, (CAST(t."what" AS VARCHAR) COLLATE "binary") AS c0, (CAST(t."day" AS VARCHAR) COLLATE "binary") AS c1, (CAST(p."age" AS VARCHAR) COLLATE "binary") AS q0, (CAST(p."zip" AS VARCHAR) COLLATE "binary") AS q1, (CAST(p."city" AS VARCHAR) COLLATE "binary") AS q2
      FROM "main"."target1_1" AS t
      INNER JOIN "main"."target_1" AS p ON p."person" = t."whose"
    ) AS shown
    GROUP BY number, c0, c1, q0, q1, q2
  ) AS bags
) AS numbered
JOIN (
SELECT 1 AS times UNION ALL SELECT 2 AS times
) AS counted ON times <= held;

SELECT number, class, label, times
FROM (
  SELECT number, held,
    DENSE_RANK() OVER (ORDER BY q0, q1, q2) AS class,
    DENSE_RANK() OVER (ORDER BY c0) AS label
  FROM (
    SELECT number, c0, q0, q1, q2, COUNT(*) AS held
    FROM (
      SELECT t."whose" AS number, (CAST(t."what" AS VARCHAR) COLLATE "binary") AS c0, (CAST(p."age" AS VARCHAR) COLLATE "binary") AS q0, (CAST(p."zip" AS VARCHAR) COLLATE "binary") AS q1, (CAST(p."city" AS VARCHAR) COLLATE "binary") AS q2
      FROM "main"."target1_1" AS t
      INNER JOIN "main"."target_1" AS p ON p."person" = t."whose"
    ) AS shown
    GROUP BY number, c0, q0, q1, q2
  ) AS bags
) AS numbered
JOIN (
SELECT 1 AS times UNION ALL SELECT 2 AS times
) AS counted ON times <= held;
