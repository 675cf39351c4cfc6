INSERT INTO "cities"
SELECT level_0, level_1, level_2
FROM "levels_1";

INSERT INTO "zips"
SELECT level_0, level_1, level_2
FROM "hierarchy_1";
