SELECT block, cell, s, n, x0, from_r, from_s,
  CASE WHEN taken > 0 THEN taken WHEN near = 1 OR rest < 2 THEN 1 ELSE 0 END AS taken
FROM (
  SELECT split.*, SUM(CASE WHEN taken = 0 AND near = 0 AND other = 1 AND s <> -1 THEN 1 ELSE 0 END)
      OVER (PARTITION BY block) AS rest
  FROM (
    SELECT summed.*, ROW_NUMBER() OVER (PARTITION BY block, taken, near, s ORDER BY cell) AS other
    FROM (
      SELECT told.*, CASE WHEN taken = 0 AND CAST(SUM(newcomer) OVER (PARTITION BY block, taken ORDER BY from_r, cell, s ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) - newcomer < 2 THEN 1 ELSE 0 END AS near
      FROM (
        SELECT ordered.*, CASE WHEN turn = 1 AND s <> -1 THEN 1 ELSE 0 END AS newcomer
        FROM (
          SELECT begun.*, ROW_NUMBER() OVER (PARTITION BY block, taken, s ORDER BY from_r, cell) AS turn
          FROM (
            SELECT m.*, 0 AS taken FROM "round_1" AS m
          ) AS begun
        ) AS ordered
      ) AS told
    ) AS summed
  ) AS split
) AS counted;

SELECT block, cell, s, n, x0, x1, from_r, from_s,
  CASE WHEN taken > 0 THEN taken WHEN near = 1 OR rest < 2 THEN 1 ELSE 0 END AS taken
FROM (
  SELECT split.*, SUM(CASE WHEN taken = 0 AND near = 0 AND other = 1 AND s <> -1 THEN 1 ELSE 0 END)
      OVER (PARTITION BY block) AS rest
  FROM (
    SELECT summed.*, ROW_NUMBER() OVER (PARTITION BY block, taken, near, s ORDER BY cell) AS other
    FROM (
      SELECT told.*, CASE WHEN taken = 0 AND CAST(SUM(newcomer) OVER (PARTITION BY block, taken ORDER BY from_r, cell, s ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) - newcomer < 2 THEN 1 ELSE 0 END AS near
      FROM (
        SELECT ordered.*, CASE WHEN turn = 1 AND s <> -1 THEN 1 ELSE 0 END AS newcomer
        FROM (
          SELECT begun.*, ROW_NUMBER() OVER (PARTITION BY block, taken, s ORDER BY from_r, cell) AS turn
          FROM (
            SELECT m.*, 0 AS taken FROM "round_1" AS m
          ) AS begun
        ) AS ordered
      ) AS told
    ) AS summed
  ) AS split
) AS counted;
