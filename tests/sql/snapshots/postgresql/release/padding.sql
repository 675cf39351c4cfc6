SELECT "inner0", "outer0"FROM "pad_1";
