SELECT own, class, DENSE_RANK() OVER (ORDER BY absent, s) AS token, s, absent, held, n, known

FROM (
  SELECT own, DENSE_RANK() OVER w AS class, s, absent, held
,
    CAST(SUM(held) OVER (w RANGE BETWEEN CURRENT ROW AND CURRENT ROW) AS BIGINT) AS n,
    CAST(SUM(held * (1 - absent)) OVER (w RANGE BETWEEN CURRENT ROW AND CURRENT ROW) AS BIGINT) AS known
  FROM (
    SELECT values_by_class.*, CASE WHEN s IS NULL THEN 1 ELSE 0 END AS absent
    FROM (
SELECT 1 AS own, q0, q1, q2, s, COUNT(*) AS held
FROM (
  SELECT CAST("age" AS TEXT) COLLATE "C" AS q0, CAST("zip" AS TEXT) COLLATE "C" AS q1, CAST("city" AS TEXT) COLLATE "C" AS q2, CAST("grade" AS TEXT) COLLATE "C" AS s FROM "place"."target_1"
) AS released
GROUP BY q0, q1, q2, s

    ) AS values_by_class
  ) AS marked
  WINDOW w AS (ORDER BY own,
q0, q1, q2)
) AS classed;

SELECT own, class, DENSE_RANK() OVER (ORDER BY absent, s) AS token, s, absent, held, n, known

FROM (
  SELECT own, DENSE_RANK() OVER w AS class, s, absent, held
,
    CAST(SUM(held) OVER (w RANGE BETWEEN CURRENT ROW AND CURRENT ROW) AS BIGINT) AS n,
    CAST(SUM(held * (1 - absent)) OVER (w RANGE BETWEEN CURRENT ROW AND CURRENT ROW) AS BIGINT) AS known
  FROM (
    SELECT values_by_class.*, CASE WHEN s IS NULL THEN 1 ELSE 0 END AS absent
    FROM (
SELECT 1 AS own, q0, q1, q2, s, COUNT(*) AS held
FROM (
  SELECT CAST("age" AS TEXT) COLLATE "C" AS q0, CAST("zip" AS TEXT) COLLATE "C" AS q1, CAST("city" AS TEXT) COLLATE "C" AS q2, "score" AS s FROM "place"."target_1"
) AS released
GROUP BY q0, q1, q2, s

    ) AS values_by_class
  ) AS marked
  WINDOW w AS (ORDER BY own,
q0, q1, q2)
) AS classed;

SELECT own, class, DENSE_RANK() OVER (ORDER BY absent, s) AS token, s, absent, held, n, known

FROM (
  SELECT own, DENSE_RANK() OVER w AS class, s, absent, held
,
    CAST(SUM(held) OVER (w RANGE BETWEEN CURRENT ROW AND CURRENT ROW) AS BIGINT) AS n,
    CAST(SUM(held * (1 - absent)) OVER (w RANGE BETWEEN CURRENT ROW AND CURRENT ROW) AS BIGINT) AS known
  FROM (
    SELECT values_by_class.*, CASE WHEN s IS NULL THEN 1 ELSE 0 END AS absent
    FROM (
SELECT 1 AS own, q0, s, COUNT(*) AS held
FROM (
  SELECT CAST("zip" AS TEXT) COLLATE "C" AS q0, CAST("illness" AS TEXT) COLLATE "C" AS s FROM "persons_1"
) AS released
GROUP BY q0, s

    ) AS values_by_class
  ) AS marked
  WINDOW w AS (ORDER BY own,
q0)
) AS classed;

SELECT own, class, DENSE_RANK() OVER (ORDER BY absent, s) AS token, s, absent, held, n, known

FROM (
  SELECT own, DENSE_RANK() OVER w AS class, s, absent, held
,
    CAST(SUM(held) OVER (w RANGE BETWEEN CURRENT ROW AND CURRENT ROW) AS BIGINT) AS n,
    CAST(SUM(held * (1 - absent)) OVER (w RANGE BETWEEN CURRENT ROW AND CURRENT ROW) AS BIGINT) AS known
  FROM (
    SELECT values_by_class.*, CASE WHEN s IS NULL THEN 1 ELSE 0 END AS absent
    FROM (
SELECT 1 AS own, q0, q1, q2, s, COUNT(*) AS held
FROM (
  SELECT CAST("age" AS TEXT) COLLATE "C" AS q0, CAST("zip" AS TEXT) COLLATE "C" AS q1, CAST("city" AS TEXT) COLLATE "C" AS q2, CAST("illness" AS TEXT) COLLATE "C" AS s FROM "place"."target_1"
) AS released
GROUP BY q0, q1, q2, s

    ) AS values_by_class
  ) AS marked
  WINDOW w AS (ORDER BY own,
q0, q1, q2)
) AS classed;

SELECT own, class, DENSE_RANK() OVER (ORDER BY absent, s) AS token, s, absent, held, n, known

FROM (
  SELECT own, DENSE_RANK() OVER w AS class, s, absent, held
,
    CAST(SUM(held) OVER (w RANGE BETWEEN CURRENT ROW AND CURRENT ROW) AS BIGINT) AS n,
    CAST(SUM(held * (1 - absent)) OVER (w RANGE BETWEEN CURRENT ROW AND CURRENT ROW) AS BIGINT) AS known
  FROM (
    SELECT values_by_class.*, CASE WHEN s IS NULL THEN 1 ELSE 0 END AS absent
    FROM (
SELECT 1 AS own, q0, q1, s, COUNT(*) AS held
FROM (
  SELECT CAST("age" AS TEXT) COLLATE "C" AS q0, CAST("city" AS TEXT) COLLATE "C" AS q1, CAST("illness" AS TEXT) COLLATE "C" AS s FROM "place"."target_1"
) AS released
GROUP BY q0, q1, s

    ) AS values_by_class
  ) AS marked
  WINDOW w AS (ORDER BY own,
q0, q1)
) AS classed;

SELECT own, class, DENSE_RANK() OVER (ORDER BY absent, s) AS token, s, absent, held, n, known

FROM (
  SELECT own, DENSE_RANK() OVER w AS class, s, absent, held
,
    CAST(SUM(held) OVER (w RANGE BETWEEN CURRENT ROW AND CURRENT ROW) AS BIGINT) AS n,
    CAST(SUM(held * (1 - absent)) OVER (w RANGE BETWEEN CURRENT ROW AND CURRENT ROW) AS BIGINT) AS known
  FROM (
    SELECT values_by_class.*, CASE WHEN s IS NULL THEN 1 ELSE 0 END AS absent
    FROM (
SELECT 1 AS own, q0, q1, q2, s, COUNT(*) AS held
FROM (
  SELECT CAST("age" AS TEXT) COLLATE "C" AS q0, CAST("zip" AS TEXT) COLLATE "C" AS q1, CAST("city" AS TEXT) COLLATE "C" AS q2, "person" AS s FROM "persons_1"
) AS released
GROUP BY q0, q1, q2, s

    ) AS values_by_class
  ) AS marked
  WINDOW w AS (ORDER BY own,
q0, q1, q2)
) AS classed;

SELECT own, class, DENSE_RANK() OVER (ORDER BY absent, s) AS token, s, absent, held, n, known

FROM (
  SELECT own, DENSE_RANK() OVER w AS class, s, absent, held
,
    CAST(SUM(held) OVER (w RANGE BETWEEN CURRENT ROW AND CURRENT ROW) AS BIGINT) AS n,
    CAST(SUM(held * (1 - absent)) OVER (w RANGE BETWEEN CURRENT ROW AND CURRENT ROW) AS BIGINT) AS known
  FROM (
    SELECT values_by_class.*, CASE WHEN s IS NULL THEN 1 ELSE 0 END AS absent
    FROM (
SELECT 1 AS own, q0, q1, s, COUNT(*) AS held
FROM (
  SELECT "place_0" AS q0, "place_1" AS q1, CAST("illness" AS TEXT) COLLATE "C" AS s FROM "joint_1"
) AS released
GROUP BY q0, q1, s

    ) AS values_by_class
  ) AS marked
  WINDOW w AS (ORDER BY own,
q0, q1)
) AS classed;

SELECT own, class, DENSE_RANK() OVER (ORDER BY absent, s) AS token, s, absent, held, n, known

FROM (
  SELECT own, DENSE_RANK() OVER w AS class, s, absent, held
,
    CAST(SUM(held) OVER (w RANGE BETWEEN CURRENT ROW AND CURRENT ROW) AS BIGINT) AS n,
    CAST(SUM(held * (1 - absent)) OVER (w RANGE BETWEEN CURRENT ROW AND CURRENT ROW) AS BIGINT) AS known
  FROM (
    SELECT values_by_class.*, CASE WHEN s IS NULL THEN 1 ELSE 0 END AS absent
    FROM (
SELECT 1 AS own, q0, q1, q2, s, COUNT(*) AS held
FROM (
  SELECT CAST("age" AS TEXT) COLLATE "C" AS q0, CAST("zip" AS TEXT) COLLATE "C" AS q1, CAST("city" AS TEXT) COLLATE "C" AS q2, CAST("illness" AS TEXT) COLLATE "C" AS s FROM "persons_1"
) AS released
GROUP BY q0, q1, q2, s

    ) AS values_by_class
  ) AS marked
  WINDOW w AS (ORDER BY own,
q0, q1, q2)
) AS classed;

SELECT own, class, DENSE_RANK() OVER (ORDER BY absent, s) AS token, s, absent, held, n, known

FROM (
  SELECT own, DENSE_RANK() OVER w AS class, s, absent, held
,
    CAST(SUM(held) OVER (w RANGE BETWEEN CURRENT ROW AND CURRENT ROW) AS BIGINT) AS n,
    CAST(SUM(held * (1 - absent)) OVER (w RANGE BETWEEN CURRENT ROW AND CURRENT ROW) AS BIGINT) AS known
  FROM (
    SELECT values_by_class.*, CASE WHEN s IS NULL THEN 1 ELSE 0 END AS absent
    FROM (
SELECT 1 AS own, q0, s, COUNT(*) AS held
FROM (
  SELECT CAST("kind" AS TEXT) COLLATE "C" AS q0, CAST("ill" AS TEXT) COLLATE "C" AS s FROM "place"."birds"
) AS released
GROUP BY q0, s

    ) AS values_by_class
  ) AS marked
  WINDOW w AS (ORDER BY own,
q0)
) AS classed;

SELECT own, class, DENSE_RANK() OVER (ORDER BY absent, s) AS token, s, absent, held, n, known

FROM (
  SELECT own, DENSE_RANK() OVER w AS class, s, absent, held
,
    CAST(SUM(held) OVER (w RANGE BETWEEN CURRENT ROW AND CURRENT ROW) AS BIGINT) AS n,
    CAST(SUM(held * (1 - absent)) OVER (w RANGE BETWEEN CURRENT ROW AND CURRENT ROW) AS BIGINT) AS known
  FROM (
    SELECT values_by_class.*, CASE WHEN s IS NULL THEN 1 ELSE 0 END AS absent
    FROM (
SELECT 1 AS own, q0, q1, s, COUNT(*) AS held
FROM (
  SELECT "age" AS q0, CAST("city" AS TEXT) COLLATE "C" AS q1, "person" AS s FROM "place"."people"
) AS released
GROUP BY q0, q1, s

    ) AS values_by_class
  ) AS marked
  WINDOW w AS (ORDER BY own,
q0, q1)
) AS classed;

SELECT own, class, DENSE_RANK() OVER (ORDER BY absent, s) AS token, s, absent, held, n, known
, q0, q1, q2
FROM (
  SELECT own, DENSE_RANK() OVER w AS class, s, absent, held
, q0, q1, q2,
    CAST(SUM(held) OVER (w RANGE BETWEEN CURRENT ROW AND CURRENT ROW) AS BIGINT) AS n,
    CAST(SUM(held * (1 - absent)) OVER (w RANGE BETWEEN CURRENT ROW AND CURRENT ROW) AS BIGINT) AS known
  FROM (
    SELECT values_by_class.*, CASE WHEN s IS NULL THEN 1 ELSE 0 END AS absent
    FROM (
SELECT 1 AS own, q0, q1, q2, s, COUNT(*) AS held
FROM (
  SELECT CAST("age" AS TEXT) COLLATE "C" AS q0, CAST("zip" AS TEXT) COLLATE "C" AS q1, CAST("city" AS TEXT) COLLATE "C" AS q2, CAST("illness" AS TEXT) COLLATE "C" AS s FROM "place"."released"
) AS released
GROUP BY q0, q1, q2, s
UNION ALL
SELECT 0, NULL, NULL, NULL, s, COUNT(*)
FROM (SELECT CAST("illness" AS TEXT) COLLATE "C" AS s FROM "place"."people") AS compared GROUP BY s

    ) AS values_by_class
  ) AS marked
  WINDOW w AS (ORDER BY own,
q0, q1, q2)
) AS classed;

SELECT own, class, DENSE_RANK() OVER (ORDER BY absent, s) AS token, s, absent, held, n, known

FROM (
  SELECT own, DENSE_RANK() OVER w AS class, s, absent, held
,
    CAST(SUM(held) OVER (w RANGE BETWEEN CURRENT ROW AND CURRENT ROW) AS BIGINT) AS n,
    CAST(SUM(held * (1 - absent)) OVER (w RANGE BETWEEN CURRENT ROW AND CURRENT ROW) AS BIGINT) AS known
  FROM (
    SELECT values_by_class.*, CASE WHEN s IS NULL THEN 1 ELSE 0 END AS absent
    FROM (
SELECT 1 AS own, q0, s, COUNT(*) AS held
FROM (
  SELECT "group_id" AS q0, CAST("illness" AS TEXT) COLLATE "C" AS s FROM (
  SELECT f.own_group AS "group_id", v.value AS "illness"
  FROM (
    SELECT "group_id" AS own_group, "group_id" AS same_group,
      ROW_NUMBER() OVER (PARTITION BY "group_id" ORDER BY "group_id") AS turn
    FROM "place"."target_1"
  ) AS f
  JOIN (
    SELECT "group_id" AS same_group, "illness" AS value, "count" AS held,
      SUM("count") OVER (PARTITION BY "group_id" ORDER BY "group_id"
          ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS upto
    FROM "place"."target1_1"
  ) AS v ON v.same_group = f.same_group AND f.turn <= v.upto AND f.turn > v.upto - v.held
) AS unrolled
) AS released
GROUP BY q0, s

    ) AS values_by_class
  ) AS marked
  WINDOW w AS (ORDER BY own,
q0)
) AS classed;

SELECT own, class, DENSE_RANK() OVER (ORDER BY absent, s) AS token, s, absent, held, n, known

FROM (
  SELECT own, DENSE_RANK() OVER w AS class, s, absent, held
,
    CAST(SUM(held) OVER (w RANGE BETWEEN CURRENT ROW AND CURRENT ROW) AS BIGINT) AS n,
    CAST(SUM(held * (1 - absent)) OVER (w RANGE BETWEEN CURRENT ROW AND CURRENT ROW) AS BIGINT) AS known
  FROM (
    SELECT values_by_class.*, CASE WHEN s IS NULL THEN 1 ELSE 0 END AS absent
    FROM (
SELECT 1 AS own, q0, s, COUNT(*) AS held
FROM (
  SELECT CAST("what" AS TEXT) COLLATE "C" AS q0, "whose" AS s FROM "place"."target2_1"
) AS released
GROUP BY q0, s

    ) AS values_by_class
  ) AS marked
  WINDOW w AS (ORDER BY own,
q0)
) AS classed;

SELECT own, class, DENSE_RANK() OVER (ORDER BY absent, s) AS token, s, absent, held, n, known

FROM (
  SELECT own, DENSE_RANK() OVER w AS class, s, absent, held
,
    CAST(SUM(held) OVER (w RANGE BETWEEN CURRENT ROW AND CURRENT ROW) AS BIGINT) AS n,
    CAST(SUM(held * (1 - absent)) OVER (w RANGE BETWEEN CURRENT ROW AND CURRENT ROW) AS BIGINT) AS known
  FROM (
    SELECT values_by_class.*, CASE WHEN s IS NULL THEN 1 ELSE 0 END AS absent
    FROM (
SELECT 1 AS own, q0, s, COUNT(*) AS held
FROM (
  SELECT "group_id" AS q0, CAST("illness" AS TEXT) COLLATE "C" AS s FROM "place"."target_1"
) AS released
GROUP BY q0, s

    ) AS values_by_class
  ) AS marked
  WINDOW w AS (ORDER BY own,
q0)
) AS classed;

SELECT own, class, DENSE_RANK() OVER (ORDER BY absent, s) AS token, s, absent, held, n, known

FROM (
  SELECT own, DENSE_RANK() OVER w AS class, s, absent, held
,
    CAST(SUM(held) OVER (w RANGE BETWEEN CURRENT ROW AND CURRENT ROW) AS BIGINT) AS n,
    CAST(SUM(held * (1 - absent)) OVER (w RANGE BETWEEN CURRENT ROW AND CURRENT ROW) AS BIGINT) AS known
  FROM (
    SELECT values_by_class.*, CASE WHEN s IS NULL THEN 1 ELSE 0 END AS absent
    FROM (
SELECT 1 AS own, q0, q1, q2, s, COUNT(*) AS held
FROM (
  SELECT CAST("age" AS TEXT) COLLATE "C" AS q0, CAST("zip" AS TEXT) COLLATE "C" AS q1, CAST("city" AS TEXT) COLLATE "C" AS q2, CAST("illness" AS TEXT) COLLATE "C" AS s FROM "place"."target_1"
) AS released
GROUP BY q0, q1, q2, s
UNION ALL
SELECT 0, NULL, NULL, NULL, CAST(v0 AS TEXT) COLLATE "C", n FROM "counts_1"

    ) AS values_by_class
  ) AS marked
  WINDOW w AS (ORDER BY own,
q0, q1, q2)
) AS classed;

SELECT own, class, DENSE_RANK() OVER (ORDER BY absent, s) AS token, s, absent, held, n, known

FROM (
  SELECT own, DENSE_RANK() OVER w AS class, s, absent, held
,
    CAST(SUM(held) OVER (w RANGE BETWEEN CURRENT ROW AND CURRENT ROW) AS BIGINT) AS n,
    CAST(SUM(held * (1 - absent)) OVER (w RANGE BETWEEN CURRENT ROW AND CURRENT ROW) AS BIGINT) AS known
  FROM (
    SELECT values_by_class.*, CASE WHEN s IS NULL THEN 1 ELSE 0 END AS absent
    FROM (
SELECT 1 AS own, q0, s, COUNT(*) AS held
FROM (
  SELECT "v" AS q0, "who" AS s FROM "persons_1"
) AS released
GROUP BY q0, s

    ) AS values_by_class
  ) AS marked
  WINDOW w AS (ORDER BY own,
q0)
) AS classed;

SELECT own, class, DENSE_RANK() OVER (ORDER BY absent, s) AS token, s, absent, held, n, known

FROM (
  SELECT own, DENSE_RANK() OVER w AS class, s, absent, held
,
    CAST(SUM(held) OVER (w RANGE BETWEEN CURRENT ROW AND CURRENT ROW) AS BIGINT) AS n,
    CAST(SUM(held * (1 - absent)) OVER (w RANGE BETWEEN CURRENT ROW AND CURRENT ROW) AS BIGINT) AS known
  FROM (
    SELECT values_by_class.*, CASE WHEN s IS NULL THEN 1 ELSE 0 END AS absent
    FROM (
SELECT 1 AS own, q0, q1, q2, s, COUNT(*) AS held
FROM (
  SELECT CAST("age" AS TEXT) COLLATE "C" AS q0, CAST("zip" AS TEXT) COLLATE "C" AS q1, CAST("city" AS TEXT) COLLATE "C" AS q2, CAST("illness" AS TEXT) COLLATE "C" AS s FROM "place"."target_1"
) AS released
GROUP BY q0, q1, q2, s
UNION ALL
SELECT 0, NULL, NULL, NULL, s, COUNT(*)
FROM (SELECT CAST("illness" AS TEXT) COLLATE "C" AS s FROM "place"."people") AS compared GROUP BY s

    ) AS values_by_class
  ) AS marked
  WINDOW w AS (ORDER BY own,
q0, q1, q2)
) AS classed;

SELECT own, class, DENSE_RANK() OVER (ORDER BY absent, s) AS token, s, absent, held, n, known

FROM (
  SELECT own, DENSE_RANK() OVER w AS class, s, absent, held
,
    CAST(SUM(held) OVER (w RANGE BETWEEN CURRENT ROW AND CURRENT ROW) AS BIGINT) AS n,
    CAST(SUM(held * (1 - absent)) OVER (w RANGE BETWEEN CURRENT ROW AND CURRENT ROW) AS BIGINT) AS known
  FROM (
    SELECT values_by_class.*, CASE WHEN s IS NULL THEN 1 ELSE 0 END AS absent
    FROM (
SELECT 1 AS own, q0, q1, s, COUNT(*) AS held
FROM (
  SELECT CAST("what" AS TEXT) COLLATE "C" AS q0, CAST("day" AS TEXT) COLLATE "C" AS q1, "whose" AS s FROM "place"."target1_1"
) AS released
GROUP BY q0, q1, s

    ) AS values_by_class
  ) AS marked
  WINDOW w AS (ORDER BY own,
q0, q1)
) AS classed;

SELECT own, class, DENSE_RANK() OVER (ORDER BY absent, s) AS token, s, absent, held, n, known

FROM (
  SELECT own, DENSE_RANK() OVER w AS class, s, absent, held
,
    CAST(SUM(held) OVER (w RANGE BETWEEN CURRENT ROW AND CURRENT ROW) AS BIGINT) AS n,
    CAST(SUM(held * (1 - absent)) OVER (w RANGE BETWEEN CURRENT ROW AND CURRENT ROW) AS BIGINT) AS known
  FROM (
    SELECT values_by_class.*, CASE WHEN s IS NULL THEN 1 ELSE 0 END AS absent
    FROM (
SELECT 1 AS own, q0, s, COUNT(*) AS held
FROM (
  SELECT "group_id" AS q0, CAST("illness" AS TEXT) COLLATE "C" AS s FROM (
  SELECT f.own_group AS "group_id", v.value AS "illness"
  FROM (
    SELECT "group_id" AS own_group, "group_id" AS same_group,
      ROW_NUMBER() OVER (PARTITION BY "group_id" ORDER BY "group_id") AS turn
    FROM "place"."target_1"
  ) AS f
  JOIN (
    SELECT "group_id" AS same_group, "illness" AS value, "persons" AS held,
      SUM("persons") OVER (PARTITION BY "group_id" ORDER BY "group_id"
          ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS upto
    FROM "place"."target1_1"
  ) AS v ON v.same_group = f.same_group AND f.turn <= v.upto AND f.turn > v.upto - v.held
) AS unrolled
) AS released
GROUP BY q0, s

    ) AS values_by_class
  ) AS marked
  WINDOW w AS (ORDER BY own,
q0)
) AS classed;

SELECT own, class, DENSE_RANK() OVER (ORDER BY absent, s) AS token, s, absent, held, n, known

FROM (
  SELECT own, DENSE_RANK() OVER w AS class, s, absent, held
,
    CAST(SUM(held) OVER (w RANGE BETWEEN CURRENT ROW AND CURRENT ROW) AS BIGINT) AS n,
    CAST(SUM(held * (1 - absent)) OVER (w RANGE BETWEEN CURRENT ROW AND CURRENT ROW) AS BIGINT) AS known
  FROM (
    SELECT values_by_class.*, CASE WHEN s IS NULL THEN 1 ELSE 0 END AS absent
    FROM (
SELECT 1 AS own, q0, q1, s, COUNT(*) AS held
FROM (
  SELECT "v" AS q0, CAST(CAST("w" AS TEXT) AS TEXT) COLLATE "C" AS q1, "who" AS s FROM "persons_1"
) AS released
GROUP BY q0, q1, s

    ) AS values_by_class
  ) AS marked
  WINDOW w AS (ORDER BY own,
q0, q1)
) AS classed;

SELECT own, class, DENSE_RANK() OVER (ORDER BY absent, s) AS token, s, absent, held, n, known

FROM (
  SELECT own, DENSE_RANK() OVER w AS class, s, absent, held
,
    CAST(SUM(held) OVER (w RANGE BETWEEN CURRENT ROW AND CURRENT ROW) AS BIGINT) AS n,
    CAST(SUM(held * (1 - absent)) OVER (w RANGE BETWEEN CURRENT ROW AND CURRENT ROW) AS BIGINT) AS known
  FROM (
    SELECT values_by_class.*, CASE WHEN s IS NULL THEN 1 ELSE 0 END AS absent
    FROM (
SELECT 1 AS own, q0, s, COUNT(*) AS held
FROM (
  SELECT CAST("what" AS TEXT) COLLATE "C" AS q0, "whose" AS s FROM "persons_1"
) AS released
GROUP BY q0, s

    ) AS values_by_class
  ) AS marked
  WINDOW w AS (ORDER BY own,
q0)
) AS classed;
