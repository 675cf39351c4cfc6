INSERT INTO "place"."cities"
SELECT level_0, level_1, level_2
FROM "_sqlanon_levels";

INSERT INTO "place"."zips"
SELECT level_0, level_1, level_2
FROM "_sqlanon_hierarchy";
