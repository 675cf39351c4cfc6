SELECT COUNT(*) FROM "growing_1";

SELECT COUNT(*) FROM "edges_1";
