SELECT COUNT(*) FROM "growing_1";
