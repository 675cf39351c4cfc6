d.value IN (
    SELECT v FROM (
      SELECT v, COUNT(DISTINCT person) AS persons
      FROM (SELECT (CAST("x" AS VARCHAR) COLLATE "binary") AS v, (CAST(CAST("client" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS person FROM "calls") AS rows_of_it
      GROUP BY v
    ) AS by_value
    WHERE persons < 3 AND v IS NOT NULL
  );

d.value IN (
    SELECT v FROM (
      SELECT v, COUNT(DISTINCT person) AS persons
      FROM (SELECT (CAST("zip" AS VARCHAR) COLLATE "binary") AS v, (CAST(CAST("illness" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS person FROM "people") AS rows_of_it
      GROUP BY v
    ) AS by_value
    WHERE persons < 2 AND v IS NOT NULL
  );

d.value IN (
    SELECT v FROM (
      SELECT v, COUNT(DISTINCT person) AS persons
      FROM (SELECT "age" AS v, (CAST(CAST("person" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS person FROM "people") AS rows_of_it
      GROUP BY v
    ) AS by_value
    WHERE persons < 2 AND v IS NOT NULL
  );

d.value IN (
    SELECT v FROM (
      SELECT v, COUNT(DISTINCT person) AS persons
      FROM (SELECT (CAST("zip" AS VARCHAR) COLLATE "binary") AS v, (CAST(CAST("person" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS person FROM "people") AS rows_of_it
      GROUP BY v
    ) AS by_value
    WHERE persons < 3 AND v IS NOT NULL
  );

d.value IN (
    SELECT v FROM (
      SELECT v, COUNT(DISTINCT person) AS persons
      FROM (SELECT (CAST("zip" AS VARCHAR) COLLATE "binary") AS v, (CAST(CAST("illness" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS person FROM "people") AS rows_of_it
      GROUP BY v
    ) AS by_value
    WHERE persons < 3 AND v IS NOT NULL
  );

d.value IN (
    SELECT v FROM (
      SELECT v, COUNT(DISTINCT person) AS persons
      FROM (SELECT (CAST("zip" AS VARCHAR) COLLATE "binary") AS v, (CAST(CAST("grade" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS person FROM "signed_1") AS rows_of_it
      GROUP BY v
    ) AS by_value
    WHERE persons < 1 AND v IS NOT NULL
  );

d.value IN (
    SELECT v FROM (
      SELECT v, COUNT(DISTINCT person) AS persons
      FROM (SELECT "age" AS v, (CAST(CAST("person" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS person FROM "people") AS rows_of_it
      GROUP BY v
    ) AS by_value
    WHERE persons < 3 AND v IS NOT NULL
  );

d.value IN (
    SELECT v FROM (
      SELECT v, COUNT(DISTINCT person) AS persons
      FROM (SELECT (CAST("what" AS VARCHAR) COLLATE "binary") AS v, (CAST(CAST("whose" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS person FROM "buys") AS rows_of_it
      GROUP BY v
    ) AS by_value
    WHERE persons < 3 AND v IS NOT NULL
  );
