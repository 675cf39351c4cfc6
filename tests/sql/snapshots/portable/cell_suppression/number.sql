SELECT COUNT(*) FROM "state_1";
