SELECT u.cell, u.s, u.n, CAST(CASE WHEN w.short = 1 THEN w.part ELSE u.block END AS INTEGER) AS block
FROM "units_1" AS u
JOIN (
  SELECT block - block % 2 AS part, MAX(CASE WHEN persons < 2 THEN 1 ELSE 0 END) AS short
  FROM "blocks_1"
  GROUP BY block - block % 2
) AS w ON w.part = u.block - u.block % 2;
