SELECT COUNT(*) FROM "better_1";
