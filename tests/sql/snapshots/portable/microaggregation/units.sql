SELECT cell, s, n, CAST(LEAST((place - place % 80) / 80, 1) AS INTEGER) AS block
FROM (
  SELECT h.cell, h.s, h.n, ROW_NUMBER() OVER (ORDER BY o.place, h.cell, h.s) - 1 AS place
  FROM "held_1" AS h
  JOIN "order_1" AS o ON o.cell = h.cell
) AS placed;

SELECT cell, s, n, CAST(LEAST((place - place % 80) / 80, 0) AS INTEGER) AS block
FROM (
  SELECT h.cell, h.s, h.n, ROW_NUMBER() OVER (ORDER BY o.place, h.cell, h.s) - 1 AS place
  FROM "held_1" AS h
  JOIN "order_1" AS o ON o.cell = h.cell
) AS placed;
