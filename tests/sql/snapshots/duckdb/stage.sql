-- name: rows
(SELECT "age" AS v0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS v1, (CAST("city" AS VARCHAR) COLLATE "binary") AS v2, (CAST("grade" AS VARCHAR) COLLATE "binary") AS v3, (CAST("illness" AS VARCHAR) COLLATE "binary") AS v4, 1 AS n FROM "people");

-- name: varied
SELECT COUNT(*), COUNT(DISTINCT HASH(v0, v1, v2, v3, v4))
FROM (SELECT * FROM (SELECT "age" AS v0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS v1, (CAST("city" AS VARCHAR) COLLATE "binary") AS v2, (CAST("grade" AS VARCHAR) COLLATE "binary") AS v3, (CAST("illness" AS VARCHAR) COLLATE "binary") AS v4, 1 AS n FROM "people") AS r LIMIT 122880) AS sample;

-- name: values
SELECT v3, COUNT(*) AS n
FROM (SELECT (CAST("illness" AS VARCHAR) COLLATE "binary") AS v3, 1 AS n FROM "people")
GROUP BY v3;

-- name: cells
SELECT CAST(ordinal AS INTEGER) AS cell, c0, c1, c2, c3, c4, c5, n
FROM (
  SELECT ROW_NUMBER() OVER () AS ordinal, coded.*
  FROM (
    SELECT * FROM (
    SELECT c0, c1, c2, c3, c4, c5, COUNT(*) AS n
    FROM (
    SELECT
      d0.code AS c0,
      d1.code AS c1,
      d2.code AS c2,
      d3.code AS c3,
      CASE WHEN r.v4 IS NULL THEN 4 ELSE d4.code END AS c4,
      d5.code AS c5,
      r.n
    FROM (SELECT "age" AS v0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS v1, "born" AS v2, "score" AS v3, (CAST("city" AS VARCHAR) COLLATE "binary") AS v4, (CAST("grade" AS VARCHAR) COLLATE "binary") AS v5, 1 AS n FROM "people") AS r
    LEFT JOIN "dictionary_1" AS d0 ON d0.value = r.v0
    LEFT JOIN "dictionary_2" AS d1 ON d1.value = r.v1
    LEFT JOIN "dictionary_3" AS d2 ON d2.value = r.v2
    LEFT JOIN "dictionary_4" AS d3 ON d3.value = r.v3
    LEFT JOIN "dictionary_5" AS d4 ON d4.value = r.v4
    LEFT JOIN "dictionary_6" AS d5 ON d5.value = r.v5
    ) AS rows_in_codes
    GROUP BY c0, c1, c2, c3, c4, c5
    ) AS looked_up
    ORDER BY c0, c1, c2, c3, c4, c5
  ) AS coded
) AS numbered;
