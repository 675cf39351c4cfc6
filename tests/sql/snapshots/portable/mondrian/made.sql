SELECT COUNT(DISTINCT child) FROM "children_1";
