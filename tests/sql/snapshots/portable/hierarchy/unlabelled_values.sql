SELECT level_0, level_1, level_2
FROM "levels_1"
WHERE level_0 <> level_1 AND level_0 <> level_2;
