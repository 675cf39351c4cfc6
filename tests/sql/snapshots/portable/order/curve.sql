SELECT cell,
  (flip + b0) % 2 * CAST(4 AS BIGINT) +
  (flip + b0 + b1) % 2 * CAST(2 AS BIGINT) +
  (flip + b0 + b1 + b2) % 2 * CAST(1 AS BIGINT)
  AS h0,
  (flip + b0 + b1 + b2) % 2 AS flip,
CASE WHEN b1 = 1 THEN y1 ELSE 
CASE WHEN b0 = 1 THEN 31 - y0 ELSE y0 END
END AS x1,
CASE WHEN b2 = 1 THEN y2 ELSE 
CASE WHEN b1 = 0 THEN y1 WHEN b0 = 0 THEN 31 - y0 ELSE y0 END
END AS x2,

CASE WHEN b2 = 0 THEN y2 WHEN b1 = 0 THEN 31 - y1 WHEN b0 = 1 THEN 31 - y0 ELSE y0 END
AS x0
FROM (
  SELECT cell, flip,
    CASE WHEN x0 >= 32 THEN 1 ELSE 0 END AS b0, x0 % 32 AS y0,
    CASE WHEN x1 >= 32 THEN 1 ELSE 0 END AS b1, x1 % 32 AS y1,
    CASE WHEN x2 >= 32 THEN 1 ELSE 0 END AS b2, x2 % 32 AS y2
  FROM "points_1"
) AS halved;
