SELECT COUNT(*) FROM "violating_1";

SELECT COUNT(*) FROM "regions_1";

SELECT COUNT(*) FROM "near_1";
