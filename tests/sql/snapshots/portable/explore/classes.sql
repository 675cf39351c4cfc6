SELECT place, CAST(SUM(n) AS BIGINT) AS n, l0, l1
FROM "map_1"
GROUP BY place, l0, l1;

SELECT place, CAST(SUM(n) AS BIGINT) AS n, l0
FROM "map_1"
GROUP BY place, l0;

SELECT place, CAST(SUM(n) AS BIGINT) AS n, l0, l1, l2, l3
FROM "map_1"
GROUP BY place, l0, l1, l2, l3;

SELECT place, CAST(SUM(n) AS BIGINT) AS n, l0, l1, l2
FROM "map_1"
GROUP BY place, l0, l1, l2;
