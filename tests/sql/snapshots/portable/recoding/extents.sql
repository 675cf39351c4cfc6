SELECT class, CAST(SUM(n) AS BIGINT) AS n,
  MIN(c0) AS lo0, MAX(c0) AS hi0,
  MIN(c1) AS lo1, MAX(c1) AS hi1,
  MIN(c2) AS lo2, MAX(c2) AS hi2
FROM "coded_1"
GROUP BY class;

SELECT class, CAST(SUM(n) AS BIGINT) AS n,
  MIN(c0) AS lo0, MAX(c0) AS hi0
FROM "coded_1"
GROUP BY class;

SELECT class, CAST(SUM(n) AS BIGINT) AS n,
  MIN(c0) AS lo0, MAX(c0) AS hi0,
  MIN(c1) AS lo1, MAX(c1) AS hi1
FROM "coded_1"
GROUP BY class;

SELECT class, CAST(SUM(n) AS BIGINT) AS n,
  MIN(c0) AS lo0, MAX(c0) AS hi0,
  MIN(c1) AS lo1, MAX(c1) AS hi1,
  MIN(c2) AS lo2, MAX(c2) AS hi2,
  MIN(c3) AS lo3, MAX(c3) AS hi3,
  MIN(c4) AS lo4, MAX(c4) AS hi4,
  MIN(c5) AS lo5, MAX(c5) AS hi5
FROM "coded_1"
GROUP BY class;

SELECT class, CAST(SUM(n) AS BIGINT) AS n,
  MIN(c0) AS lo0, MAX(c0) AS hi0,
  MIN(c1) AS lo1, MAX(c1) AS hi1,
  MIN(c2) AS lo2, MAX(c2) AS hi2,
  MIN(c3) AS lo3, MAX(c3) AS hi3,
  MIN(c4) AS lo4, MAX(c4) AS hi4
FROM "coded_1"
GROUP BY class;

SELECT class, CAST(SUM(n) AS BIGINT) AS n,
  MIN(c0) AS lo0, MAX(c0) AS hi0,
  MIN(c1) AS lo1, MAX(c1) AS hi1,
  MIN(c2) AS lo2, MAX(c2) AS hi2,
  MIN(c3) AS lo3, MAX(c3) AS hi3
FROM "coded_1"
GROUP BY class;
