SELECT block, cell, CAST(SUM(shared) AS BIGINT) AS shared
FROM (
  SELECT o.block, o.cell, o.shared
  FROM "shared_1" AS o
  JOIN "growing_1" AS s ON s.block = o.block AND s.growing = 1
  UNION ALL
  SELECT s.block, m.b, m.shared
  FROM "growing_1" AS s
  JOIN "met_1" AS m ON m.a = s.cell
  WHERE s.growing = 1
) AS gathered
GROUP BY block, cell;
