SELECT cell, class, n FROM "placed_1"
UNION ALL
SELECT cell, class, n FROM "outside_1";
