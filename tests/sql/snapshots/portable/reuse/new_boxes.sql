SELECT b.class, b.n, b.lo0, b.hi0, b.lo1, b.hi1, b.lo2, b.hi2
FROM "boxes_1" AS b
WHERE b.fresh = 1;
