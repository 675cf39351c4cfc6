SELECT COUNT(*) AS n, COUNT(*) AS measure,
  CASE WHEN COUNT(*) < 3 THEN 1 ELSE 0 END AS violates
FROM (
  SELECT CAST("age" AS TEXT) COLLATE "C" AS q0, CAST("zip" AS TEXT) COLLATE "C" AS q1, CAST("born" AS TEXT) COLLATE "C" AS q2, CAST("score" AS TEXT) COLLATE "C" AS q3, CAST("city" AS TEXT) COLLATE "C" AS q4, CAST("grade" AS TEXT) COLLATE "C" AS q5, 1 AS s FROM "place"."_sqlanon_target"
) AS released
GROUP BY q0, q1, q2, q3, q4, q5;

SELECT COUNT(*) AS n, COUNT(*) AS measure,
  CASE WHEN COUNT(*) < 3 THEN 1 ELSE 0 END AS violates
FROM (
  SELECT "age" AS q0, CAST("zip" AS TEXT) COLLATE "C" AS q1, "score" AS q2, CAST("city" AS TEXT) COLLATE "C" AS q3, CAST("grade" AS TEXT) COLLATE "C" AS q4, 1 AS s FROM "place"."_sqlanon_target"
) AS released
GROUP BY q0, q1, q2, q3, q4;

SELECT COUNT(*) AS n, COUNT(*) AS measure,
  CASE WHEN COUNT(*) < 3 THEN 1 ELSE 0 END AS violates
FROM (
  SELECT "age" AS q0, CAST("zip" AS TEXT) COLLATE "C" AS q1, CAST("city" AS TEXT) COLLATE "C" AS q2, 1 AS s FROM "place"."_sqlanon_target"
) AS released
GROUP BY q0, q1, q2;

SELECT COUNT(*) AS n, COUNT(*) AS measure,
  CASE WHEN COUNT(*) < 3 THEN 1 ELSE 0 END AS violates
FROM (
  SELECT CAST("age" AS TEXT) COLLATE "C" AS q0, CAST("zip" AS TEXT) COLLATE "C" AS q1, CAST("city" AS TEXT) COLLATE "C" AS q2, 1 AS s FROM "place"."_sqlanon_target"
) AS released
GROUP BY q0, q1, q2;

SELECT COUNT(*) AS n, COUNT(*) AS measure,
  CASE WHEN COUNT(*) < 3 THEN 1 ELSE 0 END AS violates
FROM (
  SELECT CAST("v" AS TEXT) COLLATE "C" AS q0, 1 AS s FROM "place"."_sqlanon_target"
) AS released
GROUP BY q0;

SELECT COUNT(*) AS n, COUNT(DISTINCT s) AS measure,
  CASE WHEN COUNT(DISTINCT s) < 2 THEN 1 ELSE 0 END AS violates
FROM (
  SELECT "age" AS q0, CAST("city" AS TEXT) COLLATE "C" AS q1, "person" AS s FROM "place"."people"
) AS released
GROUP BY q0, q1;
