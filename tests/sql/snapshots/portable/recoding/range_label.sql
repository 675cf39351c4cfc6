SELECT e.class, e.n,
  CASE
    WHEN e.lo0 = e.hi0 THEN a.label
    WHEN z.value IS NULL THEN CAST('*' AS VARCHAR)
    ELSE (CAST('[' AS VARCHAR) || a.label || CAST('-' AS VARCHAR) || z.label || CAST(']' AS VARCHAR))
  END AS label,
  LEAST(e.hi0 - e.lo0, 39) AS units,
  LEAST(e.hi0 - e.lo0, 39) AS members
FROM "extents_1" AS e
JOIN "dictionary_1" AS a ON a.code = e.lo0
JOIN "dictionary_1" AS z ON z.code = e.hi0;

SELECT e.class, e.n,
  CASE
    WHEN e.lo1 = e.hi1 THEN a.label
    WHEN z.value IS NULL THEN CAST('*' AS VARCHAR)
    ELSE (CAST('[' AS VARCHAR) || a.label || CAST('..' AS VARCHAR) || z.label || CAST(']' AS VARCHAR))
  END AS label,
  LEAST(e.hi1 - e.lo1, 1) AS units,
  LEAST(e.hi1 - e.lo1, 1) AS members
FROM "extents_1" AS e
JOIN "dictionary_1" AS a ON a.code = e.lo1
JOIN "dictionary_1" AS z ON z.code = e.hi1;

SELECT e.class, e.n,
  CASE
    WHEN e.lo0 = e.hi0 THEN a.label
    WHEN z.value IS NULL THEN CAST('*' AS VARCHAR)
    ELSE (CAST('[' AS VARCHAR) || a.label || CAST('-' AS VARCHAR) || z.label || CAST(']' AS VARCHAR))
  END AS label,
  LEAST(e.hi0 - e.lo0, 4) AS units,
  LEAST(e.hi0 - e.lo0, 4) AS members
FROM "extents_1" AS e
JOIN "dictionary_1" AS a ON a.code = e.lo0
JOIN "dictionary_1" AS z ON z.code = e.hi0;

SELECT e.class, e.n,
  CASE
    WHEN e.lo0 = e.hi0 THEN a.label
    WHEN z.value IS NULL THEN CAST('*' AS VARCHAR)
    ELSE (CAST('[' AS VARCHAR) || a.label || CAST('-' AS VARCHAR) || z.label || CAST(']' AS VARCHAR))
  END AS label,
  LEAST(e.hi0 - e.lo0, 3) AS units,
  LEAST(e.hi0 - e.lo0, 3) AS members
FROM "extents_1" AS e
JOIN "dictionary_1" AS a ON a.code = e.lo0
JOIN "dictionary_1" AS z ON z.code = e.hi0;

SELECT e.class, e.n,
  CASE
    WHEN e.lo0 = e.hi0 THEN a.label
    WHEN z.value IS NULL THEN CAST('*' AS VARCHAR)
    ELSE (CAST('[' AS VARCHAR) || a.label || CAST('-' AS VARCHAR) || z.label || CAST(']' AS VARCHAR))
  END AS label,
  LEAST(e.hi0 - e.lo0, 39) AS units,
  LEAST(e.hi0 - e.lo0, 39) AS members
FROM (SELECT shape AS class, n, lo AS lo0, hi AS hi0 FROM "shapes_1" WHERE attribute = 0) AS e
JOIN "dictionary_1" AS a ON a.code = e.lo0
JOIN "dictionary_1" AS z ON z.code = e.hi0;

SELECT e.class, e.n,
  CASE
    WHEN e.lo0 = e.hi0 THEN a.label
    WHEN z.value IS NULL THEN CAST('*' AS VARCHAR)
    ELSE (CAST('[' AS VARCHAR) || a.label || CAST('-' AS VARCHAR) || z.label || CAST(']' AS VARCHAR))
  END AS label,
  LEAST(e.hi0 - e.lo0, 2) AS units,
  LEAST(e.hi0 - e.lo0, 2) AS members
FROM "extents_1" AS e
JOIN "dictionary_1" AS a ON a.code = e.lo0
JOIN "dictionary_1" AS z ON z.code = e.hi0;

SELECT e.class, e.n,
  CASE
    WHEN e.lo0 = e.hi0 THEN a.label
    WHEN z.value IS NULL THEN CAST('*' AS VARCHAR)
    ELSE (CAST('[' AS VARCHAR) || a.label || CAST('-' AS VARCHAR) || z.label || CAST(']' AS VARCHAR))
  END AS label,
  LEAST(e.hi0 - e.lo0, 199) AS units,
  LEAST(e.hi0 - e.lo0, 199) AS members
FROM "extents_1" AS e
JOIN "dictionary_1" AS a ON a.code = e.lo0
JOIN "dictionary_1" AS z ON z.code = e.hi0;
