DROP TABLE IF EXISTS "levels_1","hierarchy_1";

DROP TABLE IF EXISTS "combinations_1","levels_1","hierarchy_1";

DROP TABLE IF EXISTS "listed_1","counts_1","counts_2","levels_1","hierarchy_1","listed_2";
