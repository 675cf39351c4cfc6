SELECT DISTINCT person, class
FROM (
  SELECT who, DENSE_RANK() OVER (ORDER BY who) AS person, DENSE_RANK() OVER (ORDER BY q0, q1, q2) AS class
  FROM (
    SELECT (CAST("illness" AS VARCHAR) COLLATE "binary") AS who, (CAST("age" AS VARCHAR) COLLATE "binary") AS q0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS q1, (CAST("city" AS VARCHAR) COLLATE "binary") AS q2
    FROM "persons_1"
  ) AS rows_of_it
  WHERE who IS NOT NULL
) AS numbered;

SELECT DISTINCT person, class
FROM (
  SELECT who, DENSE_RANK() OVER (ORDER BY who) AS person, DENSE_RANK() OVER (ORDER BY q0) AS class
  FROM (
    SELECT (CAST("grade" AS VARCHAR) COLLATE "binary") AS who, "group_id" AS q0
    FROM "persons_1"
  ) AS rows_of_it
  WHERE who IS NOT NULL
) AS numbered;

SELECT DISTINCT person, class
FROM (
  SELECT who, DENSE_RANK() OVER (ORDER BY who) AS person, DENSE_RANK() OVER (ORDER BY q0, q1) AS class
  FROM (
    SELECT "who" AS who, "v" AS q0, (CAST(CAST("w" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS q1
    FROM "persons_1"
  ) AS rows_of_it
  WHERE who IS NOT NULL
) AS numbered;
