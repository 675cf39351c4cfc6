SELECT place, u0, u1, r0, r1, c0 AS lo0, c0 AS hi0, c1 AS lo1, c1 AS hi1, CASE WHEN c2 >= 0 AND c2 < 62 AND c2 <> 4 THEN CAST(1 AS BIGINT) << (c2 - 0) ELSE 0 END AS b2_0, CASE WHEN c2 = 4 THEN 1 ELSE 0 END AS lacks2, CASE WHEN c2 = 4 THEN 0 ELSE 1 END AS known2
FROM "pieces_1";
