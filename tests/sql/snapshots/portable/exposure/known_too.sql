SELECT 0 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone,
  COALESCE(SUM(classes), 0) AS classes, MIN(smallest) AS smallest, COALESCE(SUM(single), 0) AS single,
  COALESCE(SUM(CASE WHEN classes > 1 THEN 1 ELSE 0 END), 0) AS spread
FROM (
  SELECT c, CAST(SUM(n) AS BIGINT) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS BIGINT) AS single
  FROM (
    SELECT c, q0, q1, q2, COUNT(*) AS n
    FROM (
      SELECT "born" AS c, "age" AS q0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS q1, (CAST("city" AS VARCHAR) COLLATE "binary") AS q2
      FROM "people"
    ) AS rows_of_it
    WHERE c IS NOT NULL
    GROUP BY c, q0, q1, q2
  ) AS classes
  GROUP BY c
) AS by_value
UNION ALL
SELECT 1 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone,
  COALESCE(SUM(classes), 0) AS classes, MIN(smallest) AS smallest, COALESCE(SUM(single), 0) AS single,
  COALESCE(SUM(CASE WHEN classes > 1 THEN 1 ELSE 0 END), 0) AS spread
FROM (
  SELECT c, CAST(SUM(n) AS BIGINT) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS BIGINT) AS single
  FROM (
    SELECT c, q0, q1, q2, COUNT(*) AS n
    FROM (
      SELECT (CAST(CAST("score" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS c, "age" AS q0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS q1, (CAST("city" AS VARCHAR) COLLATE "binary") AS q2
      FROM "people"
    ) AS rows_of_it
    WHERE c IS NOT NULL
    GROUP BY c, q0, q1, q2
  ) AS classes
  GROUP BY c
) AS by_value;

SELECT 0 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone,
  COALESCE(SUM(classes), 0) AS classes, MIN(smallest) AS smallest, COALESCE(SUM(single), 0) AS single,
  COALESCE(SUM(CASE WHEN classes > 1 THEN 1 ELSE 0 END), 0) AS spread
FROM (
  SELECT c, CAST(SUM(n) AS BIGINT) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS BIGINT) AS single
  FROM (
    SELECT c, q0, COUNT(*) AS n
    FROM (
      SELECT (CAST("id" AS VARCHAR) COLLATE "binary") AS c, (CAST("city" AS VARCHAR) COLLATE "binary") AS q0
      FROM "keyed"
    ) AS rows_of_it
    GROUP BY c, q0
  ) AS classes
  GROUP BY c
) AS by_value;

SELECT 0 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone,
  COALESCE(SUM(classes), 0) AS classes, MIN(smallest) AS smallest, COALESCE(SUM(single), 0) AS single,
  COALESCE(SUM(CASE WHEN classes > 1 THEN 1 ELSE 0 END), 0) AS spread
FROM (
  SELECT c, CAST(SUM(n) AS BIGINT) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS BIGINT) AS single
  FROM (
    SELECT c, q0, q1, COUNT(*) AS n
    FROM (
      SELECT "client" AS c, (CAST("x" AS VARCHAR) COLLATE "binary") AS q0, (CAST("y" AS VARCHAR) COLLATE "binary") AS q1
      FROM "persons_1"
    ) AS rows_of_it
    WHERE c IS NOT NULL
    GROUP BY c, q0, q1
  ) AS classes
  GROUP BY c
) AS by_value;

SELECT 0 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone,
  COALESCE(SUM(classes), 0) AS classes, MIN(smallest) AS smallest, COALESCE(SUM(single), 0) AS single,
  COALESCE(SUM(CASE WHEN classes > 1 THEN 1 ELSE 0 END), 0) AS spread
FROM (
  SELECT c, CAST(SUM(n) AS BIGINT) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS BIGINT) AS single
  FROM (
    SELECT c, q0, q1, q2, q3, q4, q5, COUNT(*) AS n
    FROM (
      SELECT (CAST("person" AS VARCHAR) COLLATE "binary") AS c, (CAST("age" AS VARCHAR) COLLATE "binary") AS q0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS q1, (CAST("born" AS VARCHAR) COLLATE "binary") AS q2, (CAST("score" AS VARCHAR) COLLATE "binary") AS q3, (CAST("city" AS VARCHAR) COLLATE "binary") AS q4, (CAST("grade" AS VARCHAR) COLLATE "binary") AS q5
      FROM "main"."target_1"
    ) AS rows_of_it
    GROUP BY c, q0, q1, q2, q3, q4, q5
  ) AS classes
  GROUP BY c
) AS by_value
UNION ALL
SELECT 1 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone,
  COALESCE(SUM(classes), 0) AS classes, MIN(smallest) AS smallest, COALESCE(SUM(single), 0) AS single,
  COALESCE(SUM(CASE WHEN classes > 1 THEN 1 ELSE 0 END), 0) AS spread
FROM (
  SELECT c, CAST(SUM(n) AS BIGINT) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS BIGINT) AS single
  FROM (
    SELECT c, q0, q1, q2, q3, q4, q5, COUNT(*) AS n
    FROM (
      SELECT (CAST("illness" AS VARCHAR) COLLATE "binary") AS c, (CAST("age" AS VARCHAR) COLLATE "binary") AS q0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS q1, (CAST("born" AS VARCHAR) COLLATE "binary") AS q2, (CAST("score" AS VARCHAR) COLLATE "binary") AS q3, (CAST("city" AS VARCHAR) COLLATE "binary") AS q4, (CAST("grade" AS VARCHAR) COLLATE "binary") AS q5
      FROM "main"."target_1"
    ) AS rows_of_it
    GROUP BY c, q0, q1, q2, q3, q4, q5
  ) AS classes
  GROUP BY c
) AS by_value;

SELECT 0 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone,
  COALESCE(SUM(classes), 0) AS classes, MIN(smallest) AS smallest, COALESCE(SUM(single), 0) AS single,
  COALESCE(SUM(CASE WHEN classes > 1 THEN 1 ELSE 0 END), 0) AS spread
FROM (
  SELECT c, CAST(SUM(n) AS BIGINT) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS BIGINT) AS single
  FROM (
    SELECT c, q0, q1, q2, q3, q4, q5, COUNT(*) AS n
    FROM (
      SELECT (CAST("illness" AS VARCHAR) COLLATE "binary") AS c, (CAST("age" AS VARCHAR) COLLATE "binary") AS q0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS q1, (CAST("born" AS VARCHAR) COLLATE "binary") AS q2, (CAST("score" AS VARCHAR) COLLATE "binary") AS q3, (CAST("city" AS VARCHAR) COLLATE "binary") AS q4, (CAST("grade" AS VARCHAR) COLLATE "binary") AS q5
      FROM "main"."target_1"
    ) AS rows_of_it
    GROUP BY c, q0, q1, q2, q3, q4, q5
  ) AS classes
  GROUP BY c
) AS by_value;

SELECT 0 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone,
  COALESCE(SUM(classes), 0) AS classes, MIN(smallest) AS smallest, COALESCE(SUM(single), 0) AS single,
  COALESCE(SUM(CASE WHEN classes > 1 THEN 1 ELSE 0 END), 0) AS spread
FROM (
  SELECT c, CAST(SUM(n) AS BIGINT) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS BIGINT) AS single
  FROM (
    SELECT c, q0, q1, q2, COUNT(*) AS n
    FROM (
      SELECT (CAST("zip" AS VARCHAR) COLLATE "binary") AS c, "age" AS q0, "born" AS q1, (CAST(CAST("score" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS q2
      FROM "people"
    ) AS rows_of_it
    WHERE c IS NOT NULL
    GROUP BY c, q0, q1, q2
  ) AS classes
  GROUP BY c
) AS by_value
UNION ALL
SELECT 1 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone,
  COALESCE(SUM(classes), 0) AS classes, MIN(smallest) AS smallest, COALESCE(SUM(single), 0) AS single,
  COALESCE(SUM(CASE WHEN classes > 1 THEN 1 ELSE 0 END), 0) AS spread
FROM (
  SELECT c, CAST(SUM(n) AS BIGINT) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS BIGINT) AS single
  FROM (
    SELECT c, q0, q1, q2, COUNT(*) AS n
    FROM (
      SELECT (CAST("city" AS VARCHAR) COLLATE "binary") AS c, "age" AS q0, "born" AS q1, (CAST(CAST("score" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS q2
      FROM "people"
    ) AS rows_of_it
    WHERE c IS NOT NULL
    GROUP BY c, q0, q1, q2
  ) AS classes
  GROUP BY c
) AS by_value;

SELECT 0 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone,
  COALESCE(SUM(classes), 0) AS classes, MIN(smallest) AS smallest, COALESCE(SUM(single), 0) AS single,
  COALESCE(SUM(CASE WHEN classes > 1 THEN 1 ELSE 0 END), 0) AS spread
FROM (
  SELECT c, CAST(SUM(n) AS BIGINT) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS BIGINT) AS single
  FROM (
    SELECT c, q0, q1, q2, q3, q4, COUNT(*) AS n
    FROM (
      SELECT "born" AS c, "age" AS q0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS q1, (CAST(CAST("score" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS q2, (CAST("city" AS VARCHAR) COLLATE "binary") AS q3, (CAST("grade" AS VARCHAR) COLLATE "binary") AS q4
      FROM "people"
    ) AS rows_of_it
    WHERE c IS NOT NULL
    GROUP BY c, q0, q1, q2, q3, q4
  ) AS classes
  GROUP BY c
) AS by_value;

SELECT 0 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone,
  COALESCE(SUM(classes), 0) AS classes, MIN(smallest) AS smallest, COALESCE(SUM(single), 0) AS single,
  COALESCE(SUM(CASE WHEN classes > 1 THEN 1 ELSE 0 END), 0) AS spread
FROM (
  SELECT c, CAST(SUM(n) AS BIGINT) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS BIGINT) AS single
  FROM (
    SELECT c, q0, q1, q2, q3, COUNT(*) AS n
    FROM (
      SELECT "born" AS c, "age" AS q0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS q1, (CAST(CAST("score" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS q2, (CAST("city" AS VARCHAR) COLLATE "binary") AS q3
      FROM "people"
    ) AS rows_of_it
    WHERE c IS NOT NULL
    GROUP BY c, q0, q1, q2, q3
  ) AS classes
  GROUP BY c
) AS by_value;

SELECT 0 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone,
  COALESCE(SUM(classes), 0) AS classes, MIN(smallest) AS smallest, COALESCE(SUM(single), 0) AS single,
  COALESCE(SUM(CASE WHEN classes > 1 THEN 1 ELSE 0 END), 0) AS spread
FROM (
  SELECT c, CAST(SUM(n) AS BIGINT) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS BIGINT) AS single
  FROM (
    SELECT c, q0, q1, q2, COUNT(*) AS n
    FROM (
      SELECT "born" AS c, "age" AS q0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS q1, (CAST("city" AS VARCHAR) COLLATE "binary") AS q2
      FROM "people"
    ) AS rows_of_it
    WHERE c IS NOT NULL
    GROUP BY c, q0, q1, q2
  ) AS classes
  GROUP BY c
) AS by_value;

SELECT 0 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone,
  COALESCE(SUM(classes), 0) AS classes, MIN(smallest) AS smallest, COALESCE(SUM(single), 0) AS single,
  COALESCE(SUM(CASE WHEN classes > 1 THEN 1 ELSE 0 END), 0) AS spread
FROM (
  SELECT c, CAST(SUM(n) AS BIGINT) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS BIGINT) AS single
  FROM (
    SELECT c, q0, COUNT(*) AS n
    FROM (
      SELECT (CAST("illness" AS VARCHAR) COLLATE "binary") AS c, (CAST("zip" AS VARCHAR) COLLATE "binary") AS q0
      FROM "persons_1"
    ) AS rows_of_it
    WHERE c IS NOT NULL
    GROUP BY c, q0
  ) AS classes
  GROUP BY c
) AS by_value;

SELECT 0 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone,
  COALESCE(SUM(classes), 0) AS classes, MIN(smallest) AS smallest, COALESCE(SUM(single), 0) AS single,
  COALESCE(SUM(CASE WHEN classes > 1 THEN 1 ELSE 0 END), 0) AS spread
FROM (
  SELECT c, CAST(SUM(n) AS BIGINT) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS BIGINT) AS single
  FROM (
    SELECT c, q0, q1, COUNT(*) AS n
    FROM (
      SELECT "id" AS c, (CAST("age" AS VARCHAR) COLLATE "binary") AS q0, "group_id" AS q1
      FROM "masked"
    ) AS rows_of_it
    GROUP BY c, q0, q1
  ) AS classes
  GROUP BY c
) AS by_value;

SELECT 0 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone,
  COALESCE(SUM(classes), 0) AS classes, MIN(smallest) AS smallest, COALESCE(SUM(single), 0) AS single,
  COALESCE(SUM(CASE WHEN classes > 1 THEN 1 ELSE 0 END), 0) AS spread
FROM (
  SELECT c, CAST(SUM(n) AS BIGINT) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS BIGINT) AS single
  FROM (
    SELECT c, q0, q1, COUNT(*) AS n
    FROM (
      SELECT "person" AS c, (CAST("age" AS VARCHAR) COLLATE "binary") AS q0, (CAST("city" AS VARCHAR) COLLATE "binary") AS q1
      FROM "persons_1"
    ) AS rows_of_it
    WHERE c IS NOT NULL
    GROUP BY c, q0, q1
  ) AS classes
  GROUP BY c
) AS by_value;

SELECT 0 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone,
  COALESCE(SUM(classes), 0) AS classes, MIN(smallest) AS smallest, COALESCE(SUM(single), 0) AS single,
  COALESCE(SUM(CASE WHEN classes > 1 THEN 1 ELSE 0 END), 0) AS spread
FROM (
  SELECT c, CAST(SUM(n) AS BIGINT) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS BIGINT) AS single
  FROM (
    SELECT c, q0, q1, q2, COUNT(*) AS n
    FROM (
      SELECT "person" AS c, (CAST("age" AS VARCHAR) COLLATE "binary") AS q0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS q1, (CAST("city" AS VARCHAR) COLLATE "binary") AS q2
      FROM "persons_1"
    ) AS rows_of_it
    WHERE c IS NOT NULL
    GROUP BY c, q0, q1, q2
  ) AS classes
  GROUP BY c
) AS by_value;

SELECT 0 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone,
  COALESCE(SUM(classes), 0) AS classes, MIN(smallest) AS smallest, COALESCE(SUM(single), 0) AS single,
  COALESCE(SUM(CASE WHEN classes > 1 THEN 1 ELSE 0 END), 0) AS spread
FROM (
  SELECT c, CAST(SUM(n) AS BIGINT) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS BIGINT) AS single
  FROM (
    SELECT c, q0, q1, q2, COUNT(*) AS n
    FROM (
      SELECT (CAST("illness" AS VARCHAR) COLLATE "binary") AS c, (CAST("age" AS VARCHAR) COLLATE "binary") AS q0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS q1, (CAST("city" AS VARCHAR) COLLATE "binary") AS q2
      FROM "persons_1"
    ) AS rows_of_it
    WHERE c IS NOT NULL
    GROUP BY c, q0, q1, q2
  ) AS classes
  GROUP BY c
) AS by_value;

SELECT 0 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone,
  COALESCE(SUM(classes), 0) AS classes, MIN(smallest) AS smallest, COALESCE(SUM(single), 0) AS single,
  COALESCE(SUM(CASE WHEN classes > 1 THEN 1 ELSE 0 END), 0) AS spread
FROM (
  SELECT c, CAST(SUM(n) AS BIGINT) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS BIGINT) AS single
  FROM (
    SELECT c, q0, q1, COUNT(*) AS n
    FROM (
      SELECT "id" AS c, "age" AS q0, (CAST("town" AS VARCHAR) COLLATE "binary") AS q1
      FROM "cards"
    ) AS rows_of_it
    GROUP BY c, q0, q1
  ) AS classes
  GROUP BY c
) AS by_value;

SELECT 0 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone,
  COALESCE(SUM(classes), 0) AS classes, MIN(smallest) AS smallest, COALESCE(SUM(single), 0) AS single,
  COALESCE(SUM(CASE WHEN classes > 1 THEN 1 ELSE 0 END), 0) AS spread
FROM (
  SELECT c, CAST(SUM(n) AS BIGINT) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS BIGINT) AS single
  FROM (
    SELECT c, q0, q1, COUNT(*) AS n
    FROM (
      SELECT "id" AS c, (CAST("kind" AS VARCHAR) COLLATE "binary") AS q0, (CAST("town" AS VARCHAR) COLLATE "binary") AS q1
      FROM "pets"
    ) AS rows_of_it
    GROUP BY c, q0, q1
  ) AS classes
  GROUP BY c
) AS by_value;

SELECT 0 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone,
  COALESCE(SUM(classes), 0) AS classes, MIN(smallest) AS smallest, COALESCE(SUM(single), 0) AS single,
  COALESCE(SUM(CASE WHEN classes > 1 THEN 1 ELSE 0 END), 0) AS spread
FROM (
  SELECT c, CAST(SUM(n) AS BIGINT) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS BIGINT) AS single
  FROM (
    SELECT c, q0, COUNT(*) AS n
    FROM (
      SELECT "id" AS c, (CAST("kind" AS VARCHAR) COLLATE "binary") AS q0
      FROM "birds"
    ) AS rows_of_it
    GROUP BY c, q0
  ) AS classes
  GROUP BY c
) AS by_value
UNION ALL
SELECT 1 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone,
  COALESCE(SUM(classes), 0) AS classes, MIN(smallest) AS smallest, COALESCE(SUM(single), 0) AS single,
  COALESCE(SUM(CASE WHEN classes > 1 THEN 1 ELSE 0 END), 0) AS spread
FROM (
  SELECT c, CAST(SUM(n) AS BIGINT) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS BIGINT) AS single
  FROM (
    SELECT c, q0, COUNT(*) AS n
    FROM (
      SELECT (CAST("ill" AS VARCHAR) COLLATE "binary") AS c, (CAST("kind" AS VARCHAR) COLLATE "binary") AS q0
      FROM "birds"
    ) AS rows_of_it
    GROUP BY c, q0
  ) AS classes
  GROUP BY c
) AS by_value;

SELECT 0 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone,
  COALESCE(SUM(classes), 0) AS classes, MIN(smallest) AS smallest, COALESCE(SUM(single), 0) AS single,
  COALESCE(SUM(CASE WHEN classes > 1 THEN 1 ELSE 0 END), 0) AS spread
FROM (
  SELECT c, CAST(SUM(n) AS BIGINT) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS BIGINT) AS single
  FROM (
    SELECT c, q0, COUNT(*) AS n
    FROM (
      SELECT "id" AS c, "age" AS q0
      FROM "named"
    ) AS rows_of_it
    GROUP BY c, q0
  ) AS classes
  GROUP BY c
) AS by_value;

SELECT 0 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone,
  COALESCE(SUM(classes), 0) AS classes, MIN(smallest) AS smallest, COALESCE(SUM(single), 0) AS single,
  COALESCE(SUM(CASE WHEN classes > 1 THEN 1 ELSE 0 END), 0) AS spread
FROM (
  SELECT c, CAST(SUM(n) AS BIGINT) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS BIGINT) AS single
  FROM (
    SELECT c, q0, COUNT(*) AS n
    FROM (
      SELECT "id" AS c, (CAST("age" AS VARCHAR) COLLATE "binary") AS q0
      FROM "ages"
    ) AS rows_of_it
    GROUP BY c, q0
  ) AS classes
  GROUP BY c
) AS by_value;

SELECT 0 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone,
  COALESCE(SUM(classes), 0) AS classes, MIN(smallest) AS smallest, COALESCE(SUM(single), 0) AS single,
  COALESCE(SUM(CASE WHEN classes > 1 THEN 1 ELSE 0 END), 0) AS spread
FROM (
  SELECT c, CAST(SUM(n) AS BIGINT) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS BIGINT) AS single
  FROM (
    SELECT c, q0, q1, COUNT(*) AS n
    FROM (
      SELECT (CAST("zip" AS VARCHAR) COLLATE "binary") AS c, "age" AS q0, (CAST("city" AS VARCHAR) COLLATE "binary") AS q1
      FROM "people"
    ) AS rows_of_it
    GROUP BY c, q0, q1
  ) AS classes
  GROUP BY c
) AS by_value
UNION ALL
SELECT 1 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone,
  COALESCE(SUM(classes), 0) AS classes, MIN(smallest) AS smallest, COALESCE(SUM(single), 0) AS single,
  COALESCE(SUM(CASE WHEN classes > 1 THEN 1 ELSE 0 END), 0) AS spread
FROM (
  SELECT c, CAST(SUM(n) AS BIGINT) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS BIGINT) AS single
  FROM (
    SELECT c, q0, q1, COUNT(*) AS n
    FROM (
      SELECT "born" AS c, "age" AS q0, (CAST("city" AS VARCHAR) COLLATE "binary") AS q1
      FROM "people"
    ) AS rows_of_it
    GROUP BY c, q0, q1
  ) AS classes
  GROUP BY c
) AS by_value
UNION ALL
SELECT 2 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone,
  COALESCE(SUM(classes), 0) AS classes, MIN(smallest) AS smallest, COALESCE(SUM(single), 0) AS single,
  COALESCE(SUM(CASE WHEN classes > 1 THEN 1 ELSE 0 END), 0) AS spread
FROM (
  SELECT c, CAST(SUM(n) AS BIGINT) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS BIGINT) AS single
  FROM (
    SELECT c, q0, q1, COUNT(*) AS n
    FROM (
      SELECT (CAST(CAST("score" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS c, "age" AS q0, (CAST("city" AS VARCHAR) COLLATE "binary") AS q1
      FROM "people"
    ) AS rows_of_it
    GROUP BY c, q0, q1
  ) AS classes
  GROUP BY c
) AS by_value
UNION ALL
SELECT 3 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone,
  COALESCE(SUM(classes), 0) AS classes, MIN(smallest) AS smallest, COALESCE(SUM(single), 0) AS single,
  COALESCE(SUM(CASE WHEN classes > 1 THEN 1 ELSE 0 END), 0) AS spread
FROM (
  SELECT c, CAST(SUM(n) AS BIGINT) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS BIGINT) AS single
  FROM (
    SELECT c, q0, q1, COUNT(*) AS n
    FROM (
      SELECT (CAST("grade" AS VARCHAR) COLLATE "binary") AS c, "age" AS q0, (CAST("city" AS VARCHAR) COLLATE "binary") AS q1
      FROM "people"
    ) AS rows_of_it
    GROUP BY c, q0, q1
  ) AS classes
  GROUP BY c
) AS by_value
UNION ALL
SELECT 4 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone,
  COALESCE(SUM(classes), 0) AS classes, MIN(smallest) AS smallest, COALESCE(SUM(single), 0) AS single,
  COALESCE(SUM(CASE WHEN classes > 1 THEN 1 ELSE 0 END), 0) AS spread
FROM (
  SELECT c, CAST(SUM(n) AS BIGINT) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS BIGINT) AS single
  FROM (
    SELECT c, q0, q1, COUNT(*) AS n
    FROM (
      SELECT (CAST("illness" AS VARCHAR) COLLATE "binary") AS c, "age" AS q0, (CAST("city" AS VARCHAR) COLLATE "binary") AS q1
      FROM "people"
    ) AS rows_of_it
    GROUP BY c, q0, q1
  ) AS classes
  GROUP BY c
) AS by_value;

SELECT 0 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone,
  COALESCE(SUM(classes), 0) AS classes, MIN(smallest) AS smallest, COALESCE(SUM(single), 0) AS single,
  COALESCE(SUM(CASE WHEN classes > 1 THEN 1 ELSE 0 END), 0) AS spread
FROM (
  SELECT c, CAST(SUM(n) AS BIGINT) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS BIGINT) AS single
  FROM (
    SELECT c, q0, q1, q2, q3, COUNT(*) AS n
    FROM (
      SELECT "born" AS c, "age" AS q0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS q1, (CAST("city" AS VARCHAR) COLLATE "binary") AS q2, (CAST("grade" AS VARCHAR) COLLATE "binary") AS q3
      FROM "people"
    ) AS rows_of_it
    WHERE c IS NOT NULL
    GROUP BY c, q0, q1, q2, q3
  ) AS classes
  GROUP BY c
) AS by_value
UNION ALL
SELECT 1 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone,
  COALESCE(SUM(classes), 0) AS classes, MIN(smallest) AS smallest, COALESCE(SUM(single), 0) AS single,
  COALESCE(SUM(CASE WHEN classes > 1 THEN 1 ELSE 0 END), 0) AS spread
FROM (
  SELECT c, CAST(SUM(n) AS BIGINT) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS BIGINT) AS single
  FROM (
    SELECT c, q0, q1, q2, q3, COUNT(*) AS n
    FROM (
      SELECT (CAST(CAST("score" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS c, "age" AS q0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS q1, (CAST("city" AS VARCHAR) COLLATE "binary") AS q2, (CAST("grade" AS VARCHAR) COLLATE "binary") AS q3
      FROM "people"
    ) AS rows_of_it
    WHERE c IS NOT NULL
    GROUP BY c, q0, q1, q2, q3
  ) AS classes
  GROUP BY c
) AS by_value;

SELECT 0 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone,
  COALESCE(SUM(classes), 0) AS classes, MIN(smallest) AS smallest, COALESCE(SUM(single), 0) AS single,
  COALESCE(SUM(CASE WHEN classes > 1 THEN 1 ELSE 0 END), 0) AS spread
FROM (
  SELECT c, CAST(SUM(n) AS BIGINT) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS BIGINT) AS single
  FROM (
    SELECT c, q0, q1, COUNT(*) AS n
    FROM (
      SELECT (CAST("zip" AS VARCHAR) COLLATE "binary") AS c, "age" AS q0, (CAST(CAST("score" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS q1
      FROM "people"
    ) AS rows_of_it
    WHERE c IS NOT NULL
    GROUP BY c, q0, q1
  ) AS classes
  GROUP BY c
) AS by_value
UNION ALL
SELECT 1 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone,
  COALESCE(SUM(classes), 0) AS classes, MIN(smallest) AS smallest, COALESCE(SUM(single), 0) AS single,
  COALESCE(SUM(CASE WHEN classes > 1 THEN 1 ELSE 0 END), 0) AS spread
FROM (
  SELECT c, CAST(SUM(n) AS BIGINT) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS BIGINT) AS single
  FROM (
    SELECT c, q0, q1, COUNT(*) AS n
    FROM (
      SELECT "born" AS c, "age" AS q0, (CAST(CAST("score" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS q1
      FROM "people"
    ) AS rows_of_it
    WHERE c IS NOT NULL
    GROUP BY c, q0, q1
  ) AS classes
  GROUP BY c
) AS by_value
UNION ALL
SELECT 2 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone,
  COALESCE(SUM(classes), 0) AS classes, MIN(smallest) AS smallest, COALESCE(SUM(single), 0) AS single,
  COALESCE(SUM(CASE WHEN classes > 1 THEN 1 ELSE 0 END), 0) AS spread
FROM (
  SELECT c, CAST(SUM(n) AS BIGINT) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS BIGINT) AS single
  FROM (
    SELECT c, q0, q1, COUNT(*) AS n
    FROM (
      SELECT (CAST("city" AS VARCHAR) COLLATE "binary") AS c, "age" AS q0, (CAST(CAST("score" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS q1
      FROM "people"
    ) AS rows_of_it
    WHERE c IS NOT NULL
    GROUP BY c, q0, q1
  ) AS classes
  GROUP BY c
) AS by_value;

SELECT 0 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone,
  COALESCE(SUM(classes), 0) AS classes, MIN(smallest) AS smallest, COALESCE(SUM(single), 0) AS single,
  COALESCE(SUM(CASE WHEN classes > 1 THEN 1 ELSE 0 END), 0) AS spread
FROM (
  SELECT c, CAST(SUM(n) AS BIGINT) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS BIGINT) AS single
  FROM (
    SELECT c, q0, q1, q2, q3, COUNT(*) AS n
    FROM (
      SELECT "born" AS c, "age" AS q0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS q1, (CAST("city" AS VARCHAR) COLLATE "binary") AS q2, "visits" AS q3
      FROM "aggregated_1"
    ) AS rows_of_it
    WHERE c IS NOT NULL
    GROUP BY c, q0, q1, q2, q3
  ) AS classes
  GROUP BY c
) AS by_value
UNION ALL
SELECT 1 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone,
  COALESCE(SUM(classes), 0) AS classes, MIN(smallest) AS smallest, COALESCE(SUM(single), 0) AS single,
  COALESCE(SUM(CASE WHEN classes > 1 THEN 1 ELSE 0 END), 0) AS spread
FROM (
  SELECT c, CAST(SUM(n) AS BIGINT) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS BIGINT) AS single
  FROM (
    SELECT c, q0, q1, q2, q3, COUNT(*) AS n
    FROM (
      SELECT (CAST(CAST("score" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS c, "age" AS q0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS q1, (CAST("city" AS VARCHAR) COLLATE "binary") AS q2, "visits" AS q3
      FROM "aggregated_1"
    ) AS rows_of_it
    WHERE c IS NOT NULL
    GROUP BY c, q0, q1, q2, q3
  ) AS classes
  GROUP BY c
) AS by_value;

SELECT 0 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone,
  COALESCE(SUM(classes), 0) AS classes, MIN(smallest) AS smallest, COALESCE(SUM(single), 0) AS single,
  COALESCE(SUM(CASE WHEN classes > 1 THEN 1 ELSE 0 END), 0) AS spread
FROM (
  SELECT c, CAST(SUM(n) AS BIGINT) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS BIGINT) AS single
  FROM (
    SELECT c, q0, q1, q2, COUNT(*) AS n
    FROM (
      SELECT "born" AS c, "age" AS q0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS q1, (CAST("city" AS VARCHAR) COLLATE "binary") AS q2
      FROM "people"
    ) AS rows_of_it
    WHERE c IS NOT NULL
    GROUP BY c, q0, q1, q2
  ) AS classes
  GROUP BY c
) AS by_value
UNION ALL
SELECT 1 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone,
  COALESCE(SUM(classes), 0) AS classes, MIN(smallest) AS smallest, COALESCE(SUM(single), 0) AS single,
  COALESCE(SUM(CASE WHEN classes > 1 THEN 1 ELSE 0 END), 0) AS spread
FROM (
  SELECT c, CAST(SUM(n) AS BIGINT) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS BIGINT) AS single
  FROM (
    SELECT c, q0, q1, q2, COUNT(*) AS n
    FROM (
      SELECT (CAST(CAST("score" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS c, "age" AS q0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS q1, (CAST("city" AS VARCHAR) COLLATE "binary") AS q2
      FROM "people"
    ) AS rows_of_it
    WHERE c IS NOT NULL
    GROUP BY c, q0, q1, q2
  ) AS classes
  GROUP BY c
) AS by_value
UNION ALL
SELECT 2 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone,
  COALESCE(SUM(classes), 0) AS classes, MIN(smallest) AS smallest, COALESCE(SUM(single), 0) AS single,
  COALESCE(SUM(CASE WHEN classes > 1 THEN 1 ELSE 0 END), 0) AS spread
FROM (
  SELECT c, CAST(SUM(n) AS BIGINT) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS BIGINT) AS single
  FROM (
    SELECT c, q0, q1, q2, COUNT(*) AS n
    FROM (
      SELECT (CAST("grade" AS VARCHAR) COLLATE "binary") AS c, "age" AS q0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS q1, (CAST("city" AS VARCHAR) COLLATE "binary") AS q2
      FROM "people"
    ) AS rows_of_it
    WHERE c IS NOT NULL
    GROUP BY c, q0, q1, q2
  ) AS classes
  GROUP BY c
) AS by_value;

SELECT 0 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone,
  COALESCE(SUM(classes), 0) AS classes, MIN(smallest) AS smallest, COALESCE(SUM(single), 0) AS single,
  COALESCE(SUM(CASE WHEN classes > 1 THEN 1 ELSE 0 END), 0) AS spread
FROM (
  SELECT c, CAST(SUM(n) AS BIGINT) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS BIGINT) AS single
  FROM (
    SELECT c, q0, COUNT(*) AS n
    FROM (
      SELECT (CAST("grade" AS VARCHAR) COLLATE "binary") AS c, "group_id" AS q0
      FROM "persons_1"
    ) AS rows_of_it
    WHERE c IS NOT NULL
    GROUP BY c, q0
  ) AS classes
  GROUP BY c
) AS by_value;

SELECT 0 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone,
  COALESCE(SUM(classes), 0) AS classes, MIN(smallest) AS smallest, COALESCE(SUM(single), 0) AS single,
  COALESCE(SUM(CASE WHEN classes > 1 THEN 1 ELSE 0 END), 0) AS spread
FROM (
  SELECT c, CAST(SUM(n) AS BIGINT) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS BIGINT) AS single
  FROM (
    SELECT c, q0, COUNT(*) AS n
    FROM (
      SELECT "who" AS c, "v" AS q0
      FROM "persons_1"
    ) AS rows_of_it
    WHERE c IS NOT NULL
    GROUP BY c, q0
  ) AS classes
  GROUP BY c
) AS by_value;

SELECT 0 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone,
  COALESCE(SUM(classes), 0) AS classes, MIN(smallest) AS smallest, COALESCE(SUM(single), 0) AS single,
  COALESCE(SUM(CASE WHEN classes > 1 THEN 1 ELSE 0 END), 0) AS spread
FROM (
  SELECT c, CAST(SUM(n) AS BIGINT) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS BIGINT) AS single
  FROM (
    SELECT c, q0, COUNT(*) AS n
    FROM (
      SELECT (CAST("zip" AS VARCHAR) COLLATE "binary") AS c, (CAST("city" AS VARCHAR) COLLATE "binary") AS q0
      FROM "people"
    ) AS rows_of_it
    WHERE c IS NOT NULL
    GROUP BY c, q0
  ) AS classes
  GROUP BY c
) AS by_value
UNION ALL
SELECT 1 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone,
  COALESCE(SUM(classes), 0) AS classes, MIN(smallest) AS smallest, COALESCE(SUM(single), 0) AS single,
  COALESCE(SUM(CASE WHEN classes > 1 THEN 1 ELSE 0 END), 0) AS spread
FROM (
  SELECT c, CAST(SUM(n) AS BIGINT) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS BIGINT) AS single
  FROM (
    SELECT c, q0, COUNT(*) AS n
    FROM (
      SELECT "born" AS c, (CAST("city" AS VARCHAR) COLLATE "binary") AS q0
      FROM "people"
    ) AS rows_of_it
    WHERE c IS NOT NULL
    GROUP BY c, q0
  ) AS classes
  GROUP BY c
) AS by_value
UNION ALL
SELECT 2 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone,
  COALESCE(SUM(classes), 0) AS classes, MIN(smallest) AS smallest, COALESCE(SUM(single), 0) AS single,
  COALESCE(SUM(CASE WHEN classes > 1 THEN 1 ELSE 0 END), 0) AS spread
FROM (
  SELECT c, CAST(SUM(n) AS BIGINT) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS BIGINT) AS single
  FROM (
    SELECT c, q0, COUNT(*) AS n
    FROM (
      SELECT (CAST(CAST("score" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS c, (CAST("city" AS VARCHAR) COLLATE "binary") AS q0
      FROM "people"
    ) AS rows_of_it
    WHERE c IS NOT NULL
    GROUP BY c, q0
  ) AS classes
  GROUP BY c
) AS by_value;

SELECT 0 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone,
  COALESCE(SUM(classes), 0) AS classes, MIN(smallest) AS smallest, COALESCE(SUM(single), 0) AS single,
  COALESCE(SUM(CASE WHEN classes > 1 THEN 1 ELSE 0 END), 0) AS spread
FROM (
  SELECT c, CAST(SUM(n) AS BIGINT) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS BIGINT) AS single
  FROM (
    SELECT c, q0, COUNT(*) AS n
    FROM (
      SELECT (CAST("zip" AS VARCHAR) COLLATE "binary") AS c, "age" AS q0
      FROM "people"
    ) AS rows_of_it
    WHERE c IS NOT NULL
    GROUP BY c, q0
  ) AS classes
  GROUP BY c
) AS by_value
UNION ALL
SELECT 1 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone,
  COALESCE(SUM(classes), 0) AS classes, MIN(smallest) AS smallest, COALESCE(SUM(single), 0) AS single,
  COALESCE(SUM(CASE WHEN classes > 1 THEN 1 ELSE 0 END), 0) AS spread
FROM (
  SELECT c, CAST(SUM(n) AS BIGINT) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS BIGINT) AS single
  FROM (
    SELECT c, q0, COUNT(*) AS n
    FROM (
      SELECT "born" AS c, "age" AS q0
      FROM "people"
    ) AS rows_of_it
    WHERE c IS NOT NULL
    GROUP BY c, q0
  ) AS classes
  GROUP BY c
) AS by_value
UNION ALL
SELECT 2 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone,
  COALESCE(SUM(classes), 0) AS classes, MIN(smallest) AS smallest, COALESCE(SUM(single), 0) AS single,
  COALESCE(SUM(CASE WHEN classes > 1 THEN 1 ELSE 0 END), 0) AS spread
FROM (
  SELECT c, CAST(SUM(n) AS BIGINT) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS BIGINT) AS single
  FROM (
    SELECT c, q0, COUNT(*) AS n
    FROM (
      SELECT (CAST(CAST("score" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS c, "age" AS q0
      FROM "people"
    ) AS rows_of_it
    WHERE c IS NOT NULL
    GROUP BY c, q0
  ) AS classes
  GROUP BY c
) AS by_value
UNION ALL
SELECT 3 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone,
  COALESCE(SUM(classes), 0) AS classes, MIN(smallest) AS smallest, COALESCE(SUM(single), 0) AS single,
  COALESCE(SUM(CASE WHEN classes > 1 THEN 1 ELSE 0 END), 0) AS spread
FROM (
  SELECT c, CAST(SUM(n) AS BIGINT) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS BIGINT) AS single
  FROM (
    SELECT c, q0, COUNT(*) AS n
    FROM (
      SELECT (CAST("city" AS VARCHAR) COLLATE "binary") AS c, "age" AS q0
      FROM "people"
    ) AS rows_of_it
    WHERE c IS NOT NULL
    GROUP BY c, q0
  ) AS classes
  GROUP BY c
) AS by_value;

SELECT 0 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone,
  COALESCE(SUM(classes), 0) AS classes, MIN(smallest) AS smallest, COALESCE(SUM(single), 0) AS single,
  COALESCE(SUM(CASE WHEN classes > 1 THEN 1 ELSE 0 END), 0) AS spread
FROM (
  SELECT c, CAST(SUM(n) AS BIGINT) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS BIGINT) AS single
  FROM (
    SELECT c, q0, COUNT(*) AS n
    FROM (
      SELECT (CAST("grade" AS VARCHAR) COLLATE "binary") AS c, "group_id" AS q0
      FROM "persons_1"
    ) AS rows_of_it
    GROUP BY c, q0
  ) AS classes
  GROUP BY c
) AS by_value;

SELECT 0 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone,
  COALESCE(SUM(classes), 0) AS classes, MIN(smallest) AS smallest, COALESCE(SUM(single), 0) AS single,
  COALESCE(SUM(CASE WHEN classes > 1 THEN 1 ELSE 0 END), 0) AS spread
FROM (
  SELECT c, CAST(SUM(n) AS BIGINT) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS BIGINT) AS single
  FROM (
    SELECT c, q0, COUNT(*) AS n
    FROM (
      SELECT "whose" AS c, (CAST("what" AS VARCHAR) COLLATE "binary") AS q0
      FROM "persons_1"
    ) AS rows_of_it
    WHERE c IS NOT NULL
    GROUP BY c, q0
  ) AS classes
  GROUP BY c
) AS by_value;
