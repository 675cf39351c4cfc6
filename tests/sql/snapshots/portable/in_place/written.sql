SELECT (CAST("city" AS VARCHAR) COLLATE "binary") AS c0, (CAST("id" AS VARCHAR) COLLATE "binary") AS c1
FROM "keyed";

SELECT (CAST("age" AS VARCHAR) COLLATE "binary") AS c0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS c1, (CAST("city" AS VARCHAR) COLLATE "binary") AS c2, (CAST("grade" AS VARCHAR) COLLATE "binary") AS c3, (CAST("illness" AS VARCHAR) COLLATE "binary") AS c4
FROM "people";

SELECT "age" AS c0, (CAST("town" AS VARCHAR) COLLATE "binary") AS c1, "id" AS c2
FROM "cards";

SELECT (CAST("kind" AS VARCHAR) COLLATE "binary") AS c0, (CAST("town" AS VARCHAR) COLLATE "binary") AS c1, "id" AS c2
FROM "pets";

SELECT (CAST("kind" AS VARCHAR) COLLATE "binary") AS c0, "id" AS c1, (CAST("ill" AS VARCHAR) COLLATE "binary") AS c2
FROM "birds";

SELECT "age" AS c0, "id" AS c1
FROM "named";

SELECT (CAST("age" AS VARCHAR) COLLATE "binary") AS c0, "id" AS c1
FROM "ages";

SELECT "age" AS c0, "id" AS c1
FROM "wards";
