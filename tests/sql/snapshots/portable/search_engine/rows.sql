SELECT "code", "n", "value" FROM "distances_1";
