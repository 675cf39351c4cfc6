SELECT COUNT(*), COUNT(DISTINCT class) FROM "counterfeits_1";
