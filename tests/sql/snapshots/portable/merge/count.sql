SELECT COUNT(*) FROM "violating_1";
