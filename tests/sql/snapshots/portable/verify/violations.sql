WITH sizes_beside_population AS (
SELECT CAST(SUM(here) AS BIGINT) AS n,
  CAST(SUM(there) AS BIGINT) AS members
FROM (
  SELECT (CAST("age" AS VARCHAR) COLLATE "binary") AS q0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS q1, (CAST("city" AS VARCHAR) COLLATE "binary") AS q2, 1 AS here, 0 AS there FROM "main"."target_1"
) AS united
GROUP BY q0, q1, q2
),
measured_0 AS (
SELECT n, n AS measure, CASE WHEN n < 3 THEN 1 ELSE 0 END AS violates
FROM sizes_beside_population WHERE n > 0
)
SELECT 0 AS place, COUNT(*) AS classes, COALESCE(SUM(violates), 0) AS violating,
  COALESCE(SUM(CASE WHEN violates = 1 THEN n ELSE 0 END), 0) AS violating_rows,
  CAST(MIN(measure) AS DOUBLE PRECISION) AS least, CAST(MAX(measure) AS DOUBLE PRECISION) AS greatest,
  COALESCE(SUM(CASE WHEN measure IS NULL THEN 1 ELSE 0 END), 0) AS infinite
FROM measured_0
UNION ALL
SELECT -1 AS place, COUNT(*) AS classes, COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS violating,
  COALESCE(SUM(n), 0) AS violating_rows, CAST(MIN(n) AS DOUBLE PRECISION) AS least, CAST(MAX(n) AS DOUBLE PRECISION) AS greatest,
  COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0) AS infinite
FROM sizes_beside_population WHERE n > 0;

WITH sizes_beside_population AS (
SELECT CAST(SUM(here) AS BIGINT) AS n,
  CAST(SUM(there) AS BIGINT) AS members
FROM (
  SELECT (CAST("city" AS VARCHAR) COLLATE "binary") AS q0, 1 AS here, 0 AS there FROM "keyed"
) AS united
GROUP BY q0
),
measured_0 AS (
SELECT n, n AS measure, CASE WHEN n < 3 THEN 1 ELSE 0 END AS violates
FROM sizes_beside_population WHERE n > 0
)
SELECT 0 AS place, COUNT(*) AS classes, COALESCE(SUM(violates), 0) AS violating,
  COALESCE(SUM(CASE WHEN violates = 1 THEN n ELSE 0 END), 0) AS violating_rows,
  CAST(MIN(measure) AS DOUBLE PRECISION) AS least, CAST(MAX(measure) AS DOUBLE PRECISION) AS greatest,
  COALESCE(SUM(CASE WHEN measure IS NULL THEN 1 ELSE 0 END), 0) AS infinite
FROM measured_0
UNION ALL
SELECT -1 AS place, COUNT(*) AS classes, COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS violating,
  COALESCE(SUM(n), 0) AS violating_rows, CAST(MIN(n) AS DOUBLE PRECISION) AS least, CAST(MAX(n) AS DOUBLE PRECISION) AS greatest,
  COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0) AS infinite
FROM sizes_beside_population WHERE n > 0;

WITH sizes_beside_population AS (
SELECT CAST(SUM(here) AS BIGINT) AS n,
  CAST(SUM(there) AS BIGINT) AS members
FROM (
  SELECT (CAST("age" AS VARCHAR) COLLATE "binary") AS q0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS q1, (CAST("born" AS VARCHAR) COLLATE "binary") AS q2, (CAST("score" AS VARCHAR) COLLATE "binary") AS q3, (CAST("city" AS VARCHAR) COLLATE "binary") AS q4, (CAST("grade" AS VARCHAR) COLLATE "binary") AS q5, 1 AS here, 0 AS there FROM "main"."target_1"
) AS united
GROUP BY q0, q1, q2, q3, q4, q5
),
measured_0 AS (
SELECT n, n AS measure, CASE WHEN n < 3 THEN 1 ELSE 0 END AS violates
FROM sizes_beside_population WHERE n > 0
)
SELECT 0 AS place, COUNT(*) AS classes, COALESCE(SUM(violates), 0) AS violating,
  COALESCE(SUM(CASE WHEN violates = 1 THEN n ELSE 0 END), 0) AS violating_rows,
  CAST(MIN(measure) AS DOUBLE PRECISION) AS least, CAST(MAX(measure) AS DOUBLE PRECISION) AS greatest,
  COALESCE(SUM(CASE WHEN measure IS NULL THEN 1 ELSE 0 END), 0) AS infinite
FROM measured_0
UNION ALL
SELECT -1 AS place, COUNT(*) AS classes, COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS violating,
  COALESCE(SUM(n), 0) AS violating_rows, CAST(MIN(n) AS DOUBLE PRECISION) AS least, CAST(MAX(n) AS DOUBLE PRECISION) AS greatest,
  COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0) AS infinite
FROM sizes_beside_population WHERE n > 0;

WITH sizes_beside_population AS (
SELECT CAST(SUM(here) AS BIGINT) AS n,
  CAST(SUM(there) AS BIGINT) AS members
FROM (
  SELECT (CAST("age" AS VARCHAR) COLLATE "binary") AS q0, (CAST("born" AS VARCHAR) COLLATE "binary") AS q1, (CAST("score" AS VARCHAR) COLLATE "binary") AS q2, 1 AS here, 0 AS there FROM "main"."target_1"
) AS united
GROUP BY q0, q1, q2
),
measured_0 AS (
SELECT n, n AS measure, CASE WHEN n < 3 THEN 1 ELSE 0 END AS violates
FROM sizes_beside_population WHERE n > 0
)
SELECT 0 AS place, COUNT(*) AS classes, COALESCE(SUM(violates), 0) AS violating,
  COALESCE(SUM(CASE WHEN violates = 1 THEN n ELSE 0 END), 0) AS violating_rows,
  CAST(MIN(measure) AS DOUBLE PRECISION) AS least, CAST(MAX(measure) AS DOUBLE PRECISION) AS greatest,
  COALESCE(SUM(CASE WHEN measure IS NULL THEN 1 ELSE 0 END), 0) AS infinite
FROM measured_0
UNION ALL
SELECT -1 AS place, COUNT(*) AS classes, COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS violating,
  COALESCE(SUM(n), 0) AS violating_rows, CAST(MIN(n) AS DOUBLE PRECISION) AS least, CAST(MAX(n) AS DOUBLE PRECISION) AS greatest,
  COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0) AS infinite
FROM sizes_beside_population WHERE n > 0;

WITH sizes_beside_population AS (
SELECT CAST(SUM(here) AS BIGINT) AS n,
  CAST(SUM(there) AS BIGINT) AS members
FROM (
  SELECT (CAST("seen" AS VARCHAR) COLLATE "binary") AS q0, (CAST("at" AS VARCHAR) COLLATE "binary") AS q1, 1 AS here, 0 AS there FROM "main"."target_1"
) AS united
GROUP BY q0, q1
),
measured_0 AS (
SELECT n, n AS measure, CASE WHEN n < 2 THEN 1 ELSE 0 END AS violates
FROM sizes_beside_population WHERE n > 0
)
SELECT 0 AS place, COUNT(*) AS classes, COALESCE(SUM(violates), 0) AS violating,
  COALESCE(SUM(CASE WHEN violates = 1 THEN n ELSE 0 END), 0) AS violating_rows,
  CAST(MIN(measure) AS DOUBLE PRECISION) AS least, CAST(MAX(measure) AS DOUBLE PRECISION) AS greatest,
  COALESCE(SUM(CASE WHEN measure IS NULL THEN 1 ELSE 0 END), 0) AS infinite
FROM measured_0
UNION ALL
SELECT -1 AS place, COUNT(*) AS classes, COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS violating,
  COALESCE(SUM(n), 0) AS violating_rows, CAST(MIN(n) AS DOUBLE PRECISION) AS least, CAST(MAX(n) AS DOUBLE PRECISION) AS greatest,
  COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0) AS infinite
FROM sizes_beside_population WHERE n > 0;

WITH sizes_beside_population AS (
SELECT CAST(SUM(here) AS BIGINT) AS n,
  CAST(SUM(there) AS BIGINT) AS members
FROM (
  SELECT "age" AS q0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS q1, (CAST(CAST("score" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS q2, (CAST("city" AS VARCHAR) COLLATE "binary") AS q3, (CAST("grade" AS VARCHAR) COLLATE "binary") AS q4, 1 AS here, 0 AS there FROM "main"."target_1"
) AS united
GROUP BY q0, q1, q2, q3, q4
),
measured_0 AS (
SELECT n, n AS measure, CASE WHEN n < 3 THEN 1 ELSE 0 END AS violates
FROM sizes_beside_population WHERE n > 0
)
SELECT 0 AS place, COUNT(*) AS classes, COALESCE(SUM(violates), 0) AS violating,
  COALESCE(SUM(CASE WHEN violates = 1 THEN n ELSE 0 END), 0) AS violating_rows,
  CAST(MIN(measure) AS DOUBLE PRECISION) AS least, CAST(MAX(measure) AS DOUBLE PRECISION) AS greatest,
  COALESCE(SUM(CASE WHEN measure IS NULL THEN 1 ELSE 0 END), 0) AS infinite
FROM measured_0
UNION ALL
SELECT -1 AS place, COUNT(*) AS classes, COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS violating,
  COALESCE(SUM(n), 0) AS violating_rows, CAST(MIN(n) AS DOUBLE PRECISION) AS least, CAST(MAX(n) AS DOUBLE PRECISION) AS greatest,
  COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0) AS infinite
FROM sizes_beside_population WHERE n > 0;

WITH sizes_beside_population AS (
SELECT CAST(SUM(here) AS BIGINT) AS n,
  CAST(SUM(there) AS BIGINT) AS members
FROM (
  SELECT "age" AS q0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS q1, (CAST(CAST("score" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS q2, (CAST("city" AS VARCHAR) COLLATE "binary") AS q3, 1 AS here, 0 AS there FROM "main"."target_1"
) AS united
GROUP BY q0, q1, q2, q3
),
measured_0 AS (
SELECT n, n AS measure, CASE WHEN n < 3 THEN 1 ELSE 0 END AS violates
FROM sizes_beside_population WHERE n > 0
)
SELECT 0 AS place, COUNT(*) AS classes, COALESCE(SUM(violates), 0) AS violating,
  COALESCE(SUM(CASE WHEN violates = 1 THEN n ELSE 0 END), 0) AS violating_rows,
  CAST(MIN(measure) AS DOUBLE PRECISION) AS least, CAST(MAX(measure) AS DOUBLE PRECISION) AS greatest,
  COALESCE(SUM(CASE WHEN measure IS NULL THEN 1 ELSE 0 END), 0) AS infinite
FROM measured_0
UNION ALL
SELECT -1 AS place, COUNT(*) AS classes, COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS violating,
  COALESCE(SUM(n), 0) AS violating_rows, CAST(MIN(n) AS DOUBLE PRECISION) AS least, CAST(MAX(n) AS DOUBLE PRECISION) AS greatest,
  COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0) AS infinite
FROM sizes_beside_population WHERE n > 0;

WITH sizes_beside_population AS (
SELECT CAST(SUM(here) AS BIGINT) AS n,
  CAST(SUM(there) AS BIGINT) AS members
FROM (
  SELECT (CAST("age" AS VARCHAR) COLLATE "binary") AS q0, (CAST("town" AS VARCHAR) COLLATE "binary") AS q1, 1 AS here, 0 AS there FROM "main"."target_1"
) AS united
GROUP BY q0, q1
),
measured_0 AS (
SELECT n, n AS measure, CASE WHEN n < 3 THEN 1 ELSE 0 END AS violates
FROM sizes_beside_population WHERE n > 0
)
SELECT 0 AS place, COUNT(*) AS classes, COALESCE(SUM(violates), 0) AS violating,
  COALESCE(SUM(CASE WHEN violates = 1 THEN n ELSE 0 END), 0) AS violating_rows,
  CAST(MIN(measure) AS DOUBLE PRECISION) AS least, CAST(MAX(measure) AS DOUBLE PRECISION) AS greatest,
  COALESCE(SUM(CASE WHEN measure IS NULL THEN 1 ELSE 0 END), 0) AS infinite
FROM measured_0
UNION ALL
SELECT -1 AS place, COUNT(*) AS classes, COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS violating,
  COALESCE(SUM(n), 0) AS violating_rows, CAST(MIN(n) AS DOUBLE PRECISION) AS least, CAST(MAX(n) AS DOUBLE PRECISION) AS greatest,
  COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0) AS infinite
FROM sizes_beside_population WHERE n > 0;

WITH sizes_beside_population AS (
SELECT CAST(SUM(here) AS BIGINT) AS n,
  CAST(SUM(there) AS BIGINT) AS members
FROM (
  SELECT (CAST("v" AS VARCHAR) COLLATE "binary") AS q0, 1 AS here, 0 AS there FROM "main"."target_1"
) AS united
GROUP BY q0
),
measured_0 AS (
SELECT n, n AS measure, CASE WHEN n < 3 THEN 1 ELSE 0 END AS violates
FROM sizes_beside_population WHERE n > 0
)
SELECT 0 AS place, COUNT(*) AS classes, COALESCE(SUM(violates), 0) AS violating,
  COALESCE(SUM(CASE WHEN violates = 1 THEN n ELSE 0 END), 0) AS violating_rows,
  CAST(MIN(measure) AS DOUBLE PRECISION) AS least, CAST(MAX(measure) AS DOUBLE PRECISION) AS greatest,
  COALESCE(SUM(CASE WHEN measure IS NULL THEN 1 ELSE 0 END), 0) AS infinite
FROM measured_0
UNION ALL
SELECT -1 AS place, COUNT(*) AS classes, COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS violating,
  COALESCE(SUM(n), 0) AS violating_rows, CAST(MIN(n) AS DOUBLE PRECISION) AS least, CAST(MAX(n) AS DOUBLE PRECISION) AS greatest,
  COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0) AS infinite
FROM sizes_beside_population WHERE n > 0;

WITH cells AS (
WITH values_by_class AS (
SELECT 1 AS own, q0, s, COUNT(*) AS held
FROM (
  SELECT (CAST("zip" AS VARCHAR) COLLATE "binary") AS q0, (CAST("illness" AS VARCHAR) COLLATE "binary") AS s FROM "persons_1"
) AS released
GROUP BY q0, s

),
marked AS (
  SELECT values_by_class.*, CASE WHEN s IS NULL THEN 1 ELSE 0 END AS absent FROM values_by_class
),
classes AS (
  SELECT own, q0, ROW_NUMBER() OVER () AS class,
    CAST(SUM(held) AS BIGINT) AS n, CAST(SUM(held * (1 - absent)) AS BIGINT) AS known
  FROM marked GROUP BY own, q0
)
SELECT marked.own, class, DENSE_RANK() OVER (ORDER BY absent, s) AS token, s, absent, held, n, known

FROM marked
JOIN classes ON classes.own = marked.own
  AND classes.q0 IS NOT DISTINCT FROM marked.q0
),
value_summary_known AS (
SELECT class, CAST(SUM(held) AS BIGINT) AS n, CAST(SUM(c) AS BIGINT) AS v,
  CAST(SUM(CASE WHEN c > 0 THEN 1 ELSE 0 END) AS BIGINT) AS different, MAX(c) AS greatest,
  SUM(CASE WHEN c > 0 THEN CAST(c AS DOUBLE PRECISION) * LN(CASE WHEN c > 0 THEN CAST(c AS DOUBLE PRECISION) END) ELSE 0 END) AS spent
FROM (
  SELECT class, held, held * (1 - absent) AS c FROM cells WHERE own = 1
) AS counted
GROUP BY class
),
histogram_known AS (
SELECT own, class, token, s, absent, c, n, v,
  CAST(SUM(r) OVER (PARTITION BY token) AS BIGINT) AS p, CAST(SUM(r) OVER () AS BIGINT) AS total
FROM (
  SELECT own, class, token, s, absent, c, n, v,
c AS r
  FROM (
    SELECT cells.*, held * (1 - absent) AS c, known AS v FROM cells
  ) AS counted
) AS values_by_class
),
reference_contrast_known AS (
SELECT class, MAX(n) AS n, MAX(v) AS v, MAX(total) AS total,
  SUM(CASE WHEN c > 0 THEN ABS(share - expected) - expected ELSE 0 END) AS gap,
  SUM(CASE WHEN c > 0 AND p = 0 THEN 1 ELSE 0 END) AS strange, SUM(CASE WHEN c > 0 THEN p ELSE 0 END) AS covered,
  MAX(ABS(LN(CASE WHEN c > 0 AND p > 0 THEN growth END))) AS log_ratio,
  MAX(CASE WHEN c > 0 THEN growth - 1 ELSE 0 END) AS gain,
  SUM(CASE WHEN c > 0 AND p > 0 AND growth - 1 > LN(CASE WHEN c > 0 AND p > 0 THEN 1 / expected END) + 1e-09 THEN 1
        ELSE 0 END) AS beyond
FROM (
  SELECT class, n, v, total, c, p, CAST(c AS DOUBLE PRECISION) / NULLIF(v, 0) AS share, CAST(p AS DOUBLE PRECISION) / NULLIF(total, 0) AS expected,
    CAST(c AS DOUBLE PRECISION) * CAST(total AS DOUBLE PRECISION) / NULLIF(CAST(v AS DOUBLE PRECISION) * CAST(p AS DOUBLE PRECISION), 0) AS growth
  FROM histogram_known AS histogram WHERE own = 1
) AS shares
GROUP BY class
),
measured_0 AS (
SELECT had AS n, had AS measure, CASE WHEN had < 2 THEN 1 ELSE 0 END AS violates
FROM (
  SELECT CAST(SUM(1 - i1.absent) AS BIGINT) AS had
  FROM (
SELECT class, token, absent, times
FROM cells
JOIN (
SELECT 1 AS times UNION ALL SELECT 2 AS times
) AS counted ON times <= held
WHERE own <> 0 AND NOT (absent = 1 AND times > 1)

  ) AS i1

  GROUP BY
i1.class, i1.times
  UNION ALL
  SELECT CAST(SUM(1 - i1.absent) AS BIGINT) AS had
  FROM (
SELECT class, token, absent, times
FROM cells
JOIN (
SELECT 1 AS times UNION ALL SELECT 2 AS times
) AS counted ON times <= held
WHERE own <> 0 AND NOT (absent = 1 AND times > 1)

  ) AS i1
  JOIN (
SELECT class, token, absent, times
FROM cells
JOIN (
SELECT 1 AS times UNION ALL SELECT 2 AS times
) AS counted ON times <= held
WHERE own <> 0 AND NOT (absent = 1 AND times > 1)

  ) AS i2 ON i2.token = i1.token AND i2.class > i1.class
  WHERE i1.absent <> 1
    AND i1.times + i2.times <= 2

  GROUP BY
i1.class, i1.times, i2.class, i2.times

) AS combinations
)
SELECT 0 AS place, COUNT(*) AS classes, COALESCE(SUM(violates), 0) AS violating,
  COALESCE(SUM(CASE WHEN violates = 1 THEN n ELSE 0 END), 0) AS violating_rows,
  CAST(MIN(measure) AS DOUBLE PRECISION) AS least, CAST(MAX(measure) AS DOUBLE PRECISION) AS greatest,
  COALESCE(SUM(CASE WHEN measure IS NULL THEN 1 ELSE 0 END), 0) AS infinite
FROM measured_0;

WITH sizes_beside_population AS (
SELECT CAST(SUM(here) AS BIGINT) AS n,
  CAST(SUM(there) AS BIGINT) AS members
FROM (
  SELECT "group_id" AS q0, 1 AS here, 0 AS there FROM "main"."target_1"
) AS united
GROUP BY q0
),
measured_0 AS (
SELECT n, n AS measure, CASE WHEN n < 2 THEN 1 ELSE 0 END AS violates
FROM sizes_beside_population WHERE n > 0
)
SELECT 0 AS place, COUNT(*) AS classes, COALESCE(SUM(violates), 0) AS violating,
  COALESCE(SUM(CASE WHEN violates = 1 THEN n ELSE 0 END), 0) AS violating_rows,
  CAST(MIN(measure) AS DOUBLE PRECISION) AS least, CAST(MAX(measure) AS DOUBLE PRECISION) AS greatest,
  COALESCE(SUM(CASE WHEN measure IS NULL THEN 1 ELSE 0 END), 0) AS infinite
FROM measured_0
UNION ALL
SELECT -1 AS place, COUNT(*) AS classes, COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS violating,
  COALESCE(SUM(n), 0) AS violating_rows, CAST(MIN(n) AS DOUBLE PRECISION) AS least, CAST(MAX(n) AS DOUBLE PRECISION) AS greatest,
  COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0) AS infinite
FROM sizes_beside_population WHERE n > 0;

WITH cells AS (
WITH values_by_class AS (
SELECT 1 AS own, q0, q1, s, COUNT(*) AS held
FROM (
  SELECT (CAST("age" AS VARCHAR) COLLATE "binary") AS q0, (CAST("city" AS VARCHAR) COLLATE "binary") AS q1, (CAST("illness" AS VARCHAR) COLLATE "binary") AS s FROM "main"."target_1"
) AS released
GROUP BY q0, q1, s

),
marked AS (
  SELECT values_by_class.*, CASE WHEN s IS NULL THEN 1 ELSE 0 END AS absent FROM values_by_class
),
classes AS (
  SELECT own, q0, q1, ROW_NUMBER() OVER () AS class,
    CAST(SUM(held) AS BIGINT) AS n, CAST(SUM(held * (1 - absent)) AS BIGINT) AS known
  FROM marked GROUP BY own, q0, q1
)
SELECT marked.own, class, DENSE_RANK() OVER (ORDER BY absent, s) AS token, s, absent, held, n, known

FROM marked
JOIN classes ON classes.own = marked.own
  AND classes.q0 IS NOT DISTINCT FROM marked.q0
  AND classes.q1 IS NOT DISTINCT FROM marked.q1
),
value_summary_known AS (
SELECT class, CAST(SUM(held) AS BIGINT) AS n, CAST(SUM(c) AS BIGINT) AS v,
  CAST(SUM(CASE WHEN c > 0 THEN 1 ELSE 0 END) AS BIGINT) AS different, MAX(c) AS greatest,
  SUM(CASE WHEN c > 0 THEN CAST(c AS DOUBLE PRECISION) * LN(CASE WHEN c > 0 THEN CAST(c AS DOUBLE PRECISION) END) ELSE 0 END) AS spent
FROM (
  SELECT class, held, held * (1 - absent) AS c FROM cells WHERE own = 1
) AS counted
GROUP BY class
),
histogram_known AS (
SELECT own, class, token, s, absent, c, n, v,
  CAST(SUM(r) OVER (PARTITION BY token) AS BIGINT) AS p, CAST(SUM(r) OVER () AS BIGINT) AS total
FROM (
  SELECT own, class, token, s, absent, c, n, v,
c AS r
  FROM (
    SELECT cells.*, held * (1 - absent) AS c, known AS v FROM cells
  ) AS counted
) AS values_by_class
),
reference_contrast_known AS (
SELECT class, MAX(n) AS n, MAX(v) AS v, MAX(total) AS total,
  SUM(CASE WHEN c > 0 THEN ABS(share - expected) - expected ELSE 0 END) AS gap,
  SUM(CASE WHEN c > 0 AND p = 0 THEN 1 ELSE 0 END) AS strange, SUM(CASE WHEN c > 0 THEN p ELSE 0 END) AS covered,
  MAX(ABS(LN(CASE WHEN c > 0 AND p > 0 THEN growth END))) AS log_ratio,
  MAX(CASE WHEN c > 0 THEN growth - 1 ELSE 0 END) AS gain,
  SUM(CASE WHEN c > 0 AND p > 0 AND growth - 1 > LN(CASE WHEN c > 0 AND p > 0 THEN 1 / expected END) + 1e-09 THEN 1
        ELSE 0 END) AS beyond
FROM (
  SELECT class, n, v, total, c, p, CAST(c AS DOUBLE PRECISION) / NULLIF(v, 0) AS share, CAST(p AS DOUBLE PRECISION) / NULLIF(total, 0) AS expected,
    CAST(c AS DOUBLE PRECISION) * CAST(total AS DOUBLE PRECISION) / NULLIF(CAST(v AS DOUBLE PRECISION) * CAST(p AS DOUBLE PRECISION), 0) AS growth
  FROM histogram_known AS histogram WHERE own = 1
) AS shares
GROUP BY class
),
value_summary_all AS (
SELECT class, CAST(SUM(held) AS BIGINT) AS n, CAST(SUM(c) AS BIGINT) AS v,
  CAST(SUM(CASE WHEN c > 0 THEN 1 ELSE 0 END) AS BIGINT) AS different, MAX(c) AS greatest,
  SUM(CASE WHEN c > 0 THEN CAST(c AS DOUBLE PRECISION) * LN(CASE WHEN c > 0 THEN CAST(c AS DOUBLE PRECISION) END) ELSE 0 END) AS spent
FROM (
  SELECT class, held, held AS c FROM cells WHERE own = 1
) AS counted
GROUP BY class
),
histogram_all AS (
SELECT own, class, token, s, absent, c, n, v,
  CAST(SUM(r) OVER (PARTITION BY token) AS BIGINT) AS p, CAST(SUM(r) OVER () AS BIGINT) AS total
FROM (
  SELECT own, class, token, s, absent, c, n, v,
c AS r
  FROM (
    SELECT cells.*, held AS c, n AS v FROM cells
  ) AS counted
) AS values_by_class
),
reference_contrast_all AS (
SELECT class, MAX(n) AS n, MAX(v) AS v, MAX(total) AS total,
  SUM(CASE WHEN c > 0 THEN ABS(share - expected) - expected ELSE 0 END) AS gap,
  SUM(CASE WHEN c > 0 AND p = 0 THEN 1 ELSE 0 END) AS strange, SUM(CASE WHEN c > 0 THEN p ELSE 0 END) AS covered,
  MAX(ABS(LN(CASE WHEN c > 0 AND p > 0 THEN growth END))) AS log_ratio,
  MAX(CASE WHEN c > 0 THEN growth - 1 ELSE 0 END) AS gain,
  SUM(CASE WHEN c > 0 AND p > 0 AND growth - 1 > LN(CASE WHEN c > 0 AND p > 0 THEN 1 / expected END) + 1e-09 THEN 1
        ELSE 0 END) AS beyond
FROM (
  SELECT class, n, v, total, c, p, CAST(c AS DOUBLE PRECISION) / NULLIF(v, 0) AS share, CAST(p AS DOUBLE PRECISION) / NULLIF(total, 0) AS expected,
    CAST(c AS DOUBLE PRECISION) * CAST(total AS DOUBLE PRECISION) / NULLIF(CAST(v AS DOUBLE PRECISION) * CAST(p AS DOUBLE PRECISION), 0) AS growth
  FROM histogram_all AS histogram WHERE own = 1
) AS shares
GROUP BY class
),
measured_0 AS (
SELECT n, different AS measure, CASE WHEN different < 2 THEN 1 ELSE 0 END AS violates
FROM value_summary_known
),
measured_1 AS (
SELECT n, measure, CASE WHEN measure >= 0.40546510710816436 THEN 0 ELSE 1 END AS violates
FROM (
  SELECT n,
    CASE WHEN v > 0 THEN LN(CASE WHEN v > 0 THEN CAST(v AS DOUBLE PRECISION) END) - spent / NULLIF(v, 0) ELSE -1 END AS measure
  FROM value_summary_known
) AS entropies
),
measured_2 AS (
WITH tails AS (
  SELECT n, greatest, v - greatest AS tail FROM value_summary_known
)
SELECT n, CAST(greatest AS DOUBLE PRECISION) / NULLIF(tail, 0) AS measure,
  CASE WHEN CAST(greatest AS HUGEINT) * 1 < CAST(tail AS HUGEINT) * 5 THEN 0 ELSE 1 END AS violates
FROM tails
),
measured_3 AS (
SELECT n, n AS measure, CASE WHEN n < 1 THEN 1 ELSE 0 END AS violates
FROM value_summary_known WHERE n > 0
),
measured_4 AS (
SELECT n, CASE WHEN v = 0 THEN 0 ELSE CAST(greatest AS DOUBLE PRECISION) / NULLIF(v, 0) END AS measure,
  CASE WHEN CAST(greatest AS HUGEINT) * 10 <= CAST(v AS HUGEINT) * 9 THEN 0 ELSE 1 END AS violates
FROM (
  SELECT SUM(held) AS n, SUM(held) AS v,
    SUM(CASE WHEN listed.item IS NULL THEN 0 ELSE held END) AS greatest
  FROM cells LEFT JOIN "listed_1" AS listed ON listed.item = (CAST(CAST(s AS VARCHAR) AS VARCHAR) COLLATE "binary")
  WHERE own = 1 GROUP BY class
) AS shares
)
SELECT 0 AS place, COUNT(*) AS classes, COALESCE(SUM(violates), 0) AS violating,
  COALESCE(SUM(CASE WHEN violates = 1 THEN n ELSE 0 END), 0) AS violating_rows,
  CAST(MIN(measure) AS DOUBLE PRECISION) AS least, CAST(MAX(measure) AS DOUBLE PRECISION) AS greatest,
  COALESCE(SUM(CASE WHEN measure IS NULL THEN 1 ELSE 0 END), 0) AS infinite
FROM measured_0
UNION ALL
SELECT 1 AS place, COUNT(*) AS classes, COALESCE(SUM(violates), 0) AS violating,
  COALESCE(SUM(CASE WHEN violates = 1 THEN n ELSE 0 END), 0) AS violating_rows,
  CAST(MIN(measure) AS DOUBLE PRECISION) AS least, CAST(MAX(measure) AS DOUBLE PRECISION) AS greatest,
  COALESCE(SUM(CASE WHEN measure IS NULL THEN 1 ELSE 0 END), 0) AS infinite
FROM measured_1
UNION ALL
SELECT 2 AS place, COUNT(*) AS classes, COALESCE(SUM(violates), 0) AS violating,
  COALESCE(SUM(CASE WHEN violates = 1 THEN n ELSE 0 END), 0) AS violating_rows,
  CAST(MIN(measure) AS DOUBLE PRECISION) AS least, CAST(MAX(measure) AS DOUBLE PRECISION) AS greatest,
  COALESCE(SUM(CASE WHEN measure IS NULL THEN 1 ELSE 0 END), 0) AS infinite
FROM measured_2
UNION ALL
SELECT 3 AS place, COUNT(*) AS classes, COALESCE(SUM(violates), 0) AS violating,
  COALESCE(SUM(CASE WHEN violates = 1 THEN n ELSE 0 END), 0) AS violating_rows,
  CAST(MIN(measure) AS DOUBLE PRECISION) AS least, CAST(MAX(measure) AS DOUBLE PRECISION) AS greatest,
  COALESCE(SUM(CASE WHEN measure IS NULL THEN 1 ELSE 0 END), 0) AS infinite
FROM measured_3
UNION ALL
SELECT 4 AS place, COUNT(*) AS classes, COALESCE(SUM(violates), 0) AS violating,
  COALESCE(SUM(CASE WHEN violates = 1 THEN n ELSE 0 END), 0) AS violating_rows,
  CAST(MIN(measure) AS DOUBLE PRECISION) AS least, CAST(MAX(measure) AS DOUBLE PRECISION) AS greatest,
  COALESCE(SUM(CASE WHEN measure IS NULL THEN 1 ELSE 0 END), 0) AS infinite
FROM measured_4;

WITH cells AS (
WITH values_by_class AS (
SELECT 1 AS own, q0, q1, q2, s, COUNT(*) AS held
FROM (
  SELECT (CAST("age" AS VARCHAR) COLLATE "binary") AS q0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS q1, (CAST("city" AS VARCHAR) COLLATE "binary") AS q2, "person" AS s FROM "persons_1"
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
),
value_summary_known AS (
SELECT class, CAST(SUM(held) AS BIGINT) AS n, CAST(SUM(c) AS BIGINT) AS v,
  CAST(SUM(CASE WHEN c > 0 THEN 1 ELSE 0 END) AS BIGINT) AS different, MAX(c) AS greatest,
  SUM(CASE WHEN c > 0 THEN CAST(c AS DOUBLE PRECISION) * LN(CASE WHEN c > 0 THEN CAST(c AS DOUBLE PRECISION) END) ELSE 0 END) AS spent
FROM (
  SELECT class, held, held * (1 - absent) AS c FROM cells WHERE own = 1
) AS counted
GROUP BY class
),
histogram_known AS (
SELECT own, class, token, s, absent, c, n, v,
  CAST(SUM(r) OVER (PARTITION BY token) AS BIGINT) AS p, CAST(SUM(r) OVER () AS BIGINT) AS total
FROM (
  SELECT own, class, token, s, absent, c, n, v,
c AS r
  FROM (
    SELECT cells.*, held * (1 - absent) AS c, known AS v FROM cells
  ) AS counted
) AS values_by_class
),
reference_contrast_known AS (
SELECT class, MAX(n) AS n, MAX(v) AS v, MAX(total) AS total,
  SUM(CASE WHEN c > 0 THEN ABS(share - expected) - expected ELSE 0 END) AS gap,
  SUM(CASE WHEN c > 0 AND p = 0 THEN 1 ELSE 0 END) AS strange, SUM(CASE WHEN c > 0 THEN p ELSE 0 END) AS covered,
  MAX(ABS(LN(CASE WHEN c > 0 AND p > 0 THEN growth END))) AS log_ratio,
  MAX(CASE WHEN c > 0 THEN growth - 1 ELSE 0 END) AS gain,
  SUM(CASE WHEN c > 0 AND p > 0 AND growth - 1 > LN(CASE WHEN c > 0 AND p > 0 THEN 1 / expected END) + 1e-09 THEN 1
        ELSE 0 END) AS beyond
FROM (
  SELECT class, n, v, total, c, p, CAST(c AS DOUBLE PRECISION) / NULLIF(v, 0) AS share, CAST(p AS DOUBLE PRECISION) / NULLIF(total, 0) AS expected,
    CAST(c AS DOUBLE PRECISION) * CAST(total AS DOUBLE PRECISION) / NULLIF(CAST(v AS DOUBLE PRECISION) * CAST(p AS DOUBLE PRECISION), 0) AS growth
  FROM histogram_known AS histogram WHERE own = 1
) AS shares
GROUP BY class
),
measured_0 AS (
SELECT n, different AS measure, CASE WHEN different < 3 THEN 1 ELSE 0 END AS violates
FROM value_summary_known WHERE n > 0
)
SELECT 0 AS place, COUNT(*) AS classes, COALESCE(SUM(violates), 0) AS violating,
  COALESCE(SUM(CASE WHEN violates = 1 THEN n ELSE 0 END), 0) AS violating_rows,
  CAST(MIN(measure) AS DOUBLE PRECISION) AS least, CAST(MAX(measure) AS DOUBLE PRECISION) AS greatest,
  COALESCE(SUM(CASE WHEN measure IS NULL THEN 1 ELSE 0 END), 0) AS infinite
FROM measured_0;

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
),
value_summary_known AS (
SELECT class, CAST(SUM(held) AS BIGINT) AS n, CAST(SUM(c) AS BIGINT) AS v,
  CAST(SUM(CASE WHEN c > 0 THEN 1 ELSE 0 END) AS BIGINT) AS different, MAX(c) AS greatest,
  SUM(CASE WHEN c > 0 THEN CAST(c AS DOUBLE PRECISION) * LN(CASE WHEN c > 0 THEN CAST(c AS DOUBLE PRECISION) END) ELSE 0 END) AS spent
FROM (
  SELECT class, held, held * (1 - absent) AS c FROM cells WHERE own = 1
) AS counted
GROUP BY class
),
histogram_known AS (
SELECT own, class, token, s, absent, c, n, v,
  CAST(SUM(r) OVER (PARTITION BY token) AS BIGINT) AS p, CAST(SUM(r) OVER () AS BIGINT) AS total
FROM (
  SELECT own, class, token, s, absent, c, n, v,
c AS r
  FROM (
    SELECT cells.*, held * (1 - absent) AS c, known AS v FROM cells
  ) AS counted
) AS values_by_class
),
reference_contrast_known AS (
SELECT class, MAX(n) AS n, MAX(v) AS v, MAX(total) AS total,
  SUM(CASE WHEN c > 0 THEN ABS(share - expected) - expected ELSE 0 END) AS gap,
  SUM(CASE WHEN c > 0 AND p = 0 THEN 1 ELSE 0 END) AS strange, SUM(CASE WHEN c > 0 THEN p ELSE 0 END) AS covered,
  MAX(ABS(LN(CASE WHEN c > 0 AND p > 0 THEN growth END))) AS log_ratio,
  MAX(CASE WHEN c > 0 THEN growth - 1 ELSE 0 END) AS gain,
  SUM(CASE WHEN c > 0 AND p > 0 AND growth - 1 > LN(CASE WHEN c > 0 AND p > 0 THEN 1 / expected END) + 1e-09 THEN 1
        ELSE 0 END) AS beyond
FROM (
  SELECT class, n, v, total, c, p, CAST(c AS DOUBLE PRECISION) / NULLIF(v, 0) AS share, CAST(p AS DOUBLE PRECISION) / NULLIF(total, 0) AS expected,
    CAST(c AS DOUBLE PRECISION) * CAST(total AS DOUBLE PRECISION) / NULLIF(CAST(v AS DOUBLE PRECISION) * CAST(p AS DOUBLE PRECISION), 0) AS growth
  FROM histogram_known AS histogram WHERE own = 1
) AS shares
GROUP BY class
),
measured_0 AS (
SELECT n, different AS measure, CASE WHEN different < 3 THEN 1 ELSE 0 END AS violates
FROM value_summary_known WHERE n > 0
)
SELECT 0 AS place, COUNT(*) AS classes, COALESCE(SUM(violates), 0) AS violating,
  COALESCE(SUM(CASE WHEN violates = 1 THEN n ELSE 0 END), 0) AS violating_rows,
  CAST(MIN(measure) AS DOUBLE PRECISION) AS least, CAST(MAX(measure) AS DOUBLE PRECISION) AS greatest,
  COALESCE(SUM(CASE WHEN measure IS NULL THEN 1 ELSE 0 END), 0) AS infinite
FROM measured_0;

WITH sizes_beside_population AS (
SELECT CAST(SUM(here) AS BIGINT) AS n,
  CAST(SUM(there) AS BIGINT) AS members
FROM (
  SELECT (CAST("age" AS VARCHAR) COLLATE "binary") AS q0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS q1, (CAST("city" AS VARCHAR) COLLATE "binary") AS q2, 1 AS here, 0 AS there FROM "target_1"
) AS united
GROUP BY q0, q1, q2
),
measured_0 AS (
SELECT n, n AS measure, CASE WHEN n < 3 THEN 1 ELSE 0 END AS violates
FROM sizes_beside_population WHERE n > 0
)
SELECT 0 AS place, COUNT(*) AS classes, COALESCE(SUM(violates), 0) AS violating,
  COALESCE(SUM(CASE WHEN violates = 1 THEN n ELSE 0 END), 0) AS violating_rows,
  CAST(MIN(measure) AS DOUBLE PRECISION) AS least, CAST(MAX(measure) AS DOUBLE PRECISION) AS greatest,
  COALESCE(SUM(CASE WHEN measure IS NULL THEN 1 ELSE 0 END), 0) AS infinite
FROM measured_0
UNION ALL
SELECT -1 AS place, COUNT(*) AS classes, COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS violating,
  COALESCE(SUM(n), 0) AS violating_rows, CAST(MIN(n) AS DOUBLE PRECISION) AS least, CAST(MAX(n) AS DOUBLE PRECISION) AS greatest,
  COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0) AS infinite
FROM sizes_beside_population WHERE n > 0;

WITH sizes_beside_population AS (
SELECT CAST(SUM(here) AS BIGINT) AS n,
  CAST(SUM(there) AS BIGINT) AS members
FROM (
  SELECT "age" AS q0, (CAST("town" AS VARCHAR) COLLATE "binary") AS q1, 1 AS here, 0 AS there FROM "cards"
) AS united
GROUP BY q0, q1
),
measured_0 AS (
SELECT n, n AS measure, CASE WHEN n < 5 THEN 1 ELSE 0 END AS violates
FROM sizes_beside_population WHERE n > 0
)
SELECT 0 AS place, COUNT(*) AS classes, COALESCE(SUM(violates), 0) AS violating,
  COALESCE(SUM(CASE WHEN violates = 1 THEN n ELSE 0 END), 0) AS violating_rows,
  CAST(MIN(measure) AS DOUBLE PRECISION) AS least, CAST(MAX(measure) AS DOUBLE PRECISION) AS greatest,
  COALESCE(SUM(CASE WHEN measure IS NULL THEN 1 ELSE 0 END), 0) AS infinite
FROM measured_0
UNION ALL
SELECT -1 AS place, COUNT(*) AS classes, COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS violating,
  COALESCE(SUM(n), 0) AS violating_rows, CAST(MIN(n) AS DOUBLE PRECISION) AS least, CAST(MAX(n) AS DOUBLE PRECISION) AS greatest,
  COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0) AS infinite
FROM sizes_beside_population WHERE n > 0;

WITH sizes_beside_population AS (
SELECT CAST(SUM(here) AS BIGINT) AS n,
  CAST(SUM(there) AS BIGINT) AS members
FROM (
  SELECT (CAST("kind" AS VARCHAR) COLLATE "binary") AS q0, (CAST("town" AS VARCHAR) COLLATE "binary") AS q1, 1 AS here, 0 AS there FROM "pets"
) AS united
GROUP BY q0, q1
),
measured_0 AS (
SELECT n, n AS measure, CASE WHEN n < 3 THEN 1 ELSE 0 END AS violates
FROM sizes_beside_population WHERE n > 0
)
SELECT 0 AS place, COUNT(*) AS classes, COALESCE(SUM(violates), 0) AS violating,
  COALESCE(SUM(CASE WHEN violates = 1 THEN n ELSE 0 END), 0) AS violating_rows,
  CAST(MIN(measure) AS DOUBLE PRECISION) AS least, CAST(MAX(measure) AS DOUBLE PRECISION) AS greatest,
  COALESCE(SUM(CASE WHEN measure IS NULL THEN 1 ELSE 0 END), 0) AS infinite
FROM measured_0
UNION ALL
SELECT -1 AS place, COUNT(*) AS classes, COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS violating,
  COALESCE(SUM(n), 0) AS violating_rows, CAST(MIN(n) AS DOUBLE PRECISION) AS least, CAST(MAX(n) AS DOUBLE PRECISION) AS greatest,
  COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0) AS infinite
FROM sizes_beside_population WHERE n > 0;

WITH sizes_beside_population AS (
SELECT CAST(SUM(here) AS BIGINT) AS n,
  CAST(SUM(there) AS BIGINT) AS members
FROM (
  SELECT (CAST("kind" AS VARCHAR) COLLATE "binary") AS q0, 1 AS here, 0 AS there FROM "birds"
) AS united
GROUP BY q0
),
measured_0 AS (
SELECT n, n AS measure, CASE WHEN n < 4 THEN 1 ELSE 0 END AS violates
FROM sizes_beside_population WHERE n > 0
)
SELECT 0 AS place, COUNT(*) AS classes, COALESCE(SUM(violates), 0) AS violating,
  COALESCE(SUM(CASE WHEN violates = 1 THEN n ELSE 0 END), 0) AS violating_rows,
  CAST(MIN(measure) AS DOUBLE PRECISION) AS least, CAST(MAX(measure) AS DOUBLE PRECISION) AS greatest,
  COALESCE(SUM(CASE WHEN measure IS NULL THEN 1 ELSE 0 END), 0) AS infinite
FROM measured_0
UNION ALL
SELECT -1 AS place, COUNT(*) AS classes, COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS violating,
  COALESCE(SUM(n), 0) AS violating_rows, CAST(MIN(n) AS DOUBLE PRECISION) AS least, CAST(MAX(n) AS DOUBLE PRECISION) AS greatest,
  COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0) AS infinite
FROM sizes_beside_population WHERE n > 0;

WITH sizes_beside_population AS (
SELECT CAST(SUM(here) AS BIGINT) AS n,
  CAST(SUM(there) AS BIGINT) AS members
FROM (
  SELECT "age" AS q0, 1 AS here, 0 AS there FROM "named"
) AS united
GROUP BY q0
),
measured_0 AS (
SELECT n, n AS measure, CASE WHEN n < 4 THEN 1 ELSE 0 END AS violates
FROM sizes_beside_population WHERE n > 0
)
SELECT 0 AS place, COUNT(*) AS classes, COALESCE(SUM(violates), 0) AS violating,
  COALESCE(SUM(CASE WHEN violates = 1 THEN n ELSE 0 END), 0) AS violating_rows,
  CAST(MIN(measure) AS DOUBLE PRECISION) AS least, CAST(MAX(measure) AS DOUBLE PRECISION) AS greatest,
  COALESCE(SUM(CASE WHEN measure IS NULL THEN 1 ELSE 0 END), 0) AS infinite
FROM measured_0
UNION ALL
SELECT -1 AS place, COUNT(*) AS classes, COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS violating,
  COALESCE(SUM(n), 0) AS violating_rows, CAST(MIN(n) AS DOUBLE PRECISION) AS least, CAST(MAX(n) AS DOUBLE PRECISION) AS greatest,
  COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0) AS infinite
FROM sizes_beside_population WHERE n > 0;

WITH sizes_beside_population AS (
SELECT CAST(SUM(here) AS BIGINT) AS n,
  CAST(SUM(there) AS BIGINT) AS members
FROM (
  SELECT (CAST("age" AS VARCHAR) COLLATE "binary") AS q0, 1 AS here, 0 AS there FROM "ages"
) AS united
GROUP BY q0
),
measured_0 AS (
SELECT n, n AS measure, CASE WHEN n < 5 THEN 1 ELSE 0 END AS violates
FROM sizes_beside_population WHERE n > 0
)
SELECT 0 AS place, COUNT(*) AS classes, COALESCE(SUM(violates), 0) AS violating,
  COALESCE(SUM(CASE WHEN violates = 1 THEN n ELSE 0 END), 0) AS violating_rows,
  CAST(MIN(measure) AS DOUBLE PRECISION) AS least, CAST(MAX(measure) AS DOUBLE PRECISION) AS greatest,
  COALESCE(SUM(CASE WHEN measure IS NULL THEN 1 ELSE 0 END), 0) AS infinite
FROM measured_0
UNION ALL
SELECT -1 AS place, COUNT(*) AS classes, COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS violating,
  COALESCE(SUM(n), 0) AS violating_rows, CAST(MIN(n) AS DOUBLE PRECISION) AS least, CAST(MAX(n) AS DOUBLE PRECISION) AS greatest,
  COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0) AS infinite
FROM sizes_beside_population WHERE n > 0;

WITH sizes_beside_population AS (
SELECT CAST(SUM(here) AS BIGINT) AS n,
  CAST(SUM(there) AS BIGINT) AS members
FROM (
  SELECT "age" AS q0, 1 AS here, 0 AS there FROM "wards"
) AS united
GROUP BY q0
),
measured_0 AS (
SELECT n, n AS measure, CASE WHEN n < 4 THEN 1 ELSE 0 END AS violates
FROM sizes_beside_population WHERE n > 0
)
SELECT 0 AS place, COUNT(*) AS classes, COALESCE(SUM(violates), 0) AS violating,
  COALESCE(SUM(CASE WHEN violates = 1 THEN n ELSE 0 END), 0) AS violating_rows,
  CAST(MIN(measure) AS DOUBLE PRECISION) AS least, CAST(MAX(measure) AS DOUBLE PRECISION) AS greatest,
  COALESCE(SUM(CASE WHEN measure IS NULL THEN 1 ELSE 0 END), 0) AS infinite
FROM measured_0
UNION ALL
SELECT -1 AS place, COUNT(*) AS classes, COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS violating,
  COALESCE(SUM(n), 0) AS violating_rows, CAST(MIN(n) AS DOUBLE PRECISION) AS least, CAST(MAX(n) AS DOUBLE PRECISION) AS greatest,
  COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0) AS infinite
FROM sizes_beside_population WHERE n > 0;

WITH sizes_beside_population AS (
SELECT CAST(SUM(here) AS BIGINT) AS n,
  CAST(SUM(there) AS BIGINT) AS members
FROM (
  SELECT (CAST("age" AS VARCHAR) COLLATE "binary") AS q0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS q1, (CAST("score" AS VARCHAR) COLLATE "binary") AS q2, (CAST("city" AS VARCHAR) COLLATE "binary") AS q3, 1 AS here, 0 AS there FROM "main"."target_1"
) AS united
GROUP BY q0, q1, q2, q3
),
measured_0 AS (
SELECT n, n AS measure, CASE WHEN n < 3 THEN 1 ELSE 0 END AS violates
FROM sizes_beside_population WHERE n > 0
)
SELECT 0 AS place, COUNT(*) AS classes, COALESCE(SUM(violates), 0) AS violating,
  COALESCE(SUM(CASE WHEN violates = 1 THEN n ELSE 0 END), 0) AS violating_rows,
  CAST(MIN(measure) AS DOUBLE PRECISION) AS least, CAST(MAX(measure) AS DOUBLE PRECISION) AS greatest,
  COALESCE(SUM(CASE WHEN measure IS NULL THEN 1 ELSE 0 END), 0) AS infinite
FROM measured_0
UNION ALL
SELECT -1 AS place, COUNT(*) AS classes, COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS violating,
  COALESCE(SUM(n), 0) AS violating_rows, CAST(MIN(n) AS DOUBLE PRECISION) AS least, CAST(MAX(n) AS DOUBLE PRECISION) AS greatest,
  COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0) AS infinite
FROM sizes_beside_population WHERE n > 0;

WITH sizes_beside_population AS (
SELECT CAST(SUM(here) AS BIGINT) AS n,
  CAST(SUM(there) AS BIGINT) AS members
FROM (
  SELECT "age" AS q0, (CAST("city" AS VARCHAR) COLLATE "binary") AS q1, 1 AS here, 0 AS there FROM "people"
  UNION ALL
  SELECT "age", (CAST("city" AS VARCHAR) COLLATE "binary"), 0, 1 FROM "people"
) AS united
GROUP BY q0, q1
),
measured_0 AS (
SELECT n, CAST(n AS DOUBLE PRECISION) / NULLIF(members, 0) AS measure,
  CASE WHEN CAST(n AS HUGEINT) * 10 < CAST(members AS HUGEINT) * 1 THEN 1 ELSE 0 END AS violates
FROM sizes_beside_population
),
measured_1 AS (
SELECT n, CAST(n AS DOUBLE PRECISION) / NULLIF(members, 0) AS measure,
  CASE WHEN CAST(n AS HUGEINT) * 1 > CAST(members AS HUGEINT) * 1 THEN 1 ELSE 0 END AS violates
FROM sizes_beside_population
),
measured_2 AS (
SELECT n, members AS measure,
  CASE WHEN members < 2 THEN 1 ELSE 0 END AS violates
FROM sizes_beside_population WHERE n > 0
),
measured_3 AS (
WITH risks AS (
  SELECT n, n AS members, 1 AS found FROM sizes_beside_population WHERE n > 0
),
totals AS (
  SELECT n, members, SUM(found) OVER () AS found, SUM(n) OVER () AS total FROM risks
)
SELECT n, CAST(found AS DOUBLE PRECISION) / total AS measure,
  CASE WHEN members * 1 < 2 AND
    CAST(found AS HUGEINT) * 2 > CAST(total AS HUGEINT) * 1
  THEN 1 ELSE 0 END AS violates
FROM totals
),
measured_4 AS (
WITH risks AS (
  SELECT n, members, CAST(n AS DOUBLE PRECISION) / CASE WHEN members > 0 THEN members ELSE 1 END AS found FROM sizes_beside_population WHERE n > 0
),
totals AS (
  SELECT n, members, SUM(found) OVER () AS found, SUM(n) OVER () AS total FROM risks
)
SELECT n, CAST(found AS DOUBLE PRECISION) / total AS measure,
  CASE WHEN members * 1 < 2 AND
    found > CAST(total AS DOUBLE PRECISION) * (1 / 2.0 + 1e-09)
  THEN 1 ELSE 0 END AS violates
FROM totals
),
measured_5 AS (
WITH flagged AS (
  SELECT n, CASE WHEN n = 1 THEN 1 ELSE 0 END AS alone FROM sizes_beside_population WHERE n > 0
),
totals AS (
  SELECT n, alone, SUM(alone) OVER () AS found, SUM(n) OVER () AS total FROM flagged
)
SELECT n, CAST(found AS DOUBLE PRECISION) / total AS measure,
  CASE WHEN alone = 1 AND CAST(found AS HUGEINT) * 2 > CAST(total AS HUGEINT) * 1 THEN 1 ELSE 0 END AS violates
FROM totals
)
SELECT 0 AS place, COUNT(*) AS classes, COALESCE(SUM(violates), 0) AS violating,
  COALESCE(SUM(CASE WHEN violates = 1 THEN n ELSE 0 END), 0) AS violating_rows,
  CAST(MIN(measure) AS DOUBLE PRECISION) AS least, CAST(MAX(measure) AS DOUBLE PRECISION) AS greatest,
  COALESCE(SUM(CASE WHEN measure IS NULL THEN 1 ELSE 0 END), 0) AS infinite
FROM measured_0
UNION ALL
SELECT 1 AS place, COUNT(*) AS classes, COALESCE(SUM(violates), 0) AS violating,
  COALESCE(SUM(CASE WHEN violates = 1 THEN n ELSE 0 END), 0) AS violating_rows,
  CAST(MIN(measure) AS DOUBLE PRECISION) AS least, CAST(MAX(measure) AS DOUBLE PRECISION) AS greatest,
  COALESCE(SUM(CASE WHEN measure IS NULL THEN 1 ELSE 0 END), 0) AS infinite
FROM measured_1
UNION ALL
SELECT 2 AS place, COUNT(*) AS classes, COALESCE(SUM(violates), 0) AS violating,
  COALESCE(SUM(CASE WHEN violates = 1 THEN n ELSE 0 END), 0) AS violating_rows,
  CAST(MIN(measure) AS DOUBLE PRECISION) AS least, CAST(MAX(measure) AS DOUBLE PRECISION) AS greatest,
  COALESCE(SUM(CASE WHEN measure IS NULL THEN 1 ELSE 0 END), 0) AS infinite
FROM measured_2
UNION ALL
SELECT 3 AS place, COUNT(*) AS classes, COALESCE(SUM(violates), 0) AS violating,
  COALESCE(SUM(CASE WHEN violates = 1 THEN n ELSE 0 END), 0) AS violating_rows,
  CAST(MIN(measure) AS DOUBLE PRECISION) AS least, CAST(MAX(measure) AS DOUBLE PRECISION) AS greatest,
  COALESCE(SUM(CASE WHEN measure IS NULL THEN 1 ELSE 0 END), 0) AS infinite
FROM measured_3
UNION ALL
SELECT 4 AS place, COUNT(*) AS classes, COALESCE(SUM(violates), 0) AS violating,
  COALESCE(SUM(CASE WHEN violates = 1 THEN n ELSE 0 END), 0) AS violating_rows,
  CAST(MIN(measure) AS DOUBLE PRECISION) AS least, CAST(MAX(measure) AS DOUBLE PRECISION) AS greatest,
  COALESCE(SUM(CASE WHEN measure IS NULL THEN 1 ELSE 0 END), 0) AS infinite
FROM measured_4
UNION ALL
SELECT 5 AS place, COUNT(*) AS classes, COALESCE(SUM(violates), 0) AS violating,
  COALESCE(SUM(CASE WHEN violates = 1 THEN n ELSE 0 END), 0) AS violating_rows,
  CAST(MIN(measure) AS DOUBLE PRECISION) AS least, CAST(MAX(measure) AS DOUBLE PRECISION) AS greatest,
  COALESCE(SUM(CASE WHEN measure IS NULL THEN 1 ELSE 0 END), 0) AS infinite
FROM measured_5
UNION ALL
SELECT -1 AS place, COUNT(*) AS classes, COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS violating,
  COALESCE(SUM(n), 0) AS violating_rows, CAST(MIN(n) AS DOUBLE PRECISION) AS least, CAST(MAX(n) AS DOUBLE PRECISION) AS greatest,
  COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0) AS infinite
FROM sizes_beside_population WHERE n > 0;

WITH sizes_beside_population AS (
SELECT CAST(SUM(here) AS BIGINT) AS n,
  CAST(SUM(there) AS BIGINT) AS members
FROM (
  SELECT (CAST("age" AS VARCHAR) COLLATE "binary") AS q0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS q1, (CAST("city" AS VARCHAR) COLLATE "binary") AS q2, (CAST("grade" AS VARCHAR) COLLATE "binary") AS q3, 1 AS here, 0 AS there FROM "main"."target_1"
) AS united
GROUP BY q0, q1, q2, q3
),
measured_0 AS (
SELECT n, n AS measure, CASE WHEN n < 3 THEN 1 ELSE 0 END AS violates
FROM sizes_beside_population WHERE n > 0
)
SELECT 0 AS place, COUNT(*) AS classes, COALESCE(SUM(violates), 0) AS violating,
  COALESCE(SUM(CASE WHEN violates = 1 THEN n ELSE 0 END), 0) AS violating_rows,
  CAST(MIN(measure) AS DOUBLE PRECISION) AS least, CAST(MAX(measure) AS DOUBLE PRECISION) AS greatest,
  COALESCE(SUM(CASE WHEN measure IS NULL THEN 1 ELSE 0 END), 0) AS infinite
FROM measured_0
UNION ALL
SELECT -1 AS place, COUNT(*) AS classes, COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS violating,
  COALESCE(SUM(n), 0) AS violating_rows, CAST(MIN(n) AS DOUBLE PRECISION) AS least, CAST(MAX(n) AS DOUBLE PRECISION) AS greatest,
  COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0) AS infinite
FROM sizes_beside_population WHERE n > 0;

WITH sizes_beside_population AS (
SELECT CAST(SUM(here) AS BIGINT) AS n,
  CAST(SUM(there) AS BIGINT) AS members
FROM (
  SELECT (CAST("age" AS VARCHAR) COLLATE "binary") AS q0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS q1, (CAST("city" AS VARCHAR) COLLATE "binary") AS q2, 1 AS here, 0 AS there FROM "main"."released"
) AS united
GROUP BY q0, q1, q2
),
measured_0 AS (
SELECT n, n AS measure, CASE WHEN n < 3 THEN 1 ELSE 0 END AS violates
FROM sizes_beside_population WHERE n > 0
)
SELECT 0 AS place, COUNT(*) AS classes, COALESCE(SUM(violates), 0) AS violating,
  COALESCE(SUM(CASE WHEN violates = 1 THEN n ELSE 0 END), 0) AS violating_rows,
  CAST(MIN(measure) AS DOUBLE PRECISION) AS least, CAST(MAX(measure) AS DOUBLE PRECISION) AS greatest,
  COALESCE(SUM(CASE WHEN measure IS NULL THEN 1 ELSE 0 END), 0) AS infinite
FROM measured_0;

WITH sizes_beside_population AS (
SELECT CAST(SUM(here) AS BIGINT) AS n,
  CAST(SUM(there) AS BIGINT) AS members
FROM (
  SELECT "age" AS q0, (CAST(CAST("score" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS q1, 1 AS here, 0 AS there FROM "main"."target_1"
) AS united
GROUP BY q0, q1
),
measured_0 AS (
SELECT n, n AS measure, CASE WHEN n < 3 THEN 1 ELSE 0 END AS violates
FROM sizes_beside_population WHERE n > 0
)
SELECT 0 AS place, COUNT(*) AS classes, COALESCE(SUM(violates), 0) AS violating,
  COALESCE(SUM(CASE WHEN violates = 1 THEN n ELSE 0 END), 0) AS violating_rows,
  CAST(MIN(measure) AS DOUBLE PRECISION) AS least, CAST(MAX(measure) AS DOUBLE PRECISION) AS greatest,
  COALESCE(SUM(CASE WHEN measure IS NULL THEN 1 ELSE 0 END), 0) AS infinite
FROM measured_0
UNION ALL
SELECT -1 AS place, COUNT(*) AS classes, COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS violating,
  COALESCE(SUM(n), 0) AS violating_rows, CAST(MIN(n) AS DOUBLE PRECISION) AS least, CAST(MAX(n) AS DOUBLE PRECISION) AS greatest,
  COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0) AS infinite
FROM sizes_beside_population WHERE n > 0;

WITH cells AS (
WITH values_by_class AS (
SELECT 1 AS own, q0, s, COUNT(*) AS held
FROM (
  SELECT "group_id" AS q0, (CAST("illness" AS VARCHAR) COLLATE "binary") AS s FROM (
  SELECT f.own_group AS "group_id", v.value AS "illness"
  FROM (
    SELECT "group_id" AS own_group, "group_id" AS same_group,
      ROW_NUMBER() OVER (PARTITION BY "group_id" ORDER BY "group_id") AS turn
    FROM "main"."target_1"
  ) AS f
  JOIN (
    SELECT "group_id" AS same_group, "illness" AS value, "count" AS held,
      SUM("count") OVER (PARTITION BY "group_id" ORDER BY "group_id"
          ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS upto
    FROM "main"."target1_1"
  ) AS v ON v.same_group = f.same_group AND f.turn <= v.upto AND f.turn > v.upto - v.held
) AS unrolled
) AS released
GROUP BY q0, s

),
marked AS (
  SELECT values_by_class.*, CASE WHEN s IS NULL THEN 1 ELSE 0 END AS absent FROM values_by_class
),
classes AS (
  SELECT own, q0, ROW_NUMBER() OVER () AS class,
    CAST(SUM(held) AS BIGINT) AS n, CAST(SUM(held * (1 - absent)) AS BIGINT) AS known
  FROM marked GROUP BY own, q0
)
SELECT marked.own, class, DENSE_RANK() OVER (ORDER BY absent, s) AS token, s, absent, held, n, known

FROM marked
JOIN classes ON classes.own = marked.own
  AND classes.q0 IS NOT DISTINCT FROM marked.q0
),
value_summary_known AS (
SELECT class, CAST(SUM(held) AS BIGINT) AS n, CAST(SUM(c) AS BIGINT) AS v,
  CAST(SUM(CASE WHEN c > 0 THEN 1 ELSE 0 END) AS BIGINT) AS different, MAX(c) AS greatest,
  SUM(CASE WHEN c > 0 THEN CAST(c AS DOUBLE PRECISION) * LN(CASE WHEN c > 0 THEN CAST(c AS DOUBLE PRECISION) END) ELSE 0 END) AS spent
FROM (
  SELECT class, held, held * (1 - absent) AS c FROM cells WHERE own = 1
) AS counted
GROUP BY class
),
histogram_known AS (
SELECT own, class, token, s, absent, c, n, v,
  CAST(SUM(r) OVER (PARTITION BY token) AS BIGINT) AS p, CAST(SUM(r) OVER () AS BIGINT) AS total
FROM (
  SELECT own, class, token, s, absent, c, n, v,
c AS r
  FROM (
    SELECT cells.*, held * (1 - absent) AS c, known AS v FROM cells
  ) AS counted
) AS values_by_class
),
reference_contrast_known AS (
SELECT class, MAX(n) AS n, MAX(v) AS v, MAX(total) AS total,
  SUM(CASE WHEN c > 0 THEN ABS(share - expected) - expected ELSE 0 END) AS gap,
  SUM(CASE WHEN c > 0 AND p = 0 THEN 1 ELSE 0 END) AS strange, SUM(CASE WHEN c > 0 THEN p ELSE 0 END) AS covered,
  MAX(ABS(LN(CASE WHEN c > 0 AND p > 0 THEN growth END))) AS log_ratio,
  MAX(CASE WHEN c > 0 THEN growth - 1 ELSE 0 END) AS gain,
  SUM(CASE WHEN c > 0 AND p > 0 AND growth - 1 > LN(CASE WHEN c > 0 AND p > 0 THEN 1 / expected END) + 1e-09 THEN 1
        ELSE 0 END) AS beyond
FROM (
  SELECT class, n, v, total, c, p, CAST(c AS DOUBLE PRECISION) / NULLIF(v, 0) AS share, CAST(p AS DOUBLE PRECISION) / NULLIF(total, 0) AS expected,
    CAST(c AS DOUBLE PRECISION) * CAST(total AS DOUBLE PRECISION) / NULLIF(CAST(v AS DOUBLE PRECISION) * CAST(p AS DOUBLE PRECISION), 0) AS growth
  FROM histogram_known AS histogram WHERE own = 1
) AS shares
GROUP BY class
),
measured_0 AS (
SELECT n, different AS measure, CASE WHEN different < 2 THEN 1 ELSE 0 END AS violates
FROM value_summary_known
)
SELECT 0 AS place, COUNT(*) AS classes, COALESCE(SUM(violates), 0) AS violating,
  COALESCE(SUM(CASE WHEN violates = 1 THEN n ELSE 0 END), 0) AS violating_rows,
  CAST(MIN(measure) AS DOUBLE PRECISION) AS least, CAST(MAX(measure) AS DOUBLE PRECISION) AS greatest,
  COALESCE(SUM(CASE WHEN measure IS NULL THEN 1 ELSE 0 END), 0) AS infinite
FROM measured_0;

WITH sizes_beside_population AS (
SELECT CAST(SUM(here) AS BIGINT) AS n,
  CAST(SUM(there) AS BIGINT) AS members
FROM (
  SELECT (CAST("age" AS VARCHAR) COLLATE "binary") AS q0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS q1, (CAST("city" AS VARCHAR) COLLATE "binary") AS q2, (CAST("visits" AS VARCHAR) COLLATE "binary") AS q3, 1 AS here, 0 AS there FROM "main"."target_1"
) AS united
GROUP BY q0, q1, q2, q3
),
measured_0 AS (
SELECT n, n AS measure, CASE WHEN n < 3 THEN 1 ELSE 0 END AS violates
FROM sizes_beside_population WHERE n > 0
)
SELECT 0 AS place, COUNT(*) AS classes, COALESCE(SUM(violates), 0) AS violating,
  COALESCE(SUM(CASE WHEN violates = 1 THEN n ELSE 0 END), 0) AS violating_rows,
  CAST(MIN(measure) AS DOUBLE PRECISION) AS least, CAST(MAX(measure) AS DOUBLE PRECISION) AS greatest,
  COALESCE(SUM(CASE WHEN measure IS NULL THEN 1 ELSE 0 END), 0) AS infinite
FROM measured_0
UNION ALL
SELECT -1 AS place, COUNT(*) AS classes, COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS violating,
  COALESCE(SUM(n), 0) AS violating_rows, CAST(MIN(n) AS DOUBLE PRECISION) AS least, CAST(MAX(n) AS DOUBLE PRECISION) AS greatest,
  COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0) AS infinite
FROM sizes_beside_population WHERE n > 0;

WITH cells AS (
WITH values_by_class AS (
SELECT 1 AS own, q0, s, COUNT(*) AS held
FROM (
  SELECT "group_id" AS q0, (CAST("illness" AS VARCHAR) COLLATE "binary") AS s FROM "main"."target_1"
) AS released
GROUP BY q0, s

),
marked AS (
  SELECT values_by_class.*, CASE WHEN s IS NULL THEN 1 ELSE 0 END AS absent FROM values_by_class
),
classes AS (
  SELECT own, q0, ROW_NUMBER() OVER () AS class,
    CAST(SUM(held) AS BIGINT) AS n, CAST(SUM(held * (1 - absent)) AS BIGINT) AS known
  FROM marked GROUP BY own, q0
)
SELECT marked.own, class, DENSE_RANK() OVER (ORDER BY absent, s) AS token, s, absent, held, n, known

FROM marked
JOIN classes ON classes.own = marked.own
  AND classes.q0 IS NOT DISTINCT FROM marked.q0
),
value_summary_known AS (
SELECT class, CAST(SUM(held) AS BIGINT) AS n, CAST(SUM(c) AS BIGINT) AS v,
  CAST(SUM(CASE WHEN c > 0 THEN 1 ELSE 0 END) AS BIGINT) AS different, MAX(c) AS greatest,
  SUM(CASE WHEN c > 0 THEN CAST(c AS DOUBLE PRECISION) * LN(CASE WHEN c > 0 THEN CAST(c AS DOUBLE PRECISION) END) ELSE 0 END) AS spent
FROM (
  SELECT class, held, held * (1 - absent) AS c FROM cells WHERE own = 1
) AS counted
GROUP BY class
),
histogram_known AS (
SELECT own, class, token, s, absent, c, n, v,
  CAST(SUM(r) OVER (PARTITION BY token) AS BIGINT) AS p, CAST(SUM(r) OVER () AS BIGINT) AS total
FROM (
  SELECT own, class, token, s, absent, c, n, v,
c AS r
  FROM (
    SELECT cells.*, held * (1 - absent) AS c, known AS v FROM cells
  ) AS counted
) AS values_by_class
),
reference_contrast_known AS (
SELECT class, MAX(n) AS n, MAX(v) AS v, MAX(total) AS total,
  SUM(CASE WHEN c > 0 THEN ABS(share - expected) - expected ELSE 0 END) AS gap,
  SUM(CASE WHEN c > 0 AND p = 0 THEN 1 ELSE 0 END) AS strange, SUM(CASE WHEN c > 0 THEN p ELSE 0 END) AS covered,
  MAX(ABS(LN(CASE WHEN c > 0 AND p > 0 THEN growth END))) AS log_ratio,
  MAX(CASE WHEN c > 0 THEN growth - 1 ELSE 0 END) AS gain,
  SUM(CASE WHEN c > 0 AND p > 0 AND growth - 1 > LN(CASE WHEN c > 0 AND p > 0 THEN 1 / expected END) + 1e-09 THEN 1
        ELSE 0 END) AS beyond
FROM (
  SELECT class, n, v, total, c, p, CAST(c AS DOUBLE PRECISION) / NULLIF(v, 0) AS share, CAST(p AS DOUBLE PRECISION) / NULLIF(total, 0) AS expected,
    CAST(c AS DOUBLE PRECISION) * CAST(total AS DOUBLE PRECISION) / NULLIF(CAST(v AS DOUBLE PRECISION) * CAST(p AS DOUBLE PRECISION), 0) AS growth
  FROM histogram_known AS histogram WHERE own = 1
) AS shares
GROUP BY class
),
measured_0 AS (
SELECT n, CASE WHEN n = different THEN n ELSE 0 END AS measure,
  CASE WHEN n = different AND n >= 2 THEN 0 ELSE 1 END AS violates
FROM value_summary_known
)
SELECT 0 AS place, COUNT(*) AS classes, COALESCE(SUM(violates), 0) AS violating,
  COALESCE(SUM(CASE WHEN violates = 1 THEN n ELSE 0 END), 0) AS violating_rows,
  CAST(MIN(measure) AS DOUBLE PRECISION) AS least, CAST(MAX(measure) AS DOUBLE PRECISION) AS greatest,
  COALESCE(SUM(CASE WHEN measure IS NULL THEN 1 ELSE 0 END), 0) AS infinite
FROM measured_0;

WITH sizes_beside_population AS (
SELECT CAST(SUM(here) AS BIGINT) AS n,
  CAST(SUM(there) AS BIGINT) AS members
FROM (
  SELECT (CAST("age" AS VARCHAR) COLLATE "binary") AS q0, (CAST("city" AS VARCHAR) COLLATE "binary") AS q1, 1 AS here, 0 AS there FROM "written_1"
) AS united
GROUP BY q0, q1
),
measured_0 AS (
SELECT n, n AS measure, CASE WHEN n < 3 THEN 1 ELSE 0 END AS violates
FROM sizes_beside_population WHERE n > 0
)
SELECT 0 AS place, COUNT(*) AS classes, COALESCE(SUM(violates), 0) AS violating,
  COALESCE(SUM(CASE WHEN violates = 1 THEN n ELSE 0 END), 0) AS violating_rows,
  CAST(MIN(measure) AS DOUBLE PRECISION) AS least, CAST(MAX(measure) AS DOUBLE PRECISION) AS greatest,
  COALESCE(SUM(CASE WHEN measure IS NULL THEN 1 ELSE 0 END), 0) AS infinite
FROM measured_0
UNION ALL
SELECT -1 AS place, COUNT(*) AS classes, COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS violating,
  COALESCE(SUM(n), 0) AS violating_rows, CAST(MIN(n) AS DOUBLE PRECISION) AS least, CAST(MAX(n) AS DOUBLE PRECISION) AS greatest,
  COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0) AS infinite
FROM sizes_beside_population WHERE n > 0;

WITH sizes_beside_population AS (
SELECT CAST(SUM(here) AS BIGINT) AS n,
  CAST(SUM(there) AS BIGINT) AS members
FROM (
  SELECT (CAST("longitude" AS VARCHAR) COLLATE "binary") AS q0, (CAST("zone" AS VARCHAR) COLLATE "binary") AS q1, (CAST("station" AS VARCHAR) COLLATE "binary") AS q2, 1 AS here, 0 AS there FROM "main"."target_1"
) AS united
GROUP BY q0, q1, q2
),
measured_0 AS (
SELECT n, n AS measure, CASE WHEN n < 6 THEN 1 ELSE 0 END AS violates
FROM sizes_beside_population WHERE n > 0
)
SELECT 0 AS place, COUNT(*) AS classes, COALESCE(SUM(violates), 0) AS violating,
  COALESCE(SUM(CASE WHEN violates = 1 THEN n ELSE 0 END), 0) AS violating_rows,
  CAST(MIN(measure) AS DOUBLE PRECISION) AS least, CAST(MAX(measure) AS DOUBLE PRECISION) AS greatest,
  COALESCE(SUM(CASE WHEN measure IS NULL THEN 1 ELSE 0 END), 0) AS infinite
FROM measured_0
UNION ALL
SELECT -1 AS place, COUNT(*) AS classes, COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS violating,
  COALESCE(SUM(n), 0) AS violating_rows, CAST(MIN(n) AS DOUBLE PRECISION) AS least, CAST(MAX(n) AS DOUBLE PRECISION) AS greatest,
  COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0) AS infinite
FROM sizes_beside_population WHERE n > 0;

WITH cells AS (
WITH values_by_class AS (
SELECT 1 AS own, q0, s, COUNT(*) AS held
FROM (
  SELECT "v" AS q0, "who" AS s FROM "persons_1"
) AS released
GROUP BY q0, s

),
marked AS (
  SELECT values_by_class.*, CASE WHEN s IS NULL THEN 1 ELSE 0 END AS absent FROM values_by_class
),
classes AS (
  SELECT own, q0, ROW_NUMBER() OVER () AS class,
    CAST(SUM(held) AS BIGINT) AS n, CAST(SUM(held * (1 - absent)) AS BIGINT) AS known
  FROM marked GROUP BY own, q0
)
SELECT marked.own, class, DENSE_RANK() OVER (ORDER BY absent, s) AS token, s, absent, held, n, known

FROM marked
JOIN classes ON classes.own = marked.own
  AND classes.q0 IS NOT DISTINCT FROM marked.q0
),
value_summary_known AS (
SELECT class, CAST(SUM(held) AS BIGINT) AS n, CAST(SUM(c) AS BIGINT) AS v,
  CAST(SUM(CASE WHEN c > 0 THEN 1 ELSE 0 END) AS BIGINT) AS different, MAX(c) AS greatest,
  SUM(CASE WHEN c > 0 THEN CAST(c AS DOUBLE PRECISION) * LN(CASE WHEN c > 0 THEN CAST(c AS DOUBLE PRECISION) END) ELSE 0 END) AS spent
FROM (
  SELECT class, held, held * (1 - absent) AS c FROM cells WHERE own = 1
) AS counted
GROUP BY class
),
histogram_known AS (
SELECT own, class, token, s, absent, c, n, v,
  CAST(SUM(r) OVER (PARTITION BY token) AS BIGINT) AS p, CAST(SUM(r) OVER () AS BIGINT) AS total
FROM (
  SELECT own, class, token, s, absent, c, n, v,
c AS r
  FROM (
    SELECT cells.*, held * (1 - absent) AS c, known AS v FROM cells
  ) AS counted
) AS values_by_class
),
reference_contrast_known AS (
SELECT class, MAX(n) AS n, MAX(v) AS v, MAX(total) AS total,
  SUM(CASE WHEN c > 0 THEN ABS(share - expected) - expected ELSE 0 END) AS gap,
  SUM(CASE WHEN c > 0 AND p = 0 THEN 1 ELSE 0 END) AS strange, SUM(CASE WHEN c > 0 THEN p ELSE 0 END) AS covered,
  MAX(ABS(LN(CASE WHEN c > 0 AND p > 0 THEN growth END))) AS log_ratio,
  MAX(CASE WHEN c > 0 THEN growth - 1 ELSE 0 END) AS gain,
  SUM(CASE WHEN c > 0 AND p > 0 AND growth - 1 > LN(CASE WHEN c > 0 AND p > 0 THEN 1 / expected END) + 1e-09 THEN 1
        ELSE 0 END) AS beyond
FROM (
  SELECT class, n, v, total, c, p, CAST(c AS DOUBLE PRECISION) / NULLIF(v, 0) AS share, CAST(p AS DOUBLE PRECISION) / NULLIF(total, 0) AS expected,
    CAST(c AS DOUBLE PRECISION) * CAST(total AS DOUBLE PRECISION) / NULLIF(CAST(v AS DOUBLE PRECISION) * CAST(p AS DOUBLE PRECISION), 0) AS growth
  FROM histogram_known AS histogram WHERE own = 1
) AS shares
GROUP BY class
),
measured_0 AS (
SELECT n, different AS measure, CASE WHEN different < 2 THEN 1 ELSE 0 END AS violates
FROM value_summary_known WHERE n > 0
)
SELECT 0 AS place, COUNT(*) AS classes, COALESCE(SUM(violates), 0) AS violating,
  COALESCE(SUM(CASE WHEN violates = 1 THEN n ELSE 0 END), 0) AS violating_rows,
  CAST(MIN(measure) AS DOUBLE PRECISION) AS least, CAST(MAX(measure) AS DOUBLE PRECISION) AS greatest,
  COALESCE(SUM(CASE WHEN measure IS NULL THEN 1 ELSE 0 END), 0) AS infinite
FROM measured_0;

WITH sizes_beside_population AS (
SELECT CAST(SUM(here) AS BIGINT) AS n,
  CAST(SUM(there) AS BIGINT) AS members
FROM (
  SELECT (CAST("age" AS VARCHAR) COLLATE "binary") AS q0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS q1, (CAST("city" AS VARCHAR) COLLATE "binary") AS q2, 1 AS here, 0 AS there FROM "main"."target_1"
) AS united
GROUP BY q0, q1, q2
),
measured_0 AS (
SELECT n, n AS measure, CASE WHEN n < 2 THEN 1 ELSE 0 END AS violates
FROM sizes_beside_population WHERE n > 0
)
SELECT 0 AS place, COUNT(*) AS classes, COALESCE(SUM(violates), 0) AS violating,
  COALESCE(SUM(CASE WHEN violates = 1 THEN n ELSE 0 END), 0) AS violating_rows,
  CAST(MIN(measure) AS DOUBLE PRECISION) AS least, CAST(MAX(measure) AS DOUBLE PRECISION) AS greatest,
  COALESCE(SUM(CASE WHEN measure IS NULL THEN 1 ELSE 0 END), 0) AS infinite
FROM measured_0
UNION ALL
SELECT -1 AS place, COUNT(*) AS classes, COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS violating,
  COALESCE(SUM(n), 0) AS violating_rows, CAST(MIN(n) AS DOUBLE PRECISION) AS least, CAST(MAX(n) AS DOUBLE PRECISION) AS greatest,
  COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0) AS infinite
FROM sizes_beside_population WHERE n > 0;

WITH sizes_beside_population AS (
SELECT CAST(SUM(here) AS BIGINT) AS n,
  CAST(SUM(there) AS BIGINT) AS members
FROM (
  SELECT (CAST("city" AS VARCHAR) COLLATE "binary") AS q0, 1 AS here, 0 AS there FROM "main"."target_1"
) AS united
GROUP BY q0
),
measured_0 AS (
SELECT n, n AS measure, CASE WHEN n < 3 THEN 1 ELSE 0 END AS violates
FROM sizes_beside_population WHERE n > 0
)
SELECT 0 AS place, COUNT(*) AS classes, COALESCE(SUM(violates), 0) AS violating,
  COALESCE(SUM(CASE WHEN violates = 1 THEN n ELSE 0 END), 0) AS violating_rows,
  CAST(MIN(measure) AS DOUBLE PRECISION) AS least, CAST(MAX(measure) AS DOUBLE PRECISION) AS greatest,
  COALESCE(SUM(CASE WHEN measure IS NULL THEN 1 ELSE 0 END), 0) AS infinite
FROM measured_0
UNION ALL
SELECT -1 AS place, COUNT(*) AS classes, COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS violating,
  COALESCE(SUM(n), 0) AS violating_rows, CAST(MIN(n) AS DOUBLE PRECISION) AS least, CAST(MAX(n) AS DOUBLE PRECISION) AS greatest,
  COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0) AS infinite
FROM sizes_beside_population WHERE n > 0;

WITH sizes_beside_population AS (
SELECT CAST(SUM(here) AS BIGINT) AS n,
  CAST(SUM(there) AS BIGINT) AS members
FROM (
  SELECT (CAST("age" AS VARCHAR) COLLATE "binary") AS q0, 1 AS here, 0 AS there FROM "main"."target_1"
) AS united
GROUP BY q0
),
measured_0 AS (
SELECT n, n AS measure, CASE WHEN n < 3 THEN 1 ELSE 0 END AS violates
FROM sizes_beside_population WHERE n > 0
)
SELECT 0 AS place, COUNT(*) AS classes, COALESCE(SUM(violates), 0) AS violating,
  COALESCE(SUM(CASE WHEN violates = 1 THEN n ELSE 0 END), 0) AS violating_rows,
  CAST(MIN(measure) AS DOUBLE PRECISION) AS least, CAST(MAX(measure) AS DOUBLE PRECISION) AS greatest,
  COALESCE(SUM(CASE WHEN measure IS NULL THEN 1 ELSE 0 END), 0) AS infinite
FROM measured_0
UNION ALL
SELECT -1 AS place, COUNT(*) AS classes, COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS violating,
  COALESCE(SUM(n), 0) AS violating_rows, CAST(MIN(n) AS DOUBLE PRECISION) AS least, CAST(MAX(n) AS DOUBLE PRECISION) AS greatest,
  COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0) AS infinite
FROM sizes_beside_population WHERE n > 0;

WITH cells AS (
WITH values_by_class AS (
SELECT 1 AS own, q0, s, COUNT(*) AS held
FROM (
  SELECT "group_id" AS q0, (CAST("illness" AS VARCHAR) COLLATE "binary") AS s FROM (
  SELECT f.own_group AS "group_id", v.value AS "illness"
  FROM (
    SELECT "group_id" AS own_group, "group_id" AS same_group,
      ROW_NUMBER() OVER (PARTITION BY "group_id" ORDER BY "group_id") AS turn
    FROM "main"."target_1"
  ) AS f
  JOIN (
    SELECT "group_id" AS same_group, "illness" AS value, "persons" AS held,
      SUM("persons") OVER (PARTITION BY "group_id" ORDER BY "group_id"
          ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS upto
    FROM "main"."target1_1"
  ) AS v ON v.same_group = f.same_group AND f.turn <= v.upto AND f.turn > v.upto - v.held
) AS unrolled
) AS released
GROUP BY q0, s

),
marked AS (
  SELECT values_by_class.*, CASE WHEN s IS NULL THEN 1 ELSE 0 END AS absent FROM values_by_class
),
classes AS (
  SELECT own, q0, ROW_NUMBER() OVER () AS class,
    CAST(SUM(held) AS BIGINT) AS n, CAST(SUM(held * (1 - absent)) AS BIGINT) AS known
  FROM marked GROUP BY own, q0
)
SELECT marked.own, class, DENSE_RANK() OVER (ORDER BY absent, s) AS token, s, absent, held, n, known

FROM marked
JOIN classes ON classes.own = marked.own
  AND classes.q0 IS NOT DISTINCT FROM marked.q0
),
value_summary_known AS (
SELECT class, CAST(SUM(held) AS BIGINT) AS n, CAST(SUM(c) AS BIGINT) AS v,
  CAST(SUM(CASE WHEN c > 0 THEN 1 ELSE 0 END) AS BIGINT) AS different, MAX(c) AS greatest,
  SUM(CASE WHEN c > 0 THEN CAST(c AS DOUBLE PRECISION) * LN(CASE WHEN c > 0 THEN CAST(c AS DOUBLE PRECISION) END) ELSE 0 END) AS spent
FROM (
  SELECT class, held, held * (1 - absent) AS c FROM cells WHERE own = 1
) AS counted
GROUP BY class
),
histogram_known AS (
SELECT own, class, token, s, absent, c, n, v,
  CAST(SUM(r) OVER (PARTITION BY token) AS BIGINT) AS p, CAST(SUM(r) OVER () AS BIGINT) AS total
FROM (
  SELECT own, class, token, s, absent, c, n, v,
c AS r
  FROM (
    SELECT cells.*, held * (1 - absent) AS c, known AS v FROM cells
  ) AS counted
) AS values_by_class
),
reference_contrast_known AS (
SELECT class, MAX(n) AS n, MAX(v) AS v, MAX(total) AS total,
  SUM(CASE WHEN c > 0 THEN ABS(share - expected) - expected ELSE 0 END) AS gap,
  SUM(CASE WHEN c > 0 AND p = 0 THEN 1 ELSE 0 END) AS strange, SUM(CASE WHEN c > 0 THEN p ELSE 0 END) AS covered,
  MAX(ABS(LN(CASE WHEN c > 0 AND p > 0 THEN growth END))) AS log_ratio,
  MAX(CASE WHEN c > 0 THEN growth - 1 ELSE 0 END) AS gain,
  SUM(CASE WHEN c > 0 AND p > 0 AND growth - 1 > LN(CASE WHEN c > 0 AND p > 0 THEN 1 / expected END) + 1e-09 THEN 1
        ELSE 0 END) AS beyond
FROM (
  SELECT class, n, v, total, c, p, CAST(c AS DOUBLE PRECISION) / NULLIF(v, 0) AS share, CAST(p AS DOUBLE PRECISION) / NULLIF(total, 0) AS expected,
    CAST(c AS DOUBLE PRECISION) * CAST(total AS DOUBLE PRECISION) / NULLIF(CAST(v AS DOUBLE PRECISION) * CAST(p AS DOUBLE PRECISION), 0) AS growth
  FROM histogram_known AS histogram WHERE own = 1
) AS shares
GROUP BY class
),
measured_0 AS (
SELECT n, different AS measure, CASE WHEN different < 2 THEN 1 ELSE 0 END AS violates
FROM value_summary_known
)
SELECT 0 AS place, COUNT(*) AS classes, COALESCE(SUM(violates), 0) AS violating,
  COALESCE(SUM(CASE WHEN violates = 1 THEN n ELSE 0 END), 0) AS violating_rows,
  CAST(MIN(measure) AS DOUBLE PRECISION) AS least, CAST(MAX(measure) AS DOUBLE PRECISION) AS greatest,
  COALESCE(SUM(CASE WHEN measure IS NULL THEN 1 ELSE 0 END), 0) AS infinite
FROM measured_0;

WITH cells AS (
WITH values_by_class AS (
SELECT 1 AS own, q0, s, COUNT(*) AS held
FROM (
  SELECT (CAST("what" AS VARCHAR) COLLATE "binary") AS q0, "whose" AS s FROM "persons_1"
) AS released
GROUP BY q0, s

),
marked AS (
  SELECT values_by_class.*, CASE WHEN s IS NULL THEN 1 ELSE 0 END AS absent FROM values_by_class
),
classes AS (
  SELECT own, q0, ROW_NUMBER() OVER () AS class,
    CAST(SUM(held) AS BIGINT) AS n, CAST(SUM(held * (1 - absent)) AS BIGINT) AS known
  FROM marked GROUP BY own, q0
)
SELECT marked.own, class, DENSE_RANK() OVER (ORDER BY absent, s) AS token, s, absent, held, n, known

FROM marked
JOIN classes ON classes.own = marked.own
  AND classes.q0 IS NOT DISTINCT FROM marked.q0
),
value_summary_known AS (
SELECT class, CAST(SUM(held) AS BIGINT) AS n, CAST(SUM(c) AS BIGINT) AS v,
  CAST(SUM(CASE WHEN c > 0 THEN 1 ELSE 0 END) AS BIGINT) AS different, MAX(c) AS greatest,
  SUM(CASE WHEN c > 0 THEN CAST(c AS DOUBLE PRECISION) * LN(CASE WHEN c > 0 THEN CAST(c AS DOUBLE PRECISION) END) ELSE 0 END) AS spent
FROM (
  SELECT class, held, held * (1 - absent) AS c FROM cells WHERE own = 1
) AS counted
GROUP BY class
),
histogram_known AS (
SELECT own, class, token, s, absent, c, n, v,
  CAST(SUM(r) OVER (PARTITION BY token) AS BIGINT) AS p, CAST(SUM(r) OVER () AS BIGINT) AS total
FROM (
  SELECT own, class, token, s, absent, c, n, v,
c AS r
  FROM (
    SELECT cells.*, held * (1 - absent) AS c, known AS v FROM cells
  ) AS counted
) AS values_by_class
),
reference_contrast_known AS (
SELECT class, MAX(n) AS n, MAX(v) AS v, MAX(total) AS total,
  SUM(CASE WHEN c > 0 THEN ABS(share - expected) - expected ELSE 0 END) AS gap,
  SUM(CASE WHEN c > 0 AND p = 0 THEN 1 ELSE 0 END) AS strange, SUM(CASE WHEN c > 0 THEN p ELSE 0 END) AS covered,
  MAX(ABS(LN(CASE WHEN c > 0 AND p > 0 THEN growth END))) AS log_ratio,
  MAX(CASE WHEN c > 0 THEN growth - 1 ELSE 0 END) AS gain,
  SUM(CASE WHEN c > 0 AND p > 0 AND growth - 1 > LN(CASE WHEN c > 0 AND p > 0 THEN 1 / expected END) + 1e-09 THEN 1
        ELSE 0 END) AS beyond
FROM (
  SELECT class, n, v, total, c, p, CAST(c AS DOUBLE PRECISION) / NULLIF(v, 0) AS share, CAST(p AS DOUBLE PRECISION) / NULLIF(total, 0) AS expected,
    CAST(c AS DOUBLE PRECISION) * CAST(total AS DOUBLE PRECISION) / NULLIF(CAST(v AS DOUBLE PRECISION) * CAST(p AS DOUBLE PRECISION), 0) AS growth
  FROM histogram_known AS histogram WHERE own = 1
) AS shares
GROUP BY class
),
measured_0 AS (
SELECT had AS n, had AS measure, CASE WHEN had < 3 THEN 1 ELSE 0 END AS violates
FROM (
  SELECT CAST(SUM(1 - i1.absent) AS BIGINT) AS had
  FROM (
SELECT class, token, absent, times
FROM cells
JOIN (
SELECT 1 AS times UNION ALL SELECT 2 AS times
) AS counted ON times <= held
WHERE own <> 0 AND NOT (absent = 1 AND times > 1)

  ) AS i1

  GROUP BY
i1.class, i1.times
  UNION ALL
  SELECT CAST(SUM(1 - i1.absent) AS BIGINT) AS had
  FROM (
SELECT class, token, absent, times
FROM cells
JOIN (
SELECT 1 AS times UNION ALL SELECT 2 AS times
) AS counted ON times <= held
WHERE own <> 0 AND NOT (absent = 1 AND times > 1)

  ) AS i1
  JOIN (
SELECT class, token, absent, times
FROM cells
JOIN (
SELECT 1 AS times UNION ALL SELECT 2 AS times
) AS counted ON times <= held
WHERE own <> 0 AND NOT (absent = 1 AND times > 1)

  ) AS i2 ON i2.token = i1.token AND i2.class > i1.class
  WHERE i1.absent <> 1
    AND i1.times + i2.times <= 2

  GROUP BY
i1.class, i1.times, i2.class, i2.times

) AS combinations
)
SELECT 0 AS place, COUNT(*) AS classes, COALESCE(SUM(violates), 0) AS violating,
  COALESCE(SUM(CASE WHEN violates = 1 THEN n ELSE 0 END), 0) AS violating_rows,
  CAST(MIN(measure) AS DOUBLE PRECISION) AS least, CAST(MAX(measure) AS DOUBLE PRECISION) AS greatest,
  COALESCE(SUM(CASE WHEN measure IS NULL THEN 1 ELSE 0 END), 0) AS infinite
FROM measured_0;

WITH sizes_beside_population AS (
SELECT CAST(SUM(here) AS BIGINT) AS n,
  CAST(SUM(there) AS BIGINT) AS members
FROM (
  SELECT (CAST("age" AS VARCHAR) COLLATE "binary") AS q0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS q1, 1 AS here, 0 AS there FROM "main"."target_1"
  UNION ALL
  SELECT (CAST("age" AS VARCHAR) COLLATE "binary"), (CAST("zip" AS VARCHAR) COLLATE "binary"), 0, 1 FROM "population_1"
) AS united
GROUP BY q0, q1
),
measured_0 AS (
SELECT n, members AS measure,
  CASE WHEN members < 3 THEN 1 ELSE 0 END AS violates
FROM sizes_beside_population WHERE n > 0
),
measured_1 AS (
SELECT n, CAST(n AS DOUBLE PRECISION) / NULLIF(members, 0) AS measure,
  CASE WHEN CAST(n AS HUGEINT) * 1 < CAST(members AS HUGEINT) * 0 THEN 1 ELSE 0 END AS violates
FROM sizes_beside_population
),
measured_2 AS (
SELECT n, CAST(n AS DOUBLE PRECISION) / NULLIF(members, 0) AS measure,
  CASE WHEN CAST(n AS HUGEINT) * 1 > CAST(members AS HUGEINT) * 1 THEN 1 ELSE 0 END AS violates
FROM sizes_beside_population
)
SELECT 0 AS place, COUNT(*) AS classes, COALESCE(SUM(violates), 0) AS violating,
  COALESCE(SUM(CASE WHEN violates = 1 THEN n ELSE 0 END), 0) AS violating_rows,
  CAST(MIN(measure) AS DOUBLE PRECISION) AS least, CAST(MAX(measure) AS DOUBLE PRECISION) AS greatest,
  COALESCE(SUM(CASE WHEN measure IS NULL THEN 1 ELSE 0 END), 0) AS infinite
FROM measured_0
UNION ALL
SELECT 1 AS place, COUNT(*) AS classes, COALESCE(SUM(violates), 0) AS violating,
  COALESCE(SUM(CASE WHEN violates = 1 THEN n ELSE 0 END), 0) AS violating_rows,
  CAST(MIN(measure) AS DOUBLE PRECISION) AS least, CAST(MAX(measure) AS DOUBLE PRECISION) AS greatest,
  COALESCE(SUM(CASE WHEN measure IS NULL THEN 1 ELSE 0 END), 0) AS infinite
FROM measured_1
UNION ALL
SELECT 2 AS place, COUNT(*) AS classes, COALESCE(SUM(violates), 0) AS violating,
  COALESCE(SUM(CASE WHEN violates = 1 THEN n ELSE 0 END), 0) AS violating_rows,
  CAST(MIN(measure) AS DOUBLE PRECISION) AS least, CAST(MAX(measure) AS DOUBLE PRECISION) AS greatest,
  COALESCE(SUM(CASE WHEN measure IS NULL THEN 1 ELSE 0 END), 0) AS infinite
FROM measured_2
UNION ALL
SELECT -1 AS place, COUNT(*) AS classes, COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS violating,
  COALESCE(SUM(n), 0) AS violating_rows, CAST(MIN(n) AS DOUBLE PRECISION) AS least, CAST(MAX(n) AS DOUBLE PRECISION) AS greatest,
  COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0) AS infinite
FROM sizes_beside_population WHERE n > 0;
