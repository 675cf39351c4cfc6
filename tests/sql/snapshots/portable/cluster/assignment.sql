SELECT cell, CAST(number AS BIGINT) AS class, n
FROM (
  SELECT cell, n, DENSE_RANK() OVER (ORDER BY block, class) AS number
  FROM (SELECT cell, block, class, CAST(SUM(taken) AS BIGINT) AS n FROM "parts_1" GROUP BY cell, block, class) AS gathered
) AS numbered;
