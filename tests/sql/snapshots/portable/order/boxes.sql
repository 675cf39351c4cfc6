SELECT b.part, b.past, b.lo0, b.hi0, b.lo1, b.hi1, b.b2_0, b.lacks2, b.known2
FROM "boxes_1" AS b LEFT JOIN "turned_1" AS t ON t.part = b.part
WHERE t.part IS NULL
UNION ALL
SELECT n.begins, n.begins + n.members, b.lo0, b.hi0, b.lo1, b.hi1, b.b2_0, b.lacks2, b.known2
FROM "parted_1" AS n
JOIN "sides_1" AS b ON b.part = n.part AND b.dim = n.dim AND b.side = n.side;
