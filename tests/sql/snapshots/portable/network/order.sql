SELECT cell, ROW_NUMBER() OVER (ORDER BY o.place, o.cell) AS place FROM "order_1" AS o;
