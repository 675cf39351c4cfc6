SELECT COUNT(*) FROM "waiting_1";
