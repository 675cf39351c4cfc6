CREATE TEMPORARY TABLE "_sqlanon_levels" AS
SELECT
  CAST(CAST("level_0" AS TEXT) AS TEXT) COLLATE "C" AS level_0,
  CAST(CAST("level_1" AS TEXT) AS TEXT) COLLATE "C" AS level_1,
  CAST(CAST("level_2" AS TEXT) AS TEXT) COLLATE "C" AS level_2
FROM "place"."cities";

CREATE TEMPORARY TABLE "_sqlanon_levels" AS
SELECT
  CAST(CAST("level_0" AS TEXT) AS TEXT) COLLATE "C" AS level_0,
  CAST(CAST("level_1" AS TEXT) AS TEXT) COLLATE "C" AS level_1,
  CAST(CAST("level_2" AS TEXT) AS TEXT) COLLATE "C" AS level_2,
  CAST(CAST("level_3" AS TEXT) AS TEXT) COLLATE "C" AS level_3
FROM "place"."faulty";
