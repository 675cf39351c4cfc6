SELECT s.class, s.code AS c2
FROM "members_1" AS s JOIN "boxes_1" AS b ON b.class = s.class
WHERE b.fresh = 1;
