SELECT MIN(class) AS code, l2 AS label FROM "published_1" GROUP BY l2;
