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
SELECT whole, SUM(CAST(held AS DOUBLE PRECISION) * (held - 1) / CASE WHEN n > 1 THEN n - 1 ELSE 1 END) AS agreed,
  CAST(MAX(held) AS BIGINT) AS most,
  CAST(SUM(CASE WHEN place = 1 AND (held - 1 > second
      OR (held - 1 = second AND second > 0 AND everywhere - 1 > its_rows)) THEN held ELSE 0 END) AS BIGINT) AS guessed,
  CAST(SUM(CASE WHEN n = 1 AND everywhere = most THEN 1 ELSE 0 END) AS BIGINT) AS alone
FROM (
  SELECT whole, held, everywhere,
    CAST(SUM(held) OVER (PARTITION BY whole, class) AS BIGINT) AS n,
    ROW_NUMBER() OVER (PARTITION BY whole, class ORDER BY held DESC, everywhere DESC) AS place,
    COALESCE(LEAD(held) OVER (PARTITION BY whole, class ORDER BY held DESC, everywhere DESC), 0) AS second,
    COALESCE(LEAD(everywhere) OVER (PARTITION BY whole, class ORDER BY held DESC, everywhere DESC), 0) AS its_rows,
    MAX(everywhere) OVER (PARTITION BY whole) AS most
  FROM (
    SELECT whole, class, held, CAST(SUM(held) OVER (PARTITION BY whole, token) AS BIGINT) AS everywhere
    FROM (
      SELECT 0 AS whole, class, token, held FROM cells
      UNION ALL
      SELECT 1, NULL, token, CAST(SUM(held) AS BIGINT) FROM cells GROUP BY token
    ) AS counted
  ) AS known
) AS ranked
GROUP BY whole;
