WITH cells AS (
WITH values_by_class AS (
SELECT 1 AS own, q0, q1, q2, s, COUNT(*) AS held
FROM (
  SELECT (CAST("age" AS VARCHAR) COLLATE "binary") AS q0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS q1, (CAST("city" AS VARCHAR) COLLATE "binary") AS q2, (CAST("illness" AS VARCHAR) COLLATE "binary") AS s FROM "persons_1"
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
SELECT whole, CAST(SUM(CASE WHEN most - 1 > others THEN most ELSE 0 END) AS BIGINT) AS guessed
FROM (
  SELECT whole, class,
    MAX(CASE WHEN place = 1 THEN held ELSE 0 END) AS most,
    MAX(CASE WHEN place = 2 THEN held ELSE 0 END) AS others
  FROM (
    SELECT whole, class, held, ROW_NUMBER() OVER (PARTITION BY whole, class ORDER BY held DESC) AS place
    FROM (
      SELECT 0 AS whole, class, held FROM cells
      UNION ALL
      SELECT 1, 0, CAST(SUM(held) AS BIGINT) FROM cells GROUP BY token
    ) AS counted
  ) AS ranked
  GROUP BY whole, class
) AS classes
GROUP BY whole;
