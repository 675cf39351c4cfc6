SELECT o.cell, ROW_NUMBER() OVER (ORDER BY o.part, s.place) AS place
FROM "settled_1" AS o
JOIN "order_1" AS s ON s.cell = o.cell;
