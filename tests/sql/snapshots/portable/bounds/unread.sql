SELECT COUNT(DISTINCT code) FROM "readings_1" WHERE unread = 1;
