WITH cells AS (
WITH values_by_class AS (
SELECT 1 AS own, q0, q1, q2, q3, q4, q5, s, COUNT(*) AS held
FROM (
  SELECT (CAST("age" AS VARCHAR) COLLATE "binary") AS q0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS q1, (CAST("born" AS VARCHAR) COLLATE "binary") AS q2, (CAST("score" AS VARCHAR) COLLATE "binary") AS q3, (CAST("city" AS VARCHAR) COLLATE "binary") AS q4, (CAST("grade" AS VARCHAR) COLLATE "binary") AS q5, (CAST("illness" AS VARCHAR) COLLATE "binary") AS s FROM "main"."target_1"
) AS released
GROUP BY q0, q1, q2, q3, q4, q5, s

),
marked AS (
  SELECT values_by_class.*, CASE WHEN s IS NULL THEN 1 ELSE 0 END AS absent FROM values_by_class
),
classes AS (
  SELECT own, q0, q1, q2, q3, q4, q5, ROW_NUMBER() OVER () AS class,
    CAST(SUM(held) AS BIGINT) AS n, CAST(SUM(held * (1 - absent)) AS BIGINT) AS known
  FROM marked GROUP BY own, q0, q1, q2, q3, q4, q5
)
SELECT marked.own, class, DENSE_RANK() OVER (ORDER BY absent, s) AS token, s, absent, held, n, known

FROM marked
JOIN classes ON classes.own = marked.own
  AND classes.q0 IS NOT DISTINCT FROM marked.q0
  AND classes.q1 IS NOT DISTINCT FROM marked.q1
  AND classes.q2 IS NOT DISTINCT FROM marked.q2
  AND classes.q3 IS NOT DISTINCT FROM marked.q3
  AND classes.q4 IS NOT DISTINCT FROM marked.q4
  AND classes.q5 IS NOT DISTINCT FROM marked.q5


)
SELECT variety, distance, COUNT(*) AS classes, CAST(SUM(n) AS BIGINT) AS held
FROM (
  SELECT n,
    CASE WHEN different < 2 THEN 0 WHEN different < 3 THEN 1 WHEN different < 4 THEN 2 WHEN different < 5 THEN 3 WHEN different < 10 THEN 4       ELSE 5 END AS variety,
    CASE WHEN apart <= 0.050000001 THEN 0 WHEN apart <= 0.100000001 THEN 1 WHEN apart <= 0.200000001 THEN 2 WHEN apart <= 0.300000001 THEN 3 WHEN apart <= 0.500000001 THEN 4       ELSE 5 END AS distance
  FROM (
    SELECT MAX(n) AS n, COUNT(*) AS different, (SUM(ABS(CAST(held AS DOUBLE PRECISION) / n - part)) + 1 - SUM(part)) / 2 AS apart
    FROM (
      SELECT class, held, n,
        CAST(SUM(held) OVER (PARTITION BY token) AS DOUBLE PRECISION) / SUM(held) OVER () AS part
      FROM cells
    ) AS shares
    GROUP BY class
  ) AS classes
) AS banded
GROUP BY variety, distance;

WITH cells AS (
WITH values_by_class AS (
SELECT 1 AS own, q0, q1, q2, s, COUNT(*) AS held
FROM (
  SELECT (CAST("age" AS VARCHAR) COLLATE "binary") AS q0, (CAST("born" AS VARCHAR) COLLATE "binary") AS q1, (CAST("score" AS VARCHAR) COLLATE "binary") AS q2, (CAST("illness" AS VARCHAR) COLLATE "binary") AS s FROM "main"."target_1"
) AS released
GROUP BY q0, q1, q2, s

),
marked AS (
  SELECT values_by_class.*, CASE WHEN s IS NULL THEN 1 ELSE 0 END AS absent FROM values_by_class
),
classes AS (
  SELECT own, q0, q1, q2, ROW_NUMBER() OVER () AS class,
    CAST(SUM(held) AS BIGINT) AS n, CAST(SUM(held * (1 - absent)) AS BIGINT) AS known
  FROM marked GROUP BY own, q0, q1, q2
)
SELECT marked.own, class, DENSE_RANK() OVER (ORDER BY absent, s) AS token, s, absent, held, n, known

FROM marked
JOIN classes ON classes.own = marked.own
  AND classes.q0 IS NOT DISTINCT FROM marked.q0
  AND classes.q1 IS NOT DISTINCT FROM marked.q1
  AND classes.q2 IS NOT DISTINCT FROM marked.q2


)
SELECT variety, distance, COUNT(*) AS classes, CAST(SUM(n) AS BIGINT) AS held
FROM (
  SELECT n,
    CASE WHEN different < 2 THEN 0 WHEN different < 3 THEN 1 WHEN different < 4 THEN 2 WHEN different < 5 THEN 3 WHEN different < 10 THEN 4       ELSE 5 END AS variety,
    CASE WHEN apart <= 0.050000001 THEN 0 WHEN apart <= 0.100000001 THEN 1 WHEN apart <= 0.200000001 THEN 2 WHEN apart <= 0.300000001 THEN 3 WHEN apart <= 0.500000001 THEN 4       ELSE 5 END AS distance
  FROM (
    SELECT MAX(n) AS n, COUNT(*) AS different, (SUM(ABS(CAST(held AS DOUBLE PRECISION) / n - part)) + 1 - SUM(part)) / 2 AS apart
    FROM (
      SELECT class, held, n,
        CAST(SUM(held) OVER (PARTITION BY token) AS DOUBLE PRECISION) / SUM(held) OVER () AS part
      FROM cells
    ) AS shares
    GROUP BY class
  ) AS classes
) AS banded
GROUP BY variety, distance;

WITH cells AS (
WITH values_by_class AS (
SELECT 1 AS own, q0, q1, q2, q3, s, COUNT(*) AS held
FROM (
  SELECT (CAST("age" AS VARCHAR) COLLATE "binary") AS q0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS q1, (CAST("city" AS VARCHAR) COLLATE "binary") AS q2, (CAST("grade" AS VARCHAR) COLLATE "binary") AS q3, (CAST("illness" AS VARCHAR) COLLATE "binary") AS s FROM "persons_1"
) AS released
GROUP BY q0, q1, q2, q3, s

),
marked AS (
  SELECT values_by_class.*, CASE WHEN s IS NULL THEN 1 ELSE 0 END AS absent FROM values_by_class
),
classes AS (
  SELECT own, q0, q1, q2, q3, ROW_NUMBER() OVER () AS class,
    CAST(SUM(held) AS BIGINT) AS n, CAST(SUM(held * (1 - absent)) AS BIGINT) AS known
  FROM marked GROUP BY own, q0, q1, q2, q3
)
SELECT marked.own, class, DENSE_RANK() OVER (ORDER BY absent, s) AS token, s, absent, held, n, known

FROM marked
JOIN classes ON classes.own = marked.own
  AND classes.q0 IS NOT DISTINCT FROM marked.q0
  AND classes.q1 IS NOT DISTINCT FROM marked.q1
  AND classes.q2 IS NOT DISTINCT FROM marked.q2
  AND classes.q3 IS NOT DISTINCT FROM marked.q3


)
SELECT variety, distance, COUNT(*) AS classes, CAST(SUM(n) AS BIGINT) AS held
FROM (
  SELECT n,
    CASE WHEN different < 2 THEN 0 WHEN different < 3 THEN 1 WHEN different < 4 THEN 2 WHEN different < 5 THEN 3 WHEN different < 10 THEN 4       ELSE 5 END AS variety,
    CASE WHEN apart <= 0.050000001 THEN 0 WHEN apart <= 0.100000001 THEN 1 WHEN apart <= 0.200000001 THEN 2 WHEN apart <= 0.300000001 THEN 3 WHEN apart <= 0.500000001 THEN 4       ELSE 5 END AS distance
  FROM (
    SELECT MAX(n) AS n, COUNT(*) AS different, (SUM(ABS(CAST(held AS DOUBLE PRECISION) / n - part)) + 1 - SUM(part)) / 2 AS apart
    FROM (
      SELECT class, held, n,
        CAST(SUM(held) OVER (PARTITION BY token) AS DOUBLE PRECISION) / SUM(held) OVER () AS part
      FROM cells
    ) AS shares
    GROUP BY class
  ) AS classes
) AS banded
GROUP BY variety, distance;
