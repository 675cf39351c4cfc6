SELECT x.place, x.b0, x.b1, y.e0, y.e1, LEAST(x.lo0, y.lo0) AS lo0,
    GREATEST(x.hi0, y.hi0) AS hi0, LEAST(x.lo1, y.lo1) AS lo1,
    GREATEST(x.hi1, y.hi1) AS hi1, x.b2_0
    | y.b2_0 AS b2_0, GREATEST(x.lacks2, y.lacks2) AS lacks2,
    GREATEST(x.known2, y.known2) AS known2
FROM "runs_1" AS x JOIN "runs_1" AS y ON y.place = x.place + 1
WHERE y.e0 - x.b1 <= 7;

SELECT x.place, x.b0, x.b1, y.e0, y.e1, LEAST(x.lo0, y.lo0) AS lo0,
    GREATEST(x.hi0, y.hi0) AS hi0, x.b1_0
    | y.b1_0 AS b1_0, x.b2_0
    | y.b2_0 AS b2_0, GREATEST(x.lacks2, y.lacks2) AS lacks2,
    GREATEST(x.known2, y.known2) AS known2
FROM "runs_1" AS x JOIN "runs_1" AS y ON y.place = x.place + 1
WHERE y.e0 - x.b1 <= 5;

SELECT x.place, x.b0, x.b1, y.e0, y.e1, LEAST(x.lo0, y.lo0) AS lo0,
    GREATEST(x.hi0, y.hi0) AS hi0, LEAST(x.lo1, y.lo1) AS lo1,
    GREATEST(x.hi1, y.hi1) AS hi1, LEAST(x.lo2, y.lo2) AS lo2,
    GREATEST(x.hi2, y.hi2) AS hi2
FROM "runs_1" AS x JOIN "runs_1" AS y ON y.place = x.place + 1
WHERE y.e0 - x.b1 <= 5;

SELECT x.place, x.b0, x.b1, y.e0, y.e1, LEAST(x.lo0, y.lo0) AS lo0,
    GREATEST(x.hi0, y.hi0) AS hi0, x.b1_0
    | y.b1_0 AS b1_0, x.b2_0
    | y.b2_0 AS b2_0, GREATEST(x.lacks2, y.lacks2) AS lacks2,
    GREATEST(x.known2, y.known2) AS known2
FROM "runs_1" AS x JOIN "runs_1" AS y ON y.place = x.place + 1
WHERE y.e0 - x.b1 <= 4;
