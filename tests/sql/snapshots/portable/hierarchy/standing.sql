SELECT COUNT(*) FROM "hierarchy_1" WHERE level_0 IS NULL AND absent = 0;
