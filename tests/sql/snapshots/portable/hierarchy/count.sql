SELECT COUNT(*) FROM "cities";

SELECT COUNT(*) FROM "zips";
