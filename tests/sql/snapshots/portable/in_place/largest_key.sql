SELECT COUNT(*), MAX(new) FROM "numbers_1";
