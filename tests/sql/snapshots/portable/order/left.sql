SELECT COUNT(*) FROM "boxes_1" WHERE members > 3;
