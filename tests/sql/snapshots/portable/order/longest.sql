SELECT COALESCE(MAX(finish - start), 0) FROM "reach_1";
