SELECT
  (CAST(CAST("level_0" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS level_0,
  (CAST(CAST("level_1" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS level_1,
  (CAST(CAST("level_2" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS level_2
FROM "cities";

SELECT
  (CAST(CAST("level_0" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS level_0,
  (CAST(CAST("level_1" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS level_1,
  (CAST(CAST("level_2" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS level_2,
  (CAST(CAST("level_3" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS level_3
FROM "scores";

SELECT
  (CAST(CAST("level_0" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS level_0,
  (CAST(CAST("level_1" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS level_1,
  (CAST(CAST("level_2" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS level_2,
  (CAST(CAST("level_3" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS level_3
FROM "faulty";
