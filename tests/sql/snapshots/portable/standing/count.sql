SELECT COUNT(*) FROM "standing_1";
