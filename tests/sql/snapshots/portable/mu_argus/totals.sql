SELECT SUM(CASE WHEN size < 3 THEN n ELSE 0 END), MIN(size) FROM "classes_1";
