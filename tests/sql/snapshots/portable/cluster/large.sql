SELECT * FROM "clusters_1" WHERE size >= 3;
