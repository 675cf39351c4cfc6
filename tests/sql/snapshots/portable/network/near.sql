SELECT p.block, p.class, f.cell, CAST(SUM(y.degree) AS BIGINT) AS degrees,
  CAST(SUM(COALESCE(m.shared, 0)) AS BIGINT) AS shared
FROM (SELECT block, MIN(cell) AS cell FROM "free_1" GROUP BY block) AS f
JOIN "parts_1" AS p ON p.block = f.block
JOIN "nodes_1" AS y ON y.cell = p.cell
LEFT JOIN "met_1" AS m ON m.a = f.cell AND m.b = p.cell
GROUP BY p.block, p.class, f.cell;
