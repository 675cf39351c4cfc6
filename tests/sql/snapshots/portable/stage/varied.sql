SELECT COUNT(*), COUNT(DISTINCT HASH(v0, v1, v2))
FROM (SELECT * FROM (SELECT "age" AS v0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS v1, (CAST("city" AS VARCHAR) COLLATE "binary") AS v2, 1 AS n FROM "people") AS r LIMIT 122880) AS sample;

SELECT COUNT(*), COUNT(DISTINCT HASH(v0, v1, v2))
FROM (SELECT * FROM (SELECT (CAST("x" AS VARCHAR) COLLATE "binary") AS v0, (CAST("y" AS VARCHAR) COLLATE "binary") AS v1, "client" AS v2, 1 AS n FROM "calls") AS r LIMIT 122880) AS sample;

SELECT COUNT(*), COUNT(DISTINCT HASH(v0, v1, v2, v3, v4, v5))
FROM (SELECT * FROM (SELECT "age" AS v0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS v1, "born" AS v2, "score" AS v3, (CAST("city" AS VARCHAR) COLLATE "binary") AS v4, (CAST("grade" AS VARCHAR) COLLATE "binary") AS v5, 1 AS n FROM "people") AS r LIMIT 122880) AS sample;

SELECT COUNT(*), COUNT(DISTINCT HASH(v0, v1, v2))
FROM (SELECT * FROM (SELECT "age" AS v0, "born" AS v1, "score" AS v2, 1 AS n FROM "people") AS r LIMIT 122880) AS sample;

SELECT COUNT(*), COUNT(DISTINCT HASH(v0, v1))
FROM (SELECT * FROM (SELECT "seen" AS v0, "at" AS v1, 1 AS n FROM "visits") AS r LIMIT 122880) AS sample;

SELECT COUNT(*), COUNT(DISTINCT HASH(v0, v1, v2, v3))
FROM (SELECT * FROM (SELECT "age" AS v0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS v1, "score" AS v2, (CAST("city" AS VARCHAR) COLLATE "binary") AS v3, 1 AS n FROM "people") AS r LIMIT 122880) AS sample;

SELECT COUNT(*), COUNT(DISTINCT HASH(v0, v1))
FROM (SELECT * FROM (SELECT "age" AS v0, (CAST("town" AS VARCHAR) COLLATE "binary") AS v1, 1 AS n FROM "grouped") AS r LIMIT 122880) AS sample;

SELECT COUNT(*), COUNT(DISTINCT HASH(v0))
FROM (SELECT * FROM (SELECT (CAST("v" AS VARCHAR) COLLATE "binary") AS v0, 1 AS n FROM "few") AS r LIMIT 122880) AS sample;

SELECT COUNT(*), COUNT(DISTINCT HASH(v0, v1, v2, v3, v4))
FROM (SELECT * FROM (SELECT "age" AS v0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS v1, (CAST("city" AS VARCHAR) COLLATE "binary") AS v2, (CAST("grade" AS VARCHAR) COLLATE "binary") AS v3, (CAST("illness" AS VARCHAR) COLLATE "binary") AS v4, 1 AS n FROM "people") AS r LIMIT 122880) AS sample;

SELECT COUNT(*), COUNT(DISTINCT HASH(v0, v1, v2, v3))
FROM (SELECT * FROM (SELECT "age" AS v0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS v1, (CAST("city" AS VARCHAR) COLLATE "binary") AS v2, "score" AS v3, 1 AS n FROM "people") AS r LIMIT 122880) AS sample;

SELECT COUNT(*), COUNT(DISTINCT HASH(v0, v1))
FROM (SELECT * FROM (SELECT (CAST("zip" AS VARCHAR) COLLATE "binary") AS v0, (CAST("illness" AS VARCHAR) COLLATE "binary") AS v1, 1 AS n FROM "people") AS r LIMIT 122880) AS sample;

SELECT COUNT(*), COUNT(DISTINCT HASH(v0, v1, v2, v3))
FROM (SELECT * FROM (SELECT "age" AS v0, (CAST("city" AS VARCHAR) COLLATE "binary") AS v1, (CAST("illness" AS VARCHAR) COLLATE "binary") AS v2, "person" AS v3, 1 AS n FROM "people") AS r LIMIT 122880) AS sample;

SELECT COUNT(*), COUNT(DISTINCT HASH(v0, v1, v2, v3))
FROM (SELECT * FROM (SELECT "age" AS v0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS v1, (CAST("city" AS VARCHAR) COLLATE "binary") AS v2, "person" AS v3, 1 AS n FROM "people") AS r LIMIT 122880) AS sample;

SELECT COUNT(*), COUNT(DISTINCT HASH(v0, v1, v2, v3))
FROM (SELECT * FROM (SELECT "age" AS v0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS v1, (CAST("city" AS VARCHAR) COLLATE "binary") AS v2, (CAST("illness" AS VARCHAR) COLLATE "binary") AS v3, 1 AS n FROM "people") AS r LIMIT 122880) AS sample;

SELECT COUNT(*), COUNT(DISTINCT HASH(v0, v1, v2, v3))
FROM (SELECT * FROM (SELECT "age" AS v0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS v1, (CAST("city" AS VARCHAR) COLLATE "binary") AS v2, (CAST("grade" AS VARCHAR) COLLATE "binary") AS v3, 1 AS n FROM "people") AS r LIMIT 122880) AS sample;

SELECT COUNT(*), COUNT(DISTINCT HASH(v0, v1))
FROM (SELECT * FROM (SELECT "age" AS v0, "score" AS v1, 1 AS n FROM "people") AS r LIMIT 122880) AS sample;

SELECT COUNT(*), COUNT(DISTINCT HASH(v0, v1, v2))
FROM (SELECT * FROM (SELECT "longitude" AS v0, (CAST("zone" AS VARCHAR) COLLATE "binary") AS v1, (CAST("station" AS VARCHAR) COLLATE "binary") AS v2, 1 AS n FROM "measured_points") AS r LIMIT 122880) AS sample;

SELECT COUNT(*), COUNT(DISTINCT HASH(v0, v1))
FROM (SELECT * FROM (SELECT "v" AS v0, "who" AS v1, 1 AS n FROM "numbered") AS r LIMIT 122880) AS sample;

SELECT COUNT(*), COUNT(DISTINCT HASH(v0))
FROM (SELECT * FROM (SELECT "age" AS v0, 1 AS n FROM "people") AS r LIMIT 122880) AS sample;

SELECT COUNT(*), COUNT(DISTINCT HASH(v0, v1, v2, v3))
FROM (SELECT * FROM (SELECT "age" AS v0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS v1, (CAST("illness" AS VARCHAR) COLLATE "binary") AS v2, (CAST("city" AS VARCHAR) COLLATE "binary") AS v3, 1 AS n FROM "people") AS r LIMIT 122880) AS sample;

SELECT COUNT(*), COUNT(DISTINCT HASH(v0, v1))
FROM (SELECT * FROM (SELECT (CAST("what" AS VARCHAR) COLLATE "binary") AS v0, "whose" AS v1, 1 AS n FROM "buys") AS r LIMIT 122880) AS sample;
