SELECT MIN(class) AS code, l2 AS label FROM "published_1" GROUP BY l2;

SELECT MIN(class) AS code, l0 AS label FROM "published_1" GROUP BY l0;
