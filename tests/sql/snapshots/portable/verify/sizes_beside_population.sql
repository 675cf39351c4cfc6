SELECT CAST(SUM(here) AS BIGINT) AS n,
  CAST(SUM(there) AS BIGINT) AS members
FROM (
  SELECT (CAST("age" AS VARCHAR) COLLATE "binary") AS q0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS q1, (CAST("city" AS VARCHAR) COLLATE "binary") AS q2, 1 AS here, 0 AS there FROM "main"."target_1"
) AS united
GROUP BY q0, q1, q2;

SELECT CAST(SUM(here) AS BIGINT) AS n,
  CAST(SUM(there) AS BIGINT) AS members
FROM (
  SELECT (CAST("city" AS VARCHAR) COLLATE "binary") AS q0, 1 AS here, 0 AS there FROM "keyed"
) AS united
GROUP BY q0;

SELECT CAST(SUM(here) AS BIGINT) AS n,
  CAST(SUM(there) AS BIGINT) AS members
FROM (
  SELECT (CAST("age" AS VARCHAR) COLLATE "binary") AS q0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS q1, (CAST("born" AS VARCHAR) COLLATE "binary") AS q2, (CAST("score" AS VARCHAR) COLLATE "binary") AS q3, (CAST("city" AS VARCHAR) COLLATE "binary") AS q4, (CAST("grade" AS VARCHAR) COLLATE "binary") AS q5, 1 AS here, 0 AS there FROM "main"."target_1"
) AS united
GROUP BY q0, q1, q2, q3, q4, q5;

SELECT CAST(SUM(here) AS BIGINT) AS n,
  CAST(SUM(there) AS BIGINT) AS members
FROM (
  SELECT (CAST("age" AS VARCHAR) COLLATE "binary") AS q0, (CAST("born" AS VARCHAR) COLLATE "binary") AS q1, (CAST("score" AS VARCHAR) COLLATE "binary") AS q2, 1 AS here, 0 AS there FROM "main"."target_1"
) AS united
GROUP BY q0, q1, q2;

SELECT CAST(SUM(here) AS BIGINT) AS n,
  CAST(SUM(there) AS BIGINT) AS members
FROM (
  SELECT (CAST("seen" AS VARCHAR) COLLATE "binary") AS q0, (CAST("at" AS VARCHAR) COLLATE "binary") AS q1, 1 AS here, 0 AS there FROM "main"."target_1"
) AS united
GROUP BY q0, q1;

SELECT CAST(SUM(here) AS BIGINT) AS n,
  CAST(SUM(there) AS BIGINT) AS members
FROM (
  SELECT "age" AS q0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS q1, (CAST(CAST("score" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS q2, (CAST("city" AS VARCHAR) COLLATE "binary") AS q3, (CAST("grade" AS VARCHAR) COLLATE "binary") AS q4, 1 AS here, 0 AS there FROM "main"."target_1"
) AS united
GROUP BY q0, q1, q2, q3, q4;

SELECT CAST(SUM(here) AS BIGINT) AS n,
  CAST(SUM(there) AS BIGINT) AS members
FROM (
  SELECT "age" AS q0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS q1, (CAST(CAST("score" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS q2, (CAST("city" AS VARCHAR) COLLATE "binary") AS q3, 1 AS here, 0 AS there FROM "main"."target_1"
) AS united
GROUP BY q0, q1, q2, q3;

SELECT CAST(SUM(here) AS BIGINT) AS n,
  CAST(SUM(there) AS BIGINT) AS members
FROM (
  SELECT (CAST("age" AS VARCHAR) COLLATE "binary") AS q0, (CAST("town" AS VARCHAR) COLLATE "binary") AS q1, 1 AS here, 0 AS there FROM "main"."target_1"
) AS united
GROUP BY q0, q1;

SELECT CAST(SUM(here) AS BIGINT) AS n,
  CAST(SUM(there) AS BIGINT) AS members
FROM (
  SELECT (CAST("v" AS VARCHAR) COLLATE "binary") AS q0, 1 AS here, 0 AS there FROM "main"."target_1"
) AS united
GROUP BY q0;

SELECT CAST(SUM(here) AS BIGINT) AS n,
  CAST(SUM(there) AS BIGINT) AS members
FROM (
  SELECT "group_id" AS q0, 1 AS here, 0 AS there FROM "main"."target_1"
) AS united
GROUP BY q0;

SELECT CAST(SUM(here) AS BIGINT) AS n,
  CAST(SUM(there) AS BIGINT) AS members
FROM (
  SELECT "place_0" AS q0, "place_1" AS q1, 1 AS here, 0 AS there FROM "joint_1"
) AS united
GROUP BY q0, q1;

SELECT CAST(SUM(here) AS BIGINT) AS n,
  CAST(SUM(there) AS BIGINT) AS members
FROM (
  SELECT (CAST("age" AS VARCHAR) COLLATE "binary") AS q0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS q1, (CAST("city" AS VARCHAR) COLLATE "binary") AS q2, 1 AS here, 0 AS there FROM "target_1"
) AS united
GROUP BY q0, q1, q2;

SELECT CAST(SUM(here) AS BIGINT) AS n,
  CAST(SUM(there) AS BIGINT) AS members
FROM (
  SELECT "age" AS q0, (CAST("town" AS VARCHAR) COLLATE "binary") AS q1, 1 AS here, 0 AS there FROM "cards"
) AS united
GROUP BY q0, q1;

SELECT CAST(SUM(here) AS BIGINT) AS n,
  CAST(SUM(there) AS BIGINT) AS members
FROM (
  SELECT (CAST("kind" AS VARCHAR) COLLATE "binary") AS q0, (CAST("town" AS VARCHAR) COLLATE "binary") AS q1, 1 AS here, 0 AS there FROM "pets"
) AS united
GROUP BY q0, q1;

SELECT CAST(SUM(here) AS BIGINT) AS n,
  CAST(SUM(there) AS BIGINT) AS members
FROM (
  SELECT (CAST("kind" AS VARCHAR) COLLATE "binary") AS q0, 1 AS here, 0 AS there FROM "birds"
) AS united
GROUP BY q0;

SELECT CAST(SUM(here) AS BIGINT) AS n,
  CAST(SUM(there) AS BIGINT) AS members
FROM (
  SELECT "age" AS q0, 1 AS here, 0 AS there FROM "named"
) AS united
GROUP BY q0;

SELECT CAST(SUM(here) AS BIGINT) AS n,
  CAST(SUM(there) AS BIGINT) AS members
FROM (
  SELECT (CAST("age" AS VARCHAR) COLLATE "binary") AS q0, 1 AS here, 0 AS there FROM "ages"
) AS united
GROUP BY q0;

SELECT CAST(SUM(here) AS BIGINT) AS n,
  CAST(SUM(there) AS BIGINT) AS members
FROM (
  SELECT "age" AS q0, 1 AS here, 0 AS there FROM "wards"
) AS united
GROUP BY q0;

SELECT CAST(SUM(here) AS BIGINT) AS n,
  CAST(SUM(there) AS BIGINT) AS members
FROM (
  SELECT (CAST("age" AS VARCHAR) COLLATE "binary") AS q0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS q1, (CAST("score" AS VARCHAR) COLLATE "binary") AS q2, (CAST("city" AS VARCHAR) COLLATE "binary") AS q3, 1 AS here, 0 AS there FROM "main"."target_1"
) AS united
GROUP BY q0, q1, q2, q3;

SELECT CAST(SUM(here) AS BIGINT) AS n,
  CAST(SUM(there) AS BIGINT) AS members
FROM (
  SELECT "age" AS q0, (CAST("city" AS VARCHAR) COLLATE "binary") AS q1, 1 AS here, 0 AS there FROM "people"
  UNION ALL
  SELECT "age", (CAST("city" AS VARCHAR) COLLATE "binary"), 0, 1 FROM "people"
) AS united
GROUP BY q0, q1;

SELECT CAST(SUM(here) AS BIGINT) AS n,
  CAST(SUM(there) AS BIGINT) AS members
FROM (
  SELECT (CAST("age" AS VARCHAR) COLLATE "binary") AS q0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS q1, (CAST("city" AS VARCHAR) COLLATE "binary") AS q2, (CAST("grade" AS VARCHAR) COLLATE "binary") AS q3, 1 AS here, 0 AS there FROM "main"."target_1"
) AS united
GROUP BY q0, q1, q2, q3;

SELECT CAST(SUM(here) AS BIGINT) AS n,
  CAST(SUM(there) AS BIGINT) AS members
FROM (
  SELECT (CAST("age" AS VARCHAR) COLLATE "binary") AS q0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS q1, (CAST("city" AS VARCHAR) COLLATE "binary") AS q2, 1 AS here, 0 AS there FROM "main"."released"
) AS united
GROUP BY q0, q1, q2;

SELECT CAST(SUM(here) AS BIGINT) AS n,
  CAST(SUM(there) AS BIGINT) AS members
FROM (
  SELECT "age" AS q0, (CAST(CAST("score" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS q1, 1 AS here, 0 AS there FROM "main"."target_1"
) AS united
GROUP BY q0, q1;

SELECT CAST(SUM(here) AS BIGINT) AS n,
  CAST(SUM(there) AS BIGINT) AS members
FROM (
  SELECT (CAST("age" AS VARCHAR) COLLATE "binary") AS q0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS q1, (CAST("city" AS VARCHAR) COLLATE "binary") AS q2, (CAST("visits" AS VARCHAR) COLLATE "binary") AS q3, 1 AS here, 0 AS there FROM "main"."target_1"
) AS united
GROUP BY q0, q1, q2, q3;

SELECT CAST(SUM(here) AS BIGINT) AS n,
  CAST(SUM(there) AS BIGINT) AS members
FROM (
  SELECT (CAST("age" AS VARCHAR) COLLATE "binary") AS q0, (CAST("city" AS VARCHAR) COLLATE "binary") AS q1, 1 AS here, 0 AS there FROM "written_1"
) AS united
GROUP BY q0, q1;

SELECT CAST(SUM(here) AS BIGINT) AS n,
  CAST(SUM(there) AS BIGINT) AS members
FROM (
  SELECT (CAST("longitude" AS VARCHAR) COLLATE "binary") AS q0, (CAST("zone" AS VARCHAR) COLLATE "binary") AS q1, (CAST("station" AS VARCHAR) COLLATE "binary") AS q2, 1 AS here, 0 AS there FROM "main"."target_1"
) AS united
GROUP BY q0, q1, q2;

SELECT CAST(SUM(here) AS BIGINT) AS n,
  CAST(SUM(there) AS BIGINT) AS members
FROM (
  SELECT (CAST("city" AS VARCHAR) COLLATE "binary") AS q0, 1 AS here, 0 AS there FROM "main"."target_1"
) AS united
GROUP BY q0;

SELECT CAST(SUM(here) AS BIGINT) AS n,
  CAST(SUM(there) AS BIGINT) AS members
FROM (
  SELECT (CAST("age" AS VARCHAR) COLLATE "binary") AS q0, 1 AS here, 0 AS there FROM "main"."target_1"
) AS united
GROUP BY q0;

SELECT CAST(SUM(here) AS BIGINT) AS n,
  CAST(SUM(there) AS BIGINT) AS members
FROM (
  SELECT (CAST("age" AS VARCHAR) COLLATE "binary") AS q0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS q1, 1 AS here, 0 AS there FROM "main"."target_1"
  UNION ALL
  SELECT (CAST("age" AS VARCHAR) COLLATE "binary"), (CAST("zip" AS VARCHAR) COLLATE "binary"), 0, 1 FROM "population_1"
) AS united
GROUP BY q0, q1;
