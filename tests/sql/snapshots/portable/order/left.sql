SELECT COUNT(*) FROM "boxes_1" WHERE members > 3;

SELECT COUNT(*) FROM boxes WHERE members > 3;
