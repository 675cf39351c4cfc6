SELECT s.class, s.code
FROM "members_1" AS s JOIN "boxes_1" AS b ON b.class = s.class
WHERE b.fresh = 0 OR b.v2 < 2
UNION ALL
SELECT b.class, v.code
FROM "boxes_1" AS b CROSS JOIN "dictionary_1" AS v
WHERE b.fresh = 1 AND b.v2 = 2;
