SELECT q0, q1, q2, q3, q4, q5, COUNT(*) AS n
FROM (
  SELECT (CAST("age" AS VARCHAR) COLLATE "binary") AS q0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS q1, (CAST("born" AS VARCHAR) COLLATE "binary") AS q2, (CAST("score" AS VARCHAR) COLLATE "binary") AS q3, (CAST("city" AS VARCHAR) COLLATE "binary") AS q4, (CAST("grade" AS VARCHAR) COLLATE "binary") AS q5
  FROM "main"."target_1"
) AS rows_of_it
GROUP BY q0, q1, q2, q3, q4, q5;

SELECT q0, q1, q2, COUNT(*) AS n
FROM (
  SELECT (CAST("age" AS VARCHAR) COLLATE "binary") AS q0, (CAST("born" AS VARCHAR) COLLATE "binary") AS q1, (CAST("score" AS VARCHAR) COLLATE "binary") AS q2
  FROM "main"."target_1"
) AS rows_of_it
GROUP BY q0, q1, q2;

SELECT q0, q1, COUNT(*) AS n
FROM (
  SELECT (CAST("age" AS VARCHAR) COLLATE "binary") AS q0, (CAST("town" AS VARCHAR) COLLATE "binary") AS q1
  FROM "main"."target_1"
) AS rows_of_it
GROUP BY q0, q1;

SELECT q0, COUNT(*) AS n
FROM (
  SELECT (CAST("v" AS VARCHAR) COLLATE "binary") AS q0
  FROM "main"."target_1"
) AS rows_of_it
GROUP BY q0;

SELECT q0, q1, q2, q3, COUNT(*) AS n
FROM (
  SELECT (CAST("age" AS VARCHAR) COLLATE "binary") AS q0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS q1, (CAST("city" AS VARCHAR) COLLATE "binary") AS q2, (CAST("grade" AS VARCHAR) COLLATE "binary") AS q3
  FROM "persons_1"
) AS rows_of_it
GROUP BY q0, q1, q2, q3;
