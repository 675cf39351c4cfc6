SELECT COALESCE(SUM(n), 0) FROM "placed_1"
WHERE cell IN (SELECT cell FROM "failing_1") OR cell IN (SELECT cell FROM "outside_1");
