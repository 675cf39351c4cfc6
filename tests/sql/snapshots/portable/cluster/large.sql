SELECT * FROM "clusters_1" WHERE size >= 3;

SELECT * FROM "clusters_1" WHERE size >= 2;
