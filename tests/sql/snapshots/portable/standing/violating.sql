SELECT class FROM (
SELECT class, MAX(n) AS n, 
  CASE WHEN SUM(violates) > 0 OR (MAX(n) > 0 AND MAX(n) < 2) THEN 1 ELSE 0 END AS violates
FROM (
  SELECT class, n, 0 AS violates FROM (
SELECT class, CAST(SUM(n) AS BIGINT) AS n, CASE WHEN SUM(n) < 2 THEN 0 ELSE 1 END AS released
FROM "assignment_1"
GROUP BY class
  ) AS sized
  UNION ALL
  SELECT class, 0, violates FROM (
SELECT class, SUM(CASE WHEN s = -1 THEN 0 ELSE 1 END) AS measure,
  CASE WHEN SUM(CASE WHEN s = -1 THEN 0 ELSE 1 END) < 2 THEN 1 ELSE 0 END AS violates
FROM (SELECT class, s, SUM(n) AS n FROM "values_1" GROUP BY class, s) AS h
GROUP BY class
  ) AS v0
) AS verdicts
GROUP BY class
) AS judged
WHERE violates = 1;

SELECT class FROM (
SELECT class, MAX(n) AS n, 
  CASE WHEN SUM(violates) > 0 OR (MAX(n) > 0 AND MAX(n) < 4) THEN 1 ELSE 0 END AS violates
FROM (
  SELECT class, n, 0 AS violates FROM (
SELECT class, CAST(SUM(n) AS BIGINT) AS n, CASE WHEN SUM(n) < 4 THEN 0 ELSE 1 END AS released
FROM "state_1"
GROUP BY class
  ) AS sized
  UNION ALL
  SELECT class, 0, violates FROM (
SELECT class, SUM(CASE WHEN s = 6 THEN 0 ELSE 1 END) AS measure,
  CASE WHEN SUM(CASE WHEN s = 6 THEN 0 ELSE 1 END) < 2 THEN 1 ELSE 0 END AS violates
FROM (SELECT class, s, SUM(n) AS n FROM "values_1" GROUP BY class, s) AS h
GROUP BY class
  ) AS v0
) AS verdicts
GROUP BY class
) AS judged
WHERE violates = 1;

SELECT class FROM (
SELECT class, n,   CASE WHEN n > 0 AND n < 3 THEN 1 ELSE 0 END AS violates
FROM (
SELECT class, CAST(SUM(n) AS BIGINT) AS n, CASE WHEN SUM(n) < 3 THEN 0 ELSE 1 END AS released
FROM "placed_1"
GROUP BY class
) AS sized
) AS judged
WHERE violates = 1;

SELECT class FROM (
SELECT class, MAX(n) AS n, 
  CASE WHEN SUM(violates) > 0 OR (MAX(n) > 0 AND MAX(n) < 2) THEN 1 ELSE 0 END AS violates
FROM (
  SELECT class, n, 0 AS violates FROM (
SELECT class, CAST(SUM(n) AS BIGINT) AS n, CASE WHEN SUM(n) < 2 THEN 0 ELSE 1 END AS released
FROM "dealt_1"
GROUP BY class
  ) AS sized
  UNION ALL
  SELECT class, 0, violates FROM (
SELECT class, SUM(CASE WHEN s = -1 THEN 0 ELSE 1 END) AS measure,
  CASE WHEN SUM(CASE WHEN s = -1 THEN 0 ELSE 1 END) < 2 THEN 1 ELSE 0 END AS violates
FROM (SELECT class, s, SUM(n) AS n FROM "dealt_1" GROUP BY class, s) AS h
GROUP BY class
  ) AS v0
) AS verdicts
GROUP BY class
) AS judged
WHERE violates = 1;
