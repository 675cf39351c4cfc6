SELECT p.first, p.last, p.first * 6 + p.last - p.first AS pair, (0 + CAST(985402995390450 AS INTEGER) * MIN(p.hi0 - p.lo0, 39) + CAST(6405119470037925 AS INTEGER) * CASE WHEN t1.code = z1.code THEN 0 WHEN t1.k1 = z1.k1 THEN t1.s1 WHEN t1.k2 = z1.k2 THEN t1.s2 WHEN t1.k3 = z1.k3 THEN t1.s3 END + CAST(19215358410113775 AS INTEGER)
      * CASE WHEN p.lacks2 = 1 AND p.known2 = 1 THEN 2 WHEN p.lacks2 = 1 THEN 0
        ELSE sqlanon_bits(p.b2_0) - 1 END)
 AS loss
FROM (
  SELECT x.place AS first, x.place + s.cells - 1 AS last, MIN(x.lo0, y.lo0) AS lo0,
    MAX(x.hi0, y.hi0) AS hi0, MIN(x.lo1, y.lo1) AS lo1,
    MAX(x.hi1, y.hi1) AS hi1, x.b2_0
    | y.b2_0 AS b2_0, MAX(x.lacks2, y.lacks2) AS lacks2,
    MAX(x.known2, y.known2) AS known2
  FROM `runs_1` AS x
  JOIN `sizes_1` AS s ON s.level = 0
  JOIN `runs_1` AS y ON y.place = x.place + s.ahead
  WHERE y.e1 - x.b0 >= 3 AND y.e0 - x.b1 <= 7
) AS p
JOIN `tree_1` AS t1 ON t1.code = p.lo1
JOIN `tree_1` AS z1 ON z1.code = p.hi1
UNION ALL
SELECT p.first, p.last, p.first * 6 + p.last - p.first AS pair, (0 + CAST(985402995390450 AS INTEGER) * MIN(p.hi0 - p.lo0, 39) + CAST(6405119470037925 AS INTEGER) * CASE WHEN t1.code = z1.code THEN 0 WHEN t1.k1 = z1.k1 THEN t1.s1 WHEN t1.k2 = z1.k2 THEN t1.s2 WHEN t1.k3 = z1.k3 THEN t1.s3 END + CAST(19215358410113775 AS INTEGER)
      * CASE WHEN p.lacks2 = 1 AND p.known2 = 1 THEN 2 WHEN p.lacks2 = 1 THEN 0
        ELSE sqlanon_bits(p.b2_0) - 1 END)
 AS loss
FROM (
  SELECT x.place AS first, x.place + s.cells - 1 AS last, MIN(x.lo0, y.lo0) AS lo0,
    MAX(x.hi0, y.hi0) AS hi0, MIN(x.lo1, y.lo1) AS lo1,
    MAX(x.hi1, y.hi1) AS hi1, x.b2_0
    | y.b2_0 AS b2_0, MAX(x.lacks2, y.lacks2) AS lacks2,
    MAX(x.known2, y.known2) AS known2
  FROM `runs_2` AS x
  JOIN `sizes_1` AS s ON s.level = 1
  JOIN `runs_2` AS y ON y.place = x.place + s.ahead
  WHERE y.e1 - x.b0 >= 3 AND y.e0 - x.b1 <= 7
) AS p
JOIN `tree_1` AS t1 ON t1.code = p.lo1
JOIN `tree_1` AS z1 ON z1.code = p.hi1
UNION ALL
SELECT p.first, p.last, p.first * 6 + p.last - p.first AS pair, (0 + CAST(985402995390450 AS INTEGER) * MIN(p.hi0 - p.lo0, 39) + CAST(6405119470037925 AS INTEGER) * CASE WHEN t1.code = z1.code THEN 0 WHEN t1.k1 = z1.k1 THEN t1.s1 WHEN t1.k2 = z1.k2 THEN t1.s2 WHEN t1.k3 = z1.k3 THEN t1.s3 END + CAST(19215358410113775 AS INTEGER)
      * CASE WHEN p.lacks2 = 1 AND p.known2 = 1 THEN 2 WHEN p.lacks2 = 1 THEN 0
        ELSE sqlanon_bits(p.b2_0) - 1 END)
 AS loss
FROM (
  SELECT x.place AS first, x.place + s.cells - 1 AS last, MIN(x.lo0, y.lo0) AS lo0,
    MAX(x.hi0, y.hi0) AS hi0, MIN(x.lo1, y.lo1) AS lo1,
    MAX(x.hi1, y.hi1) AS hi1, x.b2_0
    | y.b2_0 AS b2_0, MAX(x.lacks2, y.lacks2) AS lacks2,
    MAX(x.known2, y.known2) AS known2
  FROM `runs_3` AS x
  JOIN `sizes_1` AS s ON s.level = 2
  JOIN `runs_3` AS y ON y.place = x.place + s.ahead
  WHERE y.e1 - x.b0 >= 3 AND y.e0 - x.b1 <= 7
) AS p
JOIN `tree_1` AS t1 ON t1.code = p.lo1
JOIN `tree_1` AS z1 ON z1.code = p.hi1;

SELECT p.first, p.last, p.first * 6 + p.last - p.first AS pair, (0 + CAST(985402995390450 AS INTEGER) * MIN(p.hi0 - p.lo0, 39) + CAST(7686143364045510 AS INTEGER) * (sqlanon_bits(p.b1_0) - 1) + CAST(19215358410113775 AS INTEGER)
      * CASE WHEN p.lacks2 = 1 AND p.known2 = 1 THEN 2 WHEN p.lacks2 = 1 THEN 0
        ELSE sqlanon_bits(p.b2_0) - 1 END)
 AS loss
FROM (
  SELECT x.place AS first, x.place + s.cells - 1 AS last, MIN(x.lo0, y.lo0) AS lo0,
    MAX(x.hi0, y.hi0) AS hi0, x.b1_0
    | y.b1_0 AS b1_0, x.b2_0
    | y.b2_0 AS b2_0, MAX(x.lacks2, y.lacks2) AS lacks2,
    MAX(x.known2, y.known2) AS known2
  FROM `runs_1` AS x
  JOIN `sizes_1` AS s ON s.level = 0
  JOIN `runs_1` AS y ON y.place = x.place + s.ahead
  WHERE y.e1 - x.b0 >= 3 AND y.e0 - x.b1 <= 5
) AS p
UNION ALL
SELECT p.first, p.last, p.first * 6 + p.last - p.first AS pair, (0 + CAST(985402995390450 AS INTEGER) * MIN(p.hi0 - p.lo0, 39) + CAST(7686143364045510 AS INTEGER) * (sqlanon_bits(p.b1_0) - 1) + CAST(19215358410113775 AS INTEGER)
      * CASE WHEN p.lacks2 = 1 AND p.known2 = 1 THEN 2 WHEN p.lacks2 = 1 THEN 0
        ELSE sqlanon_bits(p.b2_0) - 1 END)
 AS loss
FROM (
  SELECT x.place AS first, x.place + s.cells - 1 AS last, MIN(x.lo0, y.lo0) AS lo0,
    MAX(x.hi0, y.hi0) AS hi0, x.b1_0
    | y.b1_0 AS b1_0, x.b2_0
    | y.b2_0 AS b2_0, MAX(x.lacks2, y.lacks2) AS lacks2,
    MAX(x.known2, y.known2) AS known2
  FROM `runs_2` AS x
  JOIN `sizes_1` AS s ON s.level = 1
  JOIN `runs_2` AS y ON y.place = x.place + s.ahead
  WHERE y.e1 - x.b0 >= 3 AND y.e0 - x.b1 <= 5
) AS p
UNION ALL
SELECT p.first, p.last, p.first * 6 + p.last - p.first AS pair, (0 + CAST(985402995390450 AS INTEGER) * MIN(p.hi0 - p.lo0, 39) + CAST(7686143364045510 AS INTEGER) * (sqlanon_bits(p.b1_0) - 1) + CAST(19215358410113775 AS INTEGER)
      * CASE WHEN p.lacks2 = 1 AND p.known2 = 1 THEN 2 WHEN p.lacks2 = 1 THEN 0
        ELSE sqlanon_bits(p.b2_0) - 1 END)
 AS loss
FROM (
  SELECT x.place AS first, x.place + s.cells - 1 AS last, MIN(x.lo0, y.lo0) AS lo0,
    MAX(x.hi0, y.hi0) AS hi0, x.b1_0
    | y.b1_0 AS b1_0, x.b2_0
    | y.b2_0 AS b2_0, MAX(x.lacks2, y.lacks2) AS lacks2,
    MAX(x.known2, y.known2) AS known2
  FROM `runs_3` AS x
  JOIN `sizes_1` AS s ON s.level = 2
  JOIN `runs_3` AS y ON y.place = x.place + s.ahead
  WHERE y.e1 - x.b0 >= 3 AND y.e0 - x.b1 <= 5
) AS p;

SELECT p.first, p.last, p.first * 4 + p.last - p.first AS pair, (0 + CAST(985402995390420 AS INTEGER) * MIN(p.hi0 - p.lo0, 39) + CAST(7686143364045276 AS INTEGER) * (sqlanon_bits(p.b1_0) - 1) + CAST(19215358410113190 AS INTEGER)
      * CASE WHEN p.lacks2 = 1 AND p.known2 = 1 THEN 2 WHEN p.lacks2 = 1 THEN 0
        ELSE sqlanon_bits(p.b2_0) - 1 END)
 AS loss
FROM (
  SELECT x.place AS first, x.place + s.cells - 1 AS last, MIN(x.lo0, y.lo0) AS lo0,
    MAX(x.hi0, y.hi0) AS hi0, x.b1_0
    | y.b1_0 AS b1_0, x.b2_0
    | y.b2_0 AS b2_0, MAX(x.lacks2, y.lacks2) AS lacks2,
    MAX(x.known2, y.known2) AS known2
  FROM `runs_1` AS x
  JOIN `sizes_1` AS s ON s.level = 0
  JOIN `runs_1` AS y ON y.place = x.place + s.ahead
  WHERE y.e1 - x.b0 >= 2 AND y.e0 - x.b1 <= 4
) AS p
UNION ALL
SELECT p.first, p.last, p.first * 4 + p.last - p.first AS pair, (0 + CAST(985402995390420 AS INTEGER) * MIN(p.hi0 - p.lo0, 39) + CAST(7686143364045276 AS INTEGER) * (sqlanon_bits(p.b1_0) - 1) + CAST(19215358410113190 AS INTEGER)
      * CASE WHEN p.lacks2 = 1 AND p.known2 = 1 THEN 2 WHEN p.lacks2 = 1 THEN 0
        ELSE sqlanon_bits(p.b2_0) - 1 END)
 AS loss
FROM (
  SELECT x.place AS first, x.place + s.cells - 1 AS last, MIN(x.lo0, y.lo0) AS lo0,
    MAX(x.hi0, y.hi0) AS hi0, x.b1_0
    | y.b1_0 AS b1_0, x.b2_0
    | y.b2_0 AS b2_0, MAX(x.lacks2, y.lacks2) AS lacks2,
    MAX(x.known2, y.known2) AS known2
  FROM `runs_2` AS x
  JOIN `sizes_1` AS s ON s.level = 1
  JOIN `runs_2` AS y ON y.place = x.place + s.ahead
  WHERE y.e1 - x.b0 >= 2 AND y.e0 - x.b1 <= 4
) AS p;
