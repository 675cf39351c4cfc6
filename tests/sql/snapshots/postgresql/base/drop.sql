DROP TABLE IF EXISTS "levels_1","hierarchy_1";

DROP TABLE IF EXISTS "combinations_1","levels_1","hierarchy_1";

DROP TABLE IF EXISTS "levels_1","hierarchy_1","combinations_1";
