SELECT DISTINCT class, 1 AS v0, 1 AS v1, 0 AS v2 FROM "held_1";
