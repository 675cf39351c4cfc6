SELECT COUNT(*) FROM "pieces_1" WHERE piece LIKE '%, %';
