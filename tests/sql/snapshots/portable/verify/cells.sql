WITH values_by_class AS (
SELECT 1 AS own, q0, q1, q2, s, COUNT(*) AS held
FROM (
  SELECT (CAST("age" AS VARCHAR) COLLATE "binary") AS q0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS q1, (CAST("city" AS VARCHAR) COLLATE "binary") AS q2, (CAST("grade" AS VARCHAR) COLLATE "binary") AS s FROM "main"."target_1"
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
  AND classes.q2 IS NOT DISTINCT FROM marked.q2;

WITH values_by_class AS (
SELECT 1 AS own, q0, q1, q2, s, COUNT(*) AS held
FROM (
  SELECT (CAST("age" AS VARCHAR) COLLATE "binary") AS q0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS q1, (CAST("city" AS VARCHAR) COLLATE "binary") AS q2, "score" AS s FROM "main"."target_1"
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
  AND classes.q2 IS NOT DISTINCT FROM marked.q2;

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
  AND classes.q0 IS NOT DISTINCT FROM marked.q0;

WITH values_by_class AS (
SELECT 1 AS own, q0, q1, q2, s, COUNT(*) AS held
FROM (
  SELECT (CAST("age" AS VARCHAR) COLLATE "binary") AS q0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS q1, (CAST("city" AS VARCHAR) COLLATE "binary") AS q2, (CAST("illness" AS VARCHAR) COLLATE "binary") AS s FROM "main"."target_1"
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
  AND classes.q2 IS NOT DISTINCT FROM marked.q2;

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
  AND classes.q1 IS NOT DISTINCT FROM marked.q1;

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
  AND classes.q2 IS NOT DISTINCT FROM marked.q2;

WITH values_by_class AS (
SELECT 1 AS own, q0, q1, s, COUNT(*) AS held
FROM (
  SELECT "place_0" AS q0, "place_1" AS q1, (CAST("illness" AS VARCHAR) COLLATE "binary") AS s FROM "joint_1"
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
  AND classes.q1 IS NOT DISTINCT FROM marked.q1;

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
  AND classes.q2 IS NOT DISTINCT FROM marked.q2;

WITH values_by_class AS (
SELECT 1 AS own, q0, s, COUNT(*) AS held
FROM (
  SELECT (CAST("kind" AS VARCHAR) COLLATE "binary") AS q0, (CAST("ill" AS VARCHAR) COLLATE "binary") AS s FROM "birds"
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
  AND classes.q0 IS NOT DISTINCT FROM marked.q0;

WITH values_by_class AS (
SELECT 1 AS own, q0, q1, s, COUNT(*) AS held
FROM (
  SELECT "age" AS q0, (CAST("city" AS VARCHAR) COLLATE "binary") AS q1, "person" AS s FROM "people"
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
  AND classes.q1 IS NOT DISTINCT FROM marked.q1;

WITH values_by_class AS (
SELECT 1 AS own, q0, q1, q2, s, COUNT(*) AS held
FROM (
  SELECT (CAST("age" AS VARCHAR) COLLATE "binary") AS q0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS q1, (CAST("city" AS VARCHAR) COLLATE "binary") AS q2, (CAST("illness" AS VARCHAR) COLLATE "binary") AS s FROM "main"."released"
) AS released
GROUP BY q0, q1, q2, s
UNION ALL
SELECT 0, NULL, NULL, NULL, s, COUNT(*)
FROM (SELECT (CAST("illness" AS VARCHAR) COLLATE "binary") AS s FROM "main"."people") AS compared GROUP BY s

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
, marked.q0, marked.q1, marked.q2
FROM marked
JOIN classes ON classes.own = marked.own
  AND classes.q0 IS NOT DISTINCT FROM marked.q0
  AND classes.q1 IS NOT DISTINCT FROM marked.q1
  AND classes.q2 IS NOT DISTINCT FROM marked.q2;

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
  AND classes.q0 IS NOT DISTINCT FROM marked.q0;

WITH values_by_class AS (
SELECT 1 AS own, q0, s, COUNT(*) AS held
FROM (
  SELECT (CAST("what" AS VARCHAR) COLLATE "binary") AS q0, "whose" AS s FROM "main"."target2_1"
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
  AND classes.q0 IS NOT DISTINCT FROM marked.q0;

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
  AND classes.q0 IS NOT DISTINCT FROM marked.q0;

WITH values_by_class AS (
SELECT 1 AS own, q0, q1, q2, s, COUNT(*) AS held
FROM (
  SELECT (CAST("age" AS VARCHAR) COLLATE "binary") AS q0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS q1, (CAST("city" AS VARCHAR) COLLATE "binary") AS q2, (CAST("illness" AS VARCHAR) COLLATE "binary") AS s FROM "main"."target_1"
) AS released
GROUP BY q0, q1, q2, s
UNION ALL
SELECT 0, NULL, NULL, NULL, (CAST(v0 AS VARCHAR) COLLATE "binary"), n FROM "counts_1"

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
  AND classes.q2 IS NOT DISTINCT FROM marked.q2;

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
  AND classes.q0 IS NOT DISTINCT FROM marked.q0;

WITH values_by_class AS (
SELECT 1 AS own, q0, q1, q2, s, COUNT(*) AS held
FROM (
  SELECT (CAST("age" AS VARCHAR) COLLATE "binary") AS q0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS q1, (CAST("city" AS VARCHAR) COLLATE "binary") AS q2, (CAST("illness" AS VARCHAR) COLLATE "binary") AS s FROM "main"."target_1"
) AS released
GROUP BY q0, q1, q2, s
UNION ALL
SELECT 0, NULL, NULL, NULL, s, COUNT(*)
FROM (SELECT (CAST("illness" AS VARCHAR) COLLATE "binary") AS s FROM "people") AS compared GROUP BY s

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
  AND classes.q2 IS NOT DISTINCT FROM marked.q2;

WITH values_by_class AS (
SELECT 1 AS own, q0, q1, s, COUNT(*) AS held
FROM (
  SELECT (CAST("what" AS VARCHAR) COLLATE "binary") AS q0, (CAST("day" AS VARCHAR) COLLATE "binary") AS q1, "whose" AS s FROM "main"."target1_1"
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
  AND classes.q1 IS NOT DISTINCT FROM marked.q1;

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
  AND classes.q0 IS NOT DISTINCT FROM marked.q0;

WITH values_by_class AS (
SELECT 1 AS own, q0, q1, s, COUNT(*) AS held
FROM (
  SELECT "v" AS q0, (CAST(CAST("w" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS q1, "who" AS s FROM "persons_1"
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
  AND classes.q1 IS NOT DISTINCT FROM marked.q1;

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
  AND classes.q0 IS NOT DISTINCT FROM marked.q0;
