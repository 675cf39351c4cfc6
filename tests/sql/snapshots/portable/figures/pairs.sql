SELECT 0 AS side, b0 AS bin, b1 AS other_bin, CAST(SUM(n) AS DOUBLE PRECISION) AS held
FROM "binned_1"
GROUP BY b0, b1
UNION ALL
SELECT 0 AS side, b0 AS bin, b2 AS other_bin, CAST(SUM(n) AS DOUBLE PRECISION) AS held
FROM "binned_1"
GROUP BY b0, b2
UNION ALL
SELECT 0 AS side, b0 AS bin, b3 AS other_bin, CAST(SUM(n) AS DOUBLE PRECISION) AS held
FROM "binned_1"
GROUP BY b0, b3
UNION ALL
SELECT 0 AS side, b0 AS bin, b4 AS other_bin, CAST(SUM(n) AS DOUBLE PRECISION) AS held
FROM "binned_1"
GROUP BY b0, b4
UNION ALL
SELECT 0 AS side, b0 AS bin, b5 AS other_bin, CAST(SUM(n) AS DOUBLE PRECISION) AS held
FROM "binned_1"
GROUP BY b0, b5
UNION ALL
SELECT 0 AS side, b1 AS bin, b2 AS other_bin, CAST(SUM(n) AS DOUBLE PRECISION) AS held
FROM "binned_1"
GROUP BY b1, b2
UNION ALL
SELECT 0 AS side, b1 AS bin, b3 AS other_bin, CAST(SUM(n) AS DOUBLE PRECISION) AS held
FROM "binned_1"
GROUP BY b1, b3
UNION ALL
SELECT 0 AS side, b1 AS bin, b4 AS other_bin, CAST(SUM(n) AS DOUBLE PRECISION) AS held
FROM "binned_1"
GROUP BY b1, b4
UNION ALL
SELECT 0 AS side, b1 AS bin, b5 AS other_bin, CAST(SUM(n) AS DOUBLE PRECISION) AS held
FROM "binned_1"
GROUP BY b1, b5
UNION ALL
SELECT 0 AS side, b2 AS bin, b3 AS other_bin, CAST(SUM(n) AS DOUBLE PRECISION) AS held
FROM "binned_1"
GROUP BY b2, b3
UNION ALL
SELECT 0 AS side, b2 AS bin, b4 AS other_bin, CAST(SUM(n) AS DOUBLE PRECISION) AS held
FROM "binned_1"
GROUP BY b2, b4
UNION ALL
SELECT 0 AS side, b2 AS bin, b5 AS other_bin, CAST(SUM(n) AS DOUBLE PRECISION) AS held
FROM "binned_1"
GROUP BY b2, b5
UNION ALL
SELECT 0 AS side, b3 AS bin, b4 AS other_bin, CAST(SUM(n) AS DOUBLE PRECISION) AS held
FROM "binned_1"
GROUP BY b3, b4
UNION ALL
SELECT 0 AS side, b3 AS bin, b5 AS other_bin, CAST(SUM(n) AS DOUBLE PRECISION) AS held
FROM "binned_1"
GROUP BY b3, b5
UNION ALL
SELECT 0 AS side, b4 AS bin, b5 AS other_bin, CAST(SUM(n) AS DOUBLE PRECISION) AS held
FROM "binned_1"
GROUP BY b4, b5
UNION ALL
SELECT 1, x.bin, y.bin, SUM(x.n * x.part * y.part)
FROM "reached_1" AS x JOIN "reached_1" AS y ON y.place = x.place AND y.attribute > x.attribute
GROUP BY x.bin, y.bin;

SELECT 0 AS side, b0 AS bin, b1 AS other_bin, CAST(SUM(n) AS DOUBLE PRECISION) AS held
FROM "binned_1"
GROUP BY b0, b1
UNION ALL
SELECT 0 AS side, b0 AS bin, b2 AS other_bin, CAST(SUM(n) AS DOUBLE PRECISION) AS held
FROM "binned_1"
GROUP BY b0, b2
UNION ALL
SELECT 0 AS side, b1 AS bin, b2 AS other_bin, CAST(SUM(n) AS DOUBLE PRECISION) AS held
FROM "binned_1"
GROUP BY b1, b2
UNION ALL
SELECT 1, x.bin, y.bin, SUM(x.n * x.part * y.part)
FROM "reached_1" AS x JOIN "reached_1" AS y ON y.place = x.place AND y.attribute > x.attribute
GROUP BY x.bin, y.bin;

SELECT 0 AS side, b0 AS bin, b1 AS other_bin, CAST(SUM(n) AS DOUBLE PRECISION) AS held
FROM "binned_1"
GROUP BY b0, b1
UNION ALL
SELECT 1, x.bin, y.bin, SUM(x.n * x.part * y.part)
FROM "reached_1" AS x JOIN "reached_1" AS y ON y.place = x.place AND y.attribute > x.attribute
GROUP BY x.bin, y.bin;

SELECT 0 AS side, b0 AS bin, b1 AS other_bin, CAST(SUM(n) AS DOUBLE PRECISION) AS held
FROM "binned_1"
GROUP BY b0, b1
UNION ALL
SELECT 0 AS side, b0 AS bin, b2 AS other_bin, CAST(SUM(n) AS DOUBLE PRECISION) AS held
FROM "binned_1"
GROUP BY b0, b2
UNION ALL
SELECT 0 AS side, b0 AS bin, b3 AS other_bin, CAST(SUM(n) AS DOUBLE PRECISION) AS held
FROM "binned_1"
GROUP BY b0, b3
UNION ALL
SELECT 0 AS side, b1 AS bin, b2 AS other_bin, CAST(SUM(n) AS DOUBLE PRECISION) AS held
FROM "binned_1"
GROUP BY b1, b2
UNION ALL
SELECT 0 AS side, b1 AS bin, b3 AS other_bin, CAST(SUM(n) AS DOUBLE PRECISION) AS held
FROM "binned_1"
GROUP BY b1, b3
UNION ALL
SELECT 0 AS side, b2 AS bin, b3 AS other_bin, CAST(SUM(n) AS DOUBLE PRECISION) AS held
FROM "binned_1"
GROUP BY b2, b3
UNION ALL
SELECT 1, x.bin, y.bin, SUM(x.n * x.part * y.part)
FROM "reached_1" AS x JOIN "reached_1" AS y ON y.place = x.place AND y.attribute > x.attribute
GROUP BY x.bin, y.bin;
